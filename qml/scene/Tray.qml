import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The moulded tray in which tiles lie: that of the board, of one of its storeys, of the rack or of the reserve.
Model {
    id: tray

    required property int rows
    required property int columns
    property BoardLook look: ThemeLook { rows: tray.rows; columns: tray.columns }     // by default of plain squares
    property list<int> heights: []      // tiles on each square; not var: compiled QML can't convert a var to a list of numbers
    property bool isRack: false
    property real margin: 6             // of a board, round its squares
    property bool cast: false           // stacks cast painted shadows, where there is no shadow map

    geometry: TrayGeometry {
        look: tray.look
        isRack: tray.isRack
        margin: tray.margin
        rim: Theme.p.rim
        well: tray.isRack ? Theme.p.rackWell : Theme.p.well
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
        // 0: no shade in the well. A well that is lighter than the pads serves as their outline.
        property real depth: Theme.p.well.hslLightness < Theme.p.pad.hslLightness ? 1 : 0
        property real fill: Theme.p.fill
        property real roughness: Theme.p.roughness + 0.15
        property real specular: Theme.p.specular

        vertexShader: "tray.vert"
        fragmentShader: "tray.frag"
    }
}
