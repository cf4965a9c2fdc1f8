#include "record/gcg_writer.h"

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

std::string pragma(const std::string& name, const std::string& value)
{
    return "#" + name + (value.empty() ? "" : " ") + value + '\n';
}

std::string pragmaIfAny(const std::string& name, const std::string& value)
{
    return value.empty() ? "" : pragma(name, value);
}

std::string header(const GameRecord& record)
{
    std::string text = pragma("character-encoding", "UTF-8");
    if (record.format > 0)
        text += pragma("storeys-format", std::to_string(record.format));
    for (std::size_t i = 0; i < record.players.size(); ++i)
        text += pragma("player" + std::to_string(i + 1), record.players[i].nick + ' ' + record.players[i].name);
    text += pragmaIfAny("title", record.title);
    text += pragmaIfAny("description", record.description);
    text += pragmaIfAny("lexicon", record.lexicon.text);
    text += pragmaIfAny("variant", record.variant.text);
    text += pragmaIfAny("variant-data", record.variantData.text);
    for (const GameRecord::Setting& rule : record.houseRules)
        text += pragma("house-rule", rule.text);
    text += pragmaIfAny("house-words", record.houseWords.text);
    if (record.seed)
        text += pragma("seed", std::to_string(*record.seed));
    for (std::size_t i = 0; i < record.players.size(); ++i)
        text += pragmaIfAny("player-kind" + std::to_string(i + 1), record.players[i].kind);
    text += pragmaIfAny("clock", record.clock);
    for (const std::string& note : record.notes)
        text += pragma("note", note);
    return text;
}

std::string hintsText(int hints)
{
    return hints > 0 ? pragma("hint", std::to_string(hints)) : "";
}

// A score of nothing has the sign that others of its kind have.
std::string scoreText(const RecordEvent& event)
{
    const bool takesOff = event.kind == Kind::Withdrawal || event.kind == Kind::TimePenalty
                          || (event.kind == Kind::TilesLeft && !event.rack.empty());
    if (event.score == 0)
        return takesOff ? "-0" : "+0";
    return (event.score > 0 ? "+" : "") + std::to_string(event.score);
}

// Without a rack there are two spaces, as other programs write it.
std::string eventText(const GameRecord& record, const RecordEvent& event)
{
    std::string text = hintsText(event.hints) + '>' + record.players[event.seat].nick + ": " + event.rack + ' '
                       + event.text + ' ' + scoreText(event) + ' ' + std::to_string(event.total) + '\n';
    for (const RecordEvent::FailedChallenge& challenge : event.failedChallenges)
        text += pragma(challenge.isFree ? "challenge-free" : "challenge-lost", record.players[challenge.seat].nick);
    for (const std::string& note : event.notes)
        text += pragma("note", note);
    return text;
}

} // namespace

std::string gcgText(const GameRecord& record)
{
    std::string text = header(record);
    for (const RecordEvent& event : record.events)
        text += eventText(record, event);
    text += hintsText(record.hints);
    for (const GameRecord::HeldRack& held : record.racks)
        text += pragma("rack" + std::to_string(held.seat + 1), held.tiles);
    return text;
}

} // namespace storeys
