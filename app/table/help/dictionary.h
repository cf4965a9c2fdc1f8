#pragma once

#include "data_place.h"
#include "game/game.h"
#include "lexicon/definitions.h"
#include "table/qml.h"

#include <optional>

namespace storeys {

struct WordMeaning
{
    Q_GADGET
    QML_VALUE_TYPE(wordMeaning)
    FIELD(QString, base); // word of which this one is a form or from which it is derived; "" if it is that word itself
    FIELD(bool, derived) = false; // from that word; else a form of it
    FIELD(QString, part);         // of speech; "" if there is no gloss
    FIELD(QString, gloss);        // "" if all that is known is which word it comes from
    bool operator==(const WordMeaning&) const = default;
};

// What the dictionary says about a word.
struct WordAnswer
{
    Q_GADGET
    QML_VALUE_TYPE(wordAnswer)
    FIELD(QString, word);      // in upper case
    FIELD(QString, refused);   // why there is no answer: a sentence; "" if there is one
    FIELD(QString, lexicon);   // name of the dictionary; "" if there is no answer
    FIELD(bool, good) = false; // whether the dictionary has the word
    FIELD(QList<storeys::WordMeaning>, meanings);
    bool operator==(const WordAnswer&) const = default;
};

// Says whether something is a word of the game's dictionary (without a game, of the standard one) and what it means.
// Gives no answer during a game in challenge mode, where it would tell what to challenge. Owned by the GameTable.
class Dictionary : public QObject
{
    Q_OBJECT
    TABLE_PART

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
