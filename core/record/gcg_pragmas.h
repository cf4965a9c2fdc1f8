#pragma once

#include "record/gcg_record.h"
#include "rules/house_rules.h"

#include <array>

namespace storeys {

// A line "#NAME VALUE", the value on one line and without white space at its ends.
struct Pragma
{
    std::string name;
    std::string value;
};
[[nodiscard]] Pragma pragmaOf(std::string_view line);

// Takes pragmas into a record, one after another as they stand in the text. Owned by the reader; what comes back is
// what is wrong with the line. Pragmas that nobody here knows are skipped. See gcg_reader.h for what may stand where.
class GcgPragmas
{
public:
    explicit GcgPragmas(GameRecord& record) : m_record(record) {}

    [[nodiscard]] Problem read(const Pragma& pragma, int line);

private:
    // Of a pragma that ends with the number of a player.
    using NumberedReader = Problem (GcgPragmas::*)(int line, int number, const std::string& value);

    [[nodiscard]] static NumberedReader numberedReader(std::string_view name);
    Problem readPlayer(int line, int number, const std::string& value);
    Problem readKind(int line, int number, const std::string& value);
    Problem readRack(int line, int number, const std::string& value);
    [[nodiscard]] int playerCount() const { return static_cast<int>(m_record.players.size()); }

    GameRecord& m_record;
    std::array<std::string, mostSeats> m_kinds; // may stand before the players
};

} // namespace storeys
