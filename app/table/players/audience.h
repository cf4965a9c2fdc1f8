#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// Who watches while computers play. The view sets whether it still shows the last play, whether the board is out of
// sight, and how fast plays are shown; computers hold back their next answer meanwhile. Owned by the session; until a
// view sets anything nobody watches.
class Audience : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool watching READ isWatching WRITE setWatching NOTIFY busyChanged)
    Q_PROPERTY(bool away READ isAway WRITE setAway NOTIFY busyChanged)
    Q_PROPERTY(bool telling MEMBER m_telling NOTIFY tellingChanged)
    Q_PROPERTY(qreal pace MEMBER m_pace NOTIFY paceChanged)

public:
    [[nodiscard]] bool isWatching() const { return m_watching; }
    void setWatching(bool watching);
    // There is no picture yet, or something that came by itself hides the board.
    [[nodiscard]] bool isAway() const { return m_away; }
    void setAway(bool away);
    // A play that was made now would not be seen.
    [[nodiscard]] bool isBusy() const { return m_watching || m_away; }
    // What the last play changed can still be read, if nobody does anything; nothing is kept back for it but the
    // result.
    [[nodiscard]] bool isTelling() const { return m_telling; }
    // How long everything takes, against the usual time; 0: no time at all.
    [[nodiscard]] qreal pace() const { return m_pace; }

signals:
    void busyChanged();
    void tellingChanged();
    void paceChanged();

private:
    bool m_watching = false;
    bool m_away = false;
    bool m_telling = false;
    qreal m_pace = 1;
};

} // namespace storeys
