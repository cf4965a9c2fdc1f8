#pragma once

#include "record/read_ends.h"
#include "record/read_game.h"

namespace storeys {

// Judges the turns of a record, plays taken back and failed challenges included, and takes them on the table of the
// replay, which owns it. judge() gives the points that a turn rightly brings, added already, or what is wrong.
class TurnJudge
{
public:
    TurnJudge(const ReadGcg& read, RecordTable& table, WordsAre words)
        : m_read(read), m_record(read.record), m_table(table), m_words(words)
    {}

    // ---- judging, in the order of the record
    // Event number `at`, which must be a turn: as the record has it, or with another seat and rack.
    [[nodiscard]] Result<Points> judge(std::size_t at, const RecordEvent& event);
    // The cards that the turn drew, which is taken, and the choices for them.
    [[nodiscard]] std::optional<RecordError> judgeCards(const RecordEvent& event);
    [[nodiscard]] Problem judgeFailedChallenge(const RecordEvent& play, const RecordEvent::FailedChallenge& challenge);
    // A line that is no turn came: the last play can't be taken back any more.
    void closePlay() { m_lastPlay.reset(); }
    // Tiles left have been counted: whatever the turns say, the game is over.
    void closeGame() { m_isClosed = true; }
    // As written: the game goes on all the same.
    void reopenGame()
    {
        m_isClosed = false;
        m_ending = {};
    }
    // As written: takes the action though it breaks a rule, if it can be put on the board.
    [[nodiscard]] Result<Points> take(std::size_t at, const RecordEvent& event);

    // ---- after them
    // The text of the last action that was judged, with dots for letters that lay on the board.
    [[nodiscard]] const std::string& text() const { return m_text; }
    // Whether the event before was a play, which can be challenged.
    [[nodiscard]] bool hasPlay() const { return m_lastPlay.has_value(); }
    [[nodiscard]] bool isOver() const { return m_ending.reason || m_isClosed; }
    // For what reason tiles left may be counted now; none: they may not.
    [[nodiscard]] std::optional<EndCondition> endToSettle() const
    {
        return m_ending.reason ? m_ending.reason : m_ending.possible;
    }
    // The rule that the wrong turn breaks, where that is what is wrong.
    [[nodiscard]] const std::optional<Replay::Breach>& breach() const { return m_breach; }

private:
    Result<Points> judgeAction(RecordEvent event);
    Result<Points> takeJudged(const RecordEvent& event, const Action& action);
    Result<Points> judgeWithdrawal(const RecordEvent& event);
    Result<Points> takeUnseenExchange(const RecordEvent& event, int count);
    Problem outOfTurn(const RecordEvent& event);
    Problem illegal(const Action& action, const Rack& rack);
    Problem judgeChoice(const RecordEvent::DrawnCard& card);
    void lookForEnd() { m_ending = endingAfter(m_record, m_at, m_table); }

    [[nodiscard]] const Position& position() const { return m_table.position(); }

    const ReadGcg& m_read;
    const GameRecord& m_record;
    RecordTable& m_table;
    WordsAre m_words;
    std::size_t m_at = 0;           // the event being judged
    std::optional<Play> m_lastPlay; // what the event before played
    RecordEnding m_ending;          // after the last turn
    int m_lastTurn = 0;             // its line
    bool m_isClosed = false;
    std::string m_text;
    std::optional<Replay::Breach> m_breach;
};

} // namespace storeys
