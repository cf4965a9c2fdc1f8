#include "table/start/own_variants.h"

#include "rules/variant_reader.h"
#include "table/text/error_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHash>

#include <algorithm>

namespace storeys {

namespace {

constexpr int longestName = 40;
constexpr int mostSide = 15; // of a board, as the rim has letters and numbers for no more

class VariantText
{
    Q_DECLARE_TR_FUNCTIONS(VariantText)

public:
    static QString size(const Variant& variant)
    {
        return tr("%1 × %2").arg(QString::number(variant.rows), QString::number(variant.columns));
    }
    // Of a game that comes with the program; the size of the board where that says enough.
    static QString name(const Variant& variant)
    {
        const QHash<std::string_view, QString> names{{"blanks-blockers", tr("Blanks and blockers")},
                                                     {"bust-out", tr("Bust out")},
                                                     {"hyper-race", tr("Hyper race")},
                                                     {"free-for-all", tr("Free for all")},
                                                     {"surprise", tr("Surprise")}};
        return names.value(variant.id, size(variant));
    }
};

void list(OwnVariants& own, const QString& start, Variant variant)
{
    const auto isSame = [&](const OwnVariants::Listed& listed) { return listed.variant.text == variant.text; };
    if (std::ranges::none_of(own.listed, isSame))
        own.listed.push_back({start, std::move(variant)});
}

} // namespace

Result<Variant> variantOfStart(const QString& start, const DataPlace& data)
{
    auto variant = start.startsWith('{') ? readVariantData(start.toStdString())
                                         : data.variantOrFile(QFile::encodeName(start).toStdString());
    if (variant && !isForTheWindow(*variant))
        return notForTheWindow(*variant);
    return variant;
}

bool isForTheWindow(const Variant& variant)
{
    return std::max(variant.rows, variant.columns) <= mostSide;
}

Error notForTheWindow(const Variant& variant)
{
    return {Fault::NotForTheWindow, {std::to_string(variant.rows), std::to_string(variant.columns)}};
}

QString startOfVariant(const Variant& variant, const DataPlace& data)
{
    return QString::fromStdString(data.isBuiltIn(variant) ? variant.id : variant.data);
}

QString variantName(const Variant& variant, const DataPlace& data)
{
    if (const QString name = QString::fromStdString(variant.name).simplified(); !name.isEmpty())
        return name.left(longestName);
    return data.isBuiltIn(variant) ? VariantText::name(variant) : QString::fromStdString(variant.id);
}

OwnVariants ownVariants(const QString& folder, const QStringList& others, const DataPlace& data)
{
    OwnVariants own;
    const QFileInfoList files =
        folder.isEmpty() ? QFileInfoList() : QDir(folder).entryInfoList({"*.json"}, QDir::Files | QDir::System);
    for (const QFileInfo& file : files)
        if (auto variant = variantOfStart(file.absoluteFilePath(), data))
            list(own, file.absoluteFilePath(), *std::move(variant));
        else
            own.refused += errorText(variant.error()).replace(file.absolutePath() + '/', "");
    for (const QString& start : others)
        if (auto variant = variantOfStart(start, data); variant && !data.isBuiltIn(*variant))
            list(own, start, *std::move(variant));
    return own;
}

} // namespace storeys
