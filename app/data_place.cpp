#include "data_place.h"

#include "base/files.h"
#include "base/find.h"
#include "base/text.h"
#include "rules/variant_reader.h"

#include <fstream>

namespace storeys {

DataPlace DataPlace::ofProgram()
{
    std::error_code failed;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
    return DataPlace((failed ? std::filesystem::path(".") : program.parent_path().parent_path()) / "share/storeys");
}

namespace {

// The sorted names, without extension, of the files in the folder that have that extension.
std::vector<std::string> namesIn(const std::filesystem::path& folder, const char* extension)
{
    std::vector<std::string> names;
    for (const auto& path : entriesOf(folder))
        if (path.extension() == extension)
            names.push_back(path.stem().string());
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> codesIn(const std::filesystem::path& folder, const char* extension)
{
    std::vector<std::string> codes = namesIn(folder, extension);
    std::ranges::stable_partition(codes, [](const std::string& code) { return code == english; });
    return codes;
}

std::optional<Error> notAmong(const std::vector<std::string>& known, const std::string& language)
{
    if (language.empty() || language == english || contains(known, language))
        return std::nullopt;
    return Error{Fault::UnknownLanguage, {language, joined(known)}};
}

} // namespace

std::vector<std::string> DataPlace::languages() const
{
    return codesIn(m_root / "lexicons", ".lexicon");
}

std::vector<std::string> DataPlace::languagesOfTiles() const
{
    return codesIn(m_root / "languages", ".json");
}

std::optional<Error> DataPlace::missingWords(const std::string& language) const
{
    return notAmong(languages(), language);
}

std::string DataPlace::lessonLanguage(const std::string& read) const
{
    std::error_code failed;
    const bool isThere = contains(languages(), read) && std::filesystem::exists(firstLesson(read), failed);
    return isThere ? read : std::string(english);
}

std::vector<std::string> DataPlace::variants() const
{
    return namesIn(m_root / "variants", ".json");
}

Result<Variant> DataPlace::variant(const std::string& id, const std::string& language) const
{
    if (const auto problem = missingWords(language))
        return *problem;
    return variantOfTiles(id, language);
}

Result<Variant> DataPlace::variantOfTiles(const std::string& id, const std::string& language) const
{
    if (const auto problem = notAmong(languagesOfTiles(), language))
        return *problem;
    const std::vector<std::string> known = variants();
    if (known.empty())
        return Error{Fault::NoVariantsInstalled, {(m_root / "variants").string()}};
    if (contains(known, id))
        return readVariant(m_root / "variants" / (id + ".json"), {}, language);
    return Error{Fault::UnknownVariant, {id, joined(known)}};
}

Result<Variant> DataPlace::variantOrFile(const std::string& idOrFile, const std::string& language) const
{
    const bool isFile = idOrFile.ends_with(".json") || idOrFile.find('/') != std::string::npos;
    if (!isFile)
        return variant(idOrFile, language);
    if (const auto problem = missingWords(language))
        return *problem;
    return readVariant(idOrFile, m_root / "variants", language);
}

bool DataPlace::isBuiltIn(const Variant& variant) const
{
    auto builtIn = variantOfTiles(variant.id, variant.language);
    if (builtIn && builtIn->layout != variant.layout)
        builtIn = composed(*builtIn, variant.layout);
    return builtIn && builtIn->text == variant.text;
}

Result<std::vector<Alphabet>> DataPlace::alphabets(const std::string& language) const
{
    if (const auto problem = missingWords(language))
        return *problem;
    return readAlphabets(m_root / "variants", language);
}

std::vector<std::string> DataPlace::offensiveWords(const std::string& language) const
{
    std::vector<std::string> words;
    std::ifstream file(m_root / "offensive" / (language + ".txt"));
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line.front() != '#')
            words.push_back(line);
    return words;
}

Result<std::shared_ptr<const BotKnowledge>> DataPlace::knowledge(const Variant& variant) const
{
    using Knowledge = std::shared_ptr<const BotKnowledge>;
    const auto path = m_root / "values" / inLanguage(variant.values, variant.language);
    if (std::error_code failed; !std::filesystem::exists(path, failed) || !isBuiltIn(variant))
        return Knowledge(std::make_shared<BotKnowledge>(LeaveTable(), offensiveWords(variant.language)));
    auto values = LeaveTable::read(path, variant.tiles);
    if (!values)
        return values.error();
    if (variant.values != variant.id)
        values->win.reset(); // fitted for another board, on which a lead is worth more or less
    return Knowledge(std::make_shared<BotKnowledge>(*std::move(values), offensiveWords(variant.language)));
}

} // namespace storeys
