#pragma once

#include <QString>
#include <QTranslator>
#include <QVariantList>

namespace storeys {

// The language of the interface: its texts, how dates and numbers are written, and which way a window is read. main()
// owns the only one. Letters on tiles follow the lexicon.
class Language
{
public:
    Language() = default;
    ~Language(); // nothing is translated any more
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    // { id: code, name: what it calls itself } of each of knownLanguages(), in that order.
    [[nodiscard]] static QVariantList choices();

    // From now on; what was read before has to be read again. "": the first of the system's languages that is known.
    // English, which has only its plurals translated, stands in for any other.
    void use(const QString& code);

    // A text of the program in a language, for when there is no application yet; "" as above.
    [[nodiscard]] static QString translated(const char* context, const char* text, const QString& code);

private:
    QTranslator m_texts;
    QTranslator m_qtTexts; // e.g. of errors that Qt tells; there may be none
};

} // namespace storeys
