import QtQuick
import Storeys

// The table alone, to be tried without the program.
MockWindow {
    id: window

    property string preset: "corner"
    property string quality: "medium"
    readonly property alias table: table

    Table {
        id: table

        anchors.fill: parent
        session: PlayableSession {}
        quality: window.quality
        camera: window.preset
    }
}
