import QtQuick
import Storeys

// Explanatory text of a few sentences.
Label {
    width: parent?.width ?? 0
    color: Theme.p.soft
    wrapMode: Text.WordWrap
    elide: Text.ElideNone
    lineHeight: 1.15
}
