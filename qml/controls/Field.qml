pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys

// A text field of one line, with a menu by the right mouse button or the menu key.
T.TextField {
    id: field

    property bool bad: false        // its text is invalid
    property bool entered: false    // it has just got the focus, and its text is selected
    property bool replaced: false   // the focus selects its text, as people usually replace it
    property FieldMenu menu: null   // null: it is closed

    // If a key opens the menu, its first line is selected.
    function showMenu(x: real, y: real, byKey: bool): void {
        if (field.menu !== null)
            return
        field.forceActiveFocus(Qt.MouseFocusReason)
        field.menu = maker.createObject(field) as FieldMenu
        field.menu.popup(x, y)
        if (byKey)
            field.menu.currentIndex = 0
    }

    implicitWidth: 3 * Theme.target
    implicitHeight: Math.max(Theme.target, implicitBackgroundHeight)
    leftPadding: Math.round(12 * Theme.scale)
    rightPadding: leftPadding
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.p.text
    selectionColor: Theme.p.accent
    selectedTextColor: Theme.p.accentInk
    placeholderTextColor: Theme.p.soft
    font { family: Theme.uiFont; pixelSize: Theme.body }
    Accessible.name: placeholderText
    onActiveFocusChanged: {
        field.entered = field.activeFocus && field.replaced && field.menu === null
        if (field.entered)
            field.selectAll()
    }
    onReleased: {       // the click that gave the focus has undone the selection
        if (field.entered && field.selectedText === "")
            field.selectAll()
        field.entered = false
    }
    Keys.onMenuPressed: field.showMenu(field.cursorRectangle.x, field.height, true)

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: point => field.showMenu(point.position.x, point.position.y, false)
    }
    Component {
        id: maker

        FieldMenu {
            edited: field
            modal: true         // a click elsewhere only closes it
            dim: false
            onClosed: {
                field.forceActiveFocus(Qt.PopupFocusReason)
                field.menu.destroy()
                field.menu = null
            }
        }
    }

    background: FieldGround {
        example: field.placeholderText
        empty: field.text === "" && field.preeditText === ""
        bad: field.bad
        focused: field.activeFocus
        inset: field.leftPadding
    }
}
