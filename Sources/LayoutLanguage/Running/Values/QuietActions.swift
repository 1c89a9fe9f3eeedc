import Diagnostics

/// What a view does by itself when it appears, which may be more than the course can do.
///
///     .onAppear { isLoading = true; URLSession.shared.dataTask(…) }     ends at the second statement, with a warning
///
/// Nobody waits for what comes of it, so the scene shows what a phone shows at first.
extension FunctionValue {
  /// The same action, which ends where something beyond the course begins.
  var endingQuietly: FunctionValue {
    let held = HeldFunction(function: self)
    let range =
      switch self {
      case .closure(let code, _): code.range
      case .member(let member, _): member.range
      default: SourceRange?.none
      }
    let native = NativeFunction(name: "action") { run, arguments throws(Stop) in
      do throws(Stop) {
        return try run.call(held.function, [], at: arguments.range)
      } catch {
        guard error.problem.kind == .unsupported, let name = error.problem.unsupportedName else { throw error }
        run.warn(.endsHere(name), at: error.problem.range)
        return .void
      }
    }
    let code = FunctionCode(name: "action", range: range)
    code.body = [.returning(.native(native, arguments: [], range: range))]
    return .closure(code, Frame(count: 0, parent: nil))
  }
}

/// A function of the one run that calls it.
private struct HeldFunction: @unchecked Sendable {
  let function: FunctionValue
}
