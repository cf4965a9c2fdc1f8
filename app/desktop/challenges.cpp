#include "challenges.h"

#include "bots/levels.h"

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

// A computer challenges what is not in its vocabulary.
bool computerChallenges(const std::string& level, const Transition& play, const RuleBookPtr& book,
                        const BotKnowledge& knowledge)
{
    const auto thinking = thinkingOf(level);
    if (!thinking)
        return false;
    const RuleBookPtr known = knowledge.upTo(thinking->wordLevel, book);
    return !std::ranges::all_of(play.score.words, [&](const ScoredWord& scored) {
        return known->lexicon->words.contains(scored.word.letters());
    });
}

} // namespace

std::optional<int> challengingComputer(const Game& game, const std::vector<SeatKind>& kinds,
                                       const BotKnowledge& knowledge)
{
    const int seats = static_cast<int>(kinds.size());
    for (int i = 0; i < seats; ++i) {
        const int seat = (game.position().turn + i) % seats;
        if (!kinds[seat].level.isEmpty() && game.mayChallenge(seat)
            && computerChallenges(kinds[seat].level.toStdString(), game.turns().back(), game.setup().book, knowledge))
            return seat;
    }
    return std::nullopt;
}

std::vector<int> challengingPersons(const Game& game, const std::vector<SeatKind>& kinds)
{
    std::vector<int> persons;
    const int seats = static_cast<int>(kinds.size());
    for (int i = 0; i < seats; ++i) {
        const int seat = (game.position().turn + i) % seats;
        if (kinds[seat].level.isEmpty() && game.mayChallenge(seat))
            persons.push_back(seat);
    }
    return persons;
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
