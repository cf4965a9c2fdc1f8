#pragma once

#include "base/error.h"
#include "table/files/file_name.h"
#include "table/store/game_lock.h"
#include "table/store/saved_game.h"
#include "table/store/table_note.h"
#include "table/text/notices.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>

namespace storeys {

// The player's games on disk, by id. An unfinished game is a record games/ID.gcg with a note tables/ID.table on the
// state of its table; a finished game is a record history/ID.gcg. Writes only games whose locks this object holds;
// other windows see the locks, see game_lock.h. Files are replaced in one step or not at all. Owned by the GameShelf.
// While the shelf's job writes, only that job may use this object, which therefore needs no mutex. A problem is a
// translated sentence that names the file; an empty text means success.
class GameFiles
{
    using Lock = std::unique_ptr<QLockFile>;

public:
    explicit GameFiles(StorePlaces places);

    // ---- the games held here
    // An id that no game has yet.
    [[nodiscard]] static QString newId();
    // A saved game with its lock, which keeps other windows from changing it while its record is judged.
    struct Claim
    {
        QString id;
        QByteArray record;
        Lock lock; // null if the game is already held
    };
    struct Refusal
    {
        QString why;
        std::optional<ForeignLock> lock{}; // if it is the only reason; it may be removed if the person agrees
    };
    // Claims a saved game. Fails if it is gone, can't be read, is open in another window or is locked by another
    // computer; `agreed` is a lock that the person agreed to remove. Nothing is held yet.
    [[nodiscard]] Result<Claim, Refusal> claim(const QString& id, const std::optional<ForeignLock>& agreed) const;
    // Holds the claimed game, which moves to the front of the lists.
    void hold(Claim claim);
    // Releases all games but these.
    void holdOnly(const std::set<QString>& ids);
    // Writes the record unless it is on disk already. A game that is not held is new: it is held from now on, and saved
    // games without turns are deleted unless they are open somewhere. A finished game moves to the history; if its end
    // is taken back, it moves back from there.
    [[nodiscard]] LateText save(const QString& id, const QByteArray& record, bool over);
    // Writes the note of the table, from TableNote::text(). A finished game has none.
    [[nodiscard]] LateText saveTable(const QString& id, const QByteArray& note);
    // Deletes a held game in which no turn was taken.
    void drop(const QString& id);

    // ---- all games, latest first
    // From now on, the games of that table (TableNote::away) are neither listed nor claimed: another window keeps them.
    void hideTable(const QString& table) { m_hidden = table; }
    // The unfinished games. First moves finished ones to the history: a program may have been killed before it did so.
    [[nodiscard]] QList<SavedGame> unfinished(const DataPlace& data);
    [[nodiscard]] QList<SavedGame> finished(const DataPlace& data) { return m_finished.read(data); }
    // Forgets the cached lists. Call it when the language changes, as they contain translated texts.
    void forgetRead();
    // Deletes a game for good, unless this or another window has it open or another computer has locked it; for
    // `agreed` see claim().
    [[nodiscard]] LateText remove(const QString& id, const std::optional<ForeignLock>& agreed);
    [[nodiscard]] std::optional<TableNote> noteOf(const QString& id) const;
    [[nodiscard]] QString recordFile(const QString& id) const { return m_places.records + "/games/" + id + ".gcg"; }
    [[nodiscard]] QString historyFile(const QString& id) const { return m_places.records + "/history/" + id + ".gcg"; }
    [[nodiscard]] QString tableFile(const QString& id) const { return m_places.state + "/tables/" + id + ".table"; }

    // For tests: `call` runs before each file is written, on the writing thread, to simulate a slow disk.
    void setBeforeWriting(std::function<void()> call) { m_beforeWriting = std::move(call); }

private:
    // Writes the whole file, see replaceFile(), unless it has that content.
    [[nodiscard]] LateText put(const QString& file, const QByteArray& bytes, Readers readers = Readers::Usual) const;
    [[nodiscard]] Lock lockOf(const QString& id) const;
    [[nodiscard]] bool isHeld(const QString& id) const { return m_locks.contains(id); }
    [[nodiscard]] bool isFinished(const QString& id) const;
    [[nodiscard]] bool isElsewhere(const QString& id) const;
    // Takes the lock of a game. Returns why that is impossible, or nothing.
    [[nodiscard]] static std::optional<Refusal> takeLock(QLockFile& lock, const QString& file,
                                                         const std::optional<ForeignLock>& agreed);
    bool fileAway(const QString& id) const;
    void tidy();
    void removeUnplayed();
    void removeLeftovers(const QString& id) const;

    StorePlaces m_places;
    [[nodiscard]] bool isHidden(const QString& id) const;
    SavedGames m_unfinished;
    QString m_hidden; // a table; "" for none
    SavedGames m_finished;
    std::function<void()> m_beforeWriting;
    std::map<QString, Lock> m_locks; // of the held games, by id; not locked while the folder can't be written to
};

} // namespace storeys
