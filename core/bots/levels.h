#pragma once

#include "base/random_source.h"
#include "bots/analysis.h"
#include "bots/bot.h"
#include "bots/knowledge.h"
#include "lexicon/word_filters.h"
#include "moves/generator.h"
#include "rules/event.h"
#include "rules/seat_view.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// ---- when a bot challenges

// Decides when a computer player challenges, only from the player's own vocabulary. A player that knows all words of a
// play never challenges it. A play with an unknown word is sometimes challenged: more often if the word is short, as
// short words are better known, and most often if it does not look like a word (LetterRuns). A player that knows every
// word of the game is certain, and never wrong. Other players challenge half as often if a failed challenge has a cost
// and the word looks possible.
class ChallengePolicy
{
public:
    struct Readiness
    {
        // The chances, 0 … 1, of challenging a word that the player does not know.
        double unknown = 0;
        double unknownShort = 0; // the chance if the word has at most four letters
        double nonsense = 0;     // the chance if the letters do not look like a word
        int wordLevel = 0;       // the player's vocabulary; see BotKnowledge
    };

    ChallengePolicy(std::uint64_t seed, const Readiness& readiness, std::shared_ptr<const BotKnowledge> knowledge)
        : m_random(seed), m_readiness(readiness), m_knowledge(std::move(knowledge))
    {}

    // See Bot::challenges(). Draws a random number only if the chance of a challenge is above 0.
    [[nodiscard]] bool challenges(const SeatView& view, const std::vector<ScoredWord>& words);

private:
    [[nodiscard]] bool looksLikeWord(const Letters& letters, const RuleBookPtr& own);

    RandomSource m_random;
    Readiness m_readiness;
    std::shared_ptr<const BotKnowledge> m_knowledge;
    RuleBookPtr m_runsOf; // the book whose words gave m_runs
    std::optional<LetterRuns> m_runs;
};

// ---- a bot of a level

// A computer player of a level: a strategy for choosing turns, a policy for challenging, and a time limit, which is a
// safety net for turns that take far longer than their budget of work usually takes. Within the limit nothing depends
// on the machine's speed; without a limit nothing ever does.
class LevelBot : public Bot
{
public:
    // One bot for each kind of game: for points, races, and games with claims.
    struct Thinkers
    {
        std::unique_ptr<Bot> points;
        std::unique_ptr<Bot> race;
        std::unique_ptr<Bot> claims;
    };
    // `seed` is for the choices about blockers and cards.
    LevelBot(Thinkers thinkers, std::uint64_t seed, ChallengePolicy challengePolicy,
             std::optional<std::chrono::milliseconds> timeLimit)
        : m_thinkers(std::move(thinkers)), m_random(seed), m_challengePolicy(std::move(challengePolicy)),
          m_timeLimit(timeLimit)
    {}

    [[nodiscard]] Action choose(const SeatView& view, StopSign stop) override;
    [[nodiscard]] bool challenges(const SeatView& view, const std::vector<ScoredWord>& words) override
    {
        return m_challengePolicy.challenges(view, words);
    }

private:
    Thinkers m_thinkers;
    RandomSource m_random;
    Generator m_generator;
    ChallengePolicy m_challengePolicy;
    std::optional<std::chrono::milliseconds> m_timeLimit;
};

// ---- the levels

// The names by which players choose levels, weakest first.
[[nodiscard]] const std::vector<std::string>& botLevels();

// A computer player: its level, and how much it thinks, which may differ from what is usual at that level.
struct BotSpec
{
    std::string level;
    Thinking thinking;                             // levels that don't think ahead use only its member `wordLevel`
    std::optional<std::chrono::milliseconds> time; // for each turn, instead of a budget of work
};

// Reads LEVEL[@TIME][/NAME=VALUE…], such as master@1s, expert@250ms or expert/rollouts=0/endgame=300. NAME is a number
// of Thinking: words, candidates, turns, rollouts, late-bag, late-candidates, late-turns, late-rollouts, endgame,
// small-bag. The error quotes the faulty part; for an unknown level or NAME it lists the known ones.
[[nodiscard]] Result<BotSpec> readBotSpec(std::string_view text);

// The same thinking without a limit on the work: rollouts and endgames go on until nothing is left to decide. Small
// bags keep their budget, as more work brings nothing there.
[[nodiscard]] Thinking unlimited(Thinking thinking);

// Many times longer than a turn of the slowest level on a slow machine.
inline constexpr std::chrono::milliseconds usualTimeLimit{30'000};

// A new computer player, or nullptr if the spec is invalid; see readBotSpec(). Thread-safe. Without `knowledge` it
// judges by scores alone and computes its vocabulary itself. Its choices follow from the seed as long as no turn
// exceeds the time limit; pass no limit if choices must never depend on the machine. Bots of a game that runs in one
// thread may share a generator: the levels random and greedy then recompute only the cross sets that the last play has
// changed. Other levels ignore the generator.
[[nodiscard]] std::unique_ptr<Bot> makeBot(std::string_view spec, std::uint64_t seed,
                                           std::shared_ptr<const BotKnowledge> knowledge = nullptr,
                                           std::optional<std::chrono::milliseconds> timeLimit = usualTimeLimit,
                                           std::shared_ptr<Generator> generator = nullptr);

// How readily a player of that spec challenges a play with an unknown word. None if the spec is invalid.
[[nodiscard]] std::optional<ChallengePolicy::Readiness> readinessOf(std::string_view spec);

} // namespace storeys
