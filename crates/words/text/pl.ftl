### Polski.
###
### Rzeczowniki są komunikatami, ich formy atrybutami. Zdanie, które dostaje rzeczownik `monster`, może użyć
### `$monster` (mianownik: „mumia”) i `$monster-FORMA` dla każdego atrybutu:
###   .acc     biernik: „mumię”
###   .with    narzędnik z przyimkiem (z albo ze): „ze smokiem”
###   .loc     miejscownik bez przyimka (miejsca): „kafelku startowym”
###   .to      kierunek z przyimkiem (źródła): „do źródła …”
###   .at      położenie z przyimkiem (źródła): „przy źródle …”
###   .gender  rodzaj: masculine, feminine albo neuter (bohaterowie i miejsca przy stole)
###   .title   kim jest bohater: „wojownik”
### Zdania są w czasie teraźniejszym, a podmiotem jest imię bohatera, więc czasownik nie zależy od rodzaju.

## Bohaterowie i miejsca przy stole

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

seat = Miejsce { $label }
    .acc = miejsce { $label }
    .with = z miejscem { $label }
    .gender = neuter
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

list-and = { $list } i { $last }

## Co mówi wybór

action-detail = { $action }: { $detail }

action-move = Iść na { $direction }
action-move-wall = Przejść przez ścianę na { $direction }
action-explore = Iść na { $direction } w nieznane
action-lay = Położyć z wyjściami na { $sides }
action-lay-all = Położyć z wyjściami na wszystkie strony
action-choose = Położyć { $token-acc }
action-gate = Przejść przez bramę na { $place-acc }
action-fight = Walczyć { $monster-with }
action-fight-here = Walczyć z potworem na kafelku
action-roll-again = Rzucić jeszcze raz obiema kośćmi
action-stand = Zostawić ten rzut
action-bolt = Użyć magicznego pocisku (+1)
action-sacrifice = Poświęcić punkt wytrzymałości (+1)
action-strike = Uderzyć: { $total } przeciw { $strength }
action-strike-now = Uderzyć
action-leave = Zostawić tu { $piece-acc }
action-curse = Rzucić klątwę na { $hero-acc }
action-keep-curse = Zostawić klątwę tam, gdzie jest: ma ją { $hero }
action-keep-own-curse = Zatrzymać klątwę
action-keep-no-curse = Zostawić klątwę tam, gdzie jest
action-portal = Portal uzdrowienia: przenieść { $hero-acc } { $fountain-to }
action-portal-self = Portal uzdrowienia: przenieść się { $fountain-to }
action-swap = Zamienić się miejscami { $hero-with } (kosztuje wszystkie cztery ruchy)
action-open = Otworzyć skrzynię kluczem (kończy turę)
action-collect = Podnieść { $piece-acc } (kończy turę)
action-collect-here = Podnieść to, co tu leży (kończy turę)
action-rise = Odrodzić się { $fountain-at }
action-end = Zakończyć turę
action-end-heal = Zakończyć turę i uleczyć się przy źródle

detail-fight = walczyć { $monster-with }
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

event-hero-drawn = { $seat } gra bohaterem: { $title }.
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
event-token-drawn = { $hero } dobiera żeton: { $token }.
event-token-returned = Z powrotem do woreczka: { $token }.
event-token-laid = Na { $place-loc } jest teraz { $token }.
event-fight-began = { $hero } walczy { $monster-with }, siła { $strength }.
event-rolled = { $bonus ->
        [0] { $hero } rzuca { $first } i { $second }, razem ma { $total }.
       *[other] { $hero } rzuca { $first } i { $second }, do tego +{ $bonus } za broń i zdolności, razem ma { $total }.
    }
event-rolls-again = { $hero } bierze kości jeszcze raz.
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
event-goes-on = Szóstka: { $hero } kontynuuje turę.
event-turn-ended = { $hero } kończy turę.
event-withdrew = { $hero } opuszcza grę.

## Jak się skończyło

end-dragon = Smok jest pokonany, koniec gry.
end-treasures = { $hero } ma dość skarbów, koniec gry.
end-explored = Nie ma już nic do odkrycia, a smok się nie pojawił: koniec gry.
end-turn-limit = Limit tur został wyczerpany, koniec gry.
end-last-left = Wszyscy inni odeszli, koniec gry.
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
prompt-draw-second-token = { $hero } trzyma żeton { $token } i dobiera drugi.
prompt-choose-token = { $hero }, który żeton położysz: { $first } czy { $second }?
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
refusal-nothing-to-end = Teraz nie można zakończyć tury
refusal-no-exit = Kafelek nie ma tam wyjścia
refusal-already-explored = Leży tam już kafelek
refusal-not-connected = Kafelek nie byłby połączony z tym, z którego wychodzi bohater
refusal-not-that-shape = Dobrany kafelek nie ma takich wyjść
refusal-no-tile-drawn = Nie dobrano żadnego kafelka
refusal-nothing-to-draw = Teraz nic się nie rzuca ani nie dobiera
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
refusal-no-key = Potrzebny jest klucz
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
refusal-seat-gone = Tego miejsca nie ma w grze

## Terminal

ui-title = Karak
ui-subtitle = Zbadaj podziemia, pokonaj ich potwory i zdobądź ich skarb.
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
ui-not-on-list = „{ $text }” nie ma na liście. Wpisz numer albo nazwę z listy.
ui-undone = Cofnięto.
ui-corrected = Cofnięto. Rzuć albo dobierz jeszcze raz.
ui-nothing-yet = Nie ma jeszcze czego cofnąć.
ui-nothing-to-undo = Niczego nie można cofnąć: rzut albo dobranie pokazało już coś nowego, albo zdecydował już ktoś inny.
ui-saved = Zapisano w pliku { $file }.
ui-not-saved = Nie można zapisać w pliku { $file }: { $reason }
ui-file-exists = Plik { $file } już istnieje i pozostaje bez zmian. Wybierz inną nazwę.
ui-save-where = Napisz gdzie: w PLIK
ui-quit-unsaved = Gra nie jest zapisana. Wpisz jeszcze raz q, żeby zakończyć, albo w PLIK, żeby ją zapisać.
ui-resumed = Gra z pliku { $file } toczy się dalej.
ui-goodbye = Do widzenia!
ui-end-of-input = Dane wejściowe się skończyły, gra zatrzymuje się tutaj.
ui-roll-dice = { $hero }: rzuć dwiema kośćmi i wpisz obie liczby, na przykład 3 5.
ui-die-range = Na kości wypada od 1 do 6. Wpisz obie liczby, na przykład 3 5.
ui-draw-tile = { $hero }: dobierz kafelek i wpisz jego numer.
ui-draw-token = { $hero }: dobierz żeton i wpisz jego numer.
ui-draw-hero = { $seat }: który bohater został wylosowany?
ui-impossible = To niemożliwe: { $reason }
ui-why-possible = To jest teraz możliwe: jest na liście.
ui-why-unknown = „{ $text }” nie jest akcją. Akcje pisze się tak: go n, explore e, fight, end.
ui-why-list = Teraz niemożliwe:
ui-draw-first = Najpierw trzeba rzucić albo dobrać
ui-agree-confirm = To kończy grę dla wszystkich, a rozstrzygną punkty. Wpisz to jeszcze raz, jeśli wszyscy się zgadzają.
ui-withdraw-confirm = { $hero } opuszcza grę na dobre. Dla pewności wpisz to jeszcze raz.
ui-entry-of = Wpis { $entry } z { $entries }
ui-verified = Sprawdzono: zapis jest niezmieniony, a jego rzuty i dobrania ({ $count }) są udowodnione.
ui-verified-own = Zapis jest niezmieniony. Jego rzuty i dobrania ({ $count }) zostały wpisane ręcznie, nie są udowodnione.
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
ui-legend-hero = bohater, według numeru miejsca
ui-help-text =
    Wpisz jedno z poniższych i naciśnij Enter:
      1, 2, 3 …     wybrać tę możliwość
                    (szanse z pociskami, drugim rzutem i poświęceniem)
      u, undo       cofnąć ostatni wybór
      m, map        pokazać mapę; bez mapy opisać kafelki słowami
      s, sheets     pokazać karty bohaterów
      i, skills     wyjaśnić zdolności specjalne bohaterów
      w, save PLIK  zapisać grę w pliku
      why           wszystko, co teraz nie jest możliwe, z powodem
      why AKCJA     dlaczego to nie jest możliwe, na przykład: why fight
      withdraw      opuścić grę na dobre
      agree         wszyscy zgadzają się zakończyć grę
      ?, help       ta pomoc
      q, quit       koniec
