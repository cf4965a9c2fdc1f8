#pragma once

#include "data_place.h"
#include "game/game.h"
#include "lexicon/definitions.h"
#include "table/help/word_answer.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace storeys {

// Says whether something is a word of the game's dictionary (without a game, of the standard one) and what it means.
// Gives no answer during a game in challenge mode, where it would tell what to challenge. Owned by the GameTable.
class Dictionary : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")

public:
    // There may be no game.
    Dictionary(const std::optional<Game>& game, DataPlace data) : m_game(game), m_data(std::move(data)) {}

    // Upper and lower case are alike. If there is no answer, `refused` says why.
    Q_INVOKABLE storeys::WordAnswer lookUp(const QString& word);

private:
    struct Words
    {
        Alphabet alphabet;
        LexiconPtr lexicon;
    };
    [[nodiscard]] std::optional<Words> words() const;
    [[nodiscard]] QString refusal(const QString& upper, bool isKnown) const;
    [[nodiscard]] QList<WordMeaning> meaningsOf(const QString& word, const Words& known);
    [[nodiscard]] QList<WordMeaning> glossesOf(const std::string& word) const;

    const std::optional<Game>& m_game;
    DataPlace m_data;
    std::optional<Definitions> m_definitions; // opened when first needed
};

} // namespace storeys
