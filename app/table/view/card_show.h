#pragma once

#include "rules/piece_rules.h"
#include "table/text/card_text.h"
#include "table/view/table_view.h"

namespace storeys {

// Shows the cards of the last play, one after another. Each is shown until goOn() or, if it offers a choice, until the
// person has chosen. Cards of a computer appear when they have been carried out. Cards drawn before a game was opened
// and cards of redone turns are not shown. Owned by the GameTable.
class CardShow : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(int pointed READ pointed WRITE point NOTIFY pointedAt)

public:
    CardShow(LiveGame& live, TurnFlow& flow, TableView& view);

    [[nodiscard]] const QList<ShownCard>& cards() const { return m_story.cards; }
    // The card to be shown now; without a title if there is none.
    PROPERTY(storeys::ShownCard, card, changed) { return m_story.cards.value(at()); }
    // Whether a person at this screen drew the cards.
    FLAG(own, isOwn, changed) { return m_story.seat >= 0 && m_live.isHere(m_story.seat); }

    // ---- what the person may choose now
    PROPERTY(int, mostTiles, changed) { return question().value_or(CardQuestion()).mostTiles; }
    PROPERTY(int, mostSquares, changed) { return question().value_or(CardQuestion()).mostSquares; }
    // Squares of the blockers of which the person may take one off; empty if the card offers no such choice.
    PROPERTY(QList<int>, blockers, changed);
    // The square of the blocker pointed at in the list or on the board; -1 for none.
    [[nodiscard]] int pointed() const { return m_pointed; }
    void point(int square);
    Q_INVOKABLE QString nameOf(int square) const;
    // Answers the card with slots of the rack or with squares of blockers; if both are empty, the person declines. An
    // answer that the card does not allow changes nothing.
    Q_INVOKABLE void choose(const QList<int>& places, const QList<int>& squares);

    // The person has seen this card: goes on to the next, if any. Does nothing while the card asks for a choice.
    Q_INVOKABLE void goOn();

    // ---- for the GameTable
    void retell();

signals:
    void changed();
    void pointedAt();

private:
    void follow(bool isNews);
    [[nodiscard]] int at() const { return m_seen < m_story.done || isAsked() ? m_seen : -1; }
    [[nodiscard]] bool isAsked() const { return question().has_value(); }
    // What the person is asked to choose now; nullopt for nothing.
    [[nodiscard]] std::optional<CardQuestion> question() const;

    LiveGame& m_live;
    TurnFlow& m_flow;
    TableView& m_view;
    std::optional<std::size_t> m_play;
    CardStory m_story;
    int m_seen = 0;
    int m_pointed = -1;
};

} // namespace storeys
