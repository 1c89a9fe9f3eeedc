import Diagnostics

extension Natives {
  /// Initializers of bindings.
  static let bindings: [Native] = [
    .native("Binding.init(get: () -> Value, set: (Value) -> Void)") {
      (run: Run, call: Arguments, get: FunctionValue?, set: FunctionValue?) in
      guard let get, let set else { return .void }
      return .box(ClosureLens(run, get: get, set: set, at: call.range))
    },
    .native("Binding.init(get: () -> Value, set: (Value, Transaction) -> Void)") {
      (run: Run, call: Arguments, get: FunctionValue?, set: FunctionValue?) in
      guard let get, let set else { return .void }
      return .box(ClosureLens(run, get: get, set: set, handsTransaction: true, at: call.range))
    },
    .native("Binding.init(projectedValue:)") { (projectedValue: Value) in projectedValue },
    .native("Binding.projectedValue") { (binding: Value) in binding },
    .native("State.projectedValue") { (state: Value) in state },
    .native("State.wrappedValue") { (run: Run, state: Value?) throws(Stop) in
      guard case .box(let box)? = state else { return state ?? .void }
      return try run.read(box)
    },
    .native("ForEach.init(_: Binding<C>, content: (Binding<C.Element>) -> Content)") {
      (run: Run, call: Arguments) throws(Stop) in try run.eachBinding(call, id: nil, content: 1)
    },
    .native("ForEach.init(_: Binding<C>, id: KeyPath<C.Element, ID>, content: (Binding<C.Element>) -> Content)") {
      (run: Run, call: Arguments, _: Value?, id: FunctionValue?, _: Value?) throws(Stop) in
      try run.eachBinding(call, id: id, content: 2)
    },
    .native("List.init(_: Binding<C>, rowContent: (Binding<C.Element>) -> RowContent)") {
      (run: Run, call: Arguments) throws(Stop) in
      control(.list(content: run.view(from: try run.eachBinding(call, id: nil, content: 1)), isForm: false), call)
    },
    .native("List.init(_: Binding<C>, id: KeyPath<C.Element, ID>, rowContent: (Binding<C.Element>) -> RowContent)") {
      (run: Run, call: Arguments, _: Value?, id: FunctionValue?, _: Value?) throws(Stop) in
      control(.list(content: run.view(from: try run.eachBinding(call, id: id, content: 2)), isForm: false), call)
    },
    .native("GestureState.init(initialValue:)") { (initialValue: Value) in .box(Box(initialValue)) },
    .native("GestureState.init(wrappedValue:)") { (wrappedValue: Value) in .box(Box(wrappedValue)) },
  ]
}

extension Run {
  /// A view for each element of a bound array, created from a binding to the element.
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
