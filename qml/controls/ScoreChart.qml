import QtQuick
import Storeys

// A bar for each score, the oldest on the left, with a line at the average; below zero they hang down. Only as many of the
// latest as have room.
Item {
    id: chart

    required property var scores
    required property int average
    readonly property int step: Math.round(14 * Theme.scale)        // from bar to bar
    readonly property var shown: scores.slice(-Math.max(1, Math.floor((width - labels) / step)))
    readonly property int highest: Math.max(10, ...shown)
    readonly property int lowest: Math.min(0, ...shown)
    readonly property int labels: Math.round(36 * Theme.scale)      // on the left

    function at(score: int): real { return (chart.highest - score) * chart.height / (chart.highest - chart.lowest) }

    implicitHeight: Math.round(150 * Theme.scale)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Scores of the last %n game(s): %1", "", shown.length).arg(shown.join(", "))

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
    Rectangle { x: chart.labels; y: chart.at(0); width: chart.width - x; height: 1; color: Theme.p.soft }
    Rectangle {
        x: chart.labels
        y: chart.at(chart.average)
        width: chart.width - x
        height: Math.max(1, Math.round(2 * Theme.scale))
        color: Theme.p.lastTag
    }
    Label { y: 0; text: chart.highest; color: Theme.p.soft; font.pixelSize: Theme.caption; Accessible.ignored: true }
    Label { y: chart.at(0) - height; text: "0"; color: Theme.p.soft; font.pixelSize: Theme.caption; Accessible.ignored: true }
    Label {
        y: Math.min(chart.at(chart.average), chart.at(0) - 2 * height) - height / 2
        visible: chart.at(chart.average) > 1.5 * height
        text: chart.average
        color: Theme.p.lastTag
        font { pixelSize: Theme.caption; bold: true }
        Accessible.ignored: true
    }
}
