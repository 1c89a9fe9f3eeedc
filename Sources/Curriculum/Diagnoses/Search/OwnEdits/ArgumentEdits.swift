import Diagnostics
import LayoutEditing
import LayoutProgram

/// Arguments of containers, frames and functions.
extension OwnEdits {
  /// What two containers ask for, each in the other's place; one of them may ask for nothing.
  var alignments: [ProgramChange] {
    let stacks = facts.calls.filter { Self.stacks.contains($0.name) || $0.name == "ZStack" }
    let moved = stacks.flatMap { outer in
      stacks.filter { $0.range.isInside(outer.range) && $0.range != outer.range }.compactMap {
        alignment(of: outer, on: $0)
      }
    }
    let asked = facts.calls.compactMap { $0.arguments.first { $0.label == "alignment" }?.range }.prefix(3)
    return asked.enumerated().flatMap { index, one in
      asked.dropFirst(index + 1).filter { trace.text($0) != trace.text(one) }.map { other in
        trace.exchanged(one, other, at: one)
      }
    } + moved.prefix(2)
  }

  /// A container's alignment on a container inside it, whatever that one asks for.
  func alignment(of outer: SourceFacts.Call, on inner: SourceFacts.Call) -> ProgramChange? {
    func asked(_ call: SourceFacts.Call) -> SourceRange? { call.arguments.first { $0.label == "alignment" }?.range }
    guard let mine = asked(outer), trace.text(mine) != trace.text(asked(inner)) else { return nil }
    let (end, text) = (inner.nameRange.upper, "alignment: \(trace.text(mine))")
    let isOpen = trace.text(SourceRange(lower: end, upper: end + 1)) == "("
    let place = SourceRange(lower: isOpen ? end + 1 : end, upper: isOpen ? end + 1 : end)
    let new = !isOpen ? "(\(text))" : inner.arguments.isEmpty ? text : "\(text), "
    let edit = asked(inner).map { TextEdit($0, trace.text(mine)) } ?? TextEdit(place, new)
    return ProgramChange(
      .exchanged, edits: [TextEdit(mine, ".center"), edit], range: mine, anchor: inner.nameRange)
  }

  /// Arguments that are nothing.
  var zeros: [ProgramChange] {
    facts.calls.filter { ["position", "offset", "UnitPoint", "Spacer"].contains($0.name) }.flatMap { call in
      call.arguments.filter { trace.text($0.range) != "0" }.flatMap { argument in
        (call.name == "UnitPoint" ? ["0", "1"] : ["0"]).map {
          trace.otherValue($0, at: argument.range, in: call, argument.label)
        }
      }
    }
  }

  static let stacks: Set = ["HStack", "VStack", "LazyHStack", "LazyVStack"]

  /// Stacks and spacers that choose a length by themselves, where none is meant.
  func missing(_ label: String, in names: Set<String>) -> [ProgramChange] {
    facts.calls.filter { call in
      names.contains(call.name) && !call.arguments.contains { $0.label == label }
    }.map { trace.missing(label, "0", in: $0) }
  }

  /// Numbers that a function of the learner's own is given at two places, each in the other's place.
  var givenNumbers: [ProgramChange] {
    let own = Set(facts.declarations.map(\.name))
    let calls = facts.calls.filter { own.contains($0.name) && !$0.arguments.isEmpty }.prefix(4)
    return calls.enumerated().flatMap { index, one in
      calls.dropFirst(index + 1).filter { $0.name == one.name }.flatMap { other in
        zip(one.arguments, other.arguments).filter { $0.label == $1.label && isAnotherNumber($0.range, $1.range) }.map {
          trace.exchanged($0.range, $1.range, at: $0.range)
        }
      }
    }
  }

  func isAnotherNumber(_ one: SourceRange, _ other: SourceRange) -> Bool {
    trace.text(one) != trace.text(other)
      && [one, other].allSatisfy { range in facts.numbers.contains { $0.range == range } }
  }

  /// A column for a row, and the other way round.
  var containers: [ProgramChange] {
    facts.calls.filter { ["HStack", "VStack"].contains($0.name) && !$0.arguments.contains { $0.label == "alignment" } }
      .prefix(3).map { call in
        let other = call.name == "HStack" ? "VStack" : "HStack"
        return ProgramChange(
          .name(from: call.name, to: other), edits: [TextEdit(call.nameRange, other)], range: call.nameRange)
      }
  }

  /// A `min` or `max` of two values, one of which would do.
  var bounds: [ProgramChange] {
    let calls = facts.calls.filter { call in
      ["min", "max"].contains(call.name) && call.arguments.count == 2 && call.nameRange.lower == call.range.lower
    }
    return calls.prefix(3).flatMap { call in
      call.arguments.compactMap { value([TextEdit(call.range, trace.text($0.range))]) }
    }
  }

  private static let fixed = [
    "minWidth": "width", "idealWidth": "width", "maxWidth": "width", "minHeight": "height", "idealHeight": "height",
    "maxHeight": "height",
  ]

  /// Frames with limits, where the same numbers are meant as lengths.
  var fixedLengths: [ProgramChange] {
    frames { label, text in Self.fixed[label].map { ($0, text) } }
  }

  /// Frames of a typed size, where all the room is meant.
  var rooms: [ProgramChange] {
    frames { label, text in
      Double(text) == nil || !["width", "height"].contains(label) ? nil : ("max\(label.firstUppercased)", ".infinity")
    }
  }

  /// Frames whose first arguments have other labels and values.
  func frames(_ other: (String, String) -> (label: String, value: String)?) -> [ProgramChange] {
    facts.calls.filter { $0.name == "frame" }.compactMap { call in
      let pairs = call.arguments.map { argument in
        (argument, argument.label.flatMap { other($0, trace.text(argument.range)) })
      }.prefix { $0.1 != nil }
      let new = pairs.compactMap(\.1)
      guard let first = pairs.first?.0, let label = first.label, let last = pairs.last?.0,
        Set(new.map(\.label)).count == new.count
      else { return nil }
      let range = SourceRange(lower: first.range.lower - label.utf8.count - 2, upper: last.range.upper)
      guard range.lower > call.range.lower, trace.text(range).hasPrefix("\(label): ") else { return nil }
      return trace.otherValue(new.map { "\($0.label): \($0.value)" }.joined(separator: ", "), at: range, in: call)
    }
  }
}
