import QtQuick

// What a person sets once for all games, as Preferences (app/desktop) has it for QML, without C++. Each can be set.
QtObject {
    property string theme: "light"          // light, dark, contrast
    property string quality: "medium"       // of the 3D picture: low, medium, high
    property int textScale: 100             // percent, 100 to 200
    property bool reducedMotion: false
    property bool taught: true              // the first game that teaches was offered
}
