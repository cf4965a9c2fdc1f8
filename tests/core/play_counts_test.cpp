// Exact numbers of plays, by positions in a data file: any change of the generator, the rules or the scoring shows.
// A deliberate change is recorded with STOREYS_RECORD=1 in the environment.

#include "moves/generator.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "support/test_game.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <sstream>

namespace storeys::test::play_counts_test {

namespace {

const std::string file = std::string(STOREYS_TEST_DATA) + "/play_counts.txt";

struct Entry
{
    std::string variant, board, rack; // "-" for an empty rack
    long plays = 0;
    long scores = 0; // of all plays together

    [[nodiscard]] std::string text() const
    {
        return variant + " " + board + " " + rack + " " + std::to_string(plays) + " " + std::to_string(scores);
    }
};

Entry counted(const Position& position)
{
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    std::string rack = rackText(position.toMove().rack, alphabet);
    Entry entry{position.variant().id, boardText(position.board, alphabet), rack.empty() ? "-" : rack};
    for (const FoundPlay& found : allPlays(position)) {
        ++entry.plays;
        entry.scores += found.score.value;
    }
    return entry;
}

void recordAll()
{
    std::ofstream out(file);
    out << "# variant board rack plays sum-of-scores, with the word list words.txt\n";
    for (const char* variant : {"stack10", "stack8"})
        for (std::uint64_t seed = 500; seed < 580; ++seed)
            out << counted(randomPosition(bookOf(variant), seed, seed % 4 == 3)).text() << '\n';
    for (std::uint64_t seed = 500; seed < 580; ++seed) // with one blank or two, on a full rack
        out << counted(withBlanks(randomPosition(bookOf("cross15"), seed, false), 1 + static_cast<int>(seed % 2)))
                   .text()
            << '\n';
}

} // namespace

TEST(PlayCounts, AreThoseRecorded)
{
    if (std::getenv("STOREYS_RECORD"))
        recordAll();
    std::map<std::string, RuleBookPtr> books;
    std::ifstream in(file);
    int lines = 0;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with('#'))
            continue;
        Entry entry;
        std::istringstream(line) >> entry.variant >> entry.board >> entry.rack >> entry.plays >> entry.scores;
        RuleBookPtr& book = books[entry.variant];
        if (!book)
            book = bookOf(entry.variant);
        EXPECT_EQ(counted(positionOf(book, entry.board, entry.rack == "-" ? "" : entry.rack)).text(), line);
        ++lines;
    }
    EXPECT_EQ(lines, 240);
}

} // namespace storeys::test::play_counts_test
