#pragma once

#include "base/error.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace storeys {

inline constexpr int mostSeats = 8;

// The rules on which the players agree before a game. The variant sets the defaults; a record stores only rules that
// differ from these defaults. Variant::houseRuleChoices lists the rules that a variant leaves to the players.
struct HouseRules
{
    enum class Mode { Dictionary, Challenge };
    enum class ExchangeSize { One, Any };
    enum class FirstPlayer { Drawn, Listed };
    enum class Undo { OnePerson, On, Off };
    // What a challenge costs. Void: nothing. Single: the challenger of a good play loses a turn. BadPlay: the player of
    // a bad play does. Double: both rules hold. Points5, Points10: the challenger of a good play loses 5 or 10 points.
    enum class ChallengePenalty { Void, Single, BadPlay, Double, Points5, Points10 };

    Mode mode = Mode::Dictionary; // who checks words: the program, or opponents who challenge
    bool pluralRule = true;       // forbids a play that only appends the plural letter to a word
    ChallengePenalty challengePenalty = ChallengePenalty::Void; // see rules/turn_rules.h
    int stackLimit = 5;                                         // 1 … Board::maxHeight
    bool flat = false;  // the variant forbids stacks: the limit is 1 and can't be changed
    bool points = true; // the game has points, so that a challenge may cost some
    ExchangeSize exchange = ExchangeSize::One;
    bool soloPenalty = true;                // tiles left cost points in solo games too
    bool exchangeNeedsSeven = false;        // allows exchanges only while the bag holds at least seven tiles
    int passRounds = 1;                     // consecutive rounds of passes that end the game: 1 or 2
    int rounds = 3;                         // turns of each player in games that end by rounds: 1 to 9
    FirstPlayer first = FirstPlayer::Drawn; // who begins: the player who draws the best tile, or the first seat
    bool blockers = true;                   // squares that give blockers are active
    bool cards = true;                      // squares that draw a card are active
    bool starBonus = true;                  // extra points for joining tiles on different stars (start squares)
    bool challengeHints = false;            // hints are allowed in challenge mode too, though they show which words are
                                            // good
    Undo undo = Undo::OnePerson;            // when turns may be taken back: if only one person plays, always, never

    // Whether the program may help a player with words, by a hint or by the legal play nearest to the tiles laid.
    [[nodiscard]] bool allowsHints() const { return mode != Mode::Challenge || challengeHints; }
    // The number of tiles that the bag must hold before this many can be exchanged.
    [[nodiscard]] int neededInBag(int exchanged) const
    {
        return exchangeNeedsSeven ? std::max(exchanged, 7) : exchanged;
    }

    // ---- by name and value, as in game records and on the command line, e.g. "plural", "off"
    [[nodiscard]] static const std::vector<std::string>& names();
    // The values that a rule can have; none for an unknown name.
    [[nodiscard]] static std::vector<std::string> valuesOf(std::string_view name);
    // Like valuesOf(), but without values that make no sense in this game (points as a penalty if it has no points).
    [[nodiscard]] std::vector<std::string> valuesHere(std::string_view name) const;
    // The fewest and most players for whom the rule has an effect; the name must be known.
    [[nodiscard]] static std::pair<int, int> playersOf(std::string_view name);
    // The value of a rule; the name must be known.
    [[nodiscard]] std::string valueOf(std::string_view name) const;
    // Changes one rule. The error says that the name is unknown or the value is not possible in this game.
    [[nodiscard]] std::optional<Error> set(std::string_view name, std::string_view value);
    // Changes one rule, given as one text such as "plural=off".
    [[nodiscard]] std::optional<Error> set(std::string_view assignment);
    // The rules that differ from `other`, each as an assignment for set(), such as "plural=off".
    [[nodiscard]] std::vector<std::string> differencesFrom(const HouseRules& other) const;

    bool operator==(const HouseRules&) const = default;
};

} // namespace storeys
