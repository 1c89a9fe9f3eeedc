/// Makes broken programs out of good ones: always the same ones for the same seed.
///
/// The tests use it, and the fuzzer that `Tests/Fuzz/run` builds by itself.
public struct Mutator: Sendable {
  /// Programs to start from, cut into tokens.
  private let corpus: [[Substring]]
  private let seed: UInt64

  /// - Parameter programs: sources to start from; their order counts.
  public init(programs: [String], seed: UInt64) {
    corpus = programs.map { Mutator.tokens(of: $0) }.filter { !$0.isEmpty }
    self.seed = seed
  }

  /// The program with a number; each number has its own, whatever was made before.
  public func program(_ number: Int) -> String {
    var random = SplitMix(state: seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: number))
    if number % 50 == 49 { return noise(&random) }
    var tokens = any(of: corpus, &random) ?? []
    // Every third program stays Swift and only gets other numbers, so that it runs and is laid out.
    if number % 3 == 0 {
      renumber(&tokens, &random)
      return tokens.joined()
    }
    // Mostly one or two mistakes, as people make them; now and then a heap.
    let changes = random.below(10) == 0 ? 1 + random.below(30) : 1 + random.below(3)
    for _ in 0..<changes { change(&tokens, &random) }
    let text = tokens.joined()
    return random.below(12) == 0 ? flipped(text, &random) : text
  }

  /// Other numbers in up to four places.
  private func renumber(_ tokens: inout [Substring], _ random: inout SplitMix) {
    let places = tokens.indices.filter { tokens[$0].first?.isNumber == true }
    for _ in 0..<(1 + random.below(4)) {
      guard let place = any(of: places, &random) else { return }
      tokens[place] = any(of: Self.numbers, &random) ?? ""
    }
  }

  // MARK: Mistakes in tokens

  private func change(_ tokens: inout [Substring], _ random: inout SplitMix) {
    guard !tokens.isEmpty else { return tokens.append(any(of: Self.spices, &random) ?? "") }
    let index = random.below(tokens.count)
    switch random.below(13) {
    case 0: tokens.remove(at: index)
    case 1: tokens.insert(tokens[index], at: index)
    case 2: tokens.swapAt(index, random.below(tokens.count))
    case 3: tokens[index] = foreign(&random)
    case 4: tokens.insert(foreign(&random), at: index)
    case 5: tokens.removeSubrange(index..<min(tokens.count, index + 1 + random.below(12)))
    case 6: tokens.removeLast(min(tokens.count, random.below(tokens.count)))
    case 7: tokens.insert(any(of: Self.spices, &random) ?? "", at: index)
    case 8: tokens[index] = any(of: Self.numbers, &random) ?? ""
    case 9: nest(&tokens, around: index, &random)
    case 10: splice(&tokens, at: index, &random)
    case 11:
      if let other = tokens.indices.filter({ tokens[$0].first?.isLetter == true }).randomElement(using: &random) {
        tokens[index] = tokens[other]
      }
    default: repeatPart(&tokens, from: index, &random)
    }
  }

  private func foreign(_ random: inout SplitMix) -> Substring {
    any(of: any(of: corpus, &random) ?? [], &random) ?? ""
  }

  /// A few tokens of another program.
  private func splice(_ tokens: inout [Substring], at index: Int, _ random: inout SplitMix) {
    guard let other = any(of: corpus, &random) else { return }
    let start = random.below(other.count)
    tokens.insert(contentsOf: other[start..<min(other.count, start + 1 + random.below(20))], at: index)
  }

  /// Many brackets, or containers, around a part.
  private func nest(_ tokens: inout [Substring], around index: Int, _ random: inout SplitMix) {
    let (open, close) = any(of: Self.pairs, &random) ?? ("(", ")")
    let depth = 1 << random.below(9)
    let end = min(tokens.count, index + 1 + random.below(8))
    tokens.insert(contentsOf: Array(repeating: close, count: depth), at: end)
    tokens.insert(contentsOf: Array(repeating: open, count: depth), at: index)
  }

  /// The same part many times over.
  private func repeatPart(_ tokens: inout [Substring], from index: Int, _ random: inout SplitMix) {
    let part = tokens[index..<min(tokens.count, index + 1 + random.below(12))]
    let times = 1 << random.below(8)
    tokens.insert(contentsOf: (0..<times).flatMap { _ in part }, at: index)
  }

  // MARK: Mistakes in bytes

  private func flipped(_ text: String, _ random: inout SplitMix) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<(1 + random.below(4)) where !bytes.isEmpty {
      bytes[random.below(bytes.count)] ^= UInt8(truncatingIfNeeded: 1 << random.below(8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func noise(_ random: inout SplitMix) -> String {
    let length = random.below(300)
    if random.below(2) == 0 { return (0..<length).map { _ in foreign(&random) }.joined(separator: " ") }
    return String(decoding: (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }, as: UTF8.self)
  }

  // MARK: Parts

  private func any<Element>(of elements: [Element], _ random: inout SplitMix) -> Element? {
    elements.isEmpty ? nil : elements[random.below(elements.count)]
  }

  private static let numbers: [Substring] = [
    "0", "-1", "9223372036854775807", "9223372036854775808", "1e308", "1e-320", "1e999", "0x7fffffffffffffff",
    "-9223372036854775808", ".infinity", "-.infinity", ".nan", "1_000_000", "4611686018427387904", "0.1", "100000",
  ]

  private static let spices: [Substring] = [
    " ", "\n", "\"", "\\(", "\"\"\"", "#\"", "/*", "*/", "//", "@", "#if x\n", "#endif\n", "`", "\\.self", "&", "_",
    "$0",
    "inout ", "some ", "any ", "!", "?", "??", "...", "..<", "->", " = ", " == ", " in ", "{ $0 }", "[:]", "()", "nil",
    "self", "Self", ".init", "é", "e\u{301}", "👩‍👩‍👧‍👦", "\u{202E}", "\u{0}", "\u{FEFF}", "\r", "\t", "\u{2028}", "ﬀ", "名前",
    "while true { }", "for i in 0..<1000000000 { }", "fatalError()", "String(repeating: \"x\", count: 1000000)",
    "ForEach(0..<100000) { _ in Text(\"a\") }", ".frame(width: -5)", ".padding(1e300)", ".offset(x: .nan)",
    ".aspectRatio(0, contentMode: .fit)", ".layoutPriority(.infinity)", "AnyView", "Binding", "$x", "switch x { ",
    "guard let x else { }", "lazy var x = x", "indirect enum E { case a(E) }", "extension View { }", "#Preview { ",
  ]

  private static let pairs: [(Substring, Substring)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("VStack { ", " }"), ("Group { ", " }"), ("if true { ", " }"), ("<", ">"),
    ("AnyView(", ")"), ("\"\\(", ")\""), ("-", ""), ("!", ""), ("", "?"), ("", "!"), ("#if a\n", "\n#endif\n"),
    ("/*", "*/"),
    ("HStack(alignment: .top) { Text(\"a\"); ", " }"), ("ForEach(0..<3) { _ in ", " }"),
    ("GeometryReader { _ in ", " }"),
    ("max(1, ", ")"), ("{ $0 }(", ")"), ("a ? b : ", ""), ("", ".padding()"), ("1 + ", ""), ("func f() { ", " }"),
  ]

  /// Words, numbers, blanks, and every other character by itself.
  static func tokens(of text: String) -> [Substring] {
    var tokens: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let isWord = isWordPart(text[start])
      let isBlank = text[start] == " "
      var end = text.index(after: start)
      while end < text.endIndex, isWord && isWordPart(text[end]) || isBlank && text[end] == " " {
        end = text.index(after: end)
      }
      tokens.append(text[start..<end])
      start = end
    }
    return tokens
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

/// A generator of numbers that looks random and is the same everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number from 0 up to, and without, the bound.
  mutating func below(_ bound: Int) -> Int { bound > 1 ? Int(next() % UInt64(bound)) : 0 }
}
