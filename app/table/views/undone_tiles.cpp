#include "table/views/undone_tiles.h"

#include "table/views/challenges.h"
#include "table/views/word_changes.h"

namespace storeys {

namespace {

// A blank lies there as the letter that it stands for, and has none on the rack.
QString onRack(const QString& symbol)
{
    return symbol == symbol.toUpper() ? symbol : QStringLiteral("?");
}

QVariantMap numbered(QVariantMap change, std::size_t turns)
{
    if (!change.isEmpty())
        change["turns"] = static_cast<int>(turns);
    return change;
}

} // namespace

QVariantList tilesUndone(const Game& before, std::size_t left, int seat, const QStringList& rack)
{
    QStringList free = rack;
    QVariantList tiles;
    for (std::size_t turn = left; turn < before.turns().size(); ++turn)
        for (const QVariant& placed : tilesOf(before.turns()[turn], before.position())) {
            QVariantMap tile = placed.toMap();
            const auto slot = before.turns()[turn].seat == seat ? free.indexOf(onRack(tile["tile"].toString())) : -1;
            if (slot >= 0) {
                free[slot].clear();
                tile["slot"] = static_cast<int>(slot);
            }
            tiles += tile;
        }
    return tiles;
}

QVariantMap changesUndone(const Game& before, std::size_t left)
{
    QVariantMap change;
    for (std::size_t turn = left; turn < before.turns().size() && change.isEmpty(); ++turn)
        change = wordChanges(before, turn, true);
    return numbered(change, before.turns().size() - left);
}

QVariantMap changesRedone(const Game& after, std::size_t from)
{
    QVariantMap change;
    for (std::size_t turn = after.turns().size(); turn > from && change.isEmpty(); --turn)
        change = wordChanges(after, turn - 1);
    return numbered(change, after.turns().size() - from);
}

} // namespace storeys
