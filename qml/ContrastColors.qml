// The theme of high contrast: black ground, white lines, one yellow, and borders instead of shades.
Colors {
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
