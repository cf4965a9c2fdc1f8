import QtQuick

// What a person sets once for all games, as Preferences (app/desktop) has it for QML, without C++. Each can be set.
QtObject {
    property string theme: "light"          // light, dark, contrast
    property string quality: "auto"         // of the 3D picture: auto, low, medium, high
    property string measuredQuality: ""     // what auto comes to; "": not yet known
    property int textScale: 100             // percent, 100 to 200
    property bool reducedMotion: false
    property bool sound: true
    property int volume: 60                 // percent, 0 to 100
    property string language: ""            // of the interface, e.g. "de"; "": the system's
}
