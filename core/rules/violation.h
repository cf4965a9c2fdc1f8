#pragma once

#include "base/units.h"

#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// Why an action is not allowed: which rule it breaks, and where. Only app turns violations into sentences.
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
    std::vector<std::string> words{}; // words at fault, spelled in full: the covered word, or the words not in the
                                      // lexicon
    bool operator==(const Violation&) const = default;
};

// The code by which files and records know the rule, e.g. "same-letter".
[[nodiscard]] std::string_view codeOf(Violation::Kind kind);

} // namespace storeys
