import QtQuick
import Storeys
import Storeys.Table

// Why a tile may not lie where it is: shown while it is held there, and for a moment after it was let go. Also tells
// why typing was refused, and what else a key asked for.
Notice {
    id: notice

    required property Hand hand
    required property Announcer announcer
    property string last: ""       // what was told last, "" once its time is over
    property bool narrow: false     // no buttons stand beside it
    property bool informs: false    // `last` is no refusal

    function tell(why: string): void {
        notice.informs = false
        notice.last = why
        pause.restart()
    }
    function inform(words: string): void {
        notice.tell(words)
        notice.informs = true
    }
    function dismiss(): void { notice.last = "" }

    warning: hand.reason !== "" || !informs
    objectName: "boardMessage"
    text: hand.reason !== "" ? hand.reason : last
    width: Math.min(Math.ceil(oneLine), Math.round(460 * Theme.scale), parent.width - (narrow ? 4 : 20) * Theme.unit)

    Connections {
        target: notice.hand

        function onRefused(why: string): void {
            notice.tell(why)
            notice.announcer.say(why)
        }
    }
    Connections {
        target: notice.hand.view.cursor

        function onRefused(why: string): void { notice.tell(why) }
    }
    Timer {
        id: pause

        interval: Math.max(2500, 60 * notice.last.length)       // long enough to read
        onTriggered: notice.dismiss()
    }
}
