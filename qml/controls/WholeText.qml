import QtQuick
import Storeys

// Shows the full text of an elided Label as a tooltip.
Item {
    id: whole

    required property Label of

    anchors.fill: parent

    HoverHandler { id: mouse; enabled: whole.of.truncated }
    Hint { visible: mouse.hovered && whole.of.truncated; text: whole.of.text }
}
