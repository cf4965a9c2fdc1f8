import QtQuick
import Storeys

// Text of the interface, in its font and colour.
Text {
    color: Theme.p.text
    font { family: Theme.uiFont; pixelSize: Theme.body }
    elide: Text.ElideRight
    horizontalAlignment: Text.AlignLeft     // only an explicit alignment is mirrored
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
