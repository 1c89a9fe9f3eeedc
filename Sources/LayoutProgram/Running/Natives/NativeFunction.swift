import Diagnostics
import LayoutEngine

/// How one of SwiftUI's or the standard library's functions works.
///
/// The first argument of a member is its receiver; an argument that the call left out is nil.
///
/// An object, so that code which holds one is handed on by a single pointer.
package final class NativeFunction: Sendable {
  package typealias Body = @Sendable (Run, Arguments) throws(Stop) -> Value
  package typealias Changing = @Sendable (Run, Arguments) throws(Stop) -> NativeResult
  package typealias InPlace = @Sendable (Run, inout Value, Arguments) throws(Stop) -> Value

  package let name: String
  let work: NativeWork
  /// What `+=` does, for an operator that can change its left side where it is.
  let assigning: InPlace?

  init(name: String, _ work: NativeWork, assigning: InPlace? = nil) {
    self.name = name
    self.work = work
    self.assigning = assigning
  }

  package convenience init(name: String, assigning: InPlace? = nil, body: @escaping Body) {
    self.init(name: name, .answering(body), assigning: assigning)
  }
}

/// How a native gives back what it has done.
package enum NativeWork: Sendable {
  /// It answers a value. A `mutating` member of this kind has no result: its answer is the changed receiver.
  case answering(NativeFunction.Body)
  /// It answers the changed receiver or argument, and beside it its result.
  case changing(NativeFunction.Changing)
  /// It changes its receiver where it is, without a copy, and answers its result. Its arguments lack the receiver.
  case inPlace(NativeFunction.InPlace)

  /// The result alone, for a call that has no place to change.
  @inline(__always)
  package func answer(_ run: Run, _ arguments: Arguments) throws(Stop) -> Value {
    if case .answering(let body) = self { return try body(run, arguments) }
    return try result(run, arguments).value
  }

  /// The result with the changed receiver.
  package func result(_ run: Run, _ arguments: Arguments) throws(Stop) -> NativeResult {
    switch self {
    case .answering(let body): return .changed(try body(run, arguments))
    case .changing(let body): return try body(run, arguments)
    case .inPlace(let body):
      var receiver = arguments[0] ?? .void
      let value = try body(run, &receiver, arguments)
      return .changed(receiver, returning: value)
    }
  }
}

/// What a native that changes its receiver or an `inout` argument gives back.
package struct NativeResult {
  /// What becomes of the first place that the call names: the receiver of a `mutating` member, else the argument.
  package let changed: Value
  /// What becomes of the second place, if there is one, as in `swap(&a, &b)`.
  let alsoChanged: Value?
  package let value: Value

  package static func changed(
    _ changed: Value, returning value: Value = .void, alsoChanged: Value? = nil
  ) -> NativeResult {
    NativeResult(changed: changed, alsoChanged: alsoChanged, value: value)
  }
}

/// The arguments of a native call, in the order of the declaration.
///
/// Checking has already settled the types, so a mismatch cannot happen in a program that runs; the accessors still
/// answer something harmless instead of stopping the process.
///
/// One or two lie in it, as most calls have: a list is memory that has to be found and given back.
package struct Arguments {
  private var first: Value?
  private var second: Value?
  private var count: Int
  /// All of them, where there are more than two.
  private var many: [Value?] = []
  package let range: SourceRange?

  init(_ only: Value, range: SourceRange?) {
    (first, count, self.range) = (only, 1, range)
  }

  package init(_ first: Value, _ second: Value, range: SourceRange?) {
    (self.first, self.second, count, self.range) = (first, second, 2, range)
  }

  package init(values: [Value?], range: SourceRange?) {
    (count, self.range) = (0, range)
    self.values = values
  }

  package var values: [Value?] {
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

  package subscript(index: Int) -> Value? {
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

  // What natives that hand the whole call on ask for by its place; closures name their arguments instead.

  package func double(_ index: Int) -> Double? { self[index].flatMap(Double.init(argument:)) }

  package func int(_ index: Int) -> Int? { self[index].flatMap(Int.init(argument:)) }

  package func string(_ index: Int) -> String? { self[index].flatMap(String.init(argument:)) }

  package func bool(_ index: Int) -> Bool? { self[index].flatMap(Bool.init(argument:)) }

  package func token(_ index: Int) -> String? { self[index].flatMap(NativeCase.init(argument:))?.name }

  package func array(_ index: Int) -> [Value]? { self[index].flatMap([Value].init(argument:)) }

  package func function(_ index: Int) -> FunctionValue? { self[index].flatMap(FunctionValue.init(argument:)) }

  package func size(_ index: Int) -> Size? { self[index].flatMap(Size.init(argument:)) }

  package func font(_ index: Int) -> Font? { self[index].flatMap(Font.init(argument:)) }

  /// The argument without its optional: `nil` written out is the same as left out.
  package func unwrapped(_ index: Int) -> Value? { self[index]?.given }
}

/// Why a program stopped before its end.
package struct Stop: Error {
  package var problem: Problem
  /// An error that the program threw itself; the value is in the run.
  package var isThrown = false

  package init(problem: Problem) { self.problem = problem }

  package init(_ kind: ProblemKind, _ message: any Message, at range: SourceRange?, notes: [Note] = []) {
    problem = Problem(kind, message, at: range, notes: notes)
  }

  /// A stop in Swift's own words.
  package init(_ kind: SwiftProblemKind, _ message: SwiftMessage, at range: SourceRange?, notes: [Note] = []) {
    problem = Problem(kind, message, at: range, notes: notes)
  }
}
