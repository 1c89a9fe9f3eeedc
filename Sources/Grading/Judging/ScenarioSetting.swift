import Curriculum
import Diagnostics

extension ExerciseScenario {
  /// What sets it apart from another scenario, as code that reads the same in every language.
  ///
  ///     steam: 20    Tray.isOpen: true    hours.json → holidays.json    .rightToLeft    tap knob
  func setting(apartFrom base: ExerciseScenario) -> [String] {
    var parts = Self.changed(arguments, from: base.arguments) + Self.changed(state, from: base.state)
    parts += data.filter { !base.data.contains($0) }.map { "\($0.name) → \($0.replacement)" }
    if direction != base.direction { parts.append(".\(direction.rawValue)") }
    if textSize != base.textSize { parts.append(".\(textSize.rawValue)") }
    if scale != base.scale { parts.append("scale: \(points(scale))") }
    if size != base.size { parts.append("\(points(size.width)) × \(points(size.height))") }
    let words = steps.map(\.words)
    return words == base.steps.map(\.words) ? parts : parts + words
  }

  private static func changed(_ members: [JSON.Member], from base: [JSON.Member]) -> [String] {
    members.compactMap { member in
      let text = member.value.compact
      if base.contains(where: { $0.key == member.key && $0.value.compact == text }) { return nil }
      return "\(member.key): \(text.count > 60 ? text.prefix(59) + "…" : text[...])"
    }
  }
}
