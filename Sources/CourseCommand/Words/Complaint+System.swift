extension SystemError {
  /// The complaint about the error. A link out of the learner's folder is a usage error, all else a fault of the
  /// machine.
  var complaint: Complaint {
    if case .leadsOut = reason { return .usage(.couldNot(deed, because: reason)) }
    return .fault(.couldNot(deed, because: reason))
  }
}

extension Complaint {
  /// Turns a system error into a complaint.
  static func ofSystem<Value: ~Copyable>(
    _ value: @autoclosure () throws(SystemError) -> Value
  ) throws(Complaint) -> Value {
    try ofSystem(steps: value)
  }

  /// Runs several steps and turns a system error into a complaint.
  static func ofSystem<Value: ~Copyable>(steps deed: () throws(SystemError) -> Value) throws(Complaint) -> Value {
    do throws(SystemError) {
      return try deed()
    } catch {
      throw error.complaint
    }
  }

  /// Turns a failure to write an answer into a complaint.
  static func ofOutput(_ deed: @autoclosure () throws(Refusal) -> Void) throws(Complaint) {
    do throws(Refusal) {
      try deed()
    } catch {
      throw .unwritten(error)
    }
  }
}
