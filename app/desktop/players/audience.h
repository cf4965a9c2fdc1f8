#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// Whoever looks on while computers play. The view says whether it is still showing the last play and how fast it shows
// plays; computers keep their next answer back so long, and no longer. Owned by the session; nobody watches until a
// view says so.
class Audience : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool watching READ isWatching WRITE setWatching NOTIFY watchingChanged)
    Q_PROPERTY(qreal pace MEMBER m_pace NOTIFY paceChanged)

public:
    [[nodiscard]] bool isWatching() const { return m_watching; }
    void setWatching(bool watching);
    // How long everything takes, against the usual time; 0: no time at all.
    [[nodiscard]] qreal pace() const { return m_pace; }

signals:
    void watchingChanged();
    void paceChanged();

private:
    bool m_watching = false;
    qreal m_pace = 1;
};

} // namespace storeys
