import QtQuick
import Storeys

// Text of the interface, in its font and colour. Text that does not wrap is cut where its room ends.
Text {
    color: Theme.p.text
    font { family: Theme.uiFont; pixelSize: Theme.body }
    elide: wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
    horizontalAlignment: Text.AlignLeft     // only an explicit alignment is mirrored
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
