#include "desktop/preferences/quality_trial.h"

#include <algorithm>
#include <array>

namespace storeys {

std::optional<QString> QualityTrial::frame(double milliseconds)
{
    m_times.push_back(milliseconds);
    if (m_times.size() < settling + counted)
        return std::nullopt;
    const auto middle = m_times.begin() + settling + counted / 2;
    std::nth_element(m_times.begin() + settling, middle, m_times.end());
    const double median = *middle;
    m_times.clear();
    if (m_trying == "high")
        return median <= quick ? "high" : "medium";
    if (median > quick)
        return median <= tolerable ? "medium" : "low";
    m_trying = "high";
    return std::nullopt;
}

bool isSoftwareRenderer(const QByteArray& name)
{
    const QByteArray known = name.toLower();
    static constexpr std::array parts{"llvmpipe", "softpipe",   "swiftshader", "software rasterizer",
                                      "swrast",   "gdi generic"};
    return std::ranges::any_of(parts, [&](const char* part) { return known.contains(part); });
}

} // namespace storeys
