#include "table/flow/challenges.h"

#include "rules/turn_rules.h"
#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"
#include "table/text/square_text.h"

namespace storeys {

namespace {

QString consequenceText(const ChallengeCost& cost, bool withdrawn, const QString& player, const QString& challenger)
{
    if (withdrawn)
        return cost.badPlayLosesTurn
                   ? sentenceOf(player, Words::tr("The tiles return to your rack, and you lose the turn."),
                                Words::tr("The tiles return to the rack, and %1 loses the turn."))
                   : sentenceOf(player, Words::tr("The tiles return to your rack, and you play again."),
                                Words::tr("The tiles return to the rack, and %1 plays again."));
    if (cost.failedIsFree())
        return Words::tr("The play stands.");
    if (cost.failedLosesTurn)
        return sentenceOf(challenger, Words::tr("The play stands, and you lose your next turn."),
                          Words::tr("The play stands, and %1 loses the next turn."));
    const int points = cost.failedPoints.value;
    return sentenceOf(challenger, Words::tr("The play stands, and you lose %n point(s).", nullptr, points),
                      Words::tr("The play stands, and %1 loses %n point(s).", nullptr, points));
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

ChallengeOutcome challengeOutcome(const Game& game, int challenger)
{
    const Turn& play = *game.openPlay();
    const RuleBook& book = *game.setup().book;
    ChallengeOutcome outcome;
    outcome.challenger = nameOf(game, challenger);
    outcome.player = nameOf(game, play.seat);
    outcome.dictionary = dictionaryText(*book.lexicon, book.variant.language);
    for (const ScoredWord& scored : play.score().words) {
        const Letters letters = scored.word.letters();
        const bool good = book.lexicon->words.contains(letters);
        outcome.words += {spelled(letters, book.variant.tiles.alphabet), good};
        outcome.withdrawn = outcome.withdrawn || !good;
    }
    outcome.consequence = consequenceText(challengeCost(book), outcome.withdrawn, outcome.player, outcome.challenger);
    return outcome;
}

QString challengeRule(const RuleBook& book)
{
    const ChallengeCost cost = challengeCost(book);
    const QString bad = cost.badPlayLosesTurn
                            ? Words::tr("If a word is not valid, the play is removed and the turn is lost.")
                            : Words::tr("If a word is not valid, the play is removed.");
    const QString good =
        cost.failedIsFree() ? Words::tr("If all words are valid, nothing happens.")
        : cost.failedLosesTurn
            ? Words::tr("If all words are valid, the challenger loses the next turn.")
            : Words::tr("If all words are valid, the challenger loses %n point(s).", nullptr, cost.failedPoints.value);
    return bad + ' ' + good;
}

} // namespace storeys
