#include "signs.h"

#include <QFile>
#include <QHash>
#include <QSvgRenderer>

namespace storeys {

const QStringList& signNames()
{
    static const QStringList names{"blank", "blocker", "wild",   "flashlight", "rocks",   "pickaxe",
                                   "dog",   "comet",   "saucer", "star",       "way-out", "station",
                                   "earth", "seat1",   "seat2",  "seat3",      "seat4"};
    return names;
}

QString signOf(const QString& kind, int owner)
{
    if (kind == "corner")
        return QString("seat%1").arg(owner);
    return signNames().contains(kind) ? kind : QString();
}

double signWidth(const QString& sign)
{
    if (sign.startsWith("seat"))
        return 0.46;
    if (sign == "star")
        return 0.52;
    return plaqueOf(sign) >= 0 ? 0.64 : 0.6;
}

void paintSign(QPainter& painter, const QString& sign, const QRectF& cell, const QColor& colour)
{
    QFile file(":/signs/" + sign + ".svg");
    if (!file.open(QIODevice::ReadOnly))
        return;
    QSvgRenderer picture(file.readAll().replace("currentColor", colour.name().toLatin1()));
    const double width = signWidth(sign) * cell.width();
    QRectF box(0, 0, width, width);
    box.moveCenter(cell.center());
    picture.render(&painter, box);
}

int plaqueOf(const QString& kind)
{
    static const QHash<QString, int> plaques{{"blank", 0}, {"wild", 0},    {"flashlight", 0},
                                             {"comet", 0}, {"blocker", 1}, {"rocks", 1},
                                             {"dog", 2},   {"saucer", 2},  {"pickaxe", 3}};
    return plaques.value(kind, -1);
}

} // namespace storeys
