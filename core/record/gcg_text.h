#pragma once

#include "base/error.h"
#include "base/find.h"
#include "rules/pieces.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// Why a game record is refused: the first line that is wrong, counted from 1, and what is wrong with it.
struct RecordError
{
    int line = 0;
    Error error{};
};

// What is wrong with a line, or nothing.
using Problem = std::optional<Error>;

// The format of our own records, said by #storeys-format. It grows when an older program would misread a newer record;
// see also formatOf(). 2: #house-words; 3: #variant-data.
inline constexpr int newestFormat = 3;

struct RecordPlayer
{
    std::string nick; // one word, by which events name the player
    std::string name; // in full
    std::string kind; // "human" or a computer level; empty if the record does not say
    int line = 0;
};

// One line of the game as it was written; nothing in it has been checked against the rules.
struct RecordEvent
{
    enum class Kind { Play, Pass, Exchange, Withdrawal, TilesLeft, ChallengeBonus, TimePenalty };
    // A player whose challenge of this play failed: it costs the next turn or points, unless it was free.
    struct FailedChallenge
    {
        int line = 0;
        int seat = 0;
        bool isFree = false;
    };

    // A card that the play drew, and what was chosen for it.
    struct DrawnCard
    {
        int line = 0;
        std::string id{};
        int choiceLine = 0;                  // 0 where there is no choice
        std::optional<std::string> choice{}; // "-AEI" tiles, "-5F" a blocker's square, "-" nothing
    };

    int line = 0;
    int seat = 0;
    Kind kind = Kind::Pass;
    std::string rack{}; // may be part of it only; empty where the line has none
    std::string text{}; // "5D W...", "-", "-K" or "-3", "--", "(RACK)", "(challenge)", "(time)"
    int score = 0;
    int total = 0;
    int hints = 0; // that the player was given for this turn
    std::vector<DrawnCard> cards{};
    std::vector<FailedChallenge> failedChallenges{};
    std::vector<std::string> notes{};

    // What the player to move did.
    [[nodiscard]] bool isAction() const { return kind == Kind::Play || kind == Kind::Pass || kind == Kind::Exchange; }
    // The same, or a play taken back: what a game keeps as a turn.
    [[nodiscard]] bool isTurn() const { return isAction() || kind == Kind::Withdrawal; }
};

// A game as a GCG file tells it: who plays by which rules, and the events in order. Texts are UTF-8 without
// line breaks. What is missing in the file is empty here; whether it all is a game is for the replay to say.
struct GameRecord
{
    // Something that is said on one line; line 0 where the record does not say it.
    struct Setting
    {
        int line = 0;
        std::string text{};
    };
    struct SeatClass
    {
        int line = 0;
        int seat = 0;
        PlayerClass playerClass{};
    };
    // The tiles that a player holds where the record stops, with the reserve.
    struct HeldRack
    {
        int line = 0;
        int seat = 0;
        std::string tiles{};
    };

    std::vector<RecordPlayer> players; // in the order of their seats
    std::string title;
    std::string description;
    std::string clock;
    std::vector<std::string> notes; // before the first event

    int format = 0; // of our own records, see newestFormat; 0 where the record does not say it

    // ---- the rules
    Setting variant;
    Setting variantData;           // of one that is not built in: all its rules, as Variant::data
    std::optional<Setting> layout; // of mini boards; may be empty
    Setting lexicon;
    std::vector<SeatClass> classes;    // each seat once
    std::vector<Setting> houseRules;   // NAME=VALUE, each name once
    Setting houseWords;                // as HouseWords::text()
    std::optional<std::uint64_t> seed; // from which the draws follow

    // ---- the game
    std::vector<RecordEvent> events;
    int hints = 0; // given for the turn after the last event
    std::vector<HeldRack> racks;

    // The seat of the player with that nick.
    [[nodiscard]] std::optional<int> seatOf(std::string_view nick) const
    {
        return placeIn<int>(players, nick, &RecordPlayer::nick);
    }
    // The notes on what was told last.
    [[nodiscard]] std::vector<std::string>& lastNotes() { return events.empty() ? notes : events.back().notes; }
    // Whether nothing was found in it that a record has, as in a file of another kind.
    [[nodiscard]] bool isBlank() const
    {
        return players.empty() && events.empty() && isForeign() && lexicon.line == 0 && houseRules.empty() && !seed
               && format == 0 && title.empty();
    }
    // Whether another program wrote it: ours always name the variant.
    [[nodiscard]] bool isForeign() const { return variant.line == 0 && variantData.line == 0; }
};

// The oldest format that has all that is in the record.
[[nodiscard]] inline int formatOf(const GameRecord& record)
{
    return !record.variantData.text.empty() ? 3 : record.houseWords.text.empty() ? 1 : 2;
}

// ---- lines

// A line in UTF-8 without white space at its ends, or why it can't be read.
struct GcgLine
{
    int number = 0; // from 1
    std::string text{};
    std::optional<Error> problem{};
};

// Splits a GCG text into lines and decodes them; see gcg_reader.h for the encodings. The text must outlive it.
class GcgLines
{
public:
    explicit GcgLines(std::string_view text);

    // The next line; none after the last.
    [[nodiscard]] std::optional<GcgLine> next();

private:
    using Decoder = std::string (*)(std::string_view line);

    [[nodiscard]] static Decoder decoderOf(std::string_view text);
    [[nodiscard]] std::string_view takeLine();

    std::string_view m_rest;
    Decoder m_decoded;
    int m_number = 0;
};

// ---- parts of a line

// As scores are written: "+7" or "-7".
[[nodiscard]] std::string signedText(int score);

// ---- text of any origin

[[nodiscard]] bool isUtf8(std::string_view text);
// With U+FFFD for each byte that is no part of UTF-8.
[[nodiscard]] std::string repairedUtf8(std::string_view text);
// Windows-1252, which has all characters of ISO 8859-1.
[[nodiscard]] std::string fromWindows1252(std::string_view text);

// As an error quotes it: in quotation marks, shortened if it is long; what is not UTF-8 or is a control character is
// replaced.
[[nodiscard]] std::string inQuotes(std::string_view text);
[[nodiscard]] std::string inQuotes(char c);

// On one line: every run of white space and control characters becomes one space, none at the ends.
[[nodiscard]] std::string oneLine(std::string_view text);

} // namespace storeys
