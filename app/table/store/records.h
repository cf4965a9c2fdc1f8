#pragma once

#include "record/write_game.h"
#include "table/flow/turn_flow.h"
#include "table/store/game_shelf.h"
#include "table/view/table_view.h"

#include <QByteArray>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace storeys {

// How a game becomes a picture of its board (PNG) or a page to print (HTML), which takes fonts and windows.
struct GamePrinters
{
    std::function<QByteArray(const Game&)> picture;
    std::function<QByteArray(const Game&)> page;
};

// The games in files: after each change of the LiveGame its record, after each move of tiles a note of the table; games
// that are opened again, and what is exported. Nothing is kept of practice and of games that are only looked at.
class Records : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has them.")
    Q_PROPERTY(storeys::GameShelf* shelf READ shelf CONSTANT)
    Q_PROPERTY(QString lookOnlyReason READ lookOnlyReason NOTIFY changed)

public:
    // The view whose tiles are noted.
    Records(DataPlace data, LiveGame& live, TurnFlow& flow, TableView& view, DiskThread& disk);
    ~Records() override;

    [[nodiscard]] GameShelf* shelf() { return &m_shelf; }
    // Why the game can't be gone on with, or "".
    [[nodiscard]] QString lookOnlyReason() const;
    // Of the words of the game; "" without one.
    [[nodiscard]] QString lexiconName() const;
    // The game so far as a record file has it. Only in a game.
    [[nodiscard]] QByteArray recordText() const;
    // What a record of the game says beside its turns.
    [[nodiscard]] RecordDetails details() const;

    // ---- these say why not, or ""
    // Goes on with the game of a record file, a path or a URL.
    Q_INVOKABLE QString open(const QString& file);
    // Writes the game in the window as a record to a file.
    Q_INVOKABLE QString exportTo(const QString& file);
    // The same of a picture of its board (PNG) and of a page to print (HTML), by the printers.
    Q_INVOKABLE QString exportPicture(const QString& file);
    Q_INVOKABLE QString exportPage(const QString& file);
    // A name for a file of the game.
    Q_INVOKABLE QString exportName(const QString& ending = ".gcg") const;

    // ---- for the table
    // From now on every turn is saved there; before it is called nothing is.
    void keepIn(const StorePlaces& places);
    // Before anything but records is exported.
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
    // Why the game can't be exported, or "".
    [[nodiscard]] QString exportProblem() const;

    DataPlace m_data;
    LiveGame& m_live;
    TurnFlow& m_flow;
    TableView& m_view;
    GamePrinters m_printers;
    GameShelf m_shelf;
    QTimer m_noteSoon;
    bool m_isTaken = false;   // the game that comes is on the shelf already
    QByteArray m_lookedAt;    // the record of a game that is looked at
    QString m_missingLexicon; // that it names; "" for none
    int m_from = -1;          // the turn of another game that this one goes on from; -1 for none
};

} // namespace storeys
