#pragma once

#include "table/text/notices.h"
#include "table/threads/off_thread.h"
#include "teaching/game_review.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace storeys {

// What is known of one turn of a game that is being reviewed.
struct KeptTurn
{
    std::optional<TurnReview> review; // nullopt if the turn can't be judged
    bool shown = false;               // the person has seen the best action
    bool solved = false;              // the person has found the best action or an equally good one
};

// A review as far as it has gone; at first, no turn has been looked at.
struct KeptReview
{
    QString words = "common";                   // words that players should know: "common", "most" or "all"
    bool offensiveWords = false;                // whether best turns may use offensive words
    std::vector<std::optional<KeptTurn>> turns; // by turn; nullopt: not looked at yet
};

// The JSON text of a review's file. Plays are written as in records.
[[nodiscard]] QByteArray reviewText(const KeptReview& review, const Game& game);

// The reviews on disk, one file for each game, named after the fingerprint of its record. Writes on another thread; a
// text that still waits to be written is replaced by a newer one of the same game. A file that can't be read or written
// counts as missing, because a review can be redone.
class ReviewStore
{
public:
    // Without a folder, nothing is kept.
    void keepIn(const QString& folder, JobThread& disk);

    // Nullopt if there is no usable review of that game, or if turns were judged differently then.
    [[nodiscard]] std::optional<KeptReview> read(const QString& fingerprint, const Game& game) const;
    void write(const QString& fingerprint, const QByteArray& text);
    // Waits until all reviews are written.
    void flush();

private:
    [[nodiscard]] QString fileOf(const QString& fingerprint) const { return m_folder + '/' + fingerprint + ".json"; }

    QString m_folder;
    JobThread* m_disk = nullptr;
    std::map<QString, OffThread<LateText>> m_jobs; // by fingerprint, so that no game's text replaces another's
};

} // namespace storeys
