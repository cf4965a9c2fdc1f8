#include "lexicon/compiled_lexicon.h"

#include "lexicon/lexicon_file.h"

#include <algorithm>

namespace storeys {

const CompiledLexicon::NamedLevel* CompiledLexicon::find(std::string_view name) const
{
    const auto found = std::ranges::find(names, name, &NamedLevel::name);
    return found == names.end() ? nullptr : &*found;
}

const WordGraph* CompiledLexicon::graphFor(const Alphabet& alphabet) const
{
    const auto found = std::ranges::find(graphs, alphabet.key(), &Graph::alphabet);
    return found == graphs.end() ? nullptr : &found->words;
}

unsigned CompiledLexicon::gradeUpTo(int level) const
{
    return storeys::gradeUpTo(levels, level);
}

std::optional<Error> CompiledLexicon::write(const std::filesystem::path& path) const
{
    const auto file = packed(*this);
    if (!file)
        return Error{Fault::CannotWrite, {path.string()}, {file.error()}};
    return writeFile(path, {reinterpret_cast<const char*>(file->data()), file->size()});
}

bool CompiledLexicon::isOne(const MappedFile& file)
{
    return isLexiconFile(file.bytes());
}

Result<CompiledLexicon> CompiledLexicon::open(const std::filesystem::path& path)
{
    const auto file = MappedFile::open(path);
    if (!file)
        return file.error();
    return unpacked(*file, path.string());
}

} // namespace storeys
