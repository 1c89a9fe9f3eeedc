import Diagnostics

extension Run {
  /// Calls a function that changes its first argument; returns the changed argument.
  package func changing(
    _ value: Value, by function: FunctionValue, _ rest: [Value] = [], at range: SourceRange?
  ) throws(Stop) -> Value {
    let range = range
    switch function {
    case .closure(let code, let captured):
      try step(at: range)
      let frame = Frame(count: code.slotCount, parent: captured)
      for (slot, argument) in zip(code.parameterSlots, [value] + rest) where slot < frame.slots.count {
        frame.slots[slot] = argument
      }
      _ = try entering(at: range) { () throws(Stop) in try run(code, frame) }
      guard let first = code.parameterSlots.first, first < frame.slots.count else { return value }
      return frame.slots[first]
    case .member(let member, let receiver):
      let holder = Frame([receiver ?? .void, value] + rest)
      var arguments = [Argument.place(.local(depth: 0, slot: 1))]
      for index in rest.indices { arguments.append(.value(.local(depth: 0, slot: index + 2))) }
      _ = try call(
        member, receiver: receiver == nil ? nil : .value(.local(depth: 0, slot: 0)), arguments: arguments, holder,
        at: range)
      return holder.slots[1]
    case .native, .keyPath, .guess: return value
    }
  }
}
