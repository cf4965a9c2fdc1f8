// Whole games at a dealer over lines that are cut, doubled and late, with a store that is slow, taken and down and a dealer
// that is killed at any write: all end alike, each answered wish is done once, and nobody is told a secret.

#include "room.h"

#include <cstdlib>

namespace storeys::test::desk_games_test {

namespace {

using namespace std::chrono_literals;
using Phase = wire::Phase;
using Refusal = wire::Refusal;
using Time = Desk::Time;

// How many games; `STOREYS_GAMES=1000` for more than the usual.
int gamesToPlay()
{
    const char* const games = std::getenv("STOREYS_GAMES");
    return games ? std::atoi(games) : 100;
}

// A person at a window: plays a few turns well, then passes, so that games end soon.
class Guest
{
public:
    Guest(wire::Join join, RuleBookPtr book, std::uint64_t seed)
        : end("guest", std::move(join)), m_book(std::move(book)), m_random(seed)
    {}

    // What to send.
    std::vector<wire::ToDealer> hear(const wire::HeardFromDealer& message)
    {
        wire::SeatEnd::Heard heard = end.heard(message);
        if (heard.table)
            table = heard.table;
        if (heard.news)
            news = heard.news;
        if (heard.answer)
            settle(*heard.answer);
        for (wire::ToDealer& each : decide())
            heard.send.push_back(std::move(each));
        return heard.send;
    }
    [[nodiscard]] bool isOver() const { return news && news->state.phase == Phase::Over && !end.wish(); }

    wire::SeatEnd end;
    std::optional<wire::Table> table;
    std::optional<wire::HeardNews> news;
    std::vector<std::string> done; // the turns whose wish was answered

private:
    void settle(const wire::Answer& answer)
    {
        EXPECT_TRUE(!answer.error || *answer.error == Refusal::Stale || *answer.error == Refusal::Busy
                    || *answer.error == Refusal::Turn || *answer.error == Refusal::Over
                    || *answer.error == Refusal::Wait)
            << static_cast<int>(*answer.error) << ' ' << answer.rule;
        if (answer.error)
            m_wishedAt = -1;
        else if (!m_turn.empty())
            done.push_back(m_turn);
    }
    // Wishes once for each of its turns.
    std::vector<wire::ToDealer> decide()
    {
        if (!news || !table || end.wish() || news->state.n == m_wishedAt || isOver())
            return {};
        const wire::TableState& state = news->state;
        const int seat = table->you.front();
        const bool isAsked = state.phase == Phase::Seat && state.mover == seat;
        if (!isAsked && !(state.phase == Phase::Window && contains(state.may, seat)))
            return {};
        const auto seen = followedGame(readGcg(table->head + news->body), m_book);
        EXPECT_EQ(complaint(seen), "") << table->head << news->body;
        if (!seen || static_cast<int>(seen->turns().size()) != state.turns) // the table's news come apart
            return {};
        m_wishedAt = state.n;
        m_turn.clear();
        wire::Wish wish{"w" + std::to_string(++m_ids) + '-' + std::to_string(m_random.below(1'000'000)), seat,
                        state.turns};
        if (!isAsked) {
            wish.what = wire::Accept{static_cast<int>(seen->openPlay() - seen->turns().data())};
        } else {
            m_turn = "-";
            const Position& position = seen->position();
            if (state.turns < 6)
                if (const auto plays = allPlays(*m_book, position.board, position.seats[seat].rack); !plays.empty())
                    m_turn = actionText(position.board,
                                        plays[m_random.below(static_cast<std::uint32_t>(plays.size()))].toPlay(),
                                        position.variant().tiles.alphabet);
            wish.what = wire::Act{m_turn};
        }
        return end.want(wish);
    }

    RuleBookPtr m_book;
    RandomSource m_random;
    std::string m_turn;
    int m_wishedAt = -1; // the news that it answered
    int m_ids = 0;
};

// How often what happens, in a thousand steps.
struct Faults
{
    int cut = 10;
    int twice = 30; // a message comes again
    int taken = 50; // of a thousand puts; also the following
    int down = 30;
    int killed = 30;
};

// One game from its opening to its end.
class Play
{
public:
    Play(const Design& design, std::uint64_t seed, Faults faults = {})
        : m_random(seed), m_faults(faults), m_book(dealersBook(design.variant, design.houseRules)), room(seed)
    {
        const auto [line, table] = room.host(design);
        id = table.table;
        room.close(line);
        add({.table = id, .key = table.key});
        constexpr const char* names[] = {"Bo", "Cleo", "Di"};
        for (std::size_t seat = 1; seat < design.kinds.size(); ++seat)
            if (design.kinds[seat] == "away")
                add({.table = id, .key = newSecret(bytesFrom(seed * 10 + seat)), .names = {names[seat - 1]}});
    }

    // Whether all have heard of the end.
    bool play()
    {
        constexpr int mostSteps = 20'000;
        for (int step = 0; step < mostSteps; ++step) {
            if (std::ranges::all_of(m_guests, [](const auto& each) { return each.guest.isOver(); }))
                return true;
            room.now += 1ms;
            if (!takeStep())
                wait();
        }
        return false;
    }

    // All that was told to the lines of that guest.
    [[nodiscard]] std::vector<std::string> toldTo(std::size_t guest) const
    {
        std::vector<std::string> texts;
        for (const LineId line : m_guests[guest].lines)
            texts.insert(texts.end(), room.sent.at(line).begin(), room.sent.at(line).end());
        return texts;
    }
    [[nodiscard]] std::size_t guests() const { return m_guests.size(); }
    [[nodiscard]] const Guest& guest(std::size_t n) const { return m_guests[n].guest; }

private:
    struct Seated
    {
        Guest guest;
        LineId line = 0;              // 0: down
        std::deque<std::string> up{}; // on its way to the dealer
        std::size_t heard = 0;        // of what was sent to this line
        std::vector<LineId> lines{};
    };

    void add(wire::Join join) { m_guests.push_back({Guest(std::move(join), m_book, m_random.next()), 0, {}, 0, {}}); }
    // A random index of the list.
    template<class List>
    std::size_t anyOf(const List& list)
    {
        return m_random.below(static_cast<std::uint32_t>(list.size()));
    }
    bool happens(int chance) { return static_cast<int>(m_random.below(1000)) < chance; }
    void post(Seated& seated, const std::vector<wire::ToDealer>& messages)
    {
        for (const wire::ToDealer& message : messages)
            seated.up.push_back(wire::wireText(message));
    }
    void connect(Seated& seated)
    {
        seated.line = room.open();
        seated.lines.push_back(seated.line);
        seated.heard = 0;
        seated.up.clear();
        post(seated, seated.guest.end.connected());
    }
    // The dealer may hear of it much later, or never.
    void cut(Seated& seated)
    {
        m_zombies.push_back({seated.line, std::move(seated.up)});
        seated.line = 0;
    }
    // Something at random that can happen now; whether anything could.
    bool takeStep()
    {
        std::vector<std::function<void()>> all;
        for (Seated& each : m_guests) {
            if (each.line == 0) {
                all.emplace_back([&] { connect(each); });
                continue;
            }
            if (!each.up.empty())
                all.emplace_back([&] { deliver(each.line, each.up); });
            if (each.heard < room.sent[each.line].size())
                all.emplace_back([&] { hear(each); });
            else if (room.ended.contains(each.line))
                all.emplace_back([&] { each.line = 0; });
        }
        for (auto& zombie : m_zombies)
            all.emplace_back([&] { haunt(zombie); });
        if (!room.asked.empty())
            all.emplace_back([&] { answer(); });
        if (all.empty())
            return false;
        if (Seated& one = m_guests[anyOf(m_guests)]; one.line != 0 && happens(m_faults.cut))
            cut(one);
        else
            all[anyOf(all)]();
        std::erase_if(m_zombies, [](const auto& each) { return each.first == 0; });
        return true;
    }
    void deliver(LineId line, std::deque<std::string>& up)
    {
        const std::string text = up.front();
        const bool isWish = text.find("\"wish\"") != std::string::npos;
        if (!isWish || !happens(m_faults.twice))
            up.pop_front();
        room.post(line, text);
    }
    void hear(Seated& seated)
    {
        const std::string& text = room.sent[seated.line][seated.heard++];
        const auto message = wire::readFromDealer(text);
        ASSERT_TRUE(message) << text;
        post(seated, seated.guest.hear(*message));
        if (happens(m_faults.twice) && !std::holds_alternative<wire::Welcome>(*message))
            post(seated, seated.guest.hear(*message));
    }
    // What is left of a line that was cut: what was on its way, then that it is closed.
    void haunt(std::pair<LineId, std::deque<std::string>>& zombie)
    {
        if (!zombie.second.empty() && !happens(300)) {
            deliver(zombie.first, zombie.second);
            return;
        }
        room.close(zombie.first);
        zombie.first = 0;
    }
    void answer()
    {
        if (!std::holds_alternative<Desk::Put>(room.asked.front())) {
            if (std::holds_alternative<Desk::Get>(room.asked.front()) && happens(m_faults.down))
                return room.fail(TableStore::Failure::Down);
            return room.answer();
        }
        if (happens(m_faults.killed)) {
            if (happens(500)) // it was stored
                (void)room.store.put(std::get<Desk::Put>(room.asked.front()));
            room.begin();
            ++kills;
            return;
        }
        if (happens(m_faults.down))
            return room.fail(TableStore::Failure::Down, happens(500));
        if (happens(m_faults.taken))
            room.store.touch(id);
        room.answer();
    }
    // Nothing is on its way: time passes.
    void wait()
    {
        if (const auto time = room.desk->wakesAt())
            room.now = std::max(room.now, *time);
        room.desk->wake(room.now);
        room.collect();
    }

    RandomSource m_random;
    Faults m_faults;
    RuleBookPtr m_book;
    std::vector<Seated> m_guests;
    std::vector<std::pair<LineId, std::deque<std::string>>> m_zombies;

public:
    Room room;
    TableId id;
    int kills = 0;
};

GameRecord recordOf(const std::string& state)
{
    return readGcg(nlohmann::json::parse(state).at("record").get<std::string>()).record;
}

// What each seat held when the table was put.
std::vector<std::string> racksAt(const Play& play, int revision)
{
    std::vector<std::string> racks(play.guests() + 1); // perhaps with a computer
    for (const auto& held : recordOf(play.room.store.stateAt(play.id, revision)).racks)
        racks[static_cast<std::size_t>(held.seat)] = held.tiles;
    return racks;
}

// Each answered turn is in the record once, and no other.
void expectEachTurnOnce(const Play& play, const GameRecord& record)
{
    for (std::size_t n = 0; n < play.guests(); ++n) {
        const int seat = play.guest(n).table->you.front();
        std::vector<std::string> turns;
        for (const RecordEvent& event : record.events)
            if (event.seat == seat && (event.kind == RecordEvent::Kind::Play || event.kind == RecordEvent::Kind::Pass))
                turns.push_back(event.text);
        EXPECT_EQ(turns, play.guest(n).done) << "seat " << seat;
    }
}

// All were told the same game with its seed, and the salt of the seal from before the first turn.
void expectOneEnd(const Play& play, const GameRecord& record)
{
    for (std::size_t n = 0; n < play.guests(); ++n) {
        const Guest& guest = play.guest(n);
        EXPECT_EQ(guest.news->record, play.guest(0).news->record);
        const GameRecord told = readGcg(guest.news->record).record;
        EXPECT_EQ(told.seed, record.seed);
        EXPECT_EQ(told.events.size(), record.events.size());
        EXPECT_EQ(sealOf(*told.seed, guest.news->salt), guest.table->seal);
    }
}

// Nothing that was sent before the end has a seed, the salt, another seat's rack or key.
void expectNoSecret(const Play& play, const GameRecord& record)
{
    const std::string seed = std::to_string(*record.seed), salt = play.guest(0).news->salt;
    int racks = 0;
    for (std::size_t n = 0; n < play.guests(); ++n) {
        const int seat = play.guest(n).table->you.front();
        std::string head;
        std::set<std::string> own;       // the racks that the seat itself has held
        std::vector<std::string> others; // the keys of others, and what the dealer keeps of them
        for (std::size_t other = 0; other < play.guests(); ++other)
            if (const std::string& key = play.guest(other).end.join().key; other != n) {
                others.push_back(key);
                others.push_back(sha256(key));
            }
        for (const std::string& text : play.toldTo(n)) {
            for (const std::string& other : others)
                EXPECT_EQ(text.find(other), std::string::npos);
            const auto message = wire::readFromDealer(text);
            ASSERT_TRUE(message);
            const auto* news = std::get_if<wire::HeardNews>(&*message);
            if (news && news->state.phase == Phase::Over)
                continue;
            EXPECT_EQ(text.find(seed), std::string::npos);
            EXPECT_EQ(text.find(salt), std::string::npos);
            if (const auto* table = std::get_if<wire::Table>(&*message))
                head = table->head;
            if (!news)
                continue;
            EXPECT_FALSE(readGcg(head + news->body).record.seed);
            const std::vector<std::string> held = racksAt(play, news->state.n);
            own.insert(held[static_cast<std::size_t>(seat)]);
            for (std::size_t each = 0; each < held.size(); ++each) {
                const std::string shown = "#rack" + std::to_string(each + 1) + ' ';
                if (static_cast<int>(each) != seat) {
                    EXPECT_EQ(news->body.find(shown), std::string::npos) << news->body;
                    if (held[each].size() > 5 && !own.contains(held[each])) {
                        EXPECT_EQ(news->body.find(' ' + held[each] + ' '), std::string::npos) << news->body;
                    }
                } else if (!held[each].empty()) {
                    EXPECT_NE(news->body.find(shown + held[each]), std::string::npos) << news->body;
                    ++racks;
                }
            }
        }
    }
    EXPECT_GT(racks, 0);
}

} // namespace

TEST(DeskGames, EndAlikeOverFaultyLines)
{
    const Design designs[] = {{},
                              {.kinds = {"human", "away", "away"}},
                              {.houseRules = {"mode=challenge"}},
                              {.kinds = {"human", "away", "away"}, .houseRules = {"mode=challenge"}},
                              {.variant = "stack8"}};
    const Design withComputer{.kinds = {"human", "away", "greedy"}};
    int kills = 0;
    for (int n = 0; n < gamesToPlay(); ++n) {
        SCOPED_TRACE(n);
        const auto number = static_cast<std::size_t>(n);
        Play play(n % 20 == 0 ? withComputer : designs[number % std::size(designs)], number + 1);
        ASSERT_TRUE(play.play());
        const GameRecord record = recordOf(play.room.store.get(play.id).state);
        expectEachTurnOnce(play, record);
        expectOneEnd(play, record);
        expectNoSecret(play, record);
        kills += play.kills;
        if (HasFailure())
            return;
    }
    EXPECT_GT(kills, gamesToPlay() / 4);
}

} // namespace storeys::test::desk_games_test
