import Diagnostics
import LayoutEngine
import LayoutLanguage
import SwiftSyntax

/// The number that a sweep changes.
public enum SweptNumber: Hashable, Sendable {
  /// A length of the stage.
  case width
  case height
  /// A `@State` property, as `Type.property`.
  case state(String)
  /// A number in the learner's text.
  case literal(Diagnostics.SourceRange, Digits)

  /// The notation of a number.
  public enum Digits: Sendable {
    /// Always with a fraction, which makes a variable a `Double`: `140.0`.
    case withFraction
    /// In the shortest form; if the program needs an integer, the sweep uses only integers.
    case asItComes
  }
}

extension Program {
  /// Lays the program out while one number goes through a range, each time after the same steps.
  ///
  /// - Throws: the problem that stopped it at some number, such as a type error.
  public func sweep(
    _ number: SweptNumber, over range: ClosedRange<Double>, for request: SceneRequest, steps: [SceneStep] = []
  ) throws(Problems) -> Sweep {
    if case .state(let name) = number { try requireState(name) }
    var stage = request.stage ?? Size(width: 0, height: 0)
    if request.stage == nil { stage = try scene(for: request).stage }
    return try Sweep(over: range, grain: grain(of: number, over: range, request)) {
      (value: Double) throws(Problems) -> [NamedView] in
      var request = request
      var program = self
      switch number {
      case .width: request.stage = Size(width: value, height: stage.height)
      case .height: request.stage = Size(width: stage.width, height: value)
      case .state(let name):
        request.state = request.state.filter { $0.key != name } + [.init(key: name, value: JSON(value))]
      case .literal(let place, let digits): program = try replacing(value, at: place, digits, by: request.deadline)
      }
      if steps.isEmpty { return try program.scene(for: request).views }
      let performance = try program.performance(of: request, steps: steps)
      return performance.moments.last?.scene.views ?? performance.start.views
    }
  }
}

extension Program {
  private func replacing(
    _ value: Double, at place: Diagnostics.SourceRange, _ digits: SweptNumber.Digits, by deadline: Deadline?
  ) throws(Problems) -> Program {
    let text = JSON.literal(for: value)
    let isShort = digits == .withFraction && !text.contains(".")
    return try replacing([TextEdit(place, isShort ? "\(text).0" : text)], by: deadline)
  }

  /// The smallest step: a pixel; 1 for integers; a hundredth of a short range.
  private func grain(of number: SweptNumber, over range: ClosedRange<Double>, _ request: SceneRequest) -> Double {
    if case .literal(let place, .asItComes) = number,
      (try? replacing(range.lowerBound.rounded() + 0.5, at: place, .asItComes, by: request.deadline)) == nil
    {
      return 1
    }
    let pixel = 1 / request.scale
    let length = range.upperBound - range.lowerBound
    return length < 20 * pixel ? length / 100 : pixel
  }

  /// Throws if no view of the program has that state property.
  private func requireState(_ name: String) throws(Problems) {
    let known = code.module.declaredTypes.flatMap { nominal in
      nominal.fields.filter { $0.wrapper == .state }.map { "\(nominal.name).\($0.name)" }
    }
    guard !known.contains(name) else { return }
    let notes = nearest(to: name, in: known).map { [Note(NameNote.didYouMean($0))] } ?? []
    throw Problems([Problem(.input, SceneMessage.noStateCalled(name), notes: notes)], in: sources)
  }

  /// The number literal of the learner's text that contains a position, with its sign; nil if there is none.
  public func number(at place: Diagnostics.SourceRange) -> SweptNumber? {
    guard let tree = code.learnersTree, place.file == 0, place.lower < tree.endPosition.utf8Offset,
      let token = tree.token(at: AbsolutePosition(utf8Offset: place.lower))
    else { return nil }
    var range = token.range(in: 0)
    if let literal = token.parent, let signed = literal.parent?.as(PrefixOperatorExprSyntax.self),
      signed.operator.text == "-"
    {
      range = Diagnostics.SourceRange(file: 0, lower: signed.operator.range(in: 0).lower, upper: range.upper)
    }
    switch token.tokenKind {
    case .floatLiteral: return .literal(range, .withFraction)
    case .integerLiteral: return .literal(range, .asItComes)
    default: return nil
    }
  }

  /// The number literal at a line and column, counted from 1.
  public func number(atLine line: Int, column: Int) -> SweptNumber? {
    guard let source = sources.first else { return nil }
    let offset = source.bytes.indices.first { offset in
      let location = source.location(at: offset)
      return location.line == line && location.column == column
    }
    return offset.flatMap { number(at: Diagnostics.SourceRange(file: 0, lower: $0, upper: $0)) }
  }
}
