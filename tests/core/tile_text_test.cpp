// Every tile of every game through every text that holds tiles: each writer writes its symbol, each reader reads it
// back.

#include "base/text.h"
#include "bots/knowledge.h"
#include "messages/messages.h"
#include "record/board_text.h"
#include "record/gcg_text.h"
#include "record/play_text.h"
#include "record/write_game.h"
#include "support/judged_record.h"
#include "support/other_letters.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace storeys::test::tile_text_test {

namespace {

// How the tile of a letter and the blank that stands for it are written, and both in positions of other programs.
struct Written
{
    std::string tile;
    std::string blank;
    std::string tileInCgp;
    std::string blankInCgp;
};

class TileTexts
{
public:
    TileTexts(RuleBookPtr book, std::vector<Written> letters)
        : m_book(std::move(book)), m_variant(m_book->variant), m_alphabet(m_variant.tiles.alphabet),
          m_letters(std::move(letters))
    {}

    void expectAll() const
    {
        ASSERT_EQ(m_alphabet.size(), static_cast<int>(m_letters.size()));
        for (int i = 0; i < m_alphabet.size(); ++i) {
            const auto letter = static_cast<Letter>(i);
            const Written& written = m_letters[letter];
            expectHeld(Tile::of(letter), written.tile, written.tileInCgp);
            expectOnBoard(Tile::of(letter), written.tile, written.tileInCgp);
            expectPlayed(Tile::of(letter), written.tile);
            if (m_variant.tiles.hasBlanks()) {
                expectOnBoard(Tile::blankAs(letter), written.blank, written.blankInCgp);
                expectPlayed(Tile::blankAs(letter), written.blank);
            }
            if (m_variant.hasReserve())
                expectPlayed(Tile::reserveAs(letter), "*" + written.blank);
            expectKept(letter);
        }
        if (m_variant.tiles.hasBlanks())
            expectHeld(Tile::blank(), "?", "?");
    }
    // Each kind of tile has its value, and so has each pair.
    void expectValues() const
    {
        LeaveTable values;
        for (int first = 0; first < tileKinds; ++first) {
            values.single[first] = 1 + first;
            for (int second = 0; second < tileKinds; ++second)
                values.pair[first][second] = values.pair[second][first] = 1 + first + 100 * second;
        }
        const auto json = nlohmann::json::parse(values.toJson(m_variant.tiles));
        for (int first = 0; first < m_alphabet.size(); ++first) {
            const std::string& one = m_letters[first].tile;
            EXPECT_EQ(json["single"].value(one, 0), 1 + first) << one;
            for (int second = first; second < m_alphabet.size(); ++second)
                EXPECT_EQ(json["pairs"].value(one + m_letters[second].tile, 0.0), values.pair[first][second]) << one;
        }
    }

private:
    void expectHeld(Tile tile, const std::string& text, const std::string& inCgp) const
    {
        const Rack rack({tile, tile});
        EXPECT_EQ(heldText(rack, {}, m_alphabet), text + text);
        const auto held = readHeld(text + text, m_variant);
        ASSERT_TRUE(held) << text;
        EXPECT_EQ(held->rack, rack) << text;
        EXPECT_TRUE(readTiles(text + text, m_variant.tiles)) << text;

        const std::string exchange = actionText(m_variant.emptyBoard(), Exchange{{tile, tile}}, m_alphabet);
        EXPECT_EQ(exchange, "-" + text + text);
        const auto read = readAction({.kind = RecordEvent::Kind::Exchange, .text = exchange}, m_variant);
        ASSERT_TRUE(read) << exchange;
        EXPECT_EQ(std::get<Exchange>(read->action).tiles, (std::vector{tile, tile}));

        EXPECT_EQ(choiceText({{tile}, {}}, m_alphabet), "-" + text);
        const auto choice = readChoiceText("-" + text, m_variant.tiles);
        ASSERT_TRUE(choice) << text;
        EXPECT_EQ(choice->tiles, std::vector{tile}) << text;

        const std::string cgp = cgpText({m_variant.emptyBoard(), {{rack, {}}}}, m_alphabet);
        EXPECT_TRUE(cgp.ends_with(" " + inCgp + inCgp)) << cgp;
        const auto position = readCgp(cgp, m_variant, 1);
        ASSERT_TRUE(position) << cgp;
        EXPECT_EQ(position->racks[0].rack, rack) << cgp;
    }
    void expectOnBoard(Tile tile, const std::string& text, const std::string& inCgp) const
    {
        const int stackLimit = m_book->houseRules.stackLimit;
        Board board = m_variant.emptyBoard();
        board.put({0, 1}, tile);
        std::string row = "1" + text, cgpRow = "1" + inCgp;
        if (stackLimit > 1) {
            board.put({0, 2}, Tile::of(0));
            board.put({0, 2}, tile);
            row += "(" + m_letters[0].tile + text + ")";
            cgpRow += "(" + m_letters[0].tileInCgp + inCgp + ")";
        }
        const std::string written = boardText(board, m_alphabet);
        EXPECT_TRUE(written.starts_with(row)) << written;
        const auto read = readBoardText(written, m_variant, stackLimit);
        ASSERT_TRUE(read) << written;
        EXPECT_EQ(*read, board) << written;

        const std::string cgp = cgpText({board, {{Rack({Tile::of(0)}), {}}}}, m_alphabet);
        EXPECT_TRUE(cgp.starts_with(cgpRow)) << cgp;
        const auto position = readCgp(cgp, m_variant, stackLimit);
        ASSERT_TRUE(position) << cgp;
        EXPECT_EQ(position->board, board) << cgp;
    }
    void expectPlayed(Tile tile, const std::string& text) const
    {
        const Tile other = Tile::of(1);
        Play play;
        play.placements = {{{0, 0}, tile}, {{0, 1}, other}};
        expectPlay(play, "1A " + text + m_letters[1].tile);
        if (tile.isReserve())
            return; // no game has both
        play.claims = {{{0, 0}, {0, 1}}};
        expectPlay(play, "1A=" + text + " 1B=" + m_letters[1].tile + " / 1A-1B");
    }
    void expectPlay(const Play& play, const std::string& text) const
    {
        EXPECT_EQ(playText(m_variant.emptyBoard(), play, m_alphabet), text);
        const auto read = readPlayText(text, m_variant.tiles);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(read->claims, play.claims) << text;
        ASSERT_EQ(read->placements.size(), play.placements.size()) << text;
        for (std::size_t i = 0; i < play.placements.size(); ++i) {
            EXPECT_EQ(read->placements[i].square, play.placements[i].square) << text;
            EXPECT_EQ(read->placements[i].tile, play.placements[i].tile) << text;
        }
    }
    // A letter that lies there already is a dot, where tiles don't stack.
    void expectKept(Letter letter) const
    {
        Position position = positionOf(m_book, emptyBoard(m_variant), "");
        position.board.put({0, 0}, Tile::of(letter));
        const std::string& symbol = m_letters[letter].tile;
        const std::string& other = m_letters[letter == 0 ? 1 : 0].tile;
        const bool flat = m_book->houseRules.stackLimit == 1;
        EXPECT_EQ(withDots("1A " + symbol + other, position), "1A " + (flat ? "." : symbol) + other);
        EXPECT_EQ(withDots("1A " + other + symbol, position), "1A " + other + symbol);
    }

    RuleBookPtr m_book;
    const Variant& m_variant;
    const Alphabet& m_alphabet;
    std::vector<Written> m_letters;
};

} // namespace

TEST(TileTexts, AreThoseOfTheLettersInEveryGame)
{
    int games = 0;
    for (const auto& file : std::filesystem::directory_iterator(std::string(STOREYS_DATA_DIR) + "/variants")) {
        SCOPED_TRACE(file.path().stem().string());
        const RuleBookPtr book = bookOf(file.path().stem().string());
        const bool hasQu = book->variant.tiles.alphabet.fold("QU") == Letters{'Q' - 'A'};
        std::vector<Written> letters;
        for (char c = 'A'; c <= 'Z'; ++c) {
            const std::string capital(1, c), small(1, static_cast<char>(c - 'A' + 'a'));
            letters.push_back(c == 'Q' && hasQu ? Written{"Q", "q", "[QU]", "[qu]"}
                                                : Written{capital, small, capital, small});
        }
        const TileTexts texts(book, letters);
        ASSERT_NO_FATAL_FAILURE(texts.expectAll());
        texts.expectValues();
        ++games;
    }
    EXPECT_EQ(games, 8);
}

namespace {

const std::vector<std::string> someGames{"stack10", "cross15", "blanks-blockers", "free-for-all"};

std::vector<Written> lettersOf(const Script& script, const RuleBook& book)
{
    std::vector<Written> letters;
    const auto capitals = partsOf(script.capitals, ' '), smalls = partsOf(script.smalls, ' ');
    for (std::size_t i = 0; i < capitals.size(); ++i) {
        const std::string capital(capitals[i]), small(smalls[i]);
        letters.push_back({capital, small, capital, small});
    }
    std::ranges::sort(letters, {}, &Written::tile); // as the reader of variants does
    for (int i = 0; i < book.variant.tiles.alphabet.size(); ++i)
        if (const std::string q = wordIn(script, "QU"); book.variant.tiles.alphabet.fold(q) == Letters{Letter(i)}) {
            std::string small;
            for (const char letter : {'Q', 'U'})
                small += smalls[letter - 'A'];
            letters[i].tileInCgp = "[" + q + "]";
            letters[i].blankInCgp = "[" + small + "]";
        }
    return letters;
}

std::string changed(std::string text, const std::vector<std::string>& pieces, RandomSource& random)
{
    const auto below = [&](std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); };
    for (auto changes = 1 + below(3); changes > 0; --changes) {
        const std::size_t at = below(text.size() + 1);
        text.replace(at, std::min<std::size_t>(below(3), text.size() - at), pieces[below(pieces.size())]);
    }
    return text;
}

// Whether the text was read: then what is written of it must be read as the same, else the error must be UTF-8.
template<class T, class Read, class Write>
bool isRead(const Result<T>& read, Read again, Write written, const std::string& text)
{
    if (!read) {
        EXPECT_TRUE(isUtf8(message(read.error()))) << text;
        return false;
    }
    const std::string once = written(*read);
    const auto twice = again(once);
    EXPECT_TRUE(twice && written(*twice) == once) << text << " is written as " << once;
    return true;
}

} // namespace

TEST(TileTexts, OfOtherAlphabetsAreThoseOfTheirLetters)
{
    for (const Script& script : scripts())
        for (const std::string& id : someGames) {
            SCOPED_TRACE(id + " in " + script.capitals);
            const RuleBookPtr book = bookIn(script, id);
            const TileTexts texts(book, lettersOf(script, *book));
            ASSERT_NO_FATAL_FAILURE(texts.expectAll());
            texts.expectValues();
        }
}

TEST(TileTexts, OfOtherAlphabetsMakeRecordsThatTheRefereeTakes)
{
    std::uint64_t seed = 0;
    for (const Script& script : scripts())
        for (const std::string& id : someGames) {
            const RuleBookPtr book = bookIn(script, id);
            const std::string text = gcgText(recordOf(randomGame(book, 2, ++seed)));
            EXPECT_EQ(wrongLine(text, book), 0) << text;
            EXPECT_EQ(gcgText(readGcg(text).record), text);
        }
}

TEST(TileTexts, ThatAreDamagedAreRefusedOrReadAsTheyAreWrittenAgain)
{
    RandomSource random(7);
    int refused = 0, taken = 0;
    const auto count = [&](bool isTaken) { ++(isTaken ? taken : refused); };
    for (const Script& script : scripts())
        for (const std::string id : {"stack10", "cross15", "blanks-blockers"}) {
            const RuleBookPtr book = bookIn(script, id);
            const Variant& variant = book->variant;
            const Alphabet& alphabet = variant.tiles.alphabet;
            std::vector<std::string> pieces{"",  "?", "*", "#",  ".",    "(",    ")",    "[",      "]",
                                            "/", "1", "=", " ",  "-",    "5A",   "\xc3", "\x80",   "\xff",
                                            "A", "a", "é", "[]", "[QU]", "\xd0", "中",   "A\u0308"};
            for (const char* symbols : {script.capitals, script.smalls})
                for (const std::string_view symbol : partsOf(symbols, ' '))
                    pieces.emplace_back(symbol);
            for (std::uint64_t seed = 0; seed < 100; ++seed) {
                const Position position = randomPosition(book, seed, false);
                const int stackLimit = book->houseRules.stackLimit;
                const auto readRack = [&](const std::string& text) { return readHeld(text, variant); };
                const auto readBoard = [&](const std::string& text) {
                    return readBoardText(text, variant, stackLimit);
                };
                const auto readPosition = [&](const std::string& text) { return readCgp(text, variant, stackLimit); };
                const auto writtenRack = [&](const HeldTiles& held) {
                    return heldText(held.rack, held.reserve, alphabet);
                };
                const auto writtenBoard = [&](const Board& board) { return boardText(board, alphabet); };
                const auto writtenPosition = [&](const CgpPosition& cgp) { return cgpText(cgp, alphabet); };
                const HeldTiles held{position.toMove().rack, {}};
                const std::string rack = changed(writtenRack(held), pieces, random);
                count(isRead(readRack(rack), readRack, writtenRack, rack));
                const std::string board = changed(writtenBoard(position.board), pieces, random);
                count(isRead(readBoard(board), readBoard, writtenBoard, board));
                const std::string cgp = changed(writtenPosition({position.board, {held}}), pieces, random);
                count(isRead(readPosition(cgp), readPosition, writtenPosition, cgp));
                const std::string play = changed("5D " + rackText(held.rack, alphabet), pieces, random);
                if (const auto read = readPlayText(play, variant.tiles); !read) {
                    EXPECT_TRUE(isUtf8(message(read.error()))) << play;
                }
            }
        }
    EXPECT_GT(refused, 1000);
    EXPECT_GT(taken, 100);
}

} // namespace storeys::test::tile_text_test
