import QtQuick
import Storeys

// Name and note of a ChoiceOption.
Item {
    id: content

    required property string text
    required property string note
    required property bool slim
    property bool small: false      // the name is as small as other text
    property bool tab: false        // centred
    property bool faint: false

    implicitWidth: Math.max(name.implicitWidth, slim ? 0 : remark.implicitWidth)
    implicitHeight: words.height

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Math.round(2 * Theme.scale)

        Label {
            id: name

            width: parent.width
            text: content.text
            wrapMode: Text.WordWrap
            horizontalAlignment: content.tab ? Text.AlignHCenter : Text.AlignLeft
            color: content.faint ? Theme.p.soft : Theme.p.text
            font { pixelSize: content.slim || content.small ? Theme.body : Theme.title; bold: true }
            Accessible.ignored: true
        }
        Label {
            id: remark

            visible: !content.slim
            width: parent.width
            text: content.note
            wrapMode: Text.WordWrap
            color: Theme.p.soft
            font.pixelSize: Theme.caption
            Accessible.ignored: true
        }
    }
}
