#include "support/brute_force.h"

#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/scoring.h"

#include <bitset>
#include <set>

namespace storeys::test {

namespace {

// Keeps each legal play once, by its text.
class Collector
{
public:
    explicit Collector(const Position& position) : m_position(position) {}

    void offer(const Play& play)
    {
        if (violationOf(m_position, play))
            return;
        m_plays.insert({playText(m_position.board, play, m_position.variant().tiles.alphabet),
                        scoreOf(m_position, play).total().value});
    }
    [[nodiscard]] std::vector<BrutePlay> plays() const { return {m_plays.begin(), m_plays.end()}; }

private:
    const Position& m_position;
    std::set<BrutePlay> m_plays;
};

// Offers every play that makes the letters from `next` on stand from the square on: each keeps what shows it already, or
// is laid with a tile of the rack, a blank too.
void layWord(const Position& position, const Letters& word, std::size_t next, Square at, Direction direction,
             Play& play, Rack& rest, int& reserve, Collector& collector)
{
    if (next == word.size())
        return collector.offer(play);
    if (!position.board.contains(at))
        return;
    const Letter letter = word[next];
    const Square then = stepped(at, direction);
    const Tile top = position.board.top(at);
    if (!top.isNone() && top.letter() == letter)
        return layWord(position, word, next + 1, then, direction, play, rest, reserve, collector);
    if (reserve > 0) {
        --reserve;
        play.placements.push_back({at, Tile::reserveAs(letter)});
        layWord(position, word, next + 1, then, direction, play, rest, reserve, collector);
        play.placements.pop_back();
        ++reserve;
    }
    for (const Tile tile : {Tile::of(letter), Tile::blankAs(letter)}) {
        if (!rest.has(tile))
            continue;
        rest.remove(tile);
        play.placements.push_back({at, tile});
        layWord(position, word, next + 1, then, direction, play, rest, reserve, collector);
        play.placements.pop_back();
        rest.add(tile.unplayed());
    }
}

using LetterSet = std::bitset<maxLetters>;

LetterSet lettersOf(const Letters& word)
{
    LetterSet letters;
    for (const Letter letter : word)
        letters.set(letter);
    return letters;
}

// A row or a column with the letters that can stand there without a blank: those on top already and those of the rack.
struct Line
{
    Direction direction;
    std::vector<Square> squares;
    LetterSet letters;
};

std::vector<Line> linesOf(const Position& position)
{
    LetterSet held;
    for (int letter = 0; letter < maxLetters; ++letter)
        held[letter] = position.toMove().rack.count(letter) > 0;
    std::vector<Line> lines;
    const auto add = [&](Square from, Direction direction) {
        Line line{direction, {}, held};
        for (; position.board.contains(from); from = stepped(from, direction)) {
            line.squares.push_back(from);
            if (const Tile top = position.board.top(from); !top.isNone())
                line.letters.set(top.letter());
        }
        lines.push_back(line);
    };
    for (int row = 0; row < position.board.rows(); ++row)
        add({row, 0}, Direction::Across);
    for (int column = 0; column < position.board.columns(); ++column)
        add({0, column}, Direction::Down);
    return lines;
}

// The ways to put down a tile of that kind: a blank as any letter.
std::vector<Tile> facesOf(int kind, const Alphabet& alphabet)
{
    if (kind != Tile::blank().kind())
        return {Tile::ofKind(kind)};
    std::vector<Tile> faces;
    for (int letter = 0; letter < alphabet.size(); ++letter)
        faces.push_back(Tile::blankAs(static_cast<Letter>(letter)));
    return faces;
}

// Puts one more tile of the rack on any later square of the line, in every way.
void layOn(const Position& position, Square from, Direction direction, Play& play, Rack& rest, Collector& collector)
{
    for (; position.board.contains(from); from = stepped(from, direction)) {
        for (int kind = 0; kind < tileKinds; ++kind) {
            if (rest.count(kind) == 0)
                continue;
            rest.remove(Tile::ofKind(kind));
            for (const Tile tile : facesOf(kind, position.variant().tiles.alphabet)) {
                play.placements.push_back({from, tile});
                collector.offer(play);
                layOn(position, stepped(from, direction), direction, play, rest, collector);
                play.placements.pop_back();
            }
            rest.add(Tile::ofKind(kind));
        }
    }
}

} // namespace

std::vector<BrutePlay> bruteForcePlays(const Position& position)
{
    Collector collector(position);
    Play play;
    Rack rest = position.toMove().rack;
    int reserve = position.toMove().reserve.blanks;
    const int blanks = rest.count(Tile::blank().kind()) + reserve;
    const std::vector<Line> lines = linesOf(position);
    position.book->lexicon->words.forEachWord([&](const Letters& word, unsigned) {
        const LetterSet needed = lettersOf(word);
        for (const Line& line : lines)
            if ((needed & ~line.letters).count() <= static_cast<std::size_t>(blanks))
                for (const Square from : line.squares)
                    layWord(position, word, 0, from, line.direction, play, rest, reserve, collector);
    });
    return collector.plays();
}

std::vector<BrutePlay> exhaustivePlays(const Position& position)
{
    Collector collector(position);
    Play play;
    Rack rest = position.toMove().rack;
    for (const Line& line : linesOf(position))
        layOn(position, line.squares.front(), line.direction, play, rest, collector);
    return collector.plays();
}

} // namespace storeys::test
