#include "wire/seat_end.h"

#include <algorithm>
#include <cassert>

namespace storeys::wire {

SeatEnd::SeatEnd(std::string program, Join join, std::optional<Wish> wish)
    : m_program(std::move(program)), m_join(std::move(join)), m_wish(std::move(wish))
{}

std::vector<ToDealer> SeatEnd::connected()
{
    m_stage = Stage::Greeted;
    return {Hello{.program = m_program}};
}

SeatEnd::Heard SeatEnd::heard(const HeardFromDealer& message)
{
    if (m_stage == Stage::Off)
        return {};
    if (const auto* ping = std::get_if<Ping>(&message))
        return {.send = {Pong{ping->time}}};
    if (const auto* pong = std::get_if<Pong>(&message))
        return {.pong = pong->time};
    if (const auto* bye = std::get_if<Bye>(&message)) {
        m_stage = Stage::Off;
        return {.bye = *bye};
    }
    if (std::holds_alternative<Welcome>(message) && m_stage == Stage::Greeted) {
        m_stage = Stage::Joined;
        return {.send = {m_join}};
    }
    if (const auto* table = std::get_if<Table>(&message); table && m_stage >= Stage::Joined) {
        m_stage = std::max(m_stage, Stage::Seated);
        m_join.table = table->table;
        if (!table->key.empty()) {
            m_join.key = table->key;
            m_join.names.clear(); // the seats are ours
        }
        return {.table = *table};
    }
    if (const auto* news = std::get_if<HeardNews>(&message); news && m_stage >= Stage::Seated)
        return hearNews(*news);
    if (const auto* answer = std::get_if<Answer>(&message); answer && m_wish && m_wish->id == answer->id)
        return settled(*answer);
    return {};
}

// The first news of a line may have any number, and say whether the wish still has to be sent.
SeatEnd::Heard SeatEnd::hearNews(const HeardNews& news)
{
    const bool isFirst = m_stage != Stage::Following;
    m_stage = Stage::Following;
    Heard heard;
    if (m_wish && m_wish->id == news.state.done)
        heard = settled({m_wish->id});
    else if (m_wish && isFirst)
        heard.send = {*m_wish};
    heard.hasGoneBack = isFirst && news.state.n < m_join.have;
    if (news.state.n > m_join.have || heard.hasGoneBack) {
        m_join.have = news.state.n;
        heard.news = news;
    }
    return heard;
}

SeatEnd::Heard SeatEnd::settled(Answer answer)
{
    m_wish.reset();
    return {.answer = std::move(answer)};
}

std::vector<ToDealer> SeatEnd::want(Wish wish)
{
    assert(!m_wish);
    m_wish = std::move(wish);
    return m_stage == Stage::Following ? std::vector<ToDealer>{*m_wish} : std::vector<ToDealer>();
}

bool mayReturn(const Bye& bye)
{
    using enum Refusal;
    switch (bye.error.value_or(Down)) {
    case Fast:
    case Full:
    case Busy:
    case Down: return true;
    default: return false;
    }
}

std::optional<Ping> LineWatch::ping(Time now)
{
    if (now < m_nextPing)
        return std::nullopt;
    m_nextPing = now + betweenPings;
    return Ping{now.count()};
}

Time Retries::next()
{
    constexpr Time waits[] = {Time(500), Time(1'000), Time(2'000), Time(4'000), Time(8'000), Time(15'000)};
    const Time wait = waits[std::min<std::size_t>(static_cast<std::size_t>(m_tries), std::size(waits) - 1)];
    ++m_tries;
    return wait * (700 + m_random.below(601)) / 1000;
}

} // namespace storeys::wire
