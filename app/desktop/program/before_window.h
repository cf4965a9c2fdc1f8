#pragma once

#include <QString>

namespace storeys {

// What the program does before there is an application object.

// Whether the arguments ask only for help or version text, which needs no display.
[[nodiscard]] bool asksForText(int argc, char** argv);

// The value of --language, unchecked; "" for none. Read before everything else, so that help and errors are in that
// language too; Options::parse() rejects an unknown one.
[[nodiscard]] QString languageAskedFor(int argc, char** argv);

// Holds back Qt's messages while it lives, and then prints them: create it before the QApplication and destroy it
// after. If no window can be shown, the program ends with exit status 2 and one sentence on standard error instead of
// Qt's abort; other fatal messages are left to Qt. At most one exists.
class DisplayWatch
{
public:
    DisplayWatch(int argc, char** argv);
    ~DisplayWatch();
    DisplayWatch(const DisplayWatch&) = delete;
    DisplayWatch& operator=(const DisplayWatch&) = delete;
};

} // namespace storeys
