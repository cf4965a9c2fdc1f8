#pragma once

#include "rules/position.h"
#include "table/game/live_game.h"
#include "table/text/place_text.h"
#include "table/threads/off_thread.h"
#include "table/view/draft_play.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace storeys {

// The legal play nearest to a draft that is wrong (see moves/nearest_play.h). Found on another thread, so it comes a
// moment after the draft has changed. It is shown only when a person asks for it, which counts as a hint. Until then, and
// if there is no such play, all texts are empty. Owned by the GameTable.
class NearestDraft : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")
    Q_PROPERTY(bool there READ isThere NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString word READ word NOTIFY changed)
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(int score READ score NOTIFY changed)

public:
    NearestDraft(LiveGame& live, DraftPlay& draft);

    // Whether there is one.
    [[nodiscard]] bool isThere() const { return !m_nearest.text.isEmpty(); }
    // Tells it, and notes a hint in the game.
    Q_INVOKABLE void tell();
    // As play text.
    [[nodiscard]] QString text() const { return told().text; }
    // Its main word.
    [[nodiscard]] QString word() const { return told().word; }
    // Where it begins, for a person; see place_text.h.
    [[nodiscard]] QString place() const { return placeText(text().toStdString()); }
    [[nodiscard]] int score() const { return told().score; }

signals:
    void changed();

private:
    struct Nearest
    {
        QString text;
        QString word;
        int score = 0;
    };
    [[nodiscard]] Nearest told() const { return m_told ? m_nearest : Nearest(); }
    void look();
    void find(const Position& position, const Play& laid);
    void forget();
    void show(const Nearest& nearest);
    [[nodiscard]] static Nearest nearestTo(const Position& position, const Play& laid, bool commonFirst,
                                           const std::stop_token& stop);

    LiveGame& m_live;
    DraftPlay& m_draft;
    Nearest m_nearest;
    bool m_told = false;
    JobThread m_thread;
    OffThread<Nearest> m_search{m_thread};
};

} // namespace storeys
