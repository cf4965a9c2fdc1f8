import QtQuick
import QtQuick.Templates as T
import Storeys

// A button that opens a short list of commands, its MenuLines.
IconButton {
    id: button

    default property alias lines: menu.contentData

    icon: "menu"
    quiet: true
    onClicked: menu.open()

    T.Menu {
        id: menu

        x: Theme.mirrored ? 0 : button.width - width
        y: button.height + Math.round(4 * Theme.scale)
        width: Math.round(230 * Theme.scale)
        height: contentItem.implicitHeight + 2 * padding
        padding: Math.round(4 * Theme.scale)
        margins: Theme.unit

        contentItem: ListView {
            implicitHeight: contentHeight
            model: menu.contentModel
            currentIndex: menu.currentIndex
            interactive: false
            LayoutMirroring.enabled: Theme.mirrored
            LayoutMirroring.childrenInherit: true
        }
        background: Rectangle {
            radius: Theme.buttonRadius
            color: Theme.p.card
            border { width: 1; color: Theme.p.line }
        }
    }
}
