#include "record/write_game.h"

#include "base/letters.h"
#include "record/limits.h"
#include "record/play_text.h"
#include "rules/turn_rules.h"

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

// ---- the game as a record

// A nick of one word that no other player has.
std::string nickFor(std::string_view name, const std::vector<RecordPlayer>& others)
{
    std::string start;
    for (std::size_t n = 0; n < RecordLimits::nick && !name.empty(); ++n)
        start += takeCharacter(name);
    std::ranges::replace(start, ' ', '_');
    std::string nick = start;
    for (std::size_t n = others.size() + 1; contains(others, nick, &RecordPlayer::nick); ++n)
        nick = start + std::to_string(n);
    return nick;
}

std::vector<RecordPlayer> playersOf(const Game& game, const RecordDetails& details)
{
    std::vector<RecordPlayer> players;
    for (const std::string& given : game.setup().players) {
        const std::size_t seat = players.size();
        std::string name = oneLine(isUtf8(given) ? given : fromWindows1252(given));
        if (name.empty())
            name = "player" + std::to_string(seat + 1);
        const std::string kind = seat < details.kinds.size() ? oneLine(details.kinds[seat]) : "";
        players.push_back({nickFor(name, players), name, kind});
    }
    return players;
}

std::vector<RecordEvent::FailedChallenge> failedChallenges(const Turn& play)
{
    std::vector<RecordEvent::FailedChallenge> challenges;
    for (const Event& event : play.events) {
        if (std::holds_alternative<event::Challenged>(event.what))
            challenges.push_back({0, event.seat, true});
        else if (!challenges.empty() // otherwise a card caused the event
                 && (std::holds_alternative<event::OwesTurn>(event.what)
                     || std::holds_alternative<event::Paid>(event.what)))
            challenges.back().isFree = false;
    }
    return challenges;
}

void addCards(RecordEvent& event, const Turn& turn, const Variant& variant)
{
    for (const Event& each : turn.events)
        if (const auto* drawn = std::get_if<event::CardDrawn>(&each.what))
            event.cards.push_back({0, variant.cards[drawn->card].id});
}

// Adds turn n, a choice, to the event of the play whose card asked for it.
void addChoice(RecordEvent& play, const Game& game, std::size_t n)
{
    const std::size_t due = game.positionBefore(n).cards.due.size();
    play.cards[play.cards.size() - due].choice =
        choiceText(std::get<CardChoice>(game.turns()[n].action), game.position().variant().tiles.alphabet);
    const auto challenges = failedChallenges(game.turns()[n]);
    play.failedChallenges.insert(play.failedChallenges.end(), challenges.begin(), challenges.end());
}

RecordEvent eventOf(const Game& game, std::size_t n)
{
    const Turn& turn = game.turns()[n];
    const Alphabet& alphabet = game.position().variant().tiles.alphabet;
    const Position& before = game.positionBefore(n);
    const Position& after = game.positionBefore(n + 1);
    RecordEvent event{0, turn.seat};
    const Seat& seat = (turn.isWithdrawal() ? after : before).seats[turn.seat];
    event.rack = heldText(seat.rack, seat.reserve, alphabet);
    event.text = turn.isWithdrawal() ? "--" : actionText(before.board, turn.action, alphabet);
    event.kind = turn.isWithdrawal()                             ? Kind::Withdrawal
                 : std::holds_alternative<Play>(turn.action)     ? Kind::Play
                 : std::holds_alternative<Exchange>(turn.action) ? Kind::Exchange
                                                                 : Kind::Pass;
    event.score = (turn.isWithdrawal() ? -1 : 1) * turn.score().total().value;
    event.total = after.seats[turn.seat].points.value;
    event.hints = game.hintsFor(n);
    event.failedChallenges = failedChallenges(turn);
    if (event.kind == Kind::Play)
        addCards(event, turn, game.position().variant());
    return event;
}

// Adds the notes made after that many turns.
void addNotes(GameRecord& record, const RecordDetails& details, std::size_t turns)
{
    if (turns >= details.notes.size())
        return;
    for (const std::string& note : details.notes[turns])
        record.lastNotes().push_back(oneLine(note));
}

// All tiles left on the racks of the other seats.
Rack leftToOthers(const GameResult& result, int seat)
{
    Rack tiles;
    for (int other = 0; other < static_cast<int>(result.seats.size()); ++other)
        for (const Tile tile : result.seats[other].left.tiles())
            if (other != seat)
                tiles.add(tile);
    return tiles;
}

// The lines for tiles left: first the losses, seat by seat, then the gains.
std::vector<RecordEvent> tilesLeft(const GameResult& result, const Variant& variant)
{
    const Alphabet& alphabet = variant.tiles.alphabet;
    std::vector<RecordEvent> lines;
    for (int seat = 0; seat < static_cast<int>(result.seats.size()); ++seat) {
        const GameResult::Line& line = result.seats[seat];
        const bool isOut = line.left.isEmpty();
        const std::string tiles = rackText(isOut ? leftToOthers(result, seat) : line.left, alphabet);
        if (!isOut || (gainsByGoingOut(variant) && !tiles.empty()))
            lines.push_back({0, seat, Kind::TilesLeft, isOut ? "" : tiles, '(' + tiles + ')',
                             isOut ? line.gain.value : -line.subtraction.value, (line.total + line.timePenalty).value});
    }
    std::ranges::stable_partition(lines, [&](const RecordEvent& e) { return !result.seats[e.seat].left.isEmpty(); });
    return lines;
}

// Points lost on time, as other programs write them. Totals already include the points for tiles left on racks.
std::vector<RecordEvent> timePenalties(const Game& game)
{
    std::vector<RecordEvent> events;
    for (const Event& event : game.timeEvents())
        if (const auto* charged = std::get_if<event::TimeCharged>(&event.what))
            events.push_back({0, event.seat, Kind::TimePenalty, "", "(time)", -charged->points.value,
                              game.result()->seats[event.seat].total.value});
    return events;
}

// Adds the rules of the game and its seed.
void putRules(GameRecord& record, const GameSetup& setup, bool ownVariant)
{
    const RuleBook& book = *setup.book;
    record.variant.text = book.variant.id;
    if (ownVariant)
        record.variantData.text = book.variant.data;
    if (book.variant.language != english)
        record.language.text = book.variant.language;
    if (!book.variant.miniBoards.empty())
        record.layout = {0, book.variant.layout};
    record.lexicon.text = oneLine(book.lexicon->name);
    for (const std::string& rule : book.houseRules.differencesFrom(book.variant.houseRules))
        record.houseRules.push_back({0, rule});
    record.houseWords.text = book.lexicon->house.text();
    record.seed = setup.seed;
}

// Adds the lines for tiles left and time or, if the game goes on, for the racks held.
void putEnd(GameRecord& record, const Game& game)
{
    const Variant& variant = game.position().variant();
    // The record of a game lost on time stops as if the game went on; only the clock shows the loss.
    if (game.isOver() && !game.position().outOfTime) {
        if (!variant.hasPoints())
            return; // there is nothing to count
        for (const auto& events : {tilesLeft(*game.result(), variant), timePenalties(game)})
            record.events.insert(record.events.end(), events.begin(), events.end());
        return;
    }
    for (int n = 0; n < static_cast<int>(record.players.size()); ++n) {
        const Seat& seat = game.position().seats[n];
        record.racks.push_back({0, n, heldText(seat.rack, seat.reserve, variant.tiles.alphabet)});
    }
}

// ---- the record as a text

std::string pragma(const std::string& name, const std::string& value)
{
    return "#" + name + (value.empty() ? "" : " ") + value + '\n';
}

std::string pragmaIfAny(const std::string& name, const std::string& value)
{
    return value.empty() ? "" : pragma(name, value);
}

std::string header(const GameRecord& record)
{
    std::string text = pragma("character-encoding", "UTF-8");
    if (record.format > 0)
        text += pragma("storeys-format", std::to_string(record.format));
    for (std::size_t i = 0; i < record.players.size(); ++i)
        text += pragma("player" + std::to_string(i + 1), record.players[i].nick + ' ' + record.players[i].name);
    text += pragmaIfAny("title", record.title);
    text += pragmaIfAny("description", record.description);
    text += pragmaIfAny("lexicon", record.lexicon.text);
    text += pragmaIfAny("variant", record.variant.text);
    text += pragmaIfAny("variant-data", record.variantData.text);
    text += pragmaIfAny("language", record.language.text);
    if (record.layout)
        text += pragma("layout", record.layout->text);
    for (const GameRecord::SeatClass& each : record.classes)
        text += pragma("class" + std::to_string(each.seat + 1),
                       std::string(classNames[static_cast<std::size_t>(each.playerClass)]));
    for (const GameRecord::Setting& rule : record.houseRules)
        text += pragma("house-rule", rule.text);
    text += pragmaIfAny("house-words", record.houseWords.text);
    if (record.seed)
        text += pragma("seed", std::to_string(*record.seed));
    for (std::size_t i = 0; i < record.players.size(); ++i)
        text += pragmaIfAny("player-kind" + std::to_string(i + 1), record.players[i].kind);
    text += pragmaIfAny("clock", record.clock);
    for (const std::string& note : record.notes)
        text += pragma("note", note);
    return text;
}

std::string hintsText(int hints)
{
    return hints > 0 ? pragma("hint", std::to_string(hints)) : "";
}

// A score of 0 gets the sign that other scores of its kind have.
std::string scoreText(const RecordEvent& event)
{
    const bool takesOff = event.kind == Kind::Withdrawal || event.kind == Kind::TimePenalty
                          || (event.kind == Kind::TilesLeft && !event.rack.empty());
    return event.score == 0 && takesOff ? "-0" : signedText(event.score);
}

// Without a rack, two spaces follow the nick, as other programs write it.
std::string eventText(const GameRecord& record, const RecordEvent& event)
{
    std::string text = hintsText(event.hints) + '>' + record.players[event.seat].nick + ": " + event.rack + ' '
                       + event.text + ' ' + scoreText(event) + ' ' + std::to_string(event.total) + '\n';
    for (const RecordEvent::DrawnCard& card : event.cards) {
        text += pragma("card", card.id);
        if (card.choice)
            text += pragma("choice", *card.choice);
    }
    for (const RecordEvent::FailedChallenge& challenge : event.failedChallenges)
        text += pragma(challenge.isFree ? "challenge-free" : "challenge-lost", record.players[challenge.seat].nick);
    for (const std::string& note : event.notes)
        text += pragma("note", note);
    return text;
}

} // namespace

GameRecord recordOf(const Game& game, const RecordDetails& details)
{
    GameRecord record;
    record.players = playersOf(game, details);
    record.title = oneLine(details.title);
    record.description = oneLine(details.description);
    record.clock = oneLine(details.clock);
    putRules(record, game.setup(), details.ownVariant);
    if (game.setup().book->variant.hasClasses)
        for (const Seat& seat : game.position().seats)
            record.classes.push_back({0, static_cast<int>(record.classes.size()), seat.playerClass});
    addNotes(record, details, 0);
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        if (game.turns()[n].isChoice() && !game.turns()[n].isWithdrawal())
            addChoice(record.events.back(), game, n);
        else
            record.events.push_back(eventOf(game, n));
        addNotes(record, details, n + 1);
    }
    record.hints = game.hintsFor(game.turns().size());
    putEnd(record, game);
    const int needed = formatOf(record);
    record.format = std::max(details.format, needed > 1 ? needed : 0);
    return record;
}

std::string gcgText(const GameRecord& record)
{
    std::string text = header(record);
    for (const RecordEvent& event : record.events)
        text += eventText(record, event);
    text += hintsText(record.hints);
    for (const GameRecord::HeldRack& held : record.racks)
        text += pragma("rack" + std::to_string(held.seat + 1), held.tiles);
    return text;
}

} // namespace storeys
