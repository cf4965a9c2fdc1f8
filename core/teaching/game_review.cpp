#include "teaching/game_review.h"

namespace storeys {

namespace {

// ---- what was known

// Whether the play of that turn was withdrawn. Answers to its cards, lost turns and forced passes may come in between.
bool isTakenBack(const Game& game, std::size_t turn)
{
    const auto& turns = game.turns();
    const auto next = std::find_if(turns.begin() + static_cast<std::ptrdiff_t>(turn) + 1, turns.end(),
                                   [](const Turn& later) { return !later.isIdle() && !later.isChoice(); });
    return std::holds_alternative<Play>(turns[turn].action) && next != turns.end() && next->isWithdrawal();
}

// Whether the bag is empty, but the other seats do not hold as many tiles as are unseen. This happens only in a record
// of another program that shows more copies of a tile than the tile set has.
bool isEndgameUnclear(const SeatView& view)
{
    int others = -view.own().rack.size();
    for (const Seat& seat : view.seats)
        others += seat.rack.size();
    return view.bag.isEmpty() && others != std::accumulate(view.unseen.begin(), view.unseen.end(), 0);
}

// ---- key turns

constexpr std::size_t mostMistakes = 2;
constexpr double farBehind = 3;    // least lead in points of a find
constexpr double muchSwung = 0.10; // least change of the chance to win in a swing

// The larger, the worse the mistake: its grade, then what it lost.
std::tuple<Grade, double, double> weightOf(const TurnReview& mistake)
{
    return {mistake.grade, mistake.chanceLost ? mistake.chanceLost->value : 0, mistake.pointsLost.value};
}

// The least chance to win that a mistake of that grade loses. In a decided game a mistake is graded by points and loses
// next to no chance, but it counts like another of its grade.
double leastLoss(Grade grade)
{
    return grade == Grade::Small    ? chanceLimits.small
           : grade == Grade::Medium ? chanceLimits.medium
                                    : chanceLimits.large;
}

// The player's turns that were judged and not forced.
std::vector<std::size_t> turnsOf(const GameReview& game, int seat)
{
    std::vector<std::size_t> turns;
    for (std::size_t n = 0; n < game.size(); ++n)
        if (game[n] && game[n]->seat == seat && !game[n]->forced)
            turns.push_back(n);
    return turns;
}

std::optional<std::size_t> bestFind(const GameReview& game, const std::vector<std::size_t>& turns)
{
    std::optional<std::size_t> best;
    for (const std::size_t n : turns) {
        const auto& lead = game[n]->lead;
        if (game[n]->grade == Grade::None && lead && lead->value >= farBehind && lead->isEstablishedAbove(0)
            && (!best || lead->value > game[*best]->lead->value))
            best = n;
    }
    return best;
}

std::optional<std::size_t> biggestSwing(const GameReview& game, const std::vector<std::size_t>& turns)
{
    std::optional<std::size_t> biggest;
    double most = muchSwung;
    for (std::size_t i = 1; i < turns.size(); ++i) {
        const TurnReview& before = *game[turns[i - 1]];
        const TurnReview& now = *game[turns[i]];
        if (!before.chance || !now.chance)
            continue;
        const double swung = std::abs(now.chance->value - (before.chance->value - before.chanceLost->value));
        if (swung >= most) {
            most = swung;
            biggest = turns[i];
        }
    }
    return biggest;
}

} // namespace

std::optional<SeatView> knownViewBefore(const Game& game, std::size_t turn)
{
    const Turn& taken = game.turns()[turn];
    // The answer to a card belongs to the play before it, and the review can't compare it.
    if (taken.isWithdrawal() || taken.isIdle() || taken.isChoice() || isTakenBack(game, turn))
        return std::nullopt;
    SeatView view = viewOf(game.positionBefore(turn), taken.seat);
    if (view.own().rack.unknown() > 0 || isEndgameUnclear(view))
        return std::nullopt;
    return view;
}

PlayerReview playerReview(const GameReview& game, int seat)
{
    PlayerReview player;
    double accuracies = 0;
    int withChances = 0;
    for (const std::size_t n : turnsOf(game, seat)) {
        const TurnReview& turn = *game[n];
        ++player.turns;
        ++player.grades[static_cast<std::size_t>(turn.grade)];
        player.plays += -turn.pointsLost;
        for (std::size_t term = 0; term < termCount; ++term)
            player.lostByTerm[term] += turn.terms[term];
        if (turn.draws)
            player.draws += *turn.draws;
        if (turn.chanceLost) {
            accuracies +=
                accuracyOf(isMistake(turn.grade) ? std::max(turn.chanceLost->value, leastLoss(turn.grade)) : 0);
            ++withChances;
        }
    }
    if (withChances > 0)
        player.accuracy = accuracies / withChances;
    return player;
}

std::string_view reasonName(KeyTurn::Why why)
{
    static constexpr std::string_view names[] = {"mistake", "find", "swing"};
    return names[static_cast<std::size_t>(why)];
}

void forgetHintedFinds(GameReview& reviews, const Game& game)
{
    for (std::size_t n = 0; n < reviews.size(); ++n)
        if (reviews[n] && game.hintsFor(n) >= spellingHints)
            reviews[n]->lead.reset();
}

std::vector<KeyTurn> keyTurns(const GameReview& game, int seat)
{
    const std::vector<std::size_t> turns = turnsOf(game, seat);
    std::vector<std::size_t> mistakes;
    std::ranges::copy_if(turns, std::back_inserter(mistakes), [&](std::size_t n) { return isMistake(game[n]->grade); });
    std::ranges::stable_sort(mistakes, std::ranges::greater(), [&](std::size_t n) { return weightOf(*game[n]); });
    mistakes.resize(std::min(mistakes.size(), mostMistakes));

    std::vector<KeyTurn> found;
    const auto add = [&](std::optional<std::size_t> turn, KeyTurn::Why why) {
        if (turn && !contains(found, *turn, &KeyTurn::turn))
            found.push_back({*turn, why});
    };
    for (const std::size_t mistake : mistakes)
        add(mistake, KeyTurn::Why::Mistake);
    add(bestFind(game, turns), KeyTurn::Why::Find);
    add(biggestSwing(game, turns), KeyTurn::Why::Swing);
    std::ranges::sort(found, {}, &KeyTurn::turn);
    return found;
}

} // namespace storeys
