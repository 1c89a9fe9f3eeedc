import LayoutEditing

/// The same change at several places of a text: who errs at one of them errs at all.
///
///     HStack(alignment: .bottom)                  .top there
///       .alignmentGuide(.bottom) { _ in 20 }      .top there, too
///     { d in d[.trailing] + 30 }                  without `d[.trailing] +`
///     { d in d[.trailing] + 90 }                  without it, too
struct TwinChanges {
  /// Each change, those that are the same together.
  let groups: [[ProgramChange]]

  init(_ changes: [ProgramChange]) {
    var groups: [(twin: Twin?, changes: [ProgramChange])] = []
    for change in changes {
      let twin = Twin(change)
      if twin != nil, let index = groups.firstIndex(where: { $0.twin == twin }) {
        groups[index].changes.append(change)
      } else {
        groups.append((twin, [change]))
      }
    }
    self.groups = groups.map(\.changes)
  }

  /// Those that are made at several places.
  var repeated: [ProgramChange] { groups.filter { $0.count > 1 }.map(Self.together) }

  /// One change for each group.
  var together: [ProgramChange] { groups.map(Self.together) }

  private static func together(_ group: [ProgramChange]) -> ProgramChange {
    group.count == 1 ? group[0] : group[0].together(with: Array(group.dropFirst()))
  }

  /// What two changes have to have in common.
  private enum Twin: Equatable {
    case value(old: [String], new: [String])
    case missing(ProgramChange.Piece.Sort, [String])
    case extra(ProgramChange.Piece.Sort, [String])

    init?(_ change: ProgramChange) {
      switch change.kind {
      case .value(let from, let to):
        let first = zip(from, to).prefix { $0 == $1 }.count
        let shared = min(from.count, to.count) - first
        let last = zip(from.reversed(), to.reversed()).prefix { $0 == $1 }.prefix(shared).count
        self = .value(old: Array(from.dropFirst(first).dropLast(last)), new: Array(to.dropFirst(first).dropLast(last)))
      case .missing(let piece) where [.modifier, .argument].contains(piece.sort):
        self = .missing(piece.sort, piece.words)
      case .extra(let piece) where [.modifier, .argument].contains(piece.sort): self = .extra(piece.sort, piece.words)
      case .name, .exchanged, .missing, .extra, .instead, .reordered, .moved: return nil
      }
    }
  }
}
