#pragma once

#include "game/player.h"

#include <utility>

namespace storeys {

// A person at this screen: the answer waits until the session says what the person did.
class Person : public Player
{
public:
    void takeTurn(const SeatView&, Answer answer) override { m_answer = std::move(answer); }
    void cancel() override { m_answer = nullptr; }

    [[nodiscard]] bool isAsked() const { return m_answer != nullptr; }
    // Only while asked.
    void act(const Action& action) { std::exchange(m_answer, nullptr)(action); }

private:
    Answer m_answer;
};

} // namespace storeys
