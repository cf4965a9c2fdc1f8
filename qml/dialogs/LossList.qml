pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// The turns of an analysed game: those that gave points away, the biggest loss first, or all in their order. Enter or a
// click looks at one.
ListView {
    id: list

    required property ReviewModel turns
    property int seat: -1               // of one player alone
    property bool inOrder: false
    property bool finished: false

    signal turnChosen(int turn)

    implicitHeight: contentHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    model: ReviewOrder { turns: list.turns; seat: list.seat; inOrder: list.inOrder }
    delegate: LossRow {
        id: row

        width: list.width - Theme.unit
        highlighted: list.activeFocus && ListView.isCurrentItem
        onClicked: list.turnChosen(row.turn)
    }
    // What is found comes in anywhere; until the keys are here, they would begin with the first.
    onCountChanged: if (!list.activeFocus) list.currentIndex = 0
    Accessible.role: Accessible.List
    Accessible.name: inOrder ? qsTr("All turns") : qsTr("Biggest mistakes first")
    Keys.onReturnPressed: (list.currentItem as LossRow)?.clicked()
    Keys.onEnterPressed: (list.currentItem as LossRow)?.clicked()

    T.ScrollBar.vertical: ScrollHandle {}

    Paragraph {
        objectName: "noLoss"
        width: parent.width
        visible: list.count === 0
        text: list.finished ? qsTr("No mistakes found. No turn with known tiles lost more than a point.") : qsTr("Searching…")
    }
}
