#pragma once

#include "base/random_source.h"
#include "dealer/desk.h"
#include "moves/generator.h"
#include "record/play_text.h"
#include "record/read_game.h"
#include "support/judged_record.h"
#include "support/test_game.h"
#include "wire/seat_end.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

// A dealer, its store and those who sit at its tables, all in memory: each message and each answer of the store comes when
// the test says so, or at random.
namespace storeys::test {

inline RecordData& dealersData()
{
    static RecordData data{DataPlace(STOREYS_DATA_DIR)};
    return data;
}

inline RandomBytes bytesFrom(std::uint64_t seed)
{
    return [random = std::make_shared<RandomSource>(seed)](std::span<std::uint8_t> bytes) {
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(random->below(256));
    };
}

// With the words that the program comes with.
inline RuleBookPtr dealersBook(const std::string& variant, const std::vector<std::string>& houseRules = {})
{
    static std::map<std::pair<std::string, std::vector<std::string>>, RuleBookPtr> books;
    RuleBookPtr& book = books[{variant, houseRules}];
    if (!book) {
        GameRecord record;
        record.variant = {1, variant};
        for (const std::string& rule : houseRules)
            record.houseRules.push_back({1, rule});
        book = bookOf(record, dealersData()).book;
    }
    return book;
}

struct Design
{
    std::vector<std::string> kinds{"human", "away"};
    std::vector<std::string> houseRules{};
    std::string variant = "cross15";
    std::string clock{};
};

inline std::string headOf(const Design& design)
{
    std::vector<std::string> names{"Ann", "B", "C", "D"};
    names.resize(design.kinds.size());
    GameRecord record = recordOf(Game(GameSetup{dealersBook(design.variant, design.houseRules), names, 1}),
                                 {.clock = design.clock, .kinds = design.kinds, .format = 1});
    record.seed.reset();
    record.racks.clear();
    return gcgText(record);
}

// Like any store, but the thread of the test is its only one.
class MemoryStore
{
public:
    using Failure = TableStore::Failure;

    [[nodiscard]] TableStore::Found get(const TableId& table) const
    {
        const auto found = m_tables.find(table);
        return found == m_tables.end() ? TableStore::Found() : found->second;
    }
    Result<Revision, Failure> put(const Desk::Put& put)
    {
        TableStore::Found& known = m_tables[put.table];
        if (known.revision != put.known)
            return Failure::Taken;
        known = {put.state, put.known + 1};
        m_past[put.table][known.revision] = put.state;
        isPlayed = put.isPlayed;
        ++puts;
        return known.revision;
    }
    // As if another dealer had stored the same.
    void touch(const TableId& table)
    {
        TableStore::Found& known = m_tables[table];
        m_past[table][++known.revision] = known.state;
    }
    [[nodiscard]] const std::string& stateAt(const TableId& table, Revision revision) const
    {
        return m_past.at(table).at(revision);
    }
    void spoil(const TableId& table, const std::string& state) { m_tables[table].state = state; }

    bool isPlayed = false; // the table that was put last
    int puts = 0;

private:
    std::map<TableId, TableStore::Found> m_tables;
    std::map<TableId, std::map<Revision, std::string>> m_past;
};

// Everything that a desk wants done, kept until the test does it.
class Room
{
public:
    using Time = Desk::Time;

    explicit Room(std::uint64_t seed = 1, Desk::Limits limits = {}) : m_random(bytesFrom(seed)), m_limits(limits)
    {
        begin();
    }

    // A new dealer of the same store, which knows nothing else. No line has survived.
    void begin()
    {
        desk.emplace(dealersData(), m_random, "dealer", m_limits);
        asked.clear();
        for (auto& [line, texts] : sent)
            ended.insert(line);
    }
    LineId open()
    {
        const LineId line = ++m_lines;
        sent[line];
        desk->opened(line, now);
        collect();
        return line;
    }
    // Sends without letting the store answer.
    void post(LineId line, const wire::ToDealer& message) { post(line, wire::wireText(message)); }
    void post(LineId line, const std::string& text)
    {
        desk->received(line, text, now);
        collect();
    }
    void say(LineId line, const wire::ToDealer& message)
    {
        post(line, message);
        answerAll();
    }
    void close(LineId line)
    {
        desk->closed(line, now);
        ended.insert(line);
        collect();
    }
    void pass(Time time)
    {
        now += time;
        desk->wake(now);
        collect();
    }
    // What the desk wants now.
    void collect()
    {
        for (Desk::Task& task : desk->takeTasks()) {
            if (auto* send = std::get_if<Desk::Send>(&task))
                sent[send->line].push_back(std::move(send->text));
            else if (const auto* gone = std::get_if<Desk::HangUp>(&task))
                ended.insert(gone->line);
            else if (const auto* off = std::get_if<Desk::CallOff>(&task))
                calledOff.push_back(off->number);
            else if (const auto* dismissed = std::get_if<Desk::Dismiss>(&task))
                asleep.push_back(dismissed->table);
            else
                asked.push_back(std::move(task));
        }
    }
    // The oldest question to the store or a computer is answered.
    void answer()
    {
        const Desk::Task task = std::move(asked.front());
        asked.pop_front();
        if (const auto* get = std::get_if<Desk::Get>(&task))
            desk->got(get->table, store.get(get->table), now);
        else if (const auto* put = std::get_if<Desk::Put>(&task))
            desk->put(put->table, store.put(*put), now);
        else if (const auto* ask = std::get_if<Desk::Ask>(&task))
            desk->answered(ask->number, makeBot(ask->level, 1, ask->knowledge)->choose(ask->view, {}), now);
        collect();
    }
    // … instead with that.
    void fail(TableStore::Failure failure, bool isStored = false)
    {
        const Desk::Task task = std::move(asked.front());
        asked.pop_front();
        if (const auto* get = std::get_if<Desk::Get>(&task)) {
            desk->got(get->table, failure, now);
        } else if (const auto* put = std::get_if<Desk::Put>(&task)) {
            if (isStored)
                (void)store.put(*put);
            desk->put(put->table, failure, now);
        }
        collect();
    }
    void answerAll()
    {
        while (!asked.empty())
            answer();
    }

    // ---- what a line was told
    template<class Message>
    [[nodiscard]] std::vector<Message> told(LineId line) const
    {
        std::vector<Message> messages;
        for (const std::string& text : sent.at(line)) {
            const auto read = wire::readFromDealer(text);
            EXPECT_TRUE(read) << text;
            if (read && std::holds_alternative<Message>(*read))
                messages.push_back(std::get<Message>(*read));
        }
        return messages;
    }
    template<class Message>
    [[nodiscard]] Message last(LineId line) const
    {
        const auto messages = told<Message>(line);
        EXPECT_FALSE(messages.empty());
        return messages.empty() ? Message() : messages.back();
    }
    [[nodiscard]] std::optional<wire::Refusal> bye(LineId line) const
    {
        EXPECT_TRUE(ended.contains(line));
        return last<wire::Bye>(line).error;
    }

    // ---- sitting down
    LineId greet()
    {
        const LineId line = open();
        post(line, wire::Hello{});
        return line;
    }
    // Opens a table; the line and what it was told of it.
    std::pair<LineId, wire::Table> host(const Design& design)
    {
        const LineId line = greet();
        say(line, wire::Open{.head = headOf(design)});
        return {line, last<wire::Table>(line)};
    }
    LineId join(const TableId& table, const std::vector<std::string>& names, const std::string& key = {})
    {
        const LineId line = greet();
        say(line, wire::Join{.table = table, .key = key, .names = names});
        return line;
    }
    [[nodiscard]] bool isMover(LineId line) const
    {
        const auto news = last<wire::HeardNews>(line);
        return news.state.phase == wire::Phase::Seat && contains(last<wire::Table>(line).you, news.state.mover);
    }

    MemoryStore store;
    std::optional<Desk> desk;
    Time now{1000};
    std::map<LineId, std::vector<std::string>> sent;
    std::set<LineId> ended;
    std::deque<Desk::Task> asked;
    std::vector<int> calledOff;
    std::vector<TableId> asleep;

private:
    RandomBytes m_random;
    Desk::Limits m_limits;
    LineId m_lines = 0;
};

} // namespace storeys::test
