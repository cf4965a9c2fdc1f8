#include "table/text/player_name.h"

#include "game/game.h"
#include "table/qml.h"

namespace storeys {

namespace {

QString you()
{
    return Words::tr("You", "the name of a player who has given none");
}

} // namespace

std::string usualName()
{
    return "You";
}

QString shownName(const std::string& kept)
{
    return kept == usualName() ? you() : QString::fromStdString(kept);
}

QString shownName(const QString& kept)
{
    return shownName(kept.toStdString());
}

QString nameOf(const Game& game, int seat)
{
    return shownName(game.setup().players[static_cast<std::size_t>(seat)]);
}

QStringList namesOf(const Game& game)
{
    return listOf<QStringList>(game.setup().players, [](const std::string& name) { return shownName(name); });
}

QString keptName(const QString& shown)
{
    return shown == you() ? QString::fromStdString(usualName()) : shown;
}

bool isYou(const QString& shown)
{
    return shown == you();
}

QString sentenceOf(const QString& shown, const QString& toYou, const QString& ofOthers)
{
    return isYou(shown) ? toYou : QString(ofOthers).replace("%1", shown);
}

} // namespace storeys
