/// A random view whose source has several equivalent notations.
struct SketchedView {
  enum Kind {
    /// A color with a width and a height.
    case box(Int, Int)
    case text(String)
    case spacer
    /// Views of a `ForEach`: view `i` is 2 · `i` + 1 steps wide.
    case row(count: Int, step: Int)
    case stack(Stack, spacing: Int, [SketchedView])
  }

  enum Stack: String, CaseIterable {
    case h = "HStack"
    case v = "VStack"
    case z = "ZStack"
  }

  /// An equivalent notation of a view.
  enum Rewriting: CaseIterable {
    case extractedView, extractedModifier, renaming, group, anyView, anyLayout, inlinedLet, unrolled, ternary
  }

  let name: String
  let kind: Kind
  /// The modifiers, each with the number in it: `.padding(`, 8, `)`.
  let modifiers: [(before: String, number: Int, after: String)]
  let alignment: String

  init(_ random: inout SmallRandom, depth: Int, name: String = "a", isInside: Bool = false) {
    self.name = name
    let stack = random.any(of: Stack.allCases)
    switch random.below(depth > 0 ? 10 : 5) {
    case 0, 1: kind = .box(5 + random.below(40), 5 + random.below(30))
    case 2: kind = .text(random.any(of: ["Owl", "two words", "A longer line of text"]))
    case 3 where isInside: kind = .spacer
    case 3, 4: kind = .row(count: 1 + random.below(3), step: 4 + random.below(9))
    default:
      let count = 2 + random.below(3)
      kind = .stack(
        stack, spacing: random.below(14),
        (0..<count).map { SketchedView(&random, depth: depth - 1, name: "\(name)\($0)", isInside: stack != .z) })
    }
    alignment = random.any(of: Self.alignments[stack] ?? [])
    var found: [(before: String, number: Int, after: String)] = []
    if case .spacer = kind {
    } else {
      for _ in 0..<random.below(3) {
        let (before, after) = random.any(of: Self.forms)
        found.append((before, 3 + random.below(40), after))
      }
    }
    modifiers = found
  }

  private static let alignments: [Stack: [String]] = [
    .h: [".top", ".center", ".bottom", ".firstTextBaseline"], .v: [".leading", ".center", ".trailing"],
    .z: [".topLeading", ".center", ".bottom"],
  ]

  private static let forms = [
    (".padding(", ")"), (".padding(.leading, ", ")"), (".frame(width: ", ")"), (".frame(minHeight: ", ")"),
    (".frame(maxWidth: .infinity, minHeight: ", ")"), (".offset(x: ", ")"), (".fixedSize().padding(.top, ", ")"),
    (".alignmentGuide(.leading) { $0[.leading] + ", " }"), (".alignmentGuide(.top) { d in d.height - ", " }"),
    (".overlay(alignment: .bottomTrailing) { Color.blue.frame(width: ", ", height: 3) }"),
    (".background { Color.red.padding(-", ") }"), (".layoutPriority(", ")"),
  ]
}

/// Writes the source of a program that shows a sketched view.
struct SketchWriting {
  let rewriting: SketchedView.Rewriting
  /// Whether this is the second program of the pair.
  let isRewritten: Bool
  private var declarations = ""
  private var lets = ""
  private var count = 0

  init(_ rewriting: SketchedView.Rewriting, isRewritten: Bool) {
    self.rewriting = rewriting
    self.isRewritten = isRewritten
  }

  mutating func program(_ view: SketchedView) -> String {
    let body = source(view)
    return """
      \(declarations)
      struct ContentView: View {
        let isOn = true
        var body: some View {
          \(lets)\(body)
        }
      }
      """
  }

  private mutating func source(_ view: SketchedView) -> String {
    count += 1
    let number = count
    if rewriting == .ternary, isRewritten, !view.modifiers.isEmpty {
      let (yes, no) = (written(view, adding: 0), written(view, adding: 7))
      return "if isOn { \(yes) } else { \(no) }"
    }
    let plain = written(view, adding: nil)
    if case .spacer = view.kind { return rewriting == .group && isRewritten ? "Group { \(plain) }" : plain }
    switch rewriting {
    case .extractedView where isRewritten, .renaming:
      let name = rewriting == .renaming && isRewritten ? "Renamed\(number)" : "Part\(number)"
      declarations += "struct \(name): View { let isOn = true; var body: some View { \(plain) } }\n"
      return "\(name)()"
    case .group where isRewritten: return "Group { \(plain) }"
    case .anyView where isRewritten: return "AnyView(\(plain))"
    default: return plain
    }
  }

  /// - Parameter more: the number to add to each number; nil uses a ternary, in the pair about ternaries.
  private mutating func written(_ view: SketchedView, adding more: Int?) -> String {
    var modifiers = ""
    for (before, number, after) in view.modifiers {
      modifiers += before + self.number(number, adding: more, isShort: before.hasSuffix("Priority(")) + after
    }
    if rewriting == .extractedModifier, isRewritten, !modifiers.isEmpty {
      count += 1
      declarations +=
        "struct Style\(count): ViewModifier { func body(content: Content) -> some View { content\(modifiers) } }\n"
      modifiers = ".modifier(Style\(count)())"
    }
    if case .spacer = view.kind { return "Spacer()" }
    return core(view) + modifiers + ".accessibilityIdentifier(\"\(view.name)\")"
  }

  private mutating func core(_ view: SketchedView) -> String {
    switch view.kind {
    case .box(let width, let height):
      return "Color.green.frame(width: \(number(width)), height: \(number(height)))"
    case .text(let text): return "Text(\"\(text)\")"
    case .spacer: return "Spacer()"
    case .row(let count, let step):
      let one = { (index: String) in "Color.gray.frame(width: CGFloat(\(index) * 2 + 1) * \(step), height: 9)" }
      let isUnrolled = rewriting == .unrolled && isRewritten
      let parts =
        isUnrolled
        ? (0..<count).map { one("\($0)") + ".accessibilityIdentifier(\"\(view.name)-\($0)\")" }.joined(separator: "; ")
        : "ForEach(0..<\(count), id: \\.self) { i in \(one("i")).accessibilityIdentifier(\"\(view.name)-\\(i)\") }"
      return "HStack(spacing: 2) { \(parts) }"
    case .stack(let stack, let spacing, let children):
      var arguments = "alignment: \(view.alignment)"
      if stack != .z { arguments += ", spacing: \(number(spacing))" }
      let inside = children.map { source($0) }.joined(separator: "; ")
      let isApplied = rewriting == .anyLayout && isRewritten
      let head = isApplied ? "AnyLayout(\(stack.rawValue)Layout(\(arguments)))" : "\(stack.rawValue)(\(arguments))"
      return "\(head) { \(inside) }"
    }
  }

  private mutating func number(_ value: Int, adding more: Int? = 0, isShort: Bool = false) -> String {
    if rewriting == .ternary {
      guard let more else { return "(isOn ? \(value) : \(value + 7))" }
      return "\(value + more)"
    }
    guard rewriting == .inlinedLet, !isRewritten else { return "\(value)" }
    count += 1
    lets += "let n\(count): \(isShort ? "Double" : "CGFloat") = \(value)\n    "
    return "n\(count)"
  }
}

/// Random numbers that are the same in each run.
struct SmallRandom {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % max(limit, 1)
  }

  mutating func any<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}
