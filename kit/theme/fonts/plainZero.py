"""Writes the text font with a zero without a slash: `python plainZero.py <folder of the package's files>`.

Needs fonttools and brotli. The slash of the package's zero separates the inside into two contours; joined at its ends
they are the inside of a plain zero, at every weight.
"""

from pathlib import Path
from sys import argv

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

names = ["latin-wght-normal", "latin-wght-italic"]


def main(source: Path, target: Path) -> None:
    for name in names:
        file = f"atkinson-hyperlegible-next-{name}.woff2"
        font = TTFont(source / file)
        remove_slash(font, "zero")
        font.flavor = "woff2"
        font.save(target / file)


def remove_slash(font: TTFont, name: str) -> None:
    glyph = font["glyf"][name]
    outside, *halves = contours_of(glyph)
    assert len(halves) == 2
    order = [*outside, *(point for half in halves for point in from_longest_line(glyph, half))]
    glyph.coordinates = GlyphCoordinates([glyph.coordinates[point] for point in order])
    glyph.flags = bytearray(glyph.flags[point] for point in order)
    glyph.endPtsOfContours = [len(outside) - 1, len(order) - 1]
    glyph.numberOfContours = 2
    for variation in font["gvar"].variations[name]:
        deltas = variation.coordinates
        assert None not in deltas
        # After the points come four for the metrics.
        variation.coordinates = [deltas[point] for point in order] + deltas[len(order) :]


def contours_of(glyph) -> list[range]:
    ends = [-1, *glyph.endPtsOfContours]
    return [range(before + 1, end + 1) for before, end in zip(ends, ends[1:])]


def from_longest_line(glyph, contour: range) -> list[int]:
    """The points in their order, so that the edge of the slash is between the last and the first one."""
    points = list(contour)

    def length_before(index: int) -> float:
        here, before = points[index], points[index - 1]
        if not (glyph.flags[here] & glyph.flags[before] & 1):
            return 0
        (x, y), (x_before, y_before) = glyph.coordinates[here], glyph.coordinates[before]
        return (x - x_before) ** 2 + (y - y_before) ** 2

    first = max(range(len(points)), key=length_before)
    return points[first:] + points[:first]


main(Path(argv[1]), Path(__file__).parent)
