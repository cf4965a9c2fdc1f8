import QtQuick
import QtQuick.Templates as T
import Storeys

// What may be higher than its room: it scrolls then, by mouse and wheel, and so that what has the focus is in sight.
Flickable {
    id: scroller

    readonly property FocusSight sight: FocusSight { view: scroller; edge: Theme.unit }

    function reveal(): void { scroller.sight.reveal() }

    contentWidth: width
    interactive: contentHeight > height + 0.5
    clip: interactive
    boundsBehavior: Flickable.StopAtBounds
    onHeightChanged: scroller.reveal()
    onContentHeightChanged: Qt.callLater(scroller.sight.follow)      // its lines have come to their places then

    T.ScrollBar.vertical: ScrollHandle {}
}
