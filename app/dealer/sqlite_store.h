#pragma once

#include "dealer/table_store.h"

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <variant>
#include <vector>

struct sqlite3;

namespace storeys {

// The tables in one file of SQLite, which only its owner may read. A thread of its own does all that waits in one
// transaction, and what it says is stored survives a power cut. Several stores, also of several programs, may share the
// file.
class SqliteStore : public TableStore
{
public:
    enum class Fault {
        Unreadable, // can't be opened or written
        Damaged,    // no file of ours, or spoilt
        Newer,      // a newer program wrote it
    };
    struct Problem
    {
        Fault fault;
        std::string reason{}; // in SQLite's words
    };
    // Runs the job later in the thread that asks.
    using Post = std::function<void(std::function<void()>)>;
    // The time of day in seconds, for dropping tables that nobody plays at.
    using Now = std::function<std::int64_t()>;

    // Makes the file if there is none. A file with a problem is left as it is.
    [[nodiscard]] static Result<std::unique_ptr<SqliteStore>, Problem> open(const std::filesystem::path& file,
                                                                            Post post);
    [[nodiscard]] static Result<std::unique_ptr<SqliteStore>, Problem> open(const std::filesystem::path& file,
                                                                            Post post, Now now);
    // Does all that was asked before.
    ~SqliteStore() override;

    void get(const TableId& table, Got got) override;
    void put(const TableId& table, std::string state, Revision known, bool isPlayed, Put put) override;

    // The transactions so far that put something, for tests.
    [[nodiscard]] int transactions() const { return m_transactions; }

private:
    struct GetJob
    {
        TableId table;
        Got got;
    };
    struct PutJob
    {
        TableId table;
        std::string state;
        Revision known;
        bool isPlayed;
        Put put;
    };
    using Job = std::variant<GetJob, PutJob>;

    SqliteStore(sqlite3* database, Post post, Now now);
    void run(Job job);
    void work(const std::stop_token& leaving);
    void doAll(std::vector<Job> jobs);
    [[nodiscard]] bool dropOld();

    struct Close
    {
        void operator()(sqlite3* database) const;
    };
    std::unique_ptr<sqlite3, Close> m_database;
    Post m_post;
    Now m_now;
    std::int64_t m_dropped = 0; // when old tables were dropped
    std::atomic<int> m_transactions = 0;
    std::mutex m_mutex; // protects the jobs
    std::vector<Job> m_jobs;
    std::condition_variable_any m_changed;
    std::jthread m_thread; // the last member: it uses all others
};

} // namespace storeys
