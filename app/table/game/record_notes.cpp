#include "table/game/record_notes.h"

#include "table/qml.h"
#include "table/text/error_text.h"
#include "table/text/lexicon_text.h"

namespace storeys {

RecordNotes::RecordNotes(const GameRecord& record, const std::vector<Turn>& turns) : m_entries(turns.size() + 1)
{
    m_entries.front().notes = record.notes;
    std::size_t taken = 0;
    for (const RecordEvent& event : record.events) {
        taken += event.isTurn() && taken < turns.size() ? 1 : 0;
        while (taken < turns.size() && turns[taken].isChoice()) // the event covers them too; its notes go to the last
            ++taken;
        std::ranges::copy(event.notes, std::back_inserter(m_entries[taken].notes));
    }
}

RecordNotes::RecordNotes(const GameRecord& record, const FollowedGame& written) : RecordNotes(record, written.turns)
{
    m_entries.front().doubts = written.doubts;
    m_until = written.error;
    std::size_t taken = 0;
    for (const FollowedGame::Event& event : written.events) {
        taken = event.turn >= 0 ? static_cast<std::size_t>(event.turn) + 1 : taken;
        for (const Error& doubt : event.doubts)
            m_entries[taken].doubts.push_back({event.line, doubt});
    }
}

void RecordNotes::setWords(const RuleBook& book)
{
    m_language = book.variant.language;
    m_isWordless = book.lexicon->isEmpty();
}

namespace {

// Whether a doubt before the first turn is about a line that is no part of the record.
bool isStray(const RecordError& doubt)
{
    constexpr Fault unreadable[] = {Fault::NoRecordLine, Fault::NoEvent,  Fault::EventIncomplete,
                                    Fault::BadScore,     Fault::BadTotal, Fault::MoveUnreadable};
    return contains(unreadable, doubt.error.fault);
}

} // namespace

QString RecordNotes::note(std::size_t turns) const
{
    return turns < m_entries.size() ? listOf<QStringList>(m_entries[turns].notes, &QString::fromStdString).join('\n')
                                    : QString();
}

QString RecordNotes::doubt(std::size_t turns) const
{
    return turns < m_entries.size() ? listOf<QStringList>(m_entries[turns].doubts, lineFault).join('\n') : QString();
}

bool RecordNotes::isDoubted(std::size_t turns) const
{
    return turns < m_entries.size() && !m_entries[turns].doubts.empty();
}

QString RecordNotes::summary() const
{
    QStringList parts;
    if (!m_language.empty())
        parts += m_isWordless ? missingWordsText(m_language) : wordsLanguageText(m_language);
    parts.removeAll(QString());
    const std::vector<RecordError> heads = m_entries.empty() ? std::vector<RecordError>() : m_entries.front().doubts;
    const auto strayLines = std::ranges::count_if(heads, isStray);
    for (const RecordError& doubt : heads)
        if (strayLines < 2 || !isStray(doubt))
            parts += lineFault(doubt);
    if (strayLines >= 2)
        parts +=
            Words::tr("%n line(s) are not part of the record and are skipped.", nullptr, static_cast<int>(strayLines));
    int doubted = 0;
    for (std::size_t turns = 1; turns < m_entries.size(); ++turns)
        doubted += isDoubted(turns) ? 1 : 0;
    if (doubted > 0)
        parts +=
            Words::tr("%n turn(s) are doubtful and marked in the list. The points are as written.", nullptr, doubted);
    if (m_until)
        parts += Words::tr("The game is shown up to line %1. %2")
                     .arg(QString::number(std::max(m_until->line - 1, 1)), lineFault(*m_until));
    return parts.join(' ');
}

std::vector<std::vector<std::string>> RecordNotes::notes() const
{
    return listOf<std::vector<std::vector<std::string>>>(m_entries, &Entry::notes);
}

void RecordNotes::forgetAfter(std::size_t turns)
{
    if (turns + 1 < m_entries.size())
        m_entries.resize(turns + 1);
}

} // namespace storeys
