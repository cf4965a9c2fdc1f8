#include "wood_texture.h"

#include <cmath>
#include <future>
#include <numbers>
#include <vector>

namespace storeys {

namespace {

constexpr int side = 512;

float hashed(int x, int y)
{
    quint32 h = static_cast<quint32>(x) * 374761393U + static_cast<quint32>(y) * 668265263U;
    h = (h ^ (h >> 13)) * 1274126177U;
    return static_cast<float>((h ^ (h >> 16)) & 0xffff) / 65535.0F;
}

// One octave of value noise that repeats after periodX by periodY cells, read row by row; u and v from 0 to 1.
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
        for (int i = 0; i <= last; ++i) {
            m_row[i] = std::lerp(hashed(i % last, j), hashed(i % last, (j + 1) % m_periodY), part);
        }
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
    QImage image(side, side, QImage::Format_RGBA8888);
    for (int y = 0; y < side; ++y) {
        uchar* texel = image.scanLine(y);
        const float v = static_cast<float>(y) / side;
        for (Noise* noise : {&warp, &fibre, &pore}) {
            noise->goToRow(v);
        }
        for (int x = 0; x < side; ++x, texel += 4) {
            const float u = static_cast<float>(x) / side;
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

// Drawn once per program.
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

WoodTexture::WoodTexture(QQuick3DObject* parent) : PaintedTexture(parent)
{
    show(grain().get());
}

} // namespace storeys
