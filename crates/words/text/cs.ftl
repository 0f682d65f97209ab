### Čeština.
###
### Podstatná jména jsou zprávy, jejich tvary jsou atributy. Věta, která dostane jméno `monster`, smí použít
### `$monster` (1. pád: „mumie“) a `$monster-TVAR` pro každý atribut:
###   .acc     4. pád: „mumii“
###   .with    7. pád s předložkou: „s mumií“
###   .loc     6. pád bez předložky (místa): „startovním dílku“
###   .to      směr s předložkou (prameny): „k prameni …“
###   .at      poloha s předložkou (prameny): „u pramene …“
###   .gender  rod: masculine, feminine nebo neuter (hrdinové a místa u stolu)
###   .title   čím hrdina je: „válečník“
### Věty jsou v přítomném čase a podmětem je jméno hrdiny, aby se sloveso nemuselo shodovat v rodě.

## Hrdinové a místa u stolu

hero-argentus = Argentus
    .acc = Argentuse
    .with = s Argentusem
    .gender = masculine
    .title = čaroděj
hero-horan = Horan
    .acc = Horana
    .with = s Horanem
    .gender = masculine
    .title = válečník
hero-xanros = Lord Xanros
    .acc = Lorda Xanrose
    .with = s Lordem Xanrosem
    .gender = masculine
    .title = černokněžník
hero-aderyn = Aderyn
    .acc = Aderyn
    .with = s Aderyn
    .gender = feminine
    .title = lupička
hero-victorius = Victorius
    .acc = Victoriuse
    .with = s Victoriusem
    .gender = masculine
    .title = šermíř
hero-taia = Taia
    .acc = Taiu
    .with = s Taiou
    .gender = feminine
    .title = vědma
hero-title = { $hero }, { $hero-title }

seat = Místo { $label }
    .acc = místo { $label }
    .with = s místem { $label }
    .gender = neuter
    .title = zatím bez hrdiny

skill-argentus-1 = Magické střely se nespotřebují.
skill-argentus-2 = Prochází zdí mezi objevenými dílky.
skill-horan-1 = Jednou za boj smí znovu hodit oběma kostkami; platí druhý hod.
skill-horan-2 = Při ztrátě posledního života ožívá u libovolného objeveného pramene s plným počtem životů.
skill-xanros-1 = Jednou za boj smí po hodu obětovat jeden život za +1.
skill-xanros-2 = Smí si za všechny čtyři pohyby tahu vyměnit místo s kterýmkoli hrdinou.
skill-aderyn-1 = Remíza v boji je výhra.
skill-aderyn-2 = S nestvůrami bojovat nemusí a smí kolem nich projít.
skill-victorius-1 = Kostkami, na kterých padne 1, hází znovu.
skill-victorius-2 = Padne-li na některé kostce 6, tah po boji pokračuje.
skill-taia-1 = +1 v boji, do kterého vede první pohyb tahu.
skill-taia-2 = V nové místnosti táhne dva žetony a jeden si vybere.

## Nestvůry, truhla, předměty

monster-giant-rat = obří krysa
    .acc = obří krysu
    .with = s obří krysou
monster-giant-spider = obří pavouk
    .acc = obřího pavouka
    .with = s obřím pavoukem
monster-mummy = mumie
    .acc = mumii
    .with = s mumií
monster-skeleton-turnkey = kostlivec klíčník
    .acc = kostlivce klíčníka
    .with = s kostlivcem klíčníkem
monster-skeleton-warrior = kostlivec válečník
    .acc = kostlivce válečníka
    .with = s kostlivcem válečníkem
monster-skeleton-king = kostlivec král
    .acc = kostlivce krále
    .with = s kostlivcem králem
monster-fallen = Padlý
    .acc = Padlého
    .with = s Padlým
monster-dragon = drak
    .acc = draka
    .with = s drakem

token-chest = truhla
    .acc = truhlu
    .with = s truhlou

piece-daggers = dýky
    .acc = dýky
piece-sword = meč
    .acc = meč
piece-axe = sekera
    .acc = sekeru
piece-bolt = magická střela
    .acc = magickou střelu
piece-portal = léčivý portál
    .acc = léčivý portál
piece-key = klíč
    .acc = klíč
piece-treasure = poklad
    .acc = poklad
piece-dragon-treasure = dračí poklad
    .acc = dračí poklad

## Dílky, místa, směry

kind-tunnel = chodba
    .acc = chodbu
kind-room = místnost
    .acc = místnost
kind-gate = teleportační brána
    .acc = teleportační bránu
kind-fountain = léčivý pramen
    .acc = léčivý pramen

shape-cross = křižovatka
shape-t = tvar T
shape-straight = rovný průchod
shape-corner = zatáčka

tile-type = { $kind }, { $shape }
tile-start = startovní dílek s pramenem
tile-line = ({ $at }) { $kind }, otevřeno na { $sides }
tile-exit-unknown = { $direction } (neznámo)
tile-exit-wall = { $direction } (zeď)

direction-north = sever
direction-east = východ
direction-south = jih
direction-west = západ

place-start = startovní dílek
    .acc = startovní dílek
    .loc = startovním dílku
place-at = dílek ({ $label })
    .acc = dílek ({ $label })
    .loc = dílku ({ $label })
fountain-start = pramen na startovním dílku
    .to = k prameni na startovním dílku
    .at = u pramene na startovním dílku
fountain-at = pramen ({ $label })
    .to = k prameni ({ $label })
    .at = u pramene ({ $label })

list-and = { $list } a { $last }

## Co říká volba

action-detail = { $action }: { $detail }

action-move = Jít na { $direction }
action-move-wall = Projít zdí na { $direction }
action-explore = Jít na { $direction } do neznáma
action-lay = Položit otevřený na { $sides }
action-lay-all = Položit otevřený na všechny strany
action-choose = Položit { $token-acc }
action-gate = Projít branou na { $place-acc }
action-fight = Bojovat { $monster-with }
action-fight-here = Bojovat s nestvůrou na dílku
action-roll-again = Hodit znovu oběma kostkami
action-stand = Nechat tento hod
action-bolt = Použít magickou střelu (+1)
action-sacrifice = Obětovat jeden život (+1)
action-strike = Udeřit: { $total } proti { $strength }
action-strike-now = Udeřit
action-leave = Nechat tady { $piece-acc }
action-curse = Uvalit kletbu na { $hero-acc }
action-keep-curse = Nechat kletbu, kde je: má ji { $hero }
action-keep-own-curse = Nechat si kletbu
action-keep-no-curse = Nechat kletbu, kde je
action-portal = Léčivý portál: přenést { $hero-acc } { $fountain-to }
action-portal-self = Léčivý portál: přenést se { $fountain-to }
action-swap = Vyměnit si místo { $hero-with } (stojí všechny čtyři pohyby)
action-open = Otevřít truhlu klíčem (tah končí)
action-collect = Sebrat { $piece-acc } (tah končí)
action-collect-here = Sebrat, co tu leží (tah končí)
action-rise = Ožít { $fountain-at }
action-end = Ukončit tah
action-end-heal = Ukončit tah a vyléčit se u pramene

detail-fight = bojovat { $monster-with }
detail-sneak = { $monster }, bojovat se nemusí
detail-chest = truhla
detail-piece = { $piece }
detail-tunnel = chodba
detail-room = prázdná místnost
detail-gate = teleportační brána
detail-fountain = léčivý pramen
detail-start = startovní dílek s pramenem
detail-odds = výhra { $win } %, remíza { $tie } %, prohra { $loss } %

## Co se stalo

event-hero-drawn = { $seat } hraje za hrdinu: { $title }.
event-rolled-for-start = { $hero } hází o to, kdo začne: { $first } a { $second }, dohromady { $total }.
event-start-tied = Nerozhodně: kdo hodil nejvíc, hází znovu.
event-turn-began = Na tahu je { $hero }.
event-turn-missed = { $hero } je v bezvědomí, vynechává tah a získává zpět jeden život.
event-moved = { $hero } jde na { $place-acc }.
event-walked-through-wall = { $hero } prochází zdí na { $place-acc }.
event-teleported = { $hero } prochází branou na { $place-acc }.
event-tile-drawn = { $hero } táhne dílek: { $tile }.
event-tile-returned = Tento dílek by podzemí uzavřel a vrací se do zásoby: { $tile }.
event-tile-laid = { $hero } pokládá { $kind-acc } na místo ({ $at }), otevřeno na { $sides }, a vstupuje.
event-token-drawn = { $hero } táhne žeton: { $token }.
event-token-returned = Zpět do sáčku: { $token }.
event-token-laid = Na { $place-loc } je teď { $token }.
event-fight-began = { $hero } bojuje { $monster-with }, síla { $strength }.
event-rolled = { $bonus ->
        [0] { $hero } hází { $first } a { $second }, celkem má { $total }.
       *[other] { $hero } hází { $first } a { $second }, k tomu +{ $bonus } za zbraně a schopnosti, celkem má { $total }.
    }
event-rolls-again = { $hero } bere kostky ještě jednou.
event-bolt-used = { $hero } používá magickou střelu: teď má { $total }.
event-sacrificed = { $hero } obětuje jeden život: teď má { $total }.
event-fight-won = { $hero } poráží { $monster-acc }: { $total } proti { $strength }.
event-fight-tied = { $hero } remizuje { $monster-with }: { $total } proti { $strength }.
event-fight-lost = { $hero } prohrává { $monster-with }: { $total } proti { $strength }.
event-hit-point-lost = { $hero } ztrácí jeden život: { $left ->
        [0] žádný už nezbývá
        [one] zbývá { $left }
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }.
event-fell-unconscious = { $hero } upadá do bezvědomí.
event-retreated = { $hero } se vrací na { $place-acc }.
event-rose = { $hero } ožívá { $fountain-at } s plným počtem životů.
event-looted = { $hero } získává { $piece-acc }.
event-left-behind = { $hero } nechává na dílku { $piece-acc }.
event-collected = { $hero } si bere { $piece-acc }.
event-chest-opened = { $hero } otevírá truhlu a bere si poklad.
event-cursed = { $hero } uvaluje kletbu Karaku na { $other-acc }.
event-curse-kept = { $hero } nechává kletbu, kde je: má ji { $other }.
event-own-curse-kept = { $hero } si kletbu nechává.
event-curse-lifted = Kletba opouští { $hero-acc }.
event-healed = { $hero } má zase všechny životy.
event-portal-used = { $hero } používá léčivý portál a přenáší { $other-acc } { $fountain-to }.
event-portal-used-self = { $hero } používá léčivý portál a přenáší se { $fountain-to }.
event-swapped = { $hero } si vyměňuje místo { $other-with }.
event-goes-on = Šestka: { $hero } pokračuje v tahu.
event-turn-ended = { $hero } končí tah.
event-withdrew = { $hero } odchází ze hry.

## Jak to skončilo

end-dragon = Drak je poražen, hra končí.
end-treasures = { $hero } má dost pokladů, hra končí.
end-explored = Už není co objevovat a drak se neukázal: hra končí.
end-turn-limit = Limit tahů je vyčerpán, hra končí.
end-last-left = Všichni ostatní odešli, hra končí.
end-abandoned = Ve hře už nikdo není.
end-agreed = Všichni se shodli, že hra tady končí.

result-winner = Vítězí { $hero }: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
result-shared = { $heroes } se dělí o vítězství, každý hrdina má { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
result-last = Vítězí { $hero }.
result-nobody = Nikdo nevítězí.
result-solo = { $hero } má { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } za { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }.
result-ranking = Body: { $list }
result-points = { $hero } { $points }
result-points-left = { $hero } { $points } (už není ve hře)
result-pending = Hra ještě neskončila.

## Kdo o čem rozhoduje

prompt-draw-hero = { $seat }: losuje se hrdina.
prompt-roll-for-start = { $hero } hází o to, kdo začne.
prompt-walk = { $hero }, { $moves ->
        [0] nezbývá žádný pohyb
        [one] zbývá { $moves } pohyb
        [few] zbývají { $moves } pohyby
       *[other] zbývá { $moves } pohybů
    }: co dál?
prompt-must-fight = { $hero } musí nejdřív bojovat { $monster-with }.
prompt-must-fight-here = { $hero } musí nejdřív bojovat.
prompt-draw-tile = { $hero } objevuje, co je směrem na { $direction }: táhne se dílek.
prompt-draw-tile-again = { $hero } objevuje, co je směrem na { $direction }: táhne se jiný dílek.
prompt-lay-tile = { $hero }, jak položíš tento dílek směrem na { $direction }? ({ $tile })
prompt-draw-token = { $hero } je v nové místnosti: táhne se žeton.
prompt-draw-second-token = { $hero } má v ruce žeton { $token } a táhne druhý.
prompt-choose-token = { $hero }, který žeton položíš: { $first }, nebo { $second }?
prompt-roll = { $hero } hází v boji { $monster-with }, síla { $strength }.
prompt-roll-second = { $hero } hází znovu v boji { $monster-with }, síla { $strength }.
prompt-roll-here = { $hero } hází oběma kostkami.
prompt-second-roll = { $hero }, { $total } proti { $strength }: hodit znovu?
prompt-strengthen = { $hero }, { $total } proti { $strength }: posílit úder?
prompt-loot = { $hero } všechno neunese: co tu zůstane?
prompt-place-curse = { $hero }, kdo dostane kletbu Karaku?
prompt-rise = { $hero }, u kterého pramene ožiješ?

## Proč něco nejde (za větou je číslo pravidla)

refusal-game-over = Hra už skončila
refusal-game-not-begun = Hra ještě nezačala
refusal-no-moves-left = Všechny pohyby jsou vyčerpané
refusal-no-tile-there = Tam ještě žádný dílek neleží
refusal-wall = Je tam zeď
refusal-tile-to-lay = Nejdřív je třeba položit tažený dílek
refusal-token-to-lay = Nejdřív je třeba položit jeden z tažených žetonů
refusal-nothing-to-end = Teď nelze tah ukončit
refusal-no-exit = Dílek tam není otevřený
refusal-already-explored = Tam už dílek leží
refusal-not-connected = Dílek by nebyl spojený s tím, ze kterého hrdina přichází
refusal-not-that-shape = Tažený dílek takto otevřený není
refusal-no-tile-drawn = Žádný dílek nebyl tažen
refusal-nothing-to-draw = Teď se nic nehází ani netáhne
refusal-tile-not-in-stack = Takový dílek už v zásobě není
refusal-not-a-tile-draw = Je třeba táhnout dílek
refusal-token-not-in-bag = Takový žeton už v sáčku není
refusal-not-a-token-draw = Je třeba táhnout žeton
refusal-stack-empty = Zásoba dílků je prázdná
refusal-would-close-dungeon = Takto otočený dílek by podzemí uzavřel, jinak otočený ne
refusal-tile-would-close = Tento dílek by podzemí uzavřel; táhne se jiný
refusal-in-combat = Nejdřív je třeba rozhodnout boj
refusal-not-in-combat = To jde jen v boji, po hodu
refusal-not-a-dice-roll = Je třeba hodit dvěma kostkami
refusal-not-a-start-roll = O toho, kdo začne, se hází dvěma kostkami
refusal-not-a-hero-draw = Je třeba vylosovat hrdinu, který je ještě volný
refusal-no-bolt = Na tento boj už nezbývá žádná magická střela
refusal-loot-first = Nejdřív je třeba něco nechat na dílku
refusal-nothing-to-leave = Na dílku se nechává jen to, co se nevejde
refusal-not-carried = To hrdina nenese
refusal-does-not-help = Ani bez toho by se všechno nevešlo
refusal-nothing-here = Neleží tu nic, co by šlo sebrat
refusal-no-chest-here = Není tu truhla
refusal-no-key = Je k tomu třeba klíč
refusal-no-portal = Hrdina nemá léčivý portál
refusal-no-fountain-there = Tam žádný objevený pramen není
refusal-no-fountain-to-rise = Není tam objevený pramen, u kterého by hrdina mohl ožít
refusal-no-such-hero = Takový hrdina ve hře není
refusal-not-on-gate = Hrdina nestojí na bráně
refusal-one-gate-only = Jediná brána nikam nevede
refusal-no-gate-there = Tam žádná jiná brána není
refusal-curse-first = Nejdřív je třeba rozhodnout o kletbě
refusal-no-curse-to-place = O kletbě rozhoduje jen ten, kdo právě porazil mumii
refusal-not-on-oneself = Kletbu nelze uvalit na sebe
refusal-already-cursed = Tento hrdina už kletbu má
refusal-nobody-cursed = Kletbu nikdo nemá, proto ji někdo musí dostat
refusal-skill-cursed = Prokletý hrdina nemá zvláštní schopnosti
refusal-not-horan = Znovu smí házet jen Horan
refusal-rolled-twice = Druhý hod platí
refusal-decide-roll = Nejdřív je třeba rozhodnout, zda hodit znovu
refusal-choose-fountain = Nejdřív je třeba vybrat pramen, u kterého hrdina ožije
refusal-not-defeated = U pramene ožívá jen poražený Horan
refusal-not-xanros = To umí jen Lord Xanros
refusal-sacrificed-already = V jednom boji lze obětovat jen jeden život
refusal-no-hit-point = Nezbývá život, který by šlo obětovat
refusal-moves-spent = Výměna stojí všechny čtyři pohyby
refusal-same-tile = Tento hrdina stojí na stejném dílku
refusal-not-aderyn = Kdy bojovat, rozhoduje jen lupička
refusal-no-monster-here = Není tu žádná nestvůra
refusal-must-fight = Nejdřív je třeba bojovat s nestvůrou na dílku
refusal-swordsman-rolls-no-one = Kostkou, na které padne 1, hází Victorius znovu
refusal-not-taia = Mezi dvěma žetony vybírá jen Taia
refusal-not-drawn = Tento žeton nebyl tažen
refusal-no-tokens-drawn = Nebyly taženy dva žetony
refusal-seat-gone = Toto místo ve hře není

## Terminál

ui-title = Karak
ui-subtitle = Prozkoumej podzemí, poraz jeho nestvůry a odnes si jeho poklad.
ui-goal-dragon = Vyhrává, kdo má po poražení draka nejvíc bodů.
ui-goal-treasures = Kdo má { $count ->
        [one] { $count } poklad
        [few] { $count } poklady
       *[other] { $count } pokladů
    }, vyhrává ihned.
ui-goal-inventory = Poklady zabírají místa v inventáři.
ui-hit-points = Životy
ui-cursed = { $hero-gender ->
        [feminine] prokletá
       *[masculine] prokletý
    }
ui-unconscious = v bezvědomí
ui-left-game = už není ve hře
ui-points-count = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
ui-treasures-of = { $count } z { $goal ->
        [one] { $goal } pokladu
       *[other] { $goal } pokladů
    }
ui-turn = Tah { $number }
ui-turn-heading = — Tah { $number }: { $hero } —
ui-tiles-left = { $count ->
        [one] { $count } dílek v zásobě
        [few] { $count } dílky v zásobě
       *[other] { $count } dílků v zásobě
    }
ui-tokens-left = { $count ->
        [one] { $count } žeton v sáčku
        [few] { $count } žetony v sáčku
       *[other] { $count } žetonů v sáčku
    }
ui-not-a-choice = Taková volba není: napiš číslo od 1 do { $count }, nebo ? pro nápovědu.
ui-not-on-list = „{ $text }“ na seznamu není. Napiš číslo nebo jméno ze seznamu.
ui-undone = Vzato zpět.
ui-corrected = Vzato zpět. Hoď nebo táhni znovu.
ui-nothing-yet = Zatím není co vzít zpět.
ui-nothing-to-undo = Nic nelze vzít zpět: kostky nebo tažení už ukázaly něco nového, nebo mezitím rozhodl někdo jiný.
ui-saved = Uloženo do { $file }.
ui-not-saved = Nelze uložit do { $file }: { $reason }
ui-file-exists = Soubor { $file } už existuje a zůstává, jak je. Zvol jiný název.
ui-save-where = Napiš kam: w SOUBOR
ui-quit-unsaved = Hra není uložená. Chceš-li skončit, napiš ještě jednou q; chceš-li ji uložit, napiš w SOUBOR.
ui-resumed = Hra pokračuje ze souboru { $file }.
ui-goodbye = Na shledanou!
ui-end-of-input = Konec vstupu, hra se tady zastavuje.
ui-roll-dice = { $hero }: hoď dvěma kostkami a napiš obě čísla, například 3 5.
ui-die-range = Na kostce padne 1 až 6. Napiš obě čísla, například 3 5.
ui-draw-tile = { $hero }: táhni dílek a napiš jeho číslo.
ui-draw-token = { $hero }: táhni žeton a napiš jeho číslo.
ui-draw-hero = { $seat }: který hrdina byl vylosován?
ui-impossible = To není možné: { $reason }
ui-why-possible = Tohle teď jde: je to mezi možnostmi.
ui-why-unknown = „{ $text }“ není akce. Akce se píšou takto: go n, explore e, fight, end.
ui-why-list = Teď nejde:
ui-draw-first = Nejdřív je třeba hodit nebo táhnout
ui-agree-confirm = Tím hra končí pro všechny a rozhodnou body. Souhlasí-li všichni, napiš to ještě jednou.
ui-withdraw-confirm = { $hero } opouští hru natrvalo. Pro jistotu to napiš ještě jednou.
ui-entry-of = Položka { $entry } z { $entries }
ui-verified = Ověřeno: záznam je beze změny a jeho hody a tažení ({ $count }) jsou dokázány.
ui-verified-own = Záznam je beze změny. Jeho hody a tažení ({ $count }) byly zadány ručně, nejsou dokázány.
ui-seat-human = člověk
ui-seat-random-bot = náhodný robot
ui-bot = robot
ui-seat-line = { $seat }: { $hero } ({ $kind })
ui-legend = Mapa
ui-legend-tunnel = chodba
ui-legend-room = místnost
ui-legend-gate = teleportační brána
ui-legend-fountain = léčivý pramen
ui-legend-chest = zamčená truhla
ui-legend-more = tam mapa pokračuje
ui-legend-hero = hrdina, podle čísla místa
ui-help-text =
    Napiš jedno z toho a stiskni Enter:
      1, 2, 3 …       zvolit tuto možnost
                      (šance počítají se střelami, druhým hodem i obětí)
      u, undo         vzít poslední volbu zpět
      m, map          ukázat mapu; bez mapy popsat dílky slovy
      s, sheets       ukázat listy hrdinů
      i, skills       vysvětlit zvláštní schopnosti hrdinů
      w, save SOUBOR  uložit hru do souboru
      why             všechno, co teď nejde, i s důvodem
      why AKCE        proč tohle nejde, například: why fight
      withdraw        odejít ze hry natrvalo
      agree           všichni souhlasí, že hra skončí
      ?, help         tato nápověda
      q, quit         konec
