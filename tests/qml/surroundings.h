#pragma once
// What every program that shows the QML without the application needs: the static plugins, the fonts, and a
// surface that Quick 3D can draw on. Include it in one source file of a program.

#include "scene/fonts.h"
#include <QCoreApplication>
#include <QQuick3D>
#include <QSurfaceFormat>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(StoreysPlugin)
Q_IMPORT_QML_PLUGIN(Storeys_FixturePlugin)
Q_IMPORT_QML_PLUGIN(Storeys_ScenePlugin)
Q_IMPORT_QML_PLUGIN(Storeys_TablePlugin)

namespace storeys {

// After the QGuiApplication exists, before a window does.
inline void prepareScene()
{
    QCoreApplication::setOrganizationName(QStringLiteral("storeys")); // without one QSettings says that it can't write
    QSurfaceFormat::setDefaultFormat(QQuick3D::idealSurfaceFormat());
    registerFonts();
}

} // namespace storeys
