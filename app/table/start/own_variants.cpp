#include "table/start/own_variants.h"

#include "base/text.h"
#include "rules/variant_reader.h"
#include "table/qml.h"
#include "table/text/error_text.h"

#include <QDir>
#include <QFile>
#include <QHash>

namespace storeys {

namespace {

constexpr int longestName = 40;
constexpr int mostSide = 15; // the rim has letters and numbers for this many columns and rows

// The translated name of a built-in game; the size of its board if the game has no name.
QString builtInName(const Variant& variant)
{
    const QHash<std::string_view, QString> names{{"blanks-blockers", Words::tr("Blanks and blockers")},
                                                 {"bust-out", Words::tr("Bust out")},
                                                 {"hyper-race", Words::tr("Hyper race")},
                                                 {"free-for-all", Words::tr("Free for all")},
                                                 {"surprise", Words::tr("Surprise")}};
    const QString size = Words::tr("%1 × %2").arg(QString::number(variant.rows), QString::number(variant.columns));
    return names.value(variant.id, size);
}

// Whether all letters are Latin. The font of the tiles has no others.
bool hasLatinLetters(const Variant& variant)
{
    const Alphabet& alphabet = variant.tiles.alphabet;
    for (int i = 0; i < alphabet.size(); ++i)
        for (const QChar letter : QString::fromStdString(alphabet.face(static_cast<Letter>(i)).spelling))
            if (letter.script() != QChar::Script_Latin)
                return false;
    return true;
}

void list(OwnVariants& own, const QString& start, Variant variant)
{
    const auto isSame = [&](const OwnVariants::Listed& listed) { return listed.variant.text == variant.text; };
    if (std::ranges::none_of(own.listed, isSame))
        own.listed.push_back({start, std::move(variant)});
}

} // namespace

Result<Variant> variantOfStart(const QString& start, const DataPlace& data, const QString& language)
{
    const bool isData = start.startsWith('{');
    const std::string text = isData ? start.toStdString() : QFile::encodeName(start).toStdString();
    auto variant = isData ? readVariantData(text) : data.variantOrFile(text, language.toStdString());
    if (!variant || isForTheWindow(*variant))
        return variant;
    const Error error = notForTheWindow(*variant);
    return isData ? error : Error{Fault::At, {text}, {error}};
}

bool isForTheWindow(const Variant& variant)
{
    return std::max(variant.rows, variant.columns) <= mostSide && hasLatinLetters(variant);
}

Error notForTheWindow(const Variant& variant)
{
    if (!hasLatinLetters(variant))
        return {Fault::LettersNotForTheWindow};
    return {Fault::NotForTheWindow, {std::to_string(variant.rows), std::to_string(variant.columns)}};
}

QString startOfVariant(const Variant& variant, const DataPlace& data)
{
    return QString::fromStdString(data.isBuiltIn(variant) ? variant.id : variant.data);
}

QString variantName(const Variant& variant, bool isBuiltIn)
{
    if (const QString name = QString::fromStdString(variant.name).simplified(); !name.isEmpty())
        return name.left(longestName);
    return isBuiltIn ? builtInName(variant) : QString::fromStdString(variant.id);
}

OwnVariants ownVariants(const QString& folder, const QStringList& others, const DataPlace& data)
{
    OwnVariants own;
    const QFileInfoList files =
        folder.isEmpty() ? QFileInfoList() : QDir(folder).entryInfoList({"*.json"}, QDir::Files | QDir::System);
    for (const QFileInfo& file : files)
        if (auto variant = variantOfStart(file.absoluteFilePath(), data); !variant)
            own.refused += errorText(variant.error()).replace(file.absolutePath() + '/', "");
        else if (!data.isBuiltIn(*variant))
            list(own, file.absoluteFilePath(), *std::move(variant));
    for (const QString& start : others)
        if (auto variant = variantOfStart(start, data); variant && !data.isBuiltIn(*variant))
            list(own, start, *std::move(variant));
    return own;
}

} // namespace storeys
