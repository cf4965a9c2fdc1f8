import QtQml
import Storeys

// Something that can be done in the window. A button, a line of the menu or a row of the page of keys takes its text,
// icon, keys and state from here.
QtObject {
    required property string name
    property string group: ""               // in the menu; "": in none
    property string now: text               // the text, naming what it would act on now, for buttons and menus
    property string symbol: ""              // name of an icon
    required property string text
    property list<string> sequences: []     // of keys, as for a Shortcut
    property list<string> aliases: []       // further sequences, which no text mentions
    property string keys: KeyNames.text(sequences)      // for people; "": none
    property bool enabled: true             // whether it can be done now
    property string why: ""                 // why it can't, a sentence that its keys say; "": they do nothing
    property bool offered: true             // whether this game has it at all
    property bool marked: false             // whether its line in the menu has a check mark while `on`
    property bool on: false                 // whether it is in force, such as full screen
    property bool always: false             // also works while a dialog is open
    property bool atStart: false            // also works in the first dialogs, before any game

    signal triggered(string sequence)       // that was pressed; "" from a line or a button

    // How far the arrow key in a sequence points to the right (1, 0 or -1), and up.
    function right(sequence: string): int { return Number(sequence.endsWith("Right")) - Number(sequence.endsWith("Left")) }
    function up(sequence: string): int { return Number(sequence.endsWith("Up")) - Number(sequence.endsWith("Down")) }
}
