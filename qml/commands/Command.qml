import QtQml
import Storeys

// Something that can be done in the window. What shows it, a button, a line of the menu, a row of the page of keys, takes its text,
// its icon, its keys and its state from here.
QtObject {
    id: command

    required property string name
    property string group: ""               // of the menu, "" = in none
    property string symbol: ""              // name of an icon
    required property string text
    property list<string> sequences: []     // of keys, as a Shortcut has them
    property list<string> aliases: []       // which work too, and are not told
    property string keys: KeyNames.text(sequences)      // as a person reads them, "" = none
    property bool enabled: true             // it can be done now
    property bool offered: true             // it belongs to this game at all
    property bool marked: false             // its line in the menu has a check mark while it is in force
    property bool on: false                 // it is in force
    property bool always: false             // also while a dialog is open
    property bool atStart: false            // also in the first dialogs, before anything is started

    signal triggered(string sequence)       // "" by a line or a button

    // How far the arrow of a sequence points to the right, and up.
    function right(sequence: string): int { return Number(sequence.endsWith("Right")) - Number(sequence.endsWith("Left")) }
    function up(sequence: string): int { return Number(sequence.endsWith("Up")) - Number(sequence.endsWith("Down")) }
}
