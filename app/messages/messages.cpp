#include "messages/messages.h"

#include "base/text.h"

// Marks a sentence for translators, as QT_TRANSLATE_NOOP does; packaging/update-translations knows this name.
#define SAID(context, text) text

namespace storeys {

namespace {

constexpr Sentence sentenceList[] = {
    // ---- base
    {Fault::At, SAID("CoreText", "%1: %2")},
    {Fault::CannotRead, SAID("CoreText", "cannot read %1: %2")},
    {Fault::CannotWrite, SAID("CoreText", "cannot write %1: %2")},
    {Fault::NotRegularFile, SAID("CoreText", "not a regular file")},
    {Fault::NestedTooDeeply, SAID("CoreText", "nests lists and objects more than %1 deep")},

    // ---- lexicon
    {Fault::BinaryWordList, SAID("CoreText", "%1 is not a word list: it is a binary file")},
    {Fault::Utf16WordList, SAID("CoreText", "%1 is in UTF-16: save it in UTF-8")},
    {Fault::Latin1WordList, SAID("CoreText", "%1 is not in UTF-8, perhaps in Latin-1: save it in UTF-8")},
    {Fault::NoWordsInList,
     SAID("CoreText", "%1 contains no words: put one word of two or more letters %2 on each line")},
    {Fault::UnusedLines,
     SAID("CoreText", "%1: used only %2 of %3 lines; put one word of two or more letters %4 on each line")},
    {Fault::NoWordsToCompile, SAID("CoreText", "there is no word that the tiles of any game can make")},
    {Fault::TooManyToCompile, "there are too many words for a compiled lexicon",
     SAID("CoreText", "there are too many words for a compiled word list")},
    {Fault::TooManyLevels, SAID("CoreText", "there are more than %1 levels")},
    {Fault::TooManyNames, SAID("CoreText", "there are more than %1 names")},
    {Fault::TooManyAlphabets, SAID("CoreText", "there are more than %1 alphabets")},
    {Fault::LongLevelName, SAID("CoreText", "there are more than %1 characters in the name of a level")},
    {Fault::LongAlphabet, SAID("CoreText", "there are more than %1 characters in an alphabet")},
    {Fault::NotCompiledLexicon, "%1 is not a compiled lexicon", SAID("CoreText", "%1 is not a compiled word list")},
    {Fault::OtherLexiconVersion, "%1 is a compiled lexicon of version %2, but this program reads version %3",
     SAID("CoreText", "%1 is a compiled word list of version %2, but this program reads version %3")},
    {Fault::DamagedLexicon, "%1 is a damaged compiled lexicon", SAID("CoreText", "%1 is a damaged compiled word list")},
    {Fault::NoWordsForTiles, SAID("CoreText", "%1 has no words for the tiles in this game")},
    {Fault::NoWordsOfTiles, SAID("CoreText", "%1 has no words that the tiles in this game can form")},
    {Fault::TooManyWords, SAID("CoreText", "%1 has too many words")},
    {Fault::UnknownLexicon, "there is no lexicon or file named '%1'; the lexicons are %2",
     SAID("CoreText", "there is no word list or file named '%1'")},
    {Fault::NoDefinitions, SAID("CoreText", "%1 holds no definitions, or is damaged")},
    {Fault::BadHouseWord,
     SAID("CoreText", "'%1' is not a house word: use %2 to %3 letters A-Z, with a minus in front to remove a word")},
    {Fault::HouseWordWithoutTiles, SAID("CoreText", "the tiles in this game cannot form the house word %1")},
    {Fault::HouseWordTwice, SAID("CoreText", "the house word %1 appears twice")},
    {Fault::TooManyHouseWords, SAID("CoreText", "there are more than %1 house words")},

    // ---- rules: house rules
    {Fault::UnknownHouseRule, "there is no house rule '%1'; the house rules are %2",
     SAID("CoreText", "there is no house rule '%1'")},
    {Fault::HouseRuleForm, SAID("CoreText", "house rule '%1' is not in the form NAME=VALUE")},
    {Fault::HouseRuleValue, "house rule %1 cannot be '%2'; use %3", SAID("CoreText", "house rule '%1' cannot be '%2'")},
    {Fault::StackLimitOfFlat,
     "house rule stack-limit cannot be '%1'; it must be 1 because tiles do not stack in this game",
     SAID("CoreText", "the stack limit cannot be '%1': tiles do not stack in this game")},

    // ---- rules: variants
    {Fault::NoVariants, SAID("CoreText", "there are no variants in %1")},
    {Fault::NoVariantsInstalled, SAID("CoreText", "there are no variants in %1; reinstall the program")},
    {Fault::UnknownVariant, "there is no variant '%1'; the variants are %2",
     SAID("CoreText", "there is no variant '%1'")},
    {Fault::NotForTheWindow, SAID("CoreText", "the board has %1 x %2 squares, more than the window can show")},
    {Fault::LettersNotForTheWindow, SAID("CoreText", "the window can show tiles with Latin letters only")},
    {Fault::VariantTooLarge, SAID("CoreText", "is larger than 256 KB")},
    {Fault::VariantDataTooLarge, SAID("CoreText", "is larger than 64 KB without its spaces and line breaks")},
    {Fault::NotJson, SAID("CoreText", "is not JSON (line %1, column %2)")},
    {Fault::NoJsonObject, SAID("CoreText", "is no variant: it must be a JSON object")},
    {Fault::UnknownEntry, SAID("CoreText", "is no entry of a variant")},
    {Fault::MissingEntry, SAID("CoreText", "is missing")},
    {Fault::EntryTwice, SAID("CoreText", "appears twice")},
    {Fault::NotAnObject, SAID("CoreText", "must be an object")},
    {Fault::NotAList, SAID("CoreText", "must be a list")},
    {Fault::NotAText, SAID("CoreText", "must be a text")},
    {Fault::NotAFlag, SAID("CoreText", "must be true or false")},
    {Fault::NotANumber, SAID("CoreText", "must be %1 to %2")},
    {Fault::NumberOutOfRange, SAID("CoreText", "must be %1 to %2, not %3")},
    {Fault::NoSuchBase, SAID("CoreText", "there is no variant '%1'")},
    {Fault::BaseOfBase, SAID("CoreText", "'%1' has a base itself")},
    {Fault::NoSuchLanguage, SAID("CoreText", "there is no language '%1'")},
    {Fault::UnknownLanguage, SAID("CoreText", "there are no words of the language '%1'; there are: %2")},
    {Fault::OtherLanguage, SAID("CoreText", "is '%1', not '%2'")},
    {Fault::NoSuchTileSet, SAID("CoreText", "the language has no tile set '%1'")},
    {Fault::BadFold, SAID("CoreText", "must be a letter and the capital letters that stand for it, as \"ß\": \"SS\"")},
    {Fault::BadId, SAID("CoreText", "must be 1 to 40 of a-z, 0-9 and -")},
    {Fault::BadSymbol, SAID("CoreText", "must be a capital letter, two to four in brackets, or ?")},
    {Fault::BadSpelling, SAID("CoreText", "must be 1 to 8 capital letters")},
    {Fault::SpellingNotOfSymbol, SAID("CoreText", "must be the letters in %1")},
    {Fault::BadPlayers, SAID("CoreText", "must be the fewest and the most players, as [1, 4]")},
    {Fault::FewLetters, SAID("CoreText", "must be of two letters or more")},
    {Fault::ManyLetters, SAID("CoreText", "must be of 32 letters or fewer")},
    {Fault::FewTiles, SAID("CoreText", "%1 tiles are too few for %2 racks of %3")},
    {Fault::ManyTiles, SAID("CoreText", "must be at most 1,000 in all, not %1")},
    {Fault::NameTwice, SAID("CoreText", "'%1' appears twice")},
    {Fault::NoSuchTile, SAID("CoreText", "there is no tile '%1'")},
    {Fault::RowCount, SAID("CoreText", "must have 2 to 21 rows, not %1")},
    {Fault::ColumnCount, SAID("CoreText", "must have 2 to 21 squares, not %1")},
    {Fault::RowLength, SAID("CoreText", "has %1 squares, not %2")},
    {Fault::NoSuchSquare, SAID("CoreText", "'%1' is no kind of square")},
    {Fault::PremiumWithoutValues, SAID("CoreText", "'%1' multiplies, but letters have no values in this game")},
    {Fault::NoStartSquare, SAID("CoreText", "has no start square")},
    {Fault::NoStartSquareFor, SAID("CoreText", "has no start square for player %1 of %2")},
    {Fault::NoMiniBoards, SAID("CoreText", "this game has no mini boards")},
    {Fault::MiniBoardShape, SAID("CoreText", "must have rows of one length, and as many on both sides")},
    {Fault::LayoutUnreadable, SAID("CoreText", "'%1' is no mini board on a square, as 3a@5D or 7br1@10K")},
    {Fault::NoSuchMiniBoard, SAID("CoreText", "there is no mini board %1")},
    {Fault::MiniBoardTwice, SAID("CoreText", "mini board %1 appears twice")},
    {Fault::MiniBoardOffBoard, SAID("CoreText", "'%1' does not lie within the board")},
    {Fault::NoStar, "no-star: no star can be seen", SAID("CoreText", "no star can be seen")},
    {Fault::CornersOfNobody, SAID("CoreText", "'%1' is no number of players with corners: there are four corners")},
    {Fault::CornersOfSeats, SAID("CoreText", "must be the corners of %1 players, each another one")},
    {Fault::NoSuchCorner, SAID("CoreText", "the board has no corner %1")},
    {Fault::SideRows, SAID("CoreText", "has %1 rows, but the board has %2")},
    {Fault::NoSuchSide, SAID("CoreText", "'%1' is no side: use . or a number of a seat")},
    {Fault::NoSupply, SAID("CoreText", "has squares that give %1, but there are none in /supplies")},
    {Fault::LargeBoardWithSupplies, SAID("CoreText", "must be no larger than 15 by 15 in a game with supplies")},
    {Fault::LargeWordFactor, SAID("CoreText", "a row or column multiplies words by more than 32,767")},
    {Fault::NoSuchScoring, SAID("CoreText", "there is no scoring '%1'")},
    {Fault::NoSuchPlays, SAID("CoreText", "'%1' is no shape of plays: use lines or paths")},
    {Fault::ClaimsAndPaths, SAID("CoreText", "must be claims where plays are paths, and only there")},
    {Fault::PathsAreOpen, SAID("CoreText", "must be plain squares and start squares where plays are paths")},
    {Fault::BadTilesLeft, SAID("CoreText", "must be 0 to 100, or values-to-who-went-out")},
    {Fault::NoSuchRule, SAID("CoreText", "there is no rule '%1'")},
    {Fault::RuleOutOfOrder, SAID("CoreText", "'%1' must come after '%2'")},
    {Fault::RuleMissing, SAID("CoreText", "'%1' is missing")},
    {Fault::SameLetterMissing, SAID("CoreText", "'same-letter' is missing: tiles stack here")},
    {Fault::PluralLetterMissing, SAID("CoreText", "'only-plural' needs a plural-letter")},
    {Fault::RuleOfOtherPlays, SAID("CoreText", "'%1' does not go with /plays")},
    {Fault::NoSuchEnd, SAID("CoreText", "there is no end '%1'")},
    {Fault::MightNeverEnd, SAID("CoreText", "'all-passed' is missing: the game might never end")},
    {Fault::NoCards, SAID("CoreText", "has squares that draw cards, but there are none in /cards")},
    {Fault::NoSuchCardEffect, SAID("CoreText", "'%1' is nothing that a card does")},
    {Fault::ManyCards, SAID("CoreText", "must be at most 100 kinds of cards, not %1")},
    {Fault::NoSuchGoal, SAID("CoreText", "'%1' is no goal")},
    {Fault::NoGoalFor, SAID("CoreText", "the board has no goal for seat %1 of %2")},
    {Fault::GoalAndEnd, SAID("CoreText", "'goal' must be among the ends where the game has a goal, and only there")},
    {Fault::RoundsAndPaths, SAID("CoreText", "'rounds' is an end only where plays are paths")},
    {Fault::NothingToWin, SAID("CoreText", "a game without points needs a goal")},
    {Fault::NoSuchHouseRule, SAID("CoreText", "there is no house rule '%1'")},
    {Fault::CrosswordStackLimit, SAID("CoreText", "must be 1 where words score as in a crossword")},

    // ---- rules: turns of a record
    {Fault::NotAllowed, "%1"}, // its sentence needs the position: violationMessage()

    // ---- bots
    {Fault::UnknownLevel, SAID("CoreText", "there is no level '%1'; the levels are %2")},
    {Fault::LevelThinksNothing, SAID("CoreText", "the level %1 does not think ahead and has no numbers to set")},
    {Fault::BadTimeOfTurn, SAID("CoreText", "the time for a turn cannot be '%1': write 250ms or 2s")},
    {Fault::UnknownNumberOfLevel, SAID("CoreText", "a level has no number '%1'; its numbers are %2")},
    {Fault::BadNumberOfLevel, SAID("CoreText", "%1 cannot be '%2': write a whole number")},

    // ---- game
    {Fault::ClockWord, SAID("CoreText", "#clock: %1 cannot be '%2'")},
    {Fault::ClockWithoutTime, SAID("CoreText", "#clock needs total= or turn=")},

    // ---- record: boards, plays and racks as text
    {Fault::BoardRowsTooMany, SAID("CoreText", "the board has more than %1 rows")},
    {Fault::BoardRowsTooFew, SAID("CoreText", "the board has %1 rows, not %2")},
    {Fault::BoardRow, SAID("CoreText", "board row %1, character %2: %3")},
    {Fault::RowTooLong, SAID("CoreText", "the row has more than %1 squares")},
    {Fault::RowTooShort, SAID("CoreText", "the row has %1 squares, not %2")},
    {Fault::GapWithZero, SAID("CoreText", "a number of empty squares can't begin with 0")},
    {Fault::StackTooHigh, SAID("CoreText", "the stack is higher than %1")},
    {Fault::TooManyBlockers, SAID("CoreText", "there are more than %1 blockers")},
    {Fault::StackUnclosed, SAID("CoreText", "the stack has no ')'")},
    {Fault::StackEmpty, SAID("CoreText", "the stack is empty")},
    {Fault::NotATile, SAID("CoreText", "%1 is not a tile in this game")},
    {Fault::PlayUnreadable, SAID("CoreText", "play %1 cannot be read; write it like '5D W...' or 'G5 L..P'")},
    {Fault::PlayText, SAID("CoreText", "play %1: %2")},
    {Fault::PlayTooLong, SAID("CoreText", "play %1 is longer than any board")},
    {Fault::ExchangeText, SAID("CoreText", "exchange %1: %2")},
    {Fault::ExchangeNumber, SAID("CoreText", "cannot exchange this number of tiles: %1")},
    {Fault::RackText, SAID("CoreText", "rack %1: %2")},
    {Fault::RackTooLong, SAID("CoreText", "rack %1 has more than %2 tiles")},
    {Fault::RackBeyondGame, SAID("CoreText", "rack %1 has more tiles than the game")},
    {Fault::ReserveBeyondGame, SAID("CoreText", "%1 holds more beside the rack than the game has")},
    {Fault::PositionFields,
     SAID("CoreText", "a position needs a board, racks, points and a number of scoreless turns, with "
                      "a space between, such as '15/.../15 AEINRST/ 0/0 0'")},
    {Fault::PositionCounts, SAID("CoreText", "the position has points for %2 players, but racks for %1")},
    {Fault::PositionNumber, SAID("CoreText", "%1 is not a whole number")},

    // ---- record: lines
    {Fault::ControlCharacter, SAID("CoreText", "the line contains a control character: this is not a text file")},
    {Fault::NoPlayers, SAID("CoreText", "#player1 is missing: this is not a game record")},
    {Fault::NoRecordLine, "%1 is neither a pragma (#...) nor an event (>...)",
     SAID("CoreText", "%1 is not a line of a game record")},
    {Fault::EventBeforePlayers, SAID("CoreText", "there is an event before the players (#player1 ...)")},
    {Fault::UnknownPlayer, SAID("CoreText", "there is no player %1")},
    {Fault::PragmaTooLate, SAID("CoreText", "#%1 must come before the first event")},
    {Fault::PragmaTooEarly, SAID("CoreText", "%1 must come after the first event")},
    {Fault::PlayerNumber, SAID("CoreText", "#%1: players are numbered 1 to 8")},
    {Fault::PlayerOutOfOrder, SAID("CoreText", "#player%1 appears where #player%2 was expected")},
    {Fault::NoNick, SAID("CoreText", "the player has no nickname")},
    {Fault::NickTwice, SAID("CoreText", "two players have the nickname %1")},
    {Fault::OtherGame, SAID("CoreText", "%1 names another game: %2")},
    {Fault::SecondGame, SAID("CoreText", "a second game begins here; only the first is shown")},
    {Fault::NoTotals, SAID("CoreText", "no total is written; totals are counted from the scores")},
    {Fault::PragmaTwice, SAID("CoreText", "a second #%1; the first is on line %2")},
    {Fault::PragmaEmpty, SAID("CoreText", "#%1 has no value")},
    {Fault::SeedTwice, SAID("CoreText", "a second #seed")},
    {Fault::BadSeed, SAID("CoreText", "%1 is not a seed; use a number up to 18446744073709551615")},
    {Fault::BadFormat, SAID("CoreText", "%1 is not a record format; use a number from 1")},
    {Fault::NewerFormat,
     SAID("CoreText", "the record was written by a newer version of the program (format %1; this one reads up to %2)")},
    {Fault::HouseRuleContradicts, SAID("CoreText", "the house rule %1 contradicts line %2")},
    {Fault::TooManyHouseRules, SAID("CoreText", "there are too many house rules")},
    {Fault::BadHints, SAID("CoreText", "%1 is not a valid number of hints (1 to %2)")},
    {Fault::NoSuchClass, "%1 is no class; the classes are rookie, middle and pro", SAID("CoreText", "%1 is no class")},
    {Fault::NoEvent, SAID("CoreText", "an event begins with '>nick:'")},
    {Fault::EventIncomplete, SAID("CoreText", "the event is incomplete; write it like '>nick: RACK 5D W... +5 13'")},
    {Fault::TooManyEvents, SAID("CoreText", "a record has at most %1 events")},
    {Fault::BadScore, SAID("CoreText", "%1 is not a score; write it like +8 or -12")},
    {Fault::BadTotal, SAID("CoreText", "%1 is not a total; write it like 96 or -5")},
    {Fault::MoveUnreadable,
     SAID("CoreText", "the move cannot be read; write an event like '>nick: RACK 5D W... +5 13'")},
    {Fault::RackMissing, SAID("CoreText", "the rack is missing")},

    // ---- record: the game in it
    {Fault::WordsNotJudged, SAID("CoreText", "%1; the words of the record are not judged")},
    {Fault::PlayerCount, SAID("CoreText", "this game is for %1 to %2 players")},
    {Fault::OverAfter, SAID("CoreText", "the game was over after line %1")},
    {Fault::ResignedOfMany, SAID("CoreText", "only one of two players can resign")},
    {Fault::BadDraw, SAID("CoreText", "%1 is not a draw for the start; write it like 1=C 2=A")},
    {Fault::NotSeenBySeats, SAID("CoreText", "the record does not say which seats it is for")},
    {Fault::TurnOfOther, SAID("CoreText", "it is the turn of %1")},
    {Fault::LostTurn, SAID("CoreText", "the player lost this turn after a failed challenge")},
    {Fault::NoClasses, SAID("CoreText", "this game has no classes of players")},
    {Fault::WrongScore, SAID("CoreText", "the score is %1, not %2")},
    {Fault::WrongTotal, SAID("CoreText", "the total is %1, not %2")},
    {Fault::RackNotOfSeed, SAID("CoreText", "the seed gives the rack %1, not %2")},
    {Fault::ReserveNotHeld, SAID("CoreText", "'%1' is held beside the rack, not '%2'")},
    {Fault::ChoiceWithoutCard, SAID("CoreText", "there is no #card for this choice")},
    {Fault::BadChoice, SAID("CoreText", "choice '%1' cannot be read; write it like '-AEI', '-5F' or '-'")},
    {Fault::WrongCard, "the card drawn is '%1', not '%2'", SAID("CoreText", "'%2' is not the card that was drawn")},
    {Fault::CardNotDrawn, SAID("CoreText", "the turn draws no card '%1'")},
    {Fault::CardMissing, SAID("CoreText", "the turn draws a card that is not written")},
    {Fault::NoCardLeft, SAID("CoreText", "there is no card '%1' in the deck")},
    {Fault::ChoiceNotAsked, SAID("CoreText", "card '%1' leaves no choice")},
    {Fault::ChoiceMissing, SAID("CoreText", "the choice for card '%1' is missing")},
    {Fault::RackSize, SAID("CoreText", "the player holds %1 tiles, not %2")},
    {Fault::KeptTilesMissing, SAID("CoreText", "the rack is missing tiles that were kept: %1")},
    {Fault::TooManyOfTile, SAID("CoreText", "the game does not have that many of the tile %1")},
    {Fault::UnnamedExchange, SAID("CoreText", "in a record with #seed, an exchange must name its tiles")},
    {Fault::TilesHeld, SAID("CoreText", "the player has only %1 tiles")},
    {Fault::NothingToWithdraw, SAID("CoreText", "there is no play to withdraw before this line")},
    {Fault::NobodyToChallenge, SAID("CoreText", "in a solo game, nobody can challenge a play")},
    {Fault::PlayOfOther, SAID("CoreText", "the play to withdraw is by %1")},
    {Fault::GoodPlayWithdrawn, SAID("CoreText", "the play cannot be withdrawn: all its words are valid")},
    {Fault::NoFreeChallenge, SAID("CoreText", "no challenge without a penalty is possible here")},
    {Fault::NoCostlyChallenge, SAID("CoreText", "no challenge with a penalty is possible here")},
    {Fault::NoTurnToLose, SAID("CoreText", "no challenge can cost a turn here: the game was over")},
    {Fault::ChallengeSucceeds, SAID("CoreText", "the challenge did not fail: the play has invalid words")},
    {Fault::ChallengedAlready, SAID("CoreText", "%1 has already challenged this play")},
    {Fault::TilesLeftTooEarly, SAID("CoreText", "tiles left cannot be counted before the end of the game")},
    {Fault::TilesLeftNotOnRack, SAID("CoreText", "the tiles left do not match the rack")},
    {Fault::TilesLeftTwice, SAID("CoreText", "the tiles left were already counted")},
    {Fault::TilesLeftCount, SAID("CoreText", "the player has %1 tiles left, not %2")},
    {Fault::TilesLeftOfOthers, SAID("CoreText", "the other players have these tiles left: %1")},
    {Fault::NoChallengeBonus, SAID("CoreText", "this game has no bonus for a challenge")},
    {Fault::BonusWithoutPlay, SAID("CoreText", "a challenge bonus must follow the challenged play")},
    {Fault::NoTimePenalty, SAID("CoreText", "a game without #clock has no time penalty")},
    {Fault::TimePenaltyTooEarly, SAID("CoreText", "a time penalty is allowed only at the end")},
    {Fault::NoSeed, SAID("CoreText", "without #seed nobody knows what is in the bag")},
    {Fault::ForeignSeed,
     SAID("CoreText", "#seed deals other racks than those written, so nobody knows what is in the bag")},

    {Fault::PuzzleUnreadable, SAID("CoreText", "%1 is not a puzzle")},
    {Fault::PuzzleFormat, SAID("CoreText", "the puzzle has format %1, which a newer version of the program writes")},
    {Fault::PuzzleKind, SAID("CoreText", "there are no puzzles of the kind %1")},
    {Fault::PuzzleCode, SAID("CoreText", "the puzzle does not have the code %1: it has been changed")},
};

constexpr bool areInOrder()
{
    for (int i = 0; i < faultCount; ++i)
        if (sentenceList[i].fault != Fault{i})
            return false;
    return true;
}
static_assert(std::size(sentenceList) == faultCount && areInOrder(), "every fault has a sentence");

} // namespace

std::span<const Sentence> sentences()
{
    return sentenceList;
}

const Sentence& sentenceOf(Fault fault)
{
    return sentenceList[static_cast<int>(fault)];
}

std::string message(const Error& error)
{
    std::vector<std::string> parts = error.arguments;
    std::ranges::transform(error.because, std::back_inserter(parts), message);
    const std::string text = filled(sentenceOf(error.fault).said, parts);
    return error.breach ? text + ": " + violationMessage(*error.breach) : text;
}

std::string filled(std::string_view sentence, const std::vector<std::string>& parts)
{
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool mayBePlace = sentence[i] == '%' && i + 1 < sentence.size();
        const std::size_t part = mayBePlace ? std::size_t(sentence[i + 1]) - '1' : parts.size();
        text += part < parts.size() ? parts[part] : std::string(1, sentence[i]);
        i += part < parts.size() ? 1 : 0;
    }
    return text;
}

namespace {

// The name of a square, such as "5D", or off the board "row 12, column -3" (from 0).
std::string nameOf(Square s, const Board& board)
{
    if (board.contains(s))
        return std::to_string(s.row + 1) + static_cast<char>('A' + s.column);
    return "row " + std::to_string(s.row) + ", column " + std::to_string(s.column);
}

} // namespace

std::string violationMessage(const Breach& breach)
{
    const auto& [violation, position] = breach;
    const auto name = [&](Square square) { return nameOf(square, position.board); };
    const std::string where = joined(violation.squares, ", ", name);
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
        const std::string& plural = variant.tiles.alphabet.face(variant.pluralLetter.value()).symbol;
        return "the tile " + plural + " alone may not just be put after a word: " + words;
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
