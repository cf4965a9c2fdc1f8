#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace storeys {

class CardShow;
class HintGiver;
class LiveGame;
class Notices;
class TableView;
class TurnFlow;

// What has just happened, as sentences for those who don't see it: turns with their arithmetic, whose turn it is, what
// the laid tiles would score, cards, refusals, challenges, the end. What happens at the same time is told together.
class Announcer : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")
    Q_PROPERTY(QString text READ text NOTIFY told)

public:
    Announcer(TableView& view, TurnFlow& flow, CardShow& cards, HintGiver& hint, Notices& notices);

    // The last that was told, plain text.
    [[nodiscard]] QString text() const { return m_text; }
    // Tells a sentence, StyledText, too.
    Q_INVOKABLE void say(const QString& sentence);

signals:
    // Also when the text is the same once more.
    void told();

private:
    void begin();
    void tellDraw();
    void tellTurns();
    void tellStuck();
    void tellDraft();
    void tellLook();
    void tellChallenge();
    void tellCard(const CardShow& cards);
    void tellEnd();
    void publish();
    [[nodiscard]] QString turnText(int row) const;
    [[nodiscard]] QString nextText() const;

    TableView& m_view;
    TurnFlow& m_flow;
    LiveGame& m_live;
    QTimer m_soon;
    QStringList m_waiting;
    QString m_text;
    int m_turns = 0; // that were told
    QString m_card;  // that was told last, "" where none is shown
    QString m_draft; // that was told of it, "" while it is on the way
    bool m_looks = false;
    bool m_stuck = false;
};

} // namespace storeys
