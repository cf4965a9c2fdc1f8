import QtQuick
import QtQuick.Templates as T
import Storeys

// A text field of one line.
T.TextField {
    id: field

    property bool bad: false        // its text is invalid
    property bool entered: false    // it has just got the focus, and its text is selected
    property bool replaced: false   // the focus selects its text, as people usually replace it

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
        field.entered = field.activeFocus && field.replaced
        if (field.entered)
            field.selectAll()
    }
    onReleased: {       // the click that gave the focus has undone the selection
        if (field.entered && field.selectedText === "")
            field.selectAll()
        field.entered = false
    }

    background: FieldGround {
        example: field.placeholderText
        empty: field.text === "" && field.preeditText === ""
        bad: field.bad
        focused: field.activeFocus
        inset: field.leftPadding
    }
}
