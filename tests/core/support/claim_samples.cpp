#include "support/claim_samples.h"

#include "rules/legality.h"
#include "rules/turn_rules.h"

namespace storeys::test {

namespace {

bool isOver(const Position& position, int seat)
{
    return position.seats[seat].rack.isEmpty()
           || passesEnd(*position.book, position.seatCount(), position.passesInARow);
}

} // namespace

void Simulation::add(int samples, const TurnReview& review)
{
    for (; samples > 0; --samples) {
        const Position dealt = sampledPosition(m_view, m_random);
        best.push_back(played(dealt, review.best));
        taken.push_back(played(dealt, review.taken));
    }
}

Sampled Simulation::played(Position position, const Candidate& candidate)
{
    const int own = m_view.seat, seats = position.seatCount();
    Sampled sampled;
    std::vector<double> points(position.seats.size());
    (void)takeUnjudged(position, candidate.action());
    points[own] = sampled.terms[0] = candidate.score().value;
    bool over = isOver(position, own);
    for (int turn = 0; turn < seats && !over; ++turn) {
        const int seat = position.turn;
        Done done = chosen(position, seat == own ? &sampled.playable : nullptr);
        points[seat] += done.points;
        over = isOver(position, seat);
        if (seat == own)
            sampled.next = std::move(done);
        else if (turn == 0)
            sampled.reply = std::move(done);
    }
    std::vector<double> end = points;
    const bool out = over && std::ranges::any_of(position.seats, [](const Seat& s) { return s.rack.isEmpty(); });
    const auto left = settlement(*position.book, position.seats, out);
    for (int seat = 0; seat < seats; ++seat)
        end[seat] += over ? (left[seat].gain - left[seat].loss).value
                          : m_judge.leaveValue(position.seats[seat].rack, position.bag.size())
                                + StaticEvaluation::reserveValue(position.seats[seat].reserve);
    sampled.terms[2] = points[own] - sampled.terms[0];
    sampled.terms[3] = end[own] - points[own];
    for (int seat = 0; seat < seats; ++seat)
        if (seat != own) {
            sampled.terms[1] -= points[seat] / (seats - 1);
            sampled.terms[4] -= (end[seat] - points[seat]) / (seats - 1);
        }
    return sampled;
}

Done Simulation::chosen(Position& position, std::array<bool, tileKinds>* playable)
{
    const Rack& rack = position.toMove().rack;
    Done done{true};
    Mover mover = moverOf(position, position.turn);
    mover.reserveBlanks = std::min(mover.reserveBlanks, 1);
    m_generator.allPlays(position.book, position.board, mover, m_plays);
    const FoundPlay* highest = nullptr;
    double most = 0;
    for (const FoundPlay& play : m_plays) {
        if (playable)
            play.forEachPlaced([&](Square, Tile tile) { (*playable)[tile.kind()] = true; });
        const double value = m_judge.equity(play, rack, position.bag.size());
        if (!highest || value > most) {
            highest = &play;
            most = value;
        }
    }
    if (!highest) {
        (void)takeUnjudged(position, canExchange(position) ? Action(Exchange{{rack.tiles().front()}}) : Pass{});
        return done;
    }
    done.placed = highest->toPlay().squares();
    done.whole = highest->fromRack() == rack.size();
    done.points = highest->score.value;
    const Turn turn = takeUnjudged(position, highest->toPlay());
    for (const WordSquare& square : turn.score().words.front().word.squares)
        done.main.push_back(square.square);
    done.word = turn.score().words.front().word.letters();
    return done;
}

} // namespace storeys::test
