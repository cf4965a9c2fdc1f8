#include "fonts.h"

#include <QDebug>
#include <QDirIterator>
#include <QFontDatabase>

namespace storeys {

void registerFonts()
{
    QDirIterator files(QStringLiteral(":/fonts"), {QStringLiteral("*.otf"), QStringLiteral("*.ttf")});
    while (files.hasNext())
        if (const QString file = files.next(); QFontDatabase::addApplicationFont(file) < 0)
            qWarning() << "Cannot read the font" << file;
}

} // namespace storeys
