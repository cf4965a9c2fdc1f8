#pragma once

#include "base/result.h"
#include "bots/knowledge.h"
#include "rules/position.h"

#include <filesystem>
#include <string>
#include <vector>

namespace storeys {

// Where the program's own data lies (variants, lexicon): share/storeys beside the bin folder it runs from, in the
// build tree as after installing. Read only.
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
    // What the lessons and the rules help show.
    [[nodiscard]] std::filesystem::path firstLesson() const { return m_root / "lessons/first.json"; }
    // About what is special in that game; many have none.
    [[nodiscard]] std::filesystem::path lessonOf(const std::string& variant) const
    {
        return m_root / ("lessons/special-" + variant + ".json");
    }
    [[nodiscard]] std::filesystem::path ruleExamples() const { return m_root / "lessons/examples.json"; }
    // The folder of translations of the interface that are not part of the program; there may be none.
    [[nodiscard]] std::filesystem::path translations() const { return m_root / "translations"; }
    // The ids of the variants there are, sorted.
    [[nodiscard]] std::vector<std::string> variants() const;
    [[nodiscard]] Result<Variant> variant(const std::string& id) const;
    // The variant of that id, or of that JSON file: for those who may name any file, not for records.
    [[nodiscard]] Result<Variant> variantOrFile(const std::string& idOrFile) const;
    // Whether it is the built-in variant of its id, word for word, with whatever layout: a file may call itself anything.
    [[nodiscard]] bool isBuiltIn(const Variant& variant) const;
    // The alphabets of all variants, each once.
    [[nodiscard]] Result<std::vector<Alphabet>> alphabets() const;
    // What computer players know of that variant; a variant without fitted values has none, nor
    // has one that is not built in. They know the words that are never proposed, too.
    [[nodiscard]] Result<std::shared_ptr<const BotKnowledge>> knowledge(const Variant& variant) const;

private:
    // In upper case; none where the file is missing.
    [[nodiscard]] std::vector<std::string> offensiveWords() const;

    std::filesystem::path m_root;
};

} // namespace storeys
