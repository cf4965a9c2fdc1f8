#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>
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
    NestedTooDeeply, // of JSON

    // ---- lexicon
    BinaryWordList,
    Utf16WordList,
    NoWordsInList,
    UnusedLines, // a warning: the list is used
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
    NotForTheWindow,
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
    NoStartSquareFor,
    NoMiniBoards,
    MiniBoardShape,
    LayoutUnreadable,
    NoSuchMiniBoard,
    MiniBoardTwice,
    MiniBoardOffBoard,
    NoStar,
    CornersOfNobody,
    CornersOfSeats,
    NoSuchCorner,
    SideRows,
    NoSuchSide,
    NoSupply,
    LargeBoardWithSupplies,
    LargeWordFactor,
    NoSuchScoring,
    NoSuchPlays,
    ClaimsAndPaths,
    PathsAreOpen,
    BadTilesLeft,
    NoSuchRule,
    RuleOutOfOrder,
    RuleMissing,
    SameLetterMissing,
    PluralLetterMissing,
    RuleOfOtherPlays,
    NoSuchEnd,
    MightNeverEnd,
    NoCards,
    NoSuchCardEffect,
    ManyCards,
    NoSuchGoal,
    NoGoalFor,
    GoalAndEnd,
    RoundsAndPaths,
    NothingToWin,
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
    BagTooSmall,
    ExchangeCount,
    ExchangesUsedUp,
    PlayWithdrawn,
    NoChoice,
    ChoiceDue,
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
    TooManyBlockers,
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
    ReserveBeyondGame,
    PositionFields,
    PositionCounts,
    PositionNumber,

    // ---- record: lines
    ControlCharacter,
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
    OtherGame,
    PragmaTwice,
    PragmaEmpty,
    SeedTwice,
    BadSeed,
    BadFormat,
    NewerFormat,
    HouseRuleContradicts,
    TooManyHouseRules,
    BadHints,
    NoSuchClass,
    NoEvent,
    EventIncomplete,
    BadScore,
    BadTotal,
    MoveUnreadable,
    RackMissing,

    // ---- record: the game that it tells
    WordsNotJudged,
    PlayerCount,
    OverAfter,
    TurnOfOther,
    LostTurn,
    NoClasses,
    WrongScore,
    WrongTotal,
    RackNotOfSeed,
    ReserveNotHeld,
    ChoiceWithoutCard,
    BadChoice,
    WrongCard,
    CardNotDrawn,
    CardMissing,
    NoCardLeft,
    ChoiceNotAsked,
    ChoiceMissing,
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

// A value, or the error why there is none.
template<class T, class E = Error>
class Result
{
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(E error) : m_content(std::move(error)) {}

    [[nodiscard]] explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    [[nodiscard]] const T& operator*() const& { return get(); }
    [[nodiscard]] T& operator*() & { return std::get<T>(m_content); }
    // By value, so that `for (x : *makeResult())` does not look at a value that is gone.
    [[nodiscard]] T operator*() && { return std::get<T>(std::move(m_content)); }
    [[nodiscard]] const T* operator->() const { return &get(); }
    [[nodiscard]] T* operator->() { return &std::get<T>(m_content); }
    [[nodiscard]] const E& error() const { return std::get<E>(m_content); }

private:
    [[nodiscard]] const T& get() const
    {
        assert(*this);
        return std::get<T>(m_content);
    }

    std::variant<T, E> m_content;
};

} // namespace storeys
