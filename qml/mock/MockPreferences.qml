import QtQuick

// What a person sets once for all games, as Preferences (app/desktop) has it for QML, without C++. Each can be set.
QtObject {
    property string theme: "light"          // light, dark, contrast
    property string quality: "medium"       // of the 3D picture: low, medium, high
    property string view: "solid"           // of the board: solid, flat
    property bool uprightLetters: true      // letters on the board turn to whoever looks
    property int textScale: 100             // percent, 100 to 200
    property bool reducedMotion: false
}
