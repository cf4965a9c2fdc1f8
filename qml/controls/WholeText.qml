import QtQuick
import Storeys

// Of a Label that is too narrow for its words: the mouse brings them up whole.
Item {
    id: whole

    required property Label of

    anchors.fill: parent

    HoverHandler { id: mouse; enabled: whole.of.truncated }
    Hint { objectName: "wholeText"; visible: mouse.hovered && whole.of.truncated; text: whole.of.text }
}
