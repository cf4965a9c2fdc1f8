#pragma once

#include "base/error.h"
#include "base/find.h"
#include "base/seats.h"
#include "rules/pieces.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// A wrong line of a game record, counted from 1, and what is wrong with it.
struct RecordError
{
    int line = 0;
    Error error{};
};

// What is wrong with a line; none if nothing is.
using Problem = std::optional<Error>;

// The newest format of our own records, written as #storeys-format. It is increased when an older program would misread
// a newer record; see also formatOf(). Format 2 added #house-words, 3 #variant-data, 4 #language, 5 #resigned and #seen-by.
inline constexpr int newestFormat = 5;

struct RecordPlayer
{
    std::string nick; // one word that names the player in events
    std::string name; // full name
    std::string kind; // "human" or a computer level; empty if the record does not say
    int line = 0;
};

// One event of the game as written, not checked against the rules.
struct RecordEvent
{
    enum class Kind { Play, Pass, Exchange, Withdrawal, TilesLeft, ChallengeBonus, TimePenalty };
    // A failed challenge of this play. The challenger, `seat`, loses its next turn or points unless `isFree`.
    struct FailedChallenge
    {
        int line = 0;
        int seat = 0;
        bool isFree = false;
    };

    // A card that the play drew, and the choice made for it.
    struct DrawnCard
    {
        int line = 0;
        std::string id{};
        int choiceLine = 0;                  // line of the choice; 0 if there is no choice
        std::optional<std::string> choice{}; // "-AEI" tiles, "-5F" the square of a blocker, "-" nothing
    };

    int line = 0;
    int seat = 0;
    Kind kind = Kind::Pass;
    std::string rack{}; // may be only part of the rack; empty if the line has none
    std::string text{}; // by kind: "5D W...", "-", "-K" or "-3", "--", "(RACK)", "(challenge)", "(time)"
    int score = 0;
    int total = 0;
    int hints = 0; // number of hints that the player was given for this turn
    std::vector<DrawnCard> cards{};
    std::vector<FailedChallenge> failedChallenges{};
    std::vector<std::string> notes{};

    // Whether the event is an action of the player to move.
    [[nodiscard]] bool isAction() const { return kind == Kind::Play || kind == Kind::Pass || kind == Kind::Exchange; }
    // Whether the game stores the event as a turn: an action or a withdrawal.
    [[nodiscard]] bool isTurn() const { return isAction() || kind == Kind::Withdrawal; }
    // The tiles that a line about tiles left names between its parentheses.
    [[nodiscard]] std::string_view tilesLeft() const { return std::string_view(text).substr(1, text.size() - 2); }
};

// A game as a GCG file describes it: the players, the rules and the events in order. Texts are UTF-8 without line
// breaks. Whatever the file lacks is empty here; replay() decides whether the record is a valid game.
struct GameRecord
{
    // A value that the record gives on one line; line 0 if the record lacks it.
    struct Setting
    {
        int line = 0;
        std::string text{};
    };
    struct SeatLine
    {
        int line = 0;
        int seat = 0;
    };
    struct SeatClass
    {
        int line = 0;
        int seat = 0;
        PlayerClass playerClass{};
    };
    // The tiles, including the reserve, that a player holds where the record stops.
    struct HeldRack
    {
        int line = 0;
        int seat = 0;
        std::string tiles{};
    };

    std::vector<RecordPlayer> players; // in seat order
    std::string title;
    std::string description;
    std::string clock;
    std::vector<std::string> notes; // notes before the first event

    int format = 0; // format of our own records, see newestFormat; 0 if the record does not say

    // ---- the rules
    Setting variant;
    Setting variantData;           // all rules of a variant that is not built in, as Variant::data
    Setting language;              // code of the language, if it is not English
    std::optional<Setting> layout; // layout of mini boards; may be empty
    Setting lexicon;
    Setting tiles;                     // the tile set that another program names, such as "french"
    std::vector<SeatClass> classes;    // one entry per seat
    std::vector<Setting> houseRules;   // NAME=VALUE, each name once
    Setting houseWords;                // in the form of HouseWords::text()
    std::optional<std::uint64_t> seed; // determines the draws
    std::vector<Setting> draws;        // rounds of the draw for the start, "1=C 2=A"; only with seenBy
    std::optional<Seats> seenBy;       // the record of a running game as these seats see it

    // ---- the game
    std::vector<RecordEvent> events;
    int hints = 0;                    // number of hints given for the turn after the last event
    std::optional<SeatLine> resigned; // who gave the game up after the last event
    std::vector<HeldRack> racks;

    // The seat of the player with that nick; none if no player has it.
    [[nodiscard]] std::optional<int> seatOf(std::string_view nick) const
    {
        return placeIn<int>(players, nick, &RecordPlayer::nick);
    }
    // The notes on the last event or, before any event, on the game.
    [[nodiscard]] std::vector<std::string>& lastNotes() { return events.empty() ? notes : events.back().notes; }
    // Whether nothing in the text belongs to a record; then the file is probably of another kind.
    [[nodiscard]] bool isBlank() const
    {
        return players.empty() && events.empty() && isForeign() && lexicon.line == 0 && houseRules.empty() && !seed
               && format == 0 && title.empty();
    }
    // Whether another program wrote the record. Our own records always name the variant.
    [[nodiscard]] bool isForeign() const { return variant.line == 0 && variantData.line == 0; }
};

// The oldest format that can express everything in the record.
[[nodiscard]] inline int formatOf(const GameRecord& record)
{
    if (record.resigned || record.seenBy)
        return 5;
    if (!record.language.text.empty())
        return 4;
    return !record.variantData.text.empty() ? 3 : record.houseWords.text.empty() ? 1 : 2;
}

// ---- lines

// A line in UTF-8 without white space at its ends, or the reason why it can't be read.
struct GcgLine
{
    int number = 0; // line number, from 1
    std::string text{};
    std::optional<Error> problem{};
};

// Splits a GCG text into lines and decodes them; see gcg_reader.h for the encodings. The text must outlive the object.
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

// The score as records write it: "+7" or "-7".
[[nodiscard]] std::string signedText(int score);

// ---- text of any origin

[[nodiscard]] bool isUtf8(std::string_view text);
// Converts Windows-1252, which has all characters of ISO 8859-1, to UTF-8.
[[nodiscard]] std::string fromWindows1252(std::string_view text);

// The text as errors quote it: in quotation marks, shortened if it is long, with invalid UTF-8 and control characters
// replaced.
[[nodiscard]] std::string inQuotes(std::string_view text);

// The text on one line: every run of white space and control characters becomes one space, with none at the ends.
[[nodiscard]] std::string oneLine(std::string_view text);

} // namespace storeys
