import QtQuick

// Which colours of a theme lie on which, by their names in Colors, and the least contrast between them (WCAG). A name
// of a list stands for each of its colours. tst_contrast.qml checks all pairs in all themes.
QtObject {
    // text, and icons that are read like text
    readonly property var text: ({
        least: 4.5,
        pairs: [
            ["text", "panel"], ["text", "card"], ["text", "control"], ["text", "accentSoft"], ["text", "warningSoft"],
            ["soft", "panel"], ["soft", "card"], ["soft", "control"], ["soft", "accentSoft"],
            ["accent", "panel"], ["accent", "card"], ["accent", "control"], ["accent", "accentSoft"], ["accentInk", "accent"],
            ["warning", "panel"], ["warning", "card"], ["warning", "warningSoft"],
            ["lastTag", "panel"], ["lastTag", "card"], ["lastTag", "accentSoft"],
            ["panel", "text"],                  // the hint beside a button
            ["coordinate", "rim"], ["premiumInk", "premiums"],
            ["yellowInk", "yellowPlaque"], ["stoneInk", "stonePlaque"], ["premiumInk", "slatePlaque"], ["premiumInk", "plumPlaque"],
            ["face", "draftMark"], ["face", "badMark"]      // the number in the tab of a laid tile
        ]
    })
    // letters and numbers on tiles
    readonly property var letters: ({ least: 7, pairs: [["ink", "storeys"], ["ink", "heights"], ["ink", "face"]] })
    // what a line or a shape tells
    readonly property var marks: ({
        least: 3,
        pairs: [
            ["lastMark", "storeys"], ["lastMark", "heights"], ["lastMark", "face"], ["draftMark", "face"], ["badMark", "face"],
            ["target", "pad"], ["target", "targetEdge"], ["targetEdge", "storeys"], ["targetEdge", "face"],     // bright brackets, dark edges
            ["target", "rim"], ["target", "rackWell"], ["targetEdge", "face"],      // the ring on the rack: bright on the tray, its dark edge on a tile
            ["storeys", "pad"], ["heights", "pad"], ["face", "pad"], ["face", "rackWell"],
            ["accent", "panel"], ["accent", "card"],        // rings and borders
            ["lines", "panel"], ["premiumInk", "seats"]
        ]
    })
}
