#include "data_place.h"

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

std::vector<std::string> DataPlace::variants() const
{
    std::vector<std::string> ids;
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(m_root / "variants", failed))
        if (entry.path().extension() == ".json")
            ids.push_back(entry.path().stem().string());
    std::ranges::sort(ids);
    return ids;
}

Result<Variant> DataPlace::variant(const std::string& id) const
{
    const std::vector<std::string> known = variants();
    if (known.empty())
        return Error{Fault::NoVariantsInstalled, {(m_root / "variants").string()}};
    if (std::ranges::find(known, id) != known.end())
        return readVariant(m_root / "variants" / (id + ".json"));
    return Error{Fault::UnknownVariant, {id, joined(known)}};
}

Result<Variant> DataPlace::variantOrFile(const std::string& idOrFile) const
{
    const bool isFile = idOrFile.ends_with(".json") || idOrFile.find('/') != std::string::npos;
    return isFile ? readVariant(idOrFile, m_root / "variants") : variant(idOrFile);
}

bool DataPlace::isBuiltIn(const Variant& variant) const
{
    auto builtIn = this->variant(variant.id);
    if (builtIn && builtIn->layout != variant.layout)
        builtIn = composed(*builtIn, variant.layout);
    return builtIn && builtIn->text == variant.text;
}

Result<std::vector<Alphabet>> DataPlace::alphabets() const
{
    return readAlphabets(m_root / "variants");
}

std::vector<std::string> DataPlace::offensiveWords() const
{
    std::vector<std::string> words;
    std::ifstream file(m_root / "offensive.txt");
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line.front() != '#')
            words.push_back(line);
    return words;
}

Result<std::shared_ptr<const BotKnowledge>> DataPlace::knowledge(const Variant& variant) const
{
    using Knowledge = std::shared_ptr<const BotKnowledge>;
    const auto path = m_root / "values" / (variant.values + ".json");
    if (std::error_code failed; !std::filesystem::exists(path, failed) || !isBuiltIn(variant))
        return Knowledge(std::make_shared<BotKnowledge>(LeaveTable(), offensiveWords()));
    auto values = LeaveTable::read(path, variant.tiles);
    if (!values)
        return values.error();
    if (variant.values != variant.id)
        values->win.reset(); // leads win otherwise on another board
    return Knowledge(std::make_shared<BotKnowledge>(*std::move(values), offensiveWords()));
}

} // namespace storeys
