import QtQuick
import Storeys

// The buttons at the bottom right of a Sheet, the main one last. Where space is short they fill the width, two abreast
// or one below the other.
Item {
    id: foot

    default property alias buttons: flow.data
    readonly property list<Item> shown: Array.from(flow.children).filter(button => button.visible)
    readonly property real oneRow: Array.from(shown).reduce((sum, button) => sum + button.implicitWidth + flow.spacing, -flow.spacing)
    readonly property bool fits: oneRow <= width
    readonly property real half: Math.floor((width - flow.spacing) / 2)
    readonly property bool inPairs: Array.from(shown).every(button => button.implicitWidth <= half)

    function widthOf(button: Item): real {
        if (foot.fits)
            return button.implicitWidth
        const isOdd = foot.shown.length % 2 === 1 && button === foot.shown[foot.shown.length - 1]
        return foot.inPairs && !isOdd ? foot.half : foot.width
    }

    width: parent?.width ?? 0
    height: flow.height + Theme.unit / 2
    Component.onCompleted: {
        for (const button of Array.from(flow.children))
            button.width = Qt.binding(() => foot.widthOf(button))
    }

    Flow {
        id: flow

        anchors { right: parent.right; bottom: parent.bottom }
        width: foot.fits ? Math.ceil(foot.oneRow) : foot.width
        spacing: Theme.unit
    }
}
