#pragma once

#include "base/error.h"
#include "table/files/file_name.h"
#include "table/store/saved_game.h"
#include "table/store/table_note.h"
#include "table/text/notices.h"

#include <QLockFile>

#include <functional>
#include <memory>
#include <optional>

namespace storeys {

// The player's games on disk. An unfinished game is a record games/ID.gcg with a note tables/ID.table of how its table
// was left; a finished game is a record history/ID.gcg. One unfinished game at most is held, by a lock that other
// windows see and that ends with the program however it ends; only the held game is written. A file is replaced in one
// step or not at all. Owned by the GameShelf. While its job writes, only that job may use the store, which therefore
// needs no mutex. Problems are one
// translated sentence that names the file; an empty one says that all is well.
class GameStore
{
    using Lock = std::unique_ptr<QLockFile>;

public:
    explicit GameStore(StorePlaces places);

    // ---- the game that is held
    [[nodiscard]] bool holds() const { return !m_id.isEmpty(); }
    [[nodiscard]] QString heldId() const { return m_id; }
    // Holds a new game that is not on disk yet. Deletes games without turns, unless another window has them open.
    void hold();
    // A saved game with its lock, which keeps other windows from changing it while its record is judged.
    struct Claim
    {
        QString id;
        QByteArray record;
        Lock lock; // null for the game that is held already
    };
    // An error if the game is gone, can't be read or is open in another window. The game that is held stays held, even
    // if the claim is dropped.
    [[nodiscard]] Result<Claim, QString> claim(const QString& id) const;
    void hold(Claim claim);
    // Writes the record of a game with that number of turns. A finished game goes to the history; one that goes on
    // again comes back from there. Writes nothing if nothing has changed.
    [[nodiscard]] LateText save(const QByteArray& record, int turns, bool over);
    // The same for the note of the table, from TableNote::text(). A finished game has none.
    [[nodiscard]] LateText saveTable(const QByteArray& note);
    // How the table of the held game was left. `exact`: the note belongs to the record as it is now.
    struct Table
    {
        TableNote note;
        bool exact = false;
    };
    [[nodiscard]] std::optional<Table> table() const;
    // Stops holding the game. Deletes it if no turn was taken; else tries once more to write what could not be saved.
    void letGo();

    // ---- all games, latest first
    // A finished game that is still here, because the program was killed just then, goes to the history now.
    [[nodiscard]] std::vector<SavedGame> unfinished(const DataPlace& data);
    [[nodiscard]] std::vector<SavedGame> finished(const DataPlace& data) { return m_finished.read(data); }
    // Forgets the games that were read for the lists, as their texts are in another language.
    void forgetRead();
    // Deletes a game for good, unless a window has it open, this one included.
    [[nodiscard]] LateText remove(const QString& id);
    [[nodiscard]] QString recordFile(const QString& id) const { return m_places.records + "/games/" + id + ".gcg"; }
    [[nodiscard]] QString historyFile(const QString& id) const { return m_places.records + "/history/" + id + ".gcg"; }
    [[nodiscard]] QString tableFile(const QString& id) const { return m_places.state + "/tables/" + id + ".table"; }

    // For tests: called before each file is written, on the thread that writes it, to play a slow disk.
    void setBeforeWriting(std::function<void()> call) { m_beforeWriting = std::move(call); }

private:
    // Writes the file whole, see replaceFile().
    [[nodiscard]] LateText put(const QString& file, const QByteArray& bytes) const;
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
    Lock m_lock;          // its lock; not locked if the folder can't be written to
    QByteArray m_saved;   // its record as it is on disk
    QByteArray m_record;  // its record as it should be on disk
    QByteArray m_note;    // the note of its table as it is on disk; "" for none
    bool m_over = false;  // whether it is finished on disk
    bool m_empty = false; // no turn was taken
};

} // namespace storeys
