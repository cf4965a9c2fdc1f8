#pragma once

#include <QString>
#include <QStringList>

#include <string>

namespace storeys {

class Game;

// Names of players. Games, records, settings and statistics keep "You", in any language, for the person who never gave
// a name; only the interface translates it. Any other name is shown as it is kept.
[[nodiscard]] std::string usualName();
[[nodiscard]] QString shownName(const std::string& kept);
[[nodiscard]] QString shownName(const QString& kept);
// The shown name of the player at that seat.
[[nodiscard]] QString nameOf(const Game& game, int seat);
// The shown names of all players, by seat.
[[nodiscard]] QStringList namesOf(const Game& game);
[[nodiscard]] QString keptName(const QString& shown);
// Whether a shown name is the "You" of the person who never gave a name. Sentences address this person ("You have no
// time left") and name anybody else.
[[nodiscard]] bool isYou(const QString& shown);
// `toYou` if isYou(shown); otherwise `ofOthers`, with %1 replaced by the name.
[[nodiscard]] QString sentenceOf(const QString& shown, const QString& toYou, const QString& ofOthers);

} // namespace storeys
