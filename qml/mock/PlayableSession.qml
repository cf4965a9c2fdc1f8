import Storeys

// The mock with tiles that can be moved: enough of a session to try the table by hand. It knows no rule but full stacks.
MockSession {
    id: session

    function put(square: int, symbol: string): void {
        session.stacks = Array.from(session.stacks).map((stack, i) => i === square ? stack + symbol : stack)
        session.marks = Array.from(session.marks).map((mark, i) => i === square ? 2 : mark)
        session.laid.count += 1
    }
    function lift(square: int): string {
        const symbol = session.stacks[square].slice(-1)
        session.stacks = Array.from(session.stacks).map((stack, i) => i === square ? stack.slice(0, -1) : stack)
        session.marks = Array.from(session.marks).map((mark, i) => i === square ? 0 : mark)
        session.laid.count -= 1
        return symbol
    }
    function fill(slot: int, symbol: string): void {
        session.rack = Array.from(session.rack).map((tile, i) => i === slot ? symbol : tile)
    }
    function lay(slot: int, square: int, letter: string): bool {
        if (session.refusal(slot, -1, square) !== "")
            return false
        session.put(square, session.rack[slot] === "?" ? letter.toLowerCase() : session.rack[slot])
        session.fill(slot, "")
        return true
    }
    function relay(from: int, to: int, letter: string): bool {
        if (session.refusal(-1, from, to) !== "")
            return false
        session.put(to, session.lift(from))
        return true
    }
    function takeBack(square: int, slot: int): void {
        session.fill(slot >= 0 ? slot : session.rack.indexOf(""), session.lift(square))
    }
    function takeBackAll(): void {
        Array.from(session.marks).forEach((mark, square) => {
            if (mark >= 2)
                session.takeBack(square, -1)
        })
    }
    function moveInRack(from: int, to: int): void {
        const tiles = Array.from(session.rack)
        tiles.splice(to, 0, tiles.splice(from, 1)[0])
        session.rack = tiles
    }
    function shuffleRack(): void { session.moveInRack(0, session.rack.length - 1) }
    function sortRack(): void { session.rack = Array.from(session.rack).sort((a, b) => a === "" ? 1 : b === "" ? -1 : a < b ? -1 : 1) }
}
