import Diagnostics

/// Looks for a regular expression in a text, step by counted step: some expressions try every way there is.
final class RegularExpressionMatching {
  /// What was found: where, and where each of the captured parts is.
  struct Match {
    let range: Range<Int>
    let captures: [Range<Int>?]
  }

  private let letters: [Character]
  private let expression: RegularExpression
  private let ignoresCase: Bool
  private let run: Run
  private let place: SourceRange?
  private var captures: [Range<Int>?]
  private var depth = 0
  /// Ways that wait for what follows them.
  private static let mostDepth = 3000
  private typealias Rest = (Int) throws(Stop) -> Bool

  init(
    _ letters: [Character], _ expression: RegularExpression, captures: Int, ignoresCase: Bool, _ run: Run,
    at place: SourceRange?
  ) {
    self.letters = letters
    self.expression = expression
    self.ignoresCase = ignoresCase
    self.run = run
    self.place = place
    self.captures = Array(repeating: nil, count: captures)
  }

  /// The first match from a place on.
  func first(from start: Int) throws(Stop) -> Match? {
    for here in start...max(start, letters.count) where here <= letters.count {
      if let match = try match(at: here, whole: false) { return match }
    }
    return nil
  }

  /// The match that begins at a place.
  func match(at start: Int, whole: Bool) throws(Stop) -> Match? {
    captures = captures.map { _ in nil }
    var end = start
    let count = letters.count
    let isThere = try matches(expression, start) { (here) throws(Stop) in
      if whole, here != count { return false }
      end = here
      return true
    }
    return isThere ? Match(range: start..<end, captures: captures) : nil
  }

  private func matches(_ part: RegularExpression, _ here: Int, _ rest: Rest) throws(Stop) -> Bool {
    try run.step(at: place)
    depth += 1
    defer { depth -= 1 }
    if depth > Self.mostDepth { throw Stop(.limit, LimitMessage.steps(most: Run.Budget.steps), at: place) }
    switch part {
    case .one(let kind): return isOne(kind, here) ? try rest(here + 1) : false
    case .sequence(let parts): return try matches(parts[...], here, rest)
    case .alternatives(let all):
      for one in all where try matches(one, here, rest) { return true }
      return false
    case .captured(let inner, let number):
      let before = captures[number - 1]
      let isThere = try matches(inner, here) { [self] (end) throws(Stop) in
        let outer = captures[number - 1]
        captures[number - 1] = here..<end
        if try rest(end) { return true }
        captures[number - 1] = outer
        return false
      }
      if !isThere { captures[number - 1] = before }
      return isThere
    case .repeated(.one(let kind), let least, let most, let isGreedy):
      return try letters(kind, here, least, most, isGreedy, rest)
    case .repeated(let inner, let least, let most, let isGreedy):
      return try repeated(inner, here, least, most, isGreedy, rest)
    case .ahead(let inner, let isThere):
      let before = captures
      let found = try matches(inner, here) { _ in true }
      if !found || !isThere { captures = before }
      return found == isThere ? try rest(here) : false
    case .start: return here == 0 ? try rest(here) : false
    case .end: return here == letters.count ? try rest(here) : false
    case .wordEdge(let isThere): return isAtEdge(here) == isThere ? try rest(here) : false
    }
  }

  private func matches(_ parts: ArraySlice<RegularExpression>, _ here: Int, _ rest: Rest) throws(Stop) -> Bool {
    guard let first = parts.first else { return try rest(here) }
    return try matches(first, here) { (end) throws(Stop) in try matches(parts.dropFirst(), end, rest) }
  }

  private func isOne(_ kind: RegularExpression.LetterKind, _ here: Int) -> Bool {
    here < letters.count && kind.contains(letters[here], ignoringCase: ignoresCase)
  }

  /// Letters of one kind in a row: the usual case needs no way back for each of them.
  private func letters(
    _ kind: RegularExpression.LetterKind, _ here: Int, _ least: Int, _ most: Int, _ isGreedy: Bool, _ rest: Rest
  ) throws(Stop) -> Bool {
    var end = here
    if isGreedy {
      while end - here < most, isOne(kind, end) { end += 1 }
      try run.step(at: place, counting: end - here)
      while end - here >= least {
        if try rest(end) { return true }
        end -= 1
      }
      return false
    }
    while true {
      if end - here >= least, try rest(end) { return true }
      guard end - here < most, isOne(kind, end) else { return false }
      try run.step(at: place)
      end += 1
    }
  }

  private func repeated(
    _ inner: RegularExpression, _ here: Int, _ least: Int, _ most: Int, _ isGreedy: Bool, _ rest: Rest
  ) throws(Stop) -> Bool {
    if !isGreedy, least <= 0, try rest(here) { return true }
    if most > 0 {
      let isThere = try matches(inner, here) { (end) throws(Stop) in
        // What takes no letter would never end.
        if end == here, least <= 0 { return false }
        return try repeated(inner, end, least - 1, most == .max ? most : most - 1, isGreedy, rest)
      }
      if isThere { return true }
    }
    return isGreedy && least <= 0 ? try rest(here) : false
  }

  private func isAtEdge(_ here: Int) -> Bool {
    let before = here > 0 && letters[here - 1].isOfWord
    let behind = here < letters.count && letters[here].isOfWord
    return before != behind
  }
}
