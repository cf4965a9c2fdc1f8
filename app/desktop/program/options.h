#pragma once

#include "table/start/game_start.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace storeys {

// What the command line of the desktop program asks for.
struct Options
{
    std::optional<GameStart> game; // to start at once
    QString record;                // game record to go on with instead; "" for none
    QString screenshot;            // file to write the picture to; "" for none
    QSize size{1280, 800};
    bool sizeGiven = false;                 // else the window may have the size that it had
    QString camera = "corner";              // top, corner or low
    bool cameraGiven = false;               // else it may stand where it stood
    std::map<QString, QString> preferences; // for this run alone, by name
    QString dataDir;                        // folder for everything that is kept between runs; "" for the system's own

    // A picture is taken of the game, and nothing is kept.
    [[nodiscard]] bool isPicture() const { return !screenshot.isEmpty(); }

    // Of the arguments after the program's name. Prints help or version and exits where asked for; an error is one
    // translated line.
    [[nodiscard]] static Result<Options, QString> parse(const QStringList& arguments);

    // Why a window of that size can't be shown on a screen of this one, or none: also where no size was asked for, or a
    // picture is taken, which needs no room.
    [[nodiscard]] std::optional<QString> tooLargeFor(QSize screen) const;
};

} // namespace storeys
