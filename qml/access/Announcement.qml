import QtQuick
import Storeys.Table

// Tells screen readers what has just happened: an unseen notice that appears anew for every piece of news.
Item {
    id: news

    required property Announcer announcer

    objectName: "announcement"
    width: 1
    height: 1
    visible: false
    Accessible.role: Accessible.Notification
    Accessible.name: announcer.text

    Connections {
        target: news.announcer

        function onTold(): void {
            // Hidden and shown again: screen readers then read it as a new notice.
            news.visible = false
            news.visible = true
        }
    }
}
