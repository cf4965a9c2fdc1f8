#pragma once

#include "record/write_game.h"
#include "table/flow/turn_flow.h"
#include "table/qml.h"
#include "table/store/game_shelf.h"
#include "table/store/opened_record.h"
#include "table/view/table_view.h"

#include <QByteArray>
#include <QTimer>

#include <functional>

namespace storeys {

// Make a picture of a game's board (PNG) or a page to print (HTML). The program sets them, as they need fonts and
// windows.
struct GamePrinters
{
    std::function<QByteArray(const Game&)> picture;
    std::function<QByteArray(const Game&)> page;
};

// Saves the game: its record after each change of the LiveGame, and a note of the table after each move of tiles. Opens
// saved games again, and exports. A practice, or a game that is only looked at, is not saved. Owned by the GameTable.
class Records : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(QString lookOnlyReason READ lookOnlyReason NOTIFY changed)
    Q_PROPERTY(QString wordListNote READ wordListNote NOTIFY changed)
    Q_PROPERTY(QString doubts READ doubts NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)

public:
    // `view` has the tiles for the notes.
    Records(DataPlace data, LiveGame& live, TurnFlow& flow, TableView& view, JobThread& disk);
    ~Records() override;

    // Why the game can only be looked at; "" if it can go on.
    [[nodiscard]] QString lookOnlyReason() const;
    // The name of the game's dictionary; "" without a game.
    [[nodiscard]] QString lexiconName() const;
    // What is doubtful in the record of the game, see RecordNotes::summary().
    [[nodiscard]] QString doubts() const { return m_live.notes().summary(); }
    // Why open() or openText() has just refused a record that can be shown as written; else "".
    [[nodiscard]] QString refusal() const { return m_refusal; }
    // That lines of the game's word list are not used; "" if all are.
    [[nodiscard]] QString wordListNote() const;
    // The game so far, as the text of a record file. Needs a game.
    [[nodiscard]] QByteArray recordText() const;
    // What a record of the game holds besides its turns. Needs a game.
    [[nodiscard]] RecordDetails details() const;

    // ---- these say why not, or ""
    // Goes on with the game in a record file, given as a path or a URL.
    Q_INVOKABLE QString open(const QString& file);
    // The same with a record from the clipboard.
    Q_INVOKABLE QString openText(const QString& text);
    // Shows the record that refusal() is about as it is written, to be looked at.
    Q_INVOKABLE void openAsWritten();
    // Writes the "record" of the game in the window, or what the printers make: a "picture" of its board (PNG) or a
    // "page" to print (HTML).
    Q_INVOKABLE QString exportTo(const QString& file, const QString& what = "record");
    // Why the game can't be exported or copied.
    Q_INVOKABLE QString exportProblem() const;

    // ---- for the clipboard; these need a game
    // See positionText().
    Q_INVOKABLE QString copiedPosition() const { return positionText(m_view); }
    Q_INVOKABLE QString copiedRecord() const { return textOfRecord(recordText()); }
    // A file name for the game.
    Q_INVOKABLE QString exportName(const QString& ending = ".gcg") const;

    // ---- for the table
    // From now on every turn is saved there; nothing is before.
    void keepIn(const StorePlaces& places);
    // Needed before a picture or a page is exported.
    void setPrinters(GamePrinters printers) { m_printers = std::move(printers); }

signals:
    void changed();

private:
    [[nodiscard]] bool isKept() const;
    void follow();
    void begin();
    void leave();
    void save();
    void saveTable();
    void restoreTable();
    // Brings an opened record to the table, in the place of the game there; its claim if it is a saved game.
    void take(OpenedRecord opened, std::optional<GameStore::Claim> claim = std::nullopt);
    void show(OpenedRecord opened);
    // Keeps the record that is refused, as far as it can be shown as written. Returns `why`.
    [[nodiscard]] QString refuse(const QString& why, Result<OpenedRecord, QString> asWritten);

    DataPlace m_data;
    LiveGame& m_live;
    TurnFlow& m_flow;
    TableView& m_view;
    GamePrinters m_printers;
    PART(GameShelf, shelf);
    QTimer m_noteSoon;
    bool m_isOwnVariant = false;           // found once for a game, as it reads a file
    bool m_isTaken = false;                // the game that is about to begin is on the shelf already
    QByteArray m_lookedAt;                 // the record of a game that is only looked at
    bool m_isOwnAsWritten = false;         // that record names its variant, and is not what its rules allow
    QString m_refusal;                     // see refusal()
    std::optional<OpenedRecord> m_refused; // the record that it is about, as written
    QString m_missingLexicon;              // the word list that it names, if it is not installed; else ""
    RecordDetails m_said;                  // what the record of a resumed game said that no turn changes
    int m_from = -1;                       // the turn at which this game left another one; -1 if it did not
};

} // namespace storeys
