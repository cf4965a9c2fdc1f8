#include "table/view/table_view.h"

#include "rules/piece_rules.h"

namespace storeys {

TableView::TableView(LiveGame& live, TurnFlow& flow, const BoardShape& before, std::optional<int> seat)
    : m_live(live), m_flow(flow), m_ownSeat(seat), m_shape(before), m_look(live.game(), live.notes()),
      m_tiles(live.game())
{
    connectGame();
    connectTiles();
    if (m_live.isThere())
        showGame();
    else
        refresh();
}

void TableView::connectGame()
{
    connect(&m_live, &LiveGame::started, this, &TableView::showGame);
    connect(&m_live, &LiveGame::left, this, &TableView::showGame);
    connect(&m_live, &LiveGame::turnTaken, this, &TableView::showTurn);
    connect(&m_live, &LiveGame::withdrawn, this, &TableView::showWithdrawn);
    connect(&m_live, &LiveGame::undone, this, &TableView::showUndone);
    connect(&m_live, &LiveGame::redone, this, &TableView::showRedone);
    for (const auto change : {&LiveGame::challengeFailed, &LiveGame::forfeited})
        connect(&m_live, change, this, &TableView::settle);
    connect(&m_live, &LiveGame::ended, this, &TableView::refresh);
    connect(m_live.screen(), &Screen::coverSet, this, &TableView::refresh);
    connect(&m_flow, &TurnFlow::interrupted, this, &TableView::dropDraft);
    connect(&m_flow, &TurnFlow::changed, this, &TableView::lookForPlay);
}

void TableView::connectTiles()
{
    connect(draft(), &DraftPlay::changed, this, [this] {
        if (m_quiet)
            return;
        const bool isOtherRack = workOutRack(); // the reserve includes blockers that the draft collects
        if (workOutBoard())
            emit boardChanged();
        if (isOtherRack)
            emit rackChanged();
        emit changed();
    });
    connect(&m_tiles, &OwnTiles::rackChanged, this, [this] {
        if (!m_quiet && workOutRack())
            emit rackChanged();
    });
    connect(&m_tiles, &OwnTiles::tileLaid, this, &TableView::tileLaid);
    connect(&m_tiles, &OwnTiles::tilesLifted, this, &TableView::tilesLifted);
    connect(&m_look, &HistoryView::changed, this, [this] {
        if (!m_quiet && m_live.isThere())
            refresh();
    });
    connect(&m_look, &HistoryView::stepped, this, &TableView::showStep);
}

// ---- following the game

// Shows another game or none. Without a game, the board keeps its shape but is empty.
void TableView::showGame()
{
    m_quiet = true;
    m_tiles.draft().clear();
    m_look.reset();
    m_stuck = false;
    const BoardShape before = m_shape;
    if (!m_live.isThere()) {
        m_tiles.clear();
    } else {
        m_shape = BoardShape(position().variant(), position().houseRules(), position().seatCount());
        if (m_live.origin() == BegunGame::Origin::Branched)
            m_tiles.goBackTo(game().turns().size());
        else
            m_tiles.begin();
        m_tiles.match();
        m_tiles.setSeat(seat());
    }
    m_quiet = false;
    if (m_shape != before)
        emit shapeChanged();
    showTurns();
    m_players.show({}); // so that no score card counts up from the points of the previous game
    refresh();
    emit begun();
}

void TableView::showTurn(int turn)
{
    const auto number = static_cast<std::size_t>(turn);
    const Turn& taken = game().turns()[number];
    m_tiles.forgetFrom(number);
    m_tiles.remember(number);
    if (!std::holds_alternative<Pass>(taken.action)) // a pass uses no tiles
        m_tiles.racks()[taken.seat].removeLaid();
    settle();
    announce(number);
}

void TableView::showWithdrawn(int turn)
{
    const auto number = static_cast<std::size_t>(turn);
    settle();
    emit tilesWithdrawn(tilesOf(game().turns()[number], position()));
    emit wordsChanged(wordChanges(game(), number));
}

// Shows an undo: tiles go back to the rack that is visible now; tiles of other racks just disappear.
void TableView::showUndone(const Game& before)
{
    const std::size_t left = game().turns().size();
    m_tiles.recall(left);
    settle();
    emit tilesLifted(tilesUndone(before, left, isCovered() ? -1 : seat(), m_rack));
    if (const auto story = changesUndone(before, left))
        emit wordsChanged(*story);
}

// Shows several turns at once: their tiles land, then the word changes of the last play appear.
void TableView::showRedone(int first)
{
    m_tiles.recall(game().turns().size());
    settle();
    showTurns(first);
    emit tilesLanded(tilesSince(game(), static_cast<std::size_t>(first)));
    if (const auto story = changesRedone(game(), static_cast<std::size_t>(first)))
        emit wordsChanged(*story);
}

void TableView::showStep(int turn, bool back)
{
    const Turn& taken = game().turns()[static_cast<std::size_t>(turn)];
    const QList<MovingTile> tiles = tilesOf(taken, position());
    if (back == taken.isWithdrawal())
        emit tilesLanded(tiles);
    else
        emit tilesLifted(tiles);
}

// Takes laid tiles back to the rack. Ends a look back.
void TableView::dropDraft()
{
    m_look.leave();
    m_tiles.takeBackAll();
    m_tiles.remember(game().turns().size());
}

// Call it whenever turns were added, removed or changed. Shows the last play again too, because a failed challenge
// changes it.
void TableView::settle()
{
    m_quiet = true;
    m_tiles.draft().clear();
    m_tiles.match();
    m_tiles.setSeat(seat());
    m_look.gameChanged();
    m_quiet = false;
    int first = std::min(m_turns.count(), m_live.turnCount());
    const auto follows = [](const Turn& turn) { return turn.isIdle() || turn.isChoice(); };
    while (--first > 0 && follows(game().turns()[static_cast<std::size_t>(first)]))
        ;
    showTurns(std::max(0, first));
    refresh();
}

// Updates the list of turns from `first` on; the turns before it are already in the list.
void TableView::showTurns(int first)
{
    QList<TurnRow> rows;
    for (int turn = first; turn < m_live.turnCount(); ++turn)
        rows += turnRow(game(), static_cast<std::size_t>(turn), m_live.notes());
    m_turns.show(rows, first);
}

// Announces a turn. If a person at this screen took it, leaves out what that person has already seen: the tiles that
// were laid, or the whole turn if no tiles were laid.
void TableView::announce(std::size_t number)
{
    const Turn& turn = game().turns()[number];
    const bool isOwn = m_ownSeat ? turn.seat == *m_ownSeat : m_live.isHere(turn.seat);
    if (m_look.isActive())
        return;
    if (turn.placed().empty()) {
        if (!isOwn)
            emit wordsChanged(turnNews(game(), number));
        return;
    }
    PlayStory story = wordChanges(game(), number);
    story.own = isOwn;
    if (isOwn)
        emit played();
    else
        emit tilesLanded(tilesOf(turn, position()));
    if (const QList<MovingTile> pieces = piecesOff(turn, position(), seat(), m_reserve); !pieces.empty())
        emit tilesLifted(pieces);
    emit wordsChanged(story);
}

// Finds out, each time a person is to move, whether a play is possible, unless that must stay secret.
void TableView::lookForPlay()
{
    const bool isPersons = m_flow.state() == TurnFlow::State::Person || m_flow.state() == TurnFlow::State::HandOver;
    const bool isTold =
        isPersons && !m_live.isPractice() && position().houseRules().mode != HouseRules::Mode::Challenge;
    m_stuck = isTold && !m_plays.hasPlay(position(), position().turn);
    emit changed();
}

// ---- what is shown

// Computes everything before emitting a signal of its own; the models of players and squares emit theirs at once.
void TableView::refresh()
{
    m_players.show(m_live.isThere() ? playerRows(m_look.game(), m_live.kinds(), static_cast<std::size_t>(m_look.turn()),
                                                 m_look.isActive() || m_live.isLookOnly())
                                    : QList<PlayerRow>());
    const bool isOtherRack = workOutRack();
    const bool isOtherBoard = workOutBoard();
    if (isOtherRack)
        emit rackChanged();
    if (isOtherBoard)
        emit boardChanged();
    emit changed();
}

bool TableView::workOutBoard()
{
    QStringList stacks(m_shape.squareCount());
    QList<int> marks, faults;
    if (m_live.isThere()) {
        stacks = stackTexts(m_look.position().board, shownDraft(), position().variant().tiles.alphabet);
        marks = topMarks(m_look.game(), static_cast<std::size_t>(m_look.turn()), shownDraft());
        faults = indexesOf(shownDraft().faults(position().board), position().board);
    }
    const bool isOther = stacks != m_stacks || marks != m_marks || faults != m_faults;
    m_stacks = stacks;
    m_marks = marks;
    m_faults = faults;
    QList<SquareState> squares;
    for (qsizetype square = 0; square < stacks.size(); ++square)
        squares += {stacks[square], marks.value(square)};
    m_squares.show(squares);
    return isOther;
}

bool TableView::workOutRack()
{
    const QStringList rack = rackNow();
    const QList<ReserveHeap> reserve = reserveNow();
    const bool isOther = rack != m_rack || reserve != m_reserve;
    m_rack = rack;
    m_reserve = reserve;
    return isOther;
}

QList<ReserveHeap> TableView::reserveNow() const
{
    if (!m_live.isThere())
        return {};
    QList<ReserveHeap> heaps = m_tiles.heaps();
    if (m_look.isActive()) {
        const auto [shown, whose] = rackPosition();
        const Reserve then = shown.seats[whose].reserve;
        for (ReserveHeap& heap : heaps)
            heap.count = heap.symbol == blockerSymbol ? then.blockers : then.blanks;
    }
    return heaps;
}

QString TableView::symbolAt(int slot) const
{
    if (slot >= 0 && slot < m_rack.size())
        return m_rack[slot];
    for (const ReserveHeap& heap : m_reserve)
        if (heap.slot == slot && heap.count > 0)
            return heap.symbol;
    return {};
}

QStringList TableView::rackNow() const
{
    if (!m_live.isThere() || isCovered())
        return QStringList(m_shape.rackSize);
    const auto [shown, whose] = rackPosition();
    RackOrder order = m_tiles.rackOf(whose);
    if (m_look.isActive()) {
        order.arrange(order.allTiles()); // no tile is laid in the earlier position
        order.match(shown.seats[whose].rack);
    }
    QStringList tiles;
    for (int i = 0; i < order.size(); ++i) {
        const Tile tile = order.tileAt(i);
        tiles += tile.isNone() ? QString() : storeys::symbolText(position().variant().tiles.alphabet, tile);
    }
    return tiles;
}

std::pair<const Position&, int> TableView::rackPosition() const
{
    const bool isOpen = m_live.isOver() || (m_live.isThere() && game().isPast()) || m_live.countHere() == 0;
    if (!m_look.isActive() || !isOpen)
        return {m_look.position(), seat()};
    return {m_look.before(), m_look.seat()};
}

QList<DrawnTile> TableView::startDraw() const
{
    // The draw is news only during the first round of a game that was begun here.
    const bool isNews = m_live.isThere() && m_live.origin() == BegunGame::Origin::New && !m_live.isKnown()
                        && m_live.turnCount() < m_live.seats();
    return isNews ? drawnTiles(game()) : QList<DrawnTile>();
}

QString TableView::symbolText(const QString& symbol) const
{
    const QString letter = Symbols::faceOf(symbol, shape().tileFaces).letter;
    return letter.isEmpty() || symbol.size() > 1 ? symbol : letter;
}

UnseenTiles TableView::unseen() const
{
    if (!m_live.isThere())
        return {};
    const auto [shown, whose] = rackPosition();
    return UnseenTiles::of(viewOf(shown, whose), game().setup().players);
}

QString TableView::undoName() const
{
    if (!m_live.mayUndo())
        return {};
    const std::size_t turn = m_live.leftByUndo();
    const TurnRow row = m_turns.at(static_cast<int>(turn));
    return row.words.isEmpty() ? turnNews(game(), turn).news
                               : tr("%1 (%2)", "word, player").arg(row.words.front().word, row.who);
}

QString TableView::lastTurn() const
{
    const int count = m_turns.count();
    if (count == 0)
        return {};
    const TurnRow turn = m_turns.at(count - 1);
    return turn.play && m_shape.counted ? tr("%1: %2, %n point(s)", nullptr, turn.points).arg(turn.who, turn.what)
                                        : tr("%1: %2").arg(turn.who, turn.what);
}

void TableView::arrange(const std::function<void(OwnTiles&)>& put)
{
    m_quiet = true;
    put(m_tiles);
    m_quiet = false;
    refresh();
}

void TableView::retell()
{
    if (m_live.isThere())
        m_tiles.draft().retell(position());
    showTurns();
    refresh();
}

// ---- tiles

QString TableView::refusal(int slot, int fromSquare, int square) const
{
    if (m_look.isActive())
        return tr("You are looking back at the turns. Press Esc to return to the game.");
    if (!mayAct())
        return tr("It is not your turn.");
    return m_tiles.refusal(slot, fromSquare, square);
}

QList<int> TableView::refusedSquares(int slot, int fromSquare) const
{
    QList<int> squares;
    for (int square = 0; square < m_shape.squareCount(); ++square)
        if (square != fromSquare && !refusal(slot, fromSquare, square).isEmpty())
            squares += square;
    return squares;
}

bool TableView::lay(int slot, int square, const QString& letter)
{
    return refusal(slot, -1, square).isEmpty() && m_tiles.lay(slot, square, letter);
}

bool TableView::relay(int from, int to, const QString& letter)
{
    return mayAct() && m_tiles.isLaid(from) && refusal(-1, from, to).isEmpty() && m_tiles.relay(from, to, letter);
}

void TableView::liftBlocker(int square)
{
    if (mayAct())
        m_tiles.lift(square);
}

// ---- turns

void TableView::play()
{
    if (m_wordsComeFirst && m_wordsComeFirst())
        return;
    if (canPlay())
        m_flow.act(seat(), m_tiles.draft().play());
    else if (mayAct())
        m_tiles.draft().refuse(position());
}

void TableView::pass()
{
    if (!canPass())
        return;
    takeBackAll();
    m_flow.act(seat(), Pass{});
}

void TableView::exchange(const QList<int>& places)
{
    if (!canExchange())
        return;
    takeBackAll();
    const auto tileAt = [this](int place) { return m_tiles.rack().tileAt(place); };
    const Exchange exchange{listOf<std::vector<Tile>>(places, tileAt)};
    if (std::ranges::any_of(exchange.tiles, &Tile::isNone) || violationOf(position(), exchange))
        return;
    if (!m_live.isTrial())
        for (const int place : places)
            m_tiles.rack().lay(place); // marked as laid, so that the tile leaves the rack with the turn
    m_flow.act(seat(), exchange);
}

void TableView::choose(const QList<int>& places, const QList<int>& squares)
{
    const auto tileAt = [this](int place) { return m_tiles.rack().tileAt(place); };
    const auto squareAt = [this](int square) { return position().board.squareAt(square); };
    const CardChoice choice{listOf<std::vector<Tile>>(places, tileAt), listOf<std::vector<Square>>(squares, squareAt)};
    if (std::ranges::any_of(choice.tiles, &Tile::isNone) || violationOfChoice(position(), choice))
        return;
    for (const int place : places)
        m_tiles.rack().lay(place); // marked as laid, so that the tile leaves the rack with the turn
    m_flow.act(seat(), choice);
}

} // namespace storeys
