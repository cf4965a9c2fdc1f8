import Storeys
import Storeys.Scene

// A small picture of a saved game's board.
BoardPicture {
    rim: Theme.p.rim
    square: Theme.p.rackWell
    storeys: Theme.p.storeys
    ink: Theme.p.ink
    font: Theme.displayFont
}
