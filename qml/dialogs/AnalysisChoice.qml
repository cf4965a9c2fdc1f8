import QtQml

// What was chosen in the analysis, for when it comes back after a look at a turn.
QtObject {
    id: choice

    property string page: "key"
    property string player: ""          // number of the seat; "": all players
    property int turn: 0                // looked at last; 0: none

    function reset(): void {
        choice.page = "key"
        choice.player = ""
        choice.turn = 0
    }
}
