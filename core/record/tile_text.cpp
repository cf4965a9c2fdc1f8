#include "record/tile_text.h"

#include "record/text_encoding.h"

namespace storeys {

Tile playedTile(char symbol, const TileSet& tiles)
{
    const bool lower = symbol >= 'a' && symbol <= 'z';
    if (lower && !tiles.hasBlanks())
        return {};
    const auto letter = tiles.alphabet.letterOf(lower ? static_cast<char>(symbol - 'a' + 'A') : symbol);
    if (!letter)
        return {};
    return lower ? Tile::blankAs(*letter) : Tile::of(*letter);
}

Result<Rack> readTiles(std::string_view text, const TileSet& tiles)
{
    Rack rack;
    if (static_cast<int>(text.size()) > tiles.total())
        return Error{Fault::RackBeyondGame, {inQuotes(text)}};
    for (const char symbol : text) {
        const auto letter = tiles.alphabet.letterOf(symbol);
        if (letter)
            rack.add(Tile::of(*letter));
        else if (symbol == '?' && tiles.hasBlanks())
            rack.add(Tile::blank());
        else
            return Error{Fault::RackText, {inQuotes(text)}, {{Fault::NotATile, {inQuotes(symbol)}}}};
    }
    return rack;
}

Result<Rack> readRack(std::string_view text, const Variant& variant)
{
    auto rack = readTiles(text, variant.tiles);
    if (rack && rack->size() > variant.rackSize)
        return Error{Fault::RackTooLong, {inQuotes(text), std::to_string(variant.rackSize)}};
    return rack;
}

std::string rackText(const Rack& rack, const Alphabet& alphabet)
{
    std::string text;
    for (const Tile tile : rack.tiles())
        text += alphabet.symbolOf(tile);
    return text;
}

} // namespace storeys
