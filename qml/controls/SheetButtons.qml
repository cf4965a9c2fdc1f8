import QtQuick
import Storeys

// The buttons at the bottom right of a Sheet, the main one last. Where space is short they fill the width, in as few
// rows as they fit in.
Item {
    id: foot

    default property alias buttons: flow.data
    readonly property MainButton main: Array.from(flow.children).find(button => (button as MainButton)?.filled) ?? null     // null: none
    readonly property list<Item> shown: Array.from(flow.children).filter(button => button.visible)
    readonly property real oneRow: Array.from(shown).reduce((sum, button) => sum + button.implicitWidth + flow.spacing, -flow.spacing)
    readonly property bool fits: oneRow <= width
    readonly property int most: Array.of(4, 3, 2).find(abreast => Array.from(shown).every(button => button.implicitWidth <= foot.share(abreast))) ?? 1
    // in a row: the smallest number that needs no more rows than `most`
    readonly property int abreast: Math.ceil(shown.length / Math.max(1, Math.ceil(shown.length / most)))

    function share(count: int): real { return Math.floor((foot.width - (count - 1) * flow.spacing) / count) }
    // The buttons of the last row fill it too.
    function widthOf(button: Item): real {
        if (foot.fits)
            return button.implicitWidth
        const last = foot.shown.length % foot.abreast, at = Array.from(foot.shown).indexOf(button)
        return foot.share(at >= foot.shown.length - last ? last : foot.abreast)
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
