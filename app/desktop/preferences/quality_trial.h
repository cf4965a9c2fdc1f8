#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace storeys {

// Finds the best quality of the 3D picture that a machine draws smoothly. Medium is tried first: if it is quick, high
// is tried too; if it is slow, the result is low. A value: its owner draws in trying() and passes on the times of the
// frames.
class QualityTrial
{
public:
    // Limits for the median frame time of a quality, in milliseconds. A screen of 60 frames a second never takes less
    // than 16.7.
    static constexpr double quick = 21;
    static constexpr double tolerable = 40;

    [[nodiscard]] QString trying() const { return m_trying; }
    // Takes the time of the next frame; returns the quality once it is found.
    std::optional<QString> frame(double milliseconds);

private:
    static constexpr int settling = 3; // first frames, not counted: they include set-up
    static constexpr int counted = 7;

    QString m_trying = "medium";
    std::vector<double> m_times;
};

// Whether a processor draws, judged by the renderer name that OpenGL reports.
[[nodiscard]] bool isSoftwareRenderer(const QByteArray& name);

} // namespace storeys
