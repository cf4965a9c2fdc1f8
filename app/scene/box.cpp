#include "box.h"

#include <limits>
#include <utility>

namespace storeys {

std::array<QVector3D, 8> cornersOf(QVector3D low, QVector3D high)
{
    std::array<QVector3D, 8> corners;
    for (size_t i = 0; i < corners.size(); ++i) {
        corners[i] = {i & 1 ? high.x() : low.x(), i & 2 ? high.y() : low.y(), i & 4 ? high.z() : low.z()};
    }
    return corners;
}

std::optional<float> entry(QVector3D from, QVector3D direction, QVector3D low, QVector3D high)
{
    float enter = 0;
    float leave = std::numeric_limits<float>::max();
    for (int axis = 0; axis < 3; ++axis) {
        if (direction[axis] == 0) {
            if (from[axis] < low[axis] || from[axis] > high[axis]) {
                return {};
            }
            continue;
        }
        float first = (low[axis] - from[axis]) / direction[axis];
        float second = (high[axis] - from[axis]) / direction[axis];
        if (first > second) {
            std::swap(first, second);
        }
        enter = std::max(enter, first);
        leave = std::min(leave, second);
        if (enter > leave) {
            return {};
        }
    }
    return enter;
}

} // namespace storeys
