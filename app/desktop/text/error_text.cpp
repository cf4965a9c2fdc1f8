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
    const char* told;
    QRegularExpression expression; // captures %1, %2 … in the order in which English has them
};

Form formOf(const CoreMessage& message)
{
    QString pattern = QRegularExpression::escape(QString::fromLatin1(message.said));
    pattern.replace(QRegularExpression("\\\\%\\d"), "(.*)");
    return {message.toPeople(), QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                                                   QRegularExpression::DotMatchesEverythingOption)};
}

const std::vector<Form>& forms()
{
    static const std::vector<Form> all = [] {
        std::vector<Form> made;
        for (const CoreMessage& message : coreMessages())
            made.push_back(formOf(message));
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
    QString told = QCoreApplication::translate("CoreText", form.told);
    QStringList parts = match.capturedTexts().sliced(1);
    // Backwards, and hidden meanwhile, so that a part with a % is not taken for a place.
    for (qsizetype i = parts.size(); i > 0; --i)
        told.replace('%' + QString::number(i), QChar(char16_t(0xE000 + i)));
    for (qsizetype i = parts.size(); i > 0; --i)
        told.replace(QChar(char16_t(0xE000 + i)), coreText(parts[i - 1].toStdString()));
    return told;
}

class FaultText
{
    Q_DECLARE_TR_FUNCTIONS(FaultText)

public:
    static QString onLine(const QString& file, int line, QString what)
    {
        return tr("%1: Line %2: %3.", "file, number, what is wrong there").arg(file).arg(line).arg(what);
    }
    static QString noRecord(const QString& file) { return tr("%1: This is not a game record (GCG).").arg(file); }
};

} // namespace

QString coreText(const std::string& message)
{
    const QString text = QString::fromStdString(message);
    for (const Form& form : forms())
        if (const auto told = inForm(form, text))
            return *told;
    return text;
}

QString recordFault(const QString& file, const std::string& reason, int line)
{
    const QString what = coreText(reason);
    return line > 0 ? FaultText::onLine(file, line, what) : QString("%1: %2").arg(file, what);
}

QString noRecord(const QString& file)
{
    return FaultText::noRecord(file);
}

} // namespace storeys
