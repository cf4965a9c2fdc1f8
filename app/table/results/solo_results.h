#pragma once

#include "game/game.h"
#include "table/results/solo_values.h"
#include "table/text/telling.h"

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace storeys {

// A solo game that was played to its end.
struct SoloResult
{
    QDate date;
    QString name;
    QString variant;
    QString lexicon;
    int total = 0;
    QString bestWord;
    int bestWordPoints = 0;
    QString bestPlay; // its words
    int bestPlayPoints = 0;
    int hints = 0; // that were given in the game

    // Of a game of one that is over.
    [[nodiscard]] static SoloResult of(const Game& game, QDate date);
    bool operator==(const SoloResult&) const = default;
};

// The kept table of solo results, a JSON file. Every change reads the file first, so that two running programs don't
// lose each other's results, and replaces it as a whole. A file that can't be read is put aside under another name
// before anything is written in its place. The functions say what went wrong in a translated sentence, or "".
class SoloResults
{
public:
    // Of this run only.
    SoloResults() = default;
    explicit SoloResults(QString file) : m_file(std::move(file)) {}

    // Results of the last read or change, best first; equal totals by date.
    [[nodiscard]] const std::vector<SoloResult>& all() const { return m_results; }
    // Without a hint; rank 0 for none.
    [[nodiscard]] SoloRow best(const QString& variant, const QString& lexicon) const;
    // One for each variant and lexicon.
    [[nodiscard]] QList<SoloTable> tables() const;

    [[nodiscard]] Telling read();
    // In memory the result is kept in any case.
    [[nodiscard]] Telling add(const SoloResult& result);

private:
    [[nodiscard]] Telling putAside();
    [[nodiscard]] Telling write();
    void put(const SoloResult& result);
    void sort();

    QString m_file;
    std::vector<SoloResult> m_results;
    std::vector<SoloResult> m_unsaved;  // among them
    std::optional<SoloResult> m_latest; // added by this program
    bool m_mayWrite = true;             // what stands in the file is known or was put aside
};

} // namespace storeys
