pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// What lies on the board, the marks on it, and the coordinates on its rim. The first frame of a new game does without
// them.
Node {
    id: pieces

    required property PlayBoard board
    required property string quality
    required property real cellPixels       // as in TileMaterial
    required property real pixelRatio
    required property UprightLetters upright
    required property vector3d heldAt
    required property real coordinates      // their size, as in RimLabels
    readonly property alias material: tileMaterial
    readonly property alias heldTile: heldTile

    Coordinates { rows: pieces.board.space.rows; columns: pieces.board.space.columns; size: pieces.coordinates; margin: pieces.board.margin; angle: pieces.upright.angle }
    // A Repeater3D with a model of 0 or 1 creates its content on demand.
    Repeater3D {
        model: pieces.board.view.shape.squareKinds.length > 0 || pieces.board.view.shape.stars.length > 0 ? 1 : 0

        // The signs on squares that multiply a letter or a word, give something or belong to a player, turned to the
        // viewer.
        BoardSign {
            geometry: PremiumLabels {
                look: ThemeLook { shape: pieces.board.view.shape }
                angle: pieces.upright.angle
            }
            picture: PremiumAtlas { letterMark: Theme.letterMark; wordMark: Theme.wordMark }
        }
    }
    Repeater3D {
        model: pieces.board.marksCursor && !pieces.board.explosion.seen ? 1 : 0

        // The typing cursor: a frame with an arrow head on the square where the next typed letter goes, on top of its
        // stack. The arrow shows the direction in which the letters go on.
        OnStack {
            // height above the stack; a draft tile hovers
            readonly property real clear: 0.15 + (pieces.board.view.marks[square] >= 2 ? Measures.draftLift : 0)

            square: pieces.board.gameTable.cursor.square
            lift: Qt.vector3d(1.5 * pieces.board.shaken, clear, 0)
            eulerRotation.y: pieces.board.gameTable.cursor.down ? -90 : 0

            BoardSign {
                source: "#Rectangle"
                eulerRotation.x: -90
                scale: Qt.vector3d(0.15, 0.15, 1)
                picture: CursorSign { core: Theme.p.target; edge: Theme.p.targetEdge }
            }
        }
    }
    TileMaterial {
        id: tileMaterial

        faces: pieces.board.view.shape.tileFaces
        cellPixels: pieces.cellPixels
        pixelRatio: pieces.pixelRatio
        turned: pieces.upright.turned
        limit: pieces.board.view.shape.stackLimit
        mapped: pieces.board.heightMap ? 1 : 0
        contactShade: pieces.quality === "low" ? 1 : 0.6      // the shadow map adds to it
    }
    // All tiles on the board, in two draw calls: those whose face shows, and those covered by others.
    Node {
        id: tiles

        readonly property vector3d extent: {
            const shape = pieces.board.view.shape, apart = pieces.board.explosion
            const own = Qt.vector3d(shape.columns * 5, Measures.storey * shape.stackLimit + 2, shape.rows * 5)
            return apart.seen ? own.plus(Qt.vector3d(2 * apart.stepX, 30, 2 * apart.stepZ)) : own
        }

        component Entries: TileTable {
            columns: pieces.board.view.shape.columns
            stacks: pieces.board.view.stacks
            marks: pieces.board.view.marks
            lifted: pieces.board.lifted
            storeys: pieces.board.heightMap ? Theme.p.heights : Theme.p.storeys
            faces: pieces.board.view.shape.tileFaces
            face: Theme.p.face
            yellow: Theme.p.yellowFace
            blocker: Theme.p.blockerFace
            floors: pieces.board.explosion.floors
            numbered: pieces.board.heightMap
            depths: pieces.board.space.depths
        }

        Model {
            geometry: TileGeometry { extent: tiles.extent }
            materials: [tileMaterial]
            instancing: Entries {}
        }
        Model {
            geometry: TileGeometry { covered: true; corner: pieces.quality === "low" ? 1 : 2; extent: tiles.extent }
            // A simple material, as only the sides of these tiles are seen.
            materials: CustomMaterial {
                property real storey: Measures.storey
                property color shade: Theme.p.shade
                property real fill: Theme.p.fill
                property real roughness: Theme.p.roughness
                property real specular: Theme.p.specular

                vertexShader: "covered.vert"
                fragmentShader: "covered.frag"
            }
            instancing: Entries { covered: true }
        }
    }
    Node {
        visible: !pieces.board.explosion.seen

        Repeater3D {
            model: pieces.board.pointedAt

            OnStack {
                id: pointed

                required property int modelData

                square: modelData
                lift: Qt.vector3d(0, 0.12, 0)

                SquareFrame { closed: pieces.board.gameTable.cards.pointed === pointed.square }
            }
        }
        Repeater3D {
            model: pieces.board.faults

            OnStack {
                required property int modelData

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

    // A node on top of the stack on a square. It follows the stack as that grows, sinks and rises.
    component OnStack: Node {
        id: place

        required property int square        // -1: none, so the place has no meaning
        property vector3d lift              // added to the top
        property vector3d top

        function follow(): void { place.top = pieces.board.space.topOf(Math.max(0, place.square)) }

        position: top.plus(lift)
        onSquareChanged: place.follow()
        Component.onCompleted: place.follow()

        Connections {
            target: pieces.board.space

            function onChanged(): void { place.follow() }
        }
    }
}
