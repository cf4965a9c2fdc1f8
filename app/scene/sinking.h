#pragma once
// Lowers stacks into the board so that the letters behind them can be read: all stacks, or only those that hide a
// letter near the pointer or the typing cursor. At least one storey of each stack stays above the board. The board view
// owns this object and animates it: after wantedChanged() the view runs `part` from 0 to 1.

#include "board_space.h"
#include "viewpoint.h"
#include <QList>
#include <QObject>
#include <QPointF>
#include <QtQml/qqmlregistration.h>

namespace storeys {

class Sinking : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    // ---- the viewer
    Q_PROPERTY(storeys::BoardSpace* space MEMBER m_space NOTIFY asked)
    Q_PROPERTY(storeys::Viewpoint* viewpoint MEMBER m_viewpoint NOTIFY asked)
    Q_PROPERTY(int quarter MEMBER m_quarter NOTIFY asked) // quarter turns of the letters, as in Reader
    // ---- what to read
    Q_PROPERTY(bool pointing MEMBER m_pointing NOTIFY asked)
    Q_PROPERTY(QPointF pointer MEMBER m_pointer NOTIFY asked) // in pixels of the view
    Q_PROPERTY(int cursor MEMBER m_cursor NOTIFY asked)       // square of the typing cursor, -1: none
    Q_PROPERTY(bool all MEMBER m_all NOTIFY asked)
    Q_PROPERTY(bool on MEMBER m_on NOTIFY asked)         // false: no stack sinks
    Q_PROPERTY(bool frozen MEMBER m_frozen NOTIFY asked) // all stacks stay as they are for now
    // ---- how far the stacks have sunk
    Q_PROPERTY(qreal part READ part WRITE setPart NOTIFY depthsChanged) // share of the way to the new depths, 0 to 1
    Q_PROPERTY(QList<float> depths READ depths NOTIFY depthsChanged)    // as in BoardSpace; empty if no stack has sunk

public:
    explicit Sinking(QObject* parent = nullptr);

    [[nodiscard]] qreal part() const { return m_part; }
    void setPart(qreal part);
    [[nodiscard]] QList<float> depths() const;

signals:
    void asked();         // an input changed
    void wantedChanged(); // there are new depths; part is 0 again
    void depthsChanged();

private:
    void update();
    void follow();
    void want(const QList<float>& depths);
    [[nodiscard]] QList<float> wanted() const;
    [[nodiscard]] QList<int> toBeRead(const QList<Top>& tops) const; // squares whose letters should be readable
    [[nodiscard]] bool isNear(int square, QVector3D top) const;

    BoardSpace* m_space = nullptr;
    Viewpoint* m_viewpoint = nullptr;
    int m_quarter = 0;
    bool m_pointing = false;
    QPointF m_pointer;
    int m_cursor = -1;
    bool m_all = false;
    bool m_on = true;
    bool m_frozen = false;
    qreal m_part = 1;
    QList<float> m_from, m_to; // depths when part is 0 and when it is 1
};

} // namespace storeys
