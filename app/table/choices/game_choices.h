#pragma once

#include "table/flow/turn_flow.h"
#include "table/start/game_start.h"
#include "table/start/own_variants.h"
#include "table/text/notices.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <QVariantList>

namespace storeys {

// What a new game can be, and the start of one.
class GameChoices : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has them.")
    Q_PROPERTY(QVariantList variants READ variants NOTIFY variantsChanged)
    Q_PROPERTY(QStringList refusedVariants READ refusedVariants NOTIFY variantsChanged)
    Q_PROPERTY(QVariantList levels READ levels NOTIFY retold)
    Q_PROPERTY(QVariantList lexicons READ lexicons NOTIFY retold)
    Q_PROPERTY(QString wordsLanguage READ wordsLanguage NOTIFY retold) // see wordsLanguageText()
    Q_PROPERTY(QVariantMap clocks READ clocks NOTIFY retold)
    Q_PROPERTY(QVariantMap lastSetup READ lastSetup NOTIFY lastSetupChanged)

public:
    GameChoices(DataPlace data, LiveGame& live, TurnFlow& flow, Notices& notices);

    // ---- what can be chosen, see start_choices.h
    [[nodiscard]] QVariantList variants() const;
    // Files of the player's own that are no variants, each with what is wrong with it.
    [[nodiscard]] QStringList refusedVariants() const { return ownVariants().refused; }
    // From now on a file's variant is listed too; says why not, or "".
    Q_INVOKABLE QString openVariant(const QString& file);
    // The id by which variants() has what a GameStart has as its variant; the usual one if there is none such any more.
    Q_INVOKABLE QString listedVariant(const QString& start) const;
    // id, name, note, usual (for a player who is added)
    [[nodiscard]] QVariantList levels() const;
    [[nodiscard]] QVariantList lexicons() const;
    [[nodiscard]] static QString wordsLanguage();
    [[nodiscard]] QVariantMap clocks() const;
    // The last choice, or what is usual before the first one.
    [[nodiscard]] QVariantMap lastSetup() const;

    // ---- starting; these say why not, or ""
    // What was chosen, which is remembered for the next time.
    Q_INVOKABLE QString newGame(const QVariantMap& setup);
    QString start(const GameStart& start);
    // The same players and rules once more, with other tiles.
    Q_INVOKABLE QString again();

    // ---- for the table
    // Where the player's own variant files are.
    void lookForVariantsIn(const QString& folder);
    void retell();

signals:
    void variantsChanged();
    void lastSetupChanged();
    // Texts are in another language.
    void retold();
    // What was chosen was to be remembered; `problem` says why it could not, or is empty.
    void remembered(const storeys::Telling& problem);

private:
    // Read anew: of the folder, those opened, the one last chosen and that of the game.
    [[nodiscard]] OwnVariants ownVariants() const;

    DataPlace m_data;
    LiveGame& m_live;
    TurnFlow& m_flow;
    Notices& m_notices;
    QString m_variantFolder; // "" for none
    QStringList m_openedVariants;
};

} // namespace storeys
