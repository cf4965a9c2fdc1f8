// Variants, from a file (with a base) or from the text in a record: whatever is accepted reads back the same and can be
// played. The first byte chooses which.

#include "target.h"

#include "bots/levels.h"
#include "game/game.h"
#include "lexicon/lexicon_builder.h"
#include "messages/messages.h"
#include "rules/variant_reader.h"

namespace storeys::variant_target {

namespace {

LexiconPtr lexiconFor(const Alphabet& alphabet)
{
    WordGraphBuilder builder;
    for (const char* word : {"MOOD", "WOOD", "DEAR", "NET", "ON", "WOOL", "LEAP", "NETS", "FARM", "NOT", "BE", "AT"})
        if (const auto letters = alphabet.fold(word))
            builder.add(*letters);
    return std::make_shared<Lexicon>(Lexicon{"fuzz", *builder.build()});
}

void play(Variant variant)
{
    GameSetup setup;
    const int players = variant.fewestPlayers;
    const auto lexicon = lexiconFor(variant.tiles.alphabet);
    const HouseRules houseRules = variant.houseRules;
    setup.book = std::make_shared<RuleBook>(RuleBook{std::move(variant), houseRules, lexicon});
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back(std::string(1, static_cast<char>('A' + seat)));
    setup.seed = 1;
    Game game(setup);
    const auto bot = makeBot("greedy", 1, nullptr, std::nullopt);
    for (int turn = 0; turn < 4 && !game.isOver(); ++turn)
        require(!game.take(bot->choose(viewOf(game.position(), game.position().turn), {})), "a bot's turn is legal");
}

} // namespace

const FuzzTarget target("variant", [](const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto variant =
        data[0] % 2 == 0 ? readVariantData(text) : readVariant(MemoryFile(text).path(), STOREYS_DATA_DIR "/variants");
    if (!variant) {
        require(!message(variant.error()).empty(), "a refused variant has a reason");
        return 0;
    }
    const auto again = readVariantData(variant->data);
    require(again && again->data == variant->data, "a variant reads back");
    play(*variant);
    return 0;
});

} // namespace storeys::variant_target
