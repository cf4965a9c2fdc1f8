#pragma once

#include <QString>

namespace storeys {

// What the program does before there is an application object, let alone a window.

// Whether the arguments ask for a text alone, for which there need be no display.
[[nodiscard]] bool asksForText(int argc, char** argv);

// The language that the arguments ask for, "" for none. Help and errors are to be in it too, so it is read before
// everything else; whether there is such a language, Options::parse() says.
[[nodiscard]] QString languageAskedFor(int argc, char** argv);

// Lives while the QApplication is made, and holds back Qt's messages until it goes. Where no window can be shown the
// program ends with exit status 2 and one sentence on standard error in place of Qt's abort; any other fatal message
// stays Qt's. There is at most one.
class DisplayWatch
{
public:
    DisplayWatch(int argc, char** argv);
    ~DisplayWatch();
    DisplayWatch(const DisplayWatch&) = delete;
    DisplayWatch& operator=(const DisplayWatch&) = delete;
};

} // namespace storeys
