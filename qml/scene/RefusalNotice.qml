import QtQuick
import Storeys
import Storeys.Table

// Why a tile may not lie there: while it is held there, and a moment longer after it was let go.
Notice {
    id: notice

    required property Hand hand
    required property Announcer announcer
    property string last: ""
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
