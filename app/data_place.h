#pragma once

#include "base/error.h"
#include "bots/knowledge.h"
#include "rules/position.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace storeys {

// Finds the program's own data (variants, lexicon …): the folder share/storeys beside the bin folder, both in the build
// tree and in an installation. Nothing is ever written to the folder.
class DataPlace
{
public:
    [[nodiscard]] static DataPlace ofProgram();
    explicit DataPlace(std::filesystem::path root) : m_root(std::move(root)) {}

    // The file with the words of a language, which is given by its code.
    [[nodiscard]] std::filesystem::path lexicon(const std::string& language) const
    {
        return m_root / "lexicons" / (language + ".lexicon");
    }
    // The codes of the languages whose words are installed: English first, then the others, sorted.
    [[nodiscard]] std::vector<std::string> languages() const;
    // The codes of all languages that have tiles, in the same order; the words of some may not be installed.
    [[nodiscard]] std::vector<std::string> languagesOfTiles() const;
    // The error if no words of the language are installed.
    [[nodiscard]] std::optional<Error> missingWords(const std::string& language) const;
    // The file that says what words mean; missing for languages other than English.
    [[nodiscard]] std::filesystem::path definitions(const std::string& language) const
    {
        return m_root / "definitions" / (language + ".definitions");
    }
    [[nodiscard]] std::filesystem::path sounds() const { return m_root / "sounds"; }
    // The file of the first lesson with words of a language; missing for a language without a lesson.
    [[nodiscard]] std::filesystem::path firstLesson(const std::string& language) const
    {
        return m_root / "lessons" / inLanguage("first", language);
    }
    // The language of the first lesson for a person who uses the program in the language `read`: that language if its
    // words and lesson are installed, otherwise English.
    [[nodiscard]] std::string lessonLanguage(const std::string& read) const;
    // The file of the lesson on a variant's special rules; most variants have no lesson, so the file may be missing.
    [[nodiscard]] std::filesystem::path lessonOf(const std::string& variant) const
    {
        return m_root / ("lessons/special-" + variant + ".json");
    }
    // The file of the rule examples with words of a language; missing for a language without any.
    [[nodiscard]] std::filesystem::path ruleExamples(const std::string& language) const
    {
        return m_root / "lessons" / inLanguage("examples", language);
    }
    // The folder of additional translations (the program has some built in); may be missing.
    [[nodiscard]] std::filesystem::path translations() const { return m_root / "translations"; }
    // The ids of the built-in variants, sorted.
    [[nodiscard]] std::vector<std::string> variants() const;
    // The built-in variant with that id, in the language with that code; default: English.
    [[nodiscard]] Result<Variant> variant(const std::string& id, const std::string& language = {}) const;
    // Like variant(), but the words of the language may be missing: records can be shown without them.
    [[nodiscard]] Result<Variant> variantOfTiles(const std::string& id, const std::string& language) const;
    // A built-in variant by its id, or any variant by its JSON file, in a language; default: the file's own, or
    // English. Only for text that a person types: a record must not open files.
    [[nodiscard]] Result<Variant> variantOrFile(const std::string& idOrFile, const std::string& language = {}) const;
    // Whether the variant equals the built-in one with its id in its language, except for the layout of mini boards. A
    // file may claim any id.
    [[nodiscard]] bool isBuiltIn(const Variant& variant) const;
    // The alphabets of all built-in variants in a language, each once.
    [[nodiscard]] Result<std::vector<Alphabet>> alphabets(const std::string& language) const;
    // The computer players' knowledge of a variant: its fitted values, if it is built in and has any in its language,
    // and the offensive words, which they never propose.
    [[nodiscard]] Result<std::shared_ptr<const BotKnowledge>> knowledge(const Variant& variant) const;

private:
    // "first.json" in English, "first.de.json" in German.
    [[nodiscard]] static std::string inLanguage(const std::string& name, const std::string& language)
    {
        return name + (language == english ? "" : '.' + language) + ".json";
    }
    // The offensive words of a language in upper case; empty if its file is missing.
    [[nodiscard]] std::vector<std::string> offensiveWords(const std::string& language) const;

    std::filesystem::path m_root;
};

} // namespace storeys
