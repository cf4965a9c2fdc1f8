#include "wire/json_text.h"

#include "base/files.h"
#include "base/find.h"
#include "base/text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <span>
#include <tuple>

namespace storeys::wire {

namespace {

using Json = nlohmann::json;

// ---- values: each form reads one from JSON, none if it is out of range, and writes it

constexpr std::int64_t mostTurns = 1'000'000;
constexpr std::int64_t mostTime = std::int64_t{1} << 53; // the whole numbers that every reader of JSON has
constexpr std::int64_t mostLeft = 1'000'000'000'000;     // 30 years
constexpr std::int64_t mostSeat = 7;
constexpr std::size_t mostInList = 8;

template<class T>
struct Number
{
    using Value = T;
    std::int64_t least;
    std::int64_t most;

    [[nodiscard]] std::optional<T> read(const Json& json) const
    {
        // A number above those of int64_t is unsigned.
        if (!json.is_number_integer() || (json.is_number_unsigned() && json.get<std::uint64_t>() > INT64_MAX))
            return std::nullopt;
        const auto number = json.get<std::int64_t>();
        return number >= least && number <= most ? std::optional(static_cast<T>(number)) : std::nullopt;
    }
    [[nodiscard]] Json write(T value) const { return value; }
};

struct Flag
{
    using Value = bool;
    [[nodiscard]] std::optional<bool> read(const Json& json) const
    {
        return json.is_boolean() ? std::optional(json.get<bool>()) : std::nullopt;
    }
    [[nodiscard]] Json write(bool value) const { return value; }
};

bool isText(char)
{
    return true;
}
bool isOfLine(char c)
{
    return static_cast<unsigned char>(c) >= 0x20 && c != 0x7f;
}
bool isOfWord(char c)
{
    return isUpper(c) || isLower(c) || isDigit(c) || c == '-' || c == '_';
}
bool isOfTable(char c)
{
    return isLower(c) || (c >= '2' && c <= '7');
}
bool isHexadecimal(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f');
}

// A text of that many bytes, each of which is allowed.
struct Text
{
    using Value = std::string;
    bool (*isAllowed)(char) = isText;
    std::size_t least = 0;
    std::size_t most = mostFromDealer;

    [[nodiscard]] std::optional<std::string> read(const Json& json) const
    {
        if (!json.is_string())
            return std::nullopt;
        const auto& text = json.get_ref<const std::string&>();
        const bool isGood = text.size() >= least && text.size() <= most && std::ranges::all_of(text, isAllowed);
        return isGood ? std::optional(text) : std::nullopt;
    }
    [[nodiscard]] Json write(const std::string& value) const { return value; }
};

// A word of a list for each value of an enum, in its order.
template<class Enum>
struct Named
{
    using Value = Enum;
    std::span<const std::string_view> names;

    [[nodiscard]] std::optional<Enum> read(const Json& json) const
    {
        const auto found =
            json.is_string() ? std::ranges::find(names, json.get_ref<const std::string&>()) : names.end();
        return found != names.end() ? std::optional(static_cast<Enum>(found - names.begin())) : std::nullopt;
    }
    [[nodiscard]] Json write(Enum value) const { return names[static_cast<std::size_t>(value)]; }
};

// At most that many values; `isSet`: no two are equal.
template<class Form>
struct List
{
    using Value = std::vector<typename Form::Value>;
    Form form;
    std::size_t most = mostInList;
    bool isSet = false;

    [[nodiscard]] std::optional<Value> read(const Json& json) const
    {
        if (!json.is_array() || json.size() > most)
            return std::nullopt;
        Value values;
        for (const Json& each : json) {
            auto value = form.read(each);
            if (!value || (isSet && std::ranges::count_if(values, [&](const auto& other) { return other == *value; })))
                return std::nullopt;
            values.push_back(*std::move(value));
        }
        return values;
    }
    [[nodiscard]] Json write(const Value& values) const
    {
        Json list = Json::array();
        for (const auto& value : values)
            list.push_back(form.write(value));
        return list;
    }
};

// ---- members: each reads its part of a message from a JSON object, or says what is wrong, and writes it; the guides are
// for Clang 14, which deduces nothing for aggregates

using Problem = std::optional<Refusal>;

template<class Message, class Value, class Form>
struct Need
{
    std::string_view name;
    Value Message::*at;
    Form form;

    [[nodiscard]] Problem read(const Json& object, Message& message) const
    {
        const auto found = object.find(name);
        auto value = found != object.end() ? form.read(*found) : std::nullopt;
        if (!value)
            return Refusal::Form;
        message.*at = *std::move(value);
        return std::nullopt;
    }
    void write(const Message& message, Json& object) const { object[std::string(name)] = form.write(message.*at); }
};
template<class Message, class Value, class Form>
Need(std::string_view, Value Message::*, Form) -> Need<Message, Value, Form>;

// Left out where the value is empty or none.
template<class Message, class Value, class Form>
struct May
{
    std::string_view name;
    Value Message::*at;
    Form form;

    [[nodiscard]] Problem read(const Json& object, Message& message) const
    {
        const auto found = object.find(name);
        if (found == object.end())
            return std::nullopt;
        auto value = form.read(*found);
        if (!value)
            return Refusal::Form;
        message.*at = *std::move(value);
        return std::nullopt;
    }
    void write(const Message& message, Json& object) const
    {
        if (message.*at == Value())
            return;
        if constexpr (std::is_same_v<Value, std::optional<typename Form::Value>>)
            object[std::string(name)] = form.write(*(message.*at));
        else
            object[std::string(name)] = form.write(message.*at);
    }
};
template<class Message, class Value, class Form>
May(std::string_view, Value Message::*, Form) -> May<Message, Value, Form>;

// ---- the tables

constexpr std::string_view refusalNames[] = {"version", "form", "large", "fast",   "key",    "name", "table",
                                             "full",    "busy", "down",  "old",    "stale",  "turn", "wait",
                                             "rule",    "over", "taken", "closed", "removed"};
static_assert(std::size(refusalNames) == static_cast<std::size_t>(Refusal::Removed) + 1);
constexpr std::string_view phaseNames[] = {"gathering", "seat", "thinking", "window", "over"};
static_assert(std::size(phaseNames) == static_cast<std::size_t>(Phase::Over) + 1);

constexpr Text lines;
constexpr Text line{isOfLine, 1};
constexpr Text program{isOfLine, 0, 100};
constexpr Text personName{isOfLine, 1, 200}; // cleanName() says more
constexpr Text level{isOfLine, 0, 100};
constexpr Text word{isOfWord, 1, 64};
constexpr Text wordIfAny{isOfWord, 0, 64};
constexpr Text tableName{isOfTable, 16, 16};
constexpr Text hexadecimal{isHexadecimal, 0, 64};
constexpr Number<int> count{0, INT32_MAX};
constexpr Number<int> turns{0, mostTurns};
constexpr Number<int> seat{0, mostSeat};
constexpr Number<int> window{5, 60};
constexpr Number<std::int64_t> time{0, mostTime};
constexpr List<Number<int>> someSeats{seat, mostInList, true};
constexpr Named<Refusal> refusal{refusalNames};

template<class Message>
constexpr std::string_view kind; // member "k"
template<class Message>
constexpr std::tuple<> members;

// An object in a list.
template<class Row>
struct Object
{
    using Value = Row;
    [[nodiscard]] std::optional<Row> read(const Json& json) const;
    [[nodiscard]] Json write(const Row& row) const;
};

// The versions that the sender of a Hello speaks: [oldest, newest].
struct Versions
{
    [[nodiscard]] static Problem read(const Json& object, Hello& hello)
    {
        const auto found = object.find("v");
        const auto ends = found != object.end() ? List<Number<int>>{{1, mostTurns}, 2}.read(*found) : std::nullopt;
        if (!ends || ends->size() != 2 || ends->front() > ends->back())
            return Refusal::Form;
        hello.oldest = ends->front();
        hello.newest = ends->back();
        return hello.newest < oldestVersion || hello.oldest > newestVersion ? Problem(Refusal::Version) : std::nullopt;
    }
    static void write(const Hello& hello, Json& object) { object["v"] = {hello.oldest, hello.newest}; }
};

// The version that the dealer has chosen.
struct Version
{
    [[nodiscard]] static Problem read(const Json& object, Welcome& welcome)
    {
        if (const Problem problem = Need{"v", &Welcome::version, Number<int>{1, mostTurns}}.read(object, welcome))
            return problem;
        return welcome.version < oldestVersion || welcome.version > newestVersion ? Problem(Refusal::Version)
                                                                                  : std::nullopt;
    }
    static void write(const Welcome& welcome, Json& object) { object["v"] = welcome.version; }
};

// One of several members, each of which is a wish of its own type.
template<class Wanted, class Form>
struct Choice
{
    std::string_view name;
    typename Form::Value Wanted::*at;
    Form form;

    [[nodiscard]] std::optional<Wanted> read(const Json& json) const
    {
        auto value = form.read(json);
        return value ? std::optional(Wanted{*std::move(value)}) : std::nullopt;
    }
    [[nodiscard]] Json write(const Wanted& wanted) const { return form.write(wanted.*at); }
};
// One that says all by being there.
template<class Wanted>
struct Mark
{
    std::string_view name;

    [[nodiscard]] static std::optional<Wanted> read(const Json& json)
    {
        return json == true ? std::optional(Wanted()) : std::nullopt;
    }
    [[nodiscard]] static Json write(const Wanted&) { return true; }
};

constexpr std::tuple choices{Choice<Act, Text>{"act", &Act::action, line},
                             Choice<Choose, Text>{"choose", &Choose::choice, line},
                             Choice<Challenge, Number<int>>{"challenge", &Challenge::turn, turns},
                             Choice<Accept, Number<int>>{"accept", &Accept::turn, turns},
                             Mark<Hint>{"hint"},
                             Mark<Resign>{"resign"}};

struct What
{
    [[nodiscard]] static Problem read(const Json& object, Wish& wish)
    {
        int found = 0;
        Problem problem;
        const auto readOne = [&](const auto& choice) {
            const auto member = object.find(choice.name);
            if (member == object.end())
                return;
            ++found;
            if (auto wanted = choice.read(*member))
                wish.what = *std::move(wanted);
            else
                problem = Refusal::Form;
        };
        std::apply([&](const auto&... each) { (readOne(each), ...); }, choices);
        return found == 1 ? problem : Refusal::Form;
    }
    static void write(const Wish& wish, Json& object)
    {
        const auto writeOne = [&](const auto& choice) {
            using Wanted = typename decltype(choice.read(object))::value_type;
            if (const auto* wanted = std::get_if<Wanted>(&wish.what))
                object[std::string(choice.name)] = choice.write(*wanted);
        };
        std::apply([&](const auto&... each) { (writeOne(each), ...); }, choices);
    }
};

// The members of a part stand beside those of the whole message.
template<class Message, class Part>
struct Beside
{
    Part Message::*at;
    [[nodiscard]] Problem read(const Json& object, Message& message) const;
    void write(const Message& message, Json& object) const;
};
template<class Message, class Part>
Beside(Part Message::*) -> Beside<Message, Part>;

// What a record as a text is written as; it is never read back into one.
template<class Message, class Record>
struct RecordText
{
    std::string_view name;
    Record Message::*at;
    const std::string& (Record::*get)() const;
    void write(const Message& message, Json& object) const { object[std::string(name)] = (message.*at.*get)(); }
};
template<class Message, class Record>
RecordText(std::string_view, Record Message::*, const std::string& (Record::*)() const) -> RecordText<Message, Record>;

// A received record is of a running game or whole, never both.
struct OneRecord
{
    [[nodiscard]] static Problem read(const Json& object, HeardNews&)
    {
        return object.contains("body") != object.contains("record") ? std::nullopt : Problem(Refusal::Form);
    }
};

template<>
constexpr std::string_view kind<Ping> = "ping";
template<>
constexpr std::tuple members<Ping>{Need{"t", &Ping::time, time}};

template<>
constexpr std::string_view kind<Pong> = "pong";
template<>
constexpr std::tuple members<Pong>{Need{"t", &Pong::time, time}};

template<>
constexpr std::string_view kind<Hello> = "hello";
template<>
constexpr std::tuple members<Hello>{Versions{}, May{"program", &Hello::program, program}};

template<>
constexpr std::string_view kind<Join> = "join";
template<>
constexpr std::tuple members<Join>{Need{"table", &Join::table, tableName}, May{"key", &Join::key, wordIfAny},
                                   May{"names", &Join::names, List<Text>{personName, 4}},
                                   May{"have", &Join::have, count}};

template<>
constexpr std::string_view kind<Open> = "open";
template<>
constexpr std::tuple members<Open>{Need{"head", &Open::head, lines}, Need{"window", &Open::window, window}};

template<>
constexpr std::string_view kind<Close> = "close";

template<>
constexpr std::string_view kind<Wish> = "wish";
template<>
constexpr std::tuple members<Wish>{Need{"id", &Wish::id, word}, Need{"seat", &Wish::seat, seat},
                                   Need{"turns", &Wish::turns, turns}, What{}};

template<>
constexpr std::string_view kind<Welcome> = "hello";
template<>
constexpr std::tuple members<Welcome>{Version{}, May{"program", &Welcome::program, program}};

template<>
constexpr std::tuple members<SeatAt>{Need{"name", &SeatAt::name, Text{isOfLine, 0, 1000}},
                                     May{"level", &SeatAt::level, level}, May{"away", &SeatAt::away, Flag{}},
                                     May{"free", &SeatAt::free, Flag{}}};

template<>
constexpr std::string_view kind<Table> = "table";
template<>
constexpr std::tuple members<Table>{Need{"table", &Table::table, tableName},
                                    May{"key", &Table::key, wordIfAny},
                                    Need{"head", &Table::head, lines},
                                    May{"seal", &Table::seal, hexadecimal},
                                    Need{"seats", &Table::seats, List<Object<SeatAt>>{}},
                                    Need{"you", &Table::you, someSeats},
                                    Need{"window", &Table::window, window}};

template<>
constexpr std::tuple members<TableState>{
    Need{"n", &TableState::n, count},
    Need{"turns", &TableState::turns, turns},
    Need{"phase", &TableState::phase, Named<Phase>{phaseNames}},
    Need{"mover", &TableState::mover, Number<int>{-1, mostSeat}},
    May{"left", &TableState::left, Number<std::int64_t>{0, mostLeft}},
    May{"clock", &TableState::clock, List<Number<std::int64_t>>{{-mostLeft, mostLeft}}},
    May{"runs", &TableState::runs, Flag{}},
    May{"may", &TableState::may, someSeats},
    May{"there", &TableState::there, someSeats},
    May{"done", &TableState::done, wordIfAny}};

template<>
constexpr std::string_view kind<News> = "news";
template<>
constexpr std::tuple members<News>{Beside{&News::state}, RecordText{"body", &News::record, &SeatRecord::body}};

template<>
constexpr std::string_view kind<Ended> = "news";
template<>
constexpr std::tuple members<Ended>{Beside{&Ended::state}, RecordText{"record", &Ended::record, &WholeRecord::text},
                                    May{"salt", &Ended::salt, hexadecimal}};

template<>
constexpr std::string_view kind<HeardNews> = "news";
template<>
constexpr std::tuple members<HeardNews>{Beside{&HeardNews::state}, OneRecord{}, May{"body", &HeardNews::body, lines},
                                        May{"record", &HeardNews::record, Text{isText, 1}},
                                        May{"salt", &HeardNews::salt, hexadecimal}};

template<>
constexpr std::string_view kind<Answer> = "answer";
template<>
constexpr std::tuple members<Answer>{Need{"id", &Answer::id, word}, May{"error", &Answer::error, refusal},
                                     May{"rule", &Answer::rule, wordIfAny}};

template<>
constexpr std::string_view kind<Bye> = "bye";
template<>
constexpr std::tuple members<Bye>{May{"error", &Bye::error, refusal}, May{"wait", &Bye::wait, Number<int>{0, 86'400}}};

// ---- whole messages

// The first problem, in the order of the table.
template<class Message>
Problem readMembers(const Json& object, Message& message)
{
    Problem problem;
    std::apply([&](const auto&... each) { (void)(... || (problem = each.read(object, message)).has_value()); },
               members<Message>);
    return problem;
}

template<class Message>
void writeMembers(const Message& message, Json& object)
{
    std::apply([&](const auto&... each) { (each.write(message, object), ...); }, members<Message>);
}

template<class Row>
std::optional<Row> Object<Row>::read(const Json& json) const
{
    Row row;
    return json.is_object() && !readMembers(json, row) ? std::optional(std::move(row)) : std::nullopt;
}

template<class Row>
Json Object<Row>::write(const Row& row) const
{
    Json object;
    writeMembers(row, object);
    return object;
}

template<class Message, class Part>
Problem Beside<Message, Part>::read(const Json& object, Message& message) const
{
    return readMembers(object, message.*at);
}

template<class Message, class Part>
void Beside<Message, Part>::write(const Message& message, Json& object) const
{
    writeMembers(message.*at, object);
}

// The object that the text is; none if it is anything else, is nested too deeply or has a name twice in one object.
std::optional<Json> objectIn(std::string_view text)
{
    // The parser takes a zero byte for the end.
    if (text.find('\0') != std::string_view::npos || nestedTooDeeply(text, mostDepth))
        return std::nullopt;
    std::vector<std::set<std::string>> names; // of the objects that are open
    bool isTwice = false;
    const auto watch = [&](int, Json::parse_event_t event, const Json& parsed) {
        if (event == Json::parse_event_t::object_start)
            names.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            names.pop_back();
        else if (event == Json::parse_event_t::key)
            isTwice |= !names.back().insert(parsed.get<std::string>()).second;
        return true;
    };
    Json json = Json::parse(text, watch, false);
    return json.is_object() && !isTwice ? std::optional(std::move(json)) : std::nullopt;
}

template<class Message>
constexpr std::size_t mostBytes = mostToDealer;
template<>
constexpr std::size_t mostBytes<Open> = mostOfOpen;

template<class Messages>
struct Reader;
template<class... Each>
struct Reader<std::variant<Each...>>
{
    using Messages = std::variant<Each...>;
    using Read = Result<Messages, Refusal>;

    template<class Message>
    static Read readAs(const Json& object, std::size_t bytes)
    {
        if (std::is_same_v<Messages, ToDealer> && bytes > mostBytes<Message>)
            return Refusal::Large;
        Message message;
        if (const Problem problem = readMembers(object, message))
            return *problem;
        return Messages(std::move(message));
    }

    static Read read(std::string_view text, std::size_t most)
    {
        if (text.size() > most)
            return Refusal::Large;
        const std::optional<Json> object = objectIn(text);
        const auto k = object ? object->find("k") : Json::const_iterator();
        if (!object || k == object->end() || !k->is_string())
            return Refusal::Form;
        Read read = Refusal::Form;
        (void)(... || (*k == kind<Each> && (read = readAs<Each>(*object, text.size()), true)));
        return read;
    }
};

template<class Messages>
std::string textOf(const Messages& messages)
{
    return std::visit(
        []<class Message>(const Message& message) {
            Json object{{"k", kind<Message>}};
            writeMembers(message, object);
            return object.dump(-1, ' ', false, Json::error_handler_t::replace);
        },
        messages);
}

} // namespace

std::string wireText(const ToDealer& message)
{
    return textOf(message);
}

std::string wireText(const FromDealer& message)
{
    return textOf(message);
}

Result<ToDealer, Refusal> readToDealer(std::string_view text)
{
    return Reader<ToDealer>::read(text, mostOfOpen);
}

Result<HeardFromDealer, Refusal> readFromDealer(std::string_view text)
{
    return Reader<HeardFromDealer>::read(text, mostFromDealer);
}

} // namespace storeys::wire
