### English.
###
### Nouns are messages, their forms are attributes. A sentence that is given the noun `monster` may use
### `$monster` (as in a list: "mummy") and `$monster-FORM` for each attribute of the noun:
###   .def     with the definite article: "the mummy"
###   .indef   with the indefinite article: "a mummy"
###   .title   what a hero is: "warrior"
### Proper names, places and fountains have one form. A sentence never begins with a common noun.

## Heroes and seats

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

seat = Seat { $label }
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

place-start = the start tile
place-at = ({ $label })
fountain-start = the fountain on the start tile
fountain-at = the fountain at ({ $label })

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
event-rolled-for-start = { $hero } rolls for who begins: { $first } and { $second }, together { $total }.
event-start-tied = A tie: those who rolled highest roll again.
event-turn-began = It is { $hero }’s turn.
event-turn-missed = { $hero } is unconscious, misses the turn and regains one hit point.
event-moved = { $hero } goes to { $place }.
event-walked-through-wall = { $hero } walks through the wall to { $place }.
event-teleported = { $hero } steps through the gate to { $place }.
event-tile-drawn = { $hero } draws a tile: { $tile }.
event-tile-returned = This tile would close the dungeon and goes back to the stack: { $tile }.
event-tile-laid = { $hero } lays { $kind-indef } at ({ $at }), open to the { $sides }, and enters.
event-token-drawn = { $hero } draws { $token-indef }.
event-token-returned = Back into the bag: { $token }.
event-token-laid = Now at { $place }: { $token-indef }.
event-fight-began = { $hero } fights { $monster-def }, strength { $strength }.
event-rolled = { $bonus ->
        [0] { $hero } rolls { $first } and { $second }: { $total } in all.
       *[other] { $hero } rolls { $first } and { $second }, +{ $bonus } from weapons and skills: { $total } in all.
    }
event-rolls-again = { $hero } takes up the dice once more.
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

## How it ended

end-dragon = The dragon is beaten, the game is over.
end-treasures = { $hero } has enough treasures, the game is over.
end-explored = Nothing is left to explore and the dragon never came: the game is over.
end-turn-limit = The turn limit is reached, the game is over.
end-last-left = All others have left, the game is over.
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
prompt-roll-for-start = { $hero } rolls for who begins.
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
refusal-nothing-to-end = This is not the time to end a turn
refusal-no-exit = The tile has no exit there
refusal-already-explored = A tile lies there already
refusal-not-connected = The tile would not be connected to the one just left
refusal-not-that-shape = The drawn tile does not have these exits
refusal-no-tile-drawn = No tile was drawn
refusal-nothing-to-draw = Nothing is to be rolled or drawn now
refusal-tile-not-in-stack = No such tile is left in the stack
refusal-not-a-tile-draw = A tile has to be drawn
refusal-token-not-in-bag = No such token is left in the bag
refusal-not-a-token-draw = A token has to be drawn
refusal-stack-empty = The stack of tiles is empty
refusal-would-close-dungeon = Turned like this the tile would close the dungeon, turned another way it would not
refusal-tile-would-close = That tile would close the dungeon; another one is drawn
refusal-in-combat = First the combat has to be decided
refusal-not-in-combat = This is only possible in combat, after the roll
refusal-not-a-dice-roll = Two dice have to be rolled
refusal-not-a-start-roll = Two dice have to be rolled for who begins
refusal-not-a-hero-draw = A hero who is still free has to be drawn
refusal-no-bolt = No magic bolt is left for this combat
refusal-loot-first = First something has to be left behind
refusal-nothing-to-leave = Nothing is left behind unless it does not fit
refusal-not-carried = The hero does not carry that
refusal-does-not-help = Leaving this would not make everything fit
refusal-nothing-here = Nothing to pick up lies here
refusal-no-chest-here = There is no chest here
refusal-no-key = A key is needed
refusal-no-portal = The hero has no portal of healing
refusal-no-fountain-there = There is no discovered fountain there
refusal-no-fountain-to-rise = There is no discovered fountain to come back at
refusal-no-such-hero = There is no such hero in the game
refusal-not-on-gate = The hero does not stand on a gate
refusal-one-gate-only = A single gate leads nowhere
refusal-no-gate-there = There is no other gate there
refusal-curse-first = First the curse has to be placed
refusal-no-curse-to-place = Only who has just beaten a mummy decides about the curse
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
refusal-same-tile = This hero stands on the same tile
refusal-not-aderyn = Only the thief decides when to fight
refusal-no-monster-here = There is no monster here
refusal-must-fight = The monster on the tile has to be fought first
refusal-swordsman-rolls-no-one = Victorius rolls a die that shows 1 again
refusal-not-taia = Only Taia chooses between two tokens
refusal-not-drawn = That token was not drawn
refusal-no-tokens-drawn = No two tokens were drawn
refusal-seat-gone = That seat is not in the game

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
ui-corrected = Taken back. Roll or draw again.
ui-nothing-yet = There is nothing to take back yet.
ui-nothing-to-undo = Nothing can be taken back: dice or a draw have shown something new, or somebody else has decided since.
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
ui-why-unknown = “{ $text }” is not an action. Actions are written like: go n, explore e, fight, end.
ui-why-list = Not possible now:
ui-draw-first = First something has to be rolled or drawn
ui-agree-confirm = This ends the game for everybody; points decide. Type it once more if all agree.
ui-withdraw-confirm = { $hero } leaves the game for good. Type it once more to be sure.
ui-entry-of = Entry { $entry } of { $entries }
ui-verified = { $count ->
        [one] Verified: the record is unchanged and its { $count } roll or draw is proved.
       *[other] Verified: the record is unchanged and its { $count } rolls and draws are proved.
    }
ui-verified-own = { $count ->
        [one] The record is unchanged. Its { $count } roll or draw was typed in, not proved.
       *[other] The record is unchanged. Its { $count } rolls and draws were typed in, not proved.
    }
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
ui-legend-hero = hero, by seat number
ui-help-text =
    Type one of these and press Enter:
      1, 2, 3 …     take this choice
                    (odds count every bolt, second roll and sacrifice)
      u, undo       take the last choice back
      m, map        show the map; without a map, the tiles in words
      s, sheets     show the heroes’ sheets
      i, skills     explain the heroes’ skills
      w, save FILE  save the game to a file
      why           everything that is not possible now, with the reason
      why ACTION    why this is not possible, for instance: why fight
      withdraw      leave the game for good
      agree         all agree to end the game
      ?, help       this help
      q, quit       quit
