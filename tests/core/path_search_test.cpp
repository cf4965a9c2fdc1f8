// The search for plays that are paths, against the obvious way to find them.

#include "moves/path_search.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "rules/claim_rules.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "rules/variant_reader.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>

namespace storeys::test::path_search_test {

namespace {

// The game on a board of that side whose start square is near its last corner.
RuleBookPtr bookOfSide(int side)
{
    auto book = std::make_shared<RuleBook>(*bookOf("free-for-all"));
    auto file = nlohmann::ordered_json::parse(book->variant.text);
    file["board"] = std::vector(side, std::string(side, '.'));
    file["board"][side - 4] = std::string(side - 4, '.') + "S...";
    book->variant = *readVariantData(file.dump());
    return book;
}

// A board of one group with so many tiles, at random, and a rack. The group begins on a start square.
Position randomBoard(const RuleBookPtr& book, std::uint64_t seed, int tiles, int rackSize)
{
    RandomSource random(seed);
    const auto all = tilesOf(book->variant.tiles.counts);
    const auto draw = [&] { return all[random.below(static_cast<std::uint32_t>(all.size()))]; };
    Position position;
    position.book = book;
    position.board = book->variant.emptyBoard();
    const int squares = position.board.squareCount();
    const auto start = std::ranges::find_if(book->variant.squares, &SquareKind::start) - book->variant.squares.begin();
    while (position.board.tileCount() < tiles) {
        const Square square = position.board.squareAt(
            position.board.isEmpty() ? static_cast<int>(start)
                                     : static_cast<int>(random.below(static_cast<std::uint32_t>(squares))));
        bool joins = position.board.isEmpty();
        for (int i = 0; i < squares; ++i)
            joins = joins
                    || (position.board.isOccupied(position.board.squareAt(i))
                        && areNeighbors(square, position.board.squareAt(i)));
        if (!joins || position.board.isOccupied(square))
            continue;
        const Tile tile = draw();
        position.board.put(square, tile.isBlank() ? Tile::blankAs(static_cast<Letter>(random.below(26))) : tile);
    }
    position.seats.resize(1);
    for (int n = 0; n < rackSize; ++n)
        position.seats[0].rack.add(draw());
    return position;
}

using PlayTexts = std::map<std::string, int>; // with their scores

// Every legal play of at most two tiles, the obvious way: all placements; for each all paths that spell a word; of these
// all sets of up to three, put to the rules.
class BruteForce
{
public:
    explicit BruteForce(const Position& position) : m_position(position), m_board(position.board) {}

    PlayTexts plays()
    {
        place(0, m_position.seats[0].rack);
        return m_plays;
    }

private:
    void place(int from, const Rack& rest)
    {
        if (!m_play.placements.empty())
            claim();
        for (int i = from; i < m_board.squareCount() && !rest.isEmpty(); ++i) {
            const Square square = m_board.squareAt(i);
            if (m_board.isOccupied(square))
                continue;
            for (int kind = 0; kind < tileKinds; ++kind) {
                if (rest.count(kind) == 0)
                    continue;
                const bool isBlank = kind == Tile::blank().kind();
                for (int letter = isBlank ? 0 : kind; letter < (isBlank ? 26 : kind + 1); ++letter) {
                    const auto face = static_cast<Letter>(letter);
                    const Tile tile = isBlank ? Tile::blankAs(face) : Tile::of(face);
                    Rack left = rest;
                    left.remove(tile);
                    m_play.placements.push_back({square, tile});
                    m_board.put(square, tile);
                    place(i + 1, left);
                    m_board.removeTop(square);
                    m_play.placements.pop_back();
                }
            }
        }
    }

    void claim()
    {
        // What can't be legal with any claim is left out early, as nearly all is.
        if (!isOneGroup(m_position.board, m_play))
            return;
        m_paths.clear();
        for (int i = 0; i < m_board.squareCount(); ++i)
            walk(m_board.squareAt(i));
        for (std::size_t a = 0; a < m_paths.size(); ++a) {
            offer({a});
            for (std::size_t b = a + 1; b < m_paths.size(); ++b) {
                offer({a, b});
                for (std::size_t c = b + 1; c < m_paths.size(); ++c)
                    offer({a, b, c});
            }
        }
    }

    void walk(Square square)
    {
        if (!m_board.isOccupied(square) || std::ranges::find(m_path, square) != m_path.end())
            return;
        const WordGraph& words = m_position.book->lexicon->words;
        m_path.push_back(square);
        Letters letters;
        WordGraph::Node node = words.root();
        bool mayGoOn = true;
        for (const Square s : m_path) {
            letters.push_back(m_board.top(s).letter());
            const auto edge = words.find(node, letters.back());
            mayGoOn = mayGoOn && edge;
            node = edge ? edge->target() : 0;
        }
        const auto isNew = [&](Square s) { return !m_position.board.isOccupied(s); };
        if (words.contains(letters) && std::ranges::any_of(m_path, isNew))
            m_paths.push_back(m_path);
        for (int step = 0; mayGoOn && step < 9; ++step)
            if (step != 4)
                walk({square.row + step / 3 - 1, square.column + step % 3 - 1});
        m_path.pop_back();
    }

    void offer(const std::vector<std::size_t>& paths)
    {
        m_play.claims.clear();
        for (const std::size_t path : paths)
            m_play.claims.push_back(m_paths[path]);
        if (!violationOf(m_position, m_play))
            m_plays[playText(m_position.board, m_play, m_position.variant().tiles.alphabet)] =
                scoreOf(m_position, m_play).total().value;
    }

    const Position& m_position;
    Board m_board;
    Play m_play;
    Claim m_path;
    std::vector<Claim> m_paths;
    PlayTexts m_plays;
};

// By text; all must be legal, distinct and score what is said.
PlayTexts texts(const Position& position, const PathPlays& found)
{
    PlayTexts texts;
    for (const PathPlay& one : found.plays) {
        EXPECT_EQ(judged(position, one.play), "");
        EXPECT_EQ(scoreOf(position, one.play).total(), one.score);
        EXPECT_EQ(inOrder(position.board, one.play), one.play);
        const std::string text = playText(position.board, one.play, position.variant().tiles.alphabet);
        EXPECT_TRUE(texts.emplace(text, one.score.value).second) << text;
    }
    return texts;
}

} // namespace

TEST(PathSearch, FindsAllPlaysOfTwoTiles)
{
    const RuleBookPtr book = bookOf("free-for-all");
    std::size_t plays = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Position position = randomBoard(book, seed, static_cast<int>(seed % 8), 1 + static_cast<int>(seed % 3 != 0));
        if (seed % 10 == 0) { // a blank
            position.seats[0].rack = Rack({Tile::blank()});
            if (seed % 20 == 0)
                position.seats[0].rack.add(Tile::of(4));
        }
        const PlayTexts expected = BruteForce(position).plays();
        const PathPlays found = bestPathPlays(position, 0, 10'000'000);
        EXPECT_TRUE(found.complete);
        ASSERT_EQ(texts(position, found), expected)
            << seed << ' ' << boardText(position.board, book->variant.tiles.alphabet);
        EXPECT_EQ(hasPathPlay(position, 0), !expected.empty()) << seed;
        plays += expected.size();
        // The best of them alone.
        std::vector<int> best, few;
        for (const auto& [text, points] : expected)
            best.push_back(points);
        std::ranges::sort(best, std::greater());
        best.resize(std::min<std::size_t>(best.size(), 5));
        for (const PathPlay& play : bestPathPlays(position, 0, 5).plays)
            few.push_back(play.score.value);
        ASSERT_EQ(few, best) << seed;
        // And all that are worth as much as the last of these.
        const std::size_t ties = std::ranges::count_if(
            expected, [&](const auto& play) { return best.empty() || play.second >= best.back(); });
        ASSERT_EQ(bestPathPlays(position, 0, 5, pathSteps, PathTies::Kept).plays.size(), ties) << seed;
    }
    EXPECT_GT(plays, 2000u);
}

// A square of the largest board does not fit into a byte.
TEST(PathSearch, FindsAllPlaysOnTheLargestBoard)
{
    const RuleBookPtr book = bookOfSide(Board::maxSide);
    std::size_t plays = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Position position = randomBoard(book, seed, static_cast<int>(2 * seed % 9), 1 + (seed % 4 == 0));
        const PlayTexts expected = BruteForce(position).plays();
        const PathPlays found = bestPathPlays(position, 0, 10'000'000);
        ASSERT_EQ(texts(position, found), expected)
            << seed << ' ' << boardText(position.board, book->variant.tiles.alphabet);
        EXPECT_EQ(hasPathPlay(position, 0), !expected.empty()) << seed;
        plays += expected.size();
    }
    EXPECT_GT(plays, 100u);
}

TEST(PathSearch, FindsGoodPlaysOfAFullRackWithinItsSteps)
{
    const RuleBookPtr book = bookOf("free-for-all");
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Position position = randomBoard(book, seed, 14, 7);
        const PathPlays found = bestPathPlays(position, 0, 10, 300'000);
        EXPECT_FALSE(found.complete) << seed;
        EXPECT_EQ(texts(position, found).size(), 10u) << seed;
        EXPECT_TRUE(std::ranges::is_sorted(found.plays, std::greater(), &PathPlay::score));
    }
}

} // namespace storeys::test::path_search_test
