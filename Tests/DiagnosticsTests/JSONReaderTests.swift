import Diagnostics
import Testing

// The truth: RFC 8259, and for what it leaves open the reader's own documentation.

@Suite struct JSONReaderTests {
  @Test(
    arguments: [
      ("0", "0"), ("-0", "-0"), ("12.50", "12.50"), ("1e3", "1e3"), ("-2.5E-3", "-2.5E-3"), ("1e20", "1e20"),
      ("9007199254740993", "9007199254740993"), ("\"\u{7F}\u{9B}\u{202E}\"", #""\u007f\u009b\u202e""#),
      ("true", "true"), (" null\n", "null"), ("\"\"", "\"\""), ("[]", "[]"), ("{ }", "{}"),
      ("[1, [2, []]]", "[1,[2,[]]]"), (#"{"b": 1, "a": {"c": null}}"#, #"{"b":1,"a":{"c":null}}"#),
      (#""a\"\\\/\b\f\n\r\tz""#, #""a\"\\/\u0008\u000c\n\r\tz""#), (#""\u00e9\u0041""#, "\"éA\""),
      (#""\uD83E\uDD89""#, "\"🦉\""), ("\"razémon 🦉\"", "\"razémon 🦉\""), ("\u{FEFF}1", "1"),
    ])
  func accepts(_ text: String, _ compact: String) throws {
    #expect(try JSON.read(SourceText(name: "x", text: text)).compact == compact)
  }

  /// Each with the line and column of the trouble.
  @Test(
    arguments: [
      ("", "empty", 1, 1), ("  \n ", "empty", 2, 2), ("nope", "double quotes", 1, 1), ("[1,]", "comma too many", 1, 3),
      ("{\"a\":1,}", "comma too many", 1, 7), ("[1 2]", "',' or ']'", 1, 3), ("[1", "']'", 1, 3),
      ("{\"a\" 1}", "':'", 1, 6), ("{a: 1}", "a key in quotes", 1, 2), ("1 2", "follows the end", 1, 3),
      ("{\"a\": 1,\n \"a\": 2}", "stands twice", 2, 2), ("01", "start with 0", 1, 1), ("1.", "after its point", 1, 1),
      ("-", "needs a digit", 1, 1), ("1e", "exponent", 1, 1), ("1e999", "too large", 1, 1),
      ("+1", "expected here", 1, 1),
      ("\"a", "closing quote", 1, 1), ("\"a\nb\"", "closing quote", 1, 1), ("\"a\tb\"", "control character", 1, 3),
      (#""\x""#, "no such escape", 1, 2), (#""\u12g4""#, "hexadecimal", 1, 2), (#""\uD83E""#, "surrogate", 1, 2),
      (#""\uDD89""#, "surrogate", 1, 2), (#""\uD83E\u0041""#, "surrogate", 1, 2), ("[nul]", "'nul'", 1, 2),
      ("{\"a\":}", "expected here", 1, 6), ("[,1]", "expected here", 1, 2), ("'a'", "double quotes", 1, 1),
      ("{\n “a”: 1}", "straight double quotes", 2, 2), ("[1, /* two */ 2]", "no comments", 1, 5),
      ("{\"a\": 1 // one\n}", "no comments", 1, 9), ("[1,\n\n]", "comma too many", 1, 3),
    ])
  func refuses(_ text: String, _ words: String, _ line: Int, _ column: Int) throws {
    let source = SourceText(name: "x", text: text)
    let problem = try #require(throws: Problem.self) { try JSON.read(source) }
    #expect(problem.kind == .input)
    #expect(problem.message.english.contains(words), "\(problem.message.english)")
    let location = source.location(at: try #require(problem.range).lower)
    #expect(location == SourceLocation(file: "x", line: line, column: column))
  }

  @Test func refusesDeepNestingWithoutATrap() throws {
    let open = String(repeating: "[", count: 100_000)
    let problem = try #require(throws: Problem.self) { try JSON.read(SourceText(name: "x", text: open)) }
    #expect(problem.message.english.contains("deeper than 100"))
    let hundred = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(throws: Never.self) { try JSON.read(SourceText(name: "x", text: hundred)) }
  }

  /// No beginning of a good text traps, and none but the whole is accepted.
  @Test func everyPrefixIsRefused() {
    let text = #"{"id": "a\u00e9\uD83E\uDD89", "size": [360, -2.5e1], "ok": true, "no": null}"#
    for length in 0..<text.count {
      #expect(throws: Problem.self) { try JSON.read(SourceText(name: "x", text: String(text.prefix(length)))) }
    }
  }

  @Test func keepsPlaces() throws {
    let source = SourceText(name: "x", text: "{\n  \"size\": [360, 220]\n}")
    let json = try JSON.read(source, file: 3)
    let member = try #require(json.members?.first)
    #expect(source.location(at: try #require(member.keyRange).lower).column == 3)
    #expect(member.keyRange?.file == 3)
    #expect(source.location(at: try #require(member.value.range).lower).column == 11)
    let second = try #require(member.value.elements?.last?.range)
    #expect(String(decoding: source.bytes[second.lower..<second.upper], as: UTF8.self) == "220")
  }

  @Test func keepsTheDigitsOfANumber() throws {
    let json = try JSON.read(SourceText(name: "x", text: "0.10"))
    guard case .number(let value, let literal) = json.content else {
      Issue.record("not a number")
      return
    }
    #expect(value == 0.1)
    #expect(literal == "0.10")
  }
}

@Suite struct JSONWriterTests {
  @Test(
    arguments: [
      (1.0, "1"), (0.1, "0.1"), (-0.0, "0"), (1e15, "1000000000000000"), (1e16, "1e+16"), (123456789.0, "123456789"),
      (1.0 / 3, "0.3333333333333333"),
      (.leastNonzeroMagnitude, "5e-324"), (.infinity, "null"), (.nan, "null"), (-.infinity, "null"),
    ])
  func writesShortNumbers(_ number: Double, _ text: String) {
    #expect(JSON(number).compact == text)
    #expect(JSON.literal(for: number) == text)
  }

  @Test func whatIsWrittenReadsBackTheSame() throws {
    let nasty = String(String.UnicodeScalarView((0...0x2FF).compactMap { Unicode.Scalar($0) })) + "\u{2028}🦉"
    let json: JSON = ["text": JSON(nasty), "numbers": [0.1, 1e300, 12], "nested": [["a": nil], true]]
    for text in [json.compact, json.pretty] {
      #expect(try JSON.read(SourceText(name: "x", text: text)).compact == json.compact)
    }
    #expect(!json.compact.contains("\n"))
  }

  @Test func prettyKeepsOrderAndShortArrays() {
    let json: JSON = ["b": [1, 2.5], "a": ["x": [["y"]]], "empty": [:], "none": []]
    #expect(
      json.pretty == """
        {
          "b": [1, 2.5],
          "a": {
            "x": [
              ["y"]
            ]
          },
          "empty": {},
          "none": []
        }
        """)
  }
}
