#include "desktop/program/graphics.h"

#include <QFile>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QtQuick3D/qquick3d.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace storeys {

namespace {

constexpr const char* probeArgument = "--probe-graphics";
constexpr const char* thisProgram = "/proc/self/exe";
constexpr const char* lostVariable = "STOREYS_DRIVER_LOST";
constexpr int probePatience = 30'000; // milliseconds

// The answer of the probing process: the format that suits Quick 3D best, and the context that it got.
struct Found
{
    int type, major, minor, profile; // describe the format
    int isEs, contextMajor, contextMinor;
};

constexpr const char* foundForm = "%d %d %d %d %d %d %d\n";

std::optional<Found> foundIn(const std::string& answer)
{
    Found f{};
    const int read = std::sscanf(answer.c_str(), foundForm, &f.type, &f.major, &f.minor, &f.profile, &f.isEs,
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
    format.setOption(QSurfaceFormat::ResetNotification); // lets Qt notice when the driver loses everything
    return format;
}

// The graphics that the environment chooses; nullopt if it leaves the choice to the program. Only OpenGL is probed: if
// another interface fails, the window says so when it is drawn.
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

std::string readWithin(int file, int milliseconds)
{
    std::string text;
    std::array<char, 256> part{};
    pollfd waiting{file, POLLIN, 0};
    while (::poll(&waiting, 1, milliseconds) > 0) {
        const auto size = ::read(file, part.data(), part.size());
        if (size <= 0)
            break;
        text.append(part.data(), static_cast<std::size_t>(size));
    }
    return text;
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
    std::array<int, 2> ends{};
    if (m_chosen || ::pipe2(ends.data(), O_CLOEXEC) != 0)
        return;
    std::vector<char*> arguments(argv, argv + argc);
    arguments.insert(arguments.begin() + 1, const_cast<char*>(probeArgument));
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    if (::posix_spawn(&m_process, thisProgram, &files, nullptr, arguments.data(), environ) != 0)
        m_process = -1;
    posix_spawn_file_actions_destroy(&files);
    ::close(ends[1]);
    m_answer = ends[0];
}

GraphicsProbe::~GraphicsProbe()
{
    if (m_answer >= 0)
        ::close(m_answer);
    if (m_process < 0)
        return;
    ::kill(m_process, SIGKILL);
    while (::waitpid(m_process, nullptr, 0) < 0 && errno == EINTR) {
    }
}

Graphics GraphicsProbe::result()
{
    if (m_chosen)
        return *m_chosen;
    const auto found = m_process < 0 ? std::nullopt : foundIn(readWithin(m_answer, probePatience));
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

int probeGraphics(int argc, char** argv)
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
    std::_Exit(0); // exits at once, as the program waits
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
