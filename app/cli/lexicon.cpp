// storeys-cli lexicon: compiles lexicons and describes them.

#include "base/letters.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/json_output.h"
#include "lexicon/lexicon_builder.h"

#include <map>

namespace storeys::cli {

namespace {

struct LexiconOptions
{
    GameOptions game;
    std::vector<std::string> words; // words to check
    std::string list;               // word list to build from
    std::string language{english};  // language of `list`
    std::string output;
};

// Adds to the line the numbers of nodes and edges of the graph, and the size of its table in bytes.
void addSizes(Json& line, const WordGraph& words)
{
    line["nodes"] = words.nodeCount();
    line["edges"] = words.edgeCount();
    line["bytes"] = words.table().size_bytes();
}

std::size_t countOf(const WordGraph& words)
{
    std::size_t count = 0;
    words.forEachWord([&](const Letters&, unsigned) { ++count; });
    return count;
}

void build(const LexiconOptions& options)
{
    std::error_code ignored;
    if (std::filesystem::equivalent(options.list, options.output, ignored))
        throw UnusableInput{options.output + " is the word list itself; choose another file for the compiled lexicon"};
    const auto alphabets = valueOf(DataPlace::ofProgram().alphabets(options.language));
    const WordList list = valueOf(readWordList(options.list, alphabets));
    const CompiledLexicon lexicon = valueOf(compileWordList(list, alphabets));
    if (const auto error = lexicon.write(options.output))
        throw UnusableInput{message(*error)};
    noteOddity(unusedLines(options.list, list.lines));
    Json graphs = Json::array();
    for (const CompiledLexicon::Graph& graph : lexicon.graphs) {
        Json line = {{"alphabet", graph.alphabet}, {"words", countOf(graph.words)}};
        addSizes(line, graph.words);
        graphs.push_back(std::move(line));
    }
    printLine({{"file", options.output}, {"graphs", graphs}});
}

int check(const LexiconOptions& options)
{
    const RuleBookPtr book = options.game.book();
    const Lexicon& lexicon = *book->lexicon;
    bool allGood = true;
    for (const std::string& given : options.words) {
        const Alphabet& alphabet = book->variant.tiles.alphabet;
        const std::string word = alphabet.spelled(given);
        const auto letters = alphabet.fold(word);
        const unsigned grade = letters ? lexicon.words.grade(*letters) : 0;
        Json line = {{"word", word}, {"valid", grade != 0}};
        if (grade != 0 && grade <= lexicon.levels.size()) {
            line["level"] = lexicon.levels[grade - 1];
            line["grade"] = grade;
        }
        printLine(line);
        allGood = allGood && grade != 0;
    }
    return allGood ? 0 : 1;
}

// Numbers of words by length or level, such as {"2":101,"3":1012,…}.
Json countsJson(const std::map<int, std::size_t>& counts)
{
    Json json = Json::object();
    for (const auto& [key, count] : counts)
        json[std::to_string(key)] = count;
    return json;
}

void info(const LexiconOptions& options)
{
    const RuleBookPtr book = options.game.book();
    const Alphabet& alphabet = book->variant.tiles.alphabet;
    const Lexicon& lexicon = *book->lexicon;
    std::map<int, std::size_t> lengths; // by number of letters: Qu counts as two
    std::map<int, std::size_t> levels;
    std::size_t words = 0;
    lexicon.words.forEachWord([&](const Letters& word, unsigned grade) {
        ++lengths[characterCount(alphabet.spell(word))];
        if (grade <= lexicon.levels.size())
            ++levels[lexicon.levels[grade - 1]];
        ++words;
    });
    Json line = {{"name", lexicon.name}, {"variant", book->variant.id},      {"alphabet", alphabet.key()},
                 {"words", words},       {"by_length", countsJson(lengths)}, {"by_level", countsJson(levels)}};
    addSizes(line, lexicon.words);
    printLine(line);
}

void addBuild(CLI::App& group, const std::shared_ptr<LexiconOptions>& options)
{
    CLI::App* command = group.add_subcommand(
        "build",
        "Compile a text file with one word per line for the tiles of all games; --lexicon FILE opens the result "
        "quickly. Print its counts as JSON");
    command->add_option("words", options->list, "Word list")->required()->type_name("FILE");
    command->add_option("-o,--output", options->output, "Compiled lexicon to write")->required()->type_name("FILE");
    command->add_option("--language", options->language, "Language of the list by its code (default: en)")
        ->type_name("CODE");
    command->callback([options] { build(*options); });
}

void addCheck(CLI::App& group, const std::shared_ptr<LexiconOptions>& options, int& status)
{
    CLI::App* command = group.add_subcommand(
        "check",
        "Check whether words are in the lexicon; print JSON lines. The exit status is 1 if any word is missing");
    command->add_option("words", options->words, "Words in plain letters, such as QUIT")->required()->type_name("WORD");
    options->game.addWordsTo(*command);
    command->callback([options, &status] { status = check(*options); });
}

void addInfo(CLI::App& group, const std::shared_ptr<LexiconOptions>& options)
{
    CLI::App* command = group.add_subcommand(
        "info",
        "Count the words of a lexicon that the tiles of the game can form, by length and level; print the result as JSON");
    options->game.addWordsTo(*command);
    command->callback([options] { info(*options); });
}

} // namespace

void addLexicon(CLI::App& program, int& status)
{
    const auto options = std::make_shared<LexiconOptions>();
    CLI::App* group = program.add_subcommand("lexicon", "Compile word lists and look up words in them");
    group->require_subcommand(1);
    addBuild(*group, options);
    addCheck(*group, options, status);
    addInfo(*group, options);
}

} // namespace storeys::cli
