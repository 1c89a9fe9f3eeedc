extension CommandName {
  /// More about the command in German, one paragraph per string. Instructors' commands are explained in English.
  var germanDetails: [String] {
    switch self {
    case .next:
      [
        "Ohne ID bleibt es bei der Aufgabe, an der du bist, bis sie geschafft ist, und geht dann zur nächsten. Eine "
          + "Nummer wie 3.2 zeigt diese Aufgabe, 3 die erste aus Kapitel 3, die noch nicht geschafft ist.",
        "Was du mit „skip“ für später gelassen hast, kommt, wenn alle anderen geschafft sind.",
        "Eine Lektion, die länger ist als der Bildschirm, zeigt PAGER, oder less; --no-pager gibt sie einfach aus.",
        "Beim ersten Mal entsteht der Ordner my-course für deine Arbeit. Keine Datei wird je überschrieben.",
      ]
    case .check:
      [
        "Ohne DATEI oder ID geht es um die Aufgabe, deren Datei du zuletzt geändert hast, sonst um die, die „next“ "
          + "zuletzt gezeigt hat.",
        "Die Antwort passt auf den Bildschirm, wo es geht: das erste Szenario, das nicht stimmt, der Grund, der nächste "
          + "Schritt. --all sagt alles.",
        "Eine Datei darf überall liegen; sie muss nur heißen wie ihre Aufgabe, etwa menu-icons.layout.",
        "Endet mit 0, wenn die Antwort stimmt, mit 1, wenn noch nicht, mit 2, wenn der Aufruf falsch war, mit 3 bei einem "
          + "Fehler, der nicht deiner ist.",
      ]
    case .goal: ["Dieselben Zeilen stehen am Ende der Lektion, die „next“ zeigt."]
    case .hint:
      [
        "Nach einer Prüfung führt er Schritt für Schritt weiter zu dem, was sie gefunden hat; danach kommen die Tipps der "
          + "Aufgabe.",
        "Tipps kosten nichts; dass sie gezeigt wurden, wird nur vermerkt. In einer Wiederholung werden sie für sich gezählt.",
      ]
    case .given:
      ["Die Zeilen haben die Nummern, die andere Seiten nennen. „explain NAME“ zeigt einen der Typen allein."]
    case .list:
      [
        "✓ geschafft: einmal bestanden.  ○ versucht: geprüft, noch nicht geschafft.  · neu: noch nicht geprüft.",
        "Mit einem WORT nur Aufgaben, in deren Namen oder Titel es vorkommt, mit einer Nummer die Aufgaben dieses Kapitels; "
          + "--todo lässt weg, was geschafft ist.",
      ]
    case .start: ["„start 3.2“ ist dasselbe wie „next 3.2“."]
    case .previous: []
    case .skip:
      [
        "„next“ übergeht die Aufgabe, bis alle anderen geschafft sind; „list“ nennt sie übersprungen. Wer zu ihr "
          + "zurückgeht oder sie schafft, hat sie nicht mehr übersprungen."
      ]
    case .testOut:
      [
        "Zeigt die letzte Aufgabe des Kapitels und lässt seine anderen für später. Ist sie geschafft, geht „next“ nach dem "
          + "Kapitel weiter; ist sie zu schwer, führt „start“ zu jeder der anderen."
      ]
    case .solution:
      [
        "Bevor die Aufgabe geschafft ist, will es --reveal, damit niemand sie aus Versehen sieht.",
        "--diff zeigt, was sich von deinem Text zur Musterlösung ändert; --other gibt eine andere richtige Antwort aus.",
      ]
    case .reset:
      [
        "Den Text, der in der Datei war, holt „history“ zurück.",
        "Mit --all fragt es und gibt dann jeder Aufgabe ihren Anfang zurück. Geschafftes bleibt geschafft, und jeder Text bleibt "
          + "in der Geschichte. --yes antwortet für dich.",
      ]
    case .history:
      [
        "Mit einer Nummer gibt es den Text aus, mit zweien, was sich dazwischen geändert hat. Mit --restore kommt der Text "
          + "wieder in deine Datei, und der dort war, ist aufgehoben. Zeiten sind die deiner Uhr."
      ]
    case .initialise:
      ["Schreibt die Dateien aller Aufgaben nach ORDNER/exercises. Dateien, die da sind, bleiben, wie sie sind."]
    case .explain:
      [
        "Zu einer Datei oder Aufgabe: jeder Container mit dem Guide, nach dem er fragt, was jede Ansicht antwortet und "
          + "warum, wo die Linie liegt, und nach welchen Guides der Datei niemand fragt. Es beginnt mit den Containern, zu "
          + "denen deine Guides sprechen; --all zeigt alle.",
        "Dazu, was an den Größen auffällt: ein gekürzter Text, eine Ansicht, die herausragt, was ViewThatFits probiert hat.",
        "Mit --view folgt es einer Ansicht von der Wurzel an: was ihr angeboten wurde und warum, was sie nahm und warum, wer "
          + "sie hingestellt hat.",
        "Mit --want sucht es die wenigsten Änderungen, mit denen ein Wunsch in jeder Preview gilt, oder in jedem Szenario einer "
          + "Aufgabe, und probiert jede aus, bevor es sie nennt. Ein Wunsch vergleicht Kanten, Mitten und Größen benannter "
          + "Ansichten: \"a.leading = b.leading\", \"a.width = b.width\", \"a.bottom = b.bottom\", \"a.lines = 1\". Mehr in "
          + "Docs/Audit.md. Status: 0, wenn es sie findet, sonst 1.",
        "Ein Szenario mit Schritten wird erklärt, wie es am Anfang ist, mit --after, wie es nach einem davon ist. Zu einer "
          + "Datei werden erst --tap und die anderen Schritte von „layout“ getan.",
        "Zu einem Wort des Kurses, etwa „Guide-Schlüssel“, oder zum Namen einer Diagnose, etwa sign-flipped: was es bedeutet. Zu "
          + "einem Typ, den eine Aufgabe gibt: sein Code. „explain words“ nennt die Wörter; ohne alles geht es um die Aufgabe, an "
          + "der du bist.",
      ]
    case .watch:
      [
        "Behält das letzte Ergebnis auf dem Bildschirm. Tasten: n die nächste Aufgabe, v die vorige, s diese später, h ein Tipp, "
          + "g das Ziel, e wer welche Ansicht gefragt hat, l die Liste (Pfeile und Eingabetaste wählen eine Aufgabe), p ein Bild, "
          + "r jetzt prüfen, x von vorn, u der Text davor, o der Editor, ? diese Seite, q Schluss. Leertaste, b, j, k und die "
          + "Pfeile gehen durch eine lange Seite, die Eingabetaste zurück zum Ergebnis.",
        "Mit --advance, oder nach der Taste a, folgt auf eine geschaffte Aufgabe die nächste; eine Taste führt hin, wenn du "
          + "gelesen hast, warum.",
        "Das System meldet, wenn eine Datei gespeichert wird. Wo es das nicht tut, etwa auf manchen Netzlaufwerken, wird "
          + "das bemerkt und dreimal in der Sekunde nachgesehen; --poll tut das von Anfang an.",
        "Mit --plain kommt ein Ergebnis nach dem anderen, und nichts wird neu gezeichnet; mit --format json dazu ein Objekt "
          + "je Zeile.",
      ]
    case .edit:
      [
        "Am ersten TODO, im Editor, den COURSE_EDITOR, VISUAL oder EDITOR nennt; in einem Terminal von VS Code in VS Code.",
        "Aus „watch“ (Taste o) bekommt ein Editor, der ein Terminal braucht, einen eigenen Bereich in tmux oder Zellij.",
      ]
    case .review:
      [
        "Geschaffte Aufgaben kommen in wachsenden Abständen wieder, so dass du etwa 90 % behältst (FSRS 6 mit seinen "
          + "veröffentlichten Gewichten). Wie gut es ging, wird an Prüfungen und Tipps abgelesen; niemand wird gefragt.",
        "Sie kommt in einer eigenen Datei, review/ID.layout, mit ihrem Anfang; deine geschaffte Antwort bleibt. Längen in "
          + "ihren Szenarien werden neu gezogen, wo die Lösung damit auskommt; „check“ prüft diese Datei.",
        "Mit ID kommt diese Aufgabe, auch wenn sie noch nicht fällig ist.",
      ]
    case .progress:
      [
        "„export“ schreibt alle Versuche, Tipps, aufgehobenen Texte und Wiederholungen als JSON "
          + "(Docs/Schemas/progress.schema.json); - ist die Standardausgabe. „import“ fügt hinzu, was noch nicht bekannt ist; "
          + "zweimal getan, ändert es nichts, und kein Text geht verloren.",
        "„prepare“ legt die Tabellen des Kurses in einer PostgreSQL-Datenbank an, die sich eine Klasse teilt; das tut, wer sie "
          + "verwaltet. Lernende nennen sie dann mit --progress oder COURSE_PROGRESS; alle sehen nur die eigenen Zeilen. Mehr in "
          + "Docs/Classes.md.",
      ]
    case .settings:
      [
        "„feedback steps“ sagt zuerst, was nicht stimmt und warum; schlägt dieselbe Ursache wieder fehl, welche Art von "
          + "Änderung hilft; die Änderung selbst nur auf Wunsch, mit „hint“. „feedback full“ sagt alles auf einmal."
      ]
    case .doctor: ["Endet mit 0, wenn alles da ist, was nötig ist, und mit 1, wenn etwas fehlt."]
    case .report:
      [
        "Nennt Versionen, das System, deinen Text und was eine Prüfung findet. Namen von Leuten, Rechnern oder Ordnern stehen "
          + "nicht darin."
      ]
    case .completions:
      [
        "Für bash:  eval \"$(course completions bash)\". Für zsh und fish leg es dorthin, wo sie suchen; die erste Zeile sagt, "
          + "wohin."
      ]
    case .man: ["Zum Beispiel:  course man | man -l -"]
    case .play:
      [
        "Nennt eine Adresse für deinen Browser. Links tippst du SwiftUI, rechts siehst du es im Layout und fasst an, was du "
          + "siehst: Guides, Zahlen, Bedienelemente; der Text ändert sich, und die Zeichnung folgt. Seite und Terminal sind ein "
          + "Kurs, mit denselben Dateien und demselben Fortschritt.",
        "Mit DATEI öffnet die Seite diese Datei. Sie ist nur auf diesem Rechner zu erreichen und nur über die genannte Adresse.",
      ]
    case .lsp:
      [
        "Spricht das Language Server Protocol 3.17 über Standardein- und -ausgabe. Editoren starten es; „editor NAME“ sagt "
          + "deinem, wie.",
        "Zeigt beim Tippen, was falsch ist, mit den Worten von Swift, und beim Speichern, was eine Prüfung findet. Wer auf eine "
          + "Ansicht zeigt, erfährt ihren Rahmen, was ihr angeboten wurde und was ihre Guides antworten, Szenario für Szenario.",
        "Was jeder Guide antwortet, steht im Text selbst, wenn der Editor {\"inlayHints\": true} als Option beim Start schickt, "
          + "oder mit COURSE_INLAY_HINTS=1.",
      ]
    case .editor:
      [
        "NAME ist vim, neovim, emacs, helix, kate, zed oder vscode. Es nennt die wenigen Zeilen, die der Editor braucht, und "
          + "wohin sie gehören; ohne NAME die Editoren.",
        "Mit --write schreibt es sie dorthin. Was in deinen Dateien steht, bleibt: Die Zeilen bekommen eine eigene Datei oder "
          + "einen markierten Block, den das nächste --write ersetzt.",
      ]
    case .layout:
      [
        "Die Wurzel steht in der Mitte einer Bühne der genannten Größe (sonst 393x852), mit 2 Pixeln je Punkt, wenn --scale "
          + "nichts anderes sagt.",
        "Ein ORDNER ist ein Programm: alle seine .swift- und .layout-Dateien, ohne Tests. Gezeigt wird seine App, sonst die "
          + "erste Preview, die ContentView oder die einzige View, die keine andere verwendet. --preview und --view wählen eine "
          + "andere, und --arguments gibt dieser View, was sie braucht; sonst werden Argumente erfunden. Seine JSON- und "
          + "Textdateien sind unter ihren Namen zu lesen; Bilder und Farben seiner Asset-Kataloge haben ihre Größen und Namen.",
        "Mit --tap, --double-tap, --long-press, --drag, --set und --scroll, in beliebiger Zahl und Reihenfolge, tut es eins nach "
          + "dem anderen und sagt jedes Mal, welche benannten Ansichten gerückt, gekommen, gegangen oder geblieben sind. Jeder "
          + "Schritt wartet, bis alles ruht, wenn nicht --wait davor steht.",
        "Mit NAME@0.5, NAME@0.2s oder --at 0.2 sagt es, was unterwegs zu sehen ist: wo alles ist, wie deckend, wie groß, wie weit "
          + "gedreht.",
        "Mit --jsonl liest es ein JSON-Objekt je Zeile von der Standardeingabe und antwortet jedem mit einer Zeile: "
          + #"{"id": …, "source": "…", "size": [w, h], "scale": 2, "assets": {"photo": [64, 40]}}. "#
          + "Die letzten beiden dürfen fehlen; jeder andere Schlüssel ist ein Fehler.",
        "Mit --preview all zeigt es jede Preview. Mit --between sagt es, wie weit Kanten und Mitten zweier benannter Ansichten "
          + "auseinander sind.",
        "Mit --expect vergleicht es alle Rahmen mit denen einer JSON-Datei und nennt jeden Unterschied wie „check“; gibt es "
          + "einen, ist der Status 1. Mit --update schreibt es die Datei. So testest du ein Layout ohne Simulator.",
        "Mit --trace nennt es jede Ansicht und jeden Modifier mit Angebot, Größe und Gründen; mit --format json dazu die "
          + "Stelle im Text; jeden Guide, nach dem ein Container gefragt hat, mit der Antwort und woher sie kam; und was aus jedem alignmentGuide "
          + "geworden ist.",
      ]
    case .audit:
      [
        "Jede Preview, und von einem Ordner die App, wird auf vier Bildschirmen gezeigt (393x852, 375x667, 320x568, 820x1180), in "
          + "drei Schriftgrößen (large, xxxLarge, accessibility3) und beiden Richtungen. --sizes, --text-size und --direction "
          + "wählen andere.",
        "Es nennt gekürzte Texte, Ansichten eines Stacks, die sich überdecken, Ansichten außerhalb der Bühne, Ansichten ohne Größe "
          + "und Ziele unter 44 × 44: jedes einmal, mit seiner Zeile und der kleinsten Konfiguration, die es zeigt. Was dein Code "
          + "mit Absicht tut, zählt nicht: Schichten, Offsets, negative Abstände, Rollendes, Verborgenes.",
        "--svg zeichnet alle Konfigurationen. --format sarif schreibt, was Code-Hosts neben den Zeilen zeigen. Status: 0, wenn es "
          + "nichts findet; 1, wenn es etwas findet oder eine Preview nicht zeigen kann; 2, wenn der Befehl falsch benutzt ist; "
          + "3 bei einem Fehler, der nicht deiner ist.",
      ]
    case .tune:
      [
        "Links und rechts ändern die Zahl in dieser Zeile um 1, oben und unten um 10; eine Dezimalzahl um ihre letzte Stelle. "
          + "Tab geht zur nächsten Zahl der Zeile. Die Datei ändert sich mit jeder Taste, sodass ein offener Editor und "
          + "„watch“ folgen. Die Eingabetaste behält die Zahl, Esc bringt den alten Text zurück.",
        "DATEI:ZEILE:SPALTE wählt eine Zahl der Zeile, ID:ZEILE die Datei einer Aufgabe, :ZEILE die, an der du bist.",
      ]
    case .show:
      [
        "Eine Aufgabe steht für deine eigene Datei, im ersten Szenario der Aufgabe. Jede andere Datei wird behandelt wie bei "
          + "„layout“.",
        "Mit --svg hat das Bild Farben, Texte und Bilder; es richtet sich nach hellen und dunklen Bildschirmen. Von mehreren "
          + "Aufgaben, oder mit --all von jeder begonnenen, bekommt jede eine eigene Zeichnung in dem Ordner, den --svg nennt.",
        "Mit --tap und den anderen Schritten von „layout“ zeigt es, was danach da ist; mit --at unterwegs dorthin.",
        "Mit --phases zeigt es jeden Container, zu dem deine Guides sprechen, oder jeden, wo es keine gibt; mit --view den "
          + "Container dieser Ansicht.",
      ]
    case .packs: ["Um die Sammlung in Gebrauch geht es in Befehlen, die keine nennen."]
    case .use:
      [
        "Von da an geht es in jedem Befehl um diese Sammlung, bis „use“ eine andere nennt. „next --pack SAMMLUNG“ tut dasselbe. "
          + "Der Kurs selbst heißt, wie „packs“ ihn nennt."
      ]
    case .remove:
      [
        "Nimmt die Kopie aus deinem Arbeitsordner. Deine Dateien dazu bleiben in packs/SAMMLUNG, deine Versuche in der "
          + "Geschichte."
      ]
    case .add:
      [
        "Kopiert die Sammlung in deinen Arbeitsordner. Von da an nehmen --pack und „use“ ihre ID. Deine Dateien dazu sind in "
          + "packs/ID.",
        "Eine Sammlung mit derselben ID wird ersetzt, und was neu, geändert, verschoben und weg ist, wird gesagt. Ein Anfang, den "
          + "du nicht geändert hast, wird ersetzt und bleibt in der Geschichte; neben eine Datei von dir kommt der neue Anfang als "
          + "ID.new.layout. Versuche bleiben. Bei einer älteren Fassung als deiner wird gefragt; --yes antwortet für dich.",
        "Links, Pfade, die aus der Sammlung hinausführen, und mehr als 64 MB werden abgelehnt.",
      ]
    case .help: []
    case .bake, .verify, .pack, .new, .export, .compare, .grade, .represent, .similar: details
    }
  }
}
