import QtQuick
import Storeys
import Storeys.Table

// A word that is claimed or being drawn: its number, its kind of line on the board, its points, and a button to remove
// it.
Item {
    id: row

    required property claimLine modelData
    required property ClaimPen claims
    readonly property bool drawn: claims.drawing && modelData.focused       // being drawn, so no claim yet

    signal requested()                      // to look the word up

    objectName: "claim" + modelData.number
    width: parent?.width ?? 0
    height: Math.max(Theme.target, word.height)
    Accessible.role: Accessible.ListItem
    Accessible.name: row.modelData.fault === "" ? row.modelData.spoken : qsTr("%1, not valid").arg(row.modelData.spoken)
    Accessible.selected: row.modelData.focused
    Accessible.onPressAction: row.claims.focus(row.modelData.number)

    Rectangle {
        anchors.fill: parent
        visible: row.modelData.focused
        radius: Theme.noticeRadius
        color: Theme.p.accentSoft
    }
    MouseArea {
        anchors.fill: parent
        onClicked: row.claims.focus(row.modelData.number)
    }
    ClaimInk { id: ink }
    ClaimBead {
        id: bead

        x: Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.icon
        number: row.modelData.number
        color: ink.colourOf(number)
    }
    Canvas {
        id: sample

        readonly property color tint: bead.color

        anchors { left: bead.right; leftMargin: Theme.unit; verticalCenter: parent.verticalCenter }
        width: 2 * Theme.icon
        height: Theme.icon
        onTintChanged: sample.requestPaint()
        onPaint: {
            const context = sample.getContext("2d")
            context.reset()
            ink.arrow(context, Qt.point(height * 0.3, height / 2), Qt.point(width - height * 0.2, height / 2), row.modelData.number, sample.tint, 2.6 * height, true)
        }
    }
    Label {
        id: word

        anchors { left: sample.right; leftMargin: Theme.unit; right: points.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
        text: row.modelData.word
        color: row.modelData.fault === "" ? Theme.p.text : Theme.p.warning
        font { bold: true; underline: link.containsMouse }
        elide: Text.ElideRight
        Accessible.ignored: true

        MouseArea {
            id: link

            width: Math.min(parent.contentWidth, parent.width)
            height: parent.height
            enabled: !row.drawn
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onClicked: {
                row.claims.focus(row.modelData.number)
                row.requested()
            }
        }
    }
    Label {
        id: points

        objectName: "points"
        anchors { right: remove.left; verticalCenter: parent.verticalCenter }
        text: row.modelData.points
        font.bold: true
        Accessible.ignored: true
    }
    IconButton {
        id: remove

        objectName: "removeClaim" + row.modelData.number
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        quiet: true
        icon: "close"
        text: qsTr("Remove %1").arg(row.modelData.word)
        shortcut: row.modelData.focused ? qsTr("Delete") : ""
        onClicked: row.drawn ? row.claims.drop() : row.claims.remove(row.modelData.number)
    }
}
