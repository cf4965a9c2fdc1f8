import QtQuick

// How the table is looked at, for commands and buttons: what is chosen, what the table says of it, and what it can be asked to do.
// Table is made of it.
FocusScope {
    // ---- chosen
    property bool flat: false               // two dimensions are wanted
    property bool heightMap: false          // tiles show how high they lie
    property bool lowered: false            // every stack is to sink, so that all letters can be read

    // ---- told
    property bool solid: true               // three dimensions can be drawn
    property bool exploded: false  // the board is taken apart
    property string seenFrom: ""   // top, corner or low; "": none of them
    property bool moved: false     // the camera is not where its preset has it

    // ---- asked
    function preset(name: string): void {}
    function reset(): void {}
    function explode(open: bool): void {}
    function peel(): void {}
    // Steps of the camera to the right and up; nearer if the factor is below 1.
    function turnBy(right: real, up: real): void {}
    function panBy(right: real, up: real): void {}
    function zoomBy(factor: real): void {}
}
