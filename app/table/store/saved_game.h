#pragma once

#include "record_book.h"
#include "table/qml.h"
#include "table/store/game_lock.h"
#include "table/view/board_shape.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

#include <map>
#include <optional>
#include <vector>

namespace storeys {

// A saved game as lists show it, read quickly from its record, without checking the plays. A record of another program is
// followed as written. Unusable records are listed too, with the reason.
struct SavedGame
{
    Q_GADGET
    QML_VALUE_TYPE(savedGame)
    Q_PROPERTY(QString when READ whenText)
    Q_PROPERTY(QString who READ who)
    Q_PROPERTY(QString points READ points)
    Q_PROPERTY(QString locked READ locked)

public:
    struct Player
    {
        QString name;
        int points = 0;
    };

    FIELD(QString, id); // name of the file, without its ending
    FIELD(QString, file);
    QDateTime when;                  // time of the last change or opening
    FIELD(QString, problem);         // why the game can't be opened, with file and line; "" if nothing is known to be
                                     // wrong
    FIELD(bool, elsewhere) = false;  // the game is open in another window
    std::optional<ForeignLock> lock; // that of another computer, which the person can remove
    FIELD(bool, open) = false;       // the game is open in this window
    FIELD(int, from) = -1;           // the turn at which the game branched off another one; -1 if it did not

    // Nothing below is set if the record can't be read.
    QString variant;
    FIELD(QString, variantName);
    std::vector<Player> players;
    FIELD(int, turns) = 0;
    FIELD(storeys::BoardShape, shape);
    FIELD(QList<QString>, stacks); // stacks by square number, bottom first
    FIELD(QList<QString>, faces);  // what the top tile of each stack shows; "" for none
    bool counted = true;           // plays bring points; false in a race
    FIELD(bool, over) = false;
    FIELD(int, doubts) = 0; // turns and other lines that are doubtful in a record of another program

    [[nodiscard]] static SavedGame read(const QString& file, RecordData& data);
    // The same for a record that the file should have, or for the reason why it can't be read.
    [[nodiscard]] static SavedGame of(const QString& file, const Result<QByteArray, QString>& record, RecordData& data);
    // `when` as a text, in the format of the language.
    [[nodiscard]] QString whenText() const { return QLocale().toString(when, QLocale::ShortFormat); }
    [[nodiscard]] QString who() const;    // players: "Ann · Bo"
    [[nodiscard]] QString points() const; // totals: "96 : 104"; "" in a race
    // Which other computer locked the game and when; "" if none did.
    [[nodiscard]] QString locked() const { return lock ? lock->text() : QString(); }
};

// The games in one folder, or in files that a person chose. A file read without a problem is not read again while its
// time and size stay the same, so that a long list opens quickly the second time. Owned by the GameFiles, and by the
// GameShelf for chosen files.
class SavedGames
{
public:
    explicit SavedGames(QString folder = {}) : m_folder(std::move(folder)) {}

    // The games in the folder, latest first.
    [[nodiscard]] QList<SavedGame> read(const DataPlace& data);
    // The games in these files, in the given order.
    [[nodiscard]] QList<SavedGame> read(const QFileInfoList& files, const DataPlace& data);
    // Makes the next read() read all files again. Call it when the language changes, as games contain translated texts.
    void forget() { m_read.clear(); }

private:
    struct Read
    {
        QDateTime when;
        qint64 size = 0;
        SavedGame game;
    };

    QString m_folder;
    std::map<QString, Read> m_read; // cached results by file
};

} // namespace storeys
