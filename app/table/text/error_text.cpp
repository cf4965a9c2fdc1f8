#include "table/text/error_text.h"

#include "messages/messages.h"

#include <QCoreApplication>

namespace storeys {

namespace {

class FaultText
{
    Q_DECLARE_TR_FUNCTIONS(FaultText)

public:
    static QString onLine(const QString& file, int line, const QString& what)
    {
        return tr("%1: Line %2: %3.", "file, number, what is wrong there").arg(file, QString::number(line), what);
    }
    static QString onLine(int line, const QString& what)
    {
        return tr("Line %1: %2.", "number, what is wrong there").arg(QString::number(line), what);
    }
    static QString noRecord(const QString& file) { return tr("%1: This is not a game record (GCG).").arg(file); }
};

} // namespace

QString errorText(const Error& error)
{
    std::vector<std::string> parts = error.arguments;
    for (const Error& reason : error.because)
        parts.push_back(errorText(reason).toStdString());
    const QString sentence = QCoreApplication::translate("CoreText", sentenceOf(error.fault).toPlayers());
    return QString::fromStdString(filled(sentence.toStdString(), parts));
}

QString lineFault(const RecordError& wrong)
{
    const QString what = errorText(wrong.error);
    return wrong.line > 0 ? FaultText::onLine(wrong.line, what) : what;
}

QString recordFault(const QString& file, const RecordError& wrong)
{
    const QString what = errorText(wrong.error);
    return wrong.line > 0 ? FaultText::onLine(file, wrong.line, what) : QString("%1: %2").arg(file, what);
}

QString noRecord(const QString& file)
{
    return FaultText::noRecord(file);
}

} // namespace storeys
