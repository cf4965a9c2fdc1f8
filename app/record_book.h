#pragma once

#include "data_place.h"
#include "record/gcg_text.h"

#include <map>
#include <optional>

namespace storeys {

// The program's data as records need them. Remembers what it has read, so that a folder of records reads each file once.
// For one thread.
class RecordData
{
public:
    explicit RecordData(DataPlace place) : m_place(std::move(place)) {}

    [[nodiscard]] const DataPlace& place() const { return m_place; }
    // See DataPlace::languagesOfTiles() and variantOfTiles().
    [[nodiscard]] const std::vector<std::string>& languages();
    [[nodiscard]] Result<Variant> variant(const std::string& id, const std::string& language);
    // See openLexicon() and withHouseWords().
    [[nodiscard]] Result<LexiconPtr> lexicon(const std::string& nameOrFile, const Variant& variant,
                                             const HouseWords& house = {});

private:
    struct Opened
    {
        std::string nameOrFile;
        std::string language;
        Alphabet alphabet;
        HouseWords house;
        Result<LexiconPtr> lexicon;
    };

    DataPlace m_place;
    std::vector<std::string> m_languages;
    std::map<std::pair<std::string, std::string>, Variant> m_variants; // by id and language
    std::vector<Opened> m_lexicons;                                    // few: records may name any number of files
};

// The rule book for judging a game record, or why there is none.
struct RecordBook
{
    RuleBookPtr book; // null if there is an error
    // Has line 0 if no single line of the record is wrong.
    std::optional<RecordError> error{};
    // Why the lexicon of the book is empty: no words of the record's language are installed.
    std::optional<Error> wordless{};
};

// The error on the earlier line.
[[nodiscard]] std::optional<RecordError> firstOf(const std::optional<RecordError>& one,
                                                 const std::optional<RecordError>& other);

// Settings with which the caller overrides or extends those of the record.
struct RecordChoices
{
    std::optional<std::string> lexicon;  // replaces the record's lexicon, which is then not opened
    std::vector<std::string> houseRules; // NAME=VALUE each, in addition to those of the record
};

// The variant of a record: from its #variant-data, else the built-in one that it names. Records of other programs use
// cross15.
[[nodiscard]] Result<Variant> variantOf(const GameRecord& record, RecordData& data);

// The rule book of a record. If the words of its language are not installed, the book has its tiles but no words,
// unless the choices name a file of words. The error has the first line that names something unknown or unusable.
[[nodiscard]] RecordBook bookOf(const GameRecord& record, RecordData& data, const RecordChoices& choices = {});
[[nodiscard]] RecordBook bookOf(const GameRecord& record, const DataPlace& place, const RecordChoices& choices = {});

} // namespace storeys
