import QtQuick

// The rules help as RuleGuide (app/desktop) has it for QML, without C++.
QtObject {
    id: guide

    // LAMP on a board of 3 by 6, and what is laid there
    readonly property var lamp: ["", "", "", "", "", "", "", "L", "A", "M", "P", "", "", "", "", "", "", ""]
    readonly property var camp: guide.lamp.map((stack, square) => square === 7 ? "LC" : stack)

    // id, caption, part of the board (rows, columns, starts, kinds), before and after (stacks), laid and faults (squares),
    // legal, verdict (StyledText), and of a legal play words, bonus and total as in a draft
    function example(caption: string, legal: bool): var {
        return { id: caption, caption: caption, rows: 3, columns: 6, starts: guide.lamp.map((stack, square) => [8, 9, 14, 15].includes(square)),
                 kinds: [], before: guide.lamp, after: guide.camp, laid: [7], faults: legal ? [] : [7], legal: legal,
                 verdict: legal ? qsTr("Allowed, for 5 points.") : qsTr("Not allowed. <b>CAMP</b> is not in the word list."),
                 words: legal ? [{ word: "CAMP", arithmetic: "2 + 1 + 1 + 1", score: 5 }] : [], bonus: 0, total: legal ? 5 : 0 }
    }
    // In the order of reading: id, title, text (StyledText), examples.
    function pages(): var {
        return [{ id: "goal", title: qsTr("What it is about"), text: qsTr("Everyone builds on the same board."), examples: [] },
                { id: "stacking", title: qsTr("Stacking"), text: qsTr("A tile may lie on another one."),
                  examples: [guide.example(qsTr("A tile on a tile"), true), guide.example(qsTr("A bad word"), false)] }]
    }
}
