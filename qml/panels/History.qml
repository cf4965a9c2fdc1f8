import QtQuick
import QtQuick.Templates as T
import Storeys

// The turns so far, the newest at the bottom and always brought into sight.
ListView {
    id: list

    required property var session
    readonly property int pageStep: Math.round(height * 0.8)

    function scrollBy(distance: int): void {
        list.contentY = Math.max(list.originY, Math.min(list.originY + list.contentHeight - list.height, list.contentY + distance))
    }

    model: session.history
    currentIndex: -1
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Turns")
    onCountChanged: follow.restart()
    onHeightChanged: follow.restart()
    Keys.onUpPressed: list.scrollBy(-Theme.target)
    Keys.onDownPressed: list.scrollBy(Theme.target)
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_PageUp)
            list.scrollBy(-list.pageStep)
        else if (event.key === Qt.Key_PageDown)
            list.scrollBy(list.pageStep)
        else if (event.key === Qt.Key_Home)
            list.positionViewAtBeginning()
        else if (event.key === Qt.Key_End)
            list.positionViewAtEnd()
        else
            event.accepted = false
    }

    // After the list has laid out what is new.
    Timer { id: follow; interval: 0; onTriggered: list.positionViewAtEnd() }

    delegate: TurnRow { width: list.width }

    T.ScrollBar.vertical: ScrollHandle {}

    Rectangle {
        visible: !list.atYBeginning
        width: list.width
        height: 3 * Theme.unit
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.p.panel }
            GradientStop { position: 1; color: Qt.rgba(Theme.p.panel.r, Theme.p.panel.g, Theme.p.panel.b, 0) }
        }
    }
    FocusRing { anchors.margins: 0; shown: list.activeFocus; cornerRadius: Theme.noticeRadius }
}
