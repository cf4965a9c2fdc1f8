#pragma once

#include <QString>

class QQuickWindow;

namespace storeys {

// Writes a picture of the window to the file once it has come to rest, and quits the program: with status 0, or 2 if
// the picture can't be written.
void takeScreenshot(QQuickWindow& window, const QString& file);

} // namespace storeys
