#pragma once

#include "table/files/kept_list.h"
#include "table/results/person_record.h"

#include <QJsonObject>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// All finished games in which persons played, in one small file (see KeptList), and the figures of each person. Owned
// by Results.
class Statistics : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The results have them.")
    Q_PROPERTY(QList<storeys::PersonRecord> records READ records NOTIFY changed)
    Q_PROPERTY(QList<QString> variants READ variants NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    // Without a file the games are only of this run.
    explicit Statistics(JobThread& disk, const QString& file = {});

    // Of each person, by name: one record of all variants together and one of each variant, solo games and others
    // apart.
    [[nodiscard]] QList<PersonRecord> records() const;
    // Ids of the variants that were played, sorted.
    [[nodiscard]] QList<QString> variants() const;
    // What went wrong with the file, a sentence, or "".
    [[nodiscard]] QString problem() const { return m_games.problem(); }

    // The games as a table for a spreadsheet (CSV): one line for each person of each game.
    [[nodiscard]] QByteArray csv() const;
    // Forgets all games for good.
    Q_INVOKABLE void reset();

    // ---- for Results
    // From now on, the games are kept in that file; those in it are read.
    void keepIn(const QString& file);
    // See KeptList.
    bool flush() { return m_games.flush(); }
    // Another game is on the table. The first add() from now on makes its entry; a later one replaces that entry.
    void beginGame() { m_current.clear(); }
    // The game has ended; its figures as from figuresOf(). Games without persons are not kept.
    void add(QJsonObject figures);
    // The end no longer stands: removes the entry.
    void takeBack();

signals:
    void changed();

private:
    KeptList m_games;
    QString m_current; // id of the entry of the game on the table; "" while there is none
};

} // namespace storeys
