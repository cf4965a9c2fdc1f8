#pragma once

#include <string>
#include <vector>

namespace storeys {

// What can be wrong with something from outside (a file, a text, a choice). app/messages has a sentence for each, whose
// places %1, %2 … say what the arguments are.
enum class Fault {
    // ---- base
    At, // what is wrong somewhere: in a file, at a place in it
    CannotRead,
    CannotWrite,
    NotRegularFile,

    // ---- lexicon
    BinaryWordList,
    NoWordsInList,
    NoWordsToCompile,
    TooManyToCompile,
    TooManyLevels,
    TooManyNames,
    TooManyAlphabets,
    LongLevelName,
    LongAlphabet,
    NotCompiledLexicon,
    OtherLexiconVersion,
    DamagedLexicon,
    NoWordsForTiles,
    NoWordsOfTiles,
    TooManyWords,
    UnknownLexicon,
    NoDefinitions,
    BadHouseWord,
    HouseWordWithoutTiles,
    HouseWordTwice,
    TooManyHouseWords,

    // ---- rules: house rules
    UnknownHouseRule,
    HouseRuleForm,
    HouseRuleValue,
    StackLimitOfFlat,

    // ---- rules: variants
    NoVariants,
    NoVariantsInstalled,
    UnknownVariant,
    VariantTooLarge,
    VariantDataTooLarge,
    NotJson,
    NoJsonObject,
    UnknownEntry,
    MissingEntry,
    EntryTwice,
    NotAnObject,
    NotAList,
    NotAText,
    NotAFlag,
    NotANumber,
    NumberOutOfRange,
    NoSuchBase,
    BaseOfBase,
    BadId,
    BadSymbol,
    BadSpelling,
    BadPlayers,
    FewLetters,
    FewTiles,
    ManyTiles,
    NameTwice, // of a tile, a rule or another of the names in a list
    NoSuchTile,
    RowCount,
    ColumnCount,
    RowLength,
    NoSuchSquare,
    PremiumWithoutValues,
    NoStartSquare,
    LargeWordFactor,
    NoSuchScoring,
    BadTilesLeft,
    NoSuchRule,
    RuleOutOfOrder,
    RuleMissing,
    SameLetterMissing,
    PluralLetterMissing,
    NoSuchEnd,
    MightNeverEnd,
    NoSuchHouseRule,
    CrosswordStackLimit,

    // ---- rules: turns of a record. First the two ways to say what one breaks, then what, in the order of
    // Violation::Kind.
    NotAllowed,
    NotAllowedWords,
    NoTiles,
    NotOnRack,
    OffBoard,
    SquareTwice,
    NotInLine,
    StackFull,
    SameLetter,
    Gap,
    TooShort,
    StartSquare,
    NotConnected,
    CoversWord,
    OnlyPlural,
    NotAWord,
    BagTooSmall,
    ExchangeCount,
    ExchangesUsedUp,
    PlayWithdrawn,
    GameOver,

    // ---- game
    ClockWord,
    ClockWithoutTime,

    // ---- record: boards, plays and racks as text
    BoardRowsTooMany,
    BoardRowsTooFew,
    BoardRow,
    RowTooLong,
    RowTooShort,
    GapWithZero,
    StackTooHigh,
    StackUnclosed,
    StackEmpty,
    NotATile,
    PlayUnreadable,
    PlayText,
    PlayTooLong,
    ExchangeText,
    ExchangeNumber,
    RackText,
    RackTooLong,
    RackBeyondGame,

    // ---- record: lines
    UnknownEncoding,
    ControlCharacter,
    NotUtf8,
    NoPlayers,
    NoRecordLine,
    EventBeforePlayers,
    UnknownPlayer,
    PragmaTooLate,
    PragmaTooEarly,
    PlayerNumber,
    PlayerOutOfOrder,
    NoNick,
    NickTwice,
    PragmaTwice,
    PragmaEmpty,
    SeedTwice,
    BadSeed,
    BadFormat,
    NewerFormat,
    HouseRuleContradicts,
    TooManyHouseRules,
    BadHints,
    NoEvent,
    EventIncomplete,
    BadScore,
    BadTotal,
    MoveUnreadable,
    RackMissing,

    // ---- record: the game that it tells
    PlayerCount,
    OverAfter,
    TurnOfOther,
    LostTurn,
    WrongScore,
    WrongTotal,
    RackNotOfSeed,
    RackSize,
    KeptTilesMissing,
    TooManyOfTile,
    UnnamedExchange,
    TilesHeld,
    NothingToWithdraw,
    NobodyToChallenge,
    PlayOfOther,
    GoodPlayWithdrawn,
    NoFreeChallenge,
    NoCostlyChallenge,
    NoTurnToLose,
    ChallengeSucceeds,
    ChallengedAlready,
    TilesLeftTooEarly,
    TilesLeftNotOnRack,
    TilesLeftTwice,
    TilesLeftCount,
    TilesLeftOfOthers,
    NoChallengeBonus,
    BonusWithoutPlay,
    NoTimePenalty,
    TimePenaltyTooEarly,
    NoSeed,
    ForeignSeed,
};
inline constexpr int faultCount = static_cast<int>(Fault::ForeignSeed) + 1;

// Why something from outside can't be used. Programs make a sentence of it, see message() in app/messages.
struct Error
{
    Fault fault;
    std::vector<std::string> arguments{}; // what the sentence names
    std::vector<Error> because{};         // the reasons that it gives, in the places after the arguments
    bool operator==(const Error&) const = default;
};

} // namespace storeys
