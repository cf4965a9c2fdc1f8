// The dark theme.
Colors {
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
    premiumInk: "#fff8ea"

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
