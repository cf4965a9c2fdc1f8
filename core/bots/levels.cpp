#include "bots/levels.h"

#include "base/text.h"
#include "bots/pieces.h"
#include "bots/race_bot.h"
#include "bots/simple_bots.h"

namespace storeys {

// ---- the levels

namespace {

// Word levels of vocabularies, besides commonLevel: ordinary words, the built-in lexicon `core`, and all words.
constexpr int ordinary = 35;
constexpr int core = mostLevel;
constexpr int all = 100;

// Values in this order: `wordLevel` (set later); candidates, turns, rollouts and certainty of `simulation`;
// `preEndgameBag`; the same four numbers of `preEndgame`; `endgameNodes`; `smallBagNodes`.
constexpr Thinking quickLook{0, {8, 2, 160, 1.5}};
constexpr Thinking deepLook{0, {16, 2, 480, 2}, 7, {12, 60, 300, 2}, 50'000, 20'000};
constexpr int allTiles = mostOnRack;

// How a level plays; all its parts use one vocabulary.
struct Level
{
    std::string_view name;
    int wordLevel;
    // How likely the level challenges a word that it does not know. Beginners rarely challenge. More than half of the
    // words that a skilled player does not know are valid; fewer of the short ones, which are better known. From casual
    // on, every level challenges nonsense such as YMUR. Levels that know all words challenge every bad word, except
    // `random`.
    ChallengePolicy::Readiness doubts;
    std::optional<SimpleBot::Takes> takes; // levels without this use a ThinkingBot
    std::optional<Attention> attention;    // empty if the level overlooks nothing
    Thinking thinking;
    RaceSkill race;
    ClaimSkill claims;
};

using enum SimpleBot::Takes;

// All levels, weakest first. To add one, add a line here.
constexpr Level levelTable[] = {
    {"random", all, {0.5, 0.5, 0.5}, Any, {}, {}, {}, {allTiles, 5'000, 500}},
    {"beginner", ordinary, {0.1, 0.2, 0.5}, Best, Attention{3, 0.6, 0.7, 0.2}, {}, {false}, {3, 10'000, 5}},
    {"casual", commonLevel, {0.3, 0.8, 1}, Best, Attention{5, 0.75, 0.9, 0.05}, {}, {false}, {6, 50'000, 2}},
    {"greedy", all, {1, 1, 1}, Best, {}, {}, {false}, {allTiles, 1'000'000, 1}},
    {"skilled", core, {0.6, 0.9, 1}, {}, {}, {}, {true}, {allTiles, 250'000, 1}},
    {"expert", all, {1, 1, 1}, {}, {}, quickLook, {true, 4, 12}, {allTiles, 1'000'000, 1}},
    {"master", all, {1, 1, 1}, {}, {}, deepLook, {true, 4, 36}, {allTiles, 2'000'000, 1}},
};

const Level* levelNamed(std::string_view name)
{
    return lookUp(levelTable, name, &Level::name);
}

// A number of Thinking that the text of a computer player can set; see readBotSpec().
struct Number
{
    std::string_view name;
    void (*set)(Thinking&, int);
};

constexpr Number numbers[] = {
    {"words", [](Thinking& t, int n) { t.wordLevel = n; }},
    {"candidates", [](Thinking& t, int n) { t.simulation.candidates = n; }},
    {"turns", [](Thinking& t, int n) { t.simulation.turns = n; }},
    {"rollouts", [](Thinking& t, int n) { t.simulation.rollouts = n; }},
    {"late-bag", [](Thinking& t, int n) { t.preEndgameBag = n; }},
    {"late-candidates", [](Thinking& t, int n) { t.preEndgame.candidates = n; }},
    {"late-turns", [](Thinking& t, int n) { t.preEndgame.turns = n; }},
    {"late-rollouts", [](Thinking& t, int n) { t.preEndgame.rollouts = n; }},
    {"endgame", [](Thinking& t, int n) { t.endgameNodes = n; }},
    {"small-bag", [](Thinking& t, int n) { t.smallBagNodes = n; }},
};

// Reads a time such as 250ms or 2s; none if the text has another form or the time is 0.
std::optional<std::chrono::milliseconds> readTime(std::string_view text)
{
    const std::string_view digits = text.substr(0, text.find_first_not_of("0123456789"));
    const std::string_view unit = text.substr(digits.size());
    const auto count = readDigits(digits);
    if (!count || *count == 0 || (unit != "s" && unit != "ms"))
        return std::nullopt;
    return unit == "s" ? std::chrono::seconds(*count) : std::chrono::milliseconds(*count);
}

// A race simulates no more plays than a game for points would.
RaceSkill raceSkillOf(const Level& level, const Thinking& thinking)
{
    RaceSkill skill = level.race;
    skill.candidates = std::min(skill.candidates, thinking.simulation.candidates);
    return skill;
}

// Multiplies the chance that a bot challenges, if a failed challenge has a cost and the word looks possible.
constexpr double cautious = 0.5;
constexpr std::size_t shortLength = 4;

} // namespace

const std::vector<std::string>& botLevels()
{
    static const auto names = listOf(levelTable, [](const Level& level) { return std::string(level.name); });
    return names;
}

Result<BotSpec> readBotSpec(std::string_view text)
{
    std::vector<std::string_view> parts = partsOf(text, '/');
    std::string_view time = parts.front();
    const std::string_view name = takeUntil(time, '@');
    const Level* level = levelNamed(name);
    if (!level)
        return Error{Fault::UnknownLevel, {std::string(name), joined(botLevels())}};
    BotSpec spec{std::string(name), level->thinking, std::nullopt};
    spec.thinking.wordLevel = level->wordLevel;
    if (level->takes && parts.size() > 1)
        return Error{Fault::LevelThinksNothing, {std::string(name)}};
    if (parts.front() != name) {
        spec.time = readTime(time);
        if (!spec.time)
            return Error{Fault::BadTimeOfTurn, {std::string(time)}};
        spec.thinking = unlimited(spec.thinking);
    }
    for (std::string_view value : std::span(parts).subspan(1)) {
        const std::string_view named = takeUntil(value, '=');
        const Number* number = lookUp(numbers, named, &Number::name);
        if (!number)
            return Error{Fault::UnknownNumberOfLevel, {std::string(named), joined(numbers, ", ", &Number::name)}};
        const auto given = readDigits(value);
        if (!given)
            return Error{Fault::BadNumberOfLevel, {std::string(number->name), std::string(value)}};
        number->set(spec.thinking, *given);
    }
    return spec;
}

Thinking unlimited(Thinking thinking)
{
    constexpr int most = std::numeric_limits<int>::max();
    thinking.simulation.rollouts = thinking.preEndgame.rollouts = most;
    thinking.endgameNodes = thinking.endgameNodes > 0 ? std::numeric_limits<std::int64_t>::max() : 0;
    return thinking;
}

std::optional<ChallengePolicy::Readiness> readinessOf(std::string_view text)
{
    const auto spec = readBotSpec(text);
    if (!spec)
        return std::nullopt;
    ChallengePolicy::Readiness readiness = levelNamed(spec->level)->doubts;
    readiness.wordLevel = spec->thinking.wordLevel;
    return readiness;
}

std::unique_ptr<Bot> makeBot(std::string_view text, std::uint64_t seed, std::shared_ptr<const BotKnowledge> knowledge,
                             std::optional<std::chrono::milliseconds> timeLimit, std::shared_ptr<Generator> generator)
{
    const auto spec = readBotSpec(text);
    if (!spec)
        return nullptr;
    const Level* level = levelNamed(spec->level);
    if (!knowledge)
        knowledge = std::make_shared<BotKnowledge>();
    LevelBot::Thinkers thinkers;
    if (level->attention)
        thinkers.points = std::make_unique<SimpleBot>(seed, *level->attention, level->wordLevel, knowledge);
    else if (level->takes)
        thinkers.points = std::make_unique<SimpleBot>(seed, *level->takes, generator);
    else
        thinkers.points = std::make_unique<ThinkingBot>(seed, spec->thinking, knowledge);
    if (level->takes == Any)
        thinkers.race = std::make_unique<SimpleBot>(seed, Any, generator);
    else
        thinkers.race = std::make_unique<RaceBot>(seed, raceSkillOf(*level, spec->thinking),
                                                  level->attention.value_or(Attention()), level->wordLevel, knowledge);
    thinkers.claims = std::make_unique<ClaimBot>(seed, level->claims, level->wordLevel, knowledge);
    // The policy has its own random numbers, so that asking it for a challenge changes no turn.
    ChallengePolicy challengePolicy(RandomSource(seed).next(), *readinessOf(text), std::move(knowledge));
    return std::make_unique<LevelBot>(std::move(thinkers), seed, std::move(challengePolicy),
                                      spec->time ? spec->time : timeLimit);
}

// ---- a bot of a level

Action LevelBot::choose(const SeatView& view, StopSign stop)
{
    if (!view.cards.due.empty())
        return choiceFor(view, m_random);
    const Features game = featuresOf(view.variant(), view.houseRules());
    Bot& thinker = game.claims ? *m_thinkers.claims : game.points ? *m_thinkers.points : *m_thinkers.race;
    Action action = thinker.choose(view, m_timeLimit ? stop.within(*m_timeLimit) : std::move(stop));
    if (const auto* play = std::get_if<Play>(&action))
        action = withBlockers(view, *play, m_generator, m_random);
    return action;
}

// ---- when a bot challenges

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
