#pragma once

#include "lexicon/lexicon.h"

#include <QString>

namespace storeys {

// What the interface calls the lexicon of that name; a file keeps its name.
[[nodiscard]] QString lexiconName(const QString& name);

// What is in it, a few words; "" for one that is not built in.
[[nodiscard]] QString lexiconNote(const QString& name);

// Which language the words of the game are in, for those whose interface speaks another; "" in English.
[[nodiscard]] QString wordsLanguageText();

// What a game's words are called: the lexicon's name, and whether there are house words.
[[nodiscard]] QString dictionaryText(const Lexicon& lexicon);

// Whose words they are where results are compared: games with other house words have a table of their own.
[[nodiscard]] QString dictionaryKey(const Lexicon& lexicon);

// The same for a person.
[[nodiscard]] QString dictionaryKeyText(const QString& key);

// Why house words can't be used, a translated sentence.
[[nodiscard]] QString houseWordsProblem(const Error& error);

} // namespace storeys
