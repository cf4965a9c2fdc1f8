pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// A page of the rules help: its text, then its examples, in two columns if there is room.
Column {
    id: page

    required property rulePage entry
    readonly property int abreast: width > 460 * Theme.scale ? 2 : 1

    spacing: Theme.margin

    WrappedLabel {
        text: page.entry.title
        font { pixelSize: Theme.title; bold: true }
        Accessible.role: Accessible.Heading
    }
    Paragraph {
        objectName: "ruleText"
        text: page.entry.text
        textFormat: Text.StyledText
        color: Theme.p.text
        Accessible.name: text.replace(/<[^>]*>/g, " ")
    }
    Flow {
        width: parent.width
        spacing: Theme.margin

        Repeater {
            model: page.entry.examples

            // A play on a small board, right or wrong: what is tried, what the rules say about it, what it brings, and
            // what each word scores.
            Card {
                id: example

                required property ruleExample modelData
                property bool played: true          // the board after the play is shown; false: before it

                width: (page.width - (page.abreast - 1) * Theme.margin) / page.abreast
                height: content.height + 2 * Theme.margin
                radius: Theme.buttonRadius
                Accessible.role: Accessible.Grouping
                Accessible.name: (modelData.caption + ". " + modelData.verdict + Array.from(modelData.effects, effect => ". " + effect.text).join("")).replace(/<[^>]*>/g, " ")

                Column {
                    id: content

                    x: Theme.margin
                    y: Theme.margin
                    width: parent.width - 2 * Theme.margin
                    spacing: Theme.unit

                    WrappedLabel { text: example.modelData.caption; font.bold: true }
                    SmallBoard {
                        anchors.left: parent.left
                        shape: example.modelData.shape
                        cell: Math.floor(Math.min((shape.paths ? 46 : 32) * Theme.scale, (content.width - 2 * rim) / shape.columns))
                        stacks: example.played ? example.modelData.after : example.modelData.before
                        laid: example.played ? example.modelData.laid : []
                        faults: example.played ? example.modelData.faults : []
                        claims: example.played ? example.modelData.claims : []
                        Accessible.name: example.played ? qsTr("After the play") : qsTr("Before the play")
                    }
                    Row {
                        width: parent.width
                        spacing: Theme.unit

                        Icon {
                            id: sign

                            name: example.modelData.legal ? "check" : "cross"
                            tint: example.modelData.legal ? Theme.p.accent : Theme.p.warning
                        }
                        SilentLabel {
                            objectName: "verdict"
                            width: parent.width - sign.width - parent.spacing
                            text: example.modelData.verdict
                            textFormat: Text.StyledText
                            wrapMode: Text.WordWrap
                            color: example.modelData.legal ? Theme.p.text : Theme.p.warning
                        }
                    }
                    Repeater {
                        model: example.modelData.effects

                        EffectLine { width: content.width }
                    }
                    Repeater {
                        model: example.modelData.words

                        WrappedLabel {
                            required property scoredWord modelData

                            text: Theme.filled(qsTr("%1: %2 = %3"), [modelData.word, modelData.sum, modelData.score])
                            color: Theme.p.soft
                        }
                    }
                    Label {
                        visible: example.modelData.bonus > 0
                        text: qsTr("All tiles placed: %1").arg(example.modelData.bonus)
                        color: Theme.p.soft
                    }
                    WrappedLabel {
                        visible: example.modelData.starBonus > 0
                        text: qsTr("Stars joined: %1").arg(example.modelData.starBonus)
                        color: Theme.p.soft
                    }
                    TextButton {
                        objectName: "stepButton"
                        anchors.left: parent.left
                        symbol: example.played ? "undo" : "stepOn"
                        text: example.played ? qsTr("Before") : qsTr("Show play")
                        Accessible.description: example.modelData.caption
                        onClicked: example.played = !example.played
                    }
                }
            }
        }
    }
}
