import QtQuick
import Storeys
import Storeys.Table

// Says what went wrong or, if nothing did, what was done out of sight or that a word list has unused lines. It stays
// until it is dismissed or no longer true; otherwise it takes no room.
Item {
    id: problem

    required property GameTable gameTable
    property string news: ""        // what was done out of sight
    property list<string> hidden    // the messages that were dismissed, until there is none
    readonly property string wrong: gameTable.notices.problem || gameTable.away.trouble || gameTable.records.shelf.problem || gameTable.analysis.problem
                                  || gameTable.notices.settings
    readonly property string message: wrong !== "" ? wrong : news !== "" ? news : gameTable.records.wordListNote

    onMessageChanged: if (problem.message === "") problem.hidden = []
    visible: notice.present
    height: visible ? notice.height : 0

    Notice {
        id: notice

        shown: problem.message !== "" && !Array.from(problem.hidden).includes(problem.message)
        text: problem.message
        warning: problem.wrong !== ""
        dismissable: true
        onDismissed: {
            problem.hidden = Array.from(problem.hidden).concat([problem.message])
            if (problem.wrong === problem.gameTable.notices.settings)
                problem.gameTable.notices.dismissDamage()
        }
    }
}
