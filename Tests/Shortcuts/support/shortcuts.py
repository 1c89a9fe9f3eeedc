"""Answers with numbers to be found: paddings or offsets in place of guides, or typed numbers in them."""

import re


class Shortcut:
    """A text with some numbers left open."""

    def __init__(self, name, pieces):
        self.name = name
        # Texts, and between them what writes the next few numbers.
        self.pieces = pieces

    @property
    def count(self):
        return sum(count for _, count, _ in self.pieces)

    def answer(self, numbers):
        numbers = list(numbers)
        text = ""
        for before, count, form in self.pieces:
            text += before + form(*numbers[:count])
            del numbers[:count]
        return text


def of(exercise):
    yield from instead_of_guides(exercise.solution)
    yield from instead_of_guides(exercise.starter)
    typed = typed_numbers(exercise.solution)
    if typed.count:
        yield typed


def instead_of_guides(text):
    """The text without its guides, and with room for paddings or offsets behind every identifier."""
    bare = without(guides(text), text)
    ends = [match.end() for match in re.finditer(r"\.accessibilityIdentifier\([^\n]*\)", bare)]
    if not ends:
        return
    yield Shortcut("paddings", pieces(bare, [(end, end) for end in ends], 4, padding))
    yield Shortcut("offsets", pieces(bare, [(end, end) for end in ends], 2, offset))


def typed_numbers(text):
    """The text with a number for what each closure of a guide works out; numbers stay as they are."""
    bodies = [(start, end) for _, _, start, end in guides(text) if start and not is_number(text[start:end])]
    return Shortcut("typed numbers", pieces(text, bodies, 1, lambda number: f" _ in {number:.3f} "))


def padding(leading, top, trailing, bottom):
    edges = {"leading": leading, "top": top, "trailing": trailing, "bottom": bottom}
    return "".join(f".padding(.{edge}, {length:.3f})" for edge, length in edges.items())


def offset(x, y):
    return f".offset(x: {x:.3f}, y: {y:.3f})"


def pieces(text, places, count, form):
    made, start = [], 0
    for lower, upper in places:
        made.append((text[start:lower], count, form))
        start = upper
    return made + [(text[start:], 0, lambda: "")]


def is_number(body):
    """Whether a closure says a number that the goal may ask for: 20, or an edge that is 0."""
    return re.fullmatch(r"\s*\w+\s+in\s+(-?[\d.]+|d\[\.(leading|top)\])\s*", body) is not None


def guides(text):
    """Where each guide begins and ends, and the inside of its closure."""
    found = []
    for match in re.finditer(r"\s*\.alignmentGuide\(", text):
        end = closing(text, match.end(), "(", ")")
        opening = re.compile(r"\s*\{").match(text, end)
        if opening:
            inner = opening.end()
            end = closing(text, inner, "{", "}")
            found.append((match.start(), end, inner, end - 1))
        else:
            found.append((match.start(), end, None, None))
    return found


def closing(text, start, opens, closes):
    """Behind the sign that closes what was opened before a place."""
    depth = 1
    while depth and start < len(text):
        depth += {opens: 1, closes: -1}.get(text[start], 0)
        start += 1
    return start


def without(found, text):
    for start, end, _, _ in reversed(found):
        text = text[:start] + text[end:]
    return text
