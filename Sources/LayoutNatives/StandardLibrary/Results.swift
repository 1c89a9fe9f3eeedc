import LayoutProgram

extension Natives {
  /// `Result`: the outcome of an operation that may fail.
  static let results: [Native] = [
    .native("Result.get()") { (run: Run, call: Arguments) throws(Stop) in
      guard let result = outcome(call) else { return .void }
      if result.index == 0 { return result.payload.first ?? .void }
      throw run.raise(result.payload.first ?? .void, at: call.range)
    },
    .native("Result.map(_:)") { (run: Run, call: Arguments) throws(Stop) in try changed(run, call, index: 0) },
    .native("Result.mapError(_:)") { (run: Run, call: Arguments) throws(Stop) in try changed(run, call, index: 1) },
    .native("Result.flatMap(_:)") {
      (run: Run, call: Arguments, result: Value, transform: FunctionValue?) throws(Stop) in
      guard let result = outcome(call), result.index == 0, let function = transform else { return result }
      return try run.call(function, result.payload, at: call.range)
    },
    .native("Result.init(catching:)") { (run: Run, call: Arguments, body: FunctionValue?) throws(Stop) in
      guard let body, let nominal = run.nativeTypes["Result"] else { return .void }
      do throws(Stop) {
        return .enumeration(Enumeration(nominal: nominal, index: 0, payload: [try run.call(body, [], at: call.range)]))
      } catch {
        guard error.isThrown, let fault = run.thrown else { throw error }
        run.thrown = nil
        return .enumeration(Enumeration(nominal: nominal, index: 1, payload: [fault]))
      }
    },
  ]

  private static func outcome(_ arguments: Arguments) -> Enumeration? {
    if case .enumeration(let choice)? = arguments[0] { return choice }
    return nil
  }

  /// The result with a transformed success or error.
  private static func changed(_ run: Run, _ arguments: Arguments, index: Int) throws(Stop) -> Value {
    guard var result = outcome(arguments), result.index == index, let function = arguments.function(1) else {
      return arguments[0] ?? .void
    }
    result.payload = [try run.call(function, result.payload, at: arguments.range)]
    return .enumeration(result)
  }
}
