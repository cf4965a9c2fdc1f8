import QtQuick
import Storeys

// Small, soft text. Screen readers skip it, as the item that it belongs to says it too.
Label {
    color: Theme.p.soft
    font.pixelSize: Theme.caption
    Accessible.ignored: true
}
