#!/usr/bin/env python3
"""Derives the advance tables that the layout engine measures text with.

Reads   the text cuts of Inter from the Debian package fonts-inter (4.0~beta7): Inter-Regular.otf,
        Inter-Medium.otf, Inter-SemiBold.otf, Inter-Bold.otf and Inter-ExtraBold.otf. Only the widths
        of the glyphs and the kerning of the regular cut are read; no outline.
Writes  Data/Fonts/inter-advances.json                          the tables, for people and for the tests
        Sources/LayoutEngine/Text/Fonts/InterAdvances.swift     the same tables as Swift literals
Needs   apt install fonts-inter python3-fonttools, then /usr/bin/python3 Data/Fonts/derive.py
        With --check it writes nothing and says whether both files are up to date.

Inter is licensed under the SIL Open Font License 1.1 (OFL.txt, beside this file), and so are the tables.

Why Inter: phones set text in San Francisco, whose widths are Apple's data. Inter is free, and drawn
so alike that one number for each size and weight, a tracking, brings it within about one per cent. The
trackings below were fitted to the widths of strings recorded on a phone simulator and on a Mac: for
each size and weight, the tracking that gives recorded words their recorded widths on the whole. Text
is measured with the text cut at every size; the narrower Display cut is never used, so at large sizes
the tracking is strongly negative. Vertical metrics are not taken from Inter: see FontMetrics.swift.
"""

import json
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path("/usr/share/fonts/opentype/inter")
HERE = Path(__file__).resolve().parent
JSON_FILE = HERE / "inter-advances.json"
SWIFT_FILE = HERE.parent.parent / "Sources/LayoutEngine/Text/Fonts/InterAdvances.swift"

UNITS_PER_EM = 2816

# Name in the tables, and the cut it is read from. Lighter weights are measured with `regular`, black
# with `heavy`; the trackings below make up for it.
FACES = {
    "regular": "Inter-Regular.otf",
    "medium": "Inter-Medium.otf",
    "semibold": "Inter-SemiBold.otf",
    "bold": "Inter-Bold.otf",
    "heavy": "Inter-ExtraBold.otf",
}

# Complete blocks, found by arithmetic: ASCII, then Latin-1 and Latin Extended-A.
BLOCKS = [range(0x20, 0x7F), range(0xA0, 0x180)]

# Single scalars, found by searching: general punctuation, currency, letters like ™, arrows, a little
# mathematics, shapes and marks.
SINGLES = [
    *range(0x2000, 0x200B), *range(0x2010, 0x2028), *range(0x2030, 0x205F),
    *range(0x20A0, 0x20C0),
    0x2105, 0x2113, 0x2116, 0x2117, 0x2120, 0x2122, 0x2126, 0x212E,
    *range(0x2190, 0x21FF),
    0x2202, 0x2206, 0x220F, 0x2211, 0x2212, 0x2215, 0x2219, 0x221A, 0x221E, 0x222B, 0x2248, 0x2260,
    0x2264, 0x2265,
    0x25A0, 0x25A1, 0x25B2, 0x25B3, 0x25B6, 0x25B7, 0x25BC, 0x25BD, 0x25C0, 0x25C1, 0x25C6, 0x25C7,
    0x25CA, 0x25CB, 0x25CF,
    0x2605, 0x2606, 0x2660, 0x2663, 0x2665, 0x2666, 0x2713, 0x2717,
]

# Tracking of regular text by point size, in 1/1000 em.
TRACKING = {
    8: 9, 9: 8, 10: 6, 11: 3, 12: -4, 13: -8, 14: -12, 15: -17, 16: -20, 17: -27.5, 18: -32, 19: -37,
    20: -41, 22: -45, 24: -51, 26: -50, 28: -47, 32: -53, 34: -50, 40: -52, 48: -54, 60: -57, 80: -61,
}

# What a weight or a design adds to it at every size. Light, medium, semibold, bold, black, rounded and
# serif are fitted; ultraLight, thin and heavy continue the line.
WEIGHT_TRACKING = {
    "ultraLight": -11, "thin": -9, "light": -7, "regular": 0, "medium": 4, "semibold": 9, "bold": 17,
    "heavy": 27, "black": 42,
}
DESIGN_TRACKING = {"rounded": -4, "serif": 24}

# A monospaced glyph, and a full-width one (Chinese, Japanese, Korean).
MONOSPACED = 1741  # 0.618 em
WIDE = 2816  # 1 em

# Width of an emoji in points, by point size: straight lines between, in proportion outside.
EMOJI = [[10, 13], [14, 19], [18, 22], [24, 25], [32, 32], [48, 48]]


# A kerning value is one printable character in Swift: the code of 0, and the units of each code above it. Rounding to
# the step changes no pair by more than 0.3 % of an em.
KERNING_ZERO, KERNING_STEP = 91, 8


def read_face(name, scalars):
    font = TTFont(FONTS / name)
    if font["head"].unitsPerEm != UNITS_PER_EM:
        sys.exit(f"{name} has {font['head'].unitsPerEm} units to the em; {UNITS_PER_EM} were expected.")
    glyphs, metrics = font.getBestCmap(), font["hmtx"].metrics
    fallback = metrics[glyphs[ord("n")]][0]
    return [metrics[glyphs[s]][0] if s in glyphs else fallback for s in scalars], fallback


def kerning():
    """The kerning of ASCII pairs in the regular cut, as rows of classes of first characters.

    A class is a list of characters that are kerned alike; the first class of each side is kerned with nothing. Pairs
    with a space are left out: a line may break there. One cut serves all weights, which differ by a few units.
    """
    font = TTFont(FONTS / FACES["regular"])
    glyphs, table = font.getBestCmap(), font["GPOS"].table
    features = [r.Feature for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern"]
    lookups = sorted({index for feature in features for index in feature.LookupListIndex})

    def value(record):
        return getattr(record, "XAdvance", 0) if record is not None else 0

    def pair(first, second):
        total = 0
        for index in lookups:
            for sub in table.LookupList.Lookup[index].SubTable:
                sub = getattr(sub, "ExtSubTable", sub)
                if sub.LookupType != 2 or first not in sub.Coverage.glyphs:
                    continue
                if sub.Format == 1:
                    records = sub.PairSet[sub.Coverage.glyphs.index(first)].PairValueRecord
                    found = [r for r in records if r.SecondGlyph == second]
                    if not found:
                        continue
                    total += value(found[0].Value1)
                else:
                    row = sub.Class1Record[sub.ClassDef1.classDefs.get(first, 0)]
                    total += value(row.Class2Record[sub.ClassDef2.classDefs.get(second, 0)].Value1)
                break  # the first subtable that knows the pair decides
        return total

    scalars = [s for s in BLOCKS[0] if s != 0x20]
    pairs = {(a, b): pair(glyphs[a], glyphs[b]) for a in scalars for b in scalars}
    firsts, seconds = [{(0,) * len(scalars): 0} for _ in range(2)]
    first = {a: firsts.setdefault(tuple(pairs[a, b] for b in scalars), len(firsts)) for a in scalars}
    second = {b: seconds.setdefault(tuple(pairs[a, b] for a in scalars), len(seconds)) for b in scalars}
    rows = [[0] * len(seconds) for _ in firsts]
    for (a, b), units in pairs.items():
        steps = min(max(round(units / KERNING_STEP), 35 - KERNING_ZERO), 126 - KERNING_ZERO)
        rows[first[a]][second[b]] = steps * KERNING_STEP
    return {
        "first": [first.get(s, 0) for s in BLOCKS[0]],
        "second": [second.get(s, 0) for s in BLOCKS[0]],
        "rows": rows,
    }


def covered(scalars):
    glyphs = TTFont(FONTS / FACES["regular"]).getBestCmap()
    return [s for s in scalars if s in glyphs]


def tables():
    scalars = [s for block in BLOCKS for s in block] + sorted(covered(SINGLES))
    faces, fallback = {}, {}
    for face, name in FACES.items():
        faces[face], fallback[face] = read_face(name, scalars)
    return {
        "format": 1,
        "font": "Inter 4.0~beta7, text cut (Debian package fonts-inter), SIL Open Font License 1.1",
        "made by": "Data/Fonts/derive.py",
        "unitsPerEm": UNITS_PER_EM,
        "scalars": scalars,
        "faces": faces,
        "fallback": fallback,
        "monospaced": MONOSPACED,
        "wide": WIDE,
        "emoji": EMOJI,
        "tracking": {
            "sizes": list(TRACKING),
            **{w: [t + extra for t in TRACKING.values()] for w, extra in WEIGHT_TRACKING.items()},
        },
        "designTracking": DESIGN_TRACKING,
        "kerning": kerning(),
    }


def wrapped(values, indent, limit=118):
    lines, line = [], indent
    for value in values:
        piece = f"{value}, "
        if len(line) + len(piece.rstrip()) > limit:
            lines.append(line.rstrip())
            line = indent
        line += piece
    return "\n".join(lines + [line.rstrip()])


def as_json(t):
    """JSON with every list of numbers wrapped, so that a change shows as a small difference."""

    def show(value, indent):
        inner = indent + "  "
        if isinstance(value, dict):
            rows = [f"{inner}{json.dumps(k)}: {show(v, inner)}" for k, v in value.items()]
            return "{\n" + ",\n".join(rows) + f"\n{indent}}}"
        if isinstance(value, list):
            return "[\n" + wrapped([json.dumps(v) for v in value], inner).rstrip(",") + f"\n{indent}]"
        return json.dumps(value)

    return show(t, "") + "\n"


def as_swift(t):
    def array(name, kind, values, comment):
        return f"  /// {comment}\n  static let {name}: [{kind}] = [\n{wrapped(values, '    ')}\n  ]\n"

    def number(name, kind, value, comment):
        return f"  /// {comment}\n  static let {name}: {kind} = {value}\n"

    def letters(name, values, comment):
        text = "".join(chr(v) for v in values)
        lines = [text[i : i + 108] for i in range(0, len(text), 108)]
        body = "\n".join(f"    {line}\\" for line in lines).removesuffix("\\")
        body = body.replace("\\\n", "\\#\n")
        return f'  /// {comment}\n  static let {name} = Array(\n    #\"\"\"\n{body}\n    \"\"\"#.utf8)\n'

    def capital(word):
        return word[0].upper() + word[1:]

    single = sum(len(block) for block in BLOCKS)
    parts = [
        number("unitsPerEm", "Double", t["unitsPerEm"], "The units per em of these tables."),
        number("asciiCount", "Int", len(BLOCKS[0]), "The number of scalars in the block from U+0020."),
        number("latinCount", "Int", len(BLOCKS[1]), "The number of scalars in the next block, from U+00A0."),
        array("singles", "UInt32", t["scalars"][single:], "The scalars after the two blocks, ascending."),
    ]
    for face, values in t["faces"].items():
        parts.append(array(face, "UInt16", values, f"Advances of the {face} face, one for each scalar."))
        parts.append(number(f"{face}Fallback", "UInt16", t["fallback"][face], "The advance of other scalars: that of an n."))
    parts.append(number("monospaced", "UInt16", t["monospaced"], "The advance of every glyph of the monospaced design."))
    parts.append(number("wide", "UInt16", t["wide"], "The advance of a Chinese, Japanese or Korean full-width character."))
    parts.append(array("emojiSizes", "Double", [e[0] for e in t["emoji"]], "Point sizes at which an emoji's width is known."))
    parts.append(array("emojiWidths", "Double", [e[1] for e in t["emoji"]], "Widths of an emoji at these sizes, in points."))
    tracking = dict(t["tracking"])
    parts.append(array("trackingSizes", "Double", tracking.pop("sizes"), "Point sizes at which the tracking is known."))
    for weight, values in tracking.items():
        parts.append(array(f"tracking{capital(weight)}", "Double", values, f"Tracking of {weight} text, in 1/1000 em."))
    for design, value in t["designTracking"].items():
        parts.append(number(f"tracking{capital(design)}", "Double", value, f"The {design} design's additional tracking."))
    kerning = t["kerning"]
    classes = "one character for each scalar from U+0020, its code less 48."
    parts.append(letters("kerningFirsts", [48 + c for c in kerning["first"]], f"Classes of first characters: {classes}"))
    parts.append(letters("kerningSeconds", [48 + c for c in kerning["second"]], f"Classes of second ones: {classes}"))
    parts.append(number("kerningClasses", "Int", len(kerning["rows"][0]), "The number of classes of second characters."))
    parts.append(number("kerningZero", "Int", KERNING_ZERO, "The code of no kerning."))
    parts.append(number("kerningStep", "Int", KERNING_STEP, "The units of each code above it."))
    units = [KERNING_ZERO + u // KERNING_STEP for row in kerning["rows"] for u in row]
    parts.append(letters("kerning", units, "The kerning, row by row: a row for each class of first characters."))
    header = (
        "// swift-format-ignore-file\n"
        "// Generated by Data/Fonts/derive.py from Inter 4.0~beta7 (SIL Open Font License 1.1, see\n"
        "// Data/Fonts/OFL.txt). Do not edit: change the script, run it again, commit both files it writes.\n\n"
        "/// The widths of Inter's glyphs, and the trackings that make them as wide as San Francisco's.\n"
        "///\n"
        "/// A table begins with U+0020…U+007E, then U+00A0…U+017F, then one entry for each of `singles`.\n"
    )
    return header + "enum InterAdvances {\n" + "\n".join(parts) + "}\n"


def main():
    t = tables()
    outputs = {JSON_FILE: as_json(t), SWIFT_FILE: as_swift(t)}
    stale = [p.name for p, text in outputs.items() if not p.exists() or p.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        sys.exit(f"Out of date: {', '.join(stale)}. Run Data/Fonts/derive.py." if stale else 0)
    for path, text in outputs.items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(t['scalars'])} scalars, {len(t['faces'])} faces; changed: {', '.join(stale) or 'nothing'}")


main()
