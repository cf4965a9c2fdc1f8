import QtQml

// Where the project is at home.
QtObject {
    readonly property string home: "https://storeys.github.io"
    readonly property string faults: "https://github.com/storeys/storeys/issues"     // to report them
}
