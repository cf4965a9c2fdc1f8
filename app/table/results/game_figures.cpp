#include "table/results/game_figures.h"

#include "rules/features.h"
#include "table/text/lexicon_text.h"

#include <QJsonArray>

#include <algorithm>

namespace storeys {

namespace {

struct Figures
{
    QString play;
    int playPoints = 0;
    QString word;
    int wordPoints = 0;
    int highest = 0;
};

void count(const Turn& turn, const Alphabet& alphabet, Figures& figures)
{
    QStringList words;
    for (const ScoredWord& scored : turn.score().words) {
        words += QString::fromStdString(alphabet.spell(scored.word.letters()));
        if (scored.points.value > figures.wordPoints) {
            figures.word = words.last();
            figures.wordPoints = scored.points.value;
        }
    }
    if (turn.score().total().value > figures.playPoints) {
        figures.play = words.join(u" · ");
        figures.playPoints = turn.score().total().value;
    }
    for (const PlacedTile& placed : turn.placed())
        figures.highest = std::max(figures.highest, placed.before.value + 1);
}

Figures figuresOfSeat(const Game& game, int seat)
{
    Figures figures;
    const auto& turns = game.turns();
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const bool withdrawn = turns[i].isWithdrawal() || (i + 1 < turns.size() && turns[i + 1].isWithdrawal());
        if (turns[i].seat == seat && !withdrawn)
            count(turns[i], game.position().variant().tiles.alphabet, figures);
    }
    return figures;
}

} // namespace

int hintsOf(const Game& game, int seat)
{
    int hints = 0;
    for (std::size_t turn = 0; turn < game.turns().size(); ++turn)
        if (game.turns()[turn].seat == seat)
            hints += game.hintsFor(turn);
    return hints + (game.position().turn == seat ? game.hintsFor(game.turns().size()) : 0); // for a turn never taken
}

QJsonObject figuresOf(const Game& game, const std::vector<SeatKind>& kinds)
{
    QJsonArray players;
    for (int seat = 0; seat < static_cast<int>(kinds.size()); ++seat) {
        const GameResult::Line& line = game.result()->seats[seat];
        const Figures figures = figuresOfSeat(game, seat);
        QJsonObject player{{"name", QString::fromStdString(game.setup().players[seat])},
                           {"computer", !kinds[seat].level.isEmpty()},
                           {"won", line.wins && kinds.size() > 1},
                           {"play", figures.play},
                           {"playPoints", figures.playPoints},
                           {"word", figures.word},
                           {"wordPoints", figures.wordPoints},
                           {"highest", figures.highest},
                           {"hints", hintsOf(game, seat)}};
        if (featuresOf(game.position().variant(), game.position().houseRules()).points)
            player["points"] = line.total.value;
        players += player;
    }
    return {{"variant", QString::fromStdString(game.position().variant().id)},
            {"lexicon", dictionaryKey(*game.position().book->lexicon)},
            {"players", players}};
}

} // namespace storeys
