import Diagnostics

extension Vocabulary {
  /// Bindings made by hand.
  static let bindings: [NativeDeclaration] = [
    .member("Binding", "init(get: () -> Value, set: (Value) -> Void)") { run, a in
      guard let get = a.function(0), let set = a.function(1) else { return .void }
      return .box(ClosureLens(run, get: get, set: set, at: a.range))
    },
    .member("Binding", "init(get: () -> Value, set: (Value, Transaction) -> Void)") { run, a in
      guard let get = a.function(0), let set = a.function(1) else { return .void }
      return .box(ClosureLens(run, get: get, set: set, handsTransaction: true, at: a.range))
    },
    .member("Binding", "init(projectedValue: Binding<Value>)") { _, a in a[0] ?? .void },
    .member("Binding", "var projectedValue: Binding<Value>") { _, a in a[0] ?? .void },
    .member("State", "var projectedValue: Binding<Value>") { _, a in a[0] ?? .void },
    .member("State", "var wrappedValue: Value") { run, a throws(Stop) in
      guard case .box(let box)? = a[0] else { return a[0] ?? .void }
      return try run.read(box)
    },
    .member(
      "ForEach",
      "init<Element: Identifiable>(_ data: Binding<[Element]>, @ViewBuilder content: (Binding<Element>) -> View)"
    ) { run, a throws(Stop) in try run.eachBinding(a, id: nil, content: 1) },
    .member(
      "ForEach",
      "init<Element, ID: Hashable>(_ data: Binding<[Element]>, id: KeyPath<Element, ID>, @ViewBuilder content: (Binding<Element>) -> View)"
    ) { run, a throws(Stop) in try run.eachBinding(a, id: a.function(1), content: 2) },
    .member(
      "List",
      "init<Element: Identifiable>(_ data: Binding<[Element]>, @ViewBuilder rowContent: (Binding<Element>) -> View)"
    ) { run, a throws(Stop) in
      control(.list(content: run.view(from: try run.eachBinding(a, id: nil, content: 1)), isForm: false), a)
    },
    .member(
      "List",
      "init<Element, ID: Hashable>(_ data: Binding<[Element]>, id: KeyPath<Element, ID>, @ViewBuilder rowContent: (Binding<Element>) -> View)"
    ) { run, a throws(Stop) in
      control(.list(content: run.view(from: try run.eachBinding(a, id: a.function(1), content: 2)), isForm: false), a)
    },
    .member("GestureState", "init(initialValue: Value)") { _, a in .box(Box(a[0] ?? .void)) },
    .member("GestureState", "init(wrappedValue: Value)") { _, a in .box(Box(a[0] ?? .void)) },
  ]
}

extension Run {
  /// One view for each element of a bound array, made of a binding to the element.
  fileprivate func eachBinding(_ arguments: Arguments, id: FunctionValue?, content index: Int) throws(Stop) -> Value {
    guard case .box(let box)? = arguments[0], case .array(let elements) = try read(box),
      let content = arguments.function(index)
    else { return .void }
    var views: [(id: String, view: View)] = []
    for (number, element) in elements.enumerated() {
      try step(at: arguments.range)
      let lens = Value.box(ElementLens(self, box, element: number, at: arguments.range))
      let made = try call(content, [lens], at: arguments.range)
      views.append((try identity(of: element, id, at: arguments.range), view(from: made, at: arguments.range)))
    }
    return .view(View(.each(views), at: arguments.range))
  }
}
