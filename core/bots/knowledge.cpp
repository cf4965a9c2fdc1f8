#include "bots/knowledge.h"

#include <set>

namespace storeys {

namespace {

RuleBookPtr withWords(const RuleBook& book, WordGraph words)
{
    const Lexicon& lexicon = *book.lexicon;
    RuleBook smaller = book;
    smaller.lexicon = std::make_shared<Lexicon>(Lexicon{lexicon.name, std::move(words), lexicon.levels, lexicon.house});
    return std::make_shared<RuleBook>(std::move(smaller));
}

} // namespace

RuleBookPtr BotKnowledge::upTo(int wordLevel, const RuleBookPtr& book) const
{
    const Lexicon& lexicon = *book->lexicon;
    const unsigned grade = lexicon.gradeUpTo(wordLevel);
    if (grade >= lexicon.levels.size())
        return book;
    const std::lock_guard lock(m_mutex);
    RuleBookPtr& limited = m_limited[{book, wordLevel}];
    if (!limited)
        limited = withWords(*book, lexicon.words.limitedTo(grade));
    return limited;
}

RuleBookPtr BotKnowledge::decent(const RuleBookPtr& book) const
{
    if (m_offensive.empty())
        return book;
    const std::lock_guard lock(m_mutex);
    RuleBookPtr& decent = m_decent[book];
    if (!decent) {
        std::set<Letters> words;
        for (const std::string& word : m_offensive)
            if (auto letters = book->variant.tiles.alphabet.fold(word))
                words.insert(*std::move(letters));
        decent = withWords(*book, book->lexicon->words.without(words));
    }
    return decent;
}

} // namespace storeys
