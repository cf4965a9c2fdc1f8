import QtQuick

// The typing cursor, as TypingCursor (app/desktop), without C++: it never shows.
QtObject {
    property bool shown: false
    property int square: 44
    property bool down: false           // direction

    signal refused(string why)          // a letter laid nothing

    // A key that GameKeys has no other use for; false if it means nothing here either.
    function press(key: int, text: string, shift: bool): bool { return false }
    function point(square: int): void { }               // shows it there, or turns it
    function layText(text: string): string { return "" }    // "5D W..."; says what is wrong, or ""
}
