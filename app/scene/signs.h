#pragma once
// The signs on squares, by the names of their kinds (see BoardShape); each is a file in assets/signs.

#include <QColor>
#include <QPainter>
#include <QString>
#include <QStringList>

namespace storeys {

// In the order of a PremiumAtlas; seat1 to seat4 are the shapes that go with the colours of players.
[[nodiscard]] const QStringList& signNames();
// The sign of a kind of square; on a corner that of its owner, a seat from 1. "" if it has none.
[[nodiscard]] QString signOf(const QString& kind, int owner);
// Width, as a share of a cell.
[[nodiscard]] double signWidth(const QString& sign);
// Paints it in the middle of a cell.
void paintSign(QPainter& painter, const QString& sign, const QRectF& cell, const QColor& colour);

// The colour of a plaque, by what it does: 0 gives a yellow blank, 1 gives a blocker, 2 draws a card, 3 removes a
// blocker; -1: not a plaque.
[[nodiscard]] int plaqueOf(const QString& kind);

} // namespace storeys
