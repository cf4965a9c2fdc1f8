#include "support/brute_force.h"

#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/scoring.h"

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
    position.book->lexicon->words.forEachWord([&](const Letters& word, unsigned) {
        for (int i = 0; i < position.board.squareCount(); ++i)
            for (const Direction direction : {Direction::Across, Direction::Down})
                layWord(position, word, 0, position.board.squareAt(i), direction, play, rest, reserve, collector);
    });
    return collector.plays();
}

std::vector<BrutePlay> exhaustivePlays(const Position& position)
{
    Collector collector(position);
    Play play;
    Rack rest = position.toMove().rack;
    for (int row = 0; row < position.board.rows(); ++row)
        layOn(position, {row, 0}, Direction::Across, play, rest, collector);
    for (int column = 0; column < position.board.columns(); ++column)
        layOn(position, {0, column}, Direction::Down, play, rest, collector);
    return collector.plays();
}

} // namespace storeys::test
