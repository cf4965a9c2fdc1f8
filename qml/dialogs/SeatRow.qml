import QtQuick
import Storeys
import Storeys.Table

// One player of a game to come: name, who plays, and a button that removes the seat.
Row {
    id: row

    required property int index
    required property string name
    required property string level      // "" = a person
    required property string playerClass
    property bool hasClass: false
    required property list<option> kinds    // a person, then the levels of the computer
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
        options: row.kinds
        current: row.level
        symbol: row.level === "" ? "person" : "computer"
        Accessible.name: qsTr("Player %1, person or computer").arg(row.index + 1)
        onChosen: level => row.replaced(level)
    }
    Picker {
        id: playerKind

        objectName: "class" + row.index
        visible: row.hasClass
        options: [Options.of("rookie", qsTr("Rookie")), Options.of("middle", qsTr("Middle")), Options.of("pro", qsTr("Pro"))]
        current: row.playerClass
        Accessible.name: qsTr("Class of player %1").arg(row.index + 1)
        onChosen: playerClass => row.classed(playerClass)
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
