#include "bots/levels.h"

#include "bots/noticing_bot.h"
#include "bots/thinking_bot.h"

namespace storeys {

namespace {

// Word levels of the vocabularies: those of the built-in lexicons kids, common and core, and all words.
constexpr int kids = 35;
constexpr int common = 50;
constexpr int core = 70;
constexpr int all = 100;

constexpr Attention beginnerAttention{3, 0.6, 0.7, 0.2};
constexpr Attention casualAttention{5, 0.75, 0.9, 0.05};

const Thinking skilled{core, {}, 0, {}, 0};
const Thinking expert{all, {8, 2, 160, 1.5}, 0, {}, 0};
const Thinking master{all, {20, 2, 1200, 2}, 7, {16, 60, 800, 2}, 4000};

} // namespace

const std::vector<std::string>& botLevels()
{
    static const std::vector<std::string> levels{"random",  "beginner", "casual", "greedy",
                                                 "skilled", "expert",   "master"};
    return levels;
}

std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed, std::shared_ptr<const BotKnowledge> knowledge)
{
    if (!knowledge)
        knowledge = std::make_shared<BotKnowledge>();
    if (level == "random")
        return std::make_unique<RandomBot>(seed);
    if (level == "greedy")
        return std::make_unique<GreedyBot>(seed);
    if (level == "beginner")
        return std::make_unique<NoticingBot>(seed, beginnerAttention, kids, std::move(knowledge));
    if (level == "casual")
        return std::make_unique<NoticingBot>(seed, casualAttention, common, std::move(knowledge));
    for (const auto& [name, thinking] : {std::pair("skilled", &skilled), {"expert", &expert}, {"master", &master}})
        if (level == name)
            return std::make_unique<ThinkingBot>(seed, *thinking, std::move(knowledge));
    return nullptr;
}

} // namespace storeys
