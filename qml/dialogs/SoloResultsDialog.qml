pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The saved results of solo games, one table for each variant and dictionary.
Sheet {
    id: dialog

    required property GameChoices choices
    required property Results results
    readonly property list<soloTable> tables: results.solo

    title: qsTr("Solo results")
    implicitWidth: Math.round(620 * Theme.scale)
    first: closing
    onConfirmed: dialog.close()

    Paragraph {
        visible: dialog.tables.length === 0
        text: qsTr("No solo results yet. Start a game with one player and finish it to see its total here.")
    }
    SheetList {
        id: list

        objectName: "soloTables"
        width: parent.width
        sheet: dialog
        visible: dialog.tables.length > 0
        activeFocusOnTab: true
        spacing: Theme.margin
        model: dialog.tables
        delegate: SoloTable { width: list.width - Theme.unit; choices: dialog.choices }
        Keys.onUpPressed: list.scrollBy(-Theme.target)
        Keys.onDownPressed: list.scrollBy(Theme.target)

        FocusRing { anchors.margins: 0; shown: list.activeFocus; cornerRadius: Theme.noticeRadius }
    }
    foot: SheetButtons {
        CloseButton { id: closing; onClicked: dialog.close() }
    }
}
