import QtQuick
import Storeys

// What went wrong, until it is hidden or over. Takes no room otherwise.
Item {
    id: problem

    required property var session
    property string hidden: ""      // the message that was read and hidden

    visible: session.problem !== "" && session.problem !== hidden
    height: visible ? notice.height : 0

    Notice {
        id: notice

        text: problem.session.problem
        dismissable: true
        onDismissed: problem.hidden = problem.session.problem
    }
}
