import Diagnostics
import LayoutEditing

/// Another call, with the arguments that it takes: the name alone would be no Swift, or ask for something else.
///
///     VStackLayout(alignment: .hinge, spacing: 0)        ZStackLayout(alignment: .bottom)
struct CallChanges {
  let together: [ProgramChange]

  init(_ changes: [ProgramChange], _ facts: SourceFacts) {
    var together: [ProgramChange] = []
    var taken: Set<Int> = []
    for change in changes {
      guard case .name = change.kind, let head = Self.head(of: change, facts) else { continue }
      let others = changes.indices.filter { index in
        if case .name = changes[index].kind { return false }
        return !taken.contains(index) && changes[index].edits.allSatisfy { $0.range.isInside(head) }
          && !changes[index].edits.isEmpty
      }
      if others.isEmpty { continue }
      taken.formUnion(others)
      let edits = ([change] + others.map { changes[$0] }).edits
      together.append(ProgramChange(change.kind, edits: edits, range: head, inside: change.inside))
    }
    let merged = together
    self.together = changes.enumerated().compactMap { index, change in
      if taken.contains(index) { return nil }
      if case .name = change.kind {
        return merged.first { change.edits.allSatisfy($0.edits.contains) && change.range.isInside($0.range) } ?? change
      }
      return change
    }
  }

  /// From the name to the end of the arguments in brackets.
  private static func head(of change: ProgramChange, _ facts: SourceFacts) -> SourceRange? {
    guard
      let call = facts.calls.first(where: { $0.nameRange == change.range || $0.nameRange == change.edits.first?.range })
    else { return nil }
    let last = call.arguments.last { argument in call.closure.map { argument.range.upper <= $0.lower } ?? true }
    return last.map { SourceRange(lower: call.nameRange.lower, upper: min(call.range.upper, $0.range.upper + 1)) }
  }
}
