#include "desktop/program/fault_details.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickWindow>
#include <QSysInfo>

namespace storeys {

namespace {

// The OpenGL driver as it names itself, such as "4.5 (Core Profile) Mesa 22.3.6, llvmpipe (LLVM 15.0.6, 256 bits)".
QString driver()
{
    QOffscreenSurface surface;
    surface.create();
    QOpenGLContext context;
    if (!context.create() || !context.makeCurrent(&surface))
        return {};
    const auto text = [&](GLenum name) {
        return QString::fromLatin1(reinterpret_cast<const char*>(context.functions()->glGetString(name)));
    };
    return text(GL_VERSION) + ", " + text(GL_RENDERER);
}

QString graphics()
{
    switch (QQuickWindow::graphicsApi()) {
    case QSGRendererInterface::OpenGL: return "OpenGL " + driver();
    case QSGRendererInterface::Vulkan: return "Vulkan";
    case QSGRendererInterface::Software: return "software renderer of Qt";
    default: return "other graphics";
    }
}

} // namespace

QString FaultDetails::address()
{
    const QString project = STOREYS_ADDRESS;
    return project.isEmpty() ? QString() : project + "/issues";
}

QString FaultDetails::text()
{
    QStringList lines{
        "Storeys " + QCoreApplication::applicationVersion(),
        QString("Qt ") + qVersion(),
        QString("%1, %2 %3, %4")
            .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                 QSysInfo::currentCpuArchitecture()),
        QGuiApplication::platformName() + ", " + graphics(),
    };
    if (!address().isEmpty())
        lines << QString() << address();
    return lines.join('\n');
}

} // namespace storeys
