import QtQuick
import Storeys

// Text that may take several lines, across the whole width of its parent.
Label {
    width: parent?.width ?? 0
    wrapMode: Text.WordWrap
    elide: Text.ElideNone
}
