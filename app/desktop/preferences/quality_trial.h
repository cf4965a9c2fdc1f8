#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace storeys {

// Finds out which quality of the 3D picture a machine can draw smoothly: medium is tried first, then high if that was
// quick or low if it was slow. Fed with the times of frames, which are drawn in trying(). A value; its owner draws.
class QualityTrial
{
public:
    // Limits for the median of a quality's frames, in milliseconds: screens that show 60 frames a second never take
    // less than 16.7.
    static constexpr double quick = 21;
    static constexpr double tolerable = 40;

    [[nodiscard]] QString trying() const { return m_trying; }
    // The time of the next frame; the quality, once it is found.
    std::optional<QString> frame(double milliseconds);

private:
    static constexpr int settling = 3; // frames that are not counted, because something is made for them
    static constexpr int counted = 7;

    QString m_trying = "medium";
    std::vector<double> m_times;
};

// Whether a processor draws, by the name that OpenGL gives its renderer.
[[nodiscard]] bool isSoftwareRenderer(const QByteArray& name);

} // namespace storeys
