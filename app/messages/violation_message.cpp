#include "messages/violation_message.h"

namespace storeys {

namespace {

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

// "5D" on the board; "row 12, column -3" (from 0) for squares that have no name.
std::string nameOf(Square s, const Board& board)
{
    if (board.contains(s))
        return std::to_string(s.row + 1) + static_cast<char>('A' + s.column);
    return "row " + std::to_string(s.row) + ", column " + std::to_string(s.column);
}

} // namespace

std::string violationMessage(const Violation& violation, const Position& position)
{
    std::vector<std::string> names;
    for (const Square square : violation.squares)
        names.push_back(nameOf(square, position.board));
    const std::string where = joined(names);
    const std::string words = joined(violation.words);

    using enum Violation::Kind;
    switch (violation.kind) {
    case NoTiles: return "no tile is placed";
    case NotOnRack:
        return where.empty() ? "the rack does not hold the tiles given back"
                             : "the rack does not hold the tile placed at " + where;
    case OffBoard: return "off the board: " + where;
    case SquareTwice: return "more than one tile is placed at " + where;
    case Wall: return "no tile may lie on a wall: " + where;
    case NotYours: return "these squares belong to another player: " + where;
    case Blocked: return "a blocker lies at " + where;
    case BlockerPlace: return "no blocker may be put down or taken off at " + where;
    case NotInLine: return "the tiles are not in one row or column: " + where;
    case StackFull:
        return "the stack is already " + std::to_string(position.houseRules().stackLimit) + " high at " + where;
    case SameLetter: return "a tile may not go on the same letter at " + where;
    case Gap: return "an empty square lies between the tiles: " + where;
    case TooShort: return "the first word needs at least two tiles";
    case StartSquare: return "the first word must cover a start square";
    case Claims: return "one to three words are to be claimed";
    case ClaimGap: return "no tile lies on these squares of a claimed word: " + where;
    case ClaimPath: return "these squares of a claimed word do not each lie next to the one before: " + where;
    case ClaimTwice: return "a claimed word uses a square twice: " + where;
    case ClaimOld: return "a claimed word has no tile of this play: " + where;
    case ClaimSame: return "a word is claimed twice: " + words;
    case Unclaimed: return "these tiles are in no claimed word: " + where;
    case NotConnected: return "no placed tile is on or next to a tile that was there";
    case CoversWord: return "the play covers the whole word " + words;
    case OnlyPlural: {
        const Variant& variant = position.variant();
        const char plural = variant.tiles.alphabet.face(variant.pluralLetter.value()).symbol;
        return std::string("the tile ") + plural + " alone may not just be put after a word: " + words;
    }
    case NotAWord:
        return words.empty() ? "the play forms no word"
                             : "not in the word list " + position.book->lexicon->name + ": " + words;
    case BagTooSmall: return "the bag holds too few tiles for an exchange";
    case ExchangeCount: return "only one tile may be exchanged";
    case ExchangesUsedUp: return "all exchanges are used up";
    case PlayWithdrawn: return "after a withdrawn play one plays again or passes";
    case NoChoice: return "no card leaves a choice";
    case ChoiceDue: return "a card is to be carried out first";
    case GameOver: return "the game is over";
    }
    return {};
}

} // namespace storeys
