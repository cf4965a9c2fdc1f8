import QtQuick
import Storeys
import Storeys.Table

// A small picture of the empty board of a game.
Rectangle {
    id: picture

    required property boardShape shape
    property int rim: Math.max(2, Math.round(width * 0.03))
    property string font: ""       // for labels of premium squares, in large pictures; "": no labels

    radius: Math.round(width / 16)
    color: Theme.p.rim
    Accessible.ignored: true

    Rectangle {
        anchors { fill: parent; margins: picture.rim }
        color: Theme.p.well

        PictureGround { anchors.fill: parent; shape: picture.shape; font: picture.font }
    }
}
