#include "table/help/nearest_draft.h"

#include "moves/nearest_play.h"
#include "record/play_text.h"
#include "rules/features.h"
#include "rules/formed_words.h"
#include "rules/scoring.h"

namespace storeys {

NearestDraft::NearestDraft(LiveGame& live, DraftPlay& draft) : m_live(live), m_draft(draft)
{
    connect(&draft, &DraftPlay::changed, this, &NearestDraft::look);
    connect(&live, &LiveGame::proposalsChanged, this, &NearestDraft::look);
}

// Tells nothing in challenge mode: there a draft is never wrong for its words, but the nearest play would tell of words
// all the same. Tells nothing where plays are paths either, as no play is near another there.
void NearestDraft::look()
{
    const bool isTold = m_draft.isWrong() && m_live.position().houseRules().allowsHints();
    if (isTold && !featuresOf(m_live.position().variant(), m_live.position().houseRules()).claims)
        find(m_live.proposing(), m_draft.play());
    else
        forget();
}

NearestDraft::Nearest NearestDraft::nearestTo(const Position& position, const Play& laid, bool commonFirst,
                                              const std::stop_token& stop)
{
    const auto found = nearestLegal(position, laid, commonFirst, stop);
    if (!found)
        return {};
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    const std::string text = playText(position.board, *found, alphabet);
    const std::string word = alphabet.spell(formedWords(position.board, *found).front().letters());
    return {QString::fromStdString(text), QString::fromStdString(word), scoreOf(position, *found).total().value};
}

void NearestDraft::tell()
{
    if (!isThere() || m_told)
        return;
    m_told = true;
    m_live.noteHint();
    emit changed();
}

void NearestDraft::find(const Position& position, const Play& laid)
{
    show({});
    m_search.start([position, laid, commonFirst = m_live.proposesCommonWordsFirst()](
                       const std::stop_token& stop) { return nearestTo(position, laid, commonFirst, stop); },
                   [this](const Nearest& nearest) { show(nearest); });
}

void NearestDraft::forget()
{
    m_search.cancel();
    show({});
}

void NearestDraft::show(const Nearest& nearest)
{
    if (nearest.text == m_nearest.text && !m_told)
        return;
    m_nearest = nearest;
    m_told = false;
    emit changed();
}

} // namespace storeys
