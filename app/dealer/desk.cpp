#include "dealer/desk.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace storeys {

namespace {

constexpr int secondsToWait = 2; // before a line that we end may be back with success

// The bytes of a secret: what newSecret() makes a key of that a guest has chosen.
RandomBytes bytesOf(const std::string& secret)
{
    return [&secret](std::span<std::uint8_t> bytes) {
        for (std::size_t n = 0; n < bytes.size(); ++n)
            std::from_chars(secret.data() + 2 * n, secret.data() + 2 * n + 2, bytes[n], 16);
    };
}

} // namespace

Desk::Desk(RecordData& data, RandomBytes random, std::string program, Limits limits)
    : m_data(data), m_random(std::move(random)), m_program(std::move(program)), m_limits(limits)
{}

// ---- lines

void Desk::opened(LineId id, Time now)
{
    const auto [line, isNew] = m_lines.emplace(id, Line(now));
    if (m_lines.size() > m_limits.lines)
        return end(id, Refusal::Busy);
    setAlarm(id, line->second);
}

void Desk::received(LineId id, std::string_view text, Time now)
{
    const auto found = m_lines.find(id);
    if (found == m_lines.end())
        return;
    Line& line = found->second;
    line.watch.heard(now);
    if (isTooFast(line, now))
        end(id, Refusal::Fast);
    else if (const auto message = wire::readToDealer(text))
        hear(id, line, *message, now);
    else
        end(id, message.error());
    if (const auto still = m_lines.find(id); still != m_lines.end())
        setAlarm(id, still->second);
    settle(now);
}

void Desk::closed(LineId id, Time now)
{
    leave(id);
    settle(now);
}

bool Desk::isTooFast(Line& line, Time now)
{
    constexpr Time each{1000 / messagesASecond};
    const auto more = (now - line.refilled) / each;
    line.refilled += more * each;
    line.mayReceive = static_cast<int>(std::min<Time::rep>(line.mayReceive + more, messagesAtOnce));
    return --line.mayReceive < 0;
}

void Desk::hear(LineId id, Line& line, const wire::ToDealer& message, Time now)
{
    if (std::holds_alternative<wire::Hello>(message) == line.hasGreeted)
        return end(id, Refusal::Form);
    if (std::holds_alternative<wire::Hello>(message)) {
        line.hasGreeted = true;
        line.since = now;
        send(id, wire::Welcome{.program = m_program});
    } else if (const auto* ping = std::get_if<wire::Ping>(&message)) {
        send(id, wire::Pong{ping->time});
    } else if (const auto* pong = std::get_if<wire::Pong>(&message)) {
        if (!line.pinged || pong->time != line.pinged->count())
            return;
        const Time trip = now - *std::exchange(line.pinged, std::nullopt);
        const auto table = m_tables.find(line.table);
        for (int seat = 0; table != m_tables.end() && table->second.dealt && line.seats >> seat; ++seat)
            if (includes(line.seats, seat))
                table->second.dealt->measured(seat, trip);
    } else if (const auto* wish = std::get_if<wire::Wish>(&message)) {
        if (!line.isSeated)
            end(id, Refusal::Form);
        else if (!includes(line.seats, wish->seat))
            send(id, wire::Answer{.id = wish->id, .error = Refusal::Key});
        else
            request(line, {id, *wish, now});
    } else if (std::holds_alternative<wire::Close>(message)) {
        line.isSeated ? request(line, {id, wire::Close(), now}) : end(id, Refusal::Form);
    } else if (!line.table.empty()) { // at a table already
        end(id, Refusal::Form);
    } else if (const auto* wished = std::get_if<wire::Open>(&message)) {
        open(id, *wished, now);
    } else if (const auto* join = std::get_if<wire::Join>(&message)) {
        const bool isAsleep = !m_tables.contains(join->table);
        if (isAsleep && m_tables.size() >= m_limits.tables)
            return end(id, Refusal::Busy);
        line.table = join->table;
        if (isAsleep) {
            m_tables[join->table].used = now;
            m_tasks.emplace_back(Get{join->table});
        }
        request(line, {id, *join, now});
    }
}

void Desk::open(LineId id, const wire::Open& wish, Time now)
{
    if (m_tables.size() >= m_limits.tables)
        return end(id, Refusal::Busy);
    std::uint64_t seed = 0;
    m_random({reinterpret_cast<std::uint8_t*>(&seed), sizeof seed});
    auto opened = DealtTable::open(wish, m_data, seed, m_random, now);
    if (!opened)
        return end(id, opened.error());
    const TableId name = newId();
    m_lines.at(id).table = name;
    Table& table = m_tables[name];
    table.dealt.emplace(std::move(opened->table));
    table.used = now;
    table.doing = {id, wire::Join{.table = name, .key = opened->key}, now};
    table.outcome = Seating{opened->key};
    store(name, table);
}

void Desk::request(Line& line, Request request)
{
    Table& table = m_tables.at(line.table);
    if (table.waiting.size() < mostWaiting) {
        table.waiting.push_back(std::move(request));
        m_touched.insert(line.table);
    } else if (const auto* wish = std::get_if<wire::Wish>(&request.what)) {
        send(request.line, wire::Answer{.id = wish->id, .error = Refusal::Busy});
    } else {
        end(request.line, Refusal::Busy);
    }
}

void Desk::send(LineId line, const wire::FromDealer& message)
{
    if (m_lines.contains(line))
        m_tasks.emplace_back(Send{line, wire::wireText(message)});
}

void Desk::end(LineId line, std::optional<Refusal> why)
{
    const bool isForNow = why == Refusal::Busy || why == Refusal::Down || why == Refusal::Fast;
    send(line, wire::Bye{why, isForNow ? secondsToWait : 0});
    m_tasks.emplace_back(HangUp{line});
    leave(line);
}

void Desk::leave(LineId id)
{
    const auto line = m_lines.find(id);
    if (line == m_lines.end())
        return;
    if (const auto at = m_tables.find(line->second.table); at != m_tables.end()) {
        std::erase(at->second.lines, id);
        at->second.isNews = at->second.isNews || line->second.isSeated;
        m_touched.insert(at->first);
    }
    m_lineAlarms.set(id, std::nullopt);
    m_lines.erase(line);
}

void Desk::setAlarm(LineId id, const Line& line)
{
    Time time = line.hasGreeted ? line.watch.wakesAt() : line.since + helloWithin;
    if (line.hasGreeted && line.table.empty())
        time = std::min(time, line.since + joinWithin);
    m_lineAlarms.set(id, time);
}

// Something about the line may be due.
void Desk::look(LineId id, Time now)
{
    Line& line = m_lines.at(id);
    const Time within = line.hasGreeted ? joinWithin : helloWithin;
    if (line.watch.isDown(now) || (line.table.empty() && now - line.since >= within))
        return end(id, std::nullopt);
    if (line.hasGreeted)
        if (const auto ping = line.watch.ping(now)) {
            line.pinged = Time(ping->time);
            send(id, *ping);
        }
    setAlarm(id, line);
}

// ---- what the store, the computers and the clock say

void Desk::got(const TableId& id, const Result<TableStore::Found, TableStore::Failure>& found, Time now)
{
    const auto at = m_tables.find(id);
    if (at == m_tables.end() || at->second.dealt)
        return;
    if (!found) {
        sleep(id, Refusal::Down);
    } else if (found->revision == 0) {
        sleep(id, Refusal::Table);
    } else if (found->state.empty()) {
        sleep(id, Refusal::Closed);
    } else if (auto read = DealtTable::read(found->state, m_data, now); !read) {
        sleep(id, read.error() == Refusal::Old ? Refusal::Old : Refusal::Table);
    } else {
        Table& table = at->second;
        table.dealt.emplace(*std::move(read));
        table.revision = table.told = found->revision; // by us or by another dealer
        table.stored = table.dealt->number();
        table.readAt = table.used = now;
        table.isNews = table.isSeating = true;
        m_touched.insert(id);
    }
    settle(now);
}

void Desk::put(const TableId& id, const Result<Revision, TableStore::Failure>& revision, Time now)
{
    const auto at = m_tables.find(id);
    if (at == m_tables.end() || !at->second.isPutting)
        return;
    Table& table = at->second;
    table.isPutting = false;
    const auto request = std::exchange(table.doing, std::nullopt);
    const auto outcome = std::exchange(table.outcome, std::nullopt);
    if (revision) {
        if (outcome && std::holds_alternative<Closing>(*outcome)) {
            sleep(id, Refusal::Closed);
        } else {
            table.revision = *revision;
            table.stored = table.dealt->number();
            table.isNews = true;
            if (request && outcome)
                finish(table, request->line, *outcome);
            m_touched.insert(id);
        }
    } else if (revision.error() == TableStore::Failure::Down || table.revision == 0) {
        // Whether it is stored nobody knows. The lines come back with their wishes, when the table is read again.
        sleep(id, Refusal::Down);
    } else { // judged again after what another dealer has stored
        if (request)
            table.waiting.push_front(*request);
        callOff(table);
        table.dealt.reset();
        m_tasks.emplace_back(Get{id});
    }
    settle(now);
}

void Desk::answered(int question, const Action& action, Time now)
{
    for (auto& [id, table] : m_tables)
        if (table.question && table.question->number == question) {
            table.waiting.push_back({0, BotAnswer{question, action}, now});
            m_touched.insert(id);
        }
    settle(now);
}

void Desk::wake(Time now)
{
    while (const auto line = m_lineAlarms.takeDue(now))
        look(*line, now);
    while (const auto table = m_tableAlarms.takeDue(now))
        m_touched.insert(*table);
    settle(now);
}

std::optional<Desk::Time> Desk::wakesAt() const
{
    const auto line = m_lineAlarms.next();
    const auto table = m_tableAlarms.next();
    return line && table ? std::min(line, table) : line ? line : table;
}

// ---- tables

void Desk::settle(Time now)
{
    while (!m_touched.empty()) {
        const TableId id = m_touched.extract(m_touched.begin()).value();
        if (const auto at = m_tables.find(id); at != m_tables.end())
            work(id, at->second, now);
    }
}

// Does what the table can do now. Its time never goes back: requests wait with the time of their arrival, and the clock
// is asked only when none waits.
void Desk::work(const TableId& id, Table& table, Time now)
{
    if (!table.dealt || table.isPutting)
        return;
    for (;;) {
        if (table.isNews && table.told == table.revision && !table.lines.empty())
            return store(id, table); // so that the news have a higher number, also after a restart
        if (table.isNews)
            tell(id, table, now);
        if (table.waiting.empty())
            break;
        const Request request = std::move(table.waiting.front());
        table.waiting.pop_front();
        if (!carryOut(id, table, request))
            return;
    }
    auto wakes = table.dealt->wakesAt();
    if (wakes && *wakes <= now) {
        table.dealt->wake(now);
        if (table.dealt->number() != table.stored)
            return store(id, table);
        wakes = table.dealt->wakesAt();
    }
    ask(id, table);
    if (isNeeded(table, now))
        table.used = now;
    else if (now - table.used >= asleepAfter)
        return sleep(id, std::nullopt);
    m_tableAlarms.set(id, wakes ? std::max(*wakes, now + Time(1)) : table.used + asleepAfter);
}

// Whether the table can go on at once; otherwise it must be stored first.
bool Desk::carryOut(const TableId& id, Table& table, const Request& request)
{
    auto outcome = judge(table, request);
    const bool isClosing = outcome && std::holds_alternative<Closing>(*outcome);
    if (table.dealt->number() == table.stored && !isClosing) {
        if (outcome)
            finish(table, request.line, *outcome);
        return true;
    }
    table.doing = request;
    table.outcome = std::move(outcome);
    store(id, table);
    return false;
}

// What follows from the request; nothing if nobody waits for that.
auto Desk::judge(Table& table, const Request& request) -> std::optional<Outcome>
{
    const Time at = std::max(request.arrived, table.readAt);
    if (const auto* wish = std::get_if<wire::Wish>(&request.what))
        return table.dealt->wish(*wish, at);
    if (const auto* answer = std::get_if<BotAnswer>(&request.what)) {
        if (table.question && table.question->number == answer->question)
            table.dealt->answer(std::exchange(table.question, std::nullopt)->ofTable, answer->action, at);
        return std::nullopt;
    }
    const auto line = m_lines.find(request.line);
    if (line == m_lines.end()) // a seat would be taken by nobody
        return std::nullopt;
    if (const auto* wished = std::get_if<wire::Join>(&request.what))
        return join(table, request.line, *wished, at);
    if (table.dealt->isOwner(line->second.key) && table.dealt->phase() == wire::Phase::Gathering)
        return Closing();
    end(request.line, table.dealt->isOwner(line->second.key) ? Refusal::Wait : Refusal::Key);
    return std::nullopt;
}

// A guest may choose the key of the seats, so that it can come back though it never got our answer.
auto Desk::join(Table& table, LineId line, const wire::Join& join, Time at) -> std::optional<Outcome>
{
    if (!join.key.empty() && (table.dealt->seatsOf(join.key) != 0 || table.dealt->isOwner(join.key)))
        return Seating{join.key};
    if (join.names.empty() || (!join.key.empty() && !isSecret(join.key))) {
        end(line, Refusal::Key);
        return std::nullopt;
    }
    const auto seated = table.dealt->join(join.names, join.key.empty() ? m_random : bytesOf(join.key), at);
    if (!seated) {
        end(line, seated.error());
        return std::nullopt;
    }
    table.isSeating = true;
    return Seating{seated->key};
}

void Desk::finish(Table& table, LineId line, const Outcome& outcome)
{
    if (const auto* answer = std::get_if<wire::Answer>(&outcome))
        send(line, *answer);
    else if (const auto* seating = std::get_if<Seating>(&outcome))
        seat(table, line, seating->key);
}

// The newest line of a key has its seats.
void Desk::seat(Table& table, LineId id, const std::string& key)
{
    table.isNews = true;
    const auto line = m_lines.find(id);
    if (line == m_lines.end())
        return;
    const std::vector<LineId> others = table.lines;
    for (const LineId other : others)
        if (m_lines.at(other).key == key)
            end(other, Refusal::Taken);
    table.lines.push_back(id);
    line->second.isSeated = line->second.isNew = true;
    line->second.key = key;
    line->second.seats = table.dealt->seatsOf(key);
}

void Desk::store(const TableId& id, Table& table)
{
    const bool isClosing = table.outcome && std::holds_alternative<Closing>(*table.outcome);
    const wire::Phase phase = table.dealt->phase();
    const bool isPlayed = !isClosing && phase != wire::Phase::Gathering && phase != wire::Phase::Over;
    table.isPutting = true;
    m_tasks.emplace_back(Put{id, isClosing ? "" : table.dealt->state(), table.revision, isPlayed});
}

// Tells each line what its seats may know. The table is as it is stored.
void Desk::tell(const TableId& id, Table& table, Time now)
{
    const bool isSeating = std::exchange(table.isSeating, false);
    table.isNews = false;
    table.told = table.revision;
    Seats there = 0;
    for (const LineId each : table.lines)
        there |= m_lines.at(each).seats;
    for (const LineId each : table.lines) {
        Line& line = m_lines.at(each);
        if (std::exchange(line.isNew, false) || isSeating) {
            wire::Table known = table.dealt->table(line.seats);
            known.table = id;
            known.key = line.key;
            send(each, known);
        }
        auto news = table.dealt->news(line.seats, now);
        std::visit(
            [&](auto& known) {
                known.state.n = static_cast<int>(table.revision);
                for (int seat = 0; there >> seat; ++seat)
                    if (includes(there, seat))
                        known.state.there.push_back(seat);
                send(each, std::move(known));
            },
            news);
    }
}

void Desk::ask(const TableId& id, Table& table)
{
    auto question = table.dealt->question();
    if (question && table.question && table.question->ofTable == question->number)
        return;
    callOff(table);
    if (!question)
        return;
    table.question = {++m_questions, question->number};
    std::string level = table.dealt->table(0).seats[static_cast<std::size_t>(question->seat)].level;
    m_tasks.emplace_back(
        Ask{m_questions, id, question->seat, std::move(level), std::move(question->view), table.dealt->knowledge()});
}

void Desk::callOff(Table& table)
{
    if (table.question)
        m_tasks.emplace_back(CallOff{table.question->number});
    table.question.reset();
}

// Only while nothing is asked of the store. The lines to the table end.
void Desk::sleep(const TableId& id, std::optional<Refusal> why)
{
    const auto at = m_tables.find(id);
    callOff(at->second);
    m_tables.erase(at);
    m_tableAlarms.set(id, std::nullopt);
    m_tasks.emplace_back(Dismiss{id});
    std::vector<LineId> lines;
    for (const auto& [line, each] : m_lines)
        if (each.table == id)
            lines.push_back(line);
    for (const LineId line : lines)
        end(line, why);
}

bool Desk::isNeeded(const Table& table, Time now) const
{
    if (!table.lines.empty() || table.dealt->phase() == wire::Phase::Thinking || table.dealt->wakesAt())
        return true;
    return std::visit([](const auto& news) { return news.state.runs; }, table.dealt->news(0, now));
}

TableId Desk::newId()
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567";
    std::array<std::uint8_t, 16> bytes{};
    m_random(bytes);
    TableId id;
    for (const std::uint8_t byte : bytes)
        id += letters[byte % letters.size()];
    return id;
}

} // namespace storeys
