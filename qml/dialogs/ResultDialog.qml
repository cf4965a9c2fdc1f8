pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The end of a game: who won, and how the points were made.
Sheet {
    id: dialog

    required property GameTable gameTable
    property string analysisKeys: ""    // keys that do the same as the button
    property gameEnd outcome            // kept while the dialog closes because another game begins
    readonly property list<string> winners: Array.from(outcome.rows).filter(row => row.winner).map(row => row.name)

    signal newGameRequested()
    signal analysisRequested()
    signal designRequested()

    function again(): void {
        dialog.close()
        dialog.gameTable.choices.again()
    }

    function heading(names: var): string {
        if (dialog.outcome.rows.length === 1)
            return qsTr("Game over")
        if (names.length === 1)
            return dialog.gameTable.view.isYou(names[0]) ? qsTr("You win") : qsTr("%1 wins").arg(names[0])
        const others = names.filter(name => !dialog.gameTable.view.isYou(name))
        const last = others[others.length - 1], before = others.slice(0, -1).join(qsTr(", "))
        if (others.length === names.length)
            return Theme.filled(qsTr("%1 and %2 tie for first place"), [before, last])
        return others.length === 1 ? qsTr("You and %1 tie for first place").arg(last) : Theme.filled(qsTr("You, %1 and %2 tie for first place"), [before, last])
    }

    component Heading: Label { color: Theme.p.soft; font.pixelSize: Theme.caption }

    Binding on outcome {
        when: dialog.gameTable.game.over
        value: dialog.gameTable.results.end
        restoreMode: Binding.RestoreNone
    }

    title: heading(Array.from(winners))
    implicitWidth: Math.round(600 * Theme.scale)
    first: look
    onConfirmed: dialog.close()

    Paragraph {
        text: dialog.outcome.reason
    }
    Paragraph {
        objectName: "pauses"
        visible: dialog.gameTable.game.clock.pauses > 0
        text: qsTr("The clock was paused %n time(s).", "", dialog.gameTable.game.clock.pauses)
    }
    Column {
        width: parent.width
        spacing: Theme.unit

        Item {
            id: head

            readonly property ResultColumns columns: ResultColumns { width: head.width }

            visible: dialog.outcome.counted
            width: parent.width
            height: Math.round(18 * Theme.scale)

            Heading { visible: !head.columns.narrow; anchors { left: parent.left; leftMargin: head.columns.tiles } text: qsTr("Tiles left") }
            Heading { anchors { right: parent.right; rightMargin: head.columns.points } text: qsTr("Points") }
            Heading { anchors { right: parent.right; rightMargin: head.columns.subtraction } text: qsTr("+ / −") }
            Heading { anchors { right: parent.right; rightMargin: head.columns.total } text: qsTr("Total") }
        }
        Repeater {
            model: dialog.outcome.rows

            ResultRow {
                required property seatResult modelData

                width: parent?.width ?? 0
                entry: modelData
                counted: dialog.outcome.counted
            }
        }
    }
    foot: SheetButtons {
        TextButton {
            text: qsTr("New game")
            onClicked: dialog.newGameRequested()
        }
        TextButton {
            objectName: "analysisButton"
            visible: dialog.gameTable.analysis.available
            symbol: "chart"
            text: qsTr("Analyse")
            hint: dialog.analysisKeys
            onClicked: dialog.analysisRequested()
        }
        TextButton {
            objectName: "againButton"
            symbol: "reset"
            text: dialog.outcome.rows.length === 1 ? qsTr("Play again") : qsTr("Rematch")
            hint: qsTr("Same players and rules")
            onClicked: dialog.again()
        }
        TextButton {
            objectName: "designButton"
            visible: text !== ""
            text: dialog.gameTable.choices.nextDesign
            hint: qsTr("Same players and rules")
            onClicked: dialog.designRequested()
        }
        TextButton {
            id: look

            objectName: "lookButton"
            filled: true
            text: qsTr("View board")
            hint: KeyNames.enter
            onClicked: dialog.close()
        }
    }
}
