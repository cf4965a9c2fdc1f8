pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// What the analyses of a person's games say together: figures, a chart of the accuracy, and where points go.
Column {
    id: page

    required property progressRecord record
    readonly property bool empty: record.games === 0
    readonly property bool accurate: record.accuracies.length > 0
    // Points lost, by source: see Term. A gain counts as 0.
    readonly property list<real> lost: Array.from(record.lost, points => Math.max(0, points))
    readonly property real total: Array.from(lost).reduce((sum, points) => sum + points, 0)
    readonly property list<string> sources: [qsTr("Points not taken"), qsTr("Left to the other side"), qsTr("Next turn not prepared"), qsTr("Tiles kept"), qsTr("The rest")]

    width: parent?.width ?? 0
    spacing: Theme.margin

    Paragraph {
        objectName: "nothingLearnt"
        visible: page.empty
        text: qsTr("Finish a game and its analysis appears here.")
    }
    Grid {
        visible: !page.empty
        width: parent.width
        columns: 3
        spacing: Theme.margin

        Figure { title: qsTr("Games analysed"); value: String(page.record.games) }
        Figure {
            objectName: "accuracyFigure"
            title: qsTr("Accuracy")
            value: page.accurate ? Theme.filled(qsTr("%1%"), [page.record.accuracy]) : ""
        }
        Figure {
            objectName: "drawsFigure"
            title: qsTr("Luck of the draw")
            value: (page.record.draws > 0 ? "+" : "") + Theme.oneDigit(page.record.draws)
            note: qsTr("points a game")
        }
        Repeater {
            model: [qsTr("Small mistakes"), qsTr("Medium mistakes"), qsTr("Large mistakes")]

            Figure {
                required property int index
                required property string modelData

                objectName: "mistakesFigure"
                title: modelData
                value: Theme.oneDigit(page.record.mistakes[index] ?? 0)
                note: qsTr("a game")
            }
        }
    }
    Paragraph {
        visible: !page.empty
        text: qsTr("Luck evens out: the more games, the closer the luck of the draw comes to 0.")
    }
    ScoreChart {
        objectName: "accuracyChart"
        visible: page.accurate
        width: parent.width
        scores: page.record.accuracies
        average: page.record.accuracy
        title: qsTr("Accuracy in the last %n game(s), in percent", "", shown.length)
    }
    Titled {
        objectName: "sources"
        visible: page.total > 0
        title: qsTr("Where points go")

        Repeater {
            model: page.sources

            Column {
                id: source

                required property int index
                required property string modelData
                readonly property real points: page.lost[index] ?? 0
                readonly property real share: page.total > 0 ? points / page.total : 0
                readonly property string amount: Theme.filled(qsTr("%1 points a game, %2%"), [Theme.oneDigit(points), Math.round(100 * share)])

                width: parent?.width ?? 0
                spacing: Math.round(3 * Theme.scale)
                Accessible.role: Accessible.StaticText
                Accessible.name: Theme.filled(qsTr("%1: %2"), [modelData, amount])

                Row {
                    width: parent.width
                    spacing: Theme.unit

                    SilentLabel { width: parent.width - parent.spacing - amountText.width; text: source.modelData; wrapMode: Text.WordWrap }
                    SilentLabel { id: amountText; objectName: "amount"; text: source.amount; color: Theme.p.soft }
                }
                Rectangle {
                    width: parent.width
                    height: Math.round(8 * Theme.scale)
                    radius: height / 2
                    color: Theme.p.line

                    Rectangle {
                        objectName: "bar"
                        anchors.left: parent.left       // so that the bar is mirrored
                        width: parent.width * source.share
                        height: parent.height
                        radius: parent.radius
                        color: Theme.p.accent
                    }
                }
            }
        }
    }
}
