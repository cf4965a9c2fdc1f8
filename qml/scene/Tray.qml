import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The moulded tray in which tiles lie: that of the board, of one of its storeys, of the rack or of the reserve.
Model {
    id: tray

    required property int rows
    required property int columns
    // Not var: in compiled QML a binding can't convert a var to a list of numbers or colours.
    property list<int> starts: []       // start squares
    property list<string> kinds: []     // of squares; this and the next four: as in BoardShape
    property list<int> owners: []
    property list<rect> plates: []
    property list<int> sides: []
    property list<int> stars: []
    property list<int> heights: []      // tiles on each square
    property bool isRack: false
    property bool cast: false           // stacks cast painted shadows, where there is no shadow map

    geometry: TrayGeometry {
        rows: tray.rows
        columns: tray.columns
        starts: tray.starts
        kinds: tray.kinds
        owners: tray.owners
        plates: tray.plates
        stars: tray.stars
        premiums: Theme.p.premiums
        plaques: [Theme.p.yellowPlaque, Theme.p.slatePlaque, Theme.p.plumPlaque, Theme.p.stonePlaque]
        walls: [Theme.p.wall, Theme.p.wallLit, Theme.p.wallJoint]
        sides: tray.sides
        lanes: Theme.p.lanes
        asteroids: Theme.p.asteroids
        starlight: Theme.p.starlight
        seats: Theme.p.seats
        miniBoards: [Theme.p.miniBoard, Theme.p.miniBoardEdge]
        isRack: tray.isRack
        rim: Theme.p.rim
        well: tray.isRack ? Theme.p.rackWell : Theme.p.well
        pad: Theme.p.pad
        start: Theme.p.start
        inlay: Theme.p.inlay
    }
    materials: CustomMaterial {
        property TextureInput shade: TextureInput {
            texture: Texture {
                tilingModeHorizontal: Texture.ClampToEdge
                tilingModeVertical: Texture.ClampToEdge
                textureData: ContactShade { rows: tray.rows; columns: tray.columns; heights: tray.heights; cast: tray.cast }
            }
        }
        property vector2d shadeSize: Qt.vector2d(tray.columns + 2, tray.rows + 2).times(10)
        property real useShade: tray.isRack ? 0 : 1
        // 0: no shade in the well. Where it is lighter than the pads, it is an outline.
        property real depth: Theme.p.well.hslLightness < Theme.p.pad.hslLightness ? 1 : 0
        property real fill: Theme.p.fill
        property real roughness: Theme.p.roughness + 0.15
        property real specular: Theme.p.specular

        shadingMode: CustomMaterial.Shaded
        vertexShader: "tray.vert"
        fragmentShader: "tray.frag"
    }
}
