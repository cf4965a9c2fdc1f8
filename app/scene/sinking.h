#pragma once
// Lowers stacks into the board so that the letters behind them can be read: all stacks, or only those that hide a
// letter near the pointer or the typing cursor. At least one storey of each stack stays above the board. The board view
// owns this object and animates it: after wantedChanged() the view runs `part` from 0 to 1.

#include "board_space.h"
#include "viewpoint.h"
#include <QList>
#include <QObject>
#include <QPointF>

namespace storeys {

class Sinking : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    // ---- the viewer
    INPUT(storeys::BoardSpace*, space, asked) = nullptr;
    INPUT(storeys::Viewpoint*, viewpoint, asked) = nullptr;
    INPUT(int, quarter, asked) = 0; // quarter turns of the letters, as in Reader
    // ---- what to read
    INPUT(bool, pointing, asked) = false;
    INPUT(QPointF, pointer, asked); // in pixels of the view
    INPUT(int, cursor, asked) = -1; // square of the typing cursor, -1: none
    INPUT(bool, all, asked) = false;
    INPUT(bool, on, asked) = true;      // false: no stack sinks
    INPUT(bool, frozen, asked) = false; // all stacks stay as they are for now
    // ---- how far the stacks have sunk
    INPUT(qreal, part, depthsChanged) = 1;                           // share of the way to the new depths, 0 to 1
    Q_PROPERTY(QList<float> depths READ depths NOTIFY depthsChanged) // as in BoardSpace; empty if no stack has sunk

public:
    explicit Sinking(QObject* parent = nullptr);

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

    QList<float> m_from, m_to; // depths when part is 0 and when it is 1
};

} // namespace storeys
