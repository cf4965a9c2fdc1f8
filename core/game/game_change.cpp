#include "game/game_change.h"

#include <algorithm>
#include <ranges>

namespace storeys {

namespace {

// The number of tiles that the action gives back; others than the seat may not know which.
std::size_t tilesGiven(const Action& action)
{
    const auto* exchange = std::get_if<Exchange>(&action);
    const auto* choice = std::get_if<CardChoice>(&action);
    return exchange ? exchange->tiles.size() : choice ? choice->tiles.size() : 0;
}

std::vector<Square> sorted(std::vector<Square> squares)
{
    std::ranges::sort(squares);
    return squares;
}

// Whether both are the same but for the order in which the player laid tiles and named words.
bool isSame(const Play& one, const Play& other)
{
    const auto wordsOf = [](const Play& play) {
        auto claims = play.claims;
        std::ranges::sort(claims);
        return claims;
    };
    return std::ranges::is_permutation(one.placements, other.placements)
           && sorted(one.blockersOff) == sorted(other.blockersOff) && sorted(one.blockersOn) == sorted(other.blockersOn)
           && wordsOf(one) == wordsOf(other);
}

// Whether everybody sees the same turn, apart from challenges that failed.
bool isSame(const Turn& one, const Turn& other)
{
    const auto* play = std::get_if<Play>(&one.action);
    const auto* choice = std::get_if<CardChoice>(&one.action);
    return one.seat == other.seat && one.action.index() == other.action.index()
           && one.isWithdrawal() == other.isWithdrawal() && one.isIdle() == other.isIdle()
           && tilesGiven(one.action) == tilesGiven(other.action) && one.score().total() == other.score().total()
           && (!play || isSame(*play, std::get<Play>(other.action)))
           && (!choice || choice->squares == std::get<CardChoice>(other.action).squares);
}

// The number of turns that both games begin with.
std::size_t commonTurns(const Game& one, const Game& other)
{
    const auto differ = std::ranges::mismatch(
        one.turns(), other.turns(), [](const Turn& turn, const Turn& theirs) { return isSame(turn, theirs); });
    return static_cast<std::size_t>(differ.in1 - one.turns().begin());
}

// Whether every turn from n on follows by itself from the turn before it.
bool areIdle(const Game& game, std::size_t n)
{
    return std::ranges::all_of(game.turns() | std::views::drop(n), &Turn::isIdle);
}

// Whether nobody has decided anything since the play with this index, apart from what its cards let its player choose.
bool isLastPlay(const Game& game, std::size_t n)
{
    return std::ranges::all_of(game.turns() | std::views::drop(n + 1),
                               [](const Turn& turn) { return turn.isIdle() || turn.isChoice(); });
}

// The first of the common turns with another number of failed challenges; the number of common turns if there is none.
std::size_t challengedAgain(const Game& before, const Game& after, std::size_t common)
{
    for (std::size_t n = 0; n < common; ++n)
        if (before.turns()[n].failedChallengers().size() != after.turns()[n].failedChallengers().size())
            return n;
    return common;
}

} // namespace

GameChange changeBetween(const Game& before, const Game& after)
{
    using Kind = GameChange::Kind;
    const std::size_t common = commonTurns(before, after);
    const std::size_t earlier = before.turns().size(), later = after.turns().size();
    const auto change = [](Kind kind, std::size_t turn, int seat = 0) {
        return GameChange{kind, static_cast<int>(turn), seat};
    };
    // What followed from a play before it was challenged is worked out again after the challenge.
    const std::size_t challenged = challengedAgain(before, after, common);
    if (challenged < common) {
        const auto was = before.turns()[challenged].failedChallengers(),
                   is = after.turns()[challenged].failedChallengers();
        const bool isNext =
            is.size() == was.size() + 1 && isLastPlay(before, challenged) && isLastPlay(after, challenged);
        return isNext ? change(Kind::ChallengeFailed, challenged, is.back()) : change(Kind::Several, challenged);
    }
    if (common == earlier && common == later) {
        const auto loser = after.position().forfeiter;
        return loser && !before.position().forfeiter ? change(Kind::Forfeited, common, *loser)
                                                     : change(Kind::None, common);
    }
    if (common < later && after.turns()[common].isWithdrawal() && areIdle(before, common) && areIdle(after, common + 1))
        return change(Kind::Withdrawn, common);
    if (common == earlier && areIdle(after, common + 1))
        return change(Kind::Taken, common);
    if (common == later)
        return change(Kind::Undone, common);
    return change(Kind::Several, common);
}

} // namespace storeys
