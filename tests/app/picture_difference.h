#pragma once
// Where two pictures of a window differ, for eyes rather than for machines. Releases of Qt and drivers round and smooth
// differently and may draw a line a pixel beside, so pictures are smoothed first and compared region by region, each at
// the offset where it fits best. What is missing, moved or in another colour is left over.

#include <QImage>
#include <QRect>

#include <vector>

namespace storeys::test {

inline constexpr int regionSide = 32; // pixels of the window

struct PictureTolerance
{
    int shift = 5;      // pixels, in each direction: lines of text are that much higher or lower by the end of a list
    double mean = 13.0; // difference of a channel in a region, 0 to 255; edges of shadows make up to 10
};

// The regions that look different, in pixels of the pictures, which must be of one size. Scale is the size of the
// pictures against that of the window.
[[nodiscard]] std::vector<QRect> differentRegions(const QImage& one, const QImage& other, double scale = 1.0,
                                                  PictureTolerance tolerance = {});

// The picture with these regions framed.
[[nodiscard]] QImage framed(const QImage& picture, const std::vector<QRect>& regions);

} // namespace storeys::test
