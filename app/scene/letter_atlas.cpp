#include "letter_atlas.h"

#include "look/symbols.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <limits>

namespace storeys {

namespace {

constexpr int texelsPerCell = 192;
constexpr int wall = 4; // width of the engraved wall, texels
constexpr double numberHeight = 0.74;
constexpr double widestNumber = 0.90;
constexpr double tallest = 0.70;       // largest height of a letter with a descender, in cells
constexpr double tallestMarked = 0.71; // that of a letter with a mark above, clear of the line of the last play
constexpr double raised = 0.025;       // how far a letter with a mark stands above the middle, in cells

struct Glyph
{
    QString text;
    double height;  // height of a capital letter, in cells
    double centre;  // middle of the glyph in both directions, in cells
    double outline; // width of the pen, to make small signs bolder, in cells
};

Glyph signAt(int index)
{
    if (index == LetterAtlas::cross)
        return {QStringLiteral("×"), 1.0, LetterAtlas::middle, 0};
    return {QString::number(index - LetterAtlas::numbers + 1), numberHeight, LetterAtlas::middle, 0.032};
}

QPainterPath pathOf(const QString& text)
{
    QFont font(QStringLiteral("League Spartan"));
    font.setWeight(QFont::Bold);
    font.setPixelSize(150);
    font.setHintingPreference(QFont::PreferNoHinting);
    QPainterPath path;
    path.addText(0, 0, font, text);
    return path;
}

void drawGlyph(QPainter& painter, int index, const Glyph& glyph, double capital)
{
    const QPainterPath path = pathOf(glyph.text);
    const QRectF box = path.boundingRect();
    const bool letter = index < LetterAtlas::numbers;
    const bool tailed = letter && box.bottom() > 0.05 * capital; // such as Q and Ç: reaches below the baseline
    const bool marked = letter && box.top() < -1.1 * capital;    // as Ä
    const double scale = std::min({glyph.height * texelsPerCell / capital,
                                   (letter ? LetterAtlas::widest : widestNumber) * texelsPerCell / box.width(),
                                   marked   ? tallestMarked * texelsPerCell / box.height()
                                   : tailed ? tallest * texelsPerCell / box.height()
                                            : std::numeric_limits<double>::max()});
    const double bottom = tailed || marked || index == LetterAtlas::cross ? -box.center().y() : capital / 2;
    painter.save();
    painter.translate((index % LetterAtlas::columns + glyph.centre) * texelsPerCell,
                      (index / LetterAtlas::columns + glyph.centre - (marked ? raised : 0)) * texelsPerCell);
    painter.scale(scale, scale);
    painter.translate(-box.center().x(), bottom);
    if (glyph.outline > 0)
        painter.setPen(
            QPen(Qt::white, glyph.outline * texelsPerCell / scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.restore();
}

void drawDiamond(QPainter& painter)
{
    painter.save();
    painter.translate((LetterAtlas::diamond % LetterAtlas::columns + 0.5) * texelsPerCell,
                      (LetterAtlas::diamond / LetterAtlas::columns + 0.5) * texelsPerCell);
    painter.rotate(45);
    painter.drawRect(QRectF(-0.2 * texelsPerCell, -0.2 * texelsPerCell, 0.4 * texelsPerCell, 0.4 * texelsPerCell));
    painter.restore();
}

// Draws a horizontal bar in a thin frame.
void drawBlocker(QPainter& painter)
{
    const QPointF corner((LetterAtlas::blocker % LetterAtlas::columns) * texelsPerCell,
                         (LetterAtlas::blocker / LetterAtlas::columns) * texelsPerCell);
    const auto part = [&](double x, double y, double width, double height) {
        return QRectF(corner.x() + x * texelsPerCell, corner.y() + y * texelsPerCell, width * texelsPerCell,
                      height * texelsPerCell);
    };
    painter.drawRoundedRect(part(0.24, 0.42, 0.52, 0.16), 0.05 * texelsPerCell, 0.05 * texelsPerCell);
    QPainterPath frame;
    frame.addRoundedRect(part(0.13, 0.13, 0.74, 0.74), 0.1 * texelsPerCell, 0.1 * texelsPerCell);
    frame.addRoundedRect(part(0.16, 0.16, 0.68, 0.68), 0.08 * texelsPerCell, 0.08 * texelsPerCell);
    painter.drawPath(frame);
}

QImage drawInk(const QStringList& letters)
{
    QImage ink(LetterAtlas::columns * texelsPerCell, LetterAtlas::rows * texelsPerCell, QImage::Format_Grayscale8);
    ink.fill(0);
    QPainter painter(&ink);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    const double capital = pathOf(QStringLiteral("H")).boundingRect().height();
    for (int i = 0; i < static_cast<int>(letters.size()); ++i)
        drawGlyph(painter, i, {letters[i], LetterAtlas::capHeight, LetterAtlas::middle, 0}, capital);
    for (int sign = LetterAtlas::numbers; sign <= LetterAtlas::cross; ++sign)
        drawGlyph(painter, sign, signAt(sign), capital);
    drawDiamond(painter);
    drawBlocker(painter);
    return ink;
}

uchar relief(int difference)
{
    return static_cast<uchar>(128 + difference / 2);
}

// Light from the back left shades the engraved wall on that side and brightens the opposite wall. The relief is the
// difference between the ink and a copy shifted along a diagonal; a letter turned by a quarter uses the other diagonal.
QImage engrave(const QImage& ink)
{
    QImage atlas(ink.size(), QImage::Format_RGBA8888);
    for (int y = 0; y < ink.height(); ++y) {
        const uchar* here = ink.constScanLine(y);
        const uchar* behind = ink.constScanLine(std::max(0, y - wall));
        const uchar* before = ink.constScanLine(std::min(ink.height() - 1, y + wall));
        uchar* out = atlas.scanLine(y);
        for (int x = 0; x < ink.width(); ++x, out += 4) {
            const int left = std::max(0, x - wall);
            out[0] = here[x];
            out[1] = relief(behind[left] - here[x]);
            out[2] = relief(before[left] - here[x]);
            out[3] = 255;
        }
    }
    return atlas;
}

} // namespace

void LetterAtlas::paint()
{
    // The pictures of the last two alphabets, so that a change between games in two languages redraws nothing.
    static QList<std::pair<QStringList, QImage>> atlases;
    QStringList letters;
    for (const QString& face : m_faces)
        letters += letterOn(face);
    const auto drawn = [&] { return std::ranges::find(atlases, letters, &std::pair<QStringList, QImage>::first); };
    if (drawn() == atlases.end()) {
        if (atlases.size() == 2)
            atlases.removeFirst();
        atlases.emplaceBack(letters, engrave(drawInk(letters)));
    }
    show(drawn()->second);
}

} // namespace storeys
