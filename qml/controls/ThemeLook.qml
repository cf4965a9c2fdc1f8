import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The squares of a board, in the colours of the theme.
BoardLook {
    id: look

    property boardShape shape

    rows: look.shape.rows
    columns: look.shape.columns
    kinds: look.shape.squareKinds
    owners: look.shape.squareOwners
    plates: look.shape.plates
    stars: look.shape.stars
    startSquares: look.shape.startSquares
    sides: look.shape.squareSides
    ink: Theme.p.premiumInk
    pad: Theme.p.pad
    premiums: Theme.p.premiums
    plaques: [Theme.p.yellowPlaque, Theme.p.slatePlaque, Theme.p.plumPlaque, Theme.p.stonePlaque]
    inks: [Theme.p.yellowInk, Theme.p.premiumInk, Theme.p.premiumInk, Theme.p.stoneInk]
    walls: [Theme.p.wall, Theme.p.wallLit, Theme.p.wallJoint]
    lanes: Theme.p.lanes
    asteroids: Theme.p.asteroids
    starlight: Theme.p.starlight
    seats: Theme.p.seats
    miniBoards: [Theme.p.miniBoard, Theme.p.miniBoardEdge]
    starts: [Theme.p.start, Theme.p.inlay, Theme.p.startInk]
}
