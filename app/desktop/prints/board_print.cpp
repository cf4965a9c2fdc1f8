#include "desktop/prints/board_print.h"

#include "desktop/prints/light_colors.h"
#include "scene/board_ground.h"
#include "table/text/player_name.h"
#include "table/text/square_text.h"
#include "table/tiles/draft_play.h"
#include "table/view/board_shape.h"
#include "table/view/game_rows.h"

#include <QBuffer>
#include <QPainter>

namespace storeys {

namespace {

void setLook(BoardLook& look, const BoardShape& shape)
{
    look.rows = shape.rows;
    look.columns = shape.columns;
    look.kinds = shape.squareKinds;
    look.owners = shape.squareOwners;
    look.plates = shape.plates;
    look.stars = shape.stars;
    look.ink = light::premiumInk;
    look.plaques = {light::yellowPlaque, light::slatePlaque, light::plumPlaque, light::stonePlaque};
    look.inks = {light::yellowInk, light::premiumInk, light::premiumInk, light::ink};
    look.walls = {light::wall, light::wallLit, light::wallJoint};
    look.sides = shape.squareSides;
    look.lanes = light::lanes;
    look.asteroids = light::asteroids;
    look.starlight = light::starlight;
    look.seats = light::seats;
    look.miniBoards = {light::miniBoard, light::miniBoardEdge};
    look.starts = {light::start, light::inlay, light::ink};
}

QFont bold(const char* family, double pixels)
{
    QFont font(family);
    font.setBold(true);
    font.setPixelSize(std::max(1, qRound(pixels)));
    return font;
}

// Draws a board with its rim; squares are `cell` pixels wide.
class BoardPainter
{
public:
    BoardPainter(QPainter& painter, const Game& game, double cell)
        : m_painter(painter), m_board(game.position().board), m_variant(game.position().variant()), m_cell(cell),
          m_faces(tileFaces(m_variant)), m_marks(topMarks(game, game.turns().size(), DraftPlay()))
    {
        setLook(m_ground, BoardShape(m_variant, game.position().houseRules(), game.position().seatCount()));
    }

    static constexpr double rimWidth = 0.75; // squares

    void draw()
    {
        const double radius = m_cell * 0.3;
        fill(QRectF(0, 0, (m_board.columns() + 2 * rimWidth) * m_cell, (m_board.rows() + 2 * rimWidth) * m_cell),
             light::rim, radius);
        fill(QRectF(rimWidth * m_cell, rimWidth * m_cell, m_board.columns() * m_cell, m_board.rows() * m_cell),
             light::well, 0);
        drawCoordinates();
        m_painter.save();
        m_painter.translate(rimWidth * m_cell, rimWidth * m_cell);
        m_ground.paintOn(m_painter, m_cell);
        m_painter.restore();
        for (int square = 0; square < m_board.squareCount(); ++square) {
            if (m_board.isOccupied(m_board.squareAt(square)))
                drawTile(square);
            else if (m_board.isBlocked(m_board.squareAt(square)))
                drawBlocker(cellOf(square));
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
        const QFont font = bold("Lato", m_cell * 0.36);
        const auto writeAt = [&](double x, double y, const QString& what, double width, double height) {
            write(QRectF(x, y, width, height), Qt::AlignCenter, what, font, light::coordinate);
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
        const QString kind = m_ground.kinds.value(square);
        const auto premium = premiumKind(kind);
        const bool isStart = m_variant.squares[square].start;
        if (m_ground.draws(square) && !(isStart && kind.isEmpty() && !m_ground.stars.contains(square)))
            return;
        fill(cell, premium ? light::premiums[premium->place()] : isStart ? light::start : light::pad, m_cell * 0.1);
        if (isStart) {
            drawDiamond(cell.center(), m_cell * 0.2, light::inlay);
        } else if (premium) {
            write(cell, Qt::AlignCenter, premium->label(), bold("Lato", m_cell * 0.34), light::premiumInk);
        }
    }

    // Draws a bar in a frame, as on the flat board.
    void drawBlocker(const QRectF& cell)
    {
        const double side = cell.width();
        const double edge = side * 0.13;
        fill(cell, light::blockerFace, m_cell * 0.12);
        frame(cell.adjusted(edge, edge, -edge, -edge), side * 0.1, light::blockerSign);
        fill(QRectF(cell.x() + 0.24 * side, cell.y() + 0.42 * side, 0.52 * side, 0.16 * side), light::blockerSign,
             side * 0.05);
    }

    void drawDiamond(QPointF middle, double half, const QColor& colour)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPolygon(QPolygonF({middle - QPointF(half, 0), middle - QPointF(0, half),
                                         middle + QPointF(half, 0), middle + QPointF(0, half)}));
    }

    // In the corner, a tile shows the points of its letter or, if letters have no points, the height of the stack.
    void drawTile(int square)
    {
        const QRectF cell = cellOf(square);
        const Square at = m_board.squareAt(square);
        const int height = m_board.height(at).value;
        const TileFace face = tileFaceOf(symbolText(m_variant.tiles.alphabet, m_board.top(at)).front(), m_faces);
        const QString corner = face.yellow              ? QString()
                               : !face.points.isEmpty() ? face.points
                               : height > 1             ? QString::number(height)
                                                        : QString();
        fill(cell,
             face.yellow ? light::yellowFace : light::storeys[std::min<qsizetype>(height, light::storeys.size()) - 1],
             m_cell * 0.12);
        if (m_marks.value(square) == 1)
            frame(cell, m_cell * 0.12, light::lastMark);
        if (face.yellow) // a yellow blank has a diamond instead of points
            drawDiamond(cell.bottomRight() - QPointF(0.15 * m_cell, 0.15 * m_cell), 0.08 * m_cell, light::ink);
        if (face.blank)
            frame(cell.adjusted(m_cell * 0.12, m_cell * 0.12, -m_cell * 0.12, -m_cell * 0.12), m_cell * 0.4,
                  light::ink);
        const double size = face.letter.size() > 1 || face.yellow ? 0.46 : 0.6;
        write(cell.adjusted(0, 0, 0, -m_cell * (corner.isEmpty() ? 0 : 0.06)), Qt::AlignCenter, face.letter,
              bold("League Spartan", m_cell * size), light::ink);
        write(cell.adjusted(0, 0, -m_cell * 0.09, -m_cell * 0.03), Qt::AlignRight | Qt::AlignBottom, corner,
              bold("Lato", m_cell * 0.24), light::ink);
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
    BoardLook m_ground;
    QList<int> m_marks;
};

QString playersText(const Game& game)
{
    QStringList texts;
    for (int i = 0; i < static_cast<int>(game.setup().players.size()); ++i) {
        const Points points = game.isOver() ? game.result()->seats[i].total : game.position().seats[i].points;
        texts += shownName(game.setup().players[i]) + QChar(0xa0) + QString::number(points.value);
    }
    return texts.join(QStringLiteral(" · "));
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
    image.fill(light::panel);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(margin, margin);
    BoardPainter(painter, game, cell).draw();
    QFont font = bold("Lato", line * 0.55);
    const QString players = playersText(game);
    const double wide = QFontMetricsF(font).horizontalAdvance(players);
    if (wide > width - 2 * margin)
        font.setPixelSize(std::max(1, qRound(font.pixelSize() * (width - 2 * margin) / wide)));
    painter.setFont(font);
    painter.setPen(light::text);
    painter.drawText(QRectF(0, boardHeight + margin / 2, width - 2 * margin, line), Qt::AlignCenter, players);
    return image;
}

QByteArray boardPng(const Game& game)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    boardImage(game).save(&buffer, "PNG");
    return buffer.data();
}

} // namespace storeys
