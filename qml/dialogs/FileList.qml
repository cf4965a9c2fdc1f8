import QtQuick
import QtQuick.Templates as T
import Storeys

// The files of one kind and the folders in a folder, to go about in.
Rectangle {
    id: files

    required property var shelf
    required property string folder
    property string ending: ".gcg"

    signal fileChosen(string path)
    signal folderChosen(string path)

    height: Math.round(220 * Theme.scale)
    radius: Theme.noticeRadius
    color: Theme.p.card
    border { width: 1; color: Theme.p.line }

    ListView {
        id: list

        anchors { fill: parent; margins: Math.round(4 * Theme.scale) }
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Files and folders")
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        model: files.shelf.filesIn(files.folder, files.ending)
        delegate: FileRow {
            id: row

            width: list.width - Theme.unit
            highlighted: list.activeFocus && ListView.isCurrentItem
            onClicked: {
                list.currentIndex = row.index
                if (!row.modelData.folder) {
                    files.fileChosen(row.modelData.path)
                    return
                }
                const to = row.modelData.path
                files.folder = to
                files.folderChosen(to)
            }
        }

        T.ScrollBar.vertical: ScrollHandle {}
        Keys.onReturnPressed: (list.currentItem as FileRow)?.clicked()
        Keys.onEnterPressed: (list.currentItem as FileRow)?.clicked()
    }
}
