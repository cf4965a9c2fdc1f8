#include "table/help/review_store.h"

#include "record/play_text.h"
#include "rules/legality.h"
#include "table/files/safe_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace storeys {

namespace {

constexpr int version = 1;
// Raise it when turns are judged in another way, so that older reviews are made again.
constexpr int judge = 1;

// ---- writing

QJsonArray jsonOf(const Estimate& estimate)
{
    return {estimate.value, estimate.error};
}

QJsonObject jsonOf(const KeptTurn& turn, const Position& before)
{
    if (!turn.review)
        return {};
    const TurnReview& review = *turn.review;
    const auto play = [&](const Candidate& candidate) {
        return QString::fromStdString(actionText(before.board, candidate.action(), before.variant().tiles.alphabet));
    };
    QJsonArray terms;
    for (const Estimate& term : review.terms)
        terms += jsonOf(term);
    QJsonObject json{{"best", play(review.best)},
                     {"value", jsonOf(review.value)},
                     {"lost", jsonOf(review.pointsLost)},
                     {"terms", terms},
                     {"grade", QString::fromLatin1(gradeName(review.grade).data())},
                     {"exact", review.exact},
                     {"forced", review.forced},
                     {"shown", turn.shown},
                     {"solved", turn.solved}};
    if (review.chance) {
        json["chance"] = jsonOf(*review.chance);
        json["chanceLost"] = jsonOf(*review.chanceLost);
    }
    if (review.rarer) {
        json["rarer"] = play(*review.rarer);
        json["rarerGain"] = jsonOf(review.rarerGain);
    }
    if (review.lead)
        json["lead"] = jsonOf(*review.lead);
    if (review.draws)
        json["draws"] = jsonOf(*review.draws);
    return json;
}

// ---- reading

std::optional<Estimate> estimateOf(const QJsonValue& json)
{
    const QJsonArray pair = json.toArray();
    if (pair.size() != 2 || !pair[0].isDouble() || !pair[1].isDouble())
        return std::nullopt;
    return Estimate{pair[0].toDouble(), pair[1].toDouble()};
}

// A turn that is legal in that position; none if it is not.
std::optional<Candidate> candidateOf(const QJsonValue& json, const Position& before)
{
    const std::string text = json.toString().toStdString();
    const TileSet& tiles = before.variant().tiles;
    Action action = Pass{};
    if (text.starts_with('-') && text.size() > 1) {
        const auto exchanged = readTiles(std::string_view(text).substr(1), tiles);
        if (!exchanged)
            return std::nullopt;
        action = Exchange{exchanged->tiles()};
    } else if (text != "-") {
        auto play = readPlayText(text, tiles);
        if (!play)
            return std::nullopt;
        action = *std::move(play);
    }
    if (violationOf(before, action))
        return std::nullopt;
    Position after = before;
    return storeys::candidateOf(takeUnjudged(after, std::move(action)));
}

std::optional<Grade> gradeOf(const QJsonValue& json)
{
    for (std::size_t grade = 0; grade < gradeCount; ++grade)
        if (json.toString() == QLatin1StringView(gradeName(static_cast<Grade>(grade)).data()))
            return static_cast<Grade>(grade);
    return std::nullopt;
}

std::optional<KeptTurn> turnOf(const QJsonObject& json, const Game& game, std::size_t turn)
{
    KeptTurn kept{std::nullopt, json["shown"].toBool(), json["solved"].toBool()};
    if (json.isEmpty())
        return kept;
    const Position& before = game.positionBefore(turn);
    const auto best = candidateOf(json["best"], before);
    const auto value = estimateOf(json["value"]), lost = estimateOf(json["lost"]);
    const auto grade = gradeOf(json["grade"]);
    const QJsonArray terms = json["terms"].toArray();
    if (!best || !value || !lost || !grade || terms.size() != static_cast<qsizetype>(termCount))
        return std::nullopt;
    TurnReview review;
    review.seat = game.turns()[turn].seat;
    review.best = *best;
    review.taken = candidateOf(game.turns()[turn]);
    review.value = *value;
    review.pointsLost = *lost;
    for (std::size_t term = 0; term < termCount; ++term)
        review.terms[term] = estimateOf(terms[static_cast<qsizetype>(term)]).value_or(Estimate());
    review.grade = *grade;
    review.chance = estimateOf(json["chance"]);
    review.chanceLost = estimateOf(json["chanceLost"]);
    review.lead = estimateOf(json["lead"]);
    review.draws = estimateOf(json["draws"]);
    review.exact = json["exact"].toBool();
    review.forced = json["forced"].toBool();
    if (json.contains("rarer")) {
        review.rarer = candidateOf(json["rarer"], before);
        review.rarerGain = estimateOf(json["rarerGain"]).value_or(Estimate());
    }
    if (review.chance.has_value() != review.chanceLost.has_value())
        return std::nullopt;
    kept.review = std::move(review);
    return kept;
}

QJsonObject read(const QString& file)
{
    const auto bytes = readWhole(file);
    return bytes ? QJsonDocument::fromJson(*bytes).object() : QJsonObject();
}

} // namespace

QByteArray reviewText(const KeptReview& review, const Game& game)
{
    QJsonArray turns;
    for (std::size_t turn = 0; turn < review.turns.size(); ++turn)
        turns += review.turns[turn] ? QJsonValue(jsonOf(*review.turns[turn], game.positionBefore(turn))) : QJsonValue();
    const QJsonObject json{{"version", version},
                           {"judge", judge},
                           {"words", review.words},
                           {"offensiveWords", review.offensiveWords},
                           {"turns", turns}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<KeptReview> readReview(const QByteArray& text, const Game& game)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    const QJsonArray turns = json["turns"].toArray();
    if (json["version"].toInt() != version || json["judge"].toInt() != judge
        || static_cast<std::size_t>(turns.size()) != game.turns().size())
        return std::nullopt;
    KeptReview review{json["words"].toString(), json["offensiveWords"].toBool(), {}};
    for (std::size_t turn = 0; turn < game.turns().size(); ++turn) {
        const QJsonValue kept = turns[static_cast<qsizetype>(turn)];
        review.turns.push_back(kept.isObject() ? turnOf(kept.toObject(), game, turn) : std::nullopt);
    }
    return review;
}

void ReviewStore::keepIn(const QString& folder, JobThread& disk)
{
    m_folder = folder;
    m_job.emplace(disk);
}

QString ReviewStore::fileOf(const QString& fingerprint) const
{
    return m_folder + '/' + fingerprint + ".json";
}

std::optional<KeptReview> ReviewStore::read(const QString& fingerprint, const Game& game) const
{
    const auto text = m_folder.isEmpty() ? Result<QByteArray, QString>(QByteArray()) : readWhole(fileOf(fingerprint));
    return text ? readReview(*text, game) : std::nullopt;
}

void ReviewStore::write(const QString& fingerprint, const QByteArray& text)
{
    if (!m_job)
        return;
    m_job->start(
        [file = fileOf(fingerprint), text](const std::stop_token&) {
            // A newer program may know more of this game.
            return storeys::read(file)["version"].toInt() > version ? LateText() : replaceFile(file, text);
        },
        [](const LateText&) {});
}

void ReviewStore::flush()
{
    if (m_job)
        m_job->finish();
}

} // namespace storeys
