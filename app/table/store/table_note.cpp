#include "table/store/table_note.h"

#include "rules/claim_rules.h"
#include "rules/legality.h"
#include "rules/piece_rules.h"
#include "table/files/file_name.h"
#include "table/text/square_text.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace storeys {

namespace {

constexpr int noteFormat = 1;
constexpr int mostTiles = 32; // on a rack or laid; more than in any game
constexpr QChar nothing = '.';

QJsonArray arrayOf(const QList<int>& numbers)
{
    return listOf<QJsonArray>(numbers, std::identity());
}

// The numbers in the array, with -1 for entries that are not numbers.
QList<int> numbersIn(const QJsonValue& array)
{
    return listOf<QList<int>>(array.toArray(), [](const QJsonValue& number) { return number.toInt(-1); });
}

QString symbolsOf(const RackOrder& rack, const Alphabet& alphabet)
{
    QString text;
    for (const Tile tile : rack.allTiles())
        text += tile.isNone() ? QString(nothing) : symbolText(alphabet, tile);
    return text;
}

// The tile with this symbol. Version 1.0 wrote a blank of the reserve as a letter in a circle.
Tile notedTile(const QString& symbol, const Alphabet& alphabet)
{
    if (symbol.size() != 1)
        return {};
    const QChar sign = symbol.front();
    const bool isCircled = sign >= u'ⓐ' && sign <= u'ⓩ';
    const Tile tile = tileOfSymbol(alphabet, isCircled ? QChar(u'a' + (sign.unicode() - u'ⓐ')) : sign);
    return isCircled && tile.hasLetter() ? Tile::reserveAs(tile.letter()) : tile;
}

// Whether the tile can be laid on the square. An empty tile (isNone()) stands for a blocker.
bool canLie(const Position& position, Square square, Tile tile, const DraftPlay& draft)
{
    if (!position.board.contains(square) || draft.at(square))
        return false;
    const auto isYellow = [](const DraftPlay::Laid& laid) { return laid.placement.tile.isReserve(); };
    if (tile.isReserve() && std::ranges::count_if(draft.laid(), isYellow) >= position.toMove().reserve.blanks)
        return false;
    return tile.isNone() ? takesBlocker(position.variant(), square) && !position.board.isOccupied(square)
                         : !refusalOf(position, {square, tile});
}

} // namespace

QString TableNote::fingerprint(const QByteArray& record)
{
    return QString::fromLatin1(QCryptographicHash::hash(record, QCryptographicHash::Sha256).toHex().left(32));
}

QByteArray TableNote::text() const
{
    const auto tiles = listOf<QJsonArray>(laid, [](const Laid& one) {
        return QJsonObject{{"place", one.place}, {"square", one.square}, {"tile", one.tile}};
    });
    QJsonObject all{{"format", noteFormat},
                    {"record", record},
                    {"turns", turns},
                    {"seat", seat},
                    {"racks", QJsonArray::fromStringList(racks)},
                    {"laid", tiles},
                    {"clock", QString::fromStdString(clock)}};
    if (from >= 0)
        all.insert("from", from);
    if (!lifted.isEmpty())
        all.insert("lifted", arrayOf(lifted));
    if (!away.isEmpty())
        all.insert("away", away);
    if (!claims.empty())
        all.insert("claims", listOf<QJsonArray>(claims, arrayOf));
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

std::optional<TableNote> TableNote::read(const QByteArray& text)
{
    const QJsonObject all = readJson(text).object();
    const QJsonArray racks = all.value("racks").toArray();
    const QJsonArray laid = all.value("laid").toArray();
    if (all.value("format").toInt() != noteFormat || racks.size() > mostSeats || laid.size() > mostTiles)
        return std::nullopt;
    TableNote note;
    note.record = all.value("record").toString();
    note.turns = all.value("turns").toInt(-1);
    note.seat = all.value("seat").toInt(-1);
    note.clock = all.value("clock").toString().toStdString();
    note.from = all.value("from").toInt(-1);
    note.away = all.value("away").toObject();
    note.lifted = numbersIn(all.value("lifted"));
    for (const QJsonValue& claim : all.value("claims").toArray()) {
        if (note.claims.size() == mostClaims)
            break;
        note.claims.push_back(numbersIn(claim));
    }
    for (const QJsonValue& rack : racks)
        note.racks += rack.toString().left(mostTiles);
    for (const QJsonValue& one : laid)
        note.laid.push_back({one["place"].toInt(-1), one["square"].toInt(-1), one["tile"].toString()});
    return note;
}

TableNote TableNote::of(const Game& game, const std::vector<RackOrder>& racks, const DraftPlay& draft,
                        std::string clock)
{
    const Position& position = game.position();
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    TableNote note;
    note.turns = static_cast<int>(game.turns().size());
    note.seat = position.turn;
    note.clock = std::move(clock);
    for (const RackOrder& rack : racks)
        note.racks += symbolsOf(rack, alphabet);
    for (const DraftPlay::Laid& laid : draft.laid())
        note.laid.push_back({laid.id == DraftPlay::Laid::fromReserve ? -1 : racks[note.seat].slotOf(laid.id),
                             position.board.indexOf(laid.placement.square),
                             laid.isBlocker() ? QString(blockerSymbol) : symbolText(alphabet, laid.placement.tile)});
    note.lifted = indexesOf(draft.lifted(), position.board);
    for (const Claim& claim : draft.claims())
        note.claims.push_back(indexesOf(claim, position.board));
    return note;
}

void TableNote::restore(const Game& game, bool exact, std::vector<RackOrder>& order, DraftPlay& draft) const
{
    const Position& position = game.position();
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    const auto wasPlayed = [&](int by) {
        return !exact && by == seat && turns >= 0 && turns < static_cast<int>(game.turns().size());
    };
    for (int i = 0; i < static_cast<int>(order.size()) && i < racks.size(); ++i) {
        auto noted = listOf<std::vector<Tile>>(racks[i], [&](QChar symbol) { return tileOfSymbol(alphabet, symbol); });
        // Tiles that were laid when the note was written have been played since. Clearing their slots lets other tiles
        // of the same kind keep their slots.
        for (const Laid& one : laid)
            if (wasPlayed(i) && one.place >= 0 && one.place < static_cast<int>(noted.size()))
                noted[one.place] = {};
        order[i].arrange(noted);
        order[i].match(position.seats[i].rack);
    }
    if (!exact || seat != position.turn)
        return;
    const auto squareAt = [&](int index) { return index >= 0 ? position.board.squareAt(index) : Square{-1, -1}; };
    for (const Laid& one : laid) {
        const Square square = squareAt(one.square);
        const Tile tile = notedTile(one.tile, alphabet);
        const bool isOfReserve = one.tile == QString(blockerSymbol) || tile.isReserve();
        if ((tile.isNone() && !isOfReserve) || !canLie(position, square, tile, draft))
            continue;
        if (isOfReserve)
            draft.lay({{square, tile}}, position);
        else if (order[seat].tileAt(one.place) == tile.unplayed())
            draft.lay({{square, tile}, order[seat].lay(one.place)}, position);
    }
    for (const int index : lifted) {
        const Square square = squareAt(index);
        const bool isNew = !contains(draft.lifted(), square);
        if (position.board.isBlocked(square) && !draft.at(square) && isNew)
            draft.lift(square, position);
    }
    const auto toClaim = [&](const QList<int>& squares) { return listOf<Claim>(squares, squareAt); };
    if (featuresOf(position.variant(), position.houseRules()).claims && draft.count() > 0)
        draft.claim(listOf<std::vector<Claim>>(claims, toClaim), position);
}

} // namespace storeys
