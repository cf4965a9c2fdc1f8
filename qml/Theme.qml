pragma Singleton
import QtQuick

// All sizes, fonts and colours of the interface. Sizes follow the height of the window and the text size that the
// person chose. The first few properties can change while the program runs.
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

    readonly property list<string> premiumKinds: ["2L", "3L", "2W", "3W", "4L", "4W"]      // in the order of their colours

    // The marks after the factor on premium squares.
    readonly property string letterMark: qsTranslate("Premium", "L", "on a square that multiplies the letter: 2L, 3L")
    readonly property string wordMark: qsTranslate("Premium", "W", "on a square that multiplies the word: 2W, 3W")
    function premiumLabel(kind: string): string {
        const mark = kind.endsWith("W") ? theme.wordMark : theme.letterMark     // one line crashes qmllint of Qt 6.4
        return kind.charAt(0) + mark
    }

    readonly property string uiFont: "Lato"                 // its default digits all have the same width
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
    function oneDigit(value: real): string { return theme.signed(value.toLocaleString(Qt.locale(), "f", 1)) }

    // A text with %1, %2 … replaced by the values. Unlike with chained calls of arg(), a value may itself contain "%2".
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
    readonly property int swing: theme.reducedMotion ? 0 : 450          // of a board that is released while it turns
    readonly property int count: theme.reducedMotion ? 0 : 400
    // Factor for the time that shown plays take; 0: they appear at once.
    readonly property real showPace: ({ slow: 2, normal: 1, fast: 0.5, off: 0 })[showSpeed]
    readonly property int landGap: theme.reducedMotion ? 0 : 120 * showPace     // between the tiles of a shown play
    readonly property int fade: theme.reducedMotion ? 90 : 120

    readonly property Colors dark: Colors {
        horizon: "#15191b"
        woodLight: "#4a3b30"
        woodDark: "#2f251e"
        rim: "#1d3a3b"
        well: "#0f2122"
        pad: "#2b4e50"
        start: "#a9682f"
        inlay: "#c98a4b"
        coordinate: "#86aeab"
        premiums: ["#2f6690", "#2b6f3e", "#a03d36", "#9a5213", "#4f468f", "#832b55"]

        yellowPlaque: "#cf9f2c"
        yellowInk: "#1f1503"
        slatePlaque: "#41444d"
        plumPlaque: "#5f3d74"
        stonePlaque: "#b3a98f"
        wall: "#857d6e"
        wallLit: "#a0988a"
        wallJoint: "#4b453a"
        lanes: ["#0c1122", "#402830", "#213a5a"]
        asteroids: ["#77757e", "#98959f", "#3b3943"]
        starlight: "#aab6d0"
        seats: ["#ac412c", "#2c659e", "#4f701d", "#9c396c"]
        miniBoard: "#b3a68c"
        miniBoardEdge: "#cbbfa6"

        storeys: ["#ede7da", "#e6d0a2", "#ddbb7a", "#d3a758", "#cb973f"]
        heights: ["#ede7da", "#cfe2d9", "#acd0c5", "#8bbeb2", "#72aba0"]
        face: "#efe8da"
        ink: "#150e07"
        yellowFace: "#ecc44c"

        panel: "#1b2123"
        card: "#242c2e"
        control: "#242c2e"
        line: "#364143"
        text: "#ece7dc"
        soft: "#a7b0ae"
        accent: "#62c9be"
        accentInk: "#06211f"
        accentSoft: "#20403f"
        warning: "#ff9a8c"
        warningSoft: "#44211e"
        lastTag: "#e3b26a"

        ambient: "#8a8784"
        key: "#ffefd8"
        shadow: 38
        fill: 0.16
        lip: 0.18
        poolInner: 60
        poolOuter: 260
    }
    // High contrast: black ground, white lines, one yellow, and borders instead of shades.
    readonly property Colors contrast: Colors {
        horizon: "#3c3c3c"
        woodLight: "#6a6a6a"
        woodDark: "#626262"
        rim: "#000000"
        well: "#6e6e6e"         // the grid, between black squares and white tiles
        rackWell: "#2c2c2c"
        pad: "#141414"
        start: "#ffd400"
        inlay: "#000000"
        coordinate: "#ffffff"
        premiums: ["#0a4f8a", "#0d5c2a", "#8f1a12", "#7a3d00", "#3d2f9c", "#7a0f4d"]
        premiumInk: "#ffffff"
        startInk: start

        yellowPlaque: "#ffd400"
        yellowInk: "#000000"
        slatePlaque: "#4a4a4a"
        plumPlaque: "#5a2a86"
        stonePlaque: "#e6e6e6"
        wall: "#9a9a9a"
        wallLit: "#b4b4b4"
        wallJoint: "#000000"
        lanes: ["#000000", "#2a0f0a", "#0a1a33"]
        asteroids: ["#9a9a9a", "#d0d0d0", "#4a4a4a"]
        starlight: "#ffffff"
        seats: ["#a02a14", "#0a4f8a", "#3f5f00", "#8a1457"]
        miniBoard: "#ffd400"
        miniBoardEdge: "#ffd400"

        storeys: ["#ffffff", "#fff3c4", "#ffe48a", "#ffd24d", "#ffbe0f"]
        heights: ["#ffffff", "#d6f5ff", "#a8e6ff", "#7fd4ff", "#5cc2f5"]
        face: "#ffffff"
        ink: "#000000"
        yellowFace: "#ffd400"
        blockerFace: "#000000"
        blockerSign: "#ffffff"
        blockerMark: "#ffd400"
        lastMark: "#b0008a"
        draftMark: "#0033cc"
        badMark: "#b00000"
        target: "#ffd400"
        targetEdge: "#000000"

        panel: "#000000"
        card: "#000000"
        control: "#000000"
        line: "#ffffff"
        text: "#ffffff"
        soft: "#e6e6e6"
        accent: "#ffd400"
        accentInk: "#000000"
        accentSoft: "#2b2500"
        warning: "#ff9d9d"
        warningSoft: "#300000"
        lastTag: "#ffd400"
        lines: ["#ffd400", "#ffffff", "#ff9d9d", "#7fd4ff"]

        ambient: "#c0c0c0"
        key: "#ffffff"
        keyBrightness: 0.55
        shadow: 22
        shadowPercent: 70
        fill: 0.10
        shade: "#ffffff"
        specular: 0.1
        roughness: 0.7
        grain: 0.3
        lip: 0
        edge: 1
        lastWidth: 0.100
        poolInner: 60
        poolOuter: 200
    }
}
