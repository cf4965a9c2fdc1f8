#include "dealer/sqlite_store.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sqlite3.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storeys {

namespace {

constexpr int application = 0x53744479; // "StDy", so that no other program's file is taken for ours
constexpr int newestSchema = 1;
constexpr int patience = 5'000; // milliseconds while another store writes
constexpr std::int64_t betweenDrops = 3'600;

// For the time of one step: parameters are not copied.
class Statement
{
public:
    Statement(sqlite3* database, const char* text)
    {
        if (sqlite3_prepare_v2(database, text, -1, &m_statement, nullptr) != SQLITE_OK)
            m_statement = nullptr;
    }
    ~Statement() { sqlite3_finalize(m_statement); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    Statement& with(const std::string& text)
    {
        sqlite3_bind_text(m_statement, ++m_bound, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
        return *this;
    }
    Statement& with(std::int64_t number)
    {
        sqlite3_bind_int64(m_statement, ++m_bound, number);
        return *this;
    }
    // SQLITE_ROW, SQLITE_DONE or an error.
    int step() { return m_statement ? sqlite3_step(m_statement) : SQLITE_ERROR; }
    [[nodiscard]] std::int64_t number(int column) const { return sqlite3_column_int64(m_statement, column); }
    [[nodiscard]] std::string text(int column) const
    {
        const auto* bytes = static_cast<const char*>(sqlite3_column_blob(m_statement, column));
        return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))) : "";
    }

private:
    sqlite3_stmt* m_statement = nullptr;
    int m_bound = 0;
};

bool run(sqlite3* database, const char* text)
{
    return sqlite3_exec(database, text, nullptr, nullptr, nullptr) == SQLITE_OK;
}

std::optional<std::int64_t> numberOf(sqlite3* database, const char* text)
{
    Statement statement(database, text);
    return statement.step() == SQLITE_ROW ? std::optional(statement.number(0)) : std::nullopt;
}

std::int64_t secondsNow()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

SqliteStore::Fault faultOf(sqlite3* database)
{
    const int code = sqlite3_errcode(database);
    return code == SQLITE_NOTADB || code == SQLITE_CORRUPT ? SqliteStore::Fault::Damaged
                                                           : SqliteStore::Fault::Unreadable;
}

// Whether the file is empty or ours and sound. Writes nothing.
std::optional<SqliteStore::Fault> check(sqlite3* database)
{
    using enum SqliteStore::Fault;
    const auto objects = numberOf(database, "select count(*) from sqlite_master");
    const auto schema = numberOf(database, "pragma user_version");
    if (!objects || !schema)
        return faultOf(database);
    if (*objects == 0)
        return std::nullopt;
    if (numberOf(database, "pragma application_id") != application)
        return Damaged;
    if (*schema > newestSchema)
        return Newer;
    Statement all(database, "pragma quick_check(1)");
    if (all.step() != SQLITE_ROW || all.text(0) != "ok")
        return Damaged;
    return run(database, "select id, revision, played, put, state from tables limit 0") ? std::nullopt
                                                                                        : std::optional(Damaged);
}

// Makes the table of tables if there is none, and sets what holds for this connection.
bool begin(sqlite3* database)
{
    const std::string make = "begin immediate; pragma application_id = " + std::to_string(application)
                             + "; create table if not exists tables(id text primary key, revision integer not null, "
                               "played integer not null, put integer not null, state blob not null) without rowid; "
                               "pragma user_version = "
                             + std::to_string(newestSchema) + "; commit";
    return run(database, "pragma journal_mode = wal; pragma synchronous = full") && run(database, make.c_str());
}

} // namespace

void SqliteStore::Close::operator()(sqlite3* database) const
{
    sqlite3_close_v2(database);
}

auto SqliteStore::open(const std::filesystem::path& file, Post post) -> Result<std::unique_ptr<SqliteStore>, Problem>
{
    return open(file, std::move(post), secondsNow);
}

auto SqliteStore::open(const std::filesystem::path& file, Post post, Now now)
    -> Result<std::unique_ptr<SqliteStore>, Problem>
{
    // Nobody else may read it from its first byte on; SQLite gives the files beside it the same mode.
    const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (made < 0)
        return Problem{Fault::Unreadable, std::strerror(errno)};
    ::close(made);
    sqlite3* database = nullptr;
    const int opened = sqlite3_open_v2(file.c_str(), &database, SQLITE_OPEN_READWRITE, nullptr);
    auto store = std::unique_ptr<SqliteStore>(new SqliteStore(database, std::move(post), std::move(now)));
    if (opened != SQLITE_OK)
        return Problem{Fault::Unreadable, sqlite3_errmsg(database)};
    sqlite3_busy_timeout(database, patience);
    if (const auto fault = check(database))
        return Problem{*fault, sqlite3_errmsg(database)};
    if (::chmod(file.c_str(), 0600) != 0)
        return Problem{Fault::Unreadable, std::strerror(errno)};
    if (!begin(database))
        return Problem{faultOf(database), sqlite3_errmsg(database)};
    store->m_thread = std::jthread([raw = store.get()](const std::stop_token& leaving) { raw->work(leaving); });
    return store;
}

SqliteStore::SqliteStore(sqlite3* database, Post post, Now now)
    : m_database(database), m_post(std::move(post)), m_now(std::move(now))
{}

SqliteStore::~SqliteStore() = default;

void SqliteStore::get(const TableId& table, Got got)
{
    run(GetJob{table, std::move(got)});
}

void SqliteStore::put(const TableId& table, std::string state, Revision known, bool isPlayed, Put put)
{
    run(PutJob{table, std::move(state), known, isPlayed, std::move(put)});
}

void SqliteStore::run(Job job)
{
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_changed.notify_one();
}

void SqliteStore::work(const std::stop_token& leaving)
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, leaving, [this] { return !m_jobs.empty(); });
        if (m_jobs.empty())
            return;
        std::vector<Job> jobs = std::exchange(m_jobs, {});
        lock.unlock();
        doAll(std::move(jobs));
        lock.lock();
    }
}

// In one transaction, so that all of it waits for the disk once. An answer is given when it is on the disk.
void SqliteStore::doAll(std::vector<Job> jobs)
{
    sqlite3* const database = m_database.get();
    const auto isPut = [](const Job& job) { return std::holds_alternative<PutJob>(job); };
    const bool isWriting = std::ranges::any_of(jobs, isPut);
    std::vector<Result<Found, Failure>> found(jobs.size(), Failure::Down);
    std::vector<Result<Revision, Failure>> revisions(jobs.size(), Failure::Down);
    bool isUp = storeys::run(database, isWriting ? "begin immediate" : "begin");
    if (isUp && isWriting)
        isUp = dropOld();
    for (std::size_t n = 0; n < jobs.size() && isUp; ++n) {
        if (const auto* asked = std::get_if<GetJob>(&jobs[n])) {
            Statement select(database, "select revision, state from tables where id = ?");
            const int row = select.with(asked->table).step();
            isUp = row == SQLITE_ROW || row == SQLITE_DONE;
            found[n] = row == SQLITE_ROW ? Found{select.text(1), select.number(0)} : Found();
        } else {
            const auto& put = std::get<PutJob>(jobs[n]);
            Statement write(database,
                            put.known == 0
                                ? "insert into tables(state, played, put, id, revision) values(?, ?, ?, ?, ? + 1) "
                                  "on conflict do nothing"
                                : "update tables set state = ?, played = ?, put = ?, revision = revision + 1 "
                                  "where id = ? and revision = ?");
            write.with(put.state).with(put.isPlayed ? 1 : 0).with(m_now()).with(put.table).with(put.known);
            isUp = write.step() == SQLITE_DONE;
            if (sqlite3_changes(database) == 1)
                revisions[n] = put.known + 1;
            else
                revisions[n] = Failure::Taken;
        }
    }
    isUp = isUp && storeys::run(database, "commit");
    if (!isUp)
        storeys::run(database, "rollback");
    else if (isWriting)
        ++m_transactions;
    for (std::size_t n = 0; n < jobs.size(); ++n) {
        if (auto* asked = std::get_if<GetJob>(&jobs[n]))
            m_post([got = std::move(asked->got), answer = isUp ? found[n] : Failure::Down] { got(answer); });
        else
            m_post([put = std::move(std::get<PutJob>(jobs[n]).put), answer = isUp ? revisions[n] : Failure::Down] {
                put(answer);
            });
    }
}

// Now and then, in a transaction that writes: tables that nobody has played at for long.
bool SqliteStore::dropOld()
{
    const std::int64_t now = m_now();
    if (now - m_dropped < betweenDrops && now >= m_dropped)
        return true;
    m_dropped = now;
    Statement drop(m_database.get(), "delete from tables where played = 0 and put < ?");
    return drop.with(now - std::chrono::seconds(kept).count()).step() == SQLITE_DONE;
}

} // namespace storeys
