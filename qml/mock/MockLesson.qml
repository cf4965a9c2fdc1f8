import QtQuick

// A lesson as Lesson (app/desktop) has it for QML, without C++.
QtObject {
    property bool active: false
    property int number: 3              // of the step, from 1
    property int count: 9
    property string title: qsTr("Build upwards")
    // what to do and why, and the answer to what was tried last, "" = nothing yet; StyledText
    property string task: qsTr("Tiles may lie on tiles. Put a tile on the marked one to turn <b>LAMP</b> into <b>CAMP</b>.")
    property string button: ""          // that the task names and that is marked: "exchange", "explode", "camera" or "flat"
    property string reply: ""
    property bool warns: false          // the reply says that something went wrong
    property bool done: false           // goOn() leads to the next step, after the last to the end, from there to an easy game
    property bool finished: false       // the end is there
    property bool gameWaits: false      // an unfinished game that leave() goes back to
    property bool resumable: false      // it is under way, or was left before its end: resume() goes on there
    property bool flat: false           // set from outside: the board is shown flat, and there is no camera to turn

    signal lookWanted(string what)      // is to be shown to the person: "camera", the board from elsewhere; "inside", what a stack hides

    function start(): string { active = true; return "" }       // says why it can't, or ""
    function goOn(): void {
        done = number === count
        finished = done
        reply = ""
        number = Math.min(number + 1, count)
    }
    function resume(): string { active = true; return "" }      // the same, at the first step that is not done
    function showMe(): void { }         // lays what the step suggests, or does what it asks for
    function see(what: string): void { }                        // the person has looked there, as in lookWanted()
    function tried(slot: int, square: int): void { }            // a tile of the rack was refused there at once
    function leave(): void { active = false }
}
