import QtQuick
import QtQuick.Templates as T
import Storeys

// A check box with its text.
T.CheckBox {
    id: line

    function flip(): void {
        line.toggle()
        line.toggled()
    }

    implicitWidth: 6 * Theme.target
    implicitHeight: Math.max(Theme.target, implicitContentHeight + Theme.unit)
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.name: text
    Accessible.onPressAction: line.flip()
    Accessible.onToggleAction: line.flip()
    Keys.onReturnPressed: line.flip()
    Keys.onEnterPressed: line.flip()

    contentItem: LineWords { text: line.text; before: Theme.icon + Theme.unit }
    indicator: Rectangle {
        x: line.mirrored ? line.width - width : 0
        y: Math.round((line.height - height) / 2)
        width: Theme.icon
        height: Theme.icon
        radius: Theme.chipRadius
        color: line.checked ? Theme.p.accent : line.hovered ? Theme.p.accentSoft : Theme.p.control
        border { width: line.checked ? 0 : 1; color: Theme.p.soft }

        Icon { anchors.centerIn: parent; visible: line.checked; name: "check"; size: Math.round(parent.width * 0.8); tint: Theme.p.accentInk }
        FocusRing { shown: line.visualFocus; cornerRadius: Theme.chipRadius }
    }
}
