#include "labels.h"

#include <QFont>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace storeys {

namespace {

constexpr int atlasColumns = 16; // of cells in both atlases
constexpr int atlasRows = 2;

// An atlas with cells of that many texels.
QImage emptyAtlas(int side)
{
    QImage image(atlasColumns * side, atlasRows * side, QImage::Format_RGBA8888);
    image.fill(QColor(255, 255, 255, 0));
    return image;
}

// The part of an atlas that shows the cell.
QRectF partOf(int column, int row)
{
    const QSizeF size(1.0 / atlasColumns, 1.0 / atlasRows);
    return {{column * size.width(), row * size.height()}, size};
}

constexpr int letterSide = 64; // texels per cell

} // namespace

void LabelAtlas::paint()
{
    QImage image = emptyAtlas(letterSide);
    QPainter painter(&image);
    QFont font(QStringLiteral("Lato"));
    font.setWeight(QFont::Bold);
    font.setPixelSize(48);
    painter.setFont(font);
    painter.setPen(Qt::white);
    for (int i = 0; i < atlasColumns; ++i) {
        const QString letter(QChar(static_cast<char16_t>(u'A' + i)));
        painter.drawText(QRect(i * letterSide, 0, letterSide, letterSide), Qt::AlignCenter, letter);
        painter.drawText(QRect(i * letterSide, letterSide, letterSide, letterSide), Qt::AlignCenter,
                         QString::number(i + 1));
    }
    painter.end();
    show(whitened(image), true);
}

namespace {

constexpr float fromWell = 0.95F;  // from the middle of the rim to the middle of a label of size 1
constexpr float nearer = 0.8F;     // by which larger ones are nearer to the squares, for each size …
constexpr float largest = 1.55F;   // … up to this one, which fills a rim of the usual width
constexpr float halfAtOne = 1.7F;  // half side of a label of size 1
constexpr float rimHeight = 1.36F; // just above the rim

} // namespace

void RimLabels::addLabel(float x, float z, int column, int row)
{
    const float half = halfAtOne * m_size;
    const QRectF uv = partOf(column, row);
    flat({x, z, half, half}, rimHeight, uv.topLeft(), uv.bottomRight(), m_angle);
}

void RimLabels::build()
{
    const float away = m_margin / 2 + fromWell - nearer * (std::min(m_size, largest) - 1);
    const float edgeX = static_cast<float>(m_columns) * cell / 2 + away;
    const float edgeZ = static_cast<float>(m_rows) * cell / 2 + away;
    for (int column = 0; column < m_columns; ++column) {
        const float x = middleOf(column, m_rows, m_columns).x();
        addLabel(x, edgeZ, column, 0);
        addLabel(x, -edgeZ, column, 0);
    }
    for (int row = 0; row < m_rows; ++row) {
        const float z = middleOf(row * m_columns, m_rows, m_columns).z();
        addLabel(-edgeX, z, row, 1);
        addLabel(edgeX, z, row, 1);
    }
    const float half = halfAtOne * m_size;
    publish({-edgeX - half, rimHeight, -edgeZ - half}, {edgeX + half, rimHeight, edgeZ + half});
}

namespace {

constexpr int cellSide = 128;      // texels per cell
constexpr int lowestFactor = 2;    // of premium squares; its labels are in column 0
constexpr int starColumn = 3;      // of a factor of 2 on a start square
constexpr float labelWidth = 8.6F; // in tenths of a cell

// The column and row of a sign, given by its index in signNames().
QPoint signPlace(qsizetype number)
{
    return {starColumn + 1 + static_cast<int>(number) / atlasRows, static_cast<int>(number) % atlasRows};
}

QPainterPath star(QPointF middle, double radius)
{
    QPolygonF corners;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (0.2 * i - 0.5);
        const double reach = i % 2 == 0 ? radius : radius * 0.45;
        corners << middle + QPointF(std::cos(angle), std::sin(angle)) * reach;
    }
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

void drawCell(QPainter& painter, int column, bool word, const QString& mark)
{
    const bool start = column == starColumn;
    const int factor = lowestFactor + (start ? 0 : column);
    const QRectF box(column * cellSide, (word ? cellSide : 0), cellSide, cellSide);
    if (start)
        painter.fillPath(star(box.center() - QPointF(0, 0.24 * cellSide), 0.2 * cellSide), Qt::white);
    QFont font(QStringLiteral("League Spartan"));
    font.setWeight(QFont::Bold);
    font.setPixelSize(start ? 58 : 76);
    painter.setFont(font);
    const double down = (start ? 0.26 : 0.05) * cellSide; // in this font, the glyphs sit high in their line
    painter.drawText(box.translated(0, down), Qt::AlignCenter, QString::number(factor) + mark);
}

} // namespace

void PremiumAtlas::paint()
{
    if (m_letterMark.isEmpty() || m_wordMark.isEmpty())
        return; // paints only once both marks are set: Qt Quick 3D does not rebuild mipmaps
    QImage image = emptyAtlas(cellSide);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::white);
    for (int column = 0; column <= starColumn; ++column) {
        drawCell(painter, column, false, m_letterMark);
        drawCell(painter, column, true, m_wordMark);
    }
    for (qsizetype i = 0; i < signNames().size(); ++i) {
        QRectF square(0, 0, cellSide * cell / labelWidth, cellSide * cell / labelWidth);
        square.moveCenter((QPointF(signPlace(i)) + QPointF(0.5, 0.5)) * cellSide);
        paintSign(painter, signNames()[i], square, Qt::white);
    }
    painter.end();
    show(whitened(image), true);
}

namespace {

constexpr float signHalf = labelWidth / 2;
constexpr float labelHeight = 0.04F; // height above the pad
constexpr float plateHeight = 0.5F;  // height of a player's plate, see TrayGeometry

} // namespace

void PremiumLabels::addPremium(int square, const PremiumKind& kind)
{
    const bool start = m_look->startSquares.contains(square) && kind.factor == lowestFactor;
    const int column = start ? starColumn : kind.factor - lowestFactor;
    const QRectF uv = partOf(column, kind.word ? 1 : 0);
    flat(around(placeOf(square), signHalf), labelHeight, uv.topLeft(), uv.bottomRight(), m_angle, m_look->ink);
}

void PremiumLabels::addSign(int square, const QString& sign)
{
    const QPoint place = signPlace(signNames().indexOf(sign));
    QRectF uv = partOf(place.x(), place.y());
    const bool isArrow = sign == "way-out"; // the arrow points off the board for every viewer
    if (isArrow && square % m_look->columns < m_look->columns / 2)
        uv = QRectF(uv.topRight(), uv.bottomLeft());
    const int plaque = plaqueOf(sign);
    const QColor ink = sign == "star" ? m_look->starts.value(2) : m_look->inks.value(plaque, m_look->ink);
    const float y = labelHeight + (m_look->owners.value(square) > 0 ? plateHeight : 0);
    flat(around(placeOf(square), signHalf), y, uv.topLeft(), uv.bottomRight(), isArrow ? 0 : m_angle, ink);
}

void PremiumLabels::build()
{
    if (!m_look)
        return;
    for (int square = 0; square < m_look->rows * m_look->columns; ++square) {
        const QString name = m_look->kinds.value(square);
        if (const auto kind = premiumKind(name))
            addPremium(square, *kind);
        else if (const QString sign = signOf(name, m_look->owners.value(square)); !sign.isEmpty())
            addSign(square, sign);
        else if (m_look->stars.contains(square))
            addSign(square, "star");
    }
    const float halfX = static_cast<float>(m_look->columns) * cell / 2;
    const float halfZ = static_cast<float>(m_look->rows) * cell / 2;
    publish({-halfX, labelHeight, -halfZ}, {halfX, labelHeight + plateHeight, halfZ});
}

} // namespace storeys
