extension Vocabulary {
  /// Rows that hold others. Nobody has opened one, so that only the first are shown.
  static let outlines: [NativeDeclaration] = [
    .type("struct OutlineGroup: View").approximated(closed),
    .member(
      "OutlineGroup",
      "init<Element: Identifiable>(_ data: [Element], children: KeyPath<Element, [Element]?>, @ViewBuilder content: (Element) -> View)"
    ) { run, a throws(Stop) in try run.each(a, id: nil, content: 2) }.approximated(closed),
    .member(
      "OutlineGroup",
      "init<Element, ID: Hashable>(_ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>, @ViewBuilder content: (Element) -> View)"
    ) { run, a throws(Stop) in try run.each(a, id: a.function(1), content: 3) }.approximated(closed),
    .member(
      "OutlineGroup",
      "init<Element: Identifiable>(_ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: (Element) -> View)"
    ) { run, a throws(Stop) in try one(run, a, content: 2) }.approximated(closed),
    .member(
      "OutlineGroup",
      "init<Element, ID: Hashable>(_ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>, @ViewBuilder content: (Element) -> View)"
    ) { run, a throws(Stop) in try one(run, a, content: 3) }.approximated(closed),
    .member(
      "List",
      "init<Element, ID: Hashable>(_ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>, @ViewBuilder rowContent: (Element) -> View)"
    ) { run, a throws(Stop) in
      control(.list(content: run.view(from: try run.each(a, id: a.function(1), content: 3)), isForm: false), a)
    }.approximated(closed),
  ]

  private static let closed = "Closed: only the first rows are shown."

  private static func one(_ run: Run, _ arguments: Arguments, content: Int) throws(Stop) -> Value {
    guard let root = arguments[0], let function = arguments.function(content) else { return .void }
    return try run.call(function, [root], at: arguments.range)
  }
}
