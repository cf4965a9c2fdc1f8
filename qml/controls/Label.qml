import QtQuick
import Storeys

// Text of the interface.
Text {
    color: Theme.p.text
    font { family: Theme.uiFont; pixelSize: Theme.body }
    elide: Text.ElideRight
    horizontalAlignment: Text.AlignLeft     // said, so that it is mirrored
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
