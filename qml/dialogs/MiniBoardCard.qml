import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Scene
import Storeys.Table

// A mini board beside the designed board. It is dragged onto that board, or put in its middle by a click or Enter. Pale
// while it lies on the board.
PlainButton {
    id: card

    required property miniBoardEntry entry
    readonly property int cell: Math.floor((height - label.height - 4.5 * Theme.unit) / 5)      // five rows at most

    signal flipped()
    signal turned()
    signal removed()
    signal stepped(int down, int right)
    signal carried(point at)    // its middle, in this item
    signal dropped()

    Accessible.name: entry.spoken
    Accessible.description: entry.laid ? qsTr("Enter goes to it.") : qsTr("Enter puts it in the middle of the board, F flips it.")
    Keys.onPressed: event => {
        const letter = layout.latin(event.text, event.nativeScanCode).toUpperCase()
        event.accepted = true
        if (letter === "F")
            card.flipped()
        else if (letter === "R")
            card.turned()
        else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace)
            card.removed()
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            card.stepped(event.key === Qt.Key_Up ? -1 : 1, 0)
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            card.stepped(0, event.key === Qt.Key_Left ? -1 : 1)
        else
            event.accepted = false
    }

    background: Rectangle {
        radius: Theme.buttonRadius
        color: card.entry.laid || card.hovered ? Theme.p.accentSoft : Theme.p.control
        border { width: 1; color: Theme.p.line }

        FocusRing { shown: card.visualFocus }
    }

    VariantPicture {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Math.round((label.y - height) / 2) }
        shape: card.entry.shape
        font: Theme.uiFont
        rim: Math.round(3 * Theme.scale)
        radius: rim
        width: Math.max(1, card.entry.shape.columns) * card.cell + 2 * rim
        height: Math.max(1, card.entry.shape.rows) * card.cell + 2 * rim
        opacity: card.entry.laid ? 0.35 : 1
    }
    SilentLabel {
        id: label

        anchors { left: parent.left; right: flip.visible ? flip.left : parent.right; bottom: parent.bottom; leftMargin: Theme.unit; bottomMargin: Math.max(Math.round(Theme.unit / 2), Math.round((flip.height - height) / 2)) }
        text: card.entry.laid ? qsTr("%1, on the board", "a mini board").arg(card.entry.label) : card.entry.label
        color: card.entry.laid ? Theme.p.soft : Theme.p.text
        font.pixelSize: Theme.caption
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
    }
    MouseArea {
        id: hand

        property point from
        property bool moving: false

        anchors.fill: parent
        enabled: !card.entry.laid || hand.moving
        cursorShape: Qt.OpenHandCursor
        preventStealing: true
        onPressed: event => {
            hand.from = Qt.point(event.x, event.y)
            hand.moving = false
        }
        onPositionChanged: event => {
            hand.moving = hand.moving || Math.abs(event.x - hand.from.x) + Math.abs(event.y - hand.from.y) > Application.styleHints.startDragDistance
            if (hand.moving)
                card.carried(Qt.point(event.x, event.y))
        }
        onReleased: {
            const click = !hand.moving
            hand.moving = false
            if (click)
                card.clicked()
            else
                card.dropped()
        }
        onCanceled: {
            hand.moving = false
            card.dropped()
        }
    }
    T.AbstractButton {
        id: flip

        objectName: card.objectName + "Flip"
        anchors { right: parent.right; bottom: parent.bottom }
        visible: !card.entry.laid
        width: Math.round(32 * Theme.scale)
        height: width
        focusPolicy: Qt.NoFocus
        hoverEnabled: true
        Accessible.name: qsTr("Flip %1", "a mini board").arg(card.entry.label)
        Accessible.onPressAction: card.flipped()
        onClicked: card.flipped()
        contentItem: Item {
            Icon { anchors.centerIn: parent; name: "flip"; size: Math.round(18 * Theme.scale) }
        }
        background: Rectangle { radius: Theme.chipRadius; color: flip.hovered ? Theme.p.accentSoft : "transparent" }

        Hint { visible: flip.hovered; text: qsTr("Other side (F)") }
    }

    KeyLayout { id: layout }
}
