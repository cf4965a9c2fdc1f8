#include "wordnet.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <sstream>

namespace storeys {

namespace {

constexpr std::size_t longestGloss = 90;

struct PartOfSpeech
{
    char letter;
    const char* name;       // the part of speech in WordNet's file names
    std::string_view types; // the sense types of that part of speech in cntlist.rev
};
constexpr std::array<PartOfSpeech, 4> parts{
    {{'n', "noun", "1"}, {'v', "verb", "2"}, {'a', "adj", "35"}, {'r', "adv", "4"}}};

struct Entry
{
    char part;
    int uses = 0; // how often WordNet's authors counted the word as this part of speech in texts
    std::string gloss;
};
using Entries = std::map<std::string, std::vector<Entry>>;
using Uses = std::map<std::pair<std::string, char>, int>; // keyed by word and sense type

bool isPlain(const std::string& word)
{
    return word.size() >= 2 && std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

// The gloss without examples; a long one is cut between words.
std::string shortened(std::string gloss)
{
    gloss = gloss.substr(0, gloss.find("; \""));
    if (gloss.size() > longestGloss)
        if (const std::size_t end = gloss.rfind("; ", longestGloss); end != std::string::npos && end > longestGloss / 3)
            gloss.resize(end);
    if (gloss.size() > longestGloss)
        gloss = gloss.substr(0, gloss.rfind(' ', longestGloss)) + "…";
    while (!gloss.empty() && (gloss.back() == ' ' || gloss.back() == ';'))
        gloss.pop_back();
    return gloss;
}

// The gloss of the sense at that offset of the data file, if the sense has the word in lower case; else "".
std::string glossAt(std::ifstream& data, long offset, const std::string& word)
{
    std::string line;
    data.clear();
    data.seekg(offset);
    if (!std::getline(data, line) || line.find(" | ") == std::string::npos)
        return {};
    std::istringstream fields(line);
    std::string skipped, form;
    int count = 0;
    fields >> skipped >> skipped >> skipped >> std::hex >> count;
    for (int i = 0; i < count && fields >> form >> skipped; ++i)
        if (form.substr(0, form.find('(')) == word)
            return shortened(line.substr(line.find(" | ") + 3));
    return {};
}

void readIndexLine(const std::string& line, const PartOfSpeech& part, const Uses& uses, std::ifstream& data,
                   const std::function<bool(const std::string&)>& isWanted, Entries& entries)
{
    std::istringstream fields(line);
    std::string word, skipped;
    int senses = 0, pointers = 0;
    fields >> word >> skipped >> senses >> pointers;
    if (!isPlain(word) || !isWanted(word))
        return;
    for (int i = 0; i < pointers + 2; ++i)
        fields >> skipped;
    Entry entry{part.letter, 0, {}};
    for (const char type : part.types)
        if (const auto known = uses.find({word, type}); known != uses.end())
            entry.uses += known->second;
    for (long offset = 0; entry.gloss.empty() && fields >> offset;)
        entry.gloss = glossAt(data, offset, word);
    if (!entry.gloss.empty())
        entries[word].push_back(entry);
}

// Reads lines such as "word%1:05:00:: 2 14". The third field says how often the sense occurred.
Uses readUses(std::istream& file)
{
    Uses uses;
    std::string sense;
    for (int number = 0, count = 0; file >> sense >> number >> count;)
        if (const std::size_t sign = sense.find('%'); sign != std::string::npos && sign + 1 < sense.size())
            uses[{sense.substr(0, sign), sense[sign + 1]}] += count;
    return uses;
}

void addLines(Entries& entries, std::vector<std::string>& lines)
{
    for (auto& [word, senses] : entries) {
        std::ranges::stable_sort(senses, std::greater(), &Entry::uses);
        for (std::size_t rank = 0; rank < senses.size(); ++rank)
            lines.push_back(word + '\t' + std::to_string(rank) + senses[rank].part + '\t' + senses[rank].gloss);
    }
}

void addExceptions(std::istream& file, char part, const std::function<bool(const std::string&)>& isWanted,
                   std::vector<std::string>& lines)
{
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string form, base;
        if (words >> form && isPlain(form) && isWanted(form))
            while (words >> base)
                if (isPlain(base))
                    lines.push_back(form + "\t=" + part + '\t' + base);
    }
}

// Reads lines such as "word: gloss", which replace WordNet's entries for their words.
void addOwn(std::istream& file, Entries& entries)
{
    for (std::string line; std::getline(file, line);)
        if (const std::size_t colon = line.find(": "); colon != std::string::npos && line[0] != '#')
            entries[line.substr(0, colon)] = {{'o', 0, line.substr(colon + 2)}};
}

std::string missing(const std::filesystem::path& path)
{
    return "cannot read " + path.string() + "; is the package wordnet-base installed?";
}

} // namespace

Result<std::vector<std::string>, std::string> readDefinitions(const std::filesystem::path& folder,
                                                              const std::filesystem::path& ownGlosses,
                                                              const std::function<bool(const std::string&)>& isWanted)
{
    std::ifstream counts(folder / "cntlist.rev"), own(ownGlosses);
    if (!counts)
        return missing(folder / "cntlist.rev");
    if (!own)
        return "cannot read " + ownGlosses.string();
    const Uses uses = readUses(counts);
    Entries entries;
    std::vector<std::string> lines;
    for (const PartOfSpeech& part : parts) {
        const std::string name = part.name;
        std::ifstream index(folder / ("index." + name)), data(folder / ("data." + name)),
            exceptions(folder / (name + ".exc"));
        if (!index || !data || !exceptions)
            return missing(folder / ("index." + name));
        for (std::string line; std::getline(index, line);)
            if (!line.starts_with(' '))
                readIndexLine(line, part, uses, data, isWanted, entries);
        addExceptions(exceptions, part.letter, isWanted, lines);
    }
    addOwn(own, entries);
    addLines(entries, lines);
    std::ranges::sort(lines);
    return lines;
}

} // namespace storeys
