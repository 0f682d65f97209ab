"""Fair dice once more, without the program's code: docs/fair-dice.md in Python.

With one argument, the file of a record that gives its secrets: prints set-up hash, commitment and key, and checks every
throw of two dice of a dungeon game; ends with 1 at the first that the dice did not give. What tiles, tokens and cards
come is not checked here: what can come depends on the rules.

Otherwise the arguments are the host's bytes, the seats' bytes (joined), the hash of the set-up, all in hexadecimal
digits; then triples of stream, number and bound. Prints the hash of the host's bytes, the key, and an outcome for each
triple.
"""
import hashlib, struct, sys

def block(key, counter, nonce):
    state = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key))
    state += [counter & 0xFFFFFFFF, counter >> 32, nonce & 0xFFFFFFFF, nonce >> 32]
    x = state[:]
    def quarter(a, b, c, d):
        for one, two, three, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[one] = (x[one] + x[two]) & 0xFFFFFFFF
            mixed = x[three] ^ x[one]
            x[three] = (mixed << turn | mixed >> 32 - turn) & 0xFFFFFFFF
    for _ in range(10):
        for i in range(4):
            quarter(i, i + 4, i + 8, i + 12)
        for i in range(4):
            quarter(i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12)
    return [(one + two) & 0xFFFFFFFF for one, two in zip(x, state)]

def outcome(key, stream, number, bound):
    for word in block(key, number, stream):
        if word * bound % 2**32 >= 2**32 % bound:
            return word * bound >> 32
    return word % bound

def key_of(host, seats, set_up):
    return hashlib.sha256(host + seats + set_up).digest()

SET_UP = "game rules content content-file heroes first goals turn-limit position".split()

def read(path):
    """The set-up lines of a record, and its entries."""
    header, entries = {}, []
    for line in open(path, encoding="utf-8").read().splitlines():
        if line.startswith("|"):
            last = list(header)[-1]
            header[last] += "\n" + line[1:].removeprefix(" ")
            continue
        line = line.split("#")[0].strip()
        name, colon, value = line.partition(":")
        if colon and not entries and not name[:1].isdigit():
            header[name] = value.strip()
        elif line and name != "seal":
            entries.append(line)
    return header, entries

def check(path):
    header, entries = read(path)
    lines = [f"{name}: {header[name]}\n" for name in header if name in SET_UP]
    set_up = hashlib.sha256("".join(lines).encode()).digest()
    host = bytes.fromhex(header["dice-host"])
    key = key_of(host, bytes.fromhex(header["dice-seats"].replace(",", " ")), set_up)
    commitment = hashlib.sha256(host).hexdigest()
    print(f"set-up {set_up.hex()}\ncommitment {commitment}\nkey {key.hex()}")
    if header.get("dice-commitment", commitment) != commitment:
        return "the commitment is not the hash of the host's bytes"
    if header["game"] != "dungeon":
        return "only throws of the dungeon are checked"
    throws = [text.split()[1:] for entry in entries for text in entry.replace(";", ">").split("> ") if text.startswith("dice ")]
    for number, throw in enumerate(throws):
        given = tuple(int(die) for die in throw[:2])
        place = outcome(key, 0, number, 36)
        # Victorius has dice from 2 to 6 (K10.5).
        other = outcome(key, 0, number, 25)
        if given not in ((place // 6 + 1, place % 6 + 1), (other // 5 + 2, other % 5 + 2)):
            return f"throw {number + 1} is {given[0]} {given[1]}, which the dice did not give"
    print(f"{len(throws)} throws are those of the dice")

if len(sys.argv) == 2:
    sys.exit(check(sys.argv[1]))
host, seats, set_up = (bytes.fromhex(text) for text in sys.argv[1:4])
key = key_of(host, seats, set_up)
print(hashlib.sha256(host).hexdigest(), key.hex(), sep="\n")
wanted = [int(text) for text in sys.argv[4:]]
for stream, number, bound in zip(wanted[::3], wanted[1::3], wanted[2::3]):
    print(outcome(key, stream, number, bound))
