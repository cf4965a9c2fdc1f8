import QtQuick
import Storeys
import Storeys.Table

// The text beside a saved game's picture.
Column {
    id: texts

    required property savedGame game
    readonly property string remark: game.problem !== "" ? game.problem
                                   : game.elsewhere ? qsTr("Open in another window")
                                   : game.open ? qsTr("In this window") : ""
    readonly property string origin: game.from > 0 ? qsTr("Continued from turn %1").arg(game.from) : game.from === 0 ? qsTr("Continued from the start") : ""
    readonly property string summary: Array.of(who.text, standing.text, origin, remark).filter(text => text !== "").join(qsTr(", ", "between parts of a summary"))

    spacing: Math.round(3 * Theme.scale)

    Label {
        id: who

        width: parent.width
        text: texts.game.who === "" ? qsTr("Unreadable record") : texts.game.who
        font { pixelSize: Theme.title; bold: true }
        Accessible.ignored: true

        WholeText { of: who }
    }
    Label {
        id: standing

        visible: text !== ""
        width: parent.width
        text: texts.game.who === "" ? ""
            : texts.game.points === "" ? qsTr("%1 · %n turn(s)", "a game without points", texts.game.turns).arg(texts.game.variantName)     // a race
            : Theme.filled(qsTr("%1 · %n turn(s) · %2", "", texts.game.turns), [texts.game.variantName, Theme.signed(texts.game.points)])
        Accessible.ignored: true
    }
    Label {
        width: parent.width
        text: texts.origin === "" ? texts.game.when : Theme.filled(qsTr("%1 · %2", "time, remark"), [texts.game.when, texts.origin])
        color: Theme.p.soft
        font.pixelSize: Theme.caption
        Accessible.ignored: true
    }
    Label {
        width: parent.width
        visible: text !== ""
        text: texts.remark
        color: texts.game.problem !== "" ? Theme.p.warning : Theme.p.accent
        font.pixelSize: Theme.caption
        wrapMode: Text.WrapAnywhere
        maximumLineCount: 3
        Accessible.ignored: true
    }
}
