#include "desktop/text/core_text.h"

#include "desktop/text/core_messages.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <optional>
#include <vector>

namespace storeys {

namespace {

struct Form
{
    const char* source;
    QRegularExpression expression; // captures %1, %2 … in the order in which English has them
};

Form formOf(const char* source)
{
    QString pattern = QRegularExpression::escape(QString::fromLatin1(source));
    pattern.replace(QRegularExpression("\\\\%\\d"), "(.*)");
    return {source, QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                                       QRegularExpression::DotMatchesEverythingOption)};
}

const std::vector<Form>& forms()
{
    static const std::vector<Form> all = [] {
        std::vector<Form> made;
        for (const char* source : coreMessages())
            made.push_back(formOf(source));
        return made;
    }();
    return all;
}

// None if the text is not of that form.
std::optional<QString> inForm(const Form& form, const QString& text)
{
    const auto match = form.expression.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    QString told = QCoreApplication::translate("CoreText", form.source);
    QStringList parts = match.capturedTexts().sliced(1);
    // Backwards, and hidden meanwhile, so that a part with a % is not taken for a place.
    for (qsizetype i = parts.size(); i > 0; --i)
        told.replace('%' + QString::number(i), QChar(char16_t(0xE000 + i)));
    for (qsizetype i = parts.size(); i > 0; --i)
        told.replace(QChar(char16_t(0xE000 + i)), coreText(parts[i - 1].toStdString()));
    return told;
}

} // namespace

QString coreText(const std::string& message)
{
    const QString text = QString::fromStdString(message);
    for (const Form& form : forms())
        if (const auto told = inForm(form, text))
            return *told;
    return text;
}

} // namespace storeys
