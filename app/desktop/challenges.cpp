#include "challenges.h"

#include "game_rows.h"

#include <QCoreApplication>

namespace storeys {

namespace {

class ChallengeText
{
    Q_DECLARE_TR_FUNCTIONS(ChallengeText)

public:
    static QString consequence(const Variant& variant, bool withdrawn, const QString& player, const QString& challenger)
    {
        if (withdrawn)
            return variant.withdrawnPlayLosesTurn ? tr("The tiles go back, and %1 loses the turn.").arg(player)
                                                  : tr("The tiles go back, and %1 plays again.").arg(player);
        return variant.vainChallengeLosesTurn ? tr("The play stands, and %1 loses the next turn.").arg(challenger)
                                              : tr("The play stands.");
    }
};

QString nameOf(const Game& game, int seat)
{
    return QString::fromStdString(game.setup().players[seat]);
}

} // namespace

std::vector<int> possibleChallengers(const Game& game)
{
    std::vector<int> challengers;
    const int seats = static_cast<int>(game.setup().players.size());
    for (int i = 0; i < seats; ++i)
        if (const int seat = (game.position().turn + i) % seats; game.mayChallenge(seat))
            challengers.push_back(seat);
    return challengers;
}

QStringList wordsOf(const Transition& play, const Alphabet& alphabet)
{
    QStringList words;
    for (const ScoredWord& scored : play.score.words)
        words += QString::fromStdString(alphabet.spell(scored.word.letters()));
    return words;
}

QVariantMap challengeOutcome(const Game& game, int challenger)
{
    const Transition& play = game.turns().back();
    const RuleBook& book = *game.setup().book;
    QVariantList words;
    bool withdrawn = false;
    for (const ScoredWord& scored : play.score.words) {
        const Letters letters = scored.word.letters();
        const bool good = book.lexicon->words.contains(letters);
        withdrawn = withdrawn || !good;
        words += QVariantMap{{"word", QString::fromStdString(book.variant.tiles.alphabet.spell(letters))}, {"good", good}};
    }
    return {{"challenger", nameOf(game, challenger)},
            {"player", nameOf(game, play.seat)},
            {"dictionary", QString::fromStdString(book.lexicon->name)},
            {"words", words},
            {"withdrawn", withdrawn},
            {"consequence", ChallengeText::consequence(book.variant, withdrawn, nameOf(game, play.seat),
                                                       nameOf(game, challenger))}};
}

QVariantList tilesOf(const Transition& play, const Position& position)
{
    QVariantList tiles;
    for (const Transition::Placed& placed : play.placed)
        tiles += QVariantMap{{"square", position.board.indexOf(placed.square)},
                             {"tile", symbolText(position.variant().tiles.alphabet, placed.tile)},
                             {"level", placed.before.value}};
    return tiles;
}

} // namespace storeys
