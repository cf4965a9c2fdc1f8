#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace storeys::test {

// A text of a translation file (.ts), with what it is translated to.
struct TsText
{
    QString context, source, comment;
    bool isPlural = false;
    QString state;     // "" where it is finished, else e.g. "unfinished"
    QStringList forms; // one, or one for each plural of the language

    // What it is looked up by.
    [[nodiscard]] QString key() const { return context + " / " + source + " / " + comment; }
};

// All of a file, in its order; none if it can't be read.
[[nodiscard]] QList<TsText> readTs(const QString& file);

} // namespace storeys::test
