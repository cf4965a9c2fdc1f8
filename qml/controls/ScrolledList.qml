import QtQuick
import QtQuick.Templates as T
import Storeys

// A list that scrolls where its height is too small for its rows, with a handle at their side.
ListView {
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollHandle {}
}
