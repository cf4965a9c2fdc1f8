// The tables in a file: two stores on one file, a program that is killed while it writes, what is written at once, who may
// read it, and files that are not ours.

#include "dealer/bots_at_work.h"
#include "dealer/sqlite_store.h"
#include "room.h"
#include "support/scratch_folder.h"

#include <csignal>
#include <deque>
#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace storeys::test::sqlite_store_test {

namespace {

using namespace std::chrono_literals;
using Failure = TableStore::Failure;
using Fault = SqliteStore::Fault;

// The jobs that other threads have for this one.
class Mailbox
{
public:
    [[nodiscard]] std::function<void(std::function<void()>)> post()
    {
        return [this](std::function<void()> job) {
            const std::lock_guard lock(m_mutex);
            m_jobs.push_back(std::move(job));
            m_changed.notify_one();
        };
    }
    void runOne()
    {
        std::unique_lock lock(m_mutex);
        ASSERT_TRUE(m_changed.wait_for(lock, 20s, [this] { return !m_jobs.empty(); }));
        const auto job = std::move(m_jobs.front());
        m_jobs.pop_front();
        lock.unlock();
        job();
    }
    [[nodiscard]] bool isEmpty()
    {
        const std::lock_guard lock(m_mutex);
        return m_jobs.empty();
    }

private:
    std::mutex m_mutex;
    std::deque<std::function<void()>> m_jobs;
    std::condition_variable m_changed;
};

// A store whose answers are waited for.
struct Opened
{
    explicit Opened(
        const std::filesystem::path& file, SqliteStore::Now now = [] { return std::int64_t(1'000'000); })
    {
        auto opened = SqliteStore::open(file, mail.post(), std::move(now));
        if (opened)
            store = *std::move(opened);
        else
            problem = opened.error();
    }
    TableStore::Found get(const TableId& table)
    {
        Result<TableStore::Found, Failure> found = Failure::Down;
        store->get(table, [&](auto answer) { found = std::move(answer); });
        mail.runOne();
        EXPECT_TRUE(found);
        return found ? *found : TableStore::Found();
    }
    Result<Revision, Failure> put(const TableId& table, const std::string& state, Revision known, bool isPlayed = true)
    {
        Result<Revision, Failure> revision = Failure::Down;
        store->put(table, state, known, isPlayed, [&](auto answer) { revision = answer; });
        mail.runOne();
        return revision;
    }

    Mailbox mail;
    std::optional<SqliteStore::Problem> problem;
    std::unique_ptr<SqliteStore> store;
};

bool isTaken(const Result<Revision, Failure>& revision)
{
    return !revision && revision.error() == Failure::Taken;
}

std::string contentOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator(stream), {}};
}

unsigned modeOf(const std::filesystem::path& file)
{
    struct stat status
    {};
    EXPECT_EQ(::stat(file.c_str(), &status), 0) << file;
    return status.st_mode & 0777;
}

} // namespace

TEST(SqliteStore, KeepsWhatIsPut)
{
    const ScratchFolder folder;
    const std::string state{"a state\0 with a null and ÄÖ", 28};
    {
        Opened one(folder / "tables");
        ASSERT_FALSE(one.problem);
        EXPECT_EQ(one.get("a").revision, 0);
        EXPECT_EQ(*one.put("a", state, 0), 1);
        EXPECT_EQ(*one.put("a", "", 1), 2);
        EXPECT_EQ(one.get("a").state, "");
        EXPECT_EQ(*one.put("a", state, 2), 3);
        one.store->put("b", "at the end", 0, true, [](auto) {}); // done before the store is gone
    }
    Opened again(folder / "tables");
    EXPECT_EQ(again.get("a").state, state);
    EXPECT_EQ(again.get("a").revision, 3);
    EXPECT_EQ(again.get("b").state, "at the end");
}

TEST(SqliteStore, LetsOneOfTwoStoresReplaceARevision)
{
    const ScratchFolder folder;
    Opened one(folder / "tables"), other(folder / "tables");
    EXPECT_EQ(*one.put("a", "1", 0), 1);
    EXPECT_TRUE(isTaken(other.put("a", "2", 0)));
    EXPECT_EQ(other.get("a").state, "1");
    EXPECT_EQ(*other.put("a", "3", 1), 2);
    EXPECT_TRUE(isTaken(one.put("a", "4", 1)));
    EXPECT_TRUE(isTaken(one.put("none", "4", 1)));
    EXPECT_EQ(one.get("a").state, "3");

    // Both at once: each revision is stored by one of them.
    int stored = 0, taken = 0;
    for (Revision known = 2; known < 52; ++known) {
        for (Opened* each : {&one, &other})
            each->store->put("a", "x", known, true, [&](auto answer) { answer ? ++stored : ++taken; });
        one.mail.runOne();
        other.mail.runOne();
    }
    EXPECT_EQ(stored, 50);
    EXPECT_EQ(taken, 50);
}

TEST(SqliteStore, WritesAllThatWaitsAtOnce)
{
    const ScratchFolder folder;
    Opened opened(folder / "tables");
    constexpr int tables = 2000;
    int stored = 0;
    for (int n = 0; n < tables; ++n)
        opened.store->put(std::to_string(n), std::string(1200, 'x'), 0, true,
                          [&](auto answer) { stored += answer ? 1 : 0; });
    for (int n = 0; n < tables; ++n)
        opened.mail.runOne();
    EXPECT_EQ(stored, tables);
    EXPECT_LT(opened.store->transactions(), tables / 10);
}

TEST(SqliteStore, LosesNothingStoredWhenKilled)
{
    const ScratchFolder folder;
    RandomSource random(3);
    for (int round = 0; round < 12; ++round) {
        const auto file = folder / std::to_string(round);
        int pipes[2];
        ASSERT_EQ(::pipe(pipes), 0);
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) { // says what is stored until it is killed
            Opened opened(file);
            for (Revision known = 0;; ++known)
                for (const char table : {'a', 'b', 'c'}) {
                    (void)opened.put({table}, std::string(1200, table) + std::to_string(known + 1), known);
                    if (::write(pipes[1], &known, sizeof known) != sizeof known)
                        ::_exit(1);
                }
        }
        ::close(pipes[1]);
        Revision known = 0;
        int answers = 0;
        const auto wanted = 1 + random.below(20);
        while (static_cast<std::uint64_t>(answers) < wanted && ::read(pipes[0], &known, sizeof known) == sizeof known)
            ++answers;
        std::this_thread::sleep_for(std::chrono::microseconds(random.below(5'000)));
        ::kill(child, SIGKILL);
        while (::read(pipes[0], &known, sizeof known) == sizeof known)
            ++answers;
        ::close(pipes[0]);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status));
        Opened opened(file);
        ASSERT_FALSE(opened.problem);
        for (int n = 0; n < 3; ++n) {
            const char table = static_cast<char>('a' + n);
            const auto found = opened.get({table});
            EXPECT_GE(found.revision, (answers - n + 2) / 3);
            EXPECT_LE(found.revision, (answers - n + 2) / 3 + 1);
            EXPECT_EQ(found.state,
                      found.revision == 0 ? "" : std::string(1200, table) + std::to_string(found.revision));
        }
    }
}

TEST(SqliteStore, IsReadByItsOwnerAlone)
{
    const ScratchFolder folder;
    const mode_t before = ::umask(0);
    Opened opened(folder / "tables");
    EXPECT_EQ(*opened.put("a", "1", 0), 1);
    ::umask(before);
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        EXPECT_EQ(modeOf(entry.path()), 0600u) << entry.path();
        ++files;
    }
    EXPECT_EQ(files, 3); // with the journal and its index
}

TEST(SqliteStore, LeavesFilesThatAreNotOursAlone)
{
    const ScratchFolder folder;
    const auto problemOf = [](const std::filesystem::path& file) {
        const std::string before = contentOf(file);
        const Opened opened(file);
        EXPECT_EQ(contentOf(file), before);
        return opened.problem ? std::optional(opened.problem->fault) : std::nullopt;
    };
    EXPECT_EQ(problemOf(folder.write("text", std::string(5000, 'x'))), Fault::Damaged);
    EXPECT_EQ(problemOf(folder / "no/folder"), Fault::Unreadable);

    const auto file = folder / "tables";
    {
        Opened opened(file);
        for (int n = 0; n < 40; ++n)
            EXPECT_TRUE(opened.put(std::to_string(n), std::string(1200, 'x'), 0));
    }
    const std::string sound = contentOf(file);
    EXPECT_EQ(problemOf(folder.write("copy", sound)), std::nullopt);
    std::string spoilt = sound;
    spoilt.replace(3 * 4096, 4096, std::string(4096, '\xff'));
    EXPECT_EQ(problemOf(folder.write("spoilt", spoilt)), Fault::Damaged);
    EXPECT_EQ(problemOf(folder.write("cut", sound.substr(0, sound.size() / 2))), Fault::Damaged);
    std::string newer = sound;
    newer[63] = 2; // the last byte of user_version
    EXPECT_EQ(problemOf(folder.write("newer", newer)), Fault::Newer);
    std::string foreign = sound;
    foreign[68] = 1; // application_id
    EXPECT_EQ(problemOf(folder.write("foreign", foreign)), Fault::Damaged);
}

TEST(SqliteStore, DropsTablesThatNobodyHasPlayedAtForFourteenDays)
{
    constexpr std::int64_t day = 86'400;
    const ScratchFolder folder;
    std::atomic<std::int64_t> now = 100 * day;
    Opened opened(folder / "tables", [&now] { return now.load(); });
    EXPECT_TRUE(opened.put("over", "1", 0, false));
    EXPECT_TRUE(opened.put("played", "1", 0, true));
    now += 14 * day;
    EXPECT_TRUE(opened.put("x", "1", 0));
    EXPECT_EQ(opened.get("over").revision, 1);
    now += day;
    EXPECT_TRUE(opened.put("y", "1", 0));
    EXPECT_EQ(opened.get("over").revision, 0);
    EXPECT_EQ(opened.get("played").revision, 1);
}

// ---- computers

TEST(BotsAtWork, AnswerWithoutKnowingTheSeedOfTheGame)
{
    const auto book = dealersBook("cross15");
    const Game game(GameSetup{book, {"Ann", "Bo"}, 5});
    const auto ask = [&](int number, const std::string& level) {
        return Desk::Ask{number, "table", 0, level, viewOf(game.position(), 0), std::make_shared<const BotKnowledge>()};
    };
    std::vector<std::size_t> plays;
    for (const std::uint64_t seed : {1, 1, 2, 3, 4, 5}) {
        Mailbox mail;
        int asked = 0;
        std::optional<Action> action;
        BotsAtWork bots(bytesFrom(seed), mail.post(), [&](int question, const Action& chosen) {
            asked = question;
            action = chosen;
        });
        bots.ask(ask(7, "random"));
        mail.runOne();
        EXPECT_EQ(asked, 7);
        ASSERT_TRUE(action && std::holds_alternative<Play>(*action));
        plays.push_back(std::hash<std::string>()(
            actionText(game.position().board, *action, game.position().variant().tiles.alphabet)));
    }
    EXPECT_EQ(plays[0], plays[1]);
    EXPECT_GT(std::set<std::size_t>(plays.begin(), plays.end()).size(), 2u);
}

TEST(BotsAtWork, StopWhenTheyAreCalledOff)
{
    const auto book = dealersBook("cross15");
    const Game game(GameSetup{book, {"Ann", "Bo"}, 5});
    const auto knowledge = std::make_shared<const BotKnowledge>();
    Mailbox mail;
    std::vector<int> answered;
    BotsAtWork bots(bytesFrom(1), mail.post(), [&](int question, const Action&) { answered.push_back(question); });
    bots.ask({1, "table", 0, "master@30s", viewOf(game.position(), 0), knowledge});
    bots.ask({2, "table", 1, "greedy", viewOf(game.position(), 0), knowledge});
    bots.ask({3, "table", 0, "greedy", viewOf(game.position(), 0), knowledge});
    std::this_thread::sleep_for(20ms);
    bots.callOff(1); // thinks
    bots.callOff(2); // waits
    bots.dismiss("table");
    bots.ask({4, "table", 0, "greedy", viewOf(game.position(), 0), knowledge});
    mail.runOne();
    mail.runOne();
    EXPECT_EQ(answered, (std::vector{3, 4}));
    bots.ask({5, "table", 1, "master@30s", viewOf(game.position(), 0), knowledge}); // the end doesn't wait for it
}

} // namespace storeys::test::sqlite_store_test
