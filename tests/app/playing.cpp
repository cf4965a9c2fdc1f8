#include "playing.h"

#include "base/find.h"
#include "moves/generator.h"

#include "table/text/player_name.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace storeys {

void start(GameTable& table, const QString& players, quint64 seed)
{
    GameStart game;
    game.seats = GameStart::seatsFromText(players);
    game.seed = seed;
    if (const QString problem = table.choices()->start(game); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
}

void challenge(GameTable& table, const QString& name)
{
    const auto& players = table.game()->setup().players;
    const auto player = std::ranges::find(players, keptName(name).toStdString());
    table.flow()->challenge(static_cast<int>(player - players.begin()), table.flow()->challengeable().turn);
}

bool layBestPlay(GameTable& table)
{
    const Position& position = table.game()->position();
    auto plays = allPlays(position);
    if (plays.empty())
        return false;
    const Play play = std::ranges::max(plays, {}, &FoundPlay::score).toPlay();
    for (const Placement& placement : play.placements) {
        const QString symbol = QString::fromStdString(position.variant().tiles.alphabet.text(placement.tile));
        const int slot = static_cast<int>(table.view()->rack().indexOf(symbol));
        if (!table.view()->lay(slot, position.board.indexOf(placement.square)))
            return false;
    }
    return true;
}

void playBestPlay(GameTable& table)
{
    table.view()->takeBackAll();
    if (layBestPlay(table))
        table.view()->play();
    else
        table.view()->pass();
}

QStringList builtInVariants()
{
    return QDir(STOREYS_DATA_DIR "/variants").entryList({"*.json"}).replaceInStrings(".json", "");
}

QStringList gamesInOtherLanguages()
{
    QStringList games{"stack10.de", "stack8.fr", "cross15.es"};
    const auto isMissing = [](const QString& game) {
        return !contains(DataPlace(STOREYS_DATA_DIR).languages(), game.section('.', 1).toStdString());
    };
    games.removeIf(isMissing);
    return games;
}

GameStart startOf(const QString& game)
{
    GameStart start;
    start.variant = game.section('.', 0, 0);
    start.language = game.section('.', 1);
    return start;
}

QByteArray contentOf(const QString& file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

void write(const QString& file, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(file).path());
    QFile opened(file);
    if (!opened.open(QIODevice::WriteOnly) || opened.write(text) != text.size())
        qFatal("%s can't be written", qPrintable(file));
}

} // namespace storeys
