#pragma once

#include "base/error.h"
#include "wire/messages.h"

#include <cstddef>
#include <string>
#include <string_view>

// Messages as text: one JSON object in UTF-8, whose member "k" names the kind of message. The tables in json_text.cpp
// have all members with their ranges; later versions of the protocol add lines there.
namespace storeys::wire {

// The largest messages, in bytes.
inline constexpr std::size_t mostToDealer = std::size_t{8} * 1024; // but an Open
inline constexpr std::size_t mostOfOpen = std::size_t{80} * 1024;
inline constexpr std::size_t mostFromDealer = std::size_t{256} * 1024;
// The deepest nesting of lists and objects, the message included.
inline constexpr int mostDepth = 4;

[[nodiscard]] std::string wireText(const ToDealer& message);
[[nodiscard]] std::string wireText(const FromDealer& message);
// Nothing else becomes a message, not even by a conversion: no game, position or text.
template<class Other>
std::string wireText(const Other&) = delete;

// Reads any bytes. Members that we don't know are skipped. Refused as
// - Large: a longer message than the other end may send,
// - Version: a Hello or Welcome whose versions are none of ours, whatever else it has,
// - Form: anything else that is no message of ours: not JSON in UTF-8, nested too deeply, a member twice, an unknown kind,
//   a member that is missing, of the wrong type or out of range.
[[nodiscard]] Result<ToDealer, Refusal> readToDealer(std::string_view text);
[[nodiscard]] Result<HeardFromDealer, Refusal> readFromDealer(std::string_view text);

} // namespace storeys::wire
