pragma Singleton
import QtQuick

// One place for every size, font and colour of the interface. All sizes follow the height of the window and the size of
// text that a person wishes.
QtObject {
    id: theme

    property real textScale: 1              // 1 to 2
    property real windowScale: 1
    readonly property real scale: windowScale * textScale
    readonly property bool mirrored: Qt.application.layoutDirection === Qt.RightToLeft
    property Colors p: Colors {}

    readonly property string uiFont: "Lato"                 // its default figures are tabular
    readonly property string displayFont: "League Spartan"  // tiles and the name of the game

    readonly property int unit: Math.round(8 * scale)
    readonly property int margin: 2 * unit
    readonly property int target: Math.round(40 * scale)    // smallest side of anything to click
    readonly property int icon: Math.round(20 * scale)
    readonly property int panelWidth: Math.round(328 * scale)

    readonly property int cardRadius: Math.round(12 * scale)
    readonly property int buttonRadius: Math.round(10 * scale)
    readonly property int noticeRadius: Math.round(8 * scale)
    readonly property int chipRadius: Math.round(5 * scale)

    readonly property int caption: Math.round(12 * scale)
    readonly property int body: Math.round(14 * scale)
    readonly property int title: Math.round(17 * scale)
    readonly property int points: Math.round(28 * scale)
    readonly property int total: Math.round(34 * scale)

    // Motion, in milliseconds
    readonly property int hover: 90
    readonly property int lift: 120
    readonly property int slide: 180
    readonly property int drop: 260
    readonly property int giveBack: 220
    readonly property int leave: 420
    readonly property int turnCamera: 450
    readonly property int fade: 120
}
