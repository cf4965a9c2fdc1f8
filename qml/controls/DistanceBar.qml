pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// How far a try has come from the turn taken in the game to the best one: a bar for each, with its value.
Column {
    id: distance

    required property tryDistance values
    readonly property list<string> names: [qsTr("In the game"), qsTr("Now"), qsTr("Best turn")]
    readonly property list<real> amounts: [values.taken, values.tried, values.best]
    // The values of a full bar and of an empty one. For chances 100% and 0%; points have no such limits, so the highest
    // of the three fills its bar, and the lowest has a short one.
    readonly property real most: values.percent ? 100 : Math.max(...Array.from(amounts))
    readonly property real spread: Math.max(0.1, most - Math.min(...Array.from(amounts)))
    readonly property real least: values.percent ? 0 : most - spread / 0.85
    readonly property string title: values.percent ? qsTr("Chance to win") : qsTr("Points gained")

    function text(amount: real): string {
        const number = Theme.oneDigit(amount)
        return distance.values.percent ? Theme.filled(qsTr("%1%"), [number]) : number
    }

    spacing: Math.round(3 * Theme.scale)
    Accessible.role: Accessible.Graphic
    Accessible.name: distance.title + ": " + Array.from(distance.names).map((name, i) => name + " " + distance.text(distance.amounts[i])).join(", ")

    Caption { text: distance.title }
    Row {
        spacing: Theme.unit
        width: parent.width

        Column {
            id: labels

            Repeater {
                model: distance.names

                Caption {
                    required property string modelData

                    text: modelData
                    color: Theme.p.text
                    lineHeight: 1.3
                }
            }
        }
        Item {
            id: bars

            width: parent.width - labels.width - numbers.width - 2 * parent.spacing
            height: labels.height

            Repeater {
                model: 3

                Rectangle {
                    required property int index

                    y: Math.round((index + 0.5) * (bars.height / 3) - height / 2)
                    width: Math.round(bars.width * (distance.amounts[index] - distance.least) / (distance.most - distance.least))
                    height: Math.round(8 * Theme.scale)
                    radius: height / 2
                    color: index === 1 ? Theme.p.accent : Theme.p.soft
                }
            }
        }
        Column {
            id: numbers

            Repeater {
                model: distance.amounts

                Caption {
                    required property real modelData

                    anchors.right: parent?.right
                    objectName: "amount"
                    text: distance.text(modelData)
                    color: Theme.p.text
                    lineHeight: 1.3
                }
            }
        }
    }
}
