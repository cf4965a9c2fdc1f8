<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Storeys</source>
        <translation>Storeys</translation>
    </message>
    <message>
        <source>A word game that builds upwards</source>
        <translation>Ein Wortspiel, das in die Höhe wächst</translation>
    </message>
    <message>
        <source>A word game that builds upwards · version %1</source>
        <translation>Ein Wortspiel, das in die Höhe wächst · Version %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes with no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später (GPL-3.0-or-later). Ohne jede Gewährleistung.</translation>
    </message>
</context>
<context>
    <name>AboutMark</name>
    <message>
        <source>STOREYS</source>
        <translation>STOREYS</translation>
    </message>
    <message>
        <source>Storeys</source>
        <translation>Storeys</translation>
    </message>
</context>
<context>
    <name>AnalysisDialog</name>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Game analysis</source>
        <translation>Spielanalyse</translation>
    </message>
    <message>
        <source>Biggest mistakes first</source>
        <translation>Größte Fehler zuerst</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>AnalysisProgress</name>
    <message numerus="yes">
        <source>%1 of %n turn(s) analysed</source>
        <translation>
            <numerusform>%1 von %n Zug analysiert</numerusform>
            <numerusform>%1 von %n Zügen analysiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardAccess</name>
    <message>
        <source>Board, %1 rows, %2 columns</source>
        <translation>Brett, %1 Zeilen, %2 Spalten</translation>
    </message>
    <message>
        <source>The board; arrow keys go from square to square</source>
        <translation>Das Brett; Pfeiltasten gehen von Feld zu Feld</translation>
    </message>
</context>
<context>
    <name>CameraButtons</name>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Ctrl+1</source>
        <translation>Strg+1</translation>
    </message>
    <message>
        <source>From the corner</source>
        <translation>Von der Ecke</translation>
    </message>
    <message>
        <source>Ctrl+2</source>
        <translation>Strg+2</translation>
    </message>
    <message>
        <source>From low down</source>
        <translation>Von unten</translation>
    </message>
    <message>
        <source>Ctrl+3</source>
        <translation>Strg+3</translation>
    </message>
    <message>
        <source>Put the view back</source>
        <translation>Ansicht zurücksetzen</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Strg+0</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>%1 challenged the play: all words are good.</source>
        <translation>Angezweifelt von %1: Alle Wörter sind gültig.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
</context>
<context>
    <name>ChallengeDialog</name>
    <message>
        <source>Challenge %1?</source>
        <translation>%1 anzweifeln?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Who is challenging?</source>
        <translation>Wer zweifelt an?</translation>
    </message>
</context>
<context>
    <name>ChallengeText</name>
    <message>
        <source>The tiles go back, and %1 loses the turn.</source>
        <translation>Die Steine gehen zurück, und der Zug von %1 ist verloren.</translation>
    </message>
    <message>
        <source>The tiles go back, and %1 plays again.</source>
        <translation>Die Steine gehen zurück, und %1 ist noch einmal am Zug.</translation>
    </message>
    <message>
        <source>The play stands.</source>
        <translation>Der Zug gilt.</translation>
    </message>
    <message>
        <source>The play stands, and %1 loses the next turn.</source>
        <translation>Der Zug bleibt gültig, und der nächste Zug von %1 entfällt.</translation>
    </message>
    <message numerus="yes">
        <source>The play stands, and %1 loses %n point(s).</source>
        <translation>
            <numerusform>Der Zug bleibt gültig, und das kostet %1 %n Punkt.</numerusform>
            <numerusform>Der Zug bleibt gültig, und das kostet %1 %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>If a word is not valid, the play is removed and the turn is lost.</source>
        <translation>Ist ein Wort ungültig, gehen die Steine zurück, und der Zug ist verloren.</translation>
    </message>
    <message>
        <source>If a word is not valid, the play is removed.</source>
        <translation>Ist ein Wort ungültig, gehen die Steine zurück.</translation>
    </message>
    <message>
        <source>If all words are valid, nothing happens.</source>
        <translation>Sind alle Wörter gültig, passiert nichts.</translation>
    </message>
    <message numerus="yes">
        <source>If all words are valid, the challenger loses %n point(s).</source>
        <translation>
            <numerusform>Sind alle Wörter gültig, kostet das Anzweifeln %n Punkt.</numerusform>
            <numerusform>Sind alle Wörter gültig, kostet das Anzweifeln %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>If all words are valid, the challenger loses the next turn.</source>
        <translation>Sind alle Wörter gültig, setzt beim nächsten Zug aus, wer angezweifelt hat.</translation>
    </message>
</context>
<context>
    <name>ChangeCard</name>
    <message>
        <source>%1, taken back: %2</source>
        <translation>%1, zurückgenommen: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first of %n turn(s) taken back</source>
        <translation>
            <numerusform>Der erste von %n zurückgenommenen Zug</numerusform>
            <numerusform>Der erste von %n zurückgenommenen Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last of %n turn(s) played again</source>
        <translation>
            <numerusform>Der letzte von %n wiederholten Zug</numerusform>
            <numerusform>Der letzte von %n wiederholten Zügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeStory</name>
    <message>
        <source>%1, new</source>
        <translation>%1, neu</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>ChangeSum</name>
    <message>
        <source>All tiles laid</source>
        <translation>Alle Steine gelegt</translation>
    </message>
</context>
<context>
    <name>ChoiceText</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), flat</source>
        <translation>
            <numerusform>%n Stein, flach</numerusform>
            <numerusform>%n Steine, flach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n</source>
        <translation>
            <numerusform>Nur %n</numerusform>
            <numerusform>Bis zu %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Any number of tiles</source>
        <translation>Beliebig viele Steine</translation>
    </message>
    <message>
        <source>One tile</source>
        <translation>Ein Stein</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <source>Words are checked by</source>
        <translation>Wörter prüft</translation>
    </message>
    <message>
        <source>Challenge penalty</source>
        <translation>Strafe beim Anzweifeln</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Wer anfängt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Züge zurücknehmen</translation>
    </message>
    <message>
        <source>Adding only an S</source>
        <translation>Nur ein S anhängen</translation>
    </message>
    <message>
        <source>Stack limit</source>
        <translation>Höchste Stapelhöhe</translation>
    </message>
    <message>
        <source>Tiles per exchange</source>
        <translation>Steine pro Tausch</translation>
    </message>
    <message>
        <source>Tiles left over</source>
        <translation>Übrige Steine</translation>
    </message>
    <message>
        <source>Exchanging</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Rounds of passes to end the game</source>
        <translation>Passrunden bis zum Spielende</translation>
    </message>
    <message>
        <source>Players, by challenging</source>
        <translation>Die Spieler, durch Anzweifeln</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Das Wörterbuch</translation>
    </message>
    <message>
        <source>With one person only</source>
        <translation>Nur bei einer Person</translation>
    </message>
    <message>
        <source>First in the list</source>
        <translation>Oben in der Liste</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>Lose points</source>
        <translation>Kosten Punkte</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Kosten nichts</translation>
    </message>
    <message>
        <source>With at least seven tiles in the bag</source>
        <translation>Ab sieben Steinen im Beutel</translation>
    </message>
    <message>
        <source>With enough tiles in the bag</source>
        <translation>Mit genug Steinen im Beutel</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Failed challenge loses a turn</source>
        <translation>Vergebliches Anzweifeln kostet einen Zug</translation>
    </message>
    <message>
        <source>Invalid play loses the turn</source>
        <translation>Ungültiger Zug ist verloren</translation>
    </message>
    <message>
        <source>The side that is wrong loses a turn</source>
        <translation>Wer falsch liegt, verliert einen Zug</translation>
    </message>
    <message numerus="yes">
        <source>Failed challenge costs %n point(s)</source>
        <translation>
            <numerusform>Vergebliches Anzweifeln kostet %n Punkt</numerusform>
            <numerusform>Vergebliches Anzweifeln kostet %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) per player</source>
        <translation>
            <numerusform>%n Minute pro Person</numerusform>
            <numerusform>%n Minuten pro Person</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) per turn</source>
        <translation>
            <numerusform>%n Minute pro Zug</numerusform>
            <numerusform>%n Minuten pro Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) per turn</source>
        <translation>
            <numerusform>%n Sekunde pro Zug</numerusform>
            <numerusform>%n Sekunden pro Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>−10 per minute</source>
        <translation>−10 pro Minute</translation>
    </message>
    <message>
        <source>Loses the game</source>
        <translation>Spiel verloren</translation>
    </message>
</context>
<context>
    <name>CoreText</name>
    <message>
        <source>cannot read %1: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>cannot read %1</source>
        <translation>%1 lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>cannot write %1</source>
        <translation>%1 lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>not a plain file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>there are no variants in %1; is the program installed whole?</source>
        <translation>in %1 sind keine Varianten; ist das Programm ganz installiert?</translation>
    </message>
    <message>
        <source>there are no variants in %1</source>
        <translation>in %1 sind keine Varianten</translation>
    </message>
    <message>
        <source>there is no variant &apos;%1&apos;; the variants are %2</source>
        <translation>es gibt keine Variante „%1“; die Varianten sind %2</translation>
    </message>
    <message>
        <source>%1 is not a variant: %2</source>
        <translation>%1 ist keine Variante: %2</translation>
    </message>
    <message>
        <source>%1 is not a word list: it is a binary file</source>
        <translation>%1 ist keine Wortliste, sondern eine Binärdatei</translation>
    </message>
    <message>
        <source>%1 holds no word: a word list has one word of two or more letters A-Z a line</source>
        <translation>%1 enthält kein Wort: Eine Wortliste hat je Zeile ein Wort aus zwei oder mehr Buchstaben A-Z</translation>
    </message>
    <message>
        <source>%1 has no words for the tiles of this game</source>
        <translation>%1 hat keine Wörter für die Steine dieses Spiels</translation>
    </message>
    <message>
        <source>%1 has no word that the tiles of this game can make</source>
        <translation>%1 hat kein Wort, das sich aus den Steinen dieses Spiels legen lässt</translation>
    </message>
    <message>
        <source>there is no lexicon and no file named &apos;%1&apos;; the lexicons are %2</source>
        <translation>es gibt keine Wortliste und keine Datei namens „%1“; die Wortlisten sind %2</translation>
    </message>
    <message>
        <source>%1 is not a compiled lexicon</source>
        <translation>%1 ist keine übersetzte Wortliste</translation>
    </message>
    <message>
        <source>%1 is a damaged compiled lexicon</source>
        <translation>%1 ist eine beschädigte übersetzte Wortliste</translation>
    </message>
    <message>
        <source>%1 is a compiled lexicon of version %2, but this program reads version %3</source>
        <translation>%1 ist eine übersetzte Wortliste der Version %2, dieses Programm liest aber Version %3</translation>
    </message>
    <message>
        <source>there is no house rule &apos;%1&apos;; they are %2</source>
        <translation>es gibt keine Hausregel „%1“; es sind %2</translation>
    </message>
    <message>
        <source>house rule stack-limit can&apos;t be &apos;%1&apos;; it is 1: the tiles of this game never stack</source>
        <translation>die Hausregel stack-limit kann nicht „%1“ sein; sie ist 1: Die Steine dieses Spiels stapeln sich nie</translation>
    </message>
    <message>
        <source>house rule %1 can&apos;t be &apos;%2&apos;; it is %3</source>
        <translation>die Hausregel %1 kann nicht „%2“ sein; sie ist %3</translation>
    </message>
    <message>
        <source>house rule &apos;%1&apos; is not NAME=VALUE</source>
        <translation>die Hausregel „%1“ ist nicht NAME=WERT</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no house word: it has %2 to %3 letters A-Z, behind a minus where it doesn&apos;t count</source>
        <translation>„%1“ ist kein Hauswort: Es hat %2 bis %3 Buchstaben A-Z, hinter einem Minus, wo es nicht gilt</translation>
    </message>
    <message>
        <source>the tiles of this game can&apos;t make the house word %1</source>
        <translation>aus den Steinen dieses Spiels lässt sich das Hauswort %1 nicht legen</translation>
    </message>
    <message>
        <source>the house word %1 is there twice</source>
        <translation>das Hauswort %1 steht zweimal da</translation>
    </message>
    <message>
        <source>there are more than %1 house words</source>
        <translation>es sind mehr als %1 Hauswörter</translation>
    </message>
    <message>
        <source>#clock: %1 can&apos;t be &apos;%2&apos;</source>
        <translation>#clock: %1 kann nicht „%2“ sein</translation>
    </message>
    <message>
        <source>#clock names neither total= nor turn=</source>
        <translation>#clock nennt weder total= noch turn=</translation>
    </message>
    <message>
        <source>the character encoding is neither UTF-8 nor ISO-8859-1</source>
        <translation>die Zeichenkodierung ist weder UTF-8 noch ISO-8859-1</translation>
    </message>
    <message>
        <source>the line holds a control character: this is no text</source>
        <translation>die Zeile enthält ein Steuerzeichen: Das ist kein Text</translation>
    </message>
    <message>
        <source>the line is not UTF-8</source>
        <translation>die Zeile ist nicht UTF-8</translation>
    </message>
    <message>
        <source>there is no #player1: this is no game record</source>
        <translation>es gibt kein #player1: Das ist kein Spielprotokoll</translation>
    </message>
    <message>
        <source>%1 is neither a pragma (#...) nor an event (&gt;...)</source>
        <translation>%1 ist weder eine Angabe (#...) noch ein Ereignis (&gt;...)</translation>
    </message>
    <message>
        <source>an event stands before the players (#player1 ...)</source>
        <translation>ein Ereignis steht vor den Namen (#player1 ...)</translation>
    </message>
    <message>
        <source>there is no player %1</source>
        <translation>niemand heißt hier %1</translation>
    </message>
    <message>
        <source>#%1 stands behind the first event</source>
        <translation>#%1 steht hinter dem ersten Ereignis</translation>
    </message>
    <message>
        <source>#%1: players are numbered 1 to 4</source>
        <translation>#%1: Die Nummern gehen von 1 bis 4</translation>
    </message>
    <message>
        <source>a second #seed</source>
        <translation>ein zweites #seed</translation>
    </message>
    <message>
        <source>a second #%1; the first is on line %2</source>
        <translation>ein zweites #%1; das erste steht in Zeile %2</translation>
    </message>
    <message>
        <source>#%1 says nothing</source>
        <translation>#%1 sagt nichts</translation>
    </message>
    <message>
        <source>the house rule %1 contradicts line %2</source>
        <translation>die Hausregel %1 widerspricht Zeile %2</translation>
    </message>
    <message>
        <source>there are too many house rules</source>
        <translation>es sind zu viele Hausregeln</translation>
    </message>
    <message>
        <source>%1 is no format of a record; it is a number from 1</source>
        <translation>%1 ist kein Format eines Protokolls; es ist eine Zahl ab 1</translation>
    </message>
    <message>
        <source>the record was written by a newer version of the program (format %1; this one reads up to %2)</source>
        <translation>das Protokoll stammt von einer neueren Version des Programms (Format %1; diese liest bis %2)</translation>
    </message>
    <message>
        <source>%1 is no seed; it is a number up to 18446744073709551615</source>
        <translation>%1 ist kein Startwert; er ist eine Zahl bis 18446744073709551615</translation>
    </message>
    <message>
        <source>#player%1 stands where #player%2 was expected</source>
        <translation>#player%1 steht, wo #player%2 erwartet wird</translation>
    </message>
    <message>
        <source>the player has no nick</source>
        <translation>jemand hat keinen Kurznamen</translation>
    </message>
    <message>
        <source>two players have the nick %1</source>
        <translation>zweimal steht der Kurzname %1 da</translation>
    </message>
    <message>
        <source>%1 is no number of hints (1 to %2)</source>
        <translation>%1 ist keine Zahl von Tipps (1 bis %2)</translation>
    </message>
    <message>
        <source>#challenge-lost stands before the first event</source>
        <translation>#challenge-lost steht vor dem ersten Ereignis</translation>
    </message>
    <message>
        <source>%1 is no score; it is like +8 or -12</source>
        <translation>%1 ist keine Punktzahl; sie ist wie +8 oder -12</translation>
    </message>
    <message>
        <source>%1 is no total; it is like 96 or -5</source>
        <translation>%1 ist keine Summe; sie ist wie 96 oder -5</translation>
    </message>
    <message>
        <source>the move can&apos;t be read; an event is like &apos;&gt;nick: RACK 5D W... +5 13&apos;</source>
        <translation>der Zug lässt sich nicht lesen; ein Ereignis ist wie „&gt;Name: BANK 5D W... +5 13“</translation>
    </message>
    <message>
        <source>the rack is missing</source>
        <translation>die Bank fehlt</translation>
    </message>
    <message>
        <source>an event begins with &apos;&gt;nick:&apos;</source>
        <translation>ein Ereignis beginnt mit „&gt;Name:“</translation>
    </message>
    <message>
        <source>the event is not complete; it is like &apos;&gt;nick: RACK 5D W... +5 13&apos;</source>
        <translation>das Ereignis ist unvollständig; es ist wie „&gt;Name: BANK 5D W... +5 13“</translation>
    </message>
    <message>
        <source>play %1 can&apos;t be read; it is like &apos;5D W...&apos; or &apos;G5 L..P&apos;</source>
        <translation>der Zug %1 lässt sich nicht lesen; er ist wie „5D W...“ oder „G5 L..P“</translation>
    </message>
    <message>
        <source>play %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>play %1 is longer than any board</source>
        <translation>der Zug %1 ist länger als jedes Brett</translation>
    </message>
    <message>
        <source>exchange %1: %2</source>
        <translation>Tausch %1: %2</translation>
    </message>
    <message>
        <source>so many tiles can&apos;t be exchanged: %1</source>
        <translation>so viele Steine lassen sich nicht tauschen: %1</translation>
    </message>
    <message>
        <source>rack %1: %2</source>
        <translation>Bank %1: %2</translation>
    </message>
    <message>
        <source>rack %1 has more tiles than the game</source>
        <translation>die Bank %1 hat mehr Steine als das Spiel</translation>
    </message>
    <message>
        <source>rack %1 has more than %2 tiles</source>
        <translation>die Bank %1 hat mehr als %2 Steine</translation>
    </message>
    <message>
        <source>%1 is no tile of this game</source>
        <translation>%1 ist kein Stein dieses Spiels</translation>
    </message>
    <message>
        <source>the seed gives the rack %1, not %2</source>
        <translation>der Startwert ergibt die Bank %1, nicht %2</translation>
    </message>
    <message>
        <source>the player holds %1 tiles, not %2</source>
        <translation>auf der Bank sind %1 Steine, nicht %2</translation>
    </message>
    <message>
        <source>the rack lacks tiles that were kept: %1</source>
        <translation>der Bank fehlen Steine, die behalten wurden: %1</translation>
    </message>
    <message>
        <source>there are not so many tiles %1</source>
        <translation>so viele Steine %1 gibt es nicht</translation>
    </message>
    <message>
        <source>the score is %1, not %2</source>
        <translation>die Punktzahl ist %1, nicht %2</translation>
    </message>
    <message>
        <source>the total is %1, not %2</source>
        <translation>die Summe ist %1, nicht %2</translation>
    </message>
    <message>
        <source>the game was over after line %1</source>
        <translation>das Spiel war nach Zeile %1 vorbei</translation>
    </message>
    <message>
        <source>it is the turn of %1</source>
        <translation>am Zug ist %1</translation>
    </message>
    <message>
        <source>the player has lost this turn by a challenge in vain</source>
        <translation>dieser Zug ist durch vergebliches Anzweifeln verloren</translation>
    </message>
    <message>
        <source>with #seed an exchange names its tiles</source>
        <translation>mit #seed nennt ein Tausch seine Steine</translation>
    </message>
    <message>
        <source>the player has %1 tiles only</source>
        <translation>auf der Bank sind nur %1 Steine</translation>
    </message>
    <message>
        <source>nothing could be challenged here at a cost</source>
        <translation>hier ließ sich nichts anzweifeln, was etwas kostet</translation>
    </message>
    <message>
        <source>nothing could be challenged here at the cost of a turn: the game was over</source>
        <translation>hier ließ sich nichts anzweifeln, was einen Zug kostet: Das Spiel war vorbei</translation>
    </message>
    <message>
        <source>the challenge was not in vain: the play has bad words</source>
        <translation>das Anzweifeln war nicht vergebens: Der Zug hat ungültige Wörter</translation>
    </message>
    <message>
        <source>there is no play to withdraw just before</source>
        <translation>davor liegt kein Zug, der zurückzunehmen wäre</translation>
    </message>
    <message>
        <source>the play to withdraw is by %1</source>
        <translation>der Zug, der zurückzunehmen wäre, ist von %1</translation>
    </message>
    <message>
        <source>the play is not to be withdrawn: all its words are good</source>
        <translation>der Zug ist nicht zurückzunehmen: Alle Wörter sind gültig</translation>
    </message>
    <message>
        <source>tiles left are counted before the end of the game</source>
        <translation>übrige Steine werden vor dem Ende des Spiels gezählt</translation>
    </message>
    <message>
        <source>the tiles left are not those of the rack</source>
        <translation>die übrigen Steine sind nicht die der Bank</translation>
    </message>
    <message>
        <source>the tiles left were counted before</source>
        <translation>die übrigen Steine wurden schon gezählt</translation>
    </message>
    <message>
        <source>the player has %1 tiles left, not %2</source>
        <translation>übrig sind %1 Steine, nicht %2</translation>
    </message>
    <message>
        <source>the others have left %1</source>
        <translation>den anderen bleibt %1</translation>
    </message>
    <message>
        <source>this game knows no bonus for a challenge</source>
        <translation>dieses Spiel kennt keine Prämie fürs Anzweifeln</translation>
    </message>
    <message>
        <source>a bonus for a challenge is gained by the play just before</source>
        <translation>eine Prämie fürs Anzweifeln gehört zum Zug davor</translation>
    </message>
    <message>
        <source>a game without #clock takes off no points for time</source>
        <translation>ein Spiel ohne #clock zieht keine Punkte für Zeit ab</translation>
    </message>
    <message>
        <source>points are taken off for time only at the end</source>
        <translation>Punkte für Zeit werden erst am Ende abgezogen</translation>
    </message>
    <message>
        <source>no game by these house rules can come to this</source>
        <translation>kein Spiel mit diesen Hausregeln kann dahin kommen</translation>
    </message>
    <message>
        <source>this is not allowed, %1: %2</source>
        <translation>das ist nicht erlaubt, %1: %2</translation>
    </message>
    <message>
        <source>this is not allowed, %1</source>
        <translation>das ist nicht erlaubt, %1</translation>
    </message>
    <message>
        <source>no-tiles</source>
        <translation>kein Stein</translation>
    </message>
    <message>
        <source>not-on-rack</source>
        <translation>nicht auf der Bank</translation>
    </message>
    <message>
        <source>off-board</source>
        <translation>neben dem Brett</translation>
    </message>
    <message>
        <source>square-twice</source>
        <translation>zwei Steine auf einem Feld</translation>
    </message>
    <message>
        <source>not-in-line</source>
        <translation>nicht in einer Linie</translation>
    </message>
    <message>
        <source>stack-full</source>
        <translation>Stapel voll</translation>
    </message>
    <message>
        <source>same-letter</source>
        <translation>gleicher Buchstabe</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>too-short</source>
        <translation>zu kurz</translation>
    </message>
    <message>
        <source>start-square</source>
        <translation>kein Startfeld</translation>
    </message>
    <message>
        <source>not-connected</source>
        <translation>nicht verbunden</translation>
    </message>
    <message>
        <source>covers-word</source>
        <translation>überdeckt ein ganzes Wort</translation>
    </message>
    <message>
        <source>only-plural</source>
        <translation>nur ein S angehängt</translation>
    </message>
    <message>
        <source>not-a-word</source>
        <translation>kein Wort</translation>
    </message>
    <message>
        <source>bag-too-small</source>
        <translation>Beutel zu leer</translation>
    </message>
    <message>
        <source>exchange-count</source>
        <translation>zu viele getauscht</translation>
    </message>
    <message>
        <source>exchanges-used-up</source>
        <translation>Tauschen verbraucht</translation>
    </message>
    <message>
        <source>game-over</source>
        <translation>Spiel vorbei</translation>
    </message>
</context>
<context>
    <name>CreditsText</name>
    <message>
        <source>Credits</source>
        <translation>Danksagungen</translation>
    </message>
</context>
<context>
    <name>DropRecord</name>
    <message>
        <source>Drop the game record to open it</source>
        <translation>Spielprotokoll hier ablegen, um es zu öffnen</translation>
    </message>
</context>
<context>
    <name>ExchangeDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Exchange %1</source>
        <translation>%1 tauschen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Choose tiles to exchange</source>
        <translation>Steine zum Tauschen wählen</translation>
    </message>
    <message>
        <source>Choose a tile to exchange</source>
        <translation>Einen Stein zum Tauschen wählen</translation>
    </message>
    <message numerus="yes">
        <source>You draw a new tile for the one you choose. Free exchanges left: %n.</source>
        <translation>
            <numerusform>Du ziehst für den gewählten Stein einen neuen. Noch %n Tausch ist kostenlos.</numerusform>
            <numerusform>Du ziehst für den gewählten Stein einen neuen. Noch %n Tausche sind kostenlos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n tiles. You draw new ones for them, and your turn ends.</source>
        <translation>
            <numerusform>Wähle %n Stein. Du ziehst dafür einen neuen, und dein Zug ist vorbei.</numerusform>
            <numerusform>Wähle bis zu %n Steine. Du ziehst dafür neue, und dein Zug ist vorbei.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw a new tile for the one you choose, and your turn ends.</source>
        <translation>Du ziehst für den gewählten Stein einen neuen, und dein Zug ist vorbei.</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>Files and folders</source>
        <translation>Dateien und Ordner</translation>
    </message>
</context>
<context>
    <name>FileText</name>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>it is no plain file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is too large to be a game record</source>
        <translation>sie ist zu groß für ein Spielprotokoll</translation>
    </message>
    <message>
        <source>%1 is no full path: it has to begin with a slash.</source>
        <translation>%1 ist kein voller Pfad: Er muss mit einem Schrägstrich beginnen.</translation>
    </message>
    <message>
        <source>%1 is no file that can be written.</source>
        <translation>%1 ist keine Datei, in die man schreiben kann.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>FloorNames</name>
    <message>
        <source>Storey %1</source>
        <translation>Etage %1</translation>
    </message>
</context>
<context>
    <name>GameChart</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verschenkt</translation>
    </message>
    <message>
        <source>Points by turn: %1</source>
        <translation>Punkte nach Zügen: %1</translation>
    </message>
    <message>
        <source>%1: %2 at the end</source>
        <translation>%1: %2 am Ende</translation>
    </message>
</context>
<context>
    <name>GameStore</name>
    <message>
        <source>%1: this game is open in another window.</source>
        <translation>%1: Dieses Spiel ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be deleted.</source>
        <translation>%1 lässt sich nicht löschen.</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Locker</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>locker</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>geübt</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>computer, %1</source>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <translation>%1 zurückgenommen</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message numerus="yes">
        <source>exchanged %n tile(s)</source>
        <translation>
            <numerusform>%n Stein getauscht</numerusform>
            <numerusform>%n Steine getauscht</numerusform>
        </translation>
    </message>
    <message>
        <source>challenged in vain by %1: −%2</source>
        <translation>Zweifel von %1: −%2</translation>
    </message>
    <message>
        <source>challenged in vain by %1</source>
        <translation>Zweifel von %1 vergebens</translation>
    </message>
    <message>
        <source>%1 has played the last tile.</source>
        <translation>Der letzte Stein ist gespielt, von %1.</translation>
    </message>
    <message>
        <source>Nobody can make another play.</source>
        <translation>Niemand kann mehr legen.</translation>
    </message>
    <message>
        <source>%1 has no time left.</source>
        <translation>Keine Zeit mehr für %1.</translation>
    </message>
    <message>
        <source>The game was given up.</source>
        <translation>Das Spiel wurde aufgegeben.</translation>
    </message>
    <message>
        <source>Everybody passed.</source>
        <translation>Alle haben gepasst.</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Continue a game</source>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Offen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Offene Spiele</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Noch keine beendeten Spiele.</translation>
    </message>
    <message>
        <source>No unfinished games.</source>
        <translation>Keine offenen Spiele.</translation>
    </message>
    <message>
        <source>Continue latest game</source>
        <translation>Letztes Spiel fortsetzen</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
</context>
<context>
    <name>HandOverDialog</name>
    <message>
        <source>%1, your turn</source>
        <translation>%1, du bist am Zug</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Meine Steine zeigen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Turn the board to face the player to move</source>
        <translation>Brett zu der Person drehen, die am Zug ist</translation>
    </message>
</context>
<context>
    <name>HeightLegend</name>
    <message>
        <source>Heights, from 1 to %1, which is full</source>
        <translation>Höhen von 1 bis %1, das ist voll</translation>
    </message>
</context>
<context>
    <name>HintNotice</name>
    <message>
        <source>Lay %1</source>
        <translation>%1 legen</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  (%2)</translation>
    </message>
</context>
<context>
    <name>JudgedWord</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>gültig</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>ungültig</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Shift+letter</source>
        <translation>Umschalt+Buchstabe</translation>
    </message>
    <message>
        <source>Space, Tab</source>
        <translation>Leertaste, Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>/, Ctrl+L</source>
        <translation>/, Strg+L</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Strg+E</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Ctrl+U, Ctrl+J</source>
        <translation>Strg+U, Strg+J</translation>
    </message>
    <message>
        <source>Ctrl+H, Ctrl+T</source>
        <translation>Strg+H, Strg+T</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Strg+A</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Strg(+Umschalt)+Z</translation>
    </message>
    <message>
        <source>Ctrl+←, →, Home</source>
        <translation>Strg+←, →, Pos1</translation>
    </message>
    <message>
        <source>Ctrl+1, 2, 3, 0</source>
        <translation>Strg+1, 2, 3, 0</translation>
    </message>
    <message>
        <source>Ctrl+4</source>
        <translation>Strg+4</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Strg+I</translation>
    </message>
    <message>
        <source>Alt+arrows, plus, minus</source>
        <translation>Alt+Pfeile, Plus, Minus</translation>
    </message>
    <message>
        <source>Ctrl+X, Alt+↑, ↓</source>
        <translation>Strg+X, Alt+↑, ↓</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Strg+M</translation>
    </message>
    <message>
        <source>Ctrl+N, O, S</source>
        <translation>Strg+N, O, S</translation>
    </message>
    <message>
        <source>F1, Ctrl+F1</source>
        <translation>F1, Strg+F1</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Strg+,</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Umschalt+F6</translation>
    </message>
    <message>
        <source>Arrows on the rack</source>
        <translation>Pfeile auf der Bank</translation>
    </message>
    <message>
        <source>Choose where to type; clicking an empty square does the same</source>
        <translation>Feld wählen, ab dem getippt wird; ein Klick auf ein leeres Feld geht auch</translation>
    </message>
    <message>
        <source>Place tiles from there; letters already on the board are skipped. %1</source>
        <translation>Von dort an Steine legen; Buchstaben, die schon liegen, werden übersprungen. %1</translation>
    </message>
    <message>
        <source>Q places the Qu tile; a U typed right after it is ignored</source>
        <translation>Q legt den Qu-Stein; ein U gleich danach zählt nicht extra</translation>
    </message>
    <message>
        <source>Place tiles from there; squares with tiles are skipped</source>
        <translation>Von dort an Steine legen; belegte Felder werden übersprungen</translation>
    </message>
    <message>
        <source>Place a blank as that letter</source>
        <translation>Einen Joker als diesen Buchstaben legen</translation>
    </message>
    <message>
        <source>Switch between across and down</source>
        <translation>Zwischen quer und abwärts wechseln</translation>
    </message>
    <message>
        <source>Remove the last tile</source>
        <translation>Den letzten Stein zurücknehmen</translation>
    </message>
    <message>
        <source>Return all tiles to the rack; pressed again, Tab moves to the buttons</source>
        <translation>Alle Steine zurücknehmen; noch einmal gedrückt, geht Tab zu den Knöpfen</translation>
    </message>
    <message>
        <source>Move between the board, the rack and the panel, forwards or back</source>
        <translation>Zwischen Brett, Bank und Seitenleiste wechseln, vor und zurück</translation>
    </message>
    <message>
        <source>Choose a tile; with Shift, move it; Enter picks it up</source>
        <translation>Stein wählen, mit Umschalt verschieben; Eingabe nimmt ihn auf</translation>
    </message>
    <message>
        <source>Enter a play as text, such as 5D W...</source>
        <translation>Einen Zug als Text eingeben, etwa 5D W...</translation>
    </message>
    <message>
        <source>Shuffle or sort the rack</source>
        <translation>Bank mischen oder sortieren</translation>
    </message>
    <message>
        <source>Hint, with more detail each time; unseen tiles</source>
        <translation>Tipp, jedes Mal genauer; ungesehene Steine</translation>
    </message>
    <message>
        <source>Challenge the last play (in challenge mode)</source>
        <translation>Den letzten Zug anzweifeln (wenn die Spieler Wörter prüfen)</translation>
    </message>
    <message>
        <source>Analyse a finished game</source>
        <translation>Ein beendetes Spiel analysieren</translation>
    </message>
    <message>
        <source>Look up a word; clicking a word does the same</source>
        <translation>Ein Wort nachschlagen; ein Klick auf ein Wort geht auch</translation>
    </message>
    <message>
        <source>Undo or redo your last turn</source>
        <translation>Deinen letzten Zug zurücknehmen oder wiederholen</translation>
    </message>
    <message>
        <source>Step through earlier turns; go to the start; return to the game</source>
        <translation>Durch frühere Züge blättern; zum Anfang; zurück zum Spiel</translation>
    </message>
    <message>
        <source>Top view, corner view, low angle, reset view</source>
        <translation>Von oben, von der Ecke, flacher Blick, Ansicht zurücksetzen</translation>
    </message>
    <message>
        <source>Switch between the flat and the 3D board</source>
        <translation>Zwischen flachem und räumlichem Brett wechseln</translation>
    </message>
    <message>
        <source>Show the tiles in a stack and who played them</source>
        <translation>Zeigen, welche Steine in einem Stapel liegen und von wem</translation>
    </message>
    <message>
        <source>Turn and tilt the board, zoom in and out; with Shift: move it</source>
        <translation>Das Brett drehen und kippen, näher und weiter weg; mit Umschalt: verschieben</translation>
    </message>
    <message>
        <source>Take the board apart by storey; adjust the spacing</source>
        <translation>Das Brett Etage für Etage zerlegen; den Abstand ändern</translation>
    </message>
    <message>
        <source>Show heights on the tiles</source>
        <translation>Höhen auf den Steinen zeigen</translation>
    </message>
    <message>
        <source>New game, continue a game, export the record</source>
        <translation>Neues Spiel, Spiel fortsetzen, Protokoll exportieren</translation>
    </message>
    <message>
        <source>Rules; this list of keys</source>
        <translation>Die Regeln; diese Tasten</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>what the language calls itself</comment>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>LastTag</name>
    <message>
        <source>last play</source>
        <translation>letzter Zug</translation>
    </message>
</context>
<context>
    <name>LessonButtons</name>
    <message>
        <source>Play an easy game</source>
        <translation>Ein leichtes Spiel spielen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Lays the tiles for you</source>
        <translation>Legt die Steine für dich</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Zurück zu meinem Spiel</translation>
    </message>
    <message>
        <source>Skip, back to my game</source>
        <translation>Überspringen, zurück zum Spiel</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Ein anderes Spiel</translation>
    </message>
    <message>
        <source>Skip the lesson</source>
        <translation>Einführung überspringen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Learning by playing</source>
        <translation>Lernen beim Spielen</translation>
    </message>
</context>
<context>
    <name>LessonOfferDialog</name>
    <message>
        <source>Welcome to Storeys</source>
        <translation>Willkommen bei Storeys</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Ich kenne das Spiel</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>In this word game you place letter tiles on the board and on top of each other, so words grow in every direction, even upwards.</source>
        <translation>In diesem Wortspiel legst du Buchstabensteine aufs Brett und aufeinander. So wachsen Wörter in alle Richtungen, auch in die Höhe.</translation>
    </message>
    <message>
        <source>A short practice game shows you how it works. You can stop at any time and start it again from “New game” or with F1.</source>
        <translation>Ein kurzes Übungsspiel zeigt dir, wie es geht. Du kannst jederzeit aufhören und es über „Neues Spiel“ oder mit F1 wieder starten.</translation>
    </message>
    <message>
        <source>Play the tutorial</source>
        <translation>Einführung spielen</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Lay a word</source>
        <translation>Leg ein Wort</translation>
    </message>
    <message>
        <source>Drag your tiles onto the marked squares so that they read %1, then press &lt;b&gt;Play&lt;/b&gt;. The first word must cover a start square in the middle. On the keyboard, arrows choose a square, letters lay tiles, and Enter plays.</source>
        <translation>Zieh deine Steine so auf die markierten Felder, dass dort %1 steht, dann drück &lt;b&gt;Spielen&lt;/b&gt;. Das erste Wort muss ein Startfeld in der Mitte bedecken. Auf der Tastatur wählen Pfeile ein Feld, Buchstaben legen Steine, und die Eingabetaste spielt.</translation>
    </message>
    <message numerus="yes">
        <source>A word that lies flat counts %n for each tile.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Ein flaches Wort zählt %n für jeden Stein.</numerusform>
            <numerusform>Ein flaches Wort zählt %n für jeden Stein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Join what lies there</source>
        <translation>Schließ dich an</translation>
    </message>
    <message>
        <source>Every later play has to touch the tiles on the board. With a letter that lies there already, your tiles read %1: lay them on the marked squares and play.</source>
        <translation>Jeder spätere Zug muss die Steine auf dem Brett berühren. Mit einem Buchstaben, der schon liegt, ergeben deine Steine %1: Leg sie auf die markierten Felder und spiel.</translation>
    </message>
    <message>
        <source>Letters of other words count for yours, too.</source>
        <translation>Buchstaben anderer Wörter zählen für deines mit.</translation>
    </message>
    <message>
        <source>Build upwards</source>
        <translation>Bau in die Höhe</translation>
    </message>
    <message>
        <source>Tiles may lie on tiles, as long as everything you can read is a word. Put a tile on the marked one to turn %2 into %1.</source>
        <translation>Steine dürfen auf Steinen liegen, solange alles, was zu lesen ist, ein Wort ist. Leg einen Stein auf den markierten, um aus %2 %1 zu machen.</translation>
    </message>
    <message numerus="yes">
        <source>As soon as a word has a stack, each of its tiles counts %n, also those underneath.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Sobald ein Wort einen Stapel hat, zählt jeder seiner Steine %n, auch die darunter.</numerusform>
            <numerusform>Sobald ein Wort einen Stapel hat, zählt jeder seiner Steine %n, auch die darunter.</numerusform>
        </translation>
    </message>
    <message>
        <source>A word must not vanish</source>
        <translation>Kein Wort darf verschwinden</translation>
    </message>
    <message>
        <source>Try something that is not allowed: cover all of %2 with %1. Don&apos;t play it, just see what is said.</source>
        <translation>Versuch etwas Verbotenes: Überdecke %2 ganz mit %1. Spiel es nicht, sieh nur, was gesagt wird.</translation>
    </message>
    <message>
        <source>Refused: however you change a word, at least one of its tiles has to stay in sight.</source>
        <translation>Abgelehnt: Wie immer du ein Wort änderst, mindestens einer seiner Steine muss sichtbar bleiben.</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Bring es in Ordnung</translation>
    </message>
    <message>
        <source>Take one tile back (right-click it, or press Backspace), so that a tile of %2 stays in sight: %1 is allowed. Play it.</source>
        <translation>Nimm einen Stein zurück (mit Rechtsklick oder der Rücktaste), damit ein Stein von %2 sichtbar bleibt: %1 ist erlaubt. Spiel es.</translation>
    </message>
    <message>
        <source>%2 has turned into %1.</source>
        <translation>Aus %2 ist %1 geworden.</translation>
    </message>
    <message>
        <source>Not just an S</source>
        <translation>Nicht nur ein S</translation>
    </message>
    <message>
        <source>One more thing is refused. Lay nothing but an S to turn %2 into %1.</source>
        <translation>Noch etwas wird abgelehnt. Leg nur ein S, um aus %2 %1 zu machen.</translation>
    </message>
    <message>
        <source>Refused: adding a lonely S is too cheap.</source>
        <translation>Abgelehnt: Ein einsames S anzuhängen ist zu billig.</translation>
    </message>
    <message>
        <source>An S that does more</source>
        <translation>Ein S, das mehr tut</translation>
    </message>
    <message>
        <source>An S is welcome when a new word runs through it, or when it lies on another tile. Make %1 through the S, so that %2 counts as well, and play.</source>
        <translation>Ein S ist willkommen, wenn ein neues Wort hindurchläuft oder wenn es auf einem anderen Stein liegt. Leg %1 durch das S, sodass auch %2 zählt, und spiel.</translation>
    </message>
    <message>
        <source>Every word that your tiles make or change counts.</source>
        <translation>Jedes Wort zählt, das deine Steine bilden oder ändern.</translation>
    </message>
    <message>
        <source>Higher is worth more</source>
        <translation>Höher ist mehr wert</translation>
    </message>
    <message>
        <source>The whole stack counts, so tall words are worth fighting for. Put a tile on the marked stack: %2 becomes %1.</source>
        <translation>Der ganze Stapel zählt, darum lohnen sich hohe Wörter. Leg einen Stein auf den markierten Stapel: Aus %2 wird %1.</translation>
    </message>
    <message>
        <source>The number on a stack tells how high it is.</source>
        <translation>Die Zahl auf einem Stapel sagt, wie hoch er ist.</translation>
    </message>
    <message>
        <source>All seven at once</source>
        <translation>Alle sieben auf einmal</translation>
    </message>
    <message numerus="yes">
        <source>Whoever lays all seven tiles in one play gets %n more. Yours make %1 on the marked squares, and %2 across.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Wer alle sieben Steine in einem Zug legt, bekommt %n dazu. Deine ergeben %1 auf den markierten Feldern und %2 quer.</numerusform>
            <numerusform>Wer alle sieben Steine in einem Zug legt, bekommt %n dazu. Deine ergeben %1 auf den markierten Feldern und %2 quer.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a play to be proud of.</source>
        <translation>Auf diesen Zug kannst du stolz sein.</translation>
    </message>
    <message>
        <source>A good play, but this step is about something else. It begins again: make %1.</source>
        <translation>Ein guter Zug, aber hier geht es um etwas anderes. Es beginnt noch einmal: Leg %1.</translation>
    </message>
    <message>
        <source>Not yet; you can see why below. %1 on the marked squares is meant – or let it be shown to you.</source>
        <translation>Noch nicht; warum, siehst du unten. Gemeint ist %1 auf den markierten Feldern – oder lass es dir zeigen.</translation>
    </message>
    <message>
        <source>%1: %2 = %3.</source>
        <comment>a word, its summands and their sum</comment>
        <translation>%1: %2 = %3.</translation>
    </message>
    <message numerus="yes">
        <source>All tiles laid: %n more.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Alle Steine gelegt: %n dazu.</numerusform>
            <numerusform>Alle Steine gelegt: %n dazu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>LetterDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Choose a letter for the blank</source>
        <translation>Wähle einen Buchstaben für den Joker</translation>
    </message>
    <message>
        <source>Press a key or click a letter. Blanks score 0 and keep their letter once played.</source>
        <translation>Drück eine Taste oder klick auf einen Buchstaben. Joker zählen 0 und behalten nach dem Zug ihren Buchstaben.</translation>
    </message>
</context>
<context>
    <name>LexiconText</name>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>Geläufig</translation>
    </message>
    <message>
        <source>Kids</source>
        <translation>Kinder</translation>
    </message>
    <message>
        <source>%1 with house words</source>
        <translation>%1 mit Hauswörtern</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be a house word: it needs %2 to %3 letters from A to Z, behind a minus if it is not to count.</source>
        <translation>„%1“ kann kein Hauswort sein: Es braucht %2 bis %3 Buchstaben von A bis Z, hinter einem Minus, wenn es nicht gelten soll.</translation>
    </message>
    <message>
        <source>The tiles of this game can&apos;t make the house word %1.</source>
        <translation>Aus den Steinen dieses Spiels lässt sich das Hauswort %1 nicht legen.</translation>
    </message>
    <message>
        <source>The house word %1 is there twice.</source>
        <translation>Das Hauswort %1 steht zweimal da.</translation>
    </message>
    <message numerus="yes">
        <source>There can be %n house word(s) at most.</source>
        <translation>
            <numerusform>Höchstens %n Hauswort ist möglich.</numerusform>
            <numerusform>Höchstens %n Hauswörter sind möglich.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookButtons</name>
    <message>
        <source>The start</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>Ctrl+Home</source>
        <translation>Strg+Pos1</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Strg+←</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Strg+→</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Ctrl+End</source>
        <translation>Strg+Ende</translation>
    </message>
</context>
<context>
    <name>LookCard</name>
    <message>
        <source>The start of the game</source>
        <translation>Der Anfang des Spiels</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3</source>
        <translation>Zug %1 von %2: %3</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>A new game with the turns up to here; this one stays as it is</source>
        <translation>Ein neues Spiel mit den Zügen bis hierher; dieses bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>LookSign</name>
    <message>
        <source>The start – Esc: back to the game</source>
        <translation>Der Anfang – Esc: zurück zum Spiel</translation>
    </message>
    <message>
        <source>After turn %1 of %2 – Esc: back to the game</source>
        <translation>Nach Zug %1 von %2 – Esc: zurück zum Spiel</translation>
    </message>
</context>
<context>
    <name>LossList</name>
    <message>
        <source>All turns</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Biggest mistakes first</source>
        <translation>Größte Fehler zuerst</translation>
    </message>
    <message>
        <source>No mistakes found: among the turns whose tiles are known, none lost more than a point.</source>
        <translation>Keine Fehler gefunden: Von den Zügen mit bekannten Steinen hat keiner mehr als einen Punkt verschenkt.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
</context>
<context>
    <name>LossRow</name>
    <message numerus="yes">
        <source>Turn %1, %2: %3, %n point(s).</source>
        <translation>
            <numerusform>Zug %1, %2: %3, %n Punkt.</numerusform>
            <numerusform>Zug %1, %2: %3, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verschenkt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n point(s)</source>
        <translation>
            <numerusform>%1: %2, %n Punkt</numerusform>
            <numerusform>%1: %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>expected gain %1</source>
        <translation>erwarteter Gewinn %1</translation>
    </message>
    <message>
        <source>Best: %1 (%2)</source>
        <translation>Bester Zug: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Best: %1, %n point(s), at %2 (%3)</source>
        <translation>
            <numerusform>Bester Zug: %1, %n Punkt, auf %2 (%3)</numerusform>
            <numerusform>Bester Zug: %1, %n Punkte, auf %2 (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not analysed</source>
        <translation>Nicht analysiert</translation>
    </message>
    <message>
        <source>View turn</source>
        <translation>Zug ansehen</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Storeys</source>
        <translation>Storeys</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Hauswörter</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Wortliste</translation>
    </message>
    <message>
        <source>BRR adds a word, -AA removes one</source>
        <translation>BRR gilt, -AA gilt nicht</translation>
    </message>
    <message>
        <source>Increment</source>
        <translation>Zeitgutschrift</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Zeitüberschreitung</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Continue a game</source>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Weitere Optionen</translation>
    </message>
    <message>
        <source>Play the tutorial</source>
        <translation>Einführung spielen</translation>
    </message>
    <message>
        <source>A short practice game</source>
        <translation>Ein kurzes Übungsspiel</translation>
    </message>
</context>
<context>
    <name>NoGraphics</name>
    <message>
        <source>The board is flat, because neither OpenGL nor Vulkan could be started on this display. A missing graphics driver is the usual reason; Mesa&apos;s software renderer is enough.</source>
        <translation>Das Brett ist flach, weil auf diesem Bildschirm weder OpenGL noch Vulkan gestartet werden konnte. Meist fehlt ein Grafiktreiber; der Software-Renderer von Mesa genügt.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A word game with letter tiles that stack up to five high.</source>
        <translation>Ein Wortspiel mit Buchstabensteinen, die sich bis zu fünf hoch stapeln.</translation>
    </message>
    <message>
        <source>Game record (GCG) to go on with.</source>
        <translation>Spielprotokoll (GCG), mit dem es weitergeht.</translation>
    </message>
    <message>
        <source>Start this game at once: stack10, stack8 or cross15.</source>
        <translation>Sofort dieses Spiel anfangen: stack10, stack8 oder cross15.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Play with this lexicon: standard, core, common, kids, or a file.</source>
        <translation>Mit dieser Wortliste spielen: standard, core, common, kids oder eine Datei.</translation>
    </message>
    <message>
        <source>Start the game with these tiles: the same number deals the same game.</source>
        <translation>Das Spiel mit diesen Steinen anfangen: Dieselbe Zahl verteilt dasselbe Spiel.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Start with these players; a name alone is a person: &quot;Ann,Bo:greedy&quot;.</source>
        <translation>Mit diesen Teilnehmenden anfangen; ein Name allein ist eine Person: &quot;Ann,Bo:greedy&quot;.</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Write a picture of the game to this PNG file and exit.</source>
        <translation>Ein Bild des Spiels in diese PNG-Datei schreiben und beenden.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size of the window, e.g. 1280x800.</source>
        <translation>Größe des Fensters, z. B. 1280x800.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Keep games and settings in this folder, not in those of the system.</source>
        <translation>Spiele und Einstellungen in diesem Ordner aufheben, nicht in denen des Systems.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Where to look from: top, corner or low.</source>
        <translation>Von wo man sieht: top, corner oder low.</translation>
    </message>
    <message>
        <source>Colours for this time: light, dark or contrast.</source>
        <translation>Farben für dieses Mal: light, dark oder contrast.</translation>
    </message>
    <message>
        <source>Language for this time, e.g. en or de.</source>
        <translation>Sprache für dieses Mal, z. B. en oder de.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Quality of the board for this time: auto, low, medium or high.</source>
        <translation>Qualität des Bretts für dieses Mal: auto, low, medium oder high.</translation>
    </message>
    <message>
        <source>--%1 can&apos;t be &apos;%2&apos;.</source>
        <translation>--%1 kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <source>Unexpected argument &apos;%1&apos;.</source>
        <translation>Unerwartetes Argument „%1“.</translation>
    </message>
    <message>
        <source>--%1 can&apos;t be used with a record.</source>
        <translation>--%1 geht nicht zusammen mit einem Protokoll.</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Invalid play</source>
        <translation>Ungültiger Zug</translation>
    </message>
    <message>
        <source>All words are valid</source>
        <translation>Alle Wörter sind gültig</translation>
    </message>
    <message>
        <source>%1 challenged the play of %2. Word list: “%3”.</source>
        <translation>Angezweifelt von %1, gelegt von %2. Wortliste: „%3“.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>PanelHead</name>
    <message>
        <source>Storeys</source>
        <translation>Storeys</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>Continue a game</source>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Strg+,</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Solo results</source>
        <translation>Solo-Ergebnisse</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über Storeys</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
</context>
<context>
    <name>PassDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Give up the game?</source>
        <translation>Spiel aufgeben?</translation>
    </message>
    <message>
        <source>Pass your turn?</source>
        <translation>Möchtest du passen?</translation>
    </message>
    <message>
        <source>The game ends now, and the tiles on your rack cost points.</source>
        <translation>Das Spiel ist dann vorbei, und die Steine auf deiner Bank kosten Punkte.</translation>
    </message>
    <message>
        <source>You score nothing and keep your tiles. The game ends when all players pass in a row.</source>
        <translation>Du bekommst keine Punkte und behältst deine Steine. Wenn alle nacheinander passen, endet das Spiel.</translation>
    </message>
</context>
<context>
    <name>PeelCard</name>
    <message numerus="yes">
        <source>%1 of %n storey(s)</source>
        <translation>
            <numerusform>%1 von %n Etage</numerusform>
            <numerusform>%1 von %n Etagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n storey(s) – full</source>
        <translation>
            <numerusform>%1 von %n Etage – voll</numerusform>
            <numerusform>%1 von %n Etagen – voll</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeelLayer</name>
    <message>
        <source>not yet played</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Zug %2</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>Your play</source>
        <translation>Dein Zug</translation>
    </message>
    <message numerus="yes">
        <source>Nearest: %1 for %n</source>
        <comment>points</comment>
        <translation>
            <numerusform>Am nächsten: %1 für %n</numerusform>
            <numerusform>Am nächsten: %1 für %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Lays the nearest play that is allowed</source>
        <translation>Legt den nächstliegenden erlaubten Zug</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Another hint</source>
        <translation>Noch ein Tipp</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Strg+H</translation>
    </message>
    <message numerus="yes">
        <source>Play for %n</source>
        <comment>points</comment>
        <translation>
            <numerusform>Spielen für %n</numerusform>
            <numerusform>Spielen für %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 denkt nach</translation>
    </message>
    <message>
        <source>Cannot play yet</source>
        <translation>Noch nicht spielbar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Same players and rules</source>
        <translation>Gleiche Spieler und Regeln</translation>
    </message>
</context>
<context>
    <name>PlayEntry</name>
    <message>
        <source>Square and tiles, like 5D W... – Enter lays them</source>
        <translation>Feld und Steine, etwa 5D W... – Eingabe legt sie</translation>
    </message>
</context>
<context>
    <name>PlayHint</name>
    <message>
        <source>Game over</source>
        <translation>Spiel vorbei</translation>
    </message>
    <message>
        <source>A game to look at</source>
        <translation>Ein Spiel zum Ansehen</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 denkt nach</translation>
    </message>
    <message>
        <source>Make a word</source>
        <translation>Bilde ein Wort</translation>
    </message>
    <message>
        <source>The record does not tell what is in the bag, so this game can&apos;t be gone on with.</source>
        <translation>Das Protokoll sagt nicht, was im Beutel ist; darum lässt sich dieses Spiel nicht fortsetzen.</translation>
    </message>
    <message>
        <source>You can sort your rack in the meantime.</source>
        <translation>Du kannst inzwischen deine Bank sortieren.</translation>
    </message>
    <message numerus="yes">
        <source>Drag tiles to the board, or type them (Ctrl+F1). They may lie on other tiles, up to %n high.</source>
        <translation>
            <numerusform>Zieh Steine aufs Brett oder tipp sie (Strg+F1). Sie dürfen auf anderen liegen, bis Höhe %n.</numerusform>
            <numerusform>Zieh Steine aufs Brett oder tipp sie (Strg+F1). Sie dürfen auf anderen liegen, bis Höhe %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag tiles to the board, or type them (Ctrl+F1).</source>
        <translation>Zieh Steine aufs Brett oder tipp sie (Strg+F1).</translation>
    </message>
</context>
<context>
    <name>PlaySum</name>
    <message>
        <source>All tiles laid</source>
        <translation>Alle Steine gelegt</translation>
    </message>
</context>
<context>
    <name>PlayerName</name>
    <message>
        <source>You</source>
        <comment>the name of a player who has given none</comment>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automatisch: %1</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Text and motion</source>
        <translation>Text und Bewegung</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Graphics quality</source>
        <translation>Grafikqualität</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Keep letters upright</source>
        <translation>Buchstaben immer aufrecht</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Play animation</source>
        <translation>Zug-Animation</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Bewegungen reduzieren</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Toneffekte</translation>
    </message>
    <message>
        <source>Sharing this screen</source>
        <translation>Mehrere an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Turn the board to face the player to move</source>
        <translation>Brett zu der Person drehen, die am Zug ist</translation>
    </message>
</context>
<context>
    <name>RackAccess</name>
    <message>
        <source>Rack</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Rack of %1</source>
        <translation>Bank von %1</translation>
    </message>
</context>
<context>
    <name>RackButtons</name>
    <message>
        <source>Shuffle the rack</source>
        <translation>Bank mischen</translation>
    </message>
    <message>
        <source>Ctrl+U</source>
        <translation>Strg+U</translation>
    </message>
    <message>
        <source>Sort the rack</source>
        <translation>Bank sortieren</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Strg+J</translation>
    </message>
    <message>
        <source>Take all tiles back</source>
        <translation>Alle Steine zurücknehmen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Exchange a tile</source>
        <translation>Einen Stein tauschen</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Strg+E</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
</context>
<context>
    <name>RecordFileDialog</name>
    <message>
        <source>Export the record</source>
        <translation>Protokoll exportieren</translation>
    </message>
    <message>
        <source>Open a game record</source>
        <translation>Spielprotokoll öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>The record holds every turn of the game as a GCG file, which other word-game programs can read too.</source>
        <translation>Das Protokoll enthält jeden Zug als GCG-Datei, die auch andere Wortspielprogramme lesen.</translation>
    </message>
    <message>
        <source>You can also drop a game record (GCG file) on the window.</source>
        <translation>Du kannst ein Spielprotokoll (GCG-Datei) auch auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>File path</source>
        <translation>Dateipfad</translation>
    </message>
    <message>
        <source>This file already exists and will be replaced.</source>
        <translation>Diese Datei gibt es schon; sie wird ersetzt.</translation>
    </message>
</context>
<context>
    <name>RecordProblemDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cannot open the file</source>
        <translation>Die Datei lässt sich nicht öffnen</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Game over</source>
        <translation>Spiel vorbei</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Strg+A</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>%1 and %2 tie for first place</source>
        <translation>%1 und %2 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Same players and rules</source>
        <translation>Gleiche Spieler und Regeln</translation>
    </message>
    <message>
        <source>View board</source>
        <translation>Brett ansehen</translation>
    </message>
</context>
<context>
    <name>ResultHead</name>
    <message>
        <source>Tiles left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>+ / −</source>
        <translation>+ / −</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message numerus="yes">
        <source>%1. %2, %n point(s)</source>
        <translation>
            <numerusform>%1. %2, %n Punkt</numerusform>
            <numerusform>%1. %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 for time</source>
        <translation>%1 für Zeit</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) played</source>
        <translation>
            <numerusform>%n Punkt erspielt</numerusform>
            <numerusform>%n Punkte erspielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less for %1</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n weniger für %1</numerusform>
            <numerusform>%n weniger für %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n mehr</numerusform>
            <numerusform>%n mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less for time</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n weniger für Zeit</numerusform>
            <numerusform>%n weniger für Zeit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleExample</name>
    <message>
        <source>After the play</source>
        <translation>Nach dem Zug</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Vor dem Zug</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <translation>%1: %2 = %3</translation>
    </message>
    <message>
        <source>All tiles laid: %1</source>
        <translation>Alle Steine gelegt: %1</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Show play</source>
        <translation>Zug zeigen</translation>
    </message>
</context>
<context>
    <name>RuleExamples</name>
    <message>
        <source>The first word on a start square</source>
        <translation>Das erste Wort auf einem Startfeld</translation>
    </message>
    <message>
        <source>The first word somewhere else</source>
        <translation>Das erste Wort woanders</translation>
    </message>
    <message>
        <source>A word through a tile that lies there</source>
        <translation>Ein Wort durch einen Stein, der schon liegt</translation>
    </message>
    <message>
        <source>A word that touches nothing</source>
        <translation>Ein Wort, das nichts berührt</translation>
    </message>
    <message>
        <source>An empty square in between</source>
        <translation>Ein leeres Feld dazwischen</translation>
    </message>
    <message>
        <source>Round a corner</source>
        <translation>Um die Ecke</translation>
    </message>
    <message>
        <source>A tile on a tile</source>
        <translation>Ein Stein auf einem Stein</translation>
    </message>
    <message>
        <source>A letter on the same letter</source>
        <translation>Ein Buchstabe auf demselben Buchstaben</translation>
    </message>
    <message>
        <source>On a stack that is full</source>
        <translation>Auf einem vollen Stapel</translation>
    </message>
    <message>
        <source>All of a word covered</source>
        <translation>Ein Wort ganz überdeckt</translation>
    </message>
    <message>
        <source>One tile of the word stays in sight</source>
        <translation>Ein Stein des Worts bleibt sichtbar</translation>
    </message>
    <message>
        <source>Just an S behind a word</source>
        <translation>Nur ein S hinter einem Wort</translation>
    </message>
    <message>
        <source>An S that begins another word</source>
        <translation>Ein S, das ein anderes Wort beginnt</translation>
    </message>
    <message>
        <source>An S on top of a stack</source>
        <translation>Ein S oben auf einem Stapel</translation>
    </message>
    <message>
        <source>Words side by side</source>
        <translation>Wörter Seite an Seite</translation>
    </message>
    <message>
        <source>The same with other letters</source>
        <translation>Dasselbe mit anderen Buchstaben</translation>
    </message>
    <message>
        <source>One tile, two new words</source>
        <translation>Ein Stein, zwei neue Wörter</translation>
    </message>
    <message>
        <source>One tile that spoils both</source>
        <translation>Ein Stein, der beide verdirbt</translation>
    </message>
    <message>
        <source>A flat word</source>
        <translation>Ein flaches Wort</translation>
    </message>
    <message>
        <source>A flat word with the Qu tile</source>
        <translation>Ein flaches Wort mit dem Qu-Stein</translation>
    </message>
    <message>
        <source>A word with a stack</source>
        <translation>Ein Wort mit einem Stapel</translation>
    </message>
    <message>
        <source>Two words at once</source>
        <translation>Zwei Wörter auf einmal</translation>
    </message>
    <message>
        <source>Over the star</source>
        <translation>Über den Stern</translation>
    </message>
    <message>
        <source>With a blank for the M</source>
        <translation>Mit einem Joker als M</translation>
    </message>
    <message>
        <source>All tiles of the rack</source>
        <translation>Alle Steine der Bank</translation>
    </message>
    <message numerus="yes">
        <source>Allowed, for %n point(s).</source>
        <translation>
            <numerusform>Erlaubt, für %n Punkt.</numerusform>
            <numerusform>Erlaubt, für %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not allowed. %1</source>
        <translation>Nicht erlaubt. %1</translation>
    </message>
    <message>
        <source>This stands unless somebody challenges it. %1</source>
        <translation>Das gilt, solange niemand es anzweifelt. %1</translation>
    </message>
</context>
<context>
    <name>RulePageList</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Everyone builds on the same board: you lay letter tiles so that they make words, beside and on top of those that lie there. A play is worth more the higher the stacks in its words are.</source>
        <translation>Alle bauen auf demselben Brett: Du legst Buchstabensteine so, dass sie Wörter ergeben, neben die und auf die, die schon liegen. Ein Zug ist umso mehr wert, je höher die Stapel in seinen Wörtern sind.</translation>
    </message>
    <message>
        <source>Everyone builds on the same board: you lay letter tiles so that they cross and prolong the words that lie there.</source>
        <translation>Alle bauen auf demselben Brett: Du legst Buchstabensteine so, dass sie die Wörter kreuzen und verlängern, die schon liegen.</translation>
    </message>
    <message>
        <source>Up to four people and computers play in turn. Whoever has most points at the end wins.</source>
        <translation>Bis zu vier Personen und Computer ziehen reihum. Wer am Ende die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>Who begins is drawn by tiles, nearest to A. Then everybody gets %n tile(s), and after each play fills up again from the bag while it lasts.</source>
        <translation>
            <numerusform>Wer anfängt, wird durch Steine ausgelost, am nächsten bei A. Dann bekommen alle %n Stein und füllen nach jedem Zug aus dem Beutel auf, solange er reicht.</numerusform>
            <numerusform>Wer anfängt, wird durch Steine ausgelost, am nächsten bei A. Dann bekommen alle %n Steine und füllen nach jedem Zug aus dem Beutel auf, solange er reicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laying a word</source>
        <translation>Ein Wort legen</translation>
    </message>
    <message>
        <source>Lay as many of your tiles as you like, in one row or one column. Together with what lies there they must leave no gap, and everything that can be read, left to right or downwards, has to be a word.</source>
        <translation>Leg so viele deiner Steine, wie du willst, in eine Zeile oder eine Spalte. Mit dem, was schon liegt, dürfen sie keine Lücke lassen, und alles, was sich von links nach rechts oder abwärts lesen lässt, muss ein Wort sein.</translation>
    </message>
    <message>
        <source>The first word has two letters or more and covers the star in the middle. Every later play touches a tile that was there before.</source>
        <translation>Das erste Wort hat zwei Buchstaben oder mehr und bedeckt den Stern in der Mitte. Jeder spätere Zug berührt einen Stein, der schon da war.</translation>
    </message>
    <message>
        <source>The first word has two letters or more and covers a start square in the middle. Every later play touches a tile that was there before, or lies on one.</source>
        <translation>Das erste Wort hat zwei Buchstaben oder mehr und bedeckt ein Startfeld in der Mitte. Jeder spätere Zug berührt einen Stein, der schon da war, oder liegt auf einem.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <translation>Stapeln</translation>
    </message>
    <message>
        <source>A tile may lie on another one: that is how words turn into other words. Only the top of a stack is read.</source>
        <translation>Ein Stein darf auf einem anderen liegen: So werden aus Wörtern andere Wörter. Gelesen wird nur, was oben auf einem Stapel liegt.</translation>
    </message>
    <message numerus="yes">
        <source>No stack grows higher than %n.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Kein Stapel wird höher als %n.</numerusform>
            <numerusform>Kein Stapel wird höher als %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A letter never lies on the same letter, and of every word at least one tile must stay in sight: a play can change a word, but not bury it.</source>
        <translation>Ein Buchstabe liegt nie auf demselben Buchstaben, und von jedem Wort muss mindestens ein Stein sichtbar bleiben: Ein Zug kann ein Wort ändern, aber nicht begraben.</translation>
    </message>
    <message>
        <source>An S is free to begin another word or stand inside one, to lie on a stack, and to come with other tiles.</source>
        <translation>Ein S darf ein anderes Wort beginnen oder in einem stehen, auf einem Stapel liegen und mit anderen Steinen kommen.</translation>
    </message>
    <message>
        <source>Just an S</source>
        <translation>Nur ein S</translation>
    </message>
    <message>
        <source>A play that does nothing but put an S behind a word is not allowed.</source>
        <translation>Ein Zug, der nur ein S hinter ein Wort legt, ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>By the house rules of this game, a play may do nothing but put an S behind a word.</source>
        <translation>Nach den Hausregeln dieses Spiels darf ein Zug auch nur ein S hinter ein Wort legen.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Every row and column of two or more tiles that your play makes or changes must be a word, also where it only brushes against another one.</source>
        <translation>Jede Reihe aus zwei oder mehr Steinen, waagerecht oder senkrecht, die dein Zug bildet oder ändert, muss ein Wort sein, auch wo sie eine andere nur streift.</translation>
    </message>
    <message>
        <source>The program checks words by its list “%1” and says at once which one it does not know. A click on a word, or Ctrl+D, tells what it means.</source>
        <translation>Das Programm prüft Wörter nach seiner Liste „%1“ und sagt sofort, welches es nicht kennt. Ein Klick auf ein Wort oder Strg+D sagt, was es bedeutet.</translation>
    </message>
    <message>
        <source>Nobody checks words while they are laid; opponents may challenge them. The list “%1” decides then.</source>
        <translation>Beim Legen prüft niemand die Wörter; die anderen können sie anzweifeln. Dann entscheidet die Liste „%1“.</translation>
    </message>
    <message>
        <source>Each letter has its points. Round squares multiply the letter that is laid there, eight-sided ones the whole word; each counts only for the play that covers it.</source>
        <translation>Jeder Buchstabe hat seine Punkte. Runde Felder vervielfachen den Buchstaben, der dort hinkommt, achteckige das ganze Wort; jedes zählt nur für den Zug, der es bedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>In a word without any stack each tile counts %n.</source>
        <comment>points</comment>
        <translation>
            <numerusform>In einem Wort ohne Stapel zählt jeder Stein %n.</numerusform>
            <numerusform>In einem Wort ohne Stapel zählt jeder Stein %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As soon as one stack is in it, every tile in all its stacks counts %n, from the board up.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Sobald ein Stapel dabei ist, zählt jeder Stein in allen seinen Stapeln %n, vom Brett aufwärts.</numerusform>
            <numerusform>Sobald ein Stapel dabei ist, zählt jeder Stein in allen seinen Stapeln %n, vom Brett aufwärts.</numerusform>
        </translation>
    </message>
    <message>
        <source>All words that the play makes or changes are added. A tile that two words share counts in both.</source>
        <translation>Alle Wörter, die der Zug bildet oder ändert, werden zusammengezählt. Ein Stein, der zu zwei Wörtern gehört, zählt in beiden.</translation>
    </message>
    <message numerus="yes">
        <source>Laying %n tile(s) in one play brings extra points:</source>
        <translation>
            <numerusform>%n Stein in einem Zug bringt Punkte dazu:</numerusform>
            <numerusform>%n Steine in einem Zug bringen Punkte dazu:</numerusform>
        </translation>
    </message>
    <message>
        <source>A flat word gets more for these tiles: %1.</source>
        <translation>Ein flaches Wort bekommt für diese Steine mehr: %1.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>Joker</translation>
    </message>
    <message numerus="yes">
        <source>There are %n blank tile(s). A blank stands for the letter you choose when you lay it, and keeps it.</source>
        <translation>
            <numerusform>Es gibt %n Joker. Ein Joker steht für den Buchstaben, den du beim Legen wählst, und behält ihn.</numerusform>
            <numerusform>Es gibt %n Joker. Ein Joker steht für den Buchstaben, den du beim Legen wählst, und behält ihn.</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts nothing itself, but a square that multiplies the word still does.</source>
        <translation>Er selbst zählt nichts, aber ein Feld, das das Wort vervielfacht, wirkt trotzdem.</translation>
    </message>
    <message>
        <source>Instead of a play you may give one tile back and draw another one. That costs the turn.</source>
        <translation>Statt zu legen, darfst du einen Stein zurückgeben und einen anderen ziehen. Das kostet den Zug.</translation>
    </message>
    <message>
        <source>Instead of a play you may give back as many tiles as you like and draw others. That costs the turn.</source>
        <translation>Statt zu legen, darfst du beliebig viele Steine zurückgeben und andere ziehen. Das kostet den Zug.</translation>
    </message>
    <message>
        <source>It needs at least seven tiles in the bag.</source>
        <translation>Dafür müssen mindestens sieben Steine im Beutel sein.</translation>
    </message>
    <message>
        <source>The bag must hold a tile for each.</source>
        <translation>Der Beutel muss für jeden einen Stein haben.</translation>
    </message>
    <message>
        <source>You may always pass.</source>
        <translation>Passen darfst du immer.</translation>
    </message>
    <message>
        <source>Exchanging and passing</source>
        <translation>Tauschen und Passen</translation>
    </message>
    <message>
        <source>The game ends when the bag is empty and somebody has laid the last tile, or when nobody can play any more.</source>
        <translation>Das Spiel endet, wenn der Beutel leer ist und jemand den letzten Stein gelegt hat oder wenn niemand mehr legen kann.</translation>
    </message>
    <message>
        <source>It also ends when everybody passes, one after the other.</source>
        <translation>Es endet auch, wenn alle nacheinander passen.</translation>
    </message>
    <message>
        <source>It also ends when everybody passes twice, one after the other.</source>
        <translation>Es endet auch, wenn alle nacheinander zweimal passen.</translation>
    </message>
    <message numerus="yes">
        <source>Each tile left on a rack costs %n.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Jeder Stein, der auf einer Bank übrig bleibt, kostet %n.</numerusform>
            <numerusform>Jeder Stein, der auf einer Bank übrig bleibt, kostet %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone loses the points of the tiles left; whoever went out gains those of all the others.</source>
        <translation>Alle verlieren die Punkte ihrer übrigen Steine; wer zuerst fertig war, bekommt die aller anderen.</translation>
    </message>
    <message>
        <source>Equal totals: whoever had more before that wins.</source>
        <translation>Bei gleicher Summe gewinnt, wer vorher mehr hatte.</translation>
    </message>
    <message>
        <source>Equal totals share the win.</source>
        <translation>Bei gleicher Summe wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>In this game the players check the words: until the next turn is taken, any opponent may challenge the last play (Ctrl+K).</source>
        <translation>In diesem Spiel prüft ihr die Wörter selbst: Bis zum nächsten Zug dürfen alle anderen den letzten anzweifeln (Strg+K).</translation>
    </message>
    <message>
        <source>In this game the program checks the words, so there is nothing to challenge. A new game can leave that to the players: until the next turn is taken, any opponent may then challenge the last play (Ctrl+K).</source>
        <translation>In diesem Spiel prüft das Programm die Wörter, da gibt es nichts anzuzweifeln. Ein neues Spiel kann das euch überlassen: Bis zum nächsten Zug dürfen dann alle anderen den letzten anzweifeln (Strg+K).</translation>
    </message>
    <message>
        <source>If one of its words is not in the list, the tiles go back to the rack, and the turn is lost.</source>
        <translation>Steht eines seiner Wörter nicht in der Liste, gehen die Steine zurück auf die Bank, und der Zug ist verloren.</translation>
    </message>
    <message>
        <source>If one of its words is not in the list, the tiles go back to the rack, and the same player tries again.</source>
        <translation>Steht eines seiner Wörter nicht in der Liste, gehen die Steine zurück auf die Bank, und dieselbe Person versucht es noch einmal.</translation>
    </message>
    <message>
        <source>If all are good, the challenger loses the next turn.</source>
        <translation>Sind alle gültig, setzt beim nächsten Zug aus, wer angezweifelt hat.</translation>
    </message>
    <message>
        <source>If all are good, the game simply goes on.</source>
        <translation>Sind alle gültig, geht das Spiel einfach weiter.</translation>
    </message>
    <message>
        <source>Challenging</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>Alone you play for the highest total; the best ones are kept in a table.</source>
        <translation>Allein spielst du um die höchste Summe; die besten stehen in einer Tabelle.</translation>
    </message>
    <message numerus="yes">
        <source>You may exchange %n time(s), and not after that.</source>
        <translation>
            <numerusform>Du darfst %n Mal tauschen, danach nicht mehr.</numerusform>
            <numerusform>Du darfst %n Mal tauschen, danach nicht mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>By the house rules of this game, tiles left at the end cost nothing.</source>
        <translation>Nach den Hausregeln dieses Spiels kosten übrige Steine am Ende nichts.</translation>
    </message>
    <message>
        <source>Playing alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>%1 (+%2)</source>
        <comment>a tile, and what it adds</comment>
        <translation>%1 (+%2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between tiles in a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>If all are good, the challenger loses %n point(s).</source>
        <translation>
            <numerusform>Sind alle gültig, verliert %n Punkt, wer angezweifelt hat.</numerusform>
            <numerusform>Sind alle gültig, verliert %n Punkte, wer angezweifelt hat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Play the tutorial</source>
        <translation>Einführung spielen</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>SavedGameRow</name>
    <message>
        <source>Delete this game</source>
        <translation>Dieses Spiel löschen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>View only</source>
        <translation>Nur ansehen</translation>
    </message>
</context>
<context>
    <name>SavedGameTexts</name>
    <message>
        <source>Open in another window</source>
        <translation>In anderem Fenster offen</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>In diesem Fenster</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a summary</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n turn(s) · %2</source>
        <translation>
            <numerusform>%1 · %n Zug · %2</numerusform>
            <numerusform>%1 · %n Züge · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Unlesbares Protokoll</translation>
    </message>
</context>
<context>
    <name>ScoreCard</name>
    <message>
        <source>thinking…</source>
        <translation>denkt nach …</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <translation>
            <numerusform>%1, %2, %n Punkt</numerusform>
            <numerusform>%1, %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 on the clock</source>
        <translation>%1, %2 auf der Uhr</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message numerus="yes">
        <source>Scores of the last %n game(s): %1</source>
        <translation>
            <numerusform>Punkte des letzten %n Spiels: %1</numerusform>
            <numerusform>Punkte der letzten %n Spiele: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Players</source>
        <translation>Wer spielt</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>The picture can&apos;t be written to %1.</source>
        <translation>Das Bild lässt sich nicht nach %1 schreiben.</translation>
    </message>
    <message>
        <source>The window was never drawn.</source>
        <translation>Das Fenster wurde nie gezeichnet.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Player type for %1</source>
        <translation>Art des Spielers %1</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Bo</source>
        <translation>Bo</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Cleo</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Dan</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Eva</translation>
    </message>
    <message>
        <source>Enter a name for every player.</source>
        <translation>Gib für alle einen Namen ein.</translation>
    </message>
    <message>
        <source>Two players are named “%1”. Change one of the names.</source>
        <translation>Zwei Spieler heißen „%1“. Ändere einen der Namen.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>No more than four players</source>
        <translation>Höchstens vier Spieler</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Some settings are ignored: %1</source>
        <translation>Einige Einstellungen bleiben unbeachtet: %1</translation>
    </message>
    <message>
        <source>this is neither a section nor a setting</source>
        <translation>das ist weder ein Abschnitt noch eine Einstellung</translation>
    </message>
    <message>
        <source>The settings can&apos;t be saved: %1 can&apos;t be written.</source>
        <translation>Die Einstellungen lassen sich nicht speichern: %1 ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>it can&apos;t be &apos;%1&apos;</source>
        <translation>„%1“ ist hier nicht möglich</translation>
    </message>
    <message>
        <source>this is no choice of players</source>
        <translation>das ist keine Auswahl von Teilnehmenden</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Players, turns and play</source>
        <translation>Mitspielende, Züge und dein Zug</translation>
    </message>
</context>
<context>
    <name>SliderLine</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>SoloBar</name>
    <message numerus="yes">
        <source>%n free exchange(s) left</source>
        <translation>
            <numerusform>noch %n Tausch frei</numerusform>
            <numerusform>noch %n Tausche frei</numerusform>
        </translation>
    </message>
    <message>
        <source>no total to beat yet</source>
        <translation>noch nichts zu schlagen</translation>
    </message>
    <message>
        <source>to beat: %1</source>
        <translation>zu schlagen: %1</translation>
    </message>
</context>
<context>
    <name>SoloResultsDialog</name>
    <message>
        <source>Solo results</source>
        <translation>Solo-Ergebnisse</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>No solo results yet. Start a game with one player and finish it to see its total here.</source>
        <translation>Noch keine Solo-Ergebnisse. Spiel allein ein Spiel zu Ende, dann steht seine Summe hier.</translation>
    </message>
</context>
<context>
    <name>SoloRow</name>
    <message numerus="yes">
        <source>%1. %2, %3, %n point(s)</source>
        <translation>
            <numerusform>%1. %2, %3, %n Punkt</numerusform>
            <numerusform>%1. %2, %3, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word: %1 (%2)</source>
        <translation>Bestes Wort: %1 (%2)</translation>
    </message>
    <message>
        <source>Best play: %1 (%2)</source>
        <translation>Bester Zug: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>SoloTable</name>
    <message>
        <source>%1, “%2”</source>
        <translation>%1, „%2“</translation>
    </message>
</context>
<context>
    <name>SoloText</name>
    <message>
        <source>The solo results in %1 can&apos;t be read. The file is kept as %2.</source>
        <translation>Die Solo-Ergebnisse in %1 sind nicht lesbar. Die Datei bleibt als %2 erhalten.</translation>
    </message>
    <message>
        <source>The solo results in %1 can&apos;t be read, so new ones are not saved.</source>
        <translation>Die Solo-Ergebnisse in %1 sind nicht lesbar; darum werden neue nicht gespeichert.</translation>
    </message>
    <message>
        <source>The solo results in %1 are of a newer version of this program, so new ones are not saved.</source>
        <translation>Die Solo-Ergebnisse in %1 stammen von einer neueren Version dieses Programms; darum werden neue nicht gespeichert.</translation>
    </message>
    <message>
        <source>The solo results are not saved: %1</source>
        <translation>Die Solo-Ergebnisse sind nicht gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>StartDrawDialog</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Du fängst an</translation>
    </message>
    <message>
        <source>%1 starts</source>
        <translation>%1 fängt an</translation>
    </message>
    <message>
        <source>A blank comes before A.</source>
        <translation>Ein Joker kommt vor A.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Everyone drew a tile. The letter closest to A starts; ties drew again.</source>
        <translation>Alle haben einen Stein gezogen. Der Buchstabe am nächsten bei A fängt an; bei Gleichstand wurde noch einmal gezogen.</translation>
    </message>
    <message>
        <source>Everyone drew a tile. The letter closest to A starts.</source>
        <translation>Alle haben einen Stein gezogen. Der Buchstabe am nächsten bei A fängt an.</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Spiel beginnen</translation>
    </message>
</context>
<context>
    <name>StartText</name>
    <message>
        <source>A game has one to four players.</source>
        <translation>An einem Spiel nehmen eine bis vier Personen teil.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Alle brauchen einen Namen.</translation>
    </message>
    <message>
        <source>Two players are named %1.</source>
        <translation>Zweimal heißt jemand %1.</translation>
    </message>
    <message>
        <source>There is no computer level named %1.</source>
        <translation>Es gibt keine Computerstufe namens %1.</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Bestes Wort</translation>
    </message>
    <message>
        <source>Highest stack</source>
        <translation>Höchster Stapel</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen …</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Delete the statistics of all players? Press “Delete all” again to confirm.</source>
        <translation>Die Statistik aller Spieler löschen? Drück zur Bestätigung noch einmal „Alles löschen“.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Noch keine beendeten Spiele.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Alles löschen</translation>
    </message>
</context>
<context>
    <name>StatisticsFigure</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>StatisticsFileDialog</name>
    <message>
        <source>Export statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>A CSV table for spreadsheets, with one row per person and game.</source>
        <translation>Eine CSV-Tabelle für Tabellenkalkulationen, mit einer Zeile je Person und Spiel.</translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message>
        <source>%1, height %2: %3, turn %4, for %5</source>
        <translation>%1, Höhe %2: %3, Zug %4, für %5</translation>
    </message>
    <message>
        <source>%1, height %2: laid, not yet played</source>
        <translation>%1, Höhe %2: gelegt, noch nicht gespielt</translation>
    </message>
    <message numerus="yes">
        <source>room for %n more</source>
        <translation>
            <numerusform>Platz für %n weiteren</numerusform>
            <numerusform>Platz für %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>%1, height %2: there from the start</source>
        <translation>%1, Höhe %2: von Anfang an da</translation>
    </message>
</context>
<context>
    <name>SumLine</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>at fault</source>
        <translation>fehlerhaft</translation>
    </message>
</context>
<context>
    <name>SumTotal</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message numerus="yes">
        <source>Total: %n point(s)</source>
        <translation>
            <numerusform>Summe: %n Punkt</numerusform>
            <numerusform>Summe: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileCount</name>
    <message numerus="yes">
        <source>%n tile(s) on the rack</source>
        <translation>
            <numerusform>%n Stein auf der Bank</numerusform>
            <numerusform>%n Steine auf der Bank</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnRow</name>
    <message numerus="yes">
        <source>%1: %2, %3, %n point(s)</source>
        <translation>
            <numerusform>%1: %2, %3, %n Punkt</numerusform>
            <numerusform>%1: %2, %3, %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n hint(s)</source>
        <translation>
            <numerusform>mit %n Tipp</numerusform>
            <numerusform>mit %n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TurnVerdict</name>
    <message>
        <source>Nothing better was found.</source>
        <translation>Besseres fand sich nicht.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message numerus="yes">
        <source>Best: %1, %n point(s). What was done gave %2 away.</source>
        <translation>
            <numerusform>Am besten: %1, %n Punkt. Was geschah, hat %2 verschenkt.</numerusform>
            <numerusform>Am besten: %1, %n Punkte. Was geschah, hat %2 verschenkt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnsHead</name>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Strg+←</translation>
    </message>
    <message>
        <source>Take my last turn back</source>
        <translation>Meinen letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Take the turn again</source>
        <translation>Den Zug wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>Analyse the game</source>
        <translation>Das Spiel analysieren</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Strg+A</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n Stein im Beutel</numerusform>
            <numerusform>%n Steine im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>the bag is empty</source>
        <translation>der Beutel ist leer</translation>
    </message>
    <message>
        <source>Tiles nobody has seen</source>
        <translation>Steine, die niemand gesehen hat</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Strg+T</translation>
    </message>
</context>
<context>
    <name>TypedText</name>
    <message>
        <source>“%1” is no tile of this game.</source>
        <translation>„%1“ ist kein Stein dieses Spiels.</translation>
    </message>
    <message>
        <source>Enter a square, then the tiles: &lt;b&gt;5D W...&lt;/b&gt; reads across from row 5, column D; &lt;b&gt;D5 L..P&lt;/b&gt; reads down. A dot keeps the tile on the board.</source>
        <translation>Gib ein Feld und dann die Steine ein: &lt;b&gt;5D W...&lt;/b&gt; geht quer von Zeile 5, Spalte D; &lt;b&gt;D5 L..P&lt;/b&gt; geht abwärts. Ein Punkt steht für einen Stein, der liegen bleibt.</translation>
    </message>
</context>
<context>
    <name>UnseenDialog</name>
    <message numerus="yes">
        <source>%n vowel(s)</source>
        <translation>
            <numerusform>%n Vokal</numerusform>
            <numerusform>%n Vokale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n consonant(s)</source>
        <translation>
            <numerusform>%n Konsonant</numerusform>
            <numerusform>%n Konsonanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s)</source>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n im Beutel</numerusform>
            <numerusform>%n im Beutel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n</source>
        <translation>
            <numerusform>%1 hat %n</numerusform>
            <numerusform>%1 hat %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen tile(s)</source>
        <translation>
            <numerusform>%n ungesehener Stein</numerusform>
            <numerusform>%n ungesehene Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnseenTile</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ViewButtons</name>
    <message>
        <source>Flat board</source>
        <translation>Flaches Brett</translation>
    </message>
    <message>
        <source>Ctrl+4</source>
        <translation>Strg+4</translation>
    </message>
    <message>
        <source>Heights on the tiles</source>
        <translation>Höhen auf den Steinen</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Strg+M</translation>
    </message>
    <message>
        <source>Take the board apart, storey by storey</source>
        <translation>Brett Etage für Etage zerlegen</translation>
    </message>
    <message>
        <source>Ctrl+X</source>
        <translation>Strg+X</translation>
    </message>
</context>
<context>
    <name>ViolationText</name>
    <message>
        <source>Lay at least one tile.</source>
        <translation>Leg mindestens einen Stein.</translation>
    </message>
    <message>
        <source>This tile is not on your rack.</source>
        <translation>Dieser Stein ist nicht auf deiner Bank.</translation>
    </message>
    <message>
        <source>This is off the board.</source>
        <translation>Das liegt neben dem Brett.</translation>
    </message>
    <message>
        <source>Only one tile can go on a square in one turn.</source>
        <translation>Auf ein Feld darf in einem Zug nur ein Stein.</translation>
    </message>
    <message>
        <source>All tiles of a turn must lie in one row or one column.</source>
        <translation>Alle Steine eines Zugs müssen in einer Zeile oder einer Spalte liegen.</translation>
    </message>
    <message>
        <source>There is a tile on this square already.</source>
        <translation>Auf diesem Feld liegt schon ein Stein.</translation>
    </message>
    <message numerus="yes">
        <source>This stack is full: it is %n high already.</source>
        <translation>
            <numerusform>Dieser Stapel ist voll: Er ist schon %n hoch.</numerusform>
            <numerusform>Dieser Stapel ist voll: Er ist schon %n hoch.</numerusform>
        </translation>
    </message>
    <message>
        <source>A letter can&apos;t go on the same letter.</source>
        <translation>Ein Buchstabe darf nicht auf denselben Buchstaben.</translation>
    </message>
    <message>
        <source>There is an empty square between your tiles.</source>
        <translation>Zwischen deinen Steinen ist ein Feld leer.</translation>
    </message>
    <message>
        <source>The first word needs at least two tiles.</source>
        <translation>Das erste Wort braucht mindestens zwei Steine.</translation>
    </message>
    <message>
        <source>The first word must cover a start square in the middle.</source>
        <translation>Das erste Wort muss ein Startfeld in der Mitte bedecken.</translation>
    </message>
    <message>
        <source>Your tiles must touch the tiles on the board.</source>
        <translation>Deine Steine müssen die Steine auf dem Brett berühren.</translation>
    </message>
    <message>
        <source>All of %1 would be covered. At least one of its tiles must stay in sight.</source>
        <translation>%1 würde ganz überdeckt. Mindestens einer seiner Steine muss sichtbar bleiben.</translation>
    </message>
    <message>
        <source>An S alone behind a word is not enough. Add another tile, or let the S be part of a new word.</source>
        <translation>Ein S allein hinter einem Wort reicht nicht. Leg noch einen Stein dazu, oder mach das S zum Teil eines neuen Worts.</translation>
    </message>
    <message>
        <source>This makes no word.</source>
        <translation>Das ergibt kein Wort.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not in the word list “%2”.</source>
        <translation>
            <numerusform>%1 steht nicht in der Wortliste „%2“.</numerusform>
            <numerusform>%1 stehen nicht in der Wortliste „%2“.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are too few tiles in the bag to exchange.</source>
        <translation>Zum Tauschen sind zu wenig Steine im Beutel.</translation>
    </message>
    <message>
        <source>Only one tile can be exchanged in a turn.</source>
        <translation>In einem Zug kann nur ein Stein getauscht werden.</translation>
    </message>
    <message>
        <source>You have used up your exchanges.</source>
        <translation>Du hast alle Tausche verbraucht.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>After a play is taken back you play again or pass.</source>
        <translation>Nach einem zurückgenommenen Zug legst du noch einmal oder passt.</translation>
    </message>
</context>
<context>
    <name>WordChips</name>
    <message>
        <source>× %1 =</source>
        <translation>× %1 =</translation>
    </message>
    <message>
        <source>%1: %2 times %3</source>
        <translation>%1: %2 mal %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>WordDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Ein Wort nachschlagen</translation>
    </message>
    <message>
        <source>Type a word and press Enter</source>
        <translation>Wort eingeben und Eingabe drücken</translation>
    </message>
    <message>
        <source>%1 is in the word list “%2”.</source>
        <translation>%1 steht in der Wortliste „%2“.</translation>
    </message>
    <message>
        <source>%1 is not in the word list “%2”.</source>
        <translation>%1 steht nicht in der Wortliste „%2“.</translation>
    </message>
    <message>
        <source>No definition available.</source>
        <translation>Keine Definition verfügbar.</translation>
    </message>
</context>
<context>
    <name>WordMeaning</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>form of %1</source>
        <translation>Form von %1</translation>
    </message>
</context>
<context>
    <name>storeys::Announcer</name>
    <message>
        <source>The game has begun. %1</source>
        <translation>Das Spiel hat begonnen. %1</translation>
    </message>
    <message>
        <source>The game goes on. %1</source>
        <translation>Das Spiel geht weiter. %1</translation>
    </message>
    <message>
        <source>Back to an earlier turn.</source>
        <translation>Zurück zu einem früheren Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n point(s).</source>
        <translation>
            <numerusform>%1 für %n Punkt.</numerusform>
            <numerusform>%1 für %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back in the game.</source>
        <translation>Zurück im Spiel.</translation>
    </message>
    <message>
        <source>The board before the first turn.</source>
        <translation>Das Brett vor dem ersten Zug.</translation>
    </message>
    <message>
        <source>The board after turn %1.</source>
        <translation>Das Brett nach Zug %1.</translation>
    </message>
    <message>
        <source>%1 has challenged the play.</source>
        <translation>Angezweifelt von %1.</translation>
    </message>
    <message>
        <source>%1 is a word.</source>
        <translation>%1 ist ein Wort.</translation>
    </message>
    <message>
        <source>%1 is no word.</source>
        <translation>%1 ist kein Wort.</translation>
    </message>
    <message>
        <source>The game has ended. %1</source>
        <translation>Das Spiel ist zu Ende. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s).</source>
        <comment>a player&apos;s total</comment>
        <translation>
            <numerusform>%1: %n Punkt.</numerusform>
            <numerusform>%1: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>number of a turn, who, what</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <translation>%1, %2, %3.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 to play.</source>
        <translation>Am Zug: %1.</translation>
    </message>
</context>
<context>
    <name>storeys::BoardSpeech</name>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a square</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>under it, from the top: %1</source>
        <translation>darunter, von oben: %1</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>leerer Platz</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tile, its points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a tile, its place on the rack</comment>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>blank as %1</source>
        <translation>Joker als %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message numerus="yes">
        <source>height %n</source>
        <comment>in tiles</comment>
        <translation>
            <numerusform>Höhe %n</numerusform>
            <numerusform>Höhe %n</numerusform>
        </translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>double letter</source>
        <translation>doppelter Buchstabe</translation>
    </message>
    <message>
        <source>triple letter</source>
        <translation>dreifacher Buchstabe</translation>
    </message>
    <message>
        <source>double word</source>
        <translation>doppeltes Wort</translation>
    </message>
    <message>
        <source>triple word</source>
        <translation>dreifaches Wort</translation>
    </message>
    <message>
        <source>start square</source>
        <translation>Startfeld</translation>
    </message>
    <message>
        <source>last play</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>laid, not yet played</source>
        <translation>gelegt, noch nicht gespielt</translation>
    </message>
    <message>
        <source>at fault</source>
        <translation>fehlerhaft</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>storeys::Dictionary</name>
    <message>
        <source>In challenge mode words can be looked up when the game is over.</source>
        <translation>Wo angezweifelt wird, lassen sich Wörter erst nach dem Spiel nachschlagen.</translation>
    </message>
    <message>
        <source>The word list cannot be read.</source>
        <translation>Die Wortliste ist nicht lesbar.</translation>
    </message>
    <message>
        <source>A word has two or more letters from A to Z.</source>
        <translation>Ein Wort hat zwei oder mehr Buchstaben von A bis Z.</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>Substantiv</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>Verb</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>Adjektiv</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>Adverb</translation>
    </message>
</context>
<context>
    <name>storeys::GameAnalysis</name>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>exchange %1</source>
        <translation>%1 tauschen</translation>
    </message>
</context>
<context>
    <name>storeys::GameSession</name>
    <message>
        <source>You are looking at an earlier turn.</source>
        <translation>Du siehst gerade einen früheren Zug.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>Es gibt noch kein Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n point(s)</source>
        <translation>
            <numerusform>%1: %2, %n Punkt</numerusform>
            <numerusform>%1: %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>This is for practice only and has no record.</source>
        <translation>Das ist nur zum Üben und hat kein Protokoll.</translation>
    </message>
</context>
<context>
    <name>storeys::GameShelf</name>
    <message>
        <source>The game goes on, but it could not be saved: %1</source>
        <translation>Das Spiel geht weiter, ließ sich aber nicht speichern: %1</translation>
    </message>
</context>
<context>
    <name>storeys::HintGiver</name>
    <message>
        <source>Look at the upper left.</source>
        <translation>Sieh oben links nach.</translation>
    </message>
    <message>
        <source>Look at the upper right.</source>
        <translation>Sieh oben rechts nach.</translation>
    </message>
    <message>
        <source>Look at the lower left.</source>
        <translation>Sieh unten links nach.</translation>
    </message>
    <message>
        <source>Look at the lower right.</source>
        <translation>Sieh unten rechts nach.</translation>
    </message>
    <message>
        <source>Looking for a good play…</source>
        <translation>Suche nach einem guten Zug …</translation>
    </message>
    <message>
        <source>There is no play; passing is all that is left.</source>
        <translation>Es gibt keinen Zug; nur Passen bleibt übrig.</translation>
    </message>
    <message>
        <source>Nothing on the board is worth more than an exchange.</source>
        <translation>Nichts auf dem Brett lohnt mehr als ein Tausch.</translation>
    </message>
    <message numerus="yes">
        <source>A good play lays %n tile(s), on the marked squares.</source>
        <translation>
            <numerusform>Ein guter Zug legt %n Stein, auf das markierte Feld.</numerusform>
            <numerusform>Ein guter Zug legt %n Steine, auf die markierten Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; scores %n.</source>
        <comment>points</comment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; bringt %n.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; bringt %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::Lesson</name>
    <message>
        <source>That is the game</source>
        <translation>Das ist das Spiel</translation>
    </message>
    <message>
        <source>In a game you draw new tiles after every play. When the bag is empty and nobody can go on, tiles left on a rack cost points, and the highest total wins. The rules are there whenever you press F1.</source>
        <translation>In einem Spiel ziehst du nach jedem Zug neue Steine. Ist der Beutel leer und niemand kann weiter, kosten übrige Steine Punkte, und die höchste Summe gewinnt. Die Regeln stehen jederzeit unter F1.</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
</context>
<context>
    <name>storeys::OwnTiles</name>
    <message>
        <source>This is off the board.</source>
        <translation>Das liegt neben dem Brett.</translation>
    </message>
    <message>
        <source>There is no tile to lay.</source>
        <translation>Da ist kein Stein zum Legen.</translation>
    </message>
    <message>
        <source>Only one tile can go on a square in one turn.</source>
        <translation>Auf ein Feld darf in einem Zug nur ein Stein.</translation>
    </message>
</context>
<context>
    <name>storeys::Statistics</name>
    <message>
        <source>The statistics in %1 are of a newer version; they are left as they are.</source>
        <translation>Die Statistik in %1 stammt von einer neueren Version; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The statistics in %1 cannot be read: %2</source>
        <translation>Die Statistik in %1 ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>The statistics in %1 are damaged.</source>
        <translation>Die Statistik in %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>The statistics in %1 are damaged; they are kept as %2.</source>
        <translation>Die Statistik in %1 ist beschädigt; sie bleibt als %2 erhalten.</translation>
    </message>
    <message>
        <source>The statistics are not saved: %1</source>
        <translation>Die Statistik ist nicht gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>storeys::TypingCursor</name>
    <message>
        <source>The board ends here.</source>
        <translation>Hier endet das Brett.</translation>
    </message>
    <message>
        <source>There is no blank on your rack.</source>
        <translation>Auf deiner Bank ist kein Joker.</translation>
    </message>
    <message>
        <source>There is no %1 on your rack.</source>
        <translation>Auf deiner Bank ist kein %1.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
</context>
</TS>
