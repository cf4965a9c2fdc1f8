#pragma once
// What every program that shows the QML without the application needs: the fonts, and a surface that Quick 3D
// can draw on.

#include "scene/fonts.h"
#include <QCoreApplication>
#include <QQuick3D>
#include <QSurfaceFormat>

namespace storeys {

// After the QGuiApplication exists, before a window does.
inline void prepareScene()
{
    QCoreApplication::setOrganizationName(QStringLiteral("storeys")); // without one QSettings says that it can't write
    QSurfaceFormat::setDefaultFormat(QQuick3D::idealSurfaceFormat());
    registerFonts();
}

} // namespace storeys
