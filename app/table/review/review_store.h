#pragma once

#include "table/files/latest_write.h"
#include "teaching/game_review.h"

#include <QByteArray>
#include <QString>

#include <algorithm>
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

// What the person saw or found in a turn before it was judged by other rules. It still counts if the new judgement
// finds the same action best.
struct TurnMark
{
    Candidate best;
    bool shown = false;
    bool solved = false;
};

// A review as far as it has gone; at first, no turn has been looked at.
struct KeptReview
{
    QString words = "common";                   // words that players should know: "common", "most" or "all"
    bool offensiveWords = false;                // whether best turns may use offensive words
    std::vector<std::optional<KeptTurn>> turns; // by turn; nullopt: not looked at yet
    // By turn, or empty: marks of an earlier review, by other words or by an older program.
    std::vector<std::optional<TurnMark>> earlier{};

    // The number of turns looked at.
    [[nodiscard]] int done() const
    {
        return static_cast<int>(std::ranges::count_if(turns, &std::optional<KeptTurn>::has_value));
    }
    // The marks of that turn, of this review or else of an earlier one.
    [[nodiscard]] std::optional<TurnMark> markOf(std::size_t turn) const;
    // The marks of all turns, for another review of the same game.
    [[nodiscard]] std::vector<std::optional<TurnMark>> marks() const;
};

// The JSON text of a review's file. Plays are written as in records.
[[nodiscard]] QByteArray reviewText(const KeptReview& review, const Game& game);
// Reads that text; only the marks if turns were judged differently then. Nullopt if it is no review of that game, or of a
// newer program.
[[nodiscard]] std::optional<KeptReview> readReview(const QByteArray& text, const Game& game);

// The reviews on disk, one file for each game, named after the fingerprint of its record. The disk thread writes the
// latest text of each game and retries one that it could not write. A file that can't be read counts as missing,
// because a review can be redone.
class ReviewStore
{
public:
    // Without a folder, nothing is kept. `told` is called on this thread when a write has ended.
    void keepIn(
        const QString& folder, JobThread& disk, std::function<void()> told = [] {});

    // The latest review of that game, even if it is not on disk yet; see readReview().
    [[nodiscard]] std::optional<KeptReview> read(const QString& fingerprint, const Game& game) const;
    void write(const QString& fingerprint, const QByteArray& text);
    // Retries what could not be written, and waits; false if some review can't be written.
    bool flush() { return !m_latest || m_latest->flush(); }
    // Why the last write failed; empty if it did not.
    [[nodiscard]] LateText problem() const { return m_latest ? m_latest->problem() : LateText(); }

private:
    struct Texts
    {
        std::map<QString, QByteArray> texts; // by fingerprint

        void add(Texts newer)
        {
            newer.texts.merge(texts);
            texts = std::move(newer.texts);
        }
        [[nodiscard]] bool isEmpty() const { return texts.empty(); }
    };
    // Runs on the disk thread.
    [[nodiscard]] static LateText write(const QString& folder, Texts& left);

    QString m_folder;
    std::optional<LatestWrite<Texts>> m_latest; // nullopt without a folder
};

} // namespace storeys
