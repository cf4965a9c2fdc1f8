#pragma once

#include "base/random_source.h"
#include "line/message_line.h"

#include <deque>

namespace storeys {

// One end of a line that the test moves, see FaultyLines.
class FaultyLine : public MessageLine
{
    Q_OBJECT

public:
    void send(const QByteArray& message) override;
    void close() override;
    [[nodiscard]] End end() const override { return m_end; }

private:
    friend class FaultyLines;

    FaultyLine() = default;
    void lose();

    std::deque<QByteArray> m_sent; // on its way to the other end
    End m_end = End::None;
    bool m_isOpen = false;
    bool m_isClosed = false; // closed() was emitted
};

// Both ends of a line without sockets, threads and timers, for tests of what must bear bad lines. Each step moves one message
// of either end at most, so messages wait for any number of steps; the same seed makes the same faults. As on real lines
// messages arrive in the order in which they were sent, but one may come a second time, after newer ones, and a cut loses
// all that are on their way. A line that was cut stays closed.
class FaultyLines
{
public:
    // In thousandths of the steps.
    struct Faults
    {
        int cut = 0;
        int doubled = 0;
    };

    FaultyLines(std::uint64_t seed, Faults faults) : m_random(seed), m_faults(faults) {}

    [[nodiscard]] FaultyLine& one() { return m_one; }
    [[nodiscard]] FaultyLine& other() { return m_other; }
    // All signals of the two come from here: the first step opens both ends. Returns false if there is nothing to do until
    // something is sent or closed.
    bool step();
    // Closes both ends as if a machine were gone.
    void cut();

private:
    [[nodiscard]] bool happens(int thousandths) { return static_cast<int>(m_random.below(1000)) < thousandths; }
    bool move(FaultyLine& end, FaultyLine& other);

    RandomSource m_random;
    Faults m_faults;
    FaultyLine m_one, m_other;
};

} // namespace storeys
