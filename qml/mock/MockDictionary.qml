import QtQuick

// Looks words up, as Dictionary (app/desktop) does, without C++: it knows one word.
QtObject {
    readonly property var walk: [{ base: "WALK", part: qsTr("verb"), gloss: "use one's feet to advance; advance by steps" },
                                 { base: "", part: qsTr("noun"), gloss: "the act of traveling by foot" }]

    // word, lexicon, good, meanings: { base ("": the word itself), part (of speech), gloss }; or refused, why nothing is told
    function lookUp(word: string): var {
        if (word.trim().length < 2)
            return { word: word, refused: qsTr("A word has two or more letters from A to Z.") }
        const good = word !== "zz"
        return { word: word.toUpperCase(), lexicon: "standard", good: good, meanings: good ? walk : [] }
    }
}
