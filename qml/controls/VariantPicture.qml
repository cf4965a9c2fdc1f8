import QtQuick
import Storeys
import Storeys.Table

// The empty board of a game, small; larger with a font, for what its squares multiply.
Rectangle {
    id: picture

    required property boardShape shape
    property int rim: Math.max(2, Math.round(width * 0.03))
    property string font: ""

    radius: Math.round(width / 16)
    color: Theme.p.rim
    Accessible.ignored: true

    Rectangle {
        anchors { fill: parent; margins: picture.rim }
        color: Theme.p.well

        PictureGround { anchors.fill: parent; shape: picture.shape; font: picture.font }
    }
}
