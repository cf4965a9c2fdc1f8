#include "table/tiles/own_tiles.h"

#include "rules/legality.h"
#include "rules/piece_rules.h"
#include "table/text/error_text.h"
#include "table/text/square_text.h"

#include <QRandomGenerator>

namespace storeys {

Tile RackOrder::tileAt(int slot) const
{
    if (slot < 0 || slot >= size() || m_slots[slot].laid)
        return {};
    return m_slots[slot].tile;
}

int RackOrder::lay(int slot)
{
    assert(!tileAt(slot).isNone());
    m_slots[slot].laid = true;
    return m_slots[slot].id;
}

int RackOrder::slotOf(int id) const
{
    const auto found = std::ranges::find(m_slots, id, &Slot::id);
    assert(found != m_slots.end());
    return static_cast<int>(found - m_slots.begin());
}

void RackOrder::removeLaid()
{
    for (Slot& slot : m_slots)
        if (slot.laid)
            slot = {};
}

void RackOrder::move(int from, int to)
{
    const auto begin = m_slots.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
}

std::vector<int> RackOrder::movable() const
{
    std::vector<int> places;
    for (int i = 0; i < size(); ++i)
        if (!tileAt(i).isNone())
            places.push_back(i);
    return places;
}

void RackOrder::shuffle(RandomSource& random)
{
    const std::vector<int> places = movable();
    const auto tileOf = [&](int slot) { return m_slots[slot].tile; };
    const bool allAlike = std::ranges::adjacent_find(places, std::ranges::not_equal_to{}, tileOf) == places.end();
    if (allAlike)
        return;
    const std::vector<Slot> before = m_slots;
    const auto looksTheSame = [&] { return std::ranges::equal(before, m_slots, {}, &Slot::tile, &Slot::tile); };
    while (looksTheSame()) {
        std::vector<int> from = places;
        random.shuffle(std::span(from));
        for (std::size_t i = 0; i < places.size(); ++i)
            m_slots[places[i]] = before[from[i]];
    }
}

void RackOrder::sort()
{
    const std::vector<int> places = movable();
    auto sorted = listOf<std::vector<Slot>>(places, [this](int slot) { return m_slots[slot]; });
    std::ranges::stable_sort(sorted, {}, &Slot::tile);
    for (std::size_t i = 0; i < places.size(); ++i)
        m_slots[places[i]] = sorted[i];
}

void RackOrder::arrange(const std::vector<Tile>& tiles)
{
    for (int i = 0; i < size(); ++i)
        m_slots[i] =
            i < static_cast<int>(tiles.size()) && !tiles[i].isNone() ? Slot{tiles[i], m_nextId++, false} : Slot{};
}

void RackOrder::match(const Rack& rack)
{
    Rack missing = rack;
    for (Slot& slot : m_slots) {
        if (slot.tile.isNone())
            continue;
        if (missing.has(slot.tile))
            missing.remove(slot.tile);
        else
            slot = {};
    }
    for (const Tile tile : missing.tiles()) {
        const auto gap = std::ranges::find_if(m_slots, [](const Slot& slot) { return slot.tile.isNone(); });
        assert(gap != m_slots.end());
        *gap = {tile, m_nextId++, false};
    }
}

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
    m_orders[turn] = listOf(m_racks, &RackOrder::allTiles);
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

// ---- where tiles are

const DraftPlay::Laid* OwnTiles::laidOn(int square) const
{
    return isOnBoard(square) ? m_draft.at(squareAt(square)) : nullptr;
}

// ---- the reserve

// The pieces that can still be laid, including blockers that the draft itself collects.
Reserve OwnTiles::left() const
{
    const Seat& seat = position().seats[m_seat];
    Reserve left = seat.reserve;
    if (m_draft.count() > 0)
        left.blockers += collectionOf(position(), m_draft.play()).sum().blockers;
    for (const DraftPlay::Laid& laid : m_draft.laid()) {
        left.blockers -= laid.isBlocker();
        left.blanks -= laid.placement.tile.isReserve();
    }
    return left;
}

QList<ReserveHeap> OwnTiles::heaps() const
{
    const Position& now = position();
    const Seat& seat = now.seats[m_seat];
    const Reserve left = this->left();
    const bool isRookie = seat.playerClass == PlayerClass::Rookie;
    const bool hasBlanks = now.variant().pile.blanks > 0 && seat.playerClass != PlayerClass::Pro;
    const bool hasBlockers = now.variant().pile.blockers > 0 && isRookie && now.houseRules().blockers;
    QList<ReserveHeap> heaps;
    if (hasBlanks || left.blanks > 0)
        heaps += ReserveHeap{"*", blankSlot(), left.blanks};
    if (hasBlockers || left.blockers > 0)
        heaps += ReserveHeap{QString(blockerSymbol), blockerSlot(), left.blockers};
    return heaps;
}

Tile OwnTiles::tileAt(int slot) const
{
    if (slot == blankSlot())
        return left().blanks > 0 ? Tile::reserveBlank() : Tile();
    return m_racks[m_seat].tileAt(slot);
}

bool OwnTiles::has(int slot) const
{
    return slot == blockerSlot() ? left().blockers > 0 : !tileAt(slot).isNone();
}

int OwnTiles::slotOf(const DraftPlay::Laid& laid) const
{
    return laid.isBlocker()                  ? blockerSlot()
           : laid.placement.tile.isReserve() ? blankSlot()
                                             : m_racks[m_seat].slotOf(laid.id);
}

// ---- laying

// Why a blocker can't lie on the square; "" if it can.
QString OwnTiles::blockerRefusal(Square square) const
{
    if (position().board.isOccupied(square))
        return tr("There is already a tile on %1.").arg(squareName(square));
    const bool isLifted = contains(m_draft.lifted(), square);
    if (position().board.isBlocked(square) && !isLifted)
        return tr("There is already a blocker on %1.").arg(squareName(square));
    const SquareKind kind = position().variant().kindOf(square);
    if (kind.wall)
        return wallText(square, position().variant());
    if (kind.effect == SquareEffect::LiftBlocker)
        return tr("A blocker can't go on %1, a pickaxe square.").arg(squareName(square));
    return takesBlocker(position().variant(), square)
               ? QString()
               : tr("A blocker can't go on %1: it is on or next to a corner.").arg(squareName(square));
}

// Why the tile can't lie on the square; "" if it can. No tile means a blocker.
QString OwnTiles::pieceRefusal(Tile tile, Square square) const
{
    if (tile.isNone())
        return blockerRefusal(square);
    const auto violation = refusalOf(position(), {square, tile});
    return violation ? violationText(*violation, position()) : QString();
}

QString OwnTiles::refusal(int slot, int fromSquare, int square) const
{
    if (!isOnBoard(square))
        return tr("This is outside the board.");
    const auto* moved = laidOn(fromSquare);
    if (!moved && !has(slot))
        return tr("There is no tile in this slot.");
    const auto* other = laidOn(square);
    if (other && !moved)
        return tr("You can place only one tile on a square per turn.");
    const QString why = pieceRefusal(moved ? moved->placement.tile : tileAt(slot), squareAt(square));
    return why.isEmpty() && other ? pieceRefusal(other->placement.tile, squareAt(fromSquare)) : why;
}

// The tile as it will lie on the board: a blank stands for the letter with the symbol `letter`. Returns no tile if a
// blank gets no letter.
Tile OwnTiles::playedAs(Tile tile, const QString& letter) const
{
    if (!tile.isBlank())
        return tile;
    const auto meant =
        letter.size() == 1 ? letterOfSymbol(position().variant().tiles.alphabet, letter.front()) : std::nullopt;
    return !meant ? Tile() : tile.isReserve() ? Tile::reserveAs(*meant) : Tile::blankAs(*meant);
}

bool OwnTiles::lay(int slot, int square, const QString& letter)
{
    const Tile tile = playedAs(tileAt(slot), letter);
    const bool isOfRack = slot < rack().size();
    if (!has(slot) || (tile.isNone() && slot != blockerSlot()))
        return false;
    m_draft.lay({{squareAt(square), tile}, isOfRack ? rack().lay(slot) : DraftPlay::Laid::fromReserve}, position());
    emit tileLaid(position().board.height(squareAt(square)).value, square, slot);
    return true;
}

bool OwnTiles::relay(int from, int to, const QString& letter)
{
    const Tile laid = laidOn(from)->placement.tile;
    const Tile tile = letter.isEmpty() ? laid : playedAs(laid, letter);
    if (tile.isNone() && !laid.isNone())
        return false;
    m_draft.move(squareAt(from), {squareAt(to), tile}, position());
    emit tileLaid(position().board.height(squareAt(to)).value, to, -1);
    return true;
}

MovingTile OwnTiles::putBack(Square square)
{
    const DraftPlay::Laid laid = *m_draft.at(square);
    if (laid.id != DraftPlay::Laid::fromReserve)
        rack().takeBack(laid.id);
    m_draft.takeBack(square, position());
    const Alphabet& alphabet = position().variant().tiles.alphabet;
    return {position().board.indexOf(square),
            laid.isBlocker() ? QString(blockerSymbol) : symbolText(alphabet, laid.placement.tile),
            position().board.height(square).value, slotOf(laid)};
}

void OwnTiles::takeBack(int square, int slot)
{
    const auto* laid = laidOn(square);
    if (!laid)
        return;
    const int place = slotOf(*laid);
    putBack(squareAt(square));
    if (slot >= 0 && slot < rack().size() && place < rack().size())
        move(place, slot);
}

void OwnTiles::takeBackLast()
{
    if (m_draft.count() > 0)
        emit tilesLifted({putBack(m_draft.laid().back().placement.square)});
}

void OwnTiles::takeBackAll()
{
    QList<MovingTile> lifted;
    while (m_draft.count() > 0)
        lifted.prepend(putBack(m_draft.laid().back().placement.square));
    if (!lifted.isEmpty())
        emit tilesLifted(lifted);
}

void OwnTiles::lift(int square)
{
    if (m_draft.liftable().contains(square))
        m_draft.lift(squareAt(square), position());
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
