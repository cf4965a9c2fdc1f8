#include "cli/json_output.h"

#include "base/letters.h"
#include "base/text.h"
#include "cli/game_options.h"
#include "record/limits.h"

#include <cmath>
#include <iostream>

namespace storeys::cli {

void printLine(const Json& line)
{
    std::cout << line.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

double rounded(double value)
{
    return std::round(value * 100) / 100 + 0.0;
}

Json wordsJson(const PlayScore& score, const Variant& variant)
{
    Json words = Json::array();
    for (const ScoredWord& scored : score.words) {
        Json word = {{"word", variant.tiles.alphabet.spell(scored.word.letters())}};
        if (variant.hasPoints())
            word["score"] = scored.points.value;
        words.push_back(std::move(word));
    }
    return words;
}

Json tilesJson(const Play& play, const Alphabet& alphabet)
{
    Json tiles = Json::array();
    for (const Placement& placement : play.placements)
        tiles.push_back({{"row", placement.square.row},
                         {"column", placement.square.column},
                         {"tile", (placement.tile.isReserve() ? "*" : "") + alphabet.text(placement.tile)}});
    return tiles;
}

namespace {

namespace fs = std::filesystem;

// A file to run, or a folder that can't be read, with the reason.
struct Found
{
    std::string path;
    std::string problem{};
};

// A file that can't be looked at counts, so that opening it tells the reason.
bool isRecord(const fs::directory_entry& entry)
{
    std::error_code failed;
    return lower(entry.path().extension().string()) == ".gcg" && (entry.is_regular_file(failed) || failed);
}

void addRecordsBelow(const fs::path& folder, std::vector<Found>& found)
{
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed); !failed && at != fs::directory_iterator(); at.increment(failed)) {
        std::error_code unknown;
        if (at->is_directory(unknown) && !at->is_symlink(unknown))
            addRecordsBelow(at->path(), found);
        else if (isRecord(*at))
            found.push_back({at->path().string()});
    }
    if (failed)
        found.push_back({folder.string(), message(Error{Fault::CannotRead, {folder.string(), failed.message()}})});
}

std::vector<Found> recordsBelow(const std::string& folder)
{
    std::vector<Found> found;
    addRecordsBelow(folder, found);
    if (found.empty())
        throw UnusableInput{"there is no record (*.gcg) in the folder " + folder};
    if (std::ranges::none_of(found, &std::string::empty, &Found::problem))
        throw UnusableInput{found.front().problem};
    std::ranges::sort(found, {}, &Found::path);
    return found;
}

bool isFolder(const std::string& name)
{
    std::error_code failed;
    return fs::is_directory(name, failed);
}

bool runOne(const RecordReport& report, const std::string& file, const RunRecord& run)
{
    const std::string text = valueOf(readFile(file, RecordLimits::bytes + 1));
    if (text.size() > RecordLimits::bytes)
        throw UnusableInput{
            message(Error{Fault::CannotRead,
                          {file, "a game record has at most " + std::to_string(RecordLimits::bytes >> 20) + " MB"}})};
    return run(report, text);
}

} // namespace

void RecordReport::print(const Json& line) const
{
    if (!m_isNamed)
        return printLine(line);
    Json named = {{"file", m_file}};
    named.update(line);
    printLine(named);
}

bool RecordReport::refuse(const RecordError& wrong) const
{
    const std::string reason = message(wrong.error);
    Json refused = {{"line", wrong.line}, {"error", reason}};
    if (wrong.error.breach)
        refused["code"] = codeOf(wrong.error.breach->violation.kind);
    print(refused);
    std::cout.flush();
    std::cerr << "storeys-cli: error: " << m_file << ':' << wrong.line << ": " << reason << std::endl;
    return false;
}

bool RecordReport::refuseFile(const std::string& reason) const
{
    print({{"error", reason}});
    std::cout.flush();
    std::cerr << "storeys-cli: error: " << reason << std::endl;
    return false;
}

int forEachRecord(const std::vector<std::string>& names, const char* fine, const RunRecord& run)
{
    if (names.size() == 1 && !isFolder(names[0]))
        return runOne(RecordReport(names[0], false), names[0], run) ? 0 : 1;
    std::vector<Found> files;
    for (const std::string& name : names)
        std::ranges::move(isFolder(name) ? recordsBelow(name) : std::vector{Found{name}}, std::back_inserter(files));
    std::size_t refused = 0;
    for (const auto& [file, problem] : files) {
        const RecordReport report(file, true);
        try {
            const bool isFine = problem.empty() ? runOne(report, file, run) : report.refuseFile(problem);
            refused += isFine ? 0 : 1;
        } catch (const UnusableInput& unusable) {
            (void)report.refuseFile(unusable.message);
            ++refused;
        }
    }
    printLine({{"files", files.size()}, {fine, files.size() - refused}, {"refused", refused}});
    return refused == 0 ? 0 : 1;
}

RecordBook bookFor(const GameRecord& record, RecordChoices choices, WordsAre& words, Reading reading)
{
    static RecordData data(DataPlace::ofProgram()); // one for all records of a folder
    const bool needsWords = !record.isForeign() && reading == Reading::Judged;
    RecordBook book = bookOf(record, data, choices);
    if (book.wordless && needsWords)
        return {{}, RecordError{record.language.line, *book.wordless}};
    const bool isListMissing = book.error && record.lexicon.line > 0 && book.error->line == record.lexicon.line;
    if (book.wordless || (isListMissing && !needsWords)) {
        noteOddity(Error{Fault::WordsNotJudged, {}, {book.wordless ? *book.wordless : book.error->error}});
        choices.lexicon = "standard";
        choices.houseRules.push_back("mode=challenge");
        words = WordsAre::NotJudged;
        book = bookOf(record, data, choices);
    }
    if (book.error && book.error->line == 0)
        throw UnusableInput{message(book.error->error)};
    if (book.book)
        noteOddity(unusedLines(book.book->lexicon->name, book.book->lexicon->lines));
    return book;
}

std::optional<WrittenRecord> writtenRecord(const RecordReport& report, std::string_view text, RecordChoices choices,
                                           TurnsAre turns)
{
    ReadGcg read = readGcg(text, Reading::AsWritten);
    if (read.record.isForeign()) {
        if (turns == TurnsAre::Dropped && !choices.lexicon)
            choices.lexicon = "standard"; // no word is judged
        choices.houseRules.push_back("mode=challenge");
    }
    WordsAre words = WordsAre::Judged;
    RecordBook book = bookFor(read.record, std::move(choices), words, Reading::AsWritten);
    if (book.error) {
        (void)report.refuse(*firstOf(book.error, read.error));
        return std::nullopt;
    }
    FollowedGame game = readAsWritten(read, book.book, turns);
    if (game.totals.empty()) {
        (void)report.refuse(*game.error);
        return std::nullopt;
    }
    return WrittenRecord{std::move(read), std::move(book.book), std::move(game), words};
}

} // namespace storeys::cli
