import Storeys

// Small, soft text.
SilentLabel {
    color: Theme.p.soft
    font.pixelSize: Theme.caption
}
