#pragma once

#include "base/error.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace storeys {

using TableId = std::string;   // 16 letters of a-z2-7
using Revision = std::int64_t; // counts the puts of a table; 0: never put

// Keeps the states of tables. Each is one value that is only replaced if nobody else has replaced it, so that two dealers
// of one table can't both go on with it. Answers come later, in the thread that asks, and in the order of the questions
// about a table.
class TableStore
{
public:
    enum class Failure {
        Taken, // another revision is stored
        Down,  // nobody knows whether it is stored
    };
    struct Found
    {
        std::string state; // empty: closed
        Revision revision = 0;
    };
    // How long a table lives after its last put if nobody plays at it.
    static constexpr std::chrono::days kept{14};

    using Got = std::function<void(Result<Found, Failure>)>;
    using Put = std::function<void(Result<Revision, Failure>)>;

    virtual ~TableStore() = default;
    virtual void get(const TableId& table, Got got) = 0;
    // Replaces the revision that is known; 0 for a new table. `isPlayed`: kept until it is put otherwise.
    virtual void put(const TableId& table, std::string state, Revision known, bool isPlayed, Put put) = 0;
};

} // namespace storeys
