#include "moves/leads.h"

namespace storeys {

void Leads::lengthen()
{
    const int length = static_cast<int>(m_levels.size()) + 1;
    m_levels.emplace_back();
    m_used.emplace_back();
    if (length == 1) {
        extend({m_words.root(), m_words.letters(m_words.root()), {}}, 0, length);
        return;
    }
    for (std::size_t i = 0; i < m_levels[length - 2].size(); ++i)
        extend(m_levels[length - 2][i], m_used[length - 2][i], length);
}

// Adds every lead that is one tile longer; of equal tiles on the rack only the first that is free.
void Leads::extend(const Lead& lead, std::uint32_t used, int length)
{
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        const bool isRepeat = i > 0 && m_tiles[i] == m_tiles[i - 1] && !(used & 1u << (i - 1));
        if ((used & 1u << i) || isRepeat)
            continue;
        const bool blank = m_tiles[i].isBlank();
        for (LetterMask rest = lead.next & (blank ? ~LetterMask{0} : maskOf(m_tiles[i].letter())); rest != 0;
             rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            Lead longer = lead;
            longer.node = m_words.edge(lead.node, letter).target();
            if (longer.node == 0)
                continue;
            longer.next = m_words.letters(longer.node);
            longer.tiles[length - 1] = blank ? Tile::blankAs(letter) : m_tiles[i];
            m_levels.back().push_back(longer);
            m_used.back().push_back(used | 1u << i);
        }
    }
}

} // namespace storeys
