import QtQuick
import Storeys
import Storeys.Table

// Whether the designed board can be used, and the bonus for joining its stars; or a question that comes first.
Column {
    id: check

    required property LayoutDraft draft
    property string question: ""
    readonly property bool fine: question === "" && draft.usable
    readonly property real wished: Math.max(Theme.icon + Theme.unit + words.implicitWidth, bonus.visible ? bonus.implicitWidth : 0)

    spacing: Math.round(Theme.unit / 2)

    Item {
        width: parent.width
        height: Math.max(words.height, Theme.icon)

        Icon {
            anchors { left: parent.left; verticalCenter: parent.verticalCenter }
            name: check.fine ? "check" : check.question !== "" ? "info" : "cross"
            tint: check.fine ? Theme.p.accent : Theme.p.warning
        }
        Label {
            id: words

            objectName: "check"
            anchors { left: parent.left; right: parent.right; leftMargin: Theme.icon + Theme.unit; verticalCenter: parent.verticalCenter }
            text: check.question !== "" ? check.question : check.draft.check
            color: check.fine ? Theme.p.text : Theme.p.warning
            wrapMode: Text.WordWrap
            elide: Text.ElideNone
            Accessible.role: Accessible.AlertMessage
        }
    }
    WrappedLabel {
        id: bonus

        objectName: "bonus"
        visible: text !== ""
        text: check.draft.bonus
        color: Theme.p.soft
        font.pixelSize: Theme.caption
    }
}
