#pragma once

#include "desktop/preferences/quality_trial.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

class QQuickWindow;

namespace storeys {

class Preferences;

// Chooses the quality of the 3D picture where the person leaves it to the program: at the first start, and when that is
// chosen anew. Draws some frames of the window in one quality after the other and saves what it came to as the
// preference measuredQuality; where a processor draws, that is low without trying. main() owns it; it lives no longer
// than the window and the preferences.
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
    void readRenderer(); // in the thread that draws

    QQuickWindow& m_window;
    Preferences& m_preferences;
    std::optional<QualityTrial> m_trial;
    QElapsedTimer m_sinceFrame;
};

} // namespace storeys
