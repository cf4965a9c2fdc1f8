#include "table/view/game_rows.h"

#include "rules/turn_rules.h"
#include "table/text/card_text.h"
#include "table/text/player_name.h"
#include "table/text/variant_text.h"

#include <QHash>

#include <numeric>

namespace storeys {

namespace {

// Whether a solo game was given up, so that nobody has won.
bool isGivenUp(const GameResult& result)
{
    return result.seats.size() == 1 && result.reason == EndCondition::AllPassed;
}

QString playerNote(const SeatKind& kind, bool atTurn)
{
    const bool computer = !kind.level.isEmpty();
    if (atTurn)
        return computer ? Words::tr("thinking") : Words::tr("to play");
    return computer    ? Words::tr("computer, %1").arg(levelText(kind.level).within)
           : kind.away ? Words::tr("in another window")
                       : Words::tr("person");
}

QString classText(PlayerClass playerClass)
{
    return playerClass == PlayerClass::Rookie   ? Words::tr("rookie")
           : playerClass == PlayerClass::Middle ? Words::tr("middle")
                                                : Words::tr("pro");
}

// A card that a play drew; with what it did, unless a turn of its own says that: "drew: Crowbar (You take …)".
QString drewText(const ShownCard& card, bool isDone)
{
    if (!isDone)
        return Words::tr("drew: %1").arg(card.title);
    QString meaning = card.meaning;
    if (meaning.endsWith(u'.'))
        meaning.chop(1);
    return Words::tr("drew: %1 (%2)", "a card, what it did").arg(card.title, meaning);
}

// The cards that the play with that index drew.
QStringList drewTexts(const Game& game, std::size_t play)
{
    const auto& events = game.turns()[play].events;
    const auto countOf = [&](auto isWanted) { return static_cast<int>(std::ranges::count_if(events, isWanted)); };
    const int done = countOf([](const Event& event) { return std::holds_alternative<event::CardDone>(event.what); });
    const int drawn = countOf([](const Event& event) { return std::holds_alternative<event::CardDrawn>(event.what); });
    if (drawn == 0)
        return {};
    QStringList texts;
    const int first = static_cast<int>(game.positionBefore(play).cards.due.size());
    const CardStory story = cardStory(game, play);
    for (int card = first; card < first + drawn; ++card)
        texts += drewText(story.cards[card], card < done);
    return texts;
}

// The effects of the play with that index besides points: "took a yellow blank and a blocker · drew: Crowbar".
QString gainsText(const Game& game, std::size_t play)
{
    const Turn& turn = game.turns()[play];
    Reserve taken;
    QStringList parts;
    if (const auto replaced = std::ranges::count_if(turn.placed(), &PlacedTile::replaced))
        parts += Words::tr("replaced %n blocker(s)", nullptr, static_cast<int>(replaced));
    for (const Event& event : turn.events) {
        if (std::holds_alternative<event::CardDone>(event.what)) // later events belong to the card
            break;
        if (const auto* collected = std::get_if<event::Collected>(&event.what)) {
            taken.blanks += collected->taken.blanks;
            taken.blockers += collected->taken.blockers;
        } else if (const auto* moved = std::get_if<event::BlockersMoved>(&event.what)) {
            for (const Square square : moved->off)
                parts += Words::tr("took the blocker off %1").arg(squareName(square));
            for (const Square square : moved->on)
                parts += Words::tr("put a blocker on %1").arg(squareName(square));
        }
    }
    const QString blanks = Words::tr("%n yellow blank(s)", nullptr, taken.blanks);
    const QString blockers = Words::tr("%n blocker(s)", nullptr, taken.blockers);
    if (taken.blanks > 0 && taken.blockers > 0)
        parts.prepend(Words::tr("took %1 and %2").arg(blanks, blockers));
    else if (taken.blanks + taken.blockers > 0)
        parts.prepend(Words::tr("took %1").arg(taken.blanks > 0 ? blanks : blockers));
    return (parts + drewTexts(game, play)).join(u" · ");
}

QString distanceText(const Variant& variant, int steps)
{
    if (steps == Variant::noSteps)
        return Words::tr("not started");
    if (steps == 0)
        return Words::tr("arrived");
    return goalTexts(variant).distance(steps, variant.rows);
}

// A sentence for a race that ended before anybody reached the goal.
QString nearestText(const QStringList& who, int steps)
{
    if (who.size() > 1)
        return Words::tr("Nobody arrived. %1 and %2 are equally near.")
            .arg(who.mid(0, who.size() - 1).join(Words::tr(", ", "between players")), who.back());
    return sentenceOf(who.value(0), Words::tr("Nobody arrived. You are nearest: %n step(s).", nullptr, steps),
                      Words::tr("Nobody arrived. %1 is nearest: %n step(s).", nullptr, steps));
}

QString endText(EndCondition reason, const Variant& variant, const QString& who, qsizetype players)
{
    switch (reason) {
    case EndCondition::Out:
        return sentenceOf(who, Words::tr("You played your last tile."), Words::tr("%1 played the last tile."));
    case EndCondition::Blocked: return Words::tr("No player can make another play.");
    case EndCondition::Goal:
        return sentenceOf(who, Words::tr(goalTexts(variant).youWon), Words::tr(goalTexts(variant).otherWon));
    case EndCondition::Rounds: return Words::tr("All rounds were played.");
    case EndCondition::TimeUp:
        return sentenceOf(who, Words::tr("You have no time left."), Words::tr("%1 has no time left."));
    case EndCondition::Resigned: return sentenceOf(who, Words::tr("You resigned."), Words::tr("%1 resigned."));
    case EndCondition::Limit:
        return Words::tr("The game ends because it has reached the limit of %1 turns or %2 points.")
            .arg(QLocale().toString(static_cast<int>(GameLimits::turns)), QLocale().toString(GameLimits::points.value));
    case EndCondition::AllPassed:
        return players == 1   ? Words::tr("The game was abandoned.")
               : players == 2 ? Words::tr("Both players passed.")
                              : Words::tr("All players passed.");
    }
    return {};
}

QString sumText(const Variant& variant, const PlayScore& score)
{
    if (!variant.hasPoints())
        return {};
    QStringList parts;
    for (const ScoredWord& word : score.words)
        parts += QString::number(word.points.value);
    for (const Points bonus : {score.bingoBonus, score.starBonus})
        if (bonus != Points(0))
            parts += QString::number(bonus.value);
    return parts.join(" + ");
}

// Names the players whose challenges of the play failed, and the points that each of them lost.
QStringList failedTexts(const Game& game, const Turn& play)
{
    QStringList texts;
    const int paid = challengeCost(*game.setup().book).failedPoints.value;
    for (const int seat : play.failedChallengers()) {
        const QString who =
            sentenceOf(nameOf(game, seat), Words::tr("failed challenge by you"), Words::tr("failed challenge by %1"));
        texts +=
            paid > 0
                ? Words::tr("%1: −%2", "whose challenge failed, and the points it cost").arg(who, QString::number(paid))
                : who;
    }
    return texts;
}

// The class of the seat's player; "" while all players are still rookies.
QString classNote(const Position& position, const Seat& seat)
{
    const auto isRookie = [](const Seat& s) { return s.playerClass == PlayerClass::Rookie; };
    return std::ranges::all_of(position.seats, isRookie) ? QString()
                                                         : QStringLiteral(" · ") + classText(seat.playerClass);
}

} // namespace

LevelText levelText(const QString& level)
{
    const QHash<QString, LevelText> texts{
        {"random", {Words::tr("Random"), Words::tr("random"), Words::tr("Plays any valid word at random")}},
        {"beginner",
         {Words::tr("Beginner"), Words::tr("beginner"), Words::tr("Knows easy words and misses many plays")}},
        {"casual", {Words::tr("Casual"), Words::tr("casual"), Words::tr("Knows common words and misses some plays")}},
        {"greedy",
         {Words::tr("Greedy"), Words::tr("greedy"),
          Words::tr("Knows all words and always plays for the highest score")}},
        {"skilled", {Words::tr("Skilled"), Words::tr("skilled"), Words::tr("Knows most words and keeps good tiles")}},
        {"expert", {Words::tr("Expert"), Words::tr("expert"), Words::tr("Knows all words and thinks a turn ahead")}},
        {"master",
         {Words::tr("Master"), Words::tr("master"),
          Words::tr("Knows all words, thinks further ahead and plays a perfect endgame")}},
    };
    return texts.value(level, {level, level, {}});
}

QStringList stackTexts(const Board& board, const DraftPlay& draft, const Alphabet& alphabet)
{
    QStringList stacks;
    for (int i = 0; i < board.squareCount(); ++i) {
        const Square square = board.squareAt(i);
        QString stack = stackText(board, square, alphabet);
        if (const auto* laid = draft.at(square)) {
            stack.remove(blockerSymbol); // the blocker is replaced, or is to be taken off
            stack += laid->isBlocker() ? QString(blockerSymbol) : symbolText(alphabet, laid->placement.tile);
        }
        stacks += stack;
    }
    return stacks;
}

const Turn* lastPlay(const Game& game, std::size_t turns)
{
    const auto end = std::make_reverse_iterator(game.turns().begin());
    const auto last = std::find_if(end - static_cast<std::ptrdiff_t>(turns), end, laidTiles);
    return last == end || last->isWithdrawal() ? nullptr : &*last;
}

QList<int> topMarks(const Game& game, std::size_t turns, const DraftPlay& draft)
{
    const Board& board = game.position().board;
    QList<int> marks(board.squareCount(), 0);
    if (const Turn* last = lastPlay(game, turns))
        for (const auto& placed : last->placed())
            marks[board.indexOf(placed.square)] = 1;
    for (const Square square : draft.lifted())
        marks[board.indexOf(square)] = 4;
    const auto faults = draft.faults(board);
    for (const auto& laid : draft.laid()) {
        const Square square = laid.placement.square;
        marks[board.indexOf(square)] = contains(faults, square) ? 3 : 2;
    }
    return marks;
}

TableStock stockOf(const Position& position)
{
    const Variant& variant = position.variant();
    const HouseRules& rules = position.houseRules();
    TableStock stock{position.bag.size()};
    if (variant.pile.blanks > 0)
        stock.blanks = position.pile.blanks;
    if (variant.pile.blockers > 0 && rules.blockers)
        stock.blockers = position.pile.blockers;
    if (featuresOf(variant, rules).cards)
        stock.cards = static_cast<int>(position.cards.deck.size());
    if (contains(variant.ends, EndCondition::Rounds)) {
        stock.rounds = rules.rounds;
        stock.round = std::min(stock.rounds, position.toMove().turnsTaken + 1);
    }
    return stock;
}

QList<PlayerRow> playerRows(const Game& game, const std::vector<SeatKind>& kinds, std::size_t turns, bool isLookedAt)
{
    QList<PlayerRow> rows;
    const Position& position = game.positionBefore(turns);
    const Variant& variant = position.variant();
    const bool isPresent = turns == game.turns().size(), isOver = game.isOver() && isPresent;
    const bool isPlayed = isPresent && !isLookedAt; // somebody can take a turn now
    const bool hasBlockers = variant.pile.blockers > 0 && position.houseRules().blockers;
    const bool hasSides = featuresOf(variant, position.houseRules()).territories;
    const int seats = static_cast<int>(kinds.size());
    for (int i = 0; i < seats; ++i) {
        const Seat& seat = position.seats[i];
        PlayerRow row;
        row.name = nameOf(game, i);
        row.atTurn = !isOver && !game.isPast() && position.turn == i;
        row.note = playerNote(kinds[i], row.atTurn && isPlayed) + classNote(position, seat);
        row.points = (isOver ? game.result()->seats[i].total : seat.points).value;
        if (variant.isRace())
            row.distance = distanceText(variant, distanceToGoal(variant, position.board, seats, i));
        if (variant.pile.blanks > 0)
            row.blanks = seat.reserve.blanks;
        if (hasBlockers)
            row.blockers = seat.reserve.blockers;
        row.tiles = seat.rack.size();
        row.computer = !kinds[i].level.isEmpty();
        row.won = isOver && game.result()->seats[i].wins && !isGivenUp(*game.result());
        row.side = hasSides ? i + 1 : 0;
        rows += row;
    }
    return rows;
}

TurnRow turnRow(const Game& game, std::size_t turn, const RecordNotes& notes)
{
    const Turn& taken = game.turns()[turn];
    const Variant& variant = game.position().variant();
    TurnRow row;
    row.number = static_cast<int>(turn) + 1;
    row.who = nameOf(game, taken.seat);
    row.what = turnText(game, turn);
    row.points = pointsOf(taken);
    row.hints = game.hintsFor(static_cast<int>(turn));
    row.doubt = notes.doubt(turn + 1);
    row.note = notes.note(turn + 1);
    if (taken.isWithdrawal())
        return row;
    QStringList sums = QStringList{sumText(variant, taken.score())} + failedTexts(game, taken);
    sums.removeAll(QString());
    row.sum = sums.join(u" · ");
    row.gains = gainsText(game, turn);
    row.play = std::holds_alternative<Play>(taken.action);
    row.words = shownWords(variant, taken.score());
    row.bonus = taken.score().bingoBonus.value;
    row.starBonus = taken.score().starBonus.value;
    return row;
}

QString turnText(const Game& game, std::size_t turn)
{
    const Turn& taken = game.turns()[turn];
    const Alphabet& alphabet = game.position().variant().tiles.alphabet;
    if (taken.isWithdrawal())
        return Words::tr("%1 challenged off").arg(wordsOf(taken, alphabet).join(u" · "));
    if (taken.isLost())
        return Words::tr("lost the turn");
    if (std::holds_alternative<Pass>(taken.action))
        return game.setup().players.size() == 1 ? Words::tr("gave up") : Words::tr("passed");
    if (taken.isChoice())
        return choiceText(game, turn);
    if (const auto* exchange = std::get_if<Exchange>(&taken.action))
        return Words::tr("exchanged %n tile(s)", nullptr, static_cast<int>(exchange->tiles.size()));
    return wordsOf(taken, alphabet).join(u" · ");
}

int pointsOf(const Turn& turn)
{
    return (turn.isWithdrawal() ? -1 : 1) * turn.score().total().value;
}

QList<DrawnTile> drawnTiles(const Game& game)
{
    const Alphabet& alphabet = game.position().variant().tiles.alphabet;
    const auto& rounds = game.startDraw().rounds;
    QList<DrawnTile> drawn;
    for (std::size_t round = 0; round < rounds.size(); ++round)
        for (const auto& [seat, tile] : rounds[round]) {
            const bool wins = round + 1 < rounds.size() ? contains(rounds[round + 1], seat, &StartDraw::Drawn::seat)
                                                        : seat == game.startDraw().first;
            drawn += DrawnTile{static_cast<int>(round), nameOf(game, seat), faceText(alphabet, tile),
                               symbolText(alphabet, tile), wins};
        }
    return drawn;
}

GameEnd gameEndOf(const Game& game)
{
    if (!game.isOver())
        return {};
    const GameResult& result = *game.result();
    const Variant& variant = game.position().variant();
    std::vector<int> order(result.seats.size());
    std::iota(order.begin(), order.end(), 0);
    const auto forfeits = [&](int seat) { return seat == game.position().forfeiter; };
    std::ranges::stable_sort(order, std::less{}, [&](int i) {
        return std::tuple(forfeits(i), result.seats[i].steps, -result.seats[i].total.value);
    });
    QStringList nearest;
    QString who; // the name of the player who ended the game
    GameEnd end;
    end.counted = !variant.isRace();
    const auto equal = [&](const GameResult::Line& a, const GameResult::Line& b) {
        return end.counted ? a.total == b.total : a.steps == b.steps;
    };
    for (const int i : order) {
        const GameResult::Line& line = result.seats[i];
        if (result.reason == EndCondition::Goal ? line.wins
            : isForfeit(result.reason)          ? i == game.position().forfeiter
                                                : line.left.isEmpty())
            who = nameOf(game, i);
        if (line.wins)
            nearest += nameOf(game, i);
        const auto first = std::ranges::find_if(
            order, [&](int other) { return forfeits(other) == forfeits(i) && equal(result.seats[other], line); });
        end.rows += SeatResult{
            .rank = static_cast<int>(first - order.begin()) + 1,
            .name = nameOf(game, i),
            .distance = end.counted ? QString() : distanceText(variant, line.steps),
            .points = line.played.value,
            .tilesLeft = faceTexts(line.left.tiles(), variant.tiles.alphabet),
            .subtraction = line.subtraction.value,
            .gain = line.gain.value,
            .timePenalty = line.timePenalty.value,
            .total = line.total.value,
            .winner = line.wins && !isGivenUp(result),
        };
    }
    const bool isUnknown = game.isPast() && result.reason == EndCondition::AllPassed
                           && game.position().passesInARow < static_cast<int>(result.seats.size());
    end.reason = isUnknown
                     ? Words::tr("The result is as written in the record.") // the record gives no reason for the end
                 : !end.counted && result.reason != EndCondition::Goal && !isForfeit(result.reason)
                     ? nearestText(nearest, result.seats[order.front()].steps)
                     : endText(result.reason, variant, who, end.rows.size());
    return end;
}

} // namespace storeys
