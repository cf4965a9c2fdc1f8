#include "table/view/own_tiles.h"

#include "rules/legality.h"
#include "table/text/violation_text.h"

#include <QRandomGenerator>

namespace storeys {

OwnTiles::OwnTiles(const std::optional<Game>& game) : m_game(game), m_shuffler(QRandomGenerator::global()->generate64())
{}

void OwnTiles::begin()
{
    m_orders.clear();
    m_racks.assign(position().seats.size(), RackOrder(position().variant().rackSize));
}

void OwnTiles::clear()
{
    m_orders.clear();
    m_racks.clear();
}

void OwnTiles::match()
{
    for (std::size_t i = 0; i < m_racks.size(); ++i)
        m_racks[i].match(position().seats[i].rack);
}

// ---- the order of the racks at a turn

void OwnTiles::remember(std::size_t turn)
{
    auto& orders = m_orders[turn];
    orders.clear();
    for (const RackOrder& rack : m_racks)
        orders.push_back(rack.allTiles());
}

void OwnTiles::recall(std::size_t turn)
{
    if (const auto orders = m_orders.find(turn); orders != m_orders.end())
        for (std::size_t seat = 0; seat < m_racks.size(); ++seat)
            m_racks[seat].arrange(orders->second[seat]);
}

void OwnTiles::goBackTo(std::size_t turn)
{
    recall(turn);
    forgetFrom(turn);
}

void OwnTiles::forgetFrom(std::size_t turn)
{
    m_orders.erase(m_orders.lower_bound(turn), m_orders.end());
}

// ---- laying

const DraftPlay::Laid* OwnTiles::laidOn(int square) const
{
    return isOnBoard(square) ? m_draft.at(squareAt(square)) : nullptr;
}

QString OwnTiles::refusal(int slot, int fromSquare, int square) const
{
    if (!isOnBoard(square))
        return tr("This is outside the board.");
    const auto* moved = laidOn(fromSquare);
    const Tile tile = moved ? moved->placement.tile : m_racks[m_seat].tileAt(slot);
    if (tile.isNone())
        return tr("There is no tile in this slot.");
    const auto* other = laidOn(square);
    if (other && other != moved)
        return tr("You can place only one tile on a square per turn.");
    const auto violation = refusalOf(position(), {squareAt(square), tile});
    return violation ? violationText(*violation, position()) : QString();
}

// What the tile is on the board: a blank stands for the letter, a symbol, and is none without one.
Tile OwnTiles::playedAs(Tile tile, const QString& letter) const
{
    if (!tile.isBlank())
        return tile;
    const auto meant =
        letter.size() == 1 ? position().variant().tiles.alphabet.letterOf(letter.front().toLatin1()) : std::nullopt;
    return meant ? Tile::blankAs(*meant) : Tile();
}

bool OwnTiles::lay(int slot, int square, const QString& letter)
{
    const Tile tile = playedAs(rack().tileAt(slot), letter);
    if (tile.isNone())
        return false;
    m_draft.lay({{squareAt(square), tile}, rack().lay(slot)}, position());
    emit rackChanged();
    emit tileLaid(position().board.height(squareAt(square)).value, square, slot);
    return true;
}

bool OwnTiles::relay(int from, int to, const QString& letter)
{
    const Tile laid = laidOn(from)->placement.tile;
    const Tile tile = letter.isEmpty() ? laid : playedAs(laid, letter);
    if (tile.isNone())
        return false;
    m_draft.move(squareAt(from), {squareAt(to), tile}, position());
    emit tileLaid(position().board.height(squareAt(to)).value, to, -1);
    return true;
}

QVariant OwnTiles::putBack(Square square)
{
    const DraftPlay::Laid laid = *m_draft.at(square);
    rack().takeBack(m_draft.takeBack(square, position()));
    emit rackChanged();
    const char symbol = position().variant().tiles.alphabet.symbolOf(laid.placement.tile);
    return QVariantMap{{"square", position().board.indexOf(square)},
                       {"tile", QString(QLatin1Char(symbol))},
                       {"level", position().board.height(square).value},
                       {"slot", rack().slotOf(laid.id)}};
}

void OwnTiles::takeBack(int square, int slot)
{
    const auto* laid = laidOn(square);
    if (!laid)
        return;
    const int place = rack().slotOf(laid->id);
    putBack(squareAt(square));
    if (slot >= 0 && slot < rack().size())
        move(place, slot);
}

void OwnTiles::takeBackLast()
{
    if (m_draft.count() > 0)
        emit tilesLifted({putBack(m_draft.laid().back().placement.square)});
}

void OwnTiles::takeBackAll()
{
    QVariantList lifted;
    while (m_draft.count() > 0)
        lifted.prepend(putBack(m_draft.laid().back().placement.square));
    if (!lifted.isEmpty())
        emit tilesLifted(lifted);
}

// ---- order on the rack

void OwnTiles::move(int from, int to)
{
    const auto isSlot = [&](int slot) { return slot >= 0 && slot < rack().size(); };
    if (!isSlot(from) || !isSlot(to))
        return;
    rack().move(from, to);
    emit rackChanged();
}

void OwnTiles::shuffle()
{
    rack().shuffle(m_shuffler);
    emit rackChanged();
}

void OwnTiles::sort()
{
    rack().sort();
    emit rackChanged();
}

} // namespace storeys
