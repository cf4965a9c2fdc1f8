#include "table/view/draft_prospect.h"

#include "rules/features.h"
#include "rules/formed_words.h"
#include "rules/reserve_rules.h"

#include <algorithm>
#include <array>

namespace storeys {

namespace {

constexpr std::array bothDirections{Direction::Across, Direction::Down};

class Prospect
{
public:
    Prospect(const Position& position, const Play& play)
        : m_position(position), m_board(position.board),
          m_territory(position.variant().territory(static_cast<int>(position.seats.size()), position.turn)),
          m_play(play), m_left(position.toMove().rack.size() + position.toMove().reserve.blanks
                               - static_cast<int>(play.placements.size()))
    {}

    [[nodiscard]] int left() const { return m_left; } // tiles of rack and reserve that are not laid
    // Whether the play, a run without gaps that touches no other tile, can be extended to a square of that sort.
    template<class Test>
    [[nodiscard]] bool reaches(Test isWanted) const
    {
        const auto [first, last] = std::ranges::minmax(m_play.placements, {}, &Placement::square);
        for (const Direction along : bothDirections) {
            if (!mayGoOn(along))
                continue;
            for (const auto& [end, step] : {std::pair(first.square, -1), std::pair(last.square, 1)}) {
                Square square = end;
                for (int laid = 0; laid < m_left && isOpen(square = stepped(square, along, step)); ++laid)
                    if (isWanted(square))
                        return true;
            }
        }
        return false;
    }
    [[nodiscard]] bool reachesStart() const
    {
        const auto isStart = [&](Square square) { return m_territory.isStart(square); };
        const auto onStart = [&](const Placement& p) { return isStart(p.square); };
        return std::ranges::any_of(m_play.placements, onStart) ? m_left > 0 : reaches(isStart);
    }
    [[nodiscard]] bool reachesTiles() const
    {
        return reaches([&](Square s) {
            return std::ranges::any_of(bothDirections, [&](Direction d) {
                return m_board.isOccupied(stepped(s, d, -1)) || m_board.isOccupied(stepped(s, d, 1));
            });
        });
    }
    // Whether every word that is wrong now can still become another. More tiles change words in one direction only.
    [[nodiscard]] bool canChangeWords() const
    {
        std::array<bool, 2> isWrong{};
        for (const FormedWord& word : formedWords(m_board, m_play)) {
            if (m_position.book->lexicon->words.contains(word.letters()))
                continue;
            if (!mayGoOn(word.direction) || !canChange(word))
                return false;
            isWrong[word.direction == Direction::Across ? 0 : 1] = true;
        }
        return m_left > 0 && !(isWrong[0] && isWrong[1]);
    }

private:
    // Whether a word can go on to that square.
    [[nodiscard]] bool isOpen(Square square) const
    {
        return m_board.contains(square) && !m_territory.isClosed(square)
               && (!m_board.isBlocked(square) || mayReplaceBlockers(m_position, m_position.turn));
    }
    [[nodiscard]] bool mayGoOn(Direction along) const
    {
        return m_play.placements.size() == 1 || mainDirection(m_board, m_play) == along;
    }
    // Whether a tile can still be laid directly before or after the word, or on one of the tiles that it found there.
    [[nodiscard]] bool canChange(const FormedWord& word) const
    {
        const int limit = m_position.houseRules().stackLimit;
        const auto takesTile = [&](const WordSquare& s) { return !s.placed && s.height.value < limit; };
        return isOpen(stepped(word.squares.front().square, word.direction, -1))
               || isOpen(stepped(word.squares.back().square, word.direction, 1))
               || std::ranges::any_of(word.squares, takesTile);
    }

    const Position& m_position;
    const Board& m_board;
    const Territory& m_territory;
    const Play& m_play;
    int m_left;
};

} // namespace

bool canBecomeLegal(const Position& position, const Play& play, const Violation& violation)
{
    const Prospect prospect(position, play);
    using enum Violation::Kind;
    // Where plays are paths, the next tile can lie anywhere, and words are claimed last.
    if (featuresOf(position.variant(), position.houseRules()).claims)
        return violation.kind == Claims || violation.kind == Unclaimed
               || ((violation.kind == StartSquare || violation.kind == NotConnected) && prospect.left() > 0);
    switch (violation.kind) {
    case NoTiles: return true;
    case Gap: return static_cast<int>(violation.squares.size()) <= prospect.left();
    case TooShort:
    case StartSquare: return prospect.reachesStart();
    case NotConnected: return prospect.reachesTiles();
    case OnlyPlural: return prospect.left() > 0;
    case NotAWord: return prospect.canChangeWords();
    default: return false;
    }
}

} // namespace storeys
