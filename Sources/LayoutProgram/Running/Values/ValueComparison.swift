import Diagnostics

/// Compares and hashes values with the program's own `==` and `hash(into:)`.
///
/// Sets, dictionaries, `contains`, arrays and `onChange` compare nested values in code that cannot throw; the
/// run keeps the first failure, as for guides.
package final class ValueComparison {
  private weak var run: Run?

  init(_ run: Run) { self.run = run }

  func areEqual(_ left: Value, _ right: Value, _ nominal: Nominal) -> Bool {
    guard let equality = nominal.equality, let run, run.failure == nil else { return false }
    let function = FunctionValue.member(equality, receiver: .metatype(nominal))
    do throws(Stop) {
      if case .bool(let answer) = try run.call(function, [left, right], at: run.place(of: equality)) { return answer }
    } catch {
      run.failure = error
    }
    return false
  }

  /// The values that a type's own `hash(into:)` combines; nil without one.
  func combined(_ value: Value, _ nominal: Nominal) -> [Value]? {
    guard let hashing = nominal.hashing, let run, run.failure == nil else { return nil }
    let frame = Frame([value, .array([])])
    do throws(Stop) {
      _ = try run.call(
        hashing, receiver: .value(.local(depth: 0, slot: 0)), arguments: [.place(.local(depth: 0, slot: 1))], frame,
        at: run.place(of: hashing))
    } catch {
      run.failure = error
    }
    if case .array(let parts) = frame.slots[1] { return parts }
    return nil
  }
}

extension Run {
  /// The comparison for values of a type; nil if fields are compared one by one.
  func judge(of nominal: Nominal) -> ValueComparison? { nominal.equality == nil ? nil : judge }

  fileprivate func place(of member: Member) -> SourceRange? {
    latest ?? member.range
  }
}

extension Value {
  /// The values that its own `hash(into:)` combines.
  package var ownHash: [Value]? {
    switch self {
    case .instance(let value): value.judge?.combined(self, value.nominal)
    case .enumeration(let value): value.judge?.combined(self, value.nominal)
    case .object(let value): value.judge?.combined(self, value.nominal)
    default: nil
    }
  }
}
