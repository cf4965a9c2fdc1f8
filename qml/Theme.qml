pragma Singleton
import QtQuick

// All sizes, fonts and colours of the interface. Sizes follow the height of the window and the size of text that a
// person chose. The properties that come first can change while the program runs.
QtObject {
    id: theme

    property string name: "light"           // light, dark, contrast
    property bool reducedMotion: false      // nothing moves; fades are short
    property string showSpeed: "normal"     // of the plays that are shown: slow, normal, fast or off
    property real textScale: 1              // from 1 to 2
    property real windowScale: 1
    property real windowWidth: 1280
    readonly property real scale: windowScale * textScale
    readonly property bool mirrored: Application.layoutDirection === Qt.RightToLeft

    readonly property Colors p: name === "dark" ? dark : name === "contrast" ? contrast : light
    readonly property Colors light: Colors {}
    readonly property DarkColors dark: DarkColors {}
    readonly property ContrastColors contrast: ContrastColors {}

    readonly property list<string> premiumKinds: ["2L", "3L", "2W", "3W", "4L", "4W"]      // in the order of their colours

    // Stands after the factor on a premium square.
    readonly property string letterMark: qsTranslate("Premium", "L", "on a square that multiplies the letter: 2L, 3L")
    readonly property string wordMark: qsTranslate("Premium", "W", "on a square that multiplies the word: 2W, 3W")
    function premiumLabel(kind: string): string {
        const mark = kind.endsWith("W") ? theme.wordMark : theme.letterMark     // in one line qmllint of Qt 6.4 crashes
        return kind.charAt(0) + mark
    }

    readonly property string uiFont: "Lato"                 // its default figures all have the same width
    readonly property string displayFont: "League Spartan"  // of tiles and of the name of the game

    readonly property int unit: Math.round(8 * scale)
    readonly property int margin: 2 * unit
    readonly property int target: Math.round(40 * scale)    // smallest width and height of anything to click
    readonly property int closeTile: 80      // pixels; from this size a tile has room for more than letter and number
    readonly property int icon: Math.round(20 * scale)
    // less than half of the window
    readonly property int panelWidth: Math.round(Math.min(328 * scale, 0.45 * windowWidth))

    readonly property int cardRadius: Math.round(12 * scale)
    readonly property int buttonRadius: Math.round(10 * scale)
    readonly property int noticeRadius: Math.round(8 * scale)
    readonly property int chipRadius: Math.round(5 * scale)

    readonly property int caption: Math.round(12 * scale)
    readonly property int body: Math.round(14 * scale)
    readonly property int title: Math.round(17 * scale)
    readonly property int points: Math.round(28 * scale)
    readonly property int total: Math.round(34 * scale)

    // A number, or text with numbers in it, for the screen: with the same minus sign everywhere.
    function signed(value: var): string { return String(value).replace(/(^|[^\w−-])-(?=\d)/g, "$1−") }

    // A text with %1, %2 … replaced by the values. Unlike with one arg() after another, a value can hold "%2" itself.
    function filled(text: string, values: var): string { return text.replace(/%(\d)/g, (place, number) => values[number - 1]) }

    // Times of motions, milliseconds
    readonly property int hover: theme.reducedMotion ? 0 : 90
    readonly property int lift: theme.reducedMotion ? 0 : 120
    readonly property int slide: theme.reducedMotion ? 0 : 180
    readonly property int drop: theme.reducedMotion ? 0 : 260
    readonly property int giveBack: theme.reducedMotion ? 0 : 220
    readonly property int sink: theme.reducedMotion ? 0 : 220           // of stacks that hide a letter
    readonly property int leave: theme.reducedMotion ? 0 : 420
    readonly property int shake: theme.reducedMotion ? 0 : 240         // of a refused tile
    readonly property int turnCamera: theme.reducedMotion ? 0 : 450
    readonly property int swing: theme.reducedMotion ? 0 : 450          // of a board that is let go while it is turned
    readonly property int count: theme.reducedMotion ? 0 : 400
    // Factor for the time that shown plays take; 0: they appear at once.
    readonly property real showPace: ({ slow: 2, normal: 1, fast: 0.5, off: 0 })[showSpeed]
    readonly property int landGap: theme.reducedMotion ? 0 : 120 * showPace     // between the tiles of a shown play
    readonly property int fade: theme.reducedMotion ? 90 : 120
}
