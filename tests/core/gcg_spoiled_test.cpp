// Records of whole games spoiled in one line: the referee stops exactly there.

#include "record/write_game.h"
#include "support/judged_record.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::gcg_spoiled_test {

namespace {

using Lines = std::vector<std::string>;

struct Sound
{
    RuleBookPtr book;
    Lines lines;
    bool seeded;
    std::vector<std::size_t> events{}; // which lines are events

    [[nodiscard]] int wrongLineOf(const Lines& spoiled) const { return wrongLine(joined(spoiled), book); }
    [[nodiscard]] bool isTurn(std::size_t line) const
    {
        return line < lines.size() && lines[line].starts_with('>') && lines[line].find('(') == std::string::npos
               && lines[line].find(" -- ") == std::string::npos;
    }
};

Sound soundOf(const Game& game, bool seeded)
{
    const std::string text = gcgText(recordOf(game));
    Sound sound{game.setup().book, linesOf(seeded ? text : without(text, "#seed")), seeded};
    for (std::size_t i = 0; i < sound.lines.size(); ++i)
        if (sound.lines[i].starts_with('>'))
            sound.events.push_back(i);
    return sound;
}

// Puts games of all kinds and numbers of players to the test, every other one without its seed.
template<class Spoil>
void forEachRecord(Spoil spoil)
{
    const std::vector<RuleBookPtr> books{bookOf("stack10"),
                                         bookOf("stack8", {"mode=challenge"}),
                                         bookOf("cross15"),
                                         bookOf("cross15", {"mode=challenge"}),
                                         bookOf("blanks-blockers", {"mode=challenge"}),
                                         bookOf("surprise")};
    std::uint64_t seed = 5000;
    for (const RuleBookPtr& book : books)
        for (int players = 2; players <= 4; ++players) {
            ++seed;
            const Sound sound = soundOf(randomGame(book, players, seed), seed % 2 == 0);
            ASSERT_EQ(sound.wrongLineOf(sound.lines), 0);
            spoil(sound);
        }
}

// Spoils each event by itself; the change gives the line's new text, or the same text where it does not
// apply. Without a seed nobody knows who begins: `first` is then the first event whose player matters.
template<class Change>
void expectEachFound(Change change, std::size_t first = 0)
{
    forEachRecord([&](const Sound& sound) {
        for (const std::size_t i : sound.events) {
            if (!sound.seeded && i < sound.events[first])
                continue;
            Lines spoiled = sound.lines;
            spoiled[i] = change(spoiled[i]);
            if (spoiled[i] == sound.lines[i])
                continue;
            EXPECT_EQ(sound.wrongLineOf(spoiled), static_cast<int>(i) + 1) << sound.lines[i] << '\n' << spoiled[i];
        }
    });
}

std::string numberChanged(std::string line, std::size_t digit)
{
    line[digit] = line[digit] == '9' ? '8' : static_cast<char>(line[digit] + 1);
    return line;
}

} // namespace

TEST(SpoiledRecord, AnotherTotal)
{
    expectEachFound([](const std::string& line) { return numberChanged(line, line.size() - 1); });
}

TEST(SpoiledRecord, AnotherScore)
{
    expectEachFound([](const std::string& line) { return numberChanged(line, line.rfind(' ') - 1); });
}

TEST(SpoiledRecord, AnotherPlayer)
{
    expectEachFound(
        [](const std::string& line) {
            const std::string other = line.starts_with(">Ann_Lee:") ? ">Bo" : ">Ann_Lee";
            return other + line.substr(line.find(':'));
        },
        1);
}

TEST(SpoiledRecord, AnUnknownPlayer)
{
    expectEachFound([](const std::string& line) { return ">x" + line.substr(1); });
}

TEST(SpoiledRecord, ALineCutShort)
{
    for (const std::size_t cut : {1, 4, 15})
        expectEachFound(
            [&](const std::string& line) { return cut < line.size() ? line.substr(0, line.size() - cut) : line; });
}

TEST(SpoiledRecord, AForeignTile)
{
    expectEachFound([](std::string line) {
        line[line.find(' ') + 1] = '!';
        return line;
    });
}

TEST(SpoiledRecord, ATooLargeRack)
{
    expectEachFound([](std::string line) { return line.insert(line.find(' ') + 1, "AAAAAAAA"); });
}

TEST(SpoiledRecord, APlayElsewhere)
{
    expectEachFound([](std::string line) {
        const std::size_t place = line.find(' ', line.find(' ') + 1) + 1;
        const bool isPlay = line[place] != '-' && line[place] != '(';
        return isPlay ? line.replace(place, line.find(' ', place) - place, "99Z") : line;
    });
}

TEST(SpoiledRecord, ALineTwice)
{
    forEachRecord([](const Sound& sound) {
        for (const std::size_t i : sound.events) {
            Lines spoiled = sound.lines;
            spoiled.insert(spoiled.begin() + static_cast<std::ptrdiff_t>(i), spoiled[i]);
            EXPECT_EQ(sound.wrongLineOf(spoiled), static_cast<int>(i) + 2) << sound.lines[i];
        }
    });
}

TEST(SpoiledRecord, ATurnLeftOut)
{
    forEachRecord([](const Sound& sound) {
        for (const std::size_t i : sound.events) {
            const bool mayBegin = !sound.seeded && i == sound.events[0];
            if (mayBegin || !sound.isTurn(i) || !sound.isTurn(i + 1))
                continue;
            Lines spoiled = sound.lines;
            spoiled.erase(spoiled.begin() + static_cast<std::ptrdiff_t>(i));
            EXPECT_EQ(sound.wrongLineOf(spoiled), static_cast<int>(i) + 1) << joined(spoiled);
        }
    });
}

// One tile of the rack that is not in play is another one: only our own seed can tell at once.
TEST(SpoiledRecord, AnotherTileOnTheRack)
{
    forEachRecord([](const Sound& sound) {
        for (const std::size_t i : sound.events) {
            const std::string& line = sound.lines[i];
            const std::size_t rack = line.find(' ') + 1;
            if (!sound.seeded || !sound.isTurn(i) || line[rack] == ' ')
                continue;
            Lines spoiled = sound.lines;
            spoiled[i][rack] = line[rack] == 'E' ? 'A' : 'E';
            EXPECT_EQ(sound.wrongLineOf(spoiled), static_cast<int>(i) + 1) << line << '\n' << spoiled[i];
        }
    });
}

TEST(SpoiledRecord, ATurnBehindTheEnd)
{
    forEachRecord([](const Sound& sound) {
        Lines spoiled = sound.lines;
        spoiled.push_back(">Bo: A - +0 0");
        EXPECT_EQ(sound.wrongLineOf(spoiled), static_cast<int>(spoiled.size()));
    });
}

} // namespace storeys::test::gcg_spoiled_test
