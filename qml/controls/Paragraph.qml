import QtQuick
import Storeys

// A few sentences that explain something.
Label {
    width: parent?.width ?? 0
    color: Theme.p.soft
    wrapMode: Text.WordWrap
    elide: Text.ElideNone
    lineHeight: 1.15
}
