#include "table/view/game_rows.h"

#include "table/text/place_text.h"
#include "table/text/player_name.h"

#include "rules/turn_rules.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace storeys {

namespace {

class GameText
{
    Q_DECLARE_TR_FUNCTIONS(GameText)

public:
    static QString level(const QString& level)
    {
        const QHash<QString, QString> names{
            {"random", tr("Random")}, {"beginner", tr("Beginner")}, {"casual", tr("Casual")},
            {"greedy", tr("Greedy")}, {"skilled", tr("Skilled")},   {"expert", tr("Expert")},
            {"master", tr("Master")},
        };
        return names.value(level, level);
    }

    static QString levelNote(const QString& level)
    {
        const QHash<QString, QString> notes{
            {"random", tr("Plays any valid word at random")},
            {"beginner", tr("Knows easy words and misses many plays")},
            {"casual", tr("Knows common words and misses some plays")},
            {"greedy", tr("Knows all words and always plays for the highest score")},
            {"skilled", tr("Knows most words and keeps good tiles")},
            {"expert", tr("Knows all words and thinks a turn ahead")},
            {"master", tr("Knows all words, thinks further ahead and plays a perfect endgame")},
        };
        return notes.value(level);
    }

    // Within a line of text.
    static QString levelWithin(const QString& level)
    {
        const QHash<QString, QString> names{
            {"random", tr("random")}, {"beginner", tr("beginner")}, {"casual", tr("casual")},
            {"greedy", tr("greedy")}, {"skilled", tr("skilled")},   {"expert", tr("expert")},
            {"master", tr("master")},
        };
        return names.value(level, level);
    }

    static QString note(const SeatKind& kind, bool atTurn)
    {
        const bool computer = !kind.level.isEmpty();
        if (atTurn)
            return computer ? tr("thinking") : tr("to play");
        return computer ? tr("computer, %1").arg(levelWithin(kind.level)) : tr("person");
    }

    static QString what(const Game& game, std::size_t n)
    {
        const Turn& turn = game.turns()[n];
        const Alphabet& alphabet = game.position().variant().tiles.alphabet;
        if (turn.isWithdrawal())
            return tr("%1 challenged off").arg(wordsOf(turn, alphabet).join(u" · "));
        if (turn.isLost())
            return tr("lost the turn");
        if (std::holds_alternative<Pass>(turn.action))
            return game.setup().players.size() == 1 ? tr("gave up") : tr("passed");
        if (const auto* exchange = std::get_if<Exchange>(&turn.action))
            return tr("exchanged %n tile(s)", nullptr, static_cast<int>(exchange->tiles.size()));
        return wordsOf(turn, alphabet).join(u" · ");
    }

    static QString failed(const QString& challenger, int points)
    {
        const QString who = sentenceOf(challenger, tr("failed challenge by you"), tr("failed challenge by %1"));
        return points > 0 ? tr("%1: −%2", "whose challenge failed, and the points it cost").arg(who).arg(points) : who;
    }

    static QString end(EndCondition reason, const QString& who, bool alone)
    {
        switch (reason) {
        case EndCondition::Out:
            return sentenceOf(who, tr("You played your last tile."), tr("%1 played the last tile."));
        case EndCondition::Blocked: return tr("No player can make another play.");
        case EndCondition::Goal: return sentenceOf(who, tr("You reached your goal."), tr("%1 reached the goal."));
        case EndCondition::Rounds: return tr("All rounds were played.");
        case EndCondition::TimeUp: return sentenceOf(who, tr("You have no time left."), tr("%1 has no time left."));
        case EndCondition::AllPassed: return alone ? tr("The game was abandoned.") : tr("All players passed.");
        }
        return {};
    }
};

QString nameOf(const Game& game, int seat)
{
    return shownName(game.setup().players[seat]);
}

QString sumText(const PlayScore& score)
{
    QStringList parts;
    for (const ScoredWord& word : score.words)
        parts += QString::number(word.points.value);
    if (score.bingoBonus != Points(0))
        parts += QString::number(score.bingoBonus.value);
    return parts.join(" + ");
}

// Whose challenges of the play failed, and what that cost.
QString failedText(const Game& game, const Turn& play)
{
    QString text;
    const int paid = challengeCost(*game.setup().book).failedPoints.value;
    for (const int seat : play.failedChallengers())
        text += "  " + GameText::failed(nameOf(game, seat), paid);
    return text;
}

QString tilesText(const Rack& rack, const Alphabet& alphabet)
{
    QStringList faces;
    for (const Tile tile : rack.tiles())
        faces += faceText(alphabet, tile);
    return faces.join(' ');
}

} // namespace

QString faceText(const Alphabet& alphabet, Tile tile)
{
    if (!tile.hasLetter())
        return "?";
    const QString spelling = QString::fromStdString(alphabet.face(tile.letter()).spelling);
    return spelling.left(1) + spelling.mid(1).toLower();
}

QString levelName(const QString& level)
{
    return GameText::level(level);
}

QString levelNote(const QString& level)
{
    return GameText::levelNote(level);
}

QStringList stackTexts(const Board& board, const DraftPlay& draft, const Alphabet& alphabet)
{
    QStringList stacks;
    for (int i = 0; i < board.squareCount(); ++i) {
        const Square square = board.squareAt(i);
        QString stack;
        for (int level = 0; level < board.height(square).value; ++level)
            stack += symbolText(alphabet, board.tileAt(square, level));
        if (const auto* laid = draft.at(square))
            stack += laid->isBlocker() ? QString(blockerSymbol) : symbolText(alphabet, laid->placement.tile);
        else if (board.isBlocked(square))
            stack += blockerSymbol;
        stacks += stack;
    }
    return stacks;
}

QList<int> topMarks(const Game& game, std::size_t turns, const DraftPlay& draft)
{
    const Board& board = game.position().board;
    QList<int> marks(board.squareCount(), 0);
    const auto end = std::make_reverse_iterator(game.turns().begin());
    const auto lastPlay = std::find_if(end - static_cast<std::ptrdiff_t>(turns), end,
                                       [](const Turn& turn) { return !turn.placed().empty(); });
    if (lastPlay != end && !lastPlay->isWithdrawal())
        for (const auto& placed : lastPlay->placed())
            marks[board.indexOf(placed.square)] = 1;
    for (const Square square : draft.lifted())
        marks[board.indexOf(square)] = 4;
    const auto faults = draft.faults(board);
    for (const auto& laid : draft.laid()) {
        const Square square = laid.placement.square;
        marks[board.indexOf(square)] = std::ranges::find(faults, square) == faults.end() ? 2 : 3;
    }
    return marks;
}

QList<QVariantMap> playerRows(const Game& game, const std::vector<SeatKind>& kinds, std::size_t turns)
{
    QList<QVariantMap> rows;
    const Position& position = game.positionBefore(turns);
    const bool isOver = game.isOver() && turns == game.turns().size();
    for (int i = 0; i < static_cast<int>(kinds.size()); ++i) {
        const bool atTurn = !isOver && !game.isPast() && position.turn == i;
        const Points points = isOver ? game.result()->seats[i].total : position.seats[i].points;
        rows += QVariantMap{
            {"name", nameOf(game, i)}, {"note", GameText::note(kinds[i], atTurn && turns == game.turns().size())},
            {"points", points.value},  {"tiles", position.seats[i].rack.size()},
            {"atTurn", atTurn},        {"computer", !kinds[i].level.isEmpty()}};
    }
    return rows;
}

QList<QVariantMap> historyRows(const Game& game)
{
    QList<QVariantMap> rows;
    const int count = static_cast<int>(game.turns().size());
    for (int i = 0; i < count; ++i) {
        const Turn& turn = game.turns()[i];
        rows += QVariantMap{{"number", i + 1},
                            {"who", nameOf(game, turn.seat)},
                            {"what", GameText::what(game, static_cast<std::size_t>(i))},
                            {"sum", turn.isWithdrawal() ? QString() : sumText(turn.score()) + failedText(game, turn)},
                            {"points", (turn.isWithdrawal() ? -1 : 1) * turn.score().total().value},
                            {"play", !turn.isWithdrawal() && std::holds_alternative<Play>(turn.action)},
                            {"latest", i + 1 == count},
                            {"hints", game.hintsFor(i)},
                            {"words", wordsOf(turn, game.position().variant().tiles.alphabet)}};
    }
    return rows;
}

QVariantMap turnMap(const Game& game, std::size_t turn)
{
    const Turn& taken = game.turns()[turn];
    const Variant& variant = game.position().variant();
    return {{"who", nameOf(game, taken.seat)},
            {"what", GameText::what(game, turn)},
            {"play", std::holds_alternative<Play>(taken.action)},
            {"points", taken.score().total().value},
            {"words", wordMaps(variant, taken.score())},
            {"bonus", taken.score().bingoBonus.value}};
}

QVariantMap startDrawMap(const Game& game)
{
    QVariantList rounds;
    for (const auto& round : game.startDraw().rounds) {
        QVariantList drawn;
        for (const auto& [seat, tile] : round)
            drawn += QVariantMap{{"name", nameOf(game, seat)},
                                 {"tile", faceText(game.position().variant().tiles.alphabet, tile)},
                                 {"symbol", symbolText(game.position().variant().tiles.alphabet, tile)}};
        rounds.push_back(drawn);
    }
    return {{"first", nameOf(game, game.startDraw().first)}, {"rounds", rounds}};
}

QVariantMap resultMap(const Game& game)
{
    if (!game.isOver())
        return {};
    const GameResult& result = *game.result();
    std::vector<int> order(result.seats.size());
    for (int i = 0; i < static_cast<int>(order.size()); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, std::greater{}, [&](int i) { return result.seats[i].total; });
    const bool isGivenUp = order.size() == 1 && result.reason == EndCondition::AllPassed; // nobody has won then
    QString who;                                                                          // ended it
    QVariantList rows;
    for (const int i : order) {
        const GameResult::Line& line = result.seats[i];
        if (result.reason == EndCondition::Goal     ? line.wins
            : result.reason == EndCondition::TimeUp ? i == game.position().turn
                                                    : line.left.isEmpty())
            who = nameOf(game, i);
        rows += QVariantMap{{"name", nameOf(game, i)},
                            {"points", line.played.value},
                            {"tilesLeft", tilesText(line.left, game.position().variant().tiles.alphabet)},
                            {"subtraction", line.subtraction.value},
                            {"gain", line.gain.value},
                            {"timePenalty", line.timePenalty.value},
                            {"total", line.total.value},
                            {"winner", line.wins && !isGivenUp}};
    }
    return {{"reason", GameText::end(result.reason, who, rows.size() == 1)}, {"rows", rows}};
}

} // namespace storeys
