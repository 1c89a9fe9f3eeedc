import Diagnostics
import LayoutProgram

extension Natives {
  /// Initializers of bindings.
  static let bindings: [Native] = [
    .native("Binding.init(get: () -> Value, set: (Value) -> Void)") {
      (run: Run, call: Arguments, get: FunctionValue, set: FunctionValue) in
      .box(ClosureLens(run, get: get, set: set, at: call.range))
    },
    .native("Binding.init(get: () -> Value, set: (Value, Transaction) -> Void)") {
      (run: Run, call: Arguments, get: FunctionValue, set: FunctionValue) in
      .box(ClosureLens(run, get: get, set: set, handsTransaction: true, at: call.range))
    },
    .native("State.projectedValue") { (state: Value) in state },
    .native("State.wrappedValue") { (run: Run, call: Arguments) throws(Stop) in
      try run.read(try call.binding(0))
    },
    .native("ForEach.init(_: Binding<C>, content: (Binding<C.Element>) -> Content)") {
      (run: Run, call: Arguments) throws(Stop) in try run.eachBinding(call, id: nil, content: 1)
    },
    .native("ForEach.init(_: Binding<C>, id: KeyPath<C.Element, ID>, content: (Binding<C.Element>) -> Content)") {
      (run: Run, call: Arguments, _: Value?, id: FunctionValue, _: Value?) throws(Stop) in
      try run.eachBinding(call, id: id, content: 2)
    },
    .native("List.init(_: Binding<C>, rowContent: (Binding<C.Element>) -> RowContent)") {
      (run: Run, call: Arguments) throws(Stop) in
      control(.list(content: run.view(from: try run.eachBinding(call, id: nil, content: 1)), isForm: false), call)
    },
    .native("List.init(_: Binding<C>, id: KeyPath<C.Element, ID>, rowContent: (Binding<C.Element>) -> RowContent)") {
      (run: Run, call: Arguments, _: Value?, id: FunctionValue, _: Value?) throws(Stop) in
      control(.list(content: run.view(from: try run.eachBinding(call, id: id, content: 2)), isForm: false), call)
    },
    .native("GestureState.init(initialValue:)") { (initialValue: Value) in .box(Box(initialValue)) },
    .native("GestureState.init(wrappedValue:)") { (wrappedValue: Value) in .box(Box(wrappedValue)) },
  ]
}

extension Run {
  /// A view for each element of a bound array, created from a binding to the element.
  fileprivate func eachBinding(_ arguments: Arguments, id: FunctionValue?, content index: Int) throws(Stop) -> Value {
    let (box, content) = (try arguments.binding(0), try arguments.required(index, as: FunctionValue.self))
    guard case .array(let elements) = try read(box) else { throw arguments.fault(0, "a binding to an array") }
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
