import QtQuick

// What a person sets once for all games, as Preferences (app/desktop) has it for QML, without C++. Each can be set.
QtObject {
    property string theme: "light"          // system (the desktop's), light, dark, contrast
    property string quality: "auto"         // of the 3D picture: auto, low, medium, high
    property string measuredQuality: ""     // what auto comes to; "": not yet known
    property string view: "solid"           // of the board: solid, flat
    property bool uprightLetters: true      // letters on the board turn to whoever looks
    property int textScale: 100             // percent, 100 to 200
    property bool reducedMotion: false
    property string showSpeed: "normal"     // of the plays that are shown: slow, normal, fast, off
    property bool scoreChart: false         // the points turn by turn are shown beside the board
    property bool sound: true
    property int volume: 60                 // percent, 0 to 100
    property bool offensiveWords: false     // computers and hints may use them
    property bool taught: true              // the first game that teaches was offered
    property string language: ""            // of the interface, e.g. "de"; "": the system's
}
