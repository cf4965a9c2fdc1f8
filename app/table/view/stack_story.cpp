#include "table/view/stack_story.h"

#include "table/text/player_name.h"
#include "table/text/square_text.h"
#include "table/view/board_shape.h"

namespace storeys {

namespace {

// The words of the play that run through the square: "WOOD · NET".
QString wordsAt(const Turn& play, Square square, const Alphabet& alphabet)
{
    QStringList words;
    for (const ScoredWord& scored : play.score().words)
        if (contains(scored.word.squares, square, &WordSquare::square))
            words += spelled(scored.word.letters(), alphabet);
    return words.join(u" · ");
}

StackLayer layerOf(const Alphabet& alphabet, Tile tile, qsizetype below)
{
    StackLayer layer;
    layer.face = faceText(alphabet, tile);
    layer.height = static_cast<int>(below) + 1;
    return layer;
}

// The tiles on the square when the game began; none unless the game began at a prepared position.
QList<StackLayer> layersAtStart(const Game& game, Square square)
{
    const Board& board = game.positionBefore(0).board;
    QList<StackLayer> layers;
    for (int level = 0; level < board.height(square).value; ++level) {
        StackLayer layer =
            layerOf(game.position().variant().tiles.alphabet, board.tileAt(square, level), layers.size());
        layer.text =
            Words::tr("%1, height %2: on the board from the start").arg(layer.face, QString::number(layer.height));
        layers += layer;
    }
    return layers;
}

// Applies the turn to the layers of the square: adds a tile, removes the top one, or does nothing.
void follow(const Game& game, std::size_t turn, Square square, QList<StackLayer>& layers)
{
    const Turn& taken = game.turns()[turn];
    const auto placed = std::ranges::find(taken.placed(), square, &PlacedTile::square);
    if (placed == taken.placed().end())
        return;
    if (taken.isWithdrawal()) {
        layers.removeLast();
        return;
    }
    const Alphabet& alphabet = game.position().variant().tiles.alphabet;
    StackLayer layer = layerOf(alphabet, placed->tile, layers.size());
    layer.who = nameOf(game, taken.seat);
    layer.turn = static_cast<int>(turn) + 1;
    layer.words = wordsAt(taken, square, alphabet);
    layer.text =
        Words::tr("%1, height %2: %3, turn %4, for %5")
            .arg(layer.face, QString::number(layer.height), layer.who, QString::number(layer.turn), layer.words);
    layers += layer;
}

} // namespace

QList<StackLayer> StackStory::layers(int square) const
{
    if (!m_game || square < 0 || square >= m_game->position().board.squareCount())
        return {};
    const Square at = m_game->position().board.squareAt(square);
    QList<StackLayer> layers = layersAtStart(m_look.game(), at);
    for (std::size_t turn = 0; turn < static_cast<std::size_t>(m_look.turn()); ++turn)
        follow(m_look.game(), turn, at, layers);
    if (const auto* laid = m_look.isActive() ? nullptr : m_draft.at(at)) {
        StackLayer layer = layerOf(m_game->position().variant().tiles.alphabet, laid->placement.tile, layers.size());
        layer.laid = true;
        layer.text = Words::tr("%1, height %2: placed, not yet played").arg(layer.face, QString::number(layer.height));
        layers += layer;
    }
    return layers;
}

QString StackStory::covered(int square) const
{
    if (!m_game || square < 0 || square >= m_game->position().board.squareCount())
        return {};
    const Position& position = m_look.position();
    const BoardShape shape(position.variant(), position.houseRules(), position.seatCount());
    const QString kind = kindName(shape.squareKinds.value(square));
    if (shape.canStack)
        return {};
    if (!layers(square).isEmpty())
        return kind.isEmpty() ? Words::tr("on a plain square") : Words::tr("covered: %1", "a kind of square").arg(kind);
    if (!position.board.isBlocked(position.board.squareAt(square)))
        return {};
    return kind.isEmpty() ? Words::tr("blocker on a plain square")
                          : Words::tr("blocker on %1", "a kind of square").arg(kind);
}

QString StackStory::text(int square) const
{
    const QList<StackLayer> layers = this->layers(square);
    QStringList parts;
    for (const StackLayer& layer : layers)
        parts.prepend(layer.text);
    if (const QString covered = this->covered(square); !covered.isEmpty()) {
        parts += covered;
    } else if (!layers.isEmpty()) {
        const int room = m_game->position().houseRules().stackLimit - static_cast<int>(layers.size());
        parts += room > 0 ? Words::tr("room for %n more", nullptr, room) : Words::tr("full");
    }
    return parts.isEmpty() ? QString() : parts.join(u"; ") + '.';
}

} // namespace storeys
