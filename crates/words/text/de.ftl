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

## Helden und Plätze

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

seat = Platz { $label }
    .title = noch ohne Held

skill-argentus-1 = Magiegeschosse werden nicht verbraucht.
skill-argentus-2 = Geht zwischen entdeckten Plättchen durch Wände.
skill-horan-1 = Darf einmal je Kampf beide Würfel noch einmal werfen; der zweite Wurf zählt.
skill-horan-2 = Erwacht beim Verlust des letzten Trefferpunkts an einer beliebigen entdeckten Heilquelle mit allen Trefferpunkten.
skill-xanros-1 = Darf einmal je Kampf nach dem Wurf einen Trefferpunkt für +1 opfern.
skill-xanros-2 = Darf für alle vier Bewegungen des Zuges mit einem beliebigen Helden den Platz tauschen.
skill-aderyn-1 = Ein Gleichstand im Kampf ist ein Sieg.
skill-aderyn-2 = Muss nicht gegen Monster kämpfen und darf an ihnen vorbeigehen.
skill-victorius-1 = Würfel, die eine 1 zeigen, werden neu geworfen.
skill-victorius-2 = Mit einer 6 auf einem Würfel geht der Zug nach dem Kampf weiter.
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
action-end = Den Zug beenden
action-end-heal = Den Zug beenden und sich an der Heilquelle heilen

detail-fight = gegen { $monster-acc } kämpfen
detail-sneak = { $monster }, ein Kampf muss nicht sein
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
event-token-drawn = { $hero } zieht { $token-indef-acc }.
event-token-returned = Zurück in den Beutel: { $token }.
event-token-laid = Auf { $place-dat } ist jetzt { $token-indef }.
event-fight-began = { $hero } kämpft gegen { $monster-acc }, Stärke { $strength }.
event-rolled = { $bonus ->
        [0] { $hero } würfelt { $first } und { $second }, insgesamt { $total }.
       *[other] { $hero } würfelt { $first } und { $second }, dazu +{ $bonus } durch Waffen und Fähigkeiten, insgesamt { $total }.
    }
event-rolls-again = { $hero } nimmt die Würfel noch einmal auf.
event-bolt-used = { $hero } setzt ein Magiegeschoss ein: jetzt { $total }.
event-sacrificed = { $hero } opfert einen Trefferpunkt: jetzt { $total }.
event-fight-won = { $hero } besiegt { $monster-acc }: { $total } gegen { $strength }.
event-fight-tied = { $hero } kämpft unentschieden gegen { $monster-acc }: { $total } gegen { $strength }.
event-fight-lost = { $hero } verliert gegen { $monster-acc }: { $total } gegen { $strength }.
event-hit-point-lost = { $hero } verliert einen Trefferpunkt: { $left ->
        [0] keiner mehr übrig
       *[other] noch { $left }
    }.
event-fell-unconscious = { $hero } wird bewusstlos.
event-retreated = { $hero } geht zurück auf { $place-acc }.
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

## Wie es ausging

end-dragon = Der Drache ist besiegt, das Spiel ist aus.
end-treasures = { $hero } hat genug Schätze, das Spiel ist aus.
end-explored = Es gibt nichts mehr zu entdecken, und der Drache kam nie: Das Spiel ist aus.
end-turn-limit = Das Zuglimit ist erreicht, das Spiel ist aus.
end-last-left = Alle anderen sind gegangen, das Spiel ist aus.
end-abandoned = Niemand ist mehr im Spiel.
end-agreed = Alle sind sich einig, das Spiel hier zu beenden.

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
refusal-nothing-to-end = Jetzt kann kein Zug beendet werden
refusal-no-exit = Das Plättchen hat dort keinen Ausgang
refusal-already-explored = Dort liegt schon ein Plättchen
refusal-not-connected = Das Plättchen wäre nicht mit dem eben verlassenen verbunden
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
refusal-not-in-combat = Das geht nur im Kampf, nach dem Wurf
refusal-not-a-dice-roll = Es müssen zwei Würfel geworfen werden
refusal-not-a-start-roll = Wer beginnt, wird mit zwei Würfeln ausgewürfelt
refusal-not-a-hero-draw = Es muss ein Held gezogen werden, der noch frei ist
refusal-no-bolt = Für diesen Kampf ist kein Magiegeschoss mehr da
refusal-loot-first = Zuerst muss etwas zurückgelassen werden
refusal-nothing-to-leave = Zurückgelassen wird nur, was keinen Platz hat
refusal-not-carried = Das trägt der Held nicht bei sich
refusal-does-not-help = Auch ohne das hätte nicht alles Platz
refusal-nothing-here = Hier liegt nichts zum Aufheben
refusal-no-chest-here = Hier ist keine Truhe
refusal-no-key = Dafür ist ein Schlüssel nötig
refusal-no-portal = Der Held hat kein Heilportal
refusal-no-fountain-there = Dort ist keine entdeckte Heilquelle
refusal-no-fountain-to-rise = Dort ist keine entdeckte Heilquelle, an der der Held erwachen könnte
refusal-no-such-hero = Diesen Helden gibt es im Spiel nicht
refusal-not-on-gate = Der Held steht nicht auf einem Tor
refusal-one-gate-only = Ein einzelnes Tor führt nirgendwohin
refusal-no-gate-there = Dort ist kein anderes Tor
refusal-curse-first = Zuerst muss über den Fluch entschieden werden
refusal-no-curse-to-place = Über den Fluch entscheidet nur, wer gerade eine Mumie besiegt hat
refusal-not-on-oneself = Niemand kann den Fluch auf sich selbst legen
refusal-already-cursed = Dieser Held hat den Fluch schon
refusal-nobody-cursed = Niemand ist verflucht, also muss jemand den Fluch bekommen
refusal-skill-cursed = Ein verfluchter Held hat keine Spezialfähigkeiten
refusal-not-horan = Nur Horan darf noch einmal würfeln
refusal-rolled-twice = Der zweite Wurf gilt
refusal-decide-roll = Entscheide zuerst, ob noch einmal gewürfelt wird
refusal-choose-fountain = Wähle zuerst die Heilquelle, an der der Held erwacht
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
refusal-seat-gone = Dieser Platz ist nicht im Spiel

## Das Terminal

ui-title = Karak
ui-subtitle = Erkunde das Verlies, besiege seine Monster und hol dir seinen Schatz.
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
ui-corrected = Zurückgenommen. Würfle oder zieh noch einmal.
ui-nothing-yet = Es gibt noch nichts zurückzunehmen.
ui-nothing-to-undo = Es lässt sich nichts zurücknehmen: Ein Wurf oder ein gezogenes Teil hat schon etwas Neues gezeigt, oder jemand anderes hat inzwischen entschieden.
ui-saved = Gespeichert in { $file }.
ui-not-saved = In { $file } lässt sich nicht speichern: { $reason }
ui-file-exists = Die Datei { $file } gibt es schon, sie bleibt, wie sie ist. Wähle einen anderen Namen.
ui-save-where = Gib an, wohin: w DATEI
ui-quit-unsaved = Das Spiel ist nicht gespeichert. Gib noch einmal q ein, um es zu beenden, oder w DATEI, um es zu speichern.
ui-resumed = Das Spiel aus { $file } geht weiter.
ui-goodbye = Auf Wiedersehen!
ui-end-of-input = Die Eingabe ist zu Ende, das Spiel hält hier an.
ui-roll-dice = { $hero }: Wirf zwei Würfel und gib beide Zahlen ein, zum Beispiel 3 5.
ui-die-range = Ein Würfel zeigt 1 bis 6. Gib beide Zahlen ein, zum Beispiel 3 5.
ui-draw-tile = { $hero }: Zieh ein Plättchen und gib seine Nummer ein.
ui-draw-token = { $hero }: Zieh einen Marker und gib seine Nummer ein.
ui-draw-hero = { $seat }: Welcher Held wurde gezogen?
ui-impossible = Das kann nicht sein: { $reason }
ui-why-possible = Das geht jetzt: Es steht auf der Liste.
ui-why-unknown = „{ $text }“ ist keine Aktion. Aktionen schreibt man so: go n, explore e, fight, end.
ui-why-list = Jetzt nicht möglich:
ui-draw-first = Zuerst muss gewürfelt oder gezogen werden
ui-agree-confirm = Damit endet das Spiel für alle, und die Punkte entscheiden. Gib es noch einmal ein, wenn alle einverstanden sind.
ui-withdraw-confirm = { $hero } verlässt das Spiel endgültig. Gib es zur Sicherheit noch einmal ein.
ui-entry-of = Eintrag { $entry } von { $entries }
ui-verified = Geprüft: Die Aufzeichnung ist unverändert, und ihre Würfe und Ziehungen ({ $count }) sind bewiesen.
ui-verified-own = Die Aufzeichnung ist unverändert. Ihre Würfe und Ziehungen ({ $count }) wurden eingegeben, sind also nicht bewiesen.
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
ui-legend-hero = Held, nach Nummer des Platzes
ui-help-text =
    Gib eines davon ein und drücke die Eingabetaste:
      1, 2, 3 …      diese Möglichkeit wählen
                     (Chancen mit allen Geschossen, zweitem Wurf und Opfer)
      u, undo        die letzte Wahl zurücknehmen
      m, map         die Karte zeigen; ohne Karte die Plättchen in Worten
      s, sheets      die Bögen der Helden zeigen
      i, skills      die Spezialfähigkeiten der Helden erklären
      w, save DATEI  das Spiel in eine Datei speichern
      why            alles, was jetzt nicht geht, mit dem Grund
      why AKTION     warum das nicht geht, zum Beispiel: why fight
      withdraw       das Spiel endgültig verlassen
      agree          alle sind einverstanden, das Spiel zu beenden
      ?, help        diese Hilfe
      q, quit        beenden
