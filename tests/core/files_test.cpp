#include "base/files.h"
#include "bots/knowledge.h"
#include "lexicon/definitions.h"
#include "lexicon/lexicon_builder.h"
#include "messages/messages.h"
#include "rules/variant_reader.h"
#include "support/scratch_folder.h"
#include "support/test_game.h"

#include <cerrno>
#include <chrono>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace storeys::test::files_test {

namespace {

namespace fs = std::filesystem;

// A folder for the files of one test.
class Files : public testing::Test
{
protected:
    [[nodiscard]] std::string path(const std::string& name) const { return m_folder / name; }
    [[nodiscard]] std::string pipe() const
    {
        EXPECT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
        return path("pipe");
    }
    [[nodiscard]] int count() const
    {
        return static_cast<int>(std::distance(fs::directory_iterator(m_folder.path()), {}));
    }

    ScratchFolder m_folder;
};

} // namespace

TEST_F(Files, OnlyPlainFilesAreReadAndNoneIsWaitedFor)
{
    for (const std::string& file : {pipe(), m_folder.path().string(), std::string("/dev/zero"), path("none")}) {
        const std::string reason = file == path("none") ? "No such file or directory" : "not a regular file";
        const std::string expected = "cannot read " + file + ": " + reason;
        EXPECT_EQ(message(readFile(file).error()), expected);
        EXPECT_EQ(message(MappedFile::open(file).error()), expected);
        EXPECT_EQ(message(readVariant(file).error()), expected);
        EXPECT_EQ(message(LeaveTable::read(file, bookOf("stack10")->variant.tiles).error()), expected);
        EXPECT_EQ(message(Definitions::open(file).error()), expected);
    }
}

TEST_F(Files, WhatIsWrittenIsRead)
{
    for (const std::string& content : {std::string("one"), std::string(), std::string(100'000, 'x')}) {
        ASSERT_FALSE(writeFile(path("a"), content));
        EXPECT_EQ(*readFile(path("a")), content);
    }
    EXPECT_EQ(count(), 1);
}

TEST_F(Files, AFileKeepsItsPermissionsAndANewOneHasTheUsual)
{
    const mode_t before = ::umask(027);
    ASSERT_FALSE(writeFile(path("new"), "new"));
    ::umask(before);
    EXPECT_EQ(fs::status(path("new")).permissions(), fs::perms(0640));
    fs::permissions(path("new"), fs::perms(0604));
    ASSERT_FALSE(writeFile(path("new"), "newer"));
    EXPECT_EQ(fs::status(path("new")).permissions(), fs::perms(0604));
    EXPECT_EQ(*readFile(path("new")), "newer");
    // What only its owner may read is so from the first byte, also where others could read the old file.
    for (const char* name : {"new", "secret"}) {
        EXPECT_EQ(putFile(path(name), "secret", Readers::Owner), 0);
        EXPECT_EQ(fs::status(path(name)).permissions(), fs::perms(0600));
    }
}

TEST_F(Files, OfALinkWhatItLeadsToIsReplaced)
{
    ASSERT_FALSE(writeFile(path("a"), "old"));
    fs::create_symlink("a", path("link"));
    ASSERT_FALSE(writeFile(path("link"), "new"));
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(*readFile(path("a")), "new");
}

TEST_F(Files, WhatALinkLeadsToIsCreated)
{
    fs::create_directory(path("folder"));
    fs::create_symlink("../a", path("folder/link"));
    fs::create_symlink("folder/link", path("first"));
    ASSERT_FALSE(writeFile(path("first"), "new"));
    EXPECT_TRUE(fs::is_symlink(path("first")) && fs::is_symlink(path("folder/link")));
    EXPECT_EQ(*readFile(path("a")), "new");
    fs::create_symlink("loop", path("loop"));
    EXPECT_EQ(putFile(path("loop"), "x"), ELOOP);
    EXPECT_TRUE(fs::is_symlink(path("loop")));
}

// A mapped file would end this program.
TEST_F(Files, VariantsAndWordListsMayBecomeShorterWhileTheyAreRead)
{
    const std::string list = path("list.txt");
    std::string words;
    for (int n = 0; n < 200'000; ++n)
        words += "cat\n";
    std::ofstream(list) << words;
    std::jthread other([&](const std::stop_token& told) {
        while (!told.stop_requested()) {
            fs::resize_file(list, 0);
            std::ofstream(list) << words;
        }
    });
    for (int n = 0; n < 300; ++n) {
        (void)readWordList(list, {});
        (void)readVariant(list);
    }
}

TEST_F(Files, TheEntriesOfAFolderAreListed)
{
    std::ofstream(path("a.txt")) << "a";
    fs::create_directory(path("b"));
    std::vector<fs::path> entries = entriesOf(m_folder.path());
    std::ranges::sort(entries);
    EXPECT_EQ(entries, (std::vector<fs::path>{path("a.txt"), path("b")}));
    EXPECT_TRUE(entriesOf(path("none")).empty());
    EXPECT_TRUE(entriesOf(path("a.txt")).empty());
}

TEST_F(Files, ALinkBesideTheFileIsNotFollowed)
{
    ASSERT_FALSE(writeFile(path("precious"), "kept"));
    for (int n = 0; n < 3; ++n)
        fs::create_symlink("precious",
                           path(".storeys-" + std::to_string(::getpid()) + '-' + std::to_string(n) + ".new"));
    fs::create_symlink("precious", path("a.new"));
    ASSERT_FALSE(writeFile(path("a"), "mine"));
    EXPECT_EQ(*readFile(path("precious")), "kept");
    EXPECT_EQ(count(), 6);
}

TEST_F(Files, WhatIsNoPlainFileIsWrittenToAndStays)
{
    fs::create_symlink("/dev/full", path("full"));
    fs::create_symlink("/dev/null", path("null"));
    EXPECT_EQ(message(*writeFile(path("full"), "x")), "cannot write " + path("full") + ": No space left on device");
    EXPECT_FALSE(writeFile(path("null"), "x"));
    const std::string unread = pipe();
    EXPECT_TRUE(writeFile(unread, "x")); // nobody reads it
    EXPECT_TRUE(fs::is_fifo(unread));
    EXPECT_TRUE(fs::is_character_file("/dev/full") && fs::is_character_file("/dev/null"));
    EXPECT_EQ(count(), 3);
}

TEST_F(Files, APipeWithAReaderTakesItAll)
{
    const std::string file = pipe();
    std::string content;
    std::jthread reader([&] { content.assign(std::istreambuf_iterator<char>(std::ifstream(file).rdbuf()), {}); });
    const std::string sent(1'000'000, 'x');
    while (writeFile(file, sent)) // until it is read
        std::this_thread::yield();
    reader.join();
    EXPECT_EQ(content, sent);
}

TEST_F(Files, WhatAKilledProgramLeftGoesAfterAnHour)
{
    const auto leave = [this](const std::string& name, int minutesAgo) {
        std::ofstream(path(name)) << "half";
        fs::last_write_time(path(name), fs::file_time_type::clock::now() - std::chrono::minutes(minutesAgo));
    };
    leave(".storeys-1-0.new", 61);
    leave(".storeys-1-1.new", 59); // another copy may be writing it now
    leave("mine.new", 61);
    leave(".storeys-1-0", 61);
    removeUnfinished(path(""));
    EXPECT_EQ(count(), 3);
    EXPECT_FALSE(fs::exists(path(".storeys-1-0.new")));
    removeUnfinished(path("no folder"));
}

TEST_F(Files, TheReasonIsToldAsANumberToo)
{
    EXPECT_EQ(putFile(path("a"), "x"), 0);
    EXPECT_EQ(putFile(path("no/a"), "x"), ENOENT);
    fs::create_symlink("/dev/full", path("full"));
    EXPECT_EQ(putFile(path("full"), "x"), ENOSPC);
}

TEST_F(Files, ManyWhoWriteOneFileLeaveItWhole)
{
    {
        std::vector<std::jthread> writers;
        for (const char letter : {'a', 'b', 'c', 'd'})
            writers.emplace_back([this, letter] {
                for (int n = 0; n < 20; ++n)
                    EXPECT_FALSE(writeFile(path("a"), std::string(50'000, letter)));
            });
    }
    const std::string content = *readFile(path("a"));
    EXPECT_EQ(content, std::string(50'000, content.front()));
    EXPECT_EQ(count(), 1);
}

} // namespace storeys::test::files_test
