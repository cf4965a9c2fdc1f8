import QtQuick
import Storeys

// A line in the sum of a play: a word or a bonus, how its points come about, and its points.
Item {
    id: line

    required property string label
    property string detail: ""              // how the points come about, such as "5 + 3"
    required property int points
    required property bool counted          // whether the points are shown
    property bool linked: false             // the label is a word that can be looked up
    property bool atOnce: false             // requested by the press already, not by the click

    signal requested()

    width: parent?.width ?? 0
    height: Math.round(22 * Theme.scale) + (how.below ? how.height : 0)
    Accessible.role: Accessible.ListItem
    Accessible.name: Array.of(line.label, line.detail, line.counted ? qsTr("%n point(s)", "", line.points) : "").filter(part => part !== "").join(", ")

    SilentLabel {
        id: name

        anchors.left: parent.left
        width: Math.min(implicitWidth, total.x - Theme.unit)
        text: line.label
        font { bold: true; underline: mouse.containsMouse }

        MouseArea {
            id: mouse

            anchors.fill: parent
            enabled: line.linked
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onPressed: if (line.atOnce) line.requested()
            onClicked: if (!line.atOnce) line.requested()
        }
    }
    Caption {
        id: how

        // there is no room beside the label
        readonly property bool below: text !== "" && name.width + implicitWidth + 2 * Theme.unit > total.x

        x: below ? 0 : name.width + Theme.unit
        y: below ? name.height : name.baselineOffset - baselineOffset
        width: below ? parent.width : implicitWidth
        text: line.detail
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
    }
    SilentLabel {
        id: total

        objectName: "points"
        anchors { right: parent.right; baseline: name.baseline }
        visible: line.counted
        text: line.points
        font.bold: true
    }
}
