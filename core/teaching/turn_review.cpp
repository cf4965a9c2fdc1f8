#include "teaching/turn_review.h"

#include "bots/analysis.h"
#include "teaching/reason_finder.h"

namespace storeys {

namespace {

constexpr std::size_t mostExpected = 12; // statically best turns that are looked at
constexpr std::size_t mostSolved = 20;   // statically best turns that are looked at in an endgame
constexpr std::size_t mostRarer = 3;
constexpr std::size_t mostSolvedWhole = 4;
constexpr int samplesInABatch = 100;
constexpr int mostInDoubt = 4; // times Judging::most samples in the second look, while a mistake looks likely
// When the first look drops a candidate. More than a single test would need: repeated tests drop too many by chance, as
// at first one lucky sample of the leader is enough.
constexpr double hopeless = 3.3; // standard errors
constexpr int leastSamples = 40;

// ---- the turns to choose from

// The play as the generator would have returned it if it knew the words.
FoundPlay foundPlay(const Turn& turn)
{
    const FormedWord& main = turn.score().words.front().word;
    FoundPlay play;
    play.first = main.squares.front().square;
    play.direction = main.direction;
    play.length = static_cast<std::uint8_t>(main.squares.size());
    play.score = turn.score().total();
    for (int i = 0; i < play.length; ++i)
        if (main.squares[i].placed) {
            play.placed |= 1u << i;
            play.tiles[i] = main.squares[i].top;
        }
    return play;
}

bool hasOnlyWordsOf(const WordGraph& words, const Board& board, const FoundPlay& play)
{
    return std::ranges::all_of(formedWords(board, play.toPlay()),
                               [&](const FormedWord& word) { return words.contains(word.letters()); });
}

// The turns that are compared: those with the words expected and the turn taken, then those with rarer words.
struct Choices
{
    SeatView view; // see withExpectedWords()
    std::vector<Candidate> candidates;
    std::size_t expected = 0;         // number of candidates at the front that need no rarer words or were taken
    std::optional<std::size_t> taken; // index of the turn taken; nullopt for bestTurn(), which judges no turn
};

// The statically best turns, with exchanging and passing, which are always worth a look.
std::vector<Candidate> promising(std::vector<Candidate> all, std::size_t most)
{
    const auto looked = static_cast<std::ptrdiff_t>(std::min(all.size(), most));
    const auto end = std::stable_partition(all.begin() + looked, all.end(), [](const Candidate& c) { return !c.play; });
    all.erase(end, all.end());
    return all;
}

// `full`: with the words that may be told as rarer ones.
void addRarer(const SeatView& full, const LeaveTable& values, const Turn* turn, const StopSign& stop, Choices& choices)
{
    const WordGraph& expected = choices.view.book->lexicon->words;
    std::size_t left = mostRarer;
    for (Candidate& candidate : staticCandidates(full, values, stop)) {
        if (!candidate.play || (turn && isSame(candidate, *turn))
            || hasOnlyWordsOf(expected, full.board, *candidate.play))
            continue;
        choices.candidates.push_back(std::move(candidate));
        if (--left == 0)
            return;
    }
}

Choices choicesOf(const SeatView& view, const Turn* turn, const BotKnowledge& knowledge, int wordLevel,
                  const StopSign& stop)
{
    Choices choices{withExpectedWords(view, knowledge, wordLevel), {}, 0, std::nullopt};
    choices.candidates = promising(staticCandidates(choices.view, knowledge.values(), stop),
                                   isEndgame(view) ? mostSolved : mostExpected);
    if (turn) {
        const auto taken =
            std::ranges::find_if(choices.candidates, [&](const Candidate& c) { return isSame(c, *turn); });
        choices.taken = static_cast<std::size_t>(taken - choices.candidates.begin());
        if (taken == choices.candidates.end())
            choices.candidates.push_back(candidateOf(*turn));
    }
    choices.expected = choices.candidates.size();
    SeatView next = view;
    next.book = knowledge.upTo(levelOfRarer(wordLevel), view.book);
    if (choices.view.book != view.book && choices.view.book != next.book)
        addRarer(next, knowledge.values(), turn, stop, choices);
    return choices;
}

// ---- endgames

std::size_t bestOf(const std::vector<Judged>& judged, std::size_t from, std::size_t to)
{
    const auto best = std::ranges::max_element(judged.begin() + static_cast<std::ptrdiff_t>(from),
                                               judged.begin() + static_cast<std::ptrdiff_t>(to), {},
                                               [](const Judged& j) { return j.candidate.equity; });
    return static_cast<std::size_t>(best - judged.begin());
}

// Solves the endgame after each choice. First each gets a share of the nodes. Then the best is solved with all nodes,
// and so is any other choice that becomes the best by that; finally the turn taken.
std::vector<Judged> solved(const Choices& choices, std::int64_t nodes, const StopSign& stop)
{
    std::vector<Judged> judged = solvedEach(choices.view, choices.candidates, nodes, stop);
    const auto solveWhole = [&](std::size_t n) {
        if (!judged[n].exact)
            judged[n] = solvedEach(choices.view, {judged[n].candidate}, nodes, stop).front();
    };
    std::vector<std::size_t> whole;
    for (std::size_t best = bestOf(judged, 0, choices.expected);
         whole.size() < mostSolvedWhole && !contains(whole, best); best = bestOf(judged, 0, choices.expected)) {
        solveWhole(best);
        whole.push_back(best);
    }
    if (choices.taken)
        solveWhole(*choices.taken);
    return judged;
}

// `judged`: the choices, each with the rest of the game solved.
void judgeEndgame(const Choices& choices, const std::vector<Judged>& judged, std::int64_t nodes, const StopSign& stop,
                  TurnReview& review)
{
    const Judged& taken = judged[*choices.taken];
    const Judged& found = judged[bestOf(judged, 0, choices.expected)];
    const bool isBetter = found.candidate.equity > taken.candidate.equity;
    const Judged& best = isBetter ? found : taken;
    const double won = winShare(choices.view, best, nodes, stop);
    review.best = best.candidate;
    review.value = {best.candidate.equity, 0};
    review.pointsLost = {best.candidate.equity - taken.candidate.equity, 0};
    review.chance = {won, 0};
    review.chanceLost = {won - winShare(choices.view, taken, nodes, stop), 0};
    review.exact = best.exact && taken.exact;
    if (choices.expected == judged.size())
        return;
    const Candidate& rarer = judged[bestOf(judged, choices.expected, judged.size())].candidate;
    if (rarer.equity > best.candidate.equity) {
        review.rarer = rarer;
        review.rarerGain = {rarer.equity - best.candidate.equity, 0};
    }
}

// A loss that is not solved to the end is Open. Otherwise losing a win or a tie is a large mistake, whatever it costs in
// points; what changes no win or loss is judged like any turn of a decided game.
Grade endgameGrade(const TurnReview& review, const GradeLimits& byPoints)
{
    const bool isDecided = storeys::isDecided(review.chance->value, review.chance->value - review.chanceLost->value);
    const Grade grade = review.chanceLost->value > 0
                            ? Grade::Large
                            : gradeOf(review.pointsLost, isDecided ? byPoints.ofDecided() : byPoints);
    return grade == Grade::None || review.exact ? grade : Grade::Open;
}

// ---- the first look

struct FirstLook
{
    std::size_t best = 0;
    std::size_t next = 0;             // the second best; the same as `best` if there is no other
    std::optional<std::size_t> rarer; // a candidate with rarer words that may be better
};

// Whether the first turn is better than the second. Takes samples until that is shown or refuted, at most
// `judging.most`.
bool isShownBetter(Simulation& pair, const Judging& judging, const StopSign& stop)
{
    const auto isOpen = [&] { return !pair.isShownWorse(0, 1) && !pair.isShownWorse(1, 0); };
    for (int samples = 0; samples < judging.most && (samples < judging.least || isOpen()) && !stop.isUp();
         samples += samplesInABatch)
        pair.add(std::min(samplesInABatch, judging.most - samples), stop);
    return pair.isShownWorse(0, 1);
}

// Simulates all candidates. A candidate that is clearly worse than the best play with expected words gets no more samples.
FirstLook firstLook(const Choices& choices, const LeaveTable& values, const Judging& judging, RandomSource random,
                    const StopSign& stop)
{
    const int turns = choices.view.seatCount();
    const std::size_t expected = choices.expected;
    Simulation simulation(choices.view, values, choices.candidates, turns, random);
    simulation.spend({.rollouts = judging.looks, .certainty = hopeless, .least = leastSamples}, stop, expected);
    // An exchange or a pass has to be shown to be better than any play: people who ask for the best turn look for a
    // play.
    FirstLook result{simulation.leader(0, expected), 0, std::nullopt};
    std::vector<std::size_t> ranked = listOf(simulation.ranking(), &Simulation::Ranked::candidate);
    const auto play = std::ranges::find_if(
        ranked, [&](std::size_t n) { return n < expected && !simulation.isAside(n) && choices.candidates[n].play; });
    if (!choices.candidates[result.best].play && play != ranked.end()) {
        Simulation pair(choices.view, values, {choices.candidates[result.best], choices.candidates[*play]}, turns,
                        RandomSource(random.next()));
        if (!isShownBetter(pair, judging, stop))
            result.best = *play;
    }
    const auto next = std::ranges::find_if(ranked, [&](std::size_t n) { return n < expected && n != result.best; });
    result.next = next == ranked.end() ? result.best : *next;
    const std::size_t rarer = simulation.leader(expected, simulation.size());
    if (rarer < simulation.size() && simulation.pointsLost(rarer, result.best).value > 0)
        result.rarer = rarer;
    return result;
}

// ---- the second look

// A loss, in chances to win or in points, and the limits of the grades in the same unit.
struct Measure
{
    Estimate lost;
    GradeLimits limits;
};

Measure measureOf(const TurnReview& review, const GradeLimits& byPoints)
{
    if (!review.chance)
        return {review.pointsLost, byPoints};
    return isDecided(review.chance->value, review.chance->value - review.chanceLost->value)
               ? Measure{review.pointsLost, byPoints.ofDecided()}
               : Measure{*review.chanceLost, chanceLimits};
}

// In challenge mode, adds a reason with the bad words of the turn taken. Offensive words count as valid, though the
// lexicon of the view may lack them.
void addBadWords(const SeatView& view, const BotKnowledge& knowledge, TurnReview& review)
{
    if (view.houseRules().mode != HouseRules::Mode::Challenge || !review.taken.play)
        return;
    Reason reason{.kind = Reason::Kind::NoWord, .forBest = false};
    for (const FormedWord& word : formedWords(view.board, review.taken.play->toPlay()))
        if (!view.book->lexicon->words.contains(word.letters())
            && !knowledge.isOffensive(view.variant().tiles.alphabet.spell(word.letters())))
            reason.words.push_back(word.letters());
    if (reason.words.empty())
        return;
    review.reasons.insert(review.reasons.begin(), std::move(reason));
    review.reasons.resize(std::min(review.reasons.size(), mostReasons));
}

// Whether more samples may change whether the game counts as decided, and so how its losses are measured.
bool isMeasureOpen(const TurnReview& review)
{
    if (!review.chance)
        return false;
    const double taken = review.chance->value - review.chanceLost->value;
    const double margin = 2 * review.chance->error;
    return isDecided(review.chance->low(), taken - margin) != isDecided(review.chance->high(), taken + margin);
}

// Copies the figures of the first candidate, the best so far, and of the second one's losses against it.
void tell(const Comparison& comparison, TurnReview& review)
{
    review.value = comparison.points(0);
    review.pointsLost = comparison.pointsLost(0, 1);
    for (std::size_t term = 0; term < termCount; ++term)
        review.terms[term] = comparison.term(static_cast<Term>(term), 0, 1);
    if (comparison.hasChances()) {
        review.chance = comparison.chance(0);
        review.chanceLost = comparison.chanceLost(0, 1);
    }
}

// Without losses, the turn taken is the best one.
void tellBest(const Comparison& comparison, std::size_t best, TurnReview& review)
{
    review.best = comparison.candidate(best);
    review.value = comparison.points(best);
    review.pointsLost = {};
    review.terms = {};
    if (comparison.hasChances()) {
        review.chance = comparison.chance(best);
        review.chanceLost = Estimate();
    }
}

// Whether the second candidate is shown to lose points against the first, and does not win more often.
bool isShownMistake(const Comparison& comparison)
{
    return comparison.isShownWorse(0, 1) && !(comparison.hasChances() && comparison.chanceLost(0, 1).value < 0);
}

// Compares the turn that the first look found best with the turn taken or, if they are the same, with the second best,
// for `lead`. Unless these samples show another turn to be better, the turn taken is the best one.
void judgeBySamples(const Choices& choices, const FirstLook& first, const LeaveTable& values, const Judging& judging,
                    const GradeLimits& byPoints, RandomSource random, const StopSign& stop, TurnReview& review)
{
    const bool isFound = first.best == *choices.taken;
    std::vector<Candidate> candidates{choices.candidates[first.best],
                                      choices.candidates[isFound ? first.next : *choices.taken]};
    if (first.rarer)
        candidates.push_back(choices.candidates[*first.rarer]);
    Comparison comparison(choices.view, values, std::move(candidates), random);
    bool isSure = false;
    // A loss that looks large enough for a mistake, but is not shown yet, gets more samples.
    const auto isInDoubt = [&] {
        const Measure measure = measureOf(review, byPoints);
        return !isFound && gradeOf(measure.lost, measure.limits) != Grade::None && !isShownMistake(comparison);
    };
    for (int samples = 0; !isSure && !stop.isUp();) {
        if (samples >= judging.most && (samples >= mostInDoubt * judging.most || !isInDoubt()))
            break;
        const int batch = samples < judging.most ? std::min(samplesInABatch, judging.most - samples) : samplesInABatch;
        comparison.add(batch, stop);
        samples += batch;
        tell(comparison, review);
        const Measure measure = measureOf(review, byPoints);
        isSure = samples >= judging.least
                 && (isFound || (isSettled(measure.lost, measure.limits) && !isMeasureOpen(review)));
        if (first.rarer && samples >= judging.least && (comparison.isShownWorse(2, 0) || comparison.isShownWorse(0, 2)))
            comparison.setAside(2); // only the other two are still in question
    }
    review.best = comparison.candidate(0);
    const bool isBest = isFound || !isShownMistake(comparison);
    const std::size_t best = isBest && !isFound ? 1 : 0;
    if (first.rarer && comparison.isShownWorse(2, best)) {
        review.rarer = comparison.candidate(2);
        review.rarerGain = comparison.pointsLost(2, best);
    }
    const Measure measure = measureOf(review, byPoints);
    review.grade = isBest ? Grade::None : gradeOf(measure.lost, measure.limits);
    if (isMistake(review.grade)) {
        const TurnPair turns{choices.view, comparison.candidate(0), comparison.candidate(1)};
        review.reasons = sampledReasons(turns, values, comparison, RandomSource(random.next()), stop);
    }
    if (!isBest)
        return;
    if (isFound && first.next != first.best)
        review.lead = review.pointsLost;
    tellBest(comparison, best, review);
}

} // namespace

bool isReviewed(const RuleBook& book)
{
    const Features game = featuresOf(book.variant, book.houseRules);
    return game.points && !game.claims;
}

const GradeLimits& pointLimits(const RuleBook& book)
{
    return featuresOf(book.variant, book.houseRules).heights ? stackingLimits : flatLimits;
}

bool isSolvable(const SeatView& view, const Judging& judging)
{
    return isEndgame(view) && judging.endgameNodes > 0;
}

SeatView withExpectedWords(const SeatView& view, const BotKnowledge& knowledge, int wordLevel)
{
    SeatView expected = view;
    expected.book = knowledge.upTo(wordLevel, view.book);
    if (expected.book != view.book && !Generator().hasPlay(expected, expected.seat))
        expected.book = view.book;
    return expected;
}

std::uint64_t reviewSeed(std::size_t turn)
{
    return turn + 1;
}

Candidate bestTurn(const SeatView& view, const BotKnowledge& knowledge, const Judging& judging, std::uint64_t seed,
                   const StopSign& stop)
{
    const Choices choices = choicesOf(view, nullptr, knowledge, judging.wordLevel, stop);
    if (!isSolvable(view, judging))
        return choices.candidates[firstLook(choices, knowledge.values(), judging, RandomSource(seed), stop).best];
    const std::vector<Judged> judged = solved(choices, judging.endgameNodes, stop);
    return judged[bestOf(judged, 0, choices.expected)].candidate;
}

bool isSame(const Candidate& candidate, const Turn& turn)
{
    if (const auto* play = std::get_if<Play>(&turn.action))
        return candidate.play && std::ranges::is_permutation(candidate.play->toPlay().placements, play->placements);
    if (const auto* exchange = std::get_if<Exchange>(&turn.action))
        return !candidate.exchanged.empty() && Rack(candidate.exchanged) == Rack(exchange->tiles);
    return candidate.isPass();
}

Candidate candidateOf(const Turn& turn)
{
    if (std::holds_alternative<Play>(turn.action))
        return {foundPlay(turn), {}, static_cast<double>(turn.score().total().value)};
    if (const auto* exchange = std::get_if<Exchange>(&turn.action))
        return {std::nullopt, exchange->tiles, 0};
    return {};
}

TurnReview reviewTurn(const SeatView& view, const Turn& turn, const BotKnowledge& knowledge, const Judging& judging,
                      std::uint64_t seed, const StopSign& stop)
{
    const Choices choices = choicesOf(view, &turn, knowledge, judging.wordLevel, stop);
    const LeaveTable& values = knowledge.values();
    const GradeLimits& byPoints = pointLimits(*view.book);
    TurnReview review;
    review.seat = view.seat;
    review.taken = choices.candidates[*choices.taken];
    review.forced = choices.expected == 1;
    if (isSolvable(view, judging)) {
        judgeEndgame(choices, solved(choices, judging.endgameNodes, stop), judging.endgameNodes, stop, review);
        review.grade = endgameGrade(review, byPoints);
        if (isMistake(review.grade))
            review.reasons = solvedReasons({choices.view, review.best, review.taken}, judging.endgameNodes, stop);
    } else {
        const FirstLook first = firstLook(choices, values, judging, RandomSource(seed), stop);
        judgeBySamples(choices, first, values, judging, byPoints, RandomSource(~seed), stop, review);
    }
    if (isMistake(review.grade))
        addBadWords(view, knowledge, review);
    return review;
}

} // namespace storeys
