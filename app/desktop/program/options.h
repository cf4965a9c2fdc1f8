#pragma once

#include "table/start/game_start.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace storeys {

// The command line of the desktop program.
struct Options
{
    std::optional<GameStart> game; // to start at once, if any
    QString record;                // game record to continue instead; "" for none
    QString screenshot;            // file to write a picture of the window to; "" for none
    QSize size{1280, 800};
    bool sizeGiven = false;                 // else the window has its last size, if known
    QString camera = "corner";              // top, corner or low
    bool cameraGiven = false;               // else it is where it was last, if known
    std::map<QString, QString> preferences; // by name, for this run only
    QString dataDir;                        // folder of all saved data; "" for the system's

    // The program only takes a picture of the game; it saves nothing else.
    [[nodiscard]] bool isPicture() const { return !screenshot.isEmpty(); }

    // Parses all arguments, the program's name first. Prints help or version and exits if asked to; an error is one
    // translated line.
    [[nodiscard]] static Result<Options, QString> parse(const QStringList& arguments);

    // Why a window of the size asked for does not fit on that screen; nothing if it does, if no size was asked for, or
    // for a picture, which needs no screen space.
    [[nodiscard]] std::optional<QString> tooLargeFor(QSize screen) const;
};

} // namespace storeys
