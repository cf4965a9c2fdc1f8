#include "adviser.h"

#include "bots/levels.h"
#include "bots/pieces.h"
#include "rules/formed_words.h"
#include "rules/piece_rules.h"
#include "table/text/square_text.h"

#include <algorithm>

namespace storeys {

namespace {

// Letters that take another key than a plain one, or two: the tiles Ñ and CH, and two tiles that are also typed as ß.
class KeysOfTheirOwn
{
public:
    explicit KeysOfTheirOwn(const Alphabet& alphabet) : m_alphabet(alphabet)
    {
        for (const char* letter : {"ß", "œ"})
            if (const std::string tiles = alphabet.spelled(letter); alphabet.fold(tiles))
                m_pairs.push_back(tiles);
    }

    [[nodiscard]] std::ptrdiff_t in(const SeatView& view, const Play& play) const
    {
        const auto isOwn = [&](const Placement& p) { return m_alphabet.face(p.tile.letter()).symbol.size() > 1; };
        const auto tiles = std::ranges::count_if(play.placements, isOwn);
        if (m_pairs.empty())
            return tiles;
        const std::string word = m_alphabet.spell(formedWords(view.board, play).front().letters());
        return tiles + std::ranges::count_if(m_pairs, [&](const std::string& pair) {
                   return word.find(pair) != std::string::npos;
               });
    }

private:
    const Alphabet& m_alphabet;
    std::vector<std::string> m_pairs;
};

} // namespace

Adviser::Adviser(std::uint64_t seed) : m_bot(makeBot("greedy", seed, nullptr, std::nullopt)), m_random(seed) {}

Action Adviser::choose(const SeatView& view)
{
    if (questionOf(view) && m_random.below(4) == 0)
        return CardChoice();
    const Action usual = m_bot->choose(view, {});
    if (questionOf(view) || !std::holds_alternative<Play>(usual) || !std::get<Play>(usual).claims.empty())
        return usual;
    const KeysOfTheirOwn keys(view.book->variant.tiles.alphabet);
    const auto pieces = [&](const Play& play) {
        const Collection collected = collectionOf(view, play);
        const auto isYellow = [](const Placement& placed) { return placed.tile.isReserve(); };
        const auto isReplacing = [&](const Placement& placed) { return view.board.isBlocked(placed.square); };
        return collected.sum().blanks + collected.sum().blockers + 2 * (collected.lifts + std::ssize(collected.cards))
               + std::ranges::count_if(play.placements, isYellow)
               + 2 * std::ranges::count_if(play.placements, isReplacing) + keys.in(view, play);
    };
    Mover mover = moverOf(view, view.seat);
    mover.reserveBlanks = std::min(mover.reserveBlanks, 1); // each more multiplies the plays
    std::vector<FoundPlay> plays;
    m_generator.allPlays(view.book, view.board, mover, plays);
    Play best;
    std::ptrdiff_t most = 0;
    for (const FoundPlay& found : plays) {
        const Play play = found.toPlay();
        if (const auto count = pieces(play); count > most) {
            most = count;
            best = play;
        }
    }
    return most > 0 ? withBlockers(view, best, m_generator, m_random) : usual;
}

// ---- by the table

namespace {

QList<int> slotsOf(GameTable& table, const std::vector<Tile>& tiles)
{
    QStringList rack = table.view()->rack();
    QList<int> places;
    for (const Tile tile : tiles) {
        const auto slot = rack.indexOf(symbolText(table.live()->position().variant().tiles.alphabet, tile));
        places += static_cast<int>(slot);
        if (slot >= 0)
            rack[slot].clear();
    }
    return places;
}

void lay(GameTable& table, const Placement& placement)
{
    const Position& position = table.live()->position();
    const Tile held = placement.tile.unplayed();
    const int slot = held.isReserve() ? table.view()->tiles().blankSlot() : slotsOf(table, {held}).front();
    const QString letter = symbolText(position.variant().tiles.alphabet, Tile::of(placement.tile.letter()));
    if (!table.view()->lay(slot, position.board.indexOf(placement.square), held.isBlank() ? letter : QString()))
        qFatal("a tile can't be laid");
}

void draw(GameTable& table, const Claim& claim)
{
    ClaimPen& pen = *table.cursor()->claims();
    const Board& board = table.live()->position().board;
    pen.setWriting(true);
    pen.begin(board.indexOf(claim.front()));
    for (const Square square : claim)
        pen.extend(board.indexOf(square));
    pen.end();
}

} // namespace

std::vector<std::function<void()>> stepsOf(GameTable& table, const Action& action)
{
    TableView& view = *table.view();
    if (const auto* exchange = std::get_if<Exchange>(&action))
        return {[&table, tiles = exchange->tiles] { table.view()->exchange(slotsOf(table, tiles)); }};
    if (const auto* choice = std::get_if<CardChoice>(&action))
        return {[&table, chosen = *choice] {
            QList<int> squares;
            for (const Square square : chosen.squares)
                squares += table.live()->position().board.indexOf(square);
            table.cards()->choose(slotsOf(table, chosen.tiles), squares);
        }};
    const auto* play = std::get_if<Play>(&action);
    if (!play)
        return {[&view] { view.pass(); }};
    std::vector<std::function<void()>> steps;
    const auto numberOf = [&](Square square) { return table.live()->position().board.indexOf(square); };
    for (const Placement& placement : play->placements)
        steps.emplace_back([&table, placement] { lay(table, placement); });
    for (const Square square : play->blockersOff)
        steps.emplace_back([&view, number = numberOf(square)] { view.liftBlocker(number); });
    for (const Square square : play->blockersOn)
        steps.emplace_back([&view, number = numberOf(square)] { view.lay(view.tiles().blockerSlot(), number); });
    for (const Claim& claim : play->claims)
        steps.emplace_back([&table, claim] { draw(table, claim); });
    steps.emplace_back([&view] { view.play(); });
    return steps;
}

} // namespace storeys
