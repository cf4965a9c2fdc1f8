#pragma once
// What a premium square multiplies, by the name of its kind: "2L" the letter twice, "3W" the word three times. Pure
// functions.

#include <optional>
#include <QCoreApplication>
#include <QString>

namespace storeys {

struct PremiumKind
{
    int factor; // 2 to 4
    bool word;  // else the letter

    // As it stands on the square, in the person's language: "2L", in German "2B".
    [[nodiscard]] QString label() const
    {
        return QString::number(factor)
               + (word ? QCoreApplication::translate("Premium", "W", "on a square that multiplies the word: 2W, 3W")
                       : QCoreApplication::translate("Premium", "L", "on a square that multiplies the letter: 2L, 3L"));
    }
    // The place of its colour in a list: 2L 3L 2W 3W 4L 4W.
    [[nodiscard]] int place() const { return factor > 3 ? (word ? 5 : 4) : (word ? 2 : 0) + factor - 2; }
};

// Nothing for a plain square.
[[nodiscard]] inline std::optional<PremiumKind> premiumKind(const QString& name)
{
    const int factor = name.left(1).toInt();
    if (factor < 2 || factor > 4) {
        return std::nullopt;
    }
    return PremiumKind{factor, name.endsWith(u'W')};
}

} // namespace storeys
