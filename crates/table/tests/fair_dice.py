"""Fair dice once more, without the program's code: docs/fair-dice.md in Python.

Arguments: the host's bytes, the seats' bytes (joined), the hash of the set-up, all in hexadecimal digits; then
triples of stream, number and bound. Prints the hash of the host's bytes, the key, and an outcome for each triple.
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

host, seats, set_up = (bytes.fromhex(text) for text in sys.argv[1:4])
key = hashlib.sha256(host + seats + set_up).digest()
print(hashlib.sha256(host).hexdigest(), key.hex(), sep="\n")
wanted = [int(text) for text in sys.argv[4:]]
for stream, number, bound in zip(wanted[::3], wanted[1::3], wanted[2::3]):
    print(outcome(key, stream, number, bound))
