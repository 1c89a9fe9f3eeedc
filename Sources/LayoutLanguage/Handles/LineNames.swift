import Diagnostics
import LayoutEngine

/// How lines are called in Swift.
extension SceneTree {
  /// The lines that a name can mean: `.leading` one, `.center` one of each axis, `.eyes` as many as the program has.
  public func keys(called name: String) -> [AlignmentKey] {
    let wanted = name.hasPrefix(".") ? name : name.split(separator: ".").last.map { ".\($0)" } ?? name
    let builtIn = SceneKey.builtInNames.filter { $0.value == wanted }.map(\.key)
    let own = keys.filter { $0.name == name || $0.name == wanted || $0.identifier == name }.map(\.key)
    let found = (builtIn + own).sorted { $0.index < $1.index }
    if name.hasPrefix("HorizontalAlignment.") { return found.filter { $0.axis == .horizontal } }
    if name.hasPrefix("VerticalAlignment.") { return found.filter { $0.axis == .vertical } }
    return found
  }

  /// Whether programs have a name for the line: the middle of a text's first line has none.
  func canWrite(_ key: AlignmentKey) -> Bool {
    key.isCustom || AlignmentKey.named.contains(key)
  }

  /// The line as an expression whose type the place knows: `.leading`, or `HorizontalAlignment(Eyes.self)` where no
  /// static member stands for it.
  func expression(for key: AlignmentKey) -> String {
    guard let own = keys.first(where: { $0.key == key }), !own.name.hasPrefix(".") else { return name(of: key) }
    return "\(key.axis.alignmentType)(\(own.identifier).self)"
  }

  /// The line where either axis could be meant, as in `d[…]`: `.leading`, but `HorizontalAlignment.center`.
  func plainExpression(for key: AlignmentKey) -> String {
    let short = expression(for: key)
    let isAmbiguous = keys(called: short).contains { $0.axis != key.axis }
    return isAmbiguous ? key.axis.alignmentType + short : short
  }
}

extension Axis {
  /// `HorizontalAlignment` has the lines along x.
  public var alignmentType: String { self == .horizontal ? "HorizontalAlignment" : "VerticalAlignment" }
}
