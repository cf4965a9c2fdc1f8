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

// The choices for a new game, not yet checked.
struct GameStart
{
    struct Seat
    {
        QString name;
        QString level;            // level of a computer player; "" for a person
        QString playerClass = {}; // in games with classes; "" means rookie
        bool away = false;        // a person who plays in a second window
    };

    QString variant = "stack10";   // a text for variantOfStart()
    QString language;              // language code; "": the variant's own, or English
    std::optional<QString> layout; // for variants with mini boards; none: the variant's own
    QString lexicon = "standard";
    QString houseWords; // as typed, see HouseWords
    std::vector<Seat> seats;
    QVariantMap houseRules;          // values by name, only those that differ from the variant's
    std::optional<ClockRules> clock; // none: a game without a clock
    std::optional<quint64> seed;     // none: a random seed

    // In place of a level: a person in a second window.
    static constexpr const char* inSecondWindow = "window";
    // The level of a computer that beginners can beat, because it knows common words only. Players added to a game
    // start with this level.
    static constexpr const char* usualLevel = "casual";
    // The default choices: a person against a computer of usualLevel.
    [[nodiscard]] static GameStart usual();
    // The choices that start a game with the same players and rules as the given one.
    [[nodiscard]] static GameStart like(const Game& game, const std::vector<SeatKind>& kinds,
                                        const std::optional<ClockRules>& clock, const DataPlace& data);
    // The clock as ids of clockChoices(), under the keys time, increment, atZero and pauses; "" for what the clock does
    // not set.
    [[nodiscard]] QVariantMap clockIds() const;
    void setClock(const QVariantMap& ids); // no clock if the ids name no time
    // Convert from and to a settings map: { variant, lexicon, houseWords, players: [{ name, level, playerClass }],
    // houseRules (value by name), clock (see clockIds()) }, with language and layout if chosen. Only fromMap() handles
    // a seed.
    [[nodiscard]] static GameStart fromMap(const QVariantMap& map);
    [[nodiscard]] QVariantMap toMap() const;
    // The seats as written on the command line: "Ann,Bo:greedy", "Ann,Bo:window" for a second window.
    [[nodiscard]] static std::vector<Seat> seatsFromText(const QString& text);
};

// The levels of computer players, in one line.
[[nodiscard]] QString levelList();

// What is wrong with the players, as a translated sentence; "" if nothing. A game needs 1 to 4 players with different
// names, not empty and without control characters, and with known levels.
[[nodiscard]] QString problemOf(const GameStart& start);

// The setup of the game, or a translated sentence that says why the choices can't be used.
[[nodiscard]] Result<GameSetup, QString> setupOf(const GameStart& start, const DataPlace& data);

} // namespace storeys
