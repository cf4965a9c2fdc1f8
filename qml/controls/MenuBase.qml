import QtQuick.Templates as T

// What a MenuLine knows of the menu it is in, and of its submenu. Both are a MenuList, which a MenuLine can't name:
// MenuList creates MenuLines, and types of QML files must not form a cycle.
T.Menu {
    id: base

    property string name: ""       // the objectName of its line begins with it
    property string symbol: ""     // icon of its line; "": none
    property bool aiming: false     // the pointer is on its way to an open submenu, and selects no other line

    signal lineChanged()            // the text of a line has changed, with the language or the text size

    // Closes all submenus but that of the given line.
    function closeOthers(line: T.MenuItem): void {
        for (let at = 0; at < base.count; ++at) {
            const other = base.itemAt(at) as T.MenuItem
            if (other !== line && other?.subMenu?.visible)
                other.subMenu.close()
        }
    }
}
