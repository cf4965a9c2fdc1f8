// How GameSession keeps its game between runs: what it writes after every turn, and how it goes on with it.

#include "table/session/game_session.h"

#include "record/write_game.h"
#include "table/files/chosen_file.h"
#include "table/files/safe_file.h"
#include "table/settings/settings.h"
#include "table/store/opened_record.h"

#include <QFileInfo>
#include <QUrl>

namespace storeys {

void GameSession::keepGamesIn(const StorePlaces& places)
{
    m_shelf.keepIn(places);
    m_variantFolder = places.records + "/variants";
    emit variantsChanged();
    const QString solo = places.records + "/solo-results.json";
    const QString statistics = places.records + "/statistics.json";
    m_soloResults = SoloResults(solo);
    say(m_soloResults.read());
    m_statistics.keepIn(statistics);
    emit soloResultsChanged();
    // Many tiles can move at once (all taken back, the rack sorted): they are noted once.
    m_noteSoon.setSingleShot(true);
    m_noteSoon.setInterval(0);
    connect(&m_noteSoon, &QTimer::timeout, this, &GameSession::saveTable);
    connect(&m_tiles, &OwnTiles::rackChanged, &m_noteSoon, qOverload<>(&QTimer::start));
    connect(draft(), &DraftPlay::changed, &m_noteSoon, qOverload<>(&QTimer::start));
    connect(m_live.clock(), &ClockView::worthNoting, this, &GameSession::saveTable);
}

QByteArray GameSession::recordText() const
{
    if (isLookOnly())
        return m_lookedAt;
    GameRecord record = recordOf(*game(), recordDetails());
    record.format = formatOf(record);
    return QByteArray::fromStdString(gcgText(record));
}

// The record first: a note of the table that is older than its record lays nothing.
void GameSession::saveGame()
{
    if (!m_shelf.keeps() || isLookOnly() || isPractice())
        return;
    m_shelf.save(recordText(), static_cast<int>(game()->turns().size()), isOver());
    saveTable();
}

void GameSession::saveTable()
{
    m_noteSoon.stop();
    if (!inGame() || !m_shelf.keeps() || isLookOnly() || isPractice())
        return;
    TableNote note = TableNote::of(*game(), m_tiles.racks(), m_tiles.draft(), m_live.clock()->text());
    note.from = m_from;
    m_shelf.saveTable(note);
}

QString GameSession::open(const QString& name)
{
    const QString file = name.startsWith("file:") ? QUrl(name).toLocalFile() : name;
    saveTable(); // it may be the game in the window
    std::optional<GameStore::Claim> claim;
    if (const QString id = m_shelf.idOf(file); !id.isEmpty()) {
        auto claimed = m_shelf.claim(id);
        if (!claimed)
            return claimed.error();
        claim = *std::move(claimed);
    }
    auto opened = claim ? openRecord(file, claim->record, m_data) : openRecord(file, m_data);
    if (!opened)
        return opened.error(); // the game in the window stays there, and stays kept
    if (claim)
        m_shelf.take(*std::move(claim));
    else
        m_shelf.leave();
    m_lookedAt = opened->text;
    m_missingLexicon = QString::fromStdString(opened->missingLexicon);
    begin({std::move(opened->game), std::move(opened->kinds), opened->clock, {}, BegunGame::Origin::Resumed});
    return {};
}

QString GameSession::lookOnlyReason() const
{
    if (!isLookOnly())
        return {};
    return m_missingLexicon.isEmpty()
               ? tr("You can view this game but not continue it: the record does not say which tiles are in the "
                    "bag.")
               : tr("You can view this game but not continue it: its word list “%1” is not installed. Its words are "
                    "not checked.")
                     .arg(m_missingLexicon);
}

QString GameSession::exportTo(const QString& file)
{
    const QString problem = exportProblem();
    return problem.isEmpty() ? writeChosen(file, recordText()) : problem;
}

QString GameSession::exportPicture(const QString& file)
{
    const QString problem = exportProblem();
    return problem.isEmpty() ? writeChosen(file, m_printers.picture(*game())) : problem;
}

QString GameSession::exportPage(const QString& file)
{
    const QString problem = exportProblem();
    return problem.isEmpty() ? writeChosen(file, m_printers.page(*game())) : problem;
}

QString GameSession::exportProblem() const
{
    if (isPractice())
        return tr("Practice games have no record.");
    return inGame() ? QString() : tr("No game has started yet.");
}

QString GameSession::exportStatistics(const QString& file)
{
    return writeChosen(file, m_statistics.csv());
}

QString GameSession::exportName(const QString& ending) const
{
    return gameFileName(inGame() ? game()->setup().players : std::vector<std::string>(), QDate::currentDate(), ending);
}

void GameSession::restoreTable()
{
    const auto table = m_shelf.table();
    if (!table)
        return;
    m_from = table->note.from;
    if (table->exact)
        m_live.clock()->goOnFrom(table->note.clock);
    const bool personMoves = !isOver() && !isLookOnly() && m_live.isPerson(position().turn);
    table->note.restore(*game(), table->exact && personMoves, m_tiles.racks(), m_tiles.draft());
}

} // namespace storeys
