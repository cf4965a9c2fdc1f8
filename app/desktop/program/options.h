#pragma once

#include "table/start/game_start.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace storeys {

// The fewest bits per pixel with which Qt can draw on a screen.
constexpr int leastDepth = 15;

// The command line of the desktop program.
struct Options
{
    std::optional<GameStart> game; // game to start at once, if any
    QString record;                // game record to continue instead; "" for none
    QStringList records;           // several records to choose from instead; empty for none
    bool newGame = false;          // asks at once for the choices of a new game
    QString screenshot;            // file to write a picture of the window to; "" for none
    QSize size{1280, 800};
    bool sizeGiven = false;                 // if not, the window has its last size, if known
    QString camera = "corner";              // top, corner or low
    bool cameraGiven = false;               // if not, the camera is where it was last, if known
    std::map<QString, QString> preferences; // values by name, for this run only
    QString dataDir;                        // folder of all saved data; "" for the system's

    // Whether the program only takes a picture of the game and saves nothing else.
    [[nodiscard]] bool isPicture() const { return !screenshot.isEmpty(); }

    // The arguments as lossless texts, see table/files/file_name.h.
    [[nodiscard]] static QStringList arguments(int argc, const char* const* argv);
    // Parses all arguments, beginning with the program's name. Prints help or version and exits if asked to; an error
    // is one translated line.
    [[nodiscard]] static Result<Options, QString> parse(const QStringList& arguments);

    // Why the window can't be shown on a screen of that size and colour depth (bits per pixel); nullopt if it can be
    // shown, or if only a picture is taken, which needs no screen.
    [[nodiscard]] std::optional<QString> problemOn(QSize screen, int depth) const;
};

} // namespace storeys
