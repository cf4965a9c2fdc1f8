#pragma once

#include "table/qml.h"

#include <QTimer>

namespace storeys {

class CardShow;
class HintGiver;
class LiveGame;
class Notices;
class TableView;
class TypingCursor;
class TurnFlow;

// Says in sentences what has just happened, for people who don't see it: turns with their arithmetic, whose turn it is,
// what the laid tiles would score, cards, refusals, challenges, the end. Sentences about the same moment are said
// together. Owned by the GameTable.
class Announcer : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    Announcer(TableView& view, TypingCursor& cursor, TurnFlow& flow, CardShow& cards, HintGiver& hint,
              Notices& notices);

    // What was said last, as plain text.
    PROPERTY(QString, text, said) { return m_text; }
    // Says one more sentence, given as StyledText; its markup is dropped.
    Q_INVOKABLE void say(const QString& sentence);

signals:
    // A text was said; emitted even if it is the same as before.
    void said();

private:
    void begin();
    void sayDraw();
    void sayTurns();
    void sayStuck();
    void sayDraft();
    void sayLook();
    void sayChallenge();
    void sayCard(const CardShow& cards);
    void sayEnd();
    void publish();
    [[nodiscard]] QString turnText(int row) const;
    [[nodiscard]] QString nextText() const;

    TableView& m_view;
    TurnFlow& m_flow;
    LiveGame& m_live;
    QTimer m_soon;
    QStringList m_waiting;
    QString m_text;
    int m_turns = 0; // number of turns said so far
    QString m_card;  // the card said last; "" while none is shown
    QString m_draft; // what was said last about the draft; "" while more tiles are needed
    bool m_looks = false;
    bool m_stuck = false;
};

} // namespace storeys
