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
         "HEMP scores 12 points more than POEM.",
         "HEMP bringt 12 Punkte mehr als POEM."},
        {{.kind = TallWord, .words = words({"THEM"}), .points = exactly(14), .count = 14, .height = 4},
         "THEM counts 14 tiles, stacked up to 4 high: 14 points. HEMP scores 30 points in all, POEM scores 20 points.",
         "THEM zählt 14 Steine, bis zu 4 hoch gestapelt: 14 Punkte. HEMP bringt insgesamt 30 Punkte, POEM 20 Punkte."},
        {{.kind = AllTiles, .points = exactly(20)},
         "HEMP places all tiles of the rack for 20 points extra, POEM does not.",
         "HEMP legt alle Steine der Bank und bringt damit 20 Punkte extra, POEM nicht."},
        {{.kind = KeepsMore, .points = exactly(9.1)},
         "HEMP keeps tiles worth 9 points more than POEM does.",
         "HEMP behält Steine, die 9 Punkte mehr wert sind als die nach POEM."},
        {{.kind = KeepsMore, .points = exactly(4.6), .otherPoints = exactly(1)},
         "HEMP scores 1 point less now than POEM, but keeps tiles worth 4.5 points more.",
         "HEMP bringt jetzt 1 Punkt weniger als POEM, behält aber Steine, die 4,5 Punkte mehr wert sind."},
        {{.kind = KeepsTwo, .tiles = uu, .points = exactly(6)},
         "POEM keeps U U. The tiles kept are worth 6 points less than those after HEMP.",
         "POEM behält U U. Die behaltenen Steine sind 6 Punkte weniger wert als die nach HEMP."},
        {{.kind = KeepsHeavy, .tiles = qu, .points = exactly(6)},
         "POEM keeps Q. The tiles kept are worth 6 points less than those after HEMP.",
         "POEM behält Q. Die behaltenen Steine sind 6 Punkte weniger wert als die nach HEMP."},
        {{.kind = UsesLast, .tiles = qu, .points = exactly(2)},
         "POEM uses the last Q, worth 2 points on the rack. HEMP keeps it.",
         "POEM verbraucht den letzten Stein Q, der auf der Bank 2 Punkte wert ist. HEMP behält ihn."},
        {{.kind = BlankSpent, .points = exactly(4)},
         "The blank brings only 4 points with POEM. HEMP keeps it.",
         "Der Joker bringt mit POEM nur 4 Punkte. HEMP behält ihn."},
        {{.kind = BlankSpent, .points = exactly(0)},
         "The blank brings no points with POEM. HEMP keeps it.",
         "Der Joker bringt mit POEM keine Punkte. HEMP behält ihn."},
        {{.kind = OpensWord,
          .words = words({"TEA", "TEAR", "STEAM", "TEAS"}),
          .chance = Estimate{0.312, 0.04},
          .points = Estimate{14.3, 1},
          .otherChance = Estimate{0.08, 0.02}},
         "After POEM, TEA is open to TEAR and STEAM: 31% chance, 14 points on average. After HEMP, the chance is 8%.",
         "Nach POEM ist TEA offen für TEAR und STEAM: Wahrscheinlichkeit 31 %, im Schnitt 14 Punkte. Nach HEMP ist die Wahrscheinlichkeit 8 %."},
        {{.kind = OpensWord, .words = words({"TEA", "TEAR"}), .chance = Estimate{0.1, 0.04}, .points = Estimate{9, 2}},
         "After POEM, TEA is open to TEAR: 10% chance, about 9 points on average.",
         "Nach POEM ist TEA offen für TEAR: Wahrscheinlichkeit 10 %, im Schnitt etwa 9 Punkte."},
        {{.kind = OpensSquare,
          .squares = a1,
          .chance = Estimate{0.22, 0.04},
          .points = Estimate{31, 1},
          .otherChance = Estimate{}},
         "After POEM, A1 is open, a triple word square: 22% chance, 31 points on average. After HEMP, the chance is 0%.",
         "Nach POEM ist A1 offen (dreifacher Wortwert): Wahrscheinlichkeit 22 %, im Schnitt 31 Punkte. Nach HEMP ist die Wahrscheinlichkeit 0 %."},
        {{.kind = HoldsDown, .points = Estimate{6, 0.5}},
         "HEMP leaves Bo 6 points less on average than POEM does.",
         "HEMP lässt Bo im Schnitt 6 Punkte weniger als POEM."},
        {{.kind = HoldsDown, .points = exactly(6)},
         "HEMP leaves Bo 6 points less than POEM does.",
         "HEMP lässt Bo 6 Punkte weniger als POEM."},
        {{.kind = FillsStack, .tiles = {uu[0]}, .squares = h8, .otherChance = Estimate{0.12, 0.03}, .height = 5},
         "HEMP makes the stack on H8 5 high, so its U stays. After POEM, a reply covers it with a chance of 12%.",
         "HEMP macht den Stapel auf H8 5 hoch, sodass sein U bleibt. Nach POEM verdeckt ihn eine Antwort mit einer "
         "Wahrscheinlichkeit von 12 %."},
        {{.kind = Unplayable, .tiles = qu, .chance = Estimate{0.97, 0.02}},
         "POEM keeps Q, which then cannot be played: 97% chance. HEMP does not keep it.",
         "POEM behält Q, das sich dann nicht spielen lässt: Wahrscheinlichkeit 97 %. HEMP behält es nicht."},
        {{.kind = SetsUp,
          .words = words({"TO"}),
          .chance = Estimate{0.4, 0.03},
          .points = Estimate{26, 1},
          .otherChance = Estimate{0.25, 0.03},
          .evidence = {play}},
         "HEMP prepares plays through its tiles, such as TO at 4D across: 40% chance, 26 points on average. After POEM, the "
         "chance is 25%.",
         "HEMP bereitet Züge durch seine Steine vor, wie TO auf 4D waagerecht: Wahrscheinlichkeit 40 %, im Schnitt "
         "26 Punkte. Nach POEM ist die Wahrscheinlichkeit 25 %."},
        {{.kind = AllTilesNext, .chance = Estimate{0.34, 0.03}, .otherChance = Estimate{0.12, 0.03}},
         "The chance to place all tiles next time is 34% after HEMP and 12% after POEM.",
         "Die Wahrscheinlichkeit, im nächsten Zug alle Steine zu legen, ist 34 % nach HEMP und 12 % nach POEM."},
        {{.kind = BringsMore, .points = Estimate{2.4, 0.2}},
         "HEMP prepares a next play for 2.5 points more on average than POEM does.",
         "HEMP bereitet einen nächsten Zug vor, der im Schnitt 2,5 Punkte mehr bringt als nach POEM."},
        {{.kind = BringsMore, .points = exactly(3)},
         "HEMP prepares later plays for 3 points more than POEM does.",
         "HEMP bereitet spätere Züge vor, die 3 Punkte mehr bringen als nach POEM."},
        {{.kind = GoesOut,
          .forBest = false,
          .tiles = uu,
          .words = words({"THEM"}),
          .points = exactly(14),
          .otherPoints = exactly(10),
          .evidence = {play}},
         "After POEM, Bo goes out with THEM for 14 points; after HEMP, not. The tiles left, U U, cost 10 points.",
         "Nach POEM macht Bo mit THEM für 14 Punkte Schluss, nach HEMP nicht. Die übrigen Steine (U U) kosten 10 Punkte."},
        {{.kind = GoesOut,
          .tiles = uu,
          .words = words({"THEM"}),
          .points = exactly(14),
          .otherPoints = exactly(10),
          .evidence = {play, play, play}},
         "After HEMP and 2 more plays, you go out with THEM for 14 points; after POEM, you do not. The tiles left, U U, bring "
         "10 points.",
         "Nach HEMP und 2 weiteren Zügen machst du mit THEM für 14 Punkte Schluss, nach POEM nicht. Die übrigen Steine "
         "(U U) bringen 10 Punkte."},
        {{.kind = LeftWith, .tiles = uu, .points = exactly(10), .otherPoints = exactly(5)},
         "After POEM, the tiles left at the end, U U, cost 10 points. After HEMP, those left cost 5 points.",
         "Die Steine, die nach POEM am Ende bleiben (U U), kosten 10 Punkte. Die nach HEMP kosten 5 Punkte."},
        {{.kind = WinsBy, .points = exactly(4), .otherPoints = exactly(-2)},
         "Played to the end, HEMP wins by 4 points and POEM loses by 2 points.",
         "Bis zum Ende gespielt, gewinnt HEMP um 4 Punkte, und POEM verliert um 2 Punkte."},
        {{.kind = WinsBy, .points = exactly(4), .otherPoints = exactly(0)},
         "Played to the end, HEMP wins by 4 points and POEM ties.",
         "Bis zum Ende gespielt, gewinnt HEMP um 4 Punkte, und POEM endet unentschieden."},
        {{.kind = WinsBy, .points = exactly(0), .otherPoints = exactly(-2)},
         "Played to the end, HEMP ties and POEM loses by 2 points.",
         "Bis zum Ende gespielt, endet HEMP unentschieden, und POEM verliert um 2 Punkte."},
        {{.kind = NoWord, .words = words({"ZORP"})},
         "ZORP is not a word. A challenge would have taken the play back.",
         "ZORP ist kein Wort. Nach einem Anzweifeln wäre der Zug zurückgenommen worden."},
        {{.kind = NoWord, .words = words({"ZORP", "TH"})},
         "ZORP, TH are not words. A challenge would have taken the play back.",
         "ZORP, TH sind keine Wörter. Nach einem Anzweifeln wäre der Zug zurückgenommen worden."},
    };
}

// A play of that word in row 8, which scores so many points.
Candidate playOf(const Alphabet& alphabet, const char* word, int points)
{
    FoundPlay play;
    play.first = {7, 5};
    play.direction = Direction::Across;
    for (const Letter letter : letters(alphabet, word)) {
        play.placed |= 1u << play.length;
        play.tiles[play.length++] = Tile::of(letter);
    }
    play.score = Points(points);
    return {play, {}, static_cast<double>(points)};
}

// POEM was played, HEMP was best.
TurnReview reviewOf(const Alphabet& alphabet)
{
    TurnReview review;
    review.best = playOf(alphabet, "HEMP", 30);
    review.taken = playOf(alphabet, "POEM", 20);
    return review;
}

} // namespace

class ReasonTextTest : public QObject
{
    Q_OBJECT

private slots:
    void eachKindIsASentence();
    void personsAreNamed();
    void bothTurnsAreNamedApart();
    void whatGoesWithoutSayingIsNotSaid();
    void partsThatOverlapAreSaidTo();
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
            const QString text = reasonText(line.reason, reviewOf(before.variant().tiles.alphabet), own, names)
                                     .replace(QChar::Nbsp, u' '); // as in "31 %"
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
    const TurnReview review = reviewOf(alphabet);
    before.turn = 1;
    QCOMPARE(reasonText(holds, review, before, names), "HEMP leaves you 6 points less on average than POEM does.");
    QCOMPARE(reasonText(out, review, before, names),
             "%2 goes out with HEMP for 4 points; with POEM, not. The tiles left, A, bring 1 point.");
    out.evidence = {Play{{{{3, 3}, Tile::of(0)}}}};
    QCOMPARE(reasonText(out, review, before, names),
             "After HEMP, %2 goes out with TO for 4 points; after POEM, not. The tiles left, A, bring 1 point.");
    out.forBest = false;
    QCOMPARE(reasonText(out, review, before, names),
             "After POEM, you go out with TO for 4 points; after HEMP, you do not. The tiles left, A, cost 1 point.");
    out.evidence.resize(2);
    QCOMPARE(
        reasonText(out, review, before, names),
        "After POEM and 1 more play, you go out with TO for 4 points; after HEMP, you do not. The tiles left, A, cost "
        "1 point.");
    QCOMPARE(reasonText(holds, review, before, names + QStringList{"Cleo"}),
             "HEMP leaves each of the others 6 points less on average than POEM does.");
    before.turn = 0;
    QCOMPARE(reasonText(holds, review, before, names), "HEMP leaves %2 6 points less on average than POEM does.");
}

void ReasonTextTest::bothTurnsAreNamedApart()
{
    Language language;
    language.use("en");
    const auto table = tableWith(gameOf("You Bo", 1, "cross15"));
    const Position& before = table->game()->position();
    const Alphabet& alphabet = before.variant().tiles.alphabet;
    const Reason kept{.kind = KeepsMore, .points = exactly(9)};
    TurnReview review = reviewOf(alphabet);
    const auto text = [&] { return reasonText(kept, review, before, {"Ann", "Bo"}); };
    review.taken = {};
    QCOMPARE(text(), "HEMP keeps tiles worth 9 points more than passing does.");
    review.best.play.reset();
    review.best.exchanged = {Tile::of(0), Tile::of(4)};
    QCOMPARE(text(), "Exchanging A E keeps tiles worth 9 points more than passing does.");
    review.best = review.taken = playOf(alphabet, "HEMP", 30);
    review.taken.play->first = {7, 6};
    QCOMPARE(text(), "HEMP at 8F across keeps tiles worth 9 points more than HEMP at 8G across does.");
    review.taken = review.best;
    review.taken.play->tiles[1] = Tile::blankAs(letters(alphabet, "E")[0]);
    QCOMPARE(text(), "8F HEMP keeps tiles worth 9 points more than 8F HeMP does.");
}

void ReasonTextTest::whatGoesWithoutSayingIsNotSaid()
{
    Language language;
    language.use("en");
    const auto table = tableWith(gameOf("You Bo", 1, "cross15"));
    const Position& before = table->game()->position();
    const Alphabet& alphabet = before.variant().tiles.alphabet;
    TurnReview review = reviewOf(alphabet);
    Reason opens{.kind = OpensWord,
                 .forBest = false,
                 .squares = review.taken.play->toPlay().squares(),
                 .words = {letters(alphabet, "POEM"), letters(alphabet, "POEMS")},
                 .chance = Estimate{0.31, 0.04},
                 .points = Estimate{14, 1},
                 .otherChance = Estimate{}};
    const auto text = [&] { return reasonText(opens, review, before, {"Ann", "Bo"}); };
    QCOMPARE(text(), "POEM is open to POEMS: 31% chance, 14 points on average.");
    opens.words[0] = letters(alphabet, "MA"); // a cross word
    QCOMPARE(text(), "After POEM, MA is open to POEMS: 31% chance, 14 points on average.");
    opens.otherChance = Estimate{0.08, 0.02};
    QVERIFY(text().endsWith(" After HEMP, the chance is 8%."));
    opens.otherChance = Estimate{};
    opens.squares = {{14, 14}}; // a word that lay there before
    QVERIFY(text().endsWith(" After HEMP, the chance is 0%."));
}

void ReasonTextTest::partsThatOverlapAreSaidTo()
{
    Language language;
    language.use("en");
    const auto table = tableWith(gameOf("You Bo", 1, "cross15"));
    TurnReview review = reviewOf(table->game()->position().variant().tiles.alphabet);
    review.pointsLost = Estimate{5.5, 0.5};
    review.reasons = {{.kind = MorePoints, .points = exactly(4)}, {.kind = HoldsDown, .points = Estimate{1.5, 0.2}}};
    QCOMPARE(overlapText(review), QString());
    review.reasons.push_back({.kind = KeepsMore, .points = exactly(2)});
    QCOMPARE(overlapText(review), "These parts overlap: together they are more than the loss.");
    review.reasons.back().otherPoints = exactly(2); // which it scores less
    QCOMPARE(overlapText(review), QString());
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
                QVERIFY(!reasonText(reason, reviewOf(before.variant().tiles.alphabet), before, names).isEmpty());
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
