#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>
#include <QVariantList>

namespace storeys {

// The language of the interface: its texts, how dates and numbers are written, and which way a window is read. main()
// owns the one there is. Translations are part of the program; one that lies in DataPlace::translations() as
// storeys_CODE.qm counts too, and so does one in the folder that the environment variable STOREYS_TRANSLATIONS names:
// that is how a new one is tried without building, and how tests add a language of their own. Letters on tiles follow
// the lexicon.
class Language
{
public:
    Language() = default;
    ~Language(); // nothing is translated any more
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    // The codes ("de") of all that can be used, sorted.
    [[nodiscard]] static QStringList known();
    // { id: code, name: what it calls itself }, in that order.
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
