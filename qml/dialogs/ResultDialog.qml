pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The end of a game: who won, and how the points were made.
Sheet {
    id: dialog

    required property GameTable gameTable
    property string analysisKeys: ""    // keys that do the same as the analysis button
    property gameEnd outcome            // kept while the dialog closes because another game begins
    readonly property list<string> winners: Array.from(outcome.rows).filter(row => row.winner).map(row => row.name)

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

    Paragraph {
        text: dialog.outcome.reason
    }
    Paragraph {
        objectName: "pauses"
        visible: dialog.gameTable.game.clock.pauses > 0
        text: qsTr("The clock was paused %n time(s).", "", dialog.gameTable.game.clock.pauses)
    }
    // The final table. Its columns in pixels: name and tiles as distances from the left, numbers as distances of their
    // right ends from the right.
    Column {
        id: table

        readonly property bool narrow: width < 470 * Theme.scale        // tiles stand below the name then
        readonly property int name: Math.round(44 * Theme.scale)
        readonly property int tiles: narrow ? name : Math.round(206 * Theme.scale)
        readonly property int points: Math.round(132 * Theme.scale)
        readonly property int subtraction: Math.round(82 * Theme.scale)
        readonly property int total: Theme.margin

        width: parent.width
        spacing: Theme.unit

        Item {
            visible: dialog.outcome.counted
            width: parent.width
            height: Math.round(18 * Theme.scale)

            Heading { visible: !table.narrow; anchors { left: parent.left; leftMargin: table.tiles } text: qsTr("Tiles left") }
            Heading { anchors { right: parent.right; rightMargin: table.points } text: qsTr("Points") }
            Heading { anchors { right: parent.right; rightMargin: table.subtraction } text: qsTr("+ / −") }
            Heading { anchors { right: parent.right; rightMargin: table.total } text: qsTr("Total") }
        }
        Repeater {
            model: dialog.outcome.rows

            // The line of a player in the final table: rank, name, tiles left, points, what the tiles left and the
            // clock cost or bring, total.
            Card {
                id: row

                required property seatResult modelData
                readonly property int off: row.modelData.subtraction + row.modelData.timePenalty
                readonly property list<string> faces: dialog.outcome.counted ? row.modelData.tilesLeft : []

                width: parent?.width ?? 0
                height: Math.round(52 * Theme.scale)
                color: modelData.winner ? Theme.p.accentSoft : Theme.p.card
                marked: modelData.winner
                Accessible.role: Accessible.Row
                Accessible.name: dialog.outcome.counted ? Theme.filled(qsTr("%1. %2, %n point(s)", "", row.modelData.total), [row.modelData.rank, row.modelData.name])
                                         : Theme.filled(qsTr("%1. %2, %3", "rank, player, how far from the goal"), [row.modelData.rank, row.modelData.name, row.modelData.distance])
                Accessible.description: !dialog.outcome.counted ? "" : Array.of(qsTr("%n point(s) played", "", row.modelData.points),
                    faces.length > 0 ? qsTr("−%n for tiles left (%1)", "points", row.modelData.subtraction).arg(Array.from(faces).join(" ")) : "",
                    row.modelData.gain > 0 ? qsTr("%n more", "points", row.modelData.gain) : "",
                    row.modelData.timePenalty > 0 ? qsTr("−%n for overtime", "points", row.modelData.timePenalty) : ""
                ).filter(part => part !== "").join(", ")

                Icon {
                    visible: row.modelData.winner
                    anchors { left: parent.left; leftMargin: Math.round(14 * Theme.scale); verticalCenter: parent.verticalCenter }
                    name: "trophy"
                    tint: Theme.p.accent
                }
                SilentLabel {
                    visible: !row.modelData.winner
                    anchors { left: parent.left; leftMargin: Math.round(14 * Theme.scale); verticalCenter: parent.verticalCenter }
                    width: Theme.icon
                    horizontalAlignment: Text.AlignHCenter
                    text: row.modelData.rank
                    color: Theme.p.soft
                }
                SilentLabel {
                    anchors { left: parent.left; leftMargin: table.name }
                    y: table.narrow && row.faces.length > 0 ? Math.round(4 * Theme.scale) : Math.round((row.height - height) / 2)
                    width: (table.narrow ? row.width - table.points - 5 * Theme.unit : table.tiles) - table.name - Theme.unit
                    text: row.modelData.name
                    font { pixelSize: Theme.title; bold: true }
                }
                Row {
                    anchors { left: parent.left; leftMargin: table.tiles }
                    y: table.narrow ? row.height - height - Math.round(4 * Theme.scale) : Math.round((row.height - height) / 2)
                    spacing: Math.round(3 * Theme.scale)

                    Repeater {
                        model: row.faces

                        TileChip {
                            required property string modelData

                            face: modelData
                            size: Math.round(22 * Theme.scale)
                        }
                    }
                }
                SilentLabel {
                    anchors { right: parent.right; rightMargin: table.points; verticalCenter: parent.verticalCenter }
                    visible: dialog.outcome.counted
                    text: Theme.signed(row.modelData.points)
                    color: Theme.p.soft
                }
                SilentLabel {
                    anchors { right: parent.right; rightMargin: table.subtraction; verticalCenter: parent.verticalCenter }
                    visible: dialog.outcome.counted
                    text: row.off > 0 ? Theme.signed(-row.off) : row.modelData.gain > 0 ? qsTr("+%1").arg(row.modelData.gain) : "0"
                    color: Theme.p.soft
                }
                Caption {
                    objectName: "timePenalty"
                    anchors { right: parent.right; rightMargin: table.subtraction; bottom: parent.bottom; bottomMargin: Math.round(3 * Theme.scale) }
                    visible: row.modelData.timePenalty > 0
                    text: qsTr("%1 for time").arg(row.modelData.timePenalty)
                }
                SilentLabel {
                    anchors { right: parent.right; rightMargin: table.total; verticalCenter: parent.verticalCenter }
                    objectName: "total"
                    text: dialog.outcome.counted ? Theme.signed(row.modelData.total) : row.modelData.distance
                    font { pixelSize: dialog.outcome.counted ? Math.round(22 * Theme.scale) : Theme.body; bold: true }
                }
            }
        }
    }
    foot: SheetButtons {
        TextButton {
            text: qsTr("New game")
            onClicked: dialog.wanted("newGame")
        }
        TextButton {
            visible: dialog.gameTable.analysis.available
            symbol: "chart"
            text: dialog.gameTable.analysis.mistakes > 0 ? qsTr("Analysis: %n mistake(s)", "", dialog.gameTable.analysis.mistakes) : qsTr("Analyse")
            hint: dialog.analysisKeys
            onClicked: dialog.wanted("analysis")
        }
        TextButton {
            objectName: "againButton"
            visible: !dialog.gameTable.away.guest       // else the first window begins the next game
            symbol: "reset"
            text: dialog.outcome.rows.length === 1 ? qsTr("Play again") : qsTr("Rematch")
            hint: qsTr("Same players and rules")
            onClicked: {
                dialog.close()
                dialog.gameTable.choices.again()
            }
        }
        TextButton {
            objectName: "designButton"
            visible: text !== "" && !dialog.gameTable.away.guest
            text: dialog.gameTable.choices.nextDesign
            hint: qsTr("Same players and rules")
            onClicked: dialog.wanted("nextDesign")
        }
        MainButton {
            objectName: "lookButton"
            text: qsTr("View board")
            onClicked: dialog.close()
        }
    }
}
