import QtQuick
import Storeys

// One player of a game to come: name, who plays, and a button that removes the seat.
Row {
    id: row

    required property int index
    required property string name
    required property string level      // "" = a person
    required property string playerClass
    property bool hasClass: false
    required property var kinds         // of { id, name }: a person, then the levels of the computer
    property bool bad: false
    property bool removable: true

    readonly property bool held: field.activeFocus || kind.activeFocus || playerKind.activeFocus || remove.activeFocus     // has the focus

    function takeFocus(): void { field.forceActiveFocus(Qt.TabFocusReason) }

    signal renamed(string newName)
    signal replaced(string newLevel)
    signal classed(string newClass)
    signal removed()

    spacing: Theme.unit

    Field {
        id: field

        objectName: "name" + row.index
        width: row.width - kind.width - remove.width - (row.hasClass ? playerKind.width + row.spacing : 0) - 2 * row.spacing
        maximumLength: 20
        replaced: true
        placeholderText: qsTr("Name of player %1").arg(row.index + 1)
        bad: row.bad
        text: row.name
        onTextEdited: row.renamed(text)
    }
    Picker {
        id: kind

        objectName: "kind" + row.index
        model: row.kinds
        currentIndex: Math.max(0, row.kinds.findIndex(entry => entry.id === row.level))
        symbol: row.level === "" ? "person" : "computer"
        Accessible.name: qsTr("Player %1, person or computer").arg(row.index + 1)
        onActivated: at => row.replaced(row.kinds[at].id)
    }
    Picker {
        id: playerKind

        objectName: "class" + row.index
        visible: row.hasClass
        model: [{ id: "rookie", name: qsTr("Rookie") }, { id: "middle", name: qsTr("Middle") }, { id: "pro", name: qsTr("Pro") }]
        currentIndex: Math.max(0, Array.from(model).findIndex(entry => entry.id === row.playerClass))
        Accessible.name: qsTr("Class of player %1").arg(row.index + 1)
        onActivated: at => row.classed(model[at].id)
    }
    IconButton {
        id: remove

        objectName: "remove" + row.index
        quiet: true
        enabled: row.removable
        icon: "minus"
        text: qsTr("Remove player %1").arg(row.index + 1)
        onClicked: row.removed()
    }
}
