import Diagnostics
import LayoutEditing
import LayoutProgram

/// Ends of ranges, lists and rectangles, and the two sides of a choice.
extension OwnEdits {
  /// Ends that count or do not.
  var limits: [ProgramChange] {
    let signs = facts.limits.filter { $0.otherEnd != nil }
    let groups = Dictionary(grouping: signs, by: \.text).values.filter { $0.count > 1 }
    return (signs.map { [$0] } + groups.sorted { $0[0].range.lower < $1[0].range.lower }).map { signs in
      let other = signs[0].otherEnd ?? ""
      return ProgramChange(
        .value(from: [signs[0].text], to: [other]), edits: signs.map { TextEdit($0.range, other) },
        range: signs[0].range)
    }
  }

  private static let others = [
    "prefix": "suffix", "suffix": "prefix", "dropFirst": "dropLast", "dropLast": "dropFirst", "min": "max",
    "max": "min", "first": "last", "last": "first",
  ]

  /// The other end of a list.
  var otherEnds: [[TextEdit]] {
    let words = facts.words.filter(\.isMember)
    return Set(words.map(\.name)).sorted().compactMap { name in
      Self.others[name].map { other in words.filter { $0.name == name }.map { TextEdit($0.range, other) } }
    }
  }

  /// Other points of a rectangle, both ways at once: the middle, the end, the beginning; the other baseline of a text.
  var members: [ProgramChange] {
    let points = ["min", "mid", "max"]
    let words = facts.words.filter(\.isMember)
    // What is off only at other text sizes is no matter of the line.
    let baselines =
      trace.variesOnly(.textSize)
      ? [] : [("firstTextBaseline", "lastTextBaseline"), ("lastTextBaseline", "firstTextBaseline")]
    return baselines.compactMap { old, new in
      value(words.filter { $0.name == old && isInASite($0.range) }.map { TextEdit($0.range, new) })
    }
      + points.flatMap { old in
        points.filter { $0 != old }.compactMap { new in
          value(
            words.compactMap { word in
              ["X", "Y"].first { word.name == old + $0 }.map { TextEdit(word.range, new + $0) }
            })
        }
      }
  }

  /// Choices with the condition reversed, or, where it is no negation and no comparison, with the branches exchanged.
  var choices: [ProgramChange] {
    facts.choices.map { choice in
      let condition = trace.text(choice.condition)
      guard let reversed = ConditionReversed.reversed(condition) else {
        return trace.exchanged(choice.first, choice.second, at: choice.range)
      }
      return ProgramChange(
        .value(from: condition.codeWords, to: reversed.codeWords), edits: [TextEdit(choice.condition, reversed)],
        range: choice.condition, slot: "condition")
    }
  }
}
