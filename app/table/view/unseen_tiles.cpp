#include "table/view/unseen_tiles.h"

#include "table/text/player_name.h"
#include "table/text/square_text.h"

#include <numeric>

namespace storeys {

namespace {

// A letter with diacritics counts as its base letter: Ä as A.
bool isVowel(const Alphabet& alphabet, int kind)
{
    const QString letter = QString::fromStdString(alphabet.face(static_cast<Letter>(kind)).spelling);
    return letter.size() == 1 && QStringLiteral("AEIOU").contains(letter.normalized(QString::NormalizationForm_D)[0]);
}

} // namespace

UnseenTiles UnseenTiles::of(const SeatView& view, const std::vector<std::string>& names)
{
    const TileSet& set = view.book->variant.tiles;
    UnseenTiles unseen;
    for (int kind = 0; kind < tileKinds; ++kind) {
        if (set.counts[kind] == 0)
            continue;
        const bool isBlank = kind == maxLetters;
        unseen.kinds += UnseenKind{faceText(set.alphabet, Tile::ofKind(kind)), view.unseen[kind]};
        unseen.vowels += !isBlank && isVowel(set.alphabet, kind) ? view.unseen[kind] : 0;
    }
    for (std::size_t seat = 0; seat < view.seats.size(); ++seat)
        if (static_cast<int>(seat) != view.seat)
            unseen.racks += UnseenRack{shownName(names[seat]), view.seats[seat].rack.size()};
    unseen.total = std::accumulate(view.unseen.begin(), view.unseen.end(), 0);
    unseen.blanks = view.unseen[maxLetters];
    unseen.consonants = unseen.total - unseen.vowels - unseen.blanks;
    unseen.bag = view.bag.size();
    return unseen;
}

} // namespace storeys
