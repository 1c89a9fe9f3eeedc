import LayoutProgram

extension Natives {
  /// `Result`: the outcome of an operation that may fail.
  static let results: [Native] = [
    .native("Result.get()") { (run: Run, call: Arguments) throws(Stop) in
      let result = try outcome(call)
      guard let content = result.payload.first else { throw call.fault(0, "a result with a value") }
      if result.index == 0 { return content }
      throw run.raise(content, at: call.range)
    },
    .native("Result.map(_:)") { (run: Run, call: Arguments) throws(Stop) in try changed(run, call, index: 0) },
    .native("Result.mapError(_:)") { (run: Run, call: Arguments) throws(Stop) in try changed(run, call, index: 1) },
    .native("Result.flatMap(_:)") {
      (run: Run, call: Arguments, result: Value, transform: FunctionValue) throws(Stop) in
      let outcome = try outcome(call)
      return outcome.index > 0 ? result : try run.call(transform, outcome.payload, at: call.range)
    },
    .native("Result.init(catching:)") { (run: Run, call: Arguments, body: FunctionValue) throws(Stop) in
      guard let nominal = run.nativeTypes["Result"] else { throw .fault("there is no type Result", at: call.range) }
      do throws(Stop) {
        return .enumeration(Enumeration(nominal: nominal, index: 0, payload: [try run.call(body, [], at: call.range)]))
      } catch {
        guard error.isThrown, let fault = run.thrown else { throw error }
        run.thrown = nil
        return .enumeration(Enumeration(nominal: nominal, index: 1, payload: [fault]))
      }
    },
  ]

  private static func outcome(_ arguments: Arguments) throws(Stop) -> Enumeration {
    guard case .enumeration(let choice)? = arguments[0] else { throw arguments.fault(0, "Result") }
    return choice
  }

  /// The result with a transformed success or error.
  private static func changed(_ run: Run, _ arguments: Arguments, index: Int) throws(Stop) -> Value {
    var result = try outcome(arguments)
    if result.index == index {
      result.payload = [try run.call(try arguments.required(1), result.payload, at: arguments.range)]
    }
    return .enumeration(result)
  }
}
