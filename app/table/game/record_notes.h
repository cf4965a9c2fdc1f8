#pragma once

#include "game/game.h"
#include "record/read_as_written.h"

#include <QString>

#include <string>
#include <vector>

namespace storeys {

// What the record of a game says beside its turns, and what is doubtful in it; by the number of turns taken before. A
// value. Sentences are in the language of the interface.
class RecordNotes
{
public:
    RecordNotes() = default;
    // The notes of a record, of which the turns are the first.
    RecordNotes(const GameRecord& record, const std::vector<Turn>& turns);
    // The same with the doubts of one that was read as written.
    RecordNotes(const GameRecord& record, const WrittenGame& written);

    // ---- after that many turns: of the last of them; 0: of what stands before the first
    // The notes, one a line; "" for none.
    [[nodiscard]] QString note(std::size_t turns) const;
    // What a judge would refuse, one sentence a line; "" for nothing.
    [[nodiscard]] QString doubt(std::size_t turns) const;
    [[nodiscard]] bool isDoubted(std::size_t turns) const;

    // ---- of the whole record
    // How many turns are doubtful, what is doubtful before the first, and up to where the game is shown; "" if nothing
    // is wrong.
    [[nodiscard]] QString summary() const;
    [[nodiscard]] std::vector<std::vector<std::string>> notes() const;
    // Turns after that many were taken back, with what was said of them.
    void forgetAfter(std::size_t turns);

private:
    struct Entry
    {
        std::vector<std::string> notes;
        std::vector<RecordError> doubts;
    };

    std::vector<Entry> m_entries; // before the first turn, then turn by turn; may have fewer
    std::optional<RecordError> m_until;
};

} // namespace storeys
