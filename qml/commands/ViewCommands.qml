import QtQml
import QtQuick.Window
import Storeys
import Storeys.Table

// How the board and the window look: a part of the table of Commands.
QtObject {
    id: part

    required property TableView view
    property Window window: null
    property Table table: null
    property bool scoreChart: false     // the points turn by turn are shown
    readonly property bool solid: table?.solid ?? true
    readonly property bool stacks: view.shape.canStack

    signal scoreChartToggled()

    function toggleFullScreen(): void {
        if (part.window === null)
            return
        const full = part.window.visibility === Window.FullScreen
        if (!full)
            part.former = part.window.visibility
        part.window.visibility = full ? part.former : Window.FullScreen
    }

    property int former: Window.Windowed        // what full screen goes back to

    readonly property list<Command> all: [
        Command {
            name: "top"; group: "view"; symbol: "top"; text: qsTr("Top view"); enabled: part.solid; marked: true; on: part.table?.seenFrom === "top"
            keys: qsTr("Ctrl+1"); sequences: ["Ctrl+1"]
            onTriggered: part.table?.preset("top")
        },
        Command {
            name: "corner"; group: "view"; symbol: "corner"; text: qsTr("Front view"); enabled: part.solid; marked: true; on: part.table?.seenFrom === "corner"
            keys: qsTr("Ctrl+2"); sequences: ["Ctrl+2"]
            onTriggered: part.table?.preset("corner")
        },
        Command {
            name: "low"; group: "view"; symbol: "low"; text: qsTr("Low angle"); enabled: part.solid; marked: true; on: part.table?.seenFrom === "low"
            keys: qsTr("Ctrl+3"); sequences: ["Ctrl+3"]
            onTriggered: part.table?.preset("low")
        },
        Command {
            name: "flat"; group: "view"; symbol: "flat"; text: qsTr("Flat board"); enabled: part.solid; marked: true; on: part.table?.flat ?? false
            keys: qsTr("Ctrl+4"); sequences: ["Ctrl+4"]
            onTriggered: part.table.flat = !part.table.flat
        },
        Command {
            name: "heights"; group: "view"; symbol: "heights"; text: qsTr("Show heights on tiles")
            offered: part.stacks; marked: true; on: part.table?.heightMap ?? false
            keys: qsTr("Ctrl+M"); sequences: ["Ctrl+M"]
            onTriggered: {
                if (part.table !== null)
                    part.table.heightMap = !part.table.heightMap
            }
        },
        Command {
            name: "scoreChart"; group: "view"; symbol: "race"; text: qsTr("Score chart"); marked: true; on: part.scoreChart
            onTriggered: part.scoreChartToggled()
        },
        Command {
            name: "explode"; group: "view"; symbol: "explode"; text: qsTr("Take the board apart")
            offered: part.stacks; marked: true; on: part.table?.exploded ?? false
            keys: qsTr("Ctrl+X"); sequences: ["Ctrl+X"]
            onTriggered: part.table?.explode(!part.table.exploded)
        },
        Command {
            name: "peel"; group: "view"; symbol: "info"; text: qsTr("Show the tiles in a stack")
            offered: part.stacks
            keys: qsTr("Ctrl+I"); sequences: ["Ctrl+I"]
            onTriggered: part.table?.peel()
        },
        Command {
            name: "lower"; group: "view"; symbol: "lower"; text: qsTr("Lower all stacks"); enabled: part.solid
            offered: part.stacks; marked: true; on: part.table?.lowered ?? false
            keys: qsTr("Ctrl+B"); sequences: ["Ctrl+B"]
            onTriggered: part.table.lowered = !part.table.lowered
        },
        Command {
            name: "lowerMeanwhile"; text: qsTr("Hold to lower all stacks and read every letter"); offered: part.stacks
            keys: qsTr("Alt")
        },
        Command {
            name: "reset"; group: "view"; symbol: "reset"; text: qsTr("Reset view"); enabled: part.solid
            keys: qsTr("Ctrl+0"); sequences: ["Ctrl+0"]
            onTriggered: part.table?.reset()
        },
        Command {
            id: turnCommand

            name: "turn"; text: qsTr("Turn and tilt the board; adjust the spacing when apart")
            keys: qsTr("Alt+arrows"); sequences: ["Alt+Left", "Alt+Right", "Alt+Up", "Alt+Down"]
            onTriggered: sequence => part.table?.turnBy(turnCommand.right(sequence), turnCommand.up(sequence))
        },
        Command {
            id: panCommand

            name: "pan"; text: qsTr("Move the board")
            keys: qsTr("Alt+Shift+arrows"); sequences: ["Alt+Shift+Left", "Alt+Shift+Right", "Alt+Shift+Up", "Alt+Shift+Down"]
            onTriggered: sequence => part.table?.panBy(panCommand.right(sequence), panCommand.up(sequence))
        },
        Command {
            name: "zoom"; text: qsTr("Zoom in and out")
            keys: qsTr("Alt+plus, minus"); sequences: ["Alt++", "Alt+=", "Alt+-"]
            onTriggered: sequence => part.table?.zoomBy(sequence === "Alt+-" ? 1 / 0.9 : 0.9)
        },
        Command {
            name: "fullScreen"; group: "view"; text: qsTr("Full screen"); marked: true; on: part.window?.visibility === Window.FullScreen; always: true
            keys: qsTr("F11"); sequences: ["F11"]
            onTriggered: part.toggleFullScreen()
        }
    ]
}
