#pragma once
// The two font families of the program are built into it: League Spartan (tiles) and Lato (interface). Call
// registerFonts() once, after the QGuiApplication exists and before any QML is loaded.

namespace storeys {

void registerFonts();

} // namespace storeys
