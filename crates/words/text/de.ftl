### Deutsch.
###
### Substantive sind Nachrichten, ihre Formen sind Attribute. Ein Satz, der das Substantiv `monster` bekommt, darf
### `$monster` (ohne Artikel: „Mumie“) und `$monster-FORM` für jedes Attribut verwenden:
###   .def        Nominativ mit bestimmtem Artikel: „der Drache“
###   .acc        Akkusativ mit bestimmtem Artikel: „den Drachen“
###   .indef      Nominativ mit unbestimmtem Artikel: „eine Mumie“
###   .indef-acc  Akkusativ mit unbestimmtem Artikel: „einen Schlüssel“
###   .dat        Dativ mit bestimmtem Artikel (Orte): „dem Startplättchen“
###   .to         Richtung mit Präposition (Heilquellen): „zur Heilquelle …“
###   .at         Ort mit Präposition (Heilquellen): „an der Heilquelle …“
###   .title      was ein Held ist: „Krieger“
### Eigennamen ändern sich nicht. Kein Satz beginnt mit einem Artikel, der von einem Substantiv kommt.

## Helden und Spieler

hero-argentus = Argentus
    .title = Hexer
hero-horan = Horan
    .title = Krieger
hero-xanros = Lord Xanros
    .title = Schwarzkünstler
hero-aderyn = Aderyn
    .title = Räuberin
hero-victorius = Victorius
    .title = Fechter
hero-taia = Taia
    .title = Wahrsagerin
hero-title = { $hero }, { $hero-title }

seat = Spieler { $label }
    .title = noch ohne Held

skill-argentus-1 = Magiegeschosse werden nicht verbraucht.
skill-argentus-2 = Geht zwischen entdeckten Plättchen durch Wände.
skill-horan-1 = Darf einmal je Kampf beide Würfel noch einmal werfen; der zweite Wurf zählt.
skill-horan-2 = Erwacht nach dem Verlust des letzten Trefferpunkts mit allen Trefferpunkten an einer entdeckten Heilquelle eigener Wahl.
skill-xanros-1 = Darf einmal je Kampf nach dem Wurf einen Trefferpunkt für +1 opfern.
skill-xanros-2 = Darf für alle vier Bewegungen des Zuges mit einem beliebigen Helden den Platz tauschen.
skill-aderyn-1 = Ein Gleichstand im Kampf ist ein Sieg.
skill-aderyn-2 = Muss nicht gegen Monster kämpfen und darf an ihnen vorbeigehen.
skill-victorius-1 = Würfel, die eine 1 zeigen, werden neu geworfen.
skill-victorius-2 = Zeigt ein Würfel eine 6, geht der Zug nach dem Kampf weiter.
skill-taia-1 = +1 in einem Kampf, in den die erste Bewegung des Zuges führt.
skill-taia-2 = Zieht in einem neuen Raum zwei Marker und wählt einen davon.

## Monster, Truhe, Beute

monster-giant-rat = Riesenratte
    .def = die Riesenratte
    .acc = die Riesenratte
    .indef = eine Riesenratte
    .indef-acc = eine Riesenratte
monster-giant-spider = Riesenspinne
    .def = die Riesenspinne
    .acc = die Riesenspinne
    .indef = eine Riesenspinne
    .indef-acc = eine Riesenspinne
monster-mummy = Mumie
    .def = die Mumie
    .acc = die Mumie
    .indef = eine Mumie
    .indef-acc = eine Mumie
monster-skeleton-turnkey = Skelett-Schließer
    .def = der Skelett-Schließer
    .acc = den Skelett-Schließer
    .indef = ein Skelett-Schließer
    .indef-acc = einen Skelett-Schließer
monster-skeleton-warrior = Skelett-Krieger
    .def = der Skelett-Krieger
    .acc = den Skelett-Krieger
    .indef = ein Skelett-Krieger
    .indef-acc = einen Skelett-Krieger
monster-skeleton-king = Skelett-König
    .def = der Skelett-König
    .acc = den Skelett-König
    .indef = ein Skelett-König
    .indef-acc = einen Skelett-König
monster-fallen = Gefallener
    .def = der Gefallene
    .acc = den Gefallenen
    .indef = der Gefallene
    .indef-acc = den Gefallenen
monster-dragon = Drache
    .def = der Drache
    .acc = den Drachen
    .indef = der Drache
    .indef-acc = den Drachen

token-chest = Truhe
    .def = die Truhe
    .acc = die Truhe
    .indef = eine Truhe
    .indef-acc = eine Truhe

piece-daggers = Dolche
    .acc = die Dolche
    .indef = Dolche
    .indef-acc = Dolche
piece-sword = Schwert
    .acc = das Schwert
    .indef = ein Schwert
    .indef-acc = ein Schwert
piece-axe = Axt
    .acc = die Axt
    .indef = eine Axt
    .indef-acc = eine Axt
piece-bolt = Magiegeschoss
    .acc = das Magiegeschoss
    .indef = ein Magiegeschoss
    .indef-acc = ein Magiegeschoss
piece-portal = Heilportal
    .acc = das Heilportal
    .indef = ein Heilportal
    .indef-acc = ein Heilportal
piece-key = Schlüssel
    .acc = den Schlüssel
    .indef = ein Schlüssel
    .indef-acc = einen Schlüssel
piece-treasure = Schatz
    .acc = den Schatz
    .indef = ein Schatz
    .indef-acc = einen Schatz
piece-dragon-treasure = Drachenschatz
    .acc = den Drachenschatz
    .indef = der Drachenschatz
    .indef-acc = den Drachenschatz

## Plättchen, Orte, Richtungen

kind-tunnel = Gang
    .indef-acc = einen Gang
kind-room = Raum
    .indef-acc = einen Raum
kind-gate = Teleportationstor
    .indef-acc = ein Teleportationstor
kind-fountain = Heilquelle
    .indef-acc = eine Heilquelle

shape-cross = Kreuzung
shape-t = T-Form
shape-straight = Gerade
shape-corner = Ecke

tile-type = { $kind }, { $shape }
tile-start = Startplättchen mit Heilquelle
tile-line = ({ $at }) { $kind }, offen nach { $sides }
tile-exit-unknown = { $direction } (unbekannt)
tile-exit-wall = { $direction } (Wand)

direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
direction-north-east = Nordosten
direction-south-east = Südosten
direction-south-west = Südwesten
direction-north-west = Nordwesten

place-start = Startplättchen
    .acc = das Startplättchen
    .dat = dem Startplättchen
place-at = Plättchen ({ $label })
    .acc = das Plättchen ({ $label })
    .dat = dem Plättchen ({ $label })
fountain-start = Heilquelle auf dem Startplättchen
    .to = zur Heilquelle auf dem Startplättchen
    .at = an der Heilquelle auf dem Startplättchen
fountain-at = Heilquelle ({ $label })
    .to = zur Heilquelle ({ $label })
    .at = an der Heilquelle ({ $label })
place-other = anderes Plättchen
    .acc = ein anderes Plättchen
    .dat = einem anderen Plättchen
fountain-other = Heilquelle
    .to = zu einer Heilquelle
    .at = an einer Heilquelle

list-and = { $list } und { $last }

## Was eine Wahl sagt

action-detail = { $action }: { $detail }

action-move = Nach { $direction } gehen
action-move-wall = Nach { $direction } durch die Wand gehen
action-explore = Nach { $direction } ins Unbekannte gehen
action-lay = So legen, dass es nach { $sides } offen ist
action-lay-all = So legen, dass es nach allen Seiten offen ist
action-choose = Hinlegen: { $token }
action-gate = Durch das Tor auf { $place-acc } gehen
action-fight = Gegen { $monster-acc } kämpfen
action-fight-here = Gegen das Monster hier kämpfen
action-roll-again = Beide Würfel noch einmal werfen
action-stand = Diesen Wurf behalten
action-bolt = Ein Magiegeschoss einsetzen (+1)
action-sacrifice = Einen Trefferpunkt opfern (+1)
action-strike = Zuschlagen: { $total } gegen { $strength }
action-strike-now = Zuschlagen
action-leave = Hierlassen: { $piece }
action-curse = Den Fluch auf { $hero } legen
action-keep-curse = Den Fluch bei { $hero } lassen
action-keep-own-curse = Den Fluch behalten
action-keep-no-curse = Den Fluch lassen, wo er ist
action-portal = Heilportal: { $hero } { $fountain-to } bringen
action-portal-self = Heilportal: { $fountain-to } gehen
action-swap = Mit { $hero } den Platz tauschen (kostet alle vier Bewegungen)
action-open = Die Truhe mit dem Schlüssel öffnen (beendet den Zug)
action-collect = Aufheben: { $piece } (beendet den Zug)
action-collect-here = Aufheben, was hier liegt (beendet den Zug)
action-rise = Erwachen { $fountain-at }
action-gate-towards = Durch das Tor nach { $direction } gehen
action-rise-towards = Erwachen an der Heilquelle im { $direction }
action-portal-towards = Heilportal: { $hero } zur Heilquelle im { $direction } bringen
action-portal-self-towards = Heilportal: zur Heilquelle im { $direction } gehen
action-end = Den Zug beenden
action-end-heal = Den Zug beenden und sich an der Heilquelle heilen

detail-fight = gegen { $monster-acc } kämpfen
detail-sneak = { $monster }, kein Kampf nötig
detail-chest = eine Truhe
detail-piece = { $piece-indef }
detail-tunnel = ein Gang
detail-room = ein leerer Raum
detail-gate = ein Teleportationstor
detail-fountain = eine Heilquelle
detail-start = das Startplättchen mit seiner Heilquelle
detail-odds = Sieg { $win } %, Gleichstand { $tie } %, Niederlage { $loss } %

## Was geschehen ist

event-hero-drawn = { $seat } spielt { $title }.
event-rolled-for-start = { $hero } würfelt darum, wer beginnt: { $first } und { $second }, zusammen { $total }.
event-start-tied = Gleichstand: Wer am höchsten gewürfelt hat, würfelt noch einmal.
event-turn-began = { $hero } ist am Zug.
event-turn-missed = { $hero } ist bewusstlos, setzt aus und bekommt einen Trefferpunkt zurück.
event-moved = { $hero } geht auf { $place-acc }.
event-walked-through-wall = { $hero } geht durch die Wand auf { $place-acc }.
event-teleported = { $hero } geht durch das Tor auf { $place-acc }.
event-tile-drawn = { $hero } zieht ein Plättchen: { $tile }.
event-tile-returned = Dieses Plättchen würde das Verlies schließen und kommt zurück in den Stapel: { $tile }.
event-tile-laid = { $hero } legt { $kind-indef-acc } auf das Feld ({ $at }), offen nach { $sides }, und tritt ein.
event-tile-laid-here = { $hero } legt { $kind-indef-acc }, offen nach { $sides }, und tritt ein.
event-token-drawn = { $hero } zieht { $token-indef-acc }.
event-token-returned = Zurück in den Beutel: { $token }.
event-token-laid = Auf { $place-dat } wartet jetzt { $token-indef }.
event-token-laid-here = Hier wartet { $token-indef }.
event-fight-began = { $hero } kämpft gegen { $monster-acc }, Stärke { $strength }.
event-rolled = { $bonus ->
        [0] { $hero } würfelt { $first } und { $second }, insgesamt { $total }.
       *[other] { $hero } würfelt { $first } und { $second }, dazu +{ $bonus } durch Waffen und Fähigkeiten, insgesamt { $total }.
    }
event-rolls-again = { $hero } würfelt noch einmal mit beiden Würfeln.
event-bolt-used = { $hero } setzt ein Magiegeschoss ein: jetzt { $total }.
event-sacrificed = { $hero } opfert einen Trefferpunkt: jetzt { $total }.
event-fight-won = { $hero } besiegt { $monster-acc }: { $total } gegen { $strength }.
event-fight-tied = { $hero } erreicht gegen { $monster-acc } einen Gleichstand: { $total } gegen { $strength }.
event-fight-lost = { $hero } verliert gegen { $monster-acc }: { $total } gegen { $strength }.
event-hit-point-lost = { $hero } verliert einen Trefferpunkt: { $left ->
        [0] keiner mehr übrig
       *[other] noch { $left }
    }.
event-fell-unconscious = { $hero } wird bewusstlos.
event-retreated = { $hero } geht zurück auf { $place-acc }.
event-retreated-here = { $hero } weicht zurück.
event-rose = { $hero } erwacht { $fountain-at } mit allen Trefferpunkten.
event-looted = { $hero } erbeutet { $piece-indef-acc }.
event-left-behind = { $hero } lässt { $piece-acc } auf dem Plättchen zurück.
event-collected = { $hero } hebt { $piece-acc } auf.
event-chest-opened = { $hero } öffnet die Truhe und nimmt einen Schatz.
event-cursed = { $hero } legt den Fluch von Karak auf { $other }.
event-curse-kept = { $hero } lässt den Fluch bei { $other }.
event-own-curse-kept = { $hero } behält den Fluch.
event-curse-lifted = Der Fluch weicht von { $hero }.
event-healed = { $hero } hat wieder alle Trefferpunkte.
event-portal-used = { $hero } benutzt ein Heilportal und bringt { $other } { $fountain-to }.
event-portal-used-self = { $hero } benutzt ein Heilportal und geht { $fountain-to }.
event-swapped = { $hero } tauscht den Platz mit { $other }.
event-goes-on = Eine Sechs: { $hero } macht weiter.
event-turn-ended = { $hero } beendet den Zug.
event-withdrew = { $hero } verlässt das Spiel.

## Das Protokoll in Kürze

log-found = { $hero } findet { $thing-indef-acc }.
log-won = { $hero } besiegt { $monster-acc } und erbeutet { $piece-indef-acc }.
log-walked = { $hero } zieht weiter.
log-explored = { $hero } erkundet das Verlies.
log-set-up = Alles ist aufgebaut.
goblin-log-won = { $hero } besiegt { $monster } und gewinnt { $card }.
goblin-log-key = { $hero } besiegt { $monster } und gewinnt den Schlüssel von Level { $level }.
goblin-log-stayed = { $hero } kämpft vergeblich gegen { $monster }.

## Wie es ausging

end-dragon = Der Drache ist besiegt, das Spiel ist aus.
end-treasures = { $hero } hat genug Schätze, das Spiel ist aus.
end-explored = Es gibt nichts mehr zu entdecken, und der Drache kam nie: Das Spiel ist aus.
end-turn-limit = Das Zuglimit ist erreicht, das Spiel ist aus.
end-last-left = Alle anderen sind ausgestiegen, das Spiel ist aus.
end-abandoned = Es ist niemand mehr im Spiel.
end-agreed = Alle sind sich einig: Das Spiel endet hier.

result-winner = { $hero } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
result-shared = { $heroes } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
result-last = { $hero } gewinnt.
result-nobody = Niemand gewinnt.
result-solo = { $hero } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }.
result-ranking = Punkte: { $list }
result-points = { $hero } { $points }
result-points-left = { $hero } { $points } (hat das Spiel verlassen)
result-pending = Das Spiel ist noch nicht aus.

## Wer was entscheidet

prompt-draw-hero = { $seat }: Ein Held wird gezogen.
prompt-roll-for-start = { $hero } würfelt darum, wer beginnt.
prompt-walk = { $hero }, { $moves ->
        [0] keine Bewegung übrig
        [one] noch { $moves } Bewegung
       *[other] noch { $moves } Bewegungen
    }: Was nun?
prompt-must-fight = { $hero } muss zuerst gegen { $monster-acc } kämpfen.
prompt-must-fight-here = { $hero } muss zuerst kämpfen.
prompt-draw-tile = { $hero } erkundet, was im { $direction } liegt: Ein Plättchen wird gezogen.
prompt-draw-tile-again = { $hero } erkundet, was im { $direction } liegt: Ein anderes Plättchen wird gezogen.
prompt-lay-tile = { $hero }, wie legst du dieses Plättchen im { $direction } an? ({ $tile })
prompt-draw-token = { $hero } ist in einem neuen Raum: Ein Marker wird gezogen.
prompt-draw-second-token = { $hero } hat { $token-indef-acc } und zieht einen zweiten Marker.
prompt-choose-token = { $hero }, welchen Marker legst du hin: { $first } oder { $second }?
prompt-roll = { $hero } würfelt gegen { $monster-acc }, Stärke { $strength }.
prompt-roll-second = { $hero } würfelt noch einmal gegen { $monster-acc }, Stärke { $strength }.
prompt-roll-here = { $hero } wirft beide Würfel.
prompt-second-roll = { $hero }, { $total } gegen { $strength }: noch einmal würfeln?
prompt-strengthen = { $hero }, { $total } gegen { $strength }: den Schlag verstärken?
prompt-loot = { $hero } trägt zu viel: Was bleibt hier?
prompt-place-curse = { $hero }, wer bekommt den Fluch von Karak?
prompt-rise = { $hero }, an welcher Heilquelle erwachst du?

## Warum etwas nicht geht (die Nummer der Regel folgt)

refusal-game-over = Das Spiel ist aus
refusal-game-not-begun = Das Spiel hat noch nicht begonnen
refusal-no-moves-left = Alle Bewegungen sind verbraucht
refusal-no-tile-there = Dort liegt noch kein Plättchen
refusal-wall = Dort ist eine Wand
refusal-tile-to-lay = Zuerst muss das gezogene Plättchen gelegt werden
refusal-token-to-lay = Zuerst muss einer der gezogenen Marker gelegt werden
refusal-no-exit = Das Plättchen hat dort keinen Ausgang
refusal-already-explored = Dort liegt schon ein Plättchen
refusal-not-connected = So gedreht passt das Plättchen nicht an das, von dem du kommst
refusal-not-that-shape = Das gezogene Plättchen hat diese Ausgänge nicht
refusal-no-tile-drawn = Es wurde kein Plättchen gezogen
refusal-nothing-to-draw = Jetzt ist nichts zu würfeln oder zu ziehen
refusal-tile-not-in-stack = Ein solches Plättchen ist nicht mehr im Stapel
refusal-not-a-tile-draw = Es muss ein Plättchen gezogen werden
refusal-token-not-in-bag = Ein solcher Marker ist nicht mehr im Beutel
refusal-not-a-token-draw = Es muss ein Marker gezogen werden
refusal-stack-empty = Der Stapel der Plättchen ist leer
refusal-would-close-dungeon = So gedreht würde das Plättchen das Verlies schließen, anders gedreht nicht
refusal-tile-would-close = Dieses Plättchen würde das Verlies schließen; ein anderes wird gezogen
refusal-in-combat = Zuerst muss der Kampf entschieden werden
refusal-not-in-combat = Das geht nur im Kampf und erst nach dem Wurf
refusal-not-a-dice-roll = Es müssen zwei Würfel geworfen werden
refusal-not-a-start-roll = Wer beginnt, wird mit zwei Würfeln ausgewürfelt
refusal-not-a-hero-draw = Es muss ein Held gezogen werden, der noch frei ist
refusal-no-bolt = Für diesen Kampf ist kein Magiegeschoss mehr da
refusal-loot-first = Zuerst muss etwas zurückgelassen werden
refusal-nothing-to-leave = Zurückgelassen wird nur, was keinen Platz hat
refusal-not-carried = Das trägst du nicht bei dir
refusal-does-not-help = Das zurückzulassen, schafft nicht genug Platz
refusal-nothing-here = Hier liegt nichts zum Aufheben
refusal-no-chest-here = Hier ist keine Truhe
refusal-no-key = Du brauchst einen Schlüssel
refusal-no-portal = Du hast kein Heilportal
refusal-no-fountain-there = Dort ist keine entdeckte Heilquelle
refusal-no-fountain-to-rise = Dort ist keine entdeckte Heilquelle, an der du erwachen könntest
refusal-no-such-hero = Diesen Helden gibt es im Spiel nicht
refusal-not-on-gate = Du stehst nicht auf einem Tor
refusal-one-gate-only = Ein einzelnes Tor führt nirgendwohin
refusal-no-gate-there = Dort ist kein anderes Tor
refusal-curse-first = Zuerst muss über den Fluch entschieden werden
refusal-no-curse-to-place = Über den Fluch entscheidet nur, wer gerade eine Mumie besiegt hat
refusal-not-on-oneself = Niemand kann den Fluch auf sich selbst legen
refusal-already-cursed = Dieser Held hat den Fluch schon
refusal-nobody-cursed = Niemand ist verflucht, also muss jemand den Fluch bekommen
refusal-skill-cursed = Ein verfluchter Held hat keine Fähigkeiten
refusal-not-horan = Nur Horan darf noch einmal würfeln
refusal-rolled-twice = Der zweite Wurf gilt
refusal-decide-roll = Entscheide zuerst, ob noch einmal gewürfelt wird
refusal-choose-fountain = Wähle zuerst die Heilquelle, an der du erwachst
refusal-not-defeated = Nur ein geschlagener Horan erwacht an einer Heilquelle
refusal-not-xanros = Das kann nur Lord Xanros
refusal-sacrificed-already = In einem Kampf kann nur ein Trefferpunkt geopfert werden
refusal-no-hit-point = Es ist kein Trefferpunkt zum Opfern übrig
refusal-moves-spent = Das Tauschen kostet alle vier Bewegungen
refusal-same-tile = Dieser Held steht auf demselben Plättchen
refusal-not-aderyn = Nur die Räuberin entscheidet, wann sie kämpft
refusal-no-monster-here = Hier ist kein Monster
refusal-must-fight = Zuerst muss gegen das Monster auf dem Plättchen gekämpft werden
refusal-swordsman-rolls-no-one = Victorius wirft einen Würfel, der eine 1 zeigt, noch einmal
refusal-not-taia = Nur Taia wählt zwischen zwei Markern
refusal-not-drawn = Dieser Marker wurde nicht gezogen
refusal-no-tokens-drawn = Es wurden keine zwei Marker gezogen
refusal-seat-gone = Dieser Spieler ist nicht im Spiel

## Ein Tipp: die beste Wahl und was in Zahlen für sie spricht

hint-best = Beste Wahl: { $action }
hint-only = Nur eine Wahl ist sinnvoll: { $action }
hint-win = Schätzung: Deine Chance, dieses Spiel zu gewinnen, ist { $chance }.
hint-other = Zweitbeste Wahl ({ $chance }): { $action }
hint-equal = Etwa genauso gut: { $action }
hint-doubtful = Gewinnt nach der Schätzung öfter ({ $chance }), aber die Erfahrung spricht dagegen: { $action }
hint-fight = Bei gutem Spiel ist deine Chance, diesen Kampf zu gewinnen, { $chance }.
hint-fight-estimate = Schätzung: Bei gutem Spiel ist deine Chance, diesen Kampf zu gewinnen, { $chance }.
hint-fight-sure = Bei gutem Spiel gewinnst du diesen Kampf sicher.
hint-fight-never = Diesen Kampf kannst du nicht gewinnen.
hint-chance = { $count } %
hint-chance-over = mehr als 99 %
hint-chance-under = weniger als 1 %

## Rückblick auf ein beendetes Spiel. `$told` ist ein Satz des Protokolls

recap-title = Rückblick
recap-lead-always = { $hero } liegt von Anfang bis Ende vorn.
recap-lead-since = { $hero } liegt von Zug { $number } bis zum Ende vorn.
recap-lead-last = { $hero } geht erst im letzten Zug in Führung.
recap-turn = Zug { $number }: { $told } { $chance }
recap-chance-up = Die Gewinnchance von { $hero } steigt von { $before } % auf { $after } %.
recap-chance-down = Die Gewinnchance von { $hero } fällt von { $before } % auf { $after } %.
recap-chance-won = { $hero } gewinnt; bis dahin lag die Gewinnchance bei { $before } %.
recap-chance-lost = Damit ist die Gewinnchance von { $hero } dahin, sie lag bei { $before } %.
recap-new-hand = { $hero } zieht neue Handkarten.
recap-luck-good = { $hero } hat Glück in den Kämpfen: { $won } von { $count } gewonnen, zu erwarten waren { $expected }.
recap-luck-bad = { $hero } hat Pech in den Kämpfen: { $won } von { $count } gewonnen, zu erwarten waren { $expected }.
recap-luck-even = { $hero } gewinnt { $won } von { $count } { $count ->
        [one] Kampf
       *[other] Kämpfen
    }, etwa wie zu erwarten.
recap-luck-none = { $hero } kämpft kein einziges Mal.
recap-tied = { $count ->
        [one] Ein Kampf endet mit einem Gleichstand.
       *[other] { $count } Kämpfe enden mit einem Gleichstand.
    }
recap-luckiest = Glücklichster Sieg: { $hero } in Zug { $number }, bei einer Siegchance von { $chance } %. { $told }
recap-unluckiest = Bitterste Niederlage: { $hero } in Zug { $number }, bei einer Siegchance von { $chance } %. { $told }

## Wie gespielt wurde, wenn ein Spiel vorbei ist. Ein Punkt ist ein Hundertstel eines sicheren Sieges; `$done` und `$better` steht auf Knöpfen

review-title = Analyse
review-note = 100 Punkte sind hier ein sicherer Sieg. Eine Entscheidung, die 5 Punkte kostet, ist zweifelhaft, mit 10 ist sie ein Fehler, mit 15 ein grober Fehler.
review-luck-good = { $hero } hat Glück: Der Zufall bringt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
review-luck-bad = { $hero } hat Pech: Der Zufall kostet { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
review-luck-even = { $hero }: Glück und Pech gleichen sich aus.
review-play = { $hero }: { $count } { $count ->
        [one] Entscheidung, auf die es ankam
       *[other] Entscheidungen, auf die es ankam
    }, im Schnitt { $error } Punkte verloren. Mit durchschnittlichem Glück wären es am Ende { $adjusted } % statt { $result } % gewesen.
review-marks = { $hero }: zweifelhaft { $doubtful }, Fehler { $mistakes }, grobe Fehler { $blunders }.
review-doubtful = Zug { $number }, { $hero }: „{ $done }“ kostet { $points } Punkte (zweifelhaft). Besser: „{ $better }“.
review-mistake = Zug { $number }, { $hero }: „{ $done }“ kostet { $points } Punkte (ein Fehler). Besser: „{ $better }“.
review-blunder = Zug { $number }, { $hero }: „{ $done }“ kostet { $points } Punkte (ein grober Fehler). Besser: „{ $better }“.

## Das Terminal

ui-title = Karak
ui-subtitle = Erkunde das Verlies, besiege seine Monster und hol dir seine Schätze.
ui-goal-dragon = Wer die meisten Punkte hat, wenn der Drache besiegt ist, gewinnt.
ui-goal-treasures = Wer { $count ->
        [one] { $count } Schatz
       *[other] { $count } Schätze
    } hat, gewinnt sofort.
ui-goal-inventory = Schätze belegen Plätze im Inventar.
ui-hit-points = Trefferpunkte
ui-cursed = verflucht
ui-unconscious = bewusstlos
ui-left-game = hat das Spiel verlassen
ui-points-count = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ui-treasures-of = { $count } von { $goal ->
        [one] { $goal } Schatz
       *[other] { $goal } Schätzen
    }
ui-turn = Zug { $number }
ui-turn-heading = — Zug { $number }: { $hero } —
ui-tiles-left = { $count } Plättchen im Stapel
ui-tokens-left = { $count } Marker im Beutel
ui-not-a-choice = Das steht nicht zur Wahl: Gib eine Zahl von 1 bis { $count } ein, oder ? für Hilfe.
ui-not-on-list = „{ $text }“ steht nicht auf der Liste. Gib eine Nummer oder einen Namen daraus ein.
ui-undone = Zurückgenommen.
ui-corrected = Zurückgenommen. Gib noch einmal ein, was gekommen ist.
ui-nothing-yet = Es gibt noch nichts zurückzunehmen.
ui-nothing-to-undo = Jetzt lässt sich nichts mehr zurücknehmen: Es ist etwas Neues aufgedeckt worden, oder jemand anderes hat inzwischen entschieden.
ui-saved = Gespeichert in { $file }.
ui-not-saved = In { $file } lässt sich nicht speichern: { $reason }
ui-file-exists = Die Datei { $file } gibt es schon, sie bleibt, wie sie ist. Wähle einen anderen Namen.
ui-save-where = Gib an, wohin: w DATEI
ui-quit-unsaved = Das Spiel ist nicht gespeichert. Gib noch einmal q ein, um es zu beenden, oder w DATEI, um es zu speichern.
ui-resumed = Das Spiel aus { $file } geht weiter.
ui-goodbye = Bis zum nächsten Mal!
ui-end-of-input = Die Eingabe ist zu Ende, das Spiel hält hier an.
ui-roll-dice = { $hero }: Wirf zwei Würfel und gib beide Zahlen ein, zum Beispiel 3 5.
ui-die-range = Ein Würfel zeigt 1 bis 6. Gib beide Zahlen ein, zum Beispiel 3 5.
ui-draw-tile = { $hero }: Zieh ein Plättchen und gib seine Nummer ein.
ui-draw-token = { $hero }: Zieh einen Marker und gib seine Nummer ein.
ui-draw-hero = { $seat }: Welcher Held wurde gezogen?
ui-impossible = Das kann nicht sein: { $reason }
ui-why-possible = Das geht jetzt: Es steht auf der Liste.
ui-why-unknown = „{ $text }“ ist keine Aktion. Aktionen schreibt man so: { $examples }.
ui-why-list = Jetzt nicht möglich:
host-draw-first = Zuerst muss gewürfelt oder gezogen werden: { $what }
ui-hints-off = Dieses Spiel wird ohne Tipps gespielt.
ui-agree-confirm = Damit endet das Spiel für alle. Gib es noch einmal ein, wenn alle einverstanden sind.
ui-withdraw-confirm = { $hero } verlässt das Spiel endgültig. Gib es zur Sicherheit noch einmal ein.
ui-entry-of = Eintrag { $entry } von { $entries }
ui-verified = Die Würfe und Ziehungen ({ $count }) ergeben sich aus den geheimen Zahlen dieses Spiels.
ui-verified-own = Die Würfe und Ziehungen ({ $count }) wurden von Hand eingegeben: Nichts davon ist bewiesen.
ui-verified-seal = Das Siegel passt: Nichts wurde aus Versehen geändert. Es ist keine Unterschrift, jeder kann es erneuern.
ui-verified-alone = Wer allein Gastgeber war, konnte Geheimnisse ausprobieren, bis die Würfel gefielen. Wurde vor dem ersten Wurf ein Versprechen gezeigt, vergleiche es: { $commitment }
ui-verified-commitment = Das Geheimnis ist dasselbe, das mit { $commitment } versprochen war: Hast du das vor dem ersten Wurf gesehen, wurde es nicht nachträglich gewählt.
ui-verified-seed = Die Würfel kommen aus der Startzahl { $seed } und sind jedes Mal gleich: Gegen den, der sie gewählt hat, ist nichts bewiesen.
ui-dice-commitment = Die Würfel sind mit { $commitment } versprochen. Schreib das auf und vergleiche es nach dem Spiel.
ui-dice-seed = Die Würfel kommen aus der Startzahl { $seed }: Wer diese kennt, kann die Würfe vorhersehen.
ui-watched = Das hat „{ $viewer }“ von einem Spiel gesehen. Man kann es ansehen, aber weder beweisen noch fortsetzen.
ui-seat-human = Mensch
ui-seat-random-bot = Zufallsbot
ui-bot = Bot
ui-seat-line = { $seat }: { $hero } ({ $kind })
ui-legend = Karte
ui-legend-tunnel = Gang
ui-legend-room = Raum
ui-legend-gate = Teleportationstor
ui-legend-fountain = Heilquelle
ui-legend-chest = verschlossene Truhe
ui-legend-more = dort geht die Karte weiter
ui-legend-hero = Held, nach Nummer des Spielers
ui-help-text =
    Gib eines davon ein und drücke die Eingabetaste:
      1, 2, 3 …      diese Möglichkeit wählen
                     (Chancen mit allen Geschossen, zweitem Wurf und Opfer)
      u, undo        die letzte Wahl zurücknehmen
      m, map         die Karte zeigen; ohne Karte die Plättchen in Worten
      s, sheets      die Bögen der Helden zeigen
      i, skills      die Spezialfähigkeiten der Helden erklären
      w, save DATEI  das Spiel in einer Datei speichern
      hint           die beste Wahl mit ihren Chancen (auch: tipp)
      why            alles, was jetzt nicht geht, mit dem Grund
      why AKTION     warum das nicht geht, zum Beispiel: why fight
      withdraw       das Spiel endgültig verlassen
      agree          alle sind einverstanden, das Spiel zu beenden
      ?, help        diese Hilfe
      q, quit        beenden

## Das Terminal: Goblin

ui-goblin-title = Karak: Goblin
ui-goblin-subtitle = Kämpfe dich Karte um Karte durch die Goblinhöhlen hinab.
ui-goblin-goal = Wer als Erster den Monsterlord besiegt, gewinnt.
ui-seat-easy-bot = schwacher Bot
ui-seat-normal-bot = normaler Bot
ui-seat-hard-bot = starker Bot
ui-hand-over-hide = Als Nächstes entscheidet { $hero }. Lies zu Ende, drücke die Eingabetaste und gib das Gerät weiter.
ui-hand-over-take = { $hero }, drücke die Eingabetaste, sobald niemand anderes auf den Bildschirm sieht.
ui-draw-which = Gib eine Nummer oder einen Namen aus der Liste ein.
ui-level = Level { $level }
ui-level-closed = Level { $level } (verschlossen)
ui-lord = Monsterlord
ui-attack = Angriff
ui-curses = Flüche
ui-reward = Belohnung
ui-reward-action = Aktionskarte
ui-reward-key = Schlüssel
ui-reward-victory = der Sieg
ui-level-deck = Stapel: oben { $monster }, darunter { $count }
ui-level-deck-empty = Stapel: leer
ui-gatekeepers-below = weitere Torwächter: { $count }
ui-merchant = Händler: { $list }
ui-pawnshop = Pfandleihe: { $list }
ui-nothing = nichts
ui-keys = Schlüssel: { $list }
ui-hand = Hand ({ $count } von { $limit })
ui-deck = Deck ({ $count })
ui-discard-pile = Ablagestapel ({ $count })
ui-on-top = oben: { $card }
ui-starting-cards = { $count ->
        [one] { $count } Start-Aktionskarte
       *[other] { $count } Start-Aktionskarten
    }
ui-hidden-among = unbekannt wo, auf der Hand oder im Deck: { $cards }
ui-hidden-in-deck = im Deck in unbekannter Reihenfolge: { $cards }
ui-unknown-card = eine unbekannte Karte
ui-chain = Gespielte Karten
ui-looked-at = Karten zur Auswahl
ui-doubled = verdoppelt: { $effect }
ui-defied = dem Fluch zum Trotz: { $curse }
ui-lifted = Von einem Trank aufgehoben: { $curse }
ui-odds-not-now = Chancen gibt es nur, wenn du über deinen Zug oder in einem Kampf entscheidest.
ui-odds-cannot-fight = Hier ist jetzt kein Kampf möglich: { $monster }
ui-odds-win = gewinnt { $percent } %
ui-odds-survive = überlebt { $percent } %
ui-odds-left = Trefferpunkte danach: { $number }
ui-odds-estimate = geschätzt, ± { $percent } %
ui-odds-best = Am besten spielt man so:
ui-odds-then-draw = Danach kommt es darauf an, was gezogen wird.
ui-abilities-off = Dieses Spiel wird ohne Spezialfähigkeiten gespielt.
ui-card-unknown = „{ $text }“ ist nicht die Nummer einer Karte. Nummern schreibt man so: I.3, II.k2, X.1, s4.
ui-legend-colors = Zeichen der Farben
ui-cards-set = Kartensatz: { $name }
ui-cards-starting = Start-Aktionskarten: { $hero }
ui-cards-potions = Tränke
ui-goblin-help-text =
    Gib eines davon ein und drücke die Eingabetaste:
      1, 2, 3 …      diese Möglichkeit wählen
      u, undo        die letzte Wahl zurücknehmen
      m, map         die Höhlen, den Monsterlord und den Händler zeigen
      s, sheets      zeigen, was alle haben
      cards          die Karten auf der Hand zeigen
      deck           zeigen, was man von den Decks weiß
      discard        die Ablagestapel zeigen
      card NUMMER    eine Karte ganz zeigen, zum Beispiel: card I.3
      odds           Chancen in diesem Kampf oder in allen möglichen Kämpfen
      odds NUMMER    wie man am besten kämpft, zum Beispiel: odds I.3
      i, abilities   die Spezialfähigkeiten der Helden erklären
      w, save DATEI  das Spiel in einer Datei speichern
      hint           die beste Wahl mit ihren Chancen (auch: tipp)
      why            alles, was jetzt nicht geht, mit dem Grund
      why AKTION     warum das nicht geht, zum Beispiel: why play s1
      withdraw       das Spiel endgültig verlassen
      agree          alle sind einverstanden, das Spiel zu beenden
      ?, help        diese Hilfe
      q, quit        beenden

## Tische online im Terminal

# Wörter zum Eingeben: mehrere mit derselben Bedeutung trennt ein Leerzeichen, die englischen gelten überall.

join-online = Du bist an Tisch { $code } als { $name }.
join-again = Du bist zurück am Tisch.
join-offline = Die Verbindung ist weg. Sie wird von selbst wiederhergestellt.
join-stopping = Der Server startet neu. Die Verbindung wird von selbst wiederhergestellt.
join-later = Gerade gibt es keine Verbindung. Es wird gesendet, sobald sie wieder da ist.
join-not-said = Nicht gesendet: Es gibt keine Verbindung.
join-too-many = Es wartet schon zu viel auf den Server.
join-link = Andere kommen mit diesem Link dazu: { $link }
join-guest = Gast { $number }
join-you = { $name } (du)
join-host = { $name } (Gastgeber)
join-seat-line = Spieler { $number }: { $list }
join-seat-empty = frei
join-is-ready = bereit
join-is-away = gerade nicht da
join-plays-bot = es spielt: { $bot }
join-would-end = möchte das Spiel beenden
join-clock = noch { $time }
join-watching = Zuschauer: { $list }
join-how-to-sit = Gib „setzen 1“ ein, um dich zu setzen, „bereit“, wenn du bereit bist, „hilfe“ für alles andere.
join-how-to-start = Du bist Gastgeber: Gib „bot 2 normal“ ein, um einen Bot zu setzen, „start“, wenn alle bereit sind.
join-came = { $name } ist da.
join-gone = { $name } ist gerade nicht da.
join-called = { $before } heißt jetzt { $name }.
join-sat = Spieler { $number } ist jetzt: { $name }.
join-freed = Platz { $number } ist frei.
join-ready = { $name } ist bereit.
join-not-ready = { $name } ist nicht mehr bereit.
join-host-now = Gastgeber ist jetzt { $name }.
join-settings = Die Einstellungen des Tisches haben sich geändert.
join-making-dice = Alle bereiten die Würfel gemeinsam vor, damit niemand bestimmen kann, was fällt.
join-no-dice = Die Würfel konnten nicht vorbereitet werden. Alle können sich neu setzen.
join-begins = Das Spiel beginnt.
join-over = Das Spiel ist zu Ende.
join-closed = Der Tisch wurde geschlossen.
join-lent = Für { $name } spielt jetzt ein Bot: { $bot }.
join-taken-back = { $name } spielt wieder.
join-out-of-time = Die Zeit von { $name } ist um, ein Bot spielt weiter.
join-agrees = { $name } möchte das Spiel hier beenden. Gib „einverstanden“ ein, wenn du das auch möchtest.
join-plays-on = { $name } möchte doch weiterspielen.
join-next-table = Das nächste Spiel ist an Tisch { $code }. Gib „revanche“ ein, um hinzugehen.
join-said = { $name }: { $text }
join-your-turn = Du bist am Zug: { $hero }.
join-waiting-for = Am Zug ist: { $hero }.
join-as-it-stands = Das Spiel, wie es jetzt steht:
join-nothing-asked = Du hast gerade nichts zu entscheiden.
join-not-begun = Das Spiel hat noch nicht begonnen.
join-you-watch = Du siehst nur zu.
join-which-player = Sag, welcher Spieler gemeint ist, zum Beispiel: { $example }
join-which-bot = Sag, für welchen Spieler welcher Bot spielt (easy, normal, hard), zum Beispiel: { $example }
join-nothing-lent = Für dich spielt gerade kein Bot.
join-emotes-only = An diesem Tisch gibt es nur Grüße. Gib „gruß“ ein, um sie zu sehen.
join-silent = An diesem Tisch gibt es keinen Chat.
join-too-long = Das ist zu lang: Eine Zeile hat höchstens { $count } Zeichen.
join-leave-confirm = Damit verlässt du das Spiel endgültig. Gib es zur Sicherheit noch einmal ein; „leihen“ lässt einen Bot spielen, bis du zurück bist.
join-no-record = Das ganze Spiel kann gespeichert werden, wenn es zu Ende ist.
join-wishes = { $name } möchte mit Spieler { $number } den Platz tauschen.
join-which-guest = Sag, wer gemeint ist, mit Namen oder Nummer des Spielers, zum Beispiel: { $example }
join-which-gift = Sag, welcher Spieler gemeint ist und wer für ihn weiterspielt, zum Beispiel: { $example }
join-which-change = Sag, welcher deiner Spieler mit wem den Platz tauscht, zum Beispiel: { $example }
join-which-setting = Der Gastgeber kann einstellen: { $list }
join-muted = Du hörst nichts mehr von { $name }.
join-heard = Du hörst wieder, was { $name } sagt.
join-remove-confirm = Damit muss { $name } den Tisch endgültig verlassen. Gib es zur Sicherheit noch einmal ein.
join-host-confirm = Damit wird { $name } Gastgeber. Gib es zur Sicherheit noch einmal ein.
join-close-confirm = Damit wird der Tisch für alle geschlossen, und ein laufendes Spiel endet. Gib es zur Sicherheit noch einmal ein.
join-lobby = Öffentliche Tische auf { $server }:
join-lobby-free = { $number }. { $game }, Tisch { $code }, freie Plätze: { $free } von { $seats }
join-lobby-playing = { $number }. { $game }, Tisch { $code }, das Spiel läuft
join-lobby-empty = Auf { $server } gibt es keinen öffentlichen Tisch. Mit --new dungeon oder --new goblin eröffnest du einen.
join-lobby-which = Gib eine Nummer oder einen Code ein, oder drücke nur die Eingabetaste, um zu gehen.
join-refused = Das ging nicht: { $reason }
join-why-stale = Das Spiel ist inzwischen weitergegangen.
join-why-not-your-turn = Jemand anderes ist am Zug.
join-why-rules = Die Regeln erlauben es jetzt nicht.
join-why-not-yours = Dieser Platz gehört dir nicht.
join-why-only-host = Das darf nur der Gastgeber.
join-why-taken = Dort sitzt schon jemand.
join-why-not-now = Das geht jetzt nicht: Vielleicht ist ein Platz frei, nicht alle sind bereit, oder das Spiel hat begonnen oder ist zu Ende.
join-why-nothing = Es gibt nichts zurückzunehmen.
join-why-unknown = Diesen Spieler, Gast oder Bot gibt es nicht.
join-why-not-here = An diesem Tisch geht das nicht.
join-why-too-much = Es war zu viel, zu lang oder zu oft.
join-why-not-kept = Der Server kann es gerade nicht speichern. Versuch es später noch einmal.
join-bye-version = Der Server hat eine andere Version: Dieses Programm und der Server brauchen dieselbe.
join-bye-no-table = Diesen Tisch gibt es nicht mehr.
join-bye-removed = Der Gastgeber hat dich weggeschickt.
join-bye-not-understood = Server und Programm verstehen einander nicht.
join-bye-too-much = Der Server nimmt nichts mehr an: zu viele Verbindungen oder Nachrichten.
join-proved = Bewiesen: Niemand hat bestimmt, was die Würfel zeigen, und das Spiel verlief so, wie es zu sehen war.
join-open = Es fand sich kein Fehler, aber das hier ist nicht bewiesen:
join-cheated = Der Server hat nicht ehrlich gespielt:
join-open-own-draws = Die Spieler haben ihre Würfe und Ziehungen selbst eingegeben.
join-open-came-late = Die Würfel waren schon vorbereitet, als du kamst.
join-open-other = Den Beitrag von Spieler { $number } zu den Würfeln hat ein anderes Gerät von dir oder der Server versprochen.
join-open-silent = Dein Beitrag zu den Würfeln für Spieler { $number } wurde nicht gezeigt.
join-open-late = Dein Beitrag zu den Würfeln für Spieler { $number } kam zu spät, sagt der Server.
join-cheat-commitment = Er zeigt ein anderes Versprechen als vorher.
join-cheat-set-up = Die Würfel gehören zu einem anderen Aufbau als dem, der zu sehen war.
join-cheat-promise = Was Spieler { $number } versprochen hatte, wurde geändert.
join-cheat-late-promise = Spieler { $number } hat seinen Beitrag erst versprochen, als schon Beiträge gezeigt wurden.
join-cheat-called-silent = Von Spieler { $number } heißt es, sein Beitrag sei ausgeblieben, obwohl er da war.
join-cheat-unnamed = Der Beitrag von Spieler { $number } stammt vom Server, und das verschweigt er.
join-cheat-secret = Sein Geheimnis ist nicht das versprochene.
join-cheat-share = Der Beitrag von Spieler { $number } zu den Würfeln ist nicht der versprochene.
join-cheat-record = Was er vom Spiel zeigt, kann nicht sein: { $reason }
join-cheat-no-dice = Im ganzen Spiel fehlen die Würfel, die vorbereitet wurden.
join-cheat-dice = Ein Wurf oder eine Ziehung kam nicht von den Würfeln: { $reason }
join-cheat-rewritten = Was zu Stellung { $number } führte, wurde später geändert.
join-cheat-shown = Dir wurde etwas anderes gezeigt, als im ganzen Spiel steht.
emote-hello = Hallo!
emote-luck = Viel Glück!
emote-well-played = Gut gespielt!
emote-thanks = Danke!
emote-oops = Hoppla!
emote-wow = Wow!
emote-thinking = Lass mich nachdenken …
emote-goodbye = Bis bald!
join-word-say = sag
join-word-emote = gruß gruss
join-word-claim = setzen
join-word-free = aufstehen
join-word-bot = bot
join-word-ready = bereit
join-word-not-ready = warten
join-word-start = start
join-word-lend = leihen
join-word-back = zurück zurueck
join-word-withdraw = verlassen
join-word-agree = einverstanden
join-word-disagree = dagegen
join-word-rematch = revanche
join-word-players = spieler
join-word-name = name
join-word-undo = zurücknehmen
join-word-map = karte
join-word-sheets = bögen
join-word-why = warum
join-word-help = hilfe
join-word-quit = beenden
join-word-change = tauschen
join-word-mute = stumm
join-word-unmute = hören hoeren
join-word-remove = entfernen
join-word-host = übergeben uebergeben
join-word-give = geben
join-word-close = schließen schliessen
join-word-setting = einstellen
join-setting-open = öffentlich oeffentlich
join-setting-private = privat
join-setting-hints = tipps
join-setting-no-hints = ohnetipps
join-setting-lines = zeilen
join-setting-emotes = grüße gruesse
join-setting-silent = still
join-help =
    Gib eines davon ein und drücke die Eingabetaste.
    Am Tisch:
      setzen 2        dich als Spieler 2 setzen; aufstehen 2 steht wieder auf
      bereit, warten  du bist bereit, oder noch nicht
      bot 3 normal    der Gastgeber setzt einen Bot: easy, normal oder hard
      start           der Gastgeber beginnt
      spieler         wer am Tisch ist, und der Link für andere
      name ANNA       anders heißen
      tauschen 3      vor dem Spiel Spieler 3 um einen Platztausch bitten
      stumm JAN       nichts von Jan hören; hören JAN hört ihn wieder
      sag …           allen etwas sagen
      gruß, gruß 2    die Liste der Grüße, und einer davon
    Der Gastgeber, auch im Spiel:
      entfernen JAN   Jan endgültig wegschicken
      geben 2 KLARA   den Platz von Spieler 2, der weg ist, Klara geben
      übergeben JAN   Jan zum Gastgeber machen
      einstellen      was sich einstellen lässt; einstellen privat tut es
      schließen       den Tisch schließen
    Im Spiel:
      1, 2, 3 …       diese Möglichkeit wählen; auch Notation geht
      Eingabetaste    die Frage noch einmal
      zurücknehmen    die letzte Wahl zurücknehmen
      karte, bögen    der Tisch, und was alle haben
      tipp            die beste Wahl, wo der Tisch es erlaubt
      warum, warum AKTION   was jetzt nicht geht, mit dem Grund
      leihen, zurück  ein Bot spielt für dich, und wieder du
      einverstanden   du möchtest hier aufhören; dagegen: doch nicht
      verlassen       das Spiel endgültig verlassen
    Danach:
      save DATEI      das ganze Spiel speichern
      revanche        noch ein Spiel, an einem neuen Tisch
      beenden         den Tisch verlassen; das Spiel geht weiter, du kannst wiederkommen

## Goblin: Namen

# Namen von Karten haben eine Form. Sätze setzen sie in Anführungszeichen, eine Wahl setzt sie hinter einen Doppelpunkt.

goblin-named-card = „{ $label }“
goblin-starting-card = eine Start-Aktionskarte
goblin-named-monster = „{ $label }“

goblin-color-green = grün
goblin-color-blue = blau
goblin-color-red = rot
goblin-color-yellow = gelb
goblin-colors-none = keine

goblin-effect-attack = Angriff
    .acc = den Angriff
goblin-effect-defence = Abwehr
    .acc = die Abwehr
goblin-effect-heal = Heilen
    .acc = das Heilen
goblin-effect-draw = Ziehen
    .acc = das Ziehen

goblin-curse-attack = Angriff
    .acc = den Angriff
goblin-curse-defence = Abwehr
    .acc = die Abwehr
goblin-curse-heal = Heilen
    .acc = das Heilen
goblin-curse-draw = Ziehen
    .acc = das Ziehen
goblin-curse-green = Grün
    .acc = Grün
goblin-curse-blue = Blau
    .acc = Blau
goblin-curse-red = Rot
    .acc = Rot
goblin-curse-yellow = Gelb
    .acc = Gelb
goblin-curse-weapon = Waffe
    .acc = die Waffe
goblin-curse-armour = Rüstung
    .acc = die Rüstung

goblin-cursed-attack = Fluch: Der Angriff von Aktionskarten zählt nicht
goblin-cursed-defence = Fluch: Die Abwehr von Aktionskarten zählt nicht
goblin-cursed-heal = Fluch: Aktionskarten heilen nicht
goblin-cursed-draw = Fluch: Aktionskarten lassen dich keine Karten ziehen
goblin-cursed-green = Fluch: keine grünen Karten
goblin-cursed-blue = Fluch: keine blauen Karten
goblin-cursed-red = Fluch: keine roten Karten
goblin-cursed-yellow = Fluch: keine gelben Karten
goblin-cursed-weapon = Fluch: Die Waffe bewirkt nichts
goblin-cursed-armour = Fluch: Die Rüstung bewirkt nichts

goblin-potion-strength = Stärkungstrank
    .acc = den Stärkungstrank
    .indef-acc = einen Stärkungstrank
    .printed = Stärkungs·trank
goblin-potion-healing = Heiltrank
    .acc = den Heiltrank
    .indef-acc = einen Heiltrank
    .printed = Heil·trank
goblin-potion-countercurse = Gegenfluchtrank
    .acc = den Gegenfluchtrank
    .indef-acc = einen Gegenfluchtrank
    .printed = Gegen·fluch·trank
goblin-printed = { $potion-printed }

goblin-drink-strength = Verdoppelt Angriff oder Abwehr der eben gespielten Aktionskarte.
goblin-drink-healing = Gibt alle Trefferpunkte zurück.
goblin-drink-countercurse = Hebt einen Fluch des Monsters bis zum Ende des Zuges auf.

goblin-level = Level { $level }
goblin-kind-weapon = Waffe
goblin-kind-armour = Rüstung
goblin-monster-ordinary = Monster
goblin-monster-gatekeeper = Torwächter
goblin-monster-lord = Monsterlord

goblin-ability-argentus = Darf einmal je Kampf eine blaue Karte spielen, auch wenn die Karte davor es nicht erlaubt.
goblin-ability-horan = Bekommt einmal je Kampf Angriff +1 für zwei Karten mit Angriff direkt hintereinander, auch wenn der Angriff verflucht ist.
goblin-ability-xanros = Darf einmal je Kampf eine Karte einer verfluchten Farbe spielen oder einen verfluchten Effekt einer Karte zählen lassen.
goblin-ability-aderyn = Schlägt auch dann zu, wenn der letzte Trefferpunkt verloren geht, nur nicht gegen den Monsterlord.
goblin-ability-victorius = Darf als zweite Karte eines Kampfes jede Farbe spielen.
goblin-ability-taia = Sieht sich jedes Mal, wenn ein Effekt sie eine Karte ziehen lässt, zwei an, nimmt eine und legt die andere unter ihr Deck.

## Goblin: was auf den Karten steht

goblin-count-attack = Angriff { $count }
goblin-count-defence = Abwehr { $count }
goblin-count-heal = Heilen { $count }
goblin-count-draw = Ziehen { $count }
goblin-count-heart = { $count ->
        [one] { $count } Herz
       *[other] { $count } Herzen
    }
goblin-count-hand = { $count ->
        [one] +{ $count } Handkarte
       *[other] +{ $count } Handkarten
    }
goblin-void = { $effect } [zählt nicht]
goblin-face-action = { $color } → { $next }: { $effects }
goblin-face-equipment = { $kind }: { $effects }
goblin-front = Angriff { $attack }, { $count ->
        [one] { $count } Trefferpunkt
       *[other] { $count } Trefferpunkte
    }
goblin-curses = { $count ->
        [one] Fluch: { $curses }
       *[other] Flüche: { $curses }
    }
goblin-reward-action = Belohnung: Aktionskarte
goblin-reward-weapon = Belohnung: Waffe
goblin-reward-armour = Belohnung: Rüstung
goblin-reward-key = Belohnung: Schlüssel
goblin-reward-victory = Belohnung: der Sieg

## Goblin: was eine Wahl sagt

goblin-action-fight = Auf Level { $level } kämpfen: { $monster }
goblin-action-fight-gatekeeper = Gegen den Torwächter von Level { $level } kämpfen: { $monster }
goblin-action-fight-lord = Gegen den Monsterlord kämpfen: { $monster }
goblin-action-merchant = Den Händler besuchen
goblin-action-revive = Wiederbelebung: alle Trefferpunkte zurück
goblin-action-play = Spielen: { $card }
goblin-action-play-ability = Mit der Spezialfähigkeit spielen: { $card }
goblin-action-defy = Trotz des Fluchs gegen { $curse-acc } spielen: { $card }
goblin-action-name = Trotz des Fluchs { $effect-acc } zählen lassen (+{ $count }): { $card }
goblin-action-double = Stärkungstrank: { $effect-acc } verdoppeln (+{ $count })
goblin-action-double-nothing = Stärkungstrank: { $effect-acc } verdoppeln
goblin-action-counter = Gegenfluchtrank: den Fluch gegen { $curse-acc } aufheben
goblin-action-heal = Den Heiltrank trinken: alle Trefferpunkte zurück
goblin-action-decline = Den Heiltrank für später aufheben
goblin-action-end = Den Kampf beenden: Angriff { $attack } gegen { $needed }, Abwehr { $defense } gegen { $strength } – { $outcome }
goblin-action-end-now = Den Kampf beenden
goblin-action-discard = Ablegen: { $card }
goblin-action-take = Auf die Hand nehmen: { $card }
goblin-action-place = Als Nächstes legen: { $card }
goblin-action-place-starting = Als Nächstes eine Start-Aktionskarte legen
goblin-action-shuffle = Das neue Deck mischen
goblin-action-keep = Behalten: { $card }
goblin-action-keep-instead = Behalten: { $card }; in die Pfandleihe: { $other }
goblin-action-keep-now = Die neue Ausrüstung behalten
goblin-action-pawn = In die Pfandleihe: { $card }
goblin-action-pawn-instead = Behalten: { $other }; in die Pfandleihe: { $card }
goblin-action-pawn-now = Die neue Ausrüstung in die Pfandleihe geben
goblin-action-buy = Kaufen: { $product }
goblin-action-pay = Bezahlen mit: { $card }
goblin-action-leave = Den Händler verlassen
goblin-action-choose = Für den Anfang nehmen: { $potion }

goblin-outcome-beaten = { $damage ->
        [0] das Monster ist besiegt
        [one] das Monster ist besiegt, { $damage } Trefferpunkt geht verloren
       *[other] das Monster ist besiegt, { $damage } Trefferpunkte gehen verloren
    }
goblin-outcome-beaten-last = das Monster ist besiegt, aber der letzte Trefferpunkt geht verloren
goblin-outcome-stays = { $damage ->
        [0] das Monster bleibt
        [one] das Monster bleibt, { $damage } Trefferpunkt geht verloren
       *[other] das Monster bleibt, { $damage } Trefferpunkte gehen verloren
    }
goblin-outcome-falls = der letzte Trefferpunkt geht verloren, das Monster bleibt
goblin-outcome-mended = { $outcome }, die Ausrüstung heilt { $count ->
        [one] { $count } Trefferpunkt
       *[other] { $count } Trefferpunkte
    }

## Goblin: was geschehen ist

goblin-event-turned-up-row = Neu auf Level { $level }: { $monster }.
goblin-event-turned-up-deck = Oben auf dem Stapel von Level { $level }: { $monster }.
goblin-event-turned-up-gate = Torwächter von Level { $level }: { $monster }.
goblin-event-turned-up-chamber = Monsterlord in diesem Spiel: { $monster }.
goblin-event-row-filled = In die Lücke auf Level { $level }: { $monster }.
goblin-event-fight-began = { $hero } kämpft gegen { $monster }: { $face }.
goblin-event-curse-countered = { $hero } trinkt einen Gegenfluchtrank und hebt den Fluch gegen { $curse-acc } auf.
goblin-event-discarded = { $hero } legt { $card } ab.
goblin-event-played = { $hero } spielt { $card }.
goblin-event-played-face = { $hero } spielt { $card } ({ $face }).
goblin-event-played-defying = { $hero } trotzt dem Fluch gegen { $curse-acc } und spielt { $card }.
goblin-event-played-defying-face = { $hero } trotzt dem Fluch gegen { $curse-acc } und spielt { $card } ({ $face }).
goblin-event-named = { $hero } trotzt dem Fluch und lässt { $effect-acc } zählen ({ $card }).
goblin-event-healed-by-card = { $hero } bekommt { $count ->
        [one] { $count } Trefferpunkt
       *[other] { $count } Trefferpunkte
    } zurück.
goblin-event-healed-by-equipment = { $hero } bekommt durch die Ausrüstung { $count ->
        [one] { $count } Trefferpunkt
       *[other] { $count } Trefferpunkte
    } zurück.
goblin-event-nothing-drawn = { $hero } kann keine Karte mehr ziehen.
goblin-event-drew = { $hero } zieht { $card }.
goblin-event-looked = { $hero } sieht sich { $card } an.
goblin-event-put-under = { $hero } legt { $card } unter das Deck.
goblin-event-deck-made = { $hero } macht aus dem Ablagestapel ein neues Deck: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
goblin-event-placed = { $hero } legt als Nächstes { $card } in das neue Deck.
goblin-event-shuffled = { $hero } mischt das neue Deck.
goblin-event-back-seen = { $hero } hat jetzt { $card } oben auf dem Deck.
goblin-event-doubled = { $hero } trinkt einen Stärkungstrank und verdoppelt { $effect-acc } ({ $card }).
goblin-event-drank-healing = { $hero } trinkt einen Heiltrank und hat wieder alle Trefferpunkte.
goblin-event-defended = { $hero } wehrt ab, { $defense } gegen { $strength }: { $damage ->
        [0] Kein Trefferpunkt geht verloren
       *[other] Schaden { $damage }, verbleibende Trefferpunkte: { $left }
    }.
goblin-event-struck = { $hero } schlägt zu: Angriff { $attack } gegen { $needed ->
        [one] { $needed } Trefferpunkt
       *[other] { $needed } Trefferpunkte
    }.
goblin-event-fell = { $hero } hat keinen Trefferpunkt mehr.
goblin-event-beaten = { $hero } besiegt { $monster }.
goblin-event-stayed = { $monster } ist nicht besiegt.
goblin-event-won = { $hero } gewinnt { $card } ({ $face }).
goblin-event-key-won = { $hero } gewinnt den Schlüssel von Level { $level }.
goblin-event-equipped = { $hero } hat jetzt { $card } als Ausrüstung.
goblin-event-pawned = { $hero } gibt { $card } in die Pfandleihe.
goblin-event-visited-merchant = { $hero } besucht den Händler.
goblin-event-paid = { $hero } bezahlt mit { $card }.
goblin-event-bought-potion = { $hero } kauft { $potion-indef-acc }.
goblin-event-bought-card = { $hero } kauft { $card } ({ $face }) aus der Pfandleihe.
goblin-event-revived = { $hero } nutzt den Zug zur Wiederbelebung und hat wieder alle Trefferpunkte.
goblin-event-head-start = { $hero } nimmt für den Anfang { $potion-indef-acc }.

## Goblin: wie es ausging

goblin-end-lord = { $hero } besiegt den Monsterlord, das Spiel ist aus.
goblin-result-unfinished = Das Spiel wurde nicht zu Ende gespielt: Niemand gewinnt.
goblin-result-solo = { $hero } gewinnt nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }.
goblin-result-keys = Schlüssel: { $list }

## Goblin: wer was entscheidet

goblin-prompt-monster-row = Level { $level }: Ein Monster wird aufgedeckt.
goblin-prompt-monster-deck = Level { $level }: Die nächste Karte des Stapels wird aufgedeckt.
goblin-prompt-monster-gate = Level { $level }: Ein Torwächter wird aufgedeckt.
goblin-prompt-monster-chamber = Der Monsterlord wird gezogen.
goblin-prompt-first-hand = { $hero } zieht die ersten Handkarten.
goblin-prompt-first = Es wird ausgelost, wer beginnt.
goblin-prompt-back = { $hero }: Die Rückseite der obersten Karte des Decks wird aufgedeckt.
goblin-prompt-card = { $hero } zieht eine Start-Aktionskarte.
goblin-prompt-head-start = { $hero }, mit welchem Trank beginnst du?
goblin-prompt-turn = { $hero }, was tust du in diesem Zug?
goblin-prompt-must-revive = { $hero } hat keine Trefferpunkte und muss den Zug zur Wiederbelebung nutzen.
goblin-prompt-discard = { $hero }, ein Fluch nimmt dir den Handkartenbonus: Welche Karte legst du ab?
goblin-prompt-battle-first = { $hero } gegen { $monster }: Angriff { $attack } gegen { $needed }, Abwehr { $defense } gegen { $strength }. Mit welcher Karte beginnst du?
goblin-prompt-battle = { $hero } gegen { $monster }: Angriff { $attack } gegen { $needed }, Abwehr { $defense } gegen { $strength }. Nächste Farben: { $next }. Was nun?
goblin-prompt-battle-here = { $hero }, welche Karte spielst du gegen { $monster }?
goblin-prompt-battle-none = { $hero }, keine Karte passt mehr: Beende den Kampf.
goblin-prompt-end = { $hero }, beendest du den Kampf jetzt?
goblin-prompt-play = { $hero }, spielst du { $card }? Das lässt sich nicht zurücknehmen.
goblin-prompt-look = { $hero }, welche der beiden Karten nimmst du?
goblin-prompt-arrange = { $hero }, was kommt im neuen Deck als Nächstes, von oben nach unten?
goblin-prompt-new-deck = { $hero }, mischst du dein neues Deck?
goblin-prompt-equip = { $hero }, behältst du { $card } ({ $face })?
goblin-prompt-equip-instead = { $hero }, was behältst du: { $card } oder { $other }?
goblin-prompt-heal = { $hero }, du hast noch { $left } von { $full } Trefferpunkten. Trinkst du jetzt den Heiltrank?
goblin-prompt-shop = { $hero }, was kaufst du beim Händler?
goblin-prompt-pay-potion = { $hero }, womit bezahlst du { $potion-acc }?
goblin-prompt-pay-card = { $hero }, womit bezahlst du { $card }?

## Goblin: warum etwas nicht geht (die Nummer der Regel folgt)

goblin-refusal-game-over = Das Spiel ist aus
goblin-refusal-game-not-begun = Das Spiel hat noch nicht begonnen
goblin-refusal-seat-gone = Dieser Spieler ist nicht im Spiel
goblin-refusal-not-now = Zuerst muss etwas anderes entschieden werden
goblin-refusal-nothing-to-draw = Jetzt ist nichts zu ziehen
goblin-refusal-not-a-hero-draw = Es muss ein Held gezogen werden, der noch frei ist
goblin-refusal-not-a-monster-draw = Es muss ein Monster aufgedeckt werden
goblin-refusal-monster-not-there = Dieses Monster ist nicht im Stapel
goblin-refusal-not-a-lord-draw = Es muss einer der drei Monsterlords gezogen werden
goblin-refusal-not-a-card-draw = Es muss eine Start-Aktionskarte gezogen werden
goblin-refusal-card-not-in-deck = Diese Karte liegt nicht verdeckt im Deck
goblin-refusal-not-a-back-draw = Es muss die Rückseite der obersten Karte des Decks aufgedeckt werden
goblin-refusal-back-not-in-deck = Eine solche Karte liegt nicht verdeckt im Deck
goblin-refusal-not-a-first-draw = Es muss ausgelost werden, wer beginnt
goblin-refusal-one-choice-per-turn = Für diesen Zug hast du dich schon entschieden
goblin-refusal-must-revive = Ohne Trefferpunkte bleibt nur die Wiederbelebung
goblin-refusal-fully-healed = Es fehlt kein Trefferpunkt
goblin-refusal-no-early-revival = In dieser Ausgabe gibt es die Wiederbelebung nur ohne Trefferpunkte
goblin-refusal-monster-not-open = Dieses Monster liegt nicht zum Kampf aus
goblin-refusal-level-closed = Für dieses Level fehlt ein Schlüssel
goblin-refusal-has-key = Wer den Schlüssel eines Levels hat, kämpft nicht mehr gegen dessen Torwächter
goblin-refusal-lord-closed = Für die Kammer des Monsterlords fehlen Schlüssel
goblin-refusal-not-in-battle = Das geht nur im Kampf
goblin-refusal-not-in-hand = Diese Karte ist nicht auf der Hand
goblin-refusal-does-not-follow = Diese Farbe passt nicht an die letzte Karte
goblin-refusal-color-cursed = Der Fluch des Monsters verbietet diese Farbe
goblin-refusal-discard-first = Ein Handkartenbonus ist verflucht: Zuerst müssen Karten abgelegt werden
goblin-refusal-nothing-to-discard = Es muss keine Karte abgelegt werden
goblin-refusal-not-to-discard = Abgelegt wird nur eine Karte aus der Hand
goblin-refusal-look-first = Zuerst muss eine der beiden Karten gewählt werden
goblin-refusal-not-looked-at = Diese Karte sieht sich Taia nicht an
goblin-refusal-arrange-first = Zuerst muss das neue Deck geordnet werden
goblin-refusal-nothing-to-arrange = Es gibt kein Deck zu ordnen
goblin-refusal-not-to-arrange = Diese Karte ist für das neue Deck nicht mehr übrig
goblin-refusal-arranged-already = Du ordnest das Deck schon selbst: Mischen geht jetzt nicht mehr
goblin-refusal-equip-first = Zuerst muss über die Waffe oder Rüstung entschieden werden
goblin-refusal-nothing-to-equip = Es gibt keine Waffe und keine Rüstung, über die zu entscheiden ist
goblin-refusal-heal-first = Zuerst muss über den Heiltrank entschieden werden
goblin-refusal-no-question = Über den Heiltrank ist gerade nichts zu entscheiden
goblin-refusal-no-healing = Du hast keinen Heiltrank
goblin-refusal-healing-not-now = Der Heiltrank kann jetzt nicht getrunken werden
goblin-refusal-nothing-to-heal = Es fehlt kein Trefferpunkt
goblin-refusal-no-strength = Du hast keinen Stärkungstrank
goblin-refusal-no-card-to-double = Es wurde noch keine Karte gespielt, die sich verdoppeln ließe
goblin-refusal-no-effect-to-double = Die letzte Karte hat diesen Effekt nicht
goblin-refusal-effect-void = Ein Effekt, der nicht zählt, lässt sich nicht verdoppeln
goblin-refusal-only-attack-or-defense = Nur Angriff und Abwehr lassen sich verdoppeln
goblin-refusal-no-countercurse = Du hast keinen Gegenfluchtrank
goblin-refusal-counter-not-now = Ein Fluch lässt sich nur von der Wahl des Monsters bis zum Ende des Ausspielens aufheben
goblin-refusal-no-such-curse = Diesen Fluch hat das Monster jetzt nicht
goblin-refusal-not-at-merchant = Das geht nur beim Händler
goblin-refusal-potion-owned = Ein Held besitzt höchstens einen Trank von jeder Art
goblin-refusal-potion-bought = Bei einem Besuch gibt es nur einen Trank von jeder Art
goblin-refusal-pile-empty = Ein solcher Trank ist nicht mehr da
goblin-refusal-one-card-per-visit = Bei einem Besuch gibt es nur eine Karte aus der Pfandleihe
goblin-refusal-not-in-pawnshop = Diese Karte ist nicht in der Pfandleihe
goblin-refusal-paid-in-this-visit = Damit hast du gerade erst bezahlt: Kaufen kannst du es frühestens beim nächsten Besuch
goblin-refusal-nothing-to-pay-with = Du hast nichts, womit du bezahlen könntest
goblin-refusal-cannot-pay-with = Bezahlen kannst du nur mit deiner Waffe, deiner Rüstung oder einer gewonnenen Aktionskarte aus der Hand
goblin-refusal-pay-first = Zuerst muss bezahlt werden
goblin-refusal-nothing-to-pay = Es ist nichts zu bezahlen
goblin-refusal-not-xanros = Nur Lord Xanros trotzt einem Fluch, und nur mit Spezialfähigkeiten
goblin-refusal-defied-already = Lord Xanros trotzt in einem Kampf nur einem Fluch
goblin-refusal-no-curse-to-defy = Diesen Fluch hat das Monster jetzt nicht, also kann ihm niemand trotzen
goblin-refusal-nothing-to-defy = Dieser Fluch betrifft diese Karte nicht
goblin-refusal-never-equipment = Flüchen gegen Ausrüstung kann niemand trotzen
goblin-refusal-named-later = Angriff oder Abwehr wird erst benannt, wenn die Karte ausgespielt ist
goblin-refusal-declared-at-once = Das muss beim Ausspielen der Karte gesagt werden
goblin-refusal-not-in-chain = Diese Karte wurde in diesem Kampf nicht ausgespielt
goblin-refusal-choose-first = Zuerst muss der Trank für den Anfang gewählt werden
goblin-refusal-nothing-to-choose = Es ist kein Trank für den Anfang zu wählen

## Goblin: Ausgaben und Einstellungen

goblin-edition-en = englische Ausgabe
goblin-edition-cs = tschechische Ausgabe
goblin-edition-de = deutsche Ausgabe
goblin-edition-pl = polnische Ausgabe

goblin-setting-gatekeepers = Torwächter je Level
goblin-setting-gatekeepers-count = Jedes Level hat { $count } Torwächter.
goblin-setting-early-revival = Wiederbelebung mit Trefferpunkten
goblin-setting-early-revival-on = Ein Held darf den Zug auch dann zur Wiederbelebung nutzen, wenn er noch Trefferpunkte hat.
goblin-setting-early-revival-off = Die Wiederbelebung gibt es nur für einen Helden ohne Trefferpunkte.
goblin-setting-new-deck = Neues Deck
goblin-setting-new-deck-arranged = Wird der Ablagestapel zum neuen Deck, bestimmt sein Besitzer die Plätze der gewonnenen Karten und der Start-Aktionskarten.
goblin-setting-new-deck-shuffled = Wird der Ablagestapel zum neuen Deck, wird er gemischt.
goblin-setting-resolution = Ende eines Kampfes
goblin-setting-resolution-damage-first = Am Ende eines Kampfes wird zuerst der Schaden angesagt, dann der Schlag; das Ergebnis bleibt gleich.
goblin-setting-resolution-strike-first = Am Ende eines Kampfes wird zuerst der Schlag angesagt, dann der Schaden; das Ergebnis bleibt gleich.
goblin-setting-free-potions = Tränke außerhalb des Kampfes
goblin-setting-free-potions-on = Der Heiltrank darf im eigenen Zug auch außerhalb des Kampfes getrunken werden.
goblin-setting-free-potions-off = Der Heiltrank wird nur im Kampf oder gleich danach getrunken.
goblin-setting-first-strike = Erstschlag
goblin-setting-first-strike-on = Hausregel: Wer stark genug zuschlägt, um das Monster zu besiegen, nimmt keinen Schaden.
goblin-setting-first-strike-off = Auch in einem gewonnenen Kampf nimmt der Held durch das Monster Schaden.
goblin-setting-hit-points = Trefferpunkte
goblin-setting-hit-points-count = Jeder Held hat { $count } Trefferpunkte.
goblin-setting-hit-points-seats = Trefferpunkte je Spieler: { $list }.
goblin-setting-short-game = Kurzes Spiel
goblin-setting-short-game-on = Hausregel: Die Schlüssel von Level I und II öffnen den Weg zum Monsterlord.
goblin-setting-short-game-off = Für den Weg zum Monsterlord sind alle drei Schlüssel nötig.
goblin-setting-cursed-hand = Verfluchter Handkartenbonus
goblin-setting-cursed-hand-remaining = Hausregel: Nimmt ein Fluch einen von zwei Handkartenboni weg, zählt der andere weiter.
goblin-setting-cursed-hand-base = Nimmt ein Fluch einen Handkartenbonus weg, bleiben nur 4 Karten auf der Hand, auch mit einem zweiten Bonus; so sagen es die Regelhefte.
goblin-setting-head-start = Vorsprung
goblin-setting-head-start-on = Hausregel: Alle außer dem ersten Spieler beginnen mit einem Trank ihrer Wahl.
goblin-setting-head-start-off = Niemand beginnt mit einem Trank.
goblin-setting-abilities = Spezialfähigkeiten
goblin-setting-abilities-on = Jeder Held hat eine Spezialfähigkeit.
goblin-setting-abilities-off = Die Helden haben keine Spezialfähigkeiten.

## Goblin: Namen der Karten

# Start-Aktionskarten

card-spark = Funke
card-ice-shard = Eis·splitter
card-mist-cloak = Nebel·mantel
card-candle-flame = Kerzen·flamme
card-herbal-tea = Kräuter·tee
card-old-spellbook = Altes Zauber·buch
card-mighty-swing = Mäch·tiger Schwung
card-charge = Sturm·angriff
card-shoulder-bump = Schulter·stoß
card-round-shield = Rund·schild
card-war-cry = Kampf·schrei
card-deep-breath = Tiefer Atemzug
card-shadow-claw = Schatten·kralle
card-creeping-vine = Krie·chende Ranke
card-raven = Rabe
card-whispers = Ge·flüster
card-dark-pact = Dunkler Pakt
card-smoke-screen = Rauch·schleier
card-dagger-throw = Dolchwurf
card-quick-stab = Flinker Stich
card-side-step = Schritt zur Seite
card-vanish = Spurlos ver·schwun·den
card-ambush = Hinter·halt
card-pickpocket = Lang·finger
card-lunge = Ausfall·schritt
card-parry = Parade
card-riposte = Riposte
card-feint = Finte
card-flourish = Klingen·wirbel
card-salute = Fechter·gruß
card-vision = Vision
card-starlight = Sternen·licht
card-tea-leaves = Tee·blätter
card-omen = Vor·zeichen
card-silver-veil = Silber·schleier
card-warning = Warnung

# Monster

card-cave-rat = Höhlen·ratte
card-puddle-slime = Pfützen·schleim
card-dust-bat = Staub·fleder·maus
card-moss-toad = Moos·kröte
card-pebble-imp = Kiesel·kobold
card-web-weaver = Netz·weberin
card-goblin-cook = Goblin-Koch
card-lost-ghost = Verirrter Geist
card-cellar-snake = Keller·schlange
card-goblin-scout = Goblin-Späher
card-giant-snail = Riesen·schnecke
card-rusty-knight = Rostiger Ritter
card-fire-beetle = Feuer·käfer
card-mushroom-man = Pilz·männchen
card-goblin-thief = Goblin-Dieb
card-tunnel-wolf = Tunnel·wolf
card-cave-crab = Höhlen·krabbe
card-grumpy-mole = Mür·rischer Maulwurf
card-goblin-drummer = Goblin-Tromm·ler
card-stone-sprite = Stein·wichtel
card-bog-slime = Sumpf·schleim
card-goblin-archer = Goblin-Bogen·schütze
card-night-owl = Nachteule
card-rattling-bones = Klap·pernde Knochen
card-cave-bear = Höhlen·bär
card-echo-ghost = Echogeist
card-clay-golem = Lehmgolem
card-thorn-witch = Dornen·hexe
card-goblin-miner = Goblin-Berg·mann
card-marsh-troll = Moortroll
card-swamp-hydra = Sumpf·hydra
card-crystal-spider = Kristall·spinne
card-shadow-cat = Schatten·katze
card-goblin-shaman = Goblin-Scha·mane
card-iron-boar = Eiseneber
card-walking-armour = Wandelnde Rüstung
card-flame-fox = Flammen·fuchs
card-goblin-captain = Goblin-Haupt·mann
card-gloom-moth = Düster·motte
card-cave-giant = Höhlen·riese
card-lava-slime = Lava·schleim
card-bone-archer = Knochen·schütze
card-frost-wolf = Frostwolf
card-goblin-alchemist = Goblin-Alche·mist
card-night-hag = Nachthexe
card-granite-golem = Granit·golem
card-banshee = Banshee
card-cave-lion = Höhlen·löwe
card-blade-dancer = Klingen·tänze·rin
card-shadow-knight = Schatten·ritter
card-mirror-ghost = Spiegel·geist
card-war-troll = Kriegs·troll
card-magma-beetle = Magma·käfer
card-goblin-sorcerer = Goblin-Zau·berer
card-wind-serpent = Wind·schlange
card-stone-giant = Stein·riese
card-nightmare = Nachtmahr
card-cave-kraken = Höhlen·krake
card-phoenix = Phönix
card-crypt-king = Gruft·könig
card-spell-breaker = Zauber·brecher
card-elder-troll = Uralter Troll
card-black-unicorn = Schwarzes Einhorn
card-cave-dragon = Höhlen·drache
card-gate-hound = Torhund
card-door-mimic = Bissige Tür
card-keyhole-spider = Schlüssel·loch·spinne
card-goblin-porter = Goblin-Pfört·ner
card-lantern-wraith = Laternen·gespenst
card-portcullis-troll = Fall·gitter·troll
card-goblin-jailer = Goblin-Kerker·meister
card-chain-ghost = Ketten·geist
card-two-headed-ogre = Zwei·köpfiger Oger
card-brass-golem = Messing·golem
card-sphinx = Sphinx
card-goblin-champion = Goblin-Cham·pion
card-obsidian-golem = Obsidian·golem
card-bone-dragon = Knochen·drache
card-abyss-watcher = Wächter des Abgrunds
card-goblin-king = Goblin-König
card-queen-of-shadows = Königin der Schatten
card-elder-wyrm = Uralter Lindwurm

# Belohnungen

card-nimble-paws = Flinke Pfoten
card-sticky-slap = Klebrige Ohrfeige
card-flutter = Geflatter
card-long-tongue = Lange Zunge
card-slingshot = Stein·schleuder
card-silk-thread = Seiden·faden
card-cooking-pot = Kochtopf
card-chilly-breeze = Kühler Hauch
card-hiss = Zischen
card-ambush-whistle = Pfiff aus dem Hinter·halt
card-snail-shell = Schnecken·haus
card-rusty-sword = Rostiges Schwert
card-hot-sparks = Heiße Funken
card-mushroom-soup = Pilzsuppe
card-crooked-knife = Krummes Messer
card-wolf-bite = Wolfsbiss
card-crab-shield = Krabben·schild
card-burrow = Maul·wurfs·gang
card-drum-harness = Trommel·gurt
card-flint-axe = Feuer·stein·axt
card-bog-splash = Sumpf·spritzer
card-arrow-rain = Pfeil·regen
card-owl-wisdom = Weisheit der Eule
card-bone-club = Knochen·keule
card-bear-hug = Bären·griff
card-echo = Echo
card-clay-plates = Lehm·platten
card-thorn-hedge = Dornen·hecke
card-pickaxe = Spitz·hacke
card-troll-stew = Troll·eintopf
card-three-heads = Drei Köpfe
card-crystal-mail = Kristall·harnisch
card-cat-leap = Katzen·sprung
card-spirit-dance = Geister·tanz
card-boar-hide = Eberhaut
card-haunted-helmet = Spukhelm
card-fox-fire = Fuchs·feuer
card-golden-sabre = Goldener Säbel
card-moonlight-bow = Mond·licht·bogen
card-giant-step = Riesen·schritt
card-lava-wave = Lavawelle
card-bone-hail = Knochen·hagel
card-frost-howl = Frost·geheul
card-bubbling-brew = Bro·delndes Gebräu
card-bad-dream = Böser Traum
card-granite-shield = Granit·schild
card-wail = Wehklage
card-pounce = Löwen·sprung
card-twin-blades = Zwillings·klingen
card-shadow-sword = Schatten·schwert
card-mirror-image = Spiegel·bild
card-troll-hammer = Troll·hammer
card-magma-shell = Magma·panzer
card-goblin-magic = Goblin-Magie
card-whirlwind = Wirbel·wind
card-rockslide = Stein·lawine
card-dream-cloak = Traum·mantel
card-eight-arms = Acht Arme
card-rebirth = Wieder·geburt
card-royal-mail = Königs·harnisch
card-rune-blade = Runen·klinge
card-troll-might = Troll·kraft
card-mane-of-night = Mähne der Nacht
card-dragon-fire = Drachen·feuer

## The page: the table

web-close = Schließen
web-menu = Menü
web-log = Was bisher geschah
web-log-fold = Protokoll einklappen
web-log-show = Protokoll zeigen
web-heroes = Helden
web-actions = Was möglich ist
web-bot-plays = { $hero } (Bot) spielt …
web-plays = { $hero } spielt …
web-skip = Zu meinem Zug
web-skip-turn = Nächster Bot
web-since = Seit deinem Zug
web-log-details = Einzelheiten
web-log-place = Auf der Karte zeigen
web-moves-left = { $count ->
        [one] Noch { $count } Bewegung
       *[other] Noch { $count } Bewegungen
    }
web-moves-given-up = { $count ->
        [one] { $count } Bewegung verfällt
       *[other] { $count } Bewegungen verfallen
    }
web-tap-place = Wähle ein leuchtendes Feld auf der Karte.
web-tap-monster = Wähle ein leuchtendes Monster oder was du sonst tun willst.
web-tap-lord = Der Weg zum Monsterlord ist frei: Besiege ihn, und du gewinnst!
web-tap-card = Spiele eine angehobene Karte oder beende den Kampf.
web-undo = Zurücknehmen
web-take-card-back = Karte zurück
web-hint = Tipp
web-hint-thinks = Die beste Wahl wird gesucht …
web-why-not = Warum nicht?
web-why-not-now = Was jetzt nicht geht und warum:
web-rule = Regel { $text }
web-go-here = Hierhin gehen
web-go-gate = Durch das Tor
web-explore = Erkunden
web-cancel = Abbrechen
web-turn-left = Nach links drehen
web-turn-right = Nach rechts drehen
web-lay = Plättchen legen
web-do-end = Zug beenden
web-do-heal = Rasten und heilen
web-do-open = Truhe öffnen
web-do-collect = Aufheben
web-do-fight = Kämpfen
web-do-portal = Heilportal
web-do-swap = Platz tauschen
web-do-gate = Durch ein Tor
web-do-explore = Erkunden
web-do-again = Neu würfeln
web-do-stand = Wurf behalten
web-do-bolt = Magiegeschoss
web-do-sacrifice = Trefferpunkt opfern
web-do-strike = Zuschlagen
web-hand-over = { $hero } ist am Zug
web-hand-over-pass = Gib das Gerät weiter.
web-hand-over-secret = Gib das Gerät weiter. Tippe hier, wenn nur du es siehst.
web-hand-over-to = { $name }, du bist am Zug
web-opening = Das Spiel beginnt
web-recap-chart = Gewinnchancen aller, vom ersten Zug bis zum letzten
web-review = Spiel analysieren
web-review-begun = Das Spiel wird analysiert …
web-review-failed = Das Spiel kann gerade nicht analysiert werden.
web-curve-of = { $hero }
web-you-placed = { $place ->
        [1] Du hast gewonnen!
        [2] Du belegst den zweiten Platz.
        [3] Du belegst den dritten Platz.
        [4] Du belegst den vierten Platz.
       *[other] Du belegst den fünften Platz.
    }
web-menu-rules = Regeln
web-menu-pace = Tempo
web-menu-pace-none = Ohne Animation
web-menu-pace-fast = Schnell
web-menu-pace-normal = Normal
web-menu-pace-slow = Langsam
web-menu-confirm = Auswahl am Tisch bestätigen
web-menu-odds = Chancen zeigen
web-menu-hints = Tipps anbieten
web-menu-read-aloud = Vorlesen
web-menu-language = Sprache
web-menu-record = Spielstand als Datei sichern
web-menu-home = Zur Startseite (das Spiel bleibt gespeichert)
web-menu-withdraw = Endgültig aussteigen
web-menu-withdraw-sure = { $hero } verlässt das Spiel endgültig. Sicher?
web-menu-withdraw-yes = Ja, aussteigen
web-leave = Einen Bot für mich spielen lassen oder aussteigen …
web-lend = Einen Bot für { $hero } spielen lassen
web-lend-about = Bis du zurückkommst, kann ein Bot für dich weiterspielen; in diesem Menü übernimmst du wieder selbst.
web-lent = Ein Bot spielt für dich weiter. Im Menü übernimmst du wieder selbst.
web-come-back = Wieder selbst für { $hero } spielen
web-out-of-reach = So weit kommst du in diesem Zug nicht mehr.
host-turn-of = Zuerst ist { $hero } am Zug
host-not-own-draws = Hier würfelt und zieht das Programm
host-begun = Das Spiel hat schon begonnen
host-stale = Das Spiel ist schon weiter; sieh noch einmal hin und wähle neu
host-no-such-seat = An diesem Tisch gibt es keinen Spieler { $seat }
host-log-full = Das ist länger als jedes Spiel; beginne ein neues
host-not-the-dice = Der Zufall hat anders entschieden
host-left-out = Es fehlt ein Wurf oder eine Ziehung, obwohl das schon entschieden war
web-supply = Was noch da ist
web-supply-tiles = Plättchen im Stapel
web-supply-tokens = Marker im Beutel
web-supply-none = Nichts mehr da.

## The page: the board

web-board = Das Verlies
web-board-map = Karte des Verlieses: Pfeiltasten verschieben sie, Plus und Minus ändern die Größe, 0 zeigt alles, die Eingabetaste führt zu den leuchtenden Feldern
web-board-tiles = Plättchen des Verlieses
web-board-centre = Auf den Helden zentrieren
web-board-fit = Das ganze Verlies zeigen
web-board-zoom-in = Vergrößern
web-board-zoom-out = Verkleinern
web-board-in-hand = Plättchen in der Hand: { $tile }. Drehen
web-board-turn-left = Plättchen nach links drehen
web-board-turn-right = Plättchen nach rechts drehen
web-target-walk = Auf { $place-acc } gehen: { $count ->
        [one] { $count } Bewegung
       *[other] { $count } Bewegungen
    }
web-target-gate = { $through }: { $count ->
        [one] { $count } Bewegung
       *[other] { $count } Bewegungen
    }
web-target-fight = Gegen { $monster-acc } auf { $place-dat } kämpfen: { $count ->
        [one] { $count } Bewegung
       *[other] { $count } Bewegungen
    }
web-target-explore = Nach { $direction } ins Unbekannte gehen
web-target-explore-far = Auf { $place-acc } und von dort nach { $direction } ins Unbekannte gehen: { $count ->
        [one] { $count } Bewegung
       *[other] { $count } Bewegungen
    }

## The page: what a choice brings

loot-curse = { $loot } und der Fluch für einen Mitspieler
loot-end = { $loot }; das Spiel endet
loot-chest = { $loot } (braucht einen Schlüssel)
thing-gives = { $name } ({ $strength }, Beute: { $loot })
web-gives = { $name } { $strength } → { $loot }
web-gives-plain = { $name } → { $loot }
web-loot-is = Beute: { $loot }
web-note-ends-turn = danach endet dein Zug
web-note-ends-unless-six = nach dem Kampf endet dein Zug – außer bei einer 6
web-note-open = verbraucht den Schlüssel, danach endet dein Zug
web-note-heal = heilt dich ganz, danach endet dein Zug
web-note-heal-curse = heilt dich ganz, hebt den Fluch auf, danach endet dein Zug
web-note-portal = bringt einen Helden zu einer Heilquelle: heilt ganz, hebt den Fluch auf, kostet keine Bewegung
web-note-swap = kostet alle vier Bewegungen
web-note-spent = wird verbraucht
web-note-kept = wird nicht verbraucht
web-note-again = der zweite Wurf zählt
web-note-sacrifice = kostet einen Trefferpunkt
web-note-sacrifice-last = kostet deinen letzten Trefferpunkt
web-note-sneak = du musst nicht kämpfen
web-note-no-key = ohne Schlüssel bleibt die Truhe zu
web-curse-does = Wer verflucht ist, hat keine Fähigkeiten, bis eine Heilquelle oder ein Heilportal den Fluch aufhebt.
web-rise-does = Du erwachst mit allen Trefferpunkten, und dein Zug endet.
web-token-does = Der andere Marker kommt zurück in den Beutel.
web-portal-does = Wer hindurchgeht, hat wieder alle Trefferpunkte und keinen Fluch. Das kostet keine Bewegung, und dein Zug geht weiter.
web-swap-does = Ihr beide tauscht die Plätze. Das kostet alle vier Bewegungen deines Zuges.
web-fountain-to = Heilquelle im { $direction }
web-fountain-here = Heilquelle hier
web-portal-carry = Heilportal: { $hero } geht hindurch

## The page: why not

web-why-not-all = Alles, was du siehst, ist jetzt möglich.
web-why-not-more = Tippe auf dem Tisch etwas an, das nicht leuchtet: Dann erfährst du, warum.
web-unknown-place = das Unbekannte
web-already-here = Hier bist du schon
web-too-far = Das braucht { $count ->
        [one] { $count } Bewegung
       *[other] { $count } Bewegungen
    }, du hast { $left ->
        [0] keine mehr
       *[other] noch { $left }
    }.
web-way-blocked = Ein Monster versperrt den Weg: { $monster }
web-no-way = Dorthin führt noch kein Weg
web-turn-otherwise = Die übrigen Drehungen

## The page: sheets

web-fight = Kampf
web-sum-dice = Würfel
web-sum-weapons = Waffen
web-sum-skill = Fähigkeit
web-sum-bolts = Geschosse
web-sum-sacrifice = Opfer
web-sum-total = Summe
web-sum-rolls = Die Würfel rollen …
web-throw = Würfeln
web-throw-about = Tippe auf die Würfel, um sie zu werfen.
web-throw-prompt = { $hero }, würfle!
web-turn-over-lost = Verloren! Damit endet dein Zug.
web-turn-over-tied = Gleichstand! Damit endet dein Zug.
web-turn-over-won = Gewonnen! Damit endet dein Zug.
web-turn-over-taken = Die Beute gehört dir! Damit endet dein Zug.
web-turn-over-treasure = Ein Schatz gehört dir, und damit ein Punkt mehr! Dein Zug ist zu Ende.
web-turn-over-down = Du bist bewusstlos! Damit endet dein Zug.
web-turn-over-steps = Keine Bewegung mehr übrig: Damit endet dein Zug.
web-won = Gewonnen!
web-tied = Gleichstand
web-lost = Verloren
web-odds-chances = Chancen
web-odds-strike = Wenn du jetzt zuschlägst
web-odds-win = Sieg { $count } %
web-odds-tie = Gleichstand { $count } %
web-odds-loss = Niederlage { $count } %
web-then-win = Sieg
web-then-tie = Gleichstand
web-then-loss = Niederlage
web-then-still-loss = trotzdem Niederlage
web-then-not-enough = reicht allein nicht
web-skills = Fähigkeiten
web-inventory = Inventar
web-inventory-shared = Auch Schätze belegen Plätze: zusammen sechs Gegenstände.
web-slot-weapon = Freier Platz für eine Waffe
web-slot-spell = Freier Platz für einen Zauber
web-slot-key = Freier Platz für einen Schlüssel
web-points = { $points }
web-hit-points = { $count ->
        [one] { $count } Trefferpunkt
       *[other] { $count } Trefferpunkte
    }
web-on-turn = am Zug
web-loot = Was bleibt hier?
web-loot-leave = Hierlassen
web-loot-how = Tippe einen Gegenstand an oder zieh ihn hierher.
web-curse-whom = Wer bekommt den Fluch?
web-token-which = Was kommt in den Raum?
web-rise-where = An welcher Heilquelle?
web-portal-whom = Wer geht durch das Portal?
web-portal-where = Zu welcher Heilquelle?
web-swap-whom = Mit wem den Platz tauschen?
web-back = Zurück
web-start-tile = Startplättchen
web-steps-away = { $count } Plättchen entfernt
web-draw-dice = Würfle und tippe an, was die Würfel zeigen.
web-draw-tile = Zieh ein Plättchen und tippe es an.
web-draw-token = Zieh einen Marker und tippe ihn an.
web-draw-hero = Zieh einen Helden und tippe ihn an.
web-die-first = Erster Würfel
web-die-second = Zweiter Würfel
web-over = Das Spiel ist aus
web-ranking = Punkte
web-turns = { $count ->
        [one] { $count } Zug gespielt
       *[other] { $count } Züge gespielt
    }
web-again = Noch ein Spiel
web-home = Startseite
web-look = Spieltisch ansehen
web-result-show = Ergebnis zeigen

## The page: screens

web-to-content = Zum Inhalt springen
web-screen-title = { $screen } – Karak
web-to-home = Startseite
web-to-game = Zurück zum Spiel
web-game = Spiel
web-trouble-elsewhere = Dieses Spiel wurde in einem anderen Tab weitergespielt.
web-trouble-elsewhere-help = Was du hier tust, wird nicht gespeichert. Lade die Seite neu, um mit dem gespeicherten Stand weiterzuspielen, oder sichere diesen hier vorher als Datei.
web-trouble-full = In diesem Browser ist kein Platz mehr: Das Spiel wird nicht mehr gespeichert.
web-trouble-full-help = Lösche alte Spiele oder sichere dieses als Datei.
web-trouble-unavailable = Dieser Browser speichert nichts für diese Seite, zum Beispiel in einem privaten Fenster: Wird der Tab geschlossen, ist das Spiel verloren.
web-trouble-unavailable-help = Sichere das Spiel als Datei, wenn du es behalten willst.
web-trouble-download = Spielstand als Datei sichern
web-keep-it = Abbrechen
web-try-again = Erneut versuchen
web-home-lead = Zwei Abenteuer unter der Burg Karak: gegen Bots, gemeinsam an einem Gerät oder online.
web-play-now = Sofort spielen
web-play-now-about = Gegen drei Bots: schwache, bis du zum ersten Mal gewinnst
web-new-game = Neues Spiel
web-new-game-about = Helden, Bots und Regeln wählen
web-pass-and-play = Zusammen spielen
web-pass-and-play-about = Mehrere Leute, ein Gerät geht reihum
web-continue = Weiterspielen
web-saved = Gespeicherte Spiele
web-rules = Regeln
web-settings = Einstellungen
web-about = Über das Spiel
web-language = Sprache
web-setup-players = Wer spielt mit?
web-setup-player = Spieler { $number }
web-setup-add = Spieler hinzufügen
web-setup-remove = Spieler { $number } entfernen
web-setup-who = Wer entscheidet
web-setup-name = Name
web-setup-color = Farbe
web-color-own = Wie der Held
web-color-blue = Blau
web-color-red = Rot
web-color-violet = Violett
web-color-green = Grün
web-color-yellow = Gelb
web-color-white = Weiß
web-who-person = Mensch
web-who-easy = Schwacher Bot
web-who-normal = Normaler Bot
web-who-hard = Starker Bot
web-who-person-about = Jemand an diesem Gerät.
web-who-easy-about = Spielt sofort, wie ein aufmerksames Kind.
web-who-normal-about = Kennt seine Chancen und plant seinen Weg.
web-who-hard-about = Probiert viele Züge durch, bevor er entscheidet.
web-setup-hero = Held
web-setup-hero-of = Held von { $player }
web-setup-change = Ändern
web-setup-surprise = Überrasch mich
web-setup-surprise-about = Einer der freien Helden wird zu Beginn gezogen.
web-setup-taken = { $player } – tauschen
web-setup-game = Welche Regeln?
web-setup-goal = Ziel
web-goal-dragon = Der Drache
web-goal-dragon-about = Das klassische Spiel: Ist der Drache besiegt, gewinnt, wer die meisten Punkte hat.
web-goal-treasures = Wer zuerst { $count } Schätze hat
web-goal-treasures-about = Ein Wettlauf: Wer so viele Schätze hat, gewinnt sofort, egal, was der Drache tut.
web-goal-inventory = Schätze belegen Plätze
web-goal-inventory-about = Jeder Schatz braucht einen Platz im Inventar: Reichtum kostet Waffen und Zauber.
web-short = Kurzes Verlies
web-short-about = 40 statt 80 Plättchen: etwa halb so lang.
web-own-draws = Eigene Würfel und Plättchen
web-own-draws-about = Für die echte Schachtel auf dem Tisch: Du würfelst und ziehst selbst und gibst hier ein, was kam.
web-first = Wer beginnt
web-first-roll = Die Würfel entscheiden
web-setup-solo = Allein im Verlies: ohne Fluch und ohne Platztausch. Dein Ergebnis sind deine Punkte; bei gleicher Punktzahl sind weniger Züge besser.
web-setup-watch = Nur Bots spielen: Lehn dich zurück und schau zu.
web-setup-pass = { $count } Personen teilen sich dieses Gerät: Nach jedem Zug wird es weitergegeben.
web-setup-begin = Spiel beginnen
web-saved-about = Spiele werden beim Spielen von selbst gespeichert, nur in diesem Browser.
web-saved-empty = Es gibt noch keine gespeicherten Spiele.
web-history = Deine Bilanz
web-history-about = Hier zählt jedes Spiel, das auf diesem Gerät endet, auch wenn du es später aus den gespeicherten Spielen löschst.
web-history-empty = Hier ist noch kein Spiel zu Ende gegangen. Spiel eines zu Ende, dann steht es hier.
web-history-whose = Wessen Spiele
web-history-everybody = Von allen
web-history-total = { $count ->
        [one] { $count } Spiel, davon gewonnen: { $won }
       *[other] { $count } Spiele, davon gewonnen: { $won }
    }
web-history-heroes = Siege nach Helden
web-history-of = { $won } von { $count } gewonnen
web-history-lengths = Dauer der Spiele
web-history-lengths-about = Die letzten Spiele ({ $count }), das älteste links; gewonnene sind ausgefüllt. Die Hälfte aller Spiele hatte weniger als { $turns } Züge, die andere mehr.
web-history-luck = Glück
web-history-fights = Kämpfe: { $won } von { $count } gewonnen, zu erwarten waren { $expected }.
web-history-dice = Würfel: im Schnitt { $thrown } (Würfe: { $count }), zu erwarten war 7.
web-history-solo = Die besten Spiele allein
web-history-save = Als Datei speichern
web-history-open = Aus Datei ergänzen
web-history-open-about = Eine Bilanz, die du hier oder auf einem anderen Gerät gespeichert hast. Kein Spiel zählt doppelt.
web-history-added = { $count ->
        [0] Diese Spiele waren alle schon da.
        [one] Ein Spiel ist dazugekommen.
       *[other] { $count } Spiele sind dazugekommen.
    }
web-history-refused = { $file } ist keine Bilanz dieses Spiels. Es hat sich nichts geändert.
web-history-erase = Bilanz löschen
web-history-erase-ask = Die ganze Bilanz löschen?
web-history-erase-about = Alle diese Zahlen sind dann weg. Gespeicherte Spiele bleiben.
web-saved-over = Beendet
web-saved-won = Gewonnen: { $who }
web-saved-look = Ansehen
web-saved-download = Herunterladen
web-saved-delete = Löschen
web-saved-delete-ask = Dieses Spiel löschen?
web-saved-delete-about = Es lässt sich nicht zurückholen. Lade es vorher herunter, wenn du es behalten willst.
web-saved-open = Spiel aus einer Datei öffnen
web-saved-open-about = Ein Spiel, das hier heruntergeladen oder im Terminal gespeichert wurde. Du kannst die Datei auch einfach auf diese Seite ziehen.
web-saved-opened = Das Spiel steht oben in der Liste.
web-saved-not-a-game = { $file } ist kein gespeichertes Spiel von Karak. Gespeicherte Spiele sind Textdateien, deren erste Zeile mit „game:“ beginnt.
web-saved-other-version = { $file } stammt von einer anderen Version des Programms und lässt sich hier nicht fortsetzen. Öffne die Datei mit der Version, die sie gespeichert hat.
web-saved-damaged = { $file } lässt sich nicht als Spiel lesen: Etwas darin wurde geändert oder ging verloren. Öffne die Datei so, wie sie gespeichert wurde.
web-saved-changed = { $file } wurde nach dem Speichern geändert und wird nicht geöffnet. Öffne die Datei so, wie sie gespeichert wurde.
web-saved-other-dice = { $file } enthält Würfe oder Ziehungen, die sich nicht aus den geheimen Zahlen des Spiels ergeben, und wird nicht geöffnet.
web-saved-unreadable = { $file } konnte nicht gelesen werden.
web-reason = Einzelheiten: { $reason }
web-missing = Dieses Spiel ist nicht hier
web-missing-about = Es wurde gelöscht oder in einem anderen Browser gespielt. Spiele bleiben in dem Browser, in dem sie gespielt wurden, es sei denn, du lädst sie herunter.
web-unreadable = Dieses Spiel lässt sich hier nicht fortsetzen
web-unreadable-about = Es wurde von einer anderen Version des Programms gespeichert. Nichts ist verloren: Lade es herunter und öffne es mit jener Version.
web-unreadable-passed-on = Es stammt von einer anderen Version von Karak. Lade diese Seite neu, um die neueste zu bekommen, oder öffne es dort, wo es herkam.
web-loading = Einen Moment …
web-part-missing = Dieses Spiel konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
web-part-again = Noch einmal versuchen
web-watch = Wiedergabe
web-watch-time = Zeitleiste
web-watch-turn = Zug { $number } von { $count }
web-watch-before = Vor dem ersten Zug
web-watch-run = Laufen lassen
web-watch-pause = Anhalten
web-watch-back = Einen Schritt zurück
web-watch-on = Einen Schritt weiter
web-watch-turn-back = Einen Zug zurück
web-watch-turn-on = Nächster Zug
web-watch-more = Mehr zu diesem Spiel
web-eyes = Ansicht
web-eyes-all = Alle Karten offen
web-eyes-spectator = Zuschauer
web-eyes-one = Dieses Spiel ist noch nicht zu Ende. Deshalb siehst du nur, was Zuschauer sehen: Alle Handkarten bleiben verdeckt.
web-share = Dieses Spiel teilen
web-share-about = Wer diesen Link öffnet, sieht das ganze bisherige Spiel. Es steckt im Link selbst: Kein Server speichert es.
web-share-names = Mit den Namen der Spieler
web-share-names-about = Sonst erfährt niemand, wer gespielt hat.
web-share-link = Link zu diesem Spiel
web-share-copy = Link kopieren
web-share-copied = Kopiert.
web-share-by-hand = Dieser Browser erlaubt Seiten das Kopieren nicht. Markiere den Link oben und kopiere ihn von Hand.
web-share-device = Weitergeben …
web-share-file = Als Datei speichern
web-share-too-long = Dieses Spiel ist zu lang für einen Link: { $count } Zeichen, und manche Programme kürzen Links nach 8.000. Gib es als Datei weiter.
web-share-impossible = Dieser Browser kann ein Spiel nicht in einen Link packen. Gib es als Datei weiter.
web-prove = Fairness prüfen
web-proved = Bewiesen: Alle Würfe und Ziehungen ({ $count }) ergeben sich aus den geheimen Zahlen dieses Spiels.
web-proved-how = Vor dem Spiel hat das Programm geheime Zahlen festgelegt. Alles, was der Zufall entscheidet, ergibt sich aus ihnen, und niemand kann es sich aussuchen. Jetzt ist das Spiel zu Ende, die Zahlen sind offen, und dieses Gerät hat gerade jeden Wurf und jede Ziehung nachgerechnet.
web-proved-commitment = Das Geheimnis war als { $commitment } versprochen. Hast du das vor dem Spiel gesehen, wurde es nicht nachträglich gewählt.
web-prove-unfinished = Dieses Spiel ist noch nicht zu Ende: Seine geheimen Zahlen werden am Ende gezeigt, und dann können alle sie prüfen.
web-prove-no-dice = In diesem Spiel steht nicht, womit gewürfelt und gezogen wurde. Es lässt sich nichts beweisen.
web-prove-changed = Dieses Spiel wurde nach dem Speichern geändert oder trägt kein Siegel: Es lässt sich nichts beweisen.
web-prove-refuted = Nicht bewiesen: Ein Wurf oder eine Ziehung ergibt sich nicht aus den geheimen Zahlen dieses Spiels.
web-go-on = Von hier weiterspielen
web-go-on-about = Ein neues Spiel beginnt mit Zug { $number }, so wie er war, gegen Bots; der Zufall entscheidet neu. Das Spiel, das du ansiehst, bleibt, wie es ist.
web-go-on-before = Gerade ist etwas im Gange. Ein neues Spiel beginnt kurz davor, in Zug { $number }, gegen Bots; der Zufall entscheidet neu. Das Spiel, das du ansiehst, bleibt, wie es ist.
web-go-on-bots = Bots
web-go-on-as = Als { $hero } spielen
web-go-on-over = Ein beendetes Spiel lässt sich nicht fortsetzen. Geh ein paar Züge zurück, dann geht es.
web-go-on-secret = Von hier lässt sich weiterspielen, sobald das Spiel zu Ende ist: Bis dahin sind die Karten auf der Hand geheim.
web-not-a-game-about = Das ist kein Spiel von Karak. Lass dir den Link noch einmal schicken oder das Spiel als Datei.
web-damaged-about = Es lässt sich nicht als Spiel lesen: Etwas darin wurde geändert oder ging verloren. Wenn du es als Datei hast, öffne diese, oder lass es dir noch einmal schicken.
web-link-cut = Dieser Link ist nicht vollständig
web-link-cut-about = Ein Teil fehlt, vielleicht wurde er beim Weitergeben abgeschnitten. Lass dir den Link noch einmal schicken oder das Spiel als Datei.
web-link-newer-about = Der Link stammt von einer neueren Version von Karak. Lade diese Seite neu, um sie zu bekommen, oder lass dir das Spiel als Datei schicken.
web-link-unpack-about = Dieser Browser ist zu alt, um Spiele aus Links zu öffnen. Öffne den Link in einem neueren oder lass dir das Spiel als Datei schicken.
web-changed = Dieses Spiel wurde geändert
web-changed-about = Sein Siegel passt nicht: Etwas darin wurde nach dem Speichern geändert oder ging unterwegs verloren. Du kannst es ansehen, aber es beweist nichts und lässt sich nicht fortsetzen.
web-changed-watch = Trotzdem ansehen
web-watched = Dieses Spiel lässt sich nur ansehen
web-watched-about = Es enthält nur, was eine einzelne Person gesehen hat. Was die anderen auf der Hand hatten, steht nicht darin. Deshalb lässt es sich nicht fortsetzen.
web-rules-intro = Dies sind die Regeln in unseren eigenen Worten. Jede Regel hat eine Nummer; das Spiel nennt sie, wenn etwas nicht möglich ist. Namen und Zahlen stammen aus dem Spiel.
web-rules-mark = Dieses Zeichen steht bei unseren eigenen Festlegungen, wo das gedruckte Heft schweigt oder sich widerspricht.
web-rules-ruling = Unsere Festlegung: Das gedruckte Heft schweigt hier
web-rules-departure-mark = Dieses Zeichen steht bei unseren eigenen Festlegungen, die vom Wortlaut des gedruckten Heftes abweichen; der Grund steht dabei.
web-rules-departure = Unsere Festlegung: Sie weicht vom gedruckten Heft ab
web-rules-games = Welches Spiel
web-rules-search = In den Regeln suchen
web-rules-found = { $number } von { $count }
web-rules-nothing = Nichts gefunden
web-rules-previous = Voriger Treffer
web-rules-next = Nächster Treffer
web-rules-contents = Inhalt
web-rules-loading = Die Regeln werden geladen …
web-rules-failed = Die Regeln konnten nicht geladen werden. Fehlt die Verbindung?
web-settings-look = Was du siehst und hörst
web-settings-help = Hilfe am Tisch
web-settings-data = Deine Daten
web-pace = Animationstempo
web-pace-none = Aus
web-pace-fast = Schnell
web-pace-normal = Normal
web-pace-slow = Langsam
web-text-size = Schriftgröße
web-text-percent = { $number } %
web-volume = Lautstärke
web-vibration = Vibration
web-vibration-about = Das Gerät vibriert, wenn deine Würfel fallen und wenn du getroffen wirst.
web-read-aloud = Vorlesen
web-read-aloud-about = Das Gerät sagt, was geschieht, auch für alle, die noch nicht lesen können.
web-confirm-setting = Auswahl am Tisch bestätigen
web-confirm-setting-about = Das erste Tippen zeigt, was geschieht, das zweite führt es aus. Was sich zurücknehmen lässt, geschieht sofort.
web-steady = Zu frühes Tippen ignorieren
web-steady-about = Was gerade erst unter dem Finger erschienen ist, lässt sich eine Drittelsekunde lang nicht antippen.
web-throw-setting = Selbst würfeln
web-throw-setting-about = In deinen Kämpfen warten die Würfel, bis du tippst. Sonst rollen sie von selbst.
web-hints = Tipps
web-hints-about = Mit einem Knopf fragst du den besten Bot, was er tun würde.
web-odds = Chancen zeigen
web-odds-about = Vor Kämpfen siehst du deine Siegchance, in Goblin auch, was dich der Kampf wohl kostet.
web-erase = Alle Daten löschen
web-erase-about = Alle gespeicherten Spiele und Einstellungen in diesem Browser. Sonst sind sie nirgends gespeichert.
web-erase-ask = Alles löschen?
web-erase-warning = Alle Spiele und Einstellungen sind dann endgültig weg.
web-erase-confirm = Alles löschen
web-about-what = Zwei Spiele aus der Welt unter der Burg Karak, nach ihren vollständigen Regeln: gegen Bots, gemeinsam an einem Gerät oder an Online-Tischen.
web-about-game = Karak und Karak: Goblin sind Brettspiele ihrer Autoren und ihres Verlags. Namen und Zahlen stammen aus den Spielen; Texte, Zeichnungen und Programm sind von uns, Bilder und Texte des Verlags sind nicht enthalten.
web-about-version = Version { $version }
web-about-dice = Ehrlicher Zufall
web-about-dice-text = Jeder Wurf und jede Ziehung ergibt sich aus geheimen Zahlen, die vor dem Spiel zufällig gewählt werden; Bots kennen sie nicht, und nichts, was im Spiel geschieht, ändert sie. Ein gespeichertes Spiel enthält diese Zahlen, sodass sich jeder Wurf und jede Ziehung nachträglich prüfen lässt.
web-about-credits = Dank
web-about-icons = Symbole von Lorc, Delapouite und anderen, Quelle:
web-about-letters = Schriften: Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica) und Grenze Gotisch von Omnibus-Type
web-about-program = Dieses Programm darf nach Wahl unter einer dieser Lizenzen benutzt werden
web-about-license = Lizenz
web-about-privacy = Deine Spiele und Einstellungen bleiben in deinem Browser; an Online-Tischen speichert der Server das Spiel und deinen Namen. Kein Konto, kein Tracking, keine Werbung.

## The page: both games on the start page, setting up Goblin

web-home-dungeon = Das Verlies
web-home-dungeon-pitch = Lege das Verlies Plättchen für Plättchen, kämpfe gegen Monster und hol die meisten Schätze heraus.
web-home-goblin = Goblin
web-home-goblin-pitch = Reihe Karten nach Farben aneinander, nimm den Monstern bessere Karten ab und besiege den Monsterlord vor allen anderen.
web-play-now-goblin-about = Gegen zwei Bots: schwache, bis du zum ersten Mal gewinnst
web-setup-begins-with = Beginnt mit: { $cards }
web-setup-goblin-solo = Allein in den Höhlen: Besiege den Monsterlord in so wenigen Zügen wie möglich.
web-own-cards = Echte Karten auf dem Tisch
web-own-cards-about = Du mischst und ziehst selbst und gibst hier ein, was kam.
web-first-chance = Der Zufall entscheidet
web-turn-limit = Spieldauer
web-turn-limit-off = Bis zum Schluss
web-turn-limit-turns = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
web-turn-limit-about = Gezählt werden die Züge aller zusammen. Ist der Monsterlord bis dahin nicht besiegt, gewinnt niemand.
web-handicap = Für jeden Spieler eine eigene Zahl
web-handicap-about = Ein Ausgleich: Wer das Spiel noch nicht kennt, bekommt mehr Trefferpunkte.
web-edition = Ausgabe
web-edition-standard = Das Spiel in seiner Grundform. Jede der anderen Ausgaben ändert ein paar Regeln.
web-edition-differs = Was anders ist als in der englischen Ausgabe:
web-house = Hausregeln
web-house-about = Ändere einzelne Regeln für deinen Tisch. Was du nicht anrührst, bleibt wie in der Ausgabe.
web-house-changes = { $count ->
        [one] { $count } Änderung
       *[other] { $count } Änderungen
    }
web-house-reset = Regeln der Ausgabe wiederherstellen
web-house-home = Eigene Regeln
web-house-books = Worin sich die Ausgaben unterscheiden
web-house-as-edition = wie in der Ausgabe
web-house-usual = üblich
web-cards = Kartensatz
web-cards-standard = Du spielst mit den Karten, die zum Spiel gehören.
web-cards-own = Du spielst mit den Karten von „{ $name }“. Sie werden mit dem Spiel gespeichert.
web-cards-back = Zurück zu den Karten des Spiels
web-cards-open = Kartendatei öffnen
web-cards-open-about = Selbst geschriebene Karten oder die aus deiner Schachtel. Du kannst die Datei auch einfach auf diese Seite ziehen.
web-cards-model = Kartendatei des Spiels als Vorlage herunterladen
web-cards-too-large = { $file } ist für eine Kartendatei viel zu groß. Eine Kartendatei ist ein Text von höchstens 256 Kilobyte; bitte wähle eine andere.
web-cards-not-text = { $file } ist keine Textdatei. Speichere deine Karten als einfachen Text (UTF-8) und öffne sie noch einmal.
web-cards-unreadable = { $file } konnte nicht gelesen werden. Bitte versuch es noch einmal oder wähle eine andere Datei.
web-cards-faulty = Mit { $file } lässt sich noch nicht spielen. Verbessere diese Zeilen und öffne die Datei noch einmal; bis dahin spielst du mit den Karten des Spiels.
web-cards-line = Zeile { $number }:
web-cards-names = { $count ->
        [one] Den Namen von { $count } Karte ansehen
       *[other] Die Namen aller { $count } Karten ansehen
    }
web-cards-gatekeepers = Torwächter
web-cards-lords = Monsterlords
web-cards-rewards = Belohnungen

## Die Seite: das erste Spiel erklärt sich selbst

web-lesson-dungeon-title = Deine erste Partie Karak
web-lesson-goblin-title = Deine erste Partie Karak: Goblin
# $hero ist ein Name mit Beruf: „Horan, Krieger“
web-lesson-who = Du bist { $hero }.
web-lesson-goal = Dein Ziel
web-lesson-skill = Dein Held
web-lesson-turn = Dein Zug
web-lesson-begin = Los geht’s
web-lesson-known = Ich kenne das Spiel
web-lesson-dungeon-goal = Besiege Monster und öffne Truhen: Schätze bringen Punkte. Fällt der Drache, ist das Spiel aus, und wer die meisten Punkte hat, gewinnt.
web-lesson-dungeon-turn = Du hast bis zu vier Bewegungen. Wo es dunkel ist, legst du neue Plättchen, und in neuen Räumen wartet jemand auf dich.
web-lesson-goblin-goal = Hol dir die Schlüssel der drei Level und besiege vor allen anderen den Monsterlord ganz unten.
web-lesson-goblin-turn = Bekämpfe ein Monster mit Karten aus deiner Hand. Ist es besiegt, bekommst du seine Karte.
web-lesson-goblin-cards = Du beginnst mit sechs eigenen Karten; { $count } davon hast du auf der Hand.
web-lesson-exit = Ein Weg ins Dunkle: Tippe ihn an, lege das neue Plättchen und tritt ein.
web-lesson-fight = Würfel und Waffen gegen die Stärke des Monsters: Mit mehr gewinnst du, mit weniger verlierst du einen Trefferpunkt (ein Herz) und weichst zurück.
web-lesson-key = Ein Schlüssel öffnet eine Truhe; du kannst nur einen tragen.
web-lesson-chest = In der Truhe liegt ein Schatz, 1 Punkt: Geh mit einem Schlüssel hin und öffne sie.
web-lesson-curse = Wer verflucht ist, hat keine Fähigkeiten, bis er seinen Zug an einer Heilquelle beendet, ein Heilportal ihn dorthin bringt oder jemand, der eine Mumie besiegt, den Fluch weitergibt.
web-lesson-own-curse = Du bist verflucht und hast keine Fähigkeiten. Beende einen Zug an einer Heilquelle oder lass dich von einem Heilportal dorthin bringen: Dann bist du den Fluch los.
web-lesson-fountain = Beende deinen Zug an einer Heilquelle: Du bekommst alle Trefferpunkte zurück und bist den Fluch los.
web-lesson-monster = Tippe ein leuchtendes Monster an: Du brauchst so viele Schwerter, wie es Herzen hat; deine Schilde wehren seine Krallen ab.
web-lesson-chain = Die nächste Karte deiner Kette muss eine dieser Farben haben.
web-lesson-goblin-curse = Was ein Fluch durchstreicht, hilft dir in diesem Kampf nicht.
web-lesson-reward = Was du gewinnst, gehört dir: Karten liegen auf dem Ablagestapel, bis du sie ziehst, Waffen und Rüstungen helfen sofort.
web-lesson-merchant = Statt zu kämpfen, kannst du hier einkaufen: Alles kostet eine Karte, die du gewonnen hast.
web-lesson-goblin-key = Ein Schlüssel öffnet das nächste Level; mit allen dreien darfst du gegen den Monsterlord kämpfen.
web-lesson-reshuffle = Dein Deck ist aufgebraucht: Aus dem Ablagestapel wird dein neues Deck. So kommen auch gewonnene Karten auf deine Hand.
web-lessons = Erklärungen im ersten Spiel
web-lessons-about = Ein Satz, sobald etwas zum ersten Mal geschieht.
web-lessons-menu = Erklärungen
web-lessons-again = Alle Erklärungen zum Nachlesen
web-lessons-teach-again = Noch einmal alles erklären
web-lessons-come-again = Alle Erklärungen kommen wieder.
web-rules-quick = Kurzanleitung
web-rules-all = Alle Regeln

## The page: without a network

web-offline = Ohne Netz
web-offline-ready = Bereit zum Spielen ohne Netz.
web-offline-preparing = Alles Nötige wird gespeichert, damit du ohne Netz spielen kannst …
web-offline-impossible = Ohne Netz kannst du nur spielen, wenn die Seite beim ersten Mal über eine sichere Verbindung (https) geladen wird und der Browser sie behalten darf. Hier braucht sie das Netz bei jedem Öffnen.
web-offline-check = Nach neuer Version suchen
web-offline-checking = Eine neue Version wird gesucht …
web-offline-newest = Du hast die neueste Version.
web-offline-unreachable = Ob es eine neue Version gibt, ließ sich gerade nicht feststellen. Fehlt die Verbindung?
web-offline-new = Eine neue Version ist bereit.
web-offline-new-help = Deine Spiele bleiben gespeichert.
web-offline-reload = Neu laden
web-offline-later = Später

## Die Seite: Kampf und Hand von Goblin

web-hand = Deine Hand
web-hand-count = { $count ->
        [one] { $count } Karte auf der Hand, aufgefüllt wird auf { $limit }
       *[other] { $count } Karten auf der Hand, aufgefüllt wird auf { $limit }
    }
web-hand-stays = { $count } Karten auf der Hand, { $limit } dürfen bleiben
web-battle = Kampf
web-battle-sum = Angriff { $attack } gegen { $needed }, Abwehr { $defense } gegen { $strength }. Wäre jetzt Schluss: { $outcome }.
web-battle-missing = { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
web-battle-next = Nächste Farben: { $colors }
web-battle-doubled = , verdoppelt: { $effect }
web-battle-best = Am besten: { $line }
web-battle-step-end = Schluss
web-battle-step-take = { $card } nehmen
web-battle-step-discard = { $card } ablegen
web-battle-step-draw = ziehen
web-battle-end = Kampf beenden
web-battle-damage = { $count ->
        [0] kein Trefferpunkt verloren
        [one] { $count } Trefferpunkt verloren
       *[other] { $count } Trefferpunkte verloren
    }
web-battle-won = Sieg!
web-battle-stayed = Das Monster bleibt
web-battle-fell = Keine Trefferpunkte mehr

## Die Seite: Höhlen, Spieler und Laden von Goblin

web-caverns = Die Stadt und die Höhlen darunter
web-chance = Siegchance: { $chance }
web-cavern-deck = { $count ->
        [one] Stapel mit { $count } Karte; gegen die oberste kann noch niemand kämpfen
       *[other] Stapel mit { $count } Karten; gegen die oberste kann noch niemand kämpfen
    }
web-cavern-gates = { $count ->
        [one] { $count } Torwächter
       *[other] { $count } Torwächter übereinander
    }
web-way-open = Offen
web-way-closed = Verschlossen
web-pile-gate = Torwächter
web-pile-next = danach
web-way-needs = Du brauchst Schlüssel { $level }
web-key-won = Schlüssel gewonnen
web-key-missing = Schlüssel fehlt noch
web-key-needless = Schlüssel nicht nötig
web-chamber = Die Kammer des Monsterlords
web-town = Händler und Pfandleihe
web-merchant = Händler
web-pawnshop = Pfandleihe
web-pawnshop-empty = In der Pfandleihe ist noch nichts.
web-stock = noch { $count }
web-look-back = Nachsehen, was auf der Rückseite steht
web-keys-of = Schlüssel: { $keys }
web-count-hand = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-count-deck = { $count ->
        [one] { $count } Karte im Deck
       *[other] { $count } Karten im Deck
    }
web-count-discard = { $count ->
        [one] { $count } Karte auf dem Ablagestapel
       *[other] { $count } Karten auf dem Ablagestapel
    }
web-count-keys = { $count ->
        [one] { $count } Schlüssel
       *[other] { $count } Schlüssel
    }
web-count-won = { $count ->
        [one] { $count } gewonnene Karte
       *[other] { $count } gewonnene Karten
    }
web-ability = Spezialfähigkeit
web-equipment = Ausrüstung
web-potions = Tränke
web-pile-hand = Hand
web-hand-limit = { $count ->
        [one] Wird am Ende des Zuges auf { $count } Karte aufgefüllt
       *[other] Wird am Ende des Zuges auf { $count } Karten aufgefüllt
    }
web-deck = Deck
web-deck-order = Von oben nach unten
web-concealed = Verdeckt in Hand oder Deck
web-concealed-own = Irgendwo im Deck
web-discard = Ablagestapel
web-no-cards = Keine
web-unknown-card = Eine unbekannte Karte
web-reward = { $hero } deckt die Belohnung auf
web-key-scene = { $hero } gewinnt den Schlüssel von Level { $level }
web-finale = Der Monsterlord ist gefallen. { $hero } gewinnt!
web-equip = Tippe das Stück an, das du behältst. Das andere kommt in die Pfandleihe.
web-equip-now = Jetzt
web-equip-new = Neu
web-equip-change = Was sich ändern würde
web-nothing-worn = Noch nichts
web-keep = Nehmen
web-pawn = In die Pfandleihe
web-change-attack = Angriff
web-change-defence = Abwehr
web-change-heart = Herzen
web-change-hand = Handkarten
web-shop-how = Wähle, was du willst, und dann, womit du bezahlst. Jede gekaufte Karte kostet eine von deinen.
web-shop-pay = Wähle jetzt, womit du bezahlst.
web-shop-other = Etwas anderes wählen
web-shop-nothing = Du hast nichts, womit du bezahlen könntest.
web-for-sale = Zu kaufen
web-pay-with = Bezahlen kannst du mit
web-pay-where = Womit du bezahlst, kommt in die Pfandleihe, und dort können es alle kaufen. Mit Start-Aktionskarten kannst du nicht bezahlen.
web-pay-worn = Aus deiner Ausrüstung
web-pay-hand = Von der Hand, endgültig weg
web-arrange = Dein neues Deck
web-arrange-why = Mischen ist immer gut. Ordnen lohnt sich, wenn du eine bestimmte Karte bald haben willst.
web-arrange-own = Selbst ordnen
web-arrange-how = Die erste Karte liegt oben. Zieh Karten an ihren Platz oder tippe erst die Karte an und dann den Platz.
web-arrange-place = Platz { $number }
web-arrange-up = Weiter nach oben
web-arrange-down = Weiter nach unten
web-arrange-shuffle = Einfach mischen
web-arrange-done = So lassen
web-draw-monster = Zieh eine Monsterkarte und tippe sie an.
web-draw-card = Deck von { $hero }: Zieh eine Karte und tippe sie an.
web-draw-back = Deck von { $hero }: Sieh dir die Rückseite der obersten Karte an und tippe sie an.
web-draw-first = Lose aus, wer beginnt, und tippe den Spieler an.

## Die Seite: was eine Entscheidung in Goblin kostet

web-fight-costs = { $count ->
        [0] Der Kampf kostet dich wahrscheinlich keinen Trefferpunkt.
        [one] Der Kampf kostet dich wahrscheinlich { $count } Trefferpunkt.
       *[other] Der Kampf kostet dich wahrscheinlich { $count } Trefferpunkte.
    }
web-fight-heals = Danach hast du wahrscheinlich mehr Trefferpunkte als jetzt.
web-fight-falls = Du verlierst wahrscheinlich alle Trefferpunkte.
web-fight-hopeless = Diesen Kampf kannst du jetzt nicht gewinnen.
web-rewards = Offene Belohnungen
web-rewards-about = Goblin: Wer sich ein Monster genauer ansieht, sieht auch die Karte, die es bringt.
web-shuffle-setting = Immer mischen
web-shuffle-setting-about = Goblin: Dein neues Deck wird ohne Nachfrage gemischt und nie geordnet.
web-arrange-always = Immer mischen
web-arrange-always-about = nicht mehr fragen (in den Einstellungen änderbar)
web-ends-turn = beendet deinen Zug
web-whole-turn = kostet deinen ganzen Zug
web-merchant-only-costs = du kannst nichts kaufen: kostet nur den Zug
web-merchant-nothing = Du kannst hier gerade nichts kaufen: Der Besuch würde dich nur den Zug kosten.
web-merchant-starting = { $count ->
        [one] Mit der Start-Aktionskarte auf deiner Hand kannst du nicht bezahlen. Das geht nur mit gewonnenen oder gekauften Karten, mit einer Waffe oder einer Rüstung.
       *[other] Mit den { $count } Start-Aktionskarten auf deiner Hand kannst du nicht bezahlen. Das geht nur mit gewonnenen oder gekauften Karten, mit einer Waffe oder einer Rüstung.
    }
web-equip-better = besser
web-keep-worn = Behalten
web-do-counter = Fluch aufheben
web-do-defy = Trotzen

## Was an einer Kartendatei nicht stimmt: Ihre eigenen Wörter bleiben, wie sie sind

fault-unknown-key = `{ $key }` ist hier unbekannt; möglich sind: { $list }
fault-no-id = `id` fehlt: Gib dem Satz einen Namen
fault-id = `id` besteht aus höchstens { $most } Kleinbuchstaben, Ziffern und Bindestrichen
fault-no-number = `{ $key }` fehlt: eine Zahl von { $low } bis { $high }
fault-number = `{ $key }` ist eine Zahl von { $low } bis { $high }
fault-missing = `{ $key }` fehlt
fault-name = `{ $key }` ist ein Name in Anführungszeichen
fault-word = `{ $found }` ist hier nicht möglich; möglich sind: { $list }
fault-no-list = `{ $key }` fehlt: eine Liste in eckigen Klammern
fault-list = `{ $key }` ist eine Liste in eckigen Klammern
fault-names = `{ $key }` enthält Namen in Anführungszeichen
fault-no-table = In der Datei fehlt [{ $key }]
fault-table = `{ $key }` ist eine Tabelle: Schreib [{ $key }]
fault-tables = `{ $key }` ist eine Liste von Tabellen: Schreib [[{ $key }]]
fault-more = Weitere Fehler, hier und weiter unten: { $count }
fault-no-toml = Diese Zeile ist kein TOML: Prüf Anführungszeichen, Klammern und Gleichheitszeichen und ob etwas doppelt dasteht
fault-potions = `{ $key }`: { $there } statt { $must } Tränke (G1.3)
fault-two-rewards = Es hat schon eine andere Belohnung: Nimm `{ $key }` heraus
fault-reward-card = `{ $key }` ist eine Karte: Sie braucht eine Tabelle mit `name` und `effects`
fault-no-reward = Die Belohnung fehlt: Schreib `action`, `weapon` oder `armour`
fault-bad-name = `name` hat 1 bis { $most } sichtbare Zeichen, ohne Leerzeichen am Anfang und am Ende
fault-no-effects = `effects` ist leer: Eine Karte hat mindestens einen Effekt
fault-twice = `{ $item }` steht doppelt in `{ $key }`
fault-effect = `{ $effect }` braucht eine Zahl von 1 bis { $most }, zum Beispiel "{ $effect } 1"
fault-opens = Damit kann man nur einen Kampf beginnen: Keine andere Karte hat `{ $color }` in `next`
fault-opens-hero = Damit kann man nur einen Kampf beginnen: Keine andere Start-Aktionskarte des Helden und keine Belohnung hat `{ $color }` in `next`
fault-count-starting = `{ $owner }` hat { $there } statt { $must } Start-Aktionskarten (G1.3)
fault-count-monsters = Level { $owner } hat { $there } statt { $must } gewöhnliche Monster (G1.2)
fault-count-gatekeepers = Level { $owner } hat { $there } statt { $must } Torwächter (G1.2)
fault-count-lords = Die Datei hat { $there } statt { $must } Monsterlords (G1.2)
fault-same-name = Zwei Karten dieser Art heißen „{ $name }“
fault-unbeatable = Niemand kann es besiegen: Es hat { $health } Trefferpunkte, und alle Karten zusammen erreichen { $attack } Angriff
fault-deadly = Niemand kann es überleben: Sein Angriff ist { $attack }, alle Karten zusammen erreichen { $defence } Abwehr, und ein Held hat { $health } Trefferpunkte

# Tables online.
web-given-back-stale = Inzwischen ist etwas anderes geschehen. Sieh noch einmal hin und wähle neu.
web-given-back-lost = Deine letzte Wahl hatte den Server noch nicht erreicht, als die Seite neu geladen wurde. Sieh noch einmal hin und wähle neu.
web-given-back-not-kept = Der Server konnte das gerade nicht speichern. Nichts hat sich geändert; versuch es noch einmal.
web-given-back-too-much = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
web-given-back = Das ist an diesem Tisch gerade nicht möglich.
web-online = Online spielen
web-online-table = Online-Tisch
web-online-yours = Deine Tische
web-online-lobby = Öffentliche Tische
web-online-none-open = Gerade gibt es keinen öffentlichen Tisch. Öffne einen, dann finden ihn andere hier.
web-online-new = Neuer Online-Tisch
web-online-new-about = Alle spielen an ihrem eigenen Gerät, ob weit weg oder rund um einen Tisch.
web-online-code = Mit einem Code an einen Tisch
web-online-go = Zum Tisch
web-online-open = Tisch öffnen
web-online-alone = Es muss noch jemand mitspielen, und sei es ein Bot.
web-online-first-is-yours = Die erste Person bist du. Die anderen setzen sich, wenn sie kommen.
web-online-not-opened = Der Server hat den Tisch nicht geöffnet. Versuch es gleich noch einmal.
web-no-server = Unter dieser Adresse antwortet kein Spielserver. Frag deinen Gastgeber nach der richtigen oder spiel an diesem Gerät.
web-stage-gathering = { $free } von { $seats } Plätzen frei
web-stage-playing = Spiel läuft
web-stage-over = zu Ende
web-online-me = Du
web-other-device = Auf einem anderen Gerät weiterspielen
web-other-device-about = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt einmal und nur für dich: Gib ihn nicht weiter.
web-messages = Nachricht schicken, wenn ich am Zug bin
web-messages-about = Bist du nicht am Tisch, geht eine Nachricht an diese Adresse: ein ntfy-Thema oder ein Webhook von Discord, Slack oder Mattermost.
web-messages-address = Adresse für Nachrichten
web-messages-save = Speichern und erste Nachricht senden
web-messages-to = Nachrichten gehen an { $host }.
web-messages-stop = Keine Nachrichten mehr senden
web-messages-failed = Es wurde nichts gesendet: Die Adresse nimmt keine Nachrichten an, oder dieser Server erlaubt es nicht.
web-messages-text = Karak: Du bist am Zug.
web-link-used = Dieser persönliche Link wurde schon benutzt oder ist zu alt. Erzeuge auf dem anderen Gerät einen neuen.
web-connected-coming = Die Verbindung wird aufgebaut …
web-connected-well = Verbunden
web-connected-lost = Die Verbindung ist weg und kommt von selbst wieder. Was du jetzt wählst, wird später gesendet.
web-connected-waits = Die Verbindung ist weg und kommt von selbst wieder. Deine Wahl wartet und wird dann gesendet.
web-sent = Gesendet …
web-reconnect = Jetzt versuchen
web-caught = Der Server sagt jetzt etwas anderes als vorher. Trau diesem Spiel nicht.
web-bye-no-table = Zu diesem Code gibt es keinen Tisch. Vielleicht wurde er längst geschlossen, oder ein Zeichen stimmt nicht.
web-bye-removed = Der Gastgeber dieses Tisches hat dich weggeschickt.
web-bye-closed = Der Gastgeber hat diesen Tisch geschlossen.
web-bye-version = Der Server hat eine andere Version als diese Seite. Lade die Seite neu.
web-guest = Gast { $number }
web-seat-empty = Frei
web-sit = Hier Platz nehmen
web-move-here = Hierher wechseln
web-get-up = Aufstehen
web-swap = Plätze tauschen
web-send-away = Wegschicken
web-bot-here = Einen Bot hierher setzen
web-away = gerade nicht da
web-is-ready = bereit
web-not-yet-ready = noch nicht bereit
web-wishes-swap = möchte mit dir den Platz tauschen
web-you = du
web-host = Gastgeber
web-ready = Ich bin bereit
web-not-ready = Moment, noch nicht
web-start-by = { $name } startet das Spiel.
web-start-waits = { $count ->
    [one] Ein Spieler ist noch nicht bereit.
   *[other] { $count } Spieler sind noch nicht bereit.
 }
web-start-empty = Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-refused-taken = Jemand war schneller und sitzt dort.
web-refused-host = Das darf nur der Gastgeber des Tisches.
web-refused-not-now = Das geht noch nicht oder nicht mehr.
web-invite = Andere einladen
web-invite-about = Wer diesen Link öffnet oder das Telefon auf das Bild richtet, kommt an diesen Tisch.
web-invite-code = Code: { $code }
web-qr = Die Einladung als QR-Code
web-table-kept = Der Tisch
web-table-open = Öffentlicher Tisch
web-table-open-about = Alle finden ihn in der Liste. Es gibt keine Tipps und statt Chat nur fertige Grüße.
web-table-hints = Tipps
web-table-hints-about = Wer spielt, darf fragen, was der beste Bot tun würde.
web-table-screen = Dieses Gerät ist der Tisch
web-table-screen-about = Ein Tablet oder Fernseher zeigt das Spiel, und alle spielen mit ihrem eigenen Telefon.
web-table-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-time = { $minutes } Minuten je Spieler, dazu { $seconds } Sekunden je Zug
web-table-close = Tisch schließen
web-table-close-sure = Den Tisch für alle schließen?
web-dice-share = Dein Beitrag zu den Würfeln
web-dice-share-about = Jedes Gerät steuert Zahlen bei, die sonst niemand kennt. So kann niemand bestimmen, was fällt, auch der Server nicht. Schüttle, so oft du magst.
web-dice-shake = Würfel schütteln
web-dice-shaken = { $count ->
    [one] Einmal geschüttelt.
   *[other] { $count }-mal geschüttelt.
 }
web-dice-making = Die Würfel werden vorbereitet …
web-dice-so-far = { $count ->
    [one] Ein Beitrag ist da.
   *[other] { $count } Beiträge sind da.
 }
web-talk = Chat
web-talk-write = Schreib etwas
web-talk-lost = Keine Verbindung: Was du schreibst, bleibt hier, bis es gesendet werden kann.
web-talk-send = Senden
web-talk-line = { $name }: { $text }
web-mutes = Jemanden stumm schalten
web-mute = { $name } stumm schalten
web-unmute = { $name } wieder hören
web-online-watching = Du siehst zu.
web-online-lend = Einen Bot für mich spielen lassen
web-online-back = Wieder selbst spielen
web-agree-to-end = Das Spiel hier beenden, wenn alle zustimmen
web-agree-no-longer = Doch weiterspielen
web-agreed = { $count ->
    [one] Eine Person möchte das Spiel hier beenden.
   *[other] { $count } Personen möchten das Spiel hier beenden.
 }
web-host-ways = Du bist Gastgeber dieses Tisches
web-lend-absent = Einen Bot für { $name } spielen lassen
web-hand-table = { $name } zum Gastgeber machen
web-remove-guest = { $name } endgültig wegschicken
web-take-table = Den Tisch übernehmen
web-tap-again = zum Bestätigen noch einmal tippen
web-give-seat = { $name } bekommt den Platz von { $absent }
web-take-over-about = Dieser Link macht dich auf diesem Gerät zu der Person, die ihn erstellt hat. Die Tische, an denen du hier sitzt, bleiben bei deinem bisherigen Namen: Du findest sie nicht wieder.
web-take-over = Ja, hier weiterspielen
web-rematch = Noch ein Spiel, alle rücken einen Platz weiter
web-rematch-go = Zum nächsten Spiel
web-proof-good = Die Würfel waren fair: bewiesen
web-proof-partly = An den Würfeln fand sich kein Fehler
web-proof-own-draws = Alle haben selbst gewürfelt und gezogen
web-proof-wrong = Mit diesem Spiel stimmt etwas nicht
web-proof-about = Vor dem ersten Wurf haben der Server und jedes Gerät je eine geheime Zahl festgelegt und nur ihren Fingerabdruck gezeigt. Dann wurden alle Zahlen aufgedeckt und gemischt, und jeder Wurf ergibt sich aus der Mischung. Dein Gerät hat alle Fingerabdrücke und alle Würfe geprüft.
web-proof-about-late = Vor dem ersten Wurf haben der Server und jedes Gerät am Tisch je eine geheime Zahl festgelegt und nur ihren Fingerabdruck gezeigt. Dann wurden alle Zahlen aufgedeckt und gemischt, und jeder Wurf ergibt sich aus der Mischung. Ob die Zahlen zu den Fingerabdrücken passen, wissen die Geräte, die dabei waren. Deines hat sie nicht gesehen.
web-proof-about-own-draws = Alle haben selbst gewürfelt und gezogen und eingetippt, was kam. Dein Gerät hat geprüft, dass das Spiel damit nach den Regeln lief. Dass es wirklich so kam, kann niemand beweisen.
web-proof-about-wrong = Dein Gerät hat den Beweis mit allem verglichen, was es während des Spiels gesehen hat, und etwas passt nicht zusammen. Trau dem Ergebnis dieses Spiels nicht.
web-your-turn = Du bist am Zug
web-turns-elsewhere = { $count ->
    [one] Du bist an einem anderen Tisch am Zug
   *[other] Du bist an { $count } anderen Tischen am Zug
 }
web-turn-about = Tisch { $code }
web-notify = Bescheid geben, wenn ich am Zug bin
web-notify-about = Dieses Gerät meldet sich, wenn ein Tisch auf dich wartet und du gerade etwas anderes ansiehst.
web-notify-refused = Dieser Browser erlaubt keine Meldungen dieser Seite. Das lässt sich in seinen Einstellungen ändern.
web-plain-http = Ohne https kann diese Seite weder dein Telefon wach halten noch dir Bescheid geben: Lass es in Sichtweite liegen und den Ton an.
web-plain-http-table = Ohne https kann diese Seite den Bildschirm nicht wach halten: Stell das Gerät so ein, dass es nicht von selbst dunkel wird.
web-online-newer = Der Server hat eine andere Version dieser Seite. Dein Platz und das Spiel bleiben, wie sie sind.
web-table-full = Alle Plätze sind besetzt. Du kannst zusehen oder warten, bis jemand aufsteht.
web-table-not-now = Der Server schafft das gerade nicht. Versuch es gleich noch einmal.
web-dice-shake-device = Tippe einmal auf den Knopf und schüttle dann das Telefon selbst: Auch seine Bewegungen zählen.
web-cheat-secret = Die geheime Zahl des Servers ist nicht die, die er vor dem ersten Wurf festgelegt hatte.
web-cheat-set-up = Die Würfel waren für ein anderes Spiel bestimmt.
web-cheat-share = Ein Beitrag zu den Würfeln wurde geändert oder weggelassen.
web-cheat-dice = Ein Wurf oder ein Schritt des Spiels ergibt sich nicht aus den Würfeln.
web-cheat-past = Etwas, das schon geschehen war, wurde später geändert.
web-unproved-own-draws = Würfe von Hand lassen sich nicht beweisen.
web-unproved-late = Dein Gerät war noch nicht da, als die Würfel vorbereitet wurden. Es hat alles geprüft, was es gesehen hat, und jeden Wurf.
web-unproved-other = Dein Beitrag zu den Würfeln kam von einem anderen Gerät oder Browser von dir. Nur dort lässt er sich beweisen.
web-unproved-silent = Dein Beitrag zu den Würfeln kam zu spät, deshalb hat der Server einen für dich eingesetzt.
