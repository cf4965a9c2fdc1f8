import Storeys

// Explanatory text of a few sentences.
WrappedLabel {
    color: Theme.p.soft
    lineHeight: 1.15
}
