#include "ts_file.h"

#include <QFile>
#include <QXmlStreamReader>

namespace storeys::test {

namespace {

void readForms(QXmlStreamReader& xml, TsText& text)
{
    text.state = xml.attributes().value("type").toString();
    if (!text.isPlural) {
        text.forms += xml.readElementText();
        return;
    }
    while (xml.readNextStartElement())
        text.forms += xml.readElementText();
}

TsText readMessage(QXmlStreamReader& xml, const QString& context)
{
    TsText text;
    text.context = context;
    text.isPlural = xml.attributes().value("numerus") == u"yes";
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source")
            text.source = xml.readElementText();
        else if (xml.name() == u"comment")
            text.comment = xml.readElementText();
        else if (xml.name() == u"translation")
            readForms(xml, text);
        else
            xml.skipCurrentElement();
    }
    return text;
}

} // namespace

QList<TsText> readTs(const QString& name)
{
    QFile file(name);
    QList<TsText> texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.isStartElement() && xml.name() == u"message")
            texts += readMessage(xml, context);
    }
    return xml.hasError() ? QList<TsText>() : texts;
}

} // namespace storeys::test
