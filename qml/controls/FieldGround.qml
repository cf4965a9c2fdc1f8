import QtQuick
import Storeys

// The background of a Field: its border, and an example while the field is empty.
Rectangle {
    id: ground

    required property string example
    required property bool empty
    required property bool bad
    required property bool focused
    required property real inset

    implicitHeight: words.implicitHeight + Theme.unit
    radius: Theme.buttonRadius
    color: bad ? Theme.p.warningSoft : Theme.p.control
    border {
        width: focused || bad ? Math.max(2, Math.round(2 * Theme.scale)) : 1
        color: bad ? Theme.p.warning : focused ? Theme.p.accent : Theme.p.line
    }

    SilentLabel {
        id: words

        anchors { left: parent.left; leftMargin: ground.inset; right: parent.right; rightMargin: ground.inset; verticalCenter: parent.verticalCenter }
        visible: ground.empty
        text: ground.example
        wrapMode: Text.WordWrap
        color: Theme.p.soft
    }
}
