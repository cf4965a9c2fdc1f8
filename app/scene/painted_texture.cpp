#include "painted_texture.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <future>
#include <numbers>
#include <vector>

namespace storeys {

void PaintedTexture::componentComplete()
{
    QQuick3DTextureData::componentComplete();
    connect(this, &PaintedTexture::changed, this, &PaintedTexture::paint);
    paint();
}

void PaintedTexture::show(const QImage& image, bool transparent)
{
    setSize(image.size());
    setFormat(RGBA8);
    setHasTransparency(transparent);
    setTextureData({reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()});
}

QImage PaintedTexture::whitened(QImage image)
{
    for (int y = 0; y < image.height(); ++y) {
        uchar* texel = image.scanLine(y);
        for (int x = 0; x < image.width(); ++x, texel += 4)
            texel[0] = texel[1] = texel[2] = 255;
    }
    return image;
}

namespace {

constexpr int grainSide = 512;

float hashed(int x, int y)
{
    quint32 h = static_cast<quint32>(x) * 374761393U + static_cast<quint32>(y) * 668265263U;
    h = (h ^ (h >> 13)) * 1274126177U;
    return static_cast<float>((h ^ (h >> 16)) & 0xffff) / 65535.0F;
}

// One octave of value noise that repeats after periodX by periodY cells, read row by row; row v and place u: 0 to 1.
class Noise
{
public:
    Noise(int periodX, int periodY) : m_periodY(periodY), m_row(static_cast<size_t>(periodX) + 1) {}

    void goToRow(float v)
    {
        const float y = v * static_cast<float>(m_periodY);
        const int j = static_cast<int>(y);
        const float part = smooth(y - static_cast<float>(j));
        const auto last = static_cast<int>(m_row.size()) - 1;
        for (int i = 0; i <= last; ++i)
            m_row[i] = std::lerp(hashed(i % last, j), hashed(i % last, (j + 1) % m_periodY), part);
    }

    float at(float u) const
    {
        const float x = u * static_cast<float>(m_row.size() - 1);
        const auto i = static_cast<size_t>(x);
        return std::lerp(m_row[i], m_row[i + 1], smooth(x - static_cast<float>(i)));
    }

private:
    static float smooth(float t) { return t * t * (3 - 2 * t); }

    int m_periodY;
    std::vector<float> m_row; // the lattice values above and below, mixed for this row; the last repeats the first
};

QImage drawGrain()
{
    Noise warp(3, 6);
    Noise fibre(10, 190);
    Noise pore(26, 256);
    QImage image(grainSide, grainSide, QImage::Format_RGBA8888);
    for (int y = 0; y < grainSide; ++y) {
        uchar* texel = image.scanLine(y);
        const float v = static_cast<float>(y) / grainSide;
        for (Noise* noise : {&warp, &fibre, &pore})
            noise->goToRow(v);
        for (int x = 0; x < grainSide; ++x, texel += 4) {
            const float u = static_cast<float>(x) / grainSide;
            const float w = warp.at(u);
            const float rings = 0.5F * std::sin((v * 14 + w * 2.2F) * 2 * std::numbers::pi_v<float>);
            const float pores = std::max(0.0F, pore.at(u) - 0.80F) * 1.3F;
            const float grain = 0.5F + 0.22F * rings + 0.30F * (fibre.at(u) - 0.5F) + 0.16F * (w - 0.5F) - pores;
            texel[0] = texel[1] = texel[2] = static_cast<uchar>(std::clamp(grain, 0.0F, 1.0F) * 255);
            texel[3] = 255;
        }
    }
    return image;
}

// The wood grain, drawn once per run of the program.
const std::shared_future<QImage>& grain()
{
    static const std::shared_future<QImage> image = std::async(std::launch::async, drawGrain);
    return image;
}

} // namespace

void WoodTexture::prepare()
{
    grain();
}

void WoodTexture::paint()
{
    show(grain().get());
}

namespace {

constexpr int signSide = 192; // texels per side of the picture
constexpr double square = signSide / 1.5;
constexpr double line = 8;
constexpr double border = 5; // width of the edge on either side of the line

QPainterPath frame()
{
    const double half = square / 2 - line / 2 - border;
    QPainterPath path;
    path.addRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), 12, 12);
    return path;
}

QPainterPath arrowHead()
{
    const double from = square / 2 - line;
    QPainterPath path;
    path.moveTo(from, -29);
    path.lineTo(from + 31, 0);
    path.lineTo(from, 29);
    path.closeSubpath();
    return path;
}

} // namespace

void CursorSign::paint()
{
    QColor nothing = m_edge; // transparent, in the colour of the edge: filtering blends it in
    nothing.setAlpha(0);
    QImage image(signSide, signSide, QImage::Format_RGBA8888);
    image.fill(nothing);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(signSide / 2.0, signSide / 2.0);
    const auto draw = [&](const QColor& colour, double width) {
        painter.strokePath(frame(), QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(arrowHead(), QPen(colour, width - line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(arrowHead(), colour);
    };
    draw(m_edge, line + 2 * border);
    draw(m_core, line + 0.1);
    painter.end();
    show(image, true);
}

} // namespace storeys
