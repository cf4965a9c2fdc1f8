import QtQuick
import Storeys

// The play card in each of its states, without C++.
MockWindow {
    id: window

    // "SHARK 53234" etc.: letters, their heights, and the letters that are laid as a second word
    function word(text: string, heights: string, laid: string, score: int, fault: bool): var {
        const flat = !/[^1]/.test(heights)
        const points = (face, i) => flat ? (face === "q" ? 4 : 2) : Number(heights[i])
        const chips = Array.from(text, (face, i) => ({ face: face === "q" ? "Qu" : face, height: Number(heights[i]), points: points(face, i), laid: laid[i] === "x", fault: fault && laid[i] === "x" }))
        return { word: text.replace("q", "QU"), score: score, chips: chips, arithmetic: chips.map(chip => chip.points).join(" + ") }
    }

    readonly property var states: [
        { draft: { count: 2, legal: true, score: 17, bonus: 0, reason: "", words: [window.word("SHARK", "53234", ".x.x.", 17, false)] } },
        { draft: { count: 4, legal: true, score: 8, bonus: 0, reason: "", words: [window.word("PLUM", "1111", "xxxx", 8, false)] } },
        { draft: { count: 3, legal: true, score: 29, bonus: 0, reason: "",
            words: [window.word("TOWNE", "22221", "...xx", 11, false), window.word("NET", "241", "x..", 7, false), window.word("qEST", "1311", "..x.", 11, false)] } },
        { draft: { count: 7, legal: true, score: 58, bonus: 20, reason: "",
            words: [window.word("SHARPENERS", "5323411212", "..xxxxxxx.", 24, false), window.word("RELATE", "341221", "x.....", 14, false)] } },
        { draft: { count: 6, legal: true, score: 16, bonus: 0, reason: "", words: [window.word("qICKEST", "1111111", "xxxxxx.", 16, false)] } },
        { draft: { count: 1, legal: false, score: 0, bonus: 0, reason: qsTr("<b>TOWNE</b> is not in the word list."), words: [window.word("TOWNE", "22221", "....x", 0, true)] } },
        { draft: { count: 2, legal: false, score: 0, bonus: 0, reason: qsTr("The tiles must lie in one row or one column."), words: [] } },
        { draft: { count: 0, legal: false, score: 0, bonus: 0, reason: "", words: [] } },
        { thinking: true, draft: { count: 0, legal: false, score: 0, bonus: 0, reason: "", words: [] } },
        { over: true, draft: { count: 0, legal: false, score: 0, bonus: 0, reason: "", words: [] } }
    ]

    Flow {
        anchors { fill: parent; margins: Theme.margin }
        spacing: Theme.margin

        Repeater {
            model: window.states

            PlayCard {
                id: card

                required property var modelData

                width: Theme.panelWidth - 2 * Theme.margin
                height: implicitHeight
                nameAtTurn: "Ada"
                session: MockSession {
                    over: card.modelData.over ?? false
                    thinking: card.modelData.thinking ?? false
                    humanTurn: !thinking && !over
                }
                Component.onCompleted: Object.assign(card.session.draft, card.modelData.draft)
            }
        }
    }
}
