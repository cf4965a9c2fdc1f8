import QtQuick
import Storeys

// What a play scores besides its words, a line each.
Column {
    id: lines

    required property int bonus         // for all tiles of the rack; 0: none
    required property int starBonus     // for joined stars; 0: none
    property bool counted: true         // whether the points are shown
    readonly property bool any: bonus > 0 || starBonus > 0

    width: parent?.width ?? 0
    visible: any

    SumLine {
        objectName: "sumOfBonus"
        visible: lines.bonus > 0
        label: qsTr("All tiles placed")
        points: lines.bonus
        counted: lines.counted
    }
    SumLine {
        visible: lines.starBonus > 0
        label: qsTr("Stars joined")
        points: lines.starBonus
        counted: lines.counted
    }
}
