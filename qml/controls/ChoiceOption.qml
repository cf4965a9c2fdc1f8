import QtQuick
import QtQuick.Templates as T
import Storeys

// One option of a Choice.
T.RadioButton {
    id: option

    required property var modelData     // { id, name, note }
    property bool slim: false
    readonly property int inset: Math.round(14 * Theme.scale)
    readonly property real wished: implicitContentWidth + leftPadding + rightPadding

    leftPadding: inset + (mirrored ? Theme.icon + Theme.unit : 0)
    rightPadding: inset + (mirrored ? 0 : Theme.icon + Theme.unit)
    implicitHeight: Math.max(slim ? Theme.target : Math.round(58 * Theme.scale), implicitContentHeight + Theme.unit)
    hoverEnabled: true
    focusPolicy: checked || activeFocus ? Qt.TabFocus : Qt.NoFocus
    text: modelData.name
    Accessible.name: modelData.name
    Accessible.description: modelData.note ?? ""
    Accessible.onPressAction: option.clicked()
    Accessible.onToggleAction: option.clicked()

    contentItem: ChoiceWords { text: option.text; note: option.modelData.note ?? ""; slim: option.slim }
    background: Rectangle {
        radius: Theme.buttonRadius
        color: option.checked || option.hovered ? Theme.p.accentSoft : Theme.p.control
        border { width: option.checked ? 2 : 1; color: option.checked ? Theme.p.accent : Theme.p.line }

        Icon {
            anchors { right: parent.right; rightMargin: option.inset; verticalCenter: parent.verticalCenter }
            visible: option.checked
            name: "check"
            tint: Theme.p.accent
        }
        FocusRing { shown: option.visualFocus }
    }
}
