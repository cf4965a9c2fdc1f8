#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace storeys::values {

// Ridge regression by the normal equations: finds the weights for which the weighted sum of features comes closest to
// the targets. Samples come in groups, and only differences within a group count: whatever the samples of a group
// share, such as their position, has no effect.
class LeastSquares
{
public:
    explicit LeastSquares(std::size_t features) : m_size(features), m_products(features * features), m_sums(features) {}

    // Adds a group: the features of its samples, sample by sample, and one target per sample.
    void addGroup(std::span<const double> features, std::span<const double> targets);
    // The fitted weights. `pull` > 0 is the ridge penalty, which draws them towards 0.
    [[nodiscard]] std::vector<double> solve(double pull) const;

private:
    void addSample(std::span<const double> features, double target);

    std::size_t m_size;
    std::vector<double> m_products; // m_size by m_size, row by row
    std::vector<double> m_sums;
};

} // namespace storeys::values
