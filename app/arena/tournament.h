#pragma once

#include "arena/standings.h"

#include <functional>

namespace storeys::arena {

// A round robin: each bot plays every other the same number of game pairs. The number of threads doesn't affect the
// result. Game pairs are counted in order, so the standings always cover the first pairs of the tournament, and the
// tournament can be resumed from them.
class Tournament
{
public:
    struct Pairing
    {
        std::array<int, 2> bots{}; // indices in bots()
        Standings standings;
    };

    static constexpr std::int64_t mostPairs = 500'000'000; // most pairs between two bots

    // Pairs are numbered across all pairings: the first `pairs` numbers belong to the first pairing, and so on.
    Tournament(MatchTerms terms, std::vector<std::string> bots, std::int64_t pairs);

    // ---- queries
    [[nodiscard]] const std::vector<std::string>& bots() const { return m_bots; }
    [[nodiscard]] const std::vector<Pairing>& pairings() const { return m_pairings; }
    // All pairs of the tournament.
    [[nodiscard]] std::int64_t total() const { return m_pairs * std::ssize(m_pairings); }
    [[nodiscard]] std::int64_t played() const; // pairs played so far
    [[nodiscard]] bool isOver() const { return played() == total(); }

    // ---- playing
    // Called for each pair before it is counted, by several threads at once and in any order. If play() is stopped, the
    // last pairs that were witnessed may not be counted.
    using Witness = std::function<void(std::int64_t number, const GamePair& pair)>;
    // Called about ten times a second during play(), on the thread that called play(), while no pair is being counted.
    using Watch = std::function<void()>;
    // Blocks until all pairs are played or `stop` is requested. Rethrows an exception of a thread.
    void play(int threads, std::stop_source stop, const Witness& witness, const Watch& watch);

    // ---- resuming
    [[nodiscard]] nlohmann::ordered_json toJson() const;
    // Takes over standings written by toJson() for a tournament between the same bots. The error names an impossible
    // number; JSON of another form throws nlohmann::json::exception.
    [[nodiscard]] std::optional<std::string> resume(const nlohmann::ordered_json& json);

private:
    struct Floor;
    void work(Floor& floor, std::stop_source stop, const Witness& witness);
    void count(Floor& floor, std::int64_t number, GamePair pair);

    MatchTerms m_terms;
    std::vector<std::string> m_bots;
    std::int64_t m_pairs;
    std::vector<Pairing> m_pairings;
};

// The numbers of games and turns played in a tournament, or in one run of it.
struct Played
{
    std::int64_t games = 0;
    std::int64_t turns = 0;
};
[[nodiscard]] Played playedIn(const Tournament& tournament);

// The result of a tournament as JSON. Entries that depend on the speed of the machine are at the top level, and their
// names end in _us, _ms or _per_second; everything else is the same in every run. `elapsedMs` and `now` are this run's.
[[nodiscard]] nlohmann::ordered_json report(const Tournament& tournament, double elapsedMs, Played now);

} // namespace storeys::arena
