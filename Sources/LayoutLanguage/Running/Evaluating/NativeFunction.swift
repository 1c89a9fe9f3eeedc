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
///
/// One or two lie in it, as most calls have: a list is memory that has to be found and given back.
struct Arguments {
  private var first: Value?
  private var second: Value?
  private var count: Int
  /// All of them, where there are more than two.
  private var many: [Value?] = []
  let range: SourceRange?

  init(_ only: Value, range: SourceRange?) {
    (first, count, self.range) = (only, 1, range)
  }

  init(_ first: Value, _ second: Value, range: SourceRange?) {
    (self.first, self.second, count, self.range) = (first, second, 2, range)
  }

  init(values: [Value?], range: SourceRange?) {
    (count, self.range) = (0, range)
    self.values = values
  }

  var values: [Value?] {
    get {
      switch count {
      case 0: []
      case 1: [first]
      case 2: [first, second]
      default: many
      }
    }
    set {
      count = newValue.count
      first = count > 0 ? newValue[0] : nil
      second = count > 1 ? newValue[1] : nil
      many = count > 2 ? newValue : []
    }
  }

  subscript(index: Int) -> Value? {
    switch index {
    case 0: first
    case 1: second
    default: index < many.count ? many[index] : nil
    }
  }

  /// How long all of them are together.
  var length: Int {
    if count <= 2 { return (first?.length ?? 0) + (second?.length ?? 0) }
    return many.reduce(0) { $0 + ($1?.length ?? 0) }
  }

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
