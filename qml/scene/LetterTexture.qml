import QtQuick3D
import Storeys.Scene

// The faces of the tiles. The nearest level of detail keeps letters sharp at grazing angles.
Texture {
    textureData: LetterAtlas {}
    generateMipmaps: true
    mipFilter: Texture.Nearest
    tilingModeHorizontal: Texture.ClampToEdge
    tilingModeVertical: Texture.ClampToEdge
}
