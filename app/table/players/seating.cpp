#include "table/players/seating.h"

#include "bots/levels.h"
#include "table/players/computer_player.h"
#include "table/players/person.h"

#include <algorithm>

namespace storeys {

void Seating::seat(std::vector<SeatKind> kinds, const Game& game, const std::shared_ptr<const BotKnowledge>& knowledge)
{
    m_kinds = std::move(kinds);
    seatAnew(game, knowledge);
}

void Seating::seatAnew(const Game& game, const std::shared_ptr<const BotKnowledge>& knowledge)
{
    m_players.clear();
    RandomSource seeds(game.setup().seed);
    for (const SeatKind& kind : m_kinds) {
        if (kind.isPerson()) {
            m_players.push_back(std::make_unique<Person>());
            continue;
        }
        auto bot = makeBot(kind.level.toStdString(), seeds.next(), knowledge);
        m_players.push_back(std::make_unique<ComputerPlayer>(std::move(bot), m_pause, m_audience));
    }
}

void Seating::clear()
{
    m_players.clear();
    m_kinds.clear();
}

void Seating::cancel()
{
    for (const auto& player : m_players)
        player->cancel();
}

std::vector<bool> Seating::persons() const
{
    std::vector<bool> persons;
    for (const SeatKind& kind : m_kinds)
        persons.push_back(kind.isPerson());
    return persons;
}

int Seating::personCount() const
{
    return static_cast<int>(std::ranges::count_if(m_kinds, &SeatKind::isPerson));
}

std::vector<std::string> Seating::recordKinds() const
{
    std::vector<std::string> kinds;
    for (const SeatKind& kind : m_kinds)
        kinds.push_back(kind.isPerson() ? "human" : kind.level.toStdString());
    return kinds;
}

Person* Seating::askedPerson(int seat) const
{
    if (!isPerson(seat))
        return nullptr;
    auto* person = static_cast<Person*>(m_players[seat].get());
    return person->isAsked() ? person : nullptr;
}

bool Seating::computerChallenges(int seat, const SeatView& view, const std::vector<ScoredWord>& words)
{
    return !isPerson(seat) && static_cast<ComputerPlayer&>(*m_players[seat]).challenges(view, words);
}

} // namespace storeys
