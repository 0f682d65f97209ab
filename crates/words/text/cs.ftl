### Čeština.
###
### Podstatná jména jsou zprávy, jejich tvary jsou atributy. Věta, která dostane jméno `monster`, smí použít
### `$monster` (1. pád: „mumie“) a `$monster-TVAR` pro každý atribut:
###   .acc     4. pád: „mumii“
###   .with    7. pád s předložkou: „s mumií“
###   .loc     6. pád bez předložky (místa): „startovním dílku“
###   .to      směr s předložkou (prameny): „k prameni …“
###   .at      poloha s předložkou (prameny): „u pramene …“
###   .gender  rod: masculine, feminine nebo neuter (hrdinové a hráči)
###   .title   čím hrdina je: „válečník“
### Věty jsou v přítomném čase a podmětem je jméno hrdiny, aby se sloveso nemuselo shodovat v rodě.

## Hrdinové a hráči

hero-argentus = Argentus
    .voc = Argentusi
    .acc = Argentuse
    .with = s Argentusem
    .gender = masculine
    .title = čaroděj
hero-horan = Horan
    .voc = Horane
    .acc = Horana
    .with = s Horanem
    .gender = masculine
    .title = válečník
hero-xanros = Lord Xanros
    .voc = Lorde Xanrosi
    .acc = Lorda Xanrose
    .with = s Lordem Xanrosem
    .gender = masculine
    .title = černokněžník
hero-aderyn = Aderyn
    .voc = Aderyn
    .acc = Aderyn
    .with = s Aderyn
    .gender = feminine
    .title = lupička
hero-victorius = Victorius
    .voc = Victoriusi
    .acc = Victoriuse
    .with = s Victoriusem
    .gender = masculine
    .title = šermíř
hero-taia = Taia
    .voc = Taio
    .acc = Taiu
    .with = s Taiou
    .gender = feminine
    .title = vědma
hero-title = { $hero }, { $hero-title }

seat = Hráč { $label }
    .voc = Hráči { $label }
    .acc = hráče { $label }
    .with = s hráčem { $label }
    .gender = masculine
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
direction-north-east = severovýchod
direction-south-east = jihovýchod
direction-south-west = jihozápad
direction-north-west = severozápad

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
place-other = další dílek
    .acc = další dílek
    .loc = dalším dílku
fountain-other = pramen
    .to = k prameni
    .at = u pramene

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
action-gate-towards = Projít branou směrem na { $direction }
action-rise-towards = Ožít u pramene směrem na { $direction }
action-portal-towards = Léčivý portál: přenést { $hero-acc } k prameni směrem na { $direction }
action-portal-self-towards = Léčivý portál: přenést se k prameni směrem na { $direction }
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

event-hero-drawn = { $seat } losuje hrdinu: { $title }.
event-rolled-for-start = { $hero } hází o to, kdo začne: { $first } a { $second }, dohromady { $total }.
event-start-tied = Remíza: kdo hodil nejvíc, hází znovu.
event-turn-began = Na tahu je { $hero }.
event-turn-missed = { $hero } je v bezvědomí, vynechává tah a získává zpět jeden život.
event-moved = { $hero } jde na { $place-acc }.
event-walked-through-wall = { $hero } prochází zdí na { $place-acc }.
event-teleported = { $hero } prochází branou na { $place-acc }.
event-tile-drawn = { $hero } táhne dílek: { $tile }.
event-tile-returned = Tento dílek by podzemí uzavřel a vrací se do zásoby: { $tile }.
event-tile-laid = { $hero } pokládá { $kind-acc } na pole ({ $at }), otevřeno na { $sides }, a vstupuje.
event-tile-laid-here = { $hero } pokládá { $kind-acc }, otevřeno na { $sides }, a vstupuje.
event-token-drawn = { $hero } táhne žeton: { $token }.
event-token-returned = Zpět do sáčku: { $token }.
event-token-laid = Na { $place-loc } je teď { $token }.
event-token-laid-here = Teď je tam { $token }.
event-fight-began = { $hero } bojuje { $monster-with }, síla { $strength }.
event-rolled = { $bonus ->
        [0] { $hero } hází { $first } a { $second }, celkem má { $total }.
       *[other] { $hero } hází { $first } a { $second }, k tomu +{ $bonus } za zbraně a schopnosti, celkem má { $total }.
    }
event-rolls-again = { $hero } hází znovu oběma kostkami.
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
event-retreated-here = { $hero } ustupuje.
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

## Záznam ve zkratce

log-found = { $hero } nachází { $thing-acc }.
log-won = { $hero } poráží { $monster-acc } a získává { $piece-acc }.
log-walked = { $hero } jde dál.
log-explored = { $hero } zkoumá podzemí.
log-set-up = Hra je připravená.
goblin-log-won = { $hero } poráží { $monster-acc } a získává { $card-acc }.
goblin-log-key = { $hero } poráží { $monster-acc } a získává klíč patra { $level }.
goblin-log-stayed = { $hero } marně bojuje { $monster-with }.

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
prompt-walk = { $hero-voc }, { $moves ->
        [0] nezbývá žádný pohyb
        [one] zbývá { $moves } pohyb
        [few] zbývají { $moves } pohyby
       *[other] zbývá { $moves } pohybů
    }: co dál?
prompt-must-fight = { $hero } musí nejdřív bojovat { $monster-with }.
prompt-must-fight-here = { $hero } musí nejdřív bojovat.
prompt-draw-tile = { $hero } objevuje, co je směrem na { $direction }: táhne se dílek.
prompt-draw-tile-again = { $hero } objevuje, co je směrem na { $direction }: táhne se jiný dílek.
prompt-lay-tile = { $hero-voc }, jak položíš tento dílek směrem na { $direction }? ({ $tile })
prompt-draw-token = { $hero } je v nové místnosti: táhne se žeton.
prompt-draw-second-token = { $hero } má v ruce žeton ({ $token }) a táhne druhý.
prompt-choose-token = { $hero-voc }, který žeton položíš: { $first }, nebo { $second }?
prompt-roll = { $hero } hází v boji { $monster-with }, síla { $strength }.
prompt-roll-second = { $hero } hází znovu v boji { $monster-with }, síla { $strength }.
prompt-roll-here = { $hero } hází oběma kostkami.
prompt-second-roll = { $hero } má { $total } proti { $strength }: hodit znovu?
prompt-strengthen = { $hero } má { $total } proti { $strength }: posílit úder?
prompt-loot = { $hero } všechno neunese: co tu zůstane?
prompt-place-curse = { $hero-voc }, kdo dostane kletbu Karaku?
prompt-rise = { $hero-voc }, u kterého pramene ožiješ?

## Proč něco nejde (za větou je číslo pravidla)

refusal-game-over = Hra už skončila
refusal-game-not-begun = Hra ještě nezačala
refusal-no-moves-left = Všechny pohyby jsou vyčerpané
refusal-no-tile-there = Tam ještě žádný dílek neleží
refusal-wall = Je tam zeď
refusal-tile-to-lay = Nejdřív je třeba položit tažený dílek
refusal-token-to-lay = Nejdřív je třeba položit jeden z tažených žetonů
refusal-no-exit = Dílek tam není otevřený
refusal-already-explored = Tam už dílek leží
refusal-not-connected = Dílek by nebyl spojený s tím, ze kterého hrdina přichází
refusal-not-that-shape = Tažený dílek takto otevřený není
refusal-no-tile-drawn = Žádný dílek nebyl tažen
refusal-nothing-to-draw = Teď se nehází ani netáhne
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
refusal-not-a-start-roll = O to, kdo začne, se hází dvěma kostkami
refusal-not-a-hero-draw = Je třeba vylosovat hrdinu, který je ještě volný
refusal-no-bolt = Na tento boj už nezbývá žádná magická střela
refusal-loot-first = Nejdřív je třeba něco nechat na dílku
refusal-nothing-to-leave = Na dílku se nechává jen to, co se nevejde
refusal-not-carried = To hrdina nenese
refusal-does-not-help = Ani bez toho by se všechno nevešlo
refusal-nothing-here = Neleží tu nic, co by šlo sebrat
refusal-no-chest-here = Není tu truhla
refusal-no-key = Potřebuješ klíč
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
refusal-seat-gone = Tento hráč ve hře není

## Rada: nejlepší volba a čísla, která pro ni mluví

hint-best = Nejlepší volba: { $action }
hint-only = Smysl má jen jedna volba: { $action }
hint-win = Odhad: tvá šance vyhrát tuto hru je { $chance }.
hint-other = Druhá nejlepší volba ({ $chance }): { $action }
hint-equal = Přibližně stejně dobrá volba: { $action }
hint-doubtful = Podle odhadu vede k vítězství častěji ({ $chance }), ale zkušenost mluví proti: { $action }
hint-fight = Když zahraješ dobře, šance porazit tuto nestvůru je { $chance }.
hint-fight-estimate = Odhad: když zahraješ dobře, šance porazit tuto nestvůru je { $chance }.
hint-fight-sure = Když zahraješ dobře, tuto nestvůru určitě porazíš.
hint-fight-never = Tuto nestvůru porazit nemůžeš.
hint-chance = { $count } %
hint-chance-over = víc než 99 %
hint-chance-under = méně než 1 %

## Ohlédnutí za skončenou hrou. `$told` je věta ze záznamu

recap-title = Ohlédnutí
recap-lead-always = { $hero } vede od začátku do konce.
recap-lead-since = { $hero } vede od tahu { $number } až do konce.
recap-lead-last = { $hero } se ujímá vedení až v posledním tahu.
recap-turn = Tah { $number }: { $told } { $chance }
recap-chance-up = { $hero } má teď šanci na vítězství { $after } % místo { $before } %.
recap-chance-down = { $hero } má teď šanci na vítězství už jen { $after } % místo { $before } %.
recap-chance-won = { $hero } vítězí; do té chvíle byla šance { $before } %.
recap-chance-lost = { $hero } tím přichází o šanci na vítězství, která byla { $before } %.
recap-new-hand = { $hero } si dobírá nové karty do ruky.
recap-luck-good = { $hero } má v bojích štěstí: vyhrává { $won } z { $count }, čekat se dalo { $expected }.
recap-luck-bad = { $hero } má v bojích smůlu: vyhrává { $won } z { $count }, čekat se dalo { $expected }.
recap-luck-even = { $hero } vyhrává { $won } z { $count } { $count ->
        [one] boje
       *[other] bojů
    }, zhruba jak se dalo čekat.
recap-luck-none = { $hero } ani jednou nebojuje.
recap-tied = { $count ->
        [one] Jeden boj končí remízou.
        [few] { $count } boje končí remízou.
       *[other] { $count } bojů končí remízou.
    }
recap-luckiest = Nejšťastnější výhra v boji: { $hero } v tahu { $number }, šance na ni byla { $chance } %. { $told }
recap-unluckiest = Nejsmolnější prohra v boji: { $hero } v tahu { $number }, šance na výhru v něm byla { $chance } %. { $told }

## Jak se hrálo, když je po hře. Bod je setina jistého vítězství; `$done` a `$better` je to, co stojí na tlačítkách

review-title = Rozbor hry
review-note = 100 bodů je tu jisté vítězství. Rozhodnutí, které stojí 5 bodů, je sporné, za 10 bodů je to chyba, za 15 hrubá chyba.
review-luck-good = { $hero } má štěstí: náhoda přidává { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
review-luck-bad = { $hero } má smůlu: náhoda bere { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
review-luck-even = { $hero }: štěstí a smůla se vyrovnávají.
review-play = { $hero }: { $count } { $count ->
        [one] rozhodnutí, na kterém záleželo
       *[other] rozhodnutí, na kterých záleželo
    }, průměrná ztráta v bodech: { $error }. S průměrným štěstím by výsledek byl { $adjusted } % místo { $result } %.
review-marks = { $hero }: sporná rozhodnutí { $doubtful }, chyby { $mistakes }, hrubé chyby { $blunders }.
review-doubtful = Tah { $number }, { $hero }: „{ $done }“ stojí { $points } { $points ->
        [few] body
       *[other] bodů
    } (sporné). Lepší: „{ $better }“.
review-mistake = Tah { $number }, { $hero }: „{ $done }“ stojí { $points } bodů (chyba). Lepší: „{ $better }“.
review-blunder = Tah { $number }, { $hero }: „{ $done }“ stojí { $points } bodů (hrubá chyba). Lepší: „{ $better }“.

## Terminál

ui-title = Karak
ui-subtitle = Prozkoumej podzemí, poraz jeho nestvůry a odnes si poklady.
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
ui-corrected = Vzato zpět. Zadej znovu, co padlo nebo se vytáhlo.
ui-nothing-yet = Zatím není co vzít zpět.
ui-nothing-to-undo = Teď už nic vzít zpět nelze: mezitím se odkrylo něco nového, nebo rozhodl někdo jiný.
ui-saved = Uloženo do { $file }.
ui-not-saved = Nelze uložit do { $file }: { $reason }
ui-file-exists = Soubor { $file } už existuje a zůstává, jak je. Zvol jiný název.
ui-save-where = Napiš kam: w SOUBOR
ui-quit-unsaved = Hra není uložená. Chceš-li skončit, napiš ještě jednou q; chceš-li ji uložit, napiš w SOUBOR.
ui-resumed = Hra pokračuje ze souboru { $file }.
ui-goodbye = Tak zase příště!
ui-end-of-input = Konec vstupu, hra se tady zastavuje.
ui-roll-dice = { $hero }: hoď dvěma kostkami a napiš obě čísla, například 3 5.
ui-die-range = Na kostce padne 1 až 6. Napiš obě čísla, například 3 5.
ui-draw-tile = { $hero }: táhni dílek a napiš jeho číslo.
ui-draw-token = { $hero }: táhni žeton a napiš jeho číslo.
ui-draw-hero = { $seat }: který hrdina byl vylosován?
ui-impossible = To není možné: { $reason }
ui-why-possible = Tohle teď jde: je to mezi možnostmi.
ui-why-unknown = „{ $text }“ není akce. Akce se píší takto: { $examples }.
ui-why-list = Teď nejde:
host-draw-first = Nejdřív je třeba házet nebo táhnout: { $what }
ui-hints-off = Tato hra se hraje bez rad.
ui-agree-confirm = Tím hra skončí pro všechny. Pokud všichni souhlasí, napiš to ještě jednou.
ui-withdraw-confirm = { $hero } opouští hru natrvalo. Pro jistotu to napiš ještě jednou.
ui-entry-of = Položka { $entry } z { $entries }
ui-verified = Hody a tažení ({ $count }) vycházejí z tajných čísel této hry.
ui-verified-own = Hody a tažení ({ $count }) zadali hráči ručně: nic z toho není dokázáno.
ui-verified-seal = Pečeť souhlasí: nic se nezměnilo omylem. Není to podpis, obnovit ji může kdokoli.
ui-verified-alone = Kdo byl hostitelem sám, mohl zkoušet různá tajemství, dokud se mu kostky nezalíbily. Pokud byl před prvním hodem ukázán závazek, porovnej ho: { $commitment }
ui-verified-commitment = Tajemství hostitele je to, které slíbil závazek { $commitment }: pokud byl vidět před prvním hodem, nikdo tajemství nevybral dodatečně.
ui-verified-seed = Kostky pocházejí ze semínka { $seed } a jsou pokaždé stejné: proti tomu, kdo ho zvolil, není nic dokázáno.
ui-dice-commitment = Kostky slibuje závazek { $commitment }. Zapiš si ho a po hře ho porovnej.
ui-dice-seed = Kostky pocházejí ze semínka { $seed }: kdo ho zná, může je předvídat.
ui-watched = Tohle viděl ze hry divák „{ $viewer }“. Dá se to přehrát, ale nic se tím nedokáže a nelze v tom pokračovat.
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
ui-legend-hero = hrdina, podle čísla hráče
ui-help-text =
    Napiš jedno z toho a stiskni Enter:
      1, 2, 3 …       zvolit tuto možnost
                      (šance počítají se střelami, druhým hodem i obětí)
      u, undo         vzít poslední volbu zpět
      m, map          ukázat mapu; bez mapy popsat dílky slovy
      s, sheets       ukázat listy hrdinů
      i, skills       vysvětlit zvláštní schopnosti hrdinů
      w, save SOUBOR  uložit hru do souboru
      hint            nejlepší volba a její šance (také: rada)
      why             všechno, co teď nejde, i s důvodem
      why AKCE        proč tohle nejde, například: why fight
      withdraw        odejít ze hry natrvalo
      agree           všichni souhlasí, že hra skončí
      ?, help         tato nápověda
      q, quit         konec

## Terminál: goblin

ui-goblin-title = Karak: Goblin
ui-goblin-subtitle = Probij se kartu po kartě gobliními jeskyněmi až na dno.
ui-goblin-goal = Vyhrává, kdo první porazí vládce nestvůr.
ui-seat-easy-bot = slabý robot
ui-seat-normal-bot = běžný robot
ui-seat-hard-bot = silný robot
ui-hand-over-hide = Teď rozhoduje { $hero }. Dočti, stiskni Enter a předej zařízení dál.
ui-hand-over-take = { $hero-voc }, stiskni Enter, až se na obrazovku nebude dívat nikdo jiný.
ui-draw-which = Napiš číslo nebo jméno ze seznamu.
ui-level = Patro { $level }
ui-level-closed = Patro { $level } (zavřené)
ui-lord = Vládce nestvůr
ui-attack = Útok
ui-curses = Kletby
ui-reward = Odměna
ui-reward-action = akční karta
ui-reward-key = klíč
ui-reward-victory = vítězství
ui-level-deck = Balíček: nahoře { $monster }, pod touto kartou { $count }
ui-level-deck-empty = Balíček: prázdný
ui-gatekeepers-below = dalších klíčníků: { $count }
ui-merchant = Obchodník: { $list }
ui-pawnshop = Vetešnictví: { $list }
ui-nothing = nic
ui-keys = klíče: { $list }
ui-hand = Ruka ({ $count } z { $limit })
ui-deck = Dobírací balíček ({ $count })
ui-discard-pile = Odhazovací balíček ({ $count })
ui-on-top = nahoře: { $card }
ui-starting-cards = { $count ->
        [one] { $count } základní karta
        [few] { $count } základní karty
       *[other] { $count } základních karet
    }
ui-hidden-among = neví se kde, v ruce nebo v balíčku: { $cards }
ui-hidden-in-deck = v balíčku v neznámém pořadí: { $cards }
ui-unknown-card = neznámá karta
ui-chain = Zahrané karty
ui-looked-at = Prohlížené karty
ui-doubled = zdvojnásobeno: { $effect }
ui-defied = navzdory kletbě: { $curse }
ui-lifted = Zrušeno lektvarem: { $curse }
ui-odds-not-now = Šance se dají zjistit, jen když rozhoduješ o svém tahu nebo v boji.
ui-odds-cannot-fight = Teď se s tím bojovat nedá: { $monster }
ui-odds-win = výhra { $percent } %
ui-odds-survive = přežití { $percent } %
ui-odds-left = zbudou životy: { $number }
ui-odds-estimate = odhad, ± { $percent } %
ui-odds-best = Nejlepší postup:
ui-odds-then-draw = Dál záleží na tom, co se vytáhne.
ui-abilities-off = Tato hra se hraje bez zvláštních schopností.
ui-card-unknown = „{ $text }“ není číslo karty. Čísla se píší takto: I.3, II.k2, X.1, s4.
ui-legend-colors = Znaky barev
ui-cards-set = Sada karet: { $name }
ui-cards-starting = Základní karty: { $hero }
ui-cards-potions = Lektvary
ui-goblin-help-text =
    Napiš jedno z následujícího a stiskni Enter:
      1, 2, 3 …       vybrat tuto možnost
      u, undo         vzít zpět poslední volbu
      m, map          ukázat jeskyně, vládce a obchodníka
      s, sheets       ukázat, co kdo má
      cards           ukázat karty v ruce
      deck            ukázat, co se ví o dobíracích balíčcích
      discard         ukázat odhazovací balíčky
      card ČÍSLO      ukázat celou kartu, například: card I.3
      odds            šance v tomto boji nebo ve všech možných bojích
      odds ČÍSLO      jak nejlépe bojovat s nestvůrou, například: odds I.3
      i, abilities    vysvětlit zvláštní schopnosti hrdinů
      w, save SOUBOR  uložit hru do souboru
      hint            nejlepší volba a její šance (také: rada)
      why             vše, co teď nejde, a proč
      why AKCE        proč to nejde, například: why play s1
      withdraw        odejít ze hry natrvalo
      agree           všichni souhlasí s ukončením hry
      ?, help         tato nápověda
      q, quit         konec

## Online stoly v terminálu

# Slova, která lze napsat: více slov téhož významu odděluje mezera, anglickým se rozumí všude.

join-online = Jsi u stolu { $code }, jméno: { $name }.
join-again = Jsi zpátky u stolu.
join-offline = Spojení se přerušilo. Samo se obnoví.
join-stopping = Server se restartuje. Spojení se samo obnoví.
join-later = Teď není spojení. Odešle se to, jakmile bude zpátky.
join-not-said = Neodesláno: není spojení.
join-too-many = Na odeslání už toho čeká příliš.
join-link = Ostatní se připojí tímto odkazem: { $link }
join-guest = Host { $number }
join-you = { $name } (ty)
join-host = { $name } (hostitel)
join-seat-line = Hráč { $number }: { $list }
join-seat-empty = volno
join-is-ready = může začít
join-is-away = teď tu není
join-plays-bot = hraje: { $bot }
join-would-end = chce hru ukončit
join-clock = zbývá { $time }
join-watching = Dívají se: { $list }
join-how-to-sit = Napiš „sednout 1“, chceš-li si sednout, „hotovo“, až budeš moci začít, a „pomoc“ pro všechno ostatní.
join-how-to-start = Jsi hostitel: napiš „robot 2 normal“ a posadíš robota, „start“, až budou všichni moci začít.
join-came = { $name } je tady.
join-gone = { $name } teď není u stolu.
join-called = { $before } má teď jméno { $name }.
join-sat = Hráč { $number } je teď: { $name }.
join-freed = Místo { $number } je volné.
join-ready = { $name } může začít.
join-not-ready = { $name } ještě nemůže začít.
join-host-now = Hostitelem je teď { $name }.
join-settings = Nastavení stolu se změnilo.
join-making-dice = Všichni společně chystají kostky, aby nikdo nemohl určit, co padne.
join-no-dice = Kostky se nepodařilo připravit. Hráči si mohou znovu sednout.
join-begins = Hra začíná.
join-over = Hra skončila.
join-closed = Stůl byl zavřen.
join-lent = { $name }: teď hraje { $bot }.
join-taken-back = { $name } zase hraje.
join-out-of-time = { $name } už nemá čas, dál hraje robot.
join-agrees = { $name } tu chce hru ukončit. Souhlasíš-li, napiš „souhlasím“.
join-plays-on = { $name } chce přece jen hrát dál.
join-next-table = Další hra je u stolu { $code }. Napiš „odveta“ a jsi tam.
join-said = { $name }: { $text }
join-your-turn = Jsi na tahu: { $hero }.
join-waiting-for = Čeká se na: { $hero }.
join-as-it-stands = Takhle hra teď vypadá:
join-nothing-asked = Teď nemáš o čem rozhodovat.
join-not-begun = Hra ještě nezačala.
join-you-watch = Jen se díváš.
join-which-player = Napiš, který hráč, například: { $example }
join-which-bot = Napiš, který hráč a který robot (easy, normal, hard), například: { $example }
join-nothing-lent = Žádný robot teď za tebe nehraje.
join-emotes-only = U tohoto stolu se posílají jen pozdravy. Napiš „pozdrav“ a uvidíš je.
join-silent = U tohoto stolu není chat.
join-too-long = To je příliš dlouhé: řádek má nejvýš { $count } znaků.
join-leave-confirm = Tím ze hry odejdeš natrvalo. Pro jistotu to napiš ještě jednou; „půjčit“ nechá hrát robota, než se vrátíš.
join-no-record = Celá hra se dá uložit, až skončí.
join-wishes = { $name } si chce vyměnit místo s hráčem { $number }.
join-which-guest = Napiš, koho myslíš, jménem nebo číslem hráče, například: { $example }
join-which-gift = Napiš, který hráč to je a kdo hraje dál místo něj, například: { $example }
join-which-change = Napiš, který z tvých hráčů si s kým vymění místo, například: { $example }
join-which-setting = Hostitel může nastavit: { $list }
join-muted = Už neslyšíš: { $name }.
join-heard = Zase slyšíš: { $name }.
join-remove-confirm = Od stolu tím natrvalo odejde { $name }. Pro jistotu to napiš ještě jednou.
join-host-confirm = Hostitelem se tím stane { $name }. Pro jistotu to napiš ještě jednou.
join-close-confirm = Tím se stůl pro všechny zavře a rozehraná hra skončí. Pro jistotu to napiš ještě jednou.
join-lobby = Veřejné stoly na { $server }:
join-lobby-free = { $number }. { $game }, stůl { $code }, volná místa: { $free } z { $seats }
join-lobby-playing = { $number }. { $game }, stůl { $code }, už se hraje
join-lobby-empty = Na { $server } není žádný veřejný stůl. Otevřeš ho pomocí --new dungeon nebo --new goblin.
join-lobby-which = Napiš číslo nebo kód, nebo stiskni Enter a odejdi.
join-refused = To nešlo: { $reason }
join-why-stale = Hra mezitím pokročila.
join-why-not-your-turn = Na tahu je někdo jiný.
join-why-rules = Pravidla to teď nedovolují.
join-why-not-yours = Tohle místo není tvoje.
join-why-only-host = To smí jen hostitel stolu.
join-why-taken = Tam už někdo sedí.
join-why-not-now = Teď to nejde: možná je volné místo, ne všichni mohou začít, nebo hra už začala či skončila.
join-why-nothing = Není co vzít zpět.
join-why-unknown = Takový hráč, host ani robot tu není.
join-why-not-here = U tohoto stolu to nejde.
join-why-too-much = Bylo toho moc, bylo to dlouhé nebo příliš časté.
join-why-not-kept = Server to teď nemůže uložit. Zkus to později.
join-bye-version = Server má jinou verzi: tento program a server musí mít stejnou.
join-bye-no-table = Takový stůl už neexistuje.
join-bye-removed = Hostitel stolu tě poslal pryč.
join-bye-not-understood = Server a program si nerozumějí.
join-bye-too-much = Server víc nepřijme: příliš mnoho spojení nebo zpráv.
join-proved = Dokázáno: nikdo neurčil, co padne, a hra proběhla tak, jak byla vidět.
join-open = Nenašlo se nic špatného, ale toto dokázáno není:
join-cheated = Server nehrál poctivě:
join-open-own-draws = Hody a tažení zadávali hráči.
join-open-came-late = Kostky už byly připravené, když se tento program připojil.
join-open-other = Příspěvek hráče { $number } ke kostkám slíbilo jiné tvoje zařízení, nebo server.
join-open-silent = Tvůj příspěvek ke kostkám za hráče { $number } nebyl ukázán.
join-open-late = Tvůj příspěvek ke kostkám za hráče { $number } přišel podle serveru pozdě.
join-cheat-commitment = Ukazuje jiný závazek než předtím.
join-cheat-set-up = Kostky patří k jinému nastavení, než jaké bylo vidět.
join-cheat-promise = Slib hráče { $number } byl změněn.
join-cheat-late-promise = Hráč { $number } slíbil příspěvek až ve chvíli, kdy se příspěvky už ukazovaly.
join-cheat-called-silent = O hráči { $number } tvrdí, že mlčel, ačkoli jeho příspěvek přišel.
join-cheat-unnamed = Příspěvek hráče { $number } je od serveru, a server to tají.
join-cheat-secret = Jeho tajemství není to, ke kterému se zavázal.
join-cheat-share = Příspěvek hráče { $number } ke kostkám není ten, který byl slíben.
join-cheat-record = To, co o hře ukazuje, není možné: { $reason }
join-cheat-no-dice = V celé hře chybějí kostky, které byly připravené.
join-cheat-dice = Některý hod nebo tažení nevychází z kostek: { $reason }
join-cheat-rewritten = To, co vedlo k pozici { $number }, bylo později změněno.
join-cheat-shown = Bylo ti ukázáno něco jiného, než je v celé hře.
emote-hello = Ahoj!
emote-luck = Hodně štěstí!
emote-well-played = Pěkně zahráno!
emote-thanks = Díky!
emote-oops = Jejda!
emote-wow = Páni!
emote-thinking = Nech mě přemýšlet…
emote-goodbye = Tak zase někdy!
join-word-say = řekni
join-word-emote = pozdrav
join-word-claim = sednout
join-word-free = vstát vstat
join-word-bot = robot
join-word-ready = hotovo
join-word-not-ready = počkat pockat
join-word-start = start
join-word-lend = půjčit pujcit
join-word-back = zpátky zpatky
join-word-withdraw = odejít odejit
join-word-agree = souhlasím souhlasim
join-word-disagree = nesouhlasím nesouhlasim
join-word-rematch = odveta
join-word-players = hráči hraci
join-word-name = jméno jmeno
join-word-undo = zpět zpet
join-word-map = mapa
join-word-sheets = listy
join-word-why = proč proc
join-word-help = pomoc
join-word-quit = konec
join-word-change = vyměnit vymenit
join-word-mute = ztlumit
join-word-unmute = slyšet slyset
join-word-remove = vykázat vykazat
join-word-host = předat predat
join-word-give = dát dat
join-word-close = zavřít zavrit
join-word-setting = nastavit
join-setting-open = veřejný verejny
join-setting-private = soukromý soukromy
join-setting-hints = rady
join-setting-no-hints = bezrad
join-setting-lines = řádky radky
join-setting-emotes = pozdravy
join-setting-silent = ticho
join-help =
    Napiš jedno z toho a stiskni Enter.
    U stolu:
      sednout 2       sednout si jako hráč 2; vstát 2 zase vstane
      hotovo, počkat  můžeš začít, nebo ještě ne
      robot 3 normal  hostitel posadí robota: easy, normal nebo hard
      start           hostitel začne
      hráči           kdo je u stolu a odkaz pro ostatní
      jméno ANNA      změnit jméno
      vyměnit 3       před hrou požádat hráče 3 o výměnu míst
      ztlumit JAN     Jana neslyšet; slyšet JAN ho zase slyší
      řekni …         říct něco všem
      pozdrav         seznam pozdravů; pozdrav 2 jeden z nich pošle
    Hostitel, i během hry:
      vykázat JAN     poslat Jana natrvalo pryč
      dát 2 KLÁRA     dát místo hráče 2, který je pryč, Kláře
      předat JAN      předat stůl Janovi
      nastavit        co lze nastavit; nastavit veřejný to udělá
      zavřít          zavřít stůl
    Ve hře:
      1, 2, 3 …       zvolit tuto možnost; lze psát i notací
      Enter           zopakovat otázku
      zpět            vzít poslední volbu zpět
      mapa, listy     stůl a co kdo má
      rada            nejlepší volba, pokud to stůl dovoluje
      proč, proč AKCE co teď nejde, a proč
      půjčit, zpátky  hraje za tebe robot, nebo zase ty
      souhlasím       souhlasíš s ukončením hry; nesouhlasím: už ne
      odejít          odejít ze hry natrvalo
    Potom:
      save SOUBOR     uložit celou hru
      odveta          další hra u nového stolu
      konec           odejít od stolu; hra běží dál a můžeš se vrátit

## Goblin: názvy

# Názvy karet mají jeden tvar. Věta je dává do uvozovek za jméno, které se skloňuje (kartu „Jiskra“), volba za dvojtečku.

goblin-named-card = karta „{ $label }“
    .acc = kartu „{ $label }“
goblin-starting-card = základní akční karta
    .acc = základní akční kartu
goblin-named-monster = nestvůra „{ $label }“
    .acc = nestvůru „{ $label }“
    .with = s nestvůrou „{ $label }“

goblin-color-green = zelená
goblin-color-blue = modrá
goblin-color-red = červená
goblin-color-yellow = žlutá
goblin-colors-none = žádná

goblin-effect-attack = útok
    .acc = útok
goblin-effect-defence = obrana
    .acc = obranu
goblin-effect-heal = léčení
    .acc = léčení
goblin-effect-draw = tažení karty
    .acc = tažení karty

goblin-curse-attack = útok
    .acc = útok
goblin-curse-defence = obrana
    .acc = obranu
goblin-curse-heal = léčení
    .acc = léčení
goblin-curse-draw = tažení karty
    .acc = tažení karty
goblin-curse-green = zelená
    .acc = zelenou
goblin-curse-blue = modrá
    .acc = modrou
goblin-curse-red = červená
    .acc = červenou
goblin-curse-yellow = žlutá
    .acc = žlutou
goblin-curse-weapon = zbraň
    .acc = zbraň
goblin-curse-armour = zbroj
    .acc = zbroj

goblin-cursed-attack = Kletba: útok na akčních kartách neplatí
goblin-cursed-defence = Kletba: obrana na akčních kartách neplatí
goblin-cursed-heal = Kletba: akční karty neléčí
goblin-cursed-draw = Kletba: akční karty nedovolují táhnout další
goblin-cursed-green = Kletba: žádné zelené karty
goblin-cursed-blue = Kletba: žádné modré karty
goblin-cursed-red = Kletba: žádné červené karty
goblin-cursed-yellow = Kletba: žádné žluté karty
goblin-cursed-weapon = Kletba: zbraň nic nedělá
goblin-cursed-armour = Kletba: zbroj nic nedělá

goblin-potion-strength = lektvar síly
    .acc = lektvar síly
    .printed = lektvar síly
goblin-potion-healing = lektvar léčení
    .acc = lektvar léčení
    .printed = lektvar léčení
goblin-potion-countercurse = lektvar ochrany
    .acc = lektvar ochrany
    .printed = lektvar ochrany
goblin-printed = { $potion-printed }

goblin-drink-strength = Zdvojnásobí útok nebo obranu právě zahrané akční karty.
goblin-drink-healing = Vrátí všechny životy.
goblin-drink-countercurse = Zruší do konce tahu jednu kletbu nestvůry.

goblin-level = patro { $level }
goblin-kind-weapon = zbraň
goblin-kind-armour = zbroj
goblin-monster-ordinary = nestvůra
goblin-monster-gatekeeper = klíčník
goblin-monster-lord = vládce nestvůr

goblin-ability-argentus = Jednou za boj smí zahrát modrou kartu, i když ji předchozí karta nedovoluje.
goblin-ability-horan = Jednou za boj má útok +1, zahraje-li hned po sobě dvě karty s útokem, i když je útok prokletý.
goblin-ability-xanros = Jednou za boj smí zahrát kartu prokleté barvy nebo využít jeden prokletý efekt jedné karty.
goblin-ability-aderyn = Zaútočí, i když ztratí poslední život; proti vládci nestvůr to neplatí.
goblin-ability-victorius = Jako druhou kartu boje smí zahrát kteroukoli barvu.
goblin-ability-taia = Kdykoli má díky efektu karty táhnout, prohlédne si dvě karty, jednu si vezme a druhou dá naspod svého dobíracího balíčku.

## Goblin: co je na kartách

goblin-count-attack = útok { $count }
goblin-count-defence = obrana { $count }
goblin-count-heal = léčení { $count }
goblin-count-draw = tažení { $count ->
        [one] { $count } karty
       *[other] { $count } karet
    }
goblin-count-heart = { $count ->
        [one] { $count } srdce
        [few] { $count } srdce
       *[other] { $count } srdcí
    }
goblin-count-hand = { $count ->
        [one] +{ $count } karta v ruce
        [few] +{ $count } karty v ruce
       *[other] +{ $count } karet v ruce
    }
goblin-void = { $effect } [neplatí]
goblin-face-action = { $color } → { $next }: { $effects }
goblin-face-equipment = { $kind }: { $effects }
goblin-front = útok { $attack }, { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }
goblin-curses = { $count ->
        [one] kletba: { $curses }
       *[other] kletby: { $curses }
    }
goblin-reward-action = odměna: akční karta
goblin-reward-weapon = odměna: zbraň
goblin-reward-armour = odměna: zbroj
goblin-reward-key = odměna: klíč
goblin-reward-victory = odměna: vítězství

## Goblin: co říká volba

goblin-action-fight = Bojovat v patře { $level }: { $monster }
goblin-action-fight-gatekeeper = Bojovat s klíčníkem patra { $level }: { $monster }
goblin-action-fight-lord = Bojovat s vládcem nestvůr: { $monster }
goblin-action-merchant = Navštívit obchodníka
goblin-action-revive = Oživení: získat zpět všechny životy
goblin-action-play = Zahrát: { $card }
goblin-action-play-ability = Zahrát díky zvláštní schopnosti: { $card }
goblin-action-defy = Zahrát navzdory kletbě na { $curse-acc }: { $card }
goblin-action-name = Navzdory kletbě započítat { $effect-acc } (+{ $count }): { $card }
goblin-action-double = Lektvar síly: zdvojnásobit { $effect-acc } (+{ $count })
goblin-action-double-nothing = Lektvar síly: zdvojnásobit { $effect-acc }
goblin-action-counter = Lektvar ochrany: zrušit kletbu na { $curse-acc }
goblin-action-heal = Vypít lektvar léčení: získat zpět všechny životy
goblin-action-decline = Nechat si lektvar léčení na později
goblin-action-end = Ukončit hraní karet: útok { $attack } proti { $needed }, obrana { $defense } proti { $strength } – { $outcome }
goblin-action-end-now = Ukončit hraní karet
goblin-action-discard = Odhodit: { $card }
goblin-action-take = Vzít do ruky: { $card }
goblin-action-place = Dát jako další: { $card }
goblin-action-place-starting = Dát jako další základní akční kartu
goblin-action-shuffle = Nový dobírací balíček zamíchat
goblin-action-keep = Nechat si: { $card }
goblin-action-keep-instead = Nechat si: { $card }; do vetešnictví: { $other }
goblin-action-keep-now = Nechat si nové vybavení
goblin-action-pawn = Do vetešnictví: { $card }
goblin-action-pawn-instead = Nechat si: { $other }; do vetešnictví: { $card }
goblin-action-pawn-now = Dát nové vybavení do vetešnictví
goblin-action-buy = Koupit: { $product }
goblin-action-pay = Zaplatit: { $card }
goblin-action-leave = Odejít od obchodníka
goblin-action-choose = Vzít si na začátek: { $potion }

goblin-outcome-beaten = { $damage ->
        [0] nestvůra je poražena
        [one] nestvůra je poražena, ztráta { $damage } života
       *[other] nestvůra je poražena, ztráta { $damage } životů
    }
goblin-outcome-beaten-last = nestvůra je poražena, ale poslední život je ztracen
goblin-outcome-stays = { $damage ->
        [0] nestvůra zůstává
        [one] nestvůra zůstává, ztráta { $damage } života
       *[other] nestvůra zůstává, ztráta { $damage } životů
    }
goblin-outcome-falls = poslední život je ztracen, nestvůra zůstává
goblin-outcome-mended = { $outcome }, vybavení vyléčí { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }

## Goblin: co se stalo

goblin-event-turned-up-row = Nově v patře { $level }: { $monster }.
goblin-event-turned-up-deck = Na vrchu balíčku patra { $level }: { $monster }.
goblin-event-turned-up-gate = Klíčník patra { $level }: { $monster }.
goblin-event-turned-up-chamber = Vládce nestvůr v této hře: { $monster }.
goblin-event-row-filled = Na volné místo v patře { $level }: { $monster }.
goblin-event-fight-began = { $hero } bojuje { $monster-with }: { $face }.
goblin-event-curse-countered = { $hero } pije lektvar ochrany a ruší kletbu na { $curse-acc }.
goblin-event-discarded = { $hero } odhazuje { $card-acc }.
goblin-event-played = { $hero } hraje { $card-acc }.
goblin-event-played-face = { $hero } hraje { $card-acc } ({ $face }).
goblin-event-played-defying = { $hero } se vzpírá kletbě na { $curse-acc } a hraje { $card-acc }.
goblin-event-played-defying-face = { $hero } se vzpírá kletbě na { $curse-acc } a hraje { $card-acc } ({ $face }).
goblin-event-named = { $hero } se vzpírá kletbě a započítává { $effect-acc } ({ $card }).
goblin-event-healed-by-card = { $hero } získává zpět { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }.
goblin-event-healed-by-equipment = { $hero } získává díky vybavení zpět { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }.
goblin-event-nothing-drawn = { $hero } už nemá co táhnout.
goblin-event-drew = { $hero } táhne { $card-acc }.
goblin-event-looked = { $hero } si prohlíží { $card-acc }.
goblin-event-put-under = { $hero } dává { $card-acc } naspod dobíracího balíčku.
goblin-event-deck-made = { $hero } dělá z odhazovacího balíčku nový dobírací balíček: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }.
goblin-event-placed = { $hero } dává do nového dobíracího balíčku jako další { $card-acc }.
goblin-event-shuffled = { $hero } míchá nový dobírací balíček.
goblin-event-back-seen = { $hero } má teď na vrchu dobíracího balíčku { $card-acc }.
goblin-event-doubled = { $hero } pije lektvar síly a zdvojnásobuje { $effect-acc } ({ $card }).
goblin-event-drank-healing = { $hero } pije lektvar léčení a má zase všechny životy.
goblin-event-defended = { $hero } se brání, { $defense } proti { $strength }: { $damage ->
        [0] neztrácí žádný život
       *[other] zranění { $damage }, zbývající životy: { $left }
    }.
goblin-event-struck = { $hero } útočí: útok { $attack } proti { $needed ->
        [one] { $needed } životu
       *[other] { $needed } životům
    }.
goblin-event-fell = { $hero } už nemá žádný život.
goblin-event-beaten = { $hero } poráží { $monster-acc }.
goblin-event-stayed = Na svém místě zůstává { $monster }.
goblin-event-won = { $hero } získává { $card-acc } ({ $face }).
goblin-event-key-won = { $hero } získává klíč patra { $level }.
goblin-event-equipped = { $hero } má teď ve vybavení { $card-acc }.
goblin-event-pawned = { $hero } dává do vetešnictví { $card-acc }.
goblin-event-visited-merchant = { $hero } jde k obchodníkovi.
goblin-event-paid = { $hero } platí: { $card }.
goblin-event-bought-potion = { $hero } kupuje { $potion-acc }.
goblin-event-bought-card = { $hero } kupuje z vetešnictví { $card-acc } ({ $face }).
goblin-event-revived = { $hero } ožívá a má zase všechny životy.
goblin-event-head-start = { $hero } si na začátek bere { $potion-acc }.

## Goblin: jak to skončilo

goblin-end-lord = { $hero } poráží vládce nestvůr, hra končí.
goblin-result-unfinished = Hra zůstala nedohraná: nikdo nevítězí.
goblin-result-solo = { $hero } vítězí za { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }.
goblin-result-keys = Klíče: { $list }

## Goblin: kdo o čem rozhoduje

goblin-prompt-monster-row = Patro { $level }: odkrývá se nestvůra.
goblin-prompt-monster-deck = Patro { $level }: odkrývá se další karta balíčku.
goblin-prompt-monster-gate = Patro { $level }: odkrývá se klíčník.
goblin-prompt-monster-chamber = Losuje se vládce nestvůr.
goblin-prompt-first-hand = { $hero } táhne první karty do ruky.
goblin-prompt-first = Losuje se, kdo začne.
goblin-prompt-back = { $hero }: odkrývá se rub vrchní karty dobíracího balíčku.
goblin-prompt-card = { $hero } táhne základní akční kartu.
goblin-prompt-head-start = { $hero-voc }, který lektvar si vezmeš na začátek?
goblin-prompt-turn = { $hero-voc }, co podnikneš v tomto tahu?
goblin-prompt-must-revive = { $hero } nemá žádné životy: je čas na oživení.
goblin-prompt-discard = { $hero-voc }, kletba ti bere místo v ruce: kterou kartu odhodíš?
goblin-prompt-battle-first = { $hero } v boji { $monster-with }: útok { $attack } proti { $needed }, obrana { $defense } proti { $strength }. Kterou kartou začneš?
goblin-prompt-battle = { $hero } v boji { $monster-with }: útok { $attack } proti { $needed }, obrana { $defense } proti { $strength }. Navazující barvy: { $next }. Co dál?
goblin-prompt-battle-here = { $hero-voc }, kterou kartu zahraješ v boji { $monster-with }?
goblin-prompt-battle-none = { $hero-voc }, žádná další karta nenavazuje: ukonči boj.
goblin-prompt-end = { $hero-voc }, chceš teď ukončit boj?
goblin-prompt-play = { $hero-voc }, chceš zahrát { $card-acc }? Vzít zpět to už nepůjde.
goblin-prompt-look = { $hero-voc }, kterou z obou karet si vezmeš?
goblin-prompt-arrange = { $hero-voc }, která karta přijde v novém dobíracím balíčku jako další, odshora dolů?
goblin-prompt-new-deck = { $hero-voc }, chceš zamíchat nový dobírací balíček?
goblin-prompt-equip = { $hero-voc }, necháš si { $card-acc } ({ $face })?
goblin-prompt-equip-instead = { $hero-voc }, co si necháš: { $card }, nebo { $other }?
goblin-prompt-heal = { $hero-voc }, zbývající životy: { $left } z { $full }. Vypiješ teď lektvar léčení?
goblin-prompt-shop = { $hero-voc }, co koupíš u obchodníka?
goblin-prompt-pay-potion = { $hero-voc }, čím zaplatíš za { $potion-acc }?
goblin-prompt-pay-card = { $hero-voc }, čím zaplatíš za { $card-acc }?

## Goblin: proč něco nejde (za větou je číslo pravidla)

goblin-refusal-game-over = Hra už skončila
goblin-refusal-game-not-begun = Hra ještě nezačala
goblin-refusal-seat-gone = Tento hráč ve hře není
goblin-refusal-not-now = Nejdřív je třeba rozhodnout něco jiného
goblin-refusal-nothing-to-draw = Teď se nic netáhne
goblin-refusal-not-a-hero-draw = Je třeba vylosovat hrdinu, který je ještě volný
goblin-refusal-not-a-monster-draw = Je třeba odkrýt nestvůru
goblin-refusal-monster-not-there = Tato nestvůra v balíčku není
goblin-refusal-not-a-lord-draw = Je třeba vylosovat jednoho ze tří vládců nestvůr
goblin-refusal-not-a-card-draw = Je třeba táhnout základní akční kartu
goblin-refusal-card-not-in-deck = Tato karta v dobíracím balíčku skrytá není
goblin-refusal-not-a-back-draw = Je třeba odkrýt rub vrchní karty dobíracího balíčku
goblin-refusal-back-not-in-deck = Žádná taková karta v dobíracím balíčku skrytá není
goblin-refusal-not-a-first-draw = Je třeba vylosovat, kdo začne
goblin-refusal-one-choice-per-turn = O tomto tahu už je rozhodnuto
goblin-refusal-must-revive = Bez životů je možné jen oživení
goblin-refusal-fully-healed = Žádný život nechybí
goblin-refusal-no-early-revival = V tomto vydání se oživuje jen hrdina bez životů
goblin-refusal-monster-not-open = Tato nestvůra neleží mezi těmi, se kterými lze bojovat
goblin-refusal-level-closed = Do tohoto patra chybí klíč
goblin-refusal-has-key = Kdo má klíč patra, s jeho klíčníky už nebojuje
goblin-refusal-lord-closed = K vládci nestvůr chybějí klíče
goblin-refusal-not-in-battle = To jde jen v boji
goblin-refusal-not-in-hand = Tato karta není v ruce
goblin-refusal-does-not-follow = Na poslední kartu tato barva nenavazuje
goblin-refusal-color-cursed = Tuto barvu zakazuje kletba nestvůry
goblin-refusal-discard-first = Kletba bere místo v ruce: nejdřív je třeba odhodit karty
goblin-refusal-nothing-to-discard = Žádnou kartu není třeba odhodit
goblin-refusal-not-to-discard = Odhodit lze jen kartu z ruky
goblin-refusal-look-first = Nejdřív je třeba vybrat jednu z obou karet
goblin-refusal-not-looked-at = Tuto kartu si Taia neprohlíží
goblin-refusal-arrange-first = Nejdřív je třeba seřadit nový dobírací balíček
goblin-refusal-nothing-to-arrange = Žádný dobírací balíček není třeba řadit
goblin-refusal-not-to-arrange = To už pro nový dobírací balíček nezbývá
goblin-refusal-arranged-already = Dobírací balíček, v němž už má některá karta své místo, se nemíchá
goblin-refusal-equip-first = Nejdřív je třeba rozhodnout o zbrani nebo zbroji
goblin-refusal-nothing-to-equip = O žádné zbrani ani zbroji se nerozhoduje
goblin-refusal-heal-first = Nejdřív je třeba rozhodnout o lektvaru léčení
goblin-refusal-no-question = Na lektvar léčení se nikdo neptal
goblin-refusal-no-healing = Lektvar léčení hrdina nemá
goblin-refusal-healing-not-now = Lektvar léčení teď vypít nelze
goblin-refusal-nothing-to-heal = Žádný život nechybí
goblin-refusal-no-strength = Lektvar síly hrdina nemá
goblin-refusal-no-card-to-double = Zatím není zahraná karta, kterou by šlo zdvojnásobit
goblin-refusal-no-effect-to-double = Poslední karta tento efekt nemá
goblin-refusal-effect-void = Efekt, který neplatí, zdvojnásobit nelze
goblin-refusal-only-attack-or-defense = Zdvojnásobit lze jen útok nebo obranu
goblin-refusal-no-countercurse = Lektvar ochrany hrdina nemá
goblin-refusal-counter-not-now = Kletbu lze zrušit od výběru nestvůry do konce hraní karet
goblin-refusal-no-such-curse = Takovou kletbu teď nestvůra nemá
goblin-refusal-not-at-merchant = To jde jen u obchodníka
goblin-refusal-potion-owned = Od každého druhu může mít hrdina jen jeden lektvar
goblin-refusal-potion-bought = Při jedné návštěvě lze koupit jen jeden lektvar od každého druhu
goblin-refusal-pile-empty = Žádný takový lektvar už nezbývá
goblin-refusal-one-card-per-visit = Při jedné návštěvě lze ve vetešnictví koupit jen jednu kartu
goblin-refusal-not-in-pawnshop = Tato karta ve vetešnictví není
goblin-refusal-paid-in-this-visit = Čím se při této návštěvě platilo, to při ní koupit nelze
goblin-refusal-nothing-to-pay-with = Není čím zaplatit
goblin-refusal-cannot-pay-with = Platit lze jen svou zbraní, svou zbrojí nebo získanou akční kartou z ruky
goblin-refusal-pay-first = Nejdřív je třeba zaplatit
goblin-refusal-nothing-to-pay = Není co platit
goblin-refusal-not-xanros = Kletbě se vzpírá jen Lord Xanros, a to jen se zvláštními schopnostmi
goblin-refusal-defied-already = V jednom boji se Lord Xanros vzepře jen jedné kletbě
goblin-refusal-no-curse-to-defy = Takovou kletbu teď nestvůra nemá, není se čemu vzepřít
goblin-refusal-nothing-to-defy = Této karty se tato kletba netýká
goblin-refusal-never-equipment = Kletbám na vybavení se vzepřít nelze
goblin-refusal-named-later = Útok nebo obrana se určí, až když je karta zahraná
goblin-refusal-declared-at-once = To je třeba říct, když se karta hraje
goblin-refusal-not-in-chain = Tato karta v tomto boji zahraná nebyla
goblin-refusal-choose-first = Nejdřív je třeba vybrat lektvar na začátek
goblin-refusal-nothing-to-choose = Žádný lektvar na začátek se nevybírá

## Goblin: vydání a nastavení

goblin-edition-en = anglické vydání
goblin-edition-cs = české vydání
goblin-edition-de = německé vydání
goblin-edition-pl = polské vydání

goblin-setting-gatekeepers = Klíčníci v patře
goblin-setting-gatekeepers-count = Každé patro má { $count ->
        [one] { $count } klíčníka
        [few] { $count } klíčníky
       *[other] { $count } klíčníků
    }.
goblin-setting-early-revival = Oživení se zbývajícími životy
goblin-setting-early-revival-on = Oživit se smí i hrdina, kterému ještě životy zbývají.
goblin-setting-early-revival-off = Oživuje se jen hrdina bez životů.
goblin-setting-new-deck = Nový dobírací balíček
goblin-setting-new-deck-arranged = Když se z odhazovacího balíčku stane nový dobírací, volí jeho majitel místa získaných a základních karet.
goblin-setting-new-deck-shuffled = Když se z odhazovacího balíčku stane nový dobírací, zamíchá se.
goblin-setting-resolution = Konec boje
goblin-setting-resolution-damage-first = Na konci boje se nejdřív oznámí zranění, potom útok hrdiny; výsledek je stejný.
goblin-setting-resolution-strike-first = Na konci boje se nejdřív oznámí útok hrdiny, potom zranění; výsledek je stejný.
goblin-setting-free-potions = Lektvary mimo boj
goblin-setting-free-potions-on = Lektvar léčení lze ve vlastním tahu vypít i mimo boj.
goblin-setting-free-potions-off = Lektvar léčení lze vypít jen v boji nebo hned po něm.
goblin-setting-first-strike = První úder
goblin-setting-first-strike-on = Domácí pravidlo: kdo zaútočí dost silně, aby nestvůru porazil, neutrpí zranění.
goblin-setting-first-strike-off = Zranění od nestvůry hrdina utrpí i ve vyhraném boji.
goblin-setting-hit-points = Životy
goblin-setting-hit-points-count = Každý hrdina má { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }.
goblin-setting-hit-points-seats = Životy podle hráčů: { $list }.
goblin-setting-short-game = Krátká hra
goblin-setting-short-game-on = Domácí pravidlo: cestu k vládci nestvůr otevírají klíče pater I a II.
goblin-setting-short-game-off = Na cestu k vládci nestvůr jsou potřeba všechny tři klíče.
goblin-setting-cursed-hand = Prokletá místa v ruce
goblin-setting-cursed-hand-remaining = Domácí pravidlo: když kletba zruší jeden ze dvou bonusů na karty v ruce, druhý platí dál.
goblin-setting-cursed-hand-base = Když kletba zruší bonus na karty v ruce, zůstanou v ruce podle tištěných pravidel jen 4 karty, i kdyby byl bonus ještě jeden.
goblin-setting-head-start = Náskok
goblin-setting-head-start-on = Domácí pravidlo: každý hráč kromě prvního začíná s lektvarem podle svého výběru.
goblin-setting-head-start-off = Nikdo nezačíná s lektvarem.
goblin-setting-abilities = Zvláštní schopnosti
goblin-setting-abilities-on = Každý hrdina má zvláštní schopnost.
goblin-setting-abilities-off = Hrdinové nemají zvláštní schopnosti.

## Goblin: názvy karet

# Základní akční karty

card-spark = Jiskra
card-ice-shard = Ledový střep
card-mist-cloak = Plášť z mlhy
card-candle-flame = Plamen svíčky
card-herbal-tea = Bylin·kový čaj
card-old-spellbook = Stará kniha kouzel
card-mighty-swing = Mocný rozmach
card-charge = Zteč
card-shoulder-bump = Rána ramenem
card-round-shield = Kulatý štít
card-war-cry = Bojový pokřik
card-deep-breath = Hluboký nádech
card-shadow-claw = Stínový spár
card-creeping-vine = Plíživá liána
card-raven = Havran
card-whispers = Šepot
card-dark-pact = Temná úmluva
card-smoke-screen = Kouřová clona
card-dagger-throw = Hod dýkou
card-quick-stab = Rychlé bodnutí
card-side-step = Úkrok stranou
card-vanish = Zmizení
card-ambush = Přepa·dení
card-pickpocket = Hbité prsty
card-lunge = Výpad
card-parry = Vykrytí
card-riposte = Riposta
card-feint = Finta
card-flourish = Parádní švih
card-salute = Šermíř·ský pozdrav
card-vision = Vidina
card-starlight = Svit hvězd
card-tea-leaves = Věštba z čaje
card-omen = Znamení
card-silver-veil = Stříbrný závoj
card-warning = Varování

# Nestvůry

card-cave-rat = Jeskynní krysa
card-puddle-slime = Kalu·žový slizoun
card-dust-bat = Zaprá·šený netopýr
card-moss-toad = Mechová ropucha
card-pebble-imp = Oblá·zkový šotek
card-web-weaver = Tkadlena pavučin
card-goblin-cook = Gobliní kuchař
card-lost-ghost = Zblou·dilý duch
card-cellar-snake = Sklepní had
card-goblin-scout = Gobliní zvěd
card-giant-snail = Obří hlemýžď
card-rusty-knight = Rezavý rytíř
card-fire-beetle = Ohnivý brouk
card-mushroom-man = Houbový mužík
card-goblin-thief = Gobliní zloděj
card-tunnel-wolf = Vlk z chodeb
card-cave-crab = Jeskynní krab
card-grumpy-mole = Nevrlý krtek
card-goblin-drummer = Gobliní bubeník
card-stone-sprite = Kamenný skřítek
card-bog-slime = Bažinný slizoun
card-goblin-archer = Gobliní lučišt·ník
card-night-owl = Noční sova
card-rattling-bones = Chrastí·cí kosti
card-cave-bear = Jeskynní medvěd
card-echo-ghost = Duch ozvěny
card-clay-golem = Hliněný golem
card-thorn-witch = Trnová čaro·děj·nice
card-goblin-miner = Gobliní horník
card-marsh-troll = Močá·lový troll
card-swamp-hydra = Bažinná hydra
card-crystal-spider = Křiš·ťálový pavouk
card-shadow-cat = Stínová kočka
card-goblin-shaman = Gobliní šaman
card-iron-boar = Železný kanec
card-walking-armour = Chodící brnění
card-flame-fox = Plamenná liška
card-goblin-captain = Gobliní kapitán
card-gloom-moth = Můra soumraku
card-cave-giant = Jeskynní obr
card-lava-slime = Lávový slizoun
card-bone-archer = Kostěný lučišt·ník
card-frost-wolf = Mrazivý vlk
card-goblin-alchemist = Gobliní alchy·mista
card-night-hag = Noční ježibaba
card-granite-golem = Žulový golem
card-banshee = Bánší
card-cave-lion = Jeskynní lev
card-blade-dancer = Tanečni·ce s čepelemi
card-shadow-knight = Stínový rytíř
card-mirror-ghost = Zrca·dlový duch
card-war-troll = Válečný troll
card-magma-beetle = Magmový brouk
card-goblin-sorcerer = Gobliní kouzel·ník
card-wind-serpent = Větrný had
card-stone-giant = Kamenný obr
card-nightmare = Noční můra
card-cave-kraken = Jeskynní kraken
card-phoenix = Fénix
card-crypt-king = Král krypty
card-spell-breaker = Lamač kouzel
card-elder-troll = Prastarý troll
card-black-unicorn = Černý jedno·rožec
card-cave-dragon = Jeskynní drak
card-gate-hound = Pes od brány
card-door-mimic = Zubaté dveře
card-keyhole-spider = Pavouk z klíčové dírky
card-goblin-porter = Gobliní vrátný
card-lantern-wraith = Přízrak s lucernou
card-portcullis-troll = Troll od padací mříže
card-goblin-jailer = Gobliní žalář·ník
card-chain-ghost = Duch v řetězech
card-two-headed-ogre = Dvou·hlavý zlobr
card-brass-golem = Mosazný golem
card-sphinx = Sfinga
card-goblin-champion = Gobliní šampion
card-obsidian-golem = Obsi·diánový golem
card-bone-dragon = Kostěný drak
card-abyss-watcher = Strážce propasti
card-goblin-king = Král goblinů
card-queen-of-shadows = Královna stínů
card-elder-wyrm = Pra·dávný drak

# Odměny

card-nimble-paws = Hbité tlapky
card-sticky-slap = Lepkavá facka
card-flutter = Třepo·tání
card-long-tongue = Dlouhý jazyk
card-slingshot = Prak
card-silk-thread = Hed·vábné vlákno
card-cooking-pot = Kotlík
card-chilly-breeze = Mrazivý vánek
card-hiss = Zasyčení
card-ambush-whistle = Hvízd·nutí ze zálohy
card-snail-shell = Hle·mýždí ulita
card-rusty-sword = Rezavý meč
card-hot-sparks = Žhavé jiskry
card-mushroom-soup = Houbová polévka
card-crooked-knife = Křivý nůž
card-wolf-bite = Vlčí kousnutí
card-crab-shield = Krabí štít
card-burrow = Krtčí chodba
card-drum-harness = Bube·nický postroj
card-flint-axe = Pazour·ková sekera
card-bog-splash = Bahnitá sprška
card-arrow-rain = Déšť šípů
card-owl-wisdom = Soví moudrost
card-bone-club = Kostěný kyj
card-bear-hug = Medvědí objetí
card-echo = Ozvěna
card-clay-plates = Hliněné pláty
card-thorn-hedge = Trnové houští
card-pickaxe = Krumpáč
card-troll-stew = Trollí guláš
card-three-heads = Tři hlavy
card-crystal-mail = Křiš·ťálové brnění
card-cat-leap = Kočičí skok
card-spirit-dance = Tanec duchů
card-boar-hide = Kančí kůže
card-haunted-helmet = Strašidel·ná přilba
card-fox-fire = Liščí oheň
card-golden-sabre = Zlatá šavle
card-moonlight-bow = Luk z měsíč·ního svitu
card-giant-step = Obří krok
card-lava-wave = Lávová vlna
card-bone-hail = Krupo·bití kostí
card-frost-howl = Mrazivé vytí
card-bubbling-brew = Bublavý odvar
card-bad-dream = Zlý sen
card-granite-shield = Žulový štít
card-wail = Kvílení
card-pounce = Lví skok
card-twin-blades = Dvojice čepelí
card-shadow-sword = Stínový meč
card-mirror-image = Zrca·dlový obraz
card-troll-hammer = Trollí kladivo
card-magma-shell = Magmový krunýř
card-goblin-magic = Gobliní magie
card-whirlwind = Větrný vír
card-rockslide = Kamenná lavina
card-dream-cloak = Snový plášť
card-eight-arms = Osm chapadel
card-rebirth = Znovu·zrození
card-royal-mail = Krá·lovské brnění
card-rune-blade = Runová čepel
card-troll-might = Trollí síla
card-mane-of-night = Hříva noci
card-dragon-fire = Dračí oheň

## The page: the table

web-close = Zavřít
web-menu = Nabídka
web-log = Co se stalo
web-log-fold = Skrýt záznam
web-log-show = Zobrazit záznam
web-heroes = Hrdinové
web-actions = Co se dá dělat
web-bot-plays = { $hero } (robot) hraje…
web-plays = { $hero } hraje…
web-skip = K mému tahu
web-skip-turn = Další robot
web-since = Od tvého tahu
web-log-details = Podrobnosti
web-log-place = Ukázat na mapě
web-moves-left = { $count ->
        [one] Zbývá { $count } pohyb
        [few] Zbývají { $count } pohyby
       *[other] Zbývá { $count } pohybů
    }
web-moves-given-up = { $count ->
        [one] Propadne { $count } pohyb
        [few] Propadnou { $count } pohyby
       *[other] Propadne { $count } pohybů
    }
web-tap-place = Vyber zvýrazněné místo na plánu.
web-tap-monster = Vyber zvýrazněnou nestvůru, nebo co jiného chceš udělat.
web-tap-lord = Cesta k vládci nestvůr je otevřená: poraz ho a vyhraješ!
web-tap-card = Zahraj vysunutou kartu, nebo ukonči boj.
web-undo = Vzít zpět
web-take-card-back = Vzít kartu zpět
web-hint = Rada
web-hint-thinks = Hledá se nejlepší volba…
web-why-not = Proč ne?
web-why-not-now = Co teď nejde a proč:
web-rule = Pravidlo { $text }
web-go-here = Jít sem
web-go-gate = Projít branou
web-explore = Prozkoumat
web-cancel = Zrušit
web-turn-left = Otočit vlevo
web-turn-right = Otočit vpravo
web-lay = Položit dílek
web-do-end = Ukončit tah
web-do-heal = Vyléčit se
web-do-open = Otevřít truhlu
web-do-collect = Sebrat
web-do-fight = Bojovat
web-do-portal = Léčivý portál
web-do-swap = Vyměnit si místo
web-do-gate = Projít branou
web-do-explore = Prozkoumat
web-do-again = Hodit znovu
web-do-stand = Nechat hod
web-do-bolt = Magická střela
web-do-sacrifice = Obětovat život
web-do-strike = Udeřit
web-hand-over = Na tahu je { $hero }
web-hand-over-pass = Předej zařízení dál.
web-hand-over-secret = Předej zařízení dál. Klepni sem, až na něj uvidíš jen ty.
web-recap-chart = Šance všech hráčů na vítězství od prvního tahu do posledního
web-review = Rozebrat hru
web-review-begun = Hra se rozebírá…
web-review-failed = Hru teď nejde rozebrat.
web-curve-of = { $hero }
web-you-placed = { $place ->
        [1] Vítězství je tvoje!
        [2] Máš druhé místo.
        [3] Máš třetí místo.
        [4] Máš čtvrté místo.
       *[other] Máš páté místo.
    }
web-hand-over-to = Na tahu je { $name }
web-opening = Hra začíná
web-menu-rules = Pravidla
web-menu-pace = Rychlost
web-menu-pace-none = Bez animací
web-menu-pace-fast = Rychle
web-menu-pace-normal = Normálně
web-menu-pace-slow = Pomalu
web-menu-confirm = Potvrzovat volby ve hře
web-menu-odds = Ukazovat šance
web-menu-hints = Nabízet rady
web-menu-read-aloud = Předčítat
web-menu-language = Jazyk
web-menu-record = Stáhnout tuto hru
web-menu-home = Na úvodní stránku (hra je uložená)
web-menu-withdraw = Odejít ze hry natrvalo
web-menu-withdraw-sure = { $hero } opouští hru natrvalo. Opravdu?
web-menu-withdraw-yes = Ano, odejít
web-leave = Nechat za sebe hrát robota nebo odejít…
web-lend = Nechat za { $hero-acc } hrát robota
web-lend-about = Než se vrátíš, může za tebe hrát robot. Zpátky se dostaneš v této nabídce.
web-lent = Teď za tebe hraje robot. Zpátky se dostaneš v nabídce.
web-come-back = Hrát zase za { $hero-acc }
web-out-of-reach = To je na zbývající pohyby příliš daleko.
host-turn-of = Nejdřív je na tahu { $hero }
host-not-own-draws = Tady hází a losuje program
host-begun = Hra už začala
host-stale = Hra už pokročila; podívej se a vyber znovu
host-no-such-seat = U tohoto stolu není hráč { $seat }
host-log-full = To je delší než kterákoli hra; začni novou
host-not-the-dice = Náhoda rozhodla jinak
host-left-out = Chybí hod nebo tažení, o kterém už bylo rozhodnuto
web-supply = Co ještě zbývá
web-supply-tiles = Dílky v zásobě
web-supply-tokens = Žetony v sáčku
web-supply-none = Nic nezbývá.

## The page: the board

web-board = Podzemí
web-board-map = Mapa podzemí: šipky ji posouvají, plus a minus mění měřítko, 0 ukáže celé podzemí, Enter přejde na zvýrazněná místa
web-board-tiles = Dílky podzemí
web-board-centre = Vystředit na hrdinu
web-board-fit = Ukázat celé podzemí
web-board-zoom-in = Přiblížit
web-board-zoom-out = Oddálit
web-board-in-hand = Dílek v ruce: { $tile }. Otočit
web-board-turn-left = Otočit dílek doleva
web-board-turn-right = Otočit dílek doprava
web-target-walk = Jít na { $place-acc }: { $count ->
        [one] { $count } pohyb
        [few] { $count } pohyby
       *[other] { $count } pohybů
    }
web-target-gate = { $through }: { $count ->
        [one] { $count } pohyb
        [few] { $count } pohyby
       *[other] { $count } pohybů
    }
web-target-fight = Bojovat { $monster-with } na { $place-loc }: { $count ->
        [one] { $count } pohyb
        [few] { $count } pohyby
       *[other] { $count } pohybů
    }
web-target-explore = Prozkoumat neznámo směrem na { $direction }
web-target-explore-far = Jít na { $place-acc } a prozkoumat neznámo směrem na { $direction }: { $count ->
        [one] { $count } pohyb
        [few] { $count } pohyby
       *[other] { $count } pohybů
    }

## The page: what a choice brings

loot-curse = { $loot } a kletba pro soupeře
loot-end = { $loot }; hra končí
loot-chest = { $loot } (je potřeba klíč)
thing-gives = { $name } ({ $strength }, kořist: { $loot })
web-gives = { $name } { $strength } → { $loot }
web-gives-plain = { $name } → { $loot }
web-loot-is = kořist: { $loot }
web-note-ends-turn = ukončí tvůj tah
web-note-ends-unless-six = ukončí tvůj tah, pokud nepadne 6
web-note-open = spotřebuje klíč, ukončí tvůj tah
web-note-heal = úplně tě vyléčí, ukončí tvůj tah
web-note-heal-curse = úplně tě vyléčí, zruší kletbu, ukončí tvůj tah
web-note-portal = přenese hrdinu k prameni: úplně vyléčí, zruší kletbu, nestojí žádný pohyb
web-note-swap = stojí všechny čtyři pohyby
web-note-spent = spotřebuje se
web-note-kept = nespotřebuje se
web-note-again = platí druhý hod
web-note-sacrifice = stojí jeden život
web-note-sacrifice-last = stojí tvůj poslední život
web-note-sneak = bojovat nemusíš
web-note-no-key = nemáš klíč: truhla zůstane zavřená
web-curse-does = Prokletý hrdina nemá schopnosti, dokud kletbu nezruší pramen nebo léčivý portál.
web-rise-does = Ožiješ s plným počtem životů a tvůj tah skončí.
web-token-does = Druhý žeton se vrátí do sáčku.
web-portal-does = Koho portál přenese, ten má zase všechny životy a žádnou kletbu. Nestojí to žádný pohyb a tvůj tah pokračuje.
web-swap-does = Vyměníš si místo s vybraným hrdinou. Stojí to všechny čtyři pohyby tvého tahu.
web-fountain-to = Pramen směrem na { $direction }
web-fountain-here = Pramen tady
web-portal-carry = Léčivý portál: přenést { $hero-acc }

## The page: why not

web-why-not-all = Všechno, co vidíš, je teď možné.
web-why-not-more = Klepni na stole na cokoli, co nesvítí, a dozvíš se proč.
web-unknown-place = neznámo
web-already-here = Tady už jsi
web-too-far = Stojí to { $count ->
        [one] { $count } pohyb
        [few] { $count } pohyby
       *[other] { $count } pohybů
    }, ale { $left ->
        [0] nezbývá žádný
        [one] zbývá jen { $left }
        [few] zbývají jen { $left }
       *[other] zbývá jen { $left }
    }.
web-way-blocked = Cestu blokuje nestvůra: { $monster }
web-no-way = Zatím tam nevede žádná cesta
web-turn-otherwise = Ostatní otočení

## The page: sheets

web-fight = Boj
web-sum-dice = Kostky
web-sum-weapons = Zbraně
web-sum-skill = Schopnost
web-sum-bolts = Střely
web-sum-sacrifice = Oběť
web-sum-total = Celkem
web-sum-rolls = Kostky se kutálejí…
web-throw = Hodit
web-throw-about = Klepni na kostky a hoď.
web-throw-prompt = { $hero-voc }, hoď kostkami!
web-turn-over-lost = Tvůj tah končí: boj je prohraný.
web-turn-over-tied = Tvůj tah končí: boj skončil remízou.
web-turn-over-won = Tvůj tah končí: boj je vyhraný.
web-turn-over-taken = Tvůj tah končí: kořist je tvoje.
web-turn-over-treasure = Tvůj tah končí: poklad je tvůj a máš o bod víc!
web-turn-over-down = Tvůj tah končí: tvůj hrdina je v bezvědomí.
web-turn-over-steps = Tvůj tah končí: nezbývá žádný pohyb.
web-won = Výhra!
web-tied = Remíza
web-lost = Prohra
web-odds-chances = Šance
web-odds-strike = Když teď udeříš
web-odds-win = výhra { $count } %
web-odds-tie = remíza { $count } %
web-odds-loss = prohra { $count } %
web-then-win = výhra
web-then-tie = remíza
web-then-loss = prohra
web-then-still-loss = stejně prohra
web-then-not-enough = samo nestačí
web-skills = Schopnosti
web-inventory = Inventář
web-inventory-shared = Místo zabírají i poklady: dohromady šest předmětů.
web-slot-weapon = Volné místo pro zbraň
web-slot-spell = Volné místo pro kouzlo
web-slot-key = Volné místo pro klíč
web-points = { $points }
web-hit-points = { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }
web-on-turn = na tahu
web-loot = Co tu zůstane?
web-loot-leave = Nechat tady
web-loot-how = Klepni na předmět, nebo ho sem přetáhni.
web-curse-whom = Kdo dostane kletbu?
web-token-which = Který žeton přijde do místnosti?
web-rise-where = U kterého pramene?
web-portal-whom = Koho portál přenese?
web-portal-where = Ke kterému prameni?
web-swap-whom = S kým si vyměnit místo?
web-back = Zpět
web-start-tile = Startovní dílek
web-steps-away = { $count ->
        [one] { $count } dílek odtud
        [few] { $count } dílky odtud
       *[other] { $count } dílků odtud
    }
web-draw-dice = Hoď kostkami a klepni na to, co padlo.
web-draw-tile = Táhni dílek a klepni na něj.
web-draw-token = Táhni žeton a klepni na něj.
web-draw-hero = Vylosuj hrdinu a klepni na něj.
web-die-first = První kostka
web-die-second = Druhá kostka
web-over = Konec hry
web-ranking = Body
web-turns = { $count ->
        [one] Odehrán { $count } tah
        [few] Odehrány { $count } tahy
       *[other] Odehráno { $count } tahů
    }
web-again = Hrát znovu
web-home = Domů
web-look = Prohlédnout si stůl
web-result-show = Zobrazit výsledek

## The page: screens

web-to-content = Přejít k obsahu
web-screen-title = { $screen } – Karak
web-to-home = Domů
web-to-game = Zpět ke hře
web-game = Hra
web-trouble-elsewhere = Tato hra se mezitím hrála na jiné kartě prohlížeče.
web-trouble-elsewhere-help = Co uděláš tady, se neuloží. Načti stránku znovu a pokračuj v uložené hře, nebo si tuto hru nejdřív stáhni.
web-trouble-full = V tomto prohlížeči už není místo: hra se přestala ukládat.
web-trouble-full-help = Smaž staré hry, nebo si pro jistotu tuto hru stáhni.
web-trouble-unavailable = Tento prohlížeč pro tuto stránku nic neukládá, třeba v anonymním okně: po zavření karty bude hra ztracena.
web-trouble-unavailable-help = Chceš-li hru uchovat, stáhni si ji.
web-trouble-download = Stáhnout tuto hru
web-keep-it = Zrušit
web-try-again = Zkusit znovu
web-home-lead = Dvě dobrodružství pod hradem Karak: proti robotům, společně na jednom zařízení, nebo online.
web-play-now = Hrát hned
web-play-now-about = Ty a tři roboti, slabí, dokud poprvé nevyhraješ
web-new-game = Nová hra
web-new-game-about = Vyber hrdiny, roboty a pravidla
web-pass-and-play = Společná hra
web-pass-and-play-about = Více hráčů si předává jedno zařízení
web-continue = Pokračovat
web-saved = Uložené hry
web-rules = Pravidla
web-settings = Nastavení
web-about = O hře
web-language = Jazyk
web-setup-players = Kdo hraje?
web-setup-player = Hráč { $number }
web-setup-add = Přidat hráče
web-setup-remove = Odebrat hráče { $number }
web-setup-who = Kdo rozhoduje
web-setup-name = Jméno
web-setup-color = Barva
web-color-own = Podle hrdiny
web-color-blue = Modrá
web-color-red = Červená
web-color-violet = Fialová
web-color-green = Zelená
web-color-yellow = Žlutá
web-color-white = Bílá
web-who-person = Člověk
web-who-easy = Slabý robot
web-who-normal = Běžný robot
web-who-hard = Silný robot
web-who-person-about = Někdo u tohoto zařízení.
web-who-easy-about = Hraje hned, jako pozorné dítě.
web-who-normal-about = Zná své šance a plánuje si cestu.
web-who-hard-about = Než se rozhodne, promyslí mnoho tahů.
web-setup-hero = Hrdina
web-setup-hero-of = Hrdina: { $player }
web-setup-change = Změnit
web-setup-surprise = Překvap mě
web-setup-surprise-about = Jeden z volných hrdinů se vylosuje na začátku hry.
web-setup-taken = { $player } – vyměnit
web-setup-game = Jaká pravidla?
web-setup-goal = Cíl
web-goal-dragon = Drak
web-goal-dragon-about = Klasická hra: jakmile je drak poražen, vyhrává, kdo má nejvíc bodů.
web-goal-treasures = Kdo první získá { $count } { $count ->
        [few] poklady
       *[other] pokladů
    }
web-goal-treasures-about = Závod: kdo má tolik pokladů, hned vyhrává, ať drak dělá, co chce.
web-goal-inventory = Poklady zabírají místo
web-goal-inventory-about = Každý poklad potřebuje místo v inventáři: za bohatství se platí zbraněmi a kouzly.
web-short = Krátké podzemí
web-short-about = 40 dílků místo 80: hra je asi o polovinu kratší.
web-own-draws = Vlastní kostky a dílky
web-own-draws-about = Když na stole leží skutečná hra: hází a táhne se na stole a sem zadáš, co padlo nebo se vytáhlo.
web-first = Kdo začíná
web-first-roll = Rozhodnou kostky
web-setup-solo = V podzemí o samotě: bez kletby a bez výměny míst. Výsledkem jsou tvé body; při stejném počtu bodů rozhoduje menší počet tahů.
web-setup-watch = Hrají jen roboti: pohodlně se usaď a dívej se.
web-setup-pass = { $count ->
        [few] { $count } lidé se dělí
       *[other] { $count } lidí se dělí
    } o toto zařízení: po každém tahu se předává dál.
web-setup-begin = Začít hru
web-saved-about = Hry se během hraní ukládají samy, jen v tomto prohlížeči.
web-saved-empty = Zatím tu nejsou žádné uložené hry.
web-history = Tvoje bilance
web-history-about = Počítá se tu každá hra, která na tomto zařízení skončí, i když ji pak z uložených her smažeš.
web-history-empty = Zatím tu žádná hra neskončila. Dohraj jednu a najdeš ji tady.
web-history-whose = Čí hry
web-history-everybody = Všech hráčů
web-history-total = { $count ->
        [one] { $count } hra, z toho vyhráno: { $won }
        [few] { $count } hry, z toho vyhráno: { $won }
       *[other] { $count } her, z toho vyhráno: { $won }
    }
web-history-heroes = Vyhrané hry podle hrdinů
web-history-of = vyhráno { $won } z { $count }
web-history-lengths = Jak dlouhé byly hry
web-history-lengths-about = Poslední hry ({ $count }), nejstarší vlevo; vyhrané jsou vybarvené. Polovina všech her měla méně tahů než { $turns }, polovina více.
web-history-luck = Štěstí
web-history-fights = Boje: vyhráno { $won } z { $count }, očekávat se dalo { $expected }.
web-history-dice = Kostky: v průměru { $thrown } (hodů: { $count }), očekávat se dalo 7.
web-history-solo = Nejlepší hry jednoho hráče
web-history-save = Uložit do souboru
web-history-open = Přidat ze souboru
web-history-open-about = Bilance uložená tady nebo na jiném zařízení. Žádná hra se nepočítá dvakrát.
web-history-added = { $count ->
        [0] Všechny tyto hry tu už byly.
        [one] Přidána jedna hra.
        [few] Přidány { $count } hry.
       *[other] Přidáno { $count } her.
    }
web-history-refused = { $file } není bilance této hry. Nic se nezměnilo.
web-history-erase = Smazat bilanci
web-history-erase-ask = Smazat celou bilanci?
web-history-erase-about = Všechna tato čísla zmizí. Uložené hry zůstanou.
web-saved-over = Dohráno
web-saved-won = Vítězství: { $who }
web-saved-look = Prohlédnout si
web-saved-download = Stáhnout
web-saved-delete = Smazat
web-saved-delete-ask = Smazat tuto hru?
web-saved-delete-about = Nepůjde už obnovit. Chceš-li ji uchovat, nejdřív si ji stáhni.
web-saved-open = Otevřít hru ze souboru
web-saved-open-about = Hra stažená zde nebo uložená v terminálu. Soubor můžeš také přetáhnout kamkoli na tuto stránku.
web-saved-opened = Hra je nahoře v seznamu.
web-saved-not-a-game = Soubor { $file } není uložená hra Karak. Uložené hry jsou textové soubory, jejichž první řádek začíná slovem „game:“.
web-saved-other-version = Soubor { $file } pochází z jiné verze programu, takže v této hře zde nelze pokračovat. Otevři ho ve verzi, která ho uložila.
web-saved-damaged = Soubor { $file } nejde přečíst jako hra: něco v něm bylo změněno, nebo se to ztratilo. Otevři ho tak, jak byl uložen.
web-saved-changed = Soubor { $file } byl po uložení změněn, proto se neotevře. Otevři ho tak, jak byl uložen.
web-saved-other-dice = Soubor { $file } obsahuje hody nebo tažení, které nevycházejí z jeho tajných čísel, proto se neotevře.
web-saved-unreadable = Soubor { $file } se nepodařilo přečíst.
web-reason = Podrobnosti: { $reason }
web-missing = Tato hra tu není
web-missing-about = Byla smazána, nebo se hrála v jiném prohlížeči. Hry zůstávají v prohlížeči, ve kterém se hrály, pokud si je nestáhneš.
web-unreadable = V této hře zde nelze pokračovat
web-unreadable-about = Uložila ji jiná verze programu. Nic není ztraceno: stáhni si ji a otevři v té verzi.
web-unreadable-passed-on = Pochází z jiné verze Karaku. Načti tuto stránku znovu, tím získáš tu nejnovější, nebo hru otevři tam, odkud přišla.
web-loading = Okamžik, prosím…
web-part-missing = Tuto hru se nepodařilo stáhnout. Zkontroluj připojení a zkus to znovu.
web-part-again = Zkusit znovu
web-watch = Přehrát
web-watch-time = Časová osa
web-watch-turn = Tah { $number } z { $count }
web-watch-before = Před prvním tahem
web-watch-run = Spustit
web-watch-pause = Zastavit
web-watch-back = O krok zpět
web-watch-on = O krok dál
web-watch-turn-back = O tah zpět
web-watch-turn-on = Další tah
web-watch-more = Více o této hře
web-eyes = Dívat se jako
web-eyes-all = Všechny karty odkryté
web-eyes-spectator = Divák
web-eyes-one = Tato hra ještě neskončila, proto je vidět jen to, co vidí divák: ničí ruka není odkrytá.
web-share = Sdílet tuto hru
web-share-about = Kdo otevře tento odkaz, uvidí celou dosavadní hru. Je přímo v odkazu, žádný server ji neukládá.
web-share-names = Se jmény hráčů
web-share-names-about = Jinak se nikdo nedozví, jak se kdo jmenuje.
web-share-link = Odkaz na tuto hru
web-share-copy = Kopírovat odkaz
web-share-copied = Zkopírováno.
web-share-by-hand = Tento prohlížeč nedovoluje stránkám kopírovat. Označ odkaz nahoře a zkopíruj ho ručně.
web-share-device = Poslat dál…
web-share-file = Uložit jako soubor
web-share-too-long = Tato hra je na odkaz příliš dlouhá: { $count } znaků, a některé programy odkazy po 8 000 znacích utnou. Pošli ji jako soubor.
web-share-impossible = Tento prohlížeč neumí zabalit hru do odkazu. Pošli ji jako soubor.
web-prove = Ověřit poctivost
web-proved = Dokázáno: všechny hody a tažení ({ $count }) vycházejí z tajných čísel této hry.
web-proved-how = Před začátkem hry program určil tajná čísla. Vše, o čem rozhoduje náhoda, z nich vychází a nikdo si to nemůže vybrat. Hra skončila, čísla jsou odkrytá a toto zařízení právě všechny hody a tažení znovu spočítalo.
web-proved-commitment = Tajemství bylo slíbeno jako { $commitment }. Pokud to bylo vidět před začátkem hry, nikdo ho nevybral dodatečně.
web-prove-unfinished = Tato hra ještě neskončila: její tajná čísla se ukážou na konci a pak si je může ověřit každý.
web-prove-no-dice = V této hře není uvedeno, jak se házelo a táhlo, takže nelze nic dokázat.
web-prove-changed = Tato hra byla po uložení změněna nebo nemá pečeť: nelze nic dokázat.
web-prove-refuted = Nedokázáno: některý hod nebo tažení této hry nevychází z jejích tajných čísel.
web-go-on = Pokračovat odtud
web-go-on-about = Nová hra začne od tahu { $number } ve stejné situaci, ale proti robotům; náhoda rozhoduje znovu. Přehrávaná hra zůstane, jak je.
web-go-on-before = Právě teď se něco děje. Nová hra začne o chvilku dřív, v tahu { $number }, a to proti robotům; náhoda rozhoduje znovu. Přehrávaná hra zůstane, jak je.
web-go-on-bots = Roboti
web-go-on-as = Hrát za { $hero-acc }
web-go-on-over = Na konci hry pokračovat nelze. Vrať se o pár tahů a půjde to.
web-go-on-secret = Odtud půjde pokračovat, až hra skončí: do té doby jsou karty v rukou tajné.
web-not-a-game-about = Tohle není hra Karak. Popros o odkaz znovu, nebo o hru jako soubor.
web-damaged-about = Nejde přečíst jako hra: něco v ní bylo změněno, nebo se to ztratilo. Pokud ji máš jako soubor, otevři ten, nebo o ni popros znovu.
web-link-cut = Tento odkaz není celý
web-link-cut-about = Část chybí, možná se ztratila při posílání. Popros o odkaz znovu, nebo o hru jako soubor.
web-link-newer-about = Odkaz vytvořila novější verze Karaku. Načti tuto stránku znovu, tím ji získáš, nebo popros o hru jako soubor.
web-link-unpack-about = Tento prohlížeč je příliš starý a hry z odkazů otevřít neumí. Otevři odkaz v novějším, nebo popros o hru jako soubor.
web-changed = Tato hra byla změněna
web-changed-about = Její pečeť nesouhlasí: po uložení se v ní něco změnilo, nebo se něco cestou ztratilo. Můžeš si ji přehrát, ale nic nedokazuje a nelze v ní pokračovat.
web-changed-watch = Přesto přehrát
web-watched = Tuto hru lze jen přehrát
web-watched-about = Je v ní jen to, co viděl jeden hráč. Co měli v ruce ostatní, v ní není, proto v ní nelze pokračovat.
web-rules-intro = Toto jsou pravidla našimi vlastními slovy. Každé pravidlo má číslo; hra ho uvede, když něco nejde. Názvy a čísla pocházejí ze hry.
web-rules-mark = Tato značka stojí u našich výkladů tam, kde tištěná pravidla mlčí nebo si odporují.
web-rules-ruling = Náš výklad: tištěná pravidla zde mlčí
web-rules-departure-mark = Tato značka stojí u našich výkladů, které se odchylují od znění tištěných pravidel; je tam i důvod.
web-rules-departure = Náš výklad: odchyluje se od tištěných pravidel
web-rules-games = Která hra
web-rules-search = Hledat v pravidlech
web-rules-found = { $number } z { $count }
web-rules-nothing = Nic nenalezeno
web-rules-previous = Předchozí výskyt
web-rules-next = Další výskyt
web-rules-contents = Obsah
web-rules-loading = Načítají se pravidla…
web-rules-failed = Pravidla se nepodařilo načíst. Nevypadlo připojení?
web-settings-look = Co vidíš a slyšíš
web-settings-help = Pomoc při hře
web-settings-data = Tvoje data
web-pace = Rychlost animací
web-pace-none = Žádné
web-pace-fast = Rychlé
web-pace-normal = Běžné
web-pace-slow = Pomalé
web-text-size = Velikost písma
web-text-percent = { $number } %
web-volume = Hlasitost
web-vibration = Vibrace
web-vibration-about = Zařízení se zachvěje, když házíš kostkami a když dostaneš zásah.
web-read-aloud = Předčítat
web-read-aloud-about = Zařízení říká, co se děje, i pro ty, kdo ještě neumějí číst.
web-confirm-setting = Potvrzovat volby ve hře
web-confirm-setting-about = První klepnutí ukáže, co se stane, druhé to provede. Co se dá vzít zpět, se provede hned.
web-steady = Nevšímat si předčasných klepnutí
web-steady-about = Na to, co se pod prstem objevilo teprve teď, se třetinu sekundy nedá klepnout.
web-throw-setting = Házet kostkami vlastnoručně
web-throw-setting-about = V tvých bojích kostky čekají, až na ně klepneš. Jinak se hodí samy.
web-hints = Rady
web-hints-about = Tlačítko se zeptá nejlepšího robota, co by udělal.
web-odds = Ukazovat šance
web-odds-about = U bojů je vidět šance porazit nestvůru a v Goblinovi i to, co tě boj nejspíš bude stát.
web-erase = Smazat všechna data
web-erase-about = Všechny uložené hry a nastavení v tomto prohlížeči. Nikde jinde uložené nejsou.
web-erase-ask = Smazat všechno?
web-erase-warning = Všechny hry a nastavení budou nenávratně pryč.
web-erase-confirm = Smazat všechno
web-about-what = Dvě hry ze světa pod hradem Karak, hrané podle úplných pravidel: proti robotům, společně na jednom zařízení nebo u online stolů.
web-about-game = Karak a Karak: Goblin jsou stolní hry svých autorů a vydavatele. Názvy a čísla pocházejí z her; slova, kresby a program jsou naše a není v nich nic z vydavatelových ilustrací ani textů.
web-about-version = Verze { $version }
web-about-dice = Poctivá náhoda
web-about-dice-text = Každý hod a každé tažení vychází z tajných čísel náhodně zvolených před začátkem hry; roboti je neznají a nic, co se ve hře stane, je nezmění. Uložená hra tato čísla obsahuje, takže každý hod i tažení lze později ověřit.
web-about-credits = Poděkování
web-about-icons = Ikony od autorů Lorc, Delapouite a dalších, z webu
web-about-letters = Písma: Alegreya Sans od Juana Pabla del Perala (Huerta Tipográfica) a Grenze Gotisch od Omnibus-Type
web-about-program = Program lze používat podle kterékoli z těchto licencí
web-about-license = Licence
web-about-privacy = Tvoje hry a nastavení zůstávají v tvém prohlížeči; u online stolů ukládá server hru a tvoje jméno. Žádný účet, žádné sledování, žádné reklamy.

## The page: both games on the start page, setting up Goblin

web-home-dungeon = Podzemí
web-home-dungeon-pitch = Stav podzemí dílek po dílku, bojuj s nestvůrami a odnes si nejvíc pokladů.
web-home-goblin = Goblin
web-home-goblin-pitch = Řaď karty za sebe podle barev, získávej od nestvůr lepší a poraz jejich vládce dřív než ostatní.
web-play-now-goblin-about = Ty a dva roboti, slabí, dokud poprvé nevyhraješ
web-setup-begins-with = Začíná s kartami: { $cards }
web-setup-goblin-solo = V jeskyních o samotě: poraz vládce nestvůr na co nejméně tahů.
web-own-cards = Skutečné karty na stole
web-own-cards-about = Karty se míchají a táhnou na stole a sem zadáš, které se vytáhly.
web-first-chance = Rozhodne náhoda
web-turn-limit = Délka hry
web-turn-limit-off = Až do konce
web-turn-limit-turns = { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
web-turn-limit-about = Počítají se tahy všech hráčů dohromady. Pokud do té doby nikdo neporazí vládce nestvůr, nevyhraje nikdo.
web-handicap = Pro každého hráče jiný počet
web-handicap-about = Vyrovnání sil: kdo hru ještě nezná, dostane víc životů.
web-edition = Vydání
web-edition-standard = Základní podoba hry. Každé z ostatních vydání mění několik pravidel.
web-edition-differs = Co je jinak než v anglickém vydání:
web-house = Domácí pravidla
web-house-about = Změň jednotlivá pravidla pro svůj stůl. Čeho se nedotkneš, zůstane podle vydání.
web-house-changes = { $count ->
        [one] { $count } změna
        [few] { $count } změny
       *[other] { $count } změn
    }
web-house-reset = Obnovit pravidla vydání
web-house-home = Vlastní pravidla
web-house-books = V čem se vydání liší
web-house-as-edition = podle vydání
web-house-usual = běžné pravidlo
web-cards = Sada karet
web-cards-standard = Hraješ s kartami, které patří ke hře.
web-cards-own = Hraješ s kartami sady „{ $name }“. Ukládají se spolu se hrou.
web-cards-back = Zpět ke kartám hry
web-cards-open = Otevřít soubor s kartami
web-cards-open-about = Tvoje vlastní karty, nebo karty z tvé krabice. Soubor můžeš také přetáhnout kamkoli na tuto stránku.
web-cards-model = Stáhnout karty hry jako vzor
web-cards-too-large = Soubor { $file } je na karty příliš velký. Soubor s kartami je text o velikosti nejvýše 256 kilobajtů; vyber prosím jiný.
web-cards-not-text = { $file } není textový soubor. Ulož karty jako prostý text (UTF-8) a otevři je znovu.
web-cards-unreadable = Soubor { $file } se nepodařilo přečíst. Zkus to znovu, nebo vyber jiný.
web-cards-faulty = S kartami ze souboru { $file } zatím nejde hrát. Oprav tyto řádky a otevři ho znovu; do té doby hraješ s kartami hry.
web-cards-line = Řádek { $number }:
web-cards-names = { $count ->
        [one] Zobrazit název { $count } karty
       *[other] Zobrazit názvy všech { $count } karet
    }
web-cards-gatekeepers = Klíčníci
web-cards-lords = Vládci nestvůr
web-cards-rewards = Odměny

## Stránka: první hra učí sama

web-lesson-dungeon-title = Tvoje první hra Karak
web-lesson-goblin-title = Tvoje první hra Karak: Goblin
# $hero je jméno s povoláním: „Horan, válečník“
web-lesson-who = Jsi { $hero }.
web-lesson-goal = Tvůj cíl
web-lesson-skill = Co umíš
web-lesson-turn = Tvůj tah
web-lesson-begin = Začít
web-lesson-known = Hru znám
web-lesson-dungeon-goal = Porážej nestvůry a otevírej truhly: za poklady jsou body. Jakmile padne drak, hra končí a vyhrává ten, kdo má nejvíc bodů.
web-lesson-dungeon-turn = Máš nejvýš čtyři pohyby. Tam, kde je tma, pokládáš nové dílky, a v nových místnostech na tebe někdo čeká.
web-lesson-goblin-goal = Získej klíče tří pater a jako první poraz vládce nestvůr pod nimi.
web-lesson-goblin-turn = Bojuj s nestvůrou kartami z ruky. Když ji porazíš, její karta je tvoje.
web-lesson-goblin-cards = Začínáš se šesti vlastními kartami; { $count } z nich máš v ruce.
web-lesson-exit = Cesta do tmy: klepni na ni, polož nový dílek a vstup.
web-lesson-fight = Součet kostek a zbraní se porovná se silou nestvůry: když máš víc, vyhráváš, když míň, ztratíš život a musíš ustoupit.
web-lesson-key = Klíč otevře jednu truhlu; víc než jeden nikdo neunese.
web-lesson-chest = V truhle je poklad za 1 bod: dojdi tam s klíčem a otevři ji.
web-lesson-curse = Prokletý hrdina nemá schopnosti, dokud neukončí tah na prameni, nepřenese ho tam léčivý portál nebo někdo, kdo porazí mumii, nepředá kletbu dál.
web-lesson-own-curse = Jsi pod kletbou a nemáš schopnosti. Ukonči tah na prameni nebo se tam nech přenést léčivým portálem a kletba zmizí.
web-lesson-fountain = Ukonči tah na prameni: vrátí se ti všechny životy a zmizí kletba.
web-lesson-monster = Klepni na svítící nestvůru: potřebuješ aspoň tolik mečů, kolik má srdcí, a štíty odrazí její drápy.
web-lesson-chain = Další karta řetězu musí mít jednu z těchto barev.
web-lesson-goblin-curse = Co kletba škrtá, to ti v tomto boji nepomůže.
web-lesson-reward = Co získáš, je tvoje: karty leží v odhazovacím balíčku, dokud si je nevytáhneš, zbraň a zbroj pomáhají hned.
web-lesson-merchant = Místo boje tu můžeš nakoupit: každá věc stojí jednu získanou kartu.
web-lesson-goblin-key = Klíč otevírá další patro; se všemi třemi smíš bojovat s vládcem nestvůr.
web-lesson-reshuffle = Dobírací balíček došel: novým se stane odhazovací. Tak se ti do ruky dostanou i karty, které získáš.
web-lessons = Vysvětlení v první hře
web-lessons-about = Jedna věta pokaždé, když se něco stane poprvé.
web-lessons-menu = Vysvětlení v první hře
web-lessons-again = Co vysvětluje první hra
web-lessons-teach-again = Vysvětlit všechno znovu
web-lessons-come-again = Všechna vysvětlení přijdou znovu.
web-rules-quick = Rychlý úvod
web-rules-all = Všechna pravidla

## The page: without a network

web-offline = Bez připojení
web-offline-ready = Vše je připraveno ke hraní bez připojení.
web-offline-preparing = Ukládá se vše potřebné, aby se dalo hrát bez připojení…
web-offline-impossible = Ke hraní bez připojení je třeba, aby se stránka poprvé načetla přes zabezpečené spojení (https) a aby ji prohlížeč směl uchovat. Tady potřebuje síť při každém otevření.
web-offline-check = Vyhledat novou verzi
web-offline-checking = Hledá se nová verze…
web-offline-newest = Máš nejnovější verzi.
web-offline-unreachable = Novou verzi se teď nepodařilo získat. Nevypadlo připojení?
web-offline-new = Je připravena nová verze.
web-offline-new-help = Tvoje hry zůstanou uložené.
web-offline-reload = Načíst znovu
web-offline-later = Později

## Stránka: boj a ruka v Goblinovi

web-hand = Tvoje ruka
web-hand-count = Karet v ruce: { $count }, doplňuje se na { $limit }
web-hand-stays = Karet v ruce: { $count }, zůstat jich smí { $limit }
web-battle = Boj
web-battle-sum = Útok { $attack } proti { $needed }, obrana { $defense } proti { $strength }. Kdyby boj skončil teď: { $outcome }.
web-battle-missing = chybí { $count }
web-battle-next = Navazující barvy: { $colors }
web-battle-doubled = , zdvojnásobeno: { $effect }
web-battle-best = Nejlépe: { $line }
web-battle-step-end = konec
web-battle-step-take = vzít si „{ $card }“
web-battle-step-discard = odhodit „{ $card }“
web-battle-step-draw = táhnout
web-battle-end = Ukončit boj
web-battle-damage = { $count ->
        [0] bez ztráty života
        [one] ztracen { $count } život
        [few] ztraceny { $count } životy
       *[other] ztraceno { $count } životů
    }
web-battle-won = Nestvůra poražena!
web-battle-stayed = Nestvůra zůstává
web-battle-fell = Bez životů

## Stránka: jeskyně, hráči a obchod hry Goblin

web-caverns = Město a jeskyně pod ním
web-chance = Šance porazit nestvůru: { $chance }
web-cavern-deck = { $count ->
        [one] Balíček: { $count } karta; s vrchní ještě nelze bojovat
        [few] Balíček: { $count } karty; s vrchní ještě nelze bojovat
        [many] Balíček: { $count } karty; s vrchní ještě nelze bojovat
       *[other] Balíček: { $count } karet; s vrchní ještě nelze bojovat
    }
web-cavern-gates = { $count ->
        [one] { $count } klíčník
        [few] { $count } klíčníci v balíčku
        [many] { $count } klíčníka v balíčku
       *[other] { $count } klíčníků v balíčku
    }
web-way-open = Otevřeno
web-way-closed = Zamčeno
web-pile-gate = klíčník
web-pile-next = další
web-way-needs = Potřebuješ klíč { $level }
web-key-won = Klíč získán
web-key-missing = Klíč zatím chybí
web-key-needless = Klíč není potřeba
web-chamber = Síň vládce nestvůr
web-town = Obchodník a vetešnictví
web-merchant = Obchodník
web-pawnshop = Vetešnictví
web-pawnshop-empty = Ve vetešnictví zatím nic není.
web-stock = { $count ->
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }
web-look-back = Podívat se, co je na rubu
web-keys-of = Klíče: { $keys }
web-count-hand = { $count ->
        [one] v ruce { $count } karta
        [few] v ruce { $count } karty
        [many] v ruce { $count } karty
       *[other] v ruce { $count } karet
    }
web-count-deck = { $count ->
        [one] v dobíracím balíčku { $count } karta
        [few] v dobíracím balíčku { $count } karty
        [many] v dobíracím balíčku { $count } karty
       *[other] v dobíracím balíčku { $count } karet
    }
web-count-discard = { $count ->
        [one] v odhazovacím balíčku { $count } karta
        [few] v odhazovacím balíčku { $count } karty
        [many] v odhazovacím balíčku { $count } karty
       *[other] v odhazovacím balíčku { $count } karet
    }
web-count-keys = { $count ->
        [one] { $count } klíč
        [few] { $count } klíče
        [many] { $count } klíče
       *[other] { $count } klíčů
    }
web-count-won = { $count ->
        [one] { $count } získaná karta
        [few] { $count } získané karty
        [many] { $count } získané karty
       *[other] { $count } získaných karet
    }
web-ability = Zvláštní schopnost
web-equipment = Vybavení
web-potions = Lektvary
web-pile-hand = Ruka
web-hand-limit = { $count ->
        [one] Na konci tahu se doplňuje na { $count } kartu
        [few] Na konci tahu se doplňuje na { $count } karty
        [many] Na konci tahu se doplňuje na { $count } karty
       *[other] Na konci tahu se doplňuje na { $count } karet
    }
web-deck = Dobírací balíček
web-deck-order = Odshora dolů
web-concealed = Skryto v ruce nebo v dobíracím balíčku
web-concealed-own = Někde v dobíracím balíčku
web-discard = Odhazovací balíček
web-no-cards = Nic
web-unknown-card = Neznámá karta
web-reward = { $hero } odkrývá odměnu
web-key-scene = { $hero } získává klíč patra { $level }
web-finale = Vládce nestvůr padl. { $hero } vítězí!
web-equip = Klepni na věc, kterou si necháš. Druhá jde do vetešnictví.
web-equip-now = Teď
web-equip-new = Nové
web-equip-change = Co by se změnilo
web-nothing-worn = Zatím nic
web-keep = Vzít si
web-pawn = Do vetešnictví
web-change-attack = útok
web-change-defence = obrana
web-change-heart = srdce
web-change-hand = karty v ruce
web-shop-how = Vyber, co chceš, a potom čím zaplatíš. Každá koupená karta stojí jednu tvoji kartu.
web-shop-pay = Teď vyber, čím zaplatíš.
web-shop-other = Vybrat něco jiného
web-shop-nothing = Nemáš čím zaplatit.
web-for-sale = Na prodej
web-pay-with = Čím můžeš zaplatit
web-pay-where = Čím zaplatíš, to skončí ve vetešnictví, kde si to může koupit kdokoli. Základními kartami platit nelze.
web-pay-worn = Z tvého vybavení
web-pay-hand = Z ruky, nadobro pryč
web-arrange = Tvůj nový dobírací balíček
web-arrange-why = Zamíchat je vždycky v pořádku. Seřadit karty se vyplatí, když některou chceš dostat brzy.
web-arrange-own = Seřadit karty
web-arrange-how = První karta leží nahoře. Přetáhni karty na jejich místa, nebo klepni na kartu a potom na místo.
web-arrange-place = Místo { $number }
web-arrange-up = Výš
web-arrange-down = Níž
web-arrange-shuffle = Prostě zamíchat
web-arrange-done = Nechat toto pořadí
web-draw-monster = Odkryj kartu nestvůry a klepni na ni.
web-draw-card = Balíček: { $hero }. Táhni z něj kartu a klepni na ni.
web-draw-back = Balíček: { $hero }. Podívej se na rub vrchní karty a klepni na něj.
web-draw-first = Vylosuj, kdo začíná, a klepni na něj.

## Stránka: co v Goblinovi stojí rozhodnutí

web-fight-costs = { $count ->
        [0] Nejspíš tě nebude stát žádný život.
        [one] Nejspíš tě bude stát { $count } život.
        [few] Nejspíš tě bude stát { $count } životy.
       *[other] Nejspíš tě bude stát { $count } životů.
    }
web-fight-heals = Po boji budeš mít nejspíš víc životů než teď.
web-fight-falls = Nejspíš přijdeš o všechny životy.
web-fight-hopeless = Tuto nestvůru teď porazit nemůžeš.
web-rewards = Odkryté odměny
web-rewards-about = Goblin: při pohledu na nestvůru zblízka je vidět i karta, kterou za ni dostaneš.
web-shuffle-setting = Vždy zamíchat
web-shuffle-setting-about = Goblin: tvůj nový dobírací balíček se bez ptaní zamíchá a nikdy se neřadí.
web-arrange-always = Vždy zamíchat
web-arrange-always-about = odteď pokaždé; otázku vrátíš v nastavení
web-ends-turn = tím tvůj tah končí
web-whole-turn = zabere celý tvůj tah
web-merchant-only-costs = nic nekoupíš: jen přijdeš o tah
web-merchant-nothing = Teď tu nemůžeš nic koupit: návštěva by tě jen stála tah.
web-merchant-starting = { $count ->
        [one] Základní kartou, kterou máš v ruce, se platit nedá. Platí se jen kartami získanými od nestvůr nebo koupenými, zbraní nebo zbrojí.
        [few] { $count } základními kartami, které máš v ruce, se platit nedá. Platí se jen kartami získanými od nestvůr nebo koupenými, zbraní nebo zbrojí.
       *[other] { $count } základními kartami, které máš v ruce, se platit nedá. Platí se jen kartami získanými od nestvůr nebo koupenými, zbraní nebo zbrojí.
    }
web-equip-better = lepší
web-keep-worn = Nechat si
web-do-counter = Zrušit kletbu
web-do-defy = Vzepřít se

## Co je špatně v souboru s kartami: jeho vlastní slova zůstávají, jak jsou

fault-unknown-key = `{ $key }` tu nic neznamená; možnosti: { $list }
fault-no-id = Chybí `id`: pojmenuj sadu
fault-id = `id` má nejvýše { $most } znaků: malá písmena, číslice a spojovníky
fault-no-number = Chybí `{ $key }`: číslo od { $low } do { $high }
fault-number = `{ $key }` je číslo od { $low } do { $high }
fault-missing = Chybí `{ $key }`
fault-name = `{ $key }` je jméno v uvozovkách
fault-word = `{ $found }` tu není možné; možnosti: { $list }
fault-no-list = Chybí `{ $key }`: seznam v hranatých závorkách
fault-list = `{ $key }` je seznam v hranatých závorkách
fault-names = V `{ $key }` jsou jména v uvozovkách
fault-no-table = V souboru chybí [{ $key }]
fault-table = `{ $key }` je tabulka: napiš [{ $key }]
fault-tables = `{ $key }` je seznam tabulek: napiš [[{ $key }]]
fault-more = Další chyby, tady a níže: { $count }
fault-no-toml = Tento řádek není TOML: podívej se na uvozovky, závorky a rovnítka a jestli tu něco není dvakrát
fault-potions = `{ $key }`: počet lektvarů je { $there }, musí být { $must } (G1.3)
fault-two-rewards = Odměnu už má: vyškrtni `{ $key }`
fault-reward-card = `{ $key }` je karta: potřebuje tabulku s položkami `name` a `effects`
fault-no-reward = Nemá odměnu: napiš `action`, `weapon` nebo `armour`
fault-bad-name = `name` má 1 až { $most } viditelných znaků, bez mezer na začátku a na konci
fault-no-effects = `effects` je prázdné: karta má aspoň jeden efekt
fault-twice = `{ $item }` je v `{ $key }` dvakrát
fault-effect = `{ $effect }` potřebuje číslo od 1 do { $most }, například "{ $effect } 1"
fault-opens = Dá se jí jen začít boj: žádná jiná karta nemá v `next` barvu `{ $color }`
fault-opens-hero = Dá se jí jen začít boj: žádná jiná základní karta hrdiny ani odměna nemá v `next` barvu `{ $color }`
fault-count-starting = `{ $owner }`: počet základních karet je { $there }, musí být { $must } (G1.3)
fault-count-monsters = Patro { $owner }: počet řadových nestvůr je { $there }, musí být { $must } (G1.2)
fault-count-gatekeepers = Patro { $owner }: počet klíčníků je { $there }, musí být { $must } (G1.2)
fault-count-lords = Počet vládců nestvůr v souboru je { $there }, musí být { $must } (G1.2)
fault-same-name = Dvě karty tohoto druhu se jmenují „{ $name }“
fault-unbeatable = Nikdo ji nemůže porazit: životy { $health }, útok všech karet dohromady { $attack }
fault-deadly = Nikdo ji nemůže přežít: útok { $attack }, obrana všech karet dohromady { $defence }, životy hrdiny { $health }

# Tables online.
web-given-back-stale = Mezitím se stalo něco jiného. Podívej se a vyber znovu.
web-given-back-lost = Poslední volba nedošla na server, než se stránka načetla znovu. Podívej se a vyber znovu.
web-given-back-not-kept = Server to teď nedokázal uložit. Nic se nezměnilo, zkus to znovu.
web-given-back-too-much = To bylo příliš mnoho najednou. Chvilku počkej a zkus to znovu.
web-given-back = U tohoto stolu to teď nejde.
web-online = Hrát online
web-online-table = Online stůl
web-online-yours = Tvoje stoly
web-online-lobby = Veřejné stoly
web-online-none-open = Teď tu není žádný veřejný stůl. Otevři nějaký a ostatní ho tu najdou.
web-online-new = Nový online stůl
web-online-new-about = Každý hraje na svém zařízení: daleko od sebe, nebo kolem jednoho stolu.
web-online-code = Připojit se ke stolu pomocí kódu
web-online-go = Připojit se
web-online-open = Otevřít stůl
web-online-alone = Musí hrát ještě někdo další, třeba robot.
web-online-first-is-yours = První místo pro člověka je tvoje. Ostatní si sednou, až přijdou.
web-online-not-opened = Server stůl neotevřel. Zkus to za chvilku znovu.
web-no-server = Na této adrese žádný herní server neodpovídá. Zeptej se hostitele na správnou adresu, nebo hraj na tomto zařízení.
web-stage-gathering = volná místa: { $free } z { $seats }
web-stage-playing = hraje se
web-stage-over = dohráno
web-online-me = Ty
web-other-device = Pokračovat na jiném zařízení
web-other-device-about = Otevři tento odkaz na druhém zařízení do deseti minut. Platí jednou a jen pro tebe: nikomu ho nedávej.
web-messages = Poslat mi zprávu, když jsem na tahu
web-messages-about = Když nejsi u stolu, přijde zpráva na tuto adresu: téma ntfy nebo webhook Discordu, Slacku či Mattermostu.
web-messages-address = Adresa pro zprávy
web-messages-save = Uložit a poslat první zprávu
web-messages-to = Zprávy chodí na { $host }.
web-messages-stop = Už neposílat zprávy
web-messages-failed = Nic nebylo odesláno: adresa zprávy nepřijímá, nebo to tento server nedovoluje.
web-messages-text = Karak: jsi na tahu.
web-link-used = Tento osobní odkaz už byl použit, nebo je příliš starý. Vytvoř na druhém zařízení nový.
web-connected-coming = Připojování…
web-connected-well = Připojeno
web-connected-lost = Spojení se přerušilo a samo se obnoví. Co teď zvolíš, odešle se později.
web-connected-waits = Spojení se přerušilo a samo se obnoví. Tvoje volba počká a pak se odešle.
web-sent = Odesláno…
web-reconnect = Zkusit teď
web-caught = Server teď tvrdí něco jiného než předtím. Téhle hře nevěř.
web-bye-no-table = Stůl s tímto kódem neexistuje. Možná byl dávno zavřen, nebo je v kódu chyba.
web-bye-removed = Hostitel tohoto stolu tě poslal pryč.
web-bye-closed = Hostitel tento stůl zavřel.
web-bye-version = Server má jinou verzi než tato stránka. Načti stránku znovu.
web-guest = Host { $number }
web-seat-empty = Volno
web-sit = Sednout si sem
web-move-here = Přesednout si sem
web-get-up = Vstát
web-swap = Vyměnit si místa
web-send-away = Poslat pryč
web-bot-here = Posadit sem robota
web-away = teď tu není
web-is-ready = může začít
web-not-yet-ready = ještě nemůže začít
web-wishes-swap = chce si s tebou vyměnit místo
web-you = ty
web-host = hostitel
web-ready = Můžu začít
web-not-ready = Ještě počkat
web-start-by = Hru zahájí { $name }.
web-start-waits = { $count ->
    [one] Jeden hráč ještě nemůže začít.
    [few] { $count } hráči ještě nemohou začít.
   *[other] { $count } hráčů ještě nemůže začít.
 }
web-start-empty = Hra začne, až budou všechna místa obsazená.
web-refused-taken = Někdo byl rychlejší a už tam sedí.
web-refused-host = To smí jen hostitel stolu.
web-refused-not-now = To ještě nejde, nebo už nejde.
web-invite = Pozvat ostatní
web-invite-about = Kdo otevře tento odkaz nebo namíří telefon na obrázek, přijde k tomuto stolu.
web-invite-code = Kód: { $code }
web-qr = Pozvánka jako QR kód
web-table-kept = Stůl
web-table-open = Veřejný stůl
web-table-open-about = Každý ho najde v seznamu. Nejsou tu rady a místo zpráv se posílají jen hotové pozdravy.
web-table-hints = Rady
web-table-hints-about = Hráči se smějí zeptat, co by udělal nejlepší robot.
web-table-screen = Toto zařízení je stůl
web-table-screen-about = Tablet nebo televize ukazuje hru a každý hraje na svém telefonu.
web-table-clock = Hodiny
web-clock-none = Bez hodin
web-clock-time = { $minutes } minut pro každého a { $seconds } sekund navíc za každý tah
web-table-close = Zavřít stůl
web-table-close-sure = Zavřít stůl pro všechny?
web-dice-share = Tvůj příspěvek ke kostkám
web-dice-share-about = Každé zařízení přidá čísla, která nikdo jiný nezná. Co padne, tak nemůže určit nikdo, ani server. Zatřes, kolikrát chceš.
web-dice-shake = Zatřást kostkami
web-dice-shaken = { $count ->
    [one] Zatřeseno jednou.
   *[other] Zatřeseno { $count }×.
 }
web-dice-making = Chystají se kostky…
web-dice-so-far = { $count ->
    [one] Přišel jeden příspěvek.
    [few] Přišly { $count } příspěvky.
   *[other] Přišlo { $count } příspěvků.
 }
web-talk = Chat
web-talk-write = Napiš něco
web-talk-lost = Spojení není: co napíšeš, zůstane tady, dokud to nepůjde odeslat.
web-talk-send = Odeslat
web-talk-line = { $name }: { $text }
web-mutes = Ztlumit někoho
web-mute = Ztlumit: { $name }
web-unmute = Zrušit ztlumení: { $name }
web-online-watching = Jen se díváš.
web-online-lend = Nechat za mě hrát robota
web-online-back = Hrát zase bez robota
web-agree-to-end = Souhlasit s koncem hry
web-agree-no-longer = Přece jen hrát dál
web-agreed = { $count ->
    [one] Jeden hráč souhlasí s koncem hry.
    [few] { $count } hráči souhlasí s koncem hry.
   *[other] { $count } hráčů souhlasí s koncem hry.
 }
web-host-ways = Jsi hostitel tohoto stolu
web-lend-absent = Nechat robota hrát za: { $name }
web-hand-table = Předat stůl: { $name }
web-remove-guest = Poslat natrvalo pryč: { $name }
web-take-table = Převzít stůl
web-tap-again = klepni znovu pro potvrzení
web-give-seat = Místo hráče { $absent } dostane { $name }
web-take-over-about = Tento odkaz z tebe na tomto zařízení udělá toho, kdo ho vytvořil. Stoly, u kterých tu teď sedíš, zůstanou u tvého dosavadního jména: už je nenajdeš.
web-take-over = Ano, pokračovat tady
web-rematch = Hrát znovu, místa se posunou
web-rematch-go = K další hře
web-proof-good = Kostky byly poctivé: dokázáno
web-proof-partly = Na kostkách se nenašlo nic špatného
web-proof-own-draws = Hráči házeli a táhli sami
web-proof-wrong = S touto hrou něco nebylo v pořádku
web-proof-about = Před prvním hodem server i každé zařízení určily tajné číslo a ukázaly jen jeho otisk. Pak se všechna čísla odkryla a smíchala a každý hod z nich vychází. Tvoje zařízení zkontrolovalo všechny otisky a všechny hody.
web-proof-about-late = Před prvním hodem server i každé zařízení u stolu určily tajné číslo a ukázaly jen jeho otisk. Pak se všechna čísla odkryla a smíchala a každý hod z nich vychází. Jestli čísla odpovídají otiskům, vědí zařízení, která u toho byla. Tvoje je nevidělo.
web-proof-about-own-draws = Hráči sami házeli a táhli a zadali, co jim vyšlo. Tvoje zařízení zkontrolovalo, že hra pak šla podle pravidel. Že to opravdu tak vyšlo, nikdo dokázat nemůže.
web-proof-about-wrong = Tvoje zařízení porovnalo důkaz se vším, co během hry vidělo, a něco nesouhlasí. Výsledku téhle hry nevěř.
web-your-turn = Jsi na tahu
web-turns-elsewhere = { $count ->
    [one] Jsi na tahu u jiného stolu
    [few] Jsi na tahu u { $count } jiných stolů
   *[other] Jsi na tahu u { $count } jiných stolů
 }
web-turn-about = Stůl { $code }
web-notify = Upozornit mě, když jsem na tahu
web-notify-about = Toto zařízení se ozve, když na tebe čeká stůl a ty se díváš jinam.
web-notify-refused = Tento prohlížeč nedovoluje oznámení této stránky. Změníš to v jeho nastavení.
web-plain-http = Bez https stránka nemůže nechat telefon rozsvícený ani tě upozornit: nech ho na očích a se zapnutým zvukem.
web-plain-http-table = Bez https stránka nemůže nechat tuto obrazovku rozsvícenou: nastav zařízení tak, aby samo nezhasínalo.
web-online-newer = Server má jinou verzi této stránky. Tvoje místo i hra zůstanou, jak jsou.
web-table-full = Všechna místa jsou obsazená. Můžeš se dívat, nebo počkat, až někdo vstane.
web-table-not-now = Server to teď nezvládá. Zkus to za chvilku znovu.
web-dice-shake-device = Klepni jednou na tlačítko a pak zatřes samotným telefonem: přidají se i jeho pohyby.
web-cheat-secret = Tajné číslo serveru není to, které určil před prvním hodem.
web-cheat-set-up = Kostky byly připravené pro jinou hru.
web-cheat-share = Příspěvek některého hráče ke kostkám byl změněn nebo vynechán.
web-cheat-dice = Některý hod nebo krok hry nevychází z kostek.
web-cheat-past = Něco, co se už stalo, bylo později změněno.
web-unproved-own-draws = Hody vlastní rukou dokázat nejde.
web-unproved-late = Tvoje zařízení nebylo u toho, když se kostky chystaly. Zkontrolovalo všechno, co vidělo, a každý hod.
web-unproved-other = Tvůj příspěvek ke kostkám dalo jiné tvoje zařízení nebo jiný prohlížeč. Dokázat ho jde jen tam.
web-unproved-silent = Tvůj příspěvek ke kostkám přišel pozdě, proto server přidal jiný místo něj.
