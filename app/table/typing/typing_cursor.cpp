#include "table/typing/typing_cursor.h"

#include "table/text/square_text.h"
#include "table/typing/typed_play.h"
#include "table/view/table_view.h"

namespace storeys {

TypingCursor::TypingCursor(TableView& view) : m_view(view), m_claims(view, m_square)
{
    // A word still being drawn counts, unless it lacks a letter.
    view.askBeforePlay([this] {
        if (m_claims.isDrawing() && sayAgain())
            return true;
        m_claims.end();
        return m_claims.beginWords();
    });
    connect(&view, &TableView::begun, this, &TypingCursor::reset);
    connect(&view, &TableView::changed, this, &TypingCursor::follow);
    connect(&m_claims, &ClaimPen::changed, this, [this] { m_refusal.clear(); });
    connect(&m_claims, &ClaimPen::refused, this, &TypingCursor::refused);
    connect(&m_claims, &ClaimPen::letterRefused, this, &TypingCursor::refuse);
    connect(&m_claims, &ClaimPen::drawnTo, this, [this](int square) {
        if (square != m_square || !m_shown)
            point(square);
    });
}

void TypingCursor::reset()
{
    const QList<int> starts = m_view.shape().startSquares;
    m_shown = m_down = m_atEnd = false;
    m_square = starts.value(0, m_view.shape().rows / 2 * m_view.shape().columns + m_view.shape().columns / 2);
    m_belongs.clear();
    m_passed.clear();
    m_typed.clear();
    m_seat = -1;
    emit changed();
}

int TypingCursor::lastPlay() const
{
    const auto& turns = m_view.live().game()->turns();
    const auto last = std::find_if(turns.rbegin(), turns.rend(), laidTiles);
    return last == turns.rend() ? m_view.shape().startSquares.value(0, m_square)
                                : m_view.live().position().board.indexOf(last->placed().front().square);
}

void TypingCursor::goTo(int square)
{
    m_down = false;
    settleOn(square);
}

// Moves the cursor and starts a new word there: the next letter does not continue what was typed before.
void TypingCursor::settleOn(int square)
{
    m_square = square;
    m_atEnd = false;
    m_belongs.clear();
    m_passed.clear();
    emit changed();
}

// Forgets the letters typed in a turn that is over. Hides the cursor at the end of the game.
void TypingCursor::follow()
{
    m_refusal.clear();
    if (!std::exchange(m_over, m_view.live().isOver()) && m_over && std::exchange(m_shown, false))
        emit changed();
    const qsizetype turn = m_view.live().isThere() ? static_cast<qsizetype>(m_view.live().game()->turns().size()) : 0;
    if (m_view.mayAct()) {
        const int before = std::exchange(m_seat, m_view.live().position().turn);
        if (before >= 0 && before != m_seat) // another person does not begin where the previous one left the cursor
            goTo(lastPlay());
    }
    if (turn == m_turn)
        return;
    m_turn = turn;
    m_belongs.clear();
    m_passed.clear();
    m_typed.clear();
}

// ---- keys

namespace {

// Whether the key moves or hides the cursor. Only these keys work after the end of a game.
bool showsTheBoard(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down
           || key == Qt::Key_Escape;
}

} // namespace

// A key without a meaning, such as Shift by itself, does not clear the last refusal.
bool TypingCursor::press(int key, const QString& text, bool shift)
{
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && sayAgain())
        return true;
    QString refusal = std::exchange(m_refusal, {});
    const bool isTaken = take(key, text, shift);
    if (!isTaken)
        m_refusal = std::move(refusal);
    return isTaken;
}

bool TypingCursor::take(int key, const QString& text, bool shift)
{
    if (!m_view.live().isThere() || (m_view.live().isOver() && !showsTheBoard(key)))
        return false;
    const QString row = std::exchange(m_row, {});
    if (m_claims.press(key, text, shift))
        return true;
    const With with = std::exchange(m_with, With::Tile);
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: return pressArrow(key);
    case Qt::Key_Backspace:
        while (stepBack())
            ;
        return true;
    case Qt::Key_Escape: escape(); return true;
    case Qt::Key_Space: turn(); return true;
    case Qt::Key_Home:
        m_shown = true;
        goTo(lastPlay());
        return true;
    default:
        m_with = with;
        m_row = row;
        return pressLetter(text);
    }
}

bool TypingCursor::pressArrow(int key)
{
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
    const int by = key == Qt::Key_Right || key == Qt::Key_Down ? 1 : -1;
    const int column = m_square % m_view.shape().columns + (across ? by : 0);
    const int row = m_square / m_view.shape().columns + (across ? 0 : by);
    const bool onBoard = column >= 0 && column < m_view.shape().columns && row >= 0 && row < m_view.shape().rows;
    const bool moves = std::exchange(m_shown, true) && onBoard; // an arrow only shows a hidden cursor
    settleOn(moves ? row * m_view.shape().columns + column : m_square);
    return true;
}

bool TypingCursor::pressLetter(const QString& text)
{
    const Alphabet& alphabet = m_view.live().game()->position().variant().tiles.alphabet;
    const QString letters = QString::fromStdString(alphabet.spelled(text.toStdString())); // two letters for ß
    if (letters.size() == 1 && letters.front().isLetter() && letters.front().script() != QChar::Script_Latin) {
        refuse(tr("No tile has %1. Set the keyboard to Latin letters.").arg(letters));
        return true;
    }
    const auto isTile = [&](QChar letter) { return letterOfSymbol(alphabet, letter).has_value(); };
    const bool areTiles = std::ranges::all_of(letters, isTile);
    if (text.size() != 1 || (!areTiles && letters.front().unicode() > 127))
        return false;
    if (letters.front().isDigit()) {
        m_row = m_row.right(1) + letters;
        return true;
    }
    if (const QString row = std::exchange(m_row, {}); !row.isEmpty() && letters.front().isLetter()) {
        jump(row, letters.front());
        return true;
    }
    if (!areTiles)
        return pressSign(letters.front());
    if (const QString why = typeAll(letters, std::exchange(m_with, With::Tile)); !why.isEmpty())
        refuse(why);
    return true;
}

void TypingCursor::jump(const QString& row, QChar column)
{
    const Square square{row.toInt() - 1, column.unicode() - u'A'};
    if (!m_view.live().position().board.contains(square))
        return refuse(tr("There is no square %1.").arg(row + column));
    m_shown = true;
    goTo(m_view.live().position().board.indexOf(square));
}

// Handles a sign: "?" and "*" ask for a blank, "#" for a blocker. Signs mean nothing in a game without these pieces.
bool TypingCursor::pressSign(QChar sign)
{
    const QList<ReserveHeap> heaps = m_view.reserve();
    const auto isHeld = [&](QChar symbol) { return contains(heaps, QString(symbol), &ReserveHeap::symbol); };
    if (sign == '?' && (!m_view.shape().blankLetters.isEmpty() || isHeld('*')))
        m_with = With::Blank;
    else if (sign == '*' && isHeld('*'))
        m_with = With::Yellow;
    else if (sign == blockerSymbol && isHeld(blockerSymbol))
        putBlocker();
    else
        return false;
    return true;
}

// Puts a blocker on the square, takes back one laid there, or marks or unmarks one of the board to be taken off.
void TypingCursor::putBlocker()
{
    if (!std::exchange(m_shown, true)) {
        emit changed();
        return;
    }
    const Square square = m_view.live().game()->position().board.squareAt(m_square);
    if (const auto* laid = m_view.draft()->at(square); laid && laid->isBlocker()) {
        m_view.takeBack(m_square);
    } else if (m_view.draft()->liftable().contains(m_square)) {
        m_view.liftBlocker(m_square);
    } else {
        const int slot = m_view.tiles().blockerSlot();
        const QString why =
            m_view.symbolAt(slot).isEmpty() ? tr("You have no blocker.") : m_view.refusal(slot, -1, m_square);
        if (why.isEmpty())
            m_view.lay(slot, m_square);
        else
            refuse(why);
    }
    emit changed();
}

void TypingCursor::turn()
{
    if (m_shown)
        m_down = !m_down;
    m_shown = true;
    settleOn(m_square);
}

void TypingCursor::refuse(const QString& why)
{
    m_refusal = why;
    emit refused(why);
}

bool TypingCursor::sayAgain()
{
    if (m_refusal.isEmpty())
        return false;
    emit refused(m_refusal);
    return true;
}

void TypingCursor::point(int square)
{
    if (!m_view.live().isThere() || square < 0 || square >= m_view.shape().rows * m_view.shape().columns)
        return;
    m_refusal.clear();
    if (m_shown && m_square == square) {
        turn();
        return;
    }
    m_shown = true;
    settleOn(square);
}

// Takes all tiles back and goes to where the typing began; hides the cursor if there was nothing to take back.
void TypingCursor::escape()
{
    if (!m_typed.empty())
        m_square = m_typed.front().from;
    m_shown = m_shown && (m_view.draft()->count() > 0 || !m_typed.empty());
    m_atEnd = false;
    m_belongs.clear();
    m_passed.clear();
    const bool typed = !std::exchange(m_typed, {}).empty();
    m_view.takeBackAll();
    if (typed && !stacks())
        skipOccupied();
    emit changed();
}

// Takes back the last letter; tiles laid by hand since then come first.
bool TypingCursor::stepBack()
{
    const auto& laid = m_view.draft()->laid();
    const Board& board = m_view.live().game()->position().board;
    while (!m_typed.empty() && m_typed.back().laid && !m_view.draft()->at(board.squareAt(m_typed.back().square)))
        m_typed.pop_back();
    m_atEnd = false;
    m_belongs.clear();
    const int lastLaid = laid.empty() ? -1 : board.indexOf(laid.back().placement.square);
    const bool isTyped = !m_typed.empty() && (!m_typed.back().laid || m_typed.back().square == lastLaid);
    const Step step = isTyped ? m_typed.back() : Step{m_square, m_square, true};
    if (isTyped)
        m_typed.pop_back();
    if (step.laid)
        m_view.takeBackLast();
    if (isTyped) {
        m_square = step.from;
        m_passed.clear();
        if (!stacks())
            skipOccupied();
    }
    emit changed();
    return step.more;
}

// ---- typing

// Types the letters of one key, all or none. Returns why none.
QString TypingCursor::typeAll(const QString& letters, With with)
{
    const auto before = m_typed.size();
    for (const QChar letter : letters) {
        const QString why = typeLetter(letter, with);
        while (!why.isEmpty() && m_typed.size() > before)
            stepBack();
        if (!why.isEmpty())
            return why;
    }
    for (auto step = before + 1; step < m_typed.size(); ++step)
        m_typed[step].more = true;
    return {};
}

// Types the letter or a tile of several letters that it stands for, such as the Spanish CH: an H after a C replaces the
// C by a CH of the rack; and if the rack has a CH but no C, a C lays the CH at once. A blank laid as C becomes CH too,
// because no word has C and H on two tiles.
QString TypingCursor::typeLetter(QChar letter, With with)
{
    if (!stacks())
        skipOccupied();
    const Position& position = m_view.live().position();
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    const QStringList rack = m_view.rack();
    const bool follows = !m_typed.empty() && m_typed.back().laid;
    const auto* laid = follows ? m_view.draft()->at(position.board.squareAt(m_typed.back().square)) : nullptr;
    const Tile last = laid ? laid->placement.tile : Tile();
    const std::string joined =
        last.hasLetter() ? alphabet.face(last.letter()).spelling + QString(letter).toStdString() : "";
    const bool isThere =
        with != With::Tile || rack.contains(letter) || m_belongs.startsWith(letter) || standing(letter) >= 0;
    for (int i = 0; i < alphabet.size(); ++i) {
        const QString symbol = storeys::symbolText(alphabet, Tile::of(static_cast<Letter>(i)));
        const QString spelling = QString::fromStdString(alphabet.face(static_cast<Letter>(i)).spelling);
        if (placeToldBy(symbol.front()) < 0)
            continue; // a tile of one letter
        const bool isHeld = rack.contains(symbol);
        if (spelling == QString::fromStdString(joined) && (isHeld || last.isBlank())) {
            stepBack();
            return type(symbol, last.isReserve() ? With::Yellow : last.isBlank() ? With::Blank : With::Tile);
        }
        if (!isThere && isHeld && spelling.startsWith(letter))
            return type(symbol, With::Tile);
    }
    return type(letter, with);
}

QString TypingCursor::type(const QString& symbol, With with)
{
    const bool asBlank = with != With::Tile;
    if (!asBlank && m_belongs.startsWith(symbol)) {
        m_belongs.remove(0, 1);
        return {};
    }
    m_belongs.clear();
    m_shown = true;
    const int there = asBlank ? -1 : standing(symbol);
    if (there >= 0)
        emit m_view.tried(slotFor(symbol, With::Tile), there);
    if (const QString why = there >= 0 ? QString() : lay(symbol, with); !why.isEmpty()) {
        emit changed();
        return why;
    }
    m_typed.push_back({there >= 0 ? there : m_square, m_passed.empty() ? m_square : m_passed.front(), there < 0});
    m_belongs = m_view.symbolText(m_view.stacks()[m_typed.back().square].right(1)).mid(1).toUpper();
    if (there >= 0 && !stacks()) {
        m_passed.erase(m_passed.begin()); // the cursor is already past it
    } else {
        m_passed.clear();
        advance();
    }
    emit changed();
    return {};
}

// C is also for a CH that is there; the H then belongs to it.
int TypingCursor::standing(const QString& symbol) const
{
    if (stacks() ? m_atEnd : m_passed.empty())
        return -1;
    const int square = stacks() ? m_square : m_passed.front();
    const QString spelling = m_view.symbolText(m_view.stacks()[square].right(1)).toUpper();
    return !spelling.isEmpty() && spelling.startsWith(m_view.symbolText(symbol).toUpper()) ? square : -1;
}

QString TypingCursor::lay(const QString& symbol, With with)
{
    if (m_atEnd)
        return tr("This is the edge of the board.");
    const int place = slotFor(symbol, with);
    if (place < 0) {
        const Alphabet& alphabet = m_view.live().position().variant().tiles.alphabet;
        const Letter letter = *letterOfSymbol(alphabet, symbol.front());
        const Tile tile = with == With::Yellow  ? Tile::reserveAs(letter)
                          : with == With::Blank ? Tile::blankAs(letter)
                                                : Tile::of(letter);
        const bool isAnother = contains(m_view.draft()->play().placements, tile, &Placement::tile);
        return lackOfTileText(tile, alphabet, isAnother);
    }
    const QString why = m_view.refusal(place, -1, m_square);
    if (why.isEmpty())
        m_view.lay(place, m_square, symbol);
    else
        emit m_view.tried(place, m_square);
    return why;
}

// Prefers the real tile to a blank, and a blank of the rack to a yellow one, which is used only if a blank is asked
// for.
int TypingCursor::slotFor(const QString& symbol, With with) const
{
    const QStringList rack = m_view.rack();
    const auto place = with == With::Tile ? rack.indexOf(symbol) : -1;
    const auto blank = place >= 0 || with == With::Yellow ? place : rack.indexOf("?");
    const int yellow = m_view.tiles().blankSlot();
    const bool takesYellow = blank < 0 && with != With::Tile && !m_view.symbolAt(yellow).isEmpty();
    return takesYellow ? yellow : static_cast<int>(blank);
}

bool TypingCursor::stacks() const
{
    return m_view.shape().canStack;
}

bool TypingCursor::isOccupied() const
{
    const QString& stack = m_view.stacks()[m_square];
    return !stack.isEmpty() && stack != blockerSymbol;
}

void TypingCursor::advance()
{
    const int next = m_square + (m_down ? m_view.shape().columns : 1);
    const bool onBoard =
        m_down ? next < m_view.shape().rows * m_view.shape().columns : next % m_view.shape().columns != 0;
    m_atEnd = !onBoard;
    if (onBoard)
        m_square = next;
    if (!stacks())
        skipOccupied();
}

void TypingCursor::skipOccupied()
{
    while (!m_atEnd && isOccupied()) {
        m_passed.push_back(m_square);
        advance();
    }
}

// ---- text

QString TypingCursor::layText(const QString& text)
{
    return m_view.mayAct() ? layWhole(typedPlay(text, m_view.live().position())) : tr("It is not your turn.");
}

QString TypingCursor::layNotation(const QString& text)
{
    return m_view.mayAct() ? layWhole(notedPlay(text, m_view.live().position())) : tr("It is not your turn.");
}

QString TypingCursor::exampleWord() const
{
    return m_view.live().isThere() ? storeys::exampleWord(m_view.live().position().variant().language) : QString();
}

QString TypingCursor::layWhole(const Result<Play, QString>& play)
{
    if (!play)
        return play.error();
    const Position& position = m_view.live().game()->position();
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    escape();
    m_shown = false; // a play given as text has no next square
    for (const Placement& placement : play->placements) {
        const QString symbol = storeys::symbolText(alphabet, Tile::of(placement.tile.letter()));
        const With with = placement.tile.isReserve() ? With::Yellow
                          : placement.tile.isBlank() ? With::Blank
                                                     : With::Tile;
        m_view.lay(slotFor(symbol, with), position.board.indexOf(placement.square), symbol);
    }
    for (const Square square : play->blockersOff)
        m_view.liftBlocker(position.board.indexOf(square));
    for (const Square square : play->blockersOn)
        m_view.lay(m_view.tiles().blockerSlot(), position.board.indexOf(square));
    m_claims.claim(play->claims);
    emit changed();
    m_view.draft()->refuse(position); // a play given as text is complete, so it is refused if it is not legal
    return m_view.draft()->reason();
}

} // namespace storeys
