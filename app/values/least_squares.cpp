#include "values/least_squares.h"

#include <cmath>

namespace storeys::values {

void LeastSquares::addGroup(std::span<const double> features, std::span<const double> targets)
{
    const std::size_t count = targets.size();
    std::vector<double> mean(m_size);
    double meanTarget = 0;
    for (std::size_t i = 0; i < count; ++i) {
        meanTarget += targets[i] / static_cast<double>(count);
        for (std::size_t f = 0; f < m_size; ++f)
            mean[f] += features[i * m_size + f] / static_cast<double>(count);
    }
    std::vector<double> sample(m_size);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t f = 0; f < m_size; ++f)
            sample[f] = features[i * m_size + f] - mean[f];
        addSample(sample, targets[i] - meanTarget);
    }
}

void LeastSquares::addSample(std::span<const double> features, double target)
{
    for (std::size_t row = 0; row < m_size; ++row) {
        if (features[row] == 0)
            continue;
        m_sums[row] += features[row] * target;
        for (std::size_t column = 0; column < m_size; ++column)
            m_products[row * m_size + column] += features[row] * features[column];
    }
}

// Uses Cholesky decomposition: products = lower · lower transposed.
std::vector<double> LeastSquares::solve(double pull) const
{
    std::vector<double> lower = m_products;
    for (std::size_t row = 0; row < m_size; ++row) {
        lower[row * m_size + row] += pull;
        for (std::size_t column = 0; column <= row; ++column) {
            double sum = lower[row * m_size + column];
            for (std::size_t k = 0; k < column; ++k)
                sum -= lower[row * m_size + k] * lower[column * m_size + k];
            lower[row * m_size + column] = row == column ? std::sqrt(sum) : sum / lower[column * m_size + column];
        }
    }
    std::vector<double> x = m_sums;
    for (std::size_t row = 0; row < m_size; ++row) {
        for (std::size_t k = 0; k < row; ++k)
            x[row] -= lower[row * m_size + k] * x[k];
        x[row] /= lower[row * m_size + row];
    }
    for (std::size_t row = m_size; row-- > 0;) {
        for (std::size_t k = row + 1; k < m_size; ++k)
            x[row] -= lower[k * m_size + row] * x[k];
        x[row] /= lower[row * m_size + row];
    }
    return x;
}

} // namespace storeys::values
