#pragma once

#include "data_place.h"
#include "game/game.h"
#include "game/game_clock.h"
#include "table/game/live_game.h"

#include <QString>
#include <QVariantMap>

#include <optional>
#include <vector>

namespace storeys {

// What somebody chose for a new game, before it is checked.
struct GameStart
{
    struct Seat
    {
        QString name;
        QString level;            // level of a computer player; "" for a person
        QString playerClass = {}; // in games with classes; "" means rookie
    };

    QString variant = "stack10";   // a text for variantOfStart()
    QString language;              // code; "": the variant's own, or English
    std::optional<QString> layout; // for variants with mini boards; none: the variant's own
    QString lexicon = "standard";
    QString houseWords; // as typed, see HouseWords
    std::vector<Seat> seats;
    QVariantMap houseRules;          // values by name, only those that differ from the variant's
    std::optional<ClockRules> clock; // none: a game without a clock
    std::optional<quint64> seed;     // none: a new seed

    // The level of a computer that beginners can beat, as it knows common words only. Players added to a game start
    // with this level.
    static constexpr const char* usualLevel = "casual";
    // The choices before anybody has chosen: a person against such a computer.
    [[nodiscard]] static GameStart usual();
    // The choices that lead to a game like this one, which was started or opened.
    [[nodiscard]] static GameStart like(const Game& game, const std::vector<SeatKind>& kinds,
                                        const std::optional<ClockRules>& clock, const DataPlace& data);
    // The clock as ids of clockChoices(), under the keys time, increment, atZero and pauses; all are present, "" at
    // first.
    [[nodiscard]] QVariantMap clockIds() const;
    void setClock(const QVariantMap& ids); // no clock if the ids name no time
    // Reads and writes the form in settings: { variant, players: [{ name, level, playerClass }] }; with language,
    // layout, lexicon, houseWords, houseRules (value by name), clock (clockIds()) and seed if chosen.
    [[nodiscard]] static GameStart fromMap(const QVariantMap& map);
    [[nodiscard]] QVariantMap toMap() const;
    // The seats in the command line's text: "Ann,Bo:greedy".
    [[nodiscard]] static std::vector<Seat> seatsFromText(const QString& text);
};

// What is wrong with the players, translated, or "". A game needs 1 to 4 distinct names that are not empty and have no
// control characters, and known levels.
[[nodiscard]] QString problemOf(const GameStart& start);

// The setup of the game, or a translated sentence why there is none: a problemOf() or an unreadable variant or lexicon.
[[nodiscard]] Result<GameSetup, QString> setupOf(const GameStart& start, const DataPlace& data);

} // namespace storeys
