import QtQuick
import Storeys.Table

// What has just happened, for screen readers: an unseen notice that appears anew for every piece of news.
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
            news.visible = false
            news.visible = true
        }
    }
}
