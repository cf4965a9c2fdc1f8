#include "picture_difference.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace storeys::test {

namespace {

// The mean of each pixel and its eight neighbours.
QImage smoothed(const QImage& picture)
{
    const QImage from = picture.convertToFormat(QImage::Format_RGB32);
    QImage to(from.size(), QImage::Format_RGB32);
    for (int y = 0; y < from.height(); ++y)
        for (int x = 0; x < from.width(); ++x) {
            std::array<int, 3> sum{};
            int count = 0;
            for (int v = std::max(0, y - 1); v <= std::min(from.height() - 1, y + 1); ++v)
                for (int u = std::max(0, x - 1); u <= std::min(from.width() - 1, x + 1); ++u, ++count) {
                    const QRgb pixel = reinterpret_cast<const QRgb*>(from.constScanLine(v))[u];
                    sum[0] += qRed(pixel);
                    sum[1] += qGreen(pixel);
                    sum[2] += qBlue(pixel);
                }
            reinterpret_cast<QRgb*>(to.scanLine(y))[x] = qRgb(sum[0] / count, sum[1] / count, sum[2] / count);
        }
    return to;
}

// Of a region of one with the same of the other, moved.
double meanDifference(const QImage& one, const QImage& other, const QRect& region, QPoint by)
{
    long sum = 0;
    for (int y = region.top(); y <= region.bottom(); ++y) {
        const auto* a = reinterpret_cast<const QRgb*>(one.constScanLine(y));
        const auto* b = reinterpret_cast<const QRgb*>(other.constScanLine(std::clamp(y + by.y(), 0, one.height() - 1)));
        for (int x = region.left(); x <= region.right(); ++x) {
            const QRgb p = a[x], q = b[std::clamp(x + by.x(), 0, one.width() - 1)];
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
        }
    }
    return double(sum) / 3.0 / region.width() / region.height();
}

// The standard deviation of how light a region is, 0 to 127.
double deviation(const QImage& picture, const QRect& region)
{
    double sum = 0, squares = 0;
    for (int y = region.top(); y <= region.bottom(); ++y)
        for (int x = region.left(); x <= region.right(); ++x) {
            const double light = qGray(reinterpret_cast<const QRgb*>(picture.constScanLine(y))[x]);
            sum += light;
            squares += light * light;
        }
    const double count = double(region.width()) * region.height();
    return std::sqrt(std::max(0.0, squares / count - (sum / count) * (sum / count)));
}

bool isAlike(const QImage& one, const QImage& other, const QRect& region, const PictureTolerance& tolerance)
{
    const double most = tolerance.mean + tolerance.contrast * deviation(one, region);
    if (meanDifference(one, other, region, {}) <= most)
        return true;
    for (int dy = -tolerance.down; dy <= tolerance.down; ++dy)
        for (int dx = -tolerance.across; dx <= tolerance.across; ++dx)
            if (meanDifference(one, other, region, {dx, dy}) <= most)
                return true;
    return false;
}

} // namespace

std::vector<QRect> differentRegions(const QImage& one, const QImage& other, double scale, PictureTolerance tolerance)
{
    if (one.size() != other.size())
        return {one.rect()};
    const QImage a = smoothed(one), b = smoothed(other);
    const int side = std::max(4, int(std::lround(regionSide * scale)));
    std::vector<QRect> found;
    for (int y = 0; y < a.height(); y += side)
        for (int x = 0; x < a.width(); x += side) {
            const QRect region = QRect(x, y, side, side) & a.rect();
            if (!isAlike(a, b, region, tolerance))
                found.push_back(region);
        }
    return found;
}

QImage framed(const QImage& picture, const std::vector<QRect>& regions)
{
    QImage result = picture.convertToFormat(QImage::Format_RGB32);
    QPainter painter(&result);
    painter.setPen(QPen(Qt::magenta, 2));
    for (const QRect& region : regions)
        painter.drawRect(region);
    return result;
}

} // namespace storeys::test
