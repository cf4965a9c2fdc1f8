pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys

// The turns of an analysed game: those that gave points away, the biggest loss first, or all in their order. Enter or a
// click looks at one.
ListView {
    id: list

    required property var turns         // as GameAnalysis has them
    property bool inOrder: false
    property bool finished: false
    readonly property real least: 1     // point: what is less is as good as the best

    signal turnChosen(int turn)

    implicitHeight: contentHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    model: inOrder ? turns : turns.filter(turn => turn.judged && turn.loss >= list.least).sort((a, b) => b.loss - a.loss)
    delegate: LossRow {
        id: row

        width: list.width - Theme.unit
        highlighted: list.activeFocus && ListView.isCurrentItem
        onClicked: {
            const turn = row.modelData.turn
            list.turnChosen(turn)
        }
    }
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
