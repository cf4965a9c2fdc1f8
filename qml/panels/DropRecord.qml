import QtQuick
import Storeys

// Accepts game records that are dropped on the window, and says so while files are dragged over it.
DropArea {
    id: area

    signal filesDropped(var files)      // URLs

    keys: ["text/uri-list"]
    onDropped: drop => {
        if (!drop.hasUrls || drop.urls.length === 0)
            return
        drop.accept(Qt.CopyAction)
        area.filesDropped(Array.from(drop.urls, file => file.toString()))
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
