#include "table/store/records.h"

#include "table/files/safe_file.h"
#include "table/text/error_text.h"
#include "table/text/player_name.h"

namespace storeys {

Records::Records(DataPlace data, LiveGame& live, TurnFlow& flow, TableView& view, JobThread& disk)
    : m_data(data), m_live(live), m_flow(flow), m_view(view), m_shelf(std::move(data), disk)
{
    connect(&live, &LiveGame::leaving, this, &Records::leave);
    connect(&live, &LiveGame::started, this, &Records::begin);
    for (const auto change : {&LiveGame::turnTaken, &LiveGame::withdrawn, &LiveGame::challengeFailed, &LiveGame::redone,
                              &LiveGame::forfeited})
        connect(&live, change, this, &Records::save);
    connect(&live, &LiveGame::undone, this, &Records::save);
    for (const auto change : {&LiveGame::hintNoted, &LiveGame::ended})
        connect(&live, change, this, &Records::save);
    connect(&live, &LiveGame::changed, this, &Records::changed);
}

Records::~Records()
{
    saveTable();
    m_shelf.flush(); // while all receivers of its signals still exist
}

void Records::keepIn(const StorePlaces& places)
{
    m_shelf.keepIn(places);
    // Many tiles can move at once (all taken back, the rack sorted); they are saved once.
    m_noteSoon.setSingleShot(true);
    m_noteSoon.setInterval(0);
    connect(&m_noteSoon, &QTimer::timeout, this, &Records::saveTable);
    connect(&m_view.tiles(), &OwnTiles::rackChanged, &m_noteSoon, qOverload<>(&QTimer::start));
    connect(m_view.draft(), &DraftPlay::changed, &m_noteSoon, qOverload<>(&QTimer::start));
    connect(m_live.clock(), &ClockView::worthNoting, this, &Records::saveTable);
}

// ---- saving

bool Records::isKept() const
{
    return m_live.isThere() && m_shelf.keeps() && !m_live.isLookOnly() && !m_live.isPractice()
           && !(m_live.isAway() && m_live.place().isEmpty());
}

// Saves the state of the table when its game is left, unless the GameShelf already keeps the next game.
void Records::leave()
{
    if (m_isTaken)
        return;
    saveTable();
    m_shelf.leave();
}

void Records::begin()
{
    m_from = m_live.origin() == BegunGame::Origin::Branched ? m_live.turnCount() : -1;
    m_isOwnVariant = !m_data.isBuiltIn(m_live.position().variant());
    if (m_live.isResumed())
        return restoreTable();
    m_said = {};
    m_said.format = 1;
    save();
}

QByteArray Records::recordText() const
{
    if (m_live.isLookOnly())
        return m_lookedAt;
    return QByteArray::fromStdString(gcgText(recordOf(*m_live.game(), details())));
}

RecordDetails Records::details() const
{
    RecordDetails details = m_said;
    details.clock = m_live.clock()->text();
    for (const SeatKind& kind : m_live.kinds())
        details.kinds.push_back(kind.isHere() ? "human" : kind.away ? "away" : kind.level.toStdString());
    details.ownVariant = m_isOwnVariant;
    details.notes = m_live.notes().notes();
    return details;
}

// The record goes first: a note that belongs to another record lays no tiles.
void Records::save()
{
    if (!isKept())
        return;
    m_shelf.save(recordText(), m_live.turnCount(), m_live.isOver());
    saveTable();
}

void Records::saveTable()
{
    m_noteSoon.stop();
    if (!isKept())
        return;
    OwnTiles& tiles = m_view.tiles();
    TableNote note = TableNote::of(*m_live.game(), tiles.racks(), tiles.draft(), m_live.clock()->text());
    note.from = m_from;
    note.away = m_live.place();
    m_shelf.saveTable(note);
}

void Records::restoreTable()
{
    const auto table = m_shelf.table();
    if (!table)
        return;
    m_from = table->note.from;
    if (table->exact)
        m_live.clock()->goOnFrom(table->note.clock);
    const bool personMoves = m_live.mover() >= 0 && m_live.isHere(m_live.mover());
    m_view.arrange([&](OwnTiles& tiles) {
        table->note.restore(*m_live.game(), table->exact && personMoves, tiles.racks(), tiles.draft());
    });
}

// ---- opening

QString Records::open(const QString& name)
{
    return openFile(fileOfUrl(name), std::nullopt);
}

QString Records::openLocked()
{
    return openFile(std::exchange(m_lockedFile, {}), std::exchange(m_lock, std::nullopt));
}

// The game in the window stays there and stays saved until the other game is read and judged.
QString Records::openFile(const QString& file, const std::optional<ForeignLock>& agreed)
{
    m_refusal.clear();
    m_refused.reset();
    m_lock.reset();
    saveTable(); // the file may be that of the game in the window
    std::optional<GameFiles::Claim> claim;
    if (const QString id = m_shelf.idOf(file); !id.isEmpty()) {
        auto claimed = m_shelf.claim(id, agreed);
        if (!claimed) {
            m_lock = claimed.error().lock;
            m_lockedFile = file;
            emit changed();
            return claimed.error().why;
        }
        claim = *std::move(claimed);
    }
    const auto record = claim ? claim->record : m_shelf.read(file);
    if (!record)
        return refuse(record.error(), record.error());
    auto opened = openRecord(file, *record, m_data);
    if (!opened)
        return refuse(opened.error(), openRecord(file, *record, m_data, Reading::AsWritten));
    opened->isOurs = claim || m_shelf.isFinished(file);
    take(*std::move(opened), std::move(claim));
    return {};
}

QString Records::openText(const QString& text)
{
    const QByteArray record = recordOfText(text);
    if (text.trimmed().isEmpty())
        return tr("There is no text on the clipboard.");
    if (record.size() > largestFile)
        return tr("The text on the clipboard is too large for a game record.");
    if (isPositionText(text))
        return tr("There is a position on the clipboard. Only game records can be pasted here.");
    const QString name = tr("Clipboard", "in the place of the name of a file");
    auto opened = openRecord(name, record, m_data);
    if (!opened)
        return refuse(opened.error(), openRecord(name, record, m_data, Reading::AsWritten));
    take(*std::move(opened));
    return {};
}

void Records::take(OpenedRecord opened, std::optional<GameFiles::Claim> claim)
{
    m_isTaken = claim.has_value();
    if (claim)
        m_shelf.take(*std::move(claim));
    show(std::move(opened));
    m_isTaken = false;
}

QString Records::refuse(const QString& why, Result<OpenedRecord, QString> asWritten)
{
    m_refusal = asWritten ? why : QString();
    m_refused.reset();
    if (asWritten)
        m_refused = *std::move(asWritten);
    emit changed();
    return why;
}

void Records::openAsWritten()
{
    if (m_refused)
        show(*std::exchange(m_refused, std::nullopt));
}

OpenedRecord Records::opened() const
{
    return {*m_live.game(), recordText(),           m_live.kinds(),   m_live.notes(),
            m_said,         m_live.clock()->text(), m_lookOnlyReason, m_live.isOurs()};
}

void Records::show(OpenedRecord opened)
{
    m_refusal.clear();
    m_lookedAt = opened.text;
    m_said = std::move(opened.said);
    m_lookOnlyReason = std::move(opened.lookOnlyReason);
    const auto table = m_isTaken && opened.game.isFollowed() ? m_shelf.table() : std::nullopt;
    const QJsonObject place = table ? table->note.away : QJsonObject();
    Referee* const referee = place.isEmpty() || !m_goOn ? nullptr : m_goOn(place, opened);
    m_flow.begin({.game = std::move(opened.game),
                  .kinds = std::move(opened.kinds),
                  .clock = opened.clock,
                  .origin = BegunGame::Origin::Resumed,
                  .notes = std::move(opened.notes),
                  .isOurs = opened.isOurs,
                  .isAway = referee != nullptr,
                  .place = referee ? place : QJsonObject()},
                 {}, referee);
}

QString Records::lookOnlyReason() const
{
    return m_live.isLookOnly() ? m_lookOnlyReason.text() : QString();
}

QString Records::wordListNote() const
{
    if (!m_live.isThere())
        return {};
    const Lexicon& lexicon = *m_live.position().book->lexicon;
    const auto unused = unusedLines(lexicon.name, lexicon.lines);
    return unused ? errorText(*unused) : QString();
}

// ---- exporting

QString Records::exportTo(const QString& file, const QString& what)
{
    if (const QString problem = exportProblem(); !problem.isEmpty())
        return problem;
    return writeChosen(file, what == "picture"                         ? m_printers.picture(*m_live.game())
                             : what == "page"                          ? m_printers.page(*m_live.game())
                             : what == "seat" && !seatTask().isEmpty() ? seatText()
                                                                       : recordText());
}

QString Records::seatTask() const
{
    const int seat = m_live.mover() < 0 || m_live.isPractice() ? -1 : m_live.screen()->seat();
    if (seat < 0 || m_live.seats() == 1 || !m_live.isHere(seat))
        return {};
    return sentenceOf(nameOf(*m_live.game(), seat), tr("Save as you see it…"), tr("Save as %1 sees it…"));
}

QByteArray Records::seatText() const
{
    return QByteArray::fromStdString(seatRecordOf(*m_live.game(), details(), onlySeat(m_live.screen()->seat())).text());
}

QString Records::exportProblem() const
{
    if (m_live.isPractice())
        return tr("Practice games have no record.");
    return m_live.isThere() ? QString() : tr("No game has started yet.");
}

QString Records::exportName(const QString& ending) const
{
    const QStringList players = m_live.isThere() ? namesOf(*m_live.game()) : QStringList();
    return gameFileName(players, QDate::currentDate(), ending);
}

} // namespace storeys
