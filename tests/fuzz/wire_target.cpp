// Messages between a table's dealer and its windows, and names: what is read can be sent again and reads back the same,
// and a seat can hear anything. The first byte chooses what the rest is.

#include "target.h"

#include "base/letters.h"
#include "wire/clean_name.h"
#include "wire/json_text.h"
#include "wire/seat_end.h"

namespace storeys::wire_target {

using namespace wire;

namespace {

void requireReason(Refusal refusal)
{
    require(refusal == Refusal::Form || refusal == Refusal::Large || refusal == Refusal::Version,
            "a message that can't be read is of bad form, too large or of another version");
}

void hearAtTheDealer(std::string_view text)
{
    const auto message = readToDealer(text);
    if (!message)
        return requireReason(message.error());
    const std::string again = wireText(*message);
    const auto read = readToDealer(again);
    require(again.size() > mostToDealer || (read && *read == *message), "a message to the dealer reads back");
}

void hearAtTheSeat(std::string_view text)
{
    const auto message = readFromDealer(text);
    if (!message)
        return requireReason(message.error());
    const auto readBack = []<class Each>(const Each& each) {
        if constexpr (!std::is_same_v<Each, HeardNews>) {
            const auto read = readFromDealer(wireText(FromDealer(each)));
            require(read && *read == HeardFromDealer(each), "a message from the dealer reads back");
        }
    };
    std::visit(readBack, *message);
    SeatEnd end("fuzz", {.have = 3}, Wish{.id = "w1", .what = Hint{}});
    (void)end.connected();
    (void)end.heard(Welcome{});
    (void)end.heard(Table{});
    for (int times = 0; times < 2; ++times) {
        const SeatEnd::Heard heard = end.heard(*message);
        require(!heard.answer || !end.wish(), "an answered wish is not kept");
        require(times == 0 || (!heard.news && !heard.answer), "news and an answer are given once");
    }
}

void clean(std::string_view text)
{
    const auto name = cleanName(text);
    if (!name)
        return;
    require(characterCount(*name) >= 1 && characterCount(*name) <= mostOfName, "a name is short");
    require(cleanName(*name) == name, "a clean name stays as it is");
    const std::string taken[] = {*name};
    const std::string apart = nameApart(*name, taken);
    require(apart != *name && cleanName(apart) == apart, "a name with a number is clean too");
}

} // namespace

const FuzzTarget target("wire", [](const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0] % 3) {
    case 0: hearAtTheDealer(text); break;
    case 1: hearAtTheSeat(text); break;
    default: clean(text); break;
    }
    return 0;
});

} // namespace storeys::wire_target
