#include "said_games.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <unistd.h>

namespace storeys {

namespace {

// The first n event lines of a record, with the cards and choices under them, hashed; none if there are fewer.
std::optional<QByteArray> hashOfEvents(const QByteArray& record, int n)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    bool isIn = false;
    for (const QByteArray& line : record.split('\n')) {
        if (line.startsWith('>'))
            isIn = n > 0 && n--;
        if (isIn && (line.startsWith('>') || line.startsWith("#card") || line.startsWith("#choice")))
            hash.addData(line + '\n');
    }
    return n > 0 ? std::nullopt : std::optional(hash.result().toHex());
}

// A choice for a card stands under the line of its play.
int eventLinesOf(const Game& game)
{
    return static_cast<int>(std::ranges::count_if(game.turns(), [](const Turn& turn) { return !turn.isChoice(); }));
}

QByteArray hashOfTable(GameTable& gameTable)
{
    QStringList parts = gameTable.view()->rack() + gameTable.view()->stacks();
    for (const ReserveHeap& heap : gameTable.view()->reserve())
        parts += heap.symbol + QString::number(heap.count);
    const Board& board = gameTable.live()->position().board;
    for (const Square square : gameTable.view()->draft()->lifted())
        parts += QString("off%1").arg(board.indexOf(square));
    for (const Claim& claim : gameTable.view()->draft()->claims()) {
        parts += "claim";
        for (const Square square : claim)
            parts += QString::number(board.indexOf(square));
    }
    if (waitsForChoice(gameTable))
        parts += gameTable.cards()->card().title;
    return QCryptographicHash::hash(parts.join('/').toUtf8(), QCryptographicHash::Sha256).toHex();
}

} // namespace

void say(const QByteArrayList& words)
{
    const QByteArray line = words.join(' ') + '\n';
    if (::write(STDOUT_FILENO, line.constData(), line.size()) != line.size())
        std::_Exit(1);
}

void sayGames(GameTable& gameTable)
{
    GameShelf* shelf = gameTable.records()->shelf();
    QObject::connect(shelf, &GameShelf::wanted, shelf, [&gameTable](int version) {
        const Game& game = *gameTable.game();
        say({"wanted", QByteArray::number(version), QByteArray::number(game.setup().seed),
             QByteArray::number(static_cast<int>(game.turns().size())),
             *hashOfEvents(gameTable.records()->recordText(), eventLinesOf(game)), hashOfTable(gameTable)});
    });
    QObject::connect(shelf, &GameShelf::kept, shelf, [](int version) { say({"kept", QByteArray::number(version)}); });
}

bool waitsForChoice(GameTable& gameTable)
{
    return gameTable.cards()->isOwn() && gameTable.cards()->mostTiles() + gameTable.cards()->mostSquares() > 0;
}

StorePlaces placesIn(const QString& folder)
{
    return {folder + "/records", folder + "/state"};
}

void letAnHourPass(const QString& folder)
{
    QDirIterator all(folder, {".storeys-*.new"}, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext())
        if (QFile file(all.next()); file.open(QIODevice::ReadWrite))
            (void)file.setFileTime(QDateTime::currentDateTime().addSecs(-3601), QFileDevice::FileModificationTime);
}

QString leftoverIn(const StorePlaces& places)
{
    for (const QString& place : {places.records, places.state}) {
        QDirIterator all(place, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QFileInfo file(all.next());
            const bool isRecord = file.suffix() == "gcg";
            const bool isNote =
                file.suffix() == "table" && QFileInfo::exists(places.records + "/games/" + file.baseName() + ".gcg");
            const QString name = file.fileName().remove(".lock");
            const bool isTable = QStringList{"statistics.json", "solo-results.json", "progress.json"}.contains(name);
            const bool isReview = file.suffix() == "json" && file.dir().dirName() == "reviews";
            if (!isRecord && !isNote && !isTable && !isReview)
                return "left over: " + file.filePath();
        }
    }
    return {};
}

void SaidGames::hear(const QByteArray& lines)
{
    for (const QByteArray& line : lines.left(lines.lastIndexOf('\n') + 1).split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        const int version = words.value(1).toInt();
        if (words[0] == "wanted") {
            m_seeds[version] = words[2].toULongLong();
            m_said[m_seeds[version]].wanted.push_back({version, words[3].toInt(), words[4], words[5]});
        } else if (words[0] == "kept") {
            keep(m_said[m_seeds[version]], version);
        }
    }
}

// What was wanted before is there no more.
void SaidGames::keep(Said& said, int version)
{
    const auto kept = std::ranges::find(said.wanted, version, &Wanted::version);
    m_turns += std::max(0, kept->turns - (said.isKept ? said.wanted.front().turns : 0));
    said.wanted.erase(said.wanted.begin(), kept);
    said.isKept = true;
}

void SaidGames::keepAll()
{
    for (auto& [seed, said] : m_said)
        if (!said.wanted.empty())
            keep(said, said.wanted.back().version);
}

SaidGames::Found SaidGames::check(GameTable& gameTable)
{
    Said& said = m_said[gameTable.game()->setup().seed];
    const int turns = static_cast<int>(gameTable.game()->turns().size());
    const int lines = eventLinesOf(*gameTable.game());
    const Wanted found{0, turns, hashOfEvents(gameTable.records()->recordText(), lines).value_or(QByteArray()),
                       hashOfTable(gameTable)};
    const auto isRecord = [&](const Wanted& wanted) { return wanted.turns == turns && wanted.events == found.events; };
    const int laid = gameTable.view()->draft()->count();
    if (std::ranges::none_of(said.wanted, isRecord))
        return {QString("there are %1 turns, which were not wanted since others were kept").arg(turns), laid};
    const bool isAsLeft = std::ranges::any_of(
        said.wanted, [&](const Wanted& wanted) { return isRecord(wanted) && wanted.table == found.table; });
    const bool isJustWritten = !said.isKept || !isRecord(said.wanted.front());
    if (!gameTable.live()->isOver() && !isAsLeft && (laid > 0 || !isJustWritten))
        return {QString("after turn %1 the table is not as it was left; %2 tiles are laid")
                    .arg(QString::number(turns), QString::number(laid)),
                laid};
    said = {{found}, true};
    return {{}, laid, isAsLeft};
}

QString SaidGames::missing(const QSet<quint64>& seeds) const
{
    for (const auto& [seed, said] : m_said)
        if (said.isKept && said.wanted.front().turns > 0 && !seeds.contains(seed))
            return QString("the game %1 is gone").arg(seed);
    return {};
}

} // namespace storeys
