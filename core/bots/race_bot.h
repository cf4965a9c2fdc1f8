#pragma once

#include "bots/bot.h"
#include "bots/simple_bots.h"

#include <memory>
#include <optional>

namespace storeys {

// ---- how a race stands

// How many squares are still to be covered from each square to a seat's goal, by the shortest way along squares that
// are open to it: round walls, others' squares and blockers. A breadth-first search from the goal.
class WayToGoal
{
public:
    static constexpr int noWay = 200;

    WayToGoal(const Position& position, int seat);

    [[nodiscard]] int from(Square square) const { return m_steps[Surface::slot(square)]; }
    // From the tile on the board that is nearest.
    [[nodiscard]] int nearest(const Board& board) const;

private:
    std::array<std::uint8_t, Board::maxSide * Board::maxSide> m_steps;
};

// How well the seat stands, in turns: what the best of the others still needs, at a discount, less what it needs itself,
// as far as their ways tell.
[[nodiscard]] double raceLead(const Position& position, int seat);

// A play, and how well the seat to move stands after it.
struct RaceChoice
{
    FoundPlay play;
    double lead;
};
// All plays with at most two blanks of the reserve, the best first. What the play gives and takes counts too.
[[nodiscard]] std::vector<RaceChoice> raceChoices(const Position& position);

// ---- who races

// How a computer player races.
struct RaceSkill
{
    bool knowsWays = true; // else it counts steps to the goal through walls, and looks at nobody else
    // The best plays by their lead are played on with over so many samples of what is unseen: a reply of each other
    // player, and the next own play.
    int candidates = 0;
    int samples = 0;
};

// Races: takes the play that brings it furthest ahead, in squares to the goal.
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
