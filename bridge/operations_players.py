"""Operations on players: damage, life, mana, cards, losing the game (CR 119-121, 104)."""

from __future__ import annotations

from lawmage.game_state import Facts, State, shown
from lawmage.operations_table import Args, operation
from lawmage.operations_zones import move, text
from lawmage.terms import atom, number


@operation("happened")
def happened(state: State, args: Args) -> None:
    """The turn's history keeps an event (CR 608.2i)."""
    kind, details = args
    state.events.append([kind, *map(text, details)])


@operation("marked")
def marked(state: State, args: Args) -> None:
    """Damage is marked on a permanent (CR 120.3e)."""
    state.objects[args[0]].facts.add(args[1], "damage")


@operation("deathtouched")
def deathtouched(state: State, args: Args) -> None:
    """It was dealt damage by a source with deathtouch since state-based actions were last checked (CR 704.5h)."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.put("deathtouched")


@operation("undamaged")
def undamaged(state: State, args: Args) -> None:
    """All damage on it is removed (CR 120.6)."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.drop("damage")
        state.objects[args[0]].facts.drop("deathtouched")


@operation("commander_damage")
def commander_damage(state: State, args: Args) -> None:
    """Combat damage by a commander is counted over the game (CR 903.10a)."""
    player, commander, amount = args
    state.players[player].add(amount, "commander_damage", atom(shown(commander)))


@operation("commander_cast")
def commander_cast(state: State, args: Args) -> None:
    """A commander was cast from the command zone once more (CR 903.8)."""
    state.players[args[0]].add(1, "commander_cast", atom(shown(args[1])))


@operation("life_gained")
def life_gained(state: State, args: Args) -> None:
    """CR 119.3."""
    state.players[args[0]].add(args[1], "life")


@operation("life_lost")
def life_lost(state: State, args: Args) -> None:
    """CR 119.3."""
    facts = state.players[args[0]]
    left = facts.count("life") - args[1]
    facts.set("life", number(left))


@operation("mana")
def mana(state: State, args: Args) -> None:
    """Mana is added to a player's pool (CR 106.4)."""
    facts = state.players[args[0]]
    put_mana(facts, [*mana_in(facts), *map(text, args[1])])


@operation("mana_spent")
def mana_spent(state: State, args: Args) -> None:
    """Mana is taken from a player's pool to pay a cost (CR 106.4)."""
    facts = state.players[args[0]]
    left = mana_in(facts)
    for unit in map(text, args[1]):
        if unit in left:
            left.remove(unit)
        elif any(part.isdigit() for part in left):  # {2} of the board's notation is colourless mana.
            index = next(index for index, part in enumerate(left) if part.isdigit())
            less = int(left[index]) - 1
            left[index : index + 1] = [str(less)] if less else []
    put_mana(facts, left)


@operation("emptied")
def emptied(state: State, args: Args) -> None:
    """Unspent mana is lost, but for that of the colours kept (CR 106.4, 500.5)."""
    facts = state.players[args[0]]
    put_mana(facts, [part for part in mana_in(facts) if part in map(text, args[1])])


def mana_in(facts: Facts) -> list[str]:
    """The symbols of the mana in a player's pool."""
    return [part for part in (facts.one("mana") or "[]")[1:-1].split(",") if part]


def put_mana(facts: Facts, symbols: list[str]) -> None:
    """Make those symbols the player's pool."""
    facts.drop("mana")
    if symbols:
        facts.put("mana", f"[{','.join(symbols)}]")


@operation("lost")
def lost(state: State, args: Args) -> None:
    """A player loses, and leaves the game (CR 104.3, 104.5)."""
    state.players[args[0]].put("lost")


@operation("won")
def won(state: State, args: Args) -> None:
    """CR 104.2."""
    state.players[args[0]].put("won")


@operation("drawn")
def drawn(state: State, args: Args) -> list[str]:
    """A card goes from a library to its owner's hand (CR 121.1); from an empty one none does (CR 121.4)."""
    player, what = args
    if what == "none":
        state.players[player].put("drew_from_empty")
    elif what == "unlisted":
        left = state.unlisted_library.get(player)
        state.unlisted_library[player] = None if left is None else left - 1
        state.unlisted(player, "hand")
    elif what["args"][0] in state.objects:
        return [move(state, state.objects[what["args"][0]], "hand", [])]
    return []


@operation("library")
def library(state: State, args: Args) -> None:
    """So many cards that aren't listed go from a library to its owner's graveyard (CR 701.17a); of one that doesn't run out none is known."""
    player, number = args
    left = state.unlisted_library.get(player)
    if left is not None:
        state.unlisted_library[player] = max(0, left - number)
        for _ in range(min(left, number)):
            state.unlisted(player, "graveyard")


@operation(
    "damage",
    "looked",
    "shuffled",
    "searched",
    "revealed",
    "flipped",
    "rolled",
    "connived",
    "explored",
    "fought",
    "begun",
    "blocks",
    "activated",
    "cycled",
    "crewed",
    "tapped_for_mana",
    "committed_crime",
    "completed_dungeon",
    "evolved",
    "exerted",
    "exploited",
    "level_gained",
    "unblocked",
    "unlocked",
    "proliferated",
    "put_counters",
    "resolved",
    "tempted",
)
def seen(state: State, args: Args) -> None:
    """An event that changes nothing that is kept, but that abilities may trigger on (CR 603.2)."""


@operation("used")
def used(state: State, args: Args) -> None:
    """An ability is used once more this turn (CR 602.5b, 606.3)."""
    source, label = args
    for entry in state.used:
        if entry[:2] == [source, label]:
            entry[2] += 1
            return
    state.used.append([source, label, 1])


@operation("land_played")
def land_played(state: State, args: Args) -> None:
    """CR 305.2."""
    state.lands[args[1]] = state.lands.get(args[1], 0) + 1
