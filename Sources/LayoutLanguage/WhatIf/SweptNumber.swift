import Diagnostics
import LayoutEngine
import SwiftSyntax

/// A number that a sweep changes.
public enum SweptNumber: Hashable, Sendable {
  /// A length of the stage.
  case width
  case height
  /// A `@State` property, as `Type.property`.
  case state(String)
  /// A number in the learner's text.
  case literal(Diagnostics.SourceRange, isWhole: Bool)
}

extension Program {
  /// Lays the program out with one number going through a range, after the same steps each time.
  ///
  /// - Throws: the problem that stopped it at some number, such as one that the program does not take.
  public func sweep(
    _ number: SweptNumber, over range: ClosedRange<Double>, for request: SceneRequest, steps: [SceneStep] = []
  ) throws(Problems) -> Sweep {
    var stage = request.stage ?? Size(width: 0, height: 0)
    if request.stage == nil { stage = try scene(for: request).stage }
    var grain = 1 / request.scale
    if case .literal(_, true) = number { grain = 1 }
    // A share, such as an opacity or a place between 0 and 1.
    if range.upperBound - range.lowerBound < 20 * grain { grain = (range.upperBound - range.lowerBound) / 100 }
    return try Sweep(over: range, grain: grain) { (value: Double) throws(Problems) -> [NamedView] in
      var request = request
      var program = self
      switch number {
      case .width: request.stage = Size(width: value, height: stage.height)
      case .height: request.stage = Size(width: stage.width, height: value)
      case .state(let name):
        request.state = request.state.filter { $0.key != name } + [.init(key: name, value: JSON(value))]
      case .literal(let place, let isWhole):
        let digits = isWhole ? String(Int(value.rounded())) : JSON.literal(for: value)
        program = try replacing([TextEdit(place, digits)], by: request.deadline)
      }
      if steps.isEmpty { return try program.scene(for: request).views }
      let performance = try program.performance(of: request, steps: steps)
      return performance.moments.last?.scene.views ?? performance.start.views
    }
  }
}

extension Program {
  /// The number literal of the learner's text that holds a place, with its sign; nil if there is none.
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
    // A whole number is one only where the program wants that; a length takes fractions, too.
    case .integerLiteral, .floatLiteral: return .literal(range, isWhole: false)
    default: return nil
    }
  }

  /// The same by line and column, counted from 1.
  public func number(atLine line: Int, column: Int) -> SweptNumber? {
    guard let source = sources.first else { return nil }
    let offset = source.bytes.indices.first { offset in
      let location = source.location(at: offset)
      return location.line == line && location.column == column
    }
    return offset.flatMap { number(at: Diagnostics.SourceRange(file: 0, lower: $0, upper: $0)) }
  }
}
