import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// Texts and programs that would keep Swift's parser, its compiler or the machine busy forever, or overflow
/// the stack. Each ends with a problem that names the exceeded limit and, if possible, the line.
///
/// Measurements showed these shapes to be harmful: each `[` doubles the parser's work, and chains of one
/// operator recurse.
@Suite struct HostileTests {
  struct Hostile: CustomTestStringConvertible, Sendable {
    var name: String
    var kind: ProblemKind
    var line: Int?
    var source: String
    var testDescription: String { name }

    init(_ name: String, _ kind: ProblemKind, line: Int? = 1, _ source: String) {
      self.name = name
      self.kind = kind
      self.line = line
      self.source = source
    }

    /// A program with a given `body`, after the declarations.
    init(_ name: String, _ kind: ProblemKind, line: Int?, given declarations: String = "", body: String) {
      let view = "struct ContentView: View { var body: some View { \(body) } }"
      self.init(name, kind, line: line, declarations.isEmpty ? view : "\(declarations)\n\(view)")
    }
  }

  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  static let texts = [
    Hostile("a file that is too long", .limit, "// " + many("x", 70_000)),
    Hostile("a control character", .syntax, "let a = 1\u{1}"),
    Hostile("a null character", .syntax, "let a = 1\u{0}"),
    Hostile("nested [", .limit, "let a = " + many("[", 30) + many("]", 30)),
    Hostile("nested (", .limit, "let a = " + many("(", 5000) + "1" + many(")", 5000)),
    Hostile("nested {", .limit, many("{", 5000)),
    Hostile("nested closures", .limit, "let a = " + many("{ ", 2000) + many("}", 2000)),
    Hostile("a chain of ->", .syntax, "let a: Int" + many(" -> Int", 1000)),
    Hostile("a<a<a<…", .limit, "let a: " + many("a<", 1000)),
    Hostile("A<A<A<…>>>", .limit, "let a: " + many("A<", 1000) + "Int" + many(">", 1000)),
    Hostile("postfix calls", .limit, "let a = f" + many("()", 5000)),
    Hostile("postfix members", .limit, "let a = b" + many(".c", 10_000)),
    Hostile("postfix subscripts", .limit, "let a = b" + many("[0]", 5000)),
    Hostile("else if", .limit, "func f() { if a { } " + many("else if a { } ", 3300) + "}"),
    Hostile("! as one operator", .limit, "let a = " + many("!", 20_000) + "b"),
    Hostile("! one by one", .limit, "let a = " + many("! ", 10_000) + "b"),
    Hostile("postfix ?", .limit, "let a = b" + many("?", 20_000)),
    Hostile("postfix !", .limit, "let a = b" + many("!", 20_000)),
    Hostile("try", .limit, "let a = " + many("try ", 6000) + "b"),
    Hostile("=", .limit, "func f() { a" + many(" = a", 6000) + " }"),
    Hostile("? :", .limit, "let a = " + many("b ? c : ", 3000) + "d"),
    Hostile("+", .limit, "let a = 1" + many(" + 1", 6000)),
    Hostile("trailing closures", .limit, "f" + many(" { }", 3300)),
    Hostile("nested #if", .limit, line: nil, many("#if a\n", 3000)),
    Hostile("nested interpolations", .limit, "let a = " + many("\"\\(", 2000)),
    // Twenty of these, eighty bytes, kept the parser busy forever.
    Hostile("attributes without names behind <", .syntax, many("a<@\n", 20)),
    Hostile("attributes", .limit, many("@a ", 8000) + "struct B {}"),
    Hostile("declarations without an end", .syntax, many("var var: 80\n", 1600)),
    Hostile("a long tuple", .limit, "let a = (" + many("1,", 15_000) + "1)"),
    Hostile("an open string", .syntax, "let a = \"" + many("x", 100)),
    Hostile("open comments", .syntax, many("/*", 3000)),
  ]

  static let programs = [
    Hostile(
      "a function that calls itself", .limit, line: 1, given: "func f(_ n: Int) -> Int { f(n + 1) }",
      body: "Text(\"\\(f(0))\")"),
    Hostile(
      "a view inside itself", .limit, line: 1, given: "struct A: View { var body: some View { A() } }", body: "A()"),
    Hostile(
      "a view inside itself, in a stack", .limit, line: 1,
      given: "struct A: View { var body: some View { HStack { Text(\"x\"); A() } } }", body: "A()"),
    Hostile(
      "properties that read each other", .limit, line: nil,
      """
      struct ContentView: View {
        var a: CGFloat { b }
        var b: CGFloat { a }
        var body: some View { Color.red.frame(width: a) }
      }
      """),
    Hostile(
      "constants that need each other", .runtime, line: 1,
      given: "enum E { static let a: Int = b; static let b: Int = a }", body: "Text(\"\\(E.a)\")"),
    Hostile(
      "a default that asks for itself", .runtime, line: 1,
      given: """
        struct M: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.m] } }
        extension HorizontalAlignment { static let m = Self(M.self) }
        """, body: "VStack(alignment: .m) { Color.red; Color.red }"),
    Hostile(
      "while true", .limit, line: 2, given: "func f() -> Int {\n  while true { }\n}", body: "Text(\"\\(f())\")"),
    Hostile(
      "a loop without an end", .limit, line: 3,
      given: "func f() -> Int {\n  var s = 0\n  for i in 0..<9223372036854775807 { s += 1 }\n  return s\n}",
      body: "Text(\"\\(f())\")"),
    Hostile("a ForEach without an end", .limit, line: 1, body: "ForEach(0..<9223372036854775807) { _ in Text(\"a\") }"),
    Hostile(
      "a guide that never answers", .limit, line: 2, given: "func f() -> CGFloat {\n  while true { }\n}",
      body: "VStack(alignment: .leading) { Text(\"a\").alignmentGuide(.leading) { _ in f() }; Text(\"b\") }"),
    Hostile(
      "a text that doubles", .limit, line: 3,
      given: "func f() -> String {\n  var s = \"xxxxxxxxxx\"\n  for _ in 0..<100 { s += s }\n  return s\n}",
      body: "Text(f())"),
    Hostile(
      "an array that doubles", .limit, line: 3,
      given: "func f() -> Int {\n  var s = [1, 2, 3]\n  for _ in 0..<100 { s = s + s }\n  return s.count\n}",
      body: "Text(\"\\(f())\")"),
    // Infinite types, which appear while someone types `== CardFooter` letter by letter. Swift rejects them, too.
    Hostile(
      "a type that contains itself", .type, line: 2,
      given: """
        struct Card<F: View>: View { var f: F; var body: some View { f } }
        extension Card where F == Card { init() { f = Card() } }
        """, body: "Card(f: Text(\"a\"))"),
    Hostile(
      "two types that contain each other", .type, line: 2,
      given: """
        struct Two<A, B> { var a: A; var b: B }
        extension Two where A == [B], B == [A] { func f() -> A { b } }
        """, body: "Text(\"a\")"),
    Hostile(
      "two hundred overloads of one function, six deep", .limit, line: 201,
      given: (0..<200).map { "protocol P\($0) {}; extension Int: P\($0) {}; func g<T: P\($0)>(_ x: T) -> T { x }\n" }
        .joined() + "let x = g(g(g(g(g(g(1))))))", body: "Text(\"\\(x)\")"),
    Hostile("an overflow", .runtime, line: 1, body: "Text(\"\\(9223372036854775807 + 1)\")"),
    Hostile("a division by zero", .runtime, line: 2, given: "let zero = 0", body: "Text(\"\\(1 / zero)\")"),
    Hostile("an index out of range", .runtime, line: 2, given: "let a = [1]", body: "Text(\"\\(a[3])\")"),
    Hostile("nil, unwrapped", .runtime, line: 2, given: "let a: Int? = nil", body: "Text(\"\\(a!)\")"),
    Hostile("an Int of infinity", .runtime, line: 1, body: "Text(\"\\(Int(CGFloat.infinity))\")"),
    Hostile("a range upside down", .runtime, line: 2, given: "let a = 5", body: "ForEach(a..<2) { _ in Text(\"a\") }"),
    Hostile(
      "fatalError", .runtime, line: 1, given: "func f() -> CGFloat { fatalError(\"no\") }",
      body: "Color.red.frame(width: f())"),
    Hostile("too many views", .limit, line: 1, body: "ForEach(0..<30000) { _ in Color.red }"),
  ]

  /// Debug builds need more than the second that a learner waits.
  private static func outcome(of source: String) -> Result<Scene, Problems>? {
    withDeadline(seconds: 120) { () -> Result<Scene, Problems> in
      do throws(Problems) {
        let program = try Program.compile([SourceText(name: "hostile.layout", text: source)])
        return .success(try program.scene(for: SceneRequest(stage: Size(width: 100, height: 100))))
      } catch {
        return .failure(error)
      }
    }
  }

  @Test(arguments: texts + programs) func endsWithAProblem(_ hostile: Hostile) throws {
    let outcome = try #require(Self.outcome(of: hostile.source), "it did not end")
    guard case .failure(let problems) = outcome, let first = problems.all.first else {
      Issue.record("it was accepted")
      return
    }
    #expect(first.kind == hostile.kind, "\(first.message.english.prefix(120))")
    guard let line = hostile.line else { return }
    let range = try #require(first.range, "\(first.message.english.prefix(120)) has no place")
    #expect(problems.sources[range.file].line(at: range.lower) == line)
  }

  /// Ordinary code, only more of it than people write.
  static let ordinary: [String: String] = [
    "forty modifiers": "Color.red\(many(".padding(1)", 40))",
    "ten brackets deep": "\(many("VStack { ", 10))Color.red\(many(" }", 10))",
    "a sum of two hundred": "Color.red.frame(width: 1\(many(" + 1", 200)))",
    "twenty else-ifs": "if 1 == 0 { Color.red } \(many("else if 1 == 0 { Color.red } ", 20))else { Color.blue }",
    "arrays of arrays": "Color.red.frame(width: CGFloat([[[[1]]]].count))",
    "sixty rows in six groups": many("Group { \(many("HStack { Text(\"a\"); Spacer() }\n", 10)) }\n", 6),
    "two hundred views from a ForEach": "ForEach(0..<200) { _ in Color.red }",
    "a raw string and a comment": "Text(#\"a \"quoted\" text\"#) /* /* nested */ [[[[[[[[[[[[[[ */",
  ]

  /// Valid programs that were once refused, or that never ended.
  static let valid: [String: String] = [
    "a parameter that equals itself": """
    protocol P { associatedtype A }
    extension P where A == A { func f() -> A? { nil } }
    Text("a")
    """,
    "two parameters that equal each other": """
    struct Two<A, B> { var a: A; var b: B }
    extension Two where A == B, B == A { func first() -> A { b } }
    Text("\\(Two(a: 1, b: 2).first())")
    """,
    // The first look cut the text inside of these.
    "long lines of nested arrays": (0..<8).map { number in
      "let v\(number) = [\((0..<20).map { "[[\($0), \($0)], [\($0), 2]]" }.joined(separator: ", "))]\n"
    }.joined() + "Text(\"a\")",
    "long lines of texts": (0..<8).map { "let v\($0) = [\(many("[\"a\", \"b\", \"c\"], ", 20))]\n" }.joined()
      + "Text(\"a\")",
    "long lines of pairs": (0..<6).map { number in
      "let v\(number) = [\((0..<40).map { "\"k\($0)\": [1, 1]" }.joined(separator: ", "))]\n"
    }.joined() + "Text(\"a\")",
  ]

  @Test(arguments: valid) func validTextsAreNotRefused(name: String, text: String) throws {
    let outcome = try #require(Self.outcome(of: text))
    if case .failure(let problems) = outcome { Issue.record("\(name): \(problems.all.first?.message.english ?? "")") }
  }

  @Test(arguments: ordinary)
  func ordinaryTextsAreNotRefused(name: String, body: String) throws {
    let outcome = try #require(Self.outcome(of: "struct ContentView: View { var body: some View { \(body) } }"))
    if case .failure(let problems) = outcome { Issue.record("\(name): \(problems.all.first?.message.english ?? "")") }
  }
}
