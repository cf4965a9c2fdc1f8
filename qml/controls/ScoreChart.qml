pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// A bar for each score, the oldest on the left, negative ones hanging down, with a line at the average. Shows only the
// latest that fit.
Item {
    id: chart

    required property list<int> scores
    required property int average
    property string title: qsTr("Points in the last %n game(s)", "", chart.shown.length)
    readonly property int step: Math.round(14 * Theme.scale)        // from bar to bar
    readonly property list<int> shown: Array.from(scores).slice(-Math.max(1, Math.floor((width - labels) / step)))
    readonly property int highest: Math.max(10, ...Array.from(shown))
    readonly property int lowest: Math.min(0, ...Array.from(shown))
    readonly property int labels: Math.round(40 * Theme.scale)      // width of the labels on the left
    readonly property int line: Math.round(1.25 * Theme.caption)    // height of a label
    // The values labelled, the most important first; a label that would overlap one before it is left out.
    readonly property list<int> marks: Array.from([chart.average, 0, chart.highest, chart.lowest]).reduce((kept, value) =>
        kept.every(other => Math.abs(chart.labelAt(other) - chart.labelAt(value)) >= chart.line) ? kept.concat([value]) : kept, [])

    function at(score: int): real { return (chart.highest - score) * plot.height / (chart.highest - chart.lowest) }
    // The top of the label of a score, kept within the plot.
    function labelAt(score: int): real { return Math.max(0, Math.min(plot.height - chart.line, chart.at(score) - chart.line / 2)) }

    implicitHeight: Math.round(150 * Theme.scale) + plot.y
    Accessible.role: Accessible.Graphic
    Accessible.name: title + ": " + Array.from(shown).join(", ")

    Caption {
        id: heading

        objectName: "chartTitle"
        width: chart.width - legend.width - Theme.margin
        text: chart.title
        wrapMode: Text.WordWrap
    }
    Row {
        id: legend

        anchors.right: parent.right
        spacing: Theme.unit

        Rectangle { anchors.verticalCenter: parent.verticalCenter; width: 2 * Theme.unit; height: Math.max(1, Math.round(2 * Theme.scale)); color: Theme.p.lastTag }
        Caption { text: qsTr("Average") }
    }
    Item {
        id: plot

        y: heading.height + Theme.unit
        width: parent.width
        height: parent.height - y

        Repeater {
            model: chart.shown

            Rectangle {
                required property int modelData
                required property int index

                x: chart.labels + index * chart.step
                y: chart.at(Math.max(0, modelData))
                width: Math.round(10 * Theme.scale)
                height: Math.max(2, Math.abs(chart.at(modelData) - chart.at(0)))
                radius: 2
                color: modelData < 0 ? Theme.p.warning : Theme.p.accent
            }
        }
        Rectangle { x: chart.labels; y: chart.at(0); width: plot.width - x; height: 1; color: Theme.p.soft }
        Rectangle {
            x: chart.labels
            y: chart.at(chart.average)
            width: plot.width - x
            height: Math.max(1, Math.round(2 * Theme.scale))
            color: Theme.p.lastTag
        }
        Repeater {
            model: chart.marks

            SilentLabel {
                required property int modelData

                objectName: "mark"
                y: chart.labelAt(modelData)
                height: chart.line
                verticalAlignment: Text.AlignVCenter
                text: Theme.signed(modelData)
                color: modelData === chart.average ? Theme.p.lastTag : Theme.p.soft
                font { pixelSize: Theme.caption; bold: modelData === chart.average }
            }
        }
    }
}
