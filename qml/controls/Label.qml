import QtQuick
import Storeys

// Text of the interface.
Text {
    color: Theme.p.text
    font { family: Theme.uiFont; pixelSize: Theme.body }
    elide: Text.ElideRight
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
