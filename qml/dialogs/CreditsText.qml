import QtQuick
import QtQuick.Templates as T
import Storeys

// A long text in a box that scrolls, unless the dialog does.
Rectangle {
    id: credits

    required property string text
    required property real room     // that the dialog has for it; where that is little, the text is whole
    readonly property real whole: words.height + 2 * Theme.unit

    height: Math.min(whole, room < 3 * Theme.target ? whole : Math.min(Math.round(200 * Theme.scale), room))
    radius: Theme.noticeRadius
    color: Theme.p.card
    border { width: 1; color: Theme.p.line }

    Flickable {
        id: view

        anchors { fill: parent; margins: Theme.unit }
        contentHeight: words.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: contentHeight > height
        Accessible.role: Accessible.Document
        Accessible.name: qsTr("Credits")
        Keys.onUpPressed: view.contentY = Math.max(0, view.contentY - Theme.target)
        Keys.onDownPressed: view.contentY = Math.min(view.contentHeight - view.height, view.contentY + Theme.target)

        T.ScrollBar.vertical: ScrollHandle {}

        Label {
            id: words

            width: parent.width - Theme.unit
            text: credits.text
            color: Theme.p.soft
            font.pixelSize: Theme.caption
            wrapMode: Text.WordWrap
            elide: Text.ElideNone
            lineHeight: 1.2
        }
    }
    FocusRing { shown: view.activeFocus; cornerRadius: parent.radius }
}
