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
    int across = 5;     // pixels that things may be off, to either side,
    int down = 10;      // and up or down: lines of text are a pixel higher with some releases, which adds up in a panel
    double mean = 10.0; // difference of a channel in a region, 0 to 255; edges of shadows make up to 10,
    double contrast = 0.18; // and this share of its standard deviation: white on black differs more than grey on grey
};

// The regions that look different, in pixels of the pictures, which must be of one size. Scale is the size of the
// pictures against that of the window.
[[nodiscard]] std::vector<QRect> differentRegions(const QImage& one, const QImage& other, double scale = 1.0,
                                                  PictureTolerance tolerance = {});

// The picture with these regions framed.
[[nodiscard]] QImage framed(const QImage& picture, const std::vector<QRect>& regions);

} // namespace storeys::test
