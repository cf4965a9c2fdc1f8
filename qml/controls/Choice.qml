import QtQuick
import QtQuick.Templates as T
import Storeys

// One of a few, all in sight, side by side. An option is { id, name, note }.
Row {
    id: choice

    required property var options
    property string current: ""     // id of the chosen option
    property bool slim: false       // one line high, without notes

    function step(by: int): void {
        const at = choice.options.findIndex(option => option.id === choice.current)
        const next = Math.max(0, Math.min(choice.options.length - 1, at + by))
        choice.current = choice.options[next].id
        buttons.itemAt(next).forceActiveFocus(Qt.TabFocusReason)
    }

    spacing: Theme.unit
    Keys.onLeftPressed: choice.step(Theme.mirrored ? 1 : -1)
    Keys.onRightPressed: choice.step(Theme.mirrored ? -1 : 1)

    Repeater {
        id: buttons

        model: choice.options

        T.RadioButton {
            id: option

            required property var modelData

            objectName: modelData.id
            width: (choice.width - (choice.options.length - 1) * choice.spacing) / choice.options.length
            implicitHeight: choice.slim ? Theme.target : Math.round(58 * Theme.scale)
            hoverEnabled: true
            focusPolicy: checked || activeFocus ? Qt.TabFocus : Qt.NoFocus
            text: modelData.name
            checked: modelData.id === choice.current
            Accessible.name: modelData.name
            Accessible.description: modelData.note ?? ""
            Accessible.onPressAction: option.clicked()
            Accessible.onToggleAction: option.clicked()
            onClicked: {
                choice.current = modelData.id
                option.checked = Qt.binding(() => option.modelData.id === choice.current)
            }

            contentItem: Item {
                Column {
                    anchors { left: parent.left; leftMargin: Math.round(14 * Theme.scale); verticalCenter: parent.verticalCenter }
                    spacing: Math.round(2 * Theme.scale)

                    Label {
                        text: option.text
                        font { pixelSize: choice.slim ? Theme.body : Theme.title; bold: true }
                        Accessible.ignored: true
                    }
                    Label { visible: !choice.slim; text: option.modelData.note ?? ""; color: Theme.p.soft; font.pixelSize: Theme.caption; Accessible.ignored: true }
                }
            }
            background: Rectangle {
                radius: Theme.buttonRadius
                color: option.checked || option.hovered ? Theme.p.accentSoft : Theme.p.control
                border { width: option.checked ? 2 : 1; color: option.checked ? Theme.p.accent : Theme.p.line }

                Icon {
                    anchors { right: parent.right; rightMargin: Math.round(14 * Theme.scale); verticalCenter: parent.verticalCenter }
                    visible: option.checked
                    name: "check"
                    tint: Theme.p.accent
                }
                FocusRing { shown: option.visualFocus }
            }
        }
    }
}
