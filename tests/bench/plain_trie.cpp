#include "plain_trie.h"

namespace storeys::bench {

PlainTrie::PlainTrie(const WordGraph& words) : m_nodes(1)
{
    words.forEachWord([&](const Letters& word, unsigned) {
        int node = 0;
        for (const Letter letter : word) {
            if (m_nodes[node].children[letter] == 0) {
                m_nodes[node].children[letter] = static_cast<int>(m_nodes.size());
                m_nodes.emplace_back();
            }
            node = next(node, letter);
        }
        m_nodes[node].endsWord = true;
    });
}

// One direction of one position: everything the recursion needs, looked up where it is needed.
struct PlainTrie::Search
{
    const PlainTrie& trie;
    const RuleBook& book;
    const Board& board;
    Direction direction;
    std::array<int, maxLetters> rack{};
    std::vector<Found>& found;
    std::array<LetterMask, Board::maxSide * Board::maxSide> fits{}; // cross sets, computed once
    std::array<bool, Board::maxSide * Board::maxSide> crosses{};    // whether a tile there makes a crossing word
    int line = 0, start = 0, length = 0;
    std::array<signed char, Board::maxSide> put{};

    [[nodiscard]] Square at(int i) const { return direction == Direction::Across ? Square{line, i} : Square{i, line}; }
    [[nodiscard]] Square crossStart(Square s) const
    {
        while (board.isOccupied(stepped(s, other(direction), -1)))
            s = stepped(s, other(direction), -1);
        return s;
    }
    [[nodiscard]] bool crossIsWord(Square square, int letter) const
    {
        int node = 0;
        for (Square s = crossStart(square); s == square || board.isOccupied(s); s = stepped(s, other(direction))) {
            node = trie.next(node, s == square ? letter : board.top(s).letter());
            if (node == 0)
                return false;
        }
        return trie.m_nodes[node].endsWord;
    }
    void checkCrossings()
    {
        for (int i = 0; i < board.squareCount(); ++i) {
            const Square square = board.squareAt(i);
            crosses[i] = board.isOccupied(stepped(square, other(direction), -1))
                         || board.isOccupied(stepped(square, other(direction)));
            for (int letter = 0; crosses[i] && letter < book.variant.tiles.alphabet.size(); ++letter)
                if (crossIsWord(square, letter))
                    fits[i] |= maskOf(static_cast<Letter>(letter));
        }
    }
    [[nodiscard]] bool crossed(Square s) const { return crosses[board.indexOf(s)]; }
    [[nodiscard]] int crossScore(Square square, int letter) const
    {
        int tiles = 0, flat = 0;
        bool isFlat = true;
        for (Square s = crossStart(square); s == square || board.isOccupied(s); s = stepped(s, other(direction))) {
            const int height = board.height(s).value + (s == square ? 1 : 0);
            tiles += height;
            isFlat = isFlat && height == 1;
            flat += 2 + book.variant.flatBonus[s == square ? letter : board.top(s).letter()].value;
        }
        return isFlat ? flat : tiles;
    }
    [[nodiscard]] bool tacksOn(Square only, int last, Direction d) const
    {
        const Square before = stepped(only, d, -1);
        return !board.isOccupied(stepped(only, d)) && last >= 2 && board.isOccupied(before)
               && board.isOccupied(stepped(only, d, -2)) && board.top(before).letter() != *book.variant.pluralLetter;
    }
    [[nodiscard]] bool coversWord(int end) const
    {
        for (int i = start, run = 0, covered = 0; i <= end + 1; ++i) {
            if (i <= end && board.isOccupied(at(i))) {
                ++run;
                covered += put[i] >= 0;
                continue;
            }
            if (run >= 2 && run == covered)
                return true;
            run = covered = 0;
        }
        return false;
    }
    void finish(int end, int placed, bool connected, int crossings)
    {
        if (placed == 0 || !connected || end == start || (end + 1 < length && board.isOccupied(at(end + 1))))
            return;
        int only = start;
        while (put[only] < 0)
            ++only;
        const Square square = at(only);
        if (placed == 1 && direction == Direction::Down && crossed(square))
            return;
        if (placed == 1 && put[only] == book.variant.pluralLetter && book.houseRules.pluralRule
            && !board.isOccupied(square) && only == end && tacksOn(square, end - start, direction)
            && (!crossed(square) || tacksOn(square, 2, other(direction))))
            return;
        if (placed > 1 && coversWord(end))
            return;
        int tiles = 0, flat = 0;
        bool isFlat = true;
        for (int i = start; i <= end; ++i) {
            const int height = board.height(at(i)).value + (put[i] >= 0 ? 1 : 0);
            tiles += height;
            isFlat = isFlat && height == 1;
            flat += 2 + book.variant.flatBonus[put[i] >= 0 ? put[i] : board.top(at(i)).letter()].value;
        }
        const int bonus = placed == book.variant.rackSize ? book.variant.bingoBonus.value : 0;
        found.push_back({at(start).row,
                         at(start).column,
                         end - start + 1,
                         (isFlat ? flat : tiles) + crossings + bonus,
                         direction == Direction::Across,
                         {}});
        for (int i = start; i <= end; ++i)
            found.back().letters[i - start] = put[i];
    }
    void go(int i, int node, int placed, bool connected, int crossings)
    {
        if (i == length)
            return;
        const Square square = at(i);
        if (board.isOccupied(square)) {
            if (const int child = trie.next(node, board.top(square).letter())) {
                put[i] = -1;
                if (trie.m_nodes[child].endsWord)
                    finish(i, placed, true, crossings);
                go(i + 1, child, placed, true, crossings);
            }
            if (board.height(square).value >= book.houseRules.stackLimit)
                return;
        }
        for (int letter = 0; letter < maxLetters; ++letter) {
            const int child = trie.next(node, letter);
            if (child == 0 || rack[letter] == 0 || (board.isOccupied(square) && board.top(square).letter() == letter))
                continue;
            const bool makesCross = crossed(square);
            if (makesCross && !(fits[board.indexOf(square)] & maskOf(static_cast<Letter>(letter))))
                continue;
            const bool touches = connected || board.isOccupied(square) || makesCross
                                 || (board.isEmpty() && book.variant.kindOf(square).start);
            const int total = crossings + (makesCross ? crossScore(square, letter) : 0);
            --rack[letter];
            put[i] = static_cast<signed char>(letter);
            if (trie.m_nodes[child].endsWord)
                finish(i, placed + 1, touches, total);
            go(i + 1, child, placed + 1, touches, total);
            ++rack[letter];
        }
    }
};

void PlainTrie::allPlays(const RuleBook& book, const Board& board, const Rack& rack, std::vector<Found>& found) const
{
    found.clear();
    for (const Direction direction : {Direction::Across, Direction::Down}) {
        Search search{*this, book, board, direction, {}, found, {}, {}, 0, 0, 0, {}};
        search.checkCrossings();
        for (int letter = 0; letter < maxLetters; ++letter)
            search.rack[letter] = rack.count(letter);
        const bool across = direction == Direction::Across;
        search.length = across ? board.columns() : board.rows();
        for (search.line = 0; search.line < (across ? board.rows() : board.columns()); ++search.line)
            for (search.start = 0; search.start < search.length; ++search.start)
                if (search.start == 0 || !board.isOccupied(search.at(search.start - 1)))
                    search.go(search.start, 0, 0, false, 0);
    }
}

} // namespace storeys::bench
