#include "wood_texture.h"

#include <cmath>
#include <numbers>

namespace storeys {

namespace {

constexpr int side = 512;

float hashed(int x, int y)
{
    quint32 h = static_cast<quint32>(x) * 374761393U + static_cast<quint32>(y) * 668265263U;
    h = (h ^ (h >> 13)) * 1274126177U;
    return static_cast<float>((h ^ (h >> 16)) & 0xffff) / 65535.0F;
}

// One octave of value noise that repeats after periodX by periodY cells; u and v from 0 to 1.
class Noise
{
public:
    Noise(int periodX, int periodY) : m_periodX(periodX), m_periodY(periodY) {}

    float at(float u, float v) const
    {
        const float x = u * static_cast<float>(m_periodX);
        const float y = v * static_cast<float>(m_periodY);
        const int i = static_cast<int>(x);
        const int j = static_cast<int>(y);
        const float a = smooth(x - static_cast<float>(i));
        const float b = smooth(y - static_cast<float>(j));
        return std::lerp(std::lerp(node(i, j), node(i + 1, j), a),
                         std::lerp(node(i, j + 1), node(i + 1, j + 1), a), b);
    }

private:
    static float smooth(float t) { return t * t * (3 - 2 * t); }
    float node(int i, int j) const { return hashed(i % m_periodX, j % m_periodY); }

    int m_periodX;
    int m_periodY;
};

QImage drawGrain()
{
    const Noise warp(3, 6);
    const Noise fibre(10, 190);
    const Noise pore(26, 256);
    QImage image(side, side, QImage::Format_RGBA8888);
    for (int y = 0; y < side; ++y) {
        uchar* texel = image.scanLine(y);
        const float v = static_cast<float>(y) / side;
        for (int x = 0; x < side; ++x, texel += 4) {
            const float u = static_cast<float>(x) / side;
            const float w = warp.at(u, v);
            const float rings = 0.5F * std::sin((v * 14 + w * 2.2F) * 2 * std::numbers::pi_v<float>);
            const float pores = std::max(0.0F, pore.at(u, v) - 0.80F) * 1.3F;
            const float grain =
                0.5F + 0.22F * rings + 0.30F * (fibre.at(u, v) - 0.5F) + 0.16F * (w - 0.5F) - pores;
            texel[0] = texel[1] = texel[2] = static_cast<uchar>(std::clamp(grain, 0.0F, 1.0F) * 255);
            texel[3] = 255;
        }
    }
    return image;
}

} // namespace

WoodTexture::WoodTexture(QQuick3DObject* parent) : PaintedTexture(parent) { show(drawGrain()); }

} // namespace storeys
