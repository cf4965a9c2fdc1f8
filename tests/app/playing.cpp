#include "playing.h"

#include "moves/generator.h"

#include "table/text/player_name.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace storeys {

void start(GameTable& session, const QString& players, quint64 seed)
{
    GameStart game;
    game.seats = GameStart::seatsFromText(players);
    game.seed = seed;
    if (const QString problem = session.choices()->start(game); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
}

void challenge(GameTable& session, const QString& name)
{
    const auto& players = session.game()->setup().players;
    const auto player = std::ranges::find(players, keptName(name).toStdString());
    session.flow()->challenge(static_cast<int>(player - players.begin()),
                              session.flow()->challengeable().value("turn", -1).toInt());
}

bool layBestPlay(GameTable& session)
{
    const Position& position = session.game()->position();
    auto plays = allPlays(position);
    if (plays.empty())
        return false;
    const Play play = std::ranges::max(plays, {}, &FoundPlay::score).toPlay();
    for (const Placement& placement : play.placements) {
        const QString symbol(QLatin1Char(position.variant().tiles.alphabet.symbolOf(placement.tile)));
        const int slot = static_cast<int>(session.view()->rack().indexOf(symbol));
        if (!session.view()->lay(slot, position.board.indexOf(placement.square)))
            return false;
    }
    return true;
}

void playBestPlay(GameTable& session)
{
    session.view()->takeBackAll();
    if (layBestPlay(session))
        session.view()->play();
    else
        session.view()->pass();
}

QStringList builtInVariants()
{
    return QDir(STOREYS_DATA_DIR "/variants").entryList({"*.json"}).replaceInStrings(".json", "");
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
