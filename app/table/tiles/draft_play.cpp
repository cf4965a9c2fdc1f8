#include "table/tiles/draft_play.h"

#include "rules/legality.h"
#include "rules/piece_rules.h"
#include "rules/scoring.h"
#include "table/text/error_text.h"

namespace storeys {

QString DraftPlay::state() const
{
    if (count() == 0)
        return QStringLiteral("empty");
    if (!m_violation)
        return QStringLiteral("playable");
    return m_refused           ? QStringLiteral("refused")
           : !m_mayBecomeLegal ? QStringLiteral("impossible")
                               : QStringLiteral("onTheWay");
}

Play DraftPlay::play() const
{
    Play play;
    for (const Laid& laid : m_laid)
        if (laid.isBlocker())
            play.blockersOn.push_back(laid.placement.square);
        else
            play.placements.push_back(laid.placement);
    play.blockersOff = m_lifted;
    play.claims = m_claims;
    return play;
}

const DraftPlay::Laid* DraftPlay::at(Square square) const
{
    return lookUp(m_laid, square, [](const Laid& l) { return l.placement.square; });
}

std::vector<Square> DraftPlay::faults(const Board& board) const
{
    std::vector<Square> squares;
    if (isWrong())
        std::ranges::copy_if(m_violation->squares, std::back_inserter(squares),
                             [&](Square square) { return board.contains(square); });
    return squares;
}

void DraftPlay::lay(const Laid& laid, const Position& position)
{
    m_laid.push_back(laid);
    changeTo(position);
}

void DraftPlay::move(Square from, const Placement& to, const Position& position)
{
    for (Laid& laid : m_laid)
        if (laid.placement.square == from)
            laid.placement = to;
        else if (laid.placement.square == to.square)
            laid.placement.square = from;
    changeTo(position);
}

void DraftPlay::takeBack(Square square, const Position& position)
{
    m_laid.erase(m_laid.begin() + (at(square) - m_laid.data()));
    changeTo(position);
}

void DraftPlay::lift(Square square, const Position& position)
{
    if (std::erase(m_lifted, square) == 0)
        m_lifted.push_back(square);
    changeTo(position);
}

void DraftPlay::claim(std::vector<Claim> claims, const Position& position)
{
    m_claims = std::move(claims);
    changeTo(position);
}

void DraftPlay::clear()
{
    m_laid.clear();
    m_lifted.clear();
    m_claims.clear();
    m_violation.reset();
    m_mayBecomeLegal = m_refused = false;
    m_score = {};
    m_reason.clear();
    m_words.clear();
    m_effects.clear();
    m_liftable.clear();
    m_wins = false;
    emit changed();
}

void DraftPlay::refuse(const Position& position)
{
    if (!m_violation)
        return;
    m_refused = true;
    judge(position);
    emit refused();
}

void DraftPlay::changeTo(const Position& position)
{
    m_refused = false;
    dropWithout(position);
    judge(position);
}

// Drops what depended on tiles that were taken back: claims through their squares, and blockers that can no longer be
// put down or taken off, the last ones first.
void DraftPlay::dropWithout(const Position& position)
{
    const auto isOpen = [&](Square square) { return !at(square) && !position.board.isOccupied(square); };
    std::erase_if(m_claims, [&](const Claim& claim) { return std::ranges::any_of(claim, isOpen); });
    Play tiles = play();
    const Collection collected = collectionOf(position, tiles);
    auto tooMany =
        static_cast<int>(tiles.blockersOn.size()) - position.toMove().reserve.blockers - collected.sum().blockers;
    for (auto last = m_laid.rbegin(); tooMany > 0 && last != m_laid.rend();)
        if (last->isBlocker()) {
            last = std::make_reverse_iterator(m_laid.erase(std::next(last).base()));
            --tooMany;
        } else {
            ++last;
        }
    if (static_cast<int>(m_lifted.size()) > collected.lifts)
        m_lifted.resize(static_cast<std::size_t>(collected.lifts));
}

void DraftPlay::findLiftable(const Position& position)
{
    const Board& board = position.board;
    const bool hasMore = collectionOf(position, play()).lifts > static_cast<int>(m_lifted.size());
    m_liftable.clear();
    for (int square = 0; square < board.squareCount(); ++square) {
        const bool isLifted = contains(m_lifted, board.squareAt(square));
        if (isLifted || (hasMore && board.isBlocked(board.squareAt(square)) && !at(board.squareAt(square))))
            m_liftable += square;
    }
}

void DraftPlay::judge(const Position& position)
{
    if (m_laid.empty()) {
        clear();
        return;
    }
    m_violation = violationOf(position, play());
    m_mayBecomeLegal = m_violation && canBecomeLegal(position, play(), *m_violation);
    m_reason = !m_violation                                    ? QString()
               : m_violation->kind == Violation::Kind::NoTiles ? tr("Blockers go down together with a word.")
               : isWrong()                                     ? violationText(*m_violation, position)
                                                               : lackText(*m_violation, position);
    m_score = m_violation ? PlayScore{} : scoreOf(position, play());
    m_words = shownWords(position.variant(), m_score);
    m_effects = m_violation ? QList<PlayEffect>() : effectsOf(position, play());
    findLiftable(position);
    m_wins = !m_violation && winsAtOnce(position, play());
    emit changed();
}

} // namespace storeys
