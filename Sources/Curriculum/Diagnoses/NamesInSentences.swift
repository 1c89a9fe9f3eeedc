import LayoutEngine
import LayoutProgram

extension String {
  /// The owner of something, without a bare `'s` after a name that may end in s.
  ///
  ///     "The guide".of(.named("socks"))   → The guide of “socks”
  func of(_ owner: ViewReference) -> String { "\(self) of \(owner.quoted)" }

  /// A name of SwiftUI with its article: `an HStack`, `a VStack`.
  var withArticle: String {
    let sounds = ["HStack", "Image", "alignmentGuide", "overlay", "aspectRatio", "offset"]
    return (sounds.contains(self) || "AEIO".contains(first ?? " ") ? "an " : "a ") + self
  }

  var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  var listed: String { listed("and") }

  /// `a`, `a or b`, `a, b or c`.
  var alternatives: String { listed("or") }

  /// The elements with a word before the last.
  func listed(_ word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

extension Array where Element: Hashable {
  /// None twice, in order.
  var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension AnswerTrace {
  /// What the pair of two lines is called: `.bottomTrailing`, `.top`, or the call that makes it.
  func name(of horizontal: AlignmentKey, and vertical: AlignmentKey) -> String {
    guard let across = Self.word(horizontal), let down = Self.word(vertical) else {
      return "Alignment(horizontal: \(name(of: horizontal)), vertical: \(name(of: vertical)))"
    }
    switch (down, across) {
    case ("center", _): return ".\(across)"
    case (_, "center"): return ".\(down)"
    default: return ".\(down)\(across.firstUppercased)"
    }
  }

  private static func word(_ key: AlignmentKey) -> String? {
    switch key {
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .horizontalCenter, .verticalCenter: "center"
    default: nil
    }
  }

  /// What a container asks for, as it would be written, with some of its lines exchanged for others; nil for what is no
  /// container with a line of its own.
  func alignment(of place: EditPlace, in one: ScenarioTrace, with keys: [AlignmentKey] = []) -> String? {
    func key(_ axis: Axis) -> AlignmentKey? { keys.first { $0.axis == axis } ?? one.key(of: place, axis) }
    switch (one.key(of: place, .horizontal), one.key(of: place, .vertical)) {
    case (_?, _?):
      guard let across = key(.horizontal), let down = key(.vertical) else { return nil }
      return name(of: across, and: down)
    case (_?, nil): return key(.horizontal).map { name(of: $0) }
    case (nil, _?): return key(.vertical).map { name(of: $0) }
    default: return nil
    }
  }
}
