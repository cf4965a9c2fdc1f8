import QtQuick
import Storeys

// Accepts a game record that is dropped on the window, and says so while a file is dragged over it.
DropArea {
    id: area

    signal fileDropped(string file)

    keys: ["text/uri-list"]
    onDropped: drop => {
        if (!drop.hasUrls)
            return
        drop.accept(Qt.CopyAction)
        area.fileDropped(drop.urls[0].toString())
    }

    Rectangle {
        anchors { fill: parent; margins: Theme.margin }
        visible: area.containsDrag
        radius: Theme.cardRadius
        color: Qt.rgba(Theme.p.panel.r, Theme.p.panel.g, Theme.p.panel.b, 0.85)
        border { width: 2; color: Theme.p.accent }

        Label {
            anchors.centerIn: parent
            text: qsTr("Drop the game record here to open it")
            font { pixelSize: Theme.title; bold: true }
        }
    }
}
