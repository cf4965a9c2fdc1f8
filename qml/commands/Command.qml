import QtQml

// Something that can be done in the window: a line of the menu, some keys, a row of the page of the keys.
QtObject {
    required property string name
    property string group: ""               // of the menu, "" = in none
    property string symbol: ""              // name of an icon
    required property string text
    property string keys: ""                // as a person reads them, "" = none
    property list<string> sequences: []     // the same, as Shortcut has them
    property bool enabled: true             // it can be done now
    property bool offered: true             // it belongs to this game at all
    property bool on: false                 // it is in force: the line has a check mark
    property bool always: false             // also while a dialog is open

    signal triggered(string sequence)       // "" by a line or a button
}
