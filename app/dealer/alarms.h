#pragma once

#include "game/game_clock.h"

#include <map>
#include <optional>
#include <set>
#include <utility>

namespace storeys {

// When each of many things wants to be woken.
template<class Key>
class Alarms
{
public:
    using Time = GameClock::Time;

    // Replaces the time of that key.
    void set(const Key& key, std::optional<Time> time)
    {
        if (const auto old = m_times.find(key); old != m_times.end()) {
            if (old->second == time)
                return;
            m_order.erase({old->second, key});
            m_times.erase(old);
        }
        if (time) {
            m_times.emplace(key, *time);
            m_order.emplace(*time, key);
        }
    }
    [[nodiscard]] std::optional<Time> next() const
    {
        return m_order.empty() ? std::nullopt : std::optional(m_order.begin()->first);
    }
    // Takes out one whose time has come.
    [[nodiscard]] std::optional<Key> takeDue(Time now)
    {
        if (m_order.empty() || m_order.begin()->first > now)
            return std::nullopt;
        const Key key = m_order.begin()->second;
        set(key, std::nullopt);
        return key;
    }

private:
    std::map<Key, Time> m_times;
    std::set<std::pair<Time, Key>> m_order;
};

} // namespace storeys
