#pragma once

#include "table/away/away.h"
#include "table/choices/game_choices.h"
#include "table/help/dictionary.h"
#include "table/help/hint_giver.h"
#include "table/learning/lesson.h"
#include "table/learning/rule_guide.h"
#include "table/results/progress.h"
#include "table/results/results.h"
#include "table/review/game_analysis.h"
#include "table/review/play_list.h"
#include "table/speech/announcer.h"
#include "table/speech/board_speech.h"
#include "table/store/records.h"
#include "table/store/set_aside.h"
#include "table/threads/off_thread.h"
#include "table/training/retry.h"
#include "table/typing/typing_cursor.h"
#include "table/view/card_show.h"

#include <chrono>

namespace storeys {

// Owns all objects of the table, each of which knows only those created before it. Does nothing itself: the program,
// tests and QML find the objects here. Owned by the program; lives on the main thread.
class GameTable : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(storeys::LiveGame* game READ live CONSTANT)

public:
    // A computer's turn is taken no sooner than `pause` × TurnFlow::pace() after the computer was asked. `now` returns
    // the time for clocks; by default it is the system's.
    explicit GameTable(DataPlace data, std::chrono::milliseconds pause = std::chrono::milliseconds(700),
                       GameClock::Now now = {});

    [[nodiscard]] LiveGame* live() { return &m_live; }
    [[nodiscard]] const std::optional<Game>& game() const { return m_live.game(); }

    // From now on, keeps games, reviews, results and statistics in these places, and reads the player's own variants
    // from there.
    void keepIn(const StorePlaces& places);
    // Retranslates all text after a change of language.
    void retell();

private:
    DataPlace m_data;
    JobThread m_disk;
    PART(Notices, notices);
    LiveGame m_live;
    PART(TurnFlow, flow);
    PART(TableView, view);
    PART(TypingCursor, cursor){m_view};
    PART(CardShow, cards){m_live, m_flow, m_view};
    PART(Results, results){m_live, m_notices, m_disk};
    PART(GameChoices, choices){m_data, m_live, m_flow, m_notices};
    PART(Records, records){m_data, m_live, m_flow, m_view, m_disk};
    PART(Away, away){m_data, m_live, m_flow, m_choices, m_records, m_notices};
    SetAside m_aside{m_view, m_flow, m_records};
    PART(HintGiver, hint){m_live, m_view};
    PART(NearestDraft, nearest){m_live, *m_view.draft()};
    PART(Dictionary, dictionary){m_live.game(), m_data};
    PART(GameAnalysis, analysis){m_live, *m_view.look()};
    PART(Progress, progress){m_live, m_analysis, m_disk};
    PART(PlayList, otherPlays){m_live, *m_view.look(), m_analysis};
    PART(BoardSpeech, speech){m_view, m_hint};
    PART(Announcer, announcer){m_view, m_cursor, m_flow, m_cards, m_hint, m_notices};
    PART(Lesson, lesson){m_data, m_flow, m_view, m_cursor, m_hint, m_choices, m_aside, m_notices};
    PART(Retry, retry){m_flow, m_view, m_cursor, m_hint, m_analysis, m_aside};
    PART(RuleGuide, guide){m_live.game(), m_data};
};

} // namespace storeys
