import Diagnostics
import LayoutLanguage

extension ExerciseScenario {
  /// What sets the scenario apart, in a few words: `320 × 220, width 180, 5 items, razemon-tall.json, right to left`.
  public func circumstances(in language: Language) -> String {
    let say = CircumstanceWords(isGerman: language == .german)
    var parts = ["\(JSON.literal(for: size.width)) × \(JSON.literal(for: size.height))"]
    parts += arguments.map(say.inWords)
    parts += data.map(\.replacement)
    parts += state.map(say.inWords)
    if direction == .rightToLeft { parts.append(say.rightToLeft) }
    if textSize != .large { parts.append("\(say.textSize) \(textSize.rawValue)") }
    if scale != Self.usualScale { parts.append("\(say.scale) \(JSON.literal(for: scale))") }
    parts += steps.map(\.words)
    return parts.joined(separator: ", ")
  }
}

/// The words for circumstances; steps are written as one types them, in every language.
private struct CircumstanceWords {
  let isGerman: Bool

  var rightToLeft: String { isGerman ? "von rechts nach links" : "right to left" }
  var textSize: String { isGerman ? "Schriftgröße" : "text size" }
  var scale: String { isGerman ? "Auflösung" : "scale" }

  /// A short form of an argument or a state.
  func inWords(_ member: JSON.Member) -> String {
    let key = member.key
    return switch member.value.content {
    case .string(let text):
      if text.count > 24 {
        isGerman ? "\(key) länger" : "a longer \(key)"
      } else {
        isGerman ? "\(key) „\(text)“" : "\(key) “\(text)”"
      }
    case .array(let elements): Self.listed(elements).map { "\(key) \($0)" } ?? "\(elements.count) \(key)"
    case .object: isGerman ? "\(key) anders" : "another \(key)"
    default: "\(key) \(member.value.compact)"
    }
  }

  /// A few numbers, one by one; nil for more, or for other things.
  private static func listed(_ elements: [JSON]) -> String? {
    let numbers = elements.compactMap(\.number)
    guard !numbers.isEmpty, numbers.count == elements.count, numbers.count <= 4 else { return nil }
    return numbers.map(JSON.literal(for:)).joined(separator: "/")
  }
}
