// What words mean, and how inflected forms lead there.

#include "lexicon/definitions.h"
#include "messages/messages.h"
#include "support/scratch_folder.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::definitions_test {

namespace {

// "walk v, walk n": what the meanings are of, in order.
std::string meant(const Definitions& definitions, const std::string& word)
{
    std::string text;
    for (const auto& meaning : definitions.of(word))
        text += (text.empty() ? "" : ", ") + meaning.word + ' ' + meaning.part;
    return text;
}

Definitions small()
{
    const ScratchFolder folder;
    const auto path = folder.write("small", "storeys-definitions 1\n"
                                            "box\t0n\ta container\nbox\t1v\tto fight\n"
                                            "lady\t0n\ta woman\n"
                                            "mice\t=n\tmouse\nmouse\t0n\ta small rodent\nmouse\t1v\tto go stealthily\n"
                                            "quick\t0a\tfast\n"
                                            "saw\t0v\tto cut\nsaw\t1n\ta saying\nsaw\t=v\tsee\nsee\t0v\tto perceive\n"
                                            "stop\t0v\tto end\n");
    return *Definitions::open(path);
}

} // namespace

// Of a list of few words, the base words of one: those derived from are in brackets.
std::string basesOf(const std::string& word)
{
    const std::vector<std::string> list{"cat", "net", "mantle", "unmantle", "pony", "baroque", "est", "elf", "wave"};
    std::string text;
    for (const BaseWord& base : baseWordsOf(word, [&](std::string_view w) { return std::ranges::count(list, w) > 0; }))
        text += (text.empty() ? "" : " ") + (base.isDerived ? '(' + base.word + ')' : base.word);
    return text;
}

TEST(WordForms, LeadToTheWordsOfTheListThatTheyComeFrom)
{
    for (const auto& [word, bases] : std::vector<std::pair<std::string, std::string>>{
             {"cats", "cat"},
             {"ponies", "pony"},
             {"netted", "net"},
             {"elves", "elf"},
             {"waving", "wave"},
             {"unmantles", "unmantle"},
             {"catlike", "(cat)"},
             {"baroqueness", "(baroque)"},
             {"unmantle", "(mantle)"},
             {"reest", ""}, // by chance: too short
             {"dogs", ""},
             {"cat", ""},
         })
        EXPECT_EQ(basesOf(word), bases) << word;
}

TEST(Definitions, TellTheMeaningsOfAWordTheUsualOneFirst)
{
    const auto meanings = small().of("BOX");
    ASSERT_EQ(meanings.size(), 2U);
    EXPECT_EQ(meanings[0].gloss, "a container");
    EXPECT_EQ(meanings[1].gloss, "to fight");
}

TEST(Definitions, LeadFromInflectedFormsToTheirBase)
{
    const Definitions definitions = small();
    EXPECT_EQ(meant(definitions, "boxes"), "box n, box v");
    EXPECT_EQ(meant(definitions, "ladies"), "lady n");
    EXPECT_EQ(meant(definitions, "quickest"), "quick a");
    EXPECT_EQ(meant(definitions, "boxing"), "box v");
}

TEST(Definitions, LeadFromIrregularFormsToTheirBase)
{
    const Definitions definitions = small();
    EXPECT_EQ(meant(definitions, "mice"), "mouse n");
    EXPECT_EQ(meant(definitions, "saw"), "saw v, saw n, see v");
}

TEST(Definitions, SayNothingOfUnknownWords)
{
    const Definitions definitions = small();
    for (const char* word : {"", "a", "bo", "boxx", "zzz", "s", "stop\t", "mous"})
        EXPECT_EQ(meant(definitions, word), "") << word;
    EXPECT_EQ(meant(definitions, "stop"), "stop v"); // the last line
}

TEST(Definitions, AreRefusedWithTheNameOfADamagedFile)
{
    const ScratchFolder folder;
    for (const char* text : {"", "storeys-definitions 2\n", "storeys-definitions 1\nbox\t0n\ta cont", "\n"}) {
        const auto path = folder.write("damaged", text);
        const auto opened = Definitions::open(path);
        ASSERT_FALSE(opened) << text;
        EXPECT_NE(message(opened.error()).find(path.string()), std::string::npos);
    }
    EXPECT_FALSE(Definitions::open("/no/such/file"));
}

TEST(Definitions, OfTheBuildKnowCommonWords)
{
    const auto opened = Definitions::open(STOREYS_DATA_DIR "/definitions/en.definitions");
    ASSERT_TRUE(opened) << message(opened.error());
    for (const char* word : {"house", "houses", "the", "mice", "ran", "quickly", "qi", "za", "whose"})
        EXPECT_FALSE(opened->of(word).empty()) << word;
    for (const auto& meaning : opened->of("set"))
        EXPECT_LE(meaning.gloss.size(), 95U);
}

} // namespace storeys::test::definitions_test
