#pragma once

#include "base/random_source.h"
#include "wire/messages.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

namespace storeys::wire {

// A moment on any clock that never goes back.
using Time = std::chrono::milliseconds;

// The guest's end of a line to a table, without the line: what to send, and what of all that comes is new. A line may lose,
// double or delay messages and be replaced at any time; the game goes on where it was. Each line begins with connected();
// heard() gets only messages of the newest line. One wish at a time is on its way: it is sent again on each new line until
// it is answered, and its answer is given once.
class SeatEnd
{
public:
    // What a message changes for the window.
    struct Heard
    {
        std::vector<ToDealer> send{};       // now, in this order
        std::optional<Table> table{};       // in any order with news; each replaces the last
        std::optional<HeardNews> news{};    // replaces the last
        bool hasGoneBack = false;           // the dealer has lost the newest turns: `news` is older than what was shown
        std::optional<Answer> answer{};     // to wish(), which is none from now on
        std::optional<Bye> bye{};           // the line ends; see mayReturn()
        std::optional<std::int64_t> pong{}; // the time in an own ping
    };

    // Takes the place that `join` asks for, or comes back to it: with its key, the number of the last news and, if it was
    // not answered yet, the wish.
    explicit SeatEnd(std::string program, Join join, std::optional<Wish> wish = {});

    // For a note that brings us back. The key and the news become known with the messages that are heard.
    [[nodiscard]] const Join& join() const { return m_join; }
    // Sent or to be sent, not answered yet.
    [[nodiscard]] const std::optional<Wish>& wish() const { return m_wish; }

    // A new line is up. Returns what to send first.
    [[nodiscard]] std::vector<ToDealer> connected();
    // What we can't use (no answer to the wish, news that are not newer, anything before it is due) changes nothing.
    [[nodiscard]] Heard heard(const HeardFromDealer& message);
    // wish() must be none. Returns what to send, nothing while the line is down: the wish follows when we are back. Note the
    // wish before you send it.
    [[nodiscard]] std::vector<ToDealer> want(Wish wish);

private:
    enum class Stage { Off, Greeted, Joined, Seated, Following };

    Heard hearNews(const HeardNews& news);
    Heard settled(Answer answer);

    std::string m_program;
    Join m_join;
    std::optional<Wish> m_wish;
    Stage m_stage = Stage::Off; // of the newest line
};

// Whether a new line can be better than the one that the dealer ended with this Bye.
[[nodiscard]] bool mayReturn(const Bye& bye);

// Watches over a line, at either end: asks for a ping every 5 seconds and notices 12 seconds of silence.
class LineWatch
{
public:
    static constexpr Time betweenPings{5'000};
    static constexpr Time mostSilence{12'000};

    explicit LineWatch(Time now) : m_heard(now), m_nextPing(now + betweenPings) {}

    // Any message has come.
    void heard(Time now) { m_heard = now; }
    [[nodiscard]] bool isDown(Time now) const { return now - m_heard >= mostSilence; }
    // A ping to send now, if one is due.
    [[nodiscard]] std::optional<Ping> ping(Time now);
    // When to look at the line again, at the latest.
    [[nodiscard]] Time wakesAt() const { return std::min(m_nextPing, m_heard + mostSilence); }

private:
    Time m_heard;
    Time m_nextPing;
};

// How long to wait before each try for a new line: 0.5, 1, 2, 4, 8, then 15 seconds each, all ±30 % at random, so that the
// guests of a dealer that was gone don't come back at the same moment.
class Retries
{
public:
    explicit Retries(std::uint64_t seed) : m_random(seed) {}

    [[nodiscard]] Time next();
    // The line is up.
    void reset() { m_tries = 0; }

private:
    RandomSource m_random;
    int m_tries = 0;
};

} // namespace storeys::wire
