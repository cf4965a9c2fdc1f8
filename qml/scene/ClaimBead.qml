import QtQuick
import Storeys

// The number of a claim on a disc, on its first letter and in the list of claims.
Rectangle {
    id: bead

    required property int number

    radius: width / 2
    height: width
    border { width: Math.max(1, width * 0.08); color: "#fffaf0" }

    SilentLabel {
        anchors.centerIn: parent
        text: bead.number
        color: "#ffffff"
        font { pixelSize: Math.max(1, Math.round(bead.width * 0.62)); bold: true }
    }
}
