#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class QQuickWindow;

namespace storeys {

// Finds the best quality of the 3D picture that a machine draws smoothly. Tries medium first: if medium is quick, tries
// high too; if medium is not even tolerable, the result is low. Draws nothing itself: the owner draws frames with the
// quality that trying() names and passes the time of each frame to frame().
class QualityTrial
{
public:
    // The longest median time of a frame, in milliseconds, with which a quality counts as quick or as tolerable. At 60
    // Hz a frame takes at least 16.7.
    static constexpr double quick = 21;
    static constexpr double tolerable = 40;

    [[nodiscard]] QString trying() const { return m_trying; }
    // Takes the time of the next frame; returns the best quality once that is known, else nullopt.
    std::optional<QString> frame(double milliseconds);

private:
    static constexpr int settling = 3; // number of first frames not counted, as they include set-up
    static constexpr int counted = 7;

    QString m_trying = "medium";
    std::vector<double> m_times;
};

// Whether the CPU draws, judged by `name`, the renderer that OpenGL reports.
[[nodiscard]] bool isSoftwareRenderer(const QByteArray& name);

class Preferences;

// Measures which quality of the 3D picture suits the machine, if the preference is automatic: at the first start, and
// when automatic is chosen again. Draws frames for a QualityTrial and saves its result as the preference
// measuredQuality; if the CPU draws, the result is low without a trial. main() owns it; the window and the preferences
// must outlive it.
class QualityMeter : public QObject
{
    Q_OBJECT

public:
    QualityMeter(QQuickWindow& window, Preferences& preferences);

private:
    void start();
    void frameDrawn();
    void decide(const QString& quality);
    void drawAgain();
    void readRenderer(); // runs in the render thread

    QQuickWindow& m_window;
    Preferences& m_preferences;
    std::optional<QualityTrial> m_trial;
    QElapsedTimer m_sinceFrame;
};

} // namespace storeys
