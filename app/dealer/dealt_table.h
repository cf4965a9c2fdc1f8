#pragma once

#include "bots/levels.h"
#include "dealer/lag.h"
#include "dealer/secrets.h"
#include "game/game.h"
#include "game/game_clock.h"
#include "record/write_game.h"
#include "record_book.h"
#include "wire/messages.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace storeys {

// What a computer at a table is asked.
struct BotQuestion
{
    int number = 0; // an answer names it, so that it can't hit a later question
    int seat = 0;
    SeatView view; // with the words that computers propose
};

// A table with its secrets: the bag, all racks, the keys of its seats. It takes wishes and the time, and says what to
// store, state(), and what to send, news(). Knows no lines and has no clock: the caller passes the
// time of any clock that never goes back, and calls wake() at wakesAt(). The caller stores the state before it sends
// anything that follows from it. ARCHITECTURE.md has the table of its phases.
class DealtTable
{
public:
    using Time = GameClock::Time;
    using Phase = wire::Phase;
    using Refusal = wire::Refusal;

    // How long a play is seen before computers may challenge it.
    static constexpr Time look{1500};

    // ---- beginning
    struct Opened;
    // A table for the game that the head describes, but for its seed. Nothing that the head names is opened but what
    // comes with the program: other words than its own are refused.
    [[nodiscard]] static Result<Opened, Refusal> open(const wire::Open& wish, RecordData& data, std::uint64_t seed,
                                                      const RandomBytes& random, Time now);
    // The table with that state(). An open window starts again from its full length, and no time has passed on the
    // clock. Refused as Form if the state is damaged, as Old if a newer program wrote it.
    [[nodiscard]] static Result<DealtTable, Refusal> read(std::string_view state, RecordData& data, Time now);
    [[nodiscard]] std::string state() const;

    // ---- seats
    struct Seated
    {
        Seats seats = 0;
        std::string key; // brings back to the seats; only its hash is kept
    };
    // Takes a free seat for each name. When none is left the game begins. Full, Name or Form.
    [[nodiscard]] Result<Seated, Refusal> join(const std::vector<std::string>& names, const RandomBytes& random,
                                               Time now);
    // The seats of that key; none if it is nobody's.
    [[nodiscard]] Seats seatsOf(std::string_view key) const;
    [[nodiscard]] bool isOwner(std::string_view key) const { return sha256(key) == m_owner; }

    // ---- wishes and time
    // The sender must be known to sit at the seat. An id that was answered last gets the same answer and changes
    // nothing.
    wire::Answer wish(const wire::Wish& wish, Time now);
    // A ping to the seat's window took that long.
    void measured(int seat, Lag::Time roundTrip) { m_places[static_cast<std::size_t>(seat)].lag.measured(roundTrip); }
    // When something happens if nobody wishes anything before; none if nothing does.
    [[nodiscard]] std::optional<Time> wakesAt() const;
    void wake(Time now);

    // ---- computers
    [[nodiscard]] std::optional<BotQuestion> question() const;
    // Drops answers to older questions. A computer whose action breaks a rule is asked once more, then it passes.
    void answer(int question, const Action& action, Time now);
    // What the computers of this table know; null if it has none.
    [[nodiscard]] const std::shared_ptr<const BotKnowledge>& knowledge() const { return m_knowledge; }

    // ---- what to send
    // The number of the news: higher after each change that is to be stored and told.
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] Phase phase() const { return m_phase; }
    // Without the id of the table and the key. It changes when a seat is taken.
    [[nodiscard]] wire::Table table(Seats you) const;
    // What these seats may know now; whose lines are up is left out.
    [[nodiscard]] std::variant<wire::News, wire::Ended> news(Seats seats, Time now) const;

private:
    // What the table knows of a seat besides the game.
    struct Place
    {
        std::string level; // of a computer; empty for a person
        std::string key{}; // its hash; empty for a computer and a free seat
        bool away = false;
        std::optional<wire::Answer> last{}; // the answer to the last wish
        int answered = 0;                   // greater for a later answer
        Lag lag{};
        std::unique_ptr<ChallengePolicy> challenges{}; // of a computer in challenge mode

        [[nodiscard]] bool isPerson() const { return level.empty(); }
        [[nodiscard]] bool isFree() const { return isPerson() && key.empty(); }
    };
    struct Refused
    {
        Refusal why;
        std::string rule{};
    };
    using Judged = std::optional<Refused>;

    DealtTable(Game game, const std::vector<RecordPlayer>& players, Time now);
    [[nodiscard]] static Game gathered(GameSetup setup);
    [[nodiscard]] static bool isOurGame(const GameRecord& record, const Variant& variant);
    [[nodiscard]] bool isGathering() const;
    void begin(Time now);
    [[nodiscard]] RecordDetails details(bool isWhole) const;
    [[nodiscard]] GameRecord record() const;
    void seatComputers(RecordData& data);

    // ---- phases
    void next(Time now);
    void changed(Time now);
    void conclude();
    void leaveWindow(Time now);
    void letComputersChallenge(Time now);
    void challenge(int seat, Time now);
    // The index of the play that may be challenged; -1 if there is none.
    [[nodiscard]] int openPlay() const;
    // The seats that may challenge it and have not accepted it, in the order of play from the seat to move.
    [[nodiscard]] std::vector<int> challengers() const;
    [[nodiscard]] bool mustWait() const;
    [[nodiscard]] bool isPerson(int seat) const { return place(seat).isPerson(); }
    [[nodiscard]] int seatCount() const { return static_cast<int>(m_places.size()); }
    [[nodiscard]] int turns() const { return static_cast<int>(m_game.turns().size()); }
    // The seat that is asked for a turn; -1 if none is.
    [[nodiscard]] int asked() const;
    [[nodiscard]] Place& place(int seat) { return m_places[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] const Place& place(int seat) const { return m_places[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] int questionNumber() const { return 2 * turns() + (m_refused ? 1 : 0); }

    // ---- wishes
    [[nodiscard]] Judged judge(const wire::Wish& wish, Time now);
    [[nodiscard]] Judged act(int seat, const std::optional<Action>& action, Time now);
    [[nodiscard]] Judged refusalToTurn(const wire::Wish& wish) const;
    [[nodiscard]] Judged refusalToPlay(int seat, int turn) const;
    [[nodiscard]] std::optional<Violation> take(const Action& action, Time now);

    // ---- the clock
    // Charges the running clock up to now, less what the line takes.
    void charge(Time now);
    [[nodiscard]] Time credit() const;

    Game m_game; // without tiles while seats are free
    std::vector<Place> m_places;
    std::string m_owner; // hash of the owner's key
    std::string m_salt;
    std::chrono::seconds m_window{10};
    bool m_isOwnVariant = false;
    std::shared_ptr<const BotKnowledge> m_knowledge;
    std::unique_ptr<Time> m_time; // as the clock of the game sees it
    std::optional<GameClock> m_clock;
    int m_number = 1;
    int m_answered = 0; // number of answers so far
    Phase m_phase = Phase::Gathering;
    int m_settled = -1;     // the last play whose window is over
    Seats m_accepted = 0;   // seats that have said that they don't challenge the open play
    Time m_looks{};         // Window: when computers judge the play
    Time m_ends{};          // Window: when it is over
    bool m_refused = false; // the computer's last answer
};

struct DealtTable::Opened
{
    DealtTable table;
    std::string key; // of the owner, for all own seats
};

} // namespace storeys
