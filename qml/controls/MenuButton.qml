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

    // By a key its first line is chosen.
    function show(byKey: bool): void {
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

        x: Theme.mirrored || button.fromLeft ? 0 : button.width - width
        y: button.height + Math.round(4 * Theme.scale)
        modal: true         // a click elsewhere closes it and does nothing else
        dim: false
        onClosed: button.before?.forceActiveFocus(Qt.PopupFocusReason)
    }
}
