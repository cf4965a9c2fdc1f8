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

    Label {
        width: parent.width
        text: page.entry.title
        wrapMode: Text.WordWrap
        font { pixelSize: Theme.title; bold: true }
        Accessible.role: Accessible.Heading
    }
    Paragraph {
        objectName: "ruleText"
        width: parent.width
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

            RuleExample {
                width: (page.width - (page.abreast - 1) * Theme.margin) / page.abreast
            }
        }
    }
}
