import Storeys
import Storeys.Scene

// A saved game's board, small.
BoardPicture {
    rim: Theme.p.rim
    square: Theme.p.rackWell
    storeys: Theme.p.storeys
    ink: Theme.p.ink
    font: Theme.displayFont
}
