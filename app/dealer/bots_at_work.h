#pragma once

#include "dealer/desk.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <variant>

namespace storeys {

// The computers of a desk's tables, which think one after another in a thread of their own. They see what their seat sees.
// Their seeds don't come from the game's seed: otherwise their plays would give away what is in the bag.
class BotsAtWork
{
public:
    // Runs the job later in the thread that asks.
    using Post = std::function<void(std::function<void()>)>;
    // In the thread that asks; see Desk::answered().
    using Answered = std::function<void(int question, const Action& action)>;

    BotsAtWork(RandomBytes random, Post post, Answered answered);
    // Stops the one that thinks.
    ~BotsAtWork();

    void ask(Desk::Ask ask);
    // The answer is not posted any more, unless that has happened already.
    void callOff(int question);
    // Forgets what the computers of that table have in mind.
    void dismiss(const TableId& table);

private:
    struct Question
    {
        Desk::Ask ask;
        std::uint64_t seed;
    };
    using Job = std::variant<Question, TableId>;
    using Bots = std::map<std::pair<TableId, int>, std::unique_ptr<Bot>>;

    void work(const std::stop_token& leaving);
    [[nodiscard]] static Action choose(Bots& bots, const Question& question, const std::stop_token& stop);

    RandomBytes m_random;
    Post m_post;
    Answered m_answered;
    std::mutex m_mutex; // protects the following
    std::deque<Job> m_jobs;
    int m_thinking = 0; // the question
    std::stop_source m_stop;
    std::condition_variable_any m_changed;
    std::jthread m_thread; // the last member: it uses all others
};

} // namespace storeys
