#pragma once

#include "record/read_game.h"
#include "record/record_table.h"

namespace storeys {

// How a recorded game ends.
struct RecordEnding
{
    std::optional<EndCondition> reason; // the first end condition that holds
    // Without `reason`: the end condition by which the game may have ended all the same, because unknown racks decide
    // whether somebody can play, or because another program wrote the record. Other programs also stop after six
    // scoreless turns, after two rounds of passes, or early.
    std::optional<EndCondition> possible{};
};
// A record and where each seat's events are in it. The record must outlive the object.
struct RecordLines
{
    explicit RecordLines(const GameRecord& from);

    const GameRecord& record;
    std::vector<std::vector<std::size_t>> eventsOf; // by seat, the numbers of its events in their order
};

// How the game ends, if it does, after event number `at`, the last one applied to the table. Later lines are used only
// for the racks that they show.
[[nodiscard]] RecordEnding endingAfter(const RecordLines& lines, std::size_t at, const RecordTable& table);

// Follows a record: judges its events in order, applies them to its own table, and keeps the game that they describe.
// Each reader of records derives from it and decides what to do with an event that is wrong.
class RecordFollower
{
protected:
    RecordFollower(const ReadGcg& read, const RuleBookPtr& book, bool isSeeded, WordsAre words, TurnsAre turns);

    // ---- judging, in the order of the record
    // Judges event number `at`; `event` is that event, or a copy with another seat and rack. Returns the points that
    // the event should give and adds them to the seat, or returns what is wrong.
    [[nodiscard]] Result<Points> judge(std::size_t at, const RecordEvent& event);
    // Judges the cards that the last turn drew, and the choices for them.
    [[nodiscard]] std::optional<RecordError> judgeCards(const RecordEvent& event);
    [[nodiscard]] Problem judgeFailedChallenge(const RecordEvent& play, const RecordEvent::FailedChallenge& challenge);
    // The error if the event's score, or the total after it, is not what it should be. `before` is the seat's total
    // before the event.
    [[nodiscard]] static Problem wrongFigures(const RecordEvent& event, Points score, Points before);
    // For records read as written: forgets the ending found so far, as the record goes on.
    void reopenGame()
    {
        m_isClosed = false;
        m_ending = {};
    }
    // For records read as written: takes the action although it breaks a rule, if it can be put on the board.
    [[nodiscard]] Result<Points> take(std::size_t at, const RecordEvent& event);

    // ---- keeping what has been judged
    void keepTurns(const RecordEvent& event);
    // Keeps the totals and the position after the last event.
    void keepState();

    // ---- afterwards
    [[nodiscard]] const Position& position() const { return m_table.position(); }
    // The text of the last judged action, with dots for letters that already lay on the board.
    [[nodiscard]] const std::string& text() const { return m_text; }
    // Whether the last judged event was a play, which can be withdrawn.
    [[nodiscard]] bool hasPlay() const { return m_lastPlay.has_value(); }
    [[nodiscard]] bool isOver() const { return m_ending.reason || m_isClosed; }
    // The end condition by which tiles left may be counted now; none if they may not.
    [[nodiscard]] std::optional<EndCondition> endToSettle() const
    {
        return m_ending.reason ? m_ending.reason : m_ending.possible;
    }

    const ReadGcg& m_read;
    const GameRecord& m_record;
    const RecordLines m_lines;
    const bool m_keepsTurns;
    RecordTable m_table;
    FollowedGame m_game;

private:
    // ---- turns
    Result<Points> judgeAction(RecordEvent event);
    Result<Points> takeJudged(const RecordEvent& event, const Action& action);
    Result<Points> judgeWithdrawal(const RecordEvent& event);
    Result<Points> takeUnseenExchange(const RecordEvent& event, int count);
    Problem outOfTurn(const RecordEvent& event);
    Problem illegal(const Action& action, const Rack& rack);
    Problem judgeChoice(const RecordEvent::DrawnCard& card);
    void lookForEnd() { m_ending = endingAfter(m_lines, m_at, m_table); }

    // ---- lines that give points outside a turn; see read_game.h for their forms
    Result<Points> judgeBonus(const RecordEvent& line);
    Result<Points> judgeTime(const RecordEvent& line);
    Result<Points> judgeTilesLeft(const RecordEvent& line);
    Result<Points> loss(const RecordEvent& line, const Rack& tiles, EndCondition reason);
    Result<Points> gain(const RecordEvent& line, const Rack& tiles);

    WordsAre m_words;
    std::size_t m_at = 0;           // index of the event being judged
    std::optional<Play> m_lastPlay; // the last judged event, if it was a play
    RecordEnding m_ending;          // ending after the last turn
    int m_lastTurn = 0;             // line of the last turn
    bool m_isClosed = false;        // tiles left have been counted: the game is over, whatever the turns say
    std::string m_text;
    std::vector<bool> m_counted; // seats whose tiles left have been counted
    bool m_isDouble = false;     // a single line has counted all tiles left: the player who went out gained twice their
                                 // value
};

} // namespace storeys
