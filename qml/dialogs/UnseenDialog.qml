pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The tiles that the person at the screen has not seen, by letter: those in the bag and those on other racks together.
Sheet {
    id: dialog

    required property TableView view
    readonly property unseenTiles unseen: view.unseen()
    readonly property string kinds: Array.of(qsTr("%n vowel(s)", "", unseen.vowels), qsTr("%n consonant(s)", "", unseen.consonants))
        .concat(unseen.blanks > 0 ? [qsTr("%n blank(s)", "", unseen.blanks)] : []).join(" · ")
    readonly property string places: Array.of(qsTr("%n in the bag", "", unseen.bag))
        .concat(Array.from(unseen.racks, rack => view.isYou(rack.name) ? qsTr("You have %n", "", rack.tiles) : qsTr("%1 has %n", "", rack.tiles).arg(rack.name))).join(" · ")

    title: qsTr("%n unseen tile(s)", "", unseen.total)
    implicitWidth: Math.round(520 * Theme.scale)

    Column {
        width: parent.width
        spacing: Theme.unit / 2

        Label { width: parent.width; text: dialog.kinds; font.bold: true }
        Label { objectName: "unseenPlaces"; width: parent.width; text: dialog.places; color: Theme.p.soft }
    }
    Flow {
        width: parent.width
        spacing: Theme.unit

        Repeater {
            model: dialog.unseen.kinds

            Item {
                id: kind

                required property unseenKind modelData

                implicitWidth: Math.round(62 * Theme.scale)
                implicitHeight: Math.round(34 * Theme.scale)
                opacity: modelData.count > 0 ? 1 : 0.4
                Accessible.role: Accessible.StaticText
                Accessible.name: Theme.filled(qsTr("%1: %2"), [modelData.face, modelData.count])

                TileChip {
                    id: chip

                    anchors.left: parent.left
                    face: kind.modelData.face
                }
                SilentLabel {
                    anchors { left: chip.right; leftMargin: Theme.unit / 2; verticalCenter: chip.verticalCenter }
                    text: kind.modelData.count
                    font { pixelSize: Theme.title; bold: kind.modelData.count > 0 }
                }
            }
        }
    }
    foot: SheetButtons {
        CloseButton { onClicked: dialog.close() }
    }
}
