### English.
###
### Nouns are messages, their forms are attributes. A sentence that is given the noun `monster` may use
### `$monster` (as in a list: "mummy") and `$monster-FORM` for each attribute of the noun:
###   .def     with the definite article: "the mummy"
###   .indef   with the indefinite article: "a mummy"
###   .title   what a hero is: "warrior"
### Proper names, places and fountains have one form. A sentence never begins with a common noun.

## Heroes and players

hero-argentus = Argentus
    .title = wizard
hero-horan = Horan
    .title = warrior
hero-xanros = Lord Xanros
    .title = warlock
hero-aderyn = Aderyn
    .title = thief
hero-victorius = Victorius
    .title = swordsman
hero-taia = Taia
    .title = oracle
hero-title = { $hero }, { $hero-title }

seat = Player { $label }
    .title = no hero yet

skill-argentus-1 = Magic bolts are not used up.
skill-argentus-2 = Walks through walls between discovered tiles.
skill-horan-1 = Once per combat both dice may be rolled again; the second roll counts.
skill-horan-2 = On losing the last hit point, comes back at any discovered fountain with all hit points.
skill-xanros-1 = Once per combat, after the roll, one hit point may be given for +1.
skill-xanros-2 = May swap places with any hero for all four moves of the turn.
skill-aderyn-1 = A tie in combat is a win.
skill-aderyn-2 = Need not fight monsters and can walk past them.
skill-victorius-1 = Dice that show 1 are rolled again.
skill-victorius-2 = With a 6 on a die the turn goes on after the combat.
skill-taia-1 = +1 in a combat that the first move of the turn leads into.
skill-taia-2 = Draws two tokens in a new room and chooses one.

## Monsters, chest, pieces

monster-giant-rat = giant rat
    .def = the giant rat
    .indef = a giant rat
monster-giant-spider = giant spider
    .def = the giant spider
    .indef = a giant spider
monster-mummy = mummy
    .def = the mummy
    .indef = a mummy
monster-skeleton-turnkey = skeleton turnkey
    .def = the skeleton turnkey
    .indef = a skeleton turnkey
monster-skeleton-warrior = skeleton warrior
    .def = the skeleton warrior
    .indef = a skeleton warrior
monster-skeleton-king = skeleton king
    .def = the skeleton king
    .indef = a skeleton king
monster-fallen = the Fallen
    .def = the Fallen
    .indef = the Fallen
monster-dragon = dragon
    .def = the dragon
    .indef = the dragon

token-chest = chest
    .def = the chest
    .indef = a chest

piece-daggers = daggers
    .def = the daggers
    .indef = daggers
piece-sword = sword
    .def = the sword
    .indef = a sword
piece-axe = axe
    .def = the axe
    .indef = an axe
piece-bolt = magic bolt
    .def = the magic bolt
    .indef = a magic bolt
piece-portal = portal of healing
    .def = the portal of healing
    .indef = a portal of healing
piece-key = key
    .def = the key
    .indef = a key
piece-treasure = treasure
    .def = the treasure
    .indef = a treasure
piece-dragon-treasure = dragon’s treasure
    .def = the dragon’s treasure
    .indef = the dragon’s treasure

## Tiles, places, directions

kind-tunnel = tunnel
    .indef = a tunnel
kind-room = room
    .indef = a room
kind-gate = teleportation gate
    .indef = a teleportation gate
kind-fountain = healing fountain
    .indef = a healing fountain

shape-cross = cross
shape-t = T
shape-straight = straight
shape-corner = corner

tile-type = { $kind }, { $shape }
tile-start = start tile with a fountain
tile-line = ({ $at }) { $kind }, open to the { $sides }
tile-exit-unknown = { $direction } (unknown)
tile-exit-wall = { $direction } (wall)

direction-north = north
direction-east = east
direction-south = south
direction-west = west
direction-north-east = north-east
direction-south-east = south-east
direction-south-west = south-west
direction-north-west = north-west

place-start = the start tile
place-at = ({ $label })
fountain-start = the fountain on the start tile
fountain-at = the fountain at ({ $label })
place-other = another tile
fountain-other = a fountain

list-and = { $list } and { $last }

## What a choice says

action-detail = { $action }: { $detail }

action-move = Go { $direction }
action-move-wall = Go { $direction } through the wall
action-explore = Go { $direction } into the unknown
action-lay = Lay it open to the { $sides }
action-lay-all = Lay it open to all sides
action-choose = Lay { $token-def }
action-gate = Through the gate to { $place }
action-fight = Fight { $monster-def }
action-fight-here = Fight the monster here
action-roll-again = Roll both dice again
action-stand = Keep this roll
action-bolt = Use a magic bolt (+1)
action-sacrifice = Give one hit point (+1)
action-strike = Strike: { $total } against { $strength }
action-strike-now = Strike
action-leave = Leave { $piece-def } here
action-curse = Put the curse on { $hero }
action-keep-curse = Leave the curse with { $hero }
action-keep-own-curse = Keep the curse
action-keep-no-curse = Leave the curse where it is
action-portal = Portal of healing: bring { $hero } to { $fountain }
action-portal-self = Portal of healing: go to { $fountain }
action-swap = Swap places with { $hero } (takes all four moves)
action-open = Open the chest with the key (ends the turn)
action-collect = Pick up { $piece-def } (ends the turn)
action-collect-here = Pick up what lies here (ends the turn)
action-rise = Come back at { $fountain }
action-gate-towards = Through the gate to the { $direction }
action-rise-towards = Come back at the fountain to the { $direction }
action-portal-towards = Portal of healing: bring { $hero } to the fountain to the { $direction }
action-portal-self-towards = Portal of healing: go to the fountain to the { $direction }
action-end = End the turn
action-end-heal = End the turn and heal at the fountain

detail-fight = fight { $monster-def }
detail-sneak = { $monster }, no need to fight
detail-chest = a chest
detail-piece = { $piece-indef }
detail-tunnel = a tunnel
detail-room = an empty room
detail-gate = a teleportation gate
detail-fountain = a healing fountain
detail-start = the start tile with its fountain
detail-odds = wins { $win } %, ties { $tie } %, loses { $loss } %

## What happened

event-hero-drawn = { $seat } plays { $title }.
event-rolled-for-start = { $hero } rolls to see who begins: { $first } and { $second }, together { $total }.
event-start-tied = A tie: those who rolled highest roll again.
event-turn-began = It is { $hero }’s turn.
event-turn-missed = { $hero } is unconscious, misses the turn and regains one hit point.
event-moved = { $hero } goes to { $place }.
event-walked-through-wall = { $hero } walks through the wall to { $place }.
event-teleported = { $hero } steps through the gate to { $place }.
event-tile-drawn = { $hero } draws a tile: { $tile }.
event-tile-returned = This tile would close the dungeon and goes back to the stack: { $tile }.
event-tile-laid = { $hero } lays { $kind-indef } at ({ $at }), open to the { $sides }, and enters.
event-tile-laid-here = { $hero } lays { $kind-indef }, open to the { $sides }, and enters.
event-token-drawn = { $hero } draws { $token-indef }.
event-token-returned = Back into the bag: { $token }.
event-token-laid = Now at { $place }: { $token-indef }.
event-token-laid-here = Now there: { $token-indef }.
event-fight-began = { $hero } fights { $monster-def }, strength { $strength }.
event-rolled = { $bonus ->
        [0] { $hero } rolls { $first } and { $second }: { $total } in all.
       *[other] { $hero } rolls { $first } and { $second }, +{ $bonus } from weapons and skills: { $total } in all.
    }
event-rolls-again = { $hero } rolls both dice again.
event-bolt-used = { $hero } uses a magic bolt: now { $total }.
event-sacrificed = { $hero } gives one hit point: now { $total }.
event-fight-won = { $hero } beats { $monster-def }: { $total } against { $strength }.
event-fight-tied = { $hero } ties with { $monster-def }: { $total } against { $strength }.
event-fight-lost = { $hero } loses to { $monster-def }: { $total } against { $strength }.
event-hit-point-lost = { $hero } loses one hit point: { $left ->
        [0] none left
       *[other] { $left } left
    }.
event-fell-unconscious = { $hero } falls unconscious.
event-retreated = { $hero } goes back to { $place }.
event-retreated-here = { $hero } steps back.
event-rose = { $hero } comes back at { $fountain } with all hit points.
event-looted = { $hero } gains { $piece-indef }.
event-left-behind = { $hero } leaves { $piece-def } on the tile.
event-collected = { $hero } picks up { $piece-def }.
event-chest-opened = { $hero } opens the chest and takes a treasure.
event-cursed = { $hero } puts the curse of Karak on { $other }.
event-curse-kept = { $hero } leaves the curse with { $other }.
event-own-curse-kept = { $hero } keeps the curse.
event-curse-lifted = The curse leaves { $hero }.
event-healed = { $hero } has all hit points again.
event-portal-used = { $hero } uses a portal of healing and brings { $other } to { $fountain }.
event-portal-used-self = { $hero } uses a portal of healing and goes to { $fountain }.
event-swapped = { $hero } swaps places with { $other }.
event-goes-on = A six: { $hero } goes on.
event-turn-ended = { $hero } ends the turn.
event-withdrew = { $hero } leaves the game.

## The log in short

log-found = { $hero } finds { $thing-indef }.
log-won = { $hero } beats { $monster-def } and gains { $piece-indef }.
log-walked = { $hero } moves on.
log-explored = { $hero } explores.
log-set-up = The table is laid.
goblin-log-won = { $hero } beats { $monster } and wins { $card }.
goblin-log-key = { $hero } beats { $monster } and wins the key of level { $level }.
goblin-log-stayed = { $hero } fights { $monster } in vain.

## How it ended

end-dragon = The dragon is beaten: the game is over.
end-treasures = { $hero } has enough treasures: the game is over.
end-explored = Nothing is left to explore and the dragon never came: the game is over.
end-turn-limit = The turn limit is reached: the game is over.
end-last-left = All others have left: the game is over.
end-abandoned = Nobody is left in the game.
end-agreed = All agree to end the game here.

result-winner = { $hero } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-shared = { $heroes } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
result-last = { $hero } wins.
result-nobody = Nobody wins.
result-solo = { $hero } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
result-ranking = Points: { $list }
result-points = { $hero } { $points }
result-points-left = { $hero } { $points } (has left the game)
result-pending = The game is not over yet.

## Who is to decide what

prompt-draw-hero = { $seat }: a hero is drawn.
prompt-roll-for-start = { $hero } rolls to see who begins.
prompt-walk = { $hero }, { $moves ->
        [0] no move left
        [one] { $moves } move left
       *[other] { $moves } moves left
    }: what now?
prompt-must-fight = { $hero } must fight { $monster-def } first.
prompt-must-fight-here = { $hero } must fight first.
prompt-draw-tile = { $hero } explores to the { $direction }: a tile is drawn.
prompt-draw-tile-again = { $hero } explores to the { $direction }: another tile is drawn.
prompt-lay-tile = { $hero }, how do you lay this tile to the { $direction }? ({ $tile })
prompt-draw-token = { $hero } is in a new room: a token is drawn.
prompt-draw-second-token = { $hero } has { $token-indef } and draws a second token.
prompt-choose-token = { $hero }, which token do you lay: { $first-def } or { $second-def }?
prompt-roll = { $hero } rolls against { $monster-def }, strength { $strength }.
prompt-roll-second = { $hero } rolls again against { $monster-def }, strength { $strength }.
prompt-roll-here = { $hero } rolls both dice.
prompt-second-roll = { $hero }, { $total } against { $strength }: roll again?
prompt-strengthen = { $hero }, { $total } against { $strength }: strengthen the blow?
prompt-loot = { $hero } carries too much: what stays here?
prompt-place-curse = { $hero }, who gets the curse of Karak?
prompt-rise = { $hero }, at which fountain do you come back?

## Why something is not possible (the rule's number follows)

refusal-game-over = The game is over
refusal-game-not-begun = The game has not begun yet
refusal-no-moves-left = All moves are spent
refusal-no-tile-there = No tile lies there yet
refusal-wall = There is a wall
refusal-tile-to-lay = The drawn tile has to be laid first
refusal-token-to-lay = One of the drawn tokens has to be laid first
refusal-no-exit = The tile has no exit there
refusal-already-explored = A tile lies there already
refusal-not-connected = The tile would not be connected to the one just left
refusal-not-that-shape = The drawn tile does not have these exits
refusal-no-tile-drawn = No tile was drawn
refusal-nothing-to-draw = There is nothing to roll or draw now
refusal-tile-not-in-stack = No such tile is left in the stack
refusal-not-a-tile-draw = A tile has to be drawn
refusal-token-not-in-bag = No such token is left in the bag
refusal-not-a-token-draw = A token has to be drawn
refusal-stack-empty = The stack of tiles is empty
refusal-would-close-dungeon = Turned like this the tile would close the dungeon, turned another way it would not
refusal-tile-would-close = That tile would close the dungeon; another one is drawn
refusal-in-combat = The combat has to be decided first
refusal-not-in-combat = This is only possible in combat, after the roll
refusal-not-a-dice-roll = Two dice have to be rolled
refusal-not-a-start-roll = Two dice have to be rolled to see who begins
refusal-not-a-hero-draw = A hero who is still free has to be drawn
refusal-no-bolt = No magic bolt is left for this combat
refusal-loot-first = Something has to be left behind first
refusal-nothing-to-leave = Only what does not fit can be left behind
refusal-not-carried = The hero does not carry that
refusal-does-not-help = Even without this, not everything would fit
refusal-nothing-here = Nothing to pick up lies here
refusal-no-chest-here = There is no chest here
refusal-no-key = A key is needed
refusal-no-portal = The hero has no portal of healing
refusal-no-fountain-there = There is no discovered fountain there
refusal-no-fountain-to-rise = There is no discovered fountain to come back at
refusal-no-such-hero = There is no such hero in the game
refusal-not-on-gate = The hero is not standing on a gate
refusal-one-gate-only = A single gate leads nowhere
refusal-no-gate-there = There is no other gate there
refusal-curse-first = The curse has to be placed first
refusal-no-curse-to-place = Only a hero who has just beaten a mummy decides about the curse
refusal-not-on-oneself = Nobody can put the curse on themselves
refusal-already-cursed = This hero has the curse already
refusal-nobody-cursed = Nobody is cursed, so the curse must be placed
refusal-skill-cursed = A cursed hero has no skills
refusal-not-horan = Only Horan can roll again
refusal-rolled-twice = The second roll stands
refusal-decide-roll = First decide whether to roll again
refusal-choose-fountain = First choose the fountain to come back at
refusal-not-defeated = Only a defeated Horan comes back at a fountain
refusal-not-xanros = Only Lord Xanros can do this
refusal-sacrificed-already = Only one hit point can be given in a combat
refusal-no-hit-point = No hit point is left to give
refusal-moves-spent = Swapping takes all four moves
refusal-same-tile = This hero is standing on the same tile
refusal-not-aderyn = Only the thief decides when to fight
refusal-no-monster-here = There is no monster here
refusal-must-fight = The monster on the tile has to be fought first
refusal-swordsman-rolls-no-one = Victorius rolls a die that shows 1 again
refusal-not-taia = Only Taia chooses between two tokens
refusal-not-drawn = That token was not drawn
refusal-no-tokens-drawn = There are no two tokens to choose from
refusal-seat-gone = This player is not in the game

## A hint: the best choice, and what speaks for it in numbers

hint-best = Best choice: { $action }
hint-only = Only one choice makes sense: { $action }
hint-win = Estimate: your chance to win this game is { $chance }.
hint-other = Second best choice ({ $chance }): { $action }
hint-equal = About as good: { $action }
hint-doubtful = By the estimate it wins more often ({ $chance }), but experience speaks against it: { $action }
hint-fight = Played well, your chance to win this fight is { $chance }.
hint-fight-estimate = Estimate: played well, your chance to win this fight is { $chance }.
hint-fight-sure = Played well, you are sure to win this fight.
hint-fight-never = You cannot win this fight.
hint-chance = { $count } %
hint-chance-over = more than 99 %
hint-chance-under = less than 1 %

## Looking back at a game that is over. `$told` is a sentence of the log

recap-title = Looking back
recap-lead-always = { $hero } is ahead from beginning to end.
recap-lead-since = { $hero } is ahead from turn { $number } to the end.
recap-lead-last = { $hero } takes the lead only in the last turn.
recap-turn = Turn { $number }: { $told } { $chance }
recap-chance-up = { $hero }’s chance to win rises from { $before } % to { $after } %.
recap-chance-down = { $hero }’s chance to win falls from { $before } % to { $after } %.
recap-chance-won = { $hero } wins; until then the chance was { $before } %.
recap-chance-lost = This ends { $hero }’s chance to win, which was { $before } %.
recap-new-hand = { $hero } draws a new hand.
recap-luck-good = { $hero } is lucky in fights: wins { $won } of { $count }, where { $expected } could be expected.
recap-luck-bad = { $hero } is unlucky in fights: wins { $won } of { $count }, where { $expected } could be expected.
recap-luck-even = { $hero } wins { $won } of { $count } { $count ->
        [one] fight
       *[other] fights
    }, about as many as could be expected.
recap-luck-none = { $hero } does not fight at all.
recap-tied = { $count ->
        [one] One fight ends in a tie.
       *[other] { $count } fights end in a tie.
    }
recap-luckiest = Luckiest win: { $hero } in turn { $number }, with a chance of { $chance } %. { $told }
recap-unluckiest = Unluckiest defeat: { $hero } in turn { $number }, with a chance of { $chance } %. { $told }

## How a game was played, when it is over. A point is a hundredth of a sure victory; `$done` and `$better` are what buttons say

review-title = Review
review-note = Here 100 points are a sure victory. A decision that loses 5 is doubtful, one that loses 10 a mistake, one that loses 15 a blunder.
review-luck-good = { $hero } is lucky: chance is worth { $points } { $points ->
        [one] point
       *[other] points
    }.
review-luck-bad = { $hero } is unlucky: chance costs { $points } { $points ->
        [one] point
       *[other] points
    }.
review-luck-even = { $hero }: good and bad luck even out.
review-play = { $hero }: { $count } { $count ->
        [one] decision that counts
       *[other] decisions that count
    }, { $error } points lost on average. With average luck the result would have been { $adjusted } % instead of { $result } %.
review-marks = { $hero }: doubtful { $doubtful }, mistakes { $mistakes }, blunders { $blunders }.
review-doubtful = Turn { $number }, { $hero }: “{ $done }” loses { $points } points (doubtful). Better: “{ $better }”.
review-mistake = Turn { $number }, { $hero }: “{ $done }” loses { $points } points (a mistake). Better: “{ $better }”.
review-blunder = Turn { $number }, { $hero }: “{ $done }” loses { $points } points (a blunder). Better: “{ $better }”.

## The terminal

ui-title = Karak
ui-subtitle = Explore the dungeon, beat its monsters, bring home its treasure.
ui-goal-dragon = Whoever has most points when the dragon is beaten wins.
ui-goal-treasures = { $count ->
        [one] { $count } treasure wins at once.
       *[other] { $count } treasures win at once.
    }
ui-goal-inventory = Treasures take slots in the inventory.
ui-hit-points = Hit points
ui-cursed = cursed
ui-unconscious = unconscious
ui-left-game = has left the game
ui-points-count = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-treasures-of = { $count } of { $goal ->
        [one] { $goal } treasure
       *[other] { $goal } treasures
    }
ui-turn = Turn { $number }
ui-turn-heading = — Turn { $number }: { $hero } —
ui-tiles-left = { $count ->
        [one] { $count } tile in the stack
       *[other] { $count } tiles in the stack
    }
ui-tokens-left = { $count ->
        [one] { $count } token in the bag
       *[other] { $count } tokens in the bag
    }
ui-not-a-choice = Not a choice: type a number from 1 to { $count }, or ? for help.
ui-not-on-list = “{ $text }” is not on the list. Type a number or a name from it.
ui-undone = Taken back.
ui-corrected = Taken back. Enter again what came up.
ui-nothing-yet = There is nothing to take back yet.
ui-nothing-to-undo = Nothing can be taken back any more: something new has come to light, or somebody else has decided since.
ui-saved = Saved to { $file }.
ui-not-saved = Could not save to { $file }: { $reason }
ui-file-exists = The file { $file } exists already and is left as it is. Choose another name.
ui-save-where = Say where to: w FILE
ui-quit-unsaved = The game is not saved. Type q once more to quit, or w FILE to save it.
ui-resumed = Going on with the game from { $file }.
ui-goodbye = Goodbye!
ui-end-of-input = The input has ended, so the game stops here.
ui-roll-dice = { $hero }: roll two dice and type both numbers, for instance 3 5.
ui-die-range = A die shows 1 to 6. Type both, for instance 3 5.
ui-draw-tile = { $hero }: draw a tile and type its number.
ui-draw-token = { $hero }: draw a token and type its number.
ui-draw-hero = { $seat }: which hero was drawn?
ui-impossible = That cannot be: { $reason }
ui-why-possible = That is possible now: it is on the list.
ui-why-unknown = “{ $text }” is not an action. Actions are written like: { $examples }.
ui-why-list = Not possible now:
host-draw-first = Something has to be rolled or drawn first: { $what }
ui-hints-off = This game is played without hints.
ui-agree-confirm = This ends the game for everybody. Type it once more if all agree.
ui-withdraw-confirm = { $hero } leaves the game for good. Type it once more to be sure.
ui-entry-of = Entry { $entry } of { $entries }
ui-verified = { $count ->
        [one] Its { $count } roll or draw follows from the secret numbers of this game.
       *[other] Its { $count } rolls and draws follow from the secret numbers of this game.
    }
ui-verified-own = { $count ->
        [one] Its { $count } roll or draw was typed in by players: it is not proved.
       *[other] Its { $count } rolls and draws were typed in by players: none of them is proved.
    }
ui-verified-seal = The seal fits: nothing was changed by accident. It is no signature, anybody can renew it.
ui-verified-alone = Whoever hosted alone could have tried secrets until they liked the dice. If a commitment was shown before the first roll, compare it: { $commitment }
ui-verified-commitment = The host’s secret is the one that was promised by the commitment { $commitment }: if you saw it before the first roll, nobody chose the secret afterwards.
ui-verified-seed = The dice come from the seed { $seed } and are the same every time: nothing is proved against whoever chose it.
ui-dice-commitment = The dice are promised by the commitment { $commitment }. Write it down to compare it after the game.
ui-dice-seed = The dice come from the seed { $seed }: whoever knows it can foresee them.
ui-watched = This is what the viewer “{ $viewer }” saw of a game. It can be watched, but neither proved nor continued.
ui-seat-human = human
ui-seat-random-bot = random bot
ui-bot = bot
ui-seat-line = { $seat }: { $hero } ({ $kind })
ui-legend = Map
ui-legend-tunnel = tunnel
ui-legend-room = room
ui-legend-gate = teleportation gate
ui-legend-fountain = healing fountain
ui-legend-chest = locked chest
ui-legend-more = the map goes on there
ui-legend-hero = hero, by player number
ui-help-text =
    Type one of these and press Enter:
      1, 2, 3 …     take this choice
                    (odds count every bolt, second roll and sacrifice)
      u, undo       take the last choice back
      m, map        show the map; without a map, the tiles in words
      s, sheets     show the heroes’ sheets
      i, skills     explain the heroes’ skills
      w, save FILE  save the game to a file
      hint          the best choice, with its chances
      why           everything that is not possible now, with the reason
      why ACTION    why this is not possible, for instance: why fight
      withdraw      leave the game for good
      agree         all agree to end the game
      ?, help       this help
      q, quit       quit

## The terminal: goblin

ui-goblin-title = Karak: Goblin
ui-goblin-subtitle = Fight your way down through the goblin caverns, card by card.
ui-goblin-goal = Whoever is first to beat the Lord of All Monsters wins.
ui-seat-easy-bot = easy bot
ui-seat-normal-bot = normal bot
ui-seat-hard-bot = hard bot
ui-hand-over-hide = { $hero } decides next. Read to the end, press Enter and pass the device on.
ui-hand-over-take = { $hero }, press Enter when nobody else is looking at the screen.
ui-draw-which = Type a number or a name from the list.
ui-level = Level { $level }
ui-level-closed = Level { $level } (closed)
ui-lord = Lord of All Monsters
ui-attack = Attack
ui-curses = Curses
ui-reward = Reward
ui-reward-action = action card
ui-reward-key = key
ui-reward-victory = victory
ui-level-deck = Deck: { $monster } on top, { $count } below
ui-level-deck-empty = Deck: empty
ui-gatekeepers-below = further gatekeepers: { $count }
ui-merchant = Merchant: { $list }
ui-pawnshop = Pawnshop: { $list }
ui-nothing = nothing
ui-keys = keys: { $list }
ui-hand = Hand ({ $count } of { $limit })
ui-deck = Deck ({ $count })
ui-discard-pile = Discard pile ({ $count })
ui-on-top = on top: { $card }
ui-starting-cards = { $count ->
        [one] { $count } starting action card
       *[other] { $count } starting action cards
    }
ui-hidden-among = not known where, in hand or deck: { $cards }
ui-hidden-in-deck = in the deck, in no known order: { $cards }
ui-unknown-card = an unknown card
ui-chain = Cards played
ui-looked-at = Two cards to look at
ui-doubled = doubled: { $effect }
ui-defied = curse defied: { $curse }
ui-lifted = Lifted by a potion: { $curse }
ui-odds-not-now = Odds are shown only when you choose what to do in your turn or fight a battle.
ui-odds-cannot-fight = This cannot be fought now: { $monster }
ui-odds-win = wins { $percent } %
ui-odds-survive = survives { $percent } %
ui-odds-left = hit points left: { $number }
ui-odds-estimate = estimated, ± { $percent } %
ui-odds-best = Best play:
ui-odds-then-draw = Then it depends on what is drawn.
ui-abilities-off = This game is played without special abilities.
ui-card-unknown = “{ $text }” is not the number of a card. Numbers are written like: I.3, II.k2, X.1, s4.
ui-legend-colors = Signs of the colours
ui-cards-set = Card set: { $name }
ui-cards-starting = Starting action cards: { $hero }
ui-cards-potions = Potions
ui-goblin-help-text =
    Type one of these and press Enter:
      1, 2, 3 …     take this choice
      u, undo       take the last choice back
      m, map        show the caverns, the lord and the merchant
      s, sheets     show what everybody has
      cards         show the cards in hand
      deck          show what is known of the decks
      discard       show the discard piles
      card NUMBER   show all of a card, for instance: card I.3
      odds          the chances of this battle, or of every possible fight
      odds NUMBER   the best way to fight a monster, for instance: odds I.3
      i, abilities  explain the heroes’ special abilities
      w, save FILE  save the game to a file
      hint          the best choice, with its chances
      why           everything that is not possible now, with the reason
      why ACTION    why this is not possible, for instance: why play s1
      withdraw      leave the game for good
      agree         all agree to end the game
      ?, help       this help
      q, quit       quit

## Tables online in the terminal

# Words that can be typed: several of one meaning are separated by spaces, the English ones are understood everywhere.

join-online = You are at table { $code } as { $name }.
join-again = You are back at the table.
join-offline = The connection is lost. Trying again until it is back.
join-stopping = The server is restarting. Trying again until it is back.
join-later = There is no connection now. It is sent as soon as the connection is back.
join-not-said = Not sent: there is no connection.
join-too-many = Too much is waiting for the server already.
join-link = Others join with this link: { $link }
join-guest = Guest { $number }
join-you = { $name } (you)
join-host = { $name } (host of the table)
join-seat-line = Player { $number }: { $list }
join-seat-empty = free
join-is-ready = ready
join-is-away = away
join-plays-bot = played by: { $bot }
join-would-end = would like to end the game
join-clock = { $time } left
join-watching = Watching: { $list }
join-how-to-sit = Type “claim 1” to sit down, “ready” when you are ready, “help” for everything else.
join-how-to-start = You are the host: type “bot 2 normal” to have a bot play, “start” when everybody is ready.
join-came = { $name } is here.
join-gone = { $name } is away.
join-called = { $before } is now called { $name }.
join-sat = Player { $number } is now: { $name }.
join-freed = Place { $number } is free.
join-ready = { $name } is ready.
join-not-ready = { $name } is not ready any more.
join-host-now = The host of the table is now { $name }.
join-settings = The settings of the table have changed.
join-making-dice = The dice are being prepared by everybody together, so that nobody can choose what they show.
join-no-dice = The dice could not be prepared. Players can sit down again.
join-begins = The game begins.
join-over = The game is over.
join-closed = The table was closed.
join-lent = Now a bot plays for { $name }: { $bot }.
join-taken-back = { $name } plays again.
join-out-of-time = { $name } is out of time, and a bot plays on.
join-agrees = { $name } would like to end the game here. Type “agree” if you would too.
join-plays-on = { $name } would rather play on after all.
join-next-table = The next game is at table { $code }. Type “rematch” to go there.
join-said = { $name }: { $text }
join-your-turn = It is your turn: { $hero }.
join-waiting-for = Waiting for: { $hero }.
join-as-it-stands = The game as it stands now:
join-nothing-asked = There is nothing for you to decide now.
join-not-begun = The game has not begun yet.
join-you-watch = You are only watching.
join-which-player = Say which player, for instance: { $example }
join-which-bot = Say which player and which bot (easy, normal, hard), for instance: { $example }
join-nothing-lent = No bot is playing for you.
join-emotes-only = At this table only emotes can be sent. Type “emote” for the list.
join-silent = There is no chat at this table.
join-too-long = That is too long: a line has at most { $count } characters.
join-leave-confirm = This leaves the game for good. Type it once more to be sure; “lend” has a bot play until you are back.
join-no-record = The whole game can be saved when it is over.
join-wishes = { $name } would like to change places with player { $number }.
join-which-guest = Say who, by name or by the number of the player, for instance: { $example }
join-which-gift = Say which player, and who plays on instead, for instance: { $example }
join-which-change = Say which of your players, and with which one to change places, for instance: { $example }
join-which-setting = The host can set: { $list }
join-muted = You no longer hear { $name }.
join-heard = You hear { $name } again.
join-remove-confirm = This sends { $name } away from the table for good. Type it once more to be sure.
join-host-confirm = This makes { $name } the host of the table. Type it once more to be sure.
join-close-confirm = This closes the table for everybody, and a game that goes on ends. Type it once more to be sure.
join-lobby = Open tables at { $server }:
join-lobby-free = { $number }. { $game }, table { $code }, free places: { $free } of { $seats }
join-lobby-playing = { $number }. { $game }, table { $code }, game in progress
join-lobby-empty = There are no open tables at { $server }. Open one with --new dungeon or --new goblin.
join-lobby-which = Type a number or a code, or press Enter to leave.
join-refused = That did not work: { $reason }
join-why-stale = The game has gone on meanwhile.
join-why-not-your-turn = It is somebody else’s turn.
join-why-rules = The rules do not allow it now.
join-why-not-yours = This place is not yours.
join-why-only-host = Only the host of the table may do that.
join-why-taken = Somebody is sitting there already.
join-why-not-now = That is not possible now: perhaps a place is free, not everybody is ready, or the game has begun or is over.
join-why-nothing = There is nothing to take back.
join-why-unknown = There is no such player, guest or bot.
join-why-not-here = At this table that is not possible.
join-why-too-much = It was too much, too long or too often.
join-why-not-kept = The server cannot save it just now. Try again later.
join-bye-version = The server has a different version: this program and the server need the same one.
join-bye-no-table = There is no such table any more.
join-bye-removed = The host of the table has sent you away.
join-bye-not-understood = Server and program do not understand each other.
join-bye-too-much = The server accepts no more: too many connections or messages.
join-proved = Proved: nobody chose the dice, and the game went as it was shown.
join-open = Nothing wrong was found, but this is not proved:
join-cheated = The server has not played fair:
join-open-own-draws = Players typed in what they rolled and drew.
join-open-came-late = You came after the dice had been prepared.
join-open-other = The share of player { $number } in the dice was promised by another device of yours, or by the server.
join-open-silent = Your share in the dice for player { $number } was not shown.
join-open-late = Your share in the dice for player { $number } came too late, says the server.
join-cheat-commitment = It shows a different commitment than before.
join-cheat-set-up = The dice are for a different set-up than the one that was shown.
join-cheat-promise = What player { $number } had promised was changed.
join-cheat-late-promise = Player { $number } promised a share only when shares were already being shown.
join-cheat-called-silent = Player { $number } was called silent although the share had come.
join-cheat-unnamed = The share of player { $number } is the server’s own, and it does not say so.
join-cheat-secret = Its secret is not the one it had committed to.
join-cheat-share = The share of player { $number } in the dice is not what was promised.
join-cheat-record = What it shows of the game cannot be: { $reason }
join-cheat-no-dice = The dice that were prepared are missing from the whole game.
join-cheat-dice = A roll or draw is not what the dice gave: { $reason }
join-cheat-rewritten = What led to position { $number } was changed later.
join-cheat-shown = You were shown something different from what the whole game shows.
emote-hello = Hello!
emote-luck = Good luck!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-oops = Oops!
emote-wow = Wow!
emote-thinking = Let me think…
emote-goodbye = See you!
join-word-say = say
join-word-emote = emote
join-word-claim = claim sit
join-word-free = free
join-word-bot = bot
join-word-ready = ready
join-word-not-ready = wait
join-word-start = start
join-word-lend = lend
join-word-back = back
join-word-withdraw = withdraw leave
join-word-agree = agree
join-word-disagree = disagree
join-word-rematch = rematch
join-word-players = players
join-word-name = name
join-word-undo = undo
join-word-map = map
join-word-sheets = sheets
join-word-why = why
join-word-help = help
join-word-quit = quit
join-word-change = change
join-word-mute = mute
join-word-unmute = unmute
join-word-remove = remove
join-word-host = host
join-word-give = give
join-word-close = close
join-word-setting = setting
join-setting-open = open
join-setting-private = private
join-setting-hints = hints
join-setting-no-hints = nohints
join-setting-lines = lines
join-setting-emotes = emotes
join-setting-silent = silent
join-help =
    Type one of these and press Enter.
    At the table:
      claim 2         sit down as player 2; free 2 gets up again
      ready, wait     you are ready to begin, or not yet
      bot 3 normal    the host puts a bot there: easy, normal or hard
      start           the host begins
      players         who is at the table, and the link for others
      name ANNA       go by another name
      change 3        ask player 3 to change places, before the game
      mute BEN        hear nothing of Ben; unmute BEN hears him again
      say …           say something to everybody
      emote, emote 2  the list of emotes, and one of them
    The host of the table, also in the game:
      remove BEN      send Ben away for good
      give 2 CARLA    give the place of player 2, who is gone, to Carla
      host BEN        hand the table over to Ben
      setting         what can be set; setting open sets it
      close           close the table
    In the game:
      1, 2, 3 …       take this choice; notation is understood too
      Enter           hear the question again
      undo            take the last choice back
      map, sheets     the table, and what everybody has
      hint            the best choice, where the table allows it
      why, why ACTION what is not possible now, with the reason
      lend, back      a bot plays for you, and you play again
      agree           you would like to end the game here; disagree: no longer
      leave           leave the game for good
    Afterwards:
      save FILE       save the whole game
      rematch         another game, at a new table
      quit            leave the table; the game goes on, and you can come again

## Goblin: names

# Names of cards have one form. Sentences put them in quotation marks; lines such as “Play: …” put them behind a colon.

goblin-named-card = “{ $label }”
goblin-starting-card = a starting action card
goblin-named-monster = “{ $label }”

goblin-color-green = green
goblin-color-blue = blue
goblin-color-red = red
goblin-color-yellow = yellow
goblin-colors-none = none

goblin-effect-attack = attack
    .def = the attack
goblin-effect-defence = defence
    .def = the defence
goblin-effect-heal = heal
    .def = the healing
goblin-effect-draw = draw
    .def = the drawing

goblin-curse-attack = attack
    .def = attack
goblin-curse-defence = defence
    .def = defence
goblin-curse-heal = heal
    .def = healing
goblin-curse-draw = draw
    .def = drawing
goblin-curse-green = green
    .def = green
goblin-curse-blue = blue
    .def = blue
goblin-curse-red = red
    .def = red
goblin-curse-yellow = yellow
    .def = yellow
goblin-curse-weapon = weapon
    .def = the weapon
goblin-curse-armour = armour
    .def = the armour

goblin-cursed-attack = Curse: attack on action cards does not count
goblin-cursed-defence = Curse: defence on action cards does not count
goblin-cursed-heal = Curse: action cards do not heal
goblin-cursed-draw = Curse: action cards draw no cards
goblin-cursed-green = Curse: no green cards
goblin-cursed-blue = Curse: no blue cards
goblin-cursed-red = Curse: no red cards
goblin-cursed-yellow = Curse: no yellow cards
goblin-cursed-weapon = Curse: the weapon does nothing
goblin-cursed-armour = Curse: the armour does nothing

goblin-potion-strength = potion of strength
    .indef = a potion of strength
    .printed = potion of strength
goblin-potion-healing = healing potion
    .indef = a healing potion
    .printed = healing potion
goblin-potion-countercurse = countercurse potion
    .indef = a countercurse potion
    .printed = counter·curse potion
goblin-printed = { $potion-printed }

goblin-drink-strength = Doubles the attack or the defence of the action card just played.
goblin-drink-healing = Gives back all hit points.
goblin-drink-countercurse = Lifts one curse of the monster until the end of the turn.

goblin-level = level { $level }
goblin-kind-weapon = weapon
goblin-kind-armour = armour
goblin-monster-ordinary = monster
goblin-monster-gatekeeper = gatekeeper
goblin-monster-lord = Lord of All Monsters

goblin-ability-argentus = Once per battle, may play a blue card that the card before it does not allow.
goblin-ability-horan = Once per battle, +1 attack for two cards with attack played one right after the other, even if attack is cursed.
goblin-ability-xanros = Once per battle, may play a card of a cursed colour or make a cursed effect of one card count.
goblin-ability-aderyn = Strikes even on losing the last hit point, though not against the Lord of All Monsters.
goblin-ability-victorius = May play any colour as the second card of a battle.
goblin-ability-taia = Looks at two cards whenever a card’s effect lets her draw one, keeps one and puts the other under her deck.

## Goblin: what is on the cards

goblin-count-attack = attack { $count }
goblin-count-defence = defence { $count }
goblin-count-heal = heal { $count }
goblin-count-draw = draw { $count }
goblin-count-heart = { $count ->
        [one] { $count } heart
       *[other] { $count } hearts
    }
goblin-count-hand = { $count ->
        [one] +{ $count } hand card
       *[other] +{ $count } hand cards
    }
goblin-void = { $effect } [does not count]
goblin-face-action = { $color } → { $next }: { $effects }
goblin-face-equipment = { $kind }: { $effects }
goblin-front = attack { $attack }, { $count ->
        [one] { $count } hit point
       *[other] { $count } hit points
    }
goblin-curses = { $count ->
        [one] curse: { $curses }
       *[other] curses: { $curses }
    }
goblin-reward-action = reward: action card
goblin-reward-weapon = reward: weapon
goblin-reward-armour = reward: armour
goblin-reward-key = reward: key
goblin-reward-victory = reward: victory

## Goblin: what a choice says

goblin-action-fight = Fight on level { $level }: { $monster }
goblin-action-fight-gatekeeper = Fight the gatekeeper of level { $level }: { $monster }
goblin-action-fight-lord = Fight the Lord of All Monsters: { $monster }
goblin-action-merchant = Visit the merchant
goblin-action-revive = Revive: all hit points back
goblin-action-play = Play: { $card }
goblin-action-play-ability = Play by special ability: { $card }
goblin-action-defy = Play despite the curse on { $curse-def }: { $card }
goblin-action-name = Let { $effect-def } count despite the curse (+{ $count }): { $card }
goblin-action-double = Potion of strength: double { $effect-def } (+{ $count })
goblin-action-double-nothing = Potion of strength: double { $effect-def }
goblin-action-counter = Countercurse potion: lift the curse on { $curse-def }
goblin-action-heal = Drink the healing potion: all hit points back
goblin-action-decline = Save the healing potion for later
goblin-action-end = End card play: attack { $attack } against { $needed }, defence { $defense } against { $strength } – { $outcome }
goblin-action-end-now = End card play
goblin-action-discard = Discard: { $card }
goblin-action-take = Take into the hand: { $card }
goblin-action-place = Put next: { $card }
goblin-action-place-starting = Put a starting action card next
goblin-action-shuffle = Shuffle the new deck
goblin-action-keep = Keep: { $card }
goblin-action-keep-instead = Keep: { $card }; to the pawnshop: { $other }
goblin-action-keep-now = Keep the new equipment
goblin-action-pawn = To the pawnshop: { $card }
goblin-action-pawn-instead = Keep: { $other }; to the pawnshop: { $card }
goblin-action-pawn-now = Send the new equipment to the pawnshop
goblin-action-buy = Buy: { $product }
goblin-action-pay = Pay with: { $card }
goblin-action-leave = Leave the merchant
goblin-action-choose = Begin with: { $potion }

goblin-outcome-beaten = { $damage ->
        [0] the monster is beaten
        [one] the monster is beaten, { $damage } hit point is lost
       *[other] the monster is beaten, { $damage } hit points are lost
    }
goblin-outcome-beaten-last = the monster is beaten, and the last hit point is lost
goblin-outcome-stays = { $damage ->
        [0] the monster stays
        [one] the monster stays, { $damage } hit point is lost
       *[other] the monster stays, { $damage } hit points are lost
    }
goblin-outcome-falls = the last hit point is lost, the monster stays
goblin-outcome-mended = { $outcome }, the equipment heals { $count ->
        [one] { $count } hit point
       *[other] { $count } hit points
    }

## Goblin: what happened

goblin-event-turned-up-row = New on level { $level }: { $monster }.
goblin-event-turned-up-deck = On top of the deck of level { $level }: { $monster }.
goblin-event-turned-up-gate = Gatekeeper of level { $level }: { $monster }.
goblin-event-turned-up-chamber = Lord of All Monsters in this game: { $monster }.
goblin-event-row-filled = Into the gap on level { $level }: { $monster }.
goblin-event-fight-began = { $hero } fights { $monster }: { $face }.
goblin-event-curse-countered = { $hero } drinks a countercurse potion and lifts the curse on { $curse-def }.
goblin-event-discarded = { $hero } discards { $card }.
goblin-event-played = { $hero } plays { $card }.
goblin-event-played-face = { $hero } plays { $card } ({ $face }).
goblin-event-played-defying = { $hero } defies the curse on { $curse-def } and plays { $card }.
goblin-event-played-defying-face = { $hero } defies the curse on { $curse-def } and plays { $card } ({ $face }).
goblin-event-named = { $hero } names { $effect-def } of { $card }: it counts despite the curse.
goblin-event-healed-by-card = { $hero } regains { $count ->
        [one] { $count } hit point
       *[other] { $count } hit points
    }.
goblin-event-healed-by-equipment = { $hero } regains { $count ->
        [one] { $count } hit point
       *[other] { $count } hit points
    } thanks to the equipment.
goblin-event-nothing-drawn = { $hero } has no card left to draw.
goblin-event-drew = { $hero } draws { $card }.
goblin-event-looked = { $hero } looks at { $card }.
goblin-event-put-under = { $hero } puts { $card } under the deck.
goblin-event-deck-made = { $hero } makes the discard pile into a new deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
goblin-event-placed = { $hero } puts { $card } next in the new deck.
goblin-event-shuffled = { $hero } shuffles the new deck.
goblin-event-back-seen = { $hero } now has { $card } on top of the deck.
goblin-event-doubled = { $hero } drinks a potion of strength and doubles { $effect-def } of { $card }.
goblin-event-drank-healing = { $hero } drinks a healing potion and has all hit points again.
goblin-event-defended = { $hero } defends, { $defense } against { $strength }: { $damage ->
        [0] no hit point is lost
       *[other] damage { $damage }, hit points left: { $left }
    }.
goblin-event-struck = { $hero } strikes: attack { $attack } against { $needed ->
        [one] { $needed } hit point
       *[other] { $needed } hit points
    }.
goblin-event-fell = { $hero } has no hit point left.
goblin-event-beaten = { $hero } beats { $monster }.
goblin-event-stayed = { $monster } stays in place.
goblin-event-won = { $hero } wins { $card } ({ $face }).
goblin-event-key-won = { $hero } wins the key of level { $level }.
goblin-event-equipped = { $hero } is now equipped with { $card }.
goblin-event-pawned = { $hero } sends { $card } to the pawnshop.
goblin-event-visited-merchant = { $hero } visits the merchant.
goblin-event-paid = { $hero } pays with { $card }.
goblin-event-bought-potion = { $hero } buys { $potion-indef }.
goblin-event-bought-card = { $hero } buys { $card } ({ $face }) from the pawnshop.
goblin-event-revived = { $hero } revives and has all hit points again.
goblin-event-head-start = { $hero } begins with { $potion-indef }.

## Goblin: how it ended

goblin-end-lord = { $hero } beats the Lord of All Monsters: the game is over.
goblin-result-unfinished = The game is unfinished: nobody wins.
goblin-result-solo = { $hero } wins after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
goblin-result-keys = Keys: { $list }

## Goblin: who is to decide what

goblin-prompt-monster-row = Level { $level }: a monster is turned up.
goblin-prompt-monster-deck = Level { $level }: the next card of the deck is turned up.
goblin-prompt-monster-gate = Level { $level }: a gatekeeper is turned up.
goblin-prompt-monster-chamber = The Lord of All Monsters is drawn.
goblin-prompt-first-hand = { $hero } draws the first hand.
goblin-prompt-first = Lots are drawn to see who begins.
goblin-prompt-back = { $hero }: the back of the deck’s top card is turned up.
goblin-prompt-card = { $hero } draws a starting action card.
goblin-prompt-head-start = { $hero }, which potion do you begin with?
goblin-prompt-turn = { $hero }, what do you do this turn?
goblin-prompt-must-revive = { $hero } has no hit points and must revive.
goblin-prompt-discard = { $hero }, a curse takes away your hand bonus: which card do you discard?
goblin-prompt-battle-first = { $hero } against { $monster }: attack { $attack } against { $needed }, defence { $defense } against { $strength }. Which card comes first?
goblin-prompt-battle = { $hero } against { $monster }: attack { $attack } against { $needed }, defence { $defense } against { $strength }. Next colours: { $next }. What now?
goblin-prompt-battle-here = { $hero }, which card do you play against { $monster }?
goblin-prompt-battle-none = { $hero }, no card fits any more: end the battle.
goblin-prompt-end = { $hero }, do you end the battle now?
goblin-prompt-play = { $hero }, do you play { $card }? That cannot be taken back.
goblin-prompt-look = { $hero }, which of the two cards do you keep?
goblin-prompt-arrange = { $hero }, what comes next in the new deck, from the top down?
goblin-prompt-new-deck = { $hero }, do you shuffle your new deck?
goblin-prompt-equip = { $hero }, do you keep { $card } ({ $face })?
goblin-prompt-equip-instead = { $hero }, which one do you keep: { $card } or { $other }?
goblin-prompt-heal = { $hero }, hit points left: { $left } of { $full }. Drink the healing potion now?
goblin-prompt-shop = { $hero }, what do you buy from the merchant?
goblin-prompt-pay-potion = { $hero }, what do you pay with for { $potion-indef }?
goblin-prompt-pay-card = { $hero }, what do you pay with for { $card }?

## Goblin: why something is not possible (the rule's number follows)

goblin-refusal-game-over = The game is over
goblin-refusal-game-not-begun = The game has not begun yet
goblin-refusal-seat-gone = This player is not in the game
goblin-refusal-not-now = Something else has to be decided first
goblin-refusal-nothing-to-draw = There is nothing to draw now
goblin-refusal-not-a-hero-draw = A hero who is still free has to be drawn
goblin-refusal-not-a-monster-draw = A monster has to be turned up
goblin-refusal-monster-not-there = This monster is not in the pile
goblin-refusal-not-a-lord-draw = One of the three lords has to be drawn
goblin-refusal-not-a-card-draw = A starting action card has to be drawn
goblin-refusal-card-not-in-deck = This card is not hidden in the deck
goblin-refusal-not-a-back-draw = The back of the deck’s top card has to be turned up
goblin-refusal-back-not-in-deck = No such card is hidden in the deck
goblin-refusal-not-a-first-draw = Lots have to be drawn to see who begins
goblin-refusal-one-choice-per-turn = This turn’s choice has already been made
goblin-refusal-must-revive = Without hit points the hero can only revive
goblin-refusal-fully-healed = No hit point is missing
goblin-refusal-no-early-revival = In this edition nobody revives with hit points left
goblin-refusal-monster-not-open = This monster is not among those that can be fought
goblin-refusal-level-closed = A key is missing for this level
goblin-refusal-has-key = Whoever has the key of a level does not fight its gatekeepers again
goblin-refusal-lord-closed = Keys are missing for the lord’s chamber
goblin-refusal-not-in-battle = This is only possible in battle
goblin-refusal-not-in-hand = This card is not in the hand
goblin-refusal-does-not-follow = The last card does not allow this colour
goblin-refusal-color-cursed = The monster’s curse forbids this colour
goblin-refusal-discard-first = A hand bonus is cursed: cards have to be discarded first
goblin-refusal-nothing-to-discard = No card has to be discarded
goblin-refusal-not-to-discard = Only a card from the hand can be discarded
goblin-refusal-look-first = First choose which of the two cards to keep
goblin-refusal-not-looked-at = This is not one of the two cards Taia looks at
goblin-refusal-arrange-first = The new deck has to be put in order first
goblin-refusal-nothing-to-arrange = There is no deck to put in order
goblin-refusal-not-to-arrange = This card is not among those left for the new deck
goblin-refusal-arranged-already = Once a card has its place, the deck can no longer be shuffled
goblin-refusal-equip-first = First decide about the weapon or armour
goblin-refusal-nothing-to-equip = There is no weapon or armour to decide about
goblin-refusal-heal-first = First decide about the healing potion
goblin-refusal-no-question = Nobody has asked about the healing potion
goblin-refusal-no-healing = The hero does not have a healing potion
goblin-refusal-healing-not-now = The healing potion cannot be drunk now
goblin-refusal-nothing-to-heal = No hit point is missing
goblin-refusal-no-strength = The hero does not have a potion of strength
goblin-refusal-no-card-to-double = No card has been played that could be doubled
goblin-refusal-no-effect-to-double = The last card does not have this effect
goblin-refusal-effect-void = An effect that does not count cannot be doubled
goblin-refusal-only-attack-or-defense = Only attack or defence can be doubled
goblin-refusal-no-countercurse = The hero does not have a countercurse potion
goblin-refusal-counter-not-now = A curse can be lifted only between the choice of the monster and the end of card play
goblin-refusal-no-such-curse = The monster does not have this curse now
goblin-refusal-not-at-merchant = This is only possible at the merchant’s
goblin-refusal-potion-owned = A hero owns at most one potion of each type
goblin-refusal-potion-bought = A visit allows one potion of each type
goblin-refusal-pile-empty = No such potion is left
goblin-refusal-one-card-per-visit = A visit allows one card from the pawnshop
goblin-refusal-not-in-pawnshop = This card is not in the pawnshop
goblin-refusal-paid-in-this-visit = What was paid with on this visit cannot be bought on it
goblin-refusal-nothing-to-pay-with = There is nothing to pay with
goblin-refusal-cannot-pay-with = You can pay only with your weapon, your armour or a won action card from your hand
goblin-refusal-pay-first = The payment has to be chosen first
goblin-refusal-nothing-to-pay = There is nothing to pay for
goblin-refusal-not-xanros = Only Lord Xanros defies a curse, and only with special abilities
goblin-refusal-defied-already = Lord Xanros defies only one curse in a battle
goblin-refusal-no-curse-to-defy = The monster does not have this curse now, so it cannot be defied
goblin-refusal-nothing-to-defy = This curse does not affect this card
goblin-refusal-never-equipment = Curses on equipment cannot be defied
goblin-refusal-named-later = An attack or a defence is named only after its card has been played
goblin-refusal-declared-at-once = This has to be declared when the card is played
goblin-refusal-not-in-chain = This card was not played in this battle
goblin-refusal-choose-first = First choose the potion to begin with
goblin-refusal-nothing-to-choose = There is no potion to choose to begin with

## Goblin: editions and settings

goblin-edition-en = English edition
goblin-edition-cs = Czech edition
goblin-edition-de = German edition
goblin-edition-pl = Polish edition

goblin-setting-gatekeepers = Gatekeepers per level
goblin-setting-gatekeepers-count = Each level has { $count } gatekeepers.
goblin-setting-early-revival = Reviving with hit points left
goblin-setting-early-revival-on = A hero may also revive with hit points left.
goblin-setting-early-revival-off = Only a hero without hit points revives.
goblin-setting-new-deck = New deck
goblin-setting-new-deck-arranged = When the discard pile becomes the new deck, its owner chooses the places of won and starting action cards.
goblin-setting-new-deck-shuffled = When the discard pile becomes the new deck, it is shuffled.
goblin-setting-resolution = End of a battle
goblin-setting-resolution-damage-first = At the end of a battle the damage is announced first, then the strike; the result stays the same.
goblin-setting-resolution-strike-first = At the end of a battle the strike is announced first, then the damage; the result stays the same.
goblin-setting-free-potions = Potions outside battle
goblin-setting-free-potions-on = The healing potion may also be drunk outside battle, in the player’s own turn.
goblin-setting-free-potions-off = The healing potion is drunk only in a battle or right after it.
goblin-setting-first-strike = First strike
goblin-setting-first-strike-on = House rule: whoever strikes hard enough to beat the monster takes no damage.
goblin-setting-first-strike-off = The hero takes the monster’s damage even in a battle that is won.
goblin-setting-hit-points = Hit points
goblin-setting-hit-points-count = Each hero has { $count } hit points.
goblin-setting-hit-points-seats = Hit points by player: { $list }.
goblin-setting-short-game = Short game
goblin-setting-short-game-on = House rule: the keys of levels I and II open the way to the Lord of All Monsters.
goblin-setting-short-game-off = All three keys are needed for the way to the Lord of All Monsters.
goblin-setting-cursed-hand = Cursed hand bonus
goblin-setting-cursed-hand-remaining = House rule: when a curse takes away one of two hand bonuses, the other one still counts.
goblin-setting-cursed-hand-base = When a curse takes away a hand bonus, only 4 cards stay in hand, as the books say, even with a second bonus.
goblin-setting-head-start = Head start
goblin-setting-head-start-on = House rule: every player but the first begins with a potion of their choice.
goblin-setting-head-start-off = Nobody begins with a potion.
goblin-setting-abilities = Special abilities
goblin-setting-abilities-on = Every hero has a special ability.
goblin-setting-abilities-off = The heroes have no special abilities.

## Goblin: names of the cards

# Starting action cards

card-spark = Spark
card-ice-shard = Ice shard
card-mist-cloak = Mist cloak
card-candle-flame = Candle flame
card-herbal-tea = Herbal tea
card-old-spellbook = Old spellbook
card-mighty-swing = Mighty swing
card-charge = Charge
card-shoulder-bump = Shoulder bump
card-round-shield = Round shield
card-war-cry = War cry
card-deep-breath = Deep breath
card-shadow-claw = Shadow claw
card-creeping-vine = Creeping vine
card-raven = Raven
card-whispers = Whispers
card-dark-pact = Dark pact
card-smoke-screen = Smoke screen
card-dagger-throw = Dagger throw
card-quick-stab = Quick stab
card-side-step = Side step
card-vanish = Vanish
card-ambush = Ambush
card-pickpocket = Pick·pocket
card-lunge = Lunge
card-parry = Parry
card-riposte = Riposte
card-feint = Feint
card-flourish = Flourish
card-salute = Salute
card-vision = Vision
card-starlight = Starlight
card-tea-leaves = Tea leaves
card-omen = Omen
card-silver-veil = Silver veil
card-warning = Warning

# Monsters

card-cave-rat = Cave rat
card-puddle-slime = Puddle slime
card-dust-bat = Dust bat
card-moss-toad = Moss toad
card-pebble-imp = Pebble imp
card-web-weaver = Web weaver
card-goblin-cook = Goblin cook
card-lost-ghost = Lost ghost
card-cellar-snake = Cellar snake
card-goblin-scout = Goblin scout
card-giant-snail = Giant snail
card-rusty-knight = Rusty knight
card-fire-beetle = Fire beetle
card-mushroom-man = Mushroom man
card-goblin-thief = Goblin thief
card-tunnel-wolf = Tunnel wolf
card-cave-crab = Cave crab
card-grumpy-mole = Grumpy mole
card-goblin-drummer = Goblin drummer
card-stone-sprite = Stone sprite
card-bog-slime = Bog slime
card-goblin-archer = Goblin archer
card-night-owl = Night owl
card-rattling-bones = Rattling bones
card-cave-bear = Cave bear
card-echo-ghost = Echo ghost
card-clay-golem = Clay golem
card-thorn-witch = Thorn witch
card-goblin-miner = Goblin miner
card-marsh-troll = Marsh troll
card-swamp-hydra = Swamp hydra
card-crystal-spider = Crystal spider
card-shadow-cat = Shadow cat
card-goblin-shaman = Goblin shaman
card-iron-boar = Iron boar
card-walking-armour = Walking armour
card-flame-fox = Flame fox
card-goblin-captain = Goblin captain
card-gloom-moth = Gloom moth
card-cave-giant = Cave giant
card-lava-slime = Lava slime
card-bone-archer = Bone archer
card-frost-wolf = Frost wolf
card-goblin-alchemist = Goblin alchemist
card-night-hag = Night hag
card-granite-golem = Granite golem
card-banshee = Banshee
card-cave-lion = Cave lion
card-blade-dancer = Blade dancer
card-shadow-knight = Shadow knight
card-mirror-ghost = Mirror ghost
card-war-troll = War troll
card-magma-beetle = Magma beetle
card-goblin-sorcerer = Goblin sorcerer
card-wind-serpent = Wind serpent
card-stone-giant = Stone giant
card-nightmare = Nightmare
card-cave-kraken = Cave kraken
card-phoenix = Phoenix
card-crypt-king = Crypt king
card-spell-breaker = Spell breaker
card-elder-troll = Elder troll
card-black-unicorn = Black unicorn
card-cave-dragon = Cave dragon
card-gate-hound = Gate hound
card-door-mimic = Door mimic
card-keyhole-spider = Keyhole spider
card-goblin-porter = Goblin porter
card-lantern-wraith = Lantern wraith
card-portcullis-troll = Port·cullis troll
card-goblin-jailer = Goblin jailer
card-chain-ghost = Chain ghost
card-two-headed-ogre = Two-headed ogre
card-brass-golem = Brass golem
card-sphinx = Sphinx
card-goblin-champion = Goblin champion
card-obsidian-golem = Obsidian golem
card-bone-dragon = Bone dragon
card-abyss-watcher = Abyss watcher
card-goblin-king = Goblin King
card-queen-of-shadows = Queen of Shadows
card-elder-wyrm = Elder Wyrm

# Rewards

card-nimble-paws = Nimble paws
card-sticky-slap = Sticky slap
card-flutter = Flutter
card-long-tongue = Long tongue
card-slingshot = Slingshot
card-silk-thread = Silk thread
card-cooking-pot = Cooking pot
card-chilly-breeze = Chilly breeze
card-hiss = Hiss
card-ambush-whistle = Ambush whistle
card-snail-shell = Snail shell
card-rusty-sword = Rusty sword
card-hot-sparks = Hot sparks
card-mushroom-soup = Mushroom soup
card-crooked-knife = Crooked knife
card-wolf-bite = Wolf bite
card-crab-shield = Crab shield
card-burrow = Burrow
card-drum-harness = Drum harness
card-flint-axe = Flint axe
card-bog-splash = Bog splash
card-arrow-rain = Arrow rain
card-owl-wisdom = Owl wisdom
card-bone-club = Bone club
card-bear-hug = Bear hug
card-echo = Echo
card-clay-plates = Clay plates
card-thorn-hedge = Thorn hedge
card-pickaxe = Pickaxe
card-troll-stew = Troll stew
card-three-heads = Three heads
card-crystal-mail = Crystal mail
card-cat-leap = Cat leap
card-spirit-dance = Spirit dance
card-boar-hide = Boar hide
card-haunted-helmet = Haunted helmet
card-fox-fire = Fox fire
card-golden-sabre = Golden sabre
card-moonlight-bow = Moonlight bow
card-giant-step = Giant step
card-lava-wave = Lava wave
card-bone-hail = Bone hail
card-frost-howl = Frost howl
card-bubbling-brew = Bubbling brew
card-bad-dream = Bad dream
card-granite-shield = Granite shield
card-wail = Wail
card-pounce = Pounce
card-twin-blades = Twin blades
card-shadow-sword = Shadow sword
card-mirror-image = Mirror image
card-troll-hammer = Troll hammer
card-magma-shell = Magma shell
card-goblin-magic = Goblin magic
card-whirlwind = Whirlwind
card-rockslide = Rockslide
card-dream-cloak = Dream cloak
card-eight-arms = Eight arms
card-rebirth = Rebirth
card-royal-mail = Royal mail
card-rune-blade = Rune blade
card-troll-might = Troll might
card-mane-of-night = Mane of night
card-dragon-fire = Dragon fire

## The page: the table

web-close = Close
web-menu = Menu
web-log = What happened
web-log-fold = Hide the log
web-log-show = Show the log
web-heroes = Heroes
web-actions = What can be done
web-bot-plays = { $hero } (bot) is playing…
web-plays = { $hero } is playing…
web-skip = To my turn
web-skip-turn = Next bot
web-since = Since your turn
web-log-details = Details
web-log-place = Show on the map
web-moves-left = { $count ->
        [one] { $count } move left
       *[other] { $count } moves left
    }
web-moves-given-up = { $count ->
        [one] { $count } move goes unused
       *[other] { $count } moves go unused
    }
web-tap-place = Choose a highlighted place on the board.
web-tap-monster = Choose a highlighted monster, or something else to do.
web-tap-lord = The way to the lord is open: beat him and you win!
web-tap-card = Play a raised card, or end the battle.
web-undo = Take back
web-take-card-back = Take the card back
web-hint = Hint
web-hint-thinks = Thinking about the best choice…
web-why-not = Why not?
web-why-not-now = What is not possible now, and why:
web-rule = Rule { $text }
web-go-here = Go here
web-go-gate = Through the gate
web-explore = Explore
web-cancel = Cancel
web-turn-left = Turn left
web-turn-right = Turn right
web-lay = Lay the tile
web-do-end = End turn
web-do-heal = Rest and heal
web-do-open = Open the chest
web-do-collect = Pick up
web-do-fight = Fight
web-do-portal = Portal of healing
web-do-swap = Swap places
web-do-gate = Through a gate
web-do-explore = Explore
web-do-again = Roll again
web-do-stand = Keep this roll
web-do-bolt = Magic bolt
web-do-sacrifice = Give a hit point
web-do-strike = Strike
web-hand-over = { $hero }’s turn
web-hand-over-pass = Pass the device on.
web-hand-over-secret = Pass the device on. Tap here when only you can see it.
web-recap-chart = Everybody’s chance to win the game, from the first turn to the last
web-review = Review the game
web-review-begun = The game is being reviewed…
web-review-failed = The game cannot be reviewed now.
web-curve-of = { $hero }
web-you-placed = { $place ->
        [1] You have won!
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
       *[other] You came fifth.
    }
web-hand-over-to = { $name }, it’s your turn
web-opening = The game begins
web-menu-rules = Rules
web-menu-pace = Speed
web-menu-pace-none = No animation
web-menu-pace-fast = Fast
web-menu-pace-normal = Normal
web-menu-pace-slow = Slow
web-menu-confirm = Confirm choices at the table
web-menu-odds = Show chances
web-menu-hints = Offer hints
web-menu-read-aloud = Read aloud
web-menu-language = Language
web-menu-record = Download this game
web-menu-home = To the start page (the game is kept)
web-menu-withdraw = Withdraw from the game for good
web-menu-withdraw-sure = { $hero } withdraws from the game for good. Are you sure?
web-menu-withdraw-yes = Yes, withdraw
web-leave = Let a bot play for me, or withdraw…
web-lend = Let a bot play for { $hero }
web-lend-about = A bot can play on for you until you come back: the way back is in this menu.
web-lent = A bot plays on for you. You can come back in the menu.
web-come-back = Play for { $hero } again
web-out-of-reach = That is too far for the moves that are left.
host-turn-of = First it is { $hero }’s turn
host-not-own-draws = Here the program rolls and draws
host-begun = The game has begun already
host-stale = The game has moved on since; look again and choose again
host-no-such-seat = There is no player { $seat } at this table
host-log-full = This is longer than any game; begin a new one
host-not-the-dice = Chance decided otherwise
host-left-out = A roll or draw is missing that was already decided
web-supply = What is left
web-supply-tiles = Tiles in the stack
web-supply-tokens = Tokens in the bag
web-supply-none = None are left.

## The page: the board

web-board = The dungeon
web-board-map = Map of the dungeon: arrow keys move it, plus and minus change its size, 0 shows all of it, Enter goes to the highlighted places
web-board-tiles = Tiles of the dungeon
web-board-centre = Centre on the hero
web-board-fit = Show the whole dungeon
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-board-in-hand = Tile in hand: { $tile }. Turn it
web-board-turn-left = Turn the tile to the left
web-board-turn-right = Turn the tile to the right
web-target-walk = Go to { $place }: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-target-gate = { $through }: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-target-fight = Fight { $monster-def } at { $place }: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-target-explore = Explore to the { $direction }
web-target-explore-far = Go to { $place } and explore to the { $direction }: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

## The page: what a choice brings

loot-curse = { $loot } and the curse for a rival
loot-end = { $loot }; the game ends
loot-chest = { $loot } (needs a key)
thing-gives = { $name } ({ $strength }, loot: { $loot })
web-gives = { $name } { $strength } → { $loot }
web-gives-plain = { $name } → { $loot }
web-loot-is = loot: { $loot }
web-note-ends-turn = ends your turn
web-note-ends-unless-six = ends your turn unless you roll a 6
web-note-open = uses up the key, ends your turn
web-note-heal = heals you fully, ends your turn
web-note-heal-curse = heals you fully, lifts the curse, ends your turn
web-note-portal = takes a hero to a fountain: heals fully, lifts the curse, costs no move
web-note-swap = takes all four moves
web-note-spent = used up
web-note-kept = not used up
web-note-again = the second roll counts
web-note-sacrifice = costs one hit point
web-note-sacrifice-last = costs your last hit point
web-note-sneak = you need not fight
web-note-no-key = you have no key: the chest stays shut
web-curse-does = A cursed hero has no skills until a fountain or a portal of healing lifts the curse.
web-rise-does = You come back with all hit points, and your turn ends.
web-token-does = The other one goes back into the bag.
web-portal-does = Whoever goes has all hit points again and no curse. It costs no move, and your turn goes on.
web-swap-does = You and the other hero change places. It takes all four moves of your turn.
web-fountain-to = Fountain to the { $direction }
web-fountain-here = The fountain here
web-portal-carry = Portal of healing: { $hero } goes

## The page: why not

web-why-not-all = Everything you can see is possible now.
web-why-not-more = Tap anything on the table that is not highlighted: you are told why.
web-unknown-place = the unknown
web-already-here = You are here already
web-too-far = { $count ->
        [one] It takes { $count } move, and { $left } are left.
       *[other] It takes { $count } moves, and { $left } are left.
    }
web-way-blocked = A monster blocks the way: { $monster }
web-no-way = No way leads there yet
web-turn-otherwise = The other ways to turn it

## The page: sheets

web-fight = Combat
web-sum-dice = Dice
web-sum-weapons = Weapons
web-sum-skill = Skill
web-sum-bolts = Bolts
web-sum-sacrifice = Sacrifice
web-sum-total = Total
web-sum-rolls = The dice are rolling…
web-throw = Throw
web-throw-about = Tap the dice to throw them.
web-throw-prompt = { $hero }, throw the dice!
web-turn-over-lost = Your turn is over: the fight was lost.
web-turn-over-tied = Your turn is over: the fight ended in a tie.
web-turn-over-won = Your turn is over: the fight was won.
web-turn-over-taken = Your turn is over: the loot is yours.
web-turn-over-treasure = Your turn is over: a treasure is yours, and with it one more point!
web-turn-over-down = Your turn is over: your hero is unconscious.
web-turn-over-steps = Your turn is over: no moves left.
web-won = Won!
web-tied = A tie
web-lost = Lost
web-odds-chances = Chances
web-odds-strike = If you strike now
web-odds-win = win { $count } %
web-odds-tie = tie { $count } %
web-odds-loss = loss { $count } %
web-then-win = wins
web-then-tie = ties
web-then-loss = loses
web-then-still-loss = still loses
web-then-not-enough = not enough by itself
web-skills = Skills
web-inventory = Inventory
web-inventory-shared = Treasures take slots too: six pieces in all.
web-slot-weapon = Free slot for a weapon
web-slot-spell = Free slot for a spell
web-slot-key = Free slot for a key
web-points = { $points }
web-hit-points = { $count ->
        [one] { $count } hit point
       *[other] { $count } hit points
    }
web-on-turn = now playing
web-loot = What stays here?
web-loot-leave = Leave here
web-loot-how = Tap a piece, or drag it here.
web-curse-whom = Who gets the curse?
web-token-which = Which one comes into the room?
web-rise-where = At which fountain?
web-portal-whom = Whom does the portal carry?
web-portal-where = To which fountain?
web-swap-whom = Swap places with whom?
web-back = Back
web-start-tile = Start tile
web-steps-away = { $count ->
        [one] { $count } tile away
       *[other] { $count } tiles away
    }
web-draw-dice = Roll the dice and tap what they show.
web-draw-tile = Draw a tile and tap it.
web-draw-token = Draw a token and tap it.
web-draw-hero = Draw a hero and tap the one you drew.
web-die-first = First die
web-die-second = Second die
web-over = The game is over
web-ranking = Points
web-turns = { $count ->
        [one] { $count } turn played
       *[other] { $count } turns played
    }
web-again = Play again
web-home = Home
web-look = Look at the table
web-result-show = Show the result

## The page: screens

web-to-content = Skip to the content
web-screen-title = { $screen } – Karak
web-to-home = Home
web-to-game = Back to the game
web-game = Game
web-trouble-elsewhere = This game has gone on in another tab.
web-trouble-elsewhere-help = What you do here is not saved. Reload the page to go on with what is saved, or download this game first.
web-trouble-full = This browser has no room left: the game is no longer being saved.
web-trouble-full-help = Delete old games, or download this one to be safe.
web-trouble-unavailable = This browser keeps nothing for this page, for instance in a private window: the game is lost when the tab is closed.
web-trouble-unavailable-help = Download the game if you want to keep it.
web-trouble-download = Download this game
web-keep-it = Cancel
web-try-again = Try again
web-home-lead = Two adventures under Karak castle: against bots, together on one device, or online.
web-play-now = Play now
web-play-now-about = You and three bots, easy until your first win
web-new-game = New game
web-new-game-about = Choose heroes, bots and rules
web-pass-and-play = Pass and play
web-pass-and-play-about = Several people, one device passed around
web-continue = Continue
web-saved = Saved games
web-rules = Rules
web-settings = Settings
web-about = About
web-language = Language
web-setup-players = Who plays?
web-setup-player = Player { $number }
web-setup-add = Add a player
web-setup-remove = Remove player { $number }
web-setup-who = Who decides
web-setup-name = Name
web-setup-color = Colour
web-color-own = The hero’s
web-color-blue = Blue
web-color-red = Red
web-color-violet = Violet
web-color-green = Green
web-color-yellow = Yellow
web-color-white = White
web-who-person = Person
web-who-easy = Easy bot
web-who-normal = Normal bot
web-who-hard = Hard bot
web-who-person-about = Somebody at this device.
web-who-easy-about = Plays at once, like an attentive child.
web-who-normal-about = Knows its odds and plans its way.
web-who-hard-about = Tries out many turns before it decides.
web-setup-hero = Hero
web-setup-hero-of = Hero of { $player }
web-setup-change = Change
web-setup-surprise = Surprise me
web-setup-surprise-about = One of the free heroes is drawn when the game begins.
web-setup-taken = { $player } – swap
web-setup-game = Which rules?
web-setup-goal = Goal
web-goal-dragon = The dragon
web-goal-dragon-about = The classic game: when the dragon is beaten, the most points win.
web-goal-treasures = First to { $count } treasures
web-goal-treasures-about = A race: whoever holds that many treasures wins at once, whatever the dragon does.
web-goal-inventory = Treasures take slots
web-goal-inventory-about = Every treasure needs room in the inventory: riches cost weapons and spells.
web-short = Short dungeon
web-short-about = 40 tiles instead of 80: about half as long.
web-own-draws = Own dice and tiles
web-own-draws-about = For the real box on your table: you roll and draw, and tell the page what came up.
web-first = Who begins
web-first-roll = The dice decide
web-setup-solo = Alone in the dungeon: no curse and no swapping places. Your result is your points; with equal points, fewer turns are better.
web-setup-watch = Only bots play: lean back and watch.
web-setup-pass = { $count } people share this device: pass it on after every turn.
web-setup-begin = Begin
web-saved-about = Games save themselves as you play, in this browser only.
web-saved-empty = There are no saved games yet.
web-history = Your history
web-history-about = Every game that ends on this device counts here, even after it is deleted from the saved games.
web-history-empty = No game has ended here yet. Play one to its end and you will find it here.
web-history-whose = Whose games
web-history-everybody = Everybody’s
web-history-total = { $count ->
        [one] { $count } game, { $won } won
       *[other] { $count } games, { $won } won
    }
web-history-heroes = Wins by hero
web-history-of = { $won } of { $count } won
web-history-lengths = How long the games were
web-history-lengths-about = The last { $count ->
        [one] game
       *[other] { $count } games
    }, oldest first; those you won are filled. Half of all your games had fewer than { $turns } turns, half more.
web-history-luck = Luck
web-history-fights = Fights: { $won } of { $count } won; { $expected } were to be expected.
web-history-dice = Dice: { $thrown } on average in { $count ->
        [one] one roll
       *[other] { $count } rolls
    }; 7 was to be expected.
web-history-solo = Best games alone
web-history-save = Save as a file
web-history-open = Add from a file
web-history-open-about = A history that you saved here or on another device. No game counts twice.
web-history-added = { $count ->
        [0] All of these games were here already.
        [one] One game was added.
       *[other] { $count } games were added.
    }
web-history-refused = { $file } is not a history of this game. Nothing has changed.
web-history-erase = Erase the history
web-history-erase-ask = Erase your history?
web-history-erase-about = All these figures are gone then. Saved games stay.
web-saved-over = Finished
web-saved-look = View
web-saved-won = Won by { $who }
web-saved-download = Download
web-saved-delete = Delete
web-saved-delete-ask = Delete this game?
web-saved-delete-about = It cannot be brought back. Download it first if you want to keep it.
web-saved-open = Open a game from a file
web-saved-open-about = A game downloaded here or saved in the terminal. You can also drop the file anywhere on this page.
web-saved-opened = The game is at the top of the list.
web-saved-not-a-game = { $file } is not a saved game of Karak. Saved games are text files whose first line begins with “game:”.
web-saved-other-version = { $file } was saved by another version of the program, and cannot go on here. Open it with the version that wrote it.
web-saved-damaged = { $file } cannot be read as a game: something in it was changed or got lost. Open the file as it was saved.
web-saved-changed = { $file } was changed after it was saved, so it is not opened. Open the file as it was saved.
web-saved-other-dice = { $file } has rolls or draws that do not follow from its secret numbers, so it is not opened.
web-saved-unreadable = { $file } could not be read.
web-reason = Details: { $reason }
web-missing = This game is not here
web-missing-about = It was deleted, or played in another browser. Games stay in the browser they were played in, unless you download them.
web-unreadable = This game cannot go on here
web-unreadable-about = It was saved by another version of the program. Nothing is lost: download it and open it with that version.
web-unreadable-passed-on = It comes from another version of Karak. Reload this page to get the newest one, or open it where it came from.
web-loading = One moment…
web-part-missing = This game could not be fetched. Check the connection and try again.
web-part-again = Try again
web-watch = Watch
web-watch-time = Timeline
web-watch-turn = Turn { $number } of { $count }
web-watch-before = Before the first turn
web-watch-run = Let it run
web-watch-pause = Pause
web-watch-back = One step back
web-watch-on = One step on
web-watch-turn-back = One turn back
web-watch-turn-on = Next turn
web-watch-more = More about this game
web-eyes = Watch as
web-eyes-all = All cards open
web-eyes-spectator = Spectator
web-eyes-one = This game is not over, so it is shown as a spectator sees it: nobody’s hand is open.
web-share = Share this game
web-share-about = Whoever opens this link sees the whole game up to now. It is in the link itself: no server keeps it.
web-share-names = With the players’ names
web-share-names-about = Otherwise nobody learns who played.
web-share-link = Link to this game
web-share-copy = Copy the link
web-share-copied = Copied.
web-share-by-hand = This browser does not let pages copy. Select the link above and copy it by hand.
web-share-device = Pass on…
web-share-file = Save as a file
web-share-too-long = This game is too long for a link: { $count } characters, and some programs cut links after 8,000. Pass it on as a file.
web-share-impossible = This browser cannot pack a game into a link. Pass it on as a file.
web-prove = Check for fairness
web-proved = { $count ->
        [one] Proved: its { $count } roll or draw follows from the secret numbers of this game.
       *[other] Proved: all { $count } rolls and draws follow from the secret numbers of this game.
    }
web-proved-how = Before the first roll or draw the program fixed secret numbers. Everything that chance decides follows from them, and nobody can choose it. Now that the game is over the numbers are open: this device has just worked out every roll and draw again.
web-proved-commitment = The secret was promised as { $commitment }. If you saw that before the game began, it was not chosen afterwards.
web-prove-unfinished = This game is not over: its secret numbers are shown at the end, and then everybody can check them.
web-prove-no-dice = This game does not say how its rolls and draws were made, so nothing can be proved.
web-prove-changed = This game was changed after it was saved, or carries no seal: nothing can be proved.
web-prove-refuted = Not proved: a roll or draw of this game does not follow from its secret numbers.
web-go-on = Continue from here
web-go-on-about = A new game begins with turn { $number } as it was, against bots, and chance decides anew. The game you watch stays as it is.
web-go-on-before = This very moment is in the middle of something. A new game begins shortly before, in turn { $number }, against bots, and chance decides anew. The game you watch stays as it is.
web-go-on-bots = Bots
web-go-on-as = Play as { $hero }
web-go-on-over = A game that is over cannot be continued. Go back a few turns, then it can.
web-go-on-secret = This game can be continued from here once it is over: until then hands are secret.
web-not-a-game-about = This is not a game of Karak. Ask for the link again, or for the game as a file.
web-damaged-about = It cannot be read as a game: something in it was changed or got lost. If you have it as a file, open that, or ask for it again.
web-link-cut = This link is incomplete
web-link-cut-about = A part of it is missing, perhaps because it was cut when it was passed on. Ask for the link again, or for the game as a file.
web-link-newer-about = The link was made by a newer version of Karak. Reload this page to get that version, or ask for the game as a file.
web-link-unpack-about = This browser is too old to open games from links. Open the link in a newer one, or ask for the game as a file.
web-changed = This game was changed
web-changed-about = Its seal does not fit: something in it was changed after it was saved, or got lost on the way. You can watch it, but it proves nothing and cannot go on.
web-changed-watch = Watch it all the same
web-watched = This game can only be watched
web-watched-about = It is what one player saw of a game. What the others held is not in it, so it cannot go on.
web-rules-intro = These are the rules in our own words. Every rule has a number; the game names it when something is not possible. The names and numbers are the game’s.
web-rules-mark = This mark stands next to rulings of our own, where the printed book is silent or contradicts itself.
web-rules-ruling = Our ruling: the printed book is silent here
web-rules-departure-mark = This mark stands next to rulings of our own that depart from the letter of the printed book; the reason stands there too.
web-rules-departure = Our ruling: it departs from the printed book
web-rules-games = Which game
web-rules-search = Search the rules
web-rules-found = { $number } of { $count }
web-rules-nothing = Nothing found
web-rules-previous = Previous match
web-rules-next = Next match
web-rules-contents = Contents
web-rules-loading = Loading the rules…
web-rules-failed = The rules could not be loaded. Is the network down?
web-settings-look = What you see and hear
web-settings-help = Help at the table
web-settings-data = Your data
web-pace = Animation speed
web-pace-none = None
web-pace-fast = Fast
web-pace-normal = Normal
web-pace-slow = Slow
web-text-size = Text size
web-text-percent = { $number } %
web-volume = Volume
web-vibration = Vibration
web-vibration-about = The device vibrates when your dice roll and when you are hit.
web-read-aloud = Read aloud
web-read-aloud-about = The device says what happens, also for those who cannot read yet.
web-confirm-setting = Confirm choices at the table
web-confirm-setting-about = A first tap shows what would happen, a second one does it. What can be taken back is done at once.
web-steady = Ignore taps that come too early
web-steady-about = What has only just appeared under a finger cannot be tapped for a third of a second.
web-throw-setting = Throw the dice yourself
web-throw-setting-about = In your fights the dice wait for your tap. Otherwise they roll by themselves.
web-hints = Hints
web-hints-about = A button asks the best bot what it would do.
web-odds = Show chances
web-odds-about = Fights show the chance of winning, and in Goblin what they will probably cost.
web-erase = Delete all data
web-erase-about = All saved games and settings in this browser. They are kept nowhere else.
web-erase-ask = Delete everything?
web-erase-warning = All games and settings will then be gone for good.
web-erase-confirm = Delete everything
web-about-what = Two games from the world under Karak castle, played by their full rules: against bots, passing one device around, or at online tables.
web-about-game = Karak and Karak: Goblin are board games of their designers and publisher. The names and numbers are the games’; words, drawings and program are ours, and none of the publisher’s art or texts is in them.
web-about-version = Version { $version }
web-about-dice = Fair rolls and draws
web-about-dice-text = Every roll and every draw follows from secret numbers chosen at random before the game begins; bots do not know them, and nothing that happens in the game changes them. A saved game holds these numbers, so every roll and draw can be checked afterwards.
web-about-credits = Credits
web-about-icons = Icons by Lorc, Delapouite and contributors, from
web-about-letters = Typefaces: Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica) and Grenze Gotisch by Omnibus-Type
web-about-program = This program may be used under either of these licences, as you like
web-about-license = Licence
web-about-privacy = Your games and settings stay in your browser; at online tables the server keeps the game and your name. No account, no tracking, no advertising.

## The page: both games on the start page, setting up Goblin

web-home-dungeon = The dungeon
web-home-dungeon-pitch = Lay the dungeon tile by tile, fight its monsters and carry off the most treasure.
web-home-goblin = Goblin
web-home-goblin-pitch = Chain your cards by colour, win better ones from the monsters and be the first to beat their lord.
web-play-now-goblin-about = You and two bots, easy until your first win
web-setup-begins-with = Begins with: { $cards }
web-setup-goblin-solo = Alone in the caverns: beat the Lord of All Monsters in as few turns as you can.
web-own-cards = Real cards on the table
web-own-cards-about = You shuffle and draw, and tell the page what came up.
web-first-chance = Chance decides
web-turn-limit = Length of the game
web-turn-limit-off = To the very end
web-turn-limit-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
web-turn-limit-about = Turns of all players together. If nobody has beaten the lord by then, nobody wins.
web-handicap = A number for each player
web-handicap-about = A handicap: whoever is new to the game gets more hit points.
web-edition = Edition
web-edition-standard = The standard game. Each of the other editions changes a few rules.
web-edition-differs = What differs from the English edition:
web-house = House rules
web-house-about = Change individual rules for your table. Everything you leave alone stays as in the edition.
web-house-changes = { $count ->
        [one] { $count } change
       *[other] { $count } changes
    }
web-house-reset = Back to the edition’s rules
web-house-home = Rules of your own
web-house-books = Where the editions differ
web-house-as-edition = as in the edition
web-house-usual = usual
web-cards = Card set
web-cards-standard = You play with the cards that come with the game.
web-cards-own = You play with the cards of “{ $name }”. The saved game carries them along.
web-cards-back = Back to the game’s own cards
web-cards-open = Open a card file
web-cards-open-about = Cards you wrote yourself, or those of your box. You can also drop the file anywhere on this page.
web-cards-model = Download the game’s card file as a template
web-cards-too-large = { $file } is far too large for a card file. A card file is a text of at most 256 kilobytes; please choose another one.
web-cards-not-text = { $file } is not a text file. Save your cards as plain text (UTF-8) and open them again.
web-cards-unreadable = { $file } could not be read. Please try again or choose another file.
web-cards-faulty = { $file } cannot be played with yet. Correct these lines and open the file again; until then you play with the game’s own cards.
web-cards-line = Line { $number }:
web-cards-names = { $count ->
        [one] See the name of { $count } card
       *[other] See the names of all { $count } cards
    }
web-cards-gatekeepers = Gatekeepers
web-cards-lords = Lords of All Monsters
web-cards-rewards = Rewards

## The page: lessons of a first game

web-lesson-dungeon-title = Your first game of Karak
web-lesson-goblin-title = Your first game of Karak: Goblin
# $hero is a name with a calling: "Horan, warrior"
web-lesson-who = You are { $hero }.
web-lesson-goal = Your goal
web-lesson-skill = What you can do
web-lesson-turn = Your turn
web-lesson-begin = Begin
web-lesson-known = I know the game
web-lesson-dungeon-goal = Beat monsters and open chests: treasures are points. When the dragon falls the game ends, and the most points win.
web-lesson-dungeon-turn = Take up to four steps. Where it is dark you lay new tiles, and in new rooms somebody waits for you.
web-lesson-goblin-goal = Win the keys of three levels and be the first to beat the lord below them.
web-lesson-goblin-turn = Fight a monster with cards from your hand. Beaten, it becomes a card of your own.
web-lesson-goblin-cards = You begin with six cards; { $count } of them are in your hand.
web-lesson-exit = A way into the dark: tap it, lay the new tile and step in.
web-lesson-fight = Dice plus weapons count against the monster’s strength: more wins, less costs a hit point (a heart) and you step back.
web-lesson-key = A key opens one chest; nobody carries more than one.
web-lesson-chest = A chest holds a treasure, 1 point: go there with a key and open it.
web-lesson-curse = A cursed hero has no skills until they end a turn on a fountain, a portal of healing takes them there, or somebody who beats a mummy passes the curse on.
web-lesson-own-curse = You are cursed and have no skills. End a turn on a fountain, or have a portal of healing take you there, and the curse is lifted.
web-lesson-fountain = End your turn on a fountain: all hit points come back, and the curse is lifted.
web-lesson-monster = Tap a shining monster: you need as many swords as it has hearts, and your shields hold off its claws.
web-lesson-chain = The next card of your chain must have one of these colours.
web-lesson-goblin-curse = What a curse strikes out does not help you in this battle.
web-lesson-reward = What you win is yours: cards lie on your discard pile until you draw them, weapons and armour help at once.
web-lesson-merchant = Instead of fighting you can shop here: everything costs a card that you have won.
web-lesson-goblin-key = A key opens the next level; with all three you may fight the lord.
web-lesson-reshuffle = Your deck is used up: the discard pile becomes the new one. This is how cards that you win get into your hand.
web-lessons = Explain in the first game
web-lessons-about = One sentence each time something happens for the first time.
web-lessons-menu = Explain new things
web-lessons-again = What the first game explains
web-lessons-teach-again = Explain everything again
web-lessons-come-again = Everything will be explained again.
web-rules-quick = Quick start
web-rules-all = All rules

## The page: without a network

web-offline = Playing offline
web-offline-ready = Ready to play offline.
web-offline-preparing = Everything is being stored so that you can play offline…
web-offline-impossible = Playing offline needs a secure connection (https) the first time, and a browser that may keep the page. Here the page needs the network whenever it is opened.
web-offline-check = Check for a new version
web-offline-checking = Looking for a new version…
web-offline-newest = You have the newest version.
web-offline-unreachable = No new version could be fetched just now. Is the network down?
web-offline-new = A new version is ready.
web-offline-new-help = Your games stay saved.
web-offline-reload = Reload
web-offline-later = Later

## The page: Goblin’s battle and hand

web-hand = Your hand
web-hand-count = { $count ->
        [one] { $count } card in hand, filled up to { $limit }
       *[other] { $count } cards in hand, filled up to { $limit }
    }
web-hand-stays = { $count } cards in hand, { $limit } may stay
web-battle = Battle
web-battle-sum = Attack { $attack } against { $needed }, defence { $defense } against { $strength }. If card play ended now: { $outcome }.
web-battle-missing = { $count } missing
web-battle-next = Colours that may come next: { $colors }
web-battle-doubled = , doubled: { $effect }
web-battle-best = Best: { $line }
web-battle-step-end = end
web-battle-step-take = keep { $card }
web-battle-step-discard = discard { $card }
web-battle-step-draw = draw
web-battle-end = End the battle
web-battle-damage = { $count ->
        [0] no hit point lost
        [one] { $count } hit point lost
       *[other] { $count } hit points lost
    }
web-battle-won = Victory!
web-battle-stayed = The monster stays
web-battle-fell = No hit points left

## The page: Goblin’s caverns, players and shop

web-caverns = The town and the caverns below
web-chance = Chance to beat it: { $chance }
web-cavern-deck = { $count ->
        [one] Deck with { $count } card; the top one cannot be fought yet
       *[other] Deck with { $count } cards; the top one cannot be fought yet
    }
web-cavern-gates = { $count ->
        [one] { $count } gatekeeper
       *[other] { $count } gatekeepers, one on top of the other
    }
web-way-open = Open
web-way-closed = Locked
web-pile-gate = gatekeeper
web-pile-next = next
web-way-needs = Needs key { $level }
web-key-won = Key won
web-key-missing = Key not won yet
web-key-needless = Key not needed
web-chamber = The lord’s chamber
web-town = Merchant and pawnshop
web-merchant = Merchant
web-pawnshop = Pawnshop
web-pawnshop-empty = Nothing is in the pawnshop yet.
web-stock = { $count } left
web-look-back = Look up what is on the back
web-keys-of = Keys: { $keys }
web-count-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-count-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
web-count-discard = { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
web-count-keys = { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
web-count-won = { $count ->
        [one] { $count } card won
       *[other] { $count } cards won
    }
web-ability = Special ability
web-equipment = Equipment
web-potions = Potions
web-pile-hand = Hand
web-hand-limit = { $count ->
        [one] Filled up to { $count } card at the end of the turn
       *[other] Filled up to { $count } cards at the end of the turn
    }
web-deck = Deck
web-deck-order = From the top down
web-concealed = Hidden in hand or deck
web-concealed-own = Somewhere in the deck
web-discard = Discard pile
web-no-cards = None
web-unknown-card = An unknown card
web-reward = { $hero } turns the reward over
web-key-scene = { $hero } wins the key of level { $level }
web-finale = The lord has fallen. { $hero } wins!
web-equip = Tap the piece you keep. The other goes to the pawnshop.
web-equip-now = Now
web-equip-new = New
web-equip-change = What would change
web-nothing-worn = Nothing yet
web-keep = Take it
web-pawn = To the pawnshop
web-change-attack = attack
web-change-defence = defence
web-change-heart = hearts
web-change-hand = cards in hand
web-shop-how = Choose what you want, then what you pay with. Each card bought costs one card of yours.
web-shop-pay = Now choose what you pay with.
web-shop-other = Choose something else
web-shop-nothing = You have nothing to pay with.
web-for-sale = For sale
web-pay-with = You can pay with
web-pay-where = What you pay goes to the pawnshop, where anybody may buy it. You cannot pay with starting action cards.
web-pay-worn = From your equipment
web-pay-hand = From your hand, gone for good
web-arrange = Your new deck
web-arrange-why = Shuffling is always fine. Putting the cards in order pays if you want a certain card soon.
web-arrange-own = Put in order myself
web-arrange-how = The first card lies on top. Drag cards to their places, or tap a card and then its place.
web-arrange-place = Place { $number }
web-arrange-up = Further up
web-arrange-down = Further down
web-arrange-shuffle = Just shuffle
web-arrange-done = Lay the deck like this
web-draw-monster = Draw a monster card and tap it.
web-draw-card = { $hero }’s deck: draw a card from it and tap it.
web-draw-back = { $hero }’s deck: look at the back of its top card and tap it.
web-draw-first = Draw lots to see who begins, and tap that player.

## The page: what a decision in Goblin costs

web-fight-costs = { $count ->
        [0] It will probably cost no hit point.
        [one] It will probably cost { $count } hit point.
       *[other] It will probably cost { $count } hit points.
    }
web-fight-heals = You will probably have more hit points after it than before.
web-fight-falls = You will probably lose all your hit points.
web-fight-hopeless = You cannot win this fight now.
web-rewards = Open rewards
web-rewards-about = Goblin: whoever looks at a monster closely also sees the card it gives.
web-shuffle-setting = Always shuffle
web-shuffle-setting-about = Goblin: your new deck is shuffled without asking, never arranged.
web-arrange-always = Always shuffle
web-arrange-always-about = from now on; the settings bring this question back
web-ends-turn = ends your turn
web-whole-turn = takes your whole turn
web-merchant-only-costs = you can buy nothing: it only costs your turn
web-merchant-nothing = You can buy nothing here now: a visit would only cost your turn.
web-merchant-starting = { $count ->
        [one] You cannot pay with the starting action card in your hand, only with cards won from monsters or bought, with a weapon or with armour.
       *[other] You cannot pay with the { $count } starting action cards in your hand, only with cards won from monsters or bought, with a weapon or with armour.
    }
web-equip-better = better
web-keep-worn = Keep it
web-do-counter = Lift the curse
web-do-defy = Defy

## What is wrong with a card file: its own words stay as they are

fault-unknown-key = `{ $key }` is not known here; possible: { $list }
fault-no-id = `id` is missing: give the set a name
fault-id = `id` is text of at most { $most } small letters, digits and hyphens
fault-no-number = `{ $key }` is missing: a number from { $low } to { $high }
fault-number = `{ $key }` is a number from { $low } to { $high }
fault-missing = `{ $key }` is missing
fault-name = `{ $key }` is a name in quotes
fault-word = `{ $found }` is not possible here; possible: { $list }
fault-no-list = `{ $key }` is missing: a list in square brackets
fault-list = `{ $key }` is a list in square brackets
fault-names = `{ $key }` holds names in quotes
fault-no-table = The file has no [{ $key }]
fault-table = `{ $key }` is a table: write [{ $key }]
fault-tables = `{ $key }` is a list of tables: write [[{ $key }]]
fault-more = More faults, here and below: { $count }
fault-no-toml = This line is not TOML: look at quotes, brackets and equals signs, and whether something stands twice
fault-potions = `{ $key }`: there are { $there } potions, there must be { $must } (G1.3)
fault-two-rewards = It has another reward already: take out `{ $key }`
fault-reward-card = `{ $key }` is a card: it needs a table with `name` and `effects`
fault-no-reward = It has no reward: write `action`, `weapon` or `armour`
fault-bad-name = `name` is 1 to { $most } printable characters, no space at either end
fault-no-effects = `effects` is empty: a card has at least one effect
fault-twice = `{ $item }` stands twice in `{ $key }`
fault-effect = `{ $effect }` needs a number from 1 to { $most }, such as "{ $effect } 1"
fault-opens = It can only open a battle: no other card has `{ $color }` among its `next`
fault-opens-hero = It can only open a battle: no other starting action card of the hero and no reward has `{ $color }` among its `next`
fault-count-starting = `{ $owner }` has { $there } starting action cards, there must be { $must } (G1.3)
fault-count-monsters = Level { $owner } has { $there } ordinary monsters, there must be { $must } (G1.2)
fault-count-gatekeepers = Level { $owner } has { $there } gatekeepers, there must be { $must } (G1.2)
fault-count-lords = The file has { $there } lords, there must be { $must } (G1.2)
fault-same-name = Two cards of this kind are called “{ $name }”
fault-unbeatable = Nobody can beat it: it has { $health } hit points, and all cards together reach { $attack } attack
fault-deadly = Nobody can survive it: its attack is { $attack }, all cards together reach { $defence } defence, and a hero has { $health } hit points

# Tables online.
web-given-back-stale = That was overtaken by something else. Look again and choose again.
web-given-back-lost = What you chose last had not reached the server when the page was loaded anew. Look again and choose again.
web-given-back-not-kept = The server could not save that just now. Nothing has changed; try again.
web-given-back-too-much = That was too much at once. Wait a moment and try again.
web-given-back = That is not possible at this table now.
web-online = Play online
web-online-table = Online table
web-online-yours = Your tables
web-online-lobby = Open tables
web-online-none-open = No table is open at the moment. Open one, and others will find it here.
web-online-new = New online table
web-online-new-about = Everybody plays on their own device: far away, or around one table.
web-online-code = Join a table by its code
web-online-go = Join
web-online-open = Open the table
web-online-alone = Somebody else has to play too; a bot will do.
web-online-first-is-yours = The first person is you. The others sit down when they arrive.
web-online-not-opened = The server did not open the table. Try again in a moment.
web-no-server = No game server answers at this address. Ask your host for the right one, or play on this device.
web-stage-gathering = { $free } of { $seats } places free
web-stage-playing = in progress
web-stage-over = over
web-online-me = You
web-other-device = Continue on another device
web-other-device-about = Open this link on the other device within ten minutes. It works once, and only for you: do not pass it on.
web-messages = Send me a message when it is my turn
web-messages-about = When you are away from the table, a message goes to this address: an ntfy topic, or a Discord, Slack or Mattermost webhook.
web-messages-address = Address for messages
web-messages-save = Save and send a first message
web-messages-to = Messages go to { $host }.
web-messages-stop = Stop messages
web-messages-failed = Nothing was sent: the address takes no messages, or this server does not allow it.
web-messages-text = Karak: it is your turn.
web-link-used = This personal link has been used already, or is too old. Make a new one on the other device.
web-connected-coming = Connecting…
web-connected-well = Connected
web-connected-lost = The connection is lost and comes back by itself. What you choose now is sent later.
web-connected-waits = The connection is lost and comes back by itself. Your choice waits, and is sent then.
web-sent = Sent…
web-reconnect = Try now
web-caught = The server now says something different from before. Do not trust this game.
web-bye-no-table = There is no table with this code. Perhaps it was closed long ago, or a letter is wrong.
web-bye-removed = The host of this table has sent you away.
web-bye-closed = The host has closed this table.
web-bye-version = The server has a different version from this page. Reload the page.
web-guest = Guest { $number }
web-seat-empty = Free
web-sit = Sit here
web-move-here = Move here
web-get-up = Get up
web-swap = Change places
web-send-away = Send away
web-bot-here = Put a bot here
web-away = not here at the moment
web-is-ready = ready
web-not-yet-ready = not ready yet
web-wishes-swap = would like to change places with you
web-you = you
web-host = host
web-ready = I am ready
web-not-ready = Wait, not yet
web-start-by = { $name } begins the game.
web-start-waits = { $count ->
    [one] One player is not ready yet.
   *[other] { $count } players are not ready yet.
 }
web-start-empty = The game begins when every place is taken.
web-refused-taken = Somebody else was faster and already sits there.
web-refused-host = Only the host of the table may do that.
web-refused-not-now = That is not possible yet, or no longer.
web-invite = Invite others
web-invite-about = Whoever opens this link, or points a phone at the picture, comes to this table.
web-invite-code = Code: { $code }
web-qr = The invitation as a QR code
web-table-kept = The table
web-table-open = Open to everybody
web-table-open-about = Anybody can find it in the list. There are no hints, and only ready-made emotes can be sent.
web-table-hints = Hints
web-table-hints-about = Players may ask what the best bot would do.
web-table-screen = This device is the table
web-table-screen-about = A tablet or a TV shows the board, and everybody plays with their own phone.
web-table-clock = Clock
web-clock-none = No clock
web-clock-time = { $minutes } minutes each, plus { $seconds } seconds per turn
web-table-close = Close the table
web-table-close-sure = Close the table for everybody?
web-dice-share = Your share in the dice
web-dice-share-about = Every device adds numbers that nobody else knows. So nobody can choose what the dice show, not even the server. Shake as often as you like.
web-dice-shake = Shake the dice
web-dice-shaken = { $count ->
    [one] Shaken once.
   *[other] Shaken { $count } times.
 }
web-dice-making = The dice are being prepared…
web-dice-so-far = { $count ->
    [one] One share has come.
   *[other] { $count } shares have come.
 }
web-talk = Chat
web-talk-write = Write something
web-talk-lost = Not connected: what you write stays here until it can be sent.
web-talk-send = Send
web-talk-line = { $name }: { $text }
web-mutes = Mute somebody
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-online-watching = You are watching.
web-online-lend = Let a bot play for me
web-online-back = Play myself again
web-agree-to-end = Agree to end the game here
web-agree-no-longer = Play on after all
web-agreed = { $count ->
    [one] One player agrees to end the game here.
   *[other] { $count } players agree to end the game here.
 }
web-host-ways = You are the host of this table
web-lend-absent = Let a bot play for { $name }
web-hand-table = Make { $name } the host
web-remove-guest = Send { $name } away for good
web-take-table = Make me the host
web-tap-again = tap again to confirm
web-give-seat = Give { $absent }’s place to { $name }
web-take-over-about = This link makes you on this device whoever made it. The tables you have here now stay with the name you had: you will not find them again.
web-take-over = Yes, continue here
web-rematch = Play again, places rotated
web-rematch-go = To the next game
web-proof-good = The dice were fair: proved
web-proof-partly = Nothing wrong was found with the dice
web-proof-own-draws = Players rolled and drew themselves
web-proof-wrong = Something was wrong with this game
web-proof-about = Before the first roll the server and every device each fixed a secret number and showed only its fingerprint. Then all numbers were revealed and mixed, and every roll follows from the mixture. Your device has checked all fingerprints and all rolls.
web-proof-about-late = Before the first roll the server and every device at the table each fixed a secret number and showed only its fingerprint. Then all numbers were revealed and mixed, and every roll follows from the mixture. Whether the numbers fit their fingerprints is known to the devices that were there; yours has not seen them.
web-proof-about-own-draws = The players rolled and drew themselves and typed in what came. Your device has checked that the game then went by the rules. That it really came like that nobody can prove.
web-proof-about-wrong = Your device has compared the proof with everything it saw during the game, and something does not fit. Do not trust the result of this game.
web-your-turn = Your turn
web-turns-elsewhere = { $count ->
    [one] Your turn at another table
   *[other] Your turn at { $count } other tables
 }
web-turn-about = Table { $code }
web-notify = Notify me when it is my turn
web-notify-about = This device tells you when a table waits for you and you are looking at something else.
web-notify-refused = This browser does not allow notifications from this page. You can change that in its settings.
web-plain-http = Without https this page can neither keep your phone awake nor notify you: leave the phone in sight, with the sound on.
web-plain-http-table = Without https this page cannot keep this screen on: set the device so that it does not go dark by itself.
web-online-newer = The server has a different version of this page. Your place and the game stay as they are.
web-table-full = All places are taken. You can watch, or wait until somebody gets up.
web-table-not-now = The server cannot do that just now. Try again in a moment.
web-dice-shake-device = Tap the button once, then shake the phone itself: its movements count too.
web-cheat-secret = The server’s secret number is not the one it had fixed before the first roll.
web-cheat-set-up = The dice were prepared for a different game.
web-cheat-share = A player’s share in the dice was changed or left out.
web-cheat-dice = A roll or a step of the game does not follow from the dice.
web-cheat-past = Something that had already happened was changed later.
web-unproved-own-draws = Rolls made by hand cannot be proved.
web-unproved-late = Your device was not there when the dice were prepared. It has checked everything it saw, and every roll.
web-unproved-other = Your share in the dice came from another device or browser of yours. Only that one can prove it.
web-unproved-silent = Your share in the dice came too late, so the server added one for you.
