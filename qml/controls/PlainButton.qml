import QtQuick
import QtQuick.Templates as T

// The base of buttons: reached by Tab, and pressed by a click, by Enter or by a screen reader.
T.AbstractButton {
    id: button

    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.name: text
    Accessible.onPressAction: if (button.enabled) button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()
}
