#pragma once

#include "table/view/board_shape.h"

#include <QString>
#include <QTranslator>

class QQmlEngine;

namespace storeys {

// The language of the interface: its texts, the format of dates and numbers, and the reading direction. main() owns the
// only object. Letters on tiles follow the lexicon instead.
class Language
{
public:
    Language() = default;
    ~Language(); // removes the translations
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    // The languages of knownLanguages(), in that order, each under its native name.
    [[nodiscard]] static QList<Option> choices();

    // Changes the language; callers must fetch their texts again, see useLanguage(). "" means the first of the system's
    // languages that is known. An unknown code means English, whose translation file has only plurals.
    void use(const QString& code);

    // Translates a text of the program into the language `code`, as in use(). Needs no application object.
    [[nodiscard]] static QString translated(const char* context, const char* text, const QString& code);

private:
    QTranslator m_texts;
    QTranslator m_qtTexts; // Qt's own texts, such as errors; may be missing
};

class GameTable;

// Changes the language (see Language::use()) while a window is open, and fetches all texts of the window again.
void useLanguage(Language& language, const QString& code, QQmlEngine& engine, GameTable& table);

} // namespace storeys
