import QtQuick

// What can be chosen for a game, as GameSession (app/desktop) has it for QML, without C++.
QtObject {
    id: choices

    property var variants: [{ id: "stack10", name: qsTr("10 × 10"), note: qsTr("100 tiles"), rules: choices.rules },
                            { id: "stack8", name: qsTr("8 × 8"), note: qsTr("64 tiles"), rules: choices.rules.slice(0, 1) }]
    // usual: for a player who is added
    property var levels: [{ id: "greedy", name: qsTr("Greedy"), note: qsTr("Always takes the highest score"), usual: false },
                          { id: "random", name: qsTr("Random"), note: qsTr("Takes any play, good or bad"), usual: false },
                          { id: "casual", name: qsTr("Casual"), note: qsTr("Knows common words and misses some plays"), usual: true }]
    // variants have rules: { id, name, usual, fewest, most (players it matters to), needs (other rules: value by id), options: [{ id, name }] }
    readonly property var rules: [
        { id: "mode", name: qsTr("Who checks words"), usual: "dictionary", fewest: 2, most: 4,
          options: [{ id: "dictionary", name: qsTr("The dictionary") }, { id: "challenge", name: qsTr("The players, by challenge") }] },
        { id: "challenge-penalty", name: qsTr("A challenge can cost"), usual: "void", fewest: 2, most: 4, needs: { mode: "challenge" },
          options: [{ id: "void", name: qsTr("Nothing") }, { id: "double", name: qsTr("Either one's turn") }] },
        { id: "first-player", name: qsTr("Who begins"), usual: "drawn", fewest: 2, most: 4,
          options: [{ id: "drawn", name: qsTr("Drawn by tiles") }, { id: "listed", name: qsTr("The first in the list") }] },
        { id: "plural", name: qsTr("A play of just one S"), usual: "on", fewest: 1, most: 4,
          options: [{ id: "on", name: qsTr("Not allowed") }, { id: "off", name: qsTr("Allowed") }] },
        { id: "solo-penalty", name: qsTr("Tiles left at the end"), usual: "on", fewest: 1, most: 1,
          options: [{ id: "on", name: qsTr("Cost points") }, { id: "off", name: qsTr("Cost nothing") }] }]
    property var lexicons: [{ id: "standard", name: qsTr("Standard"), note: qsTr("All words, rare ones too") },
                            { id: "kids", name: qsTr("Kids"), note: qsTr("Words that children know") }]
    property var clocks: ({ time: [{ id: "", name: qsTr("No clock") }, { id: "total=600", name: qsTr("10 minutes each") }, { id: "turn=60", name: qsTr("1 minute a turn") }],
        increment: [{ id: "", name: qsTr("Nothing more") }, { id: "increment=5", name: qsTr("5 seconds a turn more") }],
        atZero: [{ id: "at-zero=points", name: qsTr("Lose 10 points a minute") }, { id: "at-zero=game", name: qsTr("Lose the game") }],
        pauses: [{ id: "", name: qsTr("Allowed") }, { id: "pauses=no", name: qsTr("None") }] })
}
