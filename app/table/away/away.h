#pragma once

#include "record_book.h"
#include "table/away/lines.h"
#include "table/choices/game_choices.h"
#include "table/flow/referee.h"
#include "table/store/records.h"
#include "wire/seat_end.h"

#include <QElapsedTimer>
#include <QTimer>

#include <deque>

namespace storeys {

// The seat of this window at a table that a dealer keeps: opens such a table, keeps the line to its dealer, tells the table
// what the seat sees, and is the referee of its game. Owned by the GameTable.
class Away : public Referee
{
    Q_OBJECT
    TABLE_PART

public:
    Away(DataPlace data, LiveGame& live, TurnFlow& flow, GameChoices& choices, Records& records, Notices& notices);
    ~Away() override;

    // Before this, nobody can be invited, and no seat taken.
    void setLines(std::unique_ptr<Lines> lines);

    // Whether a seat of a new game may be played in a second window.
    FLAG(possible, isPossible, possibleChanged) { return m_lines != nullptr; }
    // Takes a seat in this window, whose game then comes to the table.
    void sit(AwayPlace place);
    // Whether this window opens a table, or has a seat and waits for the first news of its game.
    FLAG(coming, isComing, stateChanged) { return m_isOpening || (m_end && !m_isShown); }

    // Whether another window has opened this one for the game on the table, and so begins the next one too.
    FLAG(guest, isGuest, stateChanged) { return m_isShown && !m_place.dealer.isEmpty(); }

    // ---- what is wrong
    // What stands between this window and the table, in sentences; "" if nothing does.
    PROPERTY(QString, trouble, stateChanged);
    // Whether a second window of this table is closed, so that openWindows() helps.
    FLAG(windowMissing, isWindowMissing, stateChanged) { return !missing().empty(); }
    // Opens the second windows that are not there.
    Q_INVOKABLE void openWindows();

    // ---- as referee
    void act(int seat, const Action& action) override;
    void challenge(int seat, int turn) override;
    void resign(int seat) override;
    void noteHint(int seat) override;
    void tell() override;

signals:
    void possibleChanged();
    void stateChanged();

private:
    // A second window of a table that this window has opened.
    struct Guest
    {
        QString name;
        QString key;
    };
    using Wanted = decltype(wire::Wish::what);

    // ---- opening a table
    // Opens a table for the game, with a seat for each second window, and sits down.
    [[nodiscard]] QString invite(const GameStart& start, const GameSetup& setup);
    void seatGuests(QString table, QString key, QStringList names);
    // On a line of its own, sends the message and hands on the table that the dealer answers with.
    void ask(const wire::ToDealer& message, const std::function<void(const wire::Table&)>& then);

    // ---- the line
    void connectLine();
    void dropLine();
    void lineClosed();
    void send(const std::vector<wire::ToDealer>& messages);
    void hear(const QByteArray& message);
    void look();
    void leave();

    // ---- the game
    void show(const wire::HeardNews& news);
    void begin(const Game& game);
    void seeGame();
    [[nodiscard]] std::vector<Guest> missing() const;
    [[nodiscard]] QStringList absent() const;
    [[nodiscard]] QJsonObject placeObject() const;
    [[nodiscard]] Referee* goOn(const QJsonObject& place, const OpenedRecord& game);
    void want(int seat, Wanted what);
    void sendNext();

    RecordData m_data;
    LiveGame& m_live;
    TurnFlow& m_flow;
    Records& m_records;
    Notices& m_notices;
    std::unique_ptr<Lines> m_lines;

    AwayPlace m_place;
    std::vector<Guest> m_guests;
    std::optional<wire::SeatEnd> m_end; // none without a seat
    wire::Table m_table;
    std::optional<wire::TableState> m_state; // of the last news
    std::optional<Game> m_game;              // as last told
    std::deque<wire::Wish> m_wishes;         // after the one on its way
    bool m_isOpening = false;
    bool m_isShown = false; // the game is on the table
    bool m_isUp = false;
    LateText m_problem; // why the dealer doesn't want us back

    QPointer<MessageLine> m_line;
    std::optional<wire::LineWatch> m_watch;
    wire::Retries m_retries;
    QElapsedTimer m_time;
    QTimer m_again, m_looking;
    QTimer m_awaiting; // the second windows were opened, or come back by themselves
};

} // namespace storeys
