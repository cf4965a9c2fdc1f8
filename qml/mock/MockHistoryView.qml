import QtQuick

// A look back at earlier positions, as HistoryView (app/desktop) has it for QML, without C++: after 18 turns.
QtObject {
    id: look

    required property var words         // of the turn that is shown, as the draft has them
    property bool active: false
    property int turn: 18               // turns taken before what is shown
    property int count: 18              // turns taken in all
    // the turn that led there: who, what, play (false: pass, exchange), points, words and bonus as in the draft; {} at the start
    property var entry: ({ who: "You", what: "SHARK", play: true, points: 17, bonus: 0, words: look.words })

    function show(turn: int): void {
        look.turn = Math.max(0, Math.min(look.count, turn))
        look.active = look.turn < look.count
    }
    function back(): void { look.show(look.turn - 1) }
    function forward(): void { look.show(look.turn + 1) }
    function first(): void { look.show(0) }
    function leave(): void { look.show(look.count) }
}
