#include "record/write_game.h"

#include "base/letters.h"
#include "base/text.h"
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

// The seats that the record is for, if it is not for everybody.
using Seen = std::optional<Seats>;

bool isOpenTo(const Seen& seen, int seat)
{
    return !seen || includes(*seen, seat);
}

// The text of an exchange or a choice with the number of its tiles in place of their names.
std::string unnamed(const std::vector<Tile>& tiles)
{
    return '-' + std::to_string(tiles.size());
}

// Adds turn n, a choice, to the event of the play whose card asked for it.
void addChoice(RecordEvent& play, const Game& game, std::size_t n, const Seen& seen)
{
    const std::size_t due = game.positionBefore(n).cards.due.size();
    const auto& choice = std::get<CardChoice>(game.turns()[n].action);
    play.cards[play.cards.size() - due].choice = isOpenTo(seen, game.turns()[n].seat) || choice.tiles.empty()
                                                     ? choiceText(choice, game.position().variant().tiles.alphabet)
                                                     : unnamed(choice.tiles);
    const auto challenges = failedChallenges(game.turns()[n]);
    play.failedChallenges.insert(play.failedChallenges.end(), challenges.begin(), challenges.end());
}

// The tiles of the rack that everybody sees: those that the turn puts on the board or, as a withdrawal, takes off it.
Rack shownBy(const Turn& turn)
{
    Rack shown;
    const auto add = [&](const std::vector<Event>& events) {
        for (const Event& event : events)
            if (const auto* placed = std::get_if<event::Placed>(&event.what))
                for (const PlacedTile& each : placed->tiles)
                    if (!each.tile.isReserve())
                        shown.add(each.tile.unplayed());
    };
    add(turn.events);
    for (const Event& event : turn.events)
        if (const auto* withdrawn = std::get_if<event::Withdrawn>(&event.what))
            add(withdrawn->undone);
    return shown;
}

RecordEvent eventOf(const Game& game, std::size_t n, const Seen& seen)
{
    const Turn& turn = game.turns()[n];
    const Alphabet& alphabet = game.position().variant().tiles.alphabet;
    const Position& before = game.positionBefore(n);
    const Position& after = game.positionBefore(n + 1);
    RecordEvent event{0, turn.seat};
    const Seat& seat = (turn.isWithdrawal() ? after : before).seats[turn.seat];
    const auto* exchange = std::get_if<Exchange>(&turn.action);
    const bool isOpen = isOpenTo(seen, turn.seat);
    event.rack = heldText(isOpen ? seat.rack : shownBy(turn), seat.reserve, alphabet);
    event.text = turn.isWithdrawal()   ? "--"
                 : exchange && !isOpen ? unnamed(exchange->tiles)
                                       : actionText(before.board, turn.action, alphabet);
    event.kind = turn.isWithdrawal()                         ? Kind::Withdrawal
                 : std::holds_alternative<Play>(turn.action) ? Kind::Play
                 : exchange                                  ? Kind::Exchange
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
    for (const Event& event : game.lateEvents())
        if (const auto* charged = std::get_if<event::TimeCharged>(&event.what))
            events.push_back({0, event.seat, Kind::TimePenalty, "", "(time)", -charged->points.value,
                              game.result()->seats[event.seat].total.value});
    return events;
}

// Adds the rules of the game and its seed or, for some seats only, the draw that it decided.
void putRules(GameRecord& record, const Game& game, bool ownVariant, const Seen& seen)
{
    const GameSetup& setup = game.setup();
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
    record.seenBy = seen;
    if (!seen)
        record.seed = setup.seed;
    for (const auto& round : seen ? game.startDraw().rounds : decltype(StartDraw::rounds)())
        record.draws.push_back({0, joined(round, " ", [&](const StartDraw::Drawn& drawn) {
                                    return std::to_string(drawn.seat + 1) + '='
                                           + book.variant.tiles.alphabet.text(drawn.tile);
                                })});
}

// Adds the lines for tiles left and time or, if the game goes on or was forfeited, for the racks held.
void putEnd(GameRecord& record, const Game& game, const Seen& seen)
{
    const Variant& variant = game.position().variant();
    // The record of a forfeited game stops as if the game went on; only #clock or #resigned shows the loss.
    if (game.isOver() && !isForfeit(game.result()->reason) && !seen) {
        if (!variant.hasPoints())
            return; // there is nothing to count
        for (const auto& events : {tilesLeft(*game.result(), variant), timePenalties(game)})
            record.events.insert(record.events.end(), events.begin(), events.end());
        return;
    }
    if (game.isOver() && game.result()->reason == EndCondition::Resigned)
        record.resigned = {0, *game.position().forfeiter};
    for (int n = 0; n < static_cast<int>(record.players.size()); ++n) {
        const Seat& seat = game.position().seats[n];
        if (isOpenTo(seen, n))
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

std::vector<int> seatsIn(Seats seats)
{
    std::vector<int> list;
    for (int seat = 0; seat < mostSeats; ++seat)
        if (includes(seats, seat))
            list.push_back(seat);
    return list;
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
    if (record.seenBy)
        text +=
            pragma("seen-by", joined(seatsIn(*record.seenBy), " ", [](int seat) { return std::to_string(seat + 1); }));
    for (const GameRecord::Setting& round : record.draws)
        text += pragma("draw", round.text);
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

// What stands below the header.
std::string eventLines(const GameRecord& record)
{
    std::string text;
    for (const RecordEvent& event : record.events)
        text += eventText(record, event);
    text += hintsText(record.hints);
    if (record.resigned)
        text += pragma("resigned", record.players[record.resigned->seat].nick);
    for (const GameRecord::HeldRack& held : record.racks)
        text += pragma("rack" + std::to_string(held.seat + 1), held.tiles);
    return text;
}

GameRecord recordFor(const Game& game, const RecordDetails& details, const Seen& seen)
{
    GameRecord record;
    record.players = playersOf(game, details);
    record.title = oneLine(details.title);
    record.description = oneLine(details.description);
    record.clock = oneLine(details.clock);
    putRules(record, game, details.ownVariant, seen);
    if (game.setup().book->variant.hasClasses)
        for (const Seat& seat : game.position().seats)
            record.classes.push_back({0, static_cast<int>(record.classes.size()), seat.playerClass});
    addNotes(record, details, 0);
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        if (game.turns()[n].isChoice() && !game.turns()[n].isWithdrawal())
            addChoice(record.events.back(), game, n, seen);
        else
            record.events.push_back(eventOf(game, n, seen));
        addNotes(record, details, n + 1);
    }
    record.hints = game.hintsFor(game.turns().size());
    putEnd(record, game, seen);
    const int needed = formatOf(record);
    record.format = std::max(details.format, needed > 1 ? needed : 0);
    return record;
}

} // namespace

GameRecord recordOf(const Game& game, const RecordDetails& details)
{
    return recordFor(game, details, game.seenBy());
}

SeatRecord seatRecordOf(const Game& game, const RecordDetails& details, Seats seats)
{
    RecordDetails shown = details;
    shown.notes.clear();
    const auto there = static_cast<Seats>((1u << game.setup().players.size()) - 1);
    const auto seen = static_cast<Seats>(seats & there & game.seenBy().value_or(allSeats));
    const GameRecord record = recordFor(game, shown, seen);
    return {header(record), eventLines(record)};
}

std::optional<WholeRecord> wholeRecordOf(const Game& game, const RecordDetails& details)
{
    if (!game.isOver() || game.isFollowed())
        return std::nullopt;
    return WholeRecord(gcgText(recordOf(game, details)));
}

std::string gcgText(const GameRecord& record)
{
    return header(record) + eventLines(record);
}

} // namespace storeys
