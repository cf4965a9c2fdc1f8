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
    TABLE_VALUE(wordMeaning, WordMeaning)
    FIELD(QString, base);         // the word that the looked-up word comes from; "" if the meaning is its own
    FIELD(bool, derived) = false; // whether the looked-up word is derived from `base`, not a form of it
    FIELD(QString, part);         // part of speech; "" if there is no gloss
    FIELD(QString, gloss);        // "" if only the base word is known
};

struct WordAnswer
{
    Q_GADGET
    TABLE_VALUE(wordAnswer, WordAnswer)
    FIELD(QString, word);      // the word in upper case
    FIELD(QString, refused);   // why there is no answer, in a sentence; "" if there is one
    FIELD(QString, lexicon);   // name of the dictionary; "" if there is no answer
    FIELD(bool, good) = false; // whether the dictionary has the word
    FIELD(QList<storeys::WordMeaning>, meanings);
    FIELD(QString, unexplained); // why a word of the dictionary has no meanings here, in a sentence; else ""
};

// Looks words up in the dictionary of the game or, without a game, in the standard English one: whether it has the
// word, and what the word means. Gives no answer during a game in challenge mode, where an answer would reveal what to
// challenge. Owned by the GameTable.
class Dictionary : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    Dictionary(const std::optional<Game>& game, DataPlace data) : m_game(game), m_data(std::move(data)) {}

    // Looks the word up, ignoring case. If there is no answer, WordAnswer::refused says why.
    Q_INVOKABLE storeys::WordAnswer lookUp(const QString& word);

private:
    struct Words
    {
        Alphabet alphabet;
        LexiconPtr lexicon;
        std::string language;
    };
    [[nodiscard]] std::optional<Words> words() const;
    // Why `word`, in capital letters, is not looked up; "" if it is. `known` is null if the dictionary can't be read.
    [[nodiscard]] QString refusal(const std::string& word, const Words* known) const;
    [[nodiscard]] QList<WordMeaning> meaningsOf(const QString& word, const Words& known);
    [[nodiscard]] QList<WordMeaning> glossesOf(const std::string& word) const;

    const std::optional<Game>& m_game;
    DataPlace m_data;
    std::optional<Definitions> m_definitions; // opened when first needed
};

} // namespace storeys
