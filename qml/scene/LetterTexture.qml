import QtQuick3D
import Storeys.Scene

// The letters and numbers of all tiles. Levels of detail are not blended, which keeps letters sharp at grazing angles.
Texture {
    textureData: LetterAtlas {}
    generateMipmaps: true
    mipFilter: Texture.Nearest
    tilingModeHorizontal: Texture.ClampToEdge
    tilingModeVertical: Texture.ClampToEdge
}
