#include "desktop/prints/board_print.h"

#include "scene/board_ground.h"
#include "table/text/player_name.h"
#include "table/view/board_shape.h"
#include "table/view/draft_play.h"
#include "table/view/game_rows.h"
#include "table/view/variant_values.h"

#include <QBuffer>
#include <QPainter>

#include <algorithm>

namespace storeys {

namespace {

// As qml/Colors.qml has them.
const QColor paper("#faf6ef"), text("#1f2a2a"), rim("#274d4b"), coordinate("#a9c9c2"), well("#132b2a"), pad("#355f5b"),
    start("#b9763a"), inlay("#d69a5c"), premiumInk("#fff8ea"), ink("#1b130b"), lastMark("#7a3b0c");
const QList<QColor> storeyColours{"#f1ebe0", "#edd6a6", "#e6c27f", "#deae59", "#d8a142"};

QColor premiumColour(const QString& kind)
{
    const bool word = kind.endsWith('W');
    const bool twice = kind.startsWith('2');
    if (kind.startsWith('4'))
        return word ? "#93305f" : "#5a4fa3";
    return word ? QColor(twice ? "#b0423a" : "#ad5c14") : QColor(twice ? "#35719f" : "#2f7a44");
}

GroundLook groundOf(const BoardShape& shape)
{
    GroundLook look;
    look.rows = shape.rows;
    look.columns = shape.columns;
    look.kinds = shape.squareKinds;
    look.owners = shape.squareOwners;
    look.plates = shape.plates;
    look.stars = shape.stars;
    look.ink = premiumInk;
    look.plaques = {"#e2b133", "#4b4e57", "#6d4482", "#c9bfa9"};
    look.inks = {"#2a1d05", premiumInk, premiumInk, ink};
    look.walls = {"#9d9483", "#bab19f", "#5f584b"};
    look.seats = {"#bf4a32", "#2f6fae", "#5a7f22", "#b0417a"};
    look.miniBoards = {"#d8cbb2", "#efe6d3"};
    look.starts = {start, inlay, ink};
    return look;
}

QFont letters(double pixels)
{
    QFont font("League Spartan");
    font.setBold(true);
    font.setPixelSize(std::max(1, qRound(pixels)));
    return font;
}

QFont words(double pixels, bool bold)
{
    QFont font("Lato");
    font.setBold(bold);
    font.setPixelSize(std::max(1, qRound(pixels)));
    return font;
}

// Draws a board whose squares are cell pixels wide, with its rim.
class BoardPainter
{
public:
    BoardPainter(QPainter& painter, const Game& game, double cell)
        : m_painter(painter), m_board(game.position().board), m_variant(game.position().variant()), m_cell(cell),
          m_faces(tileFaces(m_variant)), m_ground(groundOf(BoardShape(m_variant, game.position().houseRules(),
                                                                      static_cast<int>(game.position().seats.size())))),
          m_marks(topMarks(game, game.turns().size(), DraftPlay()))
    {}

    static constexpr double rimWidth = 0.75; // squares

    void draw()
    {
        const double radius = m_cell * 0.3;
        fill(QRectF(0, 0, (m_board.columns() + 2 * rimWidth) * m_cell, (m_board.rows() + 2 * rimWidth) * m_cell), rim,
             radius);
        fill(QRectF(rimWidth * m_cell, rimWidth * m_cell, m_board.columns() * m_cell, m_board.rows() * m_cell), well,
             0);
        drawCoordinates();
        m_painter.save();
        m_painter.translate(rimWidth * m_cell, rimWidth * m_cell);
        m_ground.paintOn(m_painter, m_cell);
        m_painter.restore();
        for (int square = 0; square < m_board.squareCount(); ++square) {
            if (m_board.isOccupied(m_board.squareAt(square)))
                drawTile(square);
            else
                drawSquare(square);
        }
    }

private:
    [[nodiscard]] QRectF cellOf(int square) const
    {
        const Square at = m_board.squareAt(square);
        const QRectF cell((at.column + rimWidth) * m_cell, (at.row + rimWidth) * m_cell, m_cell, m_cell);
        const double gap = m_cell * 0.035;
        return cell.adjusted(gap, gap, -gap, -gap);
    }

    void fill(const QRectF& where, const QColor& colour, double radius)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawRoundedRect(where, radius, radius);
    }

    void write(const QRectF& where, int flags, const QString& what, const QFont& font, const QColor& colour)
    {
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(where, flags, what);
    }

    void drawCoordinates()
    {
        const QFont font = words(m_cell * 0.36, true);
        const auto writeAt = [&](double x, double y, const QString& what, double width, double height) {
            write(QRectF(x, y, width, height), Qt::AlignCenter, what, font, coordinate);
        };
        const double edge = rimWidth * m_cell;
        for (int column = 0; column < m_board.columns(); ++column)
            for (const double y : {0.0, edge + m_board.rows() * m_cell})
                writeAt(edge + column * m_cell, y, QChar('A' + column), m_cell, edge);
        for (int row = 0; row < m_board.rows(); ++row)
            for (const double x : {0.0, edge + m_board.columns() * m_cell})
                writeAt(x, edge + row * m_cell, QString::number(row + 1), edge, m_cell);
    }

    void drawSquare(int square)
    {
        const QRectF cell = cellOf(square);
        if (m_ground.draws(square))
            return;
        const QString kind = m_ground.kinds.value(square);
        const bool isStart = m_variant.squares[square].start;
        fill(cell, !kind.isEmpty() ? premiumColour(kind) : isStart ? start : pad, m_cell * 0.1);
        if (isStart) {
            const QPointF middle = cell.center();
            const double half = m_cell * 0.2;
            m_painter.setBrush(inlay);
            m_painter.drawPolygon(QPolygonF({middle - QPointF(half, 0), middle - QPointF(0, half),
                                             middle + QPointF(half, 0), middle + QPointF(0, half)}));
        } else {
            write(cell, Qt::AlignCenter, kind, words(m_cell * 0.34, true), premiumInk);
        }
    }

    // In the corner stands the height of a stack or, where letters have points, those of the letter.
    void drawTile(int square)
    {
        const QRectF cell = cellOf(square);
        const Square at = m_board.squareAt(square);
        const Tile top = m_board.top(at);
        const int height = m_board.height(at).value;
        const QString symbol = symbolText(m_variant.tiles.alphabet, top);
        const bool isBlank = !symbol.isEmpty() && symbol[0].isLower();
        const QStringList face = m_faces.value(symbol.isEmpty() ? -1 : symbol[0].toUpper().unicode() - 'A').split(' ');
        const QString points = isBlank ? QString() : face.value(1);
        const QString corner = !points.isEmpty() ? points : height > 1 ? QString::number(height) : QString();
        fill(cell, storeyColours[std::min<qsizetype>(height, storeyColours.size()) - 1], m_cell * 0.12);
        if (m_marks.value(square) == 1)
            frame(cell, m_cell * 0.12, lastMark);
        if (isBlank)
            frame(cell.adjusted(m_cell * 0.12, m_cell * 0.12, -m_cell * 0.12, -m_cell * 0.12), m_cell * 0.4, ink);
        const double size = face.value(0).size() > 1 ? 0.46 : 0.6;
        write(cell.adjusted(0, 0, 0, -m_cell * (corner.isEmpty() ? 0 : 0.06)), Qt::AlignCenter,
              isBlank ? symbol.toUpper() : face.value(0), letters(m_cell * size), ink);
        write(cell.adjusted(0, 0, -m_cell * 0.09, -m_cell * 0.03), Qt::AlignRight | Qt::AlignBottom, corner,
              words(m_cell * 0.24, true), ink);
    }

    void frame(const QRectF& cell, double radius, const QColor& colour)
    {
        const double line = m_cell * 0.05;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(colour, line));
        m_painter.drawRoundedRect(cell.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
    }

    QPainter& m_painter;
    const Board& m_board;
    const Variant& m_variant;
    double m_cell;
    QStringList m_faces;
    GroundLook m_ground;
    QList<int> m_marks;
};

QString playersText(const Game& game)
{
    QStringList texts;
    for (int i = 0; i < static_cast<int>(game.setup().players.size()); ++i) {
        const Points points = game.isOver() ? game.result()->seats[i].total : game.position().seats[i].points;
        texts += shownName(game.setup().players[i]) + QChar(0xa0) + QString::number(points.value);
    }
    return texts.join(QStringLiteral("  ·  "));
}

} // namespace

QImage boardImage(const Game& game, int width)
{
    const Board& board = game.position().board;
    const double margin = width * 0.025;
    const double cell = (width - 2 * margin) / (board.columns() + 2 * BoardPainter::rimWidth);
    const double boardHeight = (board.rows() + 2 * BoardPainter::rimWidth) * cell;
    const double line = width * 0.06;
    QImage image(width, qRound(2 * margin + boardHeight + line), QImage::Format_RGB32);
    image.fill(paper);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(margin, margin);
    BoardPainter(painter, game, cell).draw();
    QFont font = words(line * 0.55, true);
    const QString players = playersText(game);
    const double wide = QFontMetricsF(font).horizontalAdvance(players);
    if (wide > width - 2 * margin)
        font.setPixelSize(std::max(1, qRound(font.pixelSize() * (width - 2 * margin) / wide)));
    painter.setFont(font);
    painter.setPen(text);
    painter.drawText(QRectF(0, boardHeight + margin / 2, width - 2 * margin, line), Qt::AlignCenter, players);
    return image;
}

QByteArray boardPng(const Game& game, int width)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    boardImage(game, width).save(&buffer, "PNG");
    return buffer.data();
}

} // namespace storeys
