#include "support/other_letters.h"

#include "base/letters.h"
#include "base/text.h"
#include "lexicon/lexicon_builder.h"
#include "rules/variant_reader.h"
#include "support/test_game.h"

#include <fstream>
#include <nlohmann/json.hpp>

namespace storeys::test {

namespace {

using json = nlohmann::ordered_json;

constexpr Script allScripts[] = {
    {"Ä B C D E F G H I J K L M N Ö P [CH] R S T Ü ẞ W [SCH] Y Z",
     "ä b c d e f g h i j k l m n ö p [ch] r s t ü ß w [sch] y z"},
    {"Á B Ć D É F Ğ H Í J Ł [LL] M Ñ Ó P Q [RR] Ş T Ú V Ź X Ÿ Ż",
     "á b ć d é f ğ h í j ł [ll] m ñ ó p q [rr] ş t ú v ź x ÿ ż"},
    {"Α Β Χ Δ Ε Φ Γ Η Ι [ΕΙ] Κ Λ Μ Ν Ο Π [ΟΥ] Ρ Σ Τ Υ Ω Ψ Ξ Θ Ζ",
     "α β χ δ ε φ γ η ι [ει] κ λ μ ν ο π [ου] ρ σ τ υ ω ψ ξ θ ζ"},
    {"А Б Ц Д Е Ф Г Х И Й К Л М Н О П Щ Р С Т У В Ш Ж Ы З", "а б ц д е ф г х и й к л м н о п щ р с т у в ш ж ы з"},
};

std::string symbolIn(const Script& script, char letter)
{
    return std::string(partsOf(script.capitals, ' ')[letter - 'A']);
}

} // namespace

std::span<const Script> scripts()
{
    return allScripts;
}

std::string fileIn(const Script& script, const std::string& variant)
{
    json file = json::parse(variant);
    for (json& tile : file["tiles"]) {
        const std::string symbol = tile["symbol"];
        if (symbol == "?")
            continue;
        tile["symbol"] = symbolIn(script, symbol[0]);
        if (tile["symbol"].get<std::string>().starts_with('['))
            tile.erase("spells");
        else if (tile.contains("spells"))
            tile["spells"] = wordIn(script, tile["spells"]);
    }
    if (file.contains("plural-letter"))
        file["plural-letter"] = symbolIn(script, file["plural-letter"].get<std::string>()[0]);
    if (file["scoring"].contains("flat-bonus")) {
        json bonus = json::object();
        for (const auto& [symbol, points] : file["scoring"]["flat-bonus"].items())
            bonus[symbolIn(script, symbol[0])] = points;
        file["scoring"]["flat-bonus"] = bonus;
    }
    return file.dump();
}

std::string wordIn(const Script& script, const std::string& word)
{
    std::string text;
    for (const char letter : upper(word))
        text += symbolIn(script, letter);
    std::erase_if(text, [](char c) { return c == '[' || c == ']'; });
    return text;
}

RuleBookPtr bookIn(const Script& script, const std::string& variant)
{
    RuleBook book = *bookOf(variant);
    book.variant = *readVariantData(fileIn(script, book.variant.text));
    WordGraphBuilder builder;
    std::ifstream words(testWords());
    for (std::string word; std::getline(words, word);)
        if (const auto letters = book.variant.tiles.alphabet.fold(wordIn(script, word)))
            builder.add(*letters);
    book.lexicon = std::make_shared<Lexicon>(Lexicon{"test", *builder.build()});
    return std::make_shared<RuleBook>(std::move(book));
}

} // namespace storeys::test
