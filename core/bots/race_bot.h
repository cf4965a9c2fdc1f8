#pragma once

#include "bots/bot.h"
#include "bots/simple_bots.h"

#include <memory>
#include <optional>

namespace storeys {

// ---- evaluating a race

// How many squares must still be covered from the tile nearest to the seat's goal, by the shortest way around walls, the
// territories of others and blockers; nullopt if there is no tile or no way.
[[nodiscard]] std::optional<int> squaresToGoal(const Position& position, int seat);

// The seat's lead in turns, estimated from the lengths of the ways to the goals: the turns that the best opponent still
// needs, discounted, minus those that the seat needs.
[[nodiscard]] double raceLead(const Position& position, int seat);

// A play, and how many turns its seat is ahead after it. The pieces that it uses and collects count too, in turns.
struct RaceChoice
{
    FoundPlay play;
    double lead;
};
// All plays of the seat to move that use at most two blanks of the reserve, best first.
[[nodiscard]] std::vector<RaceChoice> raceChoices(const Position& position);

// ---- the bots

// The skill of a computer player in a race.
struct RaceSkill
{
    bool knowsWays = true; // otherwise the bot counts steps to the goal through walls and ignores the other players
    // How many of the plays with the best lead are simulated, and over how many samples of what is unseen. A simulation
    // plays a reply of each other player and the bot's next play.
    int candidates = 0;
    int samples = 0;
};

// Takes the play that brings it furthest ahead on the way to its goal.
class RaceBot : public PlayingBot
{
public:
    RaceBot(std::uint64_t seed, const RaceSkill& skill, const Attention& attention, int wordLevel,
            std::shared_ptr<const BotKnowledge> knowledge)
        : PlayingBot(wordLevel, std::move(knowledge)), m_random(seed), m_skill(skill), m_attention(attention)
    {}

private:
    [[nodiscard]] Action chosen(const SeatView& view, StopSign stop) override;

    RandomSource m_random;
    RaceSkill m_skill;
    Attention m_attention;
    Generator m_generator;
};

} // namespace storeys
