#include "playing.h"

#include "moves/generator.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace storeys {

void start(GameSession& session, const QString& players, quint64 seed)
{
    GameStart game;
    game.seats = GameStart::seatsFromText(players);
    game.seed = seed;
    if (const QString problem = session.start(game); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
}

bool layBestPlay(GameSession& session)
{
    const Position& position = session.game()->position();
    auto plays = allPlays(position);
    if (plays.empty())
        return false;
    const Play play = std::ranges::max(plays, {}, &FoundPlay::score).toPlay();
    for (const Placement& placement : play.placements) {
        const QString symbol(QLatin1Char(position.variant().tiles.alphabet.symbolOf(placement.tile)));
        const int slot = static_cast<int>(session.rack().indexOf(symbol));
        if (!session.lay(slot, position.board.indexOf(placement.square)))
            return false;
    }
    return true;
}

void playBestPlay(GameSession& session)
{
    session.takeBackAll();
    if (layBestPlay(session))
        session.play();
    else
        session.pass();
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
