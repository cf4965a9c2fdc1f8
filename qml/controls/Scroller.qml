import QtQuick
import QtQuick.Templates as T
import Storeys

// Scrolls content that is higher than this item: by mouse and wheel, and to the item with the focus.
Flickable {
    id: scroller

    readonly property FocusSight sight: FocusSight { view: scroller; edge: Theme.unit }

    contentWidth: width
    interactive: contentHeight > height + 0.5
    clip: interactive
    boundsBehavior: Flickable.StopAtBounds
    onHeightChanged: scroller.sight.reveal()
    onContentHeightChanged: Qt.callLater(scroller.sight.follow)      // later, when the lines are in their new places

    T.ScrollBar.vertical: ScrollHandle {}
}
