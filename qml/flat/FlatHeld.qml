import QtQuick
import Storeys

// The tile in the hand.
FlatTile {
    required property string held   // its symbol, "" = none
    required property point at      // its middle
    required property real side
    required property var faces     // as the session's tileFaces

    visible: held !== ""
    x: Math.round(at.x - side / 2)
    y: Math.round(at.y - side / 2)
    width: side
    height: side
    face: faces[held.toUpperCase().charCodeAt(0) - 65] ?? ""
    blank: !(/^[A-Z]?$/.test(held))
}
