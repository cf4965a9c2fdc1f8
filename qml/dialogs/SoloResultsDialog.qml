pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The saved results of solo games, one table for each variant and dictionary.
Sheet {
    id: dialog

    required property GameTable gameTable
    readonly property list<soloTable> tables: gameTable.results.solo

    title: qsTr("Solo results")
    pausable: gameTable.game.clock
    implicitWidth: Math.round(620 * Theme.scale)

    Paragraph {
        visible: dialog.tables.length === 0
        text: qsTr("No solo results yet. Start a game with one player and finish it to see its total here.")
    }
    SheetList {
        id: list

        objectName: "soloTables"
        sheet: dialog
        visible: dialog.tables.length > 0
        activeFocusOnTab: true
        spacing: Theme.margin
        model: dialog.tables
        // The solo results with one variant and dictionary, best first.
        delegate: Column {
            id: table

            required property soloTable modelData

            width: list.width - Theme.unit
            spacing: Math.round(2 * Theme.scale)

            Label {
                width: parent.width
                text: Theme.filled(qsTr("%1, “%2”"), [dialog.gameTable.choices.nameOf(table.modelData.variant), table.modelData.lexicon])
                font.bold: true
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: table.modelData.rows

                SoloRow {
                    required property soloRow modelData

                    width: table.width
                    entry: modelData
                }
            }
            Label {
                objectName: "withHintsHead"
                visible: table.modelData.withHints.length > 0
                width: parent.width
                topPadding: table.modelData.rows.length > 0 ? Theme.unit : 0
                text: qsTr("With hints")
                color: Theme.p.soft
                font.pixelSize: Theme.caption
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: table.modelData.withHints

                SoloRow {
                    required property soloRow modelData

                    objectName: "withHints"
                    width: table.width
                    entry: modelData
                }
            }
        }
        Keys.onUpPressed: list.scrollBy(-Theme.target)
        Keys.onDownPressed: list.scrollBy(Theme.target)

        FocusRing { anchors.margins: 0; shown: list.activeFocus; cornerRadius: Theme.noticeRadius }
    }
    foot: SheetButtons {
        CloseButton { onClicked: dialog.close() }
    }

    // A solo result: rank, name and date, the best word and play, the total. The newest has a wide border.
    component SoloRow: Card {
        id: row

        required property soloRow entry

        height: Math.round(46 * Theme.scale)
        radius: Theme.noticeRadius
        color: entry.latest ? Theme.p.accentSoft : Theme.p.card
        marked: entry.latest
        Accessible.role: Accessible.Row
        Accessible.name: Theme.filled(qsTr("%1. %2, %3, %n point(s)", "", entry.total), [entry.rank, entry.name, entry.date])
        Accessible.description: word.text + ", " + play.text

        SilentLabel {
            width: Math.round(30 * Theme.scale)
            anchors { left: parent.left; verticalCenter: parent.verticalCenter }
            horizontalAlignment: Text.AlignRight
            text: row.entry.rank
            color: Theme.p.soft
        }
        SilentLabel {
            id: name

            anchors { left: parent.left; leftMargin: Math.round(42 * Theme.scale) }
            y: Math.round(6 * Theme.scale)
            width: Math.round(120 * Theme.scale)
            text: row.entry.name
            font.bold: true
        }
        Caption {
            anchors.left: name.left
            y: Math.round(25 * Theme.scale)
            text: row.entry.date
        }
        SilentLabel {
            id: word

            anchors { left: name.right; leftMargin: Theme.unit; right: total.left; rightMargin: Theme.unit }
            y: name.y
            text: Theme.filled(qsTr("Best word: %1 (%2)"), [row.entry.bestWord, row.entry.bestWordPoints])
            font.pixelSize: Theme.caption
        }
        Caption {
            id: play

            anchors { left: word.left; right: word.right }
            y: Math.round(25 * Theme.scale)
            text: Theme.filled(qsTr("Best play: %1 (%2)"), [row.entry.bestPlay, row.entry.bestPlayPoints])
        }
        SilentLabel {
            id: total

            anchors { right: parent.right; rightMargin: Theme.margin; verticalCenter: parent.verticalCenter }
            text: Theme.signed(row.entry.total)
            font { pixelSize: Math.round(22 * Theme.scale); bold: true }
        }
    }
}
