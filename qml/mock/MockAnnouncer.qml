import QtQuick

// What has just happened, as Announcer (app/desktop) tells it, without C++: only what it is given to say.
QtObject {
    property string text: ""            // what has just happened

    signal told()

    function say(sentence: string): void {
        text = sentence
        told()
    }
}
