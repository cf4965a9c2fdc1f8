#pragma once

#include "game/game.h"
#include "record/read_game.h"

#include <QString>

#include <string>
#include <vector>

namespace storeys {

// The notes in a record and the doubts about it, which say what looks wrong there, in the language of the interface.
// Both are indexed by the number of turns taken before them. A value type.
class RecordNotes
{
public:
    RecordNotes() = default;
    // The notes of a record. `turns` are the turns rebuilt from the record, possibly fewer than it has.
    RecordNotes(const GameRecord& record, const std::vector<Turn>& turns);
    // The notes and doubts of a record that readAsWritten() has followed.
    RecordNotes(const GameRecord& record, const FollowedGame& written);
    // Makes summary() name the language of the words, if the interface has another one, and say if they are missing.
    void setWords(const RuleBook& book);

    // ---- `turns`: the number of turns before the notes; 0 for the notes at the start of the record
    // The notes, one per line; "" for none.
    [[nodiscard]] QString note(std::size_t turns) const;
    // What replay() would reject, one sentence per line; "" if nothing.
    [[nodiscard]] QString doubt(std::size_t turns) const;
    [[nodiscard]] bool isDoubted(std::size_t turns) const;

    // ---- for the whole record
    // The language, see setWords(), the doubts before the first turn, the number of doubtful turns, and how far the game
    // is shown; "" if there is nothing to say.
    [[nodiscard]] QString summary() const;
    [[nodiscard]] std::vector<std::vector<std::string>> notes() const;
    // Removes the notes and doubts on the turns after the first `turns`.
    void forgetAfter(std::size_t turns);

private:
    struct Entry
    {
        std::vector<std::string> notes;
        std::vector<RecordError> doubts;
    };

    std::string m_language; // of the words; "" for a game that can be continued, as its player has chosen the language
    bool m_isWordless = false;
    std::vector<Entry> m_entries; // index: number of turns taken; missing entries are empty
    std::optional<RecordError> m_until;
};

} // namespace storeys
