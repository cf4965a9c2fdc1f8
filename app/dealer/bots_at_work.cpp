#include "dealer/bots_at_work.h"

namespace storeys {

BotsAtWork::BotsAtWork(RandomBytes random, Post post, Answered answered)
    : m_random(std::move(random)), m_post(std::move(post)), m_answered(std::move(answered)),
      m_thread([this](const std::stop_token& leaving) { work(leaving); })
{}

BotsAtWork::~BotsAtWork()
{
    m_thread.request_stop();
    const std::lock_guard lock(m_mutex);
    m_stop.request_stop();
}

void BotsAtWork::ask(Desk::Ask ask)
{
    Question question{std::move(ask), 0};
    m_random({reinterpret_cast<std::uint8_t*>(&question.seed), sizeof question.seed});
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.emplace_back(std::move(question));
    }
    m_changed.notify_one();
}

void BotsAtWork::callOff(int question)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_jobs, [&](const Job& job) {
        const auto* waiting = std::get_if<Question>(&job);
        return waiting && waiting->ask.number == question;
    });
    if (m_thinking == question)
        m_stop.request_stop();
}

void BotsAtWork::dismiss(const TableId& table)
{
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.emplace_back(table);
    }
    m_changed.notify_one();
}

void BotsAtWork::work(const std::stop_token& leaving)
{
    Bots bots; // they live and die in this thread
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, leaving, [this] { return !m_jobs.empty(); }) && !leaving.stop_requested()) {
        const Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        if (const auto* table = std::get_if<TableId>(&job)) {
            std::erase_if(bots, [&](const auto& bot) { return bot.first.first == *table; });
            continue;
        }
        const auto& question = std::get<Question>(job);
        m_thinking = question.ask.number;
        m_stop = std::stop_source();
        const std::stop_token stop = m_stop.get_token();
        lock.unlock();
        Action action = choose(bots, question, stop);
        lock.lock();
        m_thinking = 0;
        if (!stop.stop_requested())
            m_post([answered = m_answered, number = question.ask.number, action = std::move(action)] {
                answered(number, action);
            });
    }
}

// A computer keeps its seat while its table is awake.
Action BotsAtWork::choose(Bots& bots, const Question& question, const std::stop_token& stop)
{
    auto& bot = bots[{question.ask.table, question.ask.seat}];
    if (!bot)
        bot = makeBot(question.ask.level, question.seed, question.ask.knowledge);
    return bot->choose(question.ask.view, stop);
}

} // namespace storeys
