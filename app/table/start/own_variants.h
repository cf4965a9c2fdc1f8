#pragma once

#include "data_place.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace storeys {

// Variants that are not built in: from the player's own JSON files, and from game records.

// The variant that a GameStart names. `start` is the id of a built-in variant or the path of a JSON file, to be read in
// the given language (default: the file's own, or English); or it is the text of all rules (Variant::data), which has a
// language of its own.
[[nodiscard]] Result<Variant> variantOfStart(const QString& start, const DataPlace& data, const QString& language = {});

// Whether the window can show the game: boards of up to 15 squares a side, tiles with Latin letters. If not,
// notForTheWindow() gives the reason.
[[nodiscard]] bool isForTheWindow(const Variant& variant);
[[nodiscard]] Error notForTheWindow(const Variant& variant);
// The inverse of variantOfStart(): the id of a built-in variant, or all rules of any other variant, even if it comes
// from a file.
[[nodiscard]] QString startOfVariant(const Variant& variant, const DataPlace& data);

// The variant's name for players: the name in its file; without one, a translated name or the board's size if the
// variant is built in, otherwise its id.
[[nodiscard]] QString variantName(const Variant& variant, bool isBuiltIn);

struct OwnVariants
{
    struct Listed
    {
        QString start; // how a GameStart names it
        Variant variant;
    };
    std::vector<Listed> listed; // without duplicates
    QStringList refused;        // "mine.json: /rack: must be 1 to 15, not 0"
};
// The variants in the *.json files of a folder, by file name, then `others`, named as in a GameStart. Leaves out
// built-in variants, including exact copies of them, and those of `others` that can't be read.
[[nodiscard]] OwnVariants ownVariants(const QString& folder, const QStringList& others, const DataPlace& data);

} // namespace storeys
