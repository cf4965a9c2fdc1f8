#include "table/draft/typing_cursor.h"

#include "table/draft/typed_play.h"
#include "table/session/game_session.h"

#include <algorithm>
#include <utility>

namespace storeys {

TypingCursor::TypingCursor(GameSession& session) : m_session(session)
{
    connect(&session, &GameSession::gameStarted, this, &TypingCursor::reset);
    connect(&session, &GameSession::changed, this, &TypingCursor::follow);
}

void TypingCursor::reset()
{
    const QList<int> starts = m_session.startSquares();
    m_shown = m_down = m_atEnd = false;
    m_square = starts.value(0, m_session.rows() / 2 * m_session.columns() + m_session.columns() / 2);
    m_belongs.clear();
    m_typed.clear();
    m_seat = -1;
    emit changed();
}

// Where the person before has left it means nothing to the next one, who sees what that person played.
void TypingCursor::begin(int seat)
{
    const int before = std::exchange(m_seat, seat);
    if (before < 0 || before == seat)
        return;
    const auto& turns = m_session.game()->turns();
    const auto last = std::find_if(turns.rbegin(), turns.rend(), [](const auto& turn) { return !turn.placed().empty(); });
    const int start = m_session.startSquares().value(0, m_square);
    m_square = last == turns.rend() ? start : m_session.game()->position().board.indexOf(last->placed().front().square);
    m_down = m_atEnd = false;
    emit changed();
}

// What was typed in a turn is past with it; after the end nothing is written any more.
void TypingCursor::follow()
{
    if (!std::exchange(m_over, m_session.isOver()) && m_over && std::exchange(m_shown, false))
        emit changed();
    const qsizetype turn = m_session.inGame() ? static_cast<qsizetype>(m_session.game()->turns().size()) : 0;
    if (m_session.isHumanTurn())
        begin(m_session.game()->position().turn);
    if (turn == m_turn)
        return;
    m_turn = turn;
    m_belongs.clear();
    m_typed.clear();
}

// ---- keys

namespace {

// Keys that go over the board without laying anything.
bool showsTheBoard(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down
           || key == Qt::Key_Escape;
}

} // namespace

bool TypingCursor::press(int key, const QString& text, bool shift)
{
    if (!m_session.inGame() || (m_session.isOver() && !showsTheBoard(key)))
        return false;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: return pressArrow(key);
    case Qt::Key_Backspace: stepBack(); return true;
    case Qt::Key_Escape: escape(); return true;
    case Qt::Key_Space: turn(); return true;
    case Qt::Key_Tab:
        if (!m_shown)
            return false; // it goes to the buttons then
        turn();
        return true;
    default: return pressLetter(text, shift);
    }
}

bool TypingCursor::pressArrow(int key)
{
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
    const int by = key == Qt::Key_Right || key == Qt::Key_Down ? 1 : -1;
    const int column = m_square % m_session.columns() + (across ? by : 0);
    const int row = m_square / m_session.columns() + (across ? 0 : by);
    const bool onBoard = column >= 0 && column < m_session.columns() && row >= 0 && row < m_session.rows();
    if (m_shown && onBoard)
        m_square = row * m_session.columns() + column;
    m_shown = true; // the first arrow only shows where it is
    m_atEnd = false;
    m_belongs.clear();
    emit changed();
    return true;
}

bool TypingCursor::pressLetter(const QString& text, bool shift)
{
    const QString symbol = text.toUpper();
    const Alphabet& alphabet = m_session.game()->position().variant().tiles.alphabet;
    if (symbol.size() != 1 || symbol.front().unicode() > 127 || !alphabet.letterOf(symbol.front().toLatin1()))
        return false;
    type(symbol, shift && m_session.blankLetters().contains(symbol));
    return true;
}

void TypingCursor::turn()
{
    if (m_shown)
        m_down = !m_down;
    m_shown = true;
    m_atEnd = false;
    m_belongs.clear();
    emit changed();
}

void TypingCursor::point(int square)
{
    if (!m_session.inGame() || square < 0 || square >= m_session.rows() * m_session.columns())
        return;
    if (m_shown && m_square == square) {
        turn();
        return;
    }
    m_square = square;
    m_shown = true;
    m_atEnd = false;
    m_belongs.clear();
    emit changed();
}

// Back to where the typing began; with nothing laid, out of sight.
void TypingCursor::escape()
{
    if (!m_typed.empty())
        m_square = m_typed.front().square;
    m_shown = m_shown && (m_session.draft()->count() > 0 || !m_typed.empty());
    m_atEnd = false;
    m_belongs.clear();
    m_typed.clear();
    m_session.takeBackAll();
    emit changed();
}

// Tiles that were laid by hand since then are the later ones.
void TypingCursor::stepBack()
{
    const auto& laid = m_session.draft()->laid();
    const Board& board = m_session.game()->position().board;
    while (!m_typed.empty() && m_typed.back().laid && !m_session.draft()->at(board.squareAt(m_typed.back().square)))
        m_typed.pop_back();
    m_atEnd = false;
    m_belongs.clear();
    const int lastLaid = laid.empty() ? -1 : board.indexOf(laid.back().placement.square);
    if (!m_typed.empty() && (!m_typed.back().laid || m_typed.back().square == lastLaid)) {
        m_square = m_typed.back().square;
        const bool takesBack = m_typed.back().laid;
        m_typed.pop_back();
        if (takesBack)
            m_session.takeBackLast();
    } else {
        m_session.takeBackLast();
    }
    emit changed();
}

// ---- typing

void TypingCursor::type(const QString& symbol, bool asBlank)
{
    if (!asBlank && m_belongs.startsWith(symbol)) {
        m_belongs.remove(0, 1);
        return;
    }
    m_belongs.clear();
    m_shown = true;
    if (!stacks())
        skipOccupied();
    const bool seen = stacks() && !asBlank && !m_atEnd && m_session.stacks()[m_square].endsWith(symbol);
    if (seen)
        m_session.lesson()->tried(placeInRack(symbol, false), m_square);
    if (const QString why = seen ? QString() : lay(symbol, asBlank); !why.isEmpty()) {
        emit changed();
        emit refused(why);
        return;
    }
    m_typed.push_back({m_square, !seen});
    m_belongs = m_session.symbolText(symbol).mid(1).toUpper();
    advance();
    emit changed();
}

QString TypingCursor::lay(const QString& symbol, bool asBlank)
{
    if (m_atEnd)
        return tr("This is the edge of the board.");
    const int place = placeInRack(symbol, asBlank);
    if (place < 0)
        return asBlank ? tr("You have no blank on your rack.")
                       : tr("You have no %1 on your rack.").arg(m_session.symbolText(symbol));
    const QString why = m_session.refusal(place, -1, m_square);
    if (why.isEmpty())
        m_session.lay(place, m_square, symbol);
    else
        m_session.lesson()->tried(place, m_square);
    return why;
}

// A real tile goes before a blank.
int TypingCursor::placeInRack(const QString& symbol, bool asBlank) const
{
    const QStringList rack = m_session.rack();
    const auto real = asBlank ? -1 : rack.indexOf(symbol);
    return static_cast<int>(real >= 0 ? real : rack.indexOf("?"));
}

bool TypingCursor::stacks() const
{
    return m_session.canStack();
}

bool TypingCursor::isOccupied() const
{
    return !m_session.stacks()[m_square].isEmpty();
}

void TypingCursor::advance()
{
    const int next = m_square + (m_down ? m_session.columns() : 1);
    const bool onBoard = m_down ? next < m_session.rows() * m_session.columns() : next % m_session.columns() != 0;
    m_atEnd = !onBoard;
    if (onBoard)
        m_square = next;
    if (!stacks())
        skipOccupied();
}

void TypingCursor::skipOccupied()
{
    while (!m_atEnd && isOccupied())
        advance();
}

// ---- text

QString TypingCursor::layText(const QString& text)
{
    if (!m_session.isHumanTurn())
        return tr("It is not your turn.");
    const Position& position = m_session.game()->position();
    const auto play = typedPlay(text, position);
    if (!play)
        return play.error();
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    escape();
    m_shown = false; // what was written has no next square
    for (const Placement& placement : play->placements) {
        const QString symbol = symbolText(alphabet, Tile::of(placement.tile.letter()));
        m_session.lay(placeInRack(symbol, placement.tile.isBlank()), position.board.indexOf(placement.square), symbol);
    }
    emit changed();
    m_session.draft()->refuse(position); // it was written as a whole
    return m_session.draft()->reason();
}

} // namespace storeys
