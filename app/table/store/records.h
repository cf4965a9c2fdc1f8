#pragma once

#include "record/write_game.h"
#include "table/files/file_name.h"
#include "table/flow/turn_flow.h"
#include "table/qml.h"
#include "table/store/game_shelf.h"
#include "table/store/opened_record.h"
#include "table/view/table_view.h"

#include <QByteArray>
#include <QTimer>

#include <functional>

namespace storeys {

// Functions that create a picture of a game's board (PNG) or a printable page (HTML). The program supplies them,
// because they need fonts and windows.
struct GamePrinters
{
    std::function<QByteArray(const Game&)> picture;
    std::function<QByteArray(const Game&)> page;
};

// Saves the game: its record after each change of the LiveGame, and a note of the table after each move of tiles. Also
// opens saved games and exports. Does not save a practice, or a game that is for viewing only. Owned by the GameTable.
class Records : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    // `view` supplies the racks and the laid tiles that notes contain.
    Records(DataPlace data, LiveGame& live, TurnFlow& flow, TableView& view, JobThread& disk);
    ~Records() override;

    // Why the game is for viewing only; "" if it can be continued.
    PROPERTY(QString, lookOnlyReason, changed);
    // The language of a record that is shown and what is doubtful in it, see RecordNotes::summary().
    PROPERTY(QString, doubts, changed) { return m_live.notes().summary(); }
    // Why open() or openText() has just refused a record that can be shown as written; else "".
    PROPERTY(QString, refusal, changed) { return m_refusal; }
    // Why open() has just refused a saved game that another computer has locked, see ForeignLock; else "".
    PROPERTY(QString, locked, changed) { return m_lock ? m_lock->text() : QString(); }
    // A sentence if some lines of the game's word list are not used; "" if all are.
    PROPERTY(QString, wordListNote, changed);
    // The game so far, as the text of a record file. Needs a game.
    [[nodiscard]] QByteArray recordText() const;
    // What a record of the game contains besides its turns. Needs a game.
    [[nodiscard]] RecordDetails details() const;

    // ---- these return why they failed, or ""
    // Continues the game in a record file, given as a path or a URL.
    Q_INVOKABLE QString open(const QString& file);
    // Continues the game in the text of a record, from the clipboard.
    Q_INVOKABLE QString openText(const QString& text);
    // The path of a file that is named by its path or its URL, as dropped files are.
    Q_INVOKABLE static QString pathOf(const QString& file) { return fileOfUrl(file); }
    // Shows the refused record (see refusal()) exactly as it is written, for viewing only.
    Q_INVOKABLE void openAsWritten();
    // Removes the lock that locked() names and opens the game. If the lock has changed since, only updates locked().
    Q_INVOKABLE QString openLocked();
    // The task of saving the game, which goes on, as the player whose rack is shown sees it: "Save as Ann sees it…"; ""
    // if there is no such player.
    PROPERTY(QString, seatTask, changed);
    // Writes the game in the window to a file. `what`: its "record", the record of the "seat" that seatTask() names, a
    // "picture" of its board (PNG) or a "page" to print (HTML).
    Q_INVOKABLE QString exportTo(const QString& file, const QString& what = "record");
    // Why the game can't be exported or copied; "" if it can.
    Q_INVOKABLE QString exportProblem() const;

    // ---- for the clipboard; these need a game
    // See positionText().
    Q_INVOKABLE QString copiedPosition() const { return positionText(m_view); }
    Q_INVOKABLE QString copiedRecord() const { return textOfRecord(recordText()); }
    // The file name to suggest for an export, see gameFileName().
    Q_INVOKABLE QString exportName(const QString& ending = ".gcg") const;

    // ---- for the table
    // The game on the table, for a later bringBack(). Needs a finished game, or one for viewing only.
    [[nodiscard]] OpenedRecord opened() const;
    void bringBack(OpenedRecord opened) { show(std::move(opened)); }
    // Saves every turn in these places from now on; nothing is saved before.
    void keepIn(const StorePlaces& places);
    // Who takes the turns of a saved game that is dealt elsewhere, by what its note says of it (TableNote::away); null if it
    // can only be looked at.
    using GoOn = std::function<Referee*(const QJsonObject& place, const OpenedRecord& game)>;
    void setGoOn(GoOn goOn) { m_goOn = std::move(goOn); }
    // Needed before a picture or a page is exported.
    void setPrinters(GamePrinters printers) { m_printers = std::move(printers); }

signals:
    void changed();

private:
    [[nodiscard]] bool isKept() const;
    [[nodiscard]] QByteArray seatText() const;
    void begin();
    void leave();
    void save();
    void saveTable();
    void restoreTable();
    // Puts an opened record on the table in place of the game there. `claim` is given if the record is a saved game.
    void take(OpenedRecord opened, std::optional<GameFiles::Claim> claim = std::nullopt);
    void show(OpenedRecord opened);
    // Continues the game in that file; `agreed` is a lock that the person agreed to remove.
    [[nodiscard]] QString openFile(const QString& file, const std::optional<ForeignLock>& agreed);
    // Remembers the refused record if it can be shown as written. Returns `why`.
    [[nodiscard]] QString refuse(const QString& why, Result<OpenedRecord, QString> asWritten);

    DataPlace m_data;
    LiveGame& m_live;
    TurnFlow& m_flow;
    TableView& m_view;
    GamePrinters m_printers;
    GoOn m_goOn;
    PART(GameShelf, shelf);
    QTimer m_noteSoon;
    bool m_isOwnVariant = false;           // the variant is not built in; checked once per game, as that reads a file
    bool m_isTaken = false;                // the game that is about to begin is already on the shelf
    QByteArray m_lookedAt;                 // the record of a game that is for viewing only
    QString m_refusal;                     // see refusal()
    std::optional<OpenedRecord> m_refused; // the refused record, as written
    std::optional<ForeignLock> m_lock;     // see locked()
    QString m_lockedFile;
    LateText m_lookOnlyReason;
    RecordDetails m_said; // details of the game's record that no turn changes
    int m_from = -1;      // the turn at which this game branched off another game; -1 if it did not
};

} // namespace storeys
