#include "record/judge_line.h"

#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/turn_rules.h"

namespace storeys {

// ---- cards

namespace {

Problem judgeChoice(LineState& state, const RecordEvent::DrawnCard& card)
{
    const auto choice = readChoiceText(*card.choice, state.position().variant().tiles);
    if (!choice)
        return choice.error();
    Position asked = state.position();
    Rack& held = asked.seats[asked.turn].rack;
    for (int n = 0; n < static_cast<int>(choice->tiles.size()) && held.unknown() > 0; ++n)
        if (!held.has(choice->tiles[n])) {
            held.remove(Tile::unknown());
            held.add(choice->tiles[n]);
        }
    const bool isUnseen = contains(choice->tiles, Tile::unknown());
    if (isUnseen && state.table.isSeeded())
        return Error{Fault::UnnamedExchange};
    if (isUnseen)
        held = Rack::ofUnknown(held.size());
    if (auto violation = violationOf(asked, *choice))
        return notAllowed(*std::move(violation), std::move(asked));
    if (isUnseen)
        state.table.chooseUnseen(*choice);
    else
        state.table.choose(*choice);
    return std::nullopt;
}

} // namespace

std::optional<RecordError> judgeCards(const RecordLines& lines, LineState& state, const RecordEvent& event,
                                      std::size_t at)
{
    if (event.kind != RecordEvent::Kind::Play && event.cards.empty())
        return std::nullopt;
    if (event.kind != RecordEvent::Kind::Play) // only plays draw cards
        return RecordError{event.cards.front().line, {Fault::CardNotDrawn, {event.cards.front().id}}};
    std::vector<std::string> drawn;
    for (const Event& each : state.table.last().front().events)
        if (const auto* card = std::get_if<event::CardDrawn>(&each.what))
            drawn.push_back(state.position().variant().cards[card->card].id);
    for (std::size_t n = 0; n < event.cards.size(); ++n) {
        const RecordEvent::DrawnCard& card = event.cards[n];
        if (n >= drawn.size())
            return RecordError{card.line, {Fault::CardNotDrawn, {card.id}}};
        if (card.id != drawn[n])
            return RecordError{card.line, state.table.isSeeded() ? Error{Fault::WrongCard, {drawn[n], card.id}}
                                                                 : Error{Fault::NoCardLeft, {card.id}}};
    }
    if (event.cards.size() < drawn.size())
        return RecordError{event.line, {Fault::CardMissing}};
    for (std::size_t n = 0; n < drawn.size(); ++n) {
        const RecordEvent::DrawnCard& card = event.cards[n];
        const bool isAsked = state.position().cards.due.size() == drawn.size() - n; // this card waits for its choice
        if (card.choice && !isAsked)
            return RecordError{card.choiceLine, {Fault::ChoiceNotAsked, {card.id}}};
        if (!card.choice && isAsked && (n + 1 < drawn.size() || at + 1 < lines.record.events.size())
            && !lines.isWithdrawn(at))
            return RecordError{card.line, {Fault::ChoiceMissing, {card.id}}};
        if (card.choice)
            if (Problem problem = judgeChoice(state, card))
                return RecordError{card.choiceLine, *std::move(problem)};
    }
    if (!drawn.empty())
        state.ending = endingAfter(lines, at, state.table);
    return std::nullopt;
}

// ---- challenges

Problem judgeFailedChallenge(LineState& state, const GameRecord& record, const RecordEvent& play,
                             const RecordEvent::FailedChallenge& challenge)
{
    const bool challenges = state.position().houseRules().mode == HouseRules::Mode::Challenge;
    const ChallengeCost cost = challengeCost(*state.position().book);
    const bool isOver = state.ending.reason.has_value();
    const bool isFree = cost.failedIsFree() || (cost.failedLosesTurn && isOver);
    const bool isPossible = challenges && state.lastPlay && challenge.seat != play.seat;
    if (challenge.isFree && !(isPossible && isFree))
        return Error{Fault::NoFreeChallenge};
    if (!challenge.isFree && (!isPossible || cost.failedIsFree()))
        return Error{Fault::NoCostlyChallenge};
    if (!challenge.isFree && isFree)
        return Error{Fault::NoTurnToLose};
    if (badWords(state.table.before(), *state.lastPlay))
        return Error{Fault::ChallengeSucceeds};
    if (contains(state.table.last().back().failedChallengers(), challenge.seat))
        return Error{Fault::ChallengedAlready, {record.players[challenge.seat].nick}};
    state.table.failChallenge(challenge.seat, isOver);
    return std::nullopt;
}

} // namespace storeys
