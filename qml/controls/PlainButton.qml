import QtQuick
import QtQuick.Templates as T
import Storeys

// The base of buttons: reached by Tab, and pressed by a click, by Enter or by a screen reader. A click does not move the
// focus, so that Enter still plays.
T.AbstractButton {
    id: button

    property Command command: null      // what it does; gives it text, keys and state
    property string symbol: ""          // name of its icon; "": none
    property int hintSide: Qt.BottomEdge        // where its tooltip is, if it has one

    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    enabled: command?.enabled ?? true
    Accessible.name: text
    Accessible.onPressAction: if (button.enabled) button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()
    onClicked: button.command?.triggered("")
}
