#include "board_ground.h"

#include "space_ground.h"

#include <QFile>
#include <QFont>
#include <QHash>
#include <QPainterPath>
#include <QSvgRenderer>

namespace storeys {

namespace {

// The width of a sign as a share of the width of a square.
double signWidth(const QString& sign)
{
    if (sign.startsWith("seat"))
        return 0.46;
    if (sign == "star")
        return 0.52;
    return plaqueOf(sign) >= 0 ? 0.64 : 0.6;
}

} // namespace

const QStringList& signNames()
{
    static const QStringList names{"blank", "blocker", "wild",   "flashlight", "rocks",   "pickaxe",
                                   "dog",   "comet",   "saucer", "star",       "way-out", "station",
                                   "earth", "seat1",   "seat2",  "seat3",      "seat4"};
    return names;
}

QString signOf(const QString& kind, int owner)
{
    if (kind == "corner")
        return QString("seat%1").arg(owner);
    return signNames().contains(kind) ? kind : QString();
}

void paintSign(QPainter& painter, const QString& sign, const QRectF& cell, const QColor& colour)
{
    QFile file(":/signs/" + sign + ".svg");
    if (!file.open(QIODevice::ReadOnly))
        return;
    QSvgRenderer picture(file.readAll().replace("currentColor", colour.name().toLatin1()));
    const double width = signWidth(sign) * cell.width();
    QRectF box(0, 0, width, width);
    box.moveCenter(cell.center());
    picture.render(&painter, box);
}

int plaqueOf(const QString& kind)
{
    static const QHash<QString, int> plaques{{"blank", 0}, {"wild", 0},    {"flashlight", 0},
                                             {"comet", 0}, {"blocker", 1}, {"rocks", 1},
                                             {"dog", 2},   {"saucer", 2},  {"pickaxe", 3}};
    return plaques.value(kind, -1);
}

namespace {

constexpr double padHalf = 0.472; // in squares, like the next four
constexpr double hollow = 0.17;   // radius of a plaque's corners
constexpr double cut = 0.24;      // size of an octagon's cut corners
constexpr double joint = 0.05;    // gap between bricks
constexpr double edge = 0.055;    // lit edge of a wall
constexpr double smallWall = 22;  // pixels; a smaller square has room for two joints only

QPainterPath plaquePath(QPointF middle, double cell)
{
    const double half = padHalf * cell;
    const double radius = hollow * cell;
    QPainterPath path;
    path.addRect(QRectF(middle - QPointF(half, half), middle + QPointF(half, half)));
    QPainterPath corners;
    for (const double x : {-half, half})
        for (const double y : {-half, half})
            corners.addEllipse(middle + QPointF(x, y), radius, radius);
    return path.subtracted(corners);
}

QPainterPath octagonPath(QPointF middle, double half, double corner)
{
    const double in = half - corner;
    QPolygonF points;
    for (const QPointF& point : {QPointF(-half, -in), QPointF(-in, -half), QPointF(in, -half), QPointF(half, -in),
                                 QPointF(half, in), QPointF(in, half), QPointF(-in, half), QPointF(-half, in)})
        points << middle + point;
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

void fillRound(QPainter& painter, const QRectF& where, double radius, const QColor& colour)
{
    QPainterPath path;
    path.addRoundedRect(where, radius, radius);
    painter.fillPath(path, colour);
}

class GroundPainter
{
public:
    GroundPainter(QPainter& painter, const BoardLook& look, double cell, bool plain, const QString& font)
        : m_painter(painter), m_look(look), m_cell(cell), m_plain(plain), m_font(font), m_space(isInSpace(look.kinds))
    {}

    void paint()
    {
        for (const QRectF& plate : m_look.plates)
            paintPlate(plate);
        for (int square = 0; square < m_look.rows * m_look.columns; ++square)
            paintSquare(square);
    }

private:
    [[nodiscard]] QRectF cellOf(int square) const
    {
        return {square % m_look.columns * m_cell, square / m_look.columns * m_cell, m_cell, m_cell};
    }

    void paintPlate(const QRectF& plate)
    {
        const QRectF where(plate.topLeft() * m_cell, plate.size() * m_cell);
        const int owner =
            m_look.owners.value(static_cast<int>(plate.y()) * m_look.columns + static_cast<int>(plate.x()));
        const double line = std::max(1.0, 0.035 * m_cell);
        if (owner == 0) {
            fillRound(m_painter, where.adjusted(-line / 2, -line / 2, line / 2, line / 2), 0.08 * m_cell,
                      m_look.miniBoards.value(1));
            fillRound(m_painter, where.adjusted(line / 2, line / 2, -line / 2, -line / 2), 0.06 * m_cell,
                      m_look.miniBoards.value(0));
            return;
        }
        const double gap = 0.01 * m_cell;
        fillRound(m_painter, where.adjusted(gap, gap, -gap, -gap), 0.16 * m_cell, m_look.seats.value(owner - 1));
    }

    [[nodiscard]] QColor padOf(int square) const
    {
        return m_space ? m_look.lanes.value(m_look.sides.value(square), m_look.lanes.value(0)) : m_look.pad;
    }

    void paintDisc(const QRectF& cell, const Disc& disc, const QColor& colour)
    {
        QPainterPath path;
        const double half = std::max(0.5, disc.half * m_cell);
        path.addEllipse(cell.center() + disc.middle * m_cell, half, half);
        m_painter.fillPath(path, colour);
    }

    void paintStars(const QRectF& cell, int square)
    {
        for (const Disc& star : starsOn(square))
            paintDisc(cell, star, m_look.starlight);
    }

    // Draws an asteroid without a pad, so that the sky is continuous from square to square.
    void paintAsteroid(const QRectF& cell, int square)
    {
        m_painter.fillRect(cell, m_look.lanes.value(0));
        paintStars(cell, square);
        for (const Boulder& boulder : bouldersOn(square)) {
            const auto fill = [&](double scale, QPointF shift, int colour) {
                QPainterPath path;
                path.addPolygon(QTransform::fromScale(scale * m_cell, scale * m_cell).map(boulder.outline()));
                path.closeSubpath();
                const QPointF middle = boulder.middle * (1 - scale) + shift;
                m_painter.fillPath(path.translated(cell.center() + middle * m_cell), m_look.asteroids.value(colour));
            };
            fill(1, {0.02, 0.03}, 2);
            fill(1, {0, 0}, 1);
            fill(0.88, {0.012, 0.016}, 0);
            for (const Disc& crater : boulder.craters())
                paintDisc(cell, crater, m_look.asteroids.value(2));
        }
    }

    // The pad is a disc for letter premiums and an octagon for word premiums.
    void paintPad(int square, const QString& kind, bool start)
    {
        const QRectF cell = cellOf(square);
        const double half = padHalf * m_cell;
        const auto premium = premiumKind(kind);
        if (premium && premium->word) {
            m_painter.fillPath(octagonPath(cell.center(), half, cut * m_cell), m_look.premiums.value(premium->place()));
        } else if (premium) {
            QPainterPath disc;
            disc.addEllipse(cell.center(), half, half);
            m_painter.fillPath(disc, m_look.premiums.value(premium->place()));
        } else {
            m_painter.fillRect(QRectF(cell.center() - QPointF(half, half), cell.center() + QPointF(half, half)),
                               start ? m_look.starts.value(0) : padOf(square));
            if (m_space && !start && kind.isEmpty())
                paintStars(cell, square);
        }
    }

    // A premium square that is also a start square has a star above its label.
    void paintLabel(const QRectF& cell, const PremiumKind& kind, bool start)
    {
        QFont font(m_font);
        font.setBold(true);
        font.setPixelSize(std::max(1, static_cast<int>((start ? 0.3 : 0.4) * m_cell)));
        m_painter.setFont(font);
        m_painter.setPen(m_look.ink);
        m_painter.drawText(cell.translated(0, start ? 0.2 * m_cell : 0), Qt::AlignCenter, kind.label());
        if (start) {
            const double side = 0.62 * m_cell;
            QRectF above(0, 0, side, side);
            above.moveCenter(cell.center() - QPointF(0, 0.17 * m_cell));
            paintSign(m_painter, "star", above, m_look.ink);
        }
    }

    void paintSquare(int square)
    {
        const QRectF cell = cellOf(square);
        const QString kind = m_look.kinds.value(square);
        const int owner = m_look.owners.value(square);
        const bool start = m_plain && m_look.startSquares.contains(square);
        if (owner == 0 && (m_plain || (m_space && !premiumKind(kind))))
            paintPad(square, kind, start);
        if (const auto premium = premiumKind(kind); premium && !m_font.isEmpty())
            paintLabel(cell, *premium, start);
        const int plaque = plaqueOf(kind);
        if (plaque >= 0) {
            m_painter.fillPath(plaquePath(cell.center(), m_cell), m_look.plaques.value(plaque));
            paintSign(m_painter, kind, cell, m_look.inks.value(plaque));
        } else if (owner > 0) {
            paintOwned(square, signOf(kind, owner));
        } else if (kind == "wall") {
            paintWall(square);
        } else if (kind == "asteroid") {
            paintAsteroid(cell, square);
        } else if (m_look.stars.contains(square)) {
            m_painter.fillPath(octagonPath(cell.center(), padHalf * m_cell, cut * m_cell), m_look.starts.value(0));
            m_painter.fillPath(octagonPath(cell.center(), 0.37 * m_cell, 0.19 * m_cell), m_look.starts.value(1));
            paintSign(m_painter, "star", cell, m_look.starts.value(2));
        }
    }

    // Paints a player's square, a little darker than its plate, with its sign. The arrow of a "way-out" square is
    // mirrored on the left half of the board, so that it points off the board.
    void paintOwned(int square, const QString& sign)
    {
        const QRectF cell = cellOf(square);
        const double gap = 0.08 * m_cell;
        fillRound(m_painter, cell.adjusted(gap, gap, -gap, -gap), 0.1 * m_cell, QColor(0, 0, 0, 36));
        m_painter.save();
        if (sign == "way-out" && square % m_look.columns < m_look.columns / 2) {
            m_painter.translate(2 * cell.center().x(), 0);
            m_painter.scale(-1, 1);
        }
        paintSign(m_painter, sign, cell, m_look.ink);
        m_painter.restore();
    }

    void paintWall(int square)
    {
        const int row = square / m_look.columns;
        const int column = square % m_look.columns;
        const double gap = (0.5 - padHalf) * m_cell;
        const bool left = m_look.isWall(row, column - 1);
        const bool right = m_look.isWall(row, column + 1);
        const bool above = m_look.isWall(row - 1, column);
        const bool below = m_look.isWall(row + 1, column);
        const QRectF block =
            cellOf(square).adjusted(left ? 0 : gap, above ? 0 : gap, right ? 0 : -gap, below ? 0 : -gap);
        m_painter.fillRect(block, m_look.walls.value(0));
        paintJoints(cellOf(square), block, row);
        const double line = std::max(1.0, edge * m_cell);
        if (!above)
            m_painter.fillRect(QRectF(block.topLeft(), QSizeF(block.width(), line)), m_look.walls.value(1));
        if (!left)
            m_painter.fillRect(QRectF(block.topLeft(), QSizeF(line, block.height())), m_look.walls.value(1));
        if (!below)
            m_painter.fillRect(QRectF(block.left(), block.bottom() - line, block.width(), line), m_look.walls.value(2));
    }

    // Three courses of bricks. The vertical joints alternate between the side and the middle of a square, as in 3D.
    void paintJoints(const QRectF& cell, const QRectF& block, int row)
    {
        const bool small = m_cell < smallWall;
        const double line = std::max(1.0, joint * m_cell);
        const double course = m_cell / 3;
        for (int i = small ? 1 : 0; i < 3; ++i) {
            const double top = cell.top() + i * course;
            const QRectF across(block.left(), top - line / 2, block.width(), line);
            m_painter.fillRect(across & block, m_look.walls.value(2));
            const double x = (row * 3 + i) % 2 == 0 ? cell.left() : cell.center().x();
            const QRectF down(x - line / 2, top, line, course);
            if (!small)
                m_painter.fillRect(down & block, m_look.walls.value(2));
        }
    }

    QPainter& m_painter;
    const BoardLook& m_look;
    double m_cell;
    bool m_plain;
    const QString& m_font;
    bool m_space;
};

} // namespace

bool BoardLook::isWall(int row, int column) const
{
    return row >= 0 && column >= 0 && row < rows && column < columns && kinds.value(row * columns + column) == "wall";
}

bool BoardLook::draws(int square) const
{
    const QString kind = kinds.value(square);
    return stars.contains(square) || (kind.isEmpty() ? isInSpace(kinds) : !premiumKind(kind));
}

void BoardLook::paintOn(QPainter& painter, double cell, bool plain, const QString& font) const
{
    GroundPainter(painter, *this, cell, plain, font).paint();
}

BoardGround::BoardGround(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &BoardGround::changed, this, [this] { update(); });
}

void BoardGround::setLook(BoardLook* look)
{
    m_look = look;
    if (look)
        connect(look, &BoardLook::changed, this, &BoardGround::changed, Qt::UniqueConnection);
    emit changed();
}

void BoardGround::paint(QPainter* painter)
{
    if (m_look)
        m_look->paintOn(*painter, width() / std::max(1, m_look->columns), m_plain, m_font);
}

} // namespace storeys
