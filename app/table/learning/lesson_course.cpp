#include "table/learning/lesson_course.h"

#include "record/board_text.h"
#include "rules/legality.h"
#include "table/learning/lesson_file.h"

namespace storeys {

namespace {

using nlohmann::json;

Reserve reserveOf(const std::string& text)
{
    return {static_cast<int>(std::ranges::count(text, '*')), static_cast<int>(std::ranges::count(text, '#'))};
}

LessonGoal readGoal(const json& shows, const TileSet& tiles)
{
    LessonGoal goal;
    goal.refused = shows.value("refused", "");
    goal.covers = shows.value("covers", 0);
    goal.height = shows.value("height", 0);
    goal.tiles = shows.value("tiles", 0);
    for (const std::string& square : shows.value("at", std::vector<std::string>()))
        goal.at.push_back(squareOf(square));
    goal.takes = reserveOf(shows.value("takes", ""));
    goal.uses = reserveOf(shows.value("uses", ""));
    goal.lifts = shows.value("lifts", 0);
    goal.claims = shows.value("claims", 0);
    goal.joinsStars = shows.value("joinsStars", false);
    goal.exchange = shows.value("exchange", false);
    goal.sees = shows.value("sees", "");
    goal.turns = shows.value("turns", 0);
    if (const std::string symbol = shows.value("lays", ""); !symbol.empty())
        goal.lays = playedTile(symbol, tiles);
    return goal;
}

// Reads the plays that lead to the step's position, so that tiles on its board have a player and a turn.
void readPlays(const json& before, LessonStep& step)
{
    const Variant& variant = step.start.variant();
    Position position = step.start;
    position.board =
        valueOf(readBoardText(before.at("board").get<std::string>(), variant, step.start.book->houseRules.stackLimit));
    position.seats[0].rack = valueOf(readHeld(before.at("rack").get<std::string>(), variant)).rack;
    if (const std::string bag = before.value("bag", ""); !bag.empty()) // the tiles that the plays draw
        position.bag = Bag(valueOf(readTiles(bag, variant.tiles)).tiles(), RandomSource(1));
    step.before = position;
    for (const std::string text : before.at("plays")) {
        step.plays.push_back(valueOf(readPlayText(text, variant.tiles)));
        if (violationOf(position, step.plays.back()))
            throw BadFile("the play " + text + " before step '" + step.id + "' is not allowed");
        takeUnjudged(position, step.plays.back());
    }
    if (position.board != step.start.board)
        throw BadFile("the plays before step '" + step.id + "' do not lead to it");
}

LessonStep readStep(const json& entry, const RuleBookPtr& book)
{
    const Variant& variant = book->variant;
    LessonStep step;
    step.id = entry.at("id");
    step.start.book = book;
    step.start.board =
        entry.contains("words")
            ? variant.emptyBoard()
            : valueOf(readBoardText(entry.at("board").get<std::string>(), variant, book->houseRules.stackLimit));
    putOn(step.start.board, entry, variant.tiles);
    step.start.pile = variant.pile;
    step.start.seats.resize(1);
    if (const std::string rack = entry.value("rack", ""); !rack.empty()) {
        const HeldTiles held = valueOf(readHeld(rack, variant));
        step.start.seats[0].rack = held.rack;
        step.start.seats[0].reserve = held.reserve;
    }
    if (const std::string bag = entry.value("bag", ""); !bag.empty())
        step.start.bag = Bag(valueOf(readTiles(bag, variant.tiles)).tiles(), RandomSource(1));
    if (entry.contains("play"))
        step.play = valueOf(readPlayText(entry.at("play").get<std::string>(), variant.tiles));
    if (entry.contains("seed"))
        step.seed = entry.at("seed").get<std::uint64_t>();
    for (const Placement& placement : step.play.placements)
        step.marked.push_back(placement.square);
    for (const auto& blockers : {step.play.blockersOff, step.play.blockersOn})
        step.marked.insert(step.marked.end(), blockers.begin(), blockers.end());
    if (entry.contains("mark")) // a square, written as in a play
        step.marked = {squareOf(entry.at("mark"))};
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

// The variant for one person, in the first of two seats, without end conditions.
Variant practised(Variant variant)
{
    variant.ends.clear();
    if (variant.fewestPlayers == 1)
        return variant;
    variant.fewestPlayers = 1;
    for (std::size_t i = 0; i < variant.sides.size(); ++i)
        if (variant.sides[i] > 1) // no lesson starts on that side
            variant.squares[i].start = false;
    if (!variant.corners[2].empty())
        variant.corners[1] = {variant.corners[2].front()};
    variant.findTerritories();
    findGoalSteps(variant);
    return variant;
}

LessonCourse readCourse(const json& file, const DataPlace& data)
{
    Variant variant = practised(valueOf(data.variant(file.at("variant"), file.value("language", ""))));
    const HouseRules rules = variant.houseRules;
    const LexiconPtr lexicon = valueOf(
        openLexicon(file.at("lexicon").get<std::string>(), variant.tiles.alphabet, data.lexicon(variant.language)));
    LessonCourse course;
    course.book = std::make_shared<RuleBook>(RuleBook{std::move(variant), rules, lexicon});
    for (const json& entry : file.at("steps")) {
        course.steps.push_back(readStep(entry, course.book));
        if (!reachesGoal(course.steps.back()))
            throw BadFile("the play of step '" + course.steps.back().id + "' does not reach its goal");
    }
    if (course.steps.empty())
        throw BadFile("there are no steps");
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
           && (!lays || contains(turn.placed(), *lays, &PlacedTile::tile)) && isMetBesideBoard(turn);
}

bool LessonGoal::isMetBesideBoard(const Turn& turn) const
{
    Reserve taken, used;
    int lifted = 0;
    for (const Event& event : turn.events) {
        if (const auto* collected = std::get_if<event::Collected>(&event.what)) {
            taken.blanks += collected->taken.blanks;
            taken.blockers += collected->taken.blockers;
        } else if (const auto* moved = std::get_if<event::BlockersMoved>(&event.what)) {
            used.blockers += static_cast<int>(moved->on.size());
            lifted += static_cast<int>(moved->off.size());
        }
    }
    used.blanks = static_cast<int>(
        std::ranges::count_if(turn.placed(), [](const auto& placed) { return placed.tile.isReserve(); }));
    const auto isThere = [&](const PlacedTile& placed) { return contains(at, placed.square); };
    const auto* play = std::get_if<Play>(&turn.action);
    return taken.blanks >= takes.blanks && taken.blockers >= takes.blockers && used.blanks >= uses.blanks
           && used.blockers >= uses.blockers && lifted >= lifts
           && (at.empty() || std::ranges::any_of(turn.placed(), isThere)) && play
           && static_cast<int>(play->claims.size()) >= claims && (!joinsStars || turn.score().starBonus != Points(0));
}

Result<LessonCourse> LessonCourse::read(const std::filesystem::path& file, const DataPlace& data)
{
    const auto text = readFile(file);
    if (!text)
        return text.error();
    if (auto deep = nestedTooDeeply(*text))
        return Error{Fault::At, {file.string()}, {*std::move(deep)}};
    try {
        LessonCourse course = readCourse(json::parse(*text), data);
        course.id = file.stem().string();
        return course;
    } catch (const std::exception& problem) {
        return Error{Fault::At, {file.string(), problem.what()}};
    }
}

} // namespace storeys
