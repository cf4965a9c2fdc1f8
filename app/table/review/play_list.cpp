#include "table/review/play_list.h"

#include "bots/analysis.h"
#include "table/text/verdict_text.h"

#include <cmath>

namespace storeys {

namespace {

constexpr int samplesInAJob = 20;
constexpr int samplesBeforeGivingUp = 200;
constexpr int mostSamples = 20'000;
constexpr double wellKnown = 0.5;          // points within which a difference from the best is known well enough
constexpr double wrong = 0.05;             // the chance that a play is set aside, or a value off by more, in error
constexpr std::size_t mostInQuestion = 10; // plays clearly worse than the tenth best get no more samples
constexpr int pace = 2000;                 // ms between two changes of the order of the rows, at least
constexpr std::int64_t endgameNodes = 20000;

// The turn that was taken, then the best other turns; at most PlayList::most in all.
std::vector<Candidate> candidatesOf(const SeatView& view, const Turn& taken, const LeaveTable& values,
                                    const StopSign& stop)
{
    auto candidates = staticCandidates(view, values, stop);
    const auto isTaken = [&](const Candidate& candidate) { return isSame(candidate, taken); };
    std::ranges::stable_partition(candidates, isTaken);
    if (candidates.empty() || !isTaken(candidates.front()))
        candidates.insert(candidates.begin(), candidateOf(taken));
    candidates.resize(std::min(candidates.size(), PlayList::most));
    return candidates;
}

bool isWellKnown(const Simulation& simulation, int samples)
{
    const auto isKnown = [&](const Simulation::Ranked& ranked) {
        return simulation.isAside(ranked.candidate) || reach(samples, wrong) * ranked.value.error <= wellKnown;
    };
    const std::vector<Simulation::Ranked> ranking = simulation.ranking();
    return std::all_of(ranking.begin() + 1, ranking.end(), isKnown);
}

} // namespace

PlayList::PlayList(LiveGame& live, HistoryView& look, GameAnalysis& analysis)
    : m_live(live), m_look(look), m_analysis(analysis)
{
    connect(&analysis, &GameAnalysis::gameChanged, this, &PlayList::close);
    connect(&look, &HistoryView::changed, this, [this] {
        if (isOpen() && !(m_look.isImagined() || m_look.turn() == m_turn))
            close();
        else
            emit changed();
    });
}

bool PlayList::isAvailable() const
{
    if (!m_analysis.isAvailable() || m_look.isImagined() || m_look.turn() == 0)
        return false;
    const auto turn = static_cast<std::size_t>(m_look.turn()) - 1;
    return !m_live.notes().isDoubted(turn + 1) && knownViewBefore(*m_live.game(), turn).has_value();
}

void PlayList::show()
{
    if (!isAvailable())
        return;
    close();
    m_turn = m_look.turn();
    m_analysis.unfold(m_turn);
    begin();
}

void PlayList::close()
{
    m_search.cancel();
    m_turn = 0;
    m_samples = 0;
    m_isExact = false;
    m_isSettled = false;
    m_found.clear();
    m_actions.clear();
    m_simulation.reset();
    m_sorted.invalidate();
    m_plays.show({});
    emit changed();
}

void PlayList::begin()
{
    const auto turn = static_cast<std::size_t>(m_turn) - 1;
    SeatView view = *knownViewBefore(*m_live.game(), turn);
    const auto knowledge = m_live.knowledge();
    view.book = m_live.proposed(view.book);
    view = withExpectedWords(view, *knowledge, m_analysis.judging().wordLevel);
    m_search.start(
        [view = std::move(view), taken = m_live.game()->turns()[turn], knowledge](const std::stop_token& stop) {
            auto candidates = candidatesOf(view, taken, knowledge->values(), stop);
            Outcome outcome;
            if (isEndgame(view)) {
                for (Judged& judged : solvedEach(view, std::move(candidates), endgameNodes, stop)) {
                    const Estimate value{judged.candidate.equity, 0};
                    outcome.found.push_back({std::move(judged.candidate), value, std::nullopt, false});
                }
                return outcome;
            }
            outcome.simulation =
                std::make_shared<Simulation>(view, knowledge->values(), std::move(candidates), view.seatCount(),
                                             RandomSource(reviewSeed(view.unseen[0])));
            return outcome;
        },
        [this](Outcome outcome) { take(std::move(outcome)); });
    emit changed();
}

void PlayList::goOn()
{
    if (!isOpen() || m_isExact || m_isSettled || m_search.isRunning())
        return;
    if (!m_simulation) // the search was paused before it began
        return begin();
    m_search.start(
        [simulation = m_simulation, knowledge = m_live.knowledge(),
         samples = m_samples](const std::stop_token& stop) mutable {
            simulation->add(samplesInAJob, stop);
            samples += samplesInAJob;
            if (samples >= samplesBeforeGivingUp)
                simulation->setAsideBeyond(mostInQuestion, wrong);
            Outcome outcome;
            outcome.isSettled = samples >= mostSamples || isWellKnown(*simulation, samples);
            for (const auto& [n, value] : simulation->ranking())
                outcome.found.push_back({simulation->candidate(n), value,
                                         simulation->hasChances() ? std::optional(simulation->chance(n)) : std::nullopt,
                                         simulation->isAside(n)});
            outcome.simulation = std::move(simulation);
            return outcome;
        },
        [this](Outcome outcome) {
            m_samples += samplesInAJob;
            take(std::move(outcome));
        });
}

void PlayList::pause()
{
    m_search.cancel();
    emit changed();
}

void PlayList::take(Outcome outcome)
{
    m_simulation = std::move(outcome.simulation);
    m_isExact = !m_simulation;
    m_isSettled = outcome.isSettled;
    if (!outcome.found.empty()) {
        m_found = std::move(outcome.found);
        tell();
    }
    goOn();
    emit changed();
}

// Shows the plays. Sorts them unless the person is about to choose one or they were sorted less than `pace` ms ago.
void PlayList::tell()
{
    const auto placeOf = [&](const Found& found) {
        return std::ranges::find(m_actions, found.candidate.action()) - m_actions.begin();
    };
    const bool isSorted = !m_isHeld && (!m_sorted.isValid() || m_sorted.elapsed() >= pace);
    const Turn& turn = m_live.game()->turns()[static_cast<std::size_t>(m_turn) - 1];
    std::erase_if(m_found, [&](const Found& found) {
        const bool isListed = contains(m_actions, found.candidate.action());
        return found.isAside && !isSame(found.candidate, turn) && (isSorted || !isListed);
    });
    if (isSorted || m_actions.empty()) {
        std::ranges::stable_sort(m_found, std::greater(), [](const Found& found) { return found.value.value; });
        m_sorted.start();
    } else {
        std::ranges::stable_sort(m_found, {}, placeOf);
    }
    m_actions.clear();
    QList<OtherPlay> rows;
    const Position& before = m_live.game()->positionBefore(static_cast<std::size_t>(m_turn) - 1);
    for (const Found& found : m_found) {
        m_actions.push_back(found.candidate.action());
        OtherPlay row;
        row.what = wordsOf(found.candidate, before);
        row.place = storeys::placeOf(found.candidate, before);
        row.points = found.candidate.score().value;
        row.value = rounded(found.value.value);
        row.error = rounded(found.value.error);
        row.chance = found.chance ? std::round(100 * found.chance->value) : -1;
        row.taken = isSame(found.candidate, turn);
        rows += row;
    }
    m_plays.show(rows);
}

void PlayList::imagine(int row)
{
    const OtherPlay play = m_plays.at(row);
    if (row >= 0 && row < static_cast<int>(m_actions.size()) && !play.place.isEmpty())
        m_analysis.imagine(m_turn, m_found[static_cast<std::size_t>(row)].candidate);
}

} // namespace storeys
