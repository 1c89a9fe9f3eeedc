import Diagnostics
import LayoutProgram

extension ExerciseScenario {
  /// A short description of the scenario: `320 × 220, width 180, 5 items, razemon-tall.json, right to left`.
  public func circumstances(in language: Language) -> String {
    let say = { (circumstance: Circumstance) in circumstance.text(in: language) }
    var parts = ["\(JSON.literal(for: size.width)) × \(JSON.literal(for: size.height))"]
    parts += arguments.map { say(Circumstance($0)) }
    parts += data.map(\.replacement)
    parts += state.map { say(Circumstance($0)) }
    if direction == .rightToLeft { parts.append(say(.rightToLeft)) }
    if textSize != .large { parts.append(say(.textSize(textSize.rawValue))) }
    if scale != Self.usualScale { parts.append(say(.scale(JSON.literal(for: scale)))) }
    // Steps are written as they are typed, in every language.
    parts += steps.map(\.words)
    return parts.joined(separator: ", ")
  }
}

/// A part of a scenario's description.
private enum Circumstance: Message {
  case rightToLeft
  case textSize(String)
  case scale(String)
  case longer(String)
  case text(String, String)
  case other(String)
  case value(String, String)
  case count(Int, String)

  /// Describes an argument or a state.
  init(_ member: JSON.Member) {
    let key = member.key
    switch member.value.content {
    case .string(let text): self = text.count > 24 ? .longer(key) : .text(key, text)
    case .array(let elements):
      self = Self.listed(elements).map { .value(key, $0) } ?? .count(elements.count, key)
    case .object: self = .other(key)
    default: self = .value(key, member.value.compact)
    }
  }

  /// Up to four numbers, listed; nil for more or for other values.
  private static func listed(_ elements: [JSON]) -> String? {
    let numbers = elements.compactMap(\.number)
    guard !numbers.isEmpty, numbers.count == elements.count, numbers.count <= 4 else { return nil }
    return numbers.map(JSON.literal(for:)).joined(separator: "/")
  }

  var english: String {
    switch self {
    case .rightToLeft: "right to left"
    case .textSize(let size): "text size \(size)"
    case .scale(let scale): "scale \(scale)"
    case .longer(let key): "a longer \(key)"
    case .text(let key, let text): "\(key) “\(text)”"
    case .other(let key): "another \(key)"
    case .value(let key, let value): "\(key) \(value)"
    case .count(let count, let key): "\(count) \(key)"
    }
  }

  var german: String {
    switch self {
    case .rightToLeft: "von rechts nach links"
    case .textSize(let size): "Schriftgröße \(size)"
    case .scale(let scale): "Auflösung \(scale)"
    case .longer(let key): "\(key) länger"
    case .text(let key, let text): "\(key) „\(text)“"
    case .other(let key): "\(key) anders"
    case .value(let key, let value): "\(key) \(value)"
    case .count(let count, let key): "\(count) \(key)"
    }
  }
}
