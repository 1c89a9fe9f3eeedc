import Diagnostics
import LayoutEngine

/// The implementation of a function of SwiftUI or the standard library.
///
/// The first argument of a member is its receiver; an argument that the call omits is nil.
///
/// A class, so that passing a function on copies one pointer.
package final class NativeFunction: Sendable {
  package typealias Body = @Sendable (Run, Arguments) throws(Stop) -> Value
  package typealias Changing = @Sendable (Run, Arguments) throws(Stop) -> NativeResult
  package typealias InPlace = @Sendable (Run, inout Value, Arguments) throws(Stop) -> Value

  package let name: String
  let work: NativeWork
  /// The implementation of `+=`, for an operator that can mutate its left operand in place.
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

/// The form in which a native returns its result.
package enum NativeWork: Sendable {
  /// Returns a value. A `mutating` member of this kind has no result: the value is the changed receiver.
  case answering(NativeFunction.Body)
  /// Returns the changed receiver or argument, and a result.
  case changing(NativeFunction.Changing)
  /// Mutates its receiver in place, without a copy, and returns a result. Its arguments lack the receiver.
  case inPlace(NativeFunction.InPlace)

  /// The result alone, for a call without a place to mutate.
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

/// The result of a native that changes its receiver or an `inout` argument.
package struct NativeResult {
  /// The new value of the first place that the call names: of a `mutating` member's receiver, or else of the argument.
  package let changed: Value
  /// The new value of the second place, if there is one, as in `swap(&a, &b)`.
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
/// The checker guarantees number and types; where they differ all the same, `value` and `required` throw a fault.
///
/// Up to two arguments are stored inline, which covers most calls, because an array would cost an allocation.
package struct Arguments {
  private var first: Value?
  private var second: Value?
  private var count: Int
  /// All arguments, if there are more than two.
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

  /// An argument that every call has.
  package func value(_ index: Int) throws(Stop) -> Value {
    guard let value = self[index] else { throw fault(index, "a value") }
    return value
  }

  /// An argument that every call has, as a Swift value.
  package func required<Argument: NativeArgument>(
    _ index: Int, as type: Argument.Type = Argument.self
  ) throws(Stop) -> Argument {
    guard let argument = self[index].flatMap(Argument.init(argument:)) else { throw fault(index, "\(type)") }
    return argument
  }

  /// A type as an argument: a preference's key.
  package func metatype(_ index: Int) throws(Stop) -> Nominal {
    guard case .metatype(let nominal)? = self[index] else { throw fault(index, "a metatype") }
    return nominal
  }

  package func binding(_ index: Int) throws(Stop) -> Box {
    guard case .box(let box)? = self[index] else { throw fault(index, "Binding") }
    return box
  }

  /// An argument is missing or has another type, which the checker rules out.
  package func fault(_ index: Int, _ wanted: String) -> Stop {
    .fault("argument \(index + 1) is \(self[index]?.typeName ?? "nothing") instead of \(wanted)", at: range)
  }

  /// The combined length of all arguments, in steps.
  var length: Int {
    if count <= 2 { return (first?.length ?? 0) + (second?.length ?? 0) }
    return many.reduce(0) { $0 + ($1?.length ?? 0) }
  }

  // Accessors by index, for natives that take the whole call. Closures name their arguments instead.

  package func double(_ index: Int) -> Double? { self[index].flatMap(Double.init(argument:)) }

  package func int(_ index: Int) -> Int? { self[index].flatMap(Int.init(argument:)) }

  package func string(_ index: Int) -> String? { self[index].flatMap(String.init(argument:)) }

  package func bool(_ index: Int) -> Bool? { self[index].flatMap(Bool.init(argument:)) }

  package func token(_ index: Int) -> String? { self[index].flatMap(NativeCase.init(argument:))?.name }

  package func array(_ index: Int) -> [Value]? { self[index].flatMap([Value].init(argument:)) }

  package func function(_ index: Int) -> FunctionValue? { self[index].flatMap(FunctionValue.init(argument:)) }

  package func size(_ index: Int) -> Size? { self[index].flatMap(Size.init(argument:)) }

  package func font(_ index: Int) -> Font? { self[index].flatMap(Font.init(argument:)) }

  /// The argument without its optional: an explicit `nil` is the same as an omitted argument.
  package func unwrapped(_ index: Int) -> Value? { self[index]?.given }
}

/// The reason why a program stopped before its end.
package struct Stop: Error {
  package var problem: Problem
  /// An error that the program threw itself; the value is in the run.
  package var isThrown = false

  package init(problem: Problem) { self.problem = problem }

  package init(_ kind: ProblemKind, _ message: any Message, at range: SourceRange?, notes: [Note] = []) {
    problem = Problem(kind, message, at: range, notes: notes)
  }

  /// A state that cannot be: a bug in the course.
  ///
  ///     error: the course has a bug: argument 2 is Int instead of Bool (LayoutNatives/Collections.swift:41)
  package static func fault(
    _ finding: String, at range: SourceRange?, file: StaticString = #fileID, line: Int = #line
  ) -> Stop {
    Stop(
      .fault, RuntimeMessage.fault("\(finding) (\(file):\(line))"), at: range, notes: [Note(RuntimeMessage.reportIt)])
  }

  /// A stop with a message in Swift's own words.
  package init(_ kind: SwiftProblemKind, _ message: SwiftMessage, at range: SourceRange?, notes: [Note] = []) {
    problem = Problem(kind, message, at: range, notes: notes)
  }
}
