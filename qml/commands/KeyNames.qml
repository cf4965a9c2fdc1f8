pragma Singleton
import QtQml

// Names of keys for people, made from the sequences of a Shortcut: "Ctrl+Left" is "Ctrl+←", in German "Strg+←".
QtObject {
    id: names

    readonly property string enter: qsTr("Enter")
    readonly property string esc: qsTr("Esc")
    readonly property string space: qsTr("Space")
    readonly property string ctrlEnter: names.text(["Ctrl+Enter"])
    readonly property var words: ({ Enter: names.enter, Ctrl: qsTr("Ctrl"), Alt: qsTr("Alt"), Shift: qsTr("Shift"), Home: qsTr("Home"), End: qsTr("End"),
                                    Esc: names.esc, Left: "←", Right: "→", Up: "↑", Down: "↓", "+": qsTr("plus"), "-": qsTr("minus") })
    readonly property string arrows: qsTr("arrows")

    // Modifiers that a sequence shares with the next are named once: "Ctrl+Home, End". The four arrows are one word.
    function text(sequences: list<string>): string {
        const keys = Array.from(sequences, sequence => {
            const at = sequence.lastIndexOf("+", sequence.length - 2)
            return { modifiers: sequence.slice(0, at + 1), key: sequence.slice(at + 1) }
        })
        const told = (modifiers, key) => modifiers.split("+").filter(part => part !== "").concat(key).map(part => names.words[part] ?? part).join("+")
        if (["Left", "Right", "Up", "Down"].every(arrow => keys.some(one => one.key === arrow)))
            return told(keys[0].modifiers, names.arrows)
        return keys.map((one, i) => told(i > 0 && keys[i - 1].modifiers === one.modifiers ? "" : one.modifiers, one.key)).join(qsTr(", "))
    }
}
