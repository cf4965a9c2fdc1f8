#include "table/away/away.h"

#include "record/play_text.h"
#include "record/read_game.h"
#include "table/text/player_name.h"
#include "wire/json_text.h"

#include <QJsonArray>
#include <QRandomGenerator>

namespace storeys {

namespace {

constexpr auto betweenLooks = std::chrono::seconds(1);       // at the line
constexpr std::chrono::milliseconds mostBetweenTries{1'000}; // as the dealer is on this machine
constexpr auto opensWithin = std::chrono::seconds(15);       // a second window

std::string programName()
{
    return "storeys " + QCoreApplication::applicationVersion().toStdString();
}

// 256 bits in hexadecimal, as the dealer makes keys.
std::string newKey()
{
    QByteArray bytes;
    for (int n = 0; n < 32; ++n)
        bytes += static_cast<char>(QRandomGenerator::system()->bounded(256));
    return bytes.toHex().toStdString();
}

QString textOf(const std::string& text)
{
    return QString::fromStdString(text);
}

// The record that opens a table: players and rules, without a seed.
std::string headOf(const GameSetup& setup, const GameStart& start, const DataPlace& data)
{
    RecordDetails details;
    details.ownVariant = !data.isBuiltIn(setup.book->variant);
    for (const GameStart::Seat& seat : start.seats)
        details.kinds.push_back(seat.away ? "away" : seat.level.isEmpty() ? "human" : seat.level.toStdString());
    GameRecord record = recordOf(Game(setup), details);
    record.seed.reset();
    record.racks.clear();
    return gcgText(record);
}

// Why the last wish is not done.
LateText refusalText(const wire::Answer& answer)
{
    using wire::Refusal;
    switch (*answer.error) {
    case Refusal::Rule:
        return LateText(
            [rule = textOf(answer.rule)] { return Away::tr("The rules do not allow this turn (%1).").arg(rule); });
    case Refusal::Over: return LateText([] { return Away::tr("The game is over."); });
    case Refusal::Busy:
    case Refusal::Down:
        return LateText([] { return Away::tr("The game could not be saved, so the turn is not taken. Try again."); });
    default:
        return LateText(
            [] { return Away::tr("The game has gone on in the meantime. Look again, then take your turn."); });
    }
}

// Why the dealer has ended the line for good.
LateText farewellText(wire::Refusal why)
{
    using wire::Refusal;
    switch (why) {
    case Refusal::Taken: return LateText([] { return Away::tr("This seat is played in another window now."); });
    case Refusal::Table:
    case Refusal::Key:
        return LateText([] { return Away::tr("The tiles of this game are gone, so it can only be looked at."); });
    case Refusal::Old:
    case Refusal::Version:
        return LateText(
            [] { return Away::tr("The other window is of another version of Storeys. Close it and open it again."); });
    default: return LateText([] { return Away::tr("The other window has ended the game."); });
    }
}

} // namespace

Away::Away(DataPlace data, LiveGame& live, TurnFlow& flow, GameChoices& choices, Records& records, Notices& notices)
    : m_data(std::move(data)), m_live(live), m_flow(flow), m_records(records), m_notices(notices),
      m_retries(QRandomGenerator::global()->generate64())
{
    m_time.start();
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &Away::connectLine);
    m_awaiting.setSingleShot(true);
    connect(&m_awaiting, &QTimer::timeout, this, &Away::stateChanged);
    m_looking.setInterval(betweenLooks);
    connect(&m_looking, &QTimer::timeout, this, &Away::look);
    for (const auto change : {&LiveGame::started, &LiveGame::left})
        connect(&live, change, this, &Away::seeGame);
    choices.setInviter([this](const GameStart& start, const GameSetup& setup) { return invite(start, setup); });
    records.setGoOn([this](const QJsonObject& place, const OpenedRecord& game) { return goOn(place, game); });
}

Away::~Away()
{
    leave();
}

void Away::setLines(std::unique_ptr<Lines> lines)
{
    m_lines = std::move(lines);
    emit possibleChanged();
}

// ---- opening a table

QString Away::invite(const GameStart& start, const GameSetup& setup)
{
    if (!m_lines)
        return tr("This window cannot open a second one.");
    if (setup.book->houseRules.mode == HouseRules::Mode::Challenge)
        return tr("A game in two windows needs “Words are checked by: Dictionary”.");
    if (start.clock)
        return tr("A game in two windows has no clock. Choose “No clock”.");
    QStringList guests;
    for (const GameStart::Seat& seat : start.seats)
        if (seat.away)
            guests += seat.name;
    m_isOpening = true;
    ask(wire::Open{headOf(setup, start, m_data.place())}, [this, guests](const wire::Table& opened) {
        m_guests.clear();
        seatGuests(textOf(opened.table), textOf(opened.key), guests);
    });
    return {};
}

// Takes the seats of the second windows for them, so that each can be opened again with its key, and then the own one.
void Away::seatGuests(QString table, QString key, QStringList names)
{
    if (names.isEmpty()) {
        const std::vector<Guest> guests = m_guests;
        sit({{}, table, key});
        m_guests = guests;
        return openWindows();
    }
    const QString name = names.takeFirst();
    // A key of our own choice: if the answer got lost, it would bring us back.
    wire::Join join{.table = table.toStdString(), .key = newKey(), .names = {name.toStdString()}};
    ask(join, [=, this](const wire::Table& joined) {
        m_guests.push_back({name, textOf(joined.key)});
        seatGuests(table, key, names);
    });
}

void Away::ask(const wire::ToDealer& message, const std::function<void(const wire::Table&)>& then)
{
    MessageLine* const line = m_lines->to({}).release();
    line->setParent(this);
    const auto write = [line](const wire::ToDealer& one) { line->send(QByteArray::fromStdString(wireText(one))); };
    const auto failed = [this](const LateText& why) {
        m_isOpening = false;
        m_notices.report(why);
        emit stateChanged();
    };
    connect(line, &MessageLine::opened, this, [write, message] {
        write(wire::Hello{.program = programName()});
        write(message);
    });
    connect(line, &MessageLine::received, this, [=, this](const QByteArray& bytes) {
        const auto heard = wire::readFromDealer({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        const auto* table = heard ? std::get_if<wire::Table>(&*heard) : nullptr;
        const auto* bye = heard ? std::get_if<wire::Bye>(&*heard) : nullptr;
        if (!table && !bye && heard)
            return;
        line->disconnect(this);
        line->close();
        line->deleteLater();
        if (table)
            then(*table);
        else
            failed(farewellText(bye && bye->error ? *bye->error : wire::Refusal::Closed));
    });
    connect(line, &MessageLine::closed, this, [=] {
        line->deleteLater();
        failed(LateText([] { return tr("The second window could not be prepared."); }));
    });
}

void Away::openWindows()
{
    const std::vector<Guest> guests = missing();
    m_awaiting.start(opensWithin);
    for (const Guest& guest : guests)
        if (const QString why = m_lines->openWindow({{}, m_place.table, guest.key}); !why.isEmpty())
            m_notices.report(LateText([why] { return why; }));
}

std::vector<Away::Guest> Away::missing() const
{
    std::vector<Guest> missing;
    for (const Guest& guest : m_guests) {
        const auto seat = placeIn<int>(m_table.seats, guest.name.toStdString(), &wire::SeatAt::name);
        if (!m_state || !seat || !contains(m_state->there, *seat))
            missing.push_back(guest);
    }
    return m_end && !m_awaiting.isActive() ? missing : std::vector<Guest>();
}

// ---- sitting down and leaving

void Away::sit(AwayPlace place)
{
    leave();
    m_isOpening = false;
    m_place = std::move(place);
    if (!m_place.dealer.isEmpty()) // whoever opened this window keeps the game
        m_records.shelf()->hideTable(m_place.table);
    m_end.emplace(programName(), wire::Join{.table = m_place.table.toStdString(), .key = m_place.key.toStdString()});
    connectLine();
    emit stateChanged();
}

void Away::leave()
{
    dropLine();
    m_again.stop();
    m_end.reset();
    m_guests.clear();
    m_table = {};
    m_state.reset();
    m_game.reset();
    m_wishes.clear();
    m_awaiting.stop();
    m_isShown = false;
    m_problem = {};
    emit stateChanged();
}

// Another game is on the table, or none. While something is practised, the line stays.
void Away::seeGame()
{
    if ((m_isShown || m_end) && !m_live.isAway() && !m_live.isPractice())
        leave();
}

QJsonObject Away::placeObject() const
{
    if (!m_place.dealer.isEmpty()) // whoever opened this window keeps the game
        return {};
    QJsonArray guests;
    for (const Guest& guest : m_guests)
        guests += QJsonObject{{"name", guest.name}, {"key", guest.key}};
    return {{"table", m_place.table}, {"key", m_place.key}, {"guests", guests}};
}

Referee* Away::goOn(const QJsonObject& place, const OpenedRecord& game)
{
    if (!m_lines)
        return nullptr;
    sit({{}, place["table"].toString(), place["key"].toString()});
    for (const QJsonValue& guest : place["guests"].toArray())
        m_guests.push_back({guest["name"].toString(), guest["key"].toString()});
    m_game = game.game;
    m_isShown = true;
    m_awaiting.start(opensWithin);
    return this;
}

// ---- the line

void Away::connectLine()
{
    dropLine();
    m_line = m_lines->to(m_place.dealer).release();
    m_line->setParent(this);
    connect(m_line, &MessageLine::opened, this, [this] {
        m_isUp = true;
        m_retries.reset();
        m_watch.emplace(wire::Time(m_time.elapsed()));
        m_looking.start();
        send(m_end->connected());
    });
    connect(m_line, &MessageLine::received, this, &Away::hear);
    connect(m_line, &MessageLine::closed, this, &Away::lineClosed);
}

void Away::dropLine()
{
    m_looking.stop();
    m_isUp = false;
    if (m_line) {
        m_line->disconnect(this);
        m_line->close();
        m_line->deleteLater();
        m_line = nullptr;
    }
}

void Away::lineClosed()
{
    dropLine();
    m_state.reset();
    m_again.start(std::min(m_retries.next(), mostBetweenTries));
    emit stateChanged();
}

void Away::look()
{
    const wire::Time now(m_time.elapsed());
    if (m_watch->isDown(now))
        return lineClosed();
    if (const auto ping = m_watch->ping(now))
        send({*ping});
}

void Away::send(const std::vector<wire::ToDealer>& messages)
{
    for (const wire::ToDealer& message : messages)
        if (m_line)
            m_line->send(QByteArray::fromStdString(wireText(message)));
}

void Away::hear(const QByteArray& message)
{
    const auto read = wire::readFromDealer({message.constData(), static_cast<std::size_t>(message.size())});
    if (!read)
        return lineClosed();
    m_watch->heard(wire::Time(m_time.elapsed()));
    const wire::SeatEnd::Heard heard = m_end->heard(*read);
    send(heard.send);
    if (heard.table)
        m_table = *heard.table;
    if (heard.answer && heard.answer->error)
        emit refused(refusalText(*heard.answer));
    if (heard.news)
        show(*heard.news);
    if (heard.bye && !mayReturn(*heard.bye)) {
        dropLine();
        if (!m_game || !m_game->isOver())
            m_problem = farewellText(heard.bye->error.value_or(wire::Refusal::Closed));
        m_end.reset();
    }
    sendNext();
    emit stateChanged();
}

// ---- the game

void Away::show(const wire::HeardNews& news)
{
    m_state = news.state;
    if (absent().isEmpty())
        m_awaiting.stop();
    if (news.state.phase == wire::Phase::Gathering)
        return;
    const std::string text = news.record.empty() ? m_table.head + news.body : news.record;
    const ReadGcg read = readGcg(text);
    const RecordBook book = bookOf(read.record, m_data);
    const auto game = !book.book            ? Result<Game, RecordError>(*book.error)
                      : news.record.empty() ? followedGame(read, book.book)
                                            : rebuildGame(read, book.book);
    if (!game) { // this program and the dealer don't agree about the rules
        m_problem = farewellText(wire::Refusal::Version);
        return;
    }
    m_game = *game;
    if (m_isShown)
        emit changed(*m_game);
    else
        begin(*m_game);
}

void Away::begin(const Game& game)
{
    std::vector<SeatKind> kinds;
    for (const wire::SeatAt& seat : m_table.seats) {
        const int number = static_cast<int>(kinds.size());
        kinds.push_back({textOf(seat.level), seat.level.empty() && !contains(m_table.you, number)});
    }
    m_isShown = true;
    m_flow.begin({.game = game,
                  .kinds = std::move(kinds),
                  .clock = {},
                  .origin = game.turns().empty() ? BegunGame::Origin::New : BegunGame::Origin::Resumed,
                  .isAway = true,
                  .place = placeObject()},
                 {}, this);
}

// The people whose window is closed, by the last news.
QStringList Away::absent() const
{
    QStringList names;
    for (std::size_t seat = 0; seat < m_table.seats.size(); ++seat)
        if (m_table.seats[seat].level.empty() && !contains(m_state->there, static_cast<int>(seat)))
            names += shownName(m_table.seats[seat].name);
    return names;
}

QString Away::trouble() const
{
    if (!m_problem.isEmpty() || !m_end)
        return m_problem;
    if (m_game && m_game->isOver())
        return {};
    if (m_isUp && m_state) {
        const QStringList names = absent();
        return names.isEmpty() || m_awaiting.isActive()
                   ? QString()
                   : tr("The window of %1 is closed.").arg(names.join(tr(" and ")));
    }
    if (!m_again.isActive())
        return {};
    const QString down = tr("The first window is closed. This one waits for it.");
    return m_end->wish() ? down + ' ' + tr("Your turn is kept and will be sent.") : down;
}

// ---- as referee

void Away::tell()
{
    if (m_game)
        emit changed(*m_game);
}

void Away::act(int seat, const Action& action)
{
    const Position& position = m_game->position();
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    if (const auto* choice = std::get_if<CardChoice>(&action))
        want(seat, wire::Choose{choiceText(*choice, alphabet)});
    else
        want(seat, wire::Act{actionText(position.board, action, alphabet)});
}

void Away::challenge(int seat, int turn)
{
    want(seat, wire::Challenge{turn});
}

void Away::resign(int seat)
{
    want(seat, wire::Resign{});
}

void Away::noteHint(int seat)
{
    want(seat, wire::Hint{});
}

void Away::want(int seat, Wanted what)
{
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_wishes.push_back({id.toStdString(), seat, static_cast<int>(m_game->turns().size()), std::move(what)});
    sendNext();
}

void Away::sendNext()
{
    if (!m_end || m_end->wish() || m_wishes.empty())
        return;
    wire::Wish next = std::move(m_wishes.front());
    m_wishes.pop_front();
    send(m_end->want(std::move(next)));
    emit stateChanged();
}

} // namespace storeys
