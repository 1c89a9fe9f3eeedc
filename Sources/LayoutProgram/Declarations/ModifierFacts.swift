/// What comparing, completing and diagnosing programs know about a modifier: one row for each.
package struct ModifierFacts: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The course's answers use it most, so completions list it first.
  package static let isUsual = Self(rawValue: 1)
  /// A program's comparison takes its base for a view.
  package static let needsView = Self(rawValue: 2)
  /// It sets one environment value of its own.
  package static let setsValue = Self(rawValue: 4)
  /// The environment is the same inside and outside of it, and it contains no views of its own.
  package static let keepsEnvironment = Self(rawValue: 8)
  /// It can move a view, so diagnoses try to leave it out.
  package static let moves = Self(rawValue: 16)
  /// It decides the size of any view.
  package static let decidesSize = Self(rawValue: 32)
  /// It decides the size of a text.
  package static let decidesTextSize = Self(rawValue: 64)

  package static func of(_ name: String) -> ModifierFacts { table[name] ?? [] }

  private static let table: [String: ModifierFacts] = [
    "accessibilityIdentifier": [.isUsual, .needsView],
    "alignmentGuide": [.isUsual, .needsView, .keepsEnvironment, .moves],
    "allowsTightening": .setsValue,
    "aspectRatio": [.moves, .decidesSize],
    "background": [.isUsual, .needsView],
    "bold": .setsValue,
    "border": .isUsual,
    "fixedSize": [.isUsual, .keepsEnvironment, .moves, .decidesSize],
    "font": [.isUsual, .setsValue],
    "fontDesign": .setsValue,
    "fontWeight": .setsValue,
    "fontWidth": .setsValue,
    "foregroundColor": .setsValue,
    "foregroundStyle": [.isUsual, .setsValue],
    "frame": [.isUsual, .needsView, .keepsEnvironment, .moves, .decidesSize],
    "id": [.isUsual, .needsView],
    "imageScale": .setsValue,
    "italic": .setsValue,
    "layoutPriority": [.isUsual, .keepsEnvironment, .moves, .decidesSize],
    "lineLimit": [.isUsual, .setsValue, .moves, .decidesTextSize],
    "lineSpacing": .setsValue,
    "minimumScaleFactor": [.setsValue, .moves, .decidesTextSize],
    "multilineTextAlignment": .setsValue,
    "offset": [.isUsual, .needsView, .keepsEnvironment, .moves],
    "opacity": .keepsEnvironment,
    "overlay": [.isUsual, .needsView],
    "padding": [.isUsual, .needsView, .keepsEnvironment, .moves, .decidesSize],
    "position": [.isUsual, .keepsEnvironment, .moves],
    "rotationEffect": .keepsEnvironment,
    "scaleEffect": .keepsEnvironment,
    "textCase": .setsValue,
    "tint": .setsValue,
    "truncationMode": .setsValue,
  ]
}
