#pragma once

#include "table/choices/game_choices.h"
#include "table/help/dictionary.h"
#include "table/help/game_analysis.h"
#include "table/help/hint_giver.h"
#include "table/learning/lesson.h"
#include "table/learning/rule_guide.h"
#include "table/results/results.h"
#include "table/speech/announcer.h"
#include "table/speech/board_speech.h"
#include "table/store/records.h"
#include "table/threads/off_thread.h"
#include "table/view/card_show.h"
#include "table/view/stack_story.h"

#include <chrono>

namespace storeys {

// All objects of the one table, made in an order in which each knows only those before it. It does nothing itself: the
// program, tests and QML find the objects here. Owned by the program; lives on the main thread.
class GameTable : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(storeys::Notices* notices READ notices CONSTANT)
    Q_PROPERTY(storeys::LiveGame* game READ live CONSTANT)
    Q_PROPERTY(storeys::TurnFlow* flow READ flow CONSTANT)
    Q_PROPERTY(storeys::TableView* view READ view CONSTANT)
    Q_PROPERTY(storeys::CardShow* cards READ cards CONSTANT)
    Q_PROPERTY(storeys::StackStory* story READ story CONSTANT)
    Q_PROPERTY(storeys::Results* results READ results CONSTANT)
    Q_PROPERTY(storeys::GameChoices* choices READ choices CONSTANT)
    Q_PROPERTY(storeys::Records* records READ records CONSTANT)
    Q_PROPERTY(storeys::HintGiver* hint READ hint CONSTANT)
    Q_PROPERTY(storeys::NearestDraft* nearest READ nearest CONSTANT)
    Q_PROPERTY(storeys::Dictionary* dictionary READ dictionary CONSTANT)
    Q_PROPERTY(storeys::GameAnalysis* analysis READ analysis CONSTANT)
    Q_PROPERTY(storeys::BoardSpeech* speech READ speech CONSTANT)
    Q_PROPERTY(storeys::Announcer* announcer READ announcer CONSTANT)
    Q_PROPERTY(storeys::Lesson* lesson READ lesson CONSTANT)
    Q_PROPERTY(storeys::RuleGuide* guide READ guide CONSTANT)

public:
    // A computer's answer is taken no sooner than `pause` after the question. `now` gives clocks their time; without
    // it, the system does.
    explicit GameTable(DataPlace data, std::chrono::milliseconds pause = std::chrono::milliseconds(700),
                       GameClock::Now now = {});

    [[nodiscard]] Notices* notices() { return &m_notices; }
    [[nodiscard]] LiveGame* live() { return &m_live; }
    [[nodiscard]] const std::optional<Game>& game() const { return m_live.game(); }
    [[nodiscard]] TurnFlow* flow() { return &m_flow; }
    [[nodiscard]] TableView* view() { return &m_view; }
    [[nodiscard]] CardShow* cards() { return &m_cards; }
    [[nodiscard]] StackStory* story() { return &m_story; }
    [[nodiscard]] Results* results() { return &m_results; }
    [[nodiscard]] GameChoices* choices() { return &m_choices; }
    [[nodiscard]] Records* records() { return &m_records; }
    [[nodiscard]] HintGiver* hint() { return &m_hint; }
    [[nodiscard]] NearestDraft* nearest() { return &m_nearest; }
    [[nodiscard]] Dictionary* dictionary() { return &m_dictionary; }
    [[nodiscard]] GameAnalysis* analysis() { return &m_analysis; }
    [[nodiscard]] BoardSpeech* speech() { return &m_speech; }
    [[nodiscard]] Announcer* announcer() { return &m_announcer; }
    [[nodiscard]] Lesson* lesson() { return &m_lesson; }
    [[nodiscard]] RuleGuide* guide() { return &m_guide; }

    // From now on, games, results and statistics are kept in these places, and the player's own variants are read from
    // there.
    void keepIn(const StorePlaces& places);
    // Makes all texts anew after a change of language.
    void retell();

private:
    DataPlace m_data;
    JobThread m_disk;
    Notices m_notices;
    LiveGame m_live;
    TurnFlow m_flow;
    TableView m_view;
    CardShow m_cards{m_live, m_flow, m_view};
    StackStory m_story{m_live.game(), *m_view.look(), *m_view.draft()};
    Results m_results{m_live, m_notices, m_disk};
    GameChoices m_choices{m_data, m_live, m_flow, m_notices};
    Records m_records{m_data, m_live, m_flow, m_view, m_disk};
    HintGiver m_hint{m_live, m_view};
    NearestDraft m_nearest{m_live, *m_view.draft()};
    Dictionary m_dictionary{m_live.game(), m_data};
    GameAnalysis m_analysis{m_live};
    BoardSpeech m_speech{m_view, m_hint};
    Announcer m_announcer{m_view, m_flow, m_cards, m_hint, m_notices};
    Lesson m_lesson{m_data, m_flow, m_view, m_hint, m_choices, m_records, m_notices};
    RuleGuide m_guide{m_live.game(), m_data};
};

} // namespace storeys
