"""A fingerprint as words: what two people can read to each other over the telephone."""

from __future__ import annotations

WORDS = tuple(
    """
    abbey acorn album alder alley amber anchor anvil apple apron arbor arrow aspen attic autumn axle azure badge
    badger bagel baker balcony bamboo banjo barley barrel basil beacon beaver bench berry bishop bison blanket
    bottle bramble brandy bridge bronze bucket buffalo bugle butter button cabin cactus camel canal candle
    canvas carbon cargo carpet castle cedar cellar cement chapel cherry chimney cider cinder circus citrus
    clover cobalt cocoa comet copper coral cotton cradle crater cricket crystal curtain cushion cymbal dagger
    daisy dancer denim desert diamond dolphin donkey dragon drummer eagle easel elbow ember engine falcon farmer
    feather fennel ferry fiddle finger flannel flute forest fossil fountain fox furnace galaxy garden garlic
    garnet geyser ginger glacier goblet granite gravel guitar hammer harbor harvest hazel helmet heron hinge
    honey hornet iceberg indigo iris island ivory jacket jaguar jasmine jersey jigsaw jungle kayak kernel kettle
    kiosk kitchen ladder lagoon lantern laurel lemon lentil lever lilac linen lizard llama lobster locket lumber
    magnet mango maple marble meadow melon mirror mitten monkey mortar muffin mustard napkin needle nickel
    nutmeg oasis ocean olive onion orbit orchid otter oyster paddle palace panther paper paprika parrot pebble
    pelican pepper piano pillow pilot planet plaster pocket pony poplar potter prairie pumpkin puzzle quarry
    quartz quilt quiver rabbit raccoon radish raven ribbon river rocket saddle saffron salmon sandal satin
    scarlet shovel silver sparrow spider spruce stable summit sunset tailor teapot temple thistle thunder tiger
    timber toast tractor trumpet tulip tunnel turtle tuxedo umbrella valley vanilla velvet violin volcano walnut
    walrus whistle willow window winter yellow zebra zipper
    """.split()
)
SHOWN = 16
"""Bytes of a fingerprint that are spelled out: 128 bits leave no room to look for a twin."""


def fingerprint_words(fingerprint: str) -> tuple[str, ...]:
    """The start of a fingerprint, one word a byte.

    >>> fingerprint_words("00ff" + "00" * 30)[:2]
    ('abbey', 'zipper')
    """
    return tuple(WORDS[byte] for byte in bytes.fromhex(fingerprint)[:SHOWN])
