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
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes with no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später (GPL-3.0-or-later). Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>STOREYS</source>
        <translation>STOREYS</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Danksagungen</translation>
    </message>
    <message>
        <source>Something is wrong, or missing? Report it at %1.</source>
        <translation>Stimmt etwas nicht, oder fehlt etwas? Melde es unter %1.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Angaben kopieren</translation>
    </message>
    <message>
        <source>Versions and graphics of this computer, for a bug report</source>
        <translation>Versionen und Grafik dieses Computers, für eine Fehlermeldung</translation>
    </message>
</context>
<context>
    <name>AnalysisDialog</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
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
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) analysed</source>
        <translation>
            <numerusform>%1 von %n Zug analysiert</numerusform>
            <numerusform>%1 von %n Zügen analysiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Key turns</source>
        <translation>Wichtigste Züge</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Chance to win by turn, in percent: %1</source>
        <translation>Gewinnchance nach Zügen, in Prozent: %1</translation>
    </message>
    <message>
        <source>Points by turn: %1</source>
        <translation>Punkte nach Zügen: %1</translation>
    </message>
    <message>
        <source>Judged by</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>common words</source>
        <translation>häufige Wörter</translation>
    </message>
    <message>
        <source>most words</source>
        <translation>die meisten Wörter</translation>
    </message>
    <message>
        <source>all words</source>
        <translation>alle Wörter</translation>
    </message>
    <message>
        <source>Show all answers</source>
        <translation>Alle Lösungen zeigen</translation>
    </message>
    <message>
        <source>Retry my mistakes (%1)</source>
        <translation>Meine Fehler noch einmal (%1)</translation>
    </message>
    <message>
        <source>What do these figures mean?</source>
        <translation>Was bedeuten diese Zahlen?</translation>
    </message>
    <message>
        <source>Nothing was given away that can be shown.</source>
        <translation>Dass etwas verschenkt wurde, ist nicht nachweisbar.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>accuracy %1%</source>
        <translation>Genauigkeit %1&#xa0;%</translation>
    </message>
    <message>
        <source>mistakes: %1 small, %2 medium, %3 large</source>
        <translation>Fehler: %1 kleine, %2 mittlere, %3 große</translation>
    </message>
    <message>
        <source>luck of the draw %1 ± %2</source>
        <translation>Glück beim Ziehen %1 ± %2</translation>
    </message>
    <message>
        <source>lost in play %1</source>
        <translation>beim Legen verschenkt %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n turn(s) good</source>
        <translation>
            <numerusform>%1: %2 von %n Zug gut</numerusform>
            <numerusform>%1: %2 von %n Zügen gut</numerusform>
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
        <source>Board: use the arrow keys to move between squares</source>
        <translation>Brett: Mit den Pfeiltasten bewegst du dich von Feld zu Feld</translation>
    </message>
</context>
<context>
    <name>BonusLines</name>
    <message>
        <source>All tiles placed</source>
        <translation>Alle Steine gelegt</translation>
    </message>
    <message>
        <source>Stars joined</source>
        <translation>Sterne verbunden</translation>
    </message>
</context>
<context>
    <name>CancelButton</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CardNotice</name>
    <message>
        <source>%1: %2</source>
        <comment>who draws a card, its title</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Any key or a click dismisses it.</source>
        <translation>Jede Taste und jeder Klick schließt sie.</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Blockers</source>
        <translation>Blocker</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>Change %n tile(s)</source>
        <translation>
            <numerusform>%n Stein tauschen</numerusform>
            <numerusform>%n Steine tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Change tiles</source>
        <translation>Steine tauschen</translation>
    </message>
    <message>
        <source>Take off %1</source>
        <comment>a square</comment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>Lamp on a hook</source>
        <translation>Lampe am Haken</translation>
    </message>
    <message>
        <source>Spare batteries</source>
        <translation>Ersatzbatterien</translation>
    </message>
    <message>
        <source>Dead battery</source>
        <translation>Leere Batterie</translation>
    </message>
    <message>
        <source>Loose rubble</source>
        <translation>Loses Geröll</translation>
    </message>
    <message>
        <source>Cave-in</source>
        <translation>Einsturz</translation>
    </message>
    <message>
        <source>Crowbar</source>
        <translation>Brecheisen</translation>
    </message>
    <message>
        <source>All clear</source>
        <translation>Die Luft ist rein</translation>
    </message>
    <message>
        <source>The dog is asleep</source>
        <translation>Der Hund schläft</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>Fehlalarm</translation>
    </message>
    <message>
        <source>Wrong tunnel</source>
        <translation>Falscher Tunnel</translation>
    </message>
    <message>
        <source>Caught in the light</source>
        <translation>Im Licht ertappt</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>Neuer Plan</translation>
    </message>
    <message>
        <source>Whispered hint</source>
        <translation>Geflüsterter Tipp</translation>
    </message>
    <message>
        <source>Empty pockets</source>
        <translation>Leere Taschen</translation>
    </message>
    <message>
        <source>Mix-up in the dark</source>
        <translation>Verwechslung</translation>
    </message>
    <message>
        <source>Solar wind</source>
        <translation>Sonnenwind</translation>
    </message>
    <message>
        <source>Stardust</source>
        <translation>Sternenstaub</translation>
    </message>
    <message>
        <source>Fuel leak</source>
        <translation>Leck im Tank</translation>
    </message>
    <message>
        <source>Slingshot</source>
        <translation>Mit Schwung</translation>
    </message>
    <message>
        <source>Full thrust</source>
        <translation>Voller Schub</translation>
    </message>
    <message>
        <source>Wormhole</source>
        <translation>Wurmloch</translation>
    </message>
    <message>
        <source>Radio silence</source>
        <translation>Funkstille</translation>
    </message>
    <message>
        <source>Magnetic storm</source>
        <translation>Magnetsturm</translation>
    </message>
    <message>
        <source>Engine stalls</source>
        <translation>Motor setzt aus</translation>
    </message>
    <message>
        <source>Long way round</source>
        <translation>Langer Umweg</translation>
    </message>
    <message>
        <source>New course</source>
        <translation>Neuer Kurs</translation>
    </message>
    <message>
        <source>Quick repair</source>
        <translation>Schnell repariert</translation>
    </message>
    <message>
        <source>Supply ship</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>Cargo dumped</source>
        <translation>Ladung über Bord</translation>
    </message>
    <message>
        <source>Crossed signals</source>
        <translation>Falscher Funk</translation>
    </message>
    <message>
        <source>Take a yellow blank from the pile.</source>
        <translation>Nimm einen gelben Joker aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Give back one yellow blank if you have one.</source>
        <translation>Gib einen gelben Joker zurück, wenn du einen hast.</translation>
    </message>
    <message>
        <source>Take a blocker from the pile.</source>
        <translation>Nimm einen Blocker aus dem Vorrat.</translation>
    </message>
    <message>
        <source>You may take one blocker off the board.</source>
        <translation>Du darfst einen Blocker vom Brett nehmen.</translation>
    </message>
    <message>
        <source>You have another turn after this one.</source>
        <translation>Du bist nach diesem Zug noch einmal dran.</translation>
    </message>
    <message>
        <source>The next player loses a turn.</source>
        <translation>Wer nach dir dran ist, setzt einmal aus.</translation>
    </message>
    <message>
        <source>You lose your next turn.</source>
        <translation>Du setzt das nächste Mal aus.</translation>
    </message>
    <message>
        <source>You may change up to three of your tiles.</source>
        <translation>Du darfst bis zu drei deiner Steine tauschen.</translation>
    </message>
    <message>
        <source>Draw a fresh rack from the bag; then your old tiles go in.</source>
        <translation>Ziehe neue Steine aus dem Beutel; dann kommen deine alten hinein.</translation>
    </message>
    <message>
        <source>Swap racks with the next player; then both draw up. Reserves stay.</source>
        <translation>Du und der nächste Spieler tauscht eure Steine; dann zieht ihr beide nach. Was neben den Bänken liegt, bleibt.</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>%1 challenged the play: all words are valid.</source>
        <translation>%1 hat den Zug angezweifelt: Alle Wörter sind gültig.</translation>
    </message>
</context>
<context>
    <name>ChallengeDialog</name>
    <message>
        <source>Challenge %1?</source>
        <translation>%1 anzweifeln?</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>Who is challenging?</source>
        <translation>Wer zweifelt an?</translation>
    </message>
</context>
<context>
    <name>ChangeCard</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Redone: %1 (%2)</source>
        <comment>word, player</comment>
        <translation>Wiederholt: %1 (%2)</translation>
    </message>
    <message>
        <source>Undone: %1 (%2)</source>
        <comment>word, player</comment>
        <translation>Zurückgenommen: %1 (%2)</translation>
    </message>
    <message>
        <source>Withdrawn: %1 (%2)</source>
        <comment>word, player</comment>
        <translation>Abgelehnt: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) undone</source>
        <translation>
            <numerusform>%n Zug zurückgenommen</numerusform>
            <numerusform>%n Züge zurückgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) redone</source>
        <translation>
            <numerusform>%n Zug wiederholt</numerusform>
            <numerusform>%n Züge wiederholt</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>ChangeStory</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what became of a word</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You played %1</source>
        <translation>Du legst %1</translation>
    </message>
    <message>
        <source>%1 played %2</source>
        <comment>player, word</comment>
        <translation>%1 legt %2</translation>
    </message>
</context>
<context>
    <name>ClaimList</name>
    <message>
        <source>1 Tiles</source>
        <translation>1 Steine</translation>
    </message>
    <message>
        <source>2 Words</source>
        <translation>2 Wörter</translation>
    </message>
    <message>
        <source>Drag from letter to letter, or type a word and press Enter.</source>
        <translation>Ziehe von Buchstabe zu Buchstabe, oder tippe ein Wort und drücke die Eingabetaste.</translation>
    </message>
    <message>
        <source>Find a word</source>
        <translation>Wort finden</translation>
    </message>
    <message>
        <source>Claims the best word that is left. It counts as a hint.</source>
        <translation>Wählt das beste Wort, das noch übrig ist. Das zählt als Tipp.</translation>
    </message>
    <message>
        <source>%1, not valid</source>
        <translation>%1, ungültig</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Continue a game</source>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Solo results</source>
        <translation>Solo-Ergebnisse</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Move between the board, the rack and the panel, forwards or back</source>
        <translation>Zwischen Brett, Bank und Seitenleiste wechseln, vor und zurück</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Open game record…</source>
        <translation>Spielprotokoll öffnen …</translation>
    </message>
    <message>
        <source>About Storeys</source>
        <translation>Über Storeys</translation>
    </message>
    <message>
        <source>Picture of the board…</source>
        <translation>Bild des Bretts …</translation>
    </message>
    <message>
        <source>Printable page…</source>
        <translation>Druckseite …</translation>
    </message>
    <message>
        <source>Resume the tutorial</source>
        <translation>Einführung fortsetzen</translation>
    </message>
    <message>
        <source>Play the tutorial</source>
        <translation>Einführung starten</translation>
    </message>
    <message>
        <source>Paste game record</source>
        <translation>Spielprotokoll einfügen</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Copy game record</source>
        <translation>Spielprotokoll kopieren</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Save as one player sees it…</source>
        <translation>Speichern, wie ein Spieler es sieht …</translation>
    </message>
    <message>
        <source>That is for games of several players that go on.</source>
        <translation>Das geht nur bei mehreren Spielern, solange das Spiel läuft.</translation>
    </message>
</context>
<context>
    <name>CoreText</name>
    <message>
        <source>cannot read %1: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>there are no variants in %1</source>
        <translation>in %1 sind keine Varianten</translation>
    </message>
    <message>
        <source>%1 is not a word list: it is a binary file</source>
        <translation>%1 ist keine Wortliste, sondern eine Binärdatei</translation>
    </message>
    <message>
        <source>there are more than %1 house words</source>
        <translation>es sind mehr als %1 eigene Wörter</translation>
    </message>
    <message>
        <source>there is no player %1</source>
        <translation>es gibt keinen Spieler %1</translation>
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
        <source>the house rule %1 contradicts line %2</source>
        <translation>die Hausregel %1 widerspricht Zeile %2</translation>
    </message>
    <message>
        <source>there are too many house rules</source>
        <translation>es sind zu viele Hausregeln</translation>
    </message>
    <message>
        <source>a record has at most %1 events</source>
        <translation>ein Protokoll hat höchstens %1 Ereignisse</translation>
    </message>
    <message>
        <source>the record was written by a newer version of the program (format %1; this one reads up to %2)</source>
        <translation>das Protokoll stammt von einer neueren Version des Programms (Format %1; diese liest bis %2)</translation>
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
        <source>the seed gives the rack %1, not %2</source>
        <translation>der Startwert ergibt die Bank %1, nicht %2</translation>
    </message>
    <message>
        <source>the player holds %1 tiles, not %2</source>
        <translation>auf der Bank sind %1 Steine, nicht %2</translation>
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
        <source>in a solo game, nobody can challenge a play</source>
        <translation>in einem Solospiel kann niemand einen Zug anzweifeln</translation>
    </message>
    <message>
        <source>the play to withdraw is by %1</source>
        <translation>der Zug, der zurückzunehmen wäre, ist von %1</translation>
    </message>
    <message>
        <source>the player has %1 tiles left, not %2</source>
        <translation>übrig sind %1 Steine, nicht %2</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>keine normale Datei</translation>
    </message>
    <message>
        <source>there are no variants in %1; reinstall the program</source>
        <translation>in %1 sind keine Varianten; installiere das Programm neu</translation>
    </message>
    <message>
        <source>%1 contains no words: put one word of two or more letters %2 on each line</source>
        <translation>%1 enthält keine Wörter: Schreibe in jede Zeile ein Wort aus zwei oder mehr Buchstaben %2</translation>
    </message>
    <message>
        <source>%1 has no words for the tiles in this game</source>
        <translation>%1 hat keine Wörter für die Steine dieses Spiels</translation>
    </message>
    <message>
        <source>%1 has no words that the tiles in this game can form</source>
        <translation>%1 hat keine Wörter, die sich aus den Steinen dieses Spiels legen lassen</translation>
    </message>
    <message>
        <source>house rule &apos;%1&apos; is not in the form NAME=VALUE</source>
        <translation>die Hausregel „%1“ hat nicht die Form NAME=WERT</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a house word: use %2 to %3 letters A-Z, with a minus in front to remove a word</source>
        <translation>„%1“ ist kein eigenes Wort: Nimm %2 bis %3 Buchstaben A-Z; ein Minus davor schließt das Wort aus</translation>
    </message>
    <message>
        <source>the tiles in this game cannot form the house word %1</source>
        <translation>aus den Steinen dieses Spiels lässt sich das eigene Wort %1 nicht legen</translation>
    </message>
    <message>
        <source>the house word %1 appears twice</source>
        <translation>das eigene Wort %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>#clock: %1 cannot be &apos;%2&apos;</source>
        <translation>#clock: %1 kann nicht „%2“ sein</translation>
    </message>
    <message>
        <source>#clock needs total= or turn=</source>
        <translation>#clock braucht total= oder turn=</translation>
    </message>
    <message>
        <source>the line contains a control character: this is not a text file</source>
        <translation>die Zeile enthält ein Steuerzeichen: Das ist keine Textdatei</translation>
    </message>
    <message>
        <source>#player1 is missing: this is not a game record</source>
        <translation>#player1 fehlt: Das ist kein Spielprotokoll</translation>
    </message>
    <message>
        <source>there is an event before the players (#player1 ...)</source>
        <translation>vor den Spielern (#player1 ...) steht ein Ereignis</translation>
    </message>
    <message>
        <source>#%1 must come before the first event</source>
        <translation>#%1 muss vor dem ersten Ereignis stehen</translation>
    </message>
    <message>
        <source>#%1 has no value</source>
        <translation>#%1 hat keinen Wert</translation>
    </message>
    <message>
        <source>%1 is not a record format; use a number from 1</source>
        <translation>%1 ist kein Protokollformat; nimm eine Zahl ab 1</translation>
    </message>
    <message>
        <source>%1 is not a seed; use a number up to 18446744073709551615</source>
        <translation>%1 ist kein Startwert; nimm eine Zahl bis 18446744073709551615</translation>
    </message>
    <message>
        <source>#player%1 appears where #player%2 was expected</source>
        <translation>#player%1 steht, wo #player%2 erwartet wird</translation>
    </message>
    <message>
        <source>the player has no nickname</source>
        <translation>der Spieler hat keinen Kurznamen</translation>
    </message>
    <message>
        <source>two players have the nickname %1</source>
        <translation>zwei Spieler haben den Kurznamen %1</translation>
    </message>
    <message>
        <source>%1 is not a valid number of hints (1 to %2)</source>
        <translation>%1 ist keine gültige Anzahl von Tipps (1 bis %2)</translation>
    </message>
    <message>
        <source>%1 must come after the first event</source>
        <translation>%1 muss nach dem ersten Ereignis stehen</translation>
    </message>
    <message>
        <source>%1 is not a score; write it like +8 or -12</source>
        <translation>%1 ist keine Punktzahl; schreibe sie wie +8 oder -12</translation>
    </message>
    <message>
        <source>%1 is not a total; write it like 96 or -5</source>
        <translation>%1 ist keine Summe; schreibe sie wie 96 oder -5</translation>
    </message>
    <message>
        <source>the event is incomplete; write it like &apos;&gt;nick: RACK 5D W... +5 13&apos;</source>
        <translation>das Ereignis ist unvollständig; schreibe es wie „&gt;Name: BANK 5D W... +5 13“</translation>
    </message>
    <message>
        <source>play %1 cannot be read; write it like &apos;5D W...&apos; or &apos;G5 L..P&apos;</source>
        <translation>der Zug %1 lässt sich nicht lesen; schreibe ihn wie „5D W...“ oder „G5 L..P“</translation>
    </message>
    <message>
        <source>cannot exchange this number of tiles: %1</source>
        <translation>diese Zahl von Steinen lässt sich nicht tauschen: %1</translation>
    </message>
    <message>
        <source>%1 is not a tile in this game</source>
        <translation>%1 ist kein Stein dieses Spiels</translation>
    </message>
    <message>
        <source>the rack is missing tiles that were kept: %1</source>
        <translation>der Bank fehlen behaltene Steine: %1</translation>
    </message>
    <message>
        <source>the game does not have that many of the tile %1</source>
        <translation>so oft gibt es den Stein %1 in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>the player lost this turn after a failed challenge</source>
        <translation>dieser Zug entfällt nach vergeblichem Anzweifeln</translation>
    </message>
    <message>
        <source>in a record with #seed, an exchange must name its tiles</source>
        <translation>in einem Protokoll mit #seed muss ein Tausch seine Steine nennen</translation>
    </message>
    <message>
        <source>the player has only %1 tiles</source>
        <translation>auf der Bank sind nur %1 Steine</translation>
    </message>
    <message>
        <source>no challenge with a penalty is possible here</source>
        <translation>hier ist kein Anzweifeln mit einer Strafe möglich</translation>
    </message>
    <message>
        <source>no challenge without a penalty is possible here</source>
        <translation>hier ist kein Anzweifeln ohne Strafe möglich</translation>
    </message>
    <message>
        <source>%1 has already challenged this play</source>
        <translation>%1 hat diesen Zug schon angezweifelt</translation>
    </message>
    <message>
        <source>no challenge can cost a turn here: the game was over</source>
        <translation>hier kann kein Anzweifeln einen Zug kosten: Das Spiel war vorbei</translation>
    </message>
    <message>
        <source>the challenge did not fail: the play has invalid words</source>
        <translation>das Anzweifeln war nicht vergeblich: Der Zug hat ungültige Wörter</translation>
    </message>
    <message>
        <source>there is no play to withdraw before this line</source>
        <translation>vor dieser Zeile gibt es keinen Zug zum Zurücknehmen</translation>
    </message>
    <message>
        <source>the play cannot be withdrawn: all its words are valid</source>
        <translation>der Zug lässt sich nicht zurücknehmen: Alle seine Wörter sind gültig</translation>
    </message>
    <message>
        <source>tiles left cannot be counted before the end of the game</source>
        <translation>übrige Steine lassen sich erst am Ende des Spiels abrechnen</translation>
    </message>
    <message>
        <source>the tiles left do not match the rack</source>
        <translation>die übrigen Steine passen nicht zur Bank</translation>
    </message>
    <message>
        <source>the tiles left were already counted</source>
        <translation>die übrigen Steine sind schon abgerechnet</translation>
    </message>
    <message>
        <source>the other players have these tiles left: %1</source>
        <translation>den anderen bleiben diese Steine: %1</translation>
    </message>
    <message>
        <source>this game has no bonus for a challenge</source>
        <translation>dieses Spiel hat keine Prämie fürs Anzweifeln</translation>
    </message>
    <message>
        <source>a challenge bonus must follow the challenged play</source>
        <translation>eine Prämie fürs Anzweifeln muss auf den angezweifelten Zug folgen</translation>
    </message>
    <message>
        <source>a game without #clock has no time penalty</source>
        <translation>ein Spiel ohne #clock hat keine Zeitstrafe</translation>
    </message>
    <message>
        <source>a time penalty is allowed only at the end</source>
        <translation>eine Zeitstrafe ist nur am Ende erlaubt</translation>
    </message>
    <message>
        <source>the move cannot be read; write an event like &apos;&gt;nick: RACK 5D W... +5 13&apos;</source>
        <translation>der Zug lässt sich nicht lesen; schreibe ein Ereignis wie „&gt;Name: BANK 5D W... +5 13“</translation>
    </message>
    <message>
        <source>%1 is not a compiled word list</source>
        <translation>%1 ist keine kompilierte Wortliste</translation>
    </message>
    <message>
        <source>%1 is a damaged compiled word list</source>
        <translation>%1 ist eine beschädigte kompilierte Wortliste</translation>
    </message>
    <message>
        <source>%1 is a compiled word list of version %2, but this program reads version %3</source>
        <translation>%1 ist eine kompilierte Wortliste der Version %2, dieses Programm liest aber Version %3</translation>
    </message>
    <message>
        <source>%1 is not a line of a game record</source>
        <translation>%1 ist keine Zeile eines Spielprotokolls</translation>
    </message>
    <message>
        <source>%1 has too many words</source>
        <translation>%1 enthält zu viele Wörter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>there is no word that the tiles of any game can make</source>
        <translation>kein Wort lässt sich aus den Steinen eines der Spiele legen</translation>
    </message>
    <message>
        <source>there are too many words for a compiled word list</source>
        <translation>für eine kompilierte Wortliste sind es zu viele Wörter</translation>
    </message>
    <message>
        <source>there are more than %1 levels</source>
        <translation>es sind mehr als %1 Stufen</translation>
    </message>
    <message>
        <source>there are more than %1 names</source>
        <translation>es sind mehr als %1 Namen</translation>
    </message>
    <message>
        <source>there are more than %1 alphabets</source>
        <translation>es sind mehr als %1 Alphabete</translation>
    </message>
    <message>
        <source>there are more than %1 characters in the name of a level</source>
        <translation>der Name einer Stufe hat mehr als %1 Zeichen</translation>
    </message>
    <message>
        <source>there are more than %1 characters in an alphabet</source>
        <translation>ein Alphabet hat mehr als %1 Zeichen</translation>
    </message>
    <message>
        <source>%1 holds no definitions, or is damaged</source>
        <translation>%1 enthält keine Definitionen oder ist beschädigt</translation>
    </message>
    <message>
        <source>the stack limit cannot be &apos;%1&apos;: tiles do not stack in this game</source>
        <translation>die Stapelgrenze kann nicht „%1“ sein: In diesem Spiel werden Steine nicht gestapelt</translation>
    </message>
    <message>
        <source>is larger than 256 KB</source>
        <translation>ist größer als 256 KB</translation>
    </message>
    <message>
        <source>is not JSON (line %1, column %2)</source>
        <translation>ist kein JSON (Zeile %1, Spalte %2)</translation>
    </message>
    <message>
        <source>is no variant: it must be a JSON object</source>
        <translation>ist keine Variante: Es muss ein JSON-Objekt sein</translation>
    </message>
    <message>
        <source>is no entry of a variant</source>
        <translation>ist kein Eintrag einer Variante</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>appears twice</source>
        <translation>kommt zweimal vor</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>muss ein Text sein</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>must be %1 to %2</source>
        <translation>muss %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be %1 to %2, not %3</source>
        <translation>muss %1 bis %2 sein, nicht %3</translation>
    </message>
    <message>
        <source>there is no variant &apos;%1&apos;</source>
        <translation>es gibt keine Variante „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a base itself</source>
        <translation>„%1“ hat selbst eine Grundlage</translation>
    </message>
    <message>
        <source>must be 1 to 40 of a-z, 0-9 and -</source>
        <translation>muss aus 1 bis 40 der Zeichen a-z, 0-9 und - bestehen</translation>
    </message>
    <message>
        <source>must be of two letters or more</source>
        <translation>muss zwei oder mehr Buchstaben haben</translation>
    </message>
    <message>
        <source>must be at most 1,000 in all, not %1</source>
        <translation>dürfen zusammen höchstens 1.000 sein, nicht %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; appears twice</source>
        <translation>„%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>there is no tile &apos;%1&apos;</source>
        <translation>es gibt keinen Stein „%1“</translation>
    </message>
    <message>
        <source>has %1 squares, not %2</source>
        <translation>hat %1 Felder, nicht %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no kind of square</source>
        <translation>„%1“ ist keine Art von Feld</translation>
    </message>
    <message>
        <source>&apos;%1&apos; multiplies, but letters have no values in this game</source>
        <translation>„%1“ vervielfacht, aber Buchstaben haben in diesem Spiel keine Werte</translation>
    </message>
    <message>
        <source>has no start square</source>
        <translation>hat kein Startfeld</translation>
    </message>
    <message>
        <source>a row or column multiplies words by more than 32,767</source>
        <translation>eine Zeile oder Spalte vervielfacht Wörter um mehr als 32.767</translation>
    </message>
    <message>
        <source>there is no scoring &apos;%1&apos;</source>
        <translation>es gibt keine Wertung „%1“</translation>
    </message>
    <message>
        <source>must be 0 to 100, or values-to-who-went-out</source>
        <translation>muss 0 bis 100 oder values-to-who-went-out sein</translation>
    </message>
    <message>
        <source>there is no rule &apos;%1&apos;</source>
        <translation>es gibt keine Regel „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must come after &apos;%2&apos;</source>
        <translation>„%1“ muss nach „%2“ stehen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>&apos;same-letter&apos; is missing: tiles stack here</source>
        <translation>„same-letter“ fehlt: Steine werden hier gestapelt</translation>
    </message>
    <message>
        <source>&apos;only-plural&apos; needs a plural-letter</source>
        <translation>„only-plural“ braucht plural-letter</translation>
    </message>
    <message>
        <source>there is no end &apos;%1&apos;</source>
        <translation>es gibt kein Ende „%1“</translation>
    </message>
    <message>
        <source>&apos;all-passed&apos; is missing: the game might never end</source>
        <translation>„all-passed“ fehlt: Das Spiel könnte nie enden</translation>
    </message>
    <message>
        <source>there is no house rule &apos;%1&apos;</source>
        <translation>es gibt keine Hausregel „%1“</translation>
    </message>
    <message>
        <source>must be 1 where words score as in a crossword</source>
        <translation>muss 1 sein, wo Wörter wie in einem Kreuzworträtsel zählen</translation>
    </message>
    <message>
        <source>the board has more than %1 rows</source>
        <translation>das Brett hat mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>the board has %1 rows, not %2</source>
        <translation>das Brett hat %1 Zeilen, nicht %2</translation>
    </message>
    <message>
        <source>board row %1, character %2: %3</source>
        <translation>Zeile %1 des Bretts, Zeichen %2: %3</translation>
    </message>
    <message>
        <source>the row has more than %1 squares</source>
        <translation>die Zeile hat mehr als %1 Felder</translation>
    </message>
    <message>
        <source>the row has %1 squares, not %2</source>
        <translation>die Zeile hat %1 Felder, nicht %2</translation>
    </message>
    <message>
        <source>a number of empty squares can&apos;t begin with 0</source>
        <translation>eine Zahl leerer Felder kann nicht mit 0 beginnen</translation>
    </message>
    <message>
        <source>the stack is higher than %1</source>
        <translation>der Stapel ist höher als %1</translation>
    </message>
    <message>
        <source>the stack has no &apos;)&apos;</source>
        <translation>dem Stapel fehlt „)“</translation>
    </message>
    <message>
        <source>the stack is empty</source>
        <translation>der Stapel ist leer</translation>
    </message>
    <message>
        <source>without #seed nobody knows what is in the bag</source>
        <translation>ohne #seed weiß niemand, was im Beutel ist</translation>
    </message>
    <message>
        <source>#seed deals other racks than those written, so nobody knows what is in the bag</source>
        <translation>#seed gibt andere Bänke als die aufgeschriebenen, daher weiß niemand, was im Beutel ist</translation>
    </message>
    <message>
        <source>#%1: players are numbered 1 to 8</source>
        <translation>#%1: Spieler haben die Nummern 1 bis 8</translation>
    </message>
    <message>
        <source>this game is for %1 to %2 players</source>
        <translation>dieses Spiel ist für %1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>must be the fewest and the most players, as [1, 4]</source>
        <translation>muss die kleinste und die größte Zahl der Spieler sein, wie [1, 4]</translation>
    </message>
    <message>
        <source>%1 tiles are too few for %2 racks of %3</source>
        <translation>%1 Steine sind zu wenige für %2 Bänke mit je %3</translation>
    </message>
    <message>
        <source>is larger than 64 KB without its spaces and line breaks</source>
        <translation>ist ohne Leerzeichen und Zeilenumbrüche größer als 64 KB</translation>
    </message>
    <message>
        <source>has no start square for player %1 of %2</source>
        <translation>hat kein Startfeld für Spieler %1 von %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number of players with corners: there are four corners</source>
        <translation>„%1“ ist keine Anzahl von Spielern mit Ecken: Es gibt vier Ecken</translation>
    </message>
    <message>
        <source>must be the corners of %1 players, each another one</source>
        <translation>müssen die Ecken von %1 Spielern sein, jede eine andere</translation>
    </message>
    <message>
        <source>the board has no corner %1</source>
        <translation>das Brett hat keine Ecke %1</translation>
    </message>
    <message>
        <source>has %1 rows, but the board has %2</source>
        <translation>hat %1 Zeilen, das Brett aber %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no side: use . or a number of a seat</source>
        <translation>„%1“ ist keine Seite: Möglich sind . oder die Nummer eines Platzes</translation>
    </message>
    <message>
        <source>has squares that give %1, but there are none in /supplies</source>
        <translation>hat Felder, die %1 geben, aber in /supplies gibt es keine</translation>
    </message>
    <message>
        <source>there are more than %1 blockers</source>
        <translation>es sind mehr als %1 Blocker</translation>
    </message>
    <message>
        <source>%1 holds more beside the rack than the game has</source>
        <translation>%1 hat neben der Bank mehr, als es im Spiel gibt</translation>
    </message>
    <message>
        <source>this game has no mini boards</source>
        <translation>dieses Spiel hat keine Zusatzbretter</translation>
    </message>
    <message>
        <source>must have rows of one length, and as many on both sides</source>
        <translation>muss gleich lange Reihen haben, auf beiden Seiten gleich viele</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no mini board on a square, as 3a@5D or 7br1@10K</source>
        <translation>„%1“ ist kein Zusatzbrett auf einem Feld wie 3a@5D oder 7br1@10K</translation>
    </message>
    <message>
        <source>there is no mini board %1</source>
        <translation>es gibt kein Zusatzbrett %1</translation>
    </message>
    <message>
        <source>mini board %1 appears twice</source>
        <translation>Zusatzbrett %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not lie within the board</source>
        <translation>„%1“ liegt nicht ganz auf dem Brett</translation>
    </message>
    <message>
        <source>no star can be seen</source>
        <translation>es ist kein Stern zu sehen</translation>
    </message>
    <message>
        <source>this game has no classes of players</source>
        <translation>in diesem Spiel gibt es keine Klassen von Spielern</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is held beside the rack, not &apos;%2&apos;</source>
        <translation>neben der Bank liegt „%1“, nicht „%2“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no shape of plays: use lines or paths</source>
        <translation>„%1“ ist keine Form von Zügen: Möglich sind lines und paths</translation>
    </message>
    <message>
        <source>must be claims where plays are paths, and only there</source>
        <translation>muss claims sein, wenn Züge Pfade sind, und nur dann</translation>
    </message>
    <message>
        <source>must be plain squares and start squares where plays are paths</source>
        <translation>darf nur gewöhnliche Felder und Startfelder haben, wenn Züge Pfade sind</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not go with /plays</source>
        <translation>„%1“ passt nicht zu /plays</translation>
    </message>
    <message>
        <source>&apos;rounds&apos; is an end only where plays are paths</source>
        <translation>„rounds“ ist nur ein Ende, wenn Züge Pfade sind</translation>
    </message>
    <message>
        <source>must have 2 to 21 rows, not %1</source>
        <translation>muss 2 bis 21 Zeilen haben, nicht %1</translation>
    </message>
    <message>
        <source>must have 2 to 21 squares, not %1</source>
        <translation>muss 2 bis 21 Felder haben, nicht %1</translation>
    </message>
    <message>
        <source>must be no larger than 15 by 15 in a game with supplies</source>
        <translation>darf in einem Spiel mit Vorräten höchstens 15 mal 15 groß sein</translation>
    </message>
    <message>
        <source>has squares that draw cards, but there are none in /cards</source>
        <translation>hat Felder, die Karten ziehen, aber in /cards sind keine</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is nothing that a card does</source>
        <translation>„%1“ ist nichts, was eine Karte bewirkt</translation>
    </message>
    <message>
        <source>must be at most 100 kinds of cards, not %1</source>
        <translation>dürfen höchstens 100 Arten von Karten sein, nicht %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no goal</source>
        <translation>„%1“ ist kein Ziel</translation>
    </message>
    <message>
        <source>the board has no goal for seat %1 of %2</source>
        <translation>das Brett hat kein Ziel für Platz %1 von %2</translation>
    </message>
    <message>
        <source>&apos;goal&apos; must be among the ends where the game has a goal, and only there</source>
        <translation>„goal“ muss unter den Enden stehen, wenn das Spiel ein Ziel hat, und nur dann</translation>
    </message>
    <message>
        <source>a game without points needs a goal</source>
        <translation>ein Spiel ohne Punkte braucht ein Ziel</translation>
    </message>
    <message>
        <source>there is no #card for this choice</source>
        <translation>zu dieser Wahl gibt es kein #card</translation>
    </message>
    <message>
        <source>choice &apos;%1&apos; cannot be read; write it like &apos;-AEI&apos;, &apos;-5F&apos; or &apos;-&apos;</source>
        <translation>Wahl „%1“ ist nicht lesbar; geschrieben wird sie wie „-AEI“, „-5F“ oder „-“</translation>
    </message>
    <message>
        <source>the turn draws no card &apos;%1&apos;</source>
        <translation>der Zug zieht keine Karte „%1“</translation>
    </message>
    <message>
        <source>the turn draws a card that is not written</source>
        <translation>der Zug zieht eine Karte, die nicht dasteht</translation>
    </message>
    <message>
        <source>there is no card &apos;%1&apos; in the deck</source>
        <translation>im Kartenstapel ist keine Karte „%1“</translation>
    </message>
    <message>
        <source>card &apos;%1&apos; leaves no choice</source>
        <translation>Karte „%1“ lässt keine Wahl</translation>
    </message>
    <message>
        <source>the choice for card &apos;%1&apos; is missing</source>
        <translation>die Wahl zu Karte „%1“ fehlt</translation>
    </message>
    <message>
        <source>there is no word list or file named &apos;%1&apos;</source>
        <translation>es gibt keine Wortliste oder Datei namens „%1“</translation>
    </message>
    <message>
        <source>house rule &apos;%1&apos; cannot be &apos;%2&apos;</source>
        <translation>Hausregel „%1“ kann nicht „%2“ sein</translation>
    </message>
    <message>
        <source>the board has %1 x %2 squares, more than the window can show</source>
        <translation>das Brett hat %1 x %2 Felder, mehr als das Fenster zeigen kann</translation>
    </message>
    <message>
        <source>%1 is no class</source>
        <translation>%1 ist keine Klasse</translation>
    </message>
    <message>
        <source>&apos;%2&apos; is not the card that was drawn</source>
        <translation>„%2“ ist nicht die gezogene Karte</translation>
    </message>
    <message>
        <source>nests lists and objects more than %1 deep</source>
        <translation>verschachtelt Listen und Objekte mehr als %1-fach</translation>
    </message>
    <message>
        <source>%1 is in UTF-16: save it in UTF-8</source>
        <translation>%1 ist in UTF-16: Speichere die Datei in UTF-8</translation>
    </message>
    <message>
        <source>%1: used only %2 of %3 lines; put one word of two or more letters %4 on each line</source>
        <translation>%1: nur %2 von %3 Zeilen verwendet; schreibe in jede Zeile ein Wort aus zwei oder mehr Buchstaben %4</translation>
    </message>
    <message>
        <source>%1 names another game: %2</source>
        <translation>%1 nennt ein anderes Spiel: %2</translation>
    </message>
    <message>
        <source>a position needs a board, racks, points and a number of scoreless turns, with a space between, such as &apos;15/.../15 AEINRST/ 0/0 0&apos;</source>
        <translation>eine Stellung braucht Brett, Bänke, Punkte und eine Zahl von Zügen ohne Punkte, durch Leerzeichen getrennt, etwa &apos;15/.../15 AEINRST/ 0/0 0&apos;</translation>
    </message>
    <message>
        <source>the position has points for %2 players, but racks for %1</source>
        <translation>die Stellung hat Punkte für %2 Spieler, aber Bänke für %1</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>%1; the words of the record are not judged</source>
        <translation>%1; die Wörter des Protokolls werden nicht geprüft</translation>
    </message>
    <message>
        <source>must be a capital letter, two to four in brackets, or ?</source>
        <translation>muss ein Großbuchstabe sein, zwei bis vier in eckigen Klammern, oder ?</translation>
    </message>
    <message>
        <source>must be 1 to 8 capital letters</source>
        <translation>muss aus 1 bis 8 Großbuchstaben bestehen</translation>
    </message>
    <message>
        <source>must be the letters in %1</source>
        <translation>müssen die Buchstaben in %1 sein</translation>
    </message>
    <message>
        <source>must be of 32 letters or fewer</source>
        <translation>müssen höchstens 32 verschiedene Buchstaben sein</translation>
    </message>
    <message>
        <source>the window can show tiles with Latin letters only</source>
        <translation>das Fenster kann nur Steine mit lateinischen Buchstaben zeigen</translation>
    </message>
    <message>
        <source>there is no language &apos;%1&apos;</source>
        <translation>es gibt keine Sprache „%1“</translation>
    </message>
    <message>
        <source>there are no words of the language &apos;%1&apos;; there are: %2</source>
        <translation>es gibt keine Wörter der Sprache „%1“, nur: %2</translation>
    </message>
    <message>
        <source>is &apos;%1&apos;, not &apos;%2&apos;</source>
        <translation>ist „%1“, nicht „%2“</translation>
    </message>
    <message>
        <source>the language has no tile set &apos;%1&apos;</source>
        <translation>die Sprache hat keinen Steinsatz „%1“</translation>
    </message>
    <message>
        <source>must be a letter and the capital letters that stand for it, as &quot;ß&quot;: &quot;SS&quot;</source>
        <translation>muss ein Buchstabe mit den Großbuchstaben sein, die für ihn stehen, wie &quot;ß&quot;: &quot;SS&quot;</translation>
    </message>
    <message>
        <source>there is no level &apos;%1&apos;; the levels are %2</source>
        <translation>die Stufe „%1“ gibt es nicht; die Stufen sind %2</translation>
    </message>
    <message>
        <source>the level %1 does not think ahead and has no numbers to set</source>
        <translation>die Stufe %1 denkt nicht voraus und hat keine Zahlen zum Einstellen</translation>
    </message>
    <message>
        <source>the time for a turn cannot be &apos;%1&apos;: write 250ms or 2s</source>
        <translation>die Zeit für einen Zug kann nicht „%1“ sein: Schreibe 250ms oder 2s</translation>
    </message>
    <message>
        <source>a level has no number &apos;%1&apos;; its numbers are %2</source>
        <translation>eine Stufe hat keine Zahl „%1“; ihre Zahlen sind %2</translation>
    </message>
    <message>
        <source>%1 cannot be &apos;%2&apos;: write a whole number</source>
        <translation>%1 kann nicht „%2“ sein: Schreibe eine ganze Zahl</translation>
    </message>
    <message>
        <source>a second game begins here; only the first is shown</source>
        <translation>hier beginnt ein zweites Spiel; nur das erste wird gezeigt</translation>
    </message>
    <message>
        <source>no total is written; totals are counted from the scores</source>
        <translation>Gesamtstände fehlen; sie sind aus den Punkten der Züge berechnet</translation>
    </message>
    <message>
        <source>%1 is not in UTF-8, perhaps in Latin-1: save it in UTF-8</source>
        <translation>%1 ist nicht in UTF-8, vielleicht in Latin-1: Speichere es in UTF-8</translation>
    </message>
    <message>
        <source>only one of two players can resign</source>
        <translation>nur einer von zwei Spielern kann aufgeben</translation>
    </message>
    <message>
        <source>%1 is not a draw for the start; write it like 1=C 2=A</source>
        <translation>%1 ist keine Auslosung für den Anfang; schreibe sie wie 1=C 2=A</translation>
    </message>
    <message>
        <source>the record does not say which seats it is for</source>
        <translation>das Protokoll sagt nicht, für welche Plätze es ist</translation>
    </message>
    <message>
        <source>%1 is not a puzzle</source>
        <translation>%1 ist kein Rätsel</translation>
    </message>
    <message>
        <source>the puzzle has format %1, which a newer version of the program writes</source>
        <translation>das Rätsel hat das Format %1, das eine neuere Version des Programms schreibt</translation>
    </message>
    <message>
        <source>there are no puzzles of the kind %1</source>
        <translation>Rätsel der Art %1 gibt es nicht</translation>
    </message>
    <message>
        <source>the puzzle does not have the code %1: it has been changed</source>
        <translation>das Rätsel hat nicht den Code %1: es wurde verändert</translation>
    </message>
</context>
<context>
    <name>DesignBoardDialog</name>
    <message>
        <source>Design the board</source>
        <translation>Brett gestalten</translation>
    </message>
    <message>
        <source>Drag mini boards onto the board. They may overlap; the later one lies on top.</source>
        <translation>Ziehe Zusatzbretter auf das Brett. Sie dürfen sich überlappen; das spätere liegt oben.</translation>
    </message>
    <message>
        <source>Paste a layout here</source>
        <translation>Aufbau hier einfügen</translation>
    </message>
    <message>
        <source>Layout as text</source>
        <translation>Aufbau als Text</translation>
    </message>
    <message>
        <source>R turns · F flips · Del removes · arrows move</source>
        <translation>R dreht · F wendet · Entf entfernt · Pfeile bewegen</translation>
    </message>
    <message>
        <source>Mini boards with two sides each</source>
        <translation>Zusatzbretter mit je zwei Seiten</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Use this board</source>
        <translation>Dieses Brett nehmen</translation>
    </message>
    <message>
        <source>Discard the changes to this board?</source>
        <translation>Änderungen an diesem Brett verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep designing</source>
        <translation>Weiter gestalten</translation>
    </message>
</context>
<context>
    <name>DesignedBoard</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Wenden</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Arrows move it, R turns it, F flips it, Delete removes it.</source>
        <translation>Pfeile bewegen es, R dreht es, F wendet es, Entf entfernt es.</translation>
    </message>
</context>
<context>
    <name>DialogKinds</name>
    <message>
        <source>Skip the tutorial?</source>
        <translation>Einführung überspringen?</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Continue tutorial</source>
        <translation>Einführung fortsetzen</translation>
    </message>
    <message>
        <source>You return to your game. You can resume the tutorial from “New game” or the menu.</source>
        <translation>Du kehrst zu deinem Spiel zurück. Die Einführung kannst du über „Neues Spiel“ oder das Menü fortsetzen.</translation>
    </message>
    <message>
        <source>You can resume it from “New game” or the menu.</source>
        <translation>Du kannst sie über „Neues Spiel“ oder das Menü fortsetzen.</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Cannot show the window: the Qt platform &apos;%1&apos; does not work here.</source>
        <translation>Das Fenster lässt sich nicht zeigen: Die Qt-Plattform „%1“ funktioniert hier nicht.</translation>
    </message>
    <message>
        <source>Cannot show the window: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Das Fenster lässt sich nicht zeigen: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.</translation>
    </message>
    <message>
        <source>Cannot show the window: cannot connect to the display &apos;%1&apos;.</source>
        <translation>Das Fenster lässt sich nicht zeigen: Der Bildschirm „%1“ ist nicht erreichbar.</translation>
    </message>
</context>
<context>
    <name>DistanceBar</name>
    <message>
        <source>In the game</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>Gewinn in Punkten</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Bester Zug</translation>
    </message>
</context>
<context>
    <name>ExchangeDialog</name>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Exchange %1</source>
        <translation>%1 tauschen</translation>
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
            <numerusform>Du ziehst für den gewählten Stein einen neuen. Du kannst noch %n-mal kostenlos tauschen.</numerusform>
            <numerusform>Du ziehst für den gewählten Stein einen neuen. Du kannst noch %n-mal kostenlos tauschen.</numerusform>
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
    <name>FieldMenu</name>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>Figure</name>
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
    <name>FileTasks</name>
    <message>
        <source>Game records (GCG)</source>
        <translation>Spielprotokolle (GCG)</translation>
    </message>
    <message>
        <source>Pictures (PNG)</source>
        <translation>Bilder (PNG)</translation>
    </message>
    <message>
        <source>Web pages (HTML)</source>
        <translation>Webseiten (HTML)</translation>
    </message>
    <message>
        <source>Tables (CSV)</source>
        <translation>Tabellen (CSV)</translation>
    </message>
    <message>
        <source>Open game record</source>
        <translation>Spielprotokoll öffnen</translation>
    </message>
    <message>
        <source>Export board picture</source>
        <translation>Bild des Bretts exportieren</translation>
    </message>
    <message>
        <source>Export printable page</source>
        <translation>Druckseite exportieren</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportiert nach %1</translation>
    </message>
    <message>
        <source>Open variant file</source>
        <translation>Variantendatei öffnen</translation>
    </message>
    <message>
        <source>Variants (JSON)</source>
        <translation>Varianten (JSON)</translation>
    </message>
    <message>
        <source>Save game record</source>
        <translation>Spielprotokoll speichern</translation>
    </message>
    <message>
        <source>Storeys statistics</source>
        <comment>name of a file</comment>
        <translation>Storeys-Statistik</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>Copied the game record</source>
        <translation>Spielprotokoll kopiert</translation>
    </message>
    <message>
        <source>Copied the position</source>
        <translation>Stellung kopiert</translation>
    </message>
    <message>
        <source>Opened the game record from the clipboard</source>
        <translation>Spielprotokoll aus der Zwischenablage geöffnet</translation>
    </message>
</context>
<context>
    <name>FindDialog</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Type a part of its name</source>
        <translation>Tippe einen Teil des Namens</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>No command has this in its name.</source>
        <translation>Kein Befehl hat das im Namen.</translation>
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
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1: %2 so far</source>
        <translation>%1: bisher %2</translation>
    </message>
    <message>
        <source>Arrow keys choose a turn, Enter shows the board after it.</source>
        <translation>Mit den Pfeiltasten wählst du einen Zug, die Eingabetaste zeigt das Brett danach.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Current scores</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>%1 × %2 board, word list: %3</source>
        <translation>Brett %1 × %2, Wortliste: %3</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Answers that are hidden in the analysis are left out.</source>
        <translation>Lösungen, die in der Analyse verdeckt sind, fehlen hier.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
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
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
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
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
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
        <source>Turn the board to face the player to move</source>
        <translation>Brett zu der Person drehen, die am Zug ist</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>HintSteps</name>
    <message>
        <source>Points now and good tiles to keep: look at rows %1 to %2 and columns %3 to %4.</source>
        <translation>Punkte jetzt und gute Steine für später: Schau in den Zeilen %1 bis %2 und den Spalten %3 bis %4 nach.</translation>
    </message>
    <message>
        <source>Look at rows %1 to %2 and columns %3 to %4.</source>
        <translation>Schau in den Zeilen %1 bis %2 und den Spalten %3 bis %4 nach.</translation>
    </message>
    <message>
        <source>Exchanging tiles is your best move.</source>
        <translation>Am besten tauschst du Steine.</translation>
    </message>
    <message>
        <source>There is no valid play. You can only pass.</source>
        <translation>Es gibt keinen gültigen Zug. Du kannst nur passen.</translation>
    </message>
    <message numerus="yes">
        <source>A good play puts %n tile(s) on the marked squares.</source>
        <translation>
            <numerusform>Ein guter Zug legt %n Stein auf das markierte Feld.</numerusform>
            <numerusform>Ein guter Zug legt %n Steine auf die markierten Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; at %2 is a good play.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; auf %2 ist ein guter Zug.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; at %2 scores %n.</source>
        <comment>points</comment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; auf %2 bringt %n.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; auf %2 bringt %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; scores %2.</source>
        <comment>words, points</comment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; bringt %2.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; bringen %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the rarer word %1, &lt;b&gt;%2&lt;/b&gt; scores %3 more than %4.</source>
        <comment>words, points</comment>
        <translation>
            <numerusform>Mit dem selteneren Wort %1 bringt &lt;b&gt;%2&lt;/b&gt; %3 mehr als %4.</numerusform>
            <numerusform>Mit dem selteneren Wort %1 bringen &lt;b&gt;%2&lt;/b&gt; %3 mehr als %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rarer word, &lt;b&gt;%1&lt;/b&gt; at %2, scores %n more than %3.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Ein selteneres Wort, &lt;b&gt;%1&lt;/b&gt; auf %2, bringt %n Punkt mehr als %3.</numerusform>
            <numerusform>Ein selteneres Wort, &lt;b&gt;%1&lt;/b&gt; auf %2, bringt %n Punkte mehr als %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the rarer word %1, &lt;b&gt;%2&lt;/b&gt; at %3 scores %n more than %4.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Mit dem selteneren Wort %1 bringt &lt;b&gt;%2&lt;/b&gt; auf %3 %n Punkt mehr als %4.</numerusform>
            <numerusform>Mit dem selteneren Wort %1 bringt &lt;b&gt;%2&lt;/b&gt; auf %3 %n Punkte mehr als %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) are left on the way to your goal.</source>
        <translation>
            <numerusform>Auf dem Weg zu deinem Ziel bleibt noch %n Feld.</numerusform>
            <numerusform>Auf dem Weg zu deinem Ziel bleiben noch %n Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) are left on the way to your goal (%1 before).</source>
        <translation>
            <numerusform>Auf dem Weg zu deinem Ziel bleibt noch %n Feld (vorher %1).</numerusform>
            <numerusform>Auf dem Weg zu deinem Ziel bleiben noch %n Felder (vorher %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) are left on the way to your goal, as before.</source>
        <translation>
            <numerusform>Auf dem Weg zu deinem Ziel bleibt noch %n Feld, wie vorher.</numerusform>
            <numerusform>Auf dem Weg zu deinem Ziel bleiben noch %n Felder, wie vorher.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; at %2 is the best play found, although it gains nothing.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; auf %2 ist der beste gefundene Zug, obwohl er nichts gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>With the rarer words %1, &lt;b&gt;%2&lt;/b&gt; scores %3 more than %4.</source>
        <comment>words, points</comment>
        <translation>
            <numerusform>Mit den selteneren Wörtern %1 bringt &lt;b&gt;%2&lt;/b&gt; %3 mehr als %4.</numerusform>
            <numerusform>Mit den selteneren Wörtern %1 bringen &lt;b&gt;%2&lt;/b&gt; %3 mehr als %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the rarer words %1, &lt;b&gt;%2&lt;/b&gt; at %3 scores %n more than %4.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Mit den selteneren Wörtern %1 bringt &lt;b&gt;%2&lt;/b&gt; auf %3 %n Punkt mehr als %4.</numerusform>
            <numerusform>Mit den selteneren Wörtern %1 bringt &lt;b&gt;%2&lt;/b&gt; auf %3 %n Punkte mehr als %4.</numerusform>
        </translation>
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
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
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
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
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
        <source>Place tiles from the chosen square on; letters already on the board are skipped. %1</source>
        <translation>Vom gewählten Feld an Steine legen; Buchstaben, die schon liegen, werden übersprungen. %1</translation>
    </message>
    <message>
        <source>Q places the Qu tile; a U typed right after it is ignored</source>
        <translation>Q legt den Qu-Stein; ein U gleich danach wird übergangen</translation>
    </message>
    <message>
        <source>Place a blank as that letter</source>
        <translation>Einen Joker als diesen Buchstaben legen</translation>
    </message>
    <message>
        <source>Switch between across and down</source>
        <translation>Zwischen waagerecht und senkrecht wechseln</translation>
    </message>
    <message>
        <source>Remove the last tile</source>
        <translation>Den letzten Stein zurücknehmen</translation>
    </message>
    <message>
        <source>Choose a tile; with Shift, move it; Enter picks it up</source>
        <translation>Stein wählen, mit Umschalt verschieben; die Eingabetaste nimmt ihn auf</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+3, Delete</source>
        <translation>Alt+1 bis Alt+3, Entf</translation>
    </message>
    <message>
        <source>Select a word; remove it</source>
        <translation>Zu einem gewählten Wort gehen; es entfernen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>?, then a letter</source>
        <translation>?, dann ein Buchstabe</translation>
    </message>
    <message>
        <source>*, then a letter</source>
        <translation>*, dann ein Buchstabe</translation>
    </message>
    <message>
        <source>Place a yellow blank as that letter</source>
        <translation>Einen gelben Joker als diesen Buchstaben legen</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Put a blocker on the chosen square, or remove the one there</source>
        <translation>Einen Blocker auf das gewählte Feld legen oder den dortigen wegnehmen</translation>
    </message>
    <message>
        <source>Return all tiles to the rack</source>
        <translation>Alle Steine zurücknehmen</translation>
    </message>
    <message>
        <source>Letters, Space</source>
        <translation>Buchstaben, Leertaste</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Go to the rack, the buttons and the panel, forwards or back</source>
        <translation>Zur Bank, zu den Schaltflächen und zur Seitenleiste gehen, vor oder zurück</translation>
    </message>
    <message>
        <source>5D</source>
        <translation>5D</translation>
    </message>
    <message>
        <source>Go to that square: its row, then its column</source>
        <translation>Zu diesem Feld gehen: Zeile, dann Spalte</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Go to the last play or, before it, to a start square</source>
        <translation>Zum letzten Zug gehen oder, vor dem ersten, zu einem Startfeld</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>Jede Taste</translation>
    </message>
    <message>
        <source>Dismiss the card that a computer player drew</source>
        <translation>Die Karte schließen, die ein Computer gezogen hat</translation>
    </message>
    <message>
        <source>Once the tiles are placed: claim words</source>
        <translation>Wenn die Steine liegen: Wörter wählen</translation>
    </message>
    <message>
        <source>Claiming words: type one; its next way through the tiles</source>
        <translation>Wörter wählen: eins tippen; sein nächster Weg durch die Steine</translation>
    </message>
    <message>
        <source>Claiming words: draw one from tile to tile; 7, 9, 1 and 3 go diagonally</source>
        <translation>Wörter wählen: eins von Stein zu Stein ziehen; 7, 9, 1 und 3 gehen schräg</translation>
    </message>
    <message>
        <source>Place tiles from the chosen square on; letters already on the board can be typed or left out</source>
        <translation>Vom gewählten Feld an Steine legen; Buchstaben, die schon liegen, kannst du tippen oder auslassen</translation>
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
    <name>LearningPage</name>
    <message>
        <source>Points not taken</source>
        <translation>Punkte liegen gelassen</translation>
    </message>
    <message>
        <source>Left to the other side</source>
        <translation>Der Gegenseite überlassen</translation>
    </message>
    <message>
        <source>Next turn not prepared</source>
        <translation>Nächsten Zug nicht vorbereitet</translation>
    </message>
    <message>
        <source>Tiles kept</source>
        <translation>Behaltene Steine</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Der Rest</translation>
    </message>
    <message>
        <source>Finish a game and its analysis appears here.</source>
        <translation>Spiele ein Spiel zu Ende, dann erscheint hier seine Analyse.</translation>
    </message>
    <message>
        <source>Games analysed</source>
        <translation>Analysierte Spiele</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Luck of the draw</source>
        <translation>Glück beim Ziehen</translation>
    </message>
    <message>
        <source>points a game</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>Small mistakes</source>
        <translation>Kleine Fehler</translation>
    </message>
    <message>
        <source>Medium mistakes</source>
        <translation>Mittlere Fehler</translation>
    </message>
    <message>
        <source>Large mistakes</source>
        <translation>Große Fehler</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>je Spiel</translation>
    </message>
    <message>
        <source>Luck evens out: the more games, the closer the luck of the draw comes to 0.</source>
        <translation>Glück gleicht sich aus: Je mehr Spiele, desto näher kommt das Glück beim Ziehen an 0.</translation>
    </message>
    <message numerus="yes">
        <source>Accuracy in the last %n game(s), in percent</source>
        <translation>
            <numerusform>Genauigkeit im letzten Spiel, in Prozent</numerusform>
            <numerusform>Genauigkeit in den letzten %n Spielen, in Prozent</numerusform>
        </translation>
    </message>
    <message>
        <source>Where points go</source>
        <translation>Wo Punkte verloren gehen</translation>
    </message>
    <message>
        <source>%1 points a game, %2%</source>
        <translation>%1 Punkte je Spiel, %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Play an easy game</source>
        <translation>Ein leichtes Spiel spielen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Return to my game</source>
        <translation>Zurück zu meinem Spiel</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Shows how it is done</source>
        <translation>Zeigt, wie es geht</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Skip the tutorial</source>
        <translation>Einführung überspringen</translation>
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
        <source>In this word game you place letter tiles on the board and on top of each other, so words grow in every direction, even upwards.</source>
        <translation>In diesem Legespiel kommen Buchstabensteine aufs Brett und aufeinander. So wachsen Wörter in alle Richtungen, auch in die Höhe.</translation>
    </message>
    <message>
        <source>Play the tutorial</source>
        <translation>Einführung starten</translation>
    </message>
    <message>
        <source>A short practice game shows you how it works. You can stop at any time and resume it from “New game” or the menu.</source>
        <translation>Ein kurzes Übungsspiel zeigt dir, wie es geht. Du kannst jederzeit aufhören und es über „Neues Spiel“ oder das Menü fortsetzen.</translation>
    </message>
    <message>
        <source>You can also start it later, from the menu or from the rules (F1).</source>
        <translation>Du kannst sie auch später starten, im Menü oder in den Regeln (F1).</translation>
    </message>
    <message>
        <source>This is your first game of this kind. A short tutorial shows what is special in it; your game waits meanwhile.</source>
        <translation>Das ist dein erstes Spiel dieser Art. Eine kurze Einführung zeigt, was daran besonders ist; dein Spiel wartet so lange.</translation>
    </message>
</context>
<context>
    <name>LetterDialog</name>
    <message>
        <source>Choose a letter for the blank</source>
        <translation>Wähle einen Buchstaben für den Joker</translation>
    </message>
    <message>
        <source>Press a key or click a letter. Blanks score 0 and keep their letter once played.</source>
        <translation>Drücke eine Taste oder klicke auf einen Buchstaben. Joker zählen 0 und behalten nach dem Zug ihren Buchstaben.</translation>
    </message>
</context>
<context>
    <name>LookCard</name>
    <message>
        <source>Turn %1 of %2: %3</source>
        <translation>Zug %1 von %2: %3</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Anfang des Spiels</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Starts a new game from this turn and keeps the current one</source>
        <translation>Startet ab diesem Zug ein neues Spiel; das jetzige bleibt erhalten</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Show best</source>
        <translation>Besten Zug zeigen</translation>
    </message>
    <message>
        <source>Shows the board as the best play would have left it</source>
        <translation>Zeigt das Brett, wie es nach dem besten Zug aussähe</translation>
    </message>
    <message>
        <source>Other plays</source>
        <translation>Andere Züge</translation>
    </message>
    <message>
        <source>Lists all plays that were possible, with their values</source>
        <translation>Listet alle möglichen Züge mit ihrem Wert auf</translation>
    </message>
    <message>
        <source>Back to what was played</source>
        <translation>Zurück zum gespielten Zug</translation>
    </message>
    <message>
        <source>Shows it on the board</source>
        <translation>Zeigt es auf dem Brett</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Back to the analysis</source>
        <translation>Zurück zur Analyse</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Storeys</source>
        <translation>Storeys</translation>
    </message>
    <message>
        <source>Drop the game record here to open it</source>
        <translation>Spielprotokoll hier ablegen, um es zu öffnen</translation>
    </message>
    <message>
        <source>Storeys, words in %1</source>
        <translation>Storeys, Wörter auf %1</translation>
    </message>
    <message>
        <source>Your turn · Storeys</source>
        <translation>Du bist dran · Storeys</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>MiniBoardCard</name>
    <message>
        <source>Enter goes to it.</source>
        <translation>Die Eingabetaste führt dorthin.</translation>
    </message>
    <message>
        <source>Enter puts it in the middle of the board, F flips it.</source>
        <translation>Die Eingabetaste legt es in die Mitte des Bretts, F wendet es.</translation>
    </message>
    <message>
        <source>%1, on the board</source>
        <comment>a mini board</comment>
        <translation>%1, auf dem Brett</translation>
    </message>
    <message>
        <source>Flip %1</source>
        <comment>a mini board</comment>
        <translation>%1 wenden</translation>
    </message>
    <message>
        <source>Other side (F)</source>
        <translation>Andere Seite (F)</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>House words</source>
        <translation>Eigene Wörter</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Wortliste</translation>
    </message>
    <message>
        <source>BFF adds a word, -ES removes one</source>
        <translation>BFF fügt ein Wort hinzu, -ES streicht eins</translation>
    </message>
    <message>
        <source>Own variant</source>
        <translation>Eigene Variante</translation>
    </message>
    <message>
        <source>Open a variant file…</source>
        <translation>Variantendatei öffnen …</translation>
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
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Weitere Optionen</translation>
    </message>
    <message>
        <source>Play the tutorial</source>
        <translation>Einführung starten</translation>
    </message>
    <message>
        <source>A short practice game</source>
        <translation>Ein kurzes Übungsspiel</translation>
    </message>
    <message>
        <source>Resume the tutorial</source>
        <translation>Einführung fortsetzen</translation>
    </message>
    <message>
        <source>Start a game, or press Ctrl+Q to quit.</source>
        <translation>Beginne ein Spiel oder beende das Programm mit Strg+Q.</translation>
    </message>
    <message>
        <source>Own variant</source>
        <translation>Eigene Variante</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Not listed: %1</source>
        <translation>Nicht aufgeführt: %1</translation>
    </message>
    <message>
        <source>A short practice game on the 10 × 10 board, with what all games share</source>
        <translation>Ein kurzes Übungsspiel auf dem Brett mit 10 × 10 Feldern; es zeigt, was für alle Spiele gilt</translation>
    </message>
    <message>
        <source>Design the board</source>
        <translation>Brett gestalten</translation>
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
        <translation>Ein Wortspiel mit Buchstabensteinen, die sich bis zu fünf hoch stapeln lassen.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Game record (GCG file) to open.</source>
        <translation>Spielprotokoll (GCG-Datei), das geöffnet wird.</translation>
    </message>
    <message>
        <source>Use this word list: standard, core, common, kids, or a file.</source>
        <translation>Diese Wortliste verwenden: standard, core, common, kids oder eine Datei.</translation>
    </message>
    <message>
        <source>Seed for drawing tiles; the same number gives the same tiles.</source>
        <translation>Startwert für das Ziehen der Steine; dieselbe Zahl ergibt dieselben Steine.</translation>
    </message>
    <message>
        <source>Save a picture of the game as this PNG file and quit.</source>
        <translation>Ein Bild des Spiels in dieser PNG-Datei speichern und beenden.</translation>
    </message>
    <message>
        <source>Window size, such as 1280x800.</source>
        <translation>Fenstergröße, etwa 1280x800.</translation>
    </message>
    <message>
        <source>Keep games and settings in this folder instead of the default ones.</source>
        <translation>Spiele und Einstellungen in diesem Ordner statt in den üblichen aufbewahren.</translation>
    </message>
    <message>
        <source>Camera position: top, corner or low.</source>
        <translation>Blickwinkel: top, corner oder low.</translation>
    </message>
    <message>
        <source>Language for this session, such as en or de.</source>
        <translation>Sprache für diese Sitzung, etwa en oder de.</translation>
    </message>
    <message>
        <source>Graphics quality for this session: auto, low, medium or high.</source>
        <translation>Grafikqualität für diese Sitzung: auto, low, medium oder high.</translation>
    </message>
    <message>
        <source>--%1 cannot be used with a game record.</source>
        <translation>--%1 geht nicht zusammen mit einem Spielprotokoll.</translation>
    </message>
    <message>
        <source>Colour theme for this session: system, light, dark or contrast.</source>
        <translation>Farben für diese Sitzung: system, light, dark oder contrast.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>&apos;%2&apos; is not a valid value for --%1: choose %3.</source>
        <translation>„%2“ ist kein gültiger Wert für --%1: Wähle %3.</translation>
    </message>
    <message>
        <source>--data-dir needs the name of a folder.</source>
        <translation>--data-dir braucht den Namen eines Ordners.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid value for --size: give a width and height from 320x200 to 16384x16384, such as 1280x800.</source>
        <translation>„%1“ ist kein gültiger Wert für --size: Gib Breite und Höhe von 320x200 bis 16384x16384 an, etwa 1280x800.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid value for --seed: give a whole number, such as 7.</source>
        <translation>„%1“ ist kein gültiger Wert für --seed: Gib eine ganze Zahl an, etwa 7.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>Show this help with the options of Qt.</source>
        <translation>Diese Hilfe mit den Optionen von Qt zeigen.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Version zeigen.</translation>
    </message>
    <message>
        <source>--size %1x%2 is larger than the screen, which has %3x%4.</source>
        <translation>--size %1x%2 ist größer als der Bildschirm, der %3x%4 hat.</translation>
    </message>
    <message>
        <source>Start this variant at once: stack10, stack8, cross15, or a JSON file.</source>
        <translation>Diese Variante sofort starten: stack10, stack8, cross15 oder eine JSON-Datei.</translation>
    </message>
    <message>
        <source>Cannot show the window: the screen has %1 bits for colours; at least %2 are needed.</source>
        <translation>Das Fenster kann nicht angezeigt werden: Der Bildschirm hat %1 Bit für Farben; mindestens %2 sind nötig.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid value for --screenshot: give a name that ends in .png.</source>
        <translation>„%1“ ist kein gültiger Wert für --screenshot: Gib einen Namen an, der auf .png endet.</translation>
    </message>
    <message>
        <source>The value of --%1 is not UTF-8.</source>
        <translation>Der Wert von --%1 ist nicht UTF-8.</translation>
    </message>
    <message>
        <source>game|file</source>
        <translation>Spiel|Datei</translation>
    </message>
    <message>
        <source>words|file</source>
        <translation>Wörter|Datei</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Report bugs at %1</source>
        <translation>Fehler bitte melden unter %1</translation>
    </message>
    <message>
        <source>Show the choices for a new game at once.</source>
        <translation>Gleich nach den Einstellungen für ein neues Spiel fragen.</translation>
    </message>
    <message>
        <source>Language of the game&apos;s tiles and words, such as en or de.</source>
        <translation>Sprache der Steine und Wörter des Spiels, etwa en oder de.</translation>
    </message>
    <message>
        <source>Players, separated by commas; NAME is a person, NAME:LEVEL a computer, NAME:window a person in a second window, such as &quot;Ann,Bo:expert&quot;. Levels: %1.</source>
        <translation>Spieler, durch Kommas getrennt; NAME ist eine Person, NAME:STUFE ein Computer, NAME:window eine Person in einem zweiten Fenster, etwa &quot;Ann,Bo:expert&quot;. Stufen: %1.</translation>
    </message>
</context>
<context>
    <name>OtherWindows</name>
    <message>
        <source>The second window cannot be opened: %1.</source>
        <translation>Das zweite Fenster lässt sich nicht öffnen: %1.</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
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
        <translation>%1 hat den Zug von %2 angezweifelt. Wortliste: „%3“.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 challenged your play. Word list: “%2”.</source>
        <translation>%1 hat deinen Zug angezweifelt. Wortliste: „%2“.</translation>
    </message>
    <message>
        <source>You challenged %1’s play. Word list: “%2”.</source>
        <translation>Du hast den Zug von %1 angezweifelt. Wortliste: „%2“.</translation>
    </message>
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
    <name>PanelHead</name>
    <message>
        <source>Storeys</source>
        <translation>Storeys</translation>
    </message>
    <message>
        <source>Words in %1</source>
        <translation>Wörter auf %1</translation>
    </message>
</context>
<context>
    <name>PassDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Everyone else has passed. If you pass too, the game ends.</source>
        <translation>Alle anderen haben gepasst. Passt du auch, endet das Spiel.</translation>
    </message>
    <message>
        <source>The other player has passed. If you pass too, the game ends.</source>
        <translation>Dein Gegenüber hat gepasst. Passt du auch, endet das Spiel.</translation>
    </message>
</context>
<context>
    <name>Peel</name>
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
    <message>
        <source>not yet played</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Zug %2</translation>
    </message>
    <message>
        <source>on the board from the start</source>
        <translation>von Anfang an auf dem Brett</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>Your play</source>
        <translation>Dein Zug</translation>
    </message>
    <message numerus="yes">
        <source>Play for %n</source>
        <comment>points</comment>
        <translation>
            <numerusform>Spielen (%n Punkt)</numerusform>
            <numerusform>Spielen (%n Punkte)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 denkt nach</translation>
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
        <source>Places the closest valid play</source>
        <translation>Legt den nächstliegenden gültigen Zug</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>There is no valid play with these tiles.</source>
        <translation>Mit diesen Steinen gibt es keinen gültigen Zug.</translation>
    </message>
    <message>
        <source>Invalid play</source>
        <translation>Ungültiger Zug</translation>
    </message>
    <message>
        <source>End game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message numerus="yes">
        <source>Closest valid play: %1 (%n point(s))</source>
        <translation>
            <numerusform>Nächstliegender gültiger Zug: %1 (%n Punkt)</numerusform>
            <numerusform>Nächstliegender gültiger Zug: %1 (%n Punkte)</numerusform>
        </translation>
    </message>
    <message>
        <source>Closest valid play: %1</source>
        <translation>Nächstliegender gültiger Zug: %1</translation>
    </message>
    <message>
        <source>Play and win</source>
        <translation>Legen und gewinnen</translation>
    </message>
    <message>
        <source>Show the closest valid play</source>
        <translation>Nächstliegenden gültigen Zug zeigen</translation>
    </message>
    <message>
        <source>Counts as a hint</source>
        <translation>Zählt als Tipp</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 legen</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spiel vorbei</translation>
    </message>
    <message>
        <source>Make a word</source>
        <translation>Bilde ein Wort</translation>
    </message>
    <message>
        <source>View only</source>
        <translation>Nur zum Ansehen</translation>
    </message>
    <message>
        <source>You can sort your rack while you wait.</source>
        <translation>Du kannst inzwischen deine Bank sortieren.</translation>
    </message>
    <message numerus="yes">
        <source>Drag tiles to the board or type them (Shift+F1). You can stack tiles up to %n high.</source>
        <translation>
            <numerusform>Ziehe Steine aufs Brett oder tippe sie (Umschalt+F1). Stapeln kannst du nicht.</numerusform>
            <numerusform>Ziehe Steine aufs Brett oder tippe sie (Umschalt+F1). Du kannst sie bis zur Höhe %n stapeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag tiles to the board or type them (Shift+F1).</source>
        <translation>Ziehe Steine aufs Brett oder tippe sie (Umschalt+F1).</translation>
    </message>
    <message>
        <source>Draw for the first turn</source>
        <translation>Auslosung des ersten Zugs</translation>
    </message>
    <message>
        <source>Everyone draws a tile. The player with the letter closest to A starts.</source>
        <translation>Alle ziehen einen Stein. Wer dem A am nächsten kommt, fängt an.</translation>
    </message>
    <message>
        <source>Claim words</source>
        <translation>Wörter wählen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet …</translation>
    </message>
</context>
<context>
    <name>PlayCommands</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Ein Wort nachschlagen</translation>
    </message>
    <message>
        <source>Enter a play as text</source>
        <translation>Zug als Text eingeben</translation>
    </message>
    <message>
        <source>Return all tiles to the rack</source>
        <translation>Alle Steine zurücknehmen</translation>
    </message>
    <message>
        <source>Shuffle rack</source>
        <translation>Bank mischen</translation>
    </message>
    <message>
        <source>Sort rack</source>
        <translation>Bank sortieren</translation>
    </message>
    <message>
        <source>Exchange tiles</source>
        <translation>Steine tauschen</translation>
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
        <source>Challenge the last play</source>
        <translation>Letzten Zug anzweifeln</translation>
    </message>
    <message>
        <source>Unseen tiles</source>
        <translation>Ungesehene Steine</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <translation>Spiel analysieren</translation>
    </message>
    <message>
        <source>Undo my last turn</source>
        <translation>Meinen letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Redo the turn</source>
        <translation>Den Zug wiederholen</translation>
    </message>
    <message>
        <source>Another hint</source>
        <translation>Noch ein Tipp</translation>
    </message>
    <message>
        <source>Exchange a tile</source>
        <translation>Einen Stein tauschen</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Look back at turns</source>
        <translation>Frühere Züge ansehen</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>There is no earlier turn.</source>
        <translation>Es gibt keinen früheren Zug.</translation>
    </message>
    <message>
        <source>No earlier turn is shown.</source>
        <translation>Es wird kein früherer Zug gezeigt.</translation>
    </message>
    <message>
        <source>There is no turn to redo.</source>
        <translation>Es gibt keinen Zug zum Wiederholen.</translation>
    </message>
    <message>
        <source>The tutorial gives no hints. “Show me” does its step for you.</source>
        <translation>Die Einführung gibt keine Tipps. „Zeig es mir“ macht den Schritt für dich.</translation>
    </message>
    <message>
        <source>The hint is being looked for.</source>
        <translation>Der Tipp wird gerade gesucht.</translation>
    </message>
    <message>
        <source>There is no other hint for this turn.</source>
        <translation>Für diesen Zug gibt es keinen weiteren Tipp.</translation>
    </message>
    <message>
        <source>You cannot exchange tiles now.</source>
        <translation>Du kannst jetzt keine Steine tauschen.</translation>
    </message>
    <message>
        <source>You cannot pass now.</source>
        <translation>Du kannst jetzt nicht passen.</translation>
    </message>
    <message>
        <source>There is no play that you can challenge.</source>
        <translation>Es gibt keinen Zug, den du anzweifeln kannst.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Retry my mistakes</source>
        <translation>Meine Fehler noch einmal spielen</translation>
    </message>
    <message>
        <source>A turn is being retried.</source>
        <translation>Ein Zug wird gerade noch einmal gespielt.</translation>
    </message>
    <message>
        <source>Analyse the game first.</source>
        <translation>Analysiere zuerst das Spiel.</translation>
    </message>
    <message>
        <source>No mistake of yours was found.</source>
        <translation>Es wurde kein Fehler von dir gefunden.</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>There is no game of yours to resign.</source>
        <translation>Es gibt kein Spiel von dir, das du aufgeben kannst.</translation>
    </message>
    <message>
        <source>Open the second window</source>
        <translation>Zweites Fenster öffnen</translation>
    </message>
    <message>
        <source>Everybody has a window.</source>
        <translation>Alle haben ein Fenster.</translation>
    </message>
</context>
<context>
    <name>PlayEntry</name>
    <message>
        <source>Tiles with their squares, then each word after a slash, such as %1</source>
        <translation>Steine mit ihren Feldern, dann jedes Wort nach einem Schrägstrich, etwa %1</translation>
    </message>
    <message>
        <source>Square and tiles: %1 across, %2 down</source>
        <translation>Feld und Steine: %1 waagerecht, %2 senkrecht</translation>
    </message>
    <message>
        <source>%1 a blank</source>
        <translation>%1 ein Joker</translation>
    </message>
    <message>
        <source>%1 a yellow blank</source>
        <translation>%1 ein gelber Joker</translation>
    </message>
    <message>
        <source>%1 a blocker</source>
        <translation>%1 ein Blocker</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>A play as text: Enter places it, Enter again plays it</source>
        <translation>Ein Zug als Text: Die Eingabetaste legt ihn, noch einmal gedrückt spielt sie ihn</translation>
    </message>
    <message>
        <source>%1 across, %2 down</source>
        <translation>%1 waagerecht, %2 senkrecht</translation>
    </message>
</context>
<context>
    <name>PlaysList</name>
    <message>
        <source>Other plays, turn %1</source>
        <translation>Andere Züge statt Zug %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back to the turns</source>
        <translation>Zurück zu den Zügen</translation>
    </message>
    <message>
        <source>Every play was solved to the end of the game.</source>
        <translation>Jeder Zug wurde bis zum Ende des Spiels berechnet.</translation>
    </message>
    <message numerus="yes">
        <source>Expected gain in points, from %n game(s) sampled for each play</source>
        <translation>
            <numerusform>Erwarteter Gewinn in Punkten, aus %n durchgespielten Fortsetzung je Zug</numerusform>
            <numerusform>Erwarteter Gewinn in Punkten, aus %n durchgespielten Fortsetzungen je Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>Other plays</source>
        <translation>Andere Züge</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1% to win</source>
        <translation>%1&#xa0;% Gewinnchance</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>%1. %2. Expected gain %3</source>
        <translation>%1. %2. Erwarteter Gewinn %3</translation>
    </message>
</context>
<context>
    <name>PreferencesButton</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
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
        <source>Animation speed</source>
        <translation>Tempo der Animation</translation>
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
        <translation>Soundeffekte</translation>
    </message>
    <message>
        <source>Sharing this screen</source>
        <translation>Mehrere an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Turn the board to face the player to move</source>
        <translation>Brett zu der Person drehen, die am Zug ist</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Computers and hints may use offensive words</source>
        <translation>Computer und Tipps dürfen anstößige Wörter verwenden</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Analyse a game as soon as it ends</source>
        <translation>Spiele gleich nach dem Ende analysieren</translation>
    </message>
    <message>
        <source>Hints name common words first, rarer ones beside them</source>
        <translation>Tipps nennen zuerst häufige Wörter, seltenere daneben</translation>
    </message>
</context>
<context>
    <name>Premium</name>
    <message>
        <source>L</source>
        <comment>on a square that multiplies the letter: 2L, 3L</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>W</source>
        <comment>on a square that multiplies the word: 2W, 3W</comment>
        <translation>W</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[Optionen]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Hilfe zu den Optionen zeigen.</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Hilfe mit den Optionen von Qt zeigen.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Unbekannte Option „%1“.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Unbekannte Optionen: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Nach „%1“ fehlt ein Wert.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Unerwarteter Wert nach „%1“.</translation>
    </message>
</context>
<context>
    <name>RackAccess</name>
    <message>
        <source>Rack</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Rack: %1</source>
        <translation>Bank: %1</translation>
    </message>
    <message>
        <source>Your rack</source>
        <translation>Deine Bank</translation>
    </message>
</context>
<context>
    <name>RecordProblemDialog</name>
    <message>
        <source>Cannot open the file</source>
        <translation>Die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Could not export</source>
        <translation>Export fehlgeschlagen</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Andere Datei öffnen …</translation>
    </message>
    <message>
        <source>Could not paste</source>
        <translation>Einfügen fehlgeschlagen</translation>
    </message>
    <message>
        <source>Look at it as written</source>
        <translation>Ansehen, wie es dasteht</translation>
    </message>
    <message>
        <source>Shows the game with its doubtful turns marked</source>
        <translation>Zeigt das Spiel und markiert fragliche Züge</translation>
    </message>
    <message>
        <source>Continue the game here?</source>
        <translation>Das Spiel hier fortsetzen?</translation>
    </message>
    <message>
        <source>If the game is still open there, close it there first. Otherwise turns can be lost.</source>
        <translation>Schließe es zuerst dort, falls es noch offen ist. Sonst können Züge verloren gehen.</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Hier fortsetzen</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Game over</source>
        <translation>Spiel vorbei</translation>
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
    <message>
        <source>You and %1 tie for first place</source>
        <translation>Du und %1 teilt euch den Sieg</translation>
    </message>
    <message>
        <source>You, %1 and %2 tie for first place</source>
        <translation>Du, %1 und %2 teilt euch den Sieg</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message numerus="yes">
        <source>The clock was paused %n time(s).</source>
        <translation>
            <numerusform>Die Uhr wurde einmal angehalten.</numerusform>
            <numerusform>Die Uhr wurde %n-mal angehalten.</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>%1. %2, %n point(s)</source>
        <translation>
            <numerusform>%1. %2, %n Punkt</numerusform>
            <numerusform>%1. %2, %n Punkte</numerusform>
        </translation>
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
        <source>−%n for tiles left (%1)</source>
        <comment>points</comment>
        <translation>
            <numerusform>−%n für übrige Steine (%1)</numerusform>
            <numerusform>−%n für übrige Steine (%1)</numerusform>
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
        <source>−%n for overtime</source>
        <comment>points</comment>
        <translation>
            <numerusform>−%n für Zeitüberschreitung</numerusform>
            <numerusform>−%n für Zeitüberschreitung</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <comment>rank, player, how far from the goal</comment>
        <translation>%1. %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>Analysis: %n mistake(s)</source>
        <translation>
            <numerusform>Analyse: %n Fehler</numerusform>
            <numerusform>Analyse: %n Fehler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewList</name>
    <message>
        <source>Key turns</source>
        <translation>Wichtigste Züge</translation>
    </message>
    <message>
        <source>Biggest mistakes first</source>
        <translation>Größte Fehler zuerst</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Alle Züge</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1, %2: %3, %n point(s).</source>
        <translation>
            <numerusform>Zug %1, %2: %3, %n Punkt.</numerusform>
            <numerusform>Zug %1, %2: %3, %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2: %3, %n point(s)</source>
        <translation>
            <numerusform>%1. %2: %3, %n Punkt</numerusform>
            <numerusform>%1. %2: %3, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Press R to try it again, Space to show what was best.</source>
        <translation>Drücke R, um es noch einmal zu versuchen, die Leertaste, um den besten Zug zu sehen.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Press Space to show what may be better.</source>
        <translation>Leertaste: zeigen, was vielleicht besser ist.</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
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
        <source>All tiles placed: %1</source>
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
    <message>
        <source>Stars joined: %1</source>
        <translation>Sterne verbunden: %1</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Play the tutorial</source>
        <translation>Einführung starten</translation>
    </message>
    <message>
        <source>Resume the tutorial</source>
        <translation>Einführung fortsetzen</translation>
    </message>
    <message>
        <source>Not found in the rules.</source>
        <translation>In den Regeln nicht gefunden.</translation>
    </message>
    <message>
        <source>stack height high tall level storey
exchange swap trade
score points count value worth
blank joker wildcard
challenge doubt dispute
bag draw
start begin first opening
end finish over win
pass skip</source>
        <translation>Stapel Höhe hoch Turm Stockwerk Ebene
tauschen umtauschen wechseln
Punkte zählen Wert Summe
Joker
anzweifeln bezweifeln Einspruch
Beutel ziehen
Start Beginn Anfang Eröffnung
Ende Schluss gewinnen Sieg
passen aussetzen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
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
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
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
    <message>
        <source>Continued from turn %1</source>
        <translation>Ab Zug %1 weitergespielt</translation>
    </message>
    <message>
        <source>Continued from the start</source>
        <translation>Vom Anfang an weitergespielt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>time, remark</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n turn(s)</source>
        <comment>a game without points</comment>
        <translation>
            <numerusform>%1 · %n Zug</numerusform>
            <numerusform>%1 · %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubt(s)</source>
        <comment>lines of a record</comment>
        <translation>
            <numerusform>%n Zweifel</numerusform>
            <numerusform>%n Zweifel</numerusform>
        </translation>
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
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow blank(s)</source>
        <translation>
            <numerusform>%n gelber Joker</numerusform>
            <numerusform>%n gelbe Joker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocker(s)</source>
        <translation>
            <numerusform>%n Blocker</numerusform>
            <numerusform>%n Blocker</numerusform>
        </translation>
    </message>
    <message>
        <source>winner</source>
        <translation>gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on the rack</source>
        <translation>
            <numerusform>%n Stein auf der Bank</numerusform>
            <numerusform>%n Steine auf der Bank</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message numerus="yes">
        <source>Points in the last %n game(s)</source>
        <translation>
            <numerusform>Punkte im letzten Spiel</numerusform>
            <numerusform>Punkte in den letzten %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Players</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, how far from the goal</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>The window could not be drawn.</source>
        <translation>Das Fenster ließ sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>Cannot write the picture to %1: %2.</source>
        <translation>Das Bild lässt sich nicht nach %1 schreiben: %2.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Mit anderen</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Allein</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n player(s)</source>
        <translation>
            <numerusform>Höchstens %n Spieler</numerusform>
            <numerusform>Höchstens %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Player %1, person or computer</source>
        <translation>Spieler %1, Person oder Computer</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Spieler %1 entfernen</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Profi</translation>
    </message>
    <message>
        <source>Class of player %1</source>
        <translation>Klasse von Spieler %1</translation>
    </message>
    <message>
        <source>Second window</source>
        <translation>Zweites Fenster</translation>
    </message>
    <message>
        <source>A person who plays in a window of their own</source>
        <translation>Eine Person, die in einem eigenen Fenster spielt</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The clock is paused and the board is hidden. Pauses in this game: %1.</source>
        <translation>Die Uhr steht, und das Brett ist verdeckt. Pausen in diesem Spiel: %1.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Game panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Started again from the beginning. The earlier game is kept under “Continue a game”.</source>
        <translation>Das Spiel beginnt noch einmal von vorn. Das frühere bleibt unter „Spiel fortsetzen“ erhalten.</translation>
    </message>
    <message>
        <source>This is a new game that continues from turn %1. The earlier one is kept under “Continue a game”.</source>
        <translation>Das ist ein neues Spiel ab Zug %1. Das frühere bleibt unter „Spiel fortsetzen“ erhalten.</translation>
    </message>
</context>
<context>
    <name>SoloBar</name>
    <message numerus="yes">
        <source>%n free exchange(s) left</source>
        <translation>
            <numerusform>noch %n-mal kostenlos tauschen</numerusform>
            <numerusform>noch %n-mal kostenlos tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>no best total yet</source>
        <translation>noch keine Bestleistung</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>Bestleistung: %1</translation>
    </message>
</context>
<context>
    <name>SoloResultsDialog</name>
    <message>
        <source>Solo results</source>
        <translation>Solo-Ergebnisse</translation>
    </message>
    <message>
        <source>No solo results yet. Start a game with one player and finish it to see its total here.</source>
        <translation>Noch keine Solo-Ergebnisse. Spiele ein Spiel allein zu Ende, dann steht seine Summe hier.</translation>
    </message>
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
    <message>
        <source>%1, “%2”</source>
        <translation>%1, „%2“</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>Mit Tipps</translation>
    </message>
</context>
<context>
    <name>StartDraw</name>
    <message>
        <source>, </source>
        <translation>, </translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everyone draws a tile. The player with the letter closest to A starts.</source>
        <translation>Alle ziehen einen Stein. Wer dem A am nächsten kommt, fängt an.</translation>
    </message>
    <message>
        <source>Tied players draw again.</source>
        <translation>Bei Gleichstand wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>%1 and %2 tie and draw again.</source>
        <translation>Gleichstand: %1 und %2. Es wird noch einmal gezogen.</translation>
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
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Delete the statistics of all players? Press “Delete all” again to confirm.</source>
        <translation>Die Statistik aller Spieler löschen? Drücke zur Bestätigung noch einmal „Alles löschen“.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Noch keine beendeten Spiele.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Alles löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n with hints</source>
        <comment>games won</comment>
        <translation>
            <numerusform>%n mit Tipps</numerusform>
            <numerusform>%n mit Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Against others</source>
        <translation>Gegen andere</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Lernen</translation>
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
    <name>Table</name>
    <message>
        <source>The tiles return to your rack, and you lose the turn.</source>
        <translation>Die Steine gehen zurück, und du verlierst den Zug.</translation>
    </message>
    <message>
        <source>The tiles return to the rack, and %1 loses the turn.</source>
        <translation>Die Steine gehen zurück, und %1 verliert den Zug.</translation>
    </message>
    <message>
        <source>The tiles return to your rack, and you play again.</source>
        <translation>Die Steine gehen zurück, und du legst noch einmal.</translation>
    </message>
    <message>
        <source>The tiles return to the rack, and %1 plays again.</source>
        <translation>Die Steine gehen zurück, und %1 legt noch einmal.</translation>
    </message>
    <message>
        <source>The play stands.</source>
        <translation>Der Zug gilt.</translation>
    </message>
    <message>
        <source>The play stands, and you lose your next turn.</source>
        <translation>Der Zug gilt, und du setzt beim nächsten Zug aus.</translation>
    </message>
    <message>
        <source>The play stands, and %1 loses the next turn.</source>
        <translation>Der Zug gilt, und %1 setzt beim nächsten Zug aus.</translation>
    </message>
    <message numerus="yes">
        <source>The play stands, and you lose %n point(s).</source>
        <translation>
            <numerusform>Der Zug gilt, und du verlierst %n Punkt.</numerusform>
            <numerusform>Der Zug gilt, und du verlierst %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The play stands, and %1 loses %n point(s).</source>
        <translation>
            <numerusform>Der Zug gilt, und %1 verliert %n Punkt.</numerusform>
            <numerusform>Der Zug gilt, und %1 verliert %n Punkte.</numerusform>
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
    <message>
        <source>If all words are valid, the challenger loses the next turn.</source>
        <translation>Sind alle Wörter gültig, setzt beim nächsten Zug aus, wer angezweifelt hat.</translation>
    </message>
    <message numerus="yes">
        <source>If all words are valid, the challenger loses %n point(s).</source>
        <translation>
            <numerusform>Sind alle Wörter gültig, kostet das Anzweifeln %n Punkt.</numerusform>
            <numerusform>Sind alle Wörter gültig, kostet das Anzweifeln %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) are doubtful and marked in the list. The points are as written.</source>
        <translation>
            <numerusform>%n Zug ist fraglich und in der Liste markiert. Die Punkte gelten, wie sie dastehen.</numerusform>
            <numerusform>%n Züge sind fraglich und in der Liste markiert. Die Punkte gelten, wie sie dastehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is shown up to line %1. %2</source>
        <translation>Das Spiel wird bis Zeile %1 gezeigt. %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Place at least one tile.</source>
        <translation>Lege mindestens einen Stein.</translation>
    </message>
    <message>
        <source>This tile is not on your rack.</source>
        <translation>Dieser Stein ist nicht auf deiner Bank.</translation>
    </message>
    <message>
        <source>This is outside the board.</source>
        <translation>Das ist außerhalb des Bretts.</translation>
    </message>
    <message>
        <source>%1 is outside the board.</source>
        <translation>%1 liegt außerhalb des Bretts.</translation>
    </message>
    <message>
        <source>You can place only one tile on a square per turn.</source>
        <translation>Du darfst pro Zug nur einen Stein auf ein Feld legen.</translation>
    </message>
    <message>
        <source>%1 is a wall.</source>
        <comment>a square</comment>
        <translation>%1 ist eine Mauer.</translation>
    </message>
    <message>
        <source>%1 belongs to another player.</source>
        <comment>a square</comment>
        <translation>%1 gehört einem anderen Spieler.</translation>
    </message>
    <message>
        <source>There is a blocker on %1.</source>
        <translation>Auf %1 liegt ein Blocker.</translation>
    </message>
    <message>
        <source>You cannot put a blocker there or take one off.</source>
        <translation>Dort kannst du keinen Blocker hinlegen oder wegnehmen.</translation>
    </message>
    <message>
        <source>You cannot put a blocker on %1 or take one off.</source>
        <translation>Auf %1 kannst du keinen Blocker legen oder wegnehmen.</translation>
    </message>
    <message>
        <source>Place all your tiles in one row or one column.</source>
        <translation>Lege alle deine Steine in eine Zeile oder eine Spalte.</translation>
    </message>
    <message numerus="yes">
        <source>The stack on %1 is full: it is already %n high.</source>
        <translation>
            <numerusform>Der Stapel auf %1 ist voll: Er ist schon %n hoch.</numerusform>
            <numerusform>Der Stapel auf %1 ist voll: Er ist schon %n hoch.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is already a tile on %1.</source>
        <translation>Auf %1 liegt schon ein Stein.</translation>
    </message>
    <message>
        <source>You cannot place a letter on the same letter, as on %1.</source>
        <translation>Du darfst einen Buchstaben nicht auf denselben Buchstaben legen, wie auf %1.</translation>
    </message>
    <message>
        <source>There is a gap between your tiles: %1 is empty.</source>
        <translation>Zwischen deinen Steinen ist eine Lücke: %1 ist leer.</translation>
    </message>
    <message>
        <source>The first word needs at least two tiles.</source>
        <translation>Das erste Wort braucht mindestens zwei Steine.</translation>
    </message>
    <message>
        <source>Your first word must cover one of your stations.</source>
        <translation>Dein erstes Wort muss eine deiner Stationen bedecken.</translation>
    </message>
    <message>
        <source>The first word must cover a star.</source>
        <translation>Das erste Wort muss einen Stern bedecken.</translation>
    </message>
    <message>
        <source>The first word must cover a start square in the middle of the board.</source>
        <translation>Das erste Wort muss ein Startfeld in der Mitte des Bretts bedecken.</translation>
    </message>
    <message>
        <source>Claim one to three words.</source>
        <translation>Wähle ein bis drei Wörter.</translation>
    </message>
    <message>
        <source>A claimed word has a square without a tile: %1.</source>
        <translation>Ein gewähltes Wort hat ein Feld ohne Stein: %1.</translation>
    </message>
    <message>
        <source>Each letter of a claimed word must be next to the one before it.</source>
        <translation>Jeder Buchstabe eines gewählten Worts muss neben dem vorigen liegen.</translation>
    </message>
    <message>
        <source>A claimed word uses %1 twice.</source>
        <comment>a square</comment>
        <translation>Ein gewähltes Wort benutzt %1 zweimal.</translation>
    </message>
    <message>
        <source>Each claimed word needs a tile that you place.</source>
        <translation>Jedes gewählte Wort braucht einen Stein, den du in diesem Zug legst.</translation>
    </message>
    <message>
        <source>You can claim a word only once per turn.</source>
        <translation>Du kannst ein Wort nur einmal pro Zug wählen.</translation>
    </message>
    <message>
        <source>Each tile that you place must be in a claimed word.</source>
        <translation>Jeder Stein, den du legst, muss in einem gewählten Wort sein.</translation>
    </message>
    <message>
        <source>Your tiles must touch the tiles on the board.</source>
        <translation>Deine Steine müssen die Steine auf dem Brett berühren.</translation>
    </message>
    <message>
        <source>You cannot cover all of %1. Leave at least one of its tiles visible.</source>
        <translation>Du darfst %1 nicht ganz überdecken. Mindestens ein Stein des Worts muss sichtbar bleiben.</translation>
    </message>
    <message>
        <source>You cannot just add the letter %1 to a word. Add another tile, or use the %1 in a new word too.</source>
        <translation>Du darfst an ein Wort nicht nur ein %1 anhängen. Lege noch einen Stein dazu oder nutze das %1 auch für ein neues Wort.</translation>
    </message>
    <message>
        <source>This does not form a word.</source>
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
        <source>There are not enough tiles in the bag to exchange.</source>
        <translation>Im Beutel sind zum Tauschen nicht genug Steine.</translation>
    </message>
    <message>
        <source>You can exchange only one tile per turn.</source>
        <translation>Du darfst pro Zug nur einen Stein tauschen.</translation>
    </message>
    <message>
        <source>You have no exchanges left.</source>
        <translation>Du hast keinen Tausch mehr übrig.</translation>
    </message>
    <message>
        <source>After an invalid play, play again or pass.</source>
        <translation>Nach einem ungültigen Zug legst du noch einmal oder passt.</translation>
    </message>
    <message>
        <source>There is no card to choose for.</source>
        <translation>Es gibt keine Karte, für die zu wählen ist.</translation>
    </message>
    <message>
        <source>Choose what the card does first.</source>
        <translation>Wähle zuerst, was die Karte bewirkt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not a word yet.</source>
        <translation>
            <numerusform>%1 ist noch kein Wort.</numerusform>
            <numerusform>%1 sind noch keine Wörter.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: This is not a game record (GCG).</source>
        <translation>%1: Das ist kein Spielprotokoll (GCG).</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>All words, including rare ones</source>
        <translation>Alle Wörter, auch seltene</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>Gängige Wörter</translation>
    </message>
    <message>
        <source>All but the rarest words</source>
        <translation>Alle außer den seltensten Wörtern</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>Häufig</translation>
    </message>
    <message>
        <source>Words that most people know</source>
        <translation>Wörter, die die meisten kennen</translation>
    </message>
    <message>
        <source>Kids</source>
        <translation>Kinder</translation>
    </message>
    <message>
        <source>Words that children know</source>
        <translation>Wörter, die Kinder kennen</translation>
    </message>
    <message>
        <source>The words in these examples are English.</source>
        <translation>Die Wörter in diesen Beispielen sind englisch.</translation>
    </message>
    <message>
        <source>%1 with house words</source>
        <translation>%1 mit eigenen Wörtern</translation>
    </message>
    <message>
        <source>The tiles in this game cannot form the house word %1.</source>
        <translation>Aus den Steinen dieses Spiels lässt sich das eigene Wort %1 nicht legen.</translation>
    </message>
    <message>
        <source>The house word %1 appears twice. Remove one.</source>
        <translation>Das eigene Wort %1 kommt zweimal vor. Entferne eines.</translation>
    </message>
    <message numerus="yes">
        <source>Enter no more than %n house word(s).</source>
        <translation>
            <numerusform>Gib höchstens %n eigenes Wort ein.</numerusform>
            <numerusform>Gib höchstens %n eigene Wörter ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <comment>the name of a player who has given none</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>gives a yellow blank</source>
        <translation>gibt einen gelben Joker</translation>
    </message>
    <message>
        <source>gives a blocker</source>
        <translation>gibt einen Blocker</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>zieht eine Karte</translation>
    </message>
    <message>
        <source>double letter</source>
        <translation>doppelter Buchstabenwert</translation>
    </message>
    <message>
        <source>triple letter</source>
        <translation>dreifacher Buchstabenwert</translation>
    </message>
    <message>
        <source>quadruple letter</source>
        <translation>vierfacher Buchstabenwert</translation>
    </message>
    <message>
        <source>double word</source>
        <translation>doppelter Wortwert</translation>
    </message>
    <message>
        <source>triple word</source>
        <translation>dreifacher Wortwert</translation>
    </message>
    <message>
        <source>quadruple word</source>
        <translation>vierfacher Wortwert</translation>
    </message>
    <message>
        <source>Blank square</source>
        <translation>Jokerfeld</translation>
    </message>
    <message>
        <source>Blocker square</source>
        <translation>Blockerfeld</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Wildfeld</translation>
    </message>
    <message>
        <source>flashlight</source>
        <translation>Taschenlampe</translation>
    </message>
    <message>
        <source>rocks</source>
        <translation>Felsbrocken</translation>
    </message>
    <message>
        <source>pickaxe</source>
        <translation>Spitzhacke</translation>
    </message>
    <message>
        <source>takes a blocker off</source>
        <translation>nimmt einen Blocker weg</translation>
    </message>
    <message>
        <source>guard dog</source>
        <translation>Wachhund</translation>
    </message>
    <message>
        <source>comet</source>
        <translation>Komet</translation>
    </message>
    <message>
        <source>saucer</source>
        <translation>Untertasse</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square, what it does</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 across</source>
        <comment>a square</comment>
        <translation>%1 waagerecht</translation>
    </message>
    <message>
        <source>%1 down</source>
        <comment>a square</comment>
        <translation>%1 senkrecht</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Knopf</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Flicken</translation>
    </message>
    <message>
        <source>Strip</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Sitzbank</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Plaza</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>No mini boards</source>
        <translation>Keine Zusatzbretter</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between mini boards in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>You give a yellow blank back.</source>
        <translation>Du gibst einen gelben Joker zurück.</translation>
    </message>
    <message>
        <source>%1 gives a yellow blank back.</source>
        <translation>%1 gibt einen gelben Joker zurück.</translation>
    </message>
    <message>
        <source>You take a yellow blank.</source>
        <translation>Du nimmst einen gelben Joker.</translation>
    </message>
    <message>
        <source>%1 takes a yellow blank.</source>
        <translation>%1 nimmt einen gelben Joker.</translation>
    </message>
    <message>
        <source>You take a blocker.</source>
        <translation>Du nimmst einen Blocker.</translation>
    </message>
    <message>
        <source>%1 takes a blocker.</source>
        <translation>%1 nimmt einen Blocker.</translation>
    </message>
    <message>
        <source>You get a fresh rack.</source>
        <translation>Du bekommst neue Steine.</translation>
    </message>
    <message>
        <source>%1 gets a fresh rack.</source>
        <translation>%1 bekommt neue Steine.</translation>
    </message>
    <message numerus="yes">
        <source>You change %n tile(s).</source>
        <translation>
            <numerusform>Du tauschst %n Stein.</numerusform>
            <numerusform>Du tauschst %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 changes %n tile(s).</source>
        <translation>
            <numerusform>%1 tauscht %n Stein.</numerusform>
            <numerusform>%1 tauscht %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the blocker off %1.</source>
        <translation>Du nimmst den Blocker von %1.</translation>
    </message>
    <message>
        <source>%1 takes the blocker off %2.</source>
        <translation>%1 nimmt den Blocker von %2.</translation>
    </message>
    <message>
        <source>You play again after this turn.</source>
        <translation>Du bist nach diesem Zug noch einmal dran.</translation>
    </message>
    <message>
        <source>%1 plays again after this turn.</source>
        <translation>%1 ist nach diesem Zug noch einmal dran.</translation>
    </message>
    <message>
        <source>You do not play again after all.</source>
        <translation>Du bist nun doch nicht noch einmal dran.</translation>
    </message>
    <message>
        <source>%1 does not play again after all.</source>
        <translation>%1 ist nun doch nicht noch einmal dran.</translation>
    </message>
    <message>
        <source>You lose your next turn.</source>
        <translation>Du setzt das nächste Mal aus.</translation>
    </message>
    <message>
        <source>%1 loses the next turn.</source>
        <translation>%1 setzt das nächste Mal aus.</translation>
    </message>
    <message>
        <source>You do not lose your next turn.</source>
        <translation>Du setzt das nächste Mal nicht aus.</translation>
    </message>
    <message>
        <source>%1 does not lose the next turn.</source>
        <translation>%1 setzt das nächste Mal nicht aus.</translation>
    </message>
    <message>
        <source>%1 and %2 swap racks.</source>
        <translation>%1 und %2: Steine der Bank getauscht.</translation>
    </message>
    <message>
        <source>You keep all your tiles.</source>
        <translation>Du behältst alle Steine.</translation>
    </message>
    <message>
        <source>%1 keeps all tiles.</source>
        <translation>%1 behält alle Steine.</translation>
    </message>
    <message>
        <source>You take no blocker off.</source>
        <translation>Du lässt alle Blocker liegen.</translation>
    </message>
    <message>
        <source>%1 takes no blocker off.</source>
        <translation>%1 lässt alle Blocker liegen.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Nichts geschieht.</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Du ziehst eine Karte</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 zieht eine Karte</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation>Karte %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n tile(s) to change, or none.</source>
        <translation>
            <numerusform>Wähle einen Stein zum Tauschen oder keinen.</numerusform>
            <numerusform>Wähle bis zu %n Steine zum Tauschen oder keinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a blocker to take off the board, or none.</source>
        <translation>Wähle einen Blocker, der vom Brett kommt, oder keinen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to your corner</source>
        <translation>
            <numerusform>%n Schritt bis zu deiner Ecke</numerusform>
            <numerusform>%n Schritte bis zu deiner Ecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to your corner (was %1)</source>
        <translation>
            <numerusform>%n Schritt bis zu deiner Ecke (vorher %1)</numerusform>
            <numerusform>%n Schritte bis zu deiner Ecke (vorher %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>Row %1 of %2 (was %3)</source>
        <translation>Zeile %1 von %2 (vorher %3)</translation>
    </message>
    <message numerus="yes">
        <source>Gives %n yellow blank(s)</source>
        <translation>
            <numerusform>Gibt %n gelben Joker</numerusform>
            <numerusform>Gibt %n gelbe Joker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives %n blocker(s)</source>
        <translation>
            <numerusform>Gibt %n Blocker</numerusform>
            <numerusform>Gibt %n Blocker</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is empty: gives nothing</source>
        <translation>Der Vorrat ist leer: gibt nichts</translation>
    </message>
    <message numerus="yes">
        <source>You may take off %n blocker(s): click one, or type # at the cursor</source>
        <translation>
            <numerusform>Du darfst %n Blocker wegnehmen: Klicke ihn an oder tippe # am Cursor</numerusform>
            <numerusform>Du darfst %n Blocker wegnehmen: Klicke einen an oder tippe # am Cursor</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the blocker off %1</source>
        <translation>Nimmt den Blocker von %1</translation>
    </message>
    <message>
        <source>Puts a blocker on %1</source>
        <translation>Setzt einen Blocker auf %1</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n card(s)</source>
        <translation>
            <numerusform>Zieht %n Karte</numerusform>
            <numerusform>Zieht %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards left</source>
        <translation>Keine Karten mehr</translation>
    </message>
    <message numerus="yes">
        <source>Replaces %n blocker(s)</source>
        <translation>
            <numerusform>Ersetzt %n Blocker</numerusform>
            <numerusform>Ersetzt %n Blocker</numerusform>
        </translation>
    </message>
    <message>
        <source>Reaches your corner: wins</source>
        <translation>Erreicht deine Ecke: gewinnt</translation>
    </message>
    <message>
        <source>Reaches Earth: wins</source>
        <translation>Erreicht die Erde: gewinnt</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Plays any valid word at random</source>
        <translation>Spielt irgendein gültiges Wort</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Knows easy words and misses many plays</source>
        <translation>Kennt leichte Wörter und übersieht viele Züge</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Knows common words and misses some plays</source>
        <translation>Kennt häufige Wörter und übersieht manche Züge</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
    <message>
        <source>Knows all words and always plays for the highest score</source>
        <translation>Kennt alle Wörter und nimmt immer die meisten Punkte</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>geübt</translation>
    </message>
    <message>
        <source>Knows most words and keeps good tiles</source>
        <translation>Kennt die meisten Wörter und behält gute Steine</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Knows all words and thinks a turn ahead</source>
        <translation>Kennt alle Wörter und denkt einen Zug voraus</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Knows all words, thinks further ahead and plays a perfect endgame</source>
        <translation>Kennt alle Wörter, denkt weiter voraus und spielt das Ende perfekt</translation>
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
        <source>rookie</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>pro</source>
        <translation>Profi</translation>
    </message>
    <message numerus="yes">
        <source>replaced %n blocker(s)</source>
        <translation>
            <numerusform>ersetzt: %n Blocker</numerusform>
            <numerusform>ersetzt: %n Blocker</numerusform>
        </translation>
    </message>
    <message>
        <source>drew: %1</source>
        <translation>gezogen: %1</translation>
    </message>
    <message>
        <source>took the blocker off %1</source>
        <translation>Blocker von %1 entfernt</translation>
    </message>
    <message>
        <source>put a blocker on %1</source>
        <translation>Blocker auf %1 gelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow blank(s)</source>
        <translation>
            <numerusform>%n gelber Joker</numerusform>
            <numerusform>%n gelbe Joker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocker(s)</source>
        <translation>
            <numerusform>%n Blocker</numerusform>
            <numerusform>%n Blocker</numerusform>
        </translation>
    </message>
    <message>
        <source>took %1 and %2</source>
        <translation>genommen: %1 und %2</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>genommen: %1</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>noch am Anfang</translation>
    </message>
    <message>
        <source>arrived</source>
        <translation>am Ziel</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) away</source>
        <translation>
            <numerusform>noch %n Schritt</numerusform>
            <numerusform>noch %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>You have busted out and win.</source>
        <translation>Du bist ausgebrochen und gewinnst.</translation>
    </message>
    <message>
        <source>%1 has busted out and wins.</source>
        <translation>%1 ist ausgebrochen und gewinnt.</translation>
    </message>
    <message>
        <source>You have reached Earth and win.</source>
        <translation>Du hast die Erde erreicht und gewinnst.</translation>
    </message>
    <message>
        <source>%1 has reached Earth and wins.</source>
        <translation>%1 hat die Erde erreicht und gewinnt.</translation>
    </message>
    <message>
        <source>Nobody arrived. %1 and %2 are equally near.</source>
        <translation>Niemand ist angekommen. Gleich nah am Ziel: %1 und %2.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>Nobody arrived. You are nearest: %n step(s).</source>
        <translation>
            <numerusform>Niemand ist angekommen. Du bist am nächsten: %n Schritt.</numerusform>
            <numerusform>Niemand ist angekommen. Du bist am nächsten: %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody arrived. %1 is nearest: %n step(s).</source>
        <translation>
            <numerusform>Niemand ist angekommen. %1 ist am nächsten: %n Schritt.</numerusform>
            <numerusform>Niemand ist angekommen. %1 ist am nächsten: %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played your last tile.</source>
        <translation>Du hast deinen letzten Stein gelegt.</translation>
    </message>
    <message>
        <source>%1 played the last tile.</source>
        <translation>%1 hat den letzten Stein gelegt.</translation>
    </message>
    <message>
        <source>No player can make another play.</source>
        <translation>Niemand kann mehr legen.</translation>
    </message>
    <message>
        <source>All rounds were played.</source>
        <translation>Alle Runden sind gespielt.</translation>
    </message>
    <message>
        <source>You have no time left.</source>
        <translation>Du hast keine Zeit mehr.</translation>
    </message>
    <message>
        <source>%1 has no time left.</source>
        <translation>%1 hat keine Zeit mehr.</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <translation>Das Spiel wurde aufgegeben.</translation>
    </message>
    <message>
        <source>All players passed.</source>
        <translation>Alle haben gepasst.</translation>
    </message>
    <message>
        <source>failed challenge by you</source>
        <translation>vergeblich angezweifelt von dir</translation>
    </message>
    <message>
        <source>failed challenge by %1</source>
        <translation>vergeblich angezweifelt von %1</translation>
    </message>
    <message>
        <source>%1: −%2</source>
        <comment>whose challenge failed, and the points it cost</comment>
        <translation>%1: −%2</translation>
    </message>
    <message>
        <source>%1 challenged off</source>
        <translation>%1 nach Anzweifeln zurückgenommen</translation>
    </message>
    <message>
        <source>lost the turn</source>
        <translation>ausgesetzt</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>aufgegeben</translation>
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
        <source>The result is as written in the record.</source>
        <translation>Das Ergebnis steht so im Protokoll.</translation>
    </message>
    <message>
        <source>You lost the turn</source>
        <translation>Du setzt aus</translation>
    </message>
    <message>
        <source>%1 lost the turn</source>
        <translation>%1: ausgesetzt</translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanged %n tile(s)</source>
        <translation>
            <numerusform>%1: %n Stein getauscht</numerusform>
            <numerusform>%1: %n Steine getauscht</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1: gepasst</translation>
    </message>
    <message>
        <source>%1, height %2: on the board from the start</source>
        <translation>%1, Höhe %2: von Anfang an da</translation>
    </message>
    <message>
        <source>%1, height %2: %3, turn %4, for %5</source>
        <translation>%1, Höhe %2: %3, Zug %4, für %5</translation>
    </message>
    <message>
        <source>%1, height %2: placed, not yet played</source>
        <translation>%1, Höhe %2: gelegt, noch nicht gespielt</translation>
    </message>
    <message>
        <source>on a plain square</source>
        <translation>auf einem gewöhnlichen Feld</translation>
    </message>
    <message>
        <source>covered: %1</source>
        <comment>a kind of square</comment>
        <translation>verdeckt: %1</translation>
    </message>
    <message>
        <source>blocker on a plain square</source>
        <translation>Blocker auf einem gewöhnlichen Feld</translation>
    </message>
    <message>
        <source>blocker on %1</source>
        <comment>a kind of square</comment>
        <translation>Blocker auf: %1</translation>
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
        <source>You have no blocker.</source>
        <translation>Du hast keinen Blocker.</translation>
    </message>
    <message>
        <source>You have no other %1 on your rack.</source>
        <translation>Du hast kein weiteres %1 auf der Bank.</translation>
    </message>
    <message>
        <source>This game has no blanks.</source>
        <translation>Dieses Spiel hat keine Joker.</translation>
    </message>
    <message>
        <source>“%1” is not a tile in this game.</source>
        <translation>„%1“ ist kein Stein dieses Spiels.</translation>
    </message>
    <message>
        <source>Enter a square, then the tiles: &lt;b&gt;5D W...&lt;/b&gt; reads across from row 5, column D; &lt;b&gt;D5 L..P&lt;/b&gt; reads down. A dot keeps the tile on the board.</source>
        <translation>Gib ein Feld und dann die Steine ein: &lt;b&gt;5D W...&lt;/b&gt; geht waagerecht von Zeile 5, Spalte D; &lt;b&gt;D5 L..P&lt;/b&gt; geht senkrecht. Ein Punkt steht für einen Stein, der liegen bleibt.</translation>
    </message>
    <message>
        <source>You have no yellow blank.</source>
        <translation>Du hast keinen gelben Joker.</translation>
    </message>
    <message>
        <source>You have no blank on your rack.</source>
        <translation>Du hast keinen Joker auf der Bank.</translation>
    </message>
    <message>
        <source>You have no %1 on your rack.</source>
        <translation>Du hast kein %1 auf der Bank.</translation>
    </message>
    <message>
        <source>You design the next board</source>
        <translation>Du gestaltest das nächste Brett</translation>
    </message>
    <message>
        <source>%1 designs the next board</source>
        <translation>%1 gestaltet das nächste Brett</translation>
    </message>
    <message>
        <source>Design the next board</source>
        <translation>Nächstes Brett gestalten</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), no stacking</source>
        <translation>
            <numerusform>%n Stein, ohne Stapel</numerusform>
            <numerusform>%n Steine, ohne Stapel</numerusform>
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
        <source>Tiles go on tiles, up to five high.</source>
        <translation>Steine auf Steine, bis zu fünf hoch.</translation>
    </message>
    <message>
        <source>A smaller board, just as high.</source>
        <translation>Ein kleineres Brett, genauso hoch.</translation>
    </message>
    <message>
        <source>A flat board whose squares multiply.</source>
        <translation>Ein flaches Brett mit Prämienfeldern.</translation>
    </message>
    <message>
        <source>Collect blanks, and blockers to put in the way.</source>
        <translation>Sammle Joker und Blocker, um anderen den Weg zu versperren.</translation>
    </message>
    <message>
        <source>A race through walls to your own corner.</source>
        <translation>Ein Rennen durch Mauern zur eigenen Ecke.</translation>
    </message>
    <message>
        <source>A race down your side, from station to Earth.</source>
        <translation>Ein Rennen von der Station zur Erde.</translation>
    </message>
    <message>
        <source>Words run any way, in three rounds.</source>
        <translation>Wörter in alle Richtungen, in drei Runden.</translation>
    </message>
    <message>
        <source>Small boards lie on a large one.</source>
        <translation>Kleine Bretter liegen auf einem großen.</translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <comment>size of a board, tiles</comment>
        <translation>%1 × %2, %3</translation>
    </message>
    <message>
        <source>Words are checked by</source>
        <translation>Prüfung der Wörter</translation>
    </message>
    <message>
        <source>Challenge penalty</source>
        <translation>Strafe beim Anzweifeln</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
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
        <translation>Stapelgrenze</translation>
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
        <source>Passes per player that end the game</source>
        <translation>Passen pro Person bis zum Spielende</translation>
    </message>
    <message>
        <source>Blocker squares</source>
        <translation>Blockerfelder</translation>
    </message>
    <message>
        <source>Card squares</source>
        <translation>Kartenfelder</translation>
    </message>
    <message>
        <source>Turns for each player</source>
        <translation>Züge je Spieler</translation>
    </message>
    <message>
        <source>Joining two stars</source>
        <translation>Zwei Sterne verbinden</translation>
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
    <message>
        <source>Players, by challenge</source>
        <translation>Die Spieler, durch Anzweifeln</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Das Wörterbuch</translation>
    </message>
    <message>
        <source>Allowed (they reveal valid words)</source>
        <translation>Erlaubt (sie verraten gültige Wörter)</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
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
        <source>Allowed</source>
        <translation>Erlaubt</translation>
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
        <source>Give a blocker</source>
        <translation>Geben einen Blocker</translation>
    </message>
    <message>
        <source>Are plain</source>
        <translation>Sind gewöhnlich</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Ziehen eine Karte</translation>
    </message>
    <message>
        <source>10 points more</source>
        <translation>10 Punkte mehr</translation>
    </message>
    <message>
        <source>No bonus</source>
        <translation>Kein Bonus</translation>
    </message>
    <message>
        <source>With one person only</source>
        <translation>Nur bei einer Person</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n</source>
        <translation>
            <numerusform>Nur %n</numerusform>
            <numerusform>Bis zu %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <source>−10 per minute</source>
        <translation>−10 pro Minute</translation>
    </message>
    <message>
        <source>Loses the game</source>
        <translation>Spiel verloren</translation>
    </message>
    <message>
        <source>Allowed, counted</source>
        <translation>Erlaubt, werden gezählt</translation>
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
        <source>%1 is not a full path. Start it with a slash.</source>
        <translation>%1 ist kein vollständiger Pfad. Beginne ihn mit einem Schrägstrich.</translation>
    </message>
    <message>
        <source>Cannot write to %1. Choose another file.</source>
        <translation>In %1 lässt sich nicht schreiben. Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist. Choose another folder.</source>
        <translation>Den Ordner %1 gibt es nicht. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine normale Datei</translation>
    </message>
    <message>
        <source>Place a word</source>
        <translation>Lege ein Wort</translation>
    </message>
    <message>
        <source>Drag your tiles onto the marked squares to spell %1, then press &lt;b&gt;Play&lt;/b&gt;. The first word must cover a start square in the middle. With the keyboard, choose a square with the arrow keys, type the letters, and press Enter to play.</source>
        <translation>Ziehe deine Steine auf die markierten Felder, sodass dort %1 steht, und drücke &lt;b&gt;Spielen&lt;/b&gt;. Das erste Wort muss ein Startfeld in der Mitte bedecken. Mit der Tastatur: Wähle mit den Pfeiltasten ein Feld, tippe die Buchstaben und drücke die Eingabetaste.</translation>
    </message>
    <message numerus="yes">
        <source>A word without stacks scores %n for each tile.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Ein Wort ohne Stapel zählt %n für jeden Stein.</numerusform>
            <numerusform>Ein Wort ohne Stapel zählt %n für jeden Stein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Build on a word</source>
        <translation>Baue an ein Wort an</translation>
    </message>
    <message>
        <source>Every later play must touch tiles on the board. Use a letter that is already there to spell %1: place your tiles on the marked squares and play.</source>
        <translation>Jeder weitere Zug muss Steine auf dem Brett berühren. Nutze einen Buchstaben, der schon liegt, für %1: Lege deine Steine auf die markierten Felder und spiele.</translation>
    </message>
    <message>
        <source>Letters that were already there score for your word too.</source>
        <translation>Buchstaben, die schon lagen, zählen für dein Wort mit.</translation>
    </message>
    <message>
        <source>Stack tiles</source>
        <translation>Steine stapeln</translation>
    </message>
    <message>
        <source>You can place tiles on top of others as long as all words on the board are valid. Put a tile on the marked square to change %2 to %1.</source>
        <translation>Du darfst Steine auf andere legen, solange alle Wörter auf dem Brett gültig sind. Lege einen Stein auf das markierte Feld, um aus %2 das Wort %1 zu machen.</translation>
    </message>
    <message numerus="yes">
        <source>A word with a stack scores %n for each of its tiles, including those underneath.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Ein Wort mit einem Stapel zählt %n für jeden Stein, auch für die darunter.</numerusform>
            <numerusform>Ein Wort mit einem Stapel zählt %n für jeden Stein, auch für die darunter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave part of the word</source>
        <translation>Lass einen Teil des Worts stehen</translation>
    </message>
    <message>
        <source>Try something that is not allowed: cover all of %2 with %1. You do not need to press Play; the panel shows what is wrong.</source>
        <translation>Versuche etwas Verbotenes: Überdecke %2 ganz mit %1. Du musst nicht auf Spielen drücken; in der Seitenleiste steht, was falsch ist.</translation>
    </message>
    <message>
        <source>This is not allowed: when you change a word, at least one of its tiles must stay visible.</source>
        <translation>Das ist nicht erlaubt: Wenn du ein Wort änderst, muss mindestens einer seiner Steine sichtbar bleiben.</translation>
    </message>
    <message>
        <source>Correct the play</source>
        <translation>Verbessere den Zug</translation>
    </message>
    <message>
        <source>Remove one tile (right-click it or press Backspace) so that a tile of %2 stays visible. %1 is valid, so play it.</source>
        <translation>Nimm einen Stein zurück (mit Rechtsklick oder der Rücktaste), damit ein Stein von %2 sichtbar bleibt. %1 ist gültig; spiele es.</translation>
    </message>
    <message>
        <source>You changed %2 to %1.</source>
        <translation>Aus %2 ist %1 geworden.</translation>
    </message>
    <message>
        <source>Not just an S</source>
        <translation>Nicht nur ein S</translation>
    </message>
    <message>
        <source>Here is one more play that is not allowed: add only an S to change %2 to %1.</source>
        <translation>Noch ein Zug, der nicht erlaubt ist: Hänge nur ein S an, um aus %2 das Wort %1 zu machen.</translation>
    </message>
    <message>
        <source>This is not allowed: a play cannot just add an S to a word.</source>
        <translation>Das ist nicht erlaubt: Ein Zug darf nicht nur ein S an ein Wort anhängen.</translation>
    </message>
    <message>
        <source>Use the S in a new word</source>
        <translation>Nutze das S für ein neues Wort</translation>
    </message>
    <message>
        <source>You can add an S if it is also part of a new word, or if it goes on top of another tile. Spell %1 with the S, so that %2 scores too, and play.</source>
        <translation>Du darfst ein S anhängen, wenn es auch zu einem neuen Wort gehört oder auf einem anderen Stein liegt. Bilde %1 mit dem S, sodass auch %2 zählt, und spiele.</translation>
    </message>
    <message>
        <source>A tile can be in two words. Spell %1 on the marked squares, so that %2 scores too, and play.</source>
        <translation>Ein Stein kann zu zwei Wörtern gehören. Bilde %1 auf den markierten Feldern, sodass auch %2 zählt, und spiele.</translation>
    </message>
    <message>
        <source>Every word that your tiles form or change scores.</source>
        <translation>Jedes Wort zählt, das deine Steine bilden oder ändern.</translation>
    </message>
    <message>
        <source>Higher stacks score more</source>
        <translation>Hohe Stapel zählen mehr</translation>
    </message>
    <message>
        <source>Every tile in a stack scores, so words with high stacks are worth the most. Put a tile on the marked stack to change %2 to %1.</source>
        <translation>Jeder Stein eines Stapels zählt; darum bringen Wörter mit hohen Stapeln am meisten. Lege einen Stein auf den markierten Stapel, um aus %2 das Wort %1 zu machen.</translation>
    </message>
    <message>
        <source>The number on a stack shows its height.</source>
        <translation>Die Zahl auf einem Stapel zeigt seine Höhe.</translation>
    </message>
    <message>
        <source>Not the same letter</source>
        <translation>Nicht derselbe Buchstabe</translation>
    </message>
    <message>
        <source>You cannot place a letter on the same letter. Try it: put your R on the marked R. %1 would not change.</source>
        <translation>Du darfst einen Buchstaben nicht auf denselben Buchstaben legen. Versuche es: Lege dein R auf das markierte R. %1 würde sich nicht ändern.</translation>
    </message>
    <message>
        <source>This is not allowed: the letter underneath must be a different one.</source>
        <translation>Das ist nicht erlaubt: Der Buchstabe darunter muss ein anderer sein.</translation>
    </message>
    <message>
        <source>The stack limit</source>
        <translation>Die Stapelgrenze</translation>
    </message>
    <message numerus="yes">
        <source>A stack can hold %n tiles at most. The marked stack is full: try to change %2 to %1.</source>
        <translation>
            <numerusform>Ein Stapel darf höchstens %n Stein haben. Der markierte ist voll: Versuche, aus %2 das Wort %1 zu machen.</numerusform>
            <numerusform>Ein Stapel darf höchstens %n Steine haben. Der markierte ist voll: Versuche, aus %2 das Wort %1 zu machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not allowed: the stack is full.</source>
        <translation>Das ist nicht erlaubt: Der Stapel ist voll.</translation>
    </message>
    <message>
        <source>Exchange a tile</source>
        <translation>Einen Stein tauschen</translation>
    </message>
    <message>
        <source>If your rack is poor, you can exchange a tile instead of placing a word. Press the marked button &lt;b&gt;Exchange&lt;/b&gt; (Ctrl+E) and choose one tile to swap for a new one.</source>
        <translation>Wenn du mit deiner Bank nichts anfangen kannst, darfst du statt zu legen einen Stein tauschen. Drücke die markierte Schaltfläche &lt;b&gt;Tauschen&lt;/b&gt; (Strg+E) und wähle einen Stein, für den du einen neuen ziehst.</translation>
    </message>
    <message>
        <source>You drew a new tile from the bag. An exchange scores nothing and ends your turn.</source>
        <translation>Du hast einen neuen Stein aus dem Beutel gezogen. Ein Tausch bringt keine Punkte und beendet deinen Zug.</translation>
    </message>
    <message>
        <source>Look inside a stack</source>
        <translation>Schau in einen Stapel hinein</translation>
    </message>
    <message>
        <source>Only the top letter of a stack counts, but you can look underneath: rest the pointer on the marked stack. With the keyboard, choose the stack with the arrow keys and press &lt;b&gt;Ctrl+I&lt;/b&gt;. The marked button (Ctrl+X) takes the whole board apart.</source>
        <translation>Nur der oberste Buchstabe eines Stapels gilt, aber du kannst darunter sehen: Lass den Mauszeiger kurz auf dem markierten Stapel stehen. Mit der Tastatur: Wähle den Stapel mit den Pfeiltasten und drücke &lt;b&gt;Strg+I&lt;/b&gt;. Die markierte Schaltfläche (Strg+X) zerlegt das ganze Brett.</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Schau dich um</translation>
    </message>
    <message>
        <source>Drag an empty part of the table to turn the board, and use the wheel to zoom. The marked buttons (Ctrl+1 to 3) choose a view. With the keyboard, hold &lt;b&gt;Alt&lt;/b&gt; and press an arrow key.</source>
        <translation>Ziehe an einer freien Stelle des Tischs, um das Brett zu drehen; mit dem Mausrad zoomst du. Die markierten Schaltflächen (Strg+1 bis 3) wählen eine Ansicht. Mit der Tastatur: Halte &lt;b&gt;Alt&lt;/b&gt; und drücke eine Pfeiltaste.</translation>
    </message>
    <message>
        <source>The button with the round arrow (Ctrl+0) resets the view.</source>
        <translation>Die Schaltfläche mit dem runden Pfeil (Strg+0) setzt die Ansicht zurück.</translation>
    </message>
    <message>
        <source>You are using the flat board, which does not turn. Press the marked button &lt;b&gt;Flat board&lt;/b&gt; (Ctrl+4) to switch to the 3D board and back, if your computer supports it.</source>
        <translation>Du siehst das flache Brett, das sich nicht dreht. Die markierte Schaltfläche &lt;b&gt;Flaches Brett&lt;/b&gt; (Strg+4) wechselt zum räumlichen Brett und zurück, wenn dein Computer es zeigen kann.</translation>
    </message>
    <message>
        <source>Play a few turns</source>
        <translation>Spiele ein paar Züge</translation>
    </message>
    <message>
        <source>Play a few turns against &lt;b&gt;Ada&lt;/b&gt;, who knows only easy words. Place any words you like on the empty board. If you are stuck, press “Show me”.</source>
        <translation>Spiele ein paar Züge gegen &lt;b&gt;Ada&lt;/b&gt;, die nur leichte Wörter kennt. Lege auf das leere Brett, was du willst. Wenn dir nichts einfällt, drücke „Zeig es mir“.</translation>
    </message>
    <message>
        <source>You know everything you need to play.</source>
        <translation>Du weißt alles, was du zum Spielen brauchst.</translation>
    </message>
    <message>
        <source>All seven tiles</source>
        <translation>Alle sieben Steine</translation>
    </message>
    <message numerus="yes">
        <source>Placing all seven tiles in one play scores %n extra points. Spell %1 on the marked squares; it also forms %2.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Wenn du alle sieben Steine in einem Zug legst, bekommst du %n Punkt extra. Bilde %1 auf den markierten Feldern; dabei entsteht auch %2.</numerusform>
            <numerusform>Wenn du alle sieben Steine in einem Zug legst, bekommst du %n Punkte extra. Bilde %1 auf den markierten Feldern; dabei entsteht auch %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>An excellent play!</source>
        <translation>Ein großartiger Zug!</translation>
    </message>
    <message>
        <source>Yellow squares</source>
        <translation>Gelbe Felder</translation>
    </message>
    <message>
        <source>A tile on a yellow square gives you a yellow blank. Spell %1 across the marked squares and play.</source>
        <translation>Ein Stein auf einem gelben Feld gibt dir einen gelben Joker. Lege %1 über die markierten Felder und spiele.</translation>
    </message>
    <message>
        <source>The yellow blank is now beside your rack.</source>
        <translation>Der gelbe Joker liegt jetzt neben deiner Bank.</translation>
    </message>
    <message>
        <source>Use a yellow blank</source>
        <translation>Einen gelben Joker nutzen</translation>
    </message>
    <message>
        <source>A yellow blank stands for any letter and scores nothing. Spell %1 with it: drag it from beside the rack and choose the letter, or type * and then the letter.</source>
        <translation>Ein gelber Joker steht für jeden Buchstaben und zählt nichts. Lege %1 mit ihm: Ziehe ihn von der Seite deiner Bank und wähle den Buchstaben, oder tippe * und dann den Buchstaben.</translation>
    </message>
    <message>
        <source>You can keep yellow blanks as long as you like.</source>
        <translation>Du kannst gelbe Joker behalten, solange du willst.</translation>
    </message>
    <message>
        <source>Put a blocker in the way</source>
        <translation>Einen Blocker in den Weg legen</translation>
    </message>
    <message>
        <source>Dark squares give you blockers. You have one: spell %1, put the blocker on the marked square on the right, and play both. With the keyboard, type # at the cursor.</source>
        <translation>Dunkle Felder geben dir Blocker. Du hast einen: Lege %1, setze den Blocker auf das markierte Feld rechts und spiele beides. Mit der Tastatur: Tippe # am Cursor.</translation>
    </message>
    <message>
        <source>No word can go through the blocker.</source>
        <translation>Kein Wort geht durch den Blocker hindurch.</translation>
    </message>
    <message>
        <source>No way through</source>
        <translation>Hier geht es nicht weiter</translation>
    </message>
    <message>
        <source>Try to go on where the blocker is: put your S on it to make %1.</source>
        <translation>Versuche, über den Blocker hinaus zu legen: Setze dein S auf ihn, sodass %1 entsteht.</translation>
    </message>
    <message>
        <source>This is not allowed: a blocker closes its square.</source>
        <translation>Das ist nicht erlaubt: Ein Blocker schließt sein Feld.</translation>
    </message>
    <message>
        <source>Toward your corner</source>
        <translation>Zu deiner Ecke</translation>
    </message>
    <message>
        <source>This is a race without points: your corner is at the bottom left. Words end at walls, so go round them. Spell %1 down to the wall and play.</source>
        <translation>Das ist ein Rennen ohne Punkte: Deine Ecke ist unten links. Wörter enden an Mauern, also gehe um sie herum. Lege %1 nach unten bis zur Mauer und spiele.</translation>
    </message>
    <message>
        <source>The panel shows how many steps you are from your corner.</source>
        <translation>Die Seitenleiste zeigt, wie viele Schritte es bis zu deiner Ecke sind.</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>Try something that is not allowed: put your S on the wall to make %1.</source>
        <translation>Versuche etwas Verbotenes: Setze dein S auf die Mauer, sodass %1 entsteht.</translation>
    </message>
    <message>
        <source>This is not allowed: no tile can be placed on a wall.</source>
        <translation>Das ist nicht erlaubt: Auf einer Mauer kann kein Stein liegen.</translation>
    </message>
    <message>
        <source>Take a blocker away</source>
        <translation>Einen Blocker wegnehmen</translation>
    </message>
    <message>
        <source>Blockers close the way. A play across a pickaxe may take one off the board: put your tile on the marked pickaxe to spell %1, click the marked blocker, and play. With the keyboard, type # at the cursor.</source>
        <translation>Blocker versperren den Weg. Ein Zug über eine Spitzhacke darf einen vom Brett nehmen: Lege deinen Stein auf die markierte Spitzhacke, sodass %1 entsteht, klicke auf den markierten Blocker und spiele. Mit der Tastatur: Tippe # am Cursor.</translation>
    </message>
    <message>
        <source>The way is free again.</source>
        <translation>Der Weg ist wieder frei.</translation>
    </message>
    <message>
        <source>Win the race</source>
        <translation>Das Rennen gewinnen</translation>
    </message>
    <message>
        <source>A tile on your corner wins. Spell %1 down to it and play.</source>
        <translation>Ein Stein auf deiner Ecke gewinnt. Lege %1 bis dort hinab und spiele.</translation>
    </message>
    <message>
        <source>In a game, you would win at once.</source>
        <translation>In einem Spiel würdest du damit sofort gewinnen.</translation>
    </message>
    <message>
        <source>Start at a station</source>
        <translation>An einer Station anfangen</translation>
    </message>
    <message>
        <source>This is a race without points, down to Earth in the bottom row. Your first word must cover one of your stations: spell %1 on the marked squares and play.</source>
        <translation>Das ist ein Rennen ohne Punkte, hinab zur Erde in der untersten Reihe. Dein erstes Wort muss eine deiner Stationen bedecken: Lege %1 auf die markierten Felder und spiele.</translation>
    </message>
    <message>
        <source>Your side of the board is the left one. The other player cannot play there.</source>
        <translation>Deine Seite des Bretts ist die linke. Der andere darf dort nicht legen.</translation>
    </message>
    <message>
        <source>Catch a comet</source>
        <translation>Einen Kometen fangen</translation>
    </message>
    <message>
        <source>A tile on a comet gives you a yellow blank. Spell %1 across the marked squares and play.</source>
        <translation>Ein Stein auf einem Kometen gibt dir einen gelben Joker. Lege %1 über die markierten Felder und spiele.</translation>
    </message>
    <message>
        <source>Reach Earth</source>
        <translation>Die Erde erreichen</translation>
    </message>
    <message>
        <source>A tile on one of your Earth squares wins. Spell %1 down to it and play.</source>
        <translation>Ein Stein auf einem deiner Erdfelder gewinnt. Lege %1 bis dort hinab und spiele.</translation>
    </message>
    <message>
        <source>Place tiles, then claim a word</source>
        <translation>Erst Steine legen, dann ein Wort wählen</translation>
    </message>
    <message>
        <source>A claimed word scores the values of its letters.</source>
        <translation>Ein gewähltes Wort zählt die Werte seiner Buchstaben.</translation>
    </message>
    <message>
        <source>Words can turn</source>
        <translation>Wörter dürfen abbiegen</translation>
    </message>
    <message>
        <source>A word goes from tile to tile in any direction, also diagonally. Place your tiles on the marked squares, claim %1, and play.</source>
        <translation>Ein Wort geht von Stein zu Stein in jede Richtung, auch schräg. Lege deine Steine auf die markierten Felder, wähle %1 und spiele.</translation>
    </message>
    <message>
        <source>Each new tile must be in a word that you claim.</source>
        <translation>Jeder neue Stein muss in einem gewählten Wort sein.</translation>
    </message>
    <message>
        <source>Claim two words</source>
        <translation>Zwei Wörter wählen</translation>
    </message>
    <message>
        <source>You can claim up to three words in one play. Place your S on the marked square, claim %1 and %2, and play.</source>
        <translation>Du kannst in einem Zug bis zu drei Wörter wählen. Lege dein S auf das markierte Feld, wähle %1 und %2 und spiele.</translation>
    </message>
    <message>
        <source>A tile scores in each of its words.</source>
        <translation>Ein Stein zählt in jedem seiner Wörter.</translation>
    </message>
    <message>
        <source>Start on a star</source>
        <translation>Auf einem Stern anfangen</translation>
    </message>
    <message>
        <source>Small boards lie on the large one, each with squares of its own. The first word must cover a star, any star: spell %1 on the marked squares and play.</source>
        <translation>Auf dem großen Brett liegen kleine mit eigenen Feldern. Das erste Wort muss irgendeinen Stern bedecken: Lege %1 auf die markierten Felder und spiele.</translation>
    </message>
    <message>
        <source>A star doubles the word.</source>
        <translation>Ein Stern verdoppelt das Wort.</translation>
    </message>
    <message>
        <source>Start again elsewhere</source>
        <translation>An anderer Stelle neu anfangen</translation>
    </message>
    <message>
        <source>A later word may also begin on a star that is still free, apart from all other tiles. Spell %1 on the marked squares and play.</source>
        <translation>Auch ein späteres Wort darf auf einem freien Stern anfangen, abseits aller anderen Steine. Lege %1 auf die markierten Felder und spiele.</translation>
    </message>
    <message>
        <source>Now there are two groups of tiles.</source>
        <translation>Jetzt gibt es zwei Gruppen von Steinen.</translation>
    </message>
    <message>
        <source>Join two groups</source>
        <translation>Zwei Gruppen verbinden</translation>
    </message>
    <message numerus="yes">
        <source>A play that joins groups with a star each scores %n more. Spell %1 from one group to the other and play.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Ein Zug, der Gruppen mit je einem Stern verbindet, zählt %n Punkt mehr. Lege %1 von der einen Gruppe zur anderen und spiele.</numerusform>
            <numerusform>Ein Zug, der Gruppen mit je einem Stern verbindet, zählt %n Punkte mehr. Lege %1 von der einen Gruppe zur anderen und spiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both groups are one now.</source>
        <translation>Beide Gruppen sind jetzt eine.</translation>
    </message>
    <message>
        <source>To type downwards, press &lt;b&gt;Space&lt;/b&gt; until the arrow points down.</source>
        <translation>Um senkrecht zu tippen, drücke die &lt;b&gt;Leertaste&lt;/b&gt;, bis der Pfeil nach unten zeigt.</translation>
    </message>
    <message>
        <source>To type across again, press &lt;b&gt;Space&lt;/b&gt; until the arrow points right.</source>
        <translation>Um wieder waagerecht zu tippen, drücke die &lt;b&gt;Leertaste&lt;/b&gt;, bis der Pfeil nach rechts zeigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) to go.</source>
        <translation>
            <numerusform>Noch %n Zug.</numerusform>
            <numerusform>Noch %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 = %3.</source>
        <comment>a word, its summands and their sum</comment>
        <translation>%1: %2 = %3.</translation>
    </message>
    <message numerus="yes">
        <source>All tiles placed: %n more.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Alle Steine gelegt: %n dazu.</numerusform>
            <numerusform>Alle Steine gelegt: %n dazu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stars joined: %n more.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Sterne verbunden: %n Punkt mehr.</numerusform>
            <numerusform>Sterne verbunden: %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is allowed, but this step practises something else. Try again.</source>
        <translation>Das ist erlaubt, aber hier übst du etwas anderes. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>That is a good play, but this step practises something else. Try again: spell %1.</source>
        <translation>Das ist ein guter Zug, aber hier übst du etwas anderes. Versuche es noch einmal: Bilde %1.</translation>
    </message>
    <message>
        <source>Not quite; the reason is shown below. Spell %1 on the marked squares, or press Show me.</source>
        <translation>Noch nicht ganz; den Grund siehst du unten. Bilde %1 auf den markierten Feldern oder drücke „Zeig es mir“.</translation>
    </message>
    <message>
        <source>The first word on a start square</source>
        <translation>Das erste Wort auf einem Startfeld</translation>
    </message>
    <message>
        <source>A first word that misses the start squares</source>
        <translation>Ein erstes Wort, das die Startfelder verfehlt</translation>
    </message>
    <message>
        <source>A word that uses a tile on the board</source>
        <translation>Ein Wort, das einen Stein auf dem Brett nutzt</translation>
    </message>
    <message>
        <source>A word that touches nothing</source>
        <translation>Ein Wort, das nichts berührt</translation>
    </message>
    <message>
        <source>A gap in the word</source>
        <translation>Eine Lücke im Wort</translation>
    </message>
    <message>
        <source>Around a corner</source>
        <translation>Um die Ecke</translation>
    </message>
    <message>
        <source>A tile on top of another</source>
        <translation>Ein Stein auf einem anderen</translation>
    </message>
    <message>
        <source>A letter on the same letter</source>
        <translation>Ein Buchstabe auf demselben Buchstaben</translation>
    </message>
    <message>
        <source>On a full stack</source>
        <translation>Auf einem vollen Stapel</translation>
    </message>
    <message>
        <source>A whole word covered</source>
        <translation>Ein ganzes Wort überdeckt</translation>
    </message>
    <message>
        <source>One tile of the word still visible</source>
        <translation>Ein Stein des Worts bleibt sichtbar</translation>
    </message>
    <message>
        <source>Just an S added to a word</source>
        <translation>Nur ein S an ein Wort angehängt</translation>
    </message>
    <message>
        <source>An S that also begins a new word</source>
        <translation>Ein S, das auch ein neues Wort beginnt</translation>
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
        <source>The same place with other letters</source>
        <translation>Dieselbe Stelle mit anderen Buchstaben</translation>
    </message>
    <message>
        <source>One tile, two new words</source>
        <translation>Ein Stein, zwei neue Wörter</translation>
    </message>
    <message>
        <source>One tile, two invalid words</source>
        <translation>Ein Stein, zwei ungültige Wörter</translation>
    </message>
    <message>
        <source>A word without stacks</source>
        <translation>Ein Wort ohne Stapel</translation>
    </message>
    <message>
        <source>A word with the Qu tile and no stacks</source>
        <translation>Ein Wort mit dem Qu-Stein ohne Stapel</translation>
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
        <source>A word across the star</source>
        <translation>Ein Wort über den Stern</translation>
    </message>
    <message>
        <source>A word with a blank as M</source>
        <translation>Ein Wort mit einem Joker als M</translation>
    </message>
    <message>
        <source>All tiles from the rack</source>
        <translation>Alle Steine der Bank</translation>
    </message>
    <message>
        <source>A word across a yellow square</source>
        <translation>Ein Wort über ein gelbes Feld</translation>
    </message>
    <message>
        <source>A yellow blank as N</source>
        <translation>Ein gelber Joker als N</translation>
    </message>
    <message>
        <source>A word across a dark square</source>
        <translation>Ein Wort über ein dunkles Feld</translation>
    </message>
    <message>
        <source>A blocker next to a word</source>
        <translation>Ein Blocker neben einem Wort</translation>
    </message>
    <message>
        <source>A word into a blocker</source>
        <translation>Ein Wort in einen Blocker hinein</translation>
    </message>
    <message>
        <source>The same play by a rookie in a game with a pro</source>
        <translation>Derselbe Zug eines Neulings in einem Spiel mit einem Profi</translation>
    </message>
    <message>
        <source>A word that ends at a wall</source>
        <translation>Ein Wort, das an einer Mauer endet</translation>
    </message>
    <message>
        <source>One letter more</source>
        <translation>Ein Buchstabe mehr</translation>
    </message>
    <message>
        <source>A word across a flashlight</source>
        <translation>Ein Wort über eine Taschenlampe</translation>
    </message>
    <message>
        <source>A word across a pile of rocks</source>
        <translation>Ein Wort über Felsbrocken</translation>
    </message>
    <message>
        <source>A word across a pickaxe</source>
        <translation>Ein Wort über eine Spitzhacke</translation>
    </message>
    <message>
        <source>A blocker on a pickaxe</source>
        <translation>Ein Blocker auf einer Spitzhacke</translation>
    </message>
    <message>
        <source>A word across a dog</source>
        <translation>Ein Wort über einen Hund</translation>
    </message>
    <message>
        <source>A tile on your own corner</source>
        <translation>Ein Stein auf deiner eigenen Ecke</translation>
    </message>
    <message>
        <source>A tile on another player’s corner</source>
        <translation>Ein Stein auf der Ecke eines anderen</translation>
    </message>
    <message>
        <source>The first word from a station</source>
        <translation>Das erste Wort an einer Station</translation>
    </message>
    <message>
        <source>The first word below the stations</source>
        <translation>Das erste Wort unter den Stationen</translation>
    </message>
    <message>
        <source>A word on the other player’s side</source>
        <translation>Ein Wort auf der Seite des anderen</translation>
    </message>
    <message>
        <source>A word across a comet</source>
        <translation>Ein Wort über einen Kometen</translation>
    </message>
    <message>
        <source>A word across a flying saucer</source>
        <translation>Ein Wort über eine fliegende Untertasse</translation>
    </message>
    <message>
        <source>A word down to Earth</source>
        <translation>Ein Wort bis hinab zur Erde</translation>
    </message>
    <message>
        <source>The first tiles, one of them on the star</source>
        <translation>Die ersten Steine, einer davon auf dem Stern</translation>
    </message>
    <message>
        <source>Two words through the same tiles</source>
        <translation>Zwei Wörter durch dieselben Steine</translation>
    </message>
    <message>
        <source>A new tile in no word</source>
        <translation>Ein neuer Stein in keinem Wort</translation>
    </message>
    <message>
        <source>A word with a jump</source>
        <translation>Ein Wort mit einem Sprung</translation>
    </message>
    <message>
        <source>Tiles apart from the others</source>
        <translation>Steine abseits der anderen</translation>
    </message>
    <message>
        <source>The first word on any star</source>
        <translation>Das erste Wort auf irgendeinem Stern</translation>
    </message>
    <message>
        <source>A second start on another star</source>
        <translation>Ein zweiter Anfang auf einem anderen Stern</translation>
    </message>
    <message>
        <source>A second start without a star</source>
        <translation>Ein zweiter Anfang ohne Stern</translation>
    </message>
    <message>
        <source>A word that joins two groups with stars</source>
        <translation>Ein Wort, das zwei Gruppen mit Sternen verbindet</translation>
    </message>
    <message numerus="yes">
        <source>Allowed, for %n point(s).</source>
        <translation>
            <numerusform>Erlaubt, für %n Punkt.</numerusform>
            <numerusform>Erlaubt, für %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed.</source>
        <translation>Erlaubt.</translation>
    </message>
    <message>
        <source>Not allowed. %1</source>
        <translation>Nicht erlaubt. %1</translation>
    </message>
    <message>
        <source>Stays unless someone challenges it. %1</source>
        <translation>Gilt, solange es niemand anzweifelt. %1</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>All players build on the same board. You place letter tiles beside and on top of the tiles already there to form words. The higher the stacks in your words, the more they score.</source>
        <translation>Alle bauen auf demselben Brett. Du legst Buchstabensteine neben und auf die Steine, die schon liegen, und bildest so Wörter. Je höher die Stapel in deinen Wörtern sind, desto mehr Punkte bringen sie.</translation>
    </message>
    <message>
        <source>All players build on the same board. You place letter tiles and claim words that run through them in any direction.</source>
        <translation>Alle bauen auf demselben Brett. Du legst Buchstabensteine und wählst Wörter, die in beliebiger Richtung durch sie laufen.</translation>
    </message>
    <message>
        <source>All players build on the same board. You place letter tiles to form words that cross or extend the words already there.</source>
        <translation>Alle bauen auf demselben Brett. Du legst Buchstabensteine so, dass neue Wörter die vorhandenen kreuzen oder verlängern.</translation>
    </message>
    <message>
        <source>One to four players, people or computers, take turns. The highest total wins.</source>
        <translation>Ein bis vier Personen oder Computer sind reihum am Zug. Die höchste Summe gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>To decide who starts, everyone draws a tile; the player with the letter closest to A starts. Then each player draws %n tile(s), and refills the rack from the bag after each play.</source>
        <translation>
            <numerusform>Wer anfängt, wird ausgelost: Alle ziehen einen Stein, und wer dem A am nächsten kommt, fängt an. Dann ziehen alle %n Stein und füllen die Bank nach jedem Zug aus dem Beutel auf.</numerusform>
            <numerusform>Wer anfängt, wird ausgelost: Alle ziehen einen Stein, und wer dem A am nächsten kommt, fängt an. Dann ziehen alle %n Steine und füllen die Bank nach jedem Zug aus dem Beutel auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Placing a word</source>
        <translation>Ein Wort legen</translation>
    </message>
    <message>
        <source>Place one or more of your tiles in one row or one column. Together with the tiles on the board they must leave no gap, and every word they form, across or down, must be valid.</source>
        <translation>Lege einen oder mehrere deiner Steine in eine Zeile oder eine Spalte. Zusammen mit den Steinen auf dem Brett dürfen sie keine Lücke lassen, und jedes Wort, das waagerecht oder senkrecht entsteht, muss gültig sein.</translation>
    </message>
    <message>
        <source>Your first word must have at least two tiles and cover one of your stations in the top row. Every later play must touch a tile on your side. Only you can play on your side.</source>
        <translation>Dein erstes Wort muss mindestens zwei Steine haben und eine deiner Stationen in der obersten Reihe bedecken. Jeder spätere Zug muss einen Stein auf deiner Seite berühren. Auf deiner Seite darfst nur du legen.</translation>
    </message>
    <message>
        <source>The first word must have at least two tiles and cover a star. Every later play must touch a tile already on the board, or cover a star with at least two tiles.</source>
        <translation>Das erste Wort muss mindestens zwei Steine haben und einen Stern bedecken. Jeder spätere Zug muss einen Stein auf dem Brett berühren oder mit mindestens zwei Steinen einen Stern bedecken.</translation>
    </message>
    <message>
        <source>The first word must have at least two tiles and cover the star in the middle. Every later play must touch a tile already on the board.</source>
        <translation>Das erste Wort muss aus mindestens zwei Steinen bestehen und den Stern in der Mitte bedecken. Jeder weitere Zug muss einen Stein berühren, der schon liegt.</translation>
    </message>
    <message>
        <source>The first word must have at least two tiles and cover a start square in the middle. Every later play must touch, or lie on top of, a tile already on the board.</source>
        <translation>Das erste Wort muss aus mindestens zwei Steinen bestehen und ein Startfeld in der Mitte bedecken. Jeder weitere Zug muss einen Stein berühren oder überdecken, der schon liegt.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <translation>Stapeln</translation>
    </message>
    <message>
        <source>You can place tiles on top of others to change words. Only the top tile of a stack counts as its letter.</source>
        <translation>Du darfst Steine auf andere legen und so Wörter ändern. Als Buchstabe gilt nur der oberste Stein eines Stapels.</translation>
    </message>
    <message numerus="yes">
        <source>No stack can be higher than %n.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Kein Stapel darf höher als %n werden.</numerusform>
            <numerusform>Kein Stapel darf höher als %n werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot place a letter on the same letter, or cover a whole word in one play: at least one of its tiles must stay visible.</source>
        <translation>Du darfst einen Buchstaben nicht auf denselben Buchstaben legen und ein Wort nicht in einem Zug ganz überdecken: Mindestens einer seiner Steine muss sichtbar bleiben.</translation>
    </message>
    <message>
        <source>Yellow squares give you a yellow blank when a tile covers them, once. It lies beside your rack. From your next turn on you can use it in any play as any letter; it scores 0. Type * and a letter, or drag it.</source>
        <translation>Gelbe Felder geben dir einmal einen gelben Joker, wenn ein Stein sie bedeckt. Er liegt neben deiner Bank. Ab deinem nächsten Zug kannst du ihn als jeden Buchstaben einsetzen; er zählt 0. Tippe * und einen Buchstaben, oder ziehe ihn.</translation>
    </message>
    <message>
        <source>Dark squares give you a blocker. You can put blockers down together with a word, on any empty square where they are allowed: no word can go through them. Drag one, or type # at the cursor.</source>
        <translation>Dunkle Felder geben dir einen Blocker. Du setzt Blocker zusammen mit einem Wort auf leere Felder, wo sie erlaubt sind: Kein Wort geht durch sie hindurch. Ziehe einen, oder tippe # am Cursor.</translation>
    </message>
    <message>
        <source>A play that covers a pickaxe may take one blocker off the board. No blocker can lie on a pickaxe, on a corner or next to one.</source>
        <translation>Ein Zug, der eine Spitzhacke bedeckt, darf einen Blocker vom Brett nehmen. Auf einer Spitzhacke, auf einer Ecke und neben ihr darf kein Blocker liegen.</translation>
    </message>
    <message>
        <source>A rookie collects both, a middle player only blanks, a pro nothing. In a game with a pro, a rookie’s tile can replace a blocker.</source>
        <translation>Neulinge sammeln beides, Mittlere nur Joker, Profis nichts. In einem Spiel mit einem Profi darf der Stein eines Neulings einen Blocker ersetzen.</translation>
    </message>
    <message>
        <source>A pile that is empty gives nothing. What is left beside your rack costs nothing at the end.</source>
        <translation>Ein leerer Vorrat gibt nichts. Was am Ende neben deiner Bank liegt, kostet nichts.</translation>
    </message>
    <message>
        <source>Yellow blanks and blockers</source>
        <translation>Gelbe Joker und Blocker</translation>
    </message>
    <message>
        <source>Walls and places of your own</source>
        <translation>Mauern und eigene Felder</translation>
    </message>
    <message>
        <source>No tile can be placed on a wall. A word ends there, as at the edge of the board.</source>
        <translation>Auf eine Mauer kann man nicht legen. Ein Wort endet dort wie am Rand des Bretts.</translation>
    </message>
    <message>
        <source>Each player owns a corner, shown by colour and shape. Nobody else can place tiles there.</source>
        <translation>Jedem gehört eine Ecke, zu erkennen an Farbe und Form. Niemand sonst darf dort legen.</translation>
    </message>
    <message>
        <source>The left half of the board is the first player’s side, the right half the second player’s.</source>
        <translation>Die linke Hälfte des Bretts ist die Seite des ersten Spielers, die rechte die des zweiten.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>A play that covers a card square draws a card, which is carried out after the play. Where a card leaves you a choice, you may decline it.</source>
        <translation>Bedeckt dein Zug ein Kartenfeld, ziehst du eine Karte. Sie wird nach dem Zug ausgeführt. Wo eine Karte dir die Wahl lässt, darfst du verzichten.</translation>
    </message>
    <message>
        <source>When no cards are left, these squares give nothing.</source>
        <translation>Wenn keine Karten mehr da sind, geben diese Felder nichts.</translation>
    </message>
    <message>
        <source>Small boards lie on the large one, one on top of another. Only what can be seen counts. Every star is a start square and doubles the word.</source>
        <translation>Kleine Bretter liegen auf dem großen, eins über dem anderen. Nur was zu sehen ist, zählt. Jeder Stern ist ein Startfeld und verdoppelt das Wort.</translation>
    </message>
    <message numerus="yes">
        <source>A play that joins groups of tiles that each cover a star scores %n more.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Ein Zug, der Gruppen von Steinen mit je einem Stern verbindet, zählt %n mehr.</numerusform>
            <numerusform>Ein Zug, der Gruppen von Steinen mit je einem Stern verbindet, zählt %n mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can lay them yourself before a game: “Design the board” in “New game”.</source>
        <translation>Du kannst sie vor dem Spiel selbst legen: „Brett gestalten“ unter „Neues Spiel“.</translation>
    </message>
    <message>
        <source>A board made of boards</source>
        <translation>Ein Brett aus Brettern</translation>
    </message>
    <message>
        <source>You can play an S that also begins a new word or is inside one, that goes on top of another tile, or that comes with other tiles.</source>
        <translation>Du darfst ein S legen, das auch ein neues Wort beginnt oder in einem steht, das auf einem anderen Stein liegt oder zu dem noch andere Steine kommen.</translation>
    </message>
    <message>
        <source>Just an S</source>
        <translation>Nur ein S</translation>
    </message>
    <message>
        <source>A play cannot just add an S to the end of a word.</source>
        <translation>Ein Zug darf nicht nur ein S an ein Wort anhängen.</translation>
    </message>
    <message>
        <source>The house rules of this game allow a play that just adds an S to the end of a word.</source>
        <translation>Die Hausregeln dieses Spiels erlauben, nur ein S an ein Wort anzuhängen.</translation>
    </message>
    <message>
        <source>Every word that you claim must be valid, and you can claim a word only once in a play. Other lines of tiles need not be words.</source>
        <translation>Jedes Wort, das du wählst, muss gültig sein, und in einem Zug kannst du jedes Wort nur einmal wählen. Andere Reihen von Steinen müssen keine Wörter sein.</translation>
    </message>
    <message>
        <source>Every line of two or more tiles that your play forms or changes, across or down, must be a valid word.</source>
        <translation>Jede Reihe aus zwei oder mehr Steinen, die dein Zug waagerecht oder senkrecht bildet oder ändert, muss ein gültiges Wort sein.</translation>
    </message>
    <message>
        <source>Storeys checks words against the word list “%1” and marks invalid ones at once. Click a word or press Ctrl+D to see what it means.</source>
        <translation>Storeys prüft Wörter mit der Wortliste „%1“ und zeigt ungültige sofort. Klicke auf ein Wort oder drücke Strg+D, um zu sehen, was es bedeutet.</translation>
    </message>
    <message>
        <source>Words are not checked when you place them, but opponents can challenge them. The word list “%1” then decides.</source>
        <translation>Beim Legen werden Wörter nicht geprüft, aber die anderen können sie anzweifeln. Dann entscheidet die Wortliste „%1“.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>A play scores the values of all letters in its claimed words; a tile in two words scores in both.</source>
        <translation>Ein Zug zählt die Werte aller Buchstaben in den gewählten Wörtern; ein Stein in zwei Wörtern zählt in beiden.</translation>
    </message>
    <message numerus="yes">
        <source>Extra points for placing %n tile(s) in one play:</source>
        <translation>
            <numerusform>Extrapunkte für %n Stein in einem Zug:</numerusform>
            <numerusform>Extrapunkte für alle %n Steine in einem Zug:</numerusform>
        </translation>
    </message>
    <message>
        <source>Each letter has a value.</source>
        <translation>Jeder Buchstabe hat einen Wert.</translation>
    </message>
    <message>
        <source>Round squares multiply the value of the letter placed on them, octagonal squares the score of the whole word. Each counts only for the play that covers it.</source>
        <translation>Runde Felder vervielfachen den Wert des Buchstabens, achteckige die Punkte des ganzen Worts. Jedes Feld zählt nur für den Zug, der es bedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>In a word without stacks, each tile scores %n.</source>
        <comment>points</comment>
        <translation>
            <numerusform>In einem Wort ohne Stapel zählt jeder Stein %n.</numerusform>
            <numerusform>In einem Wort ohne Stapel zählt jeder Stein %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a word with a stack, every tile scores %n, including those underneath.</source>
        <comment>points</comment>
        <translation>
            <numerusform>In einem Wort mit einem Stapel zählt jeder Stein %n, auch die darunter.</numerusform>
            <numerusform>In einem Wort mit einem Stapel zählt jeder Stein %n, auch die darunter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scores of all words that the play forms or changes are added. A tile in two words scores in both.</source>
        <translation>Die Punkte aller Wörter, die der Zug bildet oder ändert, werden zusammengezählt. Ein Stein, der zu zwei Wörtern gehört, zählt in beiden.</translation>
    </message>
    <message>
        <source>In a word without stacks, these tiles score extra: %1.</source>
        <translation>In einem Wort ohne Stapel bringen diese Steine Extrapunkte: %1.</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>Joker</translation>
    </message>
    <message numerus="yes">
        <source>There are %n blank tile(s). You choose a letter for a blank when you place it, and it keeps that letter.</source>
        <translation>
            <numerusform>Es gibt %n Joker. Beim Legen wählst du einen Buchstaben für ihn, den er dann behält.</numerusform>
            <numerusform>Es gibt %n Joker. Beim Legen wählst du für einen Joker einen Buchstaben, den er dann behält.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blanks score 0, but a square under a blank still multiplies the word.</source>
        <translation>Joker zählen 0, aber ein Feld unter einem Joker vervielfacht trotzdem das Wort.</translation>
    </message>
    <message>
        <source>Instead of placing tiles, you can exchange one tile for a new one. This uses your turn.</source>
        <translation>Statt zu legen, kannst du einen Stein gegen einen neuen tauschen. Das kostet deinen Zug.</translation>
    </message>
    <message>
        <source>Instead of placing tiles, you can exchange any number of tiles for new ones. This uses your turn.</source>
        <translation>Statt zu legen, kannst du beliebig viele Steine gegen neue tauschen. Das kostet deinen Zug.</translation>
    </message>
    <message>
        <source>There must be at least seven tiles in the bag.</source>
        <translation>Dafür müssen mindestens sieben Steine im Beutel sein.</translation>
    </message>
    <message>
        <source>There must be enough tiles in the bag.</source>
        <translation>Dafür müssen genug Steine im Beutel sein.</translation>
    </message>
    <message>
        <source>You can always pass.</source>
        <translation>Passen darfst du immer.</translation>
    </message>
    <message>
        <source>Exchanging and passing</source>
        <translation>Tauschen und Passen</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>You win at once with a tile on your own corner.</source>
        <translation>Du gewinnst sofort mit einem Stein auf deiner eigenen Ecke.</translation>
    </message>
    <message>
        <source>You win at once with a tile on one of your Earth squares in the bottom row.</source>
        <translation>Du gewinnst sofort mit einem Stein auf einem deiner Erdfelder in der untersten Reihe.</translation>
    </message>
    <message>
        <source>If the game ends without that, because nobody can play or all pass in a row, the player who is nearest wins. Players who are equally near tie.</source>
        <translation>Endet das Spiel vorher, weil niemand mehr legen kann oder alle nacheinander passen, gewinnt, wer dem Ziel am nächsten ist. Bei gleicher Nähe ist es unentschieden.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends when every player has taken %n turn(s). Passing and exchanging count as turns.</source>
        <translation>
            <numerusform>Das Spiel endet, wenn alle %n Zug gemacht haben. Passen und Tauschen zählen als Züge.</numerusform>
            <numerusform>Das Spiel endet, wenn alle %n Züge gemacht haben. Passen und Tauschen zählen als Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles left on the racks cost nothing. Players with equal totals tie.</source>
        <translation>Übrige Steine kosten nichts. Bei gleicher Summe ist es unentschieden.</translation>
    </message>
    <message>
        <source>The game ends when the bag is empty and a player has placed all their tiles, or when no one can make another play.</source>
        <translation>Das Spiel endet, wenn der Beutel leer ist und jemand alle Steine gelegt hat oder wenn niemand mehr legen kann.</translation>
    </message>
    <message>
        <source>It also ends when all players pass in a row.</source>
        <translation>Es endet auch, wenn alle nacheinander passen.</translation>
    </message>
    <message>
        <source>It also ends when all players pass twice in a row.</source>
        <translation>Es endet auch, wenn alle zweimal nacheinander passen.</translation>
    </message>
    <message numerus="yes">
        <source>Each tile left on your rack costs %n.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Jeder Stein, der auf deiner Bank übrig bleibt, kostet %n.</numerusform>
            <numerusform>Jeder Stein, der auf deiner Bank übrig bleibt, kostet %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players lose the value of the tiles left on their racks. A player who placed all tiles gains the value of everyone else’s.</source>
        <translation>Alle verlieren den Wert der Steine, die auf ihrer Bank übrig sind. Wer alle Steine gelegt hat, bekommt den Wert aller übrigen dazu.</translation>
    </message>
    <message>
        <source>If totals are equal, the higher score before this adjustment wins.</source>
        <translation>Bei gleicher Summe gewinnt der höhere Punktestand vor dieser Abrechnung.</translation>
    </message>
    <message>
        <source>Players with equal totals tie.</source>
        <translation>Bei gleicher Summe teilt ihr euch den Sieg.</translation>
    </message>
    <message>
        <source>In this game, players check the words: any opponent can challenge the last play (Ctrl+K) until the next turn is taken.</source>
        <translation>In diesem Spiel prüft ihr die Wörter selbst: Bis zum nächsten Zug dürfen alle anderen den letzten anzweifeln (Strg+K).</translation>
    </message>
    <message>
        <source>In this game, Storeys checks the words, so you cannot challenge them. For a new game, you can choose challenge mode: any opponent can then challenge the last play (Ctrl+K) until the next turn is taken.</source>
        <translation>In diesem Spiel prüft Storeys die Wörter; anzweifeln kannst du sie nicht. Für ein neues Spiel kannst du das Anzweifeln wählen: Dann dürfen bis zum nächsten Zug alle anderen den letzten anzweifeln (Strg+K).</translation>
    </message>
    <message>
        <source>If a word is not valid, the tiles return to the rack and the turn is lost.</source>
        <translation>Ist ein Wort ungültig, gehen die Steine zurück auf die Bank, und der Zug ist verloren.</translation>
    </message>
    <message>
        <source>If a word is not valid, the tiles return to the rack and the same player plays again.</source>
        <translation>Ist ein Wort ungültig, gehen die Steine zurück auf die Bank, und dieselbe Person legt noch einmal.</translation>
    </message>
    <message>
        <source>If all words are valid, the game continues.</source>
        <translation>Sind alle Wörter gültig, geht das Spiel weiter.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>When you play alone, aim for the highest total. Your best totals are kept in a table.</source>
        <translation>Wenn du allein spielst, zählt die höchste Summe. Die besten stehen in einer Tabelle.</translation>
    </message>
    <message numerus="yes">
        <source>You can exchange tiles %n time(s) at most.</source>
        <translation>
            <numerusform>Du darfst nur einmal tauschen.</numerusform>
            <numerusform>Du darfst höchstens %n-mal tauschen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The house rules of this game set no penalty for tiles left at the end.</source>
        <translation>Nach den Hausregeln dieses Spiels kosten übrige Steine am Ende nichts.</translation>
    </message>
    <message>
        <source>Playing alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>It is a race without points: the first player to place a tile on their own corner wins.</source>
        <translation>Es ist ein Rennen ohne Punkte: Wer zuerst einen Stein auf die eigene Ecke legt, gewinnt.</translation>
    </message>
    <message>
        <source>It is a race without points: the first player to come down their side to Earth wins.</source>
        <translation>Es ist ein Rennen ohne Punkte: Wer zuerst auf der eigenen Seite unten bei der Erde ankommt, gewinnt.</translation>
    </message>
    <message>
        <source>Place tiles on any empty squares. All tiles on the board must be connected, also diagonally; the first play must cover the star.</source>
        <translation>Lege Steine auf beliebige leere Felder. Alle Steine auf dem Brett müssen zusammenhängen, auch schräg; der erste Zug muss den Stern bedecken.</translation>
    </message>
    <message>
        <source>Then claim one to three words. A word runs from tile to neighbouring tile, across, down or diagonally, and uses no square twice. Each word needs a tile that you have just placed, and each of those tiles must be in a word.</source>
        <translation>Dann wähle ein bis drei Wörter. Ein Wort läuft von Stein zu Nachbarstein, waagerecht, senkrecht oder schräg, und benutzt kein Feld zweimal. Jedes Wort braucht einen Stein, den du gerade gelegt hast, und jeder dieser Steine muss in einem Wort sein.</translation>
    </message>
    <message>
        <source>Drag across the letters of a word, or type it. Space shows another way to spell it, Enter claims it.</source>
        <translation>Ziehe über die Buchstaben eines Worts, oder tippe es. Die Leertaste zeigt einen anderen Weg, die Eingabetaste wählt es.</translation>
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
    <message>
        <source>The solo results in %1 were written by a newer version of Storeys, so new results are not saved. Update Storeys.</source>
        <translation>Die Solo-Ergebnisse in %1 stammen von einer neueren Version von Storeys; neue werden deshalb nicht gespeichert. Aktualisiere Storeys.</translation>
    </message>
    <message>
        <source>The solo results in %1 cannot be read, so new results are not saved. Check that you may read the file.</source>
        <translation>Die Solo-Ergebnisse in %1 lassen sich nicht lesen; neue werden deshalb nicht gespeichert. Prüfe, ob du die Datei lesen darfst.</translation>
    </message>
    <message>
        <source>The solo results in %1 are damaged and a new file was started. The damaged file is kept as %2.</source>
        <translation>Die Solo-Ergebnisse in %1 sind beschädigt; eine neue Datei wurde angelegt. Die beschädigte bleibt als %2 erhalten.</translation>
    </message>
    <message>
        <source>Could not save the solo results: %1</source>
        <translation>Die Solo-Ergebnisse ließen sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>The statistics in %1 were written by a newer version of Storeys and are not changed. Update Storeys.</source>
        <translation>Die Statistik in %1 stammt von einer neueren Version von Storeys und bleibt unverändert. Aktualisiere Storeys.</translation>
    </message>
    <message>
        <source>The statistics in %1 cannot be read: %2</source>
        <translation>Die Statistik in %1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>The statistics in %1 are damaged, so a new file was started. The damaged file is kept as %2.</source>
        <translation>Die Statistik in %1 ist beschädigt; eine neue Datei wurde angelegt. Die beschädigte bleibt als %2 erhalten.</translation>
    </message>
    <message>
        <source>The statistics in %1 are damaged.</source>
        <translation>Die Statistik in %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>Could not save the statistics: %1</source>
        <translation>Die Statistik ließ sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>Some settings were ignored: %1</source>
        <translation>Einige Einstellungen wurden nicht übernommen: %1</translation>
    </message>
    <message>
        <source>not a known section or setting</source>
        <translation>weder ein bekannter Abschnitt noch eine bekannte Einstellung</translation>
    </message>
    <message>
        <source>not a valid list of players</source>
        <translation>keine gültige Liste von Spielern</translation>
    </message>
    <message>
        <source>The settings in %1 were written by a newer version of Storeys and are not changed. Update Storeys.</source>
        <translation>Die Einstellungen in %1 stammen von einer neueren Version von Storeys und bleiben unverändert. Aktualisiere Storeys.</translation>
    </message>
    <message>
        <source>Cannot save the settings: %1 is not writable.</source>
        <translation>Die Einstellungen lassen sich nicht speichern: %1 ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid value</source>
        <translation>„%1“ ist kein gültiger Wert</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between levels in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>A game needs one to four players.</source>
        <translation>Ein Spiel braucht einen bis vier Spieler.</translation>
    </message>
    <message>
        <source>Give every player a name.</source>
        <translation>Gib allen Spielern einen Namen.</translation>
    </message>
    <message>
        <source>The name of a player has a control character in it, such as a tab. Take it out.</source>
        <translation>Im Namen eines Spielers steht ein Steuerzeichen, etwa ein Tabulator. Nimm es heraus.</translation>
    </message>
    <message>
        <source>Two players are named %1. Change one of the names.</source>
        <translation>Zwei Spieler heißen %1. Ändere einen der Namen.</translation>
    </message>
    <message>
        <source>There is no computer level “%1”. The levels are %2.</source>
        <translation>Die Computerstufe „%1“ gibt es nicht. Die Stufen sind %2.</translation>
    </message>
    <message>
        <source>No star can be seen.</source>
        <translation>Kein Stern ist zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) can be seen: the board can be used</source>
        <translation>
            <numerusform>%n Stern ist zu sehen: Das Brett ist spielbar</numerusform>
            <numerusform>%n Sterne sind zu sehen: Das Brett ist spielbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House rule: %n point(s) more for joining the words of two stars</source>
        <translation>
            <numerusform>Hausregel: %n Punkt mehr, wenn du die Wörter zweier Sterne verbindest</numerusform>
            <numerusform>Hausregel: %n Punkte mehr, wenn du die Wörter zweier Sterne verbindest</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not on the board</source>
        <comment>a mini board</comment>
        <translation>%1, nicht auf dem Brett</translation>
    </message>
    <message>
        <source>%1, on the board at %2</source>
        <comment>a mini board, a square</comment>
        <translation>%1, auf Feld %2 des Bretts</translation>
    </message>
    <message>
        <source>Blanks and blockers</source>
        <translation>Joker und Blocker</translation>
    </message>
    <message>
        <source>Bust out</source>
        <translation>Ausbruch</translation>
    </message>
    <message>
        <source>Hyper race</source>
        <translation>Hyperrennen</translation>
    </message>
    <message>
        <source>Free for all</source>
        <translation>Kreuz und quer</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Überraschung</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 is open in another window. Close it there first.</source>
        <translation>%1 ist in einem anderen Fenster offen. Schließe es dort zuerst.</translation>
    </message>
    <message>
        <source>Cannot delete %1.</source>
        <translation>%1 lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>number, what is wrong there</comment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1: Line %2: %3</source>
        <comment>file, number, what is wrong there</comment>
        <translation>%1: Zeile %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not a word. A challenge would have taken the play back.</source>
        <translation>
            <numerusform>%1 ist kein Wort. Nach einem Anzweifeln wäre der Zug zurückgenommen worden.</numerusform>
            <numerusform>%1 sind keine Wörter. Nach einem Anzweifeln wäre der Zug zurückgenommen worden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two words</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a number and a half</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>points</comment>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a chance</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The learning progress in %1 was written by a newer version of Storeys and is not changed. Update Storeys.</source>
        <translation>Der Lernfortschritt in %1 stammt von einer neueren Version von Storeys und bleibt unverändert. Aktualisiere Storeys.</translation>
    </message>
    <message>
        <source>The learning progress in %1 cannot be read: %2</source>
        <translation>Der Lernfortschritt in %1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>The learning progress in %1 is damaged, so a new file was started. The damaged file is kept as %2.</source>
        <translation>Der Lernfortschritt in %1 ist beschädigt; eine neue Datei wurde angelegt. Die beschädigte bleibt als %2 erhalten.</translation>
    </message>
    <message>
        <source>The learning progress in %1 is damaged.</source>
        <translation>Der Lernfortschritt in %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>Could not save the learning progress: %1</source>
        <translation>Der Lernfortschritt ließ sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>Analysis of a game</source>
        <translation>Analyse eines Spiels</translation>
    </message>
    <message>
        <source>After a game, the analysis looks at each turn again: what was best for a player who knew no more, and what was given away. Common words are expected of you unless you choose others there.</source>
        <translation>Nach einem Spiel sieht sich die Analyse jeden Zug noch einmal an: was mit dem Wissen des Spielers am besten war, und was verschenkt wurde. Erwartet werden häufige Wörter, wenn du dort nichts anderes wählst.</translation>
    </message>
    <message>
        <source>A turn that gave away part of the chance to win is a &lt;b&gt;mistake&lt;/b&gt;: small from %1%, medium from %2%, large from %3%. A large one is also called a blunder.</source>
        <translation>Ein Zug, der einen Teil der Gewinnchance verschenkt, ist ein &lt;b&gt;Fehler&lt;/b&gt;: klein ab %1&#xa0;%, mittel ab %2&#xa0;%, groß ab %3&#xa0;%. Ein großer heißt auch Patzer.</translation>
    </message>
    <message>
        <source>Where chances to win are not known, points count: a mistake is small from %1, medium from %2, large from %3. When a game is as good as decided, it takes twice as many, and none is large.</source>
        <translation>Wo Gewinnchancen nicht bekannt sind, zählen Punkte: Ein Fehler ist klein ab %1, mittel ab %2, groß ab %3. Ist ein Spiel so gut wie entschieden, braucht es doppelt so viele, und große Fehler gibt es nicht.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Accuracy&lt;/b&gt; says how well the chances to win were kept, on average over all turns. It is 100% if nothing was given away.</source>
        <translation>Die &lt;b&gt;Genauigkeit&lt;/b&gt; sagt, wie gut die Gewinnchancen gewahrt wurden, im Durchschnitt aller Züge. Sie ist 100&#xa0;%, wenn nichts verschenkt wurde.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Luck of the draw&lt;/b&gt; says how many points the tiles drawn were worth above an average draw, or below it; ± says how far this may be off. &lt;b&gt;Lost in play&lt;/b&gt; says how many points the turns gave away.</source>
        <translation>&lt;b&gt;Glück beim Ziehen&lt;/b&gt; sagt, wie viele Punkte die gezogenen Steine mehr oder weniger wert waren als im Durchschnitt; ± sagt, wie ungenau das ist. &lt;b&gt;Beim Legen verschenkt&lt;/b&gt; sagt, wie viele Punkte die Züge kosteten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Reasons&lt;/b&gt; say where the points of a mistake went. Click a turn to see it on the board, and a reason to see what it is about.</source>
        <translation>&lt;b&gt;Gründe&lt;/b&gt; sagen, wo die Punkte eines Fehlers geblieben sind. Klicke auf einen Zug, um ihn auf dem Brett zu sehen, und auf einen Grund, um zu sehen, worum es geht.</translation>
    </message>
    <message>
        <source>What was best stays hidden until you show it or find it yourself: “Retry my mistakes” sets up the board as it was before each of these turns.</source>
        <translation>Der beste Zug bleibt verdeckt, bis du ihn zeigst oder selbst findest: „Meine Fehler noch einmal spielen“ stellt das Brett so auf, wie es vor jedem dieser Züge war.</translation>
    </message>
    <message>
        <source>“Other plays” lists the best turns and what they are worth. The values become more exact while you watch.</source>
        <translation>„Andere Züge“ listet die besten Züge mit ihrem Wert auf. Die Werte werden genauer, während du zusiehst.</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>The words in this game are %1.</source>
        <translation>Die Wörter in diesem Spiel sind auf %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>word list, language</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>“%1” cannot be a house word. Use %2 to %3 letters, with a minus sign in front to remove a word.</source>
        <translation>„%1“ kann kein eigenes Wort sein. Nimm %2 bis %3 Buchstaben; ein Minus davor schließt das Wort aus.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are not part of the record and are skipped.</source>
        <translation>
            <numerusform>%n Zeile gehört nicht zum Protokoll und wird übergangen.</numerusform>
            <numerusform>%n Zeilen gehören nicht zum Protokoll und werden übergangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>exchange %1</source>
        <translation>%1 tauschen</translation>
    </message>
    <message>
        <source>Not analysed</source>
        <translation>Nicht analysiert</translation>
    </message>
    <message>
        <source>Small mistake</source>
        <translation>Kleiner Fehler</translation>
    </message>
    <message>
        <source>Medium mistake</source>
        <translation>Mittlerer Fehler</translation>
    </message>
    <message>
        <source>Large mistake</source>
        <translation>Großer Fehler</translation>
    </message>
    <message>
        <source>Hard to tell</source>
        <translation>Schwer zu sagen</translation>
    </message>
    <message>
        <source>No other choice</source>
        <translation>Keine andere Wahl</translation>
    </message>
    <message>
        <source>A great find</source>
        <translation>Ein großartiger Fund</translation>
    </message>
    <message>
        <source>A good turn</source>
        <translation>Ein guter Zug</translation>
    </message>
    <message>
        <source>−%1 points</source>
        <translation>−%1 Punkte</translation>
    </message>
    <message>
        <source>%1, −%2% to win</source>
        <translation>%1, −%2&#xa0;% Gewinnchance</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %2, %n point(s)</source>
        <translation>
            <numerusform>%1 auf %2, %n Punkt</numerusform>
            <numerusform>%1 auf %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved. Best: %1</source>
        <translation>Gelöst. Bester Zug: %1</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Bester Zug: %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Another computer opened this game on %1 and has not closed it.</source>
        <translation>Ein anderer Computer hat dieses Spiel am %1 geöffnet und nicht wieder geschlossen.</translation>
    </message>
    <message>
        <source>The computer “%1” opened this game on %2 and has not closed it.</source>
        <translation>Der Computer „%1“ hat dieses Spiel am %2 geöffnet und nicht wieder geschlossen.</translation>
    </message>
    <message>
        <source>Place your tiles on the marked squares; the first ones must cover the star. Then press &lt;b&gt;Claim words&lt;/b&gt;, drag across the letters of %1, and play. With the keyboard, press &lt;b&gt;Space&lt;/b&gt;, type the word, and press Enter.</source>
        <translation>Lege deine Steine auf die markierten Felder; die ersten müssen den Stern bedecken. Drücke dann &lt;b&gt;Wörter wählen&lt;/b&gt;, ziehe über die Buchstaben von %1 und spiele. Mit der Tastatur: Drücke die &lt;b&gt;Leertaste&lt;/b&gt;, tippe das Wort und drücke die Eingabetaste.</translation>
    </message>
    <message>
        <source>Both players passed.</source>
        <translation>Beide haben gepasst.</translation>
    </message>
    <message>
        <source>a game record has at most %1 MB</source>
        <translation>ein Spielprotokoll hat höchstens %1 MB</translation>
    </message>
    <message>
        <source>You can view this game but not continue it: it is shown as its record is written.</source>
        <translation>Du kannst dieses Spiel ansehen, aber nicht fortsetzen: Es wird gezeigt, wie es im Protokoll steht.</translation>
    </message>
    <message>
        <source>You can view this game but not continue it: the record does not say which tiles are in the bag.</source>
        <translation>Du kannst dieses Spiel ansehen, aber nicht fortsetzen: Das Protokoll sagt nicht, welche Steine im Beutel sind.</translation>
    </message>
    <message>
        <source>You can view this game but not continue it: its record is too large for more turns.</source>
        <translation>Du kannst dieses Spiel ansehen, aber nicht fortsetzen: Sein Protokoll ist zu groß für weitere Züge.</translation>
    </message>
    <message>
        <source>You can view this game but not continue it: its word list “%1” is not installed. Its words are not checked.</source>
        <translation>Du kannst dieses Spiel ansehen, aber nicht fortsetzen: Seine Wortliste „%1“ ist nicht installiert. Die Wörter werden nicht geprüft.</translation>
    </message>
    <message>
        <source>No word could be checked because the words in %1 are not installed.</source>
        <comment>language</comment>
        <translation>Kein Wort konnte geprüft werden, weil die Wörter auf %1 nicht installiert sind.</translation>
    </message>
    <message>
        <source>The game ends because it has reached the limit of %1 turns or %2 points.</source>
        <translation>Das Spiel endet, weil es die Grenze von %1 Zügen oder %2 Punkten erreicht hat.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to your corner, as before</source>
        <translation>
            <numerusform>%n Schritt bis zu deiner Ecke, wie vorher</numerusform>
            <numerusform>%n Schritte bis zu deiner Ecke, wie vorher</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 of %2, as before</source>
        <translation>Zeile %1 von %2, wie vorher</translation>
    </message>
    <message>
        <source>The analysis tries many ways in which the game could have gone on. If they do not settle whether a turn was a mistake, it is “Hard to tell”; ± says how far its loss may be off.</source>
        <translation>Die Analyse probiert viele Arten, wie das Spiel hätte weitergehen können. Klären sie nicht, ob ein Zug ein Fehler war, heißt es „Schwer zu sagen“; ± sagt, um wie viel der Verlust danebenliegen kann.</translation>
    </message>
    <message>
        <source>%1 scores %2 more than %3.</source>
        <comment>a turn, points, a turn</comment>
        <translation>%1 bringt %2 mehr als %3.</translation>
    </message>
    <message>
        <source>%1 places all tiles of the rack for %2 extra, %3 does not.</source>
        <comment>a turn, points, a turn</comment>
        <translation>%1 legt alle Steine der Bank und bringt damit %2 extra, %3 nicht.</translation>
    </message>
    <message>
        <source>%1 keeps %2. The tiles kept are worth %3 less than those after %4.</source>
        <comment>a turn, tiles, points, a turn</comment>
        <translation>%1 behält %2. Die behaltenen Steine sind %3 weniger wert als die nach %4.</translation>
    </message>
    <message>
        <source>%1 uses the last %2, worth %3 on the rack. %4 keeps it.</source>
        <comment>a turn, a tile, points, a turn</comment>
        <translation>%1 verbraucht den letzten Stein %2, der auf der Bank %3 wert ist. %4 behält ihn.</translation>
    </message>
    <message>
        <source>The blank brings only %1 with %2. %3 keeps it.</source>
        <comment>points, a turn, a turn</comment>
        <translation>Der Joker bringt mit %2 nur %1. %3 behält ihn.</translation>
    </message>
    <message>
        <source>The blank brings no points with %1. %2 keeps it.</source>
        <comment>two turns</comment>
        <translation>Der Joker bringt mit %1 keine Punkte. %2 behält ihn.</translation>
    </message>
    <message>
        <source>After %1, %2 is open to %3: %4 chance, %5 on average.</source>
        <comment>a turn, a word, words, a chance, points</comment>
        <translation>Nach %1 ist %2 offen für %3: Wahrscheinlichkeit %4, im Schnitt %5.</translation>
    </message>
    <message>
        <source>After %1, %2 is open, a %3 square: %4 chance, %5 on average.</source>
        <comment>a turn, a square, its kind, a chance, points</comment>
        <translation>Nach %1 ist %2 offen (%3): Wahrscheinlichkeit %4, im Schnitt %5.</translation>
    </message>
    <message>
        <source>%1 makes the stack on %2 %3 high, so its %4 stays. After %5, a reply covers it with a chance of %6.</source>
        <comment>a turn, a square, a number, a tile, a turn, a chance</comment>
        <translation>%1 macht den Stapel auf %2 %3 hoch, sodass sein %4 bleibt. Nach %5 verdeckt ihn eine Antwort mit einer Wahrscheinlichkeit von %6.</translation>
    </message>
    <message>
        <source>%1 keeps %2, which then cannot be played: %3 chance. %4 does not keep it.</source>
        <comment>a turn, a tile, a chance, a turn</comment>
        <translation>%1 behält %2, das sich dann nicht spielen lässt: Wahrscheinlichkeit %3. %4 behält es nicht.</translation>
    </message>
    <message>
        <source>%1 prepares plays through its tiles, such as %2 at %3: %4 chance, %5 on average.</source>
        <comment>a turn, a word, a place, a chance, points</comment>
        <translation>%1 bereitet Züge durch seine Steine vor, wie %2 auf %3: Wahrscheinlichkeit %4, im Schnitt %5.</translation>
    </message>
    <message>
        <source>The chance to place all tiles next time is %1 after %2 and %3 after %4.</source>
        <comment>a chance, a turn, a chance, a turn</comment>
        <translation>Die Wahrscheinlichkeit, im nächsten Zug alle Steine zu legen, ist %1 nach %2 und %3 nach %4.</translation>
    </message>
    <message>
        <source>%1 prepares later plays for %2 more than %3 does.</source>
        <comment>a turn, points, a turn</comment>
        <translation>%1 bereitet spätere Züge vor, die %2 mehr bringen als nach %3.</translation>
    </message>
    <message>
        <source>%1 prepares a next play for %2 more on average than %3 does.</source>
        <comment>a turn, points, a turn</comment>
        <translation>%1 bereitet einen nächsten Zug vor, der im Schnitt %2 mehr bringt als nach %3.</translation>
    </message>
    <message>
        <source>After %1, the tiles left at the end, %2, cost %3. After %4, those left cost %5.</source>
        <comment>a turn, tiles, points, a turn, points</comment>
        <translation>Die Steine, die nach %1 am Ende bleiben (%2), kosten %3. Die nach %4 kosten %5.</translation>
    </message>
    <message>
        <source>After %1, the chance is %2.</source>
        <comment>a turn, a chance</comment>
        <translation>Nach %1 ist die Wahrscheinlichkeit %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 counts %n tiles, stacked up to %2 high: %3. %4 scores %5 in all, %6 scores %7.</source>
        <comment>a word, a number, points, a turn, points, a turn, points</comment>
        <translation>
            <numerusform>%1 zählt %n Stein, bis zu %2 hoch gestapelt: %3. %4 bringt insgesamt %5, %6 %7.</numerusform>
            <numerusform>%1 zählt %n Steine, bis zu %2 hoch gestapelt: %3. %4 bringt insgesamt %5, %6 %7.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps tiles worth %2 more than %3 does.</source>
        <comment>a turn, points, a turn</comment>
        <translation>%1 behält Steine, die %2 mehr wert sind als die nach %3.</translation>
    </message>
    <message>
        <source>%1 scores %2 less now than %3, but keeps tiles worth %4 more.</source>
        <comment>a turn, points, a turn, points</comment>
        <translation>%1 bringt jetzt %2 weniger als %3, behält aber Steine, die %4 mehr wert sind.</translation>
    </message>
    <message>
        <source>%1 leaves each of the others %2 less on average than %3 does.</source>
        <comment>a turn, points, a turn</comment>
        <translation>%1 lässt jedem der anderen im Schnitt %2 weniger als %3.</translation>
    </message>
    <message>
        <source>%1 leaves you %2 less than %3 does.</source>
        <comment>a turn, points, a turn</comment>
        <translation>%1 lässt dir %2 weniger als %3.</translation>
    </message>
    <message>
        <source>%1 leaves you %2 less on average than %3 does.</source>
        <comment>a turn, points, a turn</comment>
        <translation>%1 lässt dir im Schnitt %2 weniger als %3.</translation>
    </message>
    <message>
        <source>%1 leaves %2 %3 less than %4 does.</source>
        <comment>a turn, a player, points, a turn</comment>
        <translation>%1 lässt %2 %3 weniger als %4.</translation>
    </message>
    <message>
        <source>%1 leaves %2 %3 less on average than %4 does.</source>
        <comment>a turn, a player, points, a turn</comment>
        <translation>%1 lässt %2 im Schnitt %3 weniger als %4.</translation>
    </message>
    <message>
        <source>You go out with %1 for %2; with %3, you do not.</source>
        <comment>a word, points, a turn</comment>
        <translation>Du machst mit %1 für %2 Schluss, mit %3 nicht.</translation>
    </message>
    <message>
        <source>%1 goes out with %2 for %3; with %4, not.</source>
        <comment>a player, a word, points, a turn</comment>
        <translation>%1 macht mit %2 für %3 Schluss, mit %4 nicht.</translation>
    </message>
    <message>
        <source>After %1, you go out with %2 for %3; after %4, you do not.</source>
        <comment>a turn, a word, points, a turn</comment>
        <translation>Nach %1 machst du mit %2 für %3 Schluss, nach %4 nicht.</translation>
    </message>
    <message>
        <source>After %1, %2 goes out with %3 for %4; after %5, not.</source>
        <comment>a turn, a player, a word, points, a turn</comment>
        <translation>Nach %1 macht %2 mit %3 für %4 Schluss, nach %5 nicht.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 and %n more play(s), you go out with %2 for %3; after %4, you do not.</source>
        <comment>a turn, plays, a word, points, a turn</comment>
        <translation>
            <numerusform>Nach %1 und %n weiteren Zug machst du mit %2 für %3 Schluss, nach %4 nicht.</numerusform>
            <numerusform>Nach %1 und %n weiteren Zügen machst du mit %2 für %3 Schluss, nach %4 nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 and %n more play(s), %2 goes out with %3 for %4; after %5, not.</source>
        <comment>a turn, plays, a player, a word, points, a turn</comment>
        <translation>
            <numerusform>Nach %1 und %n weiteren Zug macht %2 mit %3 für %4 Schluss, nach %5 nicht.</numerusform>
            <numerusform>Nach %1 und %n weiteren Zügen macht %2 mit %3 für %4 Schluss, nach %5 nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles left, %1, bring %2.</source>
        <comment>tiles, points</comment>
        <translation>Die übrigen Steine (%1) bringen %2.</translation>
    </message>
    <message>
        <source>The tiles left, %1, cost %2.</source>
        <comment>tiles, points</comment>
        <translation>Die übrigen Steine (%1) kosten %2.</translation>
    </message>
    <message>
        <source>Played to the end, %1 ties and %2 loses by %3.</source>
        <comment>a turn, a turn, points</comment>
        <translation>Bis zum Ende gespielt, endet %1 unentschieden, und %2 verliert um %3.</translation>
    </message>
    <message>
        <source>Played to the end, %1 wins by %2 and %3 loses by %4.</source>
        <comment>a turn, points, a turn, points</comment>
        <translation>Bis zum Ende gespielt, gewinnt %1 um %2, und %3 verliert um %4.</translation>
    </message>
    <message>
        <source>Played to the end, %1 wins by %2 and %3 ties.</source>
        <comment>a turn, points, a turn</comment>
        <translation>Bis zum Ende gespielt, gewinnt %1 um %2, und %3 endet unentschieden.</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a value, its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>exchanging %1</source>
        <translation>Tausch von %1</translation>
    </message>
    <message>
        <source>about −%1 points, not solved to the end</source>
        <translation>etwa −%1 Punkte, nicht bis zum Ende gelöst</translation>
    </message>
    <message>
        <source>It could not be shown whether another turn was better than %1.</source>
        <translation>Es ließ sich nicht zeigen, ob ein anderer Zug besser war als %1.</translation>
    </message>
    <message>
        <source>There was a better way to end the game than %1.</source>
        <translation>Das Spiel ließ sich besser beenden als mit %1.</translation>
    </message>
    <message>
        <source>There were more points to make than with %1.</source>
        <translation>Es waren mehr Punkte zu machen als mit %1.</translation>
    </message>
    <message>
        <source>There was more to prepare for the next turn than with %1.</source>
        <translation>Für den nächsten Zug ließ sich mehr vorbereiten als mit %1.</translation>
    </message>
    <message>
        <source>There were better tiles to keep than after %1.</source>
        <translation>Es ließen sich bessere Steine behalten als nach %1.</translation>
    </message>
    <message>
        <source>There was less to leave to the other side than after %1.</source>
        <translation>Den anderen hätte weniger bleiben können als nach %1.</translation>
    </message>
    <message>
        <source>Perhaps better: %1</source>
        <translation>Vielleicht besser: %1</translation>
    </message>
    <message>
        <source>With the rarer word %1, %2 points better than %3: %4</source>
        <translation>Mit dem selteneren Wort %1 um %2 Punkte besser als %3: %4</translation>
    </message>
    <message>
        <source>A word that ends at an asteroid</source>
        <translation>Ein Wort, das an einem Asteroiden endet</translation>
    </message>
    <message>
        <source>No tile can be placed on an asteroid. A word ends there, as at the edge of the board.</source>
        <translation>Auf einen Asteroiden kann man nicht legen. Ein Wort endet dort wie am Rand des Bretts.</translation>
    </message>
    <message>
        <source>Asteroids and places of your own</source>
        <translation>Asteroiden und eigene Felder</translation>
    </message>
    <message>
        <source>asteroid</source>
        <translation>Asteroid</translation>
    </message>
    <message>
        <source>%1 is an asteroid.</source>
        <comment>a square</comment>
        <translation>%1 ist ein Asteroid.</translation>
    </message>
    <message>
        <source>The card of a stack says who played each tile and when. The board taken apart shows every letter.</source>
        <translation>Die Karte eines Stapels sagt, wer jeden Stein gelegt hat und wann. Das zerlegte Brett zeigt jeden Buchstaben.</translation>
    </message>
    <message>
        <source>You can view this game but not continue it: it was saved as one player saw it.</source>
        <translation>Du kannst dieses Spiel ansehen, aber nicht fortsetzen: Es wurde so gespeichert, wie ein Spieler es sah.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Du hast aufgegeben.</translation>
    </message>
    <message>
        <source>%1 resigned.</source>
        <translation>%1 hat aufgegeben.</translation>
    </message>
    <message>
        <source>One of two players can also resign (menu): the other wins, whatever the points.</source>
        <translation>Von zwei Spielern kann einer auch aufgeben (Menü): Dann gewinnt der andere, wie es auch steht.</translation>
    </message>
    <message>
        <source>Enter the tiles with their squares, then each word after a slash: &lt;b&gt;%1&lt;/b&gt;. Instead of a word, you can enter its squares: &lt;b&gt;%2&lt;/b&gt;.</source>
        <translation>Gib die Steine mit ihren Feldern ein, dann jedes Wort nach einem Schrägstrich: &lt;b&gt;%1&lt;/b&gt;. Statt eines Worts kannst du seine Felder eingeben: &lt;b&gt;%2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>No path through your tiles spells %1.</source>
        <translation>Kein Weg durch deine Steine ergibt %1.</translation>
    </message>
    <message>
        <source>Several paths spell %1. Enter the squares of the one you mean, for example &lt;b&gt;%2&lt;/b&gt;.</source>
        <translation>Mehrere Wege ergeben %1. Gib die Felder des Wegs ein, den du meinst, zum Beispiel &lt;b&gt;%2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Key turns&lt;/b&gt; decided most: a player’s two largest mistakes, the best find, and the turn before which the chance to win changed most.</source>
        <translation>Die &lt;b&gt;wichtigsten Züge&lt;/b&gt; entschieden am meisten: die zwei größten Fehler eines Spielers, der beste Fund und der Zug, vor dem sich die Gewinnchance am meisten änderte.</translation>
    </message>
    <message>
        <source>The biggest swing</source>
        <translation>Der größte Umschwung</translation>
    </message>
    <message>
        <source>%1 is open to %2: %3 chance, %4 on average.</source>
        <comment>a turn, words, a chance, points</comment>
        <translation>%1 ist offen für %2: Wahrscheinlichkeit %3, im Schnitt %4.</translation>
    </message>
    <message>
        <source>These parts overlap: together they are more than the loss.</source>
        <translation>Diese Teile überschneiden sich: Zusammen sind sie mehr als der Verlust.</translation>
    </message>
    <message>
        <source>drew: %1 (%2)</source>
        <comment>a card, what it did</comment>
        <translation>gezogen: %1 (%2)</translation>
    </message>
    <message>
        <source>This game is played in this window by another player.</source>
        <translation>Dieses Spiel spielt in diesem Fenster ein anderer Spieler.</translation>
    </message>
    <message>
        <source>in another window</source>
        <translation>in einem anderen Fenster</translation>
    </message>
</context>
<context>
    <name>TableButtons</name>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Rack and turn</source>
        <translation>Bank und Zug</translation>
    </message>
    <message>
        <source>Storey %1</source>
        <translation>Etage %1</translation>
    </message>
    <message>
        <source>Heights from 1 to %1 (full)</source>
        <translation>Höhen von 1 bis %1 (voll)</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <source>The board is shown flat because neither OpenGL nor Vulkan is available. To see it in 3D, install a graphics driver; Mesa&apos;s software renderer is enough.</source>
        <translation>Das Brett erscheint flach, weil weder OpenGL noch Vulkan verfügbar ist. Für das 3D-Brett installiere einen Grafiktreiber; der Software-Renderer von Mesa genügt.</translation>
    </message>
    <message>
        <source>The board is shown flat because the graphics driver is too old: 3D needs OpenGL 3.3 or OpenGL ES 3.0. Mesa&apos;s software renderer is enough.</source>
        <translation>Das Brett erscheint flach, weil der Grafiktreiber zu alt ist: 3D braucht OpenGL 3.3 oder OpenGL ES 3.0. Der Software-Renderer von Mesa genügt.</translation>
    </message>
    <message>
        <source>The board is shown flat because the graphics driver has failed. The next start will try 3D again.</source>
        <translation>Das Brett erscheint flach, weil der Grafiktreiber ausgefallen ist. Der nächste Start versucht es wieder in 3D.</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Anfang des Spiels</translation>
    </message>
    <message>
        <source>After turn %1 of %2</source>
        <translation>Nach Zug %1 von %2</translation>
    </message>
    <message>
        <source>Stacks sink where they hide a letter. Hold %1 to lower all of them.</source>
        <translation>Stapel sinken, wo sie einen Buchstaben verdecken. Halte %1 gedrückt, um alle zu senken.</translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Judging…</source>
        <translation>Wird beurteilt …</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Look for the best</source>
        <translation>Den besten suchen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Shows the best turn known</source>
        <translation>Zeigt den besten bekannten Zug</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Goes on to the next mistake</source>
        <translation>Geht weiter zum nächsten Fehler</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Back to the analysis</source>
        <translation>Zurück zur Analyse</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 legen</translation>
    </message>
</context>
<context>
    <name>TriumphDialog</name>
    <message>
        <source>BRAVO</source>
        <extracomment>Five letters on five stacks, for somebody who has won</extracomment>
        <translation>BRAVO</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>Well played, %1!</source>
        <translation>Gut gespielt, %1!</translation>
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
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>number of a turn, who, what</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>last play</source>
        <translation>letzter Zug</translation>
    </message>
</context>
<context>
    <name>TurnsHead</name>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n Stein im Beutel</numerusform>
            <numerusform>%n Steine im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>bag empty</source>
        <translation>Beutel leer</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow blank(s) on the pile</source>
        <translation>
            <numerusform>%n gelber Joker im Vorrat</numerusform>
            <numerusform>%n gelbe Joker im Vorrat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocker(s) on the pile</source>
        <translation>
            <numerusform>%n Blocker im Vorrat</numerusform>
            <numerusform>%n Blocker im Vorrat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n Karte übrig</numerusform>
            <numerusform>%n Karten übrig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Quit without saving?</source>
        <translation>Ohne Speichern beenden?</translation>
    </message>
    <message>
        <source>If you quit now, the turns that were not saved are lost. You can save the game to another place first.</source>
        <translation>Wenn du jetzt beendest, gehen die nicht gespeicherten Züge verloren. Du kannst das Spiel vorher an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>If you quit now, the turns that were not saved are lost. You can open such a game under “Continue a game” and save it to another place first.</source>
        <translation>Wenn du jetzt beendest, gehen die nicht gespeicherten Züge verloren. Du kannst ein solches Spiel vorher unter „Spiel fortsetzen“ öffnen und an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>If you quit now, whatever was not saved is lost.</source>
        <translation>Wenn du jetzt beendest, geht alles verloren, was nicht gespeichert ist.</translation>
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
    <message numerus="yes">
        <source>%n unseen tile(s)</source>
        <translation>
            <numerusform>%n ungesehener Stein</numerusform>
            <numerusform>%n ungesehene Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n</source>
        <translation>
            <numerusform>Du hast %n</numerusform>
            <numerusform>Du hast %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Top view</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Front view</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Low angle</source>
        <translation>Blick von der Seite</translation>
    </message>
    <message>
        <source>Flat board</source>
        <translation>Flaches Brett</translation>
    </message>
    <message>
        <source>Show heights on tiles</source>
        <translation>Höhen auf den Steinen zeigen</translation>
    </message>
    <message>
        <source>Score chart</source>
        <translation>Punkteverlauf</translation>
    </message>
    <message>
        <source>Take the board apart</source>
        <translation>Brett zerlegen</translation>
    </message>
    <message>
        <source>Show the tiles in a stack</source>
        <translation>Steine in einem Stapel zeigen</translation>
    </message>
    <message>
        <source>Lower all stacks</source>
        <translation>Alle Stapel senken</translation>
    </message>
    <message>
        <source>Hold to lower all stacks and read every letter</source>
        <translation>Gedrückt halten, um alle Stapel zu senken und jeden Buchstaben zu lesen</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>Ansicht zurücksetzen</translation>
    </message>
    <message>
        <source>Turn and tilt the board; adjust the spacing when apart</source>
        <translation>Brett drehen und kippen; den Abstand ändern, wenn es zerlegt ist</translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation>Brett verschieben</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Näher und weiter weg</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>The board can only be shown flat here.</source>
        <translation>Das Brett kann hier nur flach gezeigt werden.</translation>
    </message>
    <message>
        <source>Read the chosen square and those around it</source>
        <translation>Das gewählte Feld und seine Nachbarn vorlesen</translation>
    </message>
    <message>
        <source>The view has not been moved.</source>
        <translation>Die Ansicht wurde nicht verändert.</translation>
    </message>
</context>
<context>
    <name>WordChips</name>
    <message>
        <source>%1: %2 times %3</source>
        <translation>%1: %2 mal %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>WordDialog</name>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Ein Wort nachschlagen</translation>
    </message>
    <message>
        <source>Type a word and press Enter</source>
        <translation>Wort eingeben und Eingabetaste drücken</translation>
    </message>
    <message>
        <source>%1 is in the word list “%2”.</source>
        <translation>%1 steht in der Wortliste „%2“.</translation>
    </message>
    <message>
        <source>Meanings</source>
        <translation>Bedeutungen</translation>
    </message>
    <message>
        <source>%1 is not a word. The word list “%2” does not have it.</source>
        <translation>%1 ist kein Wort. Die Wortliste „%2“ enthält es nicht.</translation>
    </message>
    <message>
        <source>form of %1</source>
        <translation>Form von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>abgeleitet von %1</translation>
    </message>
</context>
<context>
    <name>storeys::Announcer</name>
    <message numerus="yes">
        <source>%1 for %n point(s).</source>
        <translation>
            <numerusform>%1 für %n Punkt.</numerusform>
            <numerusform>%1 für %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board before the first turn.</source>
        <translation>Das Brett vor dem ersten Zug.</translation>
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
    <message>
        <source>The game starts. %1</source>
        <translation>Das Spiel beginnt. %1</translation>
    </message>
    <message>
        <source>The game continues. %1</source>
        <translation>Das Spiel geht weiter. %1</translation>
    </message>
    <message>
        <source>Turn undone.</source>
        <translation>Zug zurückgenommen.</translation>
    </message>
    <message>
        <source>Back to the current turn.</source>
        <translation>Zurück beim aktuellen Zug.</translation>
    </message>
    <message>
        <source>%1 is valid.</source>
        <translation>%1 ist gültig.</translation>
    </message>
    <message>
        <source>%1 is not valid.</source>
        <translation>%1 ist ungültig.</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <translation>Spiel vorbei. %1</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>You challenged the play.</source>
        <translation>Du hast den Zug angezweifelt.</translation>
    </message>
    <message>
        <source>%1 challenged the play.</source>
        <translation>%1 hat den Zug angezweifelt.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who draws which tile</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>; again: </source>
        <translation>; noch einmal: </translation>
    </message>
    <message>
        <source>Draw for first player: %1.</source>
        <translation>Auslosung: %1.</translation>
    </message>
    <message>
        <source>There is no valid play with these tiles.</source>
        <translation>Mit diesen Steinen gibt es keinen gültigen Zug.</translation>
    </message>
    <message>
        <source>%1: %2. %3 %4</source>
        <translation>%1: %2. %3 %4</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player, how far from the goal</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>who, what a play brought</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>The board after turn %1</source>
        <comment>a sentence about the turn</comment>
        <translation>Das Brett nach Zug %1</translation>
    </message>
</context>
<context>
    <name>storeys::Away</name>
    <message>
        <source>The rules do not allow this turn (%1).</source>
        <translation>Die Regeln erlauben diesen Zug nicht (%1).</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The game could not be saved, so the turn is not taken. Try again.</source>
        <translation>Das Spiel konnte nicht gespeichert werden, deshalb zählt der Zug nicht. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The game has gone on in the meantime. Look again, then take your turn.</source>
        <translation>Das Spiel ging inzwischen weiter. Prüfe deinen Zug und spiele ihn noch einmal.</translation>
    </message>
    <message>
        <source>This seat is played in another window now.</source>
        <translation>Dieser Platz wird jetzt in einem anderen Fenster gespielt.</translation>
    </message>
    <message>
        <source>The tiles of this game are gone, so it can only be looked at.</source>
        <translation>Die Steine dieses Spiels sind verloren, deshalb lässt es sich nur noch ansehen.</translation>
    </message>
    <message>
        <source>The other window is of another version of Storeys. Close it and open it again.</source>
        <translation>Das andere Fenster gehört zu einer anderen Version von Storeys. Schließe es und öffne es neu.</translation>
    </message>
    <message>
        <source>The other window has ended the game.</source>
        <translation>Das andere Fenster hat das Spiel beendet.</translation>
    </message>
    <message>
        <source>This window cannot open a second one.</source>
        <translation>Dieses Fenster kann kein zweites öffnen.</translation>
    </message>
    <message>
        <source>The second window could not be prepared.</source>
        <translation>Das zweite Fenster ließ sich nicht vorbereiten.</translation>
    </message>
    <message>
        <source>The window of %1 is closed.</source>
        <translation>Das Fenster von %1 ist geschlossen.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>The first window is closed. This one waits for it.</source>
        <translation>Das erste Fenster ist geschlossen. Dieses wartet darauf.</translation>
    </message>
    <message>
        <source>Your turn is kept and will be sent.</source>
        <translation>Dein Zug ist aufgehoben und wird gesendet.</translation>
    </message>
    <message>
        <source>A game in two windows needs “Words are checked by: Dictionary”.</source>
        <translation>Ein Spiel in zwei Fenstern braucht „Prüfung der Wörter: Das Wörterbuch“.</translation>
    </message>
    <message>
        <source>A game in two windows has no clock. Choose “No clock”.</source>
        <translation>Ein Spiel in zwei Fenstern hat keine Uhr. Wähle „Keine Uhr“.</translation>
    </message>
</context>
<context>
    <name>storeys::BoardSpeech</name>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>empty slot</source>
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
        <source>start square</source>
        <translation>Startfeld</translation>
    </message>
    <message>
        <source>last play</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>below, from the top: %1</source>
        <translation>darunter, von oben nach unten: %1</translation>
    </message>
    <message>
        <source>placed, not yet played</source>
        <translation>gelegt, noch nicht gespielt</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>ungültig</translation>
    </message>
    <message numerus="yes">
        <source>%n blocker(s) in the reserve</source>
        <translation>
            <numerusform>%n Blocker neben der Bank</numerusform>
            <numerusform>%n Blocker neben der Bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow blank(s) in the reserve</source>
        <translation>
            <numerusform>%n gelber Joker neben der Bank</numerusform>
            <numerusform>%n gelbe Joker neben der Bank</numerusform>
        </translation>
    </message>
    <message>
        <source>yellow blank</source>
        <translation>gelber Joker</translation>
    </message>
    <message>
        <source>blocker</source>
        <translation>Blocker</translation>
    </message>
    <message>
        <source>yellow blank as %1</source>
        <translation>gelber Joker als %1</translation>
    </message>
    <message>
        <source>%1&apos;s side</source>
        <translation>Seite von %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what a square does, whose side it is on</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>your station</source>
        <translation>deine Station</translation>
    </message>
    <message>
        <source>%1&apos;s station</source>
        <translation>Station von %1</translation>
    </message>
    <message>
        <source>your Earth: covering it wins</source>
        <translation>deine Erde: Wer sie erreicht, gewinnt</translation>
    </message>
    <message>
        <source>%1&apos;s Earth</source>
        <translation>Erde von %1</translation>
    </message>
    <message>
        <source>your corner</source>
        <translation>deine Ecke</translation>
    </message>
    <message>
        <source>%1&apos;s corner</source>
        <translation>Ecke von %1</translation>
    </message>
    <message>
        <source>will be taken off</source>
        <translation>wird weggenommen</translation>
    </message>
    <message>
        <source>edge of the board</source>
        <translation>Brettrand</translation>
    </message>
    <message>
        <source>Up: %1</source>
        <translation>Oben: %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Rechts: %1</translation>
    </message>
    <message>
        <source>Down: %1</source>
        <translation>Unten: %1</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>Links: %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the facts about a square</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>storeys::ClaimPen</name>
    <message>
        <source>You can claim three words at most. Remove one first.</source>
        <translation>Du kannst höchstens drei Wörter wählen. Entferne erst eins.</translation>
    </message>
    <message>
        <source>There is no other word through your tiles.</source>
        <translation>Durch deine Steine geht kein weiteres Wort.</translation>
    </message>
    <message>
        <source>There is no %1 on the board.</source>
        <translation>Auf dem Brett liegt kein %1.</translation>
    </message>
    <message>
        <source>There is no %1 next to %2.</source>
        <translation>Neben %2 liegt kein %1.</translation>
    </message>
    <message numerus="yes">
        <source>claim %1: %2: %3, %n point(s)</source>
        <translation>
            <numerusform>Wort %1: %2: %3, %n Punkt</numerusform>
            <numerusform>Wort %1: %2: %3, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Both new tiles are in a word</source>
        <translation>Beide neuen Steine sind in einem Wort</translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s) are in a word</source>
        <translation>
            <numerusform>Der neue Stein ist in einem Wort</numerusform>
            <numerusform>Alle %n neuen Steine sind in einem Wort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are in no word yet</source>
        <translation>
            <numerusform>%1 ist noch in keinem Wort</numerusform>
            <numerusform>%1 sind noch in keinem Wort</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::ClockView</name>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Noch %n Sekunde.</numerusform>
            <numerusform>Noch %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Die Zeit ist um.</translation>
    </message>
    <message numerus="yes">
        <source>Time is up. Each minute or part of a minute costs %n point(s).</source>
        <translation>
            <numerusform>Die Zeit ist um. Jede angefangene Minute kostet %n Punkt.</numerusform>
            <numerusform>Die Zeit ist um. Jede angefangene Minute kostet %n Punkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::Dictionary</name>
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
    <message>
        <source>In challenge mode, you can look up words after the game.</source>
        <translation>Im Anzweifel-Modus kannst du Wörter erst nach dem Spiel nachschlagen.</translation>
    </message>
    <message>
        <source>The word list cannot be read. Reinstall Storeys or choose another list.</source>
        <translation>Die Wortliste lässt sich nicht lesen. Installiere Storeys neu oder wähle eine andere Liste.</translation>
    </message>
    <message>
        <source>Enter a word of two or more letters.</source>
        <translation>Gib ein Wort aus zwei oder mehr Buchstaben ein.</translation>
    </message>
    <message>
        <source>No definition available.</source>
        <translation>Keine Definition verfügbar.</translation>
    </message>
    <message>
        <source>Definitions are available for English words only.</source>
        <translation>Definitionen gibt es nur für englische Wörter.</translation>
    </message>
</context>
<context>
    <name>storeys::DraftPlay</name>
    <message>
        <source>Blockers go down together with a word.</source>
        <translation>Blocker setzt man nur zusammen mit einem Wort.</translation>
    </message>
</context>
<context>
    <name>storeys::GameAnalysis</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Too few turns can be judged: the record does not show the racks, or the game was short.</source>
        <translation>Zu wenige Züge lassen sich beurteilen: Das Protokoll zeigt die Bänke nicht, oder das Spiel war kurz.</translation>
    </message>
    <message>
        <source>The record does not show the racks of %1, so only the turns of %2 are reviewed.</source>
        <translation>Im Protokoll fehlen Bänke (%1), daher werden nur die Züge der anderen beurteilt (%2).</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>Instead of turn %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Statt Zug %1: %2, %n Punkt</numerusform>
            <numerusform>Statt Zug %1: %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, then %2, %n point(s)</source>
        <translation>
            <numerusform>%1, dann %2, %n Punkt</numerusform>
            <numerusform>%1, dann %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis could not be saved: %1</source>
        <translation>Die Analyse ließ sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>The analysis is for games that are over.</source>
        <translation>Die Analyse ist für Spiele, die zu Ende sind.</translation>
    </message>
    <message>
        <source>This game cannot be analysed.</source>
        <translation>Dieses Spiel kann nicht analysiert werden.</translation>
    </message>
    <message>
        <source>The analysis comes after the game. Play it to its end, or give up.</source>
        <translation>Die Analyse kommt nach dem Spiel. Spiele es zu Ende oder gib auf.</translation>
    </message>
    <message>
        <source>The analysis comes after the game. Play it to its end, or pass until it is over.</source>
        <translation>Die Analyse kommt nach dem Spiel. Spiele es zu Ende oder passe, bis es vorbei ist.</translation>
    </message>
    <message>
        <source>The analysis comes after the game. Play it to its end, or resign.</source>
        <translation>Die Analyse kommt nach dem Spiel. Spiele es zu Ende oder gib auf.</translation>
    </message>
</context>
<context>
    <name>storeys::GameChoices</name>
    <message>
        <source>%1 (%2)</source>
        <comment>game, language</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>storeys::GameShelf</name>
    <message>
        <source>The game could not be saved: %1</source>
        <translation>Das Spiel ließ sich nicht speichern: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be saved: %1</source>
        <translation>
            <numerusform>%n Spiel ließ sich nicht speichern: %1</numerusform>
            <numerusform>%n Spiele ließen sich nicht speichern: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::HintGiver</name>
    <message>
        <source>Searching for a good play…</source>
        <translation>Suche nach einem guten Zug …</translation>
    </message>
    <message>
        <source>Hints are off in challenge mode because they would show which words are valid.</source>
        <translation>Im Anzweifel-Modus gibt es keine Tipps; sie würden verraten, welche Wörter gültig sind.</translation>
    </message>
</context>
<context>
    <name>storeys::Lesson</name>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>You know the basics</source>
        <translation>Du kennst die Grundlagen</translation>
    </message>
    <message>
        <source>In a game, you draw new tiles after every play. When the bag is empty and no one can play, tiles left on a rack cost points, and the highest total wins. Press F1 at any time to read the rules.</source>
        <translation>In einem Spiel ziehst du nach jedem Zug neue Steine. Wenn der Beutel leer ist und niemand mehr legen kann, kosten übrige Steine Punkte, und die höchste Summe gewinnt. Die Regeln findest du jederzeit mit F1.</translation>
    </message>
    <message>
        <source>The board has been set up again for this step.</source>
        <translation>Für diesen Schritt wurde das Brett neu aufgebaut.</translation>
    </message>
    <message>
        <source>That is what is special in this game. Press F1 at any time to read its rules.</source>
        <translation>Das ist das Besondere an diesem Spiel. Mit F1 liest du jederzeit seine Regeln.</translation>
    </message>
</context>
<context>
    <name>storeys::LiveGame</name>
    <message>
        <source>The tutorial takes no turns back.</source>
        <translation>Die Einführung nimmt keine Züge zurück.</translation>
    </message>
    <message>
        <source>This game is over and stays as it is.</source>
        <translation>Dieses Spiel ist vorbei und bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Undo is off in challenge mode because a play could be tried and taken back.</source>
        <translation>Im Anzweifel-Modus lassen sich Züge nicht zurücknehmen; man könnte sonst einen Zug erst ausprobieren.</translation>
    </message>
    <message>
        <source>Undo is off in games with a clock.</source>
        <translation>In Spielen mit Uhr lassen sich Züge nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Undo is off in this game.</source>
        <translation>In diesem Spiel lassen sich Züge nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>There is no turn of yours to undo.</source>
        <translation>Es gibt keinen Zug von dir, den du zurücknehmen könntest.</translation>
    </message>
    <message>
        <source>A turn that is tried is not taken, so there is none to undo.</source>
        <translation>Versuche zählen nicht als Züge, also gibt es keinen zurückzunehmen.</translation>
    </message>
    <message>
        <source>Undo is off in games with people elsewhere.</source>
        <translation>In Spielen mit Leuten an anderen Fenstern lässt sich nichts zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>storeys::OwnTiles</name>
    <message>
        <source>This is outside the board.</source>
        <translation>Das ist außerhalb des Bretts.</translation>
    </message>
    <message>
        <source>There is no tile in this slot.</source>
        <translation>An diesem Platz liegt kein Stein.</translation>
    </message>
    <message>
        <source>You can place only one tile on a square per turn.</source>
        <translation>Du darfst pro Zug nur einen Stein auf ein Feld legen.</translation>
    </message>
    <message>
        <source>There is already a tile on %1.</source>
        <translation>Auf %1 liegt schon ein Stein.</translation>
    </message>
    <message>
        <source>There is already a blocker on %1.</source>
        <translation>Auf %1 liegt schon ein Blocker.</translation>
    </message>
    <message>
        <source>A blocker can&apos;t go on %1, a pickaxe square.</source>
        <translation>Auf das Spitzhackenfeld %1 darf kein Blocker.</translation>
    </message>
    <message>
        <source>A blocker can&apos;t go on %1: it is on or next to a corner.</source>
        <translation>Auf %1 darf kein Blocker: Das Feld ist eine Ecke oder liegt neben einer.</translation>
    </message>
</context>
<context>
    <name>storeys::Records</name>
    <message>
        <source>Practice games have no record.</source>
        <translation>Übungsspiele haben kein Protokoll.</translation>
    </message>
    <message>
        <source>No game has started yet.</source>
        <translation>Noch läuft kein Spiel.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too large for a game record.</source>
        <translation>Der Text in der Zwischenablage ist zu groß für ein Spielprotokoll.</translation>
    </message>
    <message>
        <source>There is a position on the clipboard. Only game records can be pasted here.</source>
        <translation>In der Zwischenablage ist eine Stellung. Hier lassen sich nur Spielprotokolle einfügen.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <comment>in the place of the name of a file</comment>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Save as you see it…</source>
        <translation>Speichern, wie du es siehst …</translation>
    </message>
    <message>
        <source>Save as %1 sees it…</source>
        <translation>Speichern, wie %1 es sieht …</translation>
    </message>
</context>
<context>
    <name>storeys::Retry</name>
    <message>
        <source>Turns can be retried when a game is over.</source>
        <translation>Züge lassen sich noch einmal spielen, wenn ein Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>There is no mistake of yours to retry.</source>
        <translation>Es gibt keinen Fehler von dir, den du noch einmal spielen kannst.</translation>
    </message>
    <message>
        <source>Think of the end: who plays out first, and which tiles are left.</source>
        <translation>Denke an das Ende: Wer legt zuerst alles ab, und welche Steine bleiben übrig.</translation>
    </message>
    <message>
        <source>Look for more points.</source>
        <translation>Suche nach mehr Punkten.</translation>
    </message>
    <message>
        <source>Think of your own next turn.</source>
        <translation>Denke an deinen eigenen nächsten Zug.</translation>
    </message>
    <message>
        <source>Look at the tiles that you keep.</source>
        <translation>Achte auf die Steine, die du behältst.</translation>
    </message>
    <message>
        <source>Look at what you leave to the other side.</source>
        <translation>Achte darauf, was du der Gegenseite übrig lässt.</translation>
    </message>
    <message>
        <source>Turn %1: find something better than exchanging tiles.</source>
        <translation>Zug %1: Finde etwas Besseres, als Steine zu tauschen.</translation>
    </message>
    <message>
        <source>Turn %1: find something better than passing.</source>
        <translation>Zug %1: Finde etwas Besseres, als zu passen.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: find something better than %2 at %3, %n point(s).</source>
        <translation>
            <numerusform>Zug %1: Finde etwas Besseres als %2 auf %3, %n Punkt.</numerusform>
            <numerusform>Zug %1: Finde etwas Besseres als %2 auf %3, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is what was done in the game.</source>
        <translation>Das ist der Zug aus dem Spiel.</translation>
    </message>
    <message>
        <source>%1 is even better than the best turn that was known.</source>
        <translation>%1 ist noch besser als der beste bisher bekannte Zug.</translation>
    </message>
    <message>
        <source>%1 is the best turn, as the hint said.</source>
        <translation>%1 ist der beste Zug, wie der Hinweis gesagt hat.</translation>
    </message>
    <message>
        <source>%1 is the best turn.</source>
        <translation>%1 ist der beste Zug.</translation>
    </message>
    <message>
        <source>%1 is the best turn, though the games tried now do not show it.</source>
        <translation>%1 ist der beste Zug, auch wenn die eben gespielten Fortsetzungen es nicht zeigen.</translation>
    </message>
    <message>
        <source>%1 is as good as the best turn, as far as can be shown.</source>
        <translation>%1 ist so gut wie der beste Zug, soweit es sich zeigen lässt.</translation>
    </message>
    <message>
        <source>%1 is better than %2 and close to the best turn.</source>
        <translation>%1 ist besser als %2 und nahe am besten Zug.</translation>
    </message>
    <message>
        <source>%1 is better than %2, but there is more to find.</source>
        <translation>%1 ist besser als %2, aber es gibt noch mehr zu finden.</translation>
    </message>
    <message>
        <source>It cannot be shown that %1 is better than %2.</source>
        <translation>Es lässt sich nicht zeigen, dass %1 besser ist als %2.</translation>
    </message>
    <message>
        <source>%1 is not better than %2.</source>
        <translation>%1 ist nicht besser als %2.</translation>
    </message>
    <message>
        <source>Chance to win: in the game %1%, now %2%, with the best turn %3%.</source>
        <translation>Gewinnchance: im Spiel %1&#xa0;%, jetzt %2&#xa0;%, mit dem besten Zug %3&#xa0;%.</translation>
    </message>
    <message>
        <source>Points gained: in the game %1, now %2, with the best turn %3.</source>
        <translation>Punkte gegenüber den anderen: im Spiel %1, jetzt %2, mit dem besten Zug %3.</translation>
    </message>
</context>
<context>
    <name>storeys::RuleGuide</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>storeys::StartForm</name>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Increment</source>
        <translation>Zeitgutschrift</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>Pauses</source>
        <translation>Pausen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Wortliste</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Eigene Wörter</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
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
    <message numerus="yes">
        <source>This game is for %n player(s).</source>
        <translation>
            <numerusform>Dieses Spiel ist für %n Person.</numerusform>
            <numerusform>Dieses Spiel ist für %n Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game needs at least %n player(s).</source>
        <translation>
            <numerusform>Dieses Spiel braucht mindestens %n Person.</numerusform>
            <numerusform>Dieses Spiel braucht mindestens %n Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game is for no more than %n player(s).</source>
        <translation>
            <numerusform>Dieses Spiel ist für höchstens %n Person.</numerusform>
            <numerusform>Dieses Spiel ist für höchstens %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters and words</source>
        <translation>Buchstaben und Wörter</translation>
    </message>
    <message>
        <source>One player must be a person in this window.</source>
        <translation>Ein Spieler muss eine Person an diesem Fenster sein.</translation>
    </message>
    <message>
        <source>Give this player a name. The other window shows it.</source>
        <translation>Gib diesem Spieler einen Namen. Das andere Fenster zeigt ihn.</translation>
    </message>
</context>
<context>
    <name>storeys::TableView</name>
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
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>word, player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>You are looking back at the turns. Press Esc to return to the game.</source>
        <translation>Du siehst dir gerade die Züge an. Mit Esc kommst du zum Spiel zurück.</translation>
    </message>
</context>
<context>
    <name>storeys::TurnFlow</name>
    <message>
        <source>You win then, whatever the points. This cannot be undone.</source>
        <translation>Du gewinnst dann, wie es auch steht. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>%1 wins then, whatever the points. This cannot be undone.</source>
        <translation>%1 gewinnt dann, wie es auch steht. Das lässt sich nicht rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>storeys::TypingCursor</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>This is the edge of the board.</source>
        <translation>Hier ist das Brett zu Ende.</translation>
    </message>
    <message>
        <source>You have no blocker.</source>
        <translation>Du hast keinen Blocker.</translation>
    </message>
    <message>
        <source>There is no square %1.</source>
        <translation>Das Feld %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>No tile has %1. Set the keyboard to Latin letters.</source>
        <translation>Kein Stein hat %1. Stelle die Tastatur auf lateinische Buchstaben.</translation>
    </message>
</context>
</TS>
