#include "game/game_clock.h"

#include "base/text.h"

#include <charconv>
#include <ranges>

namespace storeys {

namespace {

constexpr std::int64_t longest = 24 * 60 * 60;     // seconds
constexpr std::int64_t longestIncrement = 60 * 60; // seconds
// The most that a record may contain.
constexpr std::int64_t mostTime = std::int64_t(1000) * 60 * 60 * 24 * 365; // milliseconds
constexpr std::int64_t mostMinutes = 60 * 24 * 365;
constexpr std::int64_t mostPauses = 1'000'000;

// A word NAME=VALUE in the #clock line of a record.
struct ClockWord
{
    std::string_view name;
    std::string_view value; // empty if the word has no '='
};

std::vector<ClockWord> clockWords(std::string_view text)
{
    std::vector<ClockWord> words;
    for (std::string_view value : wordsOf(text, " ")) {
        const std::string_view name = takeUntil(value, '=');
        words.push_back({name, value});
    }
    return words;
}

// The comma-separated numbers of the value; none if one is not a number or is out of range.
std::optional<std::vector<std::int64_t>> clockNumbers(std::string_view value, std::int64_t lowest, std::int64_t highest)
{
    std::vector<std::int64_t> numbers;
    do {
        const std::string_view digits = takeUntil(value, ',');
        std::int64_t& number = numbers.emplace_back();
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error != std::errc() || end != digits.data() + digits.size() || number < lowest || number > highest)
            return std::nullopt;
    } while (!value.empty());
    return numbers;
}

Error badClockWord(const ClockWord& word)
{
    return {Fault::ClockWord, {std::string(word.name), std::string(word.value)}};
}

bool readSeconds(std::chrono::seconds& target, std::string_view value, std::int64_t lowest, std::int64_t highest)
{
    const auto numbers = clockNumbers(value, lowest, highest);
    if (!numbers || numbers->size() != 1)
        return false;
    target = std::chrono::seconds(numbers->front());
    return true;
}

// Reads the word into `rules`; ignores words that are not about rules. False if the value is wrong.
bool readWord(ClockRules& rules, const ClockWord& word)
{
    if (word.name == "total" || word.name == "turn") {
        rules.kind = word.name == "total" ? ClockRules::Kind::Total : ClockRules::Kind::Turn;
        return readSeconds(rules.allotted, word.value, 1, longest);
    }
    if (word.name == "increment")
        return readSeconds(rules.increment, word.value, 0, longestIncrement);
    if (word.name == "pauses") {
        rules.pauses = word.value != "no";
        return word.value == "no" || word.value == "yes";
    }
    if (word.name != "at-zero")
        return true;
    rules.atZero = word.value == "game" ? ClockRules::AtZero::LoseGame : ClockRules::AtZero::LosePoints;
    return word.value == "game" || word.value == "points";
}

int minutesBegun(GameClock::Time over)
{
    return std::max(static_cast<int>(std::chrono::ceil<std::chrono::minutes>(over).count()), 0);
}

} // namespace

Result<ClockRules> ClockRules::read(std::string_view text)
{
    ClockRules rules;
    bool saysHowMuch = false;
    for (const ClockWord& word : clockWords(text)) {
        if (!readWord(rules, word))
            return badClockWord(word);
        saysHowMuch = saysHowMuch || word.name == "total" || word.name == "turn";
    }
    if (!saysHowMuch)
        return Error{Fault::ClockWithoutTime};
    return rules;
}

std::string ClockRules::text() const
{
    std::string words = (kind == Kind::Total ? "total=" : "turn=") + std::to_string(allotted.count());
    if (kind == Kind::Total && increment.count() > 0)
        words += " increment=" + std::to_string(increment.count());
    words += atZero == AtZero::LosePoints ? " at-zero=points" : " at-zero=game";
    return pauses ? words : words + " pauses=no";
}

GameClock::GameClock(const ClockRules& rules, int seats, Now now)
    : m_rules(rules), m_seats(seats, Account{rules.allotted, 0}), m_now(std::move(now))
{}

// Subtracts the time since the last call from the time left of the running seat, unless the clock is held or paused.
void GameClock::settle()
{
    const Time now = m_now();
    if (m_running && !m_held && !m_paused)
        m_seats[*m_running].left -= now - m_since;
    m_since = now;
}

void GameClock::start(int seat)
{
    assert(seat >= 0 && seat < seats());
    settle();
    m_running = seat;
}

void GameClock::finishTurn()
{
    if (!m_running)
        return;
    settle();
    Account& account = m_seats[*m_running];
    const int over = minutesBegun(-account.left);
    if (m_rules.kind == ClockRules::Kind::Turn) {
        account.minutesOver += over;
        if (!loser())
            account.left = m_rules.allotted;
    } else {
        account.minutesOver = std::max(account.minutesOver, over);
        if (!loser())
            account.left += m_rules.increment;
    }
    m_running.reset();
}

void GameClock::stop()
{
    settle();
    m_running.reset();
}

void GameClock::hold(bool held)
{
    settle();
    m_held = held;
}

void GameClock::pause()
{
    if (!m_running || m_paused || !m_rules.pauses)
        return;
    settle();
    m_paused = true;
    ++m_pauses;
}

void GameClock::goOn()
{
    settle();
    m_paused = false;
}

GameClock::Time GameClock::left(int seat) const
{
    const Time booked = m_seats[seat].left;
    return m_running == seat && !m_held && !m_paused ? booked - (m_now() - m_since) : booked;
}

int GameClock::minutesOver(int seat) const
{
    const int booked = m_seats[seat].minutesOver;
    const int now = minutesBegun(-left(seat));
    return m_rules.kind == ClockRules::Kind::Turn ? booked + now : std::max(booked, now);
}

Points GameClock::penalty(int seat) const
{
    if (m_rules.atZero == ClockRules::AtZero::LoseGame)
        return Points(0);
    return Points(std::min(minutesOver(seat), ClockRules::mostMinutesCharged) * ClockRules::pointsPerMinute);
}

std::optional<int> GameClock::loser() const
{
    if (m_rules.atZero == ClockRules::AtZero::LoseGame)
        for (int seat = 0; seat < seats(); ++seat)
            if (left(seat) <= Time(0))
                return seat;
    return std::nullopt;
}

std::string GameClock::text() const
{
    const auto leftTo = [&](int seat) { return std::to_string(left(seat).count()); };
    const auto overOf = [](const Account& account) { return std::to_string(account.minutesOver); };
    return m_rules.text() + " left-ms=" + joined(std::views::iota(0, seats()), ",", leftTo)
           + " over=" + joined(m_seats, ",", overOf) + (m_pauses > 0 ? " paused=" + std::to_string(m_pauses) : "");
}

Result<GameClock> GameClock::read(std::string_view text, int seats, Now now)
{
    const auto rules = ClockRules::read(text);
    if (!rules)
        return rules.error();
    GameClock clock(*rules, seats, std::move(now));
    for (const ClockWord& word : clockWords(text)) {
        if (word.name == "paused") {
            const auto pauses = clockNumbers(word.value, 0, mostPauses);
            if (!pauses || pauses->size() != 1)
                return badClockWord(word);
            clock.m_pauses = static_cast<int>(pauses->front());
        }
        const bool isLeft = word.name == "left-ms";
        if (!isLeft && word.name != "over")
            continue;
        const auto numbers = clockNumbers(word.value, isLeft ? -mostTime : 0, isLeft ? mostTime : mostMinutes);
        if (!numbers || numbers->size() != clock.m_seats.size())
            return badClockWord(word);
        for (std::size_t seat = 0; seat < numbers->size(); ++seat) {
            if (isLeft)
                clock.m_seats[seat].left = Time((*numbers)[seat]);
            else
                clock.m_seats[seat].minutesOver = static_cast<int>((*numbers)[seat]);
        }
    }
    return clock;
}

} // namespace storeys
