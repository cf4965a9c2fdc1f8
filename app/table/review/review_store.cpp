#include "table/review/review_store.h"

#include "record/play_text.h"
#include "rules/legality.h"
#include "table/files/file_name.h"
#include "table/files/safe_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <ranges>

namespace storeys {

namespace {

constexpr int version = 1;
// Increase this number when turns are judged differently, so that older reviews are redone.
constexpr int judge = 4;

// ---- writing

// Undefined, which leaves the entry out, if there is no estimate.
QJsonValue jsonOf(const std::optional<Estimate>& estimate)
{
    return estimate ? QJsonArray{estimate->value, estimate->error} : QJsonValue(QJsonValue::Undefined);
}

QString text(std::string_view name)
{
    return QString::fromLatin1(name);
}

QJsonObject jsonOf(const Reason& reason, const Board& before, const Candidate& subject, const Alphabet& alphabet)
{
    QJsonObject json{{"kind", text(reasonName(reason.kind))},
                     {"forBest", reason.forBest},
                     {"worth", jsonOf(reason.worth)},
                     {"tiles", QString::fromStdString(alphabet.text(reason.tiles))},
                     {"count", reason.count},
                     {"height", reason.height},
                     {"chance", jsonOf(reason.chance)},
                     {"points", jsonOf(reason.points)},
                     {"otherChance", jsonOf(reason.otherChance)},
                     {"otherPoints", jsonOf(reason.otherPoints)}};
    if (reason.term)
        json["term"] = text(termName(*reason.term));
    QJsonArray plays;
    const std::vector<Board> boards = evidenceBoards(reason, before, subject);
    for (std::size_t n = 0; n < boards.size(); ++n)
        plays += QString::fromStdString(playText(boards[n], reason.evidence[n], alphabet));
    json["squares"] =
        listOf<QJsonArray>(reason.squares, [](Square square) { return QString::fromStdString(squareText(square)); });
    json["words"] = listOf<QJsonArray>(
        reason.words, [&](const Letters& word) { return QString::fromStdString(alphabet.spell(word)); });
    json["plays"] = plays;
    return json;
}

QString actionOf(const Candidate& candidate, const Position& before)
{
    return QString::fromStdString(actionText(before.board, candidate.action(), before.variant().tiles.alphabet));
}

// Of a turn that isn't judged anew yet.
QJsonObject jsonOf(const TurnMark& mark, const Position& before)
{
    return {{"earlier", true}, {"best", actionOf(mark.best, before)}, {"shown", mark.shown}, {"solved", mark.solved}};
}

QJsonObject jsonOf(const KeptTurn& turn, const Position& before)
{
    if (!turn.review)
        return {};
    const TurnReview& review = *turn.review;
    const Alphabet& alphabet = before.variant().tiles.alphabet;
    QJsonObject json{{"best", actionOf(review.best, before)},
                     {"value", jsonOf(review.value)},
                     {"lost", jsonOf(review.pointsLost)},
                     {"chance", jsonOf(review.chance)},
                     {"chanceLost", jsonOf(review.chanceLost)},
                     {"lead", jsonOf(review.lead)},
                     {"draws", jsonOf(review.draws)},
                     {"terms", listOf<QJsonArray>(review.terms, [](const Estimate& term) { return jsonOf(term); })},
                     {"grade", text(gradeName(review.grade))},
                     {"exact", review.exact},
                     {"forced", review.forced},
                     {"shown", turn.shown},
                     {"solved", turn.solved}};
    json["reasons"] = listOf<QJsonArray>(review.reasons, [&](const Reason& reason) {
        return jsonOf(reason, before.board, review.subjectOf(reason), alphabet);
    });
    if (review.rarer) {
        json["rarer"] = actionOf(*review.rarer, before);
        json["rarerGain"] = jsonOf(review.rarerGain);
    }
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

// Reads an action; nullopt if the text can't be read or the action is not legal in that position.
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

// The enumerator with that name.
template<class Enum>
std::optional<Enum> named(const QJsonValue& json, std::size_t count, std::string_view (*nameOf)(Enum))
{
    for (std::size_t n = 0; n < count; ++n)
        if (json.toString() == text(nameOf(static_cast<Enum>(n))))
            return static_cast<Enum>(n);
    return std::nullopt;
}

// Whether the play is legal on that board, whatever its words and the tiles on the rack.
bool canLie(Position position, const Board& board, const Play& play)
{
    position.board = board;
    return !violationBesides(position, play, [](Violation::Kind kind) {
        return kind == Violation::Kind::NotOnRack || kind == Violation::Kind::NotAWord;
    });
}

std::optional<Reason> reasonOf(const QJsonObject& json, const Position& before, const TurnReview& review)
{
    const TileSet& tiles = before.variant().tiles;
    const auto kind = named<Reason::Kind>(json["kind"], reasonKinds, reasonName);
    const auto worth = estimateOf(json["worth"]);
    if (!kind || !worth)
        return std::nullopt;
    Reason reason;
    reason.kind = *kind;
    reason.forBest = json["forBest"].toBool();
    reason.term = named<Term>(json["term"], termCount, termName);
    reason.worth = *worth;
    reason.chance = estimateOf(json["chance"]);
    reason.points = estimateOf(json["points"]);
    reason.otherChance = estimateOf(json["otherChance"]);
    reason.otherPoints = estimateOf(json["otherPoints"]);
    reason.count = json["count"].toInt();
    reason.height = json["height"].toInt();
    if (const auto rack = readTiles(json["tiles"].toString().toStdString(), tiles))
        reason.tiles = rack->tiles();
    for (const QJsonValue& square : json["squares"].toArray())
        if (const auto read = readSquare(square.toString().toStdString()); read && before.board.contains(*read))
            reason.squares.push_back(*read);
    for (const QJsonValue& word : json["words"].toArray())
        if (const auto letters = tiles.alphabet.fold(word.toString().toStdString()))
            reason.words.push_back(*letters);
    for (const QJsonValue& play : json["plays"].toArray()) {
        auto read = readPlayText(play.toString().toStdString(), tiles);
        if (!read)
            return std::nullopt;
        reason.evidence.push_back(*std::move(read));
        const auto boards = evidenceBoards(reason, before.board, review.subjectOf(reason));
        if (!canLie(before, boards.back(), reason.evidence.back()))
            return std::nullopt;
    }
    // Endings are solved only for two.
    if (!isWhole(reason) || (isOfSolvedEnding(reason.kind) && before.seatCount() != 2))
        return std::nullopt;
    return reason;
}

std::optional<TurnMark> markOf(const QJsonObject& json, const Position& before)
{
    const bool isShown = json["shown"].toBool(), isSolved = json["solved"].toBool();
    const auto best = candidateOf(json["best"], before);
    return best && (isShown || isSolved) ? std::optional(TurnMark{*best, isShown, isSolved}) : std::nullopt;
}

std::optional<KeptTurn> turnOf(const QJsonObject& json, const Game& game, std::size_t turn)
{
    KeptTurn kept{std::nullopt, json["shown"].toBool(), json["solved"].toBool()};
    if (json.isEmpty())
        return kept;
    const Position& before = game.positionBefore(turn);
    const auto best = candidateOf(json["best"], before);
    const auto value = estimateOf(json["value"]), lost = estimateOf(json["lost"]);
    const auto grade = named<Grade>(json["grade"], gradeCount, gradeName);
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
    for (const QJsonValue& reason : json["reasons"].toArray()) {
        auto read = reasonOf(reason.toObject(), before, review);
        if (!read)
            return std::nullopt;
        review.reasons.push_back(*std::move(read));
    }
    kept.review = std::move(review);
    return kept;
}

// Empty if the file can't be read.
QByteArray bytesOf(const QString& file)
{
    const auto bytes = readWhole(file);
    return bytes ? *bytes : QByteArray();
}

QString fileOf(const QString& folder, const QString& fingerprint)
{
    return folder + '/' + fingerprint + ".json";
}

} // namespace

std::optional<TurnMark> KeptReview::markOf(std::size_t turn) const
{
    if (const auto& kept = turns[turn]; kept && kept->review && (kept->shown || kept->solved))
        return TurnMark{kept->review->best, kept->shown, kept->solved};
    return turn < earlier.size() && !turns[turn] ? earlier[turn] : std::nullopt;
}

std::vector<std::optional<TurnMark>> KeptReview::marks() const
{
    return listOf<std::vector<std::optional<TurnMark>>>(std::views::iota(std::size_t{0}, turns.size()),
                                                        [this](std::size_t turn) { return markOf(turn); });
}

QByteArray reviewText(const KeptReview& review, const Game& game)
{
    QJsonArray turns;
    for (std::size_t turn = 0; turn < review.turns.size(); ++turn)
        if (const Position& before = game.positionBefore(turn); review.turns[turn])
            turns += jsonOf(*review.turns[turn], before);
        else if (const auto mark = review.markOf(turn))
            turns += jsonOf(*mark, before);
        else
            turns += QJsonValue();
    const QJsonObject json{{"version", version},
                           {"judge", judge},
                           {"words", review.words},
                           {"offensiveWords", review.offensiveWords},
                           {"turns", turns}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<KeptReview> readReview(const QByteArray& text, const Game& game)
{
    const QJsonObject json = readJson(text).object();
    const QJsonArray turns = json["turns"].toArray();
    const std::size_t count = game.turns().size();
    if (json["version"].toInt() != version || static_cast<std::size_t>(turns.size()) != count)
        return std::nullopt;
    KeptReview review{json["words"].toString(), json["offensiveWords"].toBool(), {}};
    review.turns.resize(count);
    review.earlier.resize(count);
    const bool isOfThisJudge = json["judge"].toInt() == judge;
    for (std::size_t turn = 0; turn < count; ++turn) {
        const QJsonValue entry = turns[static_cast<qsizetype>(turn)];
        const QJsonObject kept = entry.toObject();
        if (isOfThisJudge && entry.isObject() && !kept["earlier"].toBool())
            review.turns[turn] = turnOf(kept, game, turn);
        if (!review.turns[turn])
            review.earlier[turn] = markOf(kept, game.positionBefore(turn));
    }
    return review;
}

void ReviewStore::keepIn(const QString& folder, JobThread& disk, std::function<void()> told)
{
    m_folder = folder;
    m_latest.emplace(
        disk, [folder](Texts& left) { return write(folder, left); }, std::move(told));
}

std::optional<KeptReview> ReviewStore::read(const QString& fingerprint, const Game& game) const
{
    if (!m_latest)
        return std::nullopt;
    const auto& left = m_latest->left().texts;
    const auto text = left.find(fingerprint);
    return readReview(text != left.end() ? text->second : bytesOf(fileOf(m_folder, fingerprint)), game);
}

void ReviewStore::write(const QString& fingerprint, const QByteArray& text)
{
    if (m_latest)
        m_latest->want({{{fingerprint, text}}});
}

LateText ReviewStore::write(const QString& folder, Texts& left)
{
    LateText problem;
    std::erase_if(left.texts, [&](const auto& review) {
        const QString file = fileOf(folder, review.first);
        // Keeps the file of a newer program, which may know more of this game.
        if (readJson(bytesOf(file)).object()["version"].toInt() > version)
            return true;
        const LateText why = replaceFile(file, review.second);
        if (!why.isEmpty())
            problem = why;
        return why.isEmpty();
    });
    return problem;
}

} // namespace storeys
