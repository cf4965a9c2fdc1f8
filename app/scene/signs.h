#pragma once
// The signs on squares that do something, by the names of their kinds (see BoardShape); those of files in assets/signs.

#include <QColor>
#include <QPainter>
#include <QString>
#include <QStringList>

namespace storeys {

// In the order of a PremiumAtlas; a seat's are its colour's shape.
[[nodiscard]] const QStringList& signNames();
// What a square of that kind shows: its own sign, or on a corner that of the owner, from 1. "" where it has none.
[[nodiscard]] QString signOf(const QString& kind, int owner);
// How wide it is, of a cell.
[[nodiscard]] double signWidth(const QString& sign);
// In the middle of a cell.
void paintSign(QPainter& painter, const QString& sign, const QRectF& cell, const QColor& colour);

// The colour of a plaque: 0 gives a yellow blank, 1 a blocker, 2 a card, 3 takes a blocker off; -1: it is no plaque.
[[nodiscard]] int plaqueOf(const QString& kind);

} // namespace storeys
