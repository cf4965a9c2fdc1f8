#pragma once

#include <cassert>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace storeys {

// Everything that can be wrong with input from outside (a file, a text, a choice). app/messages has a sentence for each
// fault, with placeholders %1, %2 … for Error::arguments and Error::because.
enum class Fault {
    // ---- base
    At, // names a file, or a place in a file, and what is wrong there
    CannotRead,
    CannotWrite,
    NotRegularFile,
    NestedTooDeeply, // in a JSON text

    // ---- lexicon
    BinaryWordList,
    Utf16WordList,
    Latin1WordList,
    NoWordsInList,
    UnusedLines, // a warning: the word list is still used
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
    LettersNotForTheWindow,
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
    NoSuchLanguage,
    UnknownLanguage,
    OtherLanguage,
    NoSuchTileSet,
    BadFold,
    BadId,
    BadSymbol,
    BadSpelling,
    SpellingNotOfSymbol,
    BadPlayers,
    FewLetters,
    ManyLetters,
    FewTiles,
    ManyTiles,
    NameTwice, // two tiles, rules or other entries of a list have the same name
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

    // ---- rules: turns of a record
    NotAllowed, // an action breaks a rule; the argument is the code of the rule; see Breach

    // ---- bots
    UnknownLevel,
    LevelThinksNothing,
    BadTimeOfTurn,
    UnknownNumberOfLevel,
    BadNumberOfLevel,

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
    SecondGame,
    NoTotals,
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
    TooManyEvents,
    BadScore,
    BadTotal,
    MoveUnreadable,
    RackMissing,

    // ---- record: the game in it
    WordsNotJudged,
    PlayerCount,
    OverAfter,
    ResignedOfMany,
    BadDraw,
    NotSeenBySeats,
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

    // ---- teaching
    PuzzleUnreadable,
    PuzzleFormat,
    PuzzleKind,
    PuzzleCode,
};
inline constexpr int faultCount = static_cast<int>(Fault::PuzzleCode) + 1;

struct Breach; // a broken rule of the game: rules/legality.h

// Why input from outside can't be used. message() in app/messages turns an Error into a sentence.
struct Error
{
    Fault fault;
    std::vector<std::string> arguments{};   // for the placeholders %1, %2 … of the sentence
    std::vector<Error> because{};           // the reasons, for the placeholders that follow
    std::shared_ptr<const Breach> breach{}; // the broken rule, for NotAllowed only; may be null
    bool operator==(const Error&) const = default;
};

// A value, or the error that explains why there is none.
template<class T, class E = Error>
class Result
{
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(E error) : m_content(std::move(error)) {}

    [[nodiscard]] explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    [[nodiscard]] const T& operator*() const& { return get(); }
    [[nodiscard]] T& operator*() & { return std::get<T>(m_content); }
    // Returns by value, so that `for (x : *makeResult())` does not refer to a destroyed value.
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
