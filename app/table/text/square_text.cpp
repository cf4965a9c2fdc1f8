#include "table/text/square_text.h"

#include <QCoreApplication>
#include <QHash>

namespace storeys {

namespace {

class SquareText
{
    Q_DECLARE_TR_FUNCTIONS(SquareText)

public:
    struct Kind
    {
        QString name;
        QString effect{};
    };

    static Kind of(const QString& kind)
    {
        const QString blank = tr("gives a yellow blank"), blocker = tr("gives a blocker"), card = tr("draws a card");
        const QHash<QString, Kind> kinds{{"2L", {tr("double letter")}},
                                         {"3L", {tr("triple letter")}},
                                         {"4L", {tr("quadruple letter")}},
                                         {"2W", {tr("double word")}},
                                         {"3W", {tr("triple word")}},
                                         {"4W", {tr("quadruple word")}},
                                         {"blank", {tr("Blank square"), blank}},
                                         {"blocker", {tr("Blocker square"), blocker}},
                                         {"wild", {tr("Wild"), blank}},
                                         {"flashlight", {tr("flashlight"), blank}},
                                         {"rocks", {tr("rocks"), blocker}},
                                         {"pickaxe", {tr("pickaxe"), tr("takes a blocker off")}},
                                         {"dog", {tr("guard dog"), card}},
                                         {"comet", {tr("comet"), blank}},
                                         {"saucer", {tr("saucer"), card}},
                                         {"wall", {tr("wall")}},
                                         {"asteroid", {tr("asteroid, a wall")}}};
        return kinds.value(kind, {kind});
    }
    static QString joined(const Kind& kind)
    {
        return kind.effect.isEmpty() ? kind.name : tr("%1, %2", "a square, what it does").arg(kind.name, kind.effect);
    }
};

} // namespace

QString kindName(const QString& kind)
{
    return SquareText::of(kind).name;
}

QString kindText(const QString& kind)
{
    return SquareText::joined(SquareText::of(kind));
}

bool isWall(const QString& kind)
{
    return kind == "wall" || kind == "asteroid";
}

} // namespace storeys
