#pragma once

#include <QString>

class QQuickWindow;

namespace storeys {

// Writes a picture of the window to a file once the window is at rest, then quits the program: with exit status 0, or 2
// if the window is not at rest within a minute or the file can't be written.
void takeScreenshot(QQuickWindow& window, const QString& file);

} // namespace storeys
