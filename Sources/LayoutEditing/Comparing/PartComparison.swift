import Diagnostics

/// Walks two programs side by side and collects the differences.
final class PartComparison {
  private(set) var changes: [ProgramChange] = []
  /// The names of closure parameters in the learner's text.
  private var names: [String: String] = [:]
  private var surroundings: [ProgramChange.Surrounding] = []
  private var declarations: [String] = []
  private var slots: [String] = []
  private var lists = 0
  /// Closures with an unnamed parameter, and where to insert a name.
  private var unnamed: [String: (place: SourceRange, name: String)] = [:]

  func compare(_ mine: ProgramPart, _ other: ProgramPart) {
    if mine.says(other) { return }
    let leave = enter(mine, other)
    defer { leave() }
    switch (mine.head, other.head) {
    case (.chain, .chain): compareRows(mine, mine.children, other.children)
    case (.chain, _): compareRows(mine, mine.children, [other])
    case (_, .chain): compareRows(mine, [mine], other.children)
    case (.call(let name), .call(let otherName)), (.modifier(let name), .modifier(let otherName)):
      compareCalls(mine, name, other, otherName)
    default:
      if isWhole(mine) || isWhole(other) || !isSameForm(mine.head, other.head) {
        noteValue(mine, other)
      } else {
        compareRows(mine, mine.children, other.children)
      }
    }
  }

  private func compareCalls(_ mine: ProgramPart, _ name: String, _ other: ProgramPart, _ otherName: String) {
    guard let range = mine.nameRange, other.nameRange != nil else {
      // Color.red and Color.blue are not calls with arguments.
      noteValue(mine, other)
      return
    }
    if name != otherName {
      var change = ProgramChange(.name(from: name, to: otherName), edits: [TextEdit(range, otherName)], range: range)
      complete(&change)
      changes.append(change)
    }
    compareRows(mine, mine.children, other.children)
  }

  /// Whether a part is compared word by word.
  private func isWhole(_ part: ProgramPart) -> Bool { part.children.isEmpty && part.inside == nil }

  private func isSameForm(_ mine: ProgramPart.Head, _ other: ProgramPart.Head) -> Bool {
    switch (mine, other) {
    case (.statement(let word), .statement(let otherWord)): word == otherWord
    case (.declaration(let word, _), .declaration(let otherWord, _)): word == otherWord
    default: mine == other
    }
  }

  // MARK: Rows

  private func compareRows(_ whole: ProgramPart, _ mine: [ProgramPart], _ others: [ProgramPart]) {
    if mine.count == 1, others.count == 1, !whole.isRow || mine[0].isValue || others[0].isValue {
      return compare(mine[0], others[0])
    }
    lists += 1
    let list = lists
    var end: Int?
    var previous: ProgramPart?
    for (place, pair) in PartAlignment.places(mine, others).enumerated() {
      let before = changes.count
      switch pair {
      case .both(let own, let other):
        compare(mine[own], others[other])
        (end, previous) = (mine[own].range.upper, mine[own])
        continue
      case .only(let own):
        noteExtra(mine[own], in: whole, after: own > 0 ? mine[own - 1] : nil, of: mine)
        (end, previous) = (mine[own].range.upper, mine[own])
      case .missing(let other):
        let next = mine.first { $0.range.lower >= end ?? 0 && (end != nil || true) }
        noteMissing(others[other], in: whole, after: end, previous: previous, before: end == nil ? next : nil)
      }
      for index in before..<changes.count { (changes[index].list, changes[index].place) = (list, place) }
    }
  }

  private func noteExtra(
    _ part: ProgramPart, in whole: ProgramPart, after previous: ProgramPart?, of row: [ProgramPart]
  ) {
    var range = part.range
    if case .argument = part.head, part.nameRange == nil, part.head != .closure {
      let next = row.first { $0.range.lower >= range.upper }
      if let next, next.isArgument {
        range.upper = next.range.lower
      } else if let previous, previous.isArgument {
        range.lower = previous.range.upper
      }
    }
    range.lower -= part.lead.isEmpty ? 0 : leadLength(part)
    note(.extra(piece(part)), part, [TextEdit(range, "")])
  }

  /// The length in bytes of the ` = ` or `: ` before a value, which is a symbol and spaces.
  private func leadLength(_ part: ProgramPart) -> Int { part.lead.utf8.count }

  private func noteMissing(
    _ part: ProgramPart, in whole: ProgramPart, after end: Int?, previous: ProgramPart?, before next: ProgramPart?
  ) {
    var text = part.words.written(with: names)
    let place: Int
    switch part.head {
    case .modifier:
      guard let end else { return }
      (place, text) = (end, "\n" + text)
    case .argument:
      guard let inside = whole.inside else { return }
      if let previous, previous.isArgument {
        (place, text) = (previous.range.upper, ", " + text)
      } else if !whole.hasParentheses {
        (place, text) = (inside, "(" + text + ")")
      } else {
        let hasMore = whole.children.contains { $0.isArgument }
        (place, text) = (inside, hasMore ? text + ", " : text)
      }
    case .closure:
      (place, text) = (whole.range.upper, " " + text)
    case .slot:
      guard let end = end ?? whole.nameEnd else { return }
      (place, text) = (end, part.lead + text)
    default:
      if let end {
        (place, text) = (end, "\n" + text)
      } else if let inside = whole.inside {
        (place, text) = (inside, "\n" + text + "\n")
      } else {
        return
      }
    }
    var change = ProgramChange(
      .missing(piece(part)), edits: [TextEdit(SourceRange(lower: place, upper: place), text)],
      range: previous.map { SourceRange(lower: $0.range.upper, upper: $0.range.upper) }
        ?? SourceRange(lower: place, upper: place))
    change.edits += namings(for: part.words)
    if case .modifier = part.head {
      change.anchor = previous.map { SourceRange(lower: whole.range.lower, upper: $0.range.upper) }
      change.whole = whole.range
    }
    complete(&change)
    changes.append(change)
  }

  // MARK: Changes

  private func note(_ kind: ProgramChange.Kind, _ part: ProgramPart, _ edits: [TextEdit]) {
    var change = ProgramChange(kind, edits: edits, range: part.range)
    complete(&change)
    changes.append(change)
  }

  /// Another value; if only a number literal differs from a computed value, just that number.
  ///
  ///     y += height + 8      y += height + gap        8 for gap
  private func noteValue(_ mine: ProgramPart, _ other: ProgramPart) {
    guard let (number, lower, wanted) = typedNumber(mine.words, other.words) else {
      return note(
        .value(from: mine.words.named(names), to: other.words.named(names)), mine, replacing(mine, with: other))
    }
    let range = SourceRange(lower: lower, upper: lower + number.utf8.count)
    var change = ProgramChange(
      .value(from: [number], to: wanted.named(names)),
      edits: [TextEdit(range, wanted.written(with: names))] + namings(for: wanted), range: range)
    complete(&change)
    changes.append(change)
  }

  /// The only differing word, if it is a number literal: its position, and the words that should replace it.
  private func typedNumber(
    _ mine: [ProgramWord], _ other: [ProgramWord]
  ) -> (number: String, lower: Int, wanted: [ProgramWord])? {
    let start = zip(mine, other).prefix { $0.text == $1.text }.count
    let rest = zip(mine.dropFirst(start).reversed(), other.dropFirst(start).reversed())
    let end = rest.prefix { $0.text == $1.text }.count
    guard mine.count > 1, mine.count - start - end == 1, let lower = mine[start].lower else { return nil }
    let wanted = Array(other[start..<(other.count - end)])
    let hasName = wanted.contains { $0.text.first.map { $0.isLetter || $0 == "%" } ?? false }
    guard mine[start].text.first?.isNumber == true, hasName else { return nil }
    return (mine[start].text, lower, wanted)
  }

  private func complete(_ change: inout ProgramChange) {
    change.inside = surroundings.last
    change.slot = slots.last
    change.declaration = declarations.last
  }

  private func replacing(_ part: ProgramPart, with other: ProgramPart) -> [TextEdit] {
    [TextEdit(part.range, other.words.written(with: names))] + namings(for: other.words)
  }

  /// Edits that name unnamed closure parameters that the words use.
  private func namings(for words: [ProgramWord]) -> [TextEdit] {
    var edits: [TextEdit] = []
    for word in words {
      guard let place = unnamed[word.text], !edits.contains(where: { $0.range == place.place }) else { continue }
      edits.append(TextEdit(place.place, place.name))
    }
    return edits
  }

  private func piece(_ part: ProgramPart) -> ProgramChange.Piece {
    let sort: ProgramChange.Piece.Sort
    var name = ""
    switch part.head {
    case .modifier(let word): (sort, name) = (.modifier, word)
    case .argument(let label): (sort, name) = (.argument, label ?? "")
    case .call(let word): (sort, name) = (.view, word)
    case .chain: (sort, name) = (.view, part.children.first?.callName ?? "")
    case .declaration(let word, let own): (sort, name) = (.declaration, "\(word) \(own)")
    case .slot(let word): (sort, name) = (.branch, word)
    case .statement(let word): (sort, name) = (.statement, word)
    case .closure, .value: sort = .statement
    }
    return ProgramChange.Piece(
      sort, name: name, words: part.words.named(names),
      argument: part.children.first?.words.written(with: names) ?? "", text: part.words.written(with: names))
  }

  // MARK: Context

  private func enter(_ mine: ProgramPart, _ other: ProgramPart) -> () -> Void {
    let before = (names, surroundings, declarations, slots, unnamed)
    switch mine.head {
    case .declaration(_, let name):
      declarations.append(name)
      surroundings = []
      slots = []
    case .call(let name), .modifier(let name):
      var isModifier = false
      if case .modifier = mine.head { isModifier = true }
      surroundings.append(
        ProgramChange.Surrounding(
          name: name, argument: mine.children.first { $0.isArgument }?.words.written(with: names) ?? "",
          range: mine.range, label: nil, isModifier: isModifier, isInClosure: false))
      slots = []
    case .argument(let label): within { $0.with(label: label) }
    case .closure:
      within { $0.inClosure }
      for (place, name) in mine.parameters {
        names[place] = name
        if name == "_", let range = mine.parametersRange, let own = other.parameters[place], own != "_" {
          names[place] = own
          unnamed[place] = (range, own)
        }
      }
    case .slot(let name): slots.append(name)
    case .chain, .statement, .value: break
    }
    return { [self] in (names, surroundings, declarations, slots, unnamed) = before }
  }

  private func within(_ change: (ProgramChange.Surrounding) -> ProgramChange.Surrounding) {
    if let last = surroundings.last { surroundings[surroundings.count - 1] = change(last) }
  }
}

extension ProgramPart {
  /// Whether its children form a row: a difference in number is a missing or extra child, not another value.
  fileprivate var isRow: Bool {
    switch head {
    case .chain, .closure, .call, .modifier, .declaration: true
    case .slot(let name): name == "body" || name == "file" || (inside != nil && ["first", "second"].contains(name))
    case .argument, .statement, .value: false
    }
  }

  /// Whether it is only a value: a function's result, not a view in a row.
  fileprivate var isValue: Bool { head == .value }

  fileprivate var isArgument: Bool {
    if case .argument = head { true } else { false }
  }

  fileprivate var callName: String? {
    if case .call(let name) = head { name } else { nil }
  }

  /// The insertion point of a type, a value or a `where` clause.
  fileprivate var nameEnd: Int? {
    if case .declaration = head, let nameRange { return nameRange.upper }
    return children.first { $0.head == .slot("specifier") } == nil ? nil : range.upper
  }
}

extension ProgramChange.Surrounding {
  fileprivate func with(label: String?) -> Self {
    Self(
      name: name, argument: argument, range: range, label: label, isModifier: isModifier, isInClosure: isInClosure)
  }

  fileprivate var inClosure: Self {
    Self(name: name, argument: argument, range: range, label: nil, isModifier: isModifier, isInClosure: true)
  }
}
