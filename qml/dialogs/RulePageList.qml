pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// The titles of the pages. Arrow keys go from page to page.
ListView {
    id: list

    required property list<rulePage> pages
    required property string current    // id of the page that is shown

    signal chosen(string id)

    readonly property real rowHeight: Math.round(36 * Theme.scale) + spacing     // of a title in one line
    readonly property int at: Array.from(list.pages).findIndex(page => page.id === list.current)

    function choose(index: int): void { list.chosen(list.pages[Math.max(0, Math.min(list.pages.length - 1, index))].id) }

    // Takes the focus from the search, and goes to the page that is shown.
    function go(): void {
        list.choose(Math.max(0, list.at))
        list.forceActiveFocus(Qt.TabFocusReason)
    }
    // Scrolls to the page that is shown.
    function follow(): void { list.positionViewAtIndex(list.at, ListView.Contain) }

    onCurrentChanged: list.follow()
    activeFocusOnTab: true
    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    spacing: Math.round(2 * Theme.scale)
    keyNavigationEnabled: false
    Keys.onUpPressed: list.choose(list.at - 1)
    Keys.onDownPressed: list.choose(list.at + 1)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End
        if (event.accepted)
            list.choose(event.key === Qt.Key_Home ? 0 : list.pages.length - 1)
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Pages")
    T.ScrollBar.vertical: ScrollHandle {}
    model: pages

    delegate: T.ItemDelegate {
        id: line

        required property rulePage modelData
        readonly property bool isCurrent: modelData.id === list.current

        objectName: "page-" + modelData.id
        width: list.width
        implicitHeight: Math.max(list.rowHeight - list.spacing, implicitContentHeight + Theme.unit)
        hoverEnabled: true
        focusPolicy: Qt.NoFocus
        text: modelData.title
        Accessible.role: Accessible.ListItem
        Accessible.name: text
        Accessible.selected: isCurrent
        Accessible.onPressAction: line.clicked()
        onClicked: list.chosen(line.modelData.id)

        contentItem: Label {
            leftPadding: Math.round(10 * Theme.scale)
            verticalAlignment: Text.AlignVCenter
            rightPadding: Math.round(10 * Theme.scale)
            text: line.text
            wrapMode: Text.WordWrap
            font.bold: line.isCurrent
            Accessible.ignored: true
        }
        background: Rectangle {
            radius: Theme.buttonRadius
            color: line.isCurrent || line.hovered ? Theme.p.accentSoft : "transparent"
            border { width: line.isCurrent ? (list.activeFocus ? 2 : 1) : 0; color: Theme.p.accent }
        }
    }
}
