#include "desktop/program/window_memory.h"

#include "table/settings/settings.h"

#include <QJSValue>
#include <QQmlProperty>
#include <QQuickWindow>
#include <QScreen>

#include <algorithm>

namespace storeys {

QRect windowPlace(QSize wanted, QSize least, const QRect& available, const QMargins& frame)
{
    const QRect room = available - frame;
    QRect place(QPoint(), wanted.expandedTo(least).boundedTo(room.size()));
    place.moveCenter(room.center());
    return place;
}

void keepOnScreen(QQuickWindow& window)
{
    const auto once = Qt::ConnectionType(Qt::AutoConnection | Qt::SingleShotConnection);
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window,
        [&window] {
            const QRect available = window.screen()->availableGeometry();
            const bool isNormal = window.visibility() == QWindow::Windowed;
            if (!isNormal || available.contains(window.frameGeometry()))
                return;
            const QRect place = windowPlace(window.size(), window.minimumSize(), available, window.frameMargins());
            window.setMinimumSize(window.minimumSize().boundedTo(place.size()));
            window.setGeometry(place);
        },
        once);
}

namespace {

constexpr int restAfter = 500; // milliseconds without a change

const std::pair<QWindow::Visibility, const char*> names[] = {
    {QWindow::Windowed, "normal"}, {QWindow::Maximized, "maximized"}, {QWindow::FullScreen, "fullscreen"}};

} // namespace

WindowLeft WindowLeft::fromMap(const QVariantMap& map)
{
    WindowLeft left;
    const QRect place(map["x"].toInt(), map["y"].toInt(), map["width"].toInt(), map["height"].toInt());
    if (!place.isEmpty())
        left.place = place;
    for (const auto& [visibility, name] : names)
        if (map["state"].toString() == name)
            left.visibility = visibility;
    left.camera = map["camera"].toMap();
    return left;
}

QVariantMap WindowLeft::toMap() const
{
    QVariantMap map{{"camera", camera}};
    for (const auto& [shown, name] : names)
        if (shown == visibility)
            map["state"] = name;
    if (!place.isNull())
        map.insert({{"x", place.x()}, {"y", place.y()}, {"width", place.width()}, {"height", place.height()}});
    return map;
}

QRect WindowLeft::placeOn(const QList<QRect>& available, QSize least) const
{
    const auto shows = [&](const QRect& screen) { return screen.contains(place.center()); };
    const auto screen = std::ranges::find_if(available, shows);
    const QRect middle = windowPlace(place.size(), least, screen == available.end() ? available.first() : *screen);
    const bool fits = screen != available.end() && middle.size() == place.size();
    if (!fits)
        return middle;
    // The last place, moved only as far as needed to lie wholly on the screen.
    QRect seen = place;
    seen.moveLeft(
        std::clamp(seen.left(), screen->left(), std::max(screen->left(), screen->right() + 1 - seen.width())));
    seen.moveTop(std::clamp(seen.top(), screen->top(), std::max(screen->top(), screen->bottom() + 1 - seen.height())));
    return seen;
}

WindowMemory::WindowMemory(QQuickWindow& window, WindowLeft left) : m_window(window), m_left(std::move(left))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(restAfter);
    connect(&m_soon, &QTimer::timeout, this, &WindowMemory::note);
    for (const auto moved : {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
        connect(&window, moved, this, &WindowMemory::noteSoon);
    connect(&window, &QWindow::visibilityChanged, this, &WindowMemory::noteSoon);
    QQmlProperty(&window, "cameraPlace").connectNotifySignal(this, SLOT(noteSoon()));
    // Connected by name, as the event is private to Qt.
    connect(&window, SIGNAL(closing(QQuickCloseEvent*)), this, SLOT(note()));
    noteSoon(); // the window may not have opened as it was left
}

WindowMemory::~WindowMemory()
{
    if (m_soon.isActive())
        note();
}

// For a minimised or closed window, keeps the place and visibility noted before.
void WindowMemory::note()
{
    m_soon.stop();
    const WindowLeft before = m_left;
    const QWindow::Visibility shown = m_window.visibility();
    if (std::ranges::find(names, shown, &std::pair<QWindow::Visibility, const char*>::first) != std::end(names))
        m_left.visibility = shown;
    if (shown == QWindow::Windowed)
        m_left.place = m_window.geometry();
    const QVariant place = m_window.property("cameraPlace");
    const QVariantMap camera = (place.canConvert<QJSValue>() ? place.value<QJSValue>().toVariant() : place).toMap();
    if (!camera.isEmpty())
        m_left.camera = camera;
    if (m_left.toMap() != before.toMap())
        emit reported(saveWindow(m_left.toMap()));
}

} // namespace storeys
