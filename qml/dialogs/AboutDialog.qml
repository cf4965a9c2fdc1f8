pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Desktop

// What this program is, its licence, and whose work it uses.
Sheet {
    id: dialog

    property string credits: ""         // plain text, a paragraph for each work
    readonly property Clipboard clipboard: Clipboard {}

    title: qsTr("Storeys")
    implicitWidth: Math.round(460 * Theme.scale)
    header: Item { implicitHeight: Theme.unit }

    Column {
        width: parent.width
        spacing: Math.round(12 * Theme.scale)

        // The name of the game as tiles that rise.
        Row {
            id: mark

            readonly property string word: qsTr("STOREYS")
            readonly property int side: Math.round(Math.min(44 * Theme.scale, (parent.width + spacing) / word.length - spacing))     // of a tile

            LayoutMirroring.enabled: false
            spacing: Math.round(5 * Theme.scale)
            height: side + Math.round(4 * (Theme.p.storeys.length - 1) * Theme.scale)
            Accessible.role: Accessible.Heading
            Accessible.name: qsTr("Storeys")

            Repeater {
                model: mark.word.length

                TileChip {
                    required property int index

                    y: Math.round((Theme.p.storeys.length - storey) * 4 * Theme.scale)
                    face: mark.word.charAt(index)       // "" while the word of another language is shorter
                    storey: 1 + Math.floor(index * Theme.p.storeys.length / mark.word.length)
                    size: mark.side
                }
            }
        }
        Label {
            text: Qt.application.version === "" ? qsTr("A word game that builds upwards")
                                                : qsTr("A word game that builds upwards · version %1").arg(Qt.application.version)
            color: Theme.p.soft
        }
    }
    Paragraph {
        text: qsTr("Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes with no warranty.")
        color: Theme.p.text
    }
    Paragraph {
        objectName: "faults"
        visible: FaultDetails.address !== ""
        text: qsTr("Something is wrong, or missing? Report it at %1.").arg(`<a href="${FaultDetails.address}">${FaultDetails.address}</a>`)
        textFormat: Text.StyledText
        color: Theme.p.text
        linkColor: Theme.p.accent
        onLinkActivated: link => Qt.openUrlExternally(link)

        HoverHandler { cursorShape: parent.hoveredLink === "" ? Qt.ArrowCursor : Qt.PointingHandCursor }
    }
    // A long text in a box that scrolls, unless the dialog does.
    Card {
        id: thanks

        // height that the dialog has for it; where that is little, the box shows the whole text
        readonly property real room: dialog.roomFor(thanks)
        readonly property real whole: words.height + 2 * Theme.unit

        objectName: "credits"
        visible: dialog.credits !== ""
        width: parent.width
        height: Math.min(whole, room < 3 * Theme.target ? whole : Math.min(Math.round(200 * Theme.scale), room))
        radius: Theme.noticeRadius

        Scroller {
            id: view

            anchors { fill: parent; margins: Theme.unit }
            contentHeight: words.height
            activeFocusOnTab: interactive
            Accessible.role: Accessible.Document
            Accessible.name: qsTr("Credits")
            Keys.onUpPressed: view.contentY = Math.max(0, view.contentY - Theme.target)
            Keys.onDownPressed: view.contentY = Math.min(view.contentHeight - view.height, view.contentY + Theme.target)

            WrappedLabel {
                id: words

                objectName: "creditsText"
                width: parent.width - Theme.unit
                text: dialog.credits
                color: Theme.p.soft
                font.pixelSize: Theme.caption
                lineHeight: 1.2
            }
        }
        FocusRing { shown: view.activeFocus; cornerRadius: parent.radius }
    }
    foot: SheetButtons {
        TextButton {
            objectName: "copyButton"
            text: copied.running ? qsTr("Copied") : qsTr("Copy details")
            hint: qsTr("Versions and graphics of this computer, for a bug report")
            onClicked: {
                dialog.clipboard.put(FaultDetails.text())
                copied.restart()
            }

            Timer { id: copied; interval: 3000 }
        }
        CloseButton { hint: KeyNames.esc; onClicked: dialog.close() }
    }
}
