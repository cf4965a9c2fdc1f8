pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene
import Storeys.Table

// What lies on the board, and the coordinates on its rim: what the first frame of a new game can do without.
Node {
    id: pieces

    required property TableView view
    required property CardShow cards
    required property HintGiver hint
    required property string quality
    required property BoardSpace space
    required property real cellPixels       // as in TileMaterial
    required property real pixelRatio
    required property UprightLetters upright
    required property Explosion explosion
    required property bool heightMap
    required property list<int> lifted      // squares whose top tile is in the hand or in the air
    required property string held           // the tile that a hand holds over the board, "" = none
    required property vector3d heldAt
    required property int heldFrom          // the square that it was taken from, -1 = none
    required property int target            // the square that it would go to, -1 = none
    required property bool refused          // it may not go there
    required property real shaken           // as in Shake
    readonly property alias material: tileMaterial
    readonly property alias heldTile: heldTile

    Coordinates { rows: pieces.space.rows; columns: pieces.space.columns; size: pieces.explosion.coordinates; angle: pieces.upright.angle }
    // Each of these is there or not.
    Repeater3D {
        model: pieces.view.shape.squareKinds.length > 0 || pieces.view.shape.stars.length > 0 ? 1 : 0

        Premiums { view: pieces.view; angle: pieces.upright.angle }
    }
    Repeater3D {
        model: pieces.view.cursor.shown && !pieces.explosion.seen ? 1 : 0

        CursorMark { view: pieces.view; space: pieces.space; shaken: pieces.shaken }
    }
    TileMaterial {
        id: tileMaterial

        letters: LetterTexture {}
        cellPixels: pieces.cellPixels
        pixelRatio: pieces.pixelRatio
        turned: pieces.upright.turned
        limit: pieces.view.shape.stackLimit
        mapped: pieces.heightMap ? 1 : 0
        contactShade: pieces.quality === "low" ? 1 : 0.6      // together with that of the shadow map
    }
    Tiles {
        view: pieces.view
        quality: pieces.quality
        material: tileMaterial
        lifted: pieces.lifted
        explosion: pieces.explosion
        heightMap: pieces.heightMap
        space: pieces.space
    }
    Node {
        visible: !pieces.explosion.seen

        HintSquares { view: pieces.view; cards: pieces.cards; hint: pieces.hint; space: pieces.space }
        Faults { view: pieces.view; space: pieces.space }
    }
    DropTarget {
        space: pieces.space
        square: pieces.target
        refused: pieces.refused
    }
    HeldTile {
        id: heldTile

        at: pieces.heldAt
        lay: pieces.space.place(Math.max(0, pieces.heldFrom), pieces.space.height(pieces.heldFrom)).plus(Qt.vector3d(0, Measures.draftLift, 0))
        lays: pieces.heldFrom >= 0
        symbol: pieces.held
        faces: pieces.view.shape.tileFaces
        material: tileMaterial
    }
}
