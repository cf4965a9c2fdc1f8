#pragma once

#include <QProcess>
#include <QString>
#include <QSurfaceFormat>

#include <optional>
#include <string>
#include <vector>

namespace storeys {

// How the machine can draw the table. A value; main() determines it before there is a window.
struct Graphics
{
    // In order: the board in 3D; the flat board on OpenGL; the flat board on Qt's software renderer.
    enum class Means { Solid, FlatOnOpenGl, Software };

    Means means = Means::Software;
    QSurfaceFormat format;         // format of all windows; Qt's default except with Solid
    QLatin1String whyFlat{"none"}; // why only the flat board can be drawn, as whyFlat in Main.qml; "" with Solid

    // What an OpenGL context of that version can draw. 3D needs instanced drawing: OpenGL 3.3 or OpenGL ES 3.0. Qt
    // Quick alone needs OpenGL 2.1 or OpenGL ES 2.0. `isEs`: the version is one of OpenGL ES.
    [[nodiscard]] static Means meansOf(bool isEs, int major, int minor);
};

// Finds out in a separate process what OpenGL can do here, because a bad driver can crash the process that tries.
// The separate process is this program, started with the same arguments and one more.
class GraphicsProbe
{
public:
    // Starts the process at once, so that it runs while the program does other things. Needs no application object.
    // Starts no process if environment variables choose the renderer.
    GraphicsProbe(int argc, char** argv);
    ~GraphicsProbe();

    // Waits for the process, at most half a minute, and returns what it found. Call it once.
    [[nodiscard]] Graphics result();

private:
    std::optional<Graphics> m_chosen; // the answer if no process was started
    QProcess m_process;
};

// Whether this is the process that a GraphicsProbe has started.
[[nodiscard]] bool isGraphicsProbe(int argc, char** argv);
// Call it if isGraphicsProbe(): writes what OpenGL can do to standard output, then ends the process with exit status 0,
// or 1 if there is no OpenGL.
[[noreturn]] void probeGraphics(int argc, char** argv);

// Restarts this program in the same process (exec). Returns only if that is impossible.
void startAgain(const std::vector<std::string>& arguments);
// Call before startAgain() if drawing has failed: the restarted program then uses Qt's software renderer and opens the
// file `game`, or what its arguments say if `game` is "".
void noteLostDriver(const QString& game);
// In a program restarted after noteLostDriver(), the file that was given to that function; otherwise "".
[[nodiscard]] QString gameOfLostDriver();

} // namespace storeys
