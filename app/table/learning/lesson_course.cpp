#include "table/learning/lesson_course.h"

#include "base/files.h"
#include "lexicon/lexicon.h"
#include "messages/messages.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "rules/legality.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <stdexcept>

namespace storeys {

namespace {

using nlohmann::json;

// Thrown and caught in this file only, as the JSON library's own errors are.
struct BadCourse : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

template<class T>
T valueOf(Result<T> result)
{
    if (!result)
        throw BadCourse(message(result.error()));
    return *std::move(result);
}

LessonGoal readGoal(const json& shows, const TileSet& tiles)
{
    LessonGoal goal;
    goal.refused = shows.value("refused", "");
    goal.covers = shows.value("covers", 0);
    goal.height = shows.value("height", 0);
    goal.tiles = shows.value("tiles", 0);
    goal.exchange = shows.value("exchange", false);
    goal.sees = shows.value("sees", "");
    goal.turns = shows.value("turns", 0);
    if (const std::string symbol = shows.value("lays", ""); !symbol.empty())
        goal.lays = playedTile(symbol.front(), tiles);
    return goal;
}

// "5D": row 5, column D.
Square squareOf(const std::string& name, const Variant& variant)
{
    const auto play = valueOf(readPlayText(name + " A", variant.tiles));
    return play.placements.front().square;
}

// So that what lies in the step's position was played by somebody.
void readPlays(const json& before, LessonStep& step)
{
    const Variant& variant = step.start.variant();
    Position position = step.start;
    position.board =
        valueOf(readBoardText(before.at("board").get<std::string>(), variant, step.start.book->houseRules.stackLimit));
    position.seats[0].rack = valueOf(readRack(before.at("rack").get<std::string>(), variant));
    if (const std::string bag = before.value("bag", ""); !bag.empty()) // what the plays draw
        position.bag = Bag(valueOf(readTiles(bag, variant.tiles)).tiles(), RandomSource(1));
    step.before = position;
    for (const std::string text : before.at("plays")) {
        step.plays.push_back(valueOf(readPlayText(text, variant.tiles)));
        if (violationOf(position, step.plays.back()))
            throw BadCourse("the play " + text + " before step '" + step.id + "' is not allowed");
        takeUnjudged(position, step.plays.back());
    }
    if (position.board != step.start.board)
        throw BadCourse("the plays before step '" + step.id + "' do not lead to it");
}

LessonStep readStep(const json& entry, const RuleBookPtr& book)
{
    const Variant& variant = book->variant;
    LessonStep step;
    step.id = entry.at("id");
    step.start.book = book;
    step.start.board =
        valueOf(readBoardText(entry.at("board").get<std::string>(), variant, book->houseRules.stackLimit));
    step.start.seats.resize(1);
    if (const std::string rack = entry.value("rack", ""); !rack.empty())
        step.start.seats[0].rack = valueOf(readRack(rack, variant));
    if (const std::string bag = entry.value("bag", ""); !bag.empty())
        step.start.bag = Bag(valueOf(readTiles(bag, variant.tiles)).tiles(), RandomSource(1));
    if (entry.contains("play"))
        step.play = valueOf(readPlayText(entry.at("play").get<std::string>(), variant.tiles));
    if (entry.contains("seed"))
        step.seed = entry.at("seed").get<std::uint64_t>();
    for (const Placement& placement : step.play.placements)
        step.marked.push_back(placement.square);
    if (entry.contains("mark")) // a square, as a play begins
        step.marked = {squareOf(entry.at("mark"), variant)};
    step.goal = readGoal(entry.at("shows"), variant.tiles);
    step.goesOn = entry.value("goesOn", false);
    if (entry.contains("before"))
        readPlays(entry.at("before"), step);
    return step;
}

bool reachesGoal(const LessonStep& step)
{
    if (!step.goal.isOfTiles())
        return step.goal.exchange ? !step.start.bag.isEmpty() : step.goal.sees.empty() == step.seed.has_value();
    const auto violation = violationOf(step.start, step.play);
    if (!step.goal.refused.empty() || violation)
        return step.goal.isMetBy(violation);
    Position after = step.start;
    const Turn turn = takeUnjudged(after, step.play);
    return step.goal.isMetBy(turn);
}

LessonCourse readCourse(const json& file, const DataPlace& data)
{
    Variant variant = valueOf(data.variant(file.at("variant")));
    variant.ends.clear();
    const HouseRules rules = variant.houseRules;
    const LexiconPtr lexicon =
        valueOf(openLexicon(file.at("lexicon").get<std::string>(), variant.tiles.alphabet, data.lexicon()));
    LessonCourse course;
    course.book = std::make_shared<RuleBook>(RuleBook{std::move(variant), rules, lexicon});
    for (const json& entry : file.at("steps")) {
        course.steps.push_back(readStep(entry, course.book));
        if (!reachesGoal(course.steps.back()))
            throw BadCourse("the play of step '" + course.steps.back().id + "' does not reach its goal");
    }
    if (course.steps.empty())
        throw BadCourse("there are no steps");
    return course;
}

} // namespace

bool LessonGoal::isMetBy(const std::optional<Violation>& violation) const
{
    return violation && !refused.empty() && codeOf(violation->kind) == refused;
}

bool LessonGoal::isMetBy(const Turn& turn) const
{
    if (exchange)
        return std::holds_alternative<Exchange>(turn.action);
    if (!isOfTiles())
        return false;
    const auto onTop = std::ranges::count_if(turn.placed(), [](const auto& placed) { return placed.before.value > 0; });
    const auto highest =
        std::ranges::max_element(turn.placed(), {}, [](const auto& placed) { return placed.before.value; });
    return refused.empty() && !turn.placed().empty() && onTop >= covers && highest->before.value + 1 >= height
           && static_cast<int>(turn.placed().size()) >= tiles
           && (!lays || std::ranges::find(turn.placed(), *lays, &PlacedTile::tile) != turn.placed().end());
}

Result<LessonCourse> LessonCourse::read(const std::filesystem::path& file, const DataPlace& data)
{
    const auto text = readFile(file);
    if (!text)
        return text.error();
    try {
        return readCourse(json::parse(*text), data);
    } catch (const std::exception& problem) {
        return Error{Fault::At, {file.string(), problem.what()}};
    }
}

} // namespace storeys
