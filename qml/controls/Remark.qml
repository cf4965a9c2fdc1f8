import QtQuick
import Storeys

// Small, soft text that may take several lines, across the whole width of its parent.
Caption {
    width: parent?.width ?? 0
    wrapMode: Text.WordWrap
}
