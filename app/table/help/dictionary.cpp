#include "table/help/dictionary.h"

#include "table/text/lexicon_text.h"

#include <algorithm>

namespace storeys {

std::optional<Dictionary::Words> Dictionary::words() const
{
    if (m_game)
        return Words{m_game->position().variant().tiles.alphabet, m_game->position().book->lexicon};
    const auto alphabets = m_data.alphabets();
    if (!alphabets || alphabets->empty())
        return std::nullopt;
    const auto lexicon = openLexicon("standard", alphabets->front(), m_data.lexicon());
    return lexicon ? std::optional(Words{alphabets->front(), *lexicon}) : std::nullopt;
}

WordAnswer Dictionary::lookUp(const QString& word)
{
    WordAnswer answer;
    answer.word = word.trimmed().toUpper();
    const auto known = words();
    answer.refused = refusal(answer.word, known.has_value());
    if (!answer.refused.isEmpty())
        return answer;
    const auto letters = known->alphabet.fold(answer.word.toStdString());
    answer.lexicon = dictionaryText(*known->lexicon);
    answer.good = letters && known->lexicon->words.contains(*letters);
    answer.meanings = meaningsOf(answer.word);
    return answer;
}

QString Dictionary::refusal(const QString& upper, bool isKnown) const
{
    if (m_game && !m_game->isOver() && m_game->position().houseRules().mode == HouseRules::Mode::Challenge)
        return tr("In challenge mode, you can look up words after the game.");
    if (!isKnown)
        return tr("The word list cannot be read. Reinstall Storeys or choose another list.");
    if (!std::ranges::all_of(upper, [](QChar c) { return c >= u'A' && c <= u'Z'; }) || upper.size() < 2)
        return tr("Enter a word of two or more letters from A to Z.");
    return {};
}

QList<WordMeaning> Dictionary::meaningsOf(const QString& word)
{
    if (!m_definitions)
        if (auto opened = Definitions::open(m_data.definitions()))
            m_definitions = *std::move(opened);
    QList<WordMeaning> meanings;
    if (!m_definitions)
        return meanings;
    const QHash<char, QString> names{{'n', tr("noun")}, {'v', tr("verb")}, {'a', tr("adjective")}, {'r', tr("adverb")}};
    for (const Definitions::Meaning& meaning : m_definitions->of(word.toStdString())) {
        const QString base = QString::fromStdString(meaning.word).toUpper();
        meanings += WordMeaning{base == word ? QString() : base, names.value(meaning.part),
                                QString::fromStdString(meaning.gloss)};
    }
    return meanings;
}

} // namespace storeys
