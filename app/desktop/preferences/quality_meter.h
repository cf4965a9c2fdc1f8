#pragma once

#include "desktop/preferences/quality_trial.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

class QQuickWindow;

namespace storeys {

class Preferences;

// Measures which quality of the 3D picture suits the machine, where the preference is automatic: at the first start,
// and when automatic is chosen again. Draws frames for a QualityTrial and saves its result as the preference
// measuredQuality; if a processor does the drawing, low without a trial. main() owns it; the window and the preferences
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
    void readRenderer(); // in the render thread

    QQuickWindow& m_window;
    Preferences& m_preferences;
    std::optional<QualityTrial> m_trial;
    QElapsedTimer m_sinceFrame;
};

} // namespace storeys
