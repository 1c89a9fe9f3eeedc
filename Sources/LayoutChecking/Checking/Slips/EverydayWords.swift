import Diagnostics
import LayoutProgram

/// Words from everyday life or other systems, and SwiftUI's words for them.
///
///     left          → leading
///     bottomRight   → bottomTrailing
///     trailingTop   → topTrailing
enum EverydayWords {
  private static let words = [
    "left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "middle": "center",
    "centre": "center", "centered": "center", "up": "top", "upper": "top", "down": "bottom", "lower": "bottom",
  ]

  private static let names = ["baseline": "firstTextBaseline", "textBaseline": "firstTextBaseline"]

  /// Members of lists and texts that have other names elsewhere.
  static let members = ["length": "count", "size": "count", "push": "append", "add": "append", "includes": "contains"]

  /// Members that some types lack, with the expression that yields them.
  static let parts = [
    "CGRect": [
      "x": "minX", "y": "minY", "left": "minX", "right": "maxX", "top": "minY", "bottom": "maxY",
      "center": "midX", "centerX": "midX", "centerY": "midY",
    ],
    "LayoutSubview": [
      "width": "sizeThatFits(.unspecified).width", "height": "sizeThatFits(.unspecified).height",
      "size": "sizeThatFits(.unspecified)", "frame": "sizeThatFits(.unspecified)",
    ],
    "GeometryProxy": ["width": "size.width", "height": "size.height"],
    "Array": ["sum": "reduce(0, +)"],
  ]

  /// Modifiers that have other names elsewhere.
  static let modifiers = [
    "margin": "padding", "color": "foregroundStyle", "textColor": "foregroundStyle", "backgroundColor": "background",
    "width": "frame(width:)", "height": "frame(height:)", "size": "frame(width:height:)", "align": "alignmentGuide",
    "alignment": "frame(alignment:)", "translate": "offset", "move": "offset", "fontSize": "font(.system(size:))",
    "cornerRadius": "clipShape(.rect(cornerRadius:))",
  ]

  /// SwiftUI's name.
  struct Meant {
    let name: String
    let isTranslated: Bool

    func note(for slip: String) -> Note {
      Note(isTranslated ? SlipNote.isCalled(slip: slip, name: name) : NameNote.didYouMean(name))
    }
  }

  /// The known name that consists of the same words, in any order, after translation.
  static func meant(by name: String, among known: [String]) -> Meant? {
    if let whole = names[name], known.contains(whole) { return Meant(name: whole, isTranslated: true) }
    let plain = name.splitByCapitals.sorted()
    let translated = plain.map { words[$0] ?? $0 }.sorted()
    guard let found = known.first(where: { $0 != name && $0.splitByCapitals.sorted() == translated }) else {
      return nil
    }
    return Meant(name: found, isTranslated: plain != translated)
  }
}

extension String {
  /// The words of a name: `bottomTrailing` is `bottom` and `trailing`.
  var splitByCapitals: [String] {
    var parts: [String] = [""]
    for letter in self {
      if letter.isUppercase { parts.append("") }
      parts[parts.count - 1] += letter.lowercased()
    }
    return parts.filter { !$0.isEmpty }
  }
}
