#pragma once

#include "base/error.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace storeys {

// At one table.
inline constexpr int mostSeats = 8;

// What the players agree on before a game. The defaults are the variant's; a game record keeps what differs. Which of
// the rules a variant leaves open to them stands in Variant::houseRuleChoices.
struct HouseRules
{
    enum class Mode { Dictionary, Challenge };
    enum class ExchangeSize { One, Any };
    enum class FirstPlayer { Drawn, Listed };
    enum class Undo { OnePerson, On, Off };
    // Who pays for a challenge: nobody, who challenged a good play, who made a bad play, whichever was wrong (each with
    // a turn); or who challenged a good play, with points.
    enum class ChallengePenalty { Void, Single, BadPlay, Double, Points5, Points10 };

    Mode mode = Mode::Dictionary; // who checks words: the program, or opponents who challenge
    bool pluralRule = true;       // forbids a play that is just one S tacked on
    ChallengePenalty challengePenalty = ChallengePenalty::Void; // see rules/turn_rules.h
    int stackLimit = 5;                                         // 1 … Board::maxHeight
    bool flat = false;  // the game's own rules forbid stacks: the limit is 1 and can't be set
    bool points = true; // the game has them: a challenge may cost some
    ExchangeSize exchange = ExchangeSize::One;
    bool soloPenalty = true;                // tiles left cost points in a solo game too
    bool exchangeNeedsSeven = false;        // exchange only while the bag holds seven tiles
    int passRounds = 1;                     // rounds of nothing but passes that end the game: 1 or 2
    int rounds = 3;                         // turns that each player takes, where a game ends by them: 1 to 9
    FirstPlayer first = FirstPlayer::Drawn; // who begins: whoever draws the best tile, or the first seat
    bool blockers = true;                   // squares that give blockers do
    bool cards = true;                      // squares that draw a card do
    bool starBonus = true;                  // extra points for joining stars, where the game has them
    bool challengeHints = false;            // hints also in challenge mode, where they tell which words are good
    Undo undo = Undo::OnePerson; // whether turns may be taken back: where just one person plays, always, never

    // Whether the program may help a player with words: by a hint, or by the legal play nearest to what is laid.
    [[nodiscard]] bool allowsHints() const { return mode != Mode::Challenge || challengeHints; }
    // How many tiles the bag must hold for an exchange of that number.
    [[nodiscard]] int neededInBag(int exchanged) const
    {
        return exchangeNeedsSeven ? std::max(exchanged, 7) : exchanged;
    }

    // ---- by name and value, as game records and the command line write them, e.g. "plural", "off"
    // All names, and what a rule can be; none for an unknown name.
    [[nodiscard]] static const std::vector<std::string>& names();
    [[nodiscard]] static std::vector<std::string> valuesOf(std::string_view name);
    // The same without those that mean nothing in this game, which has no points.
    [[nodiscard]] std::vector<std::string> valuesHere(std::string_view name) const;
    // To how many players a rule means something, fewest and most; the name must be known.
    [[nodiscard]] static std::pair<int, int> playersOf(std::string_view name);
    // What a rule is; the name must be known.
    [[nodiscard]] std::string valueOf(std::string_view name) const;
    // Changes one rule. Gives an error for an unknown name or a value out of range, also where the range is narrower in
    // this game.
    [[nodiscard]] std::optional<Error> set(std::string_view name, std::string_view value);
    // The same from one text, "plural=off".
    [[nodiscard]] std::optional<Error> set(std::string_view assignment);
    // The rules that are not as in `other`, each as set() reads it.
    [[nodiscard]] std::vector<std::string> differencesFrom(const HouseRules& other) const;

    bool operator==(const HouseRules&) const = default;
};

} // namespace storeys
