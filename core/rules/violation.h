#pragma once

#include "base/units.h"

#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// Why an action is not allowed: which rule it breaks, and where. Only app/ turns violations into sentences.
struct Violation
{
    enum class Kind {
        // for plays, in the order in which the rules are checked
        NoTiles,
        NotOnRack,
        OffBoard,
        SquareTwice,
        NotInLine,
        Wall,
        NotYours,
        Blocked,
        StackFull,
        SameLetter,
        Gap,
        TooShort,
        StartSquare,
        Claims,
        ClaimGap,
        ClaimPath,
        ClaimTwice,
        ClaimOld,
        ClaimSame,
        Unclaimed,
        NotConnected,
        CoversWord,
        OnlyPlural,
        NotAWord,
        BlockerPlace,
        // for exchanges
        BagTooSmall,
        ExchangeCount,
        ExchangesUsedUp,
        PlayWithdrawn,
        // for answers to cards
        NoChoice,
        ChoiceDue,
        // for any action
        GameOver,
    };

    Kind kind;
    std::vector<Square> squares{};    // squares at fault, on the board or not
    std::vector<std::string> words{}; // words at fault, spelled in full, such as the covered word or the words not in
                                      // the lexicon
    bool operator==(const Violation&) const = default;
};

// The codes of the rules in files and output, in the order of Violation::Kind.
inline constexpr std::string_view violationCodes[] = {
    "no-tiles",      "not-on-rack",    "off-board",         "square-twice",   "not-in-line",
    "wall",          "not-yours",      "blocked",           "stack-full",     "same-letter",
    "gap",           "too-short",      "start-square",      "claims",         "claim-gap",
    "claim-path",    "claim-twice",    "claim-old",         "claim-same",     "unclaimed",
    "not-connected", "covers-word",    "only-plural",       "not-a-word",     "blocker-place",
    "bag-too-small", "exchange-count", "exchanges-used-up", "play-withdrawn", "no-choice",
    "choice-due",    "game-over",
};
static_assert(std::size(violationCodes) == static_cast<std::size_t>(Violation::Kind::GameOver) + 1);

[[nodiscard]] constexpr std::string_view codeOf(Violation::Kind kind)
{
    return violationCodes[static_cast<std::size_t>(kind)];
}

} // namespace storeys
