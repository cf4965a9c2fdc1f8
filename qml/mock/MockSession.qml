import QtQuick

// The session as QML sees it, without C++: every property, function and signal that GameSession (app/desktop) has,
// with a mid-game position in it, so that each scene, panel and dialog opens and can be tried by itself.
// Squares are numbers: row * columns + column, from the top left. A tile is its symbol, one character A–Z,
// or a–z for a blank that stands for it and ? for one on the rack; symbolText() gives what its face shows ("Qu" for Q).
QtObject {
    id: mock

    property bool fresh: false          // at the start of a game: nothing lies on the board yet

    // ---- the game -------------------------------------------------------------------------------------------------
    property string variant: "stack10"
    property string variantName: qsTr("10 × 10")
    property int rows: 10
    property int columns: 10
    property int stackLimit: 5
    property list<int> startSquares: [44, 45, 54, 55]
    property string lexiconName: "standard"
    property bool inGame: true          // false before the first game and after it was left
    property bool over: false           // the game has ended; result is set
    property int turn: 0                // seat to move, -1 when over
    property bool humanTurn: true       // a person is to move: the draft can be played
    property bool thinking: false       // a computer is to move
    property int bagCount: 18           // tiles left to draw
    property bool canPlay: laid.legal
    property bool canPass: humanTurn
    property bool canExchange: humanTurn && bagCount > 0
    property string problem: ""         // something went wrong (a file that can't be read, no 3D): to be shown as a notice

    // ---- what some variants have, as data ----------------------------------------------------------------------------
    property list<string> squareKinds: []   // by square: "2L", "3W" where a letter or word is multiplied, "" elsewhere; [] = nowhere
    // what stands on the tiles, by letter from A on: "Qu", or "Q 10" where letters have points
    property list<string> tileFaces: Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ", letter => letter === "Q" ? "Qu" : letter)
    property list<string> blankLetters: []  // symbols that a blank, "?" on a rack, can stand for; lower case on the board
    property int maxExchange: canExchange ? 1 : 0   // tiles in one turn

    // ---- typing: where the next letter goes --------------------------------------------------------------------------
    property QtObject cursor: MockCursor {}

    // ---- board: draft tiles included -------------------------------------------------------------------------------
    property list<string> stacks: []    // rows * columns strings of symbols, bottom first, "" = empty
    property list<int> marks: []        // of the top tile of each square: 0 none, 1 last play, 2 draft, 3 draft at fault
    property list<int> faults: []       // squares at fault of an illegal draft, empty ones included

    // ---- rack of the person at this screen, in their order ---------------------------------------------------------
    property list<string> rack: ["A", "E", "", "S", "", "G", "O"]   // seven slots; "" = nothing there now (laid, or none left)
    property string rackOwner: "You"

    readonly property var laid: draft   // the same, of a type that lets its properties be read here

    // ---- the draft: tiles laid, not yet played ---------------------------------------------------------------------
    property QtObject draft: QtObject {
        property int count: 2           // tiles laid
        property bool legal: true
        property int score: 17
        property int bonus: 0           // points in the score for using all seven tiles
        property string reason: ""      // why the draft can't be played, StyledText; "" if legal or empty
        // words formed, main word first: their tiles, what each of them adds, and the arithmetic
        property var words: [{
            word: "SHARK", score: 17, arithmetic: "5 + 3 + 2 + 3 + 4",
            chips: [{ face: "S", height: 5, points: 5, laid: false, fault: false }, { face: "H", height: 3, points: 3, laid: true, fault: false },
                    { face: "A", height: 2, points: 2, laid: false, fault: false }, { face: "R", height: 3, points: 3, laid: true, fault: false },
                    { face: "K", height: 4, points: 4, laid: false, fault: false }] }]
    }

    // ---- lists -----------------------------------------------------------------------------------------------------
    property var players: ListModel {   // name, note ("to play", "computer, greedy"), points, tiles (on the rack), atTurn, computer
        ListElement { name: "You"; note: "to play"; points: 96; tiles: 7; atTurn: true; computer: false }
        ListElement { name: "Ada"; note: "computer, greedy"; points: 104; tiles: 7; atTurn: false; computer: true }
    }
    property var history: ListModel {   // number (from 1), who, what (words, or "passed"), sum ("5 + 6"), points, play (false: pass, exchange), latest, hints (taken), words (what it means)
        ListElement { number: 15; who: "You"; what: "NET · LEAN"; sum: "5 + 7"; points: 12; play: true; latest: false; hints: 0; words: [] }
        ListElement { number: 16; who: "Ada"; what: "exchanged 1 tile"; sum: ""; points: 0; play: false; latest: false; hints: 0; words: [] }
        ListElement { number: 17; who: "You"; what: "WOOD"; sum: "5"; points: 5; play: true; latest: false; hints: 2; words: [] }
        ListElement { number: 18; who: "Ada"; what: "PLUS · NETS"; sum: "5 + 6"; points: 11; play: true; latest: true; hints: 0; words: [] }
    }

    // ---- looking back: an earlier position on the board; nothing can be laid meanwhile -------------------------------
    property QtObject historyView: QtObject {
        id: look

        property bool active: false
        property int turn: 18               // turns taken before what is shown
        property int count: 18              // turns taken in all
        // the turn that led there: who, what, play (false: pass, exchange), points, words and bonus as in the draft; {} at the start
        property var entry: ({ who: "You", what: "SHARK", play: true, points: 17, bonus: 0, words: mock.laid.words })

        function show(turn: int): void {
            look.turn = Math.max(0, Math.min(look.count, turn))
            look.active = look.turn < look.count
        }
        function back(): void { look.show(look.turn - 1) }
        function forward(): void { look.show(look.turn + 1) }
        function first(): void { look.show(0) }
        function leave(): void { look.show(look.count) }
    }

    // ---- how a stack came to be: layers(square), text(square) ---------------------------------------------------------
    property QtObject story: MockStory { session: mock }

    // ---- help --------------------------------------------------------------------------------------------------------
    property QtObject hint: QtObject {
        property int step: 0                // 0 no hint yet, 1 the area, 2 the squares, 3 the play
        property bool busy: false
        property string text: ""            // StyledText
        property string play: ""            // at step 3, "5D W..."
        property list<int> squares: []      // that the hint points at
        property list<string> tiles: []     // and on the rack: a symbol for each tile
    }
    property QtObject nearest: QtObject {   // to an illegal draft, "" = none
        property string text: ""
        property int score: 0
    }
    property QtObject dictionary: MockDictionary {}
    property QtObject statistics: MockStatisticsTable {}
    property QtObject analysis: MockAnalysis {}     // of the whole game
    property bool canHint: humanTurn
    property bool canUndo: true             // back to the person's last turn
    property bool canRedo: false

    function giveHint(): void { }
    function undoTurn(): void { }
    function redoTurn(): void { }
    // Tiles in the bag and on other racks, counted; racks are those of the others.
    function unseen(): var {
        const counts = { A: 3, B: 1, C: 0, D: 2, E: 5, G: 1, I: 2, L: 1, N: 3, O: 2, Qu: 1, S: 2, T: 2, Y: 0 }
        return { tiles: Object.keys(counts).map(face => ({ face: face, count: counts[face] })), total: 25, vowels: 12,
                 consonants: 13, blanks: 0, bag: 18, racks: [{ name: "Ada", tiles: 7 }] }
    }

    // ---- learning ----------------------------------------------------------------------------------------------------
    property QtObject lesson: MockLesson {}
    property QtObject guide: MockGuide {}

    // ---- for those who hear it ---------------------------------------------------------------------------------------
    property QtObject speech: QtObject {
        property bool active: false         // a screen reader or the like is there
        property list<string> squares: []   // by square, "row 5, column D, W on M, height 2"; [] while nobody listens
        property list<string> layers: []    // by square, what lies under the top tile
        property list<string> places: Array.from(mock.rack, (tile, at) => qsTr("%1, %2 of 7").arg(tile).arg(at + 1))   // of the rack
    }
    property QtObject announcer: QtObject {
        property string text: ""            // what has just happened

        signal told()

        function say(sentence: string): void {
            text = sentence
            told()
        }
    }

    // ---- start and end ---------------------------------------------------------------------------------------------
    property var variants: [{ id: "stack10", name: qsTr("10 × 10"), note: qsTr("100 tiles"), rules: someRules },
                            { id: "stack8", name: qsTr("8 × 8"), note: qsTr("64 tiles"), rules: someRules.slice(0, 1) }]
    property var levels: [{ id: "greedy", name: qsTr("Greedy") }, { id: "random", name: qsTr("Random") }]
    // what the start dialog shows first: the last choice
    property var lastSetup: ({ variant: "stack10", players: [{ name: "You", level: "" }, { name: "Ada", level: "greedy" }] })
    // the draw for who starts: rounds, each a list of { name, tile (text) }; more than one round after a tie
    property var startDraw: ({ first: "You", rounds: [[{ name: "You", tile: "C" }, { name: "Ada", tile: "R" }]] })
    // the end: reason (text) and a row per seat, best first
    property var result: ({ reason: qsTr("Ada has played the last tile."),
        rows: [{ name: "You", points: 120, tilesLeft: "", subtraction: 0, gain: 0, timePenalty: 0, total: 120, winner: true },
               { name: "Ada", points: 118, tilesLeft: "A Qu", subtraction: 10, gain: 0, timePenalty: 0, total: 108, winner: false }] })

    // ---- kept games ------------------------------------------------------------------------------------------------
    property bool resumed: false        // the game was not begun but gone on with
    property bool lookOnly: false       // a record that can't be gone on with is shown: nobody is to move
    property QtObject shelf: MockShelf {}
    // Goes on with the game of a record file (a path or a URL), or shows it; says why not, or "".
    function open(file: string): string { return "" }
    function exportName(): string { return "You-Ada.gcg" }          // a name for the file to export to
    // Writes the record of the game in the window to a file; says why not, or "".
    function exportTo(file: string): string { return "" }
    function exportStatistics(file: string): string { return "" }   // the same of all statistics, as CSV

    // ---- more choices for a start ----------------------------------------------------------------------------------
    // variants have rules: { id, name, usual, fewest, most (players it matters to), needs (other rules: value by id), options: [{ id, name }] }
    readonly property var someRules: [
        { id: "mode", name: qsTr("Who checks words"), usual: "dictionary", fewest: 2, most: 4,
          options: [{ id: "dictionary", name: qsTr("The dictionary") }, { id: "challenge", name: qsTr("The players, by challenge") }] },
        { id: "challenge-penalty", name: qsTr("A challenge can cost"), usual: "void", fewest: 2, most: 4, needs: { mode: "challenge" },
          options: [{ id: "void", name: qsTr("Nothing") }, { id: "double", name: qsTr("Either one's turn") }] },
        { id: "first-player", name: qsTr("Who begins"), usual: "drawn", fewest: 2, most: 4,
          options: [{ id: "drawn", name: qsTr("Drawn by tiles") }, { id: "listed", name: qsTr("The first in the list") }] },
        { id: "plural", name: qsTr("A play of just one S"), usual: "on", fewest: 1, most: 4,
          options: [{ id: "on", name: qsTr("Not allowed") }, { id: "off", name: qsTr("Allowed") }] },
        { id: "solo-penalty", name: qsTr("Tiles left at the end"), usual: "on", fewest: 1, most: 1,
          options: [{ id: "on", name: qsTr("Cost points") }, { id: "off", name: qsTr("Cost nothing") }] }]
    property var lexicons: [{ id: "standard", name: qsTr("Standard") }, { id: "kids", name: qsTr("Kids") }]
    property var clocks: ({ time: [{ id: "", name: qsTr("No clock") }, { id: "total=600", name: qsTr("10 minutes each") }, { id: "turn=60", name: qsTr("1 minute a turn") }],
        increment: [{ id: "", name: qsTr("Nothing more") }, { id: "increment=5", name: qsTr("5 seconds a turn more") }],
        atZero: [{ id: "at-zero=points", name: qsTr("Lose 10 points a minute") }, { id: "at-zero=game", name: qsTr("Lose the game") }] })
    function again(): string { return "" }              // the same players and rules, other tiles; says why not, or ""

    // ---- challenges ------------------------------------------------------------------------------------------------
    property var challengers: []        // names of the persons who may challenge the last play, the likeliest first
    property var challengeable: ({})    // that play: who, words (text), rule (sentences: what a challenge may lead to)
    // the last challenge: challenger, player, dictionary, words: { word, good }, withdrawn, consequence (a sentence), byComputer
    property var challengeOutcome: ({ challenger: "You", player: "Ada", dictionary: "standard", withdrawn: true, byComputer: false,
        words: [{ word: "PLUSK", good: false }, { word: "NETS", good: true }], consequence: qsTr("The tiles go back, and Ada plays again.") })
    function challenge(name: string): void { }

    // ---- several persons at this screen ----------------------------------------------------------------------------
    property bool covered: false        // the rack is hidden until its owner asks for it with showRack()
    property string lastTurn: qsTr("Ada: PLUS · NETS, 11 points")
    property int personCount: 1
    property real cameraSide: 1         // where the person sits from whom the board is seen: 1 right … -1 left
    property bool turnCamera: true      // can be set
    function showRack(): void { covered = false }

    // ---- clock and solo --------------------------------------------------------------------------------------------
    // times by seat ("12:05"; none without a clock), late by seat; held: nobody loses time, can be set
    property QtObject clock: QtObject {
        property bool on: false
        property list<string> times: []
        property var late: []
        property bool held: false
    }
    property bool solo: false
    property int freeExchanges: 5
    property var toBeat: ({})           // of the best result so far: total, name
    // tables of variant, lexicon and rows: rank, total, name, date, bestWord, bestWordPoints, bestPlay, bestPlayPoints, latest
    property var soloResults: [{ variant: "stack10", lexicon: "standard", rows: [
        { rank: 1, total: 412, name: "You", date: "03/11/2026", bestWord: "QUICKEST", bestWordPoints: 22, bestPlay: "QUICKEST · NETS", bestPlayPoints: 50, latest: true },
        { rank: 2, total: 388, name: "Ann", date: "01/11/2026", bestWord: "SHARK", bestWordPoints: 17, bestPlay: "SHARK · LEAN", bestPlayPoints: 24, latest: false }] }]

    // ---- commands --------------------------------------------------------------------------------------------------
    // setup: { variant, players: [{ name, level }] }; level "" = a person. Says why not, or "".
    function newGame(setup: var): string { return "" }
    function symbolText(symbol: string): string { return symbol === "Q" ? "Qu" : symbol }
    // Why a tile of the rack slot (or, with fromSquare >= 0, the laid tile there) can never lie on that square, or "".
    function refusal(slot: int, fromSquare: int, square: int): string { return String(stacks[square]).length >= 5 ? qsTr("This stack is full.") : "" }
    // From rack slot to square, a blank with the symbol it stands for; false if refused.
    function lay(slot: int, square: int, letter: string): bool { return false }
    // A laid tile to another square; a blank keeps its letter where it is given none.
    function relay(from: int, to: int, letter: string): bool { return false }
    function takeBack(square: int, slot: int): void { }               // a laid tile to a rack slot (-1: its old place)
    function takeBackLast(): void { }
    function takeBackAll(): void { }
    function moveInRack(from: int, to: int): void { }                 // slots; the others close up
    function shuffleRack(): void { }
    function sortRack(): void { }
    function play(): void { }
    function pass(): void { }
    function exchange(places: var): void { }                          // rack slots
    function playOnFromHere(): void { }                               // a new game from what historyView shows

    // ---- what plays changed --------------------------------------------------------------------------------------------
    // watching: the last play is still being shown, and computers wait for it, as they do while it is away: the board can't be
    // seen; telling: what it changed can still be read, and the result waits; pace: how long things take, against the usual
    property QtObject audience: QtObject {
        property bool watching: false
        property bool away: false
        property bool telling: false
        property real pace: 1
    }
    // A play that has just been made, or with back taken off again: who, own (a person laid it here), points, bonus, and words
    // as in the draft, with was (the words that stood there, a list) and in each chip was (a face, "" if none) and wasHeight. If it
    // is one of several turns that were taken back, or again, turns is how many.
    signal wordsChanged(var change)
    readonly property var someChange: ({ who: "Ada", own: false, back: false, points: 14, bonus: 0, words: [
        { word: "WOOL", score: 7, arithmetic: "2 + 1 + 1 + 3", factor: 1, was: ["WOOD"], chips: [
            { face: "W", height: 2, points: 2, laid: false, fault: false, was: "W", wasHeight: 2 },
            { face: "O", height: 1, points: 1, laid: false, fault: false, was: "O", wasHeight: 1 },
            { face: "O", height: 1, points: 1, laid: false, fault: false, was: "O", wasHeight: 1 },
            { face: "L", height: 3, points: 3, laid: true, fault: false, was: "D", wasHeight: 2 }] },
        { word: "LEAP", score: 7, arithmetic: "3 + 1 + 1 + 2", factor: 1, was: [], chips: [
            { face: "L", height: 3, points: 3, laid: true, fault: false, was: "D", wasHeight: 2 },
            { face: "E", height: 1, points: 1, laid: true, fault: false, was: "", wasHeight: 0 },
            { face: "A", height: 1, points: 1, laid: true, fault: false, was: "", wasHeight: 0 },
            { face: "P", height: 2, points: 2, laid: true, fault: false, was: "T", wasHeight: 1 }] }] })

    // ---- news ------------------------------------------------------------------------------------------------------
    // Tiles that came down on the board by somebody else's play: { square, tile, level (0 = on the board) }, in the order to show.
    signal tilesLanded(var tiles)
    signal tileLaid(int level, int square, int slot)    // by a person, onto so many others, from a slot of the rack (-1: moved)
    signal played()                     // a person's play stands
    signal tilesWithdrawn(var tiles)    // the same, that leave the board after a challenge
    signal challengeDecided()
    // The same, when a look back or an undo takes them up, or a person takes them back; with slot those that go to the rack.
    signal tilesLifted(var tiles)
    signal gameStarted()
    signal gameEnded()

    function setUp(): void {
        const rowsText = ["", "....(Q)(AE)(S)(DNPT)..", "(BTCHS)(EA)(NRL)(KT).(C).(OI)..", "(TNH)..(AO).(H).(P)..", "(IA)..(MW)(O)(O)(DL)..(GP)",
            "(RCR)..(LN)..(E)..(L)", "(PLNK)(I)(AT)...(A)..(U)", "..(OA)...(RPN)(E)(T)(S)", "..(NDPR).....(I).", "....(LRCS)(T)(O)(DN)(TMLSE)."]
        const s = [], m = []
        for (const row of rowsText) {
            const cells = row === "" || mock.fresh ? Array(10).fill(".") : row.match(/\.|\([A-Z]+\)/g)
            for (const cell of cells) { s.push(cell === "." ? "" : cell.slice(1, -1)); m.push(0) }
        }
        if (!mock.fresh) {
            for (const square of [49, 59, 69, 79]) m[square] = 1
            for (const square of [30, 50]) m[square] = 2
        }
        stacks = s
        marks = m
    }

    Component.onCompleted: mock.setUp()
}
