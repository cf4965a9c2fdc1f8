#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace storeys::values {

// Weights for a sum of features that come nearest to the targets seen, with a little pull towards nought (ridge
// regression by the normal equations). Samples come in groups, of which only the differences count: what all samples
// of a group have in common, the position they are of, explains itself.
class LeastSquares
{
public:
    explicit LeastSquares(std::size_t features) : m_size(features), m_products(features * features), m_sums(features) {}

    // One group: its samples' features, one sample after the other, and their targets.
    void addGroup(std::span<const double> features, std::span<const double> targets);
    [[nodiscard]] std::vector<double> solve(double pull) const;

private:
    void addSample(std::span<const double> features, double target);

    std::size_t m_size;
    std::vector<double> m_products;
    std::vector<double> m_sums;
};

} // namespace storeys::values
