import QtQuick

// What lies on a board of 10 × 10 in the middle of a game, as GameSession (app/desktop) has it for QML, without C++.
QtObject {
    id: position

    property bool fresh: false      // nothing lies there yet
    // stacks from the bottom up
    readonly property var rows: ["..........", "....(Q)(AE)(S)(DNPT)..", "(BTCHS)(EA)(NRL)(KT).(C).(OI)..", "(TNH)..(AO).(H).(P)..", "(IA)..(MW)(O)(O)(DL)..(GP)",
        "(RCR)..(LN)..(E)..(L)", "(PLNK)(I)(AT)...(A)..(U)", "..(OA)...(RPN)(E)(T)(S)", "..(NDPR).....(I).", "....(LRCS)(T)(O)(DN)(TMLSE)."]
    readonly property var stacks: (position.fresh ? ".".repeat(100) : position.rows.join("")).match(/\.|\([A-Z]+\)/g)
        .map(cell => cell === "." ? "" : cell.slice(1, -1))
    readonly property var marks: position.stacks.map((stack, square) => position.fresh ? 0
        : [49, 59, 69, 79].includes(square) ? 1 : [30, 50].includes(square) ? 2 : 0)
}
