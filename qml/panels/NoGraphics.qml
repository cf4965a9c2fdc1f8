import QtQuick
import Storeys

// Fills the window where nothing in 3D can be drawn, instead of leaving it empty.
Rectangle {
    id: page

    color: Theme.p.panel

    Column {
        anchors.centerIn: parent
        width: Math.round(460 * Theme.scale)
        spacing: Theme.margin

        AboutMark {}
        Label {
            width: parent.width
            text: qsTr("3D graphics are needed")
            font { pixelSize: Math.round(22 * Theme.scale); bold: true }
            wrapMode: Text.WordWrap
        }
        Paragraph {
            text: qsTr("Storeys draws its board with OpenGL or Vulkan, and neither could be started on this display. A missing graphics driver is the usual reason; Mesa's software renderer is enough.")
            color: Theme.p.text
        }
        TextButton {
            filled: true
            focus: true
            text: qsTr("Quit")
            onClicked: Qt.quit()
        }
    }
}
