import QtQuick

// The session as QML sees it, without C++: every property, function and signal that GameSession (app/table) has,
// with a mid-game position in it, so that each scene, panel and dialog opens and can be tried by itself.
// Squares are numbers: row * columns + column, from the top left. A tile is its symbol, one character A–Z,
// or a–z for a blank that stands for it and ? for one on the rack; symbolText() gives what its face shows ("Qu" for Q).
QtObject {
    id: mock

    property bool fresh: false          // at the start of a game: nothing lies on the board yet
    readonly property MockPosition position: MockPosition { fresh: mock.fresh }

    // ---- the game -------------------------------------------------------------------------------------------------
    property string variant: "stack10"
    property string variantName: qsTr("10 × 10")
    property int rows: 10
    property int columns: 10
    property int stackLimit: 5
    readonly property bool canStack: stackLimit > 1
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
    property bool passEndsGame: false
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
    property QtObject draft: MockDraft {}

    // ---- lists -----------------------------------------------------------------------------------------------------
    property var players: MockPlayers {}    // name, note ("to play", "computer, greedy"), points, tiles (on the rack), atTurn, computer
    // number (from 1), who, what (words, or "passed"), sum ("5 + 6"), points, play (false: pass, exchange), latest, hints (taken), words (what it means)
    property var history: MockHistory {}

    // ---- looking back: an earlier position on the board; nothing can be laid meanwhile -------------------------------
    property QtObject historyView: MockHistoryView { words: mock.laid.words }

    // ---- how a stack came to be: layers(square), text(square) ---------------------------------------------------------
    property QtObject story: MockStory { session: mock }

    // ---- help --------------------------------------------------------------------------------------------------------
    property QtObject hint: QtObject {
        property int step: 0                // 0 no hint yet, 1 the area, 2 the squares, 3 the play
        property bool busy: false
        property string text: ""            // StyledText
        property string play: ""            // at step 3, "5D W..."
        property string word: ""            // and the word that it makes
        property list<int> squares: []      // that the hint points at
        property list<string> tiles: []     // and on the rack: a symbol for each tile
    }
    property QtObject nearest: QtObject {   // to an illegal draft, "" = none
        property string text: ""            // "5D W..."
        property string word: ""
        property string place: ""           // "D5 across"
        property int score: 0
    }
    property QtObject dictionary: MockDictionary {}
    property QtObject statistics: MockStatisticsTable {}
    property QtObject analysis: MockAnalysis {}     // of the whole game
    property bool canHint: humanTurn
    property string noHints: ""             // why this game gives none, "" = it does
    property bool canUndo: true             // back to the person's last turn
    property bool canRedo: false
    property bool stuck: false              // a person is to move and can make no play; never told in challenge mode

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
    property QtObject speech: MockSpeech { rack: mock.rack }
    property QtObject announcer: MockAnnouncer {}

    // ---- start and end ---------------------------------------------------------------------------------------------
    readonly property MockChoices choices: MockChoices {}
    property var variants: choices.variants     // id (of one that is not built in a file, or all its rules), name, note, rules, own
    property var refusedVariants: []            // files of the player's that are no variants: each with what is wrong with it
    // Lists the variant of a file too; says why not, or "". listedVariant(): its id in the list.
    function openVariant(file: string): string { return "" }
    function listedVariant(file: string): string { return file }
    property var levels: choices.levels         // id, name, note, usual (for a player who is added)
    property string wordsLanguage: ""           // that they are English, where the interface is not
    property var lexicons: choices.lexicons     // id, name, note
    property var clocks: choices.clocks         // time, increment, atZero, pauses: each { id, name }
    // what the start dialog shows first: the last choice
    property var lastSetup: ({ variant: "stack10", players: [{ name: "You", level: "" }, { name: "Ada", level: "greedy" }] })
    // the draw for who starts: rounds, each a list of { name, tile (text), symbol }; more than one round after a tie
    property var startDraw: ({ first: "You", rounds: [[{ name: "You", tile: "C", symbol: "C" }, { name: "Ada", tile: "R", symbol: "R" }]] })
    // Whether that is the person who gave no name, to whom sentences speak: "You start", not "You starts".
    function isYou(name: string): bool { return name === "You" }
    readonly property MockResults results: MockResults {}
    // the end: reason (text), person (who alone has won, if it is one, else ""), and a row per seat, best first
    property var result: results.end

    // ---- kept games ------------------------------------------------------------------------------------------------
    property bool resumed: false        // the game was not begun but gone on with
    property bool lookOnly: false       // a record that can't be gone on with is shown: nobody is to move
    property string lookOnlyReason: lookOnly ? qsTr("The record does not tell what is in the bag, so this game can't be gone on with.") : ""
    property QtObject shelf: MockShelf {}
    // Goes on with the game of a record file (a path or a URL), or shows it; says why not, or "".
    function open(file: string): string { return "" }
    function exportName(ending: string): string { return "You-Ada" + ending }      // a name for the file to export to
    // Writes the record of the game in the window to a file; says why not, or "".
    function exportTo(file: string): string { return "" }
    function exportPicture(file: string): string { return "" }      // the same of a picture of the board
    function exportPage(file: string): string { return "" }         // the same of a page to print
    function exportStatistics(file: string): string { return "" }   // the same of all statistics, as CSV

    function again(): string { return "" }              // the same players and rules, other tiles; says why not, or ""

    // ---- challenges ------------------------------------------------------------------------------------------------
    property var challengers: []        // names of the persons who may challenge the last play, the likeliest first
    property var challengeable: ({})    // that play: who, words (text), rule (sentences: what a challenge may lead to)
    // the last challenge: challenger, player, dictionary, words: { word, good }, withdrawn, consequence (a sentence), byComputer
    property var challengeOutcome: results.challenge
    function challenge(seat: int, turn: int): void { }

    // ---- several persons at this screen ----------------------------------------------------------------------------
    property bool covered: false        // the rack is hidden until its owner asks for it with showRack()
    property string lastTurn: qsTr("Ada: PLUS · NETS, 11 points")
    property int personCount: 1
    property real cameraSide: 1         // where the person sits from whom the board is seen: 1 right … -1 left
    property bool turnCamera: true      // can be set
    property bool offensiveWords: false // can be set: whether computers, hints and analysis propose them
    function showRack(): void { covered = false }

    // ---- clock and solo --------------------------------------------------------------------------------------------
    // times by seat ("12:05"; none without a clock), late by seat; held: nobody loses time, can be set
    property QtObject clock: QtObject {
        property bool on: false
        property list<string> times: []
        property var late: []
        property string warning: ""     // for the player to move: little time left, or none
        property bool paused: false     // by a person, can be set
        property int pauses: 0          // so far
    }
    property bool solo: false
    property int freeExchanges: 5
    property var toBeat: ({})           // of the best result so far: total, name
    // tables of variant, lexicon, rows and withHints: rank, total, name, date, bestWord, bestWordPoints, bestPlay, bestPlayPoints, hints, latest
    property var soloResults: results.solo

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
    property QtObject flow: QtObject {
        property bool showing: false
        property real pace: 1
    }
    // A play that has just been made, or with back taken off again: who, own (a person laid it here), points, bonus, and words
    // as in the draft, with was (the words that stood there, a list) and in each chip was (a face, "" if none) and wasHeight. If it
    // is one of several turns that were taken back, or again, turns is how many. A computer's pass or exchange has no words, but news:
    // a sentence.
    signal wordsChanged(var change)

    // ---- news ------------------------------------------------------------------------------------------------------
    // Tiles that came down on the board by somebody else's play: { square, tile, level (0 = on the board) }, in the order to show.
    signal tilesLanded(var tiles)
    signal tileLaid(int level, int square, int slot)    // by a person, onto a stack of level tiles, from a slot of the rack (-1: moved)
    signal played()                     // a person's play stands
    signal tilesWithdrawn(var tiles)    // the same, that leave the board after a challenge
    signal challengeDecided()
    // The same, when a look back or an undo takes them up, or a person takes them back; with slot those that go to the rack.
    signal tilesLifted(var tiles)
    signal gameStarted()
    signal gameEnded()

    function setUp(): void {
        stacks = position.stacks
        marks = position.marks
    }

    Component.onCompleted: mock.setUp()
}
