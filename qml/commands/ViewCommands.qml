pragma ComponentBehavior: Bound
import QtQml
import QtQuick.Window
import Storeys
import Storeys.Table

// How the board and the window look: part of the table in Commands.
QtObject {
    id: part

    required property TableView view
    property Window window: null
    property TableLook table: null
    property Preferences settings: null
    readonly property bool solid: table?.solid ?? true
    readonly property string noSolid: qsTr("The board can only be shown flat here.")
    readonly property bool stacks: view.shape.canStack

    // In the order in which the page of keys lists them.
    readonly property list<Command> all: [top, corner, low, flat, heights, scoreChart, explode, peel, readSquare, lower, lowerMeanwhile, reset, turn,
        pan, zoom, fullScreen]

    property int former: Window.Windowed        // the visibility that returns after full screen

    // Shows the board from where its name says.
    component Preset: Command {
        id: preset

        group: "view"; symbol: preset.name; enabled: part.solid; why: part.noSolid; marked: true; on: part.table?.seenFrom === preset.name
        onTriggered: part.table?.preset(preset.name)
    }
    readonly property Command top: Preset { name: "top"; text: qsTr("Top view"); sequences: ["Ctrl+1"] }
    readonly property Command corner: Preset { name: "corner"; text: qsTr("Front view"); sequences: ["Ctrl+2"] }
    readonly property Command low: Preset { name: "low"; text: qsTr("Low angle"); sequences: ["Ctrl+3"] }
    readonly property Command flat: Command {
        name: "flat"; group: "view"; symbol: "flat"; text: qsTr("Flat board"); enabled: part.solid; why: part.noSolid; marked: true; on: part.table?.flat ?? false
        sequences: ["Ctrl+4"]
        onTriggered: part.table.flat = !part.table.flat
    }
    readonly property Command heights: Command {
        name: "heights"; group: "view"; symbol: "heights"; text: qsTr("Show heights on tiles")
        offered: part.stacks; marked: true; on: part.table?.heightMap ?? false
        sequences: ["Ctrl+M"]
        onTriggered: if (part.table !== null) part.table.heightMap = !part.table.heightMap
    }
    readonly property Command scoreChart: Command {
        name: "scoreChart"; group: "view"; symbol: "race"; text: qsTr("Score chart"); marked: true; on: part.settings?.scoreChart ?? false
        onTriggered: part.settings?.set("scoreChart", !part.scoreChart.on)
    }
    readonly property Command explode: Command {
        name: "explode"; group: "view"; symbol: "explode"; text: qsTr("Take the board apart")
        offered: part.stacks; marked: true; on: part.table?.exploded ?? false
        sequences: ["Ctrl+X"]
        onTriggered: part.table?.explode(!part.table.exploded)
    }
    readonly property Command peel: Command {
        name: "peel"; group: "view"; symbol: "info"; text: qsTr("Show the tiles in a stack")
        offered: part.stacks
        sequences: ["Ctrl+I"]
        onTriggered: part.table?.peel()
    }
    readonly property Command readSquare: Command {
        name: "readSquare"; group: "view"; text: qsTr("Read the chosen square and those around it")
        sequences: ["Ctrl+R"]
        onTriggered: part.table?.readSquare()
    }
    readonly property Command lower: Command {
        name: "lower"; group: "view"; symbol: "lower"; text: qsTr("Lower all stacks"); enabled: part.solid; why: part.noSolid
        offered: part.stacks; marked: true; on: part.table?.lowered ?? false
        sequences: ["Ctrl+B"]
        onTriggered: part.table.lowered = !part.table.lowered
    }
    readonly property Command lowerMeanwhile: Command {
        name: "lowerMeanwhile"; text: qsTr("Hold to lower all stacks and read every letter"); offered: part.stacks
        keys: KeyNames.text(["Alt"])
    }
    readonly property Command reset: Command {
        name: "reset"; group: "view"; symbol: "reset"; text: qsTr("Reset view"); enabled: part.table?.moved ?? false
        why: qsTr("The view has not been moved.")
        sequences: ["Ctrl+0"]
        onTriggered: part.table?.reset()
    }
    readonly property Command turn: Command {
        name: "turn"; text: qsTr("Turn and tilt the board; adjust the spacing when apart")
        sequences: ["Alt+Left", "Alt+Right", "Alt+Up", "Alt+Down"]
        onTriggered: sequence => part.table?.turnBy(part.turn.right(sequence), part.turn.up(sequence))
    }
    readonly property Command pan: Command {
        name: "pan"; text: qsTr("Move the board")
        sequences: ["Alt+Shift+Left", "Alt+Shift+Right", "Alt+Shift+Up", "Alt+Shift+Down"]
        onTriggered: sequence => part.table?.panBy(part.pan.right(sequence), part.pan.up(sequence))
    }
    readonly property Command zoom: Command {
        name: "zoom"; text: qsTr("Zoom in and out")
        sequences: ["Alt++", "Alt+-"]; aliases: ["Alt+="]
        onTriggered: sequence => part.table?.zoomBy(sequence === "Alt+-" ? 1 / 0.9 : 0.9)
    }
    readonly property Command fullScreen: Command {
        name: "fullScreen"; group: "view"; text: qsTr("Full screen"); marked: true; on: part.window?.visibility === Window.FullScreen; always: true
        sequences: ["F11"]
        onTriggered: {
            if (part.window === null)
                return
            if (!part.fullScreen.on)
                part.former = part.window.visibility
            part.window.visibility = part.fullScreen.on ? part.former : Window.FullScreen
        }
    }
}
