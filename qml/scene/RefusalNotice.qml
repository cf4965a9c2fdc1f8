import QtQuick
import Storeys
import Storeys.Table

// Why a tile may not lie where it is: shown while it is held there, and for a moment after it was let go. Also tells
// why typing was refused.
Notice {
    id: notice

    required property Hand hand
    required property Announcer announcer
    property string last: ""       // the last refusal, "" once its time is over
    property bool narrow: false     // no buttons stand beside it

    function tell(why: string): void {
        notice.last = why
        pause.restart()
    }
    function dismiss(): void { notice.last = "" }

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

        interval: 2500
        onTriggered: notice.dismiss()
    }
}
