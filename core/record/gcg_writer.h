#pragma once

#include "record/gcg_record.h"

namespace storeys {

// The record as a GCG text, UTF-8, which reads back as the same record (line numbers aside). Our own pragmas
// stand where other programs skip them.
[[nodiscard]] std::string gcgText(const GameRecord& record);

} // namespace storeys
