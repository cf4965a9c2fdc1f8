#pragma once

#include "table/files/latest_write.h"
#include "table/qml.h"
#include "table/store/game_files.h"

#include <functional>
#include <map>
#include <optional>

namespace storeys {

// Lists and saves the games kept between runs, and reports what went wrong. Nothing is kept before keepIn(). save() and
// saveTable() take a record or a note and return at once; the disk thread writes them, the record first, see
// LatestWrite. A game that can't be saved is never dropped: once it has left the window, it keeps its lock, is listed
// and can be opened as it should be on disk, and each save tries to write it again. While the disk thread writes, only
// it may use the GameFiles; functions that need them wait until it ends. Owned by Records; lives on the main thread.
class GameShelf : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(QList<storeys::SavedGame> unfinished READ unfinished NOTIFY listed)
    Q_PROPERTY(QList<storeys::SavedGame> finished READ finished NOTIFY listed)

public:
    GameShelf(DataPlace data, JobThread& disk);

    // ---- for QML
    // Latest game first.
    [[nodiscard]] QList<SavedGame> unfinished() { return lists().unfinished; }
    [[nodiscard]] QList<SavedGame> finished() { return lists().finished; }
    // The records in the files that the person chose, the latest choice first. Remembered until the program ends.
    PROPERTY(QList<storeys::SavedGame>, chosen, listed);
    // Adds these files to the chosen ones, before those chosen earlier.
    Q_INVOKABLE void choose(const QStringList& files);
    // How many games could not be saved and why, in a sentence; "" if all are saved.
    PROPERTY(QString, problem, problemChanged);
    // Whether the last attempt to save some game failed.
    FLAG(unsaved, isUnsaved, problemChanged) { return unsavedGames() > 0; }
    // Whether the last attempt to save the game in the window failed.
    FLAG(heldUnsaved, isHeldUnsaved, problemChanged);
    // Retries failed saves and waits until all games are on disk (true) or some can't be saved (false).
    Q_INVOKABLE bool flush() { return !m_latest || m_latest->flush(); }
    // Drops all three lists of games; they are read again when next needed.
    Q_INVOKABLE void refresh();
    // Deletes a game for good, also one that the list says another computer has locked. Returns why this failed, or "".
    Q_INVOKABLE QString remove(const QString& id);

    // ---- for Records
    void keepIn(const StorePlaces& places);
    [[nodiscard]] bool keeps() const { return m_latest.has_value(); }
    // The id of the saved game if the file is one of our unfinished games; else "".
    [[nodiscard]] QString idOf(const QString& file);
    // Whether the file is one of the finished games kept here.
    [[nodiscard]] bool isFinished(const QString& file);
    // The bytes of a record file; of a finished game of ours that could not be saved, those that should be there.
    [[nodiscard]] Result<QByteArray, QString> read(const QString& file);
    // Claims a saved game to continue it, see GameFiles::claim(). Judge the claim's record before take(), which lets
    // the game in the window go.
    [[nodiscard]] Result<GameFiles::Claim, GameFiles::Refusal> claim(const QString& id,
                                                                     const std::optional<ForeignLock>& agreed);
    void take(GameFiles::Claim claim);
    // The note of a game's table. `exact`: it belongs to the game's current record.
    struct Table
    {
        TableNote note;
        bool exact = false;
    };
    // The note of the table in the window, if its game is a saved one.
    [[nodiscard]] std::optional<Table> table();
    // The file of the game in the window; "" if it is not saved.
    [[nodiscard]] QString heldFile();
    // See GameFiles::hideTable().
    void hideTable(const QString& table)
    {
        if (keeps())
            files()->hideTable(table);
    }
    // Call it when the game leaves the window; the next save() then begins another saved game. Deletes the game if no
    // turn was taken in it.
    void leave() { hold({}); }
    // Saves the record of a game with `turns` turns; saveTable() saves the note of its table, or nothing if the game
    // has no record yet. kept() reports when they are on disk. If writing failed, problem() says why, and the next
    // change of any game retries.
    void save(QByteArray record, int turns, bool over);
    void saveTable(TableNote note);
    // Retranslates all texts, after the language has changed.
    void retell();
    // For tests, see GameFiles::setBeforeWriting().
    void setBeforeWriting(std::function<void()> call) { files()->setBeforeWriting(std::move(call)); }

signals:
    void listed();
    void problemChanged();
    // A change is about to be written. Its number is one higher than that of the change before.
    void wanted(int version);
    // All changes up to and including that number are on disk.
    void kept(int version);

private:
    struct Lists
    {
        QList<SavedGame> unfinished;
        QList<SavedGame> finished;
    };
    // What is not on disk of a game.
    struct Unsaved
    {
        std::optional<QByteArray> record{};
        bool over = false;
        std::optional<QByteArray> note{};
        bool isUnplayed = false; // the game is to be deleted
        LateText problem{};      // why the last attempt failed; empty before it
    };
    struct Changes
    {
        std::map<QString, Unsaved> games{}; // by id
        std::optional<QString> held{};      // id of the game in the window, "" for none; nullopt: unchanged
        int wanted = 0;                     // number of the last change
        int kept = 0;                       // all changes up to that number are on disk

        void add(Changes newer);
        [[nodiscard]] bool isEmpty() const { return games.empty(); }
    };
    // Waits until nothing is being written, then returns the files. Only if keeps().
    [[nodiscard]] GameFiles* files();
    [[nodiscard]] bool isPlaceOf(const QString& file, QString (GameFiles::*place)(const QString& id) const);
    // The lists, read on first use: there may be many games, and the window should appear first.
    [[nodiscard]] const Lists& lists();
    // What is not on disk of that game; null if all of it is.
    [[nodiscard]] const Unsaved* left(const QString& id) const;
    // The lock of another computer that the list shows at that game.
    [[nodiscard]] std::optional<ForeignLock> listedLock(const QString& id) const;
    [[nodiscard]] int unsavedGames() const;
    // Lets the game in the window go and holds that one, which has a lock, or none for "".
    void hold(const QString& id);
    void change(Unsaved change);
    void finish();
    // Runs on the disk thread.
    [[nodiscard]] static LateText write(GameFiles& files, Changes& left);
    [[nodiscard]] static LateText write(GameFiles& files, const QString& id, Unsaved& game);

    DataPlace m_data;
    JobThread& m_disk;
    std::optional<GameFiles> m_files;
    QString m_id;              // id of the game in the window; "" if it is not saved
    QString m_fingerprint;     // fingerprint of its latest record; "" for none
    bool m_isUnplayed = false; // no turn was taken in it
    int m_version = 0;
    int m_kept = 0;    // what kept() has reported
    QString m_problem; // problem() when it was last reported
    std::optional<Lists> m_lists;
    QStringList m_chosenFiles;
    mutable SavedGames m_chosenGames;
    mutable std::optional<QList<SavedGame>> m_chosen; // read on first use, like m_lists
    std::optional<LatestWrite<Changes>> m_latest;     // the last member, as it uses the files until it ends
};

} // namespace storeys
