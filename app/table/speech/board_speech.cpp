#include "table/speech/board_speech.h"

#include "table/help/hint_giver.h"
#include "table/text/square_text.h"
#include "table/view/table_view.h"

namespace storeys {

BoardSpeech::BoardSpeech(const TableView& view, const HintGiver& hint) : m_view(view), m_hint(hint)
{
    for (const auto change : {&TableView::boardChanged, &TableView::begun})
        connect(&view, change, this, &BoardSpeech::refreshSquares);
    connect(&hint, &HintGiver::changed, this, &BoardSpeech::refreshSquares);
    for (const auto change : {&TableView::rackChanged, &TableView::begun})
        connect(&view, change, this, &BoardSpeech::refreshPlaces);
}

void BoardSpeech::setListened(bool listened)
{
    if (m_active == listened)
        return;
    m_active = listened;
    retell();
    emit activeChanged();
}

void BoardSpeech::retell()
{
    refreshSquares();
    refreshPlaces();
}

void BoardSpeech::refreshSquares()
{
    QStringList squares, layers;
    for (int square = 0; m_active && square < m_view.stacks().size(); ++square) {
        squares += squareText(square);
        layers += layersText(m_view.stacks()[square]);
    }
    if (squares == m_squares && layers == m_layers)
        return;
    m_squares = squares;
    m_layers = layers;
    emit squaresChanged();
}

void BoardSpeech::refreshPlaces()
{
    QStringList places;
    const QStringList rack = m_view.rack();
    for (int place = 0; place < static_cast<int>(rack.size()); ++place)
        places += placeText(rack, place);
    for (const ReserveHeap& heap : m_view.reserve())
        places += heap.symbol == blockerSymbol ? tr("%n blocker(s) in the reserve", nullptr, heap.count)
                                               : tr("%n yellow blank(s) in the reserve", nullptr, heap.count);
    if (places == m_places)
        return;
    m_places = places;
    emit placesChanged();
}

// ---- the words

QString BoardSpeech::squareText(int square) const
{
    const QString column(QChar(u'A' + square % m_view.shape().columns));
    const QString place = tr("row %1, column %2").arg(QString::number(square / m_view.shape().columns + 1), column);
    return place + tr(", ", "between the facts about a square") + whatText(square);
}

QString BoardSpeech::whatText(int square) const
{
    QStringList parts;
    if (!isWall(m_view.shape().squareKinds.value(square))) // nothing can lie on a wall
        parts += contents(m_view.stacks()[square]);
    parts += state(square);
    return parts.join(tr(", ", "between the facts about a square"));
}

QString BoardSpeech::about(int square) const
{
    const QStringList& stacks = m_view.stacks();
    if (square < 0 || square >= stacks.size())
        return {};
    const int columns = m_view.shape().columns, column = square % columns;
    const auto beside = [&](bool isOnBoard, int next) { return isOnBoard ? whatText(next) : tr("edge of the board"); };
    QStringList sentences{squareText(square)};
    if (stacks[square].size() > 2) // otherwise "T on D" has said it
        sentences += layersText(stacks[square]);
    sentences += tr("Up: %1").arg(beside(square >= columns, square - columns));
    sentences += tr("Right: %1").arg(beside(column + 1 < columns, square + 1));
    sentences += tr("Down: %1").arg(beside(square + columns < stacks.size(), square + columns));
    sentences += tr("Left: %1").arg(beside(column > 0, square - 1));
    return sentences.join(tr("; "));
}

QString BoardSpeech::layersText(const QString& stack) const
{
    QStringList tiles;
    for (qsizetype level = stack.size() - 2; level >= 0; --level)
        tiles += tileText(stack[level]);
    return tiles.isEmpty() ? QString() : tr("below, from the top: %1").arg(tiles.join(u' '));
}

QString BoardSpeech::placeText(const QStringList& rack, int place) const
{
    const QString& tile = rack[place];
    const QString points = tile.isEmpty() ? QString() : pointsText(tile.front());
    QString what = tile.isEmpty() ? tr("empty slot") : tileText(tile.front());
    if (!points.isEmpty())
        what = tr("%1, %2", "a tile, its points").arg(what, points);
    return tr("%1, %2 of %3", "a tile, its place on the rack")
        .arg(what, QString::number(place + 1), QString::number(rack.size()));
}

QString BoardSpeech::tileText(QChar symbol) const
{
    const TileFace face = tileFaceOf(symbol, m_view.shape().tileFaces);
    if (face.blocker)
        return tr("blocker");
    if (face.letter.isEmpty())
        return face.yellow ? tr("yellow blank") : tr("blank");
    return face.yellow  ? tr("yellow blank as %1").arg(face.letter)
           : face.blank ? tr("blank as %1").arg(face.letter)
                        : face.letter;
}

// The points of the tile with that symbol; "" if tiles have no points in this game.
QString BoardSpeech::pointsText(QChar symbol) const
{
    if (!m_view.shape().hasValues)
        return {};
    return tr("%n point(s)", nullptr, tileFaceOf(symbol, m_view.shape().tileFaces).points.toInt());
}

QStringList BoardSpeech::contents(const QString& stack) const
{
    if (stack.isEmpty())
        return {tr("empty")};
    const QString top = tileText(stack.back());
    if (!m_view.shape().canStack) {
        QStringList parts{top, pointsText(stack.back())};
        parts.removeAll(QString());
        return parts;
    }
    const int height = static_cast<int>(stack.size());
    QStringList parts{height > 1 ? tr("%1 on %2").arg(top, tileText(stack[height - 2])) : top,
                      tr("height %n", "in tiles", height)};
    if (height == m_view.shape().stackLimit)
        parts += tr("full");
    return parts;
}

// What an empty square does or who owns it: "double letter", "wall", "your corner"; "" for a plain square.
QString BoardSpeech::kindText(int square) const
{
    const QString kind = m_view.shape().squareKinds.value(square);
    if (const int owner = m_view.shape().squareOwners.value(square); owner > 0)
        return ownedText(kind, owner);
    const QString text = storeys::kindText(kind);
    const int side = m_view.shape().squareSides.value(square);
    const QString other = side == 0 || isWall(kind) ? QString() : m_view.othersName(side - 1);
    if (other.isEmpty())
        return text;
    const QString closed = tr("%1's side").arg(other);
    return text.isEmpty() ? closed : tr("%1, %2", "what a square does, whose side it is on").arg(text, closed);
}

QString BoardSpeech::ownedText(const QString& kind, int owner) const
{
    const QString name = m_view.othersName(owner - 1);
    const bool isOwn = name.isEmpty();
    if (kind == "station")
        return isOwn ? tr("your station") : tr("%1's station").arg(name);
    if (kind == "earth")
        return isOwn ? tr("your Earth: covering it wins") : tr("%1's Earth").arg(name);
    return isOwn ? tr("your corner") : tr("%1's corner").arg(name);
}

QStringList BoardSpeech::state(int square) const
{
    const int mark = m_view.marks().value(square);
    const bool isFree = m_view.stacks()[square].isEmpty();
    const QString kind = kindText(square);
    QStringList parts;
    if (isFree && m_view.shape().startSquares.contains(square) && m_view.shape().squareOwners.value(square) == 0)
        parts += tr("start square");
    if (!kind.isEmpty() && (isFree || mark >= 2)) // under a played tile the square has no effect any more
        parts += kind;
    if (mark == 1)
        parts += tr("last play");
    if (mark == 4)
        parts += tr("will be taken off");
    else if (mark >= 2)
        parts += tr("placed, not yet played");
    if (m_view.faults().contains(square))
        parts += tr("not valid");
    if (m_hint.squares().contains(square))
        parts += tr("hint");
    return parts;
}

} // namespace storeys
