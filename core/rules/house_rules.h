#pragma once

#include "base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// What the players agree on before a game. The defaults are the variant's; a game record keeps what differs.
struct HouseRules
{
    enum class Mode { Dictionary, Challenge };
    enum class ExchangeSize { One, Any };

    Mode mode = Mode::Dictionary;          // who checks words: the program, or opponents who challenge
    bool pluralRule = true;                // forbids a play that is just one S tacked on
    int stackLimit = 5;                    // 1 … Board::maxHeight
    bool flat = false;                     // the game's own rules forbid stacks: the limit is 1 and can't be set
    ExchangeSize exchange = ExchangeSize::One;
    bool soloPenalty = true;               // tiles left cost points in a solo game too
    bool exchangeNeedsSeven = false;       // exchange only while the bag holds seven tiles
    int passRounds = 1;                    // rounds of nothing but passes that end the game: 1 or 2

    // Changes one rule by its name and value as game records and the command line write them, e.g. "plural", "off".
    // Gives an error for an unknown name or a value out of range,
    // also where the range is narrower in this game.
    [[nodiscard]] std::optional<Error> set(std::string_view name, std::string_view value);
    // The same from one text, "plural=off".
    [[nodiscard]] std::optional<Error> set(std::string_view assignment);
    // The rules that are not as in `other`, each as set() reads it.
    [[nodiscard]] std::vector<std::string> differencesFrom(const HouseRules& other) const;

    bool operator==(const HouseRules&) const = default;
};

} // namespace storeys
