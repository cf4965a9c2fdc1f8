#include "bots/knowledge.h"

namespace storeys {

RuleBookPtr BotKnowledge::upTo(int wordLevel, const RuleBookPtr& book) const
{
    const Lexicon& lexicon = *book->lexicon;
    const unsigned grade = lexicon.gradeUpTo(wordLevel);
    if (grade >= lexicon.levels.size())
        return book;
    const std::lock_guard lock(m_mutex);
    RuleBookPtr& limited = m_limited[{book, wordLevel}];
    if (!limited) {
        RuleBook smaller = *book;
        smaller.lexicon = std::make_shared<Lexicon>(
            Lexicon{lexicon.name, lexicon.words.limitedTo(grade), lexicon.levels, lexicon.house});
        limited = std::make_shared<RuleBook>(std::move(smaller));
    }
    return limited;
}

} // namespace storeys
