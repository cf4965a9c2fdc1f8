import QtQuick3D
import Storeys.Scene

// The grain of the table.
Texture {
    textureData: WoodTexture {}
    mipFilter: Texture.Nearest
    tilingModeHorizontal: Texture.Repeat
    tilingModeVertical: Texture.Repeat
}
