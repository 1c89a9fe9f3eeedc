import LayoutProgram

extension Natives {
  /// Deferred work that can be canceled: `DispatchWorkItem`.
  static let workItems: [Native] = [
    .native("DispatchWorkItem.init(block:)") { (block: Value) in .box(Box(.some(block))) },
    .native("DispatchWorkItem.cancel()") { (item: Value?) in
      if case .box(let box)? = item { box.value = .none }
      return .void
    },
    .native("DispatchWorkItem.isCancelled") { (item: Value?) in .bool(work(of: item) == nil) },
    .native("DispatchWorkItem.perform()") { (run: Run, call: Arguments, item: Value?) throws(Stop) in
      guard let work = work(of: item) else { return .void }
      return try run.call(work, [], at: call.range)
    },
    .native("DispatchQueue.async(execute: DispatchWorkItem)") {
      (run: Run, call: Arguments, _: Value?, item: Value) throws(Stop) in
      try run.schedule(.call(.native(performing, receiver: item)), at: run.events.clock.time, call.range)
      return .void
    },
    .native("DispatchQueue.asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)") {
      (run: Run, call: Arguments, _: Value?, deadline: Double, item: Value) throws(Stop) in
      try run.schedule(.call(.native(performing, receiver: item)), at: deadline, call.range)
      return .void
    },
    .native("DispatchQueue.asyncAfter(wallDeadline: DispatchTime, execute: DispatchWorkItem)") {
      (run: Run, call: Arguments, _: Value?, deadline: Double, item: Value) throws(Stop) in
      try run.schedule(.call(.native(performing, receiver: item)), at: deadline, call.range)
      return .void
    },
    .native("DispatchQueue.asyncAfter(wallDeadline: DispatchTime, execute: () -> Void)") {
      (run: Run, call: Arguments, _: Value?, deadline: Double, work: FunctionValue) throws(Stop) in
      try run.schedule(.call(work), at: deadline, call.range)
      return .void
    },
  ]

  /// Performs the work of an item, unless it was canceled.
  private static let performing = NativeFunction(name: "perform") { run, arguments throws(Stop) in
    guard let work = work(of: arguments[0]) else { return .void }
    return try run.call(work, [], at: arguments.range)
  }

  private static func work(of item: Value?) -> FunctionValue? {
    guard case .box(let box)? = item, case .some(.function(let work)) = box.value else { return nil }
    return work
  }
}
