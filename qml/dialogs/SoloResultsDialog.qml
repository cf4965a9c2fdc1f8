pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
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
    ListView {
        id: list

        objectName: "soloTables"
        width: parent.width
        height: Math.min(contentHeight, Math.round(dialog.parent.height - 220 * Theme.scale))
        visible: dialog.tables.length > 0
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        spacing: Theme.margin
        model: dialog.tables
        delegate: SoloTable { width: list.width - Theme.unit; choices: dialog.choices }
        Keys.onUpPressed: list.contentY = Math.max(list.originY, list.contentY - Theme.target)
        Keys.onDownPressed: list.contentY = Math.max(list.originY, Math.min(list.originY + list.contentHeight - list.height, list.contentY + Theme.target))
        T.ScrollBar.vertical: ScrollHandle {}

        FocusRing { anchors.margins: 0; shown: list.activeFocus; cornerRadius: Theme.noticeRadius }
    }
    foot: SheetButtons {
        CloseButton { id: closing; onClicked: dialog.close() }
    }
}
