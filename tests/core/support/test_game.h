#pragma once

#include "bots/endgame.h"
#include "game/game.h"
#include "rules/position.h"

#include <string>
#include <vector>

namespace storeys::test {

// The word list of tests/data, small and fixed, whatever the system's packages hold.
[[nodiscard]] std::string testWords();
// The compiled lexicon of the build.
[[nodiscard]] std::string builtInLexicon();

// The variant of that id, or from that file of tests/data/variants; with the tests' word list, or the lexicon named, and house rules as NAME=VALUE.
[[nodiscard]] RuleBookPtr bookOf(const std::string& variant, const std::vector<std::string>& houseRules = {},
                                 const std::string& lexicon = testWords());
// The languages of games besides English, and a book in one of them: with a part of its ordinary words, whatever the
// system's packages hold.
[[nodiscard]] std::vector<std::string> otherLanguages();
[[nodiscard]] RuleBookPtr bookInLanguage(const std::string& language, const std::string& variant,
                                         const std::vector<std::string>& houseRules = {});
// A book with just these words.
[[nodiscard]] RuleBookPtr bookOfWords(const std::string& variant, const std::vector<std::string>& words,
                                      const std::vector<std::string>& houseRules = {});

// One player to move, an empty bag.
[[nodiscard]] Position positionOf(const RuleBookPtr& book, const std::string& board, const std::string& rack);
[[nodiscard]] Play playOf(const Position& position, const std::string& text);
[[nodiscard]] std::string emptyBoard(const Variant& variant);

// The code of the first rule broken, or "" if the play is legal.
[[nodiscard]] std::string judged(const Position& position, const Play& play);

// The endgame solved with nothing known of it before.
[[nodiscard]] EndgameAnswer solvedAlone(const Position& position, std::int64_t nodes, StopSign stop = {});

// Which end holds, by a generator of its own.
[[nodiscard]] std::optional<EndCondition> endOf(const Position& position);

// A position from a game of random plays, with a random rack of up to seven tiles. With `raise`, more tiles are put
// at random on what lies there, so that all heights occur; the tops need not make words then.
[[nodiscard]] Position randomPosition(const RuleBookPtr& book, std::uint64_t seed, bool raise);

// The same position with a full rack that holds that number of blanks; its other tiles are the first of the rack, then
// E, A, R, S, T, I, N.
[[nodiscard]] Position withBlanks(Position position, int blanks);

} // namespace storeys::test
