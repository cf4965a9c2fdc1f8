// The sentence for each kind of reason, in both languages.

#include "desktop/preferences/language.h"
#include "table/text/player_name.h"
#include "table/text/reason_text.h"
#include "table_games.h"
#include "test_program.h"

#include <QTest>

namespace storeys::reason_text_test {

namespace {

using enum Reason::Kind;

struct Telling
{
    Reason reason;
    QString english, german;
};

Letters letters(const Alphabet& alphabet, const char* word)
{
    return alphabet.fold(word).value();
}

// Each kind once, and what is said in other words.
QList<Telling> lines(const Alphabet& alphabet)
{
    const auto words = [&](std::initializer_list<const char*> list) {
        std::vector<Letters> found;
        for (const char* word : list)
            found.push_back(letters(alphabet, word));
        return found;
    };
    const std::vector<Tile> qu{Tile::of(letters(alphabet, "Q")[0])}, uu(2, Tile::of(letters(alphabet, "U")[0]));
    const std::vector<Square> h8{{7, 7}}, a1{{0, 0}};
    const Play play{{{{3, 3}, Tile::of(letters(alphabet, "T")[0])}, {{3, 4}, Tile::of(letters(alphabet, "O")[0])}}};
    return {
        {{.kind = MorePoints, .words = words({"MOREISH"}), .points = exactly(12)},
         "MOREISH scores 12 points more.",
         "MOREISH bringt 12 Punkte mehr."},
        {{.kind = TallWord, .words = words({"THEM"}), .points = exactly(14), .count = 14, .height = 4},
         "THEM counts 14 tiles, stacked up to 4 high: 14 points.",
         "THEM zählt 14 Steine, bis zu 4 hoch gestapelt: 14 Punkte."},
        {{.kind = AllTiles, .points = exactly(20)},
         "The best turn places all tiles of the rack: 20 points extra.",
         "Der beste Zug legt alle Steine der Bank: 20 Punkte extra."},
        {{.kind = KeepsMore, .points = exactly(9.1)},
         "The best turn keeps tiles worth 9 points more.",
         "Der beste Zug behält Steine, die 9 Punkte mehr wert sind."},
        {{.kind = KeepsMore, .points = exactly(4.6), .otherPoints = exactly(1)},
         "The best turn scores 1 point less now, but keeps tiles worth 4.5 points more.",
         "Der beste Zug bringt jetzt 1 Punkt weniger, behält aber Steine, die 4,5 Punkte mehr wert sind."},
        {{.kind = KeepsTwo, .tiles = uu, .points = exactly(6)},
         "This turn keeps U U. The tiles kept are worth 6 points less than those after the best turn.",
         "Dieser Zug behält U U. Die behaltenen Steine sind 6 Punkte weniger wert als die nach dem besten Zug."},
        {{.kind = KeepsHeavy, .tiles = qu, .points = exactly(6)},
         "This turn keeps Q. The tiles kept are worth 6 points less than those after the best turn.",
         "Dieser Zug behält Q. Die behaltenen Steine sind 6 Punkte weniger wert als die nach dem besten Zug."},
        {{.kind = UsesLast, .tiles = qu, .points = exactly(2)},
         "This turn uses the last Q, worth 2 points on the rack.",
         "Dieser Zug verbraucht den letzten Stein Q, der auf der Bank 2 Punkte wert ist."},
        {{.kind = BlankSpent, .points = exactly(4)},
         "The blank brings only 4 points here.",
         "Der Joker bringt hier nur 4 Punkte."},
        {{.kind = BlankSpent, .points = exactly(0)},
         "The blank brings no points here.",
         "Der Joker bringt hier keine Punkte."},
        {{.kind = OpensWord,
          .words = words({"TEA", "TEAR", "STEAM", "TEAS"}),
          .chance = Estimate{0.312, 0.04},
          .points = Estimate{14.3, 1}},
         "This turn leaves TEA open to TEAR and STEAM: 31% chance, 14 points on average.",
         "Dieser Zug lässt TEA offen für TEAR und STEAM: Wahrscheinlichkeit 31 %, im Schnitt 14 Punkte."},
        {{.kind = OpensWord, .words = words({"TEA", "TEAR"}), .chance = Estimate{0.1, 0.04}, .points = Estimate{9, 2}},
         "This turn leaves TEA open to TEAR: 10% chance, about 9 points on average.",
         "Dieser Zug lässt TEA offen für TEAR: Wahrscheinlichkeit 10 %, im Schnitt etwa 9 Punkte."},
        {{.kind = OpensSquare, .squares = a1, .chance = Estimate{0.22, 0.04}, .points = Estimate{31, 1}},
         "This turn opens A1, a triple word square: 22% chance, 31 points on average.",
         "Dieser Zug öffnet A1 (dreifacher Wortwert): Wahrscheinlichkeit 22 %, im Schnitt 31 Punkte."},
        {{.kind = HoldsDown, .points = Estimate{6, 0.5}},
         "The best turn leaves Bo 6 points less on average.",
         "Der beste Zug lässt Bo im Schnitt 6 Punkte weniger."},
        {{.kind = HoldsDown, .points = exactly(6)},
         "The best turn leaves Bo 6 points less.",
         "Der beste Zug lässt Bo 6 Punkte weniger."},
        {{.kind = FillsStack, .tiles = {uu[0]}, .squares = h8, .otherChance = Estimate{0.12, 0.03}, .height = 5},
         "The best turn makes the stack on H8 5 high, so its U stays. After this turn, a reply covers it with a chance "
         "of 12%.",
         "Der beste Zug macht den Stapel auf H8 5 hoch, sodass sein U bleibt. Nach diesem Zug verdeckt ihn eine "
         "Antwort mit einer Wahrscheinlichkeit von 12 %."},
        {{.kind = Unplayable, .tiles = qu, .chance = Estimate{0.97, 0.02}},
         "This turn keeps Q, which then cannot be played: 97% chance.",
         "Dieser Zug behält Q, das sich dann nicht spielen lässt: Wahrscheinlichkeit 97 %."},
        {{.kind = SetsUp,
          .words = words({"TO"}),
          .chance = Estimate{0.4, 0.03},
          .points = Estimate{26, 1},
          .evidence = {play}},
         "The best turn prepares plays such as TO at 4D across: 40% chance, 26 points on average.",
         "Der beste Zug bereitet Züge wie TO auf 4D waagerecht vor: Wahrscheinlichkeit 40 %, im Schnitt 26 Punkte."},
        {{.kind = AllTilesNext, .chance = Estimate{0.34, 0.03}, .otherChance = Estimate{0.12, 0.03}},
         "The chance to place all tiles next time is 34% after the best turn and 12% after this one.",
         "Die Wahrscheinlichkeit, im nächsten Zug alle Steine zu legen, ist 34 % nach dem besten Zug und 12 % nach "
         "diesem."},
        {{.kind = BringsMore, .points = Estimate{2.4, 0.2}},
         "The best turn prepares a next play for 2.5 points more on average.",
         "Der beste Zug bereitet einen nächsten Zug vor, der im Schnitt 2,5 Punkte mehr bringt."},
        {{.kind = BringsMore, .points = exactly(3)},
         "The best turn prepares later plays for 3 points more.",
         "Der beste Zug bereitet spätere Züge vor, die 3 Punkte mehr bringen."},
        {{.kind = GoesOut,
          .forBest = false,
          .tiles = uu,
          .words = words({"THEM"}),
          .points = exactly(14),
          .otherPoints = exactly(10)},
         "Bo then goes out with THEM for 14 points. The tiles left, U U, cost 10 points.",
         "Dann macht Bo mit THEM für 14 Punkte Schluss. Die übrigen Steine (U U) kosten 10 Punkte."},
        {{.kind = GoesOut, .tiles = uu, .words = words({"THEM"}), .points = exactly(14), .otherPoints = exactly(10)},
         "After the best turn, you go out with THEM for 14 points. The tiles left, U U, bring 10 points.",
         "Nach dem besten Zug machst du mit THEM für 14 Punkte Schluss. Die übrigen Steine (U U) bringen 10 Punkte."},
        {{.kind = LeftWith, .tiles = uu, .points = exactly(10), .otherPoints = exactly(5)},
         "The tiles left at the end, U U, cost 10 points. After the best turn, those left cost 5 points.",
         "Die Steine, die am Ende bleiben (U U), kosten 10 Punkte. Die nach dem besten Zug kosten 5 Punkte."},
        {{.kind = WinsBy, .points = exactly(4), .otherPoints = exactly(-2)},
         "The best turn wins by 4 points, this one loses by 2 points.",
         "Der beste Zug gewinnt um 4 Punkte, dieser verliert um 2 Punkte."},
        {{.kind = WinsBy, .points = exactly(4), .otherPoints = exactly(0)},
         "The best turn wins by 4 points, this one ties.",
         "Der beste Zug gewinnt um 4 Punkte, dieser endet unentschieden."},
        {{.kind = WinsBy, .points = exactly(0), .otherPoints = exactly(-2)},
         "The best turn ties, this one loses by 2 points.",
         "Der beste Zug endet unentschieden, dieser verliert um 2 Punkte."},
        {{.kind = NoWord, .words = words({"ZORP"})},
         "ZORP is not a word. A challenge would have taken the play back.",
         "ZORP ist kein Wort. Nach einem Anzweifeln wäre der Zug zurückgenommen worden."},
        {{.kind = NoWord, .words = words({"ZORP", "TH"})},
         "ZORP, TH are not words. A challenge would have taken the play back.",
         "ZORP, TH sind keine Wörter. Nach einem Anzweifeln wäre der Zug zurückgenommen worden."},
    };
}

} // namespace

class ReasonTextTest : public QObject
{
    Q_OBJECT

private slots:
    void eachKindIsASentence();
    void personsAreNamed();
    void aReasonWithoutAFieldIsNotWholeOrIsToldAllTheSame();
    void eachKindIsShownWithAndWithoutExamples();
};

void ReasonTextTest::eachKindIsASentence()
{
    const auto table = tableWith(gameOf("You Bo", 1, "cross15"));
    const Position before = table->game()->position();
    QSet<int> kinds;
    Language language;
    for (const QString code : {"en", "de"}) {
        language.use(code);
        const QStringList names{shownName(usualName()), "Bo"};
        Position own = before;
        own.turn = 0;
        for (const Telling& line : lines(before.variant().tiles.alphabet)) {
            const QString text = reasonText(line.reason, {}, own, names).replace(QChar::Nbsp, u' '); // as in "31 %"
            QCOMPARE(text, code == "en" ? line.english : line.german);
            kinds += static_cast<int>(line.reason.kind);
        }
    }
    QCOMPARE(kinds.size(), static_cast<int>(reasonKinds));
}

void ReasonTextTest::personsAreNamed()
{
    Language language;
    language.use("en");
    const auto table = tableWith(gameOf("You Bo", 1, "cross15"));
    Position before = table->game()->position();
    const QStringList names{shownName(usualName()), "%2"}; // a name is no place to fill
    const Alphabet& alphabet = before.variant().tiles.alphabet;
    const Reason holds{.kind = HoldsDown, .points = Estimate{6, 0.5}};
    Reason out{.kind = GoesOut,
               .tiles = {Tile::of(0)},
               .words = {letters(alphabet, "TO")},
               .points = exactly(4),
               .otherPoints = exactly(1)};
    before.turn = 1;
    QCOMPARE(reasonText(holds, {}, before, names), "The best turn leaves you 6 points less on average.");
    QCOMPARE(reasonText(out, {}, before, names),
             "After the best turn, %2 goes out with TO for 4 points. The tiles left, A, bring 1 point.");
    out.forBest = false;
    QCOMPARE(reasonText(out, {}, before, names),
             "You then go out with TO for 4 points. The tiles left, A, cost 1 point.");
    QCOMPARE(reasonText(holds, {}, before, names + QStringList{"Cleo"}),
             "The best turn leaves each of the others 6 points less on average.");
    before.turn = 0;
    QCOMPARE(reasonText(holds, {}, before, names), "The best turn leaves %2 6 points less on average.");
}

void ReasonTextTest::aReasonWithoutAFieldIsNotWholeOrIsToldAllTheSame()
{
    const auto table = tableWith(gameOf("You Bo", 1, "cross15"));
    const Position& before = table->game()->position();
    const QStringList names{"Ann", "Bo"};
    QSet<Reason::Kind> partly;
    for (const Telling& line : lines(before.variant().tiles.alphabet)) {
        QVERIFY(isWhole(line.reason));
        for (void (*leaveOut)(Reason&) : {
                 +[](Reason& reason) { reason.words.clear(); },
                 +[](Reason& reason) { reason.words.resize(std::min<std::size_t>(reason.words.size(), 1)); },
                 +[](Reason& reason) { reason.squares.clear(); },
                 +[](Reason& reason) { reason.tiles.clear(); },
                 +[](Reason& reason) { reason.evidence.clear(); },
                 +[](Reason& reason) { reason.points.reset(); },
                 +[](Reason& reason) { reason.chance.reset(); },
                 +[](Reason& reason) { reason.otherPoints.reset(); },
                 +[](Reason& reason) { reason.otherChance.reset(); },
             }) {
            Reason reason = line.reason;
            leaveOut(reason);
            if (!isWhole(reason))
                partly += reason.kind;
            else
                QVERIFY(!reasonText(reason, {}, before, names).isEmpty());
        }
    }
    QCOMPARE(partly.size(), static_cast<int>(reasonKinds));
}

void ReasonTextTest::eachKindIsShownWithAndWithoutExamples()
{
    const std::vector<Play> plays{Play{{{{3, 3}, Tile::of(0)}}}, Play{{{{4, 4}, Tile::of(0)}}}};
    const Candidate subject; // a pass
    for (std::size_t kind = 0; kind < reasonKinds; ++kind)
        for (const auto term : {std::optional<Term>(), std::optional(Term::Next)}) {
            Reason reason{.kind = static_cast<Reason::Kind>(kind), .term = term};
            const bool isInstead = reason.kind == BlankSpent;
            const auto bare = shownBy(reason, subject, 3, 0);
            QCOMPARE(bare.has_value(), !isInstead);
            if (bare)
                QCOMPARE(bare->actions, std::vector<Action>{Pass{}});
            reason.evidence = plays;
            const auto second = shownBy(reason, subject, 3, 1), third = shownBy(reason, subject, 3, 2);
            QVERIFY(second && third);
            QCOMPARE(second->isInstead, isInstead);
            QCOMPARE(second->actions.back(), Action(plays[1]));
            QCOMPARE(third->actions.back(), Action(plays[isOfSolvedEnding(reason.kind) ? 1 : 0]));
            const std::size_t others = isInstead ? 0 : isOfSolvedEnding(reason.kind) ? 2 : term ? 3 : 1;
            QCOMPARE(second->actions.size(), 1 + others);
        }
}

const NamedTest named("reason_text", runTest<ReasonTextTest>);

} // namespace storeys::reason_text_test

#include "reason_text_test.moc"
