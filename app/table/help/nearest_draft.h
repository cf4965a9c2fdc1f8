#pragma once

#include "rules/position.h"
#include "table/game/live_game.h"
#include "table/threads/off_thread.h"
#include "table/text/place_text.h"
#include "table/view/draft_play.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace storeys {

// The legal play nearest to a draft that is wrong (see moves/nearest_play.h). Found on another thread, so it comes a
// moment after the draft has changed; until then, and if there is none, all is empty. Owned by the GameTable.
class NearestDraft : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString word READ word NOTIFY changed)
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(int score READ score NOTIFY changed)

public:
    NearestDraft(LiveGame& live, DraftPlay& draft);

    // As play text.
    [[nodiscard]] QString text() const { return m_nearest.text; }
    // Its main word.
    [[nodiscard]] QString word() const { return m_nearest.word; }
    // Where it begins, for a person; see place_text.h.
    [[nodiscard]] QString place() const { return placeText(m_nearest.text.toStdString()); }
    [[nodiscard]] int score() const { return m_nearest.score; }

signals:
    void changed();

private:
    struct Nearest
    {
        QString text;
        QString word;
        int score = 0;
    };
    void look();
    void find(const Position& position, const Play& laid);
    void forget();
    void show(const Nearest& nearest);
    [[nodiscard]] static Nearest nearestTo(const Position& position, const Play& laid, const std::stop_token& stop);

    LiveGame& m_live;
    DraftPlay& m_draft;
    Nearest m_nearest;
    JobThread m_thread;
    OffThread<Nearest> m_search{m_thread};
};

} // namespace storeys
