#pragma once

#include "table/files/kept_list.h"
#include "table/results/person_record.h"

#include <QJsonObject>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// All finished games that persons have played, in one small file (see KeptList), and what follows from them for each
// name. Owned by Results.
class Statistics : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The results have them.")
    Q_PROPERTY(QList<storeys::PersonRecord> records READ records NOTIFY changed)
    Q_PROPERTY(QList<QString> variants READ variants NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    // Without a file they are of this run only.
    explicit Statistics(DiskThread& disk, const QString& file = {});

    // Of each person, by name: one of all variants together and one of each, solo games and others apart.
    [[nodiscard]] QList<PersonRecord> records() const;
    // Ids of what was played, in their order.
    [[nodiscard]] QList<QString> variants() const;
    // What went wrong with the file, a sentence, or "".
    [[nodiscard]] QString problem() const { return m_games.problem(); }

    // A line for each person of each game, as a table for a spreadsheet.
    [[nodiscard]] QByteArray csv() const;
    // Forgets all games.
    Q_INVOKABLE void reset();

    // ---- for Results
    // Keeps the games in that file from now on, and has those that are in it.
    void keepIn(const QString& file);
    // See KeptList.
    bool flush() { return m_games.flush(); }
    // Another game is on. What is added from now on is the end of this one, and the last end counts.
    void beginGame() { m_current.clear(); }
    // The game has ended; its figures as from figuresOf(). Games of computers alone are not kept.
    void add(QJsonObject figures);
    // It has not: its last turn was taken back.
    void takeBack();

signals:
    void changed();

private:
    KeptList m_games;
    QString m_current; // id of the game that is on, "": it has not ended
};

} // namespace storeys
