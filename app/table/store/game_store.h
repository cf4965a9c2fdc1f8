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

// The player's games on disk. An unfinished game is a record games/ID.gcg with a note tables/ID.table on the state of
// its table; a finished game is a record history/ID.gcg. The store holds at most one unfinished game, with a lock that
// other windows see and that never outlives the program; it writes only the held game. Files are replaced in one step
// or not at all. Owned by the GameShelf. While the shelf's job writes, only that job may use the store, which therefore
// needs no mutex. A problem is a translated sentence that names the file; an empty text means success.
class GameStore
{
    using Lock = std::unique_ptr<QLockFile>;

public:
    explicit GameStore(StorePlaces places);

    // ---- the held game
    [[nodiscard]] bool holds() const { return !m_id.isEmpty(); }
    [[nodiscard]] QString heldId() const { return m_id; }
    // Holds a new game that is not on disk yet. Deletes saved games without turns, unless another window has them open.
    void hold();
    // A saved game with its lock, which keeps other windows from changing it while its record is judged.
    struct Claim
    {
        QString id;
        QByteArray record;
        Lock lock; // null if the game is already held
    };
    // Claims a saved game. An error if it is gone, can't be read or is open in another window. The held game stays
    // held, even if the claim is dropped.
    [[nodiscard]] Result<Claim, QString> claim(const QString& id) const;
    void hold(Claim claim);
    // Writes the record of the held game, which has `turns` turns, if anything has changed. A finished game moves to
    // the history; if its end is taken back, it moves back from there.
    [[nodiscard]] LateText save(const QByteArray& record, int turns, bool over);
    // Writes the note of the table, from TableNote::text(). A finished game has none.
    [[nodiscard]] LateText saveTable(const QByteArray& note);
    // The state of the held game's table. `exact`: the note belongs to the current record.
    struct Table
    {
        TableNote note;
        bool exact = false;
    };
    [[nodiscard]] std::optional<Table> table() const;
    // Releases the held game. Deletes it if no turn was taken; otherwise retries a save that failed.
    void letGo();

    // ---- all games, latest first
    // The unfinished games. First moves finished ones to the history: a program may have been killed before it did so.
    [[nodiscard]] QList<SavedGame> unfinished(const DataPlace& data);
    [[nodiscard]] QList<SavedGame> finished(const DataPlace& data) { return m_finished.read(data); }
    // Forgets the cached lists. Call it when the language changes, as they contain translated texts.
    void forgetRead();
    // Deletes a game for good, unless this or another window has it open.
    [[nodiscard]] LateText remove(const QString& id);
    [[nodiscard]] QString recordFile(const QString& id) const { return m_places.records + "/games/" + id + ".gcg"; }
    [[nodiscard]] QString historyFile(const QString& id) const { return m_places.records + "/history/" + id + ".gcg"; }
    [[nodiscard]] QString tableFile(const QString& id) const { return m_places.state + "/tables/" + id + ".table"; }

    // For tests: `call` runs before each file is written, on the writing thread, to simulate a slow disk.
    void setBeforeWriting(std::function<void()> call) { m_beforeWriting = std::move(call); }

private:
    // Writes the whole file, see replaceFile().
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
    QString m_id;         // id of the held game; "" for none
    Lock m_lock;          // lock of the held game; not locked if the folder can't be written to
    QByteArray m_saved;   // the held game's record as it is on disk
    QByteArray m_record;  // the held game's record as it should be on disk
    QByteArray m_note;    // the note of the held game's table as it is on disk; "" for none
    bool m_over = false;  // whether the held game is finished on disk
    bool m_empty = false; // no turn was taken in the held game
};

} // namespace storeys
