#pragma once

#include "table/flow/turn_flow.h"
#include "table/start/game_start.h"
#include "table/start/layout_draft.h"
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
    Q_PROPERTY(QList<QString> refusedVariants READ refusedVariants NOTIFY variantsChanged)
    Q_PROPERTY(QVariantList levels READ levels NOTIFY retold)
    Q_PROPERTY(QVariantList lexicons READ lexicons NOTIFY retold)
    Q_PROPERTY(QString wordsLanguage READ wordsLanguage NOTIFY retold) // see wordsLanguageText()
    Q_PROPERTY(QVariantMap clocks READ clocks NOTIFY retold)
    Q_PROPERTY(storeys::LayoutDraft* layoutDraft READ layoutDraft CONSTANT)
    Q_PROPERTY(QString nextDesign READ nextDesign NOTIFY nextDesignChanged)
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

    // ---- boards of mini boards
    // What is designed now.
    [[nodiscard]] LayoutDraft* layoutDraft() { return &m_layoutDraft; }
    // Of a variant as a GameStart has it: layout, the one that is given if the variant has its mini boards, else its own;
    // name, and shape. Empty for a variant without mini boards.
    Q_INVOKABLE QVariantMap board(const QString& variant, const QString& layout) const;
    Q_INVOKABLE void design(const QString& variant, const QString& layout, const QVariantMap& houseRules);
    // After a game on mini boards: that its loser designs the next board; else "".
    [[nodiscard]] QString nextDesign() const;
    // That board is designed, from the last one on. Where a computer has lost, it has laid mini boards by chance.
    Q_INVOKABLE void designNext();

    // ---- starting; these say why not, or ""
    // What was chosen, which is remembered for the next time.
    Q_INVOKABLE QString newGame(const QVariantMap& setup);
    QString start(const GameStart& start);
    // The same players and rules once more, with other tiles.
    Q_INVOKABLE QString again();
    // On that layout, which is remembered for the next time.
    Q_INVOKABLE QString againOn(const QString& layout);

    // ---- for the table
    // Where the player's own variant files are.
    void lookForVariantsIn(const QString& folder);
    void retell();

signals:
    void variantsChanged();
    void lastSetupChanged();
    void nextDesignChanged();
    // Texts are in another language.
    void retold();
    // What was chosen was to be remembered; `problem` says why it could not, or is empty.
    void remembered(const storeys::Telling& problem);

private:
    // Read anew: of the folder, those opened, the one last chosen and that of the game.
    [[nodiscard]] OwnVariants ownVariants() const;

    [[nodiscard]] GameStart same() const;
    // Who did worst in a game that is over, unless all are equal.
    [[nodiscard]] std::optional<int> loser() const;
    QString startAgain(const GameStart& start);

    DataPlace m_data;
    LayoutDraft m_layoutDraft;
    LiveGame& m_live;
    TurnFlow& m_flow;
    Notices& m_notices;
    QString m_variantFolder; // "" for none
    QStringList m_openedVariants;
};

} // namespace storeys
