#pragma once

#include "record/read_ends.h"
#include "record/read_game.h"

namespace storeys {

// Judges the turns of a record, including withdrawn plays and failed challenges, and takes them on the replay's table.
// judge() returns the points that a turn rightly gives, already added, or what is wrong.
class TurnJudge
{
public:
    TurnJudge(const ReadGcg& read, RecordTable& table, WordsAre words)
        : m_read(read), m_record(read.record), m_table(table), m_words(words)
    {}

    // ---- judging, in the order of the record
    // Judges event number `at`, which must be a turn; `event` is that event, or a copy with another seat and rack.
    [[nodiscard]] Result<Points> judge(std::size_t at, const RecordEvent& event);
    // Judges the cards that the last turn drew, and the choices for them.
    [[nodiscard]] std::optional<RecordError> judgeCards(const RecordEvent& event);
    [[nodiscard]] Problem judgeFailedChallenge(const RecordEvent& play, const RecordEvent::FailedChallenge& challenge);
    // Call it at a line outside a turn: the last play can't be withdrawn any more.
    void closePlay() { m_lastPlay.reset(); }
    // Call it when tiles left have been counted: from then on the game is over, whatever the turns say.
    void closeGame() { m_isClosed = true; }
    // For records read as written: the game goes on after all.
    void reopenGame()
    {
        m_isClosed = false;
        m_ending = {};
    }
    // For records read as written: takes the action even though it breaks a rule, if it can be put on the board.
    [[nodiscard]] Result<Points> take(std::size_t at, const RecordEvent& event);

    // ---- afterwards
    // The text of the last judged action, with dots for letters that already lay on the board.
    [[nodiscard]] const std::string& text() const { return m_text; }
    // Whether the previous event was a play, which can be challenged.
    [[nodiscard]] bool hasPlay() const { return m_lastPlay.has_value(); }
    [[nodiscard]] bool isOver() const { return m_ending.reason || m_isClosed; }
    // The reason for which tiles left may be counted now; none if they may not.
    [[nodiscard]] std::optional<EndCondition> endToSettle() const
    {
        return m_ending.reason ? m_ending.reason : m_ending.possible;
    }

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
    std::size_t m_at = 0;           // index of the event being judged
    std::optional<Play> m_lastPlay; // the play of the previous event, if it was one
    RecordEnding m_ending;          // ending after the last turn
    int m_lastTurn = 0;             // line of the last turn
    bool m_isClosed = false;
    std::string m_text;
};

} // namespace storeys
