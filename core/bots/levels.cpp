#include "bots/levels.h"

#include "bots/simple_bots.h"

namespace storeys {

const std::vector<std::string>& botLevels()
{
    static const std::vector<std::string> levels{"random", "greedy"};
    return levels;
}

std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed)
{
    if (level == "random")
        return std::make_unique<RandomBot>(seed);
    if (level == "greedy")
        return std::make_unique<GreedyBot>(seed);
    return nullptr;
}

} // namespace storeys
