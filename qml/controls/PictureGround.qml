import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The squares of a small board, in the colours of the theme.
BoardGround {
    id: ground

    required property boardShape shape
    property bool plain: true       // plain squares and those that multiply are drawn too

    rows: ground.shape.rows
    columns: ground.shape.columns
    kinds: ground.shape.squareKinds
    owners: ground.shape.squareOwners
    plates: ground.shape.plates
    stars: ground.shape.stars
    ink: Theme.p.premiumInk
    premiums: Theme.p.premiums
    plaques: [Theme.p.yellowPlaque, Theme.p.slatePlaque, Theme.p.plumPlaque, Theme.p.stonePlaque]
    inks: [Theme.p.yellowInk, Theme.p.premiumInk, Theme.p.premiumInk, Theme.p.stoneInk]
    walls: [Theme.p.wall, Theme.p.wallLit, Theme.p.wallJoint]
    sides: ground.shape.squareSides
    lanes: Theme.p.lanes
    asteroids: Theme.p.asteroids
    starlight: Theme.p.starlight
    seats: Theme.p.seats
    miniBoards: [Theme.p.miniBoard, Theme.p.miniBoardEdge]
    starts: [Theme.p.start, Theme.p.inlay, Theme.p.startInk]

    Binding on pad { when: ground.plain; value: Theme.p.pad }
    Binding on padStarts { when: ground.plain; value: ground.shape.startSquares }
}
