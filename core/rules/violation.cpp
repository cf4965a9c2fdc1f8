#include "rules/violation.h"

namespace storeys {

std::string_view codeOf(Violation::Kind kind)
{
    using enum Violation::Kind;
    switch (kind) {
    case NoTiles: return "no-tiles";
    case NotOnRack: return "not-on-rack";
    case OffBoard: return "off-board";
    case SquareTwice: return "square-twice";
    case NotInLine: return "not-in-line";
    case Wall: return "wall";
    case NotYours: return "not-yours";
    case Blocked: return "blocked";
    case StackFull: return "stack-full";
    case SameLetter: return "same-letter";
    case Gap: return "gap";
    case TooShort: return "too-short";
    case StartSquare: return "start-square";
    case Claims: return "claims";
    case ClaimGap: return "claim-gap";
    case ClaimPath: return "claim-path";
    case ClaimTwice: return "claim-twice";
    case ClaimOld: return "claim-old";
    case ClaimSame: return "claim-same";
    case Unclaimed: return "unclaimed";
    case NotConnected: return "not-connected";
    case CoversWord: return "covers-word";
    case OnlyPlural: return "only-plural";
    case NotAWord: return "not-a-word";
    case BlockerPlace: return "blocker-place";
    case BagTooSmall: return "bag-too-small";
    case ExchangeCount: return "exchange-count";
    case ExchangesUsedUp: return "exchanges-used-up";
    case PlayWithdrawn: return "play-withdrawn";
    case NoChoice: return "no-choice";
    case ChoiceDue: return "choice-due";
    case GameOver: return "game-over";
    }
    return "";
}

} // namespace storeys
