import QtQuick

// The colours and light of one theme. The values here are those of the light theme. Printed boards have them too: the
// build reads the values from these lines. Contrast: interface text at least 4.5:1, letters on tiles 7:1, marks 3:1 on
// every face they can lie on.
QtObject {
    // table and tray
    property color horizon: "#9c9080"
    property color woodLight: "#dacfbe"
    property color woodDark: "#b7a68e"
    property color rim: "#274d4b"
    property color well: "#132b2a"
    property color rackWell: well           // of the trays of rack and reserve
    property color pad: "#355f5b"
    property color start: "#b9763a"
    property color inlay: "#d69a5c"
    property color coordinate: "#a9c9c2"
    property list<color> premiums: ["#35719f", "#2f7a44", "#b0423a", "#ad5c14", "#5a4fa3", "#93305f"]    // as Theme.premiumKinds
    property color premiumInk: "#fff8ea"    // also on dark plaques and on squares that players own
    property color startInk: ink            // of the star on a start square without a premium

    // squares that give something once, walls, what players own, mini boards
    property color yellowPlaque: "#e2b133"
    property color yellowInk: "#2a1d05"
    property color slatePlaque: "#4b4e57"
    property color plumPlaque: "#6d4482"
    property color stonePlaque: "#c9bfa9"
    property color stoneInk: ink
    property color wall: "#9d9483"
    property color wallLit: "#bab19f"
    property color wallJoint: "#5f584b"
    // a board in space: pads on nobody's side and on each seat's; asteroids (top, lit edge, shade)
    property list<color> lanes: ["#12182c", "#4d3038", "#284468"]
    property list<color> asteroids: ["#8d8a93", "#b3b0ba", "#4a4852"]
    property color starlight: "#cfd8ee"
    property list<color> seats: ["#bf4a32", "#2f6fae", "#5a7f22", "#b0417a"]
    property color miniBoard: "#d8cbb2"
    property color miniBoardEdge: "#efe6d3"

    // tiles: one colour a storey, from the board up; then rack and draft face, ink and marks
    property list<color> storeys: ["#f1ebe0", "#edd6a6", "#e6c27f", "#deae59", "#d8a142"]
    // on a map of heights, from ivory to teal
    property list<color> heights: ["#f1ebe0", "#d3e6dd", "#b0d4c9", "#94c6ba", "#7fb8ac"]
    property color face: "#f1eadc"
    property color ink: "#1b130b"
    property color yellowFace: "#f4ce58"     // of a yellow blank
    property color blockerFace: "#3a3d44"
    property color blockerSign: "#fff8ea"
    property color blockerMark: "#7fd0c5"    // the band of a blocker that was laid
    property color lastMark: "#7a3b0c"
    property color draftMark: "#0b6f6a"
    property color badMark: "#a81c1c"
    property list<color> claims: ["#0f625f", "#9a3412", "#5a3d9a"]     // words drawn through tiles
    property color claimMarker: "#40008f73"     // translucent, so that letters under it stay black
    property color dimmed: "#80132b2a"          // over squares where the next tile or blocker can't go
    property color target: "#ffffff"
    property color targetEdge: "#0d1414"

    // interface
    property color panel: "#faf6ef"
    property color card: "#ffffff"
    property color control: "#fffdf9"
    property color line: "#e4dccd"
    property color text: "#1f2a2a"
    property color soft: "#5b6462"
    property color accent: "#0f625f"
    property color accentInk: "#ffffff"
    property color accentSoft: "#dcebe8"
    property color warning: "#a81c1c"
    property color warningSoft: "#fbe6e3"
    property color lastTag: "#8a5110"
    property list<color> lines: [accent, lastTag, warning, soft]   // of a chart, one for each player

    // light and material, see scene/
    property color ambient: "#a29f9b"
    property color key: "#fff6e8"
    property real keyBrightness: 0.78
    property real shadow: 32               // see SceneLight
    property real shadowPercent: 100
    property real fill: 0.20
    property color shade: "#ffe9c4"         // tint of the sides of tiles that face away from the light
    property real specular: 0.35
    property real roughness: 0.48
    property real grain: 1.0
    property real lip: 0.20
    property real edge: 0                   // how strongly the edges of tiles are inked, 0 to 1
    property real lastWidth: 0.042
    property real poolInner: 50
    property real poolOuter: 290
}
