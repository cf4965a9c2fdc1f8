#pragma once

#include "data_place.h"
#include "game/game.h"
#include "lexicon/definitions.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <QVariantMap>

#include <optional>

namespace storeys {

// Says whether something is a word of the game's dictionary (or, before the first game, of the standard one) and what
// it means. Silent during a game in challenge mode, where it would tell what to challenge.
class Dictionary : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")

public:
    // There may be no game.
    Dictionary(const std::optional<Game>& game, DataPlace data) : m_game(game), m_data(std::move(data)) {}

    // word (as looked up), lexicon, good, and meanings: a list of { base, part, gloss }, base "" where it is the word;
    // or instead refused, a sentence why nothing is told. Upper and lower case are the same.
    Q_INVOKABLE QVariantMap lookUp(const QString& word);

private:
    struct Words
    {
        Alphabet alphabet;
        LexiconPtr lexicon;
    };
    [[nodiscard]] std::optional<Words> words() const;
    [[nodiscard]] QVariantList meaningsOf(const QString& word);

    const std::optional<Game>& m_game;
    DataPlace m_data;
    std::optional<Definitions> m_definitions; // opened at the first look
};

} // namespace storeys
