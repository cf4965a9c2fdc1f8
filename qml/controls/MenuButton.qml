import QtQuick
import QtQuick.Window
import Storeys

// A button that opens a list of commands.
IconButton {
    id: button

    default property alias lines: menu.contentData
    readonly property bool open: menu.opened
    property bool fromLeft: false   // the list begins at its left edge
    property Item before: null      // had the focus

    // The list opens below, else above, else beside: never over the button, where a second click would choose from it.
    property real from: 0           // upper edge of the button in the window, since the list was opened
    readonly property int gap: Math.round(4 * Theme.scale)
    readonly property bool below: from + height + gap + menu.height + menu.margins <= (button.Window.height ?? 0)
    readonly property bool beside: !below && from - gap - menu.height < menu.margins
    readonly property bool onward: Theme.mirrored || fromLeft       // to the right

    // By a key its first line is chosen.
    function show(byKey: bool): void {
        button.from = button.mapToItem(null, 0, 0).y
        button.before = button.Window.activeFocusItem
        if (byKey)
            menu.showByKey()
        else
            menu.open()
    }
    function dismiss(): void { menu.dismiss() }

    icon: "menu"
    quiet: true
    hinted: !menu.visible
    onClicked: button.show(byKey)

    MenuList {
        id: menu

        x: (button.onward ? 0 : button.width - width) + (button.beside ? (button.onward ? 1 : -1) * (button.width + button.gap) : 0)
        y: button.beside ? 0 : button.below ? button.height + button.gap : -height - button.gap
        modal: true         // a click elsewhere closes it and does nothing else
        dim: false
        onClosed: button.before?.forceActiveFocus(Qt.PopupFocusReason)
    }
}
