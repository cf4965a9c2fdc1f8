import QtQuick
import Storeys

// A button that opens a menu.
IconButton {
    id: button

    default property alias lines: menu.contentData
    readonly property bool open: menu.opened
    property bool fromLeft: false   // the menu is aligned with its left edge
    property alias header: menu.header
    property alias seeks: menu.seeks
    property Item before: null      // had the focus before the menu opened

    signal sought(string letter)    // typed in the menu, see MenuList

    // The menu opens below the button, else above, else beside it; never over it, where a second click would trigger a
    // command.
    property real from: 0           // top of the button in the window when the menu opened, pixels
    readonly property int gap: Math.round(4 * Theme.scale)
    readonly property bool below: from + height + gap + menu.height + menu.margins <= (button.Window.height ?? 0)
    readonly property bool beside: !below && from - gap - menu.height < menu.margins
    readonly property bool onward: Theme.mirrored || fromLeft       // opens to the right

    // If a key opens the menu, its first line is selected.
    function show(byKey: bool): void {
        button.from = button.mapToItem(null, 0, 0).y
        button.before = button.Window.activeFocusItem
        menu.open()
        if (byKey)
            menu.currentIndex = 0
    }
    function dismiss(): void { menu.dismiss() }

    symbol: "menu"
    hinted: !menu.visible
    onClicked: button.show(visualFocus)

    MenuList {
        id: menu

        x: (button.onward ? 0 : button.width - width) + (button.beside ? (button.onward ? 1 : -1) * (button.width + button.gap) : 0)
        y: button.beside ? 0 : button.below ? button.height + button.gap : -height - button.gap
        onSought: letter => button.sought(letter)
        modal: true         // a click elsewhere only closes it
        dim: false
        onClosed: button.before?.forceActiveFocus(Qt.PopupFocusReason)
    }
}
