// storeys-pseudo-translation TEXTS.ts OUT.ts: translates all texts into Hebrew letters that mean nothing, two fifths
// longer, read from right to left and with six plurals as in Arabic. A text that stays in Latin letters in a window
// with this translation is one that nobody could translate; one that is cut off leaves other languages no room.

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <cstdio>

namespace {

constexpr int plurals = 6;

// What stays as it is: places for values, marks in rich text, entities.
const QRegularExpression& kept()
{
    static const QRegularExpression expression("%L?\\d|%n|<[^>]*>|&\\w+;");
    return expression;
}

QString inHebrew(const QString& words)
{
    QString text;
    for (const QChar c : words) {
        const bool isLetter = c.isLetter() && c.script() == QChar::Script_Latin;
        text += isLetter ? QChar(u'\u05D0' + (c.toLower().unicode() - u'a') % 27) : c;
    }
    return text;
}

QString pseudo(const QString& source)
{
    QString text;
    qsizetype from = 0;
    for (auto matches = kept().globalMatch(source); matches.hasNext();) {
        const auto match = matches.next();
        text += inHebrew(source.sliced(from, match.capturedStart() - from)) + match.captured();
        from = match.capturedEnd();
    }
    text += inHebrew(source.sliced(from));
    const auto letters = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
    for (int more = 0; 5 * more < 2 * letters; ++more)
        text += more % 6 == 5 ? u' ' : u'\u05DF'; // in words, so that lines can break
    return text;
}

// As it was, with the translation filled in.
void copyMessage(QXmlStreamReader& in, QXmlStreamWriter& out, const QString& source, bool isPlural)
{
    in.skipCurrentElement();
    out.writeStartElement("translation");
    for (int form = 0; isPlural && form < plurals; ++form)
        out.writeTextElement("numerusform", pseudo(source));
    if (!isPlural)
        out.writeCharacters(pseudo(source));
    out.writeEndElement();
}

bool translate(QIODevice& from, QIODevice& to)
{
    QXmlStreamReader in(&from);
    QXmlStreamWriter out(&to);
    QString source;
    bool isPlural = false;
    while (!in.atEnd()) {
        in.readNext();
        if (in.isStartElement() && in.name() == u"message")
            isPlural = in.attributes().value("numerus") == u"yes";
        if (in.isStartElement() && in.name() == u"translation") {
            copyMessage(in, out, source, isPlural);
        } else if (in.isStartElement() && in.name() == u"source") {
            source = in.readElementText();
            out.writeTextElement("source", source);
        } else if (!in.isDTD()) {
            out.writeCurrentToken(in);
        }
    }
    return !in.hasError();
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList files = QCoreApplication::arguments();
    QFile from(files.value(1)), to(files.value(2));
    if (files.size() == 3 && from.open(QIODevice::ReadOnly) && to.open(QIODevice::WriteOnly) && translate(from, to))
        return 0;
    std::fprintf(stderr, "storeys-pseudo-translation: error: %s can't be translated to %s\n",
                 qPrintable(from.fileName()), qPrintable(to.fileName()));
    return 1;
}
