import Diagnostics
import LayoutEngine
import LayoutLanguage

/// The Swift names of alignment lines.
extension SceneTree {
  /// The lines that a name can refer to: one for `.leading`, one of each axis for `.center`, and any number for the
  /// program's own `.eyes`.
  public func keys(called name: String) -> [AlignmentKey] {
    let wanted = name.hasPrefix(".") ? name : name.split(separator: ".").last.map { ".\($0)" } ?? name
    let builtIn = SceneKey.builtInNames.filter { $0.value == wanted }.map(\.key)
    let own = keys.filter { $0.name == name || $0.name == wanted || $0.identifier == name }.map(\.key)
    let found = (builtIn + own).sorted { $0.index < $1.index }
    if name.hasPrefix("HorizontalAlignment.") { return found.filter { $0.axis == .horizontal } }
    if name.hasPrefix("VerticalAlignment.") { return found.filter { $0.axis == .vertical } }
    return found
  }

  /// Whether Swift has a name for the line: the center of a text's first line has none.
  func canWrite(_ key: AlignmentKey) -> Bool {
    key.isCustom || AlignmentKey.named.contains(key)
  }

  /// The line as an expression in a context of known type: `.leading`, or `HorizontalAlignment(Eyes.self)` if it has no
  /// static member.
  func expression(for key: AlignmentKey) -> String {
    guard let own = keys.first(where: { $0.key == key }), !own.name.hasPrefix(".") else { return name(of: key) }
    return "\(key.axis.alignmentType)(\(own.identifier).self)"
  }

  /// The line as an expression for a context of either axis, as in `d[…]`: `.leading`, but
  /// `HorizontalAlignment.center`.
  func plainExpression(for key: AlignmentKey) -> String {
    let short = expression(for: key)
    let isAmbiguous = keys(called: short).contains { $0.axis != key.axis }
    return isAmbiguous ? key.axis.alignmentType + short : short
  }
}

extension Axis {
  /// The Swift type: `HorizontalAlignment` for lines along x.
  public var alignmentType: String { self == .horizontal ? "HorizontalAlignment" : "VerticalAlignment" }
}
