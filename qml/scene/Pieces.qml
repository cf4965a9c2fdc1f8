pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// What lies on the board, the marks on it, and the coordinates on its rim. The first frame of a new game does without
// these.
Node {
    id: pieces

    required property PlayBoard board
    required property string quality
    required property real cellPixels       // as in TileMaterial
    required property real pixelRatio
    required property UprightLetters upright
    required property vector3d heldAt
    readonly property alias material: tileMaterial
    readonly property alias heldTile: heldTile

    Coordinates { rows: pieces.board.space.rows; columns: pieces.board.space.columns; size: pieces.board.explosion.coordinates; angle: pieces.upright.angle }
    // A Repeater3D with a model of 0 or 1 makes what it contains on demand.
    Repeater3D {
        model: pieces.board.view.shape.squareKinds.length > 0 || pieces.board.view.shape.stars.length > 0 ? 1 : 0

        Premiums { view: pieces.board.view; angle: pieces.upright.angle }
    }
    Repeater3D {
        model: pieces.board.marksCursor && !pieces.board.explosion.seen ? 1 : 0

        CursorMark { view: pieces.board.view; space: pieces.board.space; shaken: pieces.board.shaken }
    }
    TileMaterial {
        id: tileMaterial

        letters: LetterTexture {}
        cellPixels: pieces.cellPixels
        pixelRatio: pieces.pixelRatio
        turned: pieces.upright.turned
        limit: pieces.board.view.shape.stackLimit
        mapped: pieces.board.heightMap ? 1 : 0
        contactShade: pieces.quality === "low" ? 1 : 0.6      // the shadow map adds to it
    }
    Tiles {
        view: pieces.board.view
        quality: pieces.quality
        material: tileMaterial
        lifted: pieces.board.lifted
        explosion: pieces.board.explosion
        heightMap: pieces.board.heightMap
        space: pieces.board.space
    }
    Node {
        visible: !pieces.board.explosion.seen

        Repeater3D {
            model: pieces.board.pointedAt

            OnStack {
                id: pointed

                required property int modelData

                space: pieces.board.space
                square: modelData
                lift: Qt.vector3d(0, 0.12, 0)

                SquareFrame { closed: pieces.board.cards.pointed === pointed.square }
            }
        }
        Repeater3D {
            model: pieces.board.faults

            OnStack {
                required property int modelData

                space: pieces.board.space
                square: modelData
                lift: Qt.vector3d(0, 0.1, 0)

                SquareFrame {
                    closed: true
                    crossed: true
                    core: Theme.p.badMark
                    edge: Theme.p.face
                }
            }
        }
    }
    // The square where the tile in the hand would go.
    OnStack {
        space: pieces.board.space
        square: pieces.board.target
        visible: square >= 0
        lift: Qt.vector3d(0, 0.15, 0)

        SquareFrame {
            crossed: pieces.board.refused
            core: crossed ? Theme.p.badMark : Theme.p.target
            edge: crossed ? Theme.p.target : Theme.p.targetEdge
        }
    }
    HeldTile {
        id: heldTile

        at: pieces.heldAt
        lay: pieces.board.space.place(Math.max(0, pieces.board.heldFrom), pieces.board.space.height(pieces.board.heldFrom)).plus(Qt.vector3d(0, Measures.draftLift, 0))
        lays: pieces.board.heldFrom >= 0
        symbol: pieces.board.held
        faces: pieces.board.view.shape.tileFaces
        material: tileMaterial
    }
}
