import QtQuick
import Storeys
import Storeys.Table

// One meaning of a word: the word that it is a form of, its part of speech, and the definition.
Paragraph {
    id: meaning

    required property wordMeaning modelData
    readonly property string lead: Array.of(modelData.base === "" ? "" : qsTr("form of %1").arg(modelData.base), modelData.part)
        .filter(text => text !== "").join(", ")

    color: Theme.p.text
    text: lead === "" ? modelData.gloss : qsTr("%1: %2").arg(lead).arg(modelData.gloss)
}
