pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The choices for a new game that most games do without: words, house rules, clock. They begin as they were last time;
// which house rules there are follows from the variant and the number of players.
ScrolledLines {
    id: more

    required property GameChoices choices
    required property string variant
    required property int players
    required property var last
    property string lexicon: last.lexicon ?? "standard"
    property string houseWords: last.houseWords ?? ""
    property var houseRules: Object.assign({}, last.houseRules ?? {})
    property var clock: Object.assign({ time: "", increment: "", atZero: "", pauses: "" }, last.clock ?? {})
    readonly property var open: (Array.from(choices.variants).find(entry => entry.id === variant)?.rules ?? [])
                                .filter(rule => players >= rule.fewest && players <= rule.most)
    readonly property var rules: open.filter(rule => more.matters(rule))

    signal variantRequested()

    // What was chosen that most games do without, in words.
    readonly property string summary: {
        const nameIn = (options, id) => options.find(option => option.id === id)?.name ?? id
        const names = more.rules.filter(rule => more.valueOf(rule) !== rule.usual)
                                .map(rule => qsTr("%1: %2").arg(rule.name).arg(nameIn(rule.options, more.valueOf(rule))))
        if (more.lexicon !== more.choices.lexicons[0].id)
            names.unshift(qsTr("%1: %2").arg(qsTr("Word list")).arg(nameIn(more.choices.lexicons, more.lexicon)))
        if (more.houseWords.trim() !== "")
            names.push(qsTr("%1: %2").arg(qsTr("House words")).arg(more.houseWords.trim().toUpperCase()))
        if (more.clock.time !== "")
            names.push(nameIn(Object(more.choices.clocks).time, more.clock.time))
        return names.join(qsTr(" · "))
    }

    function setup(): var {
        const rules = {}
        for (const rule of more.rules)
            if (more.valueOf(rule) !== rule.usual)
                rules[rule.id] = more.valueOf(rule)
        return { lexicon: more.lexicon, houseWords: more.houseWords, houseRules: rules, clock: more.clock.time === "" ? {} : more.clock }
    }
    // Some rules need another one to be as they say.
    function matters(rule: var): bool {
        const needs = rule.needs ?? {}
        return Object.keys(needs).every(id => more.open.some(other => other.id === id && more.valueOf(other) === needs[id]))
    }
    function valueOf(rule: var): string { return more.houseRules[rule.id] ?? rule.usual }
    function choose(rule: string, value: string): void { more.houseRules = Object.assign({}, more.houseRules, { [rule]: value }) }
    function setClock(part: string, value: string): void { more.clock = Object.assign({}, more.clock, { [part]: value }) }

    spacing: Theme.unit

    PickerLine {
        objectName: "lexicon"
        title: qsTr("Word list")
        options: more.choices.lexicons
        current: more.lexicon
        onChosen: id => more.lexicon = id
    }
    Paragraph {
        objectName: "lexiconNote"
        visible: text !== ""
        text: Array.from(more.choices.lexicons).find(entry => entry.id === more.lexicon)?.note ?? ""
    }
    FieldLine {
        objectName: "houseWords"
        title: qsTr("House words")
        value: more.last.houseWords ?? ""
        example: qsTr("BRR adds a word, -AA removes one")
        onEdited: text => more.houseWords = text
    }
    // All lines are there, and those that say nothing now are hidden: made anew after a choice, they would lose the focus.
    Repeater {
        model: more.open

        PickerLine {
            id: line

            required property var modelData

            objectName: modelData.id
            visible: more.matters(modelData)
            title: modelData.name
            options: modelData.options
            current: more.valueOf(modelData)
            onChosen: id => more.choose(line.modelData.id, id)
        }
    }
    PickerLine {
        objectName: "time"
        title: qsTr("Clock")
        options: Object(more.choices.clocks).time
        current: more.clock.time
        onChosen: id => more.setClock("time", id)
    }
    PickerLine {
        objectName: "increment"
        visible: more.clock.time.startsWith("total")
        title: qsTr("Increment")
        options: Object(more.choices.clocks).increment
        current: more.clock.increment
        onChosen: id => more.setClock("increment", id)
    }
    PickerLine {
        objectName: "atZero"
        visible: more.clock.time !== ""
        title: qsTr("Overtime")
        options: Object(more.choices.clocks).atZero
        current: more.clock.atZero
        onChosen: id => more.setClock("atZero", id)
    }
    PickerLine {
        objectName: "pauses"
        visible: more.clock.time !== ""
        title: qsTr("Pauses")
        options: Object(more.choices.clocks).pauses
        current: more.clock.pauses
        onChosen: id => more.setClock("pauses", id)
    }
    NamedLine {
        title: qsTr("Own variant")

        TextButton {
            objectName: "openVariant"
            width: parent?.width ?? 0
            symbol: "folder"
            text: qsTr("Open a variant file…")
            onClicked: more.variantRequested()
        }
    }
}
