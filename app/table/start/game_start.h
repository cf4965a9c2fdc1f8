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

// What somebody chose for a new game, before it is known to make sense.
struct GameStart
{
    struct Seat
    {
        QString name;
        QString level;            // of a computer player, "" for a person
        QString playerClass = {}; // where the game has them; "": rookie
    };

    QString variant = "stack10";   // see variantOfStart()
    std::optional<QString> layout; // where the variant has mini boards; none: the variant's own
    QString lexicon = "standard";
    QString houseWords; // as typed, see HouseWords
    std::vector<Seat> seats;
    QVariantMap houseRules;          // those that are not the variant's: value by name
    std::optional<ClockRules> clock; // none: without
    std::optional<quint64> seed;     // none: a new one

    // Of a computer that beginners can beat: it knows common words only. A player who is added to a game has it at first.
    static constexpr const char* usualLevel = "casual";
    // Before anybody has chosen: a person against such a computer.
    [[nodiscard]] static GameStart usual();
    // The same again as a game that was started or opened.
    [[nodiscard]] static GameStart like(const Game& game, const std::vector<SeatKind>& kinds,
                                        const std::optional<ClockRules>& clock, const DataPlace& data);
    // The clock as ids of clockChoices(), by what they choose: time, increment, atZero, pauses; all are there, "" at first.
    [[nodiscard]] QVariantMap clockIds() const;
    void setClock(const QVariantMap& ids); // none where they name no time
    // As settings keep it: { variant, players: [{ name, level, playerClass }] }; with layout, lexicon, houseWords, houseRules
    // (value by name), clock (clockIds()) and seed where chosen.
    [[nodiscard]] static GameStart fromMap(const QVariantMap& map);
    [[nodiscard]] QVariantMap toMap() const;
    // From the command line's text: "Ann,Bo:greedy".
    [[nodiscard]] static std::vector<Seat> seatsFromText(const QString& text);
};

// What is wrong with the players, translated, or "". A game needs 1 to 4 distinct names that are not empty and have no
// control characters, and known levels.
[[nodiscard]] QString problemOf(const GameStart& start);

// The setup of the game, or a translated sentence why there is none: a problemOf() it, or a variant or a lexicon that
// can't be read.
[[nodiscard]] Result<GameSetup, QString> setupOf(const GameStart& start, const DataPlace& data);

} // namespace storeys
