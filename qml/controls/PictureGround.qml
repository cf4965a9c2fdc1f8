import Storeys
import Storeys.Scene
import Storeys.Table

// The squares of a small board, in the colours of the theme.
BoardGround {
    id: ground

    required property boardShape shape

    look: ThemeLook { shape: ground.shape }
}
