/// Texts that may keep Swift's parser busy: a few of its tokens over and over, in one of its contexts.
///
/// Each number stands for one text, the same one everywhere: first every token by itself in every context, then every
/// two tokens, then three to six taken at random, then programs of the course with a part repeated.
public struct Shapes: Sendable {
  /// Something over and over, with something before and after it.
  public struct Shape: Sendable {
    /// Stands once before the parts.
    public var before: String
    /// Stands there many times.
    public var part: String
    /// Stands once after the parts.
    public var after: String

    /// The text with so many parts.
    public func text(times: Int) -> String { before + String(repeating: part, count: times) + after }

    /// How many parts there is room for in so many bytes; at least one.
    public func times(filling bytes: Int) -> Int {
      max(1, (bytes - before.utf8.count - after.utf8.count) / max(1, part.utf8.count))
    }
  }

  private let programs: [[Substring]]
  private let seed: UInt64

  /// - Parameter programs: sources of which parts are repeated; their order counts.
  public init(programs: [String], seed: UInt64) {
    self.programs = programs.map { Mutator.tokens(of: $0) }.filter { !$0.isEmpty }
    self.seed = seed
  }

  /// So many shapes have one token, and those behind them two.
  public static var singles: Int { tokens.count * contexts.count * separators.count }
  /// So many have two tokens; those behind them are made at random.
  public static var pairs: Int { tokens.count * tokens.count }

  /// The shape with a number; there is one for each.
  public func shape(_ number: Int) -> Shape {
    if number < Self.singles { return single(number) }
    var random = SplitMix(state: seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: number))
    if number < Self.singles + Self.pairs {
      let pair = number - Self.singles
      return shape([Self.tokens[pair / Self.tokens.count], Self.tokens[pair % Self.tokens.count]], &random)
    }
    if random.below(4) == 0, let shape = repeated(&random) { return shape }
    return shape((0..<(3 + random.below(4))).map { _ in Self.tokens[random.below(Self.tokens.count)] }, &random)
  }

  private func single(_ number: Int) -> Shape {
    let context = Self.contexts[number % Self.contexts.count]
    let rest = number / Self.contexts.count
    let separator = Self.separators[rest % Self.separators.count]
    return Shape(before: context.0, part: Self.tokens[rest / Self.separators.count] + separator, after: context.1)
  }

  private func shape(_ tokens: [String], _ random: inout SplitMix) -> Shape {
    let context = Self.contexts[random.below(Self.contexts.count)]
    let isClosed = random.below(3) > 0
    var part = ""
    for token in tokens { part += token + Self.separators[random.below(Self.separators.count)] }
    return Shape(before: context.0, part: part, after: isClosed ? context.1 : "")
  }

  /// A program of the course, a part of which stands there many times.
  private func repeated(_ random: inout SplitMix) -> Shape? {
    guard !programs.isEmpty else { return nil }
    var tokens = programs[random.below(programs.count)]
    for _ in 0..<random.below(4) {
      tokens[random.below(tokens.count)] = Substring(Self.tokens[random.below(Self.tokens.count)])
    }
    let start = random.below(tokens.count)
    let end = min(tokens.count, start + 1 + random.below(random.below(3) == 0 ? 60 : 10))
    return Shape(
      before: tokens[..<start].joined(), part: tokens[start..<end].joined(), after: tokens[end...].joined())
  }

  static let separators = [" ", "\n", ""]

  static let contexts = [
    ("", ""), ("struct A {\n", "\n}"), ("func f() {\n", "\n}"), ("let a = f {", "}"), ("let a = f(", ")"),
    ("let a = [", "]"), ("let a: ", "\n"), ("var a: A {", "}"), ("func f(", ") {}"), ("func f<", ">() {}"),
    ("func f() ", "{ }"), ("switch a {\ncase 1:\n", "\n}"), ("switch a {", "}"), ("enum A {\n", "\n}"),
    ("if ", " { }"), ("#if a\n", "\n#endif"), ("@a(", ") var b = 1"), ("let a = \"\\(", ")\""), ("a { (", ") in }"),
    ("a { [", "] in }"), ("for ", " in a { }"), ("extension A where ", "{ }"), ("struct A: ", "{ }"),
    ("precedencegroup P {", "}"), ("let a = b ", "\n"), ("protocol A {\n", "\n}"), ("let (", ") = a"),
    ("let a = b ? ", ": c"), ("a = ", ""), ("init(", ") {}"), ("subscript(", ") -> A { a }"), ("#a(", ")"),
    ("@available(", ") struct A {}"), ("let a = \"\"\"\n", "\n\"\"\""), ("a.b<", ">()"), ("guard ", " else { }"),
    ("var ", " = 1"), ("f { ", "}"), ("[[", "]]"), ("((", "))"), ("{{", "}}"), ("case ", ":"), ("import ", "\n"),
  ]

  static let tokens: [String] =
    """
    associatedtype class deinit enum extension func import init inout internal let operator precedencegroup protocol
    struct subscript typealias var fileprivate private public static defer if guard do repeat else for in while return
    break continue fallthrough switch case default where catch throw as is rethrows throws try Any false nil self Self
    super true actor macro async await any some each copy consume borrow borrowing consuming discard then yield unsafe
    isolated nonisolated sending reasync lazy final required optional dynamic infix prefix postfix mutating nonmutating
    convenience override package open indirect weak unowned distributed get set didSet willSet _read _modify
    unsafeAddress using Type Protocol of left right none associativity higherThan lowerThan assignment escaping
    autoclosure convention available unavailable unchecked Sendable preconcurrency retroactive dependsOn scoped
    __owned __shared __consuming _const swift canImport compiler objc abi specialized
    #if #else #elseif #endif #selector #available #unavailable #colorLiteral #keyPath #line #a #warning #error
    #sourceLocation #Preview
    @a @escaping @autoclosure @available @objc @State @convention @abi @differentiable @_specialize @main @ViewBuilder
    @MainActor @a( @available( @abi( #a( #available( #if(
    a A b0 foo _ $0 $a `a` ` 0 1.5 0x1F 1e9 1_0 0b1 é 名 👩 ¬ → ∞ \u{00A0} “ ”
    " "a" "\\( "\\(a)" \"\"\" #" "# #"a"# #\"\"\" \\ \\. \\a \\.a ' 'a'
    { } ( ) [ ] < > , : ; . .. ... ..< -> => = == + - * / % & && | || ! != ? ?? ~ ^ :: # ## @ $ @@ &+ <= >= += /a/ #/a/#
    <#a#> // /* */ /**/ // \n <<<<<<<
    a: a, a. .a a( a[ a{ a< a> (a) [a] {a} <a> () [] {} [:] a() a[0] a{} a<b> a<b>() .a() a?.b a!.b a.b a:b a:A, a=b
    (a:A) (a)->A A.Type A? A! [A] [A:A] (A) some(A) ~A &a -a !a a+b a,b a?b:c try? try! as? as! is(A) {a(in {a,b(in {$0}
    if(a){ if{} else{} else{}if(a){} for(a)in(b){} while(a){} do{}catch{} switch(a){ case(a): default: @unknown
    var(a:A) let(a=b) var(a){get{}} func(a()) func{} class{} struct{} init(){} init?( subscript(){} get{} set{} (set) (unsafe)
    a(b:c) a(b:) a{b}c:{d} a{b}c: repeat{}while(a) guard(a)else{} return(a) throw(a) throws(A) throws(
    nonisolated(unsafe) isolated(any) unowned(safe) private(set) where(A:B) where(A==B) in(a) some(A) any(A) each(A) repeat(each
    """
    .split(whereSeparator: { $0 == " " || $0 == "\n" }).map { Self.word(String($0)) }

  /// `var(a:A)` stands for `var a:A`: a word and what belongs to it.
  private static func word(_ token: String) -> String {
    let spread = [
      "var", "let", "func", "if", "for", "while", "switch", "case", "guard", "return", "throw", "where", "in", "some",
      "any", "each", "repeat", "is", "#if",
    ]
    guard let open = token.firstIndex(of: "("), open < token.index(before: token.endIndex) else { return token }
    let name = String(token[..<open])
    guard spread.contains(name) else { return token }
    var rest = String(token[token.index(after: open)...])
    if let close = rest.firstIndex(of: ")") {
      rest.remove(at: close)
      if let next = rest.firstIndex(of: "(") { rest.replaceSubrange(next...next, with: " (") }
    }
    return name + " " + rest.replacing("=", with: " = ").replacing("==", with: " == ")
  }
}
