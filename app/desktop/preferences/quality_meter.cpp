#include "desktop/preferences/quality_meter.h"

#include "table/settings/preferences.h"

#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <array>

namespace storeys {

std::optional<QString> QualityTrial::frame(double milliseconds)
{
    m_times.push_back(milliseconds);
    if (m_times.size() < settling + counted)
        return std::nullopt;
    const auto middle = m_times.begin() + settling + counted / 2;
    std::nth_element(m_times.begin() + settling, middle, m_times.end());
    const double median = *middle;
    m_times.clear();
    if (m_trying == "high")
        return median <= quick ? "high" : "medium";
    if (median > quick)
        return median <= tolerable ? "medium" : "low";
    m_trying = "high";
    return std::nullopt;
}

bool isSoftwareRenderer(const QByteArray& name)
{
    const QByteArray known = name.toLower();
    static constexpr std::array parts{"llvmpipe", "softpipe",   "swiftshader", "software rasterizer",
                                      "swrast",   "gdi generic"};
    return std::ranges::any_of(parts, [&](const char* part) { return known.contains(part); });
}

QualityMeter::QualityMeter(QQuickWindow& window, Preferences& preferences)
    : m_window(window), m_preferences(preferences)
{
    connect(&m_preferences, &Preferences::wasSet, this, [this](const QString& name, const QVariant& value) {
        if (name == "quality" && value == "auto")
            start();
    });
    if (m_preferences.quality() == "auto" && m_preferences.measuredQuality().isEmpty())
        start();
}

void QualityMeter::start()
{
    m_trial.emplace();
    m_sinceFrame.invalidate();
    m_preferences.show("measuredQuality", m_trial->trying());
    connect(&m_window, &QQuickWindow::afterRendering, this, &QualityMeter::readRenderer,
            Qt::ConnectionType(Qt::DirectConnection | Qt::SingleShotConnection));
    connect(&m_window, &QQuickWindow::frameSwapped, this, &QualityMeter::frameDrawn,
            Qt::ConnectionType(Qt::QueuedConnection | Qt::UniqueConnection));
    drawAgain();
}

void QualityMeter::readRenderer()
{
    const auto* context = QOpenGLContext::currentContext();
    const auto* name = context ? context->functions()->glGetString(GL_RENDERER) : nullptr;
    if (name && isSoftwareRenderer(reinterpret_cast<const char*>(name)))
        QMetaObject::invokeMethod(
            this, [this] { decide("low"); }, Qt::QueuedConnection);
}

void QualityMeter::frameDrawn()
{
    if (!m_trial)
        return;
    if (m_sinceFrame.isValid()) {
        const auto found = m_trial->frame(static_cast<double>(m_sinceFrame.nsecsElapsed()) / 1e6);
        if (found)
            return decide(*found);
        m_preferences.show("measuredQuality", m_trial->trying());
    }
    m_sinceFrame.start();
    drawAgain();
}

void QualityMeter::decide(const QString& quality)
{
    disconnect(&m_window, &QQuickWindow::frameSwapped, this, nullptr);
    if (!std::exchange(m_trial, std::nullopt))
        return;
    m_preferences.set("measuredQuality", quality);
}

// Requests another frame, also of the 3D viewports, which otherwise keep their picture while nothing changes.
void QualityMeter::drawAgain()
{
    for (QQuickItem* item : m_window.findChildren<QQuickItem*>())
        if (item->inherits("QQuick3DViewport"))
            item->update();
    m_window.update();
}

} // namespace storeys
