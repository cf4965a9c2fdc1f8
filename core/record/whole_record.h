#pragma once

#include <optional>
#include <string>

namespace storeys {

class Game;
struct RecordDetails;

// The text of the record of a game that is over, with the seed and all racks. Only wholeRecordOf() (record/write_game.h)
// makes one, so none can be made of a running game.
class WholeRecord
{
public:
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    friend std::optional<WholeRecord> wholeRecordOf(const Game& game, const RecordDetails& details);
    explicit WholeRecord(std::string text) : m_text(std::move(text)) {}

    std::string m_text;
};

} // namespace storeys
