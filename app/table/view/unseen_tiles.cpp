#include "table/view/unseen_tiles.h"

#include "table/text/player_name.h"
#include "table/text/tile_symbol.h"

#include <algorithm>
#include <numeric>

namespace storeys {

namespace {

bool isVowel(const Alphabet& alphabet, int kind)
{
    const std::string& spelling = alphabet.face(static_cast<Letter>(kind)).spelling;
    return spelling.size() == 1 && std::string("AEIOU").find(spelling) != std::string::npos;
}

} // namespace

QVariantMap unseenMap(const SeatView& view, const std::vector<std::string>& names)
{
    const TileSet& set = view.book->variant.tiles;
    QVariantList tiles;
    int vowels = 0;
    for (int kind = 0; kind < tileKinds; ++kind) {
        if (set.counts[kind] == 0)
            continue;
        const bool isBlank = kind == maxLetters;
        tiles += QVariantMap{{"face", faceText(set.alphabet, Tile::ofKind(kind))}, {"count", view.unseen[kind]}};
        vowels += !isBlank && isVowel(set.alphabet, kind) ? view.unseen[kind] : 0;
    }
    QVariantList racks;
    for (std::size_t seat = 0; seat < view.seats.size(); ++seat)
        if (static_cast<int>(seat) != view.seat)
            racks += QVariantMap{{"name", shownName(names[seat])}, {"tiles", view.seats[seat].tiles}};
    const int total = std::accumulate(view.unseen.begin(), view.unseen.end(), 0);
    const int blanks = view.unseen[maxLetters];
    return {{"tiles", tiles},   {"total", total},      {"vowels", vowels}, {"consonants", total - vowels - blanks},
            {"blanks", blanks}, {"bag", view.bagSize}, {"racks", racks}};
}

} // namespace storeys
