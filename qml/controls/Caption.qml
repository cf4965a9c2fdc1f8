import QtQuick
import Storeys

// Small, soft text that screen readers leave out, as what it belongs to tells it too.
Label {
    color: Theme.p.soft
    font.pixelSize: Theme.caption
    Accessible.ignored: true
}
