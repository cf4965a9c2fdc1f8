import QtQuick
import Storeys

// A short message in a box: information or a warning, told apart by icon and colour. Fades in and out, and keeps its
// text and place until it has faded out.
Rectangle {
    id: notice

    required property string text
    property bool warning: true
    property bool dismissable: false
    property bool shown: text !== ""        // false: fades out
    property string said: ""        // last text, shown while it fades out
    readonly property bool present: shown || opacity > 0     // independent of hidden parents, unlike visible
    property int format: Text.PlainText     // of the text
    readonly property int indent: Math.round(4.5 * Theme.unit)      // of the text
    // width with the text in one line
    readonly property real oneLine: indent + words.implicitWidth + (dismissable ? Theme.target : Theme.unit)

    signal dismissed()

    width: parent?.width ?? 0
    height: Math.max(words.height, dismissable ? Theme.target - 2 * Theme.unit : 0) + 2 * Theme.unit
    radius: Theme.noticeRadius
    color: warning ? Theme.p.warningSoft : Theme.p.accentSoft
    Accessible.role: Accessible.AlertMessage
    opacity: shown ? 1 : 0
    visible: present
    Accessible.name: words.text.replace(/<[^>]*>/g, "")
    onTextChanged: if (notice.text !== "") notice.said = notice.text

    Behavior on opacity { NumberAnimation { duration: Theme.fade } }

    Icon {
        anchors { left: parent.left; leftMargin: Theme.unit }
        y: words.y - Math.round(2 * Theme.scale)
        name: notice.warning ? "cross" : "info"
        tint: notice.warning ? Theme.p.warning : Theme.p.accent
    }
    SilentLabel {
        id: words

        anchors { left: parent.left; leftMargin: notice.indent; verticalCenter: parent.verticalCenter }
        width: parent.width - notice.indent - (notice.dismissable ? Theme.target : Theme.unit)
        text: notice.text !== "" ? notice.text : notice.said
        textFormat: notice.format
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
        lineHeight: 1.1
    }
    IconButton {
        objectName: "hideButton"
        anchors { right: parent.right; top: parent.top }
        visible: notice.dismissable
        enabled: notice.shown
        symbol: "close"
        text: qsTr("Dismiss message")
        onClicked: notice.dismissed()
    }
}
