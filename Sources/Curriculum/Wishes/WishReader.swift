/// Parses a condition from left to right.
struct WishReader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func relations() throws(WishFault) -> [Wish.Relation] {
    var all: [Wish.Relation] = []
    repeat {
      var left = try sum()
      guard var sign = sign() else { throw .expected(.comparison, at: place) }
      while true {
        let right = try sum()
        all.append(Wish.Relation(left: left, sign: sign, right: right))
        guard let next = self.sign() else { break }
        (left, sign) = (right, next)
      }
    } while take(",")
    skipBlanks()
    if !rest.isEmpty { throw .expected(.comma, at: place) }
    if all.flatMap(\.properties).allSatisfy({ $0.name == Wish.stage }) { throw .namesNoView }
    return all
  }

  private mutating func sign() -> Wish.Relation.Sign? {
    for (word, sign) in [("==", Wish.Relation.Sign.equal), ("<=", .atMost), (">=", .atLeast), ("=", .equal)]
    where take(word) {
      return sign
    }
    return nil
  }

  private mutating func sum() throws(WishFault) -> Wish.Term {
    var term = try product()
    while true {
      if take("+") {
        term = .sum(term, try product())
      } else if take("-") {
        term = .sum(term, .minus(try product()))
      } else {
        return term
      }
    }
  }

  private mutating func product() throws(WishFault) -> Wish.Term {
    var term = try value()
    while true {
      if take("*") {
        term = .product(term, try value())
      } else if take("/") {
        term = .quotient(term, try value())
      } else {
        return term
      }
    }
  }

  private mutating func value() throws(WishFault) -> Wish.Term {
    // Limits nesting, so that no text can exhaust the stack.
    if take("-") { return .minus(try simple()) }
    return try simple()
  }

  private var depth = 0
  private static let mostDepth = 20

  private mutating func simple() throws(WishFault) -> Wish.Term {
    if take("(") {
      depth += 1
      defer { depth -= 1 }
      if depth > Self.mostDepth { throw .expected(.value, at: place) }
      let term = try sum()
      guard take(")") else { throw .expected(.closingParenthesis, at: place) }
      return term
    }
    skipBlanks()
    if let number = number() { return .number(number) }
    let name = try name()
    guard take(".") else { throw .expected(.quality, at: place) }
    let word = String(rest.prefix { $0.isLetter })
    guard let quality = Wish.Quality(rawValue: word) else {
      throw word.isEmpty ? .expected(.quality, at: place) : .noQuality(word)
    }
    rest = rest.dropFirst(word.count)
    return .property(Wish.Property(name: name, quality: quality))
  }

  private mutating func number() -> Double? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard rest.first?.isNumber ?? false, let number = Double(String(digits)) else { return nil }
    rest = rest.dropFirst(digits.count)
    return number
  }

  private mutating func name() throws(WishFault) -> String {
    for (open, close) in [("\"", "\""), ("“", "”"), ("'", "'")] where rest.hasPrefix(open) {
      let quoted = rest.dropFirst().prefix { String($0) != close }
      guard rest.dropFirst(quoted.count + 1).first != nil else { break }
      rest = rest.dropFirst(quoted.count + 2)
      return String(quoted)
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || "_-#".contains($0) }
    guard !name.isEmpty else { throw .expected(.value, at: place) }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }

  private mutating func take(_ word: String) -> Bool {
    skipBlanks()
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private var place: String { String(rest.drop { $0.isWhitespace }.prefix(12)) }
}
