import Diagnostics
import LayoutEngine

/// How one of SwiftUI's or the standard library's functions works.
///
/// The first argument of a member is its receiver; an argument that the call left out is nil.
///
/// An object, so that code which holds one is handed on by a single pointer.
final class NativeFunction: Sendable {
  typealias Body = @Sendable (Run, Arguments) throws(Stop) -> Value
  let name: String
  let body: Body

  init(name: String, body: @escaping Body) {
    self.name = name
    self.body = body
  }
}

/// The arguments of a native call, in the order of the declaration.
///
/// Checking has already settled the types, so a mismatch cannot happen in a program that runs; the accessors still
/// answer something harmless instead of stopping the process.
struct Arguments {
  var values: [Value?]
  let range: SourceRange?

  subscript(index: Int) -> Value? { index < values.count ? values[index] : nil }

  func double(_ index: Int) -> Double? {
    switch unwrapped(index) {
    case .double(let value): return value
    case .int(let value): return Double(value)
    case .number(let number): return number.double
    default: return nil
    }
  }

  func int(_ index: Int) -> Int? {
    switch unwrapped(index) {
    case .int(let value): return value
    case .number(let number): return number.whole.flatMap { Int(exactly: $0) }
    default: return nil
    }
  }

  func string(_ index: Int) -> String? {
    switch unwrapped(index) {
    case .string(let value): return value
    case .substring(let value): return String(value)
    default: return nil
    }
  }

  func bool(_ index: Int) -> Bool? {
    if case .bool(let value) = unwrapped(index) { return value }
    return nil
  }

  func token(_ index: Int) -> String? {
    if case .token(let value) = unwrapped(index) { return value }
    return nil
  }

  func array(_ index: Int) -> [Value]? {
    switch unwrapped(index) {
    case .array(let values): return values
    case .sequence(let view): return view.elements
    default: return nil
    }
  }

  func function(_ index: Int) -> FunctionValue? {
    if case .function(let value) = unwrapped(index) { return value }
    return nil
  }

  func size(_ index: Int) -> Size? {
    if case .size(let value) = unwrapped(index) { return value }
    return nil
  }

  func font(_ index: Int) -> Font? {
    if case .font(let value) = unwrapped(index) { return value }
    return nil
  }

  /// The argument without its optional: `nil` written out is the same as left out.
  func unwrapped(_ index: Int) -> Value? {
    guard let value = self[index]?.unerased else { return nil }
    if case .none = value { return nil }
    return value
  }
}

/// Why a program stopped before its end.
struct Stop: Error {
  var problem: Problem
  /// An error that the program threw itself; the value is in the run.
  var isThrown = false

  init(problem: Problem) { self.problem = problem }

  init(_ kind: ProblemKind, _ message: any Message, at range: SourceRange?, notes: [Note] = []) {
    problem = Problem(kind, message, at: range, notes: notes)
  }

  /// A stop in Swift's own words.
  init(_ kind: SwiftProblemKind, _ message: SwiftMessage, at range: SourceRange?, notes: [Note] = []) {
    problem = Problem(kind, message, at: range, notes: notes)
  }
}
