#include "bots/doubt.h"

#include "rules/turn_rules.h"

#include <algorithm>

namespace storeys {

namespace {

constexpr double cautious = 0.5;

} // namespace

bool Doubt::challenges(const SeatView& view, const std::vector<ScoredWord>& words)
{
    const RuleBookPtr own = m_knowledge->upTo(m_readiness.wordLevel, view.book);
    const bool knowsAll = std::ranges::all_of(
        words, [&](const ScoredWord& scored) { return own->lexicon->words.contains(scored.word.letters()); });
    if (knowsAll)
        return false;
    const bool isSure = own == view.book;
    const double chance = m_readiness.chance * (!challengeCost(*view.book).failedIsFree() && !isSure ? cautious : 1);
    return m_random.share() < chance;
}

} // namespace storeys
