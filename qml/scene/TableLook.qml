import QtQuick

// The base of Table: the view of the table, as commands and buttons know it: what is chosen, what the table reports,
// and what it can be asked to do.
FocusScope {
    // ---- chosen
    property bool flat: false               // the flat board is wanted
    property bool heightMap: false          // tiles show how high they lie
    property bool lowered: false            // every stack sinks, so that all letters can be read

    // ---- told
    property string whyFlat: ""             // why three dimensions can't be drawn, as in Main; "": they can
    readonly property bool solid: whyFlat === ""
    property bool exploded: false  // the board is taken apart
    property string seenFrom: ""   // top, corner or low; "": none of them
    property bool moved: false     // the camera was moved away from its preset

    // ---- asked
    function preset(name: string): void {}
    function reset(): void {}
    function explode(open: bool): void {}
    // Shows or hides what a stack hides, see Peel.
    function peel(): void {}
    // Shows and says what is on the square of the typing cursor and around it.
    function readSquare(): void {}
    // Shows and says why something can't be done.
    function refuse(why: string): void {}
    // Move the camera: by steps to the right and up, or nearer if the factor is below 1.
    function turnBy(right: real, up: real): void {}
    function panBy(right: real, up: real): void {}
    function zoomBy(factor: real): void {}
}
