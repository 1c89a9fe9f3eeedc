@testable import LayoutEngine

/// The dimensions that a guide's closure receives, from either engine.
protocol Lines {
  var width: Double { get }
  var height: Double { get }
  subscript(key: AlignmentKey) -> Double { get }
  subscript(explicit key: AlignmentKey) -> Double? { get }
}

extension ViewDimensions: Lines {}

/// The result of a guide as data, so that two engines can compute it.
struct Formula {
  enum Basis {
    case nothing
    case halfTheHeight
    case halfTheWidth
    case line(AlignmentKey)
    /// A line and a quarter of the height.
    case lineAndHeight(AlignmentKey)
    /// The explicit value of a line, half of its actual value, and an eighth of the width.
    case explicitLine(AlignmentKey)
    /// A quarter of the height and an eighth of a line.
    case heightAndLine(AlignmentKey)
    /// NaN if the width is infinite.
    case widthLessWidth
    case heightLessHeight
    /// Infinite if the width is zero.
    case oneThroughWidth
  }

  var basis: Basis
  var more: Double

  func value(in d: some Lines) -> Double {
    switch basis {
    case .nothing: more
    case .halfTheHeight: d.height / 2 + more
    case .halfTheWidth: d.width / 2 + more
    case .line(let key): d[key] + more
    case .lineAndHeight(let key): d[key] + d.height / 4 + more
    case .explicitLine(let key): (d[explicit: key] ?? more) + d[key] / 2 + d.width / 8
    case .heightAndLine(let key): d.height / 4 + d[key] / 8 + more
    case .widthLessWidth: d.width - d.width
    case .heightLessHeight: d.height - d.height
    case .oneThroughWidth: 1 / d.width
    }
  }
}

extension View {
  func guide(_ key: AlignmentKey, isPure: Bool, _ formula: Formula) -> View {
    var guided = guide(key, isPure: isPure) { formula.value(in: $0) }
    guided.formula = formula
    return guided
  }
}
