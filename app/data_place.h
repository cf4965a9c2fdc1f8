#pragma once

#include "base/result.h"
#include "bots/knowledge.h"
#include "rules/position.h"

#include <filesystem>
#include <string>
#include <vector>

namespace storeys {

// The folder of the program's own data (variants, lexicon …): share/storeys beside the bin folder, in the build tree as
// in an installation. Read only.
class DataPlace
{
public:
    // Of the running program.
    [[nodiscard]] static DataPlace ofProgram();
    explicit DataPlace(std::filesystem::path root) : m_root(std::move(root)) {}

    [[nodiscard]] std::filesystem::path lexicon() const { return m_root / "english.lexicon"; }
    [[nodiscard]] std::filesystem::path definitions() const { return m_root / "english.definitions"; }
    // The folder of the sounds.
    [[nodiscard]] std::filesystem::path sounds() const { return m_root / "sounds"; }
    // The first lesson, special lessons and the examples of the rules help.
    [[nodiscard]] std::filesystem::path firstLesson() const { return m_root / "lessons/first.json"; }
    // The lesson on what is special in that variant; many have none.
    [[nodiscard]] std::filesystem::path lessonOf(const std::string& variant) const
    {
        return m_root / ("lessons/special-" + variant + ".json");
    }
    [[nodiscard]] std::filesystem::path ruleExamples() const { return m_root / "lessons/examples.json"; }
    // The folder of translations beyond those built into the program; may be missing.
    [[nodiscard]] std::filesystem::path translations() const { return m_root / "translations"; }
    // The ids of the built-in variants, sorted.
    [[nodiscard]] std::vector<std::string> variants() const;
    [[nodiscard]] Result<Variant> variant(const std::string& id) const;
    // A built-in variant by id, or any by its JSON file. For names that a person types; a record may not open files.
    [[nodiscard]] Result<Variant> variantOrFile(const std::string& idOrFile) const;
    // Whether the variant equals the built-in one of its id, except for its layout: a file may claim any id.
    [[nodiscard]] bool isBuiltIn(const Variant& variant) const;
    // The alphabets of all variants, each once.
    [[nodiscard]] Result<std::vector<Alphabet>> alphabets() const;
    // What computer players know of that variant: its fitted values, if it has any and is built in, and the words that
    // they never propose.
    [[nodiscard]] Result<std::shared_ptr<const BotKnowledge>> knowledge(const Variant& variant) const;

private:
    // In upper case; empty if the file is missing.
    [[nodiscard]] std::vector<std::string> offensiveWords() const;

    std::filesystem::path m_root;
};

} // namespace storeys
