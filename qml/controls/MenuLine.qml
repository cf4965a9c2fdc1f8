import QtQuick
import QtQuick.Templates as T
import Storeys

// A line of a menu: a command, or the title of a submenu.
T.MenuItem {
    id: line

    property Command command: null
    readonly property MenuBase list: subMenu as MenuBase        // null: it has no submenu
    readonly property MenuBase within: line.menu as MenuBase
    readonly property string symbol: list?.symbol ?? command?.symbol ?? ""
    readonly property string keys: command?.keys ?? ""
    readonly property int inset: Theme.icon + Math.round(20 * Theme.scale)      // of the text
    readonly property real wished: inset + words.implicitWidth + (after > 0 ? 3 * Theme.unit + after : 0) + 2 * Theme.unit
    readonly property real after: list !== null ? Theme.icon : told.implicitWidth

    implicitWidth: parent?.width ?? 0
    implicitHeight: Math.max(Theme.target - Math.round(4 * Theme.scale), words.height + Theme.unit)
    hoverEnabled: !(within?.aiming ?? false) || (list?.visible ?? false)
    onPressed: line.within?.closeOthers(line)
    enabled: command?.enabled ?? true
    text: command?.now ?? ""
    objectName: command !== null ? command.name + "Line" : list !== null ? list.name + "Line" : ""
    Accessible.name: text
    Accessible.description: keys
    Accessible.checkable: command?.marked ?? false
    Accessible.checked: command?.on ?? false
    Accessible.onPressAction: {
        if (!line.enabled)
            return
        if (line.list !== null)
            return line.list.open()
        line.triggered()
    }
    onWishedChanged: line.within?.lineChanged()
    // The menu closes first and returns the focus, which the command may then take.
    onTriggered: {
        if (line.command === null)
            return
        line.menu.dismiss()
        line.command.triggered("")
    }

    contentItem: content
    // A property of its own, since an object written directly in contentItem is created late, and its size is needed at
    // once.
    readonly property Item content: Item {
        opacity: line.enabled ? 1 : 0.45

        Icon {
            anchors { left: parent.left; leftMargin: Math.round(10 * Theme.scale); verticalCenter: parent.verticalCenter }
            visible: name !== ""
            name: line.command?.on ? "check" : line.symbol
        }
        SilentLabel {
            id: words

            anchors { left: parent.left; leftMargin: line.inset; verticalCenter: parent.verticalCenter }
            width: parent.width - line.inset - Theme.unit - (line.after > 0 ? line.after + Theme.unit : 0)
            text: line.text
            wrapMode: Text.WordWrap
        }
        Caption {
            id: told

            anchors { right: parent.right; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
            text: line.keys
        }
        Icon {
            anchors { right: parent.right; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
            visible: line.list !== null
            name: Theme.mirrored ? "stepBack" : "stepOn"
            tint: Theme.p.soft
        }
    }
    background: Rectangle {
        radius: Theme.noticeRadius
        color: line.highlighted ? Theme.p.accentSoft : "transparent"
        border { width: line.highlighted ? Math.max(2, Math.round(2 * Theme.scale)) : 0; color: Theme.p.accent }
    }
}
