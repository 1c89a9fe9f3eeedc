import Diagnostics

/// Throws and catches the program's errors, and runs `defer` blocks.
extension Run {
  /// Starts throwing an error; the `catch` finds its value in the run.
  package func raise(_ error: Value, at range: SourceRange?) -> Stop {
    thrown = error
    var stop = Stop(.runtime, "Fatal error: Error raised at top level: \(error.text)", at: range)
    stop.isThrown = true
    return stop
  }

  /// Executes `defer`: runs the deferred statements after the others, however those end.
  func execute(_ statements: [Statement], _ frame: Frame, atTheEnd last: [Statement]) throws(Stop) -> Ending {
    let ending: Ending
    do throws(Stop) {
      ending = try execute(statements, frame)
    } catch {
      guard error.isThrown else { throw error }
      let error = (error, thrown)
      _ = try execute(last, frame)
      thrown = error.1
      throw error.0
    }
    _ = try execute(last, frame)
    return ending
  }

  /// Executes `do`: runs the first `catch` that matches the error.
  func execute(_ body: [Statement], _ slot: Int, _ clauses: [SwitchCase], _ frame: Frame) throws(Stop) -> Ending {
    do throws(Stop) {
      return try execute(body, frame)
    } catch {
      guard error.isThrown, let value = thrown else { throw error }
      frame.slots[slot] = value
      guard let index = try matchingCase(.local(depth: 0, slot: slot), slot, clauses, frame) else { throw error }
      thrown = nil
      return try execute(clauses[index].body, frame)
    }
  }

  /// Evaluates `try?`.
  func attempt(_ expression: Expression, _ frame: Frame, flattens: Bool) throws(Stop) -> Value {
    do throws(Stop) {
      let value = try evaluate(expression, frame)
      return flattens ? value : .some(value)
    } catch {
      guard error.isThrown else { throw error }
      thrown = nil
      return .none
    }
  }

  /// Evaluates `try!`.
  func attempt(_ expression: Expression, _ frame: Frame, at range: SourceRange?) throws(Stop) -> Value {
    do throws(Stop) {
      return try evaluate(expression, frame)
    } catch {
      guard error.isThrown, let value = thrown else { throw error }
      throw Stop(
        .runtime, "Fatal error: 'try!' expression unexpectedly raised an error: \(value.qualifiedText)", at: range)
    }
  }
}

extension Run.Ending {
  /// Whether a loop continues with its next round.
  func staysInLoop(_ label: String?) -> Bool {
    switch self {
    case .normal, .fallingThrough: return true
    case .continuing(let target): return target == nil || target == label
    default: return false
    }
  }

  /// How a loop ends for the statements around it: a `break` of this loop is a normal ending.
  func afterLoop(_ label: String?) -> Run.Ending {
    if case .breaking(let target) = self, target == nil || target == label { return .normal }
    return self
  }
}
