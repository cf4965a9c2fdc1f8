#pragma once

#include "rules/action.h"

namespace storeys {

// Lets a computer player exchange only a few times in a row, so that a game in which nobody finds a play still ends. A
// pass does not begin the count anew: else two that are stuck might exchange and pass by turns for ever. Owned by a
// bot.
class ExchangePatience
{
public:
    [[nodiscard]] bool mayExchange() const { return m_inARow < most; }
    // What the bot does now.
    void note(const Action& action)
    {
        if (std::holds_alternative<Play>(action))
            m_inARow = 0;
        else if (std::holds_alternative<Exchange>(action))
            ++m_inARow;
    }

private:
    static constexpr int most = 3;

    int m_inARow = 0;
};

} // namespace storeys
