### Polski.
###
### Rzeczowniki są komunikatami, ich formy atrybutami. Zdanie, które dostaje rzeczownik `monster`, może użyć
### `$monster` (mianownik: „mumia”) i `$monster-FORMA` dla każdego atrybutu:
###   .acc     biernik: „mumię”
###   .with    narzędnik z przyimkiem (z albo ze): „ze smokiem”
###   .loc     miejscownik bez przyimka (miejsca): „kafelku startowym”
###   .to      kierunek z przyimkiem (źródła): „do źródła …”
###   .at      położenie z przyimkiem (źródła): „przy źródle …”
###   .gender  rodzaj: masculine, feminine albo neuter (bohaterowie i gracze)
###   .title   kim jest bohater: „wojownik”
### Zdania są w czasie teraźniejszym, a podmiotem jest imię bohatera, więc czasownik nie zależy od rodzaju.

## Bohaterowie i gracze

hero-argentus = Argentus
    .acc = Argentusa
    .with = z Argentusem
    .gender = masculine
    .title = czarodziej
hero-horan = Horan
    .acc = Horana
    .with = z Horanem
    .gender = masculine
    .title = wojownik
hero-xanros = Lord Xanros
    .acc = Lorda Xanrosa
    .with = z Lordem Xanrosem
    .gender = masculine
    .title = czarnoksiężnik
hero-aderyn = Aderyn
    .acc = Aderyn
    .with = z Aderyn
    .gender = feminine
    .title = złodziejka
hero-victorius = Victorius
    .acc = Victoriusa
    .with = z Victoriusem
    .gender = masculine
    .title = mistrz miecza
hero-taia = Taia
    .acc = Taię
    .with = z Taią
    .gender = feminine
    .title = wyrocznia
hero-title = { $hero }, { $hero-title }

seat = Gracz { $label }
    .acc = gracza { $label }
    .with = z graczem { $label }
    .gender = masculine
    .title = jeszcze bez bohatera

skill-argentus-1 = Magiczne pociski się nie zużywają.
skill-argentus-2 = Przechodzi przez ściany między odkrytymi kafelkami.
skill-horan-1 = Raz na walkę może jeszcze raz rzucić obiema kośćmi; liczy się drugi rzut.
skill-horan-2 = Po utracie ostatniego punktu wytrzymałości odradza się przy dowolnym odkrytym źródle uzdrowienia ze wszystkimi punktami wytrzymałości.
skill-xanros-1 = Raz na walkę może po rzucie poświęcić punkt wytrzymałości za +1.
skill-xanros-2 = Za wszystkie cztery ruchy tury może zamienić się miejscami z dowolnym bohaterem.
skill-aderyn-1 = Remis w walce jest wygraną.
skill-aderyn-2 = Nie musi walczyć z potworami i może przejść obok nich.
skill-victorius-1 = Kośćmi, na których wypadło 1, rzuca jeszcze raz.
skill-victorius-2 = Gdy na którejś kości wypadnie 6, tura po walce trwa dalej.
skill-taia-1 = +1 w walce, do której prowadzi pierwszy ruch tury.
skill-taia-2 = W nowej komnacie dobiera dwa żetony i wybiera jeden z nich.

## Potwory, skrzynia, łupy

monster-giant-rat = wielki szczur
    .acc = wielkiego szczura
    .with = z wielkim szczurem
monster-giant-spider = wielki pająk
    .acc = wielkiego pająka
    .with = z wielkim pająkiem
monster-mummy = mumia
    .acc = mumię
    .with = z mumią
monster-skeleton-turnkey = szkielet klucznik
    .acc = szkieleta klucznika
    .with = ze szkieletem klucznikiem
monster-skeleton-warrior = szkielet wojownik
    .acc = szkieleta wojownika
    .with = ze szkieletem wojownikiem
monster-skeleton-king = szkielet król
    .acc = szkieleta króla
    .with = ze szkieletem królem
monster-fallen = Upadły
    .acc = Upadłego
    .with = z Upadłym
monster-dragon = smok
    .acc = smoka
    .with = ze smokiem

token-chest = skrzynia
    .acc = skrzynię
    .with = ze skrzynią

piece-daggers = sztylety
    .acc = sztylety
piece-sword = miecz
    .acc = miecz
piece-axe = topór
    .acc = topór
piece-bolt = magiczny pocisk
    .acc = magiczny pocisk
piece-portal = portal uzdrowienia
    .acc = portal uzdrowienia
piece-key = klucz
    .acc = klucz
piece-treasure = skarb
    .acc = skarb
piece-dragon-treasure = skarb smoka
    .acc = skarb smoka

## Kafelki, miejsca, kierunki

kind-tunnel = tunel
    .acc = tunel
kind-room = komnata
    .acc = komnatę
kind-gate = brama teleportacyjna
    .acc = bramę teleportacyjną
kind-fountain = źródło uzdrowienia
    .acc = źródło uzdrowienia

shape-cross = skrzyżowanie
shape-t = kształt T
shape-straight = odcinek prosty
shape-corner = zakręt

tile-type = { $kind }, { $shape }
tile-start = kafelek startowy ze źródłem
tile-line = ({ $at }) { $kind }, wyjścia na { $sides }
tile-exit-unknown = { $direction } (nieznane)
tile-exit-wall = { $direction } (ściana)

direction-north = północ
direction-east = wschód
direction-south = południe
direction-west = zachód
direction-north-east = północny wschód
direction-south-east = południowy wschód
direction-south-west = południowy zachód
direction-north-west = północny zachód

place-start = kafelek startowy
    .acc = kafelek startowy
    .loc = kafelku startowym
place-at = kafelek ({ $label })
    .acc = kafelek ({ $label })
    .loc = kafelku ({ $label })
fountain-start = źródło uzdrowienia na kafelku startowym
    .to = do źródła uzdrowienia na kafelku startowym
    .at = przy źródle uzdrowienia na kafelku startowym
fountain-at = źródło uzdrowienia ({ $label })
    .to = do źródła uzdrowienia ({ $label })
    .at = przy źródle uzdrowienia ({ $label })
place-other = inny kafelek
    .acc = inny kafelek
    .loc = innym kafelku
fountain-other = źródło uzdrowienia
    .to = do źródła uzdrowienia
    .at = przy źródle uzdrowienia

list-and = { $list } i { $last }

## Co mówi wybór

action-detail = { $action }: { $detail }

action-move = Idź na { $direction }
action-move-wall = Przejdź przez ścianę na { $direction }
action-explore = Idź na { $direction } w nieznane
action-lay = Połóż z wyjściami na { $sides }
action-lay-all = Połóż z wyjściami na wszystkie strony
action-choose = Połóż { $token-acc }
action-gate = Przejdź przez bramę na { $place-acc }
action-fight = Walcz { $monster-with }
action-fight-here = Walcz z potworem na kafelku
action-roll-again = Rzuć jeszcze raz obiema kośćmi
action-stand = Zostaw ten rzut
action-bolt = Użyj magicznego pocisku (+1)
action-sacrifice = Poświęć punkt wytrzymałości (+1)
action-strike = Uderz: { $total } przeciw { $strength }
action-strike-now = Uderz
action-leave = Zostaw tu { $piece-acc }
action-curse = Rzuć klątwę na { $hero-acc }
action-keep-curse = Zostaw klątwę tam, gdzie jest: ma ją { $hero }
action-keep-own-curse = Zatrzymaj klątwę
action-keep-no-curse = Zostaw klątwę tam, gdzie jest
action-portal = Portal uzdrowienia: przenieś { $hero-acc } { $fountain-to }
action-portal-self = Portal uzdrowienia: przenieś się { $fountain-to }
action-swap = Zamień się miejscami { $hero-with } (kosztuje wszystkie cztery ruchy)
action-open = Otwórz skrzynię kluczem (kończy turę)
action-collect = Podnieś { $piece-acc } (kończy turę)
action-collect-here = Podnieś to, co tu leży (kończy turę)
action-rise = Odródź się { $fountain-at }
action-gate-towards = Przejdź przez bramę na { $direction }
action-rise-towards = Odródź się przy źródle uzdrowienia na { $direction } stąd
action-portal-towards = Portal uzdrowienia: przenieś { $hero-acc } do źródła uzdrowienia na { $direction } stąd
action-portal-self-towards = Portal uzdrowienia: przenieś się do źródła uzdrowienia na { $direction } stąd
action-end = Zakończ turę
action-end-heal = Zakończ turę i ulecz się przy źródle

detail-fight = walcz { $monster-with }
detail-sneak = { $monster }, nie trzeba walczyć
detail-chest = skrzynia
detail-piece = { $piece }
detail-tunnel = tunel
detail-room = pusta komnata
detail-gate = brama teleportacyjna
detail-fountain = źródło uzdrowienia
detail-start = kafelek startowy ze źródłem
detail-odds = wygrana { $win } %, remis { $tie } %, przegrana { $loss } %

## Co się stało

event-hero-drawn = { $seat } losuje bohatera: { $title }.
event-rolled-for-start = { $hero } rzuca o to, kto zacznie: { $first } i { $second }, razem { $total }.
event-start-tied = Remis: kto rzucił najwięcej, rzuca jeszcze raz.
event-turn-began = { $hero } zaczyna turę.
event-turn-missed = { $hero } jest { $hero-gender ->
        [feminine] nieprzytomna
        [neuter] nieprzytomne
       *[masculine] nieprzytomny
    }, traci turę i odzyskuje jeden punkt wytrzymałości.
event-moved = { $hero } idzie na { $place-acc }.
event-walked-through-wall = { $hero } przechodzi przez ścianę na { $place-acc }.
event-teleported = { $hero } przechodzi przez bramę na { $place-acc }.
event-tile-drawn = { $hero } dobiera kafelek: { $tile }.
event-tile-returned = Ten kafelek zamknąłby podziemia i wraca do stosu: { $tile }.
event-tile-laid = { $hero } kładzie { $kind-acc } w miejscu ({ $at }), wyjścia na { $sides }, i wchodzi.
event-tile-laid-here = { $hero } kładzie { $kind-acc }, wyjścia na { $sides }, i wchodzi.
event-token-drawn = { $hero } dobiera żeton: { $token }.
event-token-returned = Z powrotem do woreczka: { $token }.
event-token-laid = Na { $place-loc } jest teraz { $token }.
event-token-laid-here = Jest tam teraz { $token }.
event-fight-began = { $hero } walczy { $monster-with }, siła { $strength }.
event-rolled = { $bonus ->
        [0] { $hero } wyrzuca { $first } i { $second }, razem ma { $total }.
       *[other] { $hero } wyrzuca { $first } i { $second }, do tego +{ $bonus } za broń i zdolności, razem ma { $total }.
    }
event-rolls-again = { $hero } rzuca jeszcze raz obiema kośćmi.
event-bolt-used = { $hero } używa magicznego pocisku: teraz ma { $total }.
event-sacrificed = { $hero } poświęca punkt wytrzymałości: teraz ma { $total }.
event-fight-won = { $hero } pokonuje { $monster-acc }: { $total } przeciw { $strength }.
event-fight-tied = { $hero } remisuje { $monster-with }: { $total } przeciw { $strength }.
event-fight-lost = { $hero } przegrywa { $monster-with }: { $total } przeciw { $strength }.
event-hit-point-lost = { $hero } traci punkt wytrzymałości: { $left ->
        [0] nie zostaje żaden
        [one] zostaje { $left }
        [few] zostają { $left }
       *[many] zostaje { $left }
    }.
event-fell-unconscious = { $hero } traci przytomność.
event-retreated = { $hero } wraca na { $place-acc }.
event-retreated-here = { $hero } cofa się.
event-rose = { $hero } odradza się { $fountain-at } ze wszystkimi punktami wytrzymałości.
event-looted = { $hero } zdobywa { $piece-acc }.
event-left-behind = { $hero } zostawia na kafelku { $piece-acc }.
event-collected = { $hero } podnosi { $piece-acc }.
event-chest-opened = { $hero } otwiera skrzynię i bierze skarb.
event-cursed = { $hero } rzuca klątwę Karaku na { $other-acc }.
event-curse-kept = { $hero } zostawia klątwę tam, gdzie jest: ma ją { $other }.
event-own-curse-kept = { $hero } zatrzymuje klątwę.
event-curse-lifted = Klątwa opuszcza { $hero-acc }.
event-healed = { $hero } ma znów wszystkie punkty wytrzymałości.
event-portal-used = { $hero } używa portalu uzdrowienia i przenosi { $other-acc } { $fountain-to }.
event-portal-used-self = { $hero } używa portalu uzdrowienia i przenosi się { $fountain-to }.
event-swapped = { $hero } zamienia się miejscami { $other-with }.
event-goes-on = Szóstka: { $hero } gra dalej.
event-turn-ended = { $hero } kończy turę.
event-withdrew = { $hero } wycofuje się z gry.

## Dziennik w skrócie

log-found = { $hero } znajduje { $thing-acc }.
log-won = { $hero } pokonuje { $monster-acc } i zdobywa { $piece-acc }.
log-walked = { $hero } idzie dalej.
log-explored = { $hero } bada podziemia.
log-set-up = Stół jest przygotowany.
goblin-log-won = { $hero } pokonuje { $monster-acc } i zdobywa { $card-acc }.
goblin-log-key = { $hero } pokonuje { $monster-acc } i zdobywa klucz poziomu { $level }.
goblin-log-stayed = { $hero } na próżno walczy { $monster-with }.

## Jak się skończyło

end-dragon = Smok jest pokonany, koniec gry.
end-treasures = { $hero } ma dość skarbów, koniec gry.
end-explored = Nie ma już nic do odkrycia, a smok się nie pojawił: koniec gry.
end-turn-limit = Limit tur został wyczerpany, koniec gry.
end-last-left = Wszyscy inni wycofali się z gry, koniec gry.
end-abandoned = Nikogo już nie ma w grze.
end-agreed = Wszyscy zgadzają się zakończyć grę w tym miejscu.

result-winner = Wygrywa { $hero }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
result-shared = { $heroes } dzielą się zwycięstwem, każdy bohater ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
result-last = Wygrywa { $hero }.
result-nobody = Nikt nie wygrywa.
result-solo = { $hero } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } po { $turns ->
        [one] { $turns } turze
       *[other] { $turns } turach
    }.
result-ranking = Punkty: { $list }
result-points = { $hero } { $points }
result-points-left = { $hero } { $points } (już nie gra)
result-pending = Gra jeszcze się nie skończyła.

## Kto o czym decyduje

prompt-draw-hero = { $seat }: losowany jest bohater.
prompt-roll-for-start = { $hero } rzuca o to, kto zacznie.
prompt-walk = { $hero }, { $moves ->
        [0] nie ma już ruchów
        [one] został { $moves } ruch
        [few] zostały { $moves } ruchy
       *[many] zostało { $moves } ruchów
    }: co dalej?
prompt-must-fight = { $hero } musi najpierw walczyć { $monster-with }.
prompt-must-fight-here = { $hero } musi najpierw walczyć.
prompt-draw-tile = { $hero } odkrywa drogę na { $direction }: dobierany jest kafelek.
prompt-draw-tile-again = { $hero } odkrywa drogę na { $direction }: dobierany jest inny kafelek.
prompt-lay-tile = { $hero }, jak położysz ten kafelek, idąc na { $direction }? ({ $tile })
prompt-draw-token = { $hero } jest w nowej komnacie: dobierany jest żeton.
prompt-draw-second-token = { $hero } ma żeton „{ $token }” i dobiera drugi.
prompt-choose-token = { $hero }, który żeton położysz: { $first-acc } czy { $second-acc }?
prompt-roll = { $hero } rzuca w walce { $monster-with }, siła { $strength }.
prompt-roll-second = { $hero } rzuca jeszcze raz w walce { $monster-with }, siła { $strength }.
prompt-roll-here = { $hero } rzuca obiema kośćmi.
prompt-second-roll = { $hero }, { $total } przeciw { $strength }: rzucić jeszcze raz?
prompt-strengthen = { $hero }, { $total } przeciw { $strength }: wzmocnić cios?
prompt-loot = { $hero } ma za dużo: co tu zostanie?
prompt-place-curse = { $hero }, kto dostanie klątwę Karaku?
prompt-rise = { $hero }, przy którym źródle się odrodzisz?

## Dlaczego coś nie jest możliwe (dalej jest numer zasady)

refusal-game-over = Gra się skończyła
refusal-game-not-begun = Gra jeszcze się nie zaczęła
refusal-no-moves-left = Wszystkie ruchy są wykorzystane
refusal-no-tile-there = Nie leży tam jeszcze żaden kafelek
refusal-wall = Jest tam ściana
refusal-tile-to-lay = Najpierw trzeba położyć dobrany kafelek
refusal-token-to-lay = Najpierw trzeba położyć jeden z dobranych żetonów
refusal-no-exit = Kafelek nie ma tam wyjścia
refusal-already-explored = Leży tam już kafelek
refusal-not-connected = Kafelek nie byłby połączony z tym, z którego wychodzi bohater
refusal-not-that-shape = Dobrany kafelek nie ma takich wyjść
refusal-no-tile-drawn = Nie dobrano żadnego kafelka
refusal-nothing-to-draw = Teraz niczym się nie rzuca ani niczego nie dobiera
refusal-tile-not-in-stack = Takiego kafelka nie ma już w stosie
refusal-not-a-tile-draw = Trzeba dobrać kafelek
refusal-token-not-in-bag = Takiego żetonu nie ma już w woreczku
refusal-not-a-token-draw = Trzeba dobrać żeton
refusal-stack-empty = Stos kafelków jest pusty
refusal-would-close-dungeon = Tak obrócony kafelek zamknąłby podziemia, inaczej obrócony nie
refusal-tile-would-close = Ten kafelek zamknąłby podziemia; dobierany jest inny
refusal-in-combat = Najpierw trzeba rozstrzygnąć walkę
refusal-not-in-combat = To jest możliwe tylko w walce, po rzucie
refusal-not-a-dice-roll = Trzeba rzucić dwiema kośćmi
refusal-not-a-start-roll = O tym, kto zaczyna, decyduje rzut dwiema kośćmi
refusal-not-a-hero-draw = Trzeba wylosować bohatera, który jest jeszcze wolny
refusal-no-bolt = Na tę walkę nie ma już magicznego pocisku
refusal-loot-first = Najpierw trzeba coś zostawić
refusal-nothing-to-leave = Zostawia się tylko to, co się nie mieści
refusal-not-carried = Bohater tego nie ma
refusal-does-not-help = Nawet bez tego nie wszystko by się zmieściło
refusal-nothing-here = Nie leży tu nic do podniesienia
refusal-no-chest-here = Nie ma tu skrzyni
refusal-no-key = Potrzebujesz klucza
refusal-no-portal = Bohater nie ma portalu uzdrowienia
refusal-no-fountain-there = Nie ma tam odkrytego źródła uzdrowienia
refusal-no-fountain-to-rise = Nie ma tam odkrytego źródła, przy którym bohater mógłby się odrodzić
refusal-no-such-hero = Takiego bohatera nie ma w grze
refusal-not-on-gate = Bohater nie stoi na bramie
refusal-one-gate-only = Jedna brama donikąd nie prowadzi
refusal-no-gate-there = Nie ma tam innej bramy
refusal-curse-first = Najpierw trzeba zdecydować o klątwie
refusal-no-curse-to-place = O klątwie decyduje tylko ten, kto właśnie pokonał mumię
refusal-not-on-oneself = Nie można rzucić klątwy na siebie
refusal-already-cursed = Ten bohater ma już klątwę
refusal-nobody-cursed = Nikt nie ma klątwy, więc ktoś musi ją dostać
refusal-skill-cursed = Przeklęty bohater nie ma zdolności specjalnych
refusal-not-horan = Tylko Horan może rzucić jeszcze raz
refusal-rolled-twice = Drugi rzut jest ostateczny
refusal-decide-roll = Najpierw zdecyduj, czy rzucić jeszcze raz
refusal-choose-fountain = Najpierw wybierz źródło, przy którym bohater się odrodzi
refusal-not-defeated = Tylko pokonany Horan odradza się przy źródle
refusal-not-xanros = To potrafi tylko Lord Xanros
refusal-sacrificed-already = W jednej walce można poświęcić tylko jeden punkt wytrzymałości
refusal-no-hit-point = Nie ma już punktu wytrzymałości do poświęcenia
refusal-moves-spent = Zamiana kosztuje wszystkie cztery ruchy
refusal-same-tile = Ten bohater stoi na tym samym kafelku
refusal-not-aderyn = Tylko złodziejka decyduje, kiedy walczyć
refusal-no-monster-here = Nie ma tu potwora
refusal-must-fight = Najpierw trzeba walczyć z potworem na kafelku
refusal-swordsman-rolls-no-one = Kością, na której wypadło 1, Victorius rzuca jeszcze raz
refusal-not-taia = Tylko Taia wybiera między dwoma żetonami
refusal-not-drawn = Ten żeton nie został dobrany
refusal-no-tokens-drawn = Nie dobrano dwóch żetonów
refusal-seat-gone = Tego gracza nie ma w grze

## Podpowiedź: najlepszy wybór i liczby, które za nim przemawiają

hint-best = Najlepszy wybór: { $action }
hint-only = Sens ma tylko jeden wybór: { $action }
hint-win = Według szacunków twoja szansa na wygranie tej gry to { $chance }.
hint-other = Drugi najlepszy wybór ({ $chance }): { $action }
hint-equal = Mniej więcej tak samo dobry wybór: { $action }
hint-doubtful = Według szacunków wygrywa częściej ({ $chance }), ale doświadczenie mówi co innego: { $action }
hint-fight = Przy dobrej grze twoja szansa na wygranie tej walki to { $chance }.
hint-fight-estimate = Według szacunków przy dobrej grze twoja szansa na wygranie tej walki to { $chance }.
hint-fight-sure = Przy dobrej grze na pewno wygrasz tę walkę.
hint-fight-never = Tej walki nie możesz wygrać.
hint-chance = { $count } %
hint-chance-over = ponad 99 %
hint-chance-under = poniżej 1 %

## Spojrzenie wstecz na zakończoną grę. `$told` to zdanie z dziennika

recap-title = Podsumowanie
recap-lead-always = { $hero } prowadzi od początku do końca.
recap-lead-since = { $hero } prowadzi od tury { $number } aż do końca.
recap-lead-last = { $hero } obejmuje prowadzenie dopiero w ostatniej turze.
recap-turn = Tura { $number }: { $told } { $chance }
recap-chance-up = { $hero } ma teraz { $after } % szans na zwycięstwo, wcześniej { $before } %.
recap-chance-down = { $hero } ma teraz już tylko { $after } % szans na zwycięstwo, wcześniej { $before } %.
recap-chance-won = { $hero } wygrywa; do tej chwili szanse wynosiły { $before } %.
recap-chance-lost = { $hero } traci w ten sposób szanse na zwycięstwo, które wynosiły { $before } %.
recap-new-hand = { $hero } dobiera nowe karty na rękę.
recap-luck-good = { $hero } ma szczęście w walkach: wygrywa { $won } z { $count }, można się było spodziewać { $expected }.
recap-luck-bad = { $hero } ma pecha w walkach: wygrywa { $won } z { $count }, można się było spodziewać { $expected }.
recap-luck-even = { $hero } wygrywa { $won } z { $count } { $count ->
        [one] walki
       *[other] walk
    }, mniej więcej tyle, ile można się było spodziewać.
recap-luck-none = { $hero } ani razu nie walczy.
recap-tied = { $count ->
        [one] Jedna walka kończy się remisem.
        [few] { $count } walki kończą się remisem.
       *[other] { $count } walk kończy się remisem.
    }
recap-luckiest = Najszczęśliwsza wygrana: { $hero } w turze { $number }, szanse wynosiły { $chance } %. { $told }
recap-unluckiest = Najbardziej pechowa przegrana: { $hero } w turze { $number }, szanse wynosiły { $chance } %. { $told }

## Jak grano, gdy gra jest skończona. Punkt to jedna setna pewnego zwycięstwa; `$done` i `$better` to napisy na przyciskach

review-title = Analiza gry
review-note = 100 punktów to tutaj pewne zwycięstwo. Decyzja, która kosztuje 5 punktów, jest wątpliwa, 10 to błąd, 15 to gruby błąd.
review-luck-good = { $hero } ma szczęście: los dodaje { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }.
review-luck-bad = { $hero } ma pecha: los zabiera { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }.
review-luck-even = { $hero }: szczęście i pech się równoważą.
review-play = { $hero }: { $count } { $count ->
        [one] decyzja, która się liczy
        [few] decyzje, które się liczą
       *[other] decyzji, które się liczą
    }, średnia strata w punktach: { $error }. Przy przeciętnym szczęściu byłoby { $adjusted } % zamiast { $result } %.
review-marks = { $hero }: wątpliwe { $doubtful }, błędy { $mistakes }, grube błędy { $blunders }.
review-doubtful = Tura { $number }, { $hero }: „{ $done }” kosztuje { $points } { $points ->
        [few] punkty
       *[other] punktów
    } (wątpliwe). Lepiej: „{ $better }”.
review-mistake = Tura { $number }, { $hero }: „{ $done }” kosztuje { $points } { $points ->
        [few] punkty
       *[other] punktów
    } (błąd). Lepiej: „{ $better }”.
review-blunder = Tura { $number }, { $hero }: „{ $done }” kosztuje { $points } { $points ->
        [few] punkty
       *[other] punktów
    } (gruby błąd). Lepiej: „{ $better }”.

## Terminal

ui-title = Karak
ui-subtitle = Zbadaj podziemia, pokonaj potwory i zdobądź skarby.
ui-goal-dragon = Wygrywa, kto ma najwięcej punktów, gdy smok zostanie pokonany.
ui-goal-treasures = Kto ma { $count ->
        [one] { $count } skarb
        [few] { $count } skarby
       *[many] { $count } skarbów
    }, od razu wygrywa.
ui-goal-inventory = Skarby zajmują miejsca w ekwipunku.
ui-hit-points = Punkty wytrzymałości
ui-cursed = { $hero-gender ->
        [feminine] przeklęta
       *[masculine] przeklęty
    }
ui-unconscious = { $hero-gender ->
        [feminine] nieprzytomna
       *[masculine] nieprzytomny
    }
ui-left-game = już nie gra
ui-points-count = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
ui-treasures-of = { $count } z { $goal ->
        [one] { $goal } skarbu
       *[other] { $goal } skarbów
    }
ui-turn = Tura { $number }
ui-turn-heading = — Tura { $number }: { $hero } —
ui-tiles-left = { $count ->
        [one] { $count } kafelek w stosie
        [few] { $count } kafelki w stosie
       *[many] { $count } kafelków w stosie
    }
ui-tokens-left = { $count ->
        [one] { $count } żeton w woreczku
        [few] { $count } żetony w woreczku
       *[many] { $count } żetonów w woreczku
    }
ui-not-a-choice = Nie ma takiego wyboru: wpisz liczbę od 1 do { $count } albo ?, żeby zobaczyć pomoc.
ui-not-on-list = Na liście nie ma „{ $text }”. Wpisz numer albo nazwę z listy.
ui-undone = Cofnięto.
ui-corrected = Cofnięto. Podaj jeszcze raz, co wypadło.
ui-nothing-yet = Nie ma jeszcze czego cofnąć.
ui-nothing-to-undo = Niczego nie można już cofnąć: odsłoniło się coś nowego albo zdecydował już ktoś inny.
ui-saved = Zapisano w pliku { $file }.
ui-not-saved = Nie można zapisać w pliku { $file }: { $reason }
ui-file-exists = Plik { $file } już istnieje i pozostaje bez zmian. Wybierz inną nazwę.
ui-save-where = Napisz gdzie: w PLIK
ui-quit-unsaved = Gra nie jest zapisana. Wpisz jeszcze raz q, żeby zakończyć, albo w PLIK, żeby ją zapisać.
ui-resumed = Gra z pliku { $file } zostaje wznowiona.
ui-goodbye = Do następnego razu!
ui-end-of-input = Dane wejściowe się skończyły, gra zatrzymuje się tutaj.
ui-roll-dice = { $hero }: rzuć dwiema kośćmi i wpisz obie liczby, na przykład 3 5.
ui-die-range = Na kości wypada od 1 do 6. Wpisz obie liczby, na przykład 3 5.
ui-draw-tile = { $hero }: dobierz kafelek i wpisz jego numer.
ui-draw-token = { $hero }: dobierz żeton i wpisz jego numer.
ui-draw-hero = { $seat }: który bohater został wylosowany?
ui-impossible = To niemożliwe: { $reason }
ui-why-possible = To jest teraz możliwe: jest na liście.
ui-why-unknown = „{ $text }” nie jest akcją. Akcje pisze się tak: { $examples }.
ui-why-list = Teraz niemożliwe:
host-draw-first = Najpierw trzeba rzucić albo dobrać: { $what }
ui-hints-off = Ta gra toczy się bez podpowiedzi.
ui-agree-confirm = To kończy grę dla wszystkich. Wpisz to jeszcze raz, jeśli wszyscy się zgadzają.
ui-withdraw-confirm = { $hero } wycofuje się z gry i już do niej nie wróci. Dla pewności wpisz to jeszcze raz.
ui-entry-of = Wpis { $entry } z { $entries }
ui-verified = Rzuty i dobrania ({ $count }) wynikają z tajnych liczb tej gry.
ui-verified-own = Rzuty i dobrania ({ $count }) gracze wpisali ręcznie: nic z tego nie jest udowodnione.
ui-verified-seal = Pieczęć się zgadza: nic nie zmieniło się przypadkiem. To nie podpis, każdy może ją odnowić.
ui-verified-alone = Kto był gospodarzem w pojedynkę, mógł próbować różnych tajnych liczb, aż kości mu się spodobały. Jeśli przed pierwszym rzutem pokazano zobowiązanie, porównaj je: { $commitment }
ui-verified-commitment = Tajemnica gospodarza jest tą, którą obiecało zobowiązanie { $commitment }: jeśli widać je było przed pierwszym rzutem, nikt nie wybrał jej później.
ui-verified-seed = Kości pochodzą z ziarna { $seed } i za każdym razem są takie same: nie dowodzi to uczciwości tego, kto wybrał ziarno.
ui-dice-commitment = Kości obiecuje zobowiązanie { $commitment }. Zapisz je, by porównać po grze.
ui-dice-seed = Kości pochodzą z ziarna { $seed }: kto je zna, może je przewidzieć.
ui-watched = To widział z gry „{ $viewer }”. Można to oglądać, ale nie udowodnić ani kontynuować.
ui-seat-human = człowiek
ui-seat-random-bot = losowy bot
ui-bot = bot
ui-seat-line = { $seat }: { $hero } ({ $kind })
ui-legend = Mapa
ui-legend-tunnel = tunel
ui-legend-room = komnata
ui-legend-gate = brama teleportacyjna
ui-legend-fountain = źródło uzdrowienia
ui-legend-chest = zamknięta skrzynia
ui-legend-more = tam mapa ciągnie się dalej
ui-legend-hero = bohater, według numeru gracza
ui-help-text =
    Wpisz jedno z poniższych i naciśnij Enter:
      1, 2, 3 …     wybrać tę możliwość
                    (szanse z pociskami, drugim rzutem i poświęceniem)
      u, undo       cofnąć ostatni wybór
      m, map        pokazać mapę; bez mapy opisać kafelki słowami
      s, sheets     pokazać karty bohaterów
      i, skills     wyjaśnić zdolności specjalne bohaterów
      w, save PLIK  zapisać grę w pliku
      hint          najlepszy wybór i jego szanse (też: podpowiedź)
      why           wszystko, co teraz nie jest możliwe, z powodem
      why AKCJA     dlaczego to nie jest możliwe, na przykład: why fight
      withdraw      wycofać się z gry
      agree         wszyscy zgadzają się zakończyć grę
      ?, help       ta pomoc
      q, quit       koniec

## Terminal: goblin

ui-goblin-title = Karak: Goblin
ui-goblin-subtitle = Przebij się karta po karcie przez jaskinie goblinów.
ui-goblin-goal = Wygrywa, kto pierwszy pokona Władcę Wszystkich Potworów.
ui-seat-easy-bot = słaby bot
ui-seat-normal-bot = zwykły bot
ui-seat-hard-bot = silny bot
ui-hand-over-hide = Teraz decyduje: { $hero }. Doczytaj do końca, naciśnij Enter i przekaż urządzenie dalej.
ui-hand-over-take = { $hero }, naciśnij Enter, gdy nikt inny nie patrzy na ekran.
ui-draw-which = Wpisz numer albo nazwę z listy.
ui-level = Poziom { $level }
ui-level-closed = Poziom { $level } (zamknięty)
ui-lord = Władca Wszystkich Potworów
ui-attack = Atak
ui-curses = Klątwy
ui-reward = Nagroda
ui-reward-action = karta akcji
ui-reward-key = klucz
ui-reward-victory = zwycięstwo
ui-level-deck = Talia: na wierzchu { $monster }, pod spodem { $count }
ui-level-deck-empty = Talia: pusta
ui-gatekeepers-below = dalszych strażników: { $count }
ui-merchant = Kupiec: { $list }
ui-pawnshop = Arsenał: { $list }
ui-nothing = nic
ui-keys = klucze: { $list }
ui-hand = Ręka ({ $count } z { $limit })
ui-deck = Talia ({ $count })
ui-discard-pile = Stos kart odrzuconych ({ $count })
ui-on-top = na wierzchu: { $card }
ui-starting-cards = { $count ->
        [one] { $count } karta początkowa
        [few] { $count } karty początkowe
       *[many] { $count } kart początkowych
    }
ui-hidden-among = nie wiadomo gdzie, na ręce czy w talii: { $cards }
ui-hidden-in-deck = w talii w nieznanej kolejności: { $cards }
ui-unknown-card = nieznana karta
ui-chain = Zagrane karty
ui-looked-at = Oglądane karty
ui-doubled = podwojono: { $effect }
ui-defied = wbrew klątwie: { $curse }
ui-lifted = Zdjęte eliksirem: { $curse }
ui-odds-not-now = Szanse poznasz tylko wtedy, gdy decydujesz o swojej turze albo walczysz.
ui-odds-cannot-fight = Z tym nie można teraz walczyć: { $monster }
ui-odds-win = wygrana { $percent } %
ui-odds-survive = przeżycie { $percent } %
ui-odds-left = pozostałe punkty wytrzymałości: { $number }
ui-odds-estimate = szacunkowo, ± { $percent } %
ui-odds-best = Najlepsza gra:
ui-odds-then-draw = Dalej zależy od tego, co zostanie dobrane.
ui-abilities-off = Ta gra toczy się bez zdolności specjalnych.
ui-card-unknown = „{ $text }” nie jest numerem karty. Numery pisze się tak: I.3, II.k2, X.1, s4.
ui-legend-colors = Znaki kolorów
ui-cards-set = Zestaw kart: { $name }
ui-cards-starting = Karty początkowe: { $hero }
ui-cards-potions = Eliksiry
ui-goblin-help-text =
    Wpisz jedno z poniższych i naciśnij Enter:
      1, 2, 3 …     wybrać tę możliwość
      u, undo       cofnąć ostatni wybór
      m, map        pokazać jaskinie, Władcę i kupca
      s, sheets     pokazać, co kto ma
      cards         pokazać karty na ręce
      deck          pokazać, co wiadomo o taliach
      discard       pokazać stosy kart odrzuconych
      card NUMER    pokazać całą kartę, na przykład: card I.3
      odds          szanse w tej walce albo we wszystkich możliwych walkach
      odds NUMER    jak najlepiej walczyć z potworem, na przykład: odds I.3
      i, abilities  wyjaśnić zdolności specjalne bohaterów
      w, save PLIK  zapisać grę w pliku
      hint          najlepszy wybór i jego szanse (też: podpowiedź)
      why           wszystko, co teraz nie jest możliwe, z powodem
      why AKCJA     dlaczego to nie jest możliwe, na przykład: why play s1
      withdraw      wycofać się z gry
      agree         wszyscy zgadzają się zakończyć grę
      ?, help       ta pomoc
      q, quit       koniec

## Stoły online w terminalu

# Słowa do wpisania: kilka o tym samym znaczeniu oddziela spacja, angielskie działają wszędzie.

join-online = Jesteś przy stole { $code } jako { $name }.
join-again = Jesteś z powrotem przy stole.
join-offline = Połączenie przerwane. Wróci samo.
join-stopping = Serwer uruchamia się ponownie. Połączenie wróci samo.
join-later = Teraz nie ma połączenia. To zostanie wysłane, gdy tylko wróci.
join-not-said = Nie wysłano: brak połączenia.
join-too-many = Za dużo już czeka na wysłanie.
join-link = Inni dołączą przez ten link: { $link }
join-guest = Gość { $number }
join-you = { $name } (ty)
join-host = { $name } (gospodarz)
join-seat-line = Gracz { $number }: { $list }
join-seat-empty = wolne
join-is-ready = zgłasza gotowość
join-is-away = chwilowo z dala od stołu
join-plays-bot = gra: { $bot }
join-would-end = chce zakończyć grę
join-clock = zostało { $time }
join-watching = Oglądają: { $list }
join-how-to-sit = Wpisz „siadam 1”, by usiąść, „gotowe”, gdy można zaczynać, i „pomoc”, by zobaczyć resztę.
join-how-to-start = Jesteś gospodarzem: wpisz „bot 2 normal”, by posadzić bota, „start”, gdy wszyscy są gotowi.
join-came = { $name } jest tutaj.
join-gone = { $name } odchodzi na chwilę od stołu.
join-called = { $before } to teraz { $name }.
join-sat = Gracz { $number } to teraz: { $name }.
join-freed = Miejsce { $number } jest wolne.
join-ready = { $name } zgłasza gotowość.
join-not-ready = { $name } cofa gotowość.
join-host-now = Gospodarzem jest teraz { $name }.
join-settings = Ustawienia stołu się zmieniły.
join-making-dice = Wszyscy razem przygotowują kości, żeby nikt nie mógł wybrać wyników.
join-no-dice = Nie udało się przygotować kości. Gracze mogą znowu usiąść.
join-begins = Gra się zaczyna.
join-over = Gra się skończyła.
join-closed = Stół został zamknięty.
join-lent = { $name }: teraz gra { $bot }.
join-taken-back = { $name } znowu gra.
join-out-of-time = { $name } nie ma już czasu, dalej gra bot.
join-agrees = { $name } chce tu zakończyć grę. Jeśli się zgadzasz, wpisz „zgoda”.
join-plays-on = { $name } chce jednak grać dalej.
join-next-table = Następna gra jest przy stole { $code }. Wpisz „rewanż”, by tam przejść.
join-said = { $name }: { $text }
join-your-turn = Twoja kolej: { $hero }.
join-waiting-for = Czekamy na: { $hero }.
join-as-it-stands = Gra w tej chwili:
join-nothing-asked = Teraz nie masz o czym decydować.
join-not-begun = Gra jeszcze się nie zaczęła.
join-you-watch = Tylko oglądasz grę.
join-which-player = Podaj gracza, na przykład: { $example }
join-which-bot = Podaj gracza i bota (easy, normal, hard), na przykład: { $example }
join-nothing-lent = Żaden bot za ciebie nie gra.
join-emotes-only = Przy tym stole można wysyłać tylko pozdrowienia. Wpisz „pozdrów”, by zobaczyć listę.
join-silent = Przy tym stole nie ma czatu.
join-too-long = To za długie: wiersz może mieć najwyżej { $count } znaków.
join-leave-confirm = Wycofasz się z gry i już do niej nie wrócisz. Dla pewności wpisz to jeszcze raz; po „pożycz” zagra za ciebie bot, aż wrócisz.
join-no-record = Całą grę można zapisać, gdy się skończy.
join-wishes = { $name } chce zamienić się miejscami z graczem { $number }.
join-which-guest = Podaj imię albo numer gracza, na przykład: { $example }
join-which-gift = Podaj gracza i tego, kto gra dalej zamiast niego, na przykład: { $example }
join-which-change = Podaj, który z twoich graczy z kim zamienia się miejscami, na przykład: { $example }
join-which-setting = Gospodarz może ustawić: { $list }
join-muted = Już nie słyszysz: { $name }.
join-heard = Znowu słyszysz: { $name }.
join-remove-confirm = Od stołu na stałe odejdzie { $name }. Dla pewności wpisz to jeszcze raz.
join-host-confirm = Gospodarzem zostanie { $name }. Dla pewności wpisz to jeszcze raz.
join-close-confirm = To zamknie stół dla wszystkich, a trwająca gra się skończy. Dla pewności wpisz to jeszcze raz.
join-lobby = Publiczne stoły na { $server }:
join-lobby-free = { $number }. { $game }, stół { $code }, wolne miejsca: { $free } z { $seats }
join-lobby-playing = { $number }. { $game }, stół { $code }, gra trwa
join-lobby-empty = Na { $server } nie ma publicznych stołów. Otwórz własny z --new dungeon albo --new goblin.
join-lobby-which = Wpisz numer lub kod albo naciśnij Enter, by wyjść.
join-refused = Nie udało się: { $reason }
join-why-stale = Gra toczy się już dalej.
join-why-not-your-turn = Teraz kolej kogoś innego.
join-why-rules = Zasady teraz na to nie pozwalają.
join-why-not-yours = To miejsce nie jest twoje.
join-why-only-host = Może to zrobić tylko gospodarz stołu.
join-why-taken = Ktoś już tam siedzi.
join-why-not-now = Teraz to niemożliwe: może jest wolne miejsce, nie wszyscy są gotowi albo gra już trwa lub się skończyła.
join-why-nothing = Nie ma czego cofnąć.
join-why-unknown = Nie ma takiego gracza, gościa ani bota.
join-why-not-here = Przy tym stole to niemożliwe.
join-why-too-much = To było za długie, za częste albo było tego za dużo.
join-why-not-kept = Serwer nie może tego teraz zapisać. Spróbuj później.
join-bye-version = Serwer ma inną wersję: ten program i serwer muszą mieć tę samą.
join-bye-no-table = Tego stołu już nie ma.
join-bye-removed = Gospodarz usunął cię ze stołu.
join-bye-not-understood = Serwer i program się nie rozumieją.
join-bye-too-much = Serwer więcej nie przyjmie: za dużo połączeń lub wiadomości.
join-proved = Udowodniono: nikt nie wybrał wyników, a gra przebiegła tak, jak było widać.
join-open = Nie znaleziono niczego złego, ale tego nie udowodniono:
join-cheated = Serwer nie grał uczciwie:
join-open-own-draws = Rzuty i dobrania wpisywali gracze.
join-open-came-late = Kości były już przygotowane, gdy ten program dołączył.
join-open-other = Wkład gracza { $number } w rzuty obiecało inne twoje urządzenie albo serwer.
join-open-silent = Twój wkład w rzuty za gracza { $number } nie został pokazany.
join-open-late = Twój wkład w rzuty za gracza { $number } przyszedł według serwera za późno.
join-cheat-commitment = Pokazuje inne zobowiązanie niż przedtem.
join-cheat-set-up = Kości przygotowano do innych ustawień niż pokazane.
join-cheat-promise = Obietnica gracza { $number } została zmieniona.
join-cheat-late-promise = Gracz { $number } obiecał wkład dopiero wtedy, gdy wkłady już pokazywano.
join-cheat-called-silent = Twierdzi, że gracz { $number } milczał, choć jego wkład przyszedł.
join-cheat-unnamed = Wkład gracza { $number } pochodzi od serwera, który to przemilcza.
join-cheat-secret = Jego tajemnica nie jest tą, do której się zobowiązał.
join-cheat-share = Wkład gracza { $number } w rzuty nie jest tym, który obiecano.
join-cheat-record = To, co pokazuje o grze, nie jest możliwe: { $reason }
join-cheat-no-dice = W całej grze brakuje kości, które przygotowano.
join-cheat-dice = Jakiś rzut lub dobranie nie wynika z kości: { $reason }
join-cheat-rewritten = To, co doprowadziło do pozycji { $number }, zmieniono później.
join-cheat-shown = Pokazano ci coś innego, niż jest w całej grze.
emote-hello = Cześć!
emote-luck = Powodzenia!
emote-well-played = Dobrze zagrane!
emote-thanks = Dzięki!
emote-oops = Ojej!
emote-wow = O rany!
emote-thinking = Daj pomyśleć…
emote-goodbye = Do zobaczenia!
join-word-say = powiedz
join-word-emote = pozdrów pozdrow
join-word-claim = siadam
join-word-free = wstaję wstaje
join-word-bot = bot
join-word-ready = gotowe
join-word-not-ready = czekaj
join-word-start = start
join-word-lend = pożycz pozycz
join-word-back = wracam
join-word-withdraw = odchodzę odchodze
join-word-agree = zgoda
join-word-disagree = sprzeciw
join-word-rematch = rewanż rewanz
join-word-players = gracze
join-word-name = imię imie
join-word-undo = cofnij
join-word-map = mapa
join-word-sheets = karty
join-word-why = dlaczego
join-word-help = pomoc
join-word-quit = koniec
join-word-change = zamień zamien
join-word-mute = wycisz
join-word-unmute = słuchaj sluchaj
join-word-remove = usuń usun
join-word-host = przekaż przekaz
join-word-give = daj
join-word-close = zamknij
join-word-setting = ustaw
join-setting-open = publiczny
join-setting-private = prywatny
join-setting-hints = podpowiedzi
join-setting-no-hints = bezpodpowiedzi
join-setting-lines = tekst
join-setting-emotes = pozdrowienia
join-setting-silent = cisza
join-help =
    Wpisz jedno z poniższych i naciśnij Enter.
    Przy stole:
      siadam 2        usiąść jako gracz 2; wstaję 2 zwalnia to miejsce
      gotowe, czekaj  można zaczynać albo jeszcze nie
      bot 3 normal    gospodarz sadza bota: easy, normal lub hard
      start           gospodarz zaczyna
      gracze          kto jest przy stole i link dla innych
      imię ANNA       zmienić imię
      zamień 3        przed grą poprosić gracza 3 o zamianę miejsc
      wycisz JAN      nie słyszeć Jana; słuchaj JAN cofa wyciszenie
      powiedz …       powiedzieć coś wszystkim
      pozdrów         lista pozdrowień; pozdrów 2 wysyła jedno z nich
    Gospodarz, także w grze:
      usuń JAN        usunąć Jana na stałe
      daj 2 KLARA     dać miejsce gracza 2, którego nie ma, Klarze
      przekaż JAN     przekazać stół Janowi
      ustaw           co można ustawić, na przykład: ustaw prywatny
      zamknij         zamknąć stół
    W grze:
      1, 2, 3 …       wybrać tę możliwość; można też pisać notacją
      Enter           powtórzyć pytanie
      cofnij          cofnąć ostatni wybór
      mapa, karty     stół i co kto ma
      podpowiedź      najlepszy wybór, jeśli stół na to pozwala
      dlaczego, dlaczego AKCJA   co teraz nie jest możliwe, z powodem
      pożycz, wracam  gra za ciebie bot albo znowu ty
      zgoda           zgoda na zakończenie gry; sprzeciw: jednak nie
      odchodzę        wycofać się z gry
    Potem:
      save PLIK       zapisać całą grę
      rewanż          jeszcze jedna gra przy nowym stole
      koniec          odejść od stołu; gra trwa dalej i można wrócić

## Goblin: nazwy

# Nazwy kart mają jedną formę. Zdanie podaje je w cudzysłowie po rzeczowniku, który się odmienia (kartę „Iskra”), wybór po dwukropku.

goblin-named-card = karta „{ $label }”
    .acc = kartę „{ $label }”
goblin-starting-card = początkowa karta akcji
    .acc = początkową kartę akcji
goblin-named-monster = potwór „{ $label }”
    .acc = potwora „{ $label }”
    .with = z potworem „{ $label }”

goblin-color-green = zielony
goblin-color-blue = niebieski
goblin-color-red = czerwony
goblin-color-yellow = żółty
goblin-colors-none = żaden

goblin-effect-attack = atak
    .acc = atak
goblin-effect-defence = obrona
    .acc = obronę
goblin-effect-heal = leczenie
    .acc = leczenie
goblin-effect-draw = dobieranie
    .acc = dobieranie

goblin-curse-attack = atak
    .acc = atak
goblin-curse-defence = obrona
    .acc = obronę
goblin-curse-heal = leczenie
    .acc = leczenie
goblin-curse-draw = dobieranie
    .acc = dobieranie
goblin-curse-green = zielony
    .acc = kolor zielony
goblin-curse-blue = niebieski
    .acc = kolor niebieski
goblin-curse-red = czerwony
    .acc = kolor czerwony
goblin-curse-yellow = żółty
    .acc = kolor żółty
goblin-curse-weapon = broń
    .acc = broń
goblin-curse-armour = pancerz
    .acc = pancerz

goblin-cursed-attack = Klątwa: atak na kartach akcji się nie liczy
goblin-cursed-defence = Klątwa: obrona na kartach akcji się nie liczy
goblin-cursed-heal = Klątwa: karty akcji nie leczą
goblin-cursed-draw = Klątwa: karty akcji nie pozwalają dobierać
goblin-cursed-green = Klątwa: żadnych zielonych kart
goblin-cursed-blue = Klątwa: żadnych niebieskich kart
goblin-cursed-red = Klątwa: żadnych czerwonych kart
goblin-cursed-yellow = Klątwa: żadnych żółtych kart
goblin-cursed-weapon = Klątwa: broń nie działa
goblin-cursed-armour = Klątwa: pancerz nie działa

goblin-potion-strength = eliksir wzmacniający
    .acc = eliksir wzmacniający
    .printed = eliksir wzmac·niający
goblin-potion-healing = eliksir zdrowia
    .acc = eliksir zdrowia
    .printed = eliksir zdrowia
goblin-potion-countercurse = eliksir oczyszczenia z klątw
    .acc = eliksir oczyszczenia z klątw
    .printed = eliksir oczysz·czenia z klątw
goblin-printed = { $potion-printed }

goblin-drink-strength = Podwaja atak albo obronę właśnie zagranej karty akcji.
goblin-drink-healing = Przywraca wszystkie punkty wytrzymałości.
goblin-drink-countercurse = Zdejmuje jedną klątwę potwora do końca tury.

goblin-level = poziom { $level }
goblin-kind-weapon = broń
goblin-kind-armour = pancerz
goblin-monster-ordinary = potwór
goblin-monster-gatekeeper = strażnik
goblin-monster-lord = Władca Wszystkich Potworów

goblin-ability-argentus = Raz na walkę może zagrać niebieską kartę, nawet jeśli poprzednia karta na to nie pozwala.
goblin-ability-horan = Raz na walkę dostaje +1 do ataku za dwie karty z atakiem zagrane jedna po drugiej, nawet jeśli atak jest przeklęty.
goblin-ability-xanros = Raz na walkę może zagrać kartę w przeklętym kolorze albo użyć jednego przeklętego efektu jednej karty.
goblin-ability-aderyn = Atakuje nawet po utracie ostatniego punktu wytrzymałości, ale nie Władcę Wszystkich Potworów.
goblin-ability-victorius = Jako drugą kartę walki może zagrać dowolny kolor.
goblin-ability-taia = Zamiast każdej karty dobieranej dzięki efektowi ogląda dwie, jedną bierze, a drugą odkłada na spód swojej talii.

## Goblin: co jest na kartach

goblin-count-attack = atak { $count }
goblin-count-defence = obrona { $count }
goblin-count-heal = leczenie { $count }
goblin-count-draw = dobieranie { $count ->
        [one] { $count } karty
       *[other] { $count } kart
    }
goblin-count-heart = { $count ->
        [one] { $count } serce
        [few] { $count } serca
       *[many] { $count } serc
    }
goblin-count-hand = { $count ->
        [one] +{ $count } karta na ręce
        [few] +{ $count } karty na ręce
       *[many] +{ $count } kart na ręce
    }
goblin-void = { $effect } [nie liczy się]
goblin-face-action = { $color } → { $next }: { $effects }
goblin-face-equipment = { $kind }: { $effects }
goblin-front = atak { $attack }, { $count ->
        [one] { $count } punkt wytrzymałości
        [few] { $count } punkty wytrzymałości
       *[many] { $count } punktów wytrzymałości
    }
goblin-curses = { $count ->
        [one] klątwa: { $curses }
       *[other] klątwy: { $curses }
    }
goblin-reward-action = nagroda: karta akcji
goblin-reward-weapon = nagroda: broń
goblin-reward-armour = nagroda: pancerz
goblin-reward-key = nagroda: klucz
goblin-reward-victory = nagroda: zwycięstwo

## Goblin: co mówi wybór

goblin-action-fight = Walcz na poziomie { $level }: { $monster }
goblin-action-fight-gatekeeper = Walcz ze strażnikiem poziomu { $level }: { $monster }
goblin-action-fight-lord = Walcz z Władcą Wszystkich Potworów: { $monster }
goblin-action-merchant = Odwiedź kupca
goblin-action-revive = Wyleczenie: odzyskaj wszystkie punkty wytrzymałości
goblin-action-play = Zagraj: { $card }
goblin-action-play-ability = Zagraj dzięki zdolności specjalnej: { $card }
goblin-action-defy = Zagraj mimo klątwy na { $curse-acc }: { $card }
goblin-action-name = Mimo klątwy policz { $effect-acc } (+{ $count }): { $card }
goblin-action-double = Eliksir wzmacniający: podwój { $effect-acc } (+{ $count })
goblin-action-double-nothing = Eliksir wzmacniający: podwój { $effect-acc }
goblin-action-counter = Eliksir oczyszczenia z klątw: zdejmij klątwę na { $curse-acc }
goblin-action-heal = Wypij eliksir zdrowia: odzyskaj wszystkie punkty wytrzymałości
goblin-action-decline = Zachowaj eliksir zdrowia na później
goblin-action-end = Zakończ zagrywanie kart: atak { $attack } przeciw { $needed }, obrona { $defense } przeciw { $strength } – { $outcome }
goblin-action-end-now = Zakończ zagrywanie kart
goblin-action-discard = Odrzuć: { $card }
goblin-action-take = Weź na rękę: { $card }
goblin-action-place = Połóż jako następną: { $card }
goblin-action-place-starting = Połóż jako następną początkową kartę akcji
goblin-action-shuffle = Potasuj nową talię
goblin-action-keep = Zatrzymaj: { $card }
goblin-action-keep-instead = Zatrzymaj: { $card }; do arsenału: { $other }
goblin-action-keep-now = Zatrzymaj nowe wyposażenie
goblin-action-pawn = Oddaj do arsenału: { $card }
goblin-action-pawn-instead = Zatrzymaj: { $other }; do arsenału: { $card }
goblin-action-pawn-now = Oddaj nowe wyposażenie do arsenału
goblin-action-buy = Kup: { $product }
goblin-action-pay = Zapłać kartą: { $card }
goblin-action-leave = Wyjdź od kupca
goblin-action-choose = Weź na początek: { $potion }

goblin-outcome-beaten = { $damage ->
        [0] potwór jest pokonany
        [one] potwór jest pokonany, strata: { $damage } punkt wytrzymałości
        [few] potwór jest pokonany, strata: { $damage } punkty wytrzymałości
       *[many] potwór jest pokonany, strata: { $damage } punktów wytrzymałości
    }
goblin-outcome-beaten-last = potwór jest pokonany, ale przepada ostatni punkt wytrzymałości
goblin-outcome-stays = { $damage ->
        [0] potwór zostaje
        [one] potwór zostaje, strata: { $damage } punkt wytrzymałości
        [few] potwór zostaje, strata: { $damage } punkty wytrzymałości
       *[many] potwór zostaje, strata: { $damage } punktów wytrzymałości
    }
goblin-outcome-falls = przepada ostatni punkt wytrzymałości, potwór zostaje
goblin-outcome-mended = { $outcome }, wyposażenie leczy { $count ->
        [one] { $count } punkt wytrzymałości
        [few] { $count } punkty wytrzymałości
       *[many] { $count } punktów wytrzymałości
    }

## Goblin: co się stało

goblin-event-turned-up-row = Nowy potwór na poziomie { $level }: { $monster }.
goblin-event-turned-up-deck = Na wierzchu talii poziomu { $level }: { $monster }.
goblin-event-turned-up-gate = Strażnik poziomu { $level }: { $monster }.
goblin-event-turned-up-chamber = Władca Wszystkich Potworów w tej grze: { $monster }.
goblin-event-row-filled = Na wolne miejsce na poziomie { $level }: { $monster }.
goblin-event-fight-began = { $hero } walczy { $monster-with }: { $face }.
goblin-event-curse-countered = { $hero } wypija eliksir oczyszczenia z klątw i zdejmuje klątwę na { $curse-acc }.
goblin-event-discarded = { $hero } odrzuca { $card-acc }.
goblin-event-played = { $hero } zagrywa { $card-acc }.
goblin-event-played-face = { $hero } zagrywa { $card-acc } ({ $face }).
goblin-event-played-defying = { $hero } opiera się klątwie na { $curse-acc } i zagrywa { $card-acc }.
goblin-event-played-defying-face = { $hero } opiera się klątwie na { $curse-acc } i zagrywa { $card-acc } ({ $face }).
goblin-event-named = { $hero } opiera się klątwie: mimo niej liczy się { $effect } ({ $card }).
goblin-event-healed-by-card = { $hero } odzyskuje { $count ->
        [one] { $count } punkt wytrzymałości
        [few] { $count } punkty wytrzymałości
       *[many] { $count } punktów wytrzymałości
    }.
goblin-event-healed-by-equipment = { $hero } odzyskuje dzięki wyposażeniu { $count ->
        [one] { $count } punkt wytrzymałości
        [few] { $count } punkty wytrzymałości
       *[many] { $count } punktów wytrzymałości
    }.
goblin-event-nothing-drawn = { $hero } nie ma już czego dobrać.
goblin-event-drew = { $hero } dobiera { $card-acc }.
goblin-event-looked = { $hero } ogląda { $card-acc }.
goblin-event-put-under = { $hero } odkłada { $card-acc } na spód talii.
goblin-event-deck-made = { $hero } robi ze stosu kart odrzuconych nową talię: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
goblin-event-placed = { $hero } kładzie w nowej talii jako następną { $card-acc }.
goblin-event-shuffled = { $hero } tasuje nową talię.
goblin-event-back-seen = { $hero } ma teraz na wierzchu talii { $card-acc }.
goblin-event-doubled = { $hero } wypija eliksir wzmacniający i podwaja { $effect-acc } ({ $card }).
goblin-event-drank-healing = { $hero } wypija eliksir zdrowia i ma znów wszystkie punkty wytrzymałości.
goblin-event-defended = { $hero } broni się, { $defense } przeciw { $strength }: { $damage ->
        [0] nie traci ani jednego punktu wytrzymałości
       *[other] obrażenia { $damage }, pozostałe punkty wytrzymałości: { $left }
    }.
goblin-event-struck = { $hero } atakuje: atak { $attack } przeciw { $needed ->
        [one] { $needed } punktowi wytrzymałości
       *[other] { $needed } punktom wytrzymałości
    }.
goblin-event-fell = { $hero } nie ma już ani jednego punktu wytrzymałości.
goblin-event-beaten = { $hero } pokonuje { $monster-acc }.
goblin-event-stayed = Na swoim miejscu zostaje { $monster }.
goblin-event-won = { $hero } zdobywa { $card-acc } ({ $face }).
goblin-event-key-won = { $hero } zdobywa klucz poziomu { $level }.
goblin-event-equipped = { $hero } ma teraz w wyposażeniu { $card-acc }.
goblin-event-pawned = { $hero } oddaje do arsenału { $card-acc }.
goblin-event-visited-merchant = { $hero } odwiedza kupca.
goblin-event-paid = { $hero } oddaje jako zapłatę { $card-acc }.
goblin-event-bought-potion = { $hero } kupuje { $potion-acc }.
goblin-event-bought-card = { $hero } kupuje z arsenału { $card-acc } ({ $face }).
goblin-event-revived = { $hero } przeznacza turę na wyleczenie i ma znów wszystkie punkty wytrzymałości.
goblin-event-head-start = { $hero } bierze na początek { $potion-acc }.

## Goblin: jak się skończyło

goblin-end-lord = { $hero } pokonuje Władcę Wszystkich Potworów, koniec gry.
goblin-result-unfinished = Gra pozostaje niedokończona: nikt nie wygrywa.
goblin-result-solo = { $hero } wygrywa po { $turns ->
        [one] { $turns } turze
       *[other] { $turns } turach
    }.
goblin-result-keys = Klucze: { $list }

## Goblin: kto o czym decyduje

goblin-prompt-monster-row = Poziom { $level }: odkrywany jest potwór.
goblin-prompt-monster-deck = Poziom { $level }: odkrywana jest następna karta talii.
goblin-prompt-monster-gate = Poziom { $level }: odkrywany jest strażnik.
goblin-prompt-monster-chamber = Losowany jest Władca Wszystkich Potworów.
goblin-prompt-first-hand = { $hero } dobiera pierwsze karty na rękę.
goblin-prompt-first = Losuje się, kto zacznie.
goblin-prompt-back = { $hero }: odkrywany jest rewers wierzchniej karty talii.
goblin-prompt-card = { $hero } dobiera początkową kartę akcji.
goblin-prompt-head-start = { $hero }, który eliksir bierzesz na początek?
goblin-prompt-turn = { $hero }, co robisz w tej turze?
goblin-prompt-must-revive = { $hero } nie ma punktów wytrzymałości i musi przeznaczyć turę na wyleczenie.
goblin-prompt-discard = { $hero }, klątwa odbiera ci miejsce na ręce: którą kartę odrzucasz?
goblin-prompt-battle-first = { $hero } w walce { $monster-with }: atak { $attack } przeciw { $needed }, obrona { $defense } przeciw { $strength }. Od której karty zaczynasz?
goblin-prompt-battle = { $hero } w walce { $monster-with }: atak { $attack } przeciw { $needed }, obrona { $defense } przeciw { $strength }. Następny kolor: { $next }. Co dalej?
goblin-prompt-battle-here = { $hero }, którą kartę zagrywasz w walce { $monster-with }?
goblin-prompt-battle-none = { $hero }, żadna karta już nie pasuje: zakończ walkę.
goblin-prompt-end = { $hero }, kończysz teraz walkę?
goblin-prompt-play = { $hero }, zagrywasz { $card-acc }? Nie będzie można tego cofnąć.
goblin-prompt-look = { $hero }, którą z dwóch kart bierzesz?
goblin-prompt-arrange = { $hero }, która karta będzie następna w nowej talii, od wierzchu do spodu?
goblin-prompt-new-deck = { $hero }, tasujesz nową talię?
goblin-prompt-equip = { $hero }, czy zatrzymujesz { $card-acc } ({ $face })?
goblin-prompt-equip-instead = { $hero }, co zatrzymujesz: { $card-acc } czy { $other-acc }?
goblin-prompt-heal = { $hero }, pozostałe punkty wytrzymałości: { $left } z { $full }. Wypijasz teraz eliksir zdrowia?
goblin-prompt-shop = { $hero }, co kupujesz u kupca?
goblin-prompt-pay-potion = { $hero }, czym płacisz za { $potion-acc }?
goblin-prompt-pay-card = { $hero }, czym płacisz za { $card-acc }?

## Goblin: dlaczego coś nie jest możliwe (dalej jest numer zasady)

goblin-refusal-game-over = Gra się skończyła
goblin-refusal-game-not-begun = Gra jeszcze się nie zaczęła
goblin-refusal-seat-gone = Tego gracza nie ma w grze
goblin-refusal-not-now = Najpierw trzeba zdecydować o czymś innym
goblin-refusal-nothing-to-draw = Teraz niczego się nie dobiera
goblin-refusal-not-a-hero-draw = Trzeba wylosować bohatera, który jest jeszcze wolny
goblin-refusal-not-a-monster-draw = Trzeba odkryć potwora
goblin-refusal-monster-not-there = Tego potwora nie ma w stosie
goblin-refusal-not-a-lord-draw = Trzeba wylosować jednego z trzech Władców Wszystkich Potworów
goblin-refusal-not-a-card-draw = Trzeba dobrać początkową kartę akcji
goblin-refusal-card-not-in-deck = Ta karta nie jest ukryta w talii
goblin-refusal-not-a-back-draw = Trzeba odkryć rewers wierzchniej karty talii
goblin-refusal-back-not-in-deck = Żadna taka karta nie jest ukryta w talii
goblin-refusal-not-a-first-draw = Trzeba wylosować, kto zacznie
goblin-refusal-one-choice-per-turn = Decyzja o tej turze już zapadła
goblin-refusal-must-revive = Bez punktów wytrzymałości możliwe jest tylko wyleczenie
goblin-refusal-fully-healed = Nie brakuje żadnego punktu wytrzymałości
goblin-refusal-no-early-revival = W tej edycji wyleczenie jest tylko dla bohatera bez punktów wytrzymałości
goblin-refusal-monster-not-open = Ten potwór nie leży wśród tych, z którymi można walczyć
goblin-refusal-level-closed = Do tego poziomu brakuje klucza
goblin-refusal-has-key = Kto ma klucz poziomu, nie walczy już z jego strażnikami
goblin-refusal-lord-closed = Do komnaty Władcy Wszystkich Potworów brakuje kluczy
goblin-refusal-not-in-battle = To jest możliwe tylko w walce
goblin-refusal-not-in-hand = Tej karty nie ma na ręce
goblin-refusal-does-not-follow = Ostatnia karta nie pozwala na ten kolor
goblin-refusal-color-cursed = Tego koloru zabrania klątwa potwora
goblin-refusal-discard-first = Klątwa odbiera miejsce na ręce: najpierw trzeba odrzucić karty
goblin-refusal-nothing-to-discard = Nie trzeba odrzucać żadnej karty
goblin-refusal-not-to-discard = Odrzucić można tylko kartę z ręki
goblin-refusal-look-first = Najpierw trzeba wybrać jedną z dwóch kart
goblin-refusal-not-looked-at = Tej karty Taia nie ogląda
goblin-refusal-arrange-first = Najpierw trzeba ułożyć nową talię
goblin-refusal-nothing-to-arrange = Nie ma talii do ułożenia
goblin-refusal-not-to-arrange = Tego nie ma już do ułożenia w nowej talii
goblin-refusal-arranged-already = Talii, w której jakaś karta ma już swoje miejsce, nie można potasować
goblin-refusal-equip-first = Najpierw trzeba zdecydować o broni albo pancerzu
goblin-refusal-nothing-to-equip = Nie ma broni ani pancerza, o których trzeba zdecydować
goblin-refusal-heal-first = Najpierw trzeba zdecydować o eliksirze zdrowia
goblin-refusal-no-question = O eliksir zdrowia nikt nie pytał
goblin-refusal-no-healing = Bohater nie ma eliksiru zdrowia
goblin-refusal-healing-not-now = Eliksiru zdrowia nie można teraz wypić
goblin-refusal-nothing-to-heal = Nie brakuje żadnego punktu wytrzymałości
goblin-refusal-no-strength = Bohater nie ma eliksiru wzmacniającego
goblin-refusal-no-card-to-double = Nie zagrano jeszcze karty, którą można by podwoić
goblin-refusal-no-effect-to-double = Ostatnia karta nie ma tego efektu
goblin-refusal-effect-void = Efektu, który się nie liczy, nie można podwoić
goblin-refusal-only-attack-or-defense = Podwoić można tylko atak albo obronę
goblin-refusal-no-countercurse = Bohater nie ma eliksiru oczyszczenia z klątw
goblin-refusal-counter-not-now = Klątwę zdejmuje się od wyboru potwora do końca zagrywania kart
goblin-refusal-no-such-curse = Potwór nie ma teraz takiej klątwy
goblin-refusal-not-at-merchant = To jest możliwe tylko u kupca
goblin-refusal-potion-owned = Bohater może mieć tylko jeden eliksir każdego rodzaju
goblin-refusal-potion-bought = Podczas jednych odwiedzin można kupić tylko jeden eliksir każdego rodzaju
goblin-refusal-pile-empty = Nie ma już takiego eliksiru
goblin-refusal-one-card-per-visit = Podczas jednych odwiedzin można kupić tylko jedną kartę z arsenału
goblin-refusal-not-in-pawnshop = Tej karty nie ma w arsenale
goblin-refusal-paid-in-this-visit = Tego, czym się zapłaciło, nie można kupić podczas tych samych odwiedzin
goblin-refusal-nothing-to-pay-with = Nie ma czym zapłacić
goblin-refusal-cannot-pay-with = Płaci się tylko swoją bronią, swoim pancerzem albo zdobytą kartą akcji z ręki
goblin-refusal-pay-first = Najpierw trzeba zapłacić
goblin-refusal-nothing-to-pay = Nie ma za co płacić
goblin-refusal-not-xanros = Klątwie opiera się tylko Lord Xanros, i to tylko ze zdolnościami specjalnymi
goblin-refusal-defied-already = W jednej walce Lord Xanros opiera się tylko jednej klątwie
goblin-refusal-no-curse-to-defy = Potwór nie ma teraz takiej klątwy, więc nie ma się czemu oprzeć
goblin-refusal-nothing-to-defy = Ta klątwa nie dotyczy tej karty
goblin-refusal-never-equipment = Klątwom na wyposażenie nie można się oprzeć
goblin-refusal-named-later = Atak lub obronę wskazuje się dopiero po zagraniu karty
goblin-refusal-declared-at-once = To trzeba powiedzieć przy zagrywaniu karty
goblin-refusal-not-in-chain = Tej karty nie zagrano w tej walce
goblin-refusal-choose-first = Najpierw trzeba wybrać eliksir na początek
goblin-refusal-nothing-to-choose = Nie wybiera się eliksiru na początek

## Goblin: edycje i ustawienia

goblin-edition-en = edycja angielska
goblin-edition-cs = edycja czeska
goblin-edition-de = edycja niemiecka
goblin-edition-pl = edycja polska

goblin-setting-gatekeepers = Strażnicy na poziomie
goblin-setting-gatekeepers-count = Strażnicy na każdym poziomie: { $count }.
goblin-setting-early-revival = Wyleczenie przed utratą wszystkich punktów wytrzymałości
goblin-setting-early-revival-on = Turę na wyleczenie może przeznaczyć także bohater, który ma jeszcze punkty wytrzymałości.
goblin-setting-early-revival-off = Wyleczenie jest tylko dla bohatera bez punktów wytrzymałości.
goblin-setting-new-deck = Nowa talia
goblin-setting-new-deck-arranged = Gdy stos kart odrzuconych staje się nową talią, jej właściciel wybiera miejsca kart zdobytych i początkowych.
goblin-setting-new-deck-shuffled = Gdy stos kart odrzuconych staje się nową talią, jest tasowany.
goblin-setting-resolution = Koniec walki
goblin-setting-resolution-damage-first = Na końcu walki najpierw ogłaszane są obrażenia, potem atak bohatera; wynik jest taki sam.
goblin-setting-resolution-strike-first = Na końcu walki najpierw ogłaszany jest atak bohatera, potem obrażenia; wynik jest taki sam.
goblin-setting-free-potions = Eliksiry poza walką
goblin-setting-free-potions-on = Eliksir zdrowia można wypić w swojej turze także poza walką.
goblin-setting-free-potions-off = Eliksir zdrowia można wypić tylko w walce albo zaraz po niej.
goblin-setting-first-strike = Pierwszy cios
goblin-setting-first-strike-on = Zasada domowa: kto zaatakuje dość mocno, żeby pokonać potwora, nie otrzymuje obrażeń.
goblin-setting-first-strike-off = Bohater otrzymuje obrażenia od potwora także w wygranej walce.
goblin-setting-hit-points = Punkty wytrzymałości
goblin-setting-hit-points-count = Każdy bohater ma { $count ->
        [one] { $count } punkt wytrzymałości
        [few] { $count } punkty wytrzymałości
       *[many] { $count } punktów wytrzymałości
    }.
goblin-setting-hit-points-seats = Punkty wytrzymałości według graczy: { $list }.
goblin-setting-short-game = Krótka gra
goblin-setting-short-game-on = Zasada domowa: drogę do Władcy Wszystkich Potworów otwierają klucze poziomów I i II.
goblin-setting-short-game-off = Na drogę do Władcy Wszystkich Potworów potrzebne są wszystkie trzy klucze.
goblin-setting-cursed-hand = Przeklęte miejsca na ręce
goblin-setting-cursed-hand-remaining = Zasada domowa: gdy klątwa odbiera jedną z dwóch premii do kart na ręce, druga liczy się dalej.
goblin-setting-cursed-hand-base = Gdy klątwa odbiera premię do kart na ręce, zgodnie z instrukcjami zostają tylko 4 karty, nawet jeśli jest druga premia.
goblin-setting-head-start = Fory
goblin-setting-head-start-on = Zasada domowa: każdy gracz oprócz pierwszego zaczyna z wybranym przez siebie eliksirem.
goblin-setting-head-start-off = Nikt nie zaczyna z eliksirem.
goblin-setting-abilities = Zdolności specjalne
goblin-setting-abilities-on = Każdy bohater ma zdolność specjalną.
goblin-setting-abilities-off = Bohaterowie nie mają zdolności specjalnych.

## Goblin: nazwy kart

# Początkowe karty akcji

card-spark = Iskra
card-ice-shard = Lodowy odłamek
card-mist-cloak = Płaszcz z mgły
card-candle-flame = Płomień świecy
card-herbal-tea = Ziołowa herbatka
card-old-spellbook = Stara księga czarów
card-mighty-swing = Potężny zamach
card-charge = Szarża
card-shoulder-bump = Pchnię·cie barkiem
card-round-shield = Okrągła tarcza
card-war-cry = Okrzyk bojowy
card-deep-breath = Głęboki oddech
card-shadow-claw = Szpon cienia
card-creeping-vine = Pełza·jące pnącze
card-raven = Kruk
card-whispers = Szepty
card-dark-pact = Mroczny pakt
card-smoke-screen = Zasłona dymna
card-dagger-throw = Rzut sztyletem
card-quick-stab = Szybkie pchnię·cie
card-side-step = Krok w bok
card-vanish = Zniknię·cie
card-ambush = Zasadzka
card-pickpocket = Zwinne palce
card-lunge = Wypad
card-parry = Parowanie
card-riposte = Riposta
card-feint = Zwód
card-flourish = Młynek mieczem
card-salute = Szermier·czy ukłon
card-vision = Wizja
card-starlight = Blask gwiazd
card-tea-leaves = Wróżba z fusów
card-omen = Omen
card-silver-veil = Srebrny welon
card-warning = Ostrze·żenie

# Potwory

card-cave-rat = Jaski·niowy szczur
card-puddle-slime = Glut z kałuży
card-dust-bat = Zakurzony nietoperz
card-moss-toad = Omszała ropucha
card-pebble-imp = Kamykowy chochlik
card-web-weaver = Tkaczka pajęczyn
card-goblin-cook = Gobliń·ski kucharz
card-lost-ghost = Zagubiony duch
card-cellar-snake = Piwniczny wąż
card-goblin-scout = Gobliń·ski zwiadowca
card-giant-snail = Wielki ślimak
card-rusty-knight = Zardze·wiały rycerz
card-fire-beetle = Ognisty żuk
card-mushroom-man = Grzybolud
card-goblin-thief = Gobliń·ski złodziej
card-tunnel-wolf = Wilk z tuneli
card-cave-crab = Jaski·niowy krab
card-grumpy-mole = Zrzę·dliwy kret
card-goblin-drummer = Gobliń·ski dobosz
card-stone-sprite = Kamienny skrzat
card-bog-slime = Bagienny glut
card-goblin-archer = Gobliń·ski łucznik
card-night-owl = Nocna sowa
card-rattling-bones = Grzecho·czące kości
card-cave-bear = Niedź·wiedź jaski·niowy
card-echo-ghost = Duch echa
card-clay-golem = Gliniany golem
card-thorn-witch = Cierniowa wiedźma
card-goblin-miner = Gobliń·ski górnik
card-marsh-troll = Troll z moczarów
card-swamp-hydra = Bagienna hydra
card-crystal-spider = Kryszta·łowy pająk
card-shadow-cat = Cienisty kot
card-goblin-shaman = Gobliń·ski szaman
card-iron-boar = Żelazny dzik
card-walking-armour = Chodząca zbroja
card-flame-fox = Pło·mienny lis
card-goblin-captain = Gobliń·ski kapitan
card-gloom-moth = Mroczna ćma
card-cave-giant = Jaski·niowy olbrzym
card-lava-slime = Lawowy glut
card-bone-archer = Kościany łucznik
card-frost-wolf = Mroźny wilk
card-goblin-alchemist = Gobliń·ski alchemik
card-night-hag = Nocna jędza
card-granite-golem = Granitowy golem
card-banshee = Banshee
card-cave-lion = Lew jaski·niowy
card-blade-dancer = Tancerka ostrzy
card-shadow-knight = Rycerz cienia
card-mirror-ghost = Lustrzany duch
card-war-troll = Wojenny troll
card-magma-beetle = Magmowy żuk
card-goblin-sorcerer = Gobliń·ski czarownik
card-wind-serpent = Wąż wichrów
card-stone-giant = Kamienny olbrzym
card-nightmare = Nocna mara
card-cave-kraken = Jaski·niowy kraken
card-phoenix = Feniks
card-crypt-king = Król krypty
card-spell-breaker = Łamacz zaklęć
card-elder-troll = Pradawny troll
card-black-unicorn = Czarny jedno·rożec
card-cave-dragon = Smok jaski·niowy
card-gate-hound = Ogar u bramy
card-door-mimic = Zębate drzwi
card-keyhole-spider = Pająk z dziurki od klucza
card-goblin-porter = Gobliń·ski od·źwierny
card-lantern-wraith = Upiór z latarnią
card-portcullis-troll = Troll przy kracie
card-goblin-jailer = Gobliń·ski dozorca
card-chain-ghost = Duch w łańcu·chach
card-two-headed-ogre = Dwugłowy ogr
card-brass-golem = Mosięż·ny golem
card-sphinx = Sfinks
card-goblin-champion = Gobliń·ski czempion
card-obsidian-golem = Obsy·dianowy golem
card-bone-dragon = Kościany smok
card-abyss-watcher = Strażnik otchłani
card-goblin-king = Król goblinów
card-queen-of-shadows = Królowa cieni
card-elder-wyrm = Prastary żmij

# Nagrody

card-nimble-paws = Zwinne łapki
card-sticky-slap = Lepki klaps
card-flutter = Trzepot skrzydeł
card-long-tongue = Długi język
card-slingshot = Proca
card-silk-thread = Jedwabna nić
card-cooking-pot = Kociołek
card-chilly-breeze = Chłodny powiew
card-hiss = Syk
card-ambush-whistle = Gwizd z ukrycia
card-snail-shell = Muszla ślimaka
card-rusty-sword = Zardze·wiały miecz
card-hot-sparks = Gorące iskry
card-mushroom-soup = Zupa grzybowa
card-crooked-knife = Krzywy nóż
card-wolf-bite = Wilcze ugryzie·nie
card-crab-shield = Krabia tarcza
card-burrow = Krecia nora
card-drum-harness = Uprząż dobosza
card-flint-axe = Krze·mienny topór
card-bog-splash = Chlust błota
card-arrow-rain = Deszcz strzał
card-owl-wisdom = Sowia mądrość
card-bone-club = Kościana maczuga
card-bear-hug = Niedź·wiedzi uścisk
card-echo = Echo
card-clay-plates = Gliniane płyty
card-thorn-hedge = Ciernisty żywo·płot
card-pickaxe = Kilof
card-troll-stew = Gulasz trolla
card-three-heads = Trzy głowy
card-crystal-mail = Kryszta·łowa kolczuga
card-cat-leap = Koci skok
card-spirit-dance = Taniec duchów
card-boar-hide = Skóra dzika
card-haunted-helmet = Nawie·dzony hełm
card-fox-fire = Lisi ogień
card-golden-sabre = Złota szabla
card-moonlight-bow = Łuk z księży·cowego blasku
card-giant-step = Krok olbrzyma
card-lava-wave = Fala lawy
card-bone-hail = Grad kości
card-frost-howl = Mroźne wycie
card-bubbling-brew = Bulgo·czący wywar
card-bad-dream = Zły sen
card-granite-shield = Granitowa tarcza
card-wail = Lament
card-pounce = Lwi skok
card-twin-blades = Bliź·niacze ostrza
card-shadow-sword = Miecz cienia
card-mirror-image = Lustrzane odbicie
card-troll-hammer = Młot trolla
card-magma-shell = Magmowy pancerz
card-goblin-magic = Gobliń·ska magia
card-whirlwind = Trąba powietrz·na
card-rockslide = Kamienna lawina
card-dream-cloak = Płaszcz snów
card-eight-arms = Osiem ramion
card-rebirth = Odro·dzenie
card-royal-mail = Królew·ska kolczuga
card-rune-blade = Runiczne ostrze
card-troll-might = Siła trolla
card-mane-of-night = Grzywa nocy
card-dragon-fire = Smoczy ogień

## The page: the table

web-close = Zamknij
web-menu = Menu
web-log = Co się wydarzyło
web-log-fold = Zwiń dziennik
web-log-show = Pokaż dziennik
web-heroes = Bohaterowie
web-actions = Co można zrobić
web-bot-plays = { $hero } (bot) gra…
web-plays = { $hero } gra…
web-skip = Przejdź do mojej tury
web-skip-turn = Przejdź do następnego bota
web-since = Od twojej tury
web-log-details = Szczegóły
web-log-place = Pokaż na mapie
web-moves-left = { $count ->
        [one] Pozostał { $count } ruch
        [few] Pozostały { $count } ruchy
       *[many] Pozostało { $count } ruchów
    }
web-moves-given-up = { $count ->
        [one] Przepadnie { $count } ruch
        [few] Przepadną { $count } ruchy
       *[many] Przepadnie { $count } ruchów
    }
web-tap-place = Wybierz podświetlone miejsce na planszy.
web-tap-monster = Wybierz podświetlonego potwora albo inne działanie.
web-tap-lord = Droga do Władcy Wszystkich Potworów jest otwarta: pokonaj go, a wygrasz!
web-tap-card = Zagraj uniesioną kartę albo zakończ walkę.
web-undo = Cofnij
web-take-card-back = Cofnij kartę
web-hint = Podpowiedź
web-hint-thinks = Trwa szukanie najlepszego wyboru…
web-why-not = Dlaczego nie?
web-why-not-now = Co jest teraz niemożliwe i dlaczego:
web-rule = Zasada { $text }
web-go-here = Idź tutaj
web-go-gate = Przejdź przez bramę
web-explore = Zbadaj
web-cancel = Anuluj
web-turn-left = Obróć w lewo
web-turn-right = Obróć w prawo
web-lay = Połóż kafelek
web-do-end = Zakończ turę
web-do-heal = Ulecz się
web-do-open = Otwórz skrzynię
web-do-collect = Podnieś
web-do-fight = Walcz
web-do-portal = Użyj portalu uzdrowienia
web-do-swap = Zamień się miejscami
web-do-gate = Przejdź przez bramę
web-do-explore = Zbadaj
web-do-again = Rzuć ponownie
web-do-stand = Zostaw rzut
web-do-bolt = Użyj pocisku
web-do-sacrifice = Poświęć punkt wytrzymałości
web-do-strike = Uderz
web-hand-over = Tura: { $hero }
web-hand-over-pass = Przekaż urządzenie dalej.
web-hand-over-secret = Przekaż urządzenie dalej. Dotknij tutaj, gdy nikt poza tobą nie widzi ekranu.
web-recap-chart = Szanse wszystkich graczy na zwycięstwo, od pierwszej tury do ostatniej
web-review = Przeanalizuj grę
web-review-begun = Trwa analiza gry…
web-review-failed = Gry nie da się teraz przeanalizować.
web-curve-of = { $hero }
web-you-placed = { $place ->
        [1] Wygrywasz!
        [2] Zajmujesz drugie miejsce.
        [3] Zajmujesz trzecie miejsce.
        [4] Zajmujesz czwarte miejsce.
       *[other] Zajmujesz piąte miejsce.
    }
web-hand-over-to = { $name }, twoja kolej
web-opening = Gra się zaczyna
web-menu-rules = Zasady
web-menu-pace = Tempo
web-menu-pace-none = Bez animacji
web-menu-pace-fast = Szybko
web-menu-pace-normal = Normalnie
web-menu-pace-slow = Powoli
web-menu-confirm = Potwierdzaj wybory przy stole
web-menu-odds = Pokazuj szanse
web-menu-hints = Pokazuj podpowiedzi
web-menu-read-aloud = Czytaj na głos
web-menu-language = Język
web-menu-record = Pobierz tę grę
web-menu-home = Wróć na stronę główną (gra jest zapisana)
web-menu-withdraw = Wycofaj się z gry
web-menu-withdraw-sure = { $hero } wycofuje się z gry i już do niej nie wróci. Na pewno?
web-menu-withdraw-yes = Tak, wycofaj się
web-leave = Przekaż grę botowi albo wycofaj się…
web-lend = Daj botowi zagrać za { $hero-acc }
web-lend-about = Bot może grać za ciebie, dopóki nie wrócisz: wrócisz przez to menu.
web-lent = Teraz gra za ciebie bot. Wrócisz przez menu.
web-come-back = Graj znowu jako { $hero }
web-out-of-reach = To za daleko na pozostałe ruchy.
host-turn-of = Najpierw gra { $hero }
host-not-own-draws = Tutaj rzuca i losuje program
host-begun = Gra już się zaczęła
host-stale = Gra toczy się już dalej; spójrz jeszcze raz i wybierz na nowo
host-no-such-seat = Przy tym stole nie ma gracza { $seat }
host-log-full = To dłuższe niż jakakolwiek gra; zacznij nową
host-not-the-dice = Los zdecydował inaczej
host-left-out = Brakuje rzutu albo dobrania, o którym już zdecydowano
web-supply = Co jeszcze zostało
web-supply-tiles = Kafelki w stosie
web-supply-tokens = Żetony w woreczku
web-supply-none = Nic nie zostało.

## The page: the board

web-board = Podziemia
web-board-map = Mapa podziemi: strzałki ją przesuwają, plus i minus zmieniają wielkość, 0 pokazuje całość, Enter przechodzi do podświetlonych miejsc
web-board-tiles = Kafelki podziemi
web-board-centre = Wyśrodkuj na bohaterze
web-board-fit = Pokaż całe podziemia
web-board-zoom-in = Przybliż
web-board-zoom-out = Oddal
web-board-in-hand = Kafelek w ręce: { $tile }. Obróć
web-board-turn-left = Obróć kafelek w lewo
web-board-turn-right = Obróć kafelek w prawo
web-target-walk = Idź na { $place-acc }: { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
web-target-gate = { $through }: { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
web-target-fight = Walcz { $monster-with } na { $place-loc }: { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
web-target-explore = Zbadaj drogę na { $direction }
web-target-explore-far = Idź na { $place-acc } i zbadaj drogę na { $direction }: { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }

## The page: what a choice brings

loot-curse = { $loot } i klątwa dla rywala
loot-end = { $loot }; koniec gry
loot-chest = { $loot } (potrzebny klucz)
thing-gives = { $name } ({ $strength }, łup: { $loot })
web-gives = { $name } { $strength } → { $loot }
web-gives-plain = { $name } → { $loot }
web-loot-is = łup: { $loot }
web-note-ends-turn = kończy twoją turę
web-note-ends-unless-six = kończy twoją turę, chyba że wypadnie 6
web-note-open = zużywa klucz, kończy twoją turę
web-note-heal = leczy cię w pełni, kończy twoją turę
web-note-heal-curse = leczy cię w pełni, zdejmuje klątwę, kończy twoją turę
web-note-portal = przenosi bohatera do źródła: leczy w pełni, zdejmuje klątwę, nie kosztuje ruchu
web-note-swap = kosztuje wszystkie cztery ruchy
web-note-spent = zużywa się
web-note-kept = nie zużywa się
web-note-again = liczy się drugi rzut
web-note-sacrifice = kosztuje punkt wytrzymałości
web-note-sacrifice-last = kosztuje ostatni punkt wytrzymałości
web-note-sneak = nie musisz walczyć
web-note-no-key = nie masz klucza: skrzynia pozostanie zamknięta
web-curse-does = Przeklęty bohater nie ma zdolności, dopóki klątwy nie zdejmie źródło albo portal uzdrowienia.
web-rise-does = Odradzasz się ze wszystkimi punktami wytrzymałości i twoja tura się kończy.
web-token-does = Drugi żeton wraca do woreczka.
web-portal-does = Kto przejdzie, ma znów wszystkie punkty wytrzymałości i żadnej klątwy. Nie kosztuje to ruchu, a twoja tura trwa dalej.
web-swap-does = Zamieniacie się miejscami. Kosztuje to wszystkie cztery ruchy twojej tury.
web-fountain-to = Źródło na { $direction } stąd
web-fountain-here = Źródło tutaj
web-portal-carry = Portal uzdrowienia: przenieś { $hero-acc }

## The page: why not

web-why-not-all = Wszystko, co widzisz, jest teraz możliwe.
web-why-not-more = Dotknij na stole czegoś, co nie jest podświetlone, a dowiesz się dlaczego.
web-unknown-place = nieznane
web-already-here = Już tu jesteś
web-too-far = { $count ->
        [one] To { $count } ruch, a masz jeszcze { $left }.
        [few] To { $count } ruchy, a masz jeszcze { $left }.
       *[many] To { $count } ruchów, a masz jeszcze { $left }.
    }
web-way-blocked = Drogę zagradza potwór: { $monster }
web-no-way = Nie prowadzi tam jeszcze żadna droga
web-turn-otherwise = Pozostałe obroty

## The page: sheets

web-fight = Walka
web-sum-dice = Kości
web-sum-weapons = Broń
web-sum-skill = Zdolność
web-sum-bolts = Pociski
web-sum-sacrifice = Poświęcenie
web-sum-total = Razem
web-sum-rolls = Kości się toczą…
web-throw = Rzuć
web-throw-about = Dotknij kości, aby nimi rzucić.
web-throw-prompt = { $hero }, rzuć kośćmi!
web-turn-over-lost = Twoja tura dobiegła końca: walka przegrana.
web-turn-over-tied = Twoja tura dobiegła końca: walka zakończyła się remisem.
web-turn-over-won = Twoja tura dobiegła końca: walka wygrana.
web-turn-over-taken = Twoja tura dobiegła końca: łup jest twój.
web-turn-over-treasure = Twoja tura dobiegła końca: skarb jest twój i masz o punkt więcej!
web-turn-over-down = Twoja tura dobiegła końca: twój bohater jest nieprzytomny.
web-turn-over-steps = Twoja tura dobiegła końca: nie masz już ruchów.
web-won = Wygrana!
web-tied = Remis
web-lost = Przegrana
web-odds-chances = Szanse
web-odds-strike = Jeśli teraz uderzysz
web-odds-win = wygrana { $count } %
web-odds-tie = remis { $count } %
web-odds-loss = przegrana { $count } %
web-then-win = wygrana
web-then-tie = remis
web-then-loss = przegrana
web-then-still-loss = i tak przegrana
web-then-not-enough = samo nie wystarczy
web-skills = Zdolności
web-inventory = Ekwipunek
web-inventory-shared = Skarby też zajmują miejsca: razem sześć przedmiotów.
web-slot-weapon = Wolne miejsce na broń
web-slot-spell = Wolne miejsce na zaklęcie
web-slot-key = Wolne miejsce na klucz
web-points = { $points }
web-hit-points = { $count ->
        [one] { $count } punkt wytrzymałości
        [few] { $count } punkty wytrzymałości
       *[many] { $count } punktów wytrzymałości
    }
web-on-turn = teraz gra
web-loot = Co tu zostanie?
web-loot-leave = Zostaw tutaj
web-loot-how = Dotknij przedmiotu albo przeciągnij go tutaj.
web-curse-whom = Kto dostanie klątwę?
web-token-which = Co trafi do komnaty?
web-rise-where = Przy którym źródle?
web-portal-whom = Kogo przeniesie portal?
web-portal-where = Do którego źródła?
web-swap-whom = Z kim zamienić się miejscami?
web-back = Wróć
web-start-tile = Kafelek startowy
web-steps-away = { $count ->
        [one] { $count } kafelek stąd
        [few] { $count } kafelki stąd
       *[many] { $count } kafelków stąd
    }
web-draw-dice = Rzuć kośćmi i dotknij tego, co wypadło.
web-draw-tile = Dobierz kafelek i dotknij go.
web-draw-token = Dobierz żeton i dotknij go.
web-draw-hero = Wylosuj bohatera i dotknij go.
web-die-first = Pierwsza kość
web-die-second = Druga kość
web-over = Koniec gry
web-ranking = Punkty
web-turns = { $count ->
        [one] Rozegrano { $count } turę
        [few] Rozegrano { $count } tury
       *[many] Rozegrano { $count } tur
    }
web-again = Zagraj ponownie
web-home = Strona główna
web-look = Obejrzyj stół
web-result-show = Pokaż wynik

## The page: screens

web-to-content = Przejdź do treści
web-screen-title = { $screen } – Karak
web-to-home = Strona główna
web-to-game = Wróć do gry
web-game = Gra
web-trouble-elsewhere = Tę grę kontynuowano w innej karcie przeglądarki.
web-trouble-elsewhere-help = To, co robisz tutaj, nie jest zapisywane. Odśwież stronę, aby wrócić do zapisanej gry, albo najpierw pobierz tę grę.
web-trouble-full = W tej przeglądarce nie ma już miejsca: gra nie jest już zapisywana.
web-trouble-full-help = Usuń stare gry albo dla pewności pobierz tę.
web-trouble-unavailable = Ta przeglądarka niczego nie zapisuje dla tej strony, na przykład w oknie prywatnym: gra przepadnie po zamknięciu strony.
web-trouble-unavailable-help = Pobierz grę, jeśli chcesz ją zachować.
web-trouble-download = Pobierz tę grę
web-keep-it = Anuluj
web-try-again = Spróbuj ponownie
web-home-lead = Dwie przygody pod zamkiem Karak: przeciw botom, razem na jednym urządzeniu albo online.
web-play-now = Zagraj teraz
web-play-now-about = Ty i trzy boty, słabe aż do twojej pierwszej wygranej
web-new-game = Nowa gra
web-new-game-about = Wybierz bohaterów, boty i zasady
web-pass-and-play = Zagraj wspólnie
web-pass-and-play-about = Kilka osób podaje sobie jedno urządzenie
web-continue = Kontynuuj
web-saved = Zapisane gry
web-rules = Zasady
web-settings = Ustawienia
web-about = O grze
web-language = Język
web-setup-players = Kto gra?
web-setup-player = Gracz { $number }
web-setup-add = Dodaj gracza
web-setup-remove = Usuń gracza { $number }
web-setup-who = Kto decyduje
web-setup-name = Imię
web-setup-color = Kolor
web-color-own = Jak bohater
web-color-blue = Niebieski
web-color-red = Czerwony
web-color-violet = Fioletowy
web-color-green = Zielony
web-color-yellow = Żółty
web-color-white = Biały
web-who-person = Człowiek
web-who-easy = Słaby bot
web-who-normal = Zwykły bot
web-who-hard = Silny bot
web-who-person-about = Ktoś przy tym urządzeniu.
web-who-easy-about = Gra od razu, jak uważne dziecko.
web-who-normal-about = Zna swoje szanse i planuje drogę.
web-who-hard-about = Zanim zdecyduje, sprawdza wiele zagrań.
web-setup-hero = Bohater
web-setup-hero-of = Bohater: { $player }
web-setup-change = Zmień
web-setup-surprise = Zaskocz mnie
web-setup-surprise-about = Jeden z wolnych bohaterów zostanie wylosowany na początku gry.
web-setup-taken = { $player } – zamień
web-setup-game = Jakie zasady?
web-setup-goal = Cel
web-goal-dragon = Smok
web-goal-dragon-about = Klasyczna gra: gdy smok zostanie pokonany, wygrywa ten, kto ma najwięcej punktów.
web-goal-treasures = Kto pierwszy zdobędzie { $count } { $count ->
        [few] skarby
       *[many] skarbów
    }
web-goal-treasures-about = Wyścig: kto ma tyle skarbów, od razu wygrywa, cokolwiek zrobi smok.
web-goal-inventory = Skarby zajmują miejsce
web-goal-inventory-about = Każdy skarb potrzebuje miejsca w ekwipunku: bogactwo kosztuje broń i zaklęcia.
web-short = Krótkie podziemia
web-short-about = 40 kafelków zamiast 80: gra jest mniej więcej o połowę krótsza.
web-own-draws = Własne kości i kafelki
web-own-draws-about = Gdy na stole leży prawdziwa gra: rzucasz i dobierasz na stole, a tutaj podajesz, co wypadło.
web-first = Kto zaczyna
web-first-roll = Zdecydują kości
web-setup-solo = W pojedynkę w podziemiach: bez klątwy i bez zamiany miejsc. Wynikiem są twoje punkty; przy równej liczbie punktów wygrywa mniejsza liczba tur.
web-setup-watch = Grają same boty: usiądź wygodnie i oglądaj.
web-setup-pass = { $count ->
        [few] { $count } osoby korzystają
       *[many] { $count } osób korzysta
    } z tego urządzenia: po każdej turze przekazuje się je dalej.
web-setup-begin = Rozpocznij grę
web-saved-about = Gry zapisują się same podczas grania, tylko w tej przeglądarce.
web-saved-empty = Nie ma jeszcze zapisanych gier.
web-history = Twoja historia
web-history-about = Liczy się tu każda gra zakończona na tym urządzeniu, nawet jeśli później usuniesz ją z zapisanych gier.
web-history-empty = Żadna gra jeszcze się tu nie skończyła. Rozegraj jedną do końca, a tu ją znajdziesz.
web-history-whose = Czyje gry
web-history-everybody = Wszystkich graczy
web-history-total = { $count ->
        [one] { $count } gra, w tym wygrane: { $won }
        [few] { $count } gry, w tym wygrane: { $won }
       *[other] { $count } gier, w tym wygrane: { $won }
    }
web-history-heroes = Wygrane według bohaterów
web-history-of = wygrane: { $won } z { $count }
web-history-lengths = Jak długie były gry
web-history-lengths-about = Ostatnie gry ({ $count }), najstarsza po lewej; wygrane są wypełnione. Połowa wszystkich gier miała mniej tur niż { $turns }, połowa więcej.
web-history-luck = Szczęście
web-history-fights = Walki: wygrane { $won } z { $count }, można było oczekiwać { $expected }.
web-history-dice = Kości: średnio { $thrown } (rzutów: { $count }), można było oczekiwać 7.
web-history-solo = Najlepsze gry w pojedynkę
web-history-save = Zapisz do pliku
web-history-open = Dodaj z pliku
web-history-open-about = Historia zapisana tutaj lub na innym urządzeniu. Żadna gra nie liczy się dwa razy.
web-history-added = { $count ->
        [0] Wszystkie te gry już tu były.
        [one] Dodano jedną grę.
        [few] Dodano { $count } gry.
       *[other] Dodano { $count } gier.
    }
web-history-refused = { $file } to nie historia tej gry. Nic się nie zmieniło.
web-history-erase = Usuń historię
web-history-erase-ask = Usunąć całą historię?
web-history-erase-about = Wszystkie te liczby znikną. Zapisane gry zostaną.
web-saved-over = Zakończona
web-saved-won = Zwycięstwo: { $who }
web-saved-look = Obejrzyj
web-saved-download = Pobierz
web-saved-delete = Usuń
web-saved-delete-ask = Usunąć tę grę?
web-saved-delete-about = Nie da się jej przywrócić. Jeśli chcesz ją zachować, najpierw ją pobierz.
web-saved-open = Otwórz grę z pliku
web-saved-open-about = Gra pobrana tutaj albo zapisana w terminalu. Plik możesz też upuścić w dowolnym miejscu tej strony.
web-saved-opened = Gra jest na górze listy.
web-saved-not-a-game = Plik { $file } nie jest zapisaną grą Karak. Zapisane gry to pliki tekstowe, których pierwszy wiersz zaczyna się od „game:”.
web-saved-other-version = Plik { $file } pochodzi z innej wersji programu, więc tej gry nie można tu kontynuować. Otwórz go w wersji, która go zapisała.
web-saved-damaged = Pliku { $file } nie da się odczytać jako gry: coś w nim zmieniono albo coś przepadło. Otwórz go w takiej postaci, w jakiej został zapisany.
web-saved-changed = Plik { $file } zmieniono po zapisaniu, więc nie zostanie otwarty. Otwórz go w takiej postaci, w jakiej został zapisany.
web-saved-other-dice = Plik { $file } zawiera rzuty lub dobrania, które nie wynikają z jego tajnych liczb, więc nie zostanie otwarty.
web-saved-unreadable = Nie udało się odczytać pliku { $file }.
web-reason = Szczegóły: { $reason }
web-missing = Tej gry tu nie ma
web-missing-about = Została usunięta albo rozegrana w innej przeglądarce. Gry zostają w przeglądarce, w której były rozgrywane, chyba że je pobierzesz.
web-unreadable = Tej gry nie można tu kontynuować
web-unreadable-about = Zapisała ją inna wersja programu. Nic nie przepadło: pobierz ją i otwórz w tamtej wersji.
web-unreadable-passed-on = Pochodzi z innej wersji gry Karak. Wczytaj tę stronę ponownie, aby dostać najnowszą, albo otwórz grę tam, skąd przyszła.
web-loading = Chwileczkę…
web-part-missing = Nie udało się pobrać tej gry. Sprawdź połączenie i spróbuj ponownie.
web-part-again = Spróbuj ponownie
web-watch = Odtwórz
web-watch-time = Oś czasu
web-watch-turn = Tura { $number } z { $count }
web-watch-before = Przed pierwszą turą
web-watch-run = Odtwarzaj
web-watch-pause = Zatrzymaj
web-watch-back = Cofnij o krok
web-watch-on = Przejdź o krok dalej
web-watch-turn-back = Cofnij o turę
web-watch-turn-on = Przejdź o turę dalej
web-watch-more = Więcej o tej grze
web-eyes = Oglądaj jako
web-eyes-all = Wszystkie karty odkryte
web-eyes-spectator = Widz
web-eyes-one = Ta gra jeszcze się nie skończyła, więc widać tylko to, co widzi widz: niczyja ręka nie jest odkryta.
web-share = Udostępnij tę grę
web-share-about = Kto otworzy ten link, zobaczy całą dotychczasową grę. Jest w samym linku, żaden serwer jej nie przechowuje.
web-share-names = Z imionami graczy
web-share-names-about = Bez nich nikt się nie dowie, kto grał.
web-share-link = Link do tej gry
web-share-copy = Skopiuj link
web-share-copied = Skopiowano.
web-share-by-hand = Ta przeglądarka nie pozwala stronom kopiować. Zaznacz link powyżej i skopiuj go ręcznie.
web-share-device = Przekaż dalej…
web-share-file = Zapisz jako plik
web-share-too-long = Ta gra jest za długa na link: { $count } znaków, a niektóre programy ucinają linki po 8000. Przekaż ją jako plik.
web-share-impossible = Ta przeglądarka nie potrafi zmieścić gry w linku. Przekaż ją jako plik.
web-prove = Sprawdź uczciwość
web-proved = Udowodniono: wszystkie rzuty i dobrania ({ $count }) wynikają z tajnych liczb tej gry.
web-proved-how = Przed rozpoczęciem gry program ustalił tajne liczby. Wszystko, o czym decyduje los, z nich wynika i nikt nie może tego wybrać. Gra się skończyła, liczby są odkryte, a to urządzenie właśnie przeliczyło wszystkie rzuty i dobrania od nowa.
web-proved-commitment = Tajemnicę obiecano jako { $commitment }. Jeśli widać to było przed rozpoczęciem gry, nikt nie wybrał jej później.
web-prove-unfinished = Ta gra jeszcze się nie skończyła: jej tajne liczby zostaną pokazane na końcu i wtedy każdy będzie mógł je sprawdzić.
web-prove-no-dice = W tej grze nie zapisano, jak rzucano i dobierano, więc niczego nie da się udowodnić.
web-prove-changed = Tę grę zmieniono po zapisaniu albo nie ma pieczęci: niczego nie da się udowodnić.
web-prove-refuted = Nie udowodniono: któryś rzut lub dobranie w tej grze nie wynika z jej tajnych liczb.
web-go-on = Graj dalej stąd
web-go-on-about = Od tury { $number } zacznie się nowa gra przeciw botom: wszystko będzie tak jak wtedy, ale los zdecyduje od nowa. Oglądana gra pozostanie bez zmian.
web-go-on-before = W tej chwili coś się właśnie dzieje. Nowa gra przeciw botom zacznie się chwilę wcześniej, w turze { $number }, a los zdecyduje od nowa. Oglądana gra pozostanie bez zmian.
web-go-on-bots = Boty
web-go-on-as = Zagraj jako { $hero }
web-go-on-over = Zakończonej gry nie da się kontynuować. Cofnij się o kilka tur, wtedy będzie można.
web-go-on-secret = Stąd będzie można grać dalej, gdy gra się skończy: do tego czasu karty na ręce są tajne.
web-not-a-game-about = To nie jest gra Karak. Poproś o link jeszcze raz albo o grę jako plik.
web-damaged-about = Nie da się jej odczytać: coś w niej zmieniono albo coś przepadło. Jeśli masz ją jako plik, otwórz go, albo poproś o nią jeszcze raz.
web-link-cut = Ten link jest niepełny
web-link-cut-about = Brakuje jego części, może została ucięta przy przesyłaniu. Poproś o link jeszcze raz albo o grę jako plik.
web-link-newer-about = Link utworzyła nowsza wersja gry Karak. Wczytaj tę stronę ponownie, aby ją otrzymać, albo poproś o grę jako plik.
web-link-unpack-about = Ta przeglądarka jest za stara, by otwierać gry z linków. Otwórz link w nowszej albo poproś o grę jako plik.
web-changed = Ta gra została zmieniona
web-changed-about = Jej pieczęć się nie zgadza: po zapisaniu coś w niej zmieniono albo coś zginęło po drodze. Możesz ją obejrzeć, ale niczego nie dowodzi i nie da się jej kontynuować.
web-changed-watch = Obejrzyj mimo to
web-watched = Tę grę można tylko obejrzeć
web-watched-about = Jest w niej tylko to, co widziała jedna osoba. Nie ma w niej tego, co mieli na ręce inni, dlatego nie da się jej kontynuować.
web-rules-intro = Oto zasady opisane naszymi słowami. Każda zasada ma numer; gra podaje go, gdy coś jest niemożliwe. Nazwy i liczby pochodzą z gry.
web-rules-mark = Ten znak stoi przy naszych rozstrzygnięciach tam, gdzie drukowana instrukcja milczy lub sobie przeczy.
web-rules-ruling = Nasze rozstrzygnięcie: drukowana instrukcja tu milczy
web-rules-departure-mark = Ten znak stoi przy naszych rozstrzygnięciach, które odbiegają od brzmienia drukowanej instrukcji; obok podano powód.
web-rules-departure = Nasze rozstrzygnięcie: odbiega od drukowanej instrukcji
web-rules-games = Która gra
web-rules-search = Szukaj w zasadach
web-rules-found = { $number } z { $count }
web-rules-nothing = Nic nie znaleziono
web-rules-previous = Poprzedni wynik
web-rules-next = Następny wynik
web-rules-contents = Spis treści
web-rules-loading = Wczytywanie zasad…
web-rules-failed = Nie udało się wczytać zasad. Czy sieć działa?
web-settings-look = Co widzisz i słyszysz
web-settings-help = Pomoc przy stole
web-settings-data = Twoje dane
web-pace = Szybkość animacji
web-pace-none = Brak
web-pace-fast = Szybka
web-pace-normal = Zwykła
web-pace-slow = Wolna
web-text-size = Wielkość tekstu
web-text-percent = { $number } %
web-volume = Głośność
web-vibration = Wibracje
web-vibration-about = Urządzenie wibruje, gdy rzucasz kośćmi i gdy obrywasz.
web-read-aloud = Czytaj na głos
web-read-aloud-about = Urządzenie mówi, co się dzieje, także dla tych, którzy jeszcze nie umieją czytać.
web-confirm-setting = Potwierdzaj wybory przy stole
web-confirm-setting-about = Pierwsze dotknięcie pokazuje, co się stanie, drugie to wykonuje. To, co można cofnąć, dzieje się od razu.
web-steady = Pomijaj przedwczesne dotknięcia
web-steady-about = To, co dopiero pojawiło się pod palcem, przez jedną trzecią sekundy nie reaguje na dotyk.
web-throw-setting = Rzucaj kośćmi samodzielnie
web-throw-setting-about = W twoich walkach kości czekają na dotknięcie. Bez tego toczą się same.
web-hints = Podpowiedzi
web-hints-about = Przycisk pyta najlepszego bota, co by zrobił.
web-odds = Pokazuj szanse
web-odds-about = Walki pokazują szansę na wygraną, a w Goblinie także to, ile prawdopodobnie kosztują.
web-erase = Usuń wszystkie dane
web-erase-about = Wszystkie zapisane gry i ustawienia w tej przeglądarce. Nigdzie indziej ich nie ma.
web-erase-ask = Usunąć wszystko?
web-erase-warning = Wszystkie gry i ustawienia znikną wtedy na zawsze.
web-erase-confirm = Usuń wszystko
web-about-what = Dwie gry ze świata pod zamkiem Karak, rozgrywane według pełnych zasad: przeciw botom, wspólnie na jednym urządzeniu albo przy stołach online.
web-about-game = Karak i Karak: Goblin to gry planszowe swoich autorów i wydawcy. Nazwy i liczby pochodzą z gier; słowa, rysunki i program są nasze i nie ma w nich grafik ani tekstów wydawcy.
web-about-version = Wersja { $version }
web-about-dice = Uczciwy los
web-about-dice-text = Każdy rzut i każde dobranie wynika z tajnych liczb wybranych losowo przed rozpoczęciem gry; boty ich nie znają i nic, co dzieje się w grze, ich nie zmienia. Zapisana gra zawiera te liczby, więc każdy rzut i każde dobranie można później sprawdzić.
web-about-credits = Podziękowania
web-about-icons = Ikony: Lorc, Delapouite i inni, ze strony
web-about-letters = Kroje pisma: Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica) i Grenze Gotisch (Omnibus-Type)
web-about-program = Programu można używać na dowolnej z tych licencji
web-about-license = Licencja
web-about-privacy = Twoje gry i ustawienia zostają w twojej przeglądarce; przy stołach online serwer przechowuje grę i twoje imię. Bez konta, bez śledzenia, bez reklam.

## The page: both games on the start page, setting up Goblin

web-home-dungeon = Podziemia
web-home-dungeon-pitch = Układaj podziemia kafelek po kafelku, walcz z potworami i wynieś najwięcej skarbów.
web-home-goblin = Goblin
web-home-goblin-pitch = Łącz karty kolorami, zdobywaj lepsze na potworach i pokonaj ich Władcę, zanim zrobią to inni.
web-play-now-goblin-about = Ty i dwa boty, słabe aż do twojej pierwszej wygranej
web-setup-begins-with = Zaczyna z kartami: { $cards }
web-setup-goblin-solo = W pojedynkę w jaskiniach: pokonaj Władcę Wszystkich Potworów w jak najmniejszej liczbie tur.
web-own-cards = Prawdziwe karty na stole
web-own-cards-about = Karty tasujesz i dobierasz na stole, a tutaj podajesz, co przyszło.
web-first-chance = Zdecyduje los
web-turn-limit = Długość gry
web-turn-limit-off = Do samego końca
web-turn-limit-turns = { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
web-turn-limit-about = Liczą się tury wszystkich graczy razem. Jeśli do tego czasu nikt nie pokona Władcy Wszystkich Potworów, nikt nie wygrywa.
web-handicap = Osobna liczba dla każdego gracza
web-handicap-about = Wyrównanie szans: kto jeszcze nie zna gry, dostaje więcej punktów wytrzymałości.
web-edition = Edycja
web-edition-standard = Podstawowa wersja gry. Każda z pozostałych edycji zmienia kilka zasad.
web-edition-differs = Czym różni się od edycji angielskiej:
web-house = Zasady domowe
web-house-about = Zmień pojedyncze zasady przy swoim stole. To, czego nie ruszysz, zostaje jak w edycji.
web-house-changes = { $count ->
        [one] { $count } zmiana
        [few] { $count } zmiany
       *[many] { $count } zmian
    }
web-house-reset = Przywróć zasady edycji
web-house-home = Własne zasady
web-house-books = Czym różnią się edycje
web-house-as-edition = jak w edycji
web-house-usual = zwykła zasada
web-cards = Zestaw kart
web-cards-standard = Grasz kartami, które należą do gry.
web-cards-own = Grasz kartami z zestawu „{ $name }”. Zapisują się razem z grą.
web-cards-back = Wróć do kart gry
web-cards-open = Otwórz plik z kartami
web-cards-open-about = Twoje własne karty albo karty z twojego pudełka. Plik możesz też upuścić w dowolnym miejscu tej strony.
web-cards-model = Pobierz karty gry jako wzór
web-cards-too-large = Plik { $file } jest o wiele za duży jak na plik z kartami. Plik z kartami to tekst, który ma najwyżej 256 kilobajtów; wybierz inny.
web-cards-not-text = { $file } nie jest plikiem tekstowym. Zapisz karty jako zwykły tekst (UTF-8) i otwórz je ponownie.
web-cards-unreadable = Nie udało się odczytać pliku { $file }. Spróbuj ponownie albo wybierz inny.
web-cards-faulty = Kartami z pliku { $file } jeszcze nie da się grać. Popraw te wiersze i otwórz go ponownie; do tego czasu grasz kartami gry.
web-cards-line = Wiersz { $number }:
web-cards-names = { $count ->
        [one] Zobacz nazwę { $count } karty
       *[many] Zobacz nazwy wszystkich { $count } kart
    }
web-cards-gatekeepers = Strażnicy
web-cards-lords = Władcy Wszystkich Potworów
web-cards-rewards = Nagrody

## Strona: pierwsza gra uczy sama

web-lesson-dungeon-title = Twoja pierwsza gra w Karak
web-lesson-goblin-title = Twoja pierwsza gra w Karak: Goblin
# $hero to imię z profesją: „Horan, wojownik”
web-lesson-who = Twój bohater: { $hero }.
web-lesson-goal = Twój cel
web-lesson-skill = Co potrafisz
web-lesson-turn = Twoja tura
web-lesson-begin = Zacznij
web-lesson-known = Znam tę grę
web-lesson-dungeon-goal = Pokonuj potwory i otwieraj skrzynie: skarby to punkty. Gdy padnie smok, gra się kończy i wygrywa ten, kto ma najwięcej punktów.
web-lesson-dungeon-turn = Zrób najwyżej cztery kroki. Tam, gdzie jest ciemno, kładziesz nowe kafelki, a w nowych komnatach ktoś na ciebie czeka.
web-lesson-goblin-goal = Zdobądź klucze trzech poziomów i pokonaj czekającego pod nimi Władcę Wszystkich Potworów, zanim zrobią to inni.
web-lesson-goblin-turn = Walcz z potworem kartami z ręki. Gdy go pokonasz, jego karta jest twoja.
web-lesson-goblin-cards = Zaczynasz z sześcioma własnymi kartami; na ręce masz { $count }.
web-lesson-exit = Droga w ciemność: dotknij jej, połóż nowy kafelek i wejdź.
web-lesson-fight = Suma kości i broni mierzy się z siłą potwora: gdy jest większa, wygrywasz, gdy mniejsza, tracisz punkt wytrzymałości (serce) i się cofasz.
web-lesson-key = Klucz otwiera jedną skrzynię; nikt nie nosi więcej niż jednego.
web-lesson-chest = W skrzyni jest skarb za 1 punkt: idź tam z kluczem i otwórz ją.
web-lesson-curse = Przeklęty bohater nie ma zdolności, dopóki nie zakończy tury przy źródle, nie przeniesie go tam portal uzdrowienia albo ktoś, kto pokona mumię, nie przekaże klątwy dalej.
web-lesson-own-curse = Ciąży na tobie klątwa i nie masz zdolności. Zakończ turę przy źródle albo przenieś się tam portalem uzdrowienia, a klątwa zniknie.
web-lesson-fountain = Zakończ turę przy źródle: wrócą wszystkie punkty wytrzymałości i zniknie klątwa.
web-lesson-monster = Dotknij podświetlonego potwora: potrzebujesz co najmniej tylu mieczy, ile ma serc, a tarcze odeprą jego pazury.
web-lesson-chain = Następna karta łańcucha musi mieć jeden z tych kolorów.
web-lesson-goblin-curse = To, co klątwa przekreśla, nie pomoże ci w tej walce.
web-lesson-reward = To, co zdobędziesz, jest twoje: karty leżą na stosie kart odrzuconych, dopóki ich nie dobierzesz, broń i pancerz pomagają od razu.
web-lesson-merchant = Zamiast walczyć, możesz tu robić zakupy: każda rzecz kosztuje jedną zdobytą kartę.
web-lesson-goblin-key = Klucz otwiera następny poziom; mając wszystkie trzy, możesz walczyć z Władcą Wszystkich Potworów.
web-lesson-reshuffle = Talia się skończyła: nową talią staje się stos kart odrzuconych. Tak trafiają na rękę także karty, które zdobędziesz.
web-lessons = Objaśnienia w pierwszej grze
web-lessons-about = Jedno zdanie za każdym razem, gdy coś dzieje się po raz pierwszy.
web-lessons-menu = Objaśnienia w pierwszej grze
web-lessons-again = Co objaśnia pierwsza gra
web-lessons-teach-again = Objaśnij wszystko jeszcze raz
web-lessons-come-again = Wszystkie objaśnienia pojawią się znowu.
web-rules-quick = Szybki start
web-rules-all = Wszystkie zasady

## The page: without a network

web-offline = Bez sieci
web-offline-ready = Wszystko gotowe do gry bez sieci.
web-offline-preparing = Trwa zapisywanie wszystkiego, co potrzebne do gry bez sieci…
web-offline-impossible = Gra bez sieci wymaga, aby strona za pierwszym razem wczytała się przez bezpieczne połączenie (https) i aby przeglądarka mogła ją zachować. Tutaj sieć jest potrzebna przy każdym otwarciu.
web-offline-check = Sprawdź, czy jest nowa wersja
web-offline-checking = Trwa szukanie nowej wersji…
web-offline-newest = Masz najnowszą wersję.
web-offline-unreachable = Nie udało się teraz pobrać nowej wersji. Czy sieć działa?
web-offline-new = Nowa wersja jest gotowa.
web-offline-new-help = Twoje gry pozostaną zapisane.
web-offline-reload = Odśwież
web-offline-later = Odłóż na później

## Strona: walka i ręka w Goblinie

web-hand = Twoja ręka
web-hand-count = Karty na ręce: { $count }, uzupełnia się do { $limit }
web-hand-stays = Karty na ręce: { $count }, { $limit ->
        [few] mogą zostać { $limit }
       *[many] może zostać { $limit }
    }
web-battle = Walka
web-battle-sum = Atak { $attack } przeciw { $needed }, obrona { $defense } przeciw { $strength }. Gdyby walka skończyła się teraz: { $outcome }.
web-battle-missing = brakuje { $count }
web-battle-next = Następny kolor: { $colors }
web-battle-doubled = , podwojone: { $effect }
web-battle-best = Najlepiej: { $line }
web-battle-step-end = koniec
web-battle-step-take = weź { $card }
web-battle-step-discard = odrzuć { $card }
web-battle-step-draw = dobierz
web-battle-end = Zakończ walkę
web-battle-damage = { $count ->
        [0] bez strat
        [one] strata: { $count } punkt wytrzymałości
        [few] strata: { $count } punkty wytrzymałości
       *[many] strata: { $count } punktów wytrzymałości
    }
web-battle-won = Wygrana!
web-battle-stayed = Potwór zostaje
web-battle-fell = Brak punktów wytrzymałości

## Strona: jaskinie, gracze i sklep gry Goblin

web-caverns = Miasto i jaskinie pod nim
web-chance = Szansa na wygraną: { $chance }
web-cavern-deck = { $count ->
        [one] Talia: { $count } karta; z wierzchnią nie można jeszcze walczyć
        [few] Talia: { $count } karty; z wierzchnią nie można jeszcze walczyć
        [many] Talia: { $count } kart; z wierzchnią nie można jeszcze walczyć
       *[other] Talia: { $count } karty; z wierzchnią nie można jeszcze walczyć
    }
web-cavern-gates = { $count ->
        [one] { $count } strażnik
        [few] { $count } strażnicy jeden na drugim
        [many] { $count } strażników jeden na drugim
       *[other] { $count } strażnika jeden na drugim
    }
web-way-open = Otwarte
web-way-closed = Zamknięte
web-pile-gate = strażnik
web-pile-next = następny
web-way-needs = Potrzebujesz klucza { $level }
web-key-won = Klucz zdobyty
web-key-missing = Klucz jeszcze niezdobyty
web-key-needless = Klucz niepotrzebny
web-chamber = Komnata Władcy
web-town = Kupiec i arsenał
web-merchant = Kupiec
web-pawnshop = Arsenał
web-pawnshop-empty = W arsenale nic jeszcze nie ma.
web-stock = { $count ->
        [one] został { $count }
        [few] zostały { $count }
       *[many] zostało { $count }
    }
web-look-back = Sprawdź, co jest na odwrocie
web-keys-of = Klucze: { $keys }
web-count-hand = { $count ->
        [one] na ręce { $count } karta
        [few] na ręce { $count } karty
        [many] na ręce { $count } kart
       *[other] na ręce { $count } karty
    }
web-count-deck = { $count ->
        [one] w talii { $count } karta
        [few] w talii { $count } karty
        [many] w talii { $count } kart
       *[other] w talii { $count } karty
    }
web-count-discard = { $count ->
        [one] na stosie kart odrzuconych { $count } karta
        [few] na stosie kart odrzuconych { $count } karty
        [many] na stosie kart odrzuconych { $count } kart
       *[other] na stosie kart odrzuconych { $count } karty
    }
web-count-keys = { $count ->
        [one] { $count } klucz
        [few] { $count } klucze
        [many] { $count } kluczy
       *[other] { $count } klucza
    }
web-count-won = { $count ->
        [one] { $count } zdobyta karta
        [few] { $count } zdobyte karty
        [many] { $count } zdobytych kart
       *[other] { $count } zdobytej karty
    }
web-ability = Zdolność specjalna
web-equipment = Wyposażenie
web-potions = Eliksiry
web-pile-hand = Ręka
web-hand-limit = { $count ->
        [one] Na koniec tury rękę uzupełnia się do { $count } karty
        [few] Na koniec tury rękę uzupełnia się do { $count } kart
        [many] Na koniec tury rękę uzupełnia się do { $count } kart
       *[other] Na koniec tury rękę uzupełnia się do { $count } karty
    }
web-deck = Talia
web-deck-order = Od wierzchu do spodu
web-concealed = Zakryte na ręce lub w talii
web-concealed-own = Gdzieś w talii
web-discard = Stos kart odrzuconych
web-no-cards = Brak
web-unknown-card = Nieznana karta
web-reward = { $hero } odkrywa nagrodę
web-key-scene = { $hero } zdobywa klucz poziomu { $level }
web-finale = Władca Wszystkich Potworów padł. { $hero } zwycięża!
web-equip = Dotknij przedmiotu, który zatrzymujesz. Drugi trafia do arsenału.
web-equip-now = Teraz
web-equip-new = Nowe
web-equip-change = Co by się zmieniło
web-nothing-worn = Jeszcze nic
web-keep = Weź
web-pawn = Oddaj do arsenału
web-change-attack = atak
web-change-defence = obrona
web-change-heart = serca
web-change-hand = karty na ręce
web-shop-how = Wybierz, co chcesz, a potem czym płacisz. Każda kupiona karta kosztuje jedną twoją.
web-shop-pay = Teraz wybierz, czym płacisz.
web-shop-other = Wybierz coś innego
web-shop-nothing = Nie masz czym zapłacić.
web-for-sale = Na sprzedaż
web-pay-with = Czym możesz zapłacić
web-pay-where = To, czym płacisz, trafia do arsenału, gdzie każdy może to kupić. Kartami początkowymi nie można płacić.
web-pay-worn = Z twojego wyposażenia
web-pay-hand = Z ręki, bez powrotu
web-arrange = Twoja nowa talia
web-arrange-why = Tasowanie zawsze jest dobre. Układanie opłaca się, gdy chcesz szybko dostać wybraną kartę.
web-arrange-own = Ułóż samodzielnie
web-arrange-how = Pierwsza karta leży na wierzchu. Przeciągnij karty na ich miejsca albo dotknij karty, a potem miejsca.
web-arrange-place = Miejsce { $number }
web-arrange-up = Przesuń wyżej
web-arrange-down = Przesuń niżej
web-arrange-shuffle = Po prostu potasuj
web-arrange-done = Zostaw tę kolejność
web-draw-monster = Wylosuj kartę potwora i dotknij jej.
web-draw-card = Talia: { $hero }. Dobierz z niej kartę i dotknij jej.
web-draw-back = Talia: { $hero }. Obejrzyj rewers wierzchniej karty i dotknij go.
web-draw-first = Wylosuj, kto zaczyna, i dotknij tego gracza.

## Strona: ile kosztuje decyzja w Goblinie

web-fight-costs = { $count ->
        [0] Prawdopodobnie nie stracisz żadnego punktu wytrzymałości.
        [one] Prawdopodobnie stracisz { $count } punkt wytrzymałości.
        [few] Prawdopodobnie stracisz { $count } punkty wytrzymałości.
       *[other] Prawdopodobnie stracisz { $count } punktów wytrzymałości.
    }
web-fight-heals = Po walce będziesz mieć prawdopodobnie więcej punktów wytrzymałości niż teraz.
web-fight-falls = Prawdopodobnie stracisz wszystkie punkty wytrzymałości.
web-fight-hopeless = Tej walki nie możesz teraz wygrać.
web-rewards = Odkryte nagrody
web-rewards-about = Goblin: kto przygląda się potworowi z bliska, widzi też kartę, którą za niego dostanie.
web-shuffle-setting = Zawsze tasuj
web-shuffle-setting-about = Goblin: twoja nowa talia jest tasowana bez pytania, a nie układana.
web-arrange-always = Zawsze tasuj
web-arrange-always-about = od teraz; pytanie przywrócisz w ustawieniach
web-ends-turn = kończy twoją turę
web-whole-turn = zajmuje całą turę
web-merchant-only-costs = nic nie kupisz: stracisz tylko turę
web-merchant-nothing = Nie możesz tu teraz nic kupić: wizyta kosztowałaby cię tylko turę.
web-merchant-starting = { $count ->
        [one] Kartą początkową, którą masz na ręce, nie zapłacisz. Płaci się tylko kartami zdobytymi na potworach lub kupionymi, bronią albo pancerzem.
        [few] Kartami początkowymi, które masz na ręce ({ $count }), nie zapłacisz. Płaci się tylko kartami zdobytymi na potworach lub kupionymi, bronią albo pancerzem.
       *[other] Kartami początkowymi, które masz na ręce ({ $count }), nie zapłacisz. Płaci się tylko kartami zdobytymi na potworach lub kupionymi, bronią albo pancerzem.
    }
web-equip-better = lepsze
web-keep-worn = Zatrzymaj
web-do-counter = Zdejmij klątwę
web-do-defy = Oprzyj się

## Co jest nie tak w pliku z kartami: jego własne słowa zostają bez zmian

fault-unknown-key = `{ $key }` nic tu nie znaczy; możliwe: { $list }
fault-no-id = Brakuje `id`: nazwij zestaw
fault-id = `id` to najwyżej { $most } znaków: małe litery, cyfry i łączniki
fault-no-number = Brakuje `{ $key }`: liczba od { $low } do { $high }
fault-number = `{ $key }` to liczba od { $low } do { $high }
fault-missing = Brakuje `{ $key }`
fault-name = `{ $key }` to nazwa w cudzysłowie
fault-word = `{ $found }` nie jest tu możliwe; możliwe: { $list }
fault-no-list = Brakuje `{ $key }`: lista w nawiasach kwadratowych
fault-list = `{ $key }` to lista w nawiasach kwadratowych
fault-names = W `{ $key }` są nazwy w cudzysłowie
fault-no-table = W pliku brakuje [{ $key }]
fault-table = `{ $key }` to tabela: napisz [{ $key }]
fault-tables = `{ $key }` to lista tabel: napisz [[{ $key }]]
fault-more = Kolejne błędy, tu i niżej: { $count }
fault-no-toml = Ten wiersz to nie TOML: sprawdź cudzysłowy, nawiasy i znaki równości oraz czy coś się nie powtarza
fault-potions = `{ $key }`: liczba eliksirów to { $there }, musi być { $must } (G1.3)
fault-two-rewards = Ma już inną nagrodę: usuń `{ $key }`
fault-reward-card = `{ $key }` to karta: potrzebuje tabeli z `name` i `effects`
fault-no-reward = Nie ma nagrody: napisz `action`, `weapon` albo `armour`
fault-bad-name = `name` ma od 1 do { $most } widocznych znaków, bez spacji na początku i na końcu
fault-no-effects = `effects` jest puste: karta ma co najmniej jeden efekt
fault-twice = `{ $item }` występuje dwa razy w `{ $key }`
fault-effect = `{ $effect }` potrzebuje liczby od 1 do { $most }, na przykład "{ $effect } 1"
fault-opens = Może tylko rozpocząć walkę: żadna inna karta nie ma `{ $color }` w `next`
fault-opens-hero = Może tylko rozpocząć walkę: żadna inna początkowa karta bohatera ani nagroda nie ma `{ $color }` w `next`
fault-count-starting = `{ $owner }`: liczba początkowych kart to { $there }, musi być { $must } (G1.3)
fault-count-monsters = Poziom { $owner }: liczba zwykłych potworów to { $there }, musi być { $must } (G1.2)
fault-count-gatekeepers = Poziom { $owner }: liczba strażników to { $there }, musi być { $must } (G1.2)
fault-count-lords = Liczba Władców w pliku to { $there }, musi być { $must } (G1.2)
fault-same-name = Dwie karty tego rodzaju nazywają się „{ $name }”
fault-unbeatable = Nikt nie może go pokonać: punkty wytrzymałości { $health }, atak wszystkich kart razem { $attack }
fault-deadly = Nikt nie może z nim przetrwać: atak { $attack }, obrona wszystkich kart razem { $defence }, punkty wytrzymałości bohatera { $health }

# Tables online.
web-given-back-stale = W międzyczasie stało się coś innego. Spójrz jeszcze raz i wybierz ponownie.
web-given-back-lost = Ostatni wybór nie dotarł do serwera, zanim strona wczytała się ponownie. Spójrz jeszcze raz i wybierz ponownie.
web-given-back-not-kept = Serwer nie mógł tego teraz zapisać. Nic się nie zmieniło, spróbuj jeszcze raz.
web-given-back-too-much = To było za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
web-given-back = Przy tym stole nie jest to teraz możliwe.
web-online = Graj online
web-online-table = Stół online
web-online-yours = Twoje stoły
web-online-lobby = Publiczne stoły
web-online-none-open = W tej chwili nie ma publicznego stołu. Otwórz swój, a inni go tu znajdą.
web-online-new = Nowy stół online
web-online-new-about = Każdy gra na swoim urządzeniu: z daleka albo przy jednym stole.
web-online-code = Wpisz kod stołu
web-online-go = Dołącz
web-online-open = Otwórz stół
web-online-alone = Potrzebny jest jeszcze ktoś, choćby bot.
web-online-first-is-yours = Pierwsza osoba to ty. Inni usiądą, gdy przyjdą.
web-online-not-opened = Serwer nie otworzył stołu. Spróbuj za chwilę.
web-no-server = Pod tym adresem nie odpowiada żaden serwer gry. Zapytaj gospodarza o właściwy adres albo graj na tym urządzeniu.
web-stage-gathering = wolne miejsca: { $free } z { $seats }
web-stage-playing = trwa gra
web-stage-over = zakończona
web-online-me = Ty
web-other-device = Graj dalej na innym urządzeniu
web-other-device-about = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut. Działa raz i tylko dla ciebie: nie przekazuj go nikomu.
web-messages = Wyślij mi wiadomość, gdy będzie moja kolej
web-messages-about = Gdy nie ma cię przy stole, wiadomość trafi pod ten adres: temat ntfy albo webhook Discorda, Slacka lub Mattermosta.
web-messages-address = Adres dla wiadomości
web-messages-save = Zapisz i wyślij pierwszą wiadomość
web-messages-to = Wiadomości są wysyłane na { $host }.
web-messages-stop = Nie wysyłaj więcej wiadomości
web-messages-failed = Nic nie wysłano: adres nie przyjmuje wiadomości albo ten serwer na to nie pozwala.
web-messages-text = Karak: twoja kolej.
web-link-used = Ten osobisty link został już użyty albo jest za stary. Utwórz nowy na drugim urządzeniu.
web-connected-coming = Łączenie…
web-connected-well = Połączono
web-connected-lost = Połączenie przerwane, wróci samo. To, co teraz wybierzesz, zostanie wysłane później.
web-connected-waits = Połączenie przerwane, wróci samo. Twój wybór czeka i zostanie wtedy wysłany.
web-sent = Wysłano…
web-reconnect = Spróbuj teraz
web-caught = Serwer mówi teraz coś innego niż wcześniej. Nie ufaj tej grze.
web-bye-no-table = Nie ma stołu o tym kodzie. Może dawno go zamknięto albo w kodzie jest błąd.
web-bye-removed = Gospodarz usunął cię z tego stołu.
web-bye-closed = Gospodarz zamknął ten stół.
web-bye-version = Serwer ma inną wersję niż ta strona. Wczytaj stronę ponownie.
web-guest = Gość { $number }
web-seat-empty = Wolne
web-sit = Usiądź tu
web-move-here = Przesiądź się tu
web-get-up = Wstań
web-swap = Zamień się miejscami
web-send-away = Usuń
web-bot-here = Posadź tu bota
web-away = chwilowo z dala od stołu
web-is-ready = zgłasza gotowość
web-not-yet-ready = jeszcze nie zgłasza gotowości
web-wishes-swap = chce zamienić się z tobą miejscami
web-you = ty
web-host = gospodarz
web-ready = Zgłoś gotowość
web-not-ready = Cofnij gotowość
web-start-by = Grę rozpocznie { $name }.
web-start-waits = { $count ->
    [one] Jeden gracz nie jest jeszcze gotowy.
    [few] { $count } gracze nie są jeszcze gotowi.
   *[other] { $count } graczy nie jest jeszcze gotowych.
 }
web-start-empty = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-refused-taken = Ktoś był szybszy i już tam siedzi.
web-refused-host = Może to zrobić tylko gospodarz stołu.
web-refused-not-now = Na to jest za wcześnie albo już za późno.
web-invite = Zaproś innych
web-invite-about = Kto otworzy ten link albo skieruje telefon na obrazek, dołączy do tego stołu.
web-invite-code = Kod: { $code }
web-qr = Zaproszenie jako kod QR
web-table-kept = Stół
web-table-open = Publiczny stół
web-table-open-about = Każdy znajdzie go na liście. Nie ma podpowiedzi, a zamiast czatu są tylko gotowe pozdrowienia.
web-table-hints = Podpowiedzi
web-table-hints-about = Gracze mogą zapytać, co zrobiłby najlepszy bot.
web-table-screen = To urządzenie jest stołem
web-table-screen-about = Tablet albo telewizor pokazuje grę, a każdy gra na swoim telefonie.
web-table-clock = Zegar
web-clock-none = Bez zegara
web-clock-time = { $minutes } minut na gracza i dodatkowo { $seconds } sekund na turę
web-table-close = Zamknij stół
web-table-close-sure = Zamknąć stół dla wszystkich?
web-dice-share = Twój wkład w rzuty
web-dice-share-about = Każde urządzenie dodaje liczby, których nikt inny nie zna. Dlatego nikt nie może wybrać wyników, nawet serwer. Potrząśnij tyle razy, ile chcesz.
web-dice-shake = Potrząśnij kośćmi
web-dice-shaken = { $count ->
    [one] Potrząśnięto raz.
   *[other] Potrząśnięto { $count } razy.
 }
web-dice-making = Przygotowujemy kości…
web-dice-so-far = { $count ->
    [one] Jest jeden wkład.
    [few] Są { $count } wkłady.
   *[other] Jest { $count } wkładów.
 }
web-talk = Czat
web-talk-write = Napisz coś
web-talk-lost = Brak połączenia: to, co piszesz, zostaje tutaj, aż będzie można to wysłać.
web-talk-send = Wyślij
web-talk-line = { $name }: { $text }
web-mutes = Wycisz kogoś
web-mute = Wycisz: { $name }
web-unmute = Wyłącz wyciszenie: { $name }
web-online-watching = Oglądasz grę.
web-online-lend = Przekaż grę botowi
web-online-back = Wróć do gry
web-agree-to-end = Zgódź się zakończyć grę
web-agree-no-longer = Jednak graj dalej
web-agreed = { $count ->
    [one] Jeden gracz zgadza się zakończyć grę.
    [few] { $count } gracze zgadzają się zakończyć grę.
   *[other] { $count } graczy zgadza się zakończyć grę.
 }
web-host-ways = Jesteś gospodarzem tego stołu
web-lend-absent = Daj botowi zagrać za: { $name }
web-hand-table = Przekaż stół: { $name }
web-remove-guest = Usuń na stałe: { $name }
web-take-table = Przejmij stół
web-tap-again = dotknij jeszcze raz, aby potwierdzić
web-give-seat = Miejsce gracza { $absent } dostaje { $name }
web-take-over-about = Ten link sprawi, że na tym urządzeniu staniesz się osobą, która go utworzyła. Stoły, przy których tu siedzisz, zostaną przy dotychczasowym imieniu: już ich nie znajdziesz.
web-take-over = Tak, graj dalej tutaj
web-rematch = Zagraj jeszcze raz, miejsca się przesuną
web-rematch-go = Przejdź do następnej gry
web-proof-good = Kości były uczciwe: udowodniono
web-proof-partly = W rzutach nie znaleziono niczego podejrzanego
web-proof-own-draws = Gracze sami rzucali i dobierali
web-proof-wrong = Z tą grą było coś nie tak
web-proof-about = Przed pierwszym rzutem serwer i każde urządzenie ustaliły po jednej tajnej liczbie i pokazały tylko jej odcisk. Potem wszystkie liczby odkryto i zmieszano, a każdy rzut z nich wynika. Twoje urządzenie sprawdziło wszystkie odciski i wszystkie rzuty.
web-proof-about-late = Przed pierwszym rzutem serwer i każde urządzenie przy stole ustaliły po jednej tajnej liczbie i pokazały tylko jej odcisk. Potem wszystkie liczby odkryto i zmieszano, a każdy rzut z nich wynika. Czy liczby pasują do odcisków, wiedzą urządzenia, które przy tym były. Twoje ich nie widziało.
web-proof-about-own-draws = Gracze sami rzucali i dobierali, a potem wpisywali wynik. Twoje urządzenie sprawdziło, że dalej gra toczyła się według zasad. Że naprawdę tak wypadło, nikt nie udowodni.
web-proof-about-wrong = Twoje urządzenie porównało dowód ze wszystkim, co widziało w trakcie gry, i coś się nie zgadza. Nie ufaj wynikowi tej gry.
web-your-turn = Twoja kolej
web-turns-elsewhere = { $count ->
    [one] Twoja kolej przy innym stole
    [few] Twoja kolej przy { $count } innych stołach
   *[other] Twoja kolej przy { $count } innych stołach
 }
web-turn-about = Stół { $code }
web-notify = Powiadom mnie, gdy będzie moja kolej
web-notify-about = To urządzenie da ci znać, gdy stół czeka na ciebie, a ty patrzysz na coś innego.
web-notify-refused = Ta przeglądarka nie pozwala na powiadomienia tej strony. Możesz to zmienić w jej ustawieniach.
web-plain-http = Bez https ta strona nie może utrzymać włączonego ekranu telefonu ani cię powiadomić: zostaw telefon na widoku, z włączonym dźwiękiem.
web-plain-http-table = Bez https ta strona nie może utrzymać włączonego ekranu: ustaw urządzenie tak, żeby samo nie gasło.
web-online-newer = Serwer ma inną wersję tej strony. Twoje miejsce i gra pozostaną bez zmian.
web-table-full = Wszystkie miejsca są zajęte. Możesz oglądać albo poczekać, aż ktoś wstanie.
web-table-not-now = Serwer nie może tego teraz zrobić. Spróbuj za chwilę.
web-dice-shake-device = Dotknij raz przycisku, a potem potrząśnij samym telefonem: jego ruchy też się liczą.
web-cheat-secret = Tajna liczba serwera nie jest tą, którą ustalił przed pierwszym rzutem.
web-cheat-set-up = Kości przygotowano do innej gry.
web-cheat-share = Czyjś wkład w rzuty został zmieniony albo pominięty.
web-cheat-dice = Któryś rzut albo krok gry nie wynika z kości.
web-cheat-past = Coś, co już się wydarzyło, później zmieniono.
web-unproved-own-draws = Rzutów wykonanych ręcznie nie da się udowodnić.
web-unproved-late = Twojego urządzenia nie było, gdy przygotowywano kości. Sprawdziło wszystko, co widziało, i każdy rzut.
web-unproved-other = Twój wkład w rzuty dało inne twoje urządzenie albo inna przeglądarka. Udowodnić go można tylko tam.
web-unproved-silent = Twój wkład w rzuty przyszedł za późno, więc serwer wstawił inny za ciebie.
