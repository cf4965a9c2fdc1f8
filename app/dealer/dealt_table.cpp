#include "dealer/dealt_table.h"

#include "record/play_text.h"
#include "record/read_game.h"
#include "record/record_table.h"
#include "wire/clean_name.h"

#include <nlohmann/json.hpp>

namespace storeys {

namespace {

using Json = nlohmann::json;

constexpr int stateFormat = 1;
constexpr const char* human = "human";
constexpr const char* elsewhere = "away";
constexpr int shortestWindow = 5;
constexpr int longestWindow = 60;
// The words that the program comes with; a record may name a file instead, which must not be opened.
constexpr const char* ownWords = "standard";

constexpr int at(wire::Refusal refusal)
{
    return static_cast<int>(refusal);
}

RuleBookPtr safeBookOf(const GameRecord& record, RecordData& data)
{
    if (record.lexicon.line > 0 && record.lexicon.text != ownWords)
        return nullptr;
    RecordBook found = bookOf(record, data, {.lexicon = ownWords, .houseRules = {}});
    return found.error || found.wordless ? nullptr : found.book;
}

// The action of a wish; none if the text can't be read or leaves tiles open.
std::optional<Action> readWish(const std::string& text, const Variant& variant)
{
    RecordEvent event{.text = text};
    event.kind = text == "-"             ? RecordEvent::Kind::Pass
                 : text.starts_with('-') ? RecordEvent::Kind::Exchange
                                         : RecordEvent::Kind::Play;
    auto read = readAction(event, variant);
    if (!read || read->unseen > 0)
        return std::nullopt;
    return std::move(read->action);
}

std::optional<Action> readChoice(const std::string& text, const Variant& variant)
{
    auto choice = readChoiceText(text, variant.tiles);
    if (!choice || std::ranges::any_of(choice->tiles, &Tile::isUnknown))
        return std::nullopt;
    return *std::move(choice);
}

// Whether all squares that the action names are on the board: the rules rely on that before they say so.
bool isOnBoard(const Action& action, const Board& board)
{
    const auto all = [&](const std::vector<Square>& squares) {
        return std::ranges::all_of(squares, [&](Square square) { return board.contains(square); });
    };
    if (const auto* choice = std::get_if<CardChoice>(&action))
        return all(choice->squares);
    const auto* play = std::get_if<Play>(&action);
    return !play
           || (all(play->squares()) && all(play->kept) && all(play->blockersOff) && all(play->blockersOn)
               && std::ranges::all_of(play->claims, all));
}

std::vector<int> seatsIn(Seats seats, int count)
{
    std::vector<int> list;
    for (int seat = 0; seat < count; ++seat)
        if (includes(seats, seat))
            list.push_back(seat);
    return list;
}

} // namespace

// ---- beginning

DealtTable::DealtTable(Game game, const std::vector<RecordPlayer>& players, Time now)
    : m_game(std::move(game)), m_time(std::make_unique<Time>(now))
{
    for (const RecordPlayer& player : players)
        m_places.push_back({.level = player.kind == human || player.kind == elsewhere ? "" : player.kind,
                            .away = player.kind == elsewhere});
}

// The game before the seats are taken: players and rules, but no draw and no tiles.
Game DealtTable::gathered(GameSetup setup)
{
    Position start{.book = setup.book, .board = {}, .seats = {}, .bag = {}, .pile = {}};
    start.seats.resize(setup.players.size());
    for (std::size_t seat = 0; seat < setup.classes.size(); ++seat)
        start.seats[seat].playerClass = setup.classes[seat];
    return Game::from(std::move(setup), std::move(start));
}

// Whether a game with these players can be dealt for several windows: at least two seats, one of them a person's.
bool DealtTable::isOurGame(const GameRecord& record, const Variant& variant)
{
    const auto isPerson = [](const RecordPlayer& player) { return player.kind == human || player.kind == elsewhere; };
    return record.players.size() > 1 && !wrongPlayers({record, std::nullopt}, variant)
           && std::ranges::any_of(record.players, isPerson)
           && std::ranges::all_of(record.players, [&](const RecordPlayer& player) {
                  return isPerson(player) || contains(botLevels(), player.kind);
              });
}

auto DealtTable::open(const wire::Open& wish, RecordData& data, std::uint64_t seed, const RandomBytes& random, Time now)
    -> Result<Opened, Refusal>
{
    ReadGcg read = readGcg(wish.head);
    GameRecord& record = read.record;
    if (read.error || !record.events.empty() || record.seenBy || wish.window < shortestWindow
        || wish.window > longestWindow)
        return Refusal::Form;
    const RuleBookPtr book = safeBookOf(record, data);
    if (!book || !isOurGame(record, book->variant))
        return Refusal::Form;
    record.seed = seed;
    DealtTable table(gathered(setupOf(record, book)), record.players, now);
    if (!record.clock.empty()) {
        const auto rules = ClockRules::read(record.clock);
        if (!rules)
            return Refusal::Form;
        table.m_clock.emplace(*rules, table.seatCount(), [time = table.m_time.get()] { return *time; });
    }
    const std::string key = newSecret(random);
    table.m_owner = sha256(key);
    for (Place& place : table.m_places)
        if (place.isPerson() && !place.away)
            place.key = table.m_owner;
    table.m_salt = newSecret(random);
    table.m_window = std::chrono::seconds(wish.window);
    table.m_isOwnVariant = !data.place().isBuiltIn(book->variant);
    table.seatComputers(data);
    if (!table.isGathering())
        table.begin(now);
    return Opened{std::move(table), key};
}

bool DealtTable::isGathering() const
{
    return std::ranges::any_of(m_places, &Place::isFree);
}

void DealtTable::begin(Time now)
{
    m_game = Game(m_game.setup());
    next(now);
}

void DealtTable::seatComputers(RecordData& data)
{
    if (std::ranges::all_of(m_places, &Place::isPerson))
        return;
    const auto knowledge = data.place().knowledge(m_game.setup().book->variant);
    m_knowledge = knowledge ? *knowledge : std::make_shared<const BotKnowledge>();
    RandomSource seeds(m_game.setup().seed);
    for (Place& place : m_places) {
        const std::uint64_t seed = seeds.next();
        if (const auto readiness = readinessOf(place.level))
            place.challenges = std::make_unique<ChallengePolicy>(seed, *readiness, m_knowledge);
    }
}

// ---- the state

RecordDetails DealtTable::details(bool isWhole) const
{
    RecordDetails details;
    if (m_clock)
        details.clock = isWhole ? m_clock->text() : m_clock->rules().text();
    for (const Place& place : m_places)
        details.kinds.push_back(place.isPerson() ? human : place.level);
    details.ownVariant = !isWhole || m_isOwnVariant; // a window may have other variants than the dealer
    details.format = 1;
    return details;
}

// What is stored, with all rules, as the program may come with others when it reads them.
GameRecord DealtTable::record() const
{
    RecordDetails whole = details(true);
    whole.ownVariant = true;
    GameRecord record = recordOf(m_game, whole);
    if (isGathering())
        record.racks.clear();
    return record;
}

std::string DealtTable::state() const
{
    Json places = Json::array();
    for (const Place& place : m_places) {
        Json& entry = places.emplace_back(Json{{"key", place.key}, {"away", place.away}});
        if (place.last) {
            entry["id"] = place.last->id;
            entry["error"] = place.last->error ? at(*place.last->error) : -1;
            entry["rule"] = place.last->rule;
            entry["answered"] = place.answered;
        }
    }
    // The phase follows from the game and from the last play whose window is over.
    return Json{{"format", stateFormat},      {"number", m_number},   {"record", gcgText(record())},
                {"seats", std::move(places)}, {"owner", m_owner},     {"salt", m_salt},
                {"window", m_window.count()}, {"settled", m_settled}, {"accepted", m_accepted}}
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

auto DealtTable::read(std::string_view state, RecordData& data, Time now) -> Result<DealtTable, Refusal>
try {
    const Json json = Json::parse(state);
    if (const int format = json.at("format").get<int>(); format != stateFormat)
        return format > stateFormat ? Refusal::Old : Refusal::Form;
    const auto text = json.at("record").get<std::string>();
    const ReadGcg read = readGcg(text);
    const GameRecord& record = read.record;
    if (read.error || !record.seed)
        return Refusal::Form;
    const RuleBookPtr book = safeBookOf(record, data);
    if (!book || !isOurGame(record, book->variant))
        return Refusal::Form;

    DealtTable table(gathered(setupOf(record, book)), record.players, now);
    const Json& places = json.at("seats");
    if (!places.is_array() || places.size() != record.players.size())
        return Refusal::Form;
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
        const Json& entry = places[seat];
        Place& place = table.m_places[seat];
        place.key = entry.at("key").get<std::string>();
        place.away = entry.at("away").get<bool>();
        if (place.isPerson() ? !place.key.empty() && !isSecret(place.key) : !place.key.empty() || place.away)
            return Refusal::Form;
        if (!entry.contains("id"))
            continue;
        const int error = entry.at("error").get<int>();
        if (error < -1 || error > at(Refusal::Removed))
            return Refusal::Form;
        place.last = {.id = entry["id"].get<std::string>(), .rule = entry.at("rule").get<std::string>()};
        if (error >= 0)
            place.last->error = static_cast<Refusal>(error);
        place.answered = entry.at("answered").get<int>();
        table.m_answered = std::max(table.m_answered, place.answered);
    }
    table.m_number = json.at("number").get<int>();
    table.m_owner = json.at("owner").get<std::string>();
    table.m_salt = json.at("salt").get<std::string>();
    const auto window = json.at("window").get<int>();
    table.m_settled = json.at("settled").get<int>();
    table.m_accepted = json.at("accepted").get<Seats>();
    if (!isSecret(table.m_owner) || !isSecret(table.m_salt) || window < shortestWindow || window > longestWindow)
        return Refusal::Form;
    table.m_window = std::chrono::seconds(window);
    if (!record.clock.empty()) {
        auto clock = GameClock::read(record.clock, table.seatCount(), [time = table.m_time.get()] { return *time; });
        if (!clock)
            return Refusal::Form;
        table.m_clock.emplace(*std::move(clock));
    }
    table.m_isOwnVariant = !data.place().isBuiltIn(book->variant);
    table.seatComputers(data);
    if (table.isGathering())
        return record.events.empty() ? Result<DealtTable, Refusal>(std::move(table)) : Refusal::Form;
    auto game = rebuildGame(read, book);
    if (!game)
        return Refusal::Form;
    table.m_game = *std::move(game);
    table.next(now);
    return table;
} catch (const Json::exception&) {
    return Refusal::Form;
}

// ---- seats

auto DealtTable::join(const std::vector<std::string>& names, const RandomBytes& random, Time now)
    -> Result<Seated, Refusal>
{
    std::vector<int> free;
    for (int seat = 0; seat < seatCount(); ++seat)
        if (place(seat).isFree())
            free.push_back(seat);
    if (names.empty())
        return Refusal::Form;
    if (names.size() > free.size())
        return Refusal::Full;
    GameSetup setup = m_game.setup();
    std::vector<std::string> taken;
    for (int seat = 0; seat < seatCount(); ++seat)
        if (!place(seat).isFree())
            taken.push_back(setup.players[static_cast<std::size_t>(seat)]);
    for (std::size_t n = 0; n < names.size(); ++n) {
        const auto name = wire::cleanName(names[n]);
        if (!name)
            return Refusal::Name;
        taken.push_back(wire::nameApart(*name, taken));
        setup.players[static_cast<std::size_t>(free[n])] = taken.back();
    }
    Seated seated{0, newSecret(random)};
    for (std::size_t n = 0; n < names.size(); ++n) {
        place(free[n]).key = sha256(seated.key);
        seated.seats = static_cast<Seats>(seated.seats | onlySeat(free[n]));
    }
    m_game = gathered(std::move(setup));
    ++m_number;
    if (!isGathering())
        begin(now);
    return seated;
}

Seats DealtTable::seatsOf(std::string_view key) const
{
    const std::string hash = sha256(key);
    Seats seats = 0;
    for (int seat = 0; seat < seatCount(); ++seat)
        if (place(seat).key == hash)
            seats |= onlySeat(seat);
    return seats;
}

// ---- phases

int DealtTable::openPlay() const
{
    const Turn* play = m_game.openPlay();
    return play ? static_cast<int>(play - m_game.turns().data()) : -1;
}

std::vector<int> DealtTable::challengers() const
{
    std::vector<int> seats;
    for (int n = 0; n < seatCount(); ++n)
        if (const int seat = (m_game.position().turn + n) % seatCount();
            m_game.mayChallenge(seat) && !includes(m_accepted, seat))
            seats.push_back(seat);
    return seats;
}

// Whether the game waits for challenges: somebody may challenge the open play who has no turn of their own to do so.
bool DealtTable::mustWait() const
{
    const std::vector<int> seats = challengers();
    const int mover = m_game.position().turn;
    return !seats.empty() && openPlay() != m_settled
           && (m_game.isOver() || !isPerson(mover)
               || std::ranges::any_of(seats, [&](int seat) { return seat != mover; }));
}

int DealtTable::asked() const
{
    return m_phase == Phase::Seat || m_phase == Phase::Thinking ? m_game.position().turn : -1;
}

// Enters the phase that the game now calls for.
void DealtTable::next(Time now)
{
    m_refused = false;
    if (m_clock) {
        m_clock->stop(); // wake() has charged what the line leaves; the rest is nobody's
        *m_time = std::max(*m_time, now);
    }
    if (mustWait()) {
        m_phase = Phase::Window;
        m_looks = now + look;
        m_ends = now + m_window;
        return;
    }
    if (m_game.isOver()) {
        m_phase = Phase::Over;
        return conclude();
    }
    const int mover = m_game.position().turn;
    m_phase = isPerson(mover) ? Phase::Seat : Phase::Thinking;
    if (m_clock)
        m_clock->start(mover);
}

void DealtTable::changed(Time now)
{
    ++m_number;
    next(now);
}

void DealtTable::conclude()
{
    if (!m_clock || isForfeit(m_game.result()->reason))
        return;
    std::vector<Points> penalties;
    for (int seat = 0; seat < seatCount(); ++seat)
        penalties.push_back(m_clock->penalty(seat));
    m_game.chargeTime(penalties);
}

void DealtTable::leaveWindow(Time now)
{
    m_settled = openPlay();
    changed(now);
}

// Computers judge the open play; those who do not challenge it accept it.
void DealtTable::letComputersChallenge(Time now)
{
    for (const int seat : challengers()) {
        if (isPerson(seat))
            continue;
        const auto& policy = place(seat).challenges;
        if (policy && policy->challenges(viewOf(m_game.position(), seat), m_game.openPlay()->score().words))
            return challenge(seat, now);
        m_accepted |= onlySeat(seat);
    }
    if (challengers().empty())
        leaveWindow(now);
}

void DealtTable::challenge(int seat, Time now)
{
    (void)m_game.challenge(seat);
    m_accepted = 0;
    changed(now);
}

std::optional<DealtTable::Time> DealtTable::wakesAt() const
{
    if (m_phase == Phase::Window) {
        const auto seats = challengers();
        const bool isLookedAt = std::ranges::any_of(seats, [&](int seat) { return !isPerson(seat); });
        return isLookedAt ? std::min(m_looks, m_ends) : m_ends;
    }
    if (asked() < 0 || !m_clock || m_clock->rules().atZero != ClockRules::AtZero::LoseGame)
        return std::nullopt;
    return *m_time + m_clock->left(asked()) + credit();
}

void DealtTable::wake(Time now)
{
    if (m_phase == Phase::Window && now >= m_looks)
        letComputersChallenge(now);
    if (m_phase == Phase::Window && now >= m_ends)
        leaveWindow(now);
    if (asked() < 0 || !m_clock)
        return;
    charge(now);
    if (const auto loser = m_clock->loser()) {
        m_game.loseOnTime(*loser);
        changed(now);
    }
}

// ---- the clock

DealtTable::Time DealtTable::credit() const
{
    return asked() >= 0 && isPerson(asked()) ? place(asked()).lag.credit() : Time(0);
}

void DealtTable::charge(Time now)
{
    *m_time = std::max(*m_time, now - credit());
}

// ---- wishes

wire::Answer DealtTable::wish(const wire::Wish& wish, Time now)
{
    if (wish.seat < 0 || wish.seat >= seatCount() || place(wish.seat).key.empty())
        return {.id = wish.id, .error = Refusal::Key};
    Place& sender = place(wish.seat);
    if (sender.last && sender.last->id == wish.id)
        return *sender.last;
    wake(now);
    wire::Answer answer{.id = wish.id};
    // Before the wish is carried out, so that all that it changes is news of a wish that was answered.
    sender.answered = ++m_answered;
    if (Judged refused = judge(wish, now)) {
        answer.error = refused->why;
        answer.rule = std::move(refused->rule);
    }
    sender.last = answer;
    return answer;
}

// Why the sender may not take a turn now; none if it may: its seat must be asked, and have seen all turns so far.
auto DealtTable::refusalToTurn(const wire::Wish& wish) const -> Judged
{
    if (m_phase == Phase::Over)
        return Refused{Refusal::Over};
    if (asked() < 0)
        return Refused{Refusal::Wait};
    if (asked() != wish.seat)
        return Refused{Refusal::Turn};
    return wish.turns != turns() ? Judged(Refused{Refusal::Stale}) : std::nullopt;
}

// Whether the seat may say something about that play.
auto DealtTable::refusalToPlay(int seat, int turn) const -> Judged
{
    if (m_phase == Phase::Over)
        return Refused{Refusal::Over};
    if (m_phase == Phase::Gathering)
        return Refused{Refusal::Wait};
    const int open = openPlay();
    if (open < 0 || open != turn)
        return Refused{Refusal::Stale};
    return contains(challengers(), seat) ? std::nullopt : Judged(Refused{Refusal::Turn});
}

auto DealtTable::judge(const wire::Wish& wish, Time now) -> Judged
{
    const int seat = wish.seat;
    const Variant& variant = m_game.position().variant();
    if (const auto* play = std::get_if<wire::Challenge>(&wish.what)) {
        if (Judged refused = refusalToPlay(seat, play->turn))
            return refused;
        challenge(seat, now);
    } else if (const auto* accepted = std::get_if<wire::Accept>(&wish.what)) {
        if (Judged refused = refusalToPlay(seat, accepted->turn))
            return refused;
        m_accepted |= onlySeat(seat);
        if (m_phase == Phase::Window && std::ranges::none_of(challengers(), [&](int each) { return isPerson(each); })) {
            letComputersChallenge(now);
            return {};
        }
        ++m_number;
    } else if (std::holds_alternative<wire::Resign>(wish.what)) {
        if (m_phase == Phase::Over)
            return Refused{Refusal::Over};
        if (m_phase == Phase::Gathering || m_game.isOver()) // the last play may be challenged
            return Refused{Refusal::Wait};
        if (seatCount() != 2)
            return Refused{Refusal::Rule};
        m_game.resign(seat);
        changed(now);
    } else {
        if (Judged refused = refusalToTurn(wish))
            return refused;
        if (const auto* action = std::get_if<wire::Act>(&wish.what))
            return act(seat, readWish(action->action, variant), now);
        if (const auto* choice = std::get_if<wire::Choose>(&wish.what))
            return act(seat, readChoice(choice->choice, variant), now);
        m_game.noteHints(1);
        ++m_number;
    }
    return {};
}

auto DealtTable::act(int seat, const std::optional<Action>& action, Time now) -> Judged
{
    if (!action)
        return Refused{Refusal::Form};
    if (!isOnBoard(*action, m_game.position().board))
        return Refused{Refusal::Rule, std::string(codeOf(Violation::Kind::OffBoard))};
    if (const auto violation = take(*action, now))
        return Refused{Refusal::Rule, std::string(codeOf(violation->kind))};
    place(seat).lag.finishTurn();
    return {};
}

// The seat that is asked takes the action. wake() has charged its clock and seen that it is in time.
std::optional<Violation> DealtTable::take(const Action& action, Time now)
{
    if (auto violation = m_game.take(action))
        return violation;
    if (m_clock && m_game.position().cards.due.empty()) // otherwise the same seat must answer a card
        m_clock->finishTurn();
    m_accepted = 0;
    changed(now);
    return std::nullopt;
}

// ---- computers

std::optional<BotQuestion> DealtTable::question() const
{
    if (m_phase != Phase::Thinking)
        return std::nullopt;
    Position proposing = m_game.position();
    proposing.book = m_knowledge->decent(proposing.book);
    return BotQuestion{questionNumber(), asked(), viewOf(proposing, asked())};
}

void DealtTable::answer(int question, const Action& action, Time now)
{
    wake(now);
    if (m_phase != Phase::Thinking || question != questionNumber() || !take(action, now))
        return;
    if (!std::exchange(m_refused, true))
        return;
    const bool isChoice = !m_game.position().cards.due.empty();
    (void)take(isChoice ? Action(CardChoice{}) : Action(Pass{}), now);
}

// ---- what to send

wire::Table DealtTable::table(Seats you) const
{
    wire::Table table;
    table.head = seatRecordOf(m_game, details(false), isGathering() ? Seats(0) : you).head();
    table.seal = sealOf(m_game.setup().seed, m_salt);
    for (int seat = 0; seat < seatCount(); ++seat) {
        const Place& at = place(seat);
        const std::string& name = m_game.setup().players[static_cast<std::size_t>(seat)];
        table.seats.push_back({at.isFree() ? "" : name, at.level, at.away, at.isFree()});
    }
    table.you = seatsIn(you, seatCount());
    table.window = static_cast<int>(m_window.count());
    return table;
}

std::variant<wire::News, wire::Ended> DealtTable::news(Seats seats, Time now) const
{
    wire::TableState state{.n = m_number, .turns = turns(), .phase = m_phase};
    if (!isGathering() && !m_game.isOver())
        state.mover = m_game.position().turn;
    if (m_phase == Phase::Window)
        state.left = std::max(m_ends - now, Time(0)).count();
    state.runs = m_clock && asked() >= 0;
    for (int seat = 0; m_clock && seat < seatCount(); ++seat) {
        const Time since = state.runs && seat == asked() ? std::max(now - *m_time, Time(0)) : Time(0);
        state.clock.push_back((m_clock->left(seat) - since).count());
    }
    if (m_phase != Phase::Over)
        for (const int seat : challengers())
            if (isPerson(seat))
                state.may.push_back(seat);
    int newest = 0;
    for (const int seat : seatsIn(seats, seatCount()))
        if (const Place& at = place(seat); at.last && !at.last->error && at.answered > newest) {
            newest = at.answered;
            state.done = at.last->id;
        }
    if (m_phase == Phase::Over)
        if (auto whole = wholeRecordOf(m_game, details(true)))
            return wire::Ended{std::move(state), *std::move(whole), m_salt};
    return wire::News{std::move(state), seatRecordOf(m_game, details(false), isGathering() ? Seats(0) : seats)};
}

} // namespace storeys
