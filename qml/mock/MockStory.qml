import QtQuick

// How stacks came to be, as StackStory (app/desktop), without C++.
QtObject {
    id: story

    required property var session

    // The tiles of a square, bottom first; of turn 0 are tiles that are laid and not yet played, and those of a prepared position.
    function layers(square: int): var {
        const stack = Array.from(story.session.stacks[square] ?? "")
        return stack.map((symbol, i) => {
            const laid = i === stack.length - 1 && story.session.marks[square] >= 2
            const layer = { face: story.session.symbolText(symbol.toUpperCase()), height: i + 1, who: "", turn: 0, words: "", laid: laid }
            if (!laid)
                Object.assign(layer, { who: i % 2 === 0 ? "You" : "Ada", turn: 3 + 4 * i, words: i % 2 === 0 ? "SHARK · NET" : "WOOD" })
            layer.text = laid ? `${layer.face}, height ${i + 1}: laid, not yet played`
                              : `${layer.face}, height ${i + 1}: ${layer.who}, turn ${layer.turn}, for ${layer.words}`
            return layer
        })
    }
    // The same as one text from the top down, "" for an empty square.
    function text(square: int): string {
        const layers = story.layers(square)
        return layers.length === 0 ? "" : layers.reverse().map(layer => layer.text).join("; ") + "."
    }
}
