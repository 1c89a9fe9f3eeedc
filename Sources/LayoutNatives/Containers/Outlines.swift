import LayoutProgram

extension Natives {
  /// Outlines: rows that contain rows. All are closed, so only the top level is visible.
  static let outlines: [Native] = [
    .native("OutlineGroup.init(_: [Element], children: KeyPath<Element, [Element]?>, content: (Element) -> Content)") {
      (run: Run, call: Arguments) throws(Stop) in try run.each(call, id: nil, content: 2)
    },
    .native(
      "OutlineGroup.init(_: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>, content: (Element) -> Content)"
    ) { (run: Run, call: Arguments, _: Value?, id: FunctionValue, _: Value?, _: Value?) throws(Stop) in
      try run.each(call, id: id, content: 3)
    },
    .native("OutlineGroup.init(_: Element, children: KeyPath<Element, [Element]?>, content: (Element) -> Content)") {
      (run: Run, call: Arguments) throws(Stop) in try one(run, call, content: 2)
    },
    .native(
      "OutlineGroup.init(_: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>, content: (Element) -> Content)"
    ) { (run: Run, call: Arguments) throws(Stop) in try one(run, call, content: 3) },
    .native("List.init(_:id:children:rowContent:)") {
      (run: Run, call: Arguments, _: Value?, id: FunctionValue, _: Value?, _: Value?) throws(Stop) in
      control(.list(content: run.view(from: try run.each(call, id: id, content: 3)), isForm: false), call)
    },
  ]

  private static func one(_ run: Run, _ arguments: Arguments, content: Int) throws(Stop) -> Value {
    try run.call(try arguments.required(content), [try arguments.value(0)], at: arguments.range)
  }
}
