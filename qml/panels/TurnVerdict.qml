import QtQuick
import Storeys
import Storeys.Table

// What the analysis found for the turn that is looked at; takes no room before there is one.
Paragraph {
    id: verdict

    required property GameAnalysis analysis
    required property HistoryView look
    readonly property bool found: look.turn <= analysis.done
    readonly property reviewedTurn entry: analysis.turns.at(found ? look.turn - 1 : -1)

    objectName: "verdict"
    visible: entry.judged
    text: {
        if (!verdict.entry.judged)
            return ""
        if (verdict.entry.loss < 0.1)
            return qsTr("No better play found.")
        const lost = verdict.entry.loss.toLocaleString(Qt.locale(), "f", 1)
        const best = verdict.entry.bestPlace === "" ? verdict.entry.best : qsTr("%1 at %2").arg(verdict.entry.best).arg(verdict.entry.bestPlace)
        return qsTr("Best: %1, %n point(s). This turn lost %2.", "", verdict.entry.bestPoints).arg(best).arg(lost)
    }
}
