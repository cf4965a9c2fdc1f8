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

// ---- when a player challenges

// When a computer player challenges: it asks nothing but its own vocabulary. It never challenges a play whose words it all
// knows. It challenges a play with an unknown word by chance: more often if the word is short, as it would sooner know it,
// and most often if it does not look like a word (LetterRuns). A player that knows every word of the game is sure, and
// never wrong. One that knows fewer is half as ready where a failed challenge costs something and the word may be one.
class ChallengePolicy
{
public:
    struct Readiness
    {
        // Chances, 0 … 1, of challenging a word that it does not know.
        double unknown = 0;
        double unknownShort = 0; // of at most four letters
        double nonsense = 0;     // one that does not look like a word
        int wordLevel = 0;       // its vocabulary; see BotKnowledge
    };

    ChallengePolicy(std::uint64_t seed, const Readiness& readiness, std::shared_ptr<const BotKnowledge> knowledge)
        : m_random(seed), m_readiness(readiness), m_knowledge(std::move(knowledge))
    {}

    // See Bot::challenges(). Draws one random number for each play with a word that it does not know.
    [[nodiscard]] bool challenges(const SeatView& view, const std::vector<ScoredWord>& words);

private:
    [[nodiscard]] bool looksLikeWord(const Letters& letters, const RuleBookPtr& own);

    RandomSource m_random;
    Readiness m_readiness;
    std::shared_ptr<const BotKnowledge> m_knowledge;
    RuleBookPtr m_runsOf; // the vocabulary whose runs are kept
    std::optional<LetterRuns> m_runs;
};

// ---- a player of a level

// A computer player of a level: a way of choosing turns, a policy of challenging, and a time limit as a safety net
// where a turn should take far longer than its budget of work usually does. Within the limit nothing depends on the
// machine's speed; without one nothing ever does.
class LevelBot : public Bot
{
public:
    // One for each way to win.
    struct Thinkers
    {
        std::unique_ptr<Bot> points;
        std::unique_ptr<Bot> race;
        std::unique_ptr<Bot> claims;
    };
    // `seed` is for what is done with blockers.
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
    [[nodiscard]] Bot& thinkerFor(const RuleBook& book) const;

    Thinkers m_thinkers;
    RandomSource m_random;
    Generator m_generator;
    ChallengePolicy m_challengePolicy;
    std::optional<std::chrono::milliseconds> m_timeLimit;
};

// ---- the levels

// The names by which computer players are chosen, weakest first.
[[nodiscard]] const std::vector<std::string>& botLevels();

// How a level thinks where it analyses: a level that doesn't think ahead judges by static evaluation within its
// vocabulary. None for an unknown name.
[[nodiscard]] std::optional<Thinking> thinkingOf(std::string_view level);

// Many times what a turn of the slowest level takes on a slow machine.
inline constexpr std::chrono::milliseconds usualTimeLimit{30'000};

// A new computer player of that level, or nullptr for an unknown name. Thread-safe. Without knowledge it judges by
// scores alone and works out its vocabulary by itself. Its choices follow from the seed as long as no turn takes
// longer than the limit; where they must not depend on the machine at all there is none. The bots of a game that is
// played in one thread may be given a generator together: then those that look at all words (random and greedy) make
// again only the cross sets that the last play has changed. The others have words of their own and take none.
[[nodiscard]] std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed,
                                           std::shared_ptr<const BotKnowledge> knowledge = nullptr,
                                           std::optional<std::chrono::milliseconds> timeLimit = usualTimeLimit,
                                           std::shared_ptr<Generator> generator = nullptr);

// How readily a level challenges a play with a word that it does not know. None for an unknown name.
[[nodiscard]] std::optional<ChallengePolicy::Readiness> readinessOf(std::string_view level);

} // namespace storeys
