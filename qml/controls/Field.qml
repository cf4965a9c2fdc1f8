import QtQuick
import QtQuick.Templates as T
import Storeys

// A line of text to type.
T.TextField {
    id: field

    property bool bad: false        // what stands in it can't be used

    implicitWidth: 3 * Theme.target
    implicitHeight: Theme.target
    leftPadding: Math.round(12 * Theme.scale)
    rightPadding: leftPadding
    verticalAlignment: TextInput.AlignVCenter
    selectByMouse: true
    color: Theme.p.text
    selectionColor: Theme.p.accent
    selectedTextColor: Theme.p.accentInk
    placeholderTextColor: Theme.p.soft
    font { family: Theme.uiFont; pixelSize: Theme.body }
    Accessible.name: placeholderText

    background: Rectangle {
        radius: Theme.buttonRadius
        color: field.bad ? Theme.p.warningSoft : Theme.p.control
        border {
            width: field.activeFocus || field.bad ? Math.max(2, Math.round(2 * Theme.scale)) : 1
            color: field.bad ? Theme.p.warning : field.activeFocus ? Theme.p.accent : Theme.p.line
        }

        Label {
            anchors { left: parent.left; leftMargin: field.leftPadding; verticalCenter: parent.verticalCenter }
            visible: field.text === "" && field.preeditText === ""
            text: field.placeholderText
            color: Theme.p.soft
            Accessible.ignored: true
        }
    }
}
