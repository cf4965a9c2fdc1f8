// Facts about what comes after a turn, found in one half of the samples (Look) and measured in the other (Tell).

#include "rules/legality.h"
#include "teaching/reason_finder.h"

namespace storeys {

namespace {

// How much likelier a fact must be after one of two turns than after the other, to be a reason.
constexpr double leastChance = 0.05;
constexpr int leastTimes = 8; // how often a fact must happen at least in the Tell half of the samples
constexpr std::size_t mostEvidence = 3;

Board boardAfter(const TurnPair& turns, const Candidate& candidate)
{
    return candidate.play ? boardAfter(turns.view.board, candidate.play->toPlay()) : turns.view.board;
}

// ---- something likelier after one turn than after the other

// How often something happens after one turn and after the other, in one half of the samples.
struct Shares
{
    ReplyShare one, other;

    [[nodiscard]] double more() const { return one.chance.value - other.chance.value; }
    // The mean points per sample that it brings after the one turn, minus those after the other.
    [[nodiscard]] double moreBrought() const
    {
        return one.chance.value * one.points.value - other.chance.value * other.points.value;
    }
};
using SharesIn = std::function<Shares(Half)>;

bool isFound(const Shares& shares)
{
    const Estimate more{shares.more(), std::hypot(shares.one.chance.error, shares.other.chance.error)};
    return more.value >= leastChance && more.isEstablishedAbove(0);
}

// Whether `shares` of the Tell half confirm what was found. If so, writes the measured numbers into the reason.
bool isTold(const Shares& shares, int samples, Reason& reason)
{
    if (shares.more() < leastChance || shares.one.chance.value * samples < leastTimes)
        return false;
    reason.chance = shares.one.chance;
    reason.points = shares.one.points;
    reason.otherChance = shares.other.chance;
    return true;
}

// Whether both halves show that something happens more often after one turn, whose tally of the Tell half is `after`.
bool isShown(const SharesIn& shares, const ReplyTally& after, Reason& reason)
{
    return isFound(shares(Half::Look)) && isTold(shares(Half::Tell), after.samples(), reason);
}

// ---- replies

ReplyShare shareOf(const std::vector<WordThreat>& threats, const WordThreat& wanted)
{
    const auto found = std::ranges::find_if(threats, [&](const WordThreat& threat) {
        return threat.squares == wanted.squares && threat.word == wanted.word;
    });
    return found == threats.end() ? ReplyShare() : found->share;
}

// Finds what the next seat can play, a word or on a square, more often after the turn taken than after the best turn.
class Openings
{
public:
    Openings(const TurnPair& turns, const Comparison& comparison) : m_turns(turns), m_comparison(comparison) {}

    // The opening, a word or a square, that brings the next seat most points.
    std::optional<Reason> best()
    {
        addWords();
        addSquares();
        std::ranges::stable_sort(m_found, std::ranges::greater(), &Found::brings);
        for (Found& found : m_found)
            if (isTold(found.shares(Half::Tell), m_comparison.replies(1, Half::Tell).samples(), found.reason))
                return std::move(found.reason);
        return std::nullopt;
    }

private:
    struct Found
    {
        Reason reason;
        double brings;
        SharesIn shares;
    };

    void add(Reason reason, const SharesIn& shares)
    {
        if (const Shares looked = shares(Half::Look); isFound(looked))
            m_found.push_back({std::move(reason), looked.moreBrought(), shares});
    }
    void addWords()
    {
        const auto words = [&](std::size_t n, Half half) { return m_comparison.replies(n, half).words(); };
        for (const Half half : {Half::Look, Half::Tell})
            if (m_comparison.replies(0, half).others().chance.value > 0)
                return; // the tally has not kept all words that replies to the best turn change
        for (const WordThreat& threat : words(1, Half::Look)) {
            Reason reason{.kind = Reason::Kind::OpensWord, .forBest = false, .squares = threat.squares};
            reason.words = {threat.word};
            for (std::size_t n = 0; n < std::min(threat.becomes.size(), mostEvidence); ++n) {
                reason.words.push_back(threat.becomes[n]);
                reason.evidence.push_back(threat.replies[n].toPlay());
            }
            add(std::move(reason), [threat, words](Half half) {
                return Shares{shareOf(words(1, half), threat), shareOf(words(0, half), threat)};
            });
        }
    }
    void addSquares()
    {
        const ReplyTally& looked = m_comparison.replies(1, Half::Look);
        const Board after = boardAfter(m_turns, m_turns.taken);
        for (int i = 0; i < after.squareCount(); ++i) {
            const Square square = after.squareAt(i);
            if (after.isOccupied(square) || !m_turns.view.variant().kindOf(square).isPremium()
                || looked.covering(square).chance.value < leastChance)
                continue;
            Reason reason{.kind = Reason::Kind::OpensSquare, .forBest = false, .squares = {square}};
            for (const LikelyReply& reply : looked.likely())
                if (const Play play = reply.play.toPlay(); play.at(square) && reason.evidence.size() < mostEvidence)
                    reason.evidence.push_back(play);
            add(std::move(reason), [this, square](Half half) {
                return Shares{m_comparison.replies(1, half).covering(square),
                              m_comparison.replies(0, half).covering(square)};
            });
        }
    }

    const TurnPair& m_turns;
    const Comparison& m_comparison;
    std::vector<Found> m_found;
};

// A reason if the best turn fills up a stack that replies to the turn taken often cover.
std::optional<Reason> filledStack(const TurnPair& turns, const Comparison& comparison)
{
    const RuleBook& book = *turns.view.book;
    if (!turns.best.play || !featuresOf(book.variant, book.houseRules).heights)
        return std::nullopt;
    const Board best = boardAfter(turns, turns.best);
    for (const Square square : turns.best.play->toPlay().squares()) {
        const int full = book.houseRules.stackLimit;
        if (best.height(square).value != full)
            continue;
        Reason reason{
            .kind = Reason::Kind::FillsStack, .tiles = {best.top(square)}, .squares = {square}, .height = full};
        const auto shares = [&](Half half) { return Shares{comparison.replies(1, half).covering(square), {}}; };
        if (!isShown(shares, comparison.replies(1, Half::Tell), reason))
            continue;
        std::swap(reason.chance, reason.otherChance); // such replies come only after the other turn
        std::swap(reason.points, reason.otherPoints);
        reason.chance.reset();
        return reason;
    }
    return std::nullopt;
}

// ---- the next own turn

// Simulates the draw after the turn taken and looks at the plays of the player's next turn.
class Draws
{
public:
    Draws(const TurnPair& turns, const LeaveTable& values, RandomSource random)
        : m_turns(turns), m_judge(turns.view, values), m_rollout(turns.view, m_judge), m_random(random)
    {}

    // For each kind of tile, the share of samples in which no play of the next turn uses it. Samples in which the game
    // ends before that turn do not count.
    std::array<Estimate, tileKinds> unplayable(int samples, const StopSign& stop)
    {
        std::array<Moments, tileKinds> counted;
        for (; samples > 0 && !stop.isUp(); --samples) {
            m_rollout.reset(sampleHidden(m_turns.view, m_random));
            m_rollout.perform(m_turns.taken, &m_random);
            while (!m_rollout.isOver() && m_rollout.turn() != m_turns.view.seat)
                (void)m_rollout.playTurn();
            if (m_rollout.isOver())
                continue;
            const auto played = playable();
            for (int kind = 0; kind < tileKinds; ++kind)
                counted[kind].add(!played[kind]);
        }
        std::array<Estimate, tileKinds> shares;
        std::ranges::transform(counted, shares.begin(), [](const Moments& moments) {
            const double chance = moments.mean().value;
            const auto count = static_cast<double>(std::max<std::int64_t>(moments.count(), 1));
            return Estimate{chance, std::sqrt(chance * (1 - chance) / count)};
        });
        return shares;
    }

private:
    std::array<bool, tileKinds> playable()
    {
        const auto& seats = m_rollout.sampled().seats;
        m_generator.allPlays(m_turns.view.book, m_rollout.board(),
                             {seats[m_turns.view.seat].rack, static_cast<int>(seats.size()), m_turns.view.seat},
                             m_plays);
        std::array<bool, tileKinds> played{};
        for (const FoundPlay& play : m_plays)
            play.forEachPlaced([&](Square, Tile tile) { played[tile.kind()] = true; });
        return played;
    }

    const TurnPair& m_turns;
    StaticEvaluation m_judge;
    Rollout m_rollout;
    RandomSource m_random;
    Generator m_generator;
    std::vector<FoundPlay> m_plays;
};

constexpr int drawsLooked = 40;
constexpr int drawsTold = 100;
constexpr double oftenUnplayable = 0.75;

// A reason if only the turn taken keeps a tile that usually can't be played in the player's next turn.
std::optional<Reason> unplayable(const TurnPair& turns, const LeaveTable& values, RandomSource random,
                                 const StopSign& stop)
{
    const Rack best = keptAfter(turns.best, turns.view.own().rack),
               taken = keptAfter(turns.taken, turns.view.own().rack);
    if (!taken.beyond(best) || turns.view.variant().hasReserve())
        return std::nullopt;
    Draws draws(turns, values, random);
    const auto looked = draws.unplayable(drawsLooked, stop);
    std::optional<int> worst;
    for (int kind = 0; kind < tileKinds; ++kind)
        if (taken.count(kind) > 0 && best.count(kind) == 0 && looked[kind].value >= oftenUnplayable
            && (!worst || looked[kind].value > looked[*worst].value))
            worst = kind;
    if (!worst)
        return std::nullopt;
    const Estimate told = draws.unplayable(drawsTold, stop)[*worst];
    if (told.value < oftenUnplayable)
        return std::nullopt;
    return Reason{.kind = Reason::Kind::Unplayable, .forBest = false, .tiles = {Tile::ofKind(*worst)}, .chance = told};
}

// Whether the play, found after a reply, is also legal and makes the same word on `board`, without the reply.
bool isPrepared(const TurnPair& turns, const Board& board, const LikelyReply& next)
{
    const Play play = next.play.toPlay();
    Position position = turns.view;
    position.board = board;
    position.turn = turns.view.seat;
    Seat& own = position.seats[position.turn];
    own.rack = Rack();
    own.reserve.blanks = std::popcount(next.play.placed) - next.play.fromRack();
    for (const Placement& placement : play.placements)
        if (!placement.tile.isReserve())
            own.rack.add(placement.tile.unplayed());
    return !violationOf(position, play) && formedWords(board, play).front().letters() == next.word;
}

std::optional<Reason> setUp(const TurnPair& turns, const Comparison& comparison)
{
    if (!turns.best.play)
        return std::nullopt;
    const auto shares = [&](Half half) {
        return Shares{comparison.ownNext(0, half).through(), comparison.ownNext(1, half).through()};
    };
    Reason reason{.kind = Reason::Kind::SetsUp};
    if (!isShown(shares, comparison.ownNext(0, Half::Tell), reason))
        return std::nullopt;
    // Only likely plays are shown as examples.
    const int leastSeen = std::max(3, comparison.ownNext(0, Half::Look).samples() / 50);
    const Board board = boardAfter(turns, turns.best);
    const std::vector<Square> own = turns.best.play->toPlay().squares();
    for (const LikelyReply& next : comparison.ownNext(0, Half::Look).likely()) {
        if (next.seen < leastSeen || !hasSquareOf(next.play, own) || !isPrepared(turns, board, next)
            || reason.evidence.size() == mostEvidence)
            continue;
        if (reason.evidence.empty())
            reason.words = {next.word};
        reason.evidence.push_back(next.play.toPlay());
    }
    return reason.evidence.empty() ? std::nullopt : std::optional(reason);
}

std::optional<Reason> allTilesNext(const TurnPair& turns, const Comparison& comparison)
{
    if (turns.view.bag.size() < turns.view.variant().rackSize)
        return std::nullopt; // the racks to come may not be full
    const auto shares = [&](Half half) {
        return Shares{comparison.ownNext(0, half).wholeRack(), comparison.ownNext(1, half).wholeRack()};
    };
    Reason reason{.kind = Reason::Kind::AllTilesNext};
    return isShown(shares, comparison.ownNext(0, Half::Tell), reason) ? std::optional(reason) : std::nullopt;
}

} // namespace

std::vector<Reason> replyFacts(const TurnPair& turns, const Comparison& comparison, const Estimate& term)
{
    std::vector<Reason> reasons;
    if (auto opening = Openings(turns, comparison).best())
        reasons.push_back(*std::move(opening));
    if (auto stack = filledStack(turns, comparison))
        reasons.push_back(*std::move(stack));
    if (reasons.empty())
        reasons.push_back({.kind = Reason::Kind::HoldsDown, .points = term});
    return reasons;
}

std::vector<Reason> nextFacts(const TurnPair& turns, const LeaveTable& values, const Comparison& comparison,
                              const Estimate& term, RandomSource random, const StopSign& stop)
{
    std::vector<Reason> reasons;
    if (auto all = allTilesNext(turns, comparison))
        reasons.push_back(*std::move(all));
    else if (auto next = setUp(turns, comparison))
        reasons.push_back(*std::move(next));
    if (auto tile = unplayable(turns, values, random, stop))
        reasons.push_back(*std::move(tile));
    if (reasons.empty())
        reasons.push_back({.kind = Reason::Kind::BringsMore, .points = term});
    return reasons;
}

} // namespace storeys
