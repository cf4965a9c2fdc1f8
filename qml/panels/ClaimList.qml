pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The steps of a play where plays are paths, as two tabs: tiles are laid, then words are claimed through them. The
// second tab tells what is missing or wrong, and lists the claims.
Column {
    id: list

    required property TableView view
    readonly property ClaimPen claims: view.cursor.claims

    signal wordRequested(string word)

    spacing: Theme.unit

    Choice {
        id: steps

        width: parent.width
        tabs: true
        slim: true
        options: [Options.of("tilesStep", qsTr("1 Tiles")), Options.of("wordsStep", qsTr("2 Words"))]
        onCurrentChanged: list.claims.writing = steps.current === "wordsStep"
    }
    // Keys on the board also lead from step to step.
    Binding { target: steps; property: "current"; value: list.claims.writing ? "wordsStep" : "tilesStep" }
    Paragraph {
        visible: list.claims.writing && list.claims.lines.length === 0
        text: qsTr("Drag from letter to letter, or type a word and press Enter.")
    }
    Row {
        width: parent.width
        visible: list.claims.writing && list.claims.lines.length > 0
        spacing: Theme.unit

        Icon {
            id: sign

            name: list.claims.complete ? "check" : "info"
            tint: Theme.p.accent
        }
        Label {
            width: list.width - sign.width - Theme.unit
            text: list.claims.told
            color: Theme.p.soft
            wrapMode: Text.WordWrap
        }
    }
    Column {
        width: parent.width
        visible: list.claims.writing

        Repeater {
            model: list.claims.lines

            ClaimRow { claims: list.claims; onRequested: list.wordRequested(modelData.word) }
        }
    }
    TextButton {
        objectName: "suggestButton"
        visible: list.claims.canSuggest
        width: Math.min(implicitWidth, parent.width)
        symbol: "bulb"
        text: qsTr("Find a word")
        hint: qsTr("Claims the best word that is left. It counts as a hint.")
        onClicked: list.claims.suggest()
    }
    BonusLines {
        visible: any && list.claims.writing && list.view.draft.legal
        bonus: list.view.draft.bonus
        starBonus: list.view.draft.starBonus
    }
    SumTotal {
        visible: list.claims.writing && list.view.draft.legal
        total: list.view.draft.score
    }
}
