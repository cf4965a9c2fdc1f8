#include "played_game.h"

#include "record/play_text.h"
#include "rules/formed_words.h"
#include "table/text/square_text.h"

#include <QRegularExpression>
#include <QSignalSpy>

#include <algorithm>

namespace storeys::test {

// ---- all hands

QString Hands::letterOf(Tile tile) const
{
    return symbolText(position().variant().tiles.alphabet, Tile::of(tile.letter()));
}

QString Hands::typed(Tile tile) const
{
    return QString::fromStdString(position().variant().tiles.alphabet.face(tile.letter()).spelling).toLower();
}

QList<int> Hands::slotsOf(const std::vector<Tile>& tiles) const
{
    QStringList rack = view().rack();
    QList<int> places;
    for (const Tile tile : tiles) {
        const auto slot = rack.indexOf(symbolText(position().variant().tiles.alphabet, tile));
        places += static_cast<int>(slot);
        if (slot >= 0)
            rack[slot].clear();
    }
    return places;
}

bool Hands::waitForSheet(const char* name) const
{
    return QTest::qWaitFor([&] { return m_window.shows(name); }, patience);
}

bool Hands::waitForNoSheet() const
{
    return QTest::qWaitFor([&] { return !m_window.dialogs()->property("open").toBool(); }, patience);
}

QString Hands::compared(const Play& play) const
{
    const DraftPlay& draft = *view().draft();
    if (!view().canPlay())
        return "the play is not legal: " + draft.reason();
    const auto isLaid = [&](Square square) { return draft.at(square) && draft.at(square)->isBlocker(); };
    if (!std::ranges::is_permutation(draft.lifted(), play.blockersOff))
        return QString("%1 blockers are taken off, not %2").arg(draft.lifted().size()).arg(play.blockersOff.size());
    if (!std::ranges::all_of(play.blockersOn, isLaid))
        return "a blocker does not lie there";
    return draft.claims() == play.claims ? QString() : "other words are claimed";
}

// ---- by mouse

QString MouseHands::lay(const Placement& placement)
{
    const Tile held = placement.tile.unplayed();
    const int slot = held.isReserve() ? view().tiles().blankSlot() : slotsOf({held}).front();
    const int square = numberOf(placement.square);
    if (slot < 0)
        return "the tile is not on the rack";
    window().drag(window().placeInRack(slot), window().topOf(square));
    if (placement.tile.isBlank()
        && !(waitForSheet("LetterDialog") && window().click("letter" + letterOf(placement.tile)) && waitForNoSheet()))
        return "the letter of a blank can't be chosen";
    return view().draft()->at(placement.square) ? QString() : QString("a tile does not lie on %1").arg(square);
}

QString MouseHands::play(const Play& play)
{
    for (const Placement& placement : play.placements)
        if (const QString problem = lay(placement); !problem.isEmpty())
            return problem;
    for (const Square square : play.blockersOff)
        QTest::mouseClick(window().window(), Qt::LeftButton, Qt::NoModifier, window().topOf(numberOf(square)));
    for (const Square square : play.blockersOn)
        window().drag(window().placeInRack(view().tiles().blockerSlot()), window().topOf(numberOf(square)));
    if (!play.claims.empty()
        && !(QTest::qWaitFor([&] { return window().item("wordsStep") != nullptr; }, patience)
             && window().click("wordsStep")))
        return "words can't be drawn";
    for (const Claim& claim : play.claims) {
        std::vector<QPoint> points;
        for (const Square square : claim)
            points.push_back(window().topOf(numberOf(square)));
        window().dragAlong(points);
    }
    if (const QString problem = compared(play); !problem.isEmpty())
        return problem;
    QTest::qWait(0); // the button is where it is to be
    return window().click("playButton") ? QString() : "the button that plays can't be clicked";
}

bool MouseHands::clickTiles(const std::vector<Tile>& tiles)
{
    return std::ranges::all_of(slotsOf(tiles), [&](int slot) { return window().click(QString("tile%1").arg(slot)); });
}

QString MouseHands::exchange(const Exchange& exchange)
{
    return window().click("exchangeTileButton") && waitForSheet("ExchangeDialog") && clickTiles(exchange.tiles)
                   && window().click("exchangeButton") && waitForNoSheet()
               ? QString()
               : "tiles can't be exchanged";
}

QString MouseHands::pass()
{
    return window().click("passTurnButton") && waitForSheet("PassDialog") && window().click("passButton")
                   && waitForNoSheet()
               ? QString()
               : "the turn can't be passed";
}

QString MouseHands::answer(const CardChoice& choice)
{
    if (choice == CardChoice())
        return window().click("declineButton") ? QString() : "the card can't be declined";
    for (const Square square : choice.squares)
        if (!window().click(QString::number(numberOf(square))))
            return "the blocker can't be chosen";
    return clickTiles(choice.tiles) && window().click("goButton") ? QString() : "the card can't be answered";
}

QString MouseHands::goOn()
{
    return window().click("cardFace") ? QString() : "the card can't be clicked away";
}

// ---- by keys

void KeyHands::moveCursor(Square to)
{
    if (!cursor().isShown())
        window().key(Qt::Key_Left); // shows it
    const Square at = position().board.squareAt(cursor().square());
    for (int column = at.column; column != to.column; column += to.column > column ? 1 : -1)
        window().key(to.column > column ? Qt::Key_Right : Qt::Key_Left);
    for (int row = at.row; row != to.row; row += to.row > row ? 1 : -1)
        window().key(to.row > row ? Qt::Key_Down : Qt::Key_Up);
}

QString KeyHands::keysFor(Tile tile) const
{
    return (tile.isReserve() ? "*" : tile.isBlank() ? "?" : "") + typed(tile);
}

void KeyHands::typeLetters(const QString& letters)
{
    const Alphabet& alphabet = position().variant().tiles.alphabet;
    QString text = letters;
    for (const QChar letter : u"ßœ") {
        const QString tiles = QString::fromStdString(alphabet.spelled(QString(letter).toStdString())).toLower();
        if (tiles.size() == 2) // after "?" it would ask for two blanks
            text.replace(QRegularExpression("(?<![?*])" + tiles), letter);
    }
    window().type(text);
    m_words += text + ' ';
}

// From the beginning of the word on or, if letters of the board are left out, from its first new tile on.
void KeyHands::typeLine(const Play& play)
{
    const FormedWord word = formedWords(position().board, play).front();
    const bool isWhole = view().shape().canStack || m_plays % 2 == 0;
    const auto first = isWhole ? word.squares.begin() : std::ranges::find_if(word.squares, &WordSquare::placed);
    QString keys, there; // there: letters of the board since the last new tile
    const auto typeOver = [&] {
        keys += there;
        m_typedOver += static_cast<int>(there.size());
    };
    for (auto at = first; at != word.squares.end(); ++at) {
        if (!at->placed) {
            there += typed(Tile::of(at->top.letter()));
            continue;
        }
        const QString tile = keysFor(at->top);
        if (isWhole || there.startsWith(tile.front())) // else this key would be taken for the letter that is there
            typeOver();
        there.clear();
        keys += tile;
    }
    if (isWhole)
        typeOver();
    moveCursor(first->square);
    if (cursor().isDown() != (word.direction == Direction::Down))
        window().key(Qt::Key_Space);
    typeLetters(keys);
}

void KeyHands::typeTiles(const Play& play)
{
    for (const Placement& placement : play.placements) {
        moveCursor(placement.square);
        typeLetters(keysFor(placement.tile));
    }
}

// In one go where it lies in a line, else tile by tile.
QString KeyHands::typeWord(const Play& play)
{
    const QSignalSpy refused(&cursor(), &TypingCursor::refused);
    if (play.claims.empty())
        typeLine(play);
    else
        typeTiles(play);
    if (!refused.isEmpty())
        return refused[0][0].toString() + " in " + m_words;
    const auto isLaid = [&](const Placement& placement) {
        const auto* laid = view().draft()->at(placement.square);
        return laid && laid->placement == placement;
    };
    return std::ranges::all_of(play.placements, isLaid) ? QString()
                                                        : "other tiles lie there than those typed: " + m_words;
}

QString KeyHands::write(const Play& play)
{
    const auto isField = [&] { return window().window()->activeFocusItem()->objectName() == "entryField"; };
    window().key(Qt::Key_L, Qt::ControlModifier);
    if (!QTest::qWaitFor(isField, patience))
        return "there is no line to write in";
    QString text = QString::fromStdString(playText(position().board, play, position().variant().tiles.alphabet));
    static const QRegularExpression blank(R"((?<!\*)(\[\p{Ll}+\]|\p{Ll})(?![^[]*\]))");
    window().type(text.replace(blank, "?\\1")); // lower case is a blank in records only
    window().key(Qt::Key_Return);
    window().key(Qt::Key_Escape); // leaves the line, and the tiles where they are
    return QTest::qWaitFor([&] { return !isField(); }, patience) ? QString() : "the line is not left";
}

// The path may be another one that spells the same.
QString KeyHands::claim(const Claim& claim)
{
    ClaimPen& pen = *cursor().claims();
    QString word;
    for (const Square square : claim)
        word += typed(view().draft()->at(square) ? view().draft()->at(square)->placement.tile
                                                 : position().board.top(square));
    typeLetters(word);
    const auto isShown = [&] {
        QList<int> squares;
        for (const Square square : claim)
            squares += numberOf(square);
        return !pen.lines().isEmpty() && pen.lines().back().squares == squares;
    };
    for (int i = 0; i < 50 && !isShown(); ++i)
        window().key(Qt::Key_Space);
    if (!isShown())
        return "no path of " + word + " is the one that is meant";
    window().key(Qt::Key_Return);
    return pen.isDrawing() ? word + " is not claimed" : QString();
}

QString KeyHands::play(const Play& play)
{
    const bool isWritten =
        play.blockersOff.empty() && play.blockersOn.empty() && play.claims.empty() && ++m_plays % 5 == 0;
    if (const QString problem = isWritten ? write(play) : typeWord(play); !problem.isEmpty())
        return problem;
    for (const auto& squares : {play.blockersOff, play.blockersOn}) {
        for (const Square square : squares) {
            moveCursor(square);
            window().type("#");
        }
    }
    if (!play.claims.empty())
        window().key(Qt::Key_Return); // goes on to the words
    for (const Claim& path : play.claims)
        if (const QString problem = claim(path); !problem.isEmpty())
            return problem;
    if (const QString problem = compared(play); !problem.isEmpty())
        return problem;
    window().key(Qt::Key_Return);
    return {};
}

void KeyHands::choose(const std::vector<Tile>& tiles)
{
    for (const Tile tile : tiles)
        window().type(tile.isBlank() ? QString("?") : typed(tile).left(1));
}

QString KeyHands::exchange(const Exchange& exchange)
{
    window().key(Qt::Key_E, Qt::ControlModifier);
    if (!waitForSheet("ExchangeDialog"))
        return "tiles can't be exchanged";
    choose(exchange.tiles);
    window().key(Qt::Key_Return);
    return waitForNoSheet() ? QString() : "the exchange is not confirmed";
}

QString KeyHands::pass()
{
    window().key(Qt::Key_P, Qt::ControlModifier);
    if (!waitForSheet("PassDialog"))
        return "the turn can't be passed";
    window().key(Qt::Key_Tab); // from the button that keeps the turn
    window().key(Qt::Key_Return);
    return waitForNoSheet() ? QString() : "the pass is not confirmed";
}

QString KeyHands::answer(const CardChoice& choice)
{
    if (choice == CardChoice()) {
        for (int i = 0; i < 10 && window().window()->activeFocusItem()->objectName() != "declineButton"; ++i)
            window().key(Qt::Key_Tab);
        if (window().window()->activeFocusItem()->objectName() != "declineButton")
            return "no key leads to what declines";
        window().key(Qt::Key_Return);
        return {};
    }
    const QList<int> blockers = window().gameTable().cards()->blockers();
    for (const Square square : choice.squares)
        for (auto i = blockers.indexOf(numberOf(square)); i >= 0; --i)
            window().key(Qt::Key_Right);
    choose(choice.tiles);
    window().key(Qt::Key_Return);
    return {};
}

QString KeyHands::goOn()
{
    window().key(Qt::Key_Return);
    return {};
}

// ---- what was met

namespace {

struct Counted
{
    const char* name;
    int Met::*count;
};
constexpr Counted counted[] = {
    {"yellow blanks", &Met::yellowBlanks}, {"blockers", &Met::blockers}, {"lifted", &Met::lifted},
    {"replaced", &Met::replaced},          {"cards", &Met::cards},       {"changes", &Met::changes},
    {"removals", &Met::removals},          {"refusals", &Met::refusals}, {"claims", &Met::claims}};

} // namespace

bool Met::covers(const Met& wanted) const
{
    return std::ranges::all_of(counted, [&](const Counted& one) { return this->*one.count >= wanted.*one.count; });
}

QString Met::text() const
{
    QStringList parts;
    for (const Counted& one : counted)
        parts += QString("%1: %2").arg(one.name).arg(this->*one.count);
    return parts.join(", ");
}

// ---- the game

QString PlayedGame::begin(const GameStart& start)
{
    m_window.gameTable().keepIn({m_folder.filePath("records"), m_folder.filePath("state")});
    if (const QString problem = m_window.open(start); !problem.isEmpty())
        return problem;
    const auto dealing = [&] { return m_window.table()->property("dealing").toBool(); };
    if (dealing())
        m_window.key(Qt::Key_Return); // ends the draw for the start
    return dealing() ? "the draw for the start goes on" : QString();
}

QString PlayedGame::takeTurn(Hands& hands, Adviser& adviser)
{
    const CardShow& cards = *m_window.gameTable().cards();
    if (m_window.shows("CardSheet") && cards.mostTiles() + cards.mostSquares() == 0)
        return hands.goOn();
    const Action action = adviser.choose(viewOf(game().position(), game().position().turn));
    if (const auto* choice = std::get_if<CardChoice>(&action))
        return hands.answer(*choice);
    if (const auto* play = std::get_if<Play>(&action))
        return hands.play(*play);
    if (const auto* exchange = std::get_if<Exchange>(&action))
        return hands.exchange(*exchange);
    return hands.pass();
}

QString PlayedGame::playToTheEnd(Hands& hands)
{
    Adviser adviser(game().setup().seed);
    GameTable& table = m_window.gameTable();
    const auto cardLies = [&] { return table.cards()->isOwn() && !table.cards()->card().title.isEmpty(); };
    while (true) {
        const auto isAsked = [&] { return cardLies() ? m_window.shows("CardSheet") : table.view()->mayAct(); };
        if (!QTest::qWaitFor([&] { return isAsked() || table.live()->isOver(); }, patience))
            return "the person is not asked";
        if (table.live()->isOver())
            return {};
        const auto turns = game().turns().size();
        const QString card = table.cards()->card().title;
        const auto where = [&](const QString& problem) { return QString("turn %1: %2").arg(turns + 1).arg(problem); };
        if (const QString problem = takeTurn(hands, adviser); !problem.isEmpty())
            return where(problem);
        const auto isDone = [&] { return game().turns().size() > turns || table.cards()->card().title != card; };
        if (!QTest::qWaitFor(isDone, patience))
            return where("nothing came of it");
    }
}

QString PlayedGame::checkRecord()
{
    const QList<SavedGame> finished = m_window.gameTable().records()->shelf()->finished();
    if (finished.size() != 1)
        return "the game is not among the finished ones";
    GameTable other(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    if (const QString problem = other.records()->open(finished[0].file); !problem.isEmpty())
        return problem;
    if (!other.live()->isOver())
        return "the game of the record is not over";
    Position read = other.game()->position();
    read.book = game().position().book; // read anew, it is another one
    if (read != game().position())
        return "the record leads to another position";
    const TableView& view = *m_window.gameTable().view();
    if (view.stacks() != other.view()->stacks() || view.reserve() != other.view()->reserve())
        return "the window shows something else than the record";
    if (m_window.gameTable().results()->end() != other.results()->end())
        return "the record ends in another way";
    return {};
}

QString PlayedGame::checkDialog()
{
    if (!QTest::qWaitFor([&] { return m_window.shows("ResultDialog"); }, patience))
        return "the result is not shown";
    const GameEnd end = m_window.gameTable().results()->end();
    const auto isShown = [&](const QString& text) {
        const auto* sheet = m_window.dialog()->property("contentItem").value<QQuickItem*>();
        QList<QQuickItem*> items = sheet->childItems();
        for (qsizetype i = 0; i < items.size(); ++i) {
            if (items[i]->isVisible() && items[i]->property("text").toString() == text)
                return true;
            items += items[i]->childItems();
        }
        return false;
    };
    if (!isShown(end.reason))
        return "the dialog does not say how it ended: " + end.reason;
    for (const SeatResult& row : end.rows) {
        const QString told = end.counted ? QString::number(row.total) : row.distance;
        if (!isShown(told))
            return "the dialog does not say what came out: " + told;
    }
    return {};
}

QString PlayedGame::checkEnd()
{
    const QString problem = checkDialog();
    return problem.isEmpty() ? checkRecord() : problem;
}

Met PlayedGame::met()
{
    Met met;
    GameTable& table = m_window.gameTable();
    for (std::size_t n = 0; n < game().turns().size(); ++n) {
        const Turn& turn = game().turns()[n];
        if (!table.live()->isHere(turn.seat))
            continue;
        if (const auto* choice = std::get_if<CardChoice>(&turn.action))
            ++(!choice->tiles.empty() ? met.changes : !choice->squares.empty() ? met.removals : met.refusals);
        met.cards += static_cast<int>(std::ranges::count_if(
            turn.events, [](const Event& event) { return std::holds_alternative<event::CardDrawn>(event.what); }));
        const auto* play = std::get_if<Play>(&turn.action);
        if (!play || turn.isWithdrawal())
            continue;
        met.yellowBlanks += static_cast<int>(
            std::ranges::count_if(play->placements, [](const Placement& placed) { return placed.tile.isReserve(); }));
        met.blockers += static_cast<int>(play->blockersOn.size());
        met.lifted += static_cast<int>(play->blockersOff.size());
        met.replaced += static_cast<int>(std::ranges::count_if(play->placements, [&](const Placement& placed) {
            return game().positionBefore(n).board.isBlocked(placed.square);
        }));
        met.claims += static_cast<int>(play->claims.size());
    }
    return met;
}

} // namespace storeys::test
