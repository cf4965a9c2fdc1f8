#pragma once

#include "lexicon/lexicon.h"
#include "rules/variant.h"

#include <QString>

namespace storeys {

// The translated name of a built-in lexicon, and what it contains, in a few words; for any other, its own name and "".
struct LexiconText
{
    QString name;
    QString note{};
};
[[nodiscard]] LexiconText lexiconText(const QString& name);

// The code of the interface's language, such as "de"; "en" if no language is set.
[[nodiscard]] std::string interfaceLanguage();
// A sentence that names the language of a game's words, given by its code; "" if the interface has the same language.
[[nodiscard]] QString wordsLanguageText(const std::string& language);
// The name of the language; "" for that of the interface.
[[nodiscard]] QString otherLanguageName(const std::string& language);

// The sentence that no word of a game can be checked, as those of its language are not installed.
[[nodiscard]] QString missingWordsText(const std::string& language);

// The translated name of the language with that code.
[[nodiscard]] QString languageName(const std::string& language);

// What players call the words of a game: the lexicon's name, its language if the interface has another one, and whether
// there are house words.
[[nodiscard]] QString dictionaryText(const Lexicon& lexicon, const std::string& language);

// Results are comparable if both of these keys are equal. The first is the variant's id and, after a dot, its language
// if that is not English: "stack10.de"; the second is the lexicon's name and all house words.
[[nodiscard]] QString variantKey(const Variant& variant);
[[nodiscard]] QString dictionaryKey(const Lexicon& lexicon);

// A dictionaryKey() as shown to people: the lexicon's name translated, house words unchanged.
[[nodiscard]] QString dictionaryKeyText(const QString& key);

// Why house words can't be used: a translated sentence.
[[nodiscard]] QString houseWordsProblem(const Error& error);

} // namespace storeys
