pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The turns of an analysed game: those that gave points away, the biggest loss first, or all turns in order. Enter or a
// click shows a turn on the board.
SheetList {
    id: list

    required property ReviewModel turns
    property int seat: -1               // only turns of this seat; -1: of all
    property bool inOrder: false
    property bool finished: false
    property int chosen: 0              // the turn that was chosen last, to begin at; 0: none

    signal turnChosen(int turn)

    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    // Turns that are found come in anywhere; the list holds still while somebody is about to choose one.
    model: ReviewOrder { id: order; turns: list.turns; seat: list.seat; inOrder: list.inOrder; held: !list.finished && (hover.hovered || list.activeFocus) }
    delegate: LossRow {
        id: row

        width: list.width - Theme.unit
        highlighted: list.activeFocus && ListView.isCurrentItem
        onClicked: list.turnChosen(row.turn)
    }
    // Until the list has the focus, the first row stays the current one, or the one that was chosen before.
    onCountChanged: {
        if (list.activeFocus)
            return
        list.currentIndex = Math.max(0, order.rowOf(list.chosen))
        list.reveal(list.currentIndex)
    }
    onCurrentIndexChanged: {
        if (list.activeFocus)
            list.reveal(list.currentIndex)
    }
    Accessible.role: Accessible.List
    Accessible.name: inOrder ? qsTr("All turns") : qsTr("Biggest mistakes first")
    Keys.onReturnPressed: (list.currentItem as LossRow)?.clicked()
    Keys.onEnterPressed: (list.currentItem as LossRow)?.clicked()

    HoverHandler { id: hover }

    Paragraph {
        objectName: "noLoss"
        width: parent.width
        visible: list.count === 0
        text: list.finished ? qsTr("No mistakes found. No turn with known tiles lost more than a point.") : qsTr("Searching…")
    }
}
