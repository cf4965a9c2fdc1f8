#include "table/typing/claim_pen.h"

#include "moves/claim_paths.h"
#include "rules/claim_rules.h"
#include "rules/scoring.h"
#include "table/text/error_text.h"
#include "table/text/square_text.h"
#include "table/view/game_rows.h"
#include "table/view/table_view.h"

namespace storeys {

namespace {

void addSpellings(std::string_view typed, const Alphabet& alphabet, const Letters& before, std::vector<Letters>& found)
{
    if (typed.empty()) {
        found.push_back(before);
        return;
    }
    for (int i = 0; i < alphabet.size(); ++i) {
        const auto letter = static_cast<Letter>(i);
        const std::string& spelling = alphabet.face(letter).spelling;
        if (!typed.starts_with(spelling) && !spelling.starts_with(typed))
            continue;
        Letters letters = before;
        letters.push_back(letter);
        addSpellings(typed.substr(std::min(spelling.size(), typed.size())), alphabet, letters, found);
    }
}

// All sequences of letters that spell the typed text: for CH, C and H, or the single letter CH. The last letter may go
// beyond the text, as the tile QU does for Q.
std::vector<Letters> spellings(const std::string& typed, const Alphabet& alphabet)
{
    std::vector<Letters> found;
    if (!typed.empty())
        addSpellings(typed, alphabet, {}, found);
    return found;
}

} // namespace

ClaimPen::ClaimPen(TableView& view, const int& cursor) : m_view(view), m_cursor(cursor)
{
    connect(&view, &TableView::changed, this, &ClaimPen::follow);
}

// ---- state

bool ClaimPen::isPossible() const
{
    return m_view.shape().paths && m_view.mayAct() && m_view.draft()->count() > 0;
}

void ClaimPen::setWriting(bool writing)
{
    if (m_writing == (writing && isPossible()))
        return;
    m_writing = !m_writing;
    m_path.clear();
    m_typed.clear();
    refresh();
}

std::vector<Claim> ClaimPen::claims() const
{
    return m_view.draft()->claims();
}

Play ClaimPen::with(const Claim& path) const
{
    return {.placements = m_view.draft()->play().placements, .claims = {path}};
}

bool ClaimPen::hasTile(Square square) const
{
    return m_view.live().position().board.isOccupied(square) || m_view.draft()->at(square);
}

Letter ClaimPen::letterOn(Square square) const
{
    const auto* laid = m_view.draft()->at(square);
    return (laid ? laid->placement.tile : m_view.live().position().board.top(square)).letter();
}

QString ClaimPen::face(Letter letter) const
{
    return QString::fromStdString(m_view.live().position().variant().tiles.alphabet.face(letter).spelling);
}

QList<int> ClaimPen::next() const
{
    if (m_path.empty())
        return {};
    const Board& board = m_view.live().position().board;
    QList<int> squares;
    for (int i = 0; i < board.squareCount(); ++i) {
        const Square square = board.squareAt(i);
        const bool isBack = m_path.size() > 1 && square == m_path[m_path.size() - 2];
        if (isBack || (areNeighbors(m_path.back(), square) && hasTile(square) && !contains(m_path, square)))
            squares += i;
    }
    return squares;
}

// ---- drawing

QString ClaimPen::lackOfRoom() const
{
    return static_cast<int>(claims().size()) < mostClaims ? QString()
                                                          : tr("You can claim three words at most. Remove one first.");
}

void ClaimPen::begin(int square)
{
    drop();
    if (!m_writing || square < 0 || square >= m_view.shape().squareCount())
        return;
    const Square at = m_view.live().position().board.squareAt(square);
    if (!hasTile(at))
        return;
    if (const QString why = lackOfRoom(); !why.isEmpty())
        return refused(why);
    m_path = {at};
    refresh();
}

void ClaimPen::extend(int square)
{
    if (m_path.empty() || !next().contains(square))
        return;
    const Square at = m_view.live().position().board.squareAt(square);
    if (contains(m_path, at))
        m_path.pop_back();
    else
        m_path.push_back(at);
    m_typed.clear();
    refresh();
}

void ClaimPen::end()
{
    const Claim path = m_path;
    drop();
    if (path.size() < 2)
        return;
    const Position& position = m_view.live().position();
    Play play = m_view.draft()->play();
    play.claims.push_back(path);
    if (const auto violation = refusalOfClaims(position, play))
        return refused(violationText(*violation, position));
    m_focus = static_cast<int>(play.claims.size());
    m_view.draft()->claim(play.claims, position);
}

void ClaimPen::drop()
{
    m_typed.clear();
    if (m_path.empty())
        return;
    m_path.clear();
    refresh();
}

void ClaimPen::remove(int number)
{
    std::vector<Claim> rest = claims();
    if (!m_view.mayAct() || number < 1 || number > static_cast<int>(rest.size()))
        return;
    rest.erase(rest.begin() + number - 1);
    m_focus = std::min(number, static_cast<int>(rest.size()));
    m_view.draft()->claim(std::move(rest), m_view.live().position());
}

void ClaimPen::focus(int number)
{
    if (number < 1 || number > static_cast<int>(claims().size()))
        return;
    m_focus = number;
    refresh();
}

bool ClaimPen::canSuggest() const
{
    return m_writing && isPossible() && static_cast<int>(claims().size()) < mostClaims
           && m_view.live().position().houseRules().allowsHints();
}

void ClaimPen::suggest()
{
    if (!canSuggest())
        return;
    drop();
    const auto best = bestFurtherClaim(m_view.live().proposing(), m_view.draft()->play());
    if (!best)
        return refused(tr("There is no other word through your tiles."));
    m_view.live().noteHint();
    m_path = *best;
    end();
}

void ClaimPen::claim(const std::vector<Claim>& claims)
{
    if (!isPossible())
        return;
    m_focus = 0;
    m_view.draft()->claim(claims, m_view.live().position());
    setWriting(true);
}

bool ClaimPen::beginWords()
{
    const auto& violation = m_view.draft()->violation();
    const bool areMissing = violation && violation->kind == Violation::Kind::Claims;
    if (m_writing || !areMissing || !m_view.mayAct())
        return false;
    setWriting(true);
    return true;
}

// ---- keys

bool ClaimPen::press(int key, const QString& text, bool shift)
{
    if (!m_writing) {
        setWriting(key == Qt::Key_Space);
        return m_writing;
    }
    switch (key) {
    case Qt::Key_Space: showNext(); return true; // even without a path: Space must not turn the cursor
    case Qt::Key_Return:
    case Qt::Key_Enter: end(); return true;
    case Qt::Key_Delete: remove(m_focus); return true;
    case Qt::Key_Escape:
    case Qt::Key_Backspace:
        if (m_path.empty())
            setWriting(false);
        else if (key == Qt::Key_Escape)
            drop();
        else
            takeLetterBack();
        return true;
    case Qt::Key_Left: return shift && step(0, -1);
    case Qt::Key_Right: return shift && step(0, 1);
    case Qt::Key_Up: return shift && step(-1, 0);
    case Qt::Key_Down: return shift && step(1, 0);
    case Qt::Key_7:
    case Qt::Key_Home: return step(-1, -1);
    case Qt::Key_9:
    case Qt::Key_PageUp: return step(-1, 1);
    case Qt::Key_1:
    case Qt::Key_End: return step(1, -1);
    case Qt::Key_3:
    case Qt::Key_PageDown: return step(1, 1);
    default: return type(text);
    }
}

// Extends the word by one square, beginning it at the cursor if necessary, and moves the cursor along.
bool ClaimPen::step(int rows, int columns)
{
    const Board& board = m_view.live().position().board;
    if (m_path.empty())
        begin(m_cursor);
    if (m_path.empty())
        return true;
    const Square to{m_path.back().row + rows, m_path.back().column + columns};
    if (!board.contains(to))
        return true;
    extend(board.indexOf(to));
    emit drawnTo(board.indexOf(m_path.back()));
    return true;
}

bool ClaimPen::type(const QString& text)
{
    const Alphabet& alphabet = m_view.live().position().variant().tiles.alphabet;
    const QString letters = QString::fromStdString(alphabet.spelled(text.toStdString())); // two letters for ß
    const auto isTile = [&](QChar letter) { return letterOfSymbol(alphabet, letter).has_value(); };
    if (text.size() != 1 || !std::ranges::all_of(letters, isTile))
        return false;
    if (const QString why = m_typed.isEmpty() ? lackOfRoom() : QString(); !why.isEmpty()) {
        emit letterRefused(why);
        return true;
    }
    const QStringList before = m_typed;
    seek(before + QStringList{letters});
    if (m_paths.empty()) {
        seek(before);
        emit letterRefused(before.isEmpty() ? tr("There is no %1 on the board.").arg(letters)
                                            : tr("There is no %1 next to %2.").arg(letters, before.back().back()));
    }
    return true;
}

// Finds the paths that spell the typed letters, and draws the best one.
void ClaimPen::seek(const QStringList& typed)
{
    m_typed = typed;
    m_shown = 0;
    m_paths.clear();
    const Position& position = m_view.live().position();
    for (const Letters& letters : spellings(typed.join(QString()).toStdString(), position.variant().tiles.alphabet))
        std::ranges::copy(pathsSpelling(position.board, m_view.draft()->play(), letters), std::back_inserter(m_paths));
    // Paths through more unclaimed tiles come first.
    const std::vector<Square> open = unclaimedSquares(m_view.draft()->play());
    std::ranges::stable_sort(m_paths, std::greater(), [&](const Claim& path) {
        return std::ranges::count_if(path, [&](Square square) { return contains(open, square); });
    });
    m_path = m_paths.empty() ? Claim() : m_paths.front();
    refresh();
}

void ClaimPen::takeLetterBack()
{
    if (m_typed.isEmpty()) {
        m_path.pop_back();
        return refresh();
    }
    seek(m_typed.sliced(0, m_typed.size() - 1));
}

void ClaimPen::showNext()
{
    if (m_typed.isEmpty() || m_paths.empty())
        return;
    m_shown = (m_shown + 1) % m_paths.size();
    m_path = m_paths[m_shown];
    refresh();
}

// ---- reporting

// Follows a change of the draft, the game or the seat to move: drops the drawn word if one of its tiles is gone.
void ClaimPen::follow()
{
    const bool isWriting = m_writing && isPossible();
    const bool isThere = isWriting && std::ranges::all_of(m_path, [&](Square square) { return hasTile(square); });
    if (!isThere) {
        m_path.clear();
        m_typed.clear();
    }
    m_writing = isWriting;
    refresh();
}

void ClaimPen::refresh()
{
    m_lines = linesNow();
    m_last = lastNow();
    m_complete = isPossible() && unclaimedSquares(m_view.draft()->play()).empty();
    m_status = statusNow();
    emit changed();
}

ClaimLine ClaimPen::lineOf(int number, const Claim& path) const
{
    const Position& position = m_view.live().position();
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    const ScoredWord scored = scoreOf(position, with(path)).words.front();
    const std::string word = alphabet.spell(scored.word.letters());
    ClaimLine line{number, QString::fromStdString(word), scored.points.value, indexesOf(path, position.board)};
    const bool isTold = position.houseRules().mode == HouseRules::Mode::Dictionary;
    if (isTold && number <= static_cast<int>(claims().size())
        && !position.book->lexicon->words.contains(scored.word.letters()))
        line.fault = violationText({Violation::Kind::NotAWord, {}, {word}}, position);
    const auto steps =
        listOf<QStringList>(path, [this](Square square) { return face(letterOn(square)) + ' ' + squareName(square); });
    line.spoken = tr("claim %1: %2: %3, %n point(s)", nullptr, line.points)
                      .arg(QString::number(number), steps.join(", "), line.word);
    return line;
}

QList<ClaimLine> ClaimPen::linesNow() const
{
    QList<ClaimLine> lines;
    if (!isPossible())
        return lines;
    for (const Claim& path : claims())
        lines += lineOf(static_cast<int>(lines.size()) + 1, path);
    if (!m_path.empty())
        lines += lineOf(static_cast<int>(lines.size()) + 1, m_path);
    for (ClaimLine& line : lines)
        line.focused = m_path.empty() ? line.number == m_focus : line.number == lines.size();
    return lines;
}

QList<ClaimLine> ClaimPen::lastNow() const
{
    if (!m_view.shape().paths || !m_view.live().isThere()
        || (m_view.draft()->count() > 0 && !m_view.look()->isActive()))
        return {};
    const Game& game = m_view.look()->game();
    const Turn* turn = lastPlay(game, static_cast<std::size_t>(m_view.look()->turn()));
    const Play* play = turn ? std::get_if<Play>(&turn->action) : nullptr;
    if (!play)
        return {};
    const QStringList words = wordsOf(*turn, game.position().variant().tiles.alphabet);
    QList<ClaimLine> lines;
    for (const Claim& path : play->claims)
        lines += ClaimLine{static_cast<int>(lines.size()) + 1, words.value(lines.size()), 0,
                           indexesOf(path, game.position().board)};
    return lines;
}

QString ClaimPen::statusNow() const
{
    if (!isPossible())
        return {};
    const std::vector<Square> open = unclaimedSquares(m_view.draft()->play());
    const int count = m_view.draft()->count();
    if (open.empty())
        return count == 2 ? tr("Both new tiles are in a word") : tr("%n new tile(s) are in a word", nullptr, count);
    const auto letters = listOf<QStringList>(open, [this](Square square) { return face(letterOn(square)); });
    return tr("%1 are in no word yet", nullptr, static_cast<int>(letters.size())).arg(letters.join(", "));
}

} // namespace storeys
