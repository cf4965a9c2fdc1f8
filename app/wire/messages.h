#pragma once

#include "record/seat_record.h"
#include "record/whole_record.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// What travels between a table's dealer and the windows of those who sit at it: values, each of which is one JSON object
// on the wire (wire/json_text.h, with the ranges of all members). Seats and turns count from 0, times are milliseconds.
namespace storeys::wire {

// The versions of this protocol that we speak.
inline constexpr int oldestVersion = 1;
inline constexpr int newestVersion = 1;

// Why a message is refused.
enum class Refusal {
    Version, // the other end speaks no version of ours
    Form,    // unreadable
    Large,
    Fast, // too many messages in a short time
    Key,
    Name,
    Table, // there is no such table
    Full,
    Busy,  // too much is waiting; try again
    Down,  // the store doesn't answer; try again
    Old,   // a newer program must deal this table
    Stale, // the sender saw another number of turns
    Turn,  // it is another seat's turn
    Wait,  // not in this phase
    Rule,  // the action breaks a rule of the game
    Over,
    Taken, // the seat has a newer line
    Closed,
    Removed,
};

// ---- both ways

struct Ping
{
    std::int64_t time = 0; // by the clock of the sender
    bool operator==(const Ping&) const = default;
};
// Answers a Ping with its time.
struct Pong
{
    std::int64_t time = 0;
    bool operator==(const Pong&) const = default;
};

// ---- to the dealer

struct Hello
{
    int oldest = oldestVersion;
    int newest = newestVersion;
    std::string program{};
    bool operator==(const Hello&) const = default;
};

// Takes free seats, one for each name, or comes back to those of the key.
struct Join
{
    std::string table{};
    std::string key{};
    std::vector<std::string> names{};
    int have = 0; // the number of the last news received; 0: none
    bool operator==(const Join&) const = default;
};

// Opens a table.
struct Open
{
    std::string head{}; // a record without events; #player-kindN is "away" for seats of people elsewhere
    int window = 10;    // seconds to challenge a play, 5 to 60
    bool operator==(const Open&) const = default;
};

struct Close
{
    bool operator==(const Close&) const = default;
};

// ---- to the dealer: what a seat wants to do

struct Act
{
    std::string action{}; // as actionText()
    bool operator==(const Act&) const = default;
};
struct Choose
{
    std::string choice{}; // as choiceText(), for a card
    bool operator==(const Choose&) const = default;
};
struct Challenge
{
    int turn = 0; // index of the challenged play
    bool operator==(const Challenge&) const = default;
};
// The seat doesn't challenge that play.
struct Accept
{
    int turn = 0;
    bool operator==(const Accept&) const = default;
};
// Notes that the seat was given a hint.
struct Hint
{
    bool operator==(const Hint&) const = default;
};
struct Resign
{
    bool operator==(const Resign&) const = default;
};

struct Wish
{
    std::string id{}; // chosen by the sender: the same wish sent twice is done once
    int seat = 0;
    int turns = 0; // the number of turns that the sender saw
    std::variant<Act, Choose, Challenge, Accept, Hint, Resign> what{};
    bool operator==(const Wish&) const = default;
};

using ToDealer = std::variant<Hello, Join, Open, Close, Wish, Ping, Pong>;

// ---- from the dealer

struct Welcome
{
    int version = newestVersion;
    std::string program{};
    bool operator==(const Welcome&) const = default;
};

struct SeatAt
{
    std::string name{};
    std::string level{}; // of a computer; empty for a person
    bool away = false;   // for a person elsewhere than the owner
    bool free = false;
    bool operator==(const SeatAt&) const = default;
};

struct Table
{
    std::string table{};
    std::string key{};  // brings the receiver back to these seats
    std::string head{}; // as SeatRecord::head()
    std::string seal{}; // SHA-256 of seed and salt, in hexadecimal; empty before there is a seed
    std::vector<SeatAt> seats{};
    std::vector<int> you{}; // the receiver's seats
    int window = 10;
    bool operator==(const Table&) const = default;
};

enum class Phase {
    Gathering, // seats are free
    Seat,      // a person is asked
    Thinking,  // a computer is asked
    Window,    // a play can be challenged
    Over,
};

// The state of a table as some seats see it, without the game itself.
struct TableState
{
    int n = 0; // number of the news, from 1; a later state has a higher one
    int turns = 0;
    Phase phase = Phase::Gathering;
    int mover = -1;                     // -1: nobody
    std::optional<std::int64_t> left{}; // of the phase
    std::vector<std::int64_t> clock{};  // left, by seat; negative where a seat is late; empty without a clock
    bool runs = false;                  // whether the mover's clock does
    std::vector<int> may{};             // seats that may challenge
    std::vector<int> there{};           // seats whose line is up
    std::string done{};                 // id of the receiver's last wish that was answered
    bool operator==(const TableState&) const = default;
};

// Can only be made from a SeatRecord, so nothing else of a running game can leave the dealer. Its head goes with Table.
struct News
{
    TableState state{};
    SeatRecord record;
};

// The last news, when the game is over.
struct Ended
{
    TableState state{};
    WholeRecord record;
    std::string salt{}; // in hexadecimal
};

// News or Ended as a window receives it.
struct HeardNews
{
    TableState state{};
    std::string body{};   // as SeatRecord::body(); empty at the end
    std::string record{}; // as WholeRecord::text(); empty before the end
    std::string salt{};
    bool operator==(const HeardNews&) const = default;
};

struct Answer
{
    std::string id{}; // of the wish
    std::optional<Refusal> error{};
    std::string rule{}; // code of the rule that the action breaks
    bool operator==(const Answer&) const = default;
};

// The dealer ends the line.
struct Bye
{
    std::optional<Refusal> error{};
    int wait = 0; // seconds before the next try
    bool operator==(const Bye&) const = default;
};

using FromDealer = std::variant<Welcome, Table, News, Ended, Answer, Ping, Pong, Bye>;
using HeardFromDealer = std::variant<Welcome, Table, HeardNews, Answer, Ping, Pong, Bye>;

} // namespace storeys::wire
