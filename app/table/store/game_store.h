#pragma once

#include "base/result.h"
#include "table/files/store_places.h"
#include "table/store/saved_game.h"
#include "table/store/table_note.h"
#include "table/text/telling.h"

#include <QLockFile>

#include <functional>
#include <memory>
#include <optional>

namespace storeys {

// The player's games on disk: every unfinished one as a record games/ID.gcg with a note ID.table of how the table was
// left, every finished one as history/ID.gcg. Of the unfinished ones at most one is held, by a lock that other windows
// see and that ends with the program however it ends; only the held game is written. A file is replaced in one step or
// not at all. Owned by the Keeper, whose job has it while it writes; nobody else may touch it then, so that
// it needs no locks of its own. Problems are one translated sentence that names the file.
class GameStore
{
    using Lock = std::unique_ptr<QLockFile>;

public:
    explicit GameStore(StorePlaces places);

    // ---- the game that is held
    [[nodiscard]] bool holds() const { return !m_id.isEmpty(); }
    [[nodiscard]] QString heldId() const { return m_id; }
    // Holds a game that is not on disk yet. Games in which no turn was taken are deleted, except in other windows.
    void hold();
    // A game that is there: its record, and the lock so that no other window can change it while it is judged.
    struct Claim
    {
        QString id;
        QByteArray record;
        Lock lock; // null for the game that is held already
    };
    // An error if it is gone, can't be read or is open elsewhere. What is held stays held, whatever becomes of the
    // claim.
    [[nodiscard]] Result<Claim, QString> claim(const QString& id) const;
    void hold(Claim claim);
    // Writes the record of a game with that number of turns; a finished game goes to the history. Nothing is done where
    // nothing has changed.
    [[nodiscard]] std::optional<Telling> save(const QByteArray& record, int turns, bool over);
    // The same of the note of its table, by TableNote::text(); a finished game has none.
    [[nodiscard]] std::optional<Telling> saveTable(const QByteArray& note);
    // How the table of the held game was left, and whether that was with the record as it is now.
    struct Table
    {
        TableNote note;
        bool exact = false;
    };
    [[nodiscard]] std::optional<Table> table() const;
    // Holds no game any more; one that nothing was played in is not kept. What could not be saved is tried once more.
    void letGo();

    // ---- all games, latest first
    // A game that had just come to its end when the program was killed goes to the history now.
    [[nodiscard]] std::vector<SavedGame> unfinished(const DataPlace& data);
    [[nodiscard]] std::vector<SavedGame> finished(const DataPlace& data) { return m_finished.read(data); }
    // What was read for the lists: the language is another one.
    void forgetRead();
    // Deletes one for good, not one that is open in another window.
    [[nodiscard]] std::optional<Telling> remove(const QString& id);
    [[nodiscard]] QString recordFile(const QString& id) const { return m_places.records + "/games/" + id + ".gcg"; }
    [[nodiscard]] QString historyFile(const QString& id) const { return m_places.records + "/history/" + id + ".gcg"; }
    [[nodiscard]] QString tableFile(const QString& id) const { return m_places.state + "/tables/" + id + ".table"; }

    // Called before each file is written, on the thread that writes it: a test's slow disk.
    void setBeforeWriting(std::function<void()> call) { m_beforeWriting = std::move(call); }

private:
    // Writes the file whole, see replaceFile().
    [[nodiscard]] std::optional<Telling> put(const QString& file, const QByteArray& bytes) const;
    [[nodiscard]] std::optional<TableNote> noteOf(const QString& id) const;
    [[nodiscard]] Lock lockOf(const QString& id) const;
    [[nodiscard]] bool isElsewhere(const QString& id) const;
    void takeOver(const QString& id, Lock lock);
    bool fileAway(const QString& id) const;
    void tidy();
    void removeUnplayed();
    void removeLeftovers(const QString& id) const;

    StorePlaces m_places;
    SavedGames m_unfinished;
    SavedGames m_finished;
    std::function<void()> m_beforeWriting;
    QString m_id;         // of the game that is held; "" for none
    Lock m_lock;          // its lock; not locked where the folder can't be written to
    QByteArray m_saved;   // its record as it is on disk
    QByteArray m_record;  // its record as it should be
    QByteArray m_note;    // the note of its table as it is on disk; "" for none
    bool m_over = false;  // as it is on disk
    bool m_empty = false; // nothing was played
};

} // namespace storeys
