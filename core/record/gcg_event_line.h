#pragma once

#include "record/gcg_record.h"

#include <string_view>

namespace storeys {

// What an event line says, without its line number and seat.
struct EventLine
{
    std::string_view nick; // in the text that was read
    RecordEvent event;
    Problem problem;           // why the line is no event
    bool isWithdrawal = false; // also where there is a problem
};

// Reads ">nick: RACK MOVE SCORE TOTAL", given without the '>'.
[[nodiscard]] EventLine readEventLine(std::string_view line);

// Digits only, up to nine of them, so that an int holds the number; none for anything else.
[[nodiscard]] std::optional<int> readDigits(std::string_view text);

} // namespace storeys
