#include "bots/levels.h"

#include "bots/analysis.h"
#include "bots/pieces.h"
#include "bots/race_bot.h"
#include "bots/simple_bots.h"
#include "rules/turn_rules.h"
#include "rules/variant.h"

#include <algorithm>
#include <array>

namespace storeys {

// ---- the levels

namespace {

// Word levels of the vocabularies: ordinary words, those of the built-in lexicons common and core, and all words.
constexpr int ordinary = 35;
constexpr int core = 70;
constexpr int all = 100;

constexpr Attention beginnerAttention{3, 0.6, 0.7, 0.2};
constexpr Attention casualAttention{5, 0.75, 0.9, 0.05};

// Simulation: candidates, turns played on, rollouts, certainty.
constexpr SimulationBudget quickLook{8, 2, 160, 1.5};
constexpr SimulationBudget deepLook{16, 2, 480, 2};
constexpr SimulationBudget toTheEnd{12, 60, 300, 2};
constexpr int lastTiles = 7;
constexpr std::int64_t endgameNodes = 3000;

// Chances of challenging a play with an unknown word: a long one, one of at most four letters, and one that does not look
// like a word. Beginners rarely doubt others; a good half of what a skilled player does not know are words all the same. There
// are fewer short words, so an unknown short word is less likely to be one.
// No casual player lets nonsense such as YMUR pass. Who knows all words has no doubts.
struct NamedReadiness
{
    std::string_view level;
    ChallengePolicy::Readiness readiness;
};
constexpr std::array<NamedReadiness, 7> readinesses{{{"random", {all, 0.5, 0.5, 0.5}},
                                                     {"beginner", {ordinary, 0.1, 0.2, 0.5}},
                                                     {"casual", {commonLevel, 0.3, 0.8, 1}},
                                                     {"greedy", {all, 1, 1, 1}},
                                                     {"skilled", {core, 0.6, 0.9, 1}},
                                                     {"expert", {all, 1, 1, 1}},
                                                     {"master", {all, 1, 1, 1}}}};
constexpr double cautious = 0.5; // of that chance where a failed challenge costs something and the word may be one
constexpr std::size_t shortLength = 4;

constexpr Thinking staticOnly(int wordLevel)
{
    return {wordLevel, {}, -1, {}, 0};
}

std::unique_ptr<Bot> makeThinker(std::string_view level, std::uint64_t seed,
                                 std::shared_ptr<const BotKnowledge> knowledge, std::shared_ptr<Generator> generator)
{
    if (level == "random")
        return std::make_unique<SimpleBot>(seed, SimpleBot::Takes::Any, std::move(generator));
    if (level == "greedy")
        return std::make_unique<SimpleBot>(seed, SimpleBot::Takes::Best, std::move(generator));
    if (level == "beginner")
        return std::make_unique<SimpleBot>(seed, beginnerAttention, ordinary, std::move(knowledge));
    if (level == "casual")
        return std::make_unique<SimpleBot>(seed, casualAttention, commonLevel, std::move(knowledge));
    if (const auto thinking = thinkingOf(level))
        return std::make_unique<ThinkingBot>(seed, *thinking, std::move(knowledge));
    return nullptr;
}

constexpr Attention noticesAll{};

std::unique_ptr<Bot> makeRacer(std::string_view level, std::uint64_t seed,
                               std::shared_ptr<const BotKnowledge> knowledge, std::shared_ptr<Generator> generator)
{
    if (level == "random")
        return std::make_unique<SimpleBot>(seed, SimpleBot::Takes::Any, std::move(generator));
    RaceSkill skill{all, noticesAll, true, 0, 0};
    if (level == "greedy")
        skill.knowsWays = false;
    else if (level == "beginner")
        skill = {ordinary, beginnerAttention, false, 0, 0};
    else if (level == "casual")
        skill = {commonLevel, casualAttention, false, 0, 0};
    else if (level == "skilled")
        skill.wordLevel = core;
    else if (level == "expert")
        skill = {all, noticesAll, true, 4, 12};
    else
        skill = {all, noticesAll, true, 4, 36};
    return std::make_unique<RaceBot>(seed, skill, std::move(knowledge));
}

std::unique_ptr<Bot> makeClaimer(std::string_view level, std::uint64_t seed,
                                 std::shared_ptr<const BotKnowledge> knowledge)
{
    constexpr int allTiles = mostOnRack;
    ClaimSkill skill{all, allTiles, 1'000'000, 1};
    if (level == "random")
        skill = {all, allTiles, 5'000, 500};
    else if (level == "beginner")
        skill = {ordinary, 3, 10'000, 5};
    else if (level == "casual")
        skill = {commonLevel, 6, 50'000, 2};
    else if (level == "skilled")
        skill = {core, allTiles, 250'000, 1};
    else if (level == "master")
        skill.steps = 2'000'000;
    return std::make_unique<ClaimBot>(seed, skill, std::move(knowledge));
}

} // namespace

const std::vector<std::string>& botLevels()
{
    static const std::vector<std::string> levels{"random",  "beginner", "casual", "greedy",
                                                 "skilled", "expert",   "master"};
    return levels;
}

std::optional<Thinking> thinkingOf(std::string_view level)
{
    if (level == "beginner")
        return staticOnly(ordinary);
    if (level == "casual")
        return staticOnly(commonLevel);
    if (level == "skilled")
        return staticOnly(core);
    if (level == "random" || level == "greedy")
        return staticOnly(all);
    if (level == "expert")
        return Thinking{all, quickLook, -1, {}, 0};
    if (level == "master")
        return Thinking{all, deepLook, lastTiles, toTheEnd, endgameNodes};
    return std::nullopt;
}

std::optional<ChallengePolicy::Readiness> readinessOf(std::string_view level)
{
    const auto found = std::ranges::find(readinesses, level, &NamedReadiness::level);
    return found == readinesses.end() ? std::nullopt : std::optional(found->readiness);
}

std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed, std::shared_ptr<const BotKnowledge> knowledge,
                             std::optional<std::chrono::milliseconds> timeLimit, std::shared_ptr<Generator> generator)
{
    if (!knowledge)
        knowledge = std::make_shared<BotKnowledge>();
    const auto readiness = readinessOf(level);
    auto thinker = makeThinker(level, seed, knowledge, generator);
    LevelBot::Thinkers thinkers{std::move(thinker), makeRacer(level, seed, knowledge, std::move(generator)),
                                makeClaimer(level, seed, knowledge)};
    if (!thinkers.points || !readiness)
        return nullptr;
    // Another sequence than that of the turns: being asked for a challenge changes no turn.
    ChallengePolicy challengePolicy(RandomSource(seed).next(), *readiness, std::move(knowledge));
    return std::make_unique<LevelBot>(std::move(thinkers), seed, std::move(challengePolicy), timeLimit);
}

// ---- a player of a level

Bot& LevelBot::thinkerFor(const RuleBook& book) const
{
    const Features game = featuresOf(book.variant, book.houseRules);
    return game.claims ? *m_thinkers.claims : game.points ? *m_thinkers.points : *m_thinkers.race;
}

Action LevelBot::choose(const SeatView& view, StopSign stop)
{
    if (!view.cards.due.empty())
        return choiceFor(view, m_random);
    Action action = thinkerFor(*view.book).choose(view, m_timeLimit ? stop.within(*m_timeLimit) : std::move(stop));
    if (const auto* play = std::get_if<Play>(&action))
        action = withBlockers(view, *play, m_generator, m_random);
    return action;
}

// ---- when a player challenges

bool ChallengePolicy::challenges(const SeatView& view, const std::vector<ScoredWord>& words)
{
    const RuleBookPtr own = m_knowledge->upTo(m_readiness.wordLevel, view.book);
    const bool mayBeWord = own != view.book && !challengeCost(*view.book).failedIsFree();
    double chance = 0;
    for (const ScoredWord& scored : words) {
        const Letters letters = scored.word.letters();
        if (own->lexicon->words.contains(letters))
            continue;
        const double doubt = letters.size() > shortLength ? m_readiness.unknown : m_readiness.unknownShort;
        chance =
            std::max(chance, looksLikeWord(letters, own) ? doubt * (mayBeWord ? cautious : 1) : m_readiness.nonsense);
    }
    return chance > 0 && m_random.share() < chance;
}

bool ChallengePolicy::looksLikeWord(const Letters& letters, const RuleBookPtr& own)
{
    if (m_runsOf != own)
        m_runs.emplace(own->lexicon->words);
    m_runsOf = own;
    return m_runs->looksLikeWord(letters);
}

} // namespace storeys
