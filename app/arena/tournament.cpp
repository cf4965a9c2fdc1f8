#include "arena/tournament.h"

#include <cmath>
#include <condition_variable>
#include <exception>
#include <thread>

namespace storeys::arena {

// The state that the threads of one play() share, under one mutex.
struct Tournament::Floor
{
    std::mutex mutex;
    std::condition_variable changed;
    std::int64_t next = 0;                  // number of the next pair to start
    std::int64_t counted = 0;               // all pairs with a smaller number are in the standings
    std::map<std::int64_t, GamePair> early; // pairs played while an earlier one is not finished
    int working = 0;                        // number of threads at work
    std::exception_ptr failure;
};

Tournament::Tournament(MatchTerms terms, std::vector<std::string> bots, std::int64_t pairs)
    : m_terms(std::move(terms)), m_bots(std::move(bots)), m_pairs(pairs)
{
    const int count = static_cast<int>(m_bots.size());
    for (int first = 0; first < count; ++first)
        for (int second = first + 1; second < count; ++second)
            m_pairings.push_back({{first, second}, {}});
}

std::int64_t Tournament::played() const
{
    std::int64_t sum = 0;
    for (const Pairing& pairing : m_pairings)
        sum += pairing.standings.pairs();
    return sum;
}

void Tournament::play(int threads, std::stop_source stop, const Witness& witness, const Watch& watch)
{
    Floor floor;
    floor.next = floor.counted = played();
    floor.working = threads;
    std::vector<std::jthread> workers;
    try {
        for (int i = 0; i < threads; ++i)
            workers.emplace_back([this, &floor, &witness, stop] { work(floor, stop, witness); });
        std::unique_lock lock(floor.mutex);
        while (!floor.changed.wait_for(lock, std::chrono::milliseconds(100), [&] { return floor.working == 0; }))
            watch();
    } catch (...) {
        stop.request_stop(); // otherwise the destructor of `workers` would wait until all games are played
        throw;
    }
    workers.clear();
    if (floor.failure)
        std::rethrow_exception(floor.failure);
}

void Tournament::work(Floor& floor, std::stop_source stop, const Witness& witness)
{
    const auto generator = std::make_shared<Generator>(); // one per thread
    std::unique_lock lock(floor.mutex);
    try {
        while (floor.next < total() && !stop.stop_requested()) {
            const std::int64_t number = floor.next++;
            const auto [first, second] = m_pairings[number / m_pairs].bots;
            lock.unlock();
            auto pair =
                playPair(m_terms, {m_bots[first], m_bots[second]}, number % m_pairs, generator, stop.get_token());
            if (pair)
                witness(number, *pair); // may write to disk: the others play on
            lock.lock();
            if (pair)
                count(floor, number, *std::move(pair));
        }
    } catch (...) {
        if (!lock.owns_lock())
            lock.lock();
        floor.failure = std::current_exception();
        stop.request_stop();
    }
    --floor.working;
    floor.changed.notify_all();
}

void Tournament::count(Floor& floor, std::int64_t number, GamePair pair)
{
    floor.early.emplace(number, std::move(pair));
    for (auto next = floor.early.begin(); next != floor.early.end() && next->first == floor.counted;
         next = floor.early.erase(next)) {
        m_pairings[next->first / m_pairs].standings.add(next->second);
        ++floor.counted;
    }
}

nlohmann::ordered_json Tournament::toJson() const
{
    return listOf(m_pairings, [](const Pairing& pairing) { return pairing.standings.toJson(); });
}

std::optional<std::string> Tournament::resume(const nlohmann::ordered_json& json)
{
    bool goesOn = true; // pairs are played in order: after an unfinished pairing all later ones must be empty
    for (std::size_t i = 0; i < m_pairings.size(); ++i) {
        auto standings = Standings::fromJson(json.at(i), goesOn ? m_pairs : 0);
        if (!standings)
            return "standings " + std::to_string(i + 1) + ": " + standings.error();
        goesOn = standings->pairs() == m_pairs;
        m_pairings[i].standings = *std::move(standings);
    }
    return std::nullopt;
}

namespace {

using Json = nlohmann::ordered_json;

double rounded(double value)
{
    return std::round(value * 10000) / 10000;
}

Json limits(const Interval& interval)
{
    return {rounded(interval.low), rounded(interval.high)};
}

Json pairingJson(const Tournament& tournament, const Tournament::Pairing& pairing)
{
    const Standings& s = pairing.standings;
    return {{"bots", {tournament.bots()[pairing.bots[0]], tournament.bots()[pairing.bots[1]]}},
            {"games", 2 * s.pairs()},
            {"wins", {s.wins(0), s.wins(1)}},
            {"draws", s.draws()},
            {"win_rate", rounded(s.winRate().value)},
            {"win_rate_95", limits(s.winRate())},
            {"mean_score", {rounded(s.meanScore(0)), rounded(s.meanScore(1))}},
            {"mean_spread", rounded(s.spread().value)},
            {"spread_95", limits(s.spread())}};
}

// The results of one bot against all others together.
Standings standingsOf(const Tournament& tournament, int bot)
{
    Standings all;
    for (const Tournament::Pairing& pairing : tournament.pairings())
        for (int side = 0; side < 2; ++side)
            if (pairing.bots[side] == bot)
                all.add(pairing.standings, side);
    return all;
}

Json botJson(const std::string& name, const Standings& s)
{
    return {{"bot", name},
            {"games", 2 * s.pairs()},
            {"wins", s.wins(0)},
            {"draws", s.draws()},
            {"losses", s.wins(1)},
            {"mean_score", rounded(s.meanScore(0))},
            {"mean_spread", rounded(s.spread().value)}};
}

} // namespace

Played playedIn(const Tournament& tournament)
{
    Played all{2 * tournament.played(), 0};
    for (const Tournament::Pairing& pairing : tournament.pairings())
        all.turns += pairing.standings.turns();
    return all;
}

Json report(const Tournament& tournament, double elapsedMs, Played now)
{
    Json bots = Json::array();
    Json medians = Json::array();
    Json p95s = Json::array();
    for (int bot = 0; bot < static_cast<int>(tournament.bots().size()); ++bot) {
        const Standings all = standingsOf(tournament, bot);
        bots.push_back(botJson(tournament.bots()[bot], all));
        medians.push_back(rounded(all.thinking(0).quantile(0.5)));
        p95s.push_back(rounded(all.thinking(0).quantile(0.95)));
    }
    Json pairings = Json::array();
    for (const Tournament::Pairing& pairing : tournament.pairings())
        pairings.push_back(pairingJson(tournament, pairing));
    const Played all = playedIn(tournament);
    return {{"games", all.games},
            {"complete", tournament.isOver()},
            {"plays", all.turns},
            {"bots", bots},
            {"pairings", pairings},
            {"move_median_us", medians},
            {"move_p95_us", p95s},
            {"elapsed_ms", rounded(elapsedMs)},
            {"plays_per_second", rounded(static_cast<double>(now.turns) * 1000 / std::max(elapsedMs, 0.001))},
            {"games_per_second", rounded(static_cast<double>(now.games) * 1000 / std::max(elapsedMs, 0.001))}};
}

} // namespace storeys::arena
