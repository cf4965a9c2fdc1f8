import QtQuick
import Storeys

// A line of a play's sum: a word or a bonus, its arithmetic, its points.
Item {
    id: line

    required property var modelData     // { label, detail, points, fault }
    required property bool counted      // whether the points are shown

    signal wordRequested(string word)

    width: parent?.width ?? 0
    height: Math.round(22 * Theme.scale)
    Accessible.role: Accessible.ListItem
    Accessible.name: [line.modelData.label, line.modelData.detail, line.counted ? qsTr("%n point(s)", "", line.modelData.points) : "",
                      line.modelData.fault ? qsTr("not valid") : ""].filter(part => part !== "").join(", ")

    Label {
        id: name

        anchors.left: parent.left
        width: Math.min(implicitWidth, parent.width * 0.55)
        text: line.modelData.label
        color: line.modelData.fault ? Theme.p.warning : Theme.p.text
        font { bold: true; underline: mouse.containsMouse }
        Accessible.ignored: true

        MouseArea {
            id: mouse

            anchors.fill: parent
            enabled: line.modelData.word !== undefined
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onClicked: line.wordRequested(line.modelData.word)
        }
    }
    Label {
        anchors { left: name.right; leftMargin: Theme.unit; right: points.left; rightMargin: Theme.unit; baseline: name.baseline }
        text: line.modelData.detail
        color: Theme.p.soft
        font.pixelSize: Theme.caption
        Accessible.ignored: true
    }
    Icon {
        anchors { right: parent.right; verticalCenter: name.verticalCenter }
        visible: line.modelData.fault
        name: "cross"
        size: Math.round(16 * Theme.scale)
        tint: Theme.p.warning
    }
    Label {
        id: points

        anchors { right: parent.right; baseline: name.baseline }
        visible: line.counted
        text: line.modelData.points
        font.bold: true
        Accessible.ignored: true
    }
}
