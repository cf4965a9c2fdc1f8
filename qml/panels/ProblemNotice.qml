import QtQuick
import Storeys

// What went wrong, until it is hidden or over. Takes no room otherwise.
Item {
    id: problem

    required property var session
    property string hidden: ""      // the message that was read and hidden
    readonly property string message: session.problem !== "" ? session.problem : session.shelf.problem

    visible: notice.present
    height: visible ? notice.height : 0

    Notice {
        id: notice

        shown: problem.message !== "" && problem.message !== problem.hidden
        text: problem.message
        dismissable: true
        onDismissed: {
            problem.hidden = problem.message
            problem.session.shelf.dismissProblem()
        }
    }
}
