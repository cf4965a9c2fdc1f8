#include "desktop/program/graphics.h"

#include <QFile>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QtQuick3D/qquick3d.h>

#include <cstdio>
#include <cstring>

#include <sys/resource.h>
#include <unistd.h>

namespace storeys {

namespace {

constexpr const char* probeArgument = "--probe-graphics";
constexpr const char* thisProgram = "/proc/self/exe";
constexpr const char* lostVariable = "STOREYS_DRIVER_LOST";
constexpr int probePatience = 30'000; // milliseconds

// The answer of the probing process: the format that suits Quick 3D best, and the kind and version of the OpenGL
// context created with that format.
struct Found
{
    int type, major, minor, profile; // describe the format
    int isEs, contextMajor, contextMinor;
};

constexpr const char* foundForm = "%d %d %d %d %d %d %d\n";

std::optional<Found> foundIn(const QByteArray& answer)
{
    Found f{};
    const int read = std::sscanf(answer.constData(), foundForm, &f.type, &f.major, &f.minor, &f.profile, &f.isEs,
                                 &f.contextMajor, &f.contextMinor);
    return read == 7 ? std::optional(f) : std::nullopt;
}

QSurfaceFormat formatOf(const Found& found)
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::RenderableType(found.type));
    format.setVersion(found.major, found.minor);
    format.setProfile(QSurfaceFormat::OpenGLContextProfile(found.profile));
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8);
    format.setOption(QSurfaceFormat::ResetNotification); // lets Qt notice that the OpenGL context is lost
    return format;
}

// The graphics that the environment chooses; nullopt if it leaves the choice to the program. Only OpenGL is probed: if
// another graphics API fails, the window reports that when it is drawn.
std::optional<Graphics> chosenByEnvironment()
{
    if (qEnvironmentVariableIsSet(lostVariable)) // even if it is set to ""
        return Graphics{Graphics::Means::Software, {}, QLatin1String("lost")};
    if (qgetenv("QT_QUICK_BACKEND") == "software")
        return Graphics{Graphics::Means::Software, {}, QLatin1String("none")};
    const QByteArray interface = qgetenv("QSG_RHI_BACKEND");
    if (!interface.isEmpty() && interface != "opengl" && interface != "gl" && interface != "gles2")
        return Graphics{Graphics::Means::Solid, QSurfaceFormat::defaultFormat(), {}};
    return std::nullopt;
}

} // namespace

Graphics::Means Graphics::meansOf(bool isEs, int major, int minor)
{
    const int version = 10 * major + minor;
    if (version >= (isEs ? 30 : 33))
        return Means::Solid;
    return version >= (isEs ? 20 : 21) ? Means::FlatOnOpenGl : Means::Software;
}

GraphicsProbe::GraphicsProbe(int argc, char** argv) : m_chosen(chosenByEnvironment())
{
    if (m_chosen)
        return;
    QStringList arguments{probeArgument};
    for (int i = 1; i < argc; ++i)
        arguments += QFile::decodeName(argv[i]);
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.start(thisProgram, arguments, QIODevice::ReadOnly);
}

GraphicsProbe::~GraphicsProbe()
{
    m_process.kill();
    m_process.waitForFinished();
}

Graphics GraphicsProbe::result()
{
    if (m_chosen)
        return *m_chosen;
    m_process.waitForFinished(probePatience);
    const auto found = foundIn(m_process.isOpen() ? m_process.readAllStandardOutput() : QByteArray());
    if (!found)
        return {};
    const auto means = Graphics::meansOf(found->isEs, found->contextMajor, found->contextMinor);
    if (means != Graphics::Means::Solid)
        return {means, {}, QLatin1String("old")};
    return {means, formatOf(*found), {}};
}

bool isGraphicsProbe(int argc, char** argv)
{
    return argc > 1 && std::strcmp(argv[1], probeArgument) == 0;
}

void probeGraphics(int argc, char** argv)
{
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none); // a crash of this process is an expected answer
    const QGuiApplication application(argc, argv);
    const QSurfaceFormat format = QQuick3D::idealSurfaceFormat();
    QOffscreenSurface surface;
    surface.setFormat(format);
    surface.create();
    QOpenGLContext context;
    context.setFormat(format);
    if (!context.create() || !context.makeCurrent(&surface))
        std::_Exit(1);
    const auto version = context.format().version();
    std::printf(foundForm, format.renderableType(), format.majorVersion(), format.minorVersion(), format.profile(),
                context.isOpenGLES() ? 1 : 0, version.first, version.second);
    std::fflush(stdout);
    std::_Exit(0); // without cleaning up, because the program waits
}

void startAgain(const std::vector<std::string>& arguments)
{
    std::vector<char*> list;
    for (const std::string& argument : arguments)
        list.push_back(const_cast<char*>(argument.c_str()));
    list.push_back(nullptr);
    ::execv(thisProgram, list.data());
}

void noteLostDriver(const QString& game)
{
    qputenv(lostVariable, QFile::encodeName(game));
}

QString gameOfLostDriver()
{
    return QFile::decodeName(qgetenv(lostVariable));
}

} // namespace storeys
