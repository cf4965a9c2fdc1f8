#pragma once

#include "dealer/alarms.h"
#include "dealer/dealt_table.h"
#include "dealer/table_store.h"
#include "wire/json_text.h"
#include "wire/seat_end.h"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace storeys {

using LineId = std::uint64_t; // never used again for another line

// All tables of a dealer that are awake, and all lines to it. It takes what lines, store, computers and the clock say, and
// returns what is to be done. It has no thread and no clock: times are of any steady clock, never going back. A table is
// stored before any line hears of the change. What lines send is checked like any input from outside.
class Desk
{
public:
    using Time = DealtTable::Time;
    using Refusal = wire::Refusal;

    struct Limits
    {
        std::size_t lines = 64;
        std::size_t tables = 64; // awake
    };
    static constexpr std::size_t mostWaiting = 16; // wishes at a table
    static constexpr Time helloWithin{5'000};
    static constexpr Time joinWithin{60'000};
    static constexpr Time asleepAfter{600'000}; // without line, clock or computer
    static constexpr int messagesASecond = 20;
    static constexpr int messagesAtOnce = 60;

    // ---- what is to be done
    struct Send
    {
        LineId line;
        std::string text;
    };
    // Ends the line after all that was sent; it is not known here any more.
    struct HangUp
    {
        LineId line;
    };
    // See TableStore; the answers come by got() and put().
    struct Get
    {
        TableId table;
    };
    struct Put
    {
        TableId table;
        std::string state;
        Revision known = 0;
        bool isPlayed = false;
    };
    // Asks a computer, whose action comes by answered().
    struct Ask
    {
        int number = 0;
        TableId table;
        int seat = 0;
        std::string level;
        SeatView view;
        std::shared_ptr<const BotKnowledge> knowledge;
    };
    // That question needs no answer any more.
    struct CallOff
    {
        int number = 0;
    };
    // The computers of the table are not needed any more.
    struct Dismiss
    {
        TableId table;
    };
    using Task = std::variant<Send, HangUp, Get, Put, Ask, CallOff, Dismiss>;

    // The data must outlive the desk. `program` is named to the other ends.
    Desk(RecordData& data, RandomBytes random, std::string program, Limits limits);
    Desk(RecordData& data, RandomBytes random, std::string program)
        : Desk(data, std::move(random), std::move(program), Limits())
    {}

    // ---- what happens
    void opened(LineId line, Time now);
    void received(LineId line, std::string_view text, Time now);
    void closed(LineId line, Time now);
    void got(const TableId& table, const Result<TableStore::Found, TableStore::Failure>& found, Time now);
    void put(const TableId& table, const Result<Revision, TableStore::Failure>& revision, Time now);
    void answered(int question, const Action& action, Time now);
    void wake(Time now);

    // ---- what follows
    // What is to be done, in this order; each is returned once.
    [[nodiscard]] std::vector<Task> takeTasks() { return std::exchange(m_tasks, {}); }
    // When to wake() if nothing happens before.
    [[nodiscard]] std::optional<Time> wakesAt() const;
    [[nodiscard]] std::size_t tablesAwake() const { return m_tables.size(); }

private:
    struct Line
    {
        explicit Line(Time now) : since(now), watch(now), refilled(now) {}

        Time since; // it is open, then since it has greeted
        bool hasGreeted = false;
        TableId table{}; // asked for or sat at
        bool isSeated = false;
        bool isNew = false; // it does not know the table yet
        Seats seats = 0;
        std::string key{};
        wire::LineWatch watch;
        std::optional<Time> pinged{}; // when the ping was sent whose answer is missing
        int mayReceive = messagesAtOnce;
        Time refilled;
    };
    struct BotAnswer
    {
        int question = 0;
        Action action;
    };
    struct Request
    {
        LineId line = 0;
        std::variant<wire::Join, wire::Close, wire::Wish, BotAnswer> what;
        Time arrived{};
    };
    // What follows from a request once it is stored.
    struct Seating
    {
        std::string key;
    };
    struct Closing
    {};
    using Outcome = std::variant<wire::Answer, Seating, Closing>;
    struct Question
    {
        int number = 0;
        int ofTable = 0; // its number at the table
    };
    struct Table
    {
        std::optional<DealtTable> dealt{}; // none while it is read
        Revision revision = 0;             // also the number of the news
        Revision told = 0;                 // the revision that the lines were told of
        int stored = 0;                    // number of the news that are stored
        bool isPutting = false;
        std::deque<Request> waiting{};
        std::optional<Request> doing{}; // what the put is for, if it is for a request
        std::optional<Outcome> outcome{};
        std::vector<LineId> lines{}; // seated
        bool isNews = false;         // the lines are to be told
        bool isSeating = false;      // and who sits where
        std::optional<Question> question{};
        Time readAt{};
        Time used{}; // when it was last needed
    };
    using Lines = std::map<LineId, Line>;
    using Tables = std::map<TableId, Table>;

    // ---- lines
    void hear(LineId id, Line& line, const wire::ToDealer& message, Time now);
    void open(LineId id, const wire::Open& wish, Time now);
    void request(Line& line, Request request);
    void send(LineId line, const wire::FromDealer& message);
    void end(LineId line, std::optional<Refusal> why);
    void leave(LineId id);
    void setAlarm(LineId id, const Line& line);
    void look(LineId id, Time now);
    [[nodiscard]] static bool isTooFast(Line& line, Time now);

    // ---- tables
    void settle(Time now);
    void work(const TableId& id, Table& table, Time now);
    bool carryOut(const TableId& id, Table& table, const Request& request);
    [[nodiscard]] std::optional<Outcome> judge(Table& table, const Request& request);
    [[nodiscard]] std::optional<Outcome> join(Table& table, LineId line, const wire::Join& join, Time at);
    void finish(Table& table, LineId line, const Outcome& outcome);
    void seat(Table& table, LineId line, const std::string& key);
    void store(const TableId& id, Table& table);
    void tell(const TableId& id, Table& table, Time now);
    void ask(const TableId& id, Table& table);
    void callOff(Table& table);
    void sleep(const TableId& id, std::optional<Refusal> why);
    [[nodiscard]] bool isNeeded(const Table& table, Time now) const;
    [[nodiscard]] TableId newId();

    RecordData& m_data;
    RandomBytes m_random;
    std::string m_program;
    Limits m_limits;
    Lines m_lines;
    Tables m_tables;
    Alarms<LineId> m_lineAlarms;
    Alarms<TableId> m_tableAlarms;
    std::set<TableId> m_touched; // tables that may have something to do
    int m_questions = 0;
    std::vector<Task> m_tasks;
};

} // namespace storeys
