#pragma once
// The two families that the program is set in, League Spartan (tiles) and Lato (interface), are built into
// it. Call registerFonts() once, after the QGuiApplication exists and before any QML is loaded.

namespace storeys {

void registerFonts();

} // namespace storeys
