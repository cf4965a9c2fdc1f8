#include "table/help/dictionary.h"

#include "base/letters.h"
#include "table/text/lexicon_text.h"

namespace storeys {

std::optional<Dictionary::Words> Dictionary::words() const
{
    if (m_game)
        return Words{m_game->position().variant().tiles.alphabet, m_game->position().book->lexicon,
                     m_game->position().variant().language};
    const std::string language(english);
    const auto alphabets = m_data.alphabets(language);
    if (!alphabets || alphabets->empty())
        return std::nullopt;
    const auto lexicon = openLexicon("standard", alphabets->front(), m_data.lexicon(language));
    return lexicon ? std::optional(Words{alphabets->front(), *lexicon, language}) : std::nullopt;
}

WordAnswer Dictionary::lookUp(const QString& word)
{
    WordAnswer answer;
    const auto known = words();
    const std::string typed = word.trimmed().toStdString();
    const std::string spelled = known ? known->alphabet.spelled(typed) : upper(typed);
    answer.word = QString::fromStdString(spelled);
    answer.refused = refusal(spelled, known ? &*known : nullptr);
    if (!answer.refused.isEmpty())
        return answer;
    const auto letters = known->alphabet.fold(spelled);
    answer.lexicon = dictionaryText(*known->lexicon, known->language);
    answer.good = letters && known->lexicon->words.contains(*letters);
    if (known->language == english)
        answer.meanings = meaningsOf(answer.word, *known);
    if (answer.good && answer.meanings.isEmpty())
        answer.unexplained = known->language == english ? tr("No definition available.")
                                                        : tr("Definitions are available for English words only.");
    return answer;
}

QString Dictionary::refusal(const std::string& word, const Words* known) const
{
    if (m_game && !m_game->isOver() && !m_game->isPast()
        && m_game->position().houseRules().mode == HouseRules::Mode::Challenge)
        return tr("In challenge mode, you can look up words after the game.");
    if (known && known->lexicon->isEmpty())
        return missingWordsText(known->language);
    if (!known)
        return tr("The word list cannot be read. Reinstall Storeys or choose another list.");
    if (!isInCapitals(word) || characterCount(word) < 2)
        return tr("Enter a word of two or more letters.");
    return {};
}

// The word's own meanings or, if it has none, those of the words that it comes from, in at most two steps (UNMANTLES,
// UNMANTLE, MANTLE).
QList<WordMeaning> Dictionary::meaningsOf(const QString& word, const Words& known)
{
    if (!m_definitions)
        if (auto opened = Definitions::open(m_data.definitions(known.language)))
            m_definitions = *std::move(opened);
    if (!m_definitions)
        return {};
    const std::string lower = word.toLower().toStdString();
    QList<WordMeaning> meanings = glossesOf(lower);
    const auto isWord = [&](std::string_view text) {
        const auto letters = known.alphabet.fold(QString::fromUtf8(text).toUpper().toStdString());
        return letters && known.lexicon->words.contains(*letters);
    };
    if (!meanings.isEmpty() || !isWord(lower))
        return meanings;
    const auto addFrom = [&](const std::string& from, bool wantsGloss) {
        for (const BaseWord& base : baseWordsOf(from, isWord)) {
            QList<WordMeaning> glosses = glossesOf(base.word);
            if (glosses.isEmpty() && !wantsGloss && !base.isDerived)
                glosses.append(WordMeaning());
            for (WordMeaning& meaning : glosses) {
                meaning.base = meaning.base.isEmpty() ? QString::fromStdString(base.word).toUpper() : meaning.base;
                meaning.derived = base.isDerived;
                meanings.append(meaning);
            }
            if (!glosses.isEmpty())
                return QString::fromStdString(base.word);
        }
        return QString();
    };
    const QString base = addFrom(lower, false);
    if (!base.isEmpty() && meanings.constFirst().gloss.isEmpty())
        addFrom(base.toStdString(), true);
    return meanings;
}

QList<WordMeaning> Dictionary::glossesOf(const std::string& word) const
{
    QList<WordMeaning> meanings;
    const QString upper = QString::fromStdString(word).toUpper();
    const QHash<char, QString> names{{'n', tr("noun")}, {'v', tr("verb")}, {'a', tr("adjective")}, {'r', tr("adverb")}};
    for (const Definitions::Meaning& meaning : m_definitions->of(word)) {
        const QString base = QString::fromStdString(meaning.word).toUpper();
        meanings += WordMeaning{base == upper ? QString() : base, false, names.value(meaning.part),
                                QString::fromStdString(meaning.gloss)};
    }
    return meanings;
}

} // namespace storeys
