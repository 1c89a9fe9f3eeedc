import Diagnostics
import LayoutEngine

/// Messages of a container's story; each language has one table of texts.
enum StorySentence: Message {
  case isOffered(String, ProposedViewSize?)

  // Dividing the space.
  case gaps(SharedRoom)
  case order([Turn], Reason)
  case served(String, Axis, Share, takes: Size)
  case hasNoLimit(String, Axis, isEndless: Bool, takes: Size)
  case layersDecide(String, Size)
  case takes(String, offer: ProposedViewSize?, Size)
  case others(Int)

  // Lines.
  case answers(String, [Answer], because: String)
  case reach(String, Axis, before: Double, after: Double, length: Double?)
  case meet(String, GuideTrace.Ask)

  // The end.
  case stackIsDone(String, Axis, Rect, lengths: Double?, spacing: Double)
  case isDone(String, views: Int, Rect)

  /// A view that waits for its share.
  struct Turn {
    var name: String
    /// The priority; nil if all views except spacers have the same.
    var priority: Double?
    var shortest: Double
    var longest: Double
  }

  /// The criterion for the order.
  enum Reason {
    case priority, flexibility, source
  }

  /// The proposal for a view along a stack.
  struct Share {
    var length: Double
    /// The number of views of the same priority that share the remaining space, including itself.
    var sharers: Int
    /// The space reserved for lower priorities.
    var held: Double
    /// Whether only spacers have lower priorities.
    var isHeldForLast: Bool

    /// The space of all sharing views together.
    var together: Double { length * Double(sharers) }
  }

  /// The answer of a view.
  struct Answer {
    var name: String
    var value: Double
  }
}

extension [StorySentence.Answer] {
  /// The names grouped by value, in order; only the first of very many.
  var byValue: [(value: Double, names: [String])] {
    prefix(Self.most).reduce(into: []) { groups, answer in
      if let last = groups.indices.last, groups[last].value == answer.value {
        groups[last].names.append(answer.name)
      } else {
        groups.append((answer.value, [answer.name]))
      }
    }
  }

  /// Whether some answers are left out.
  var isCut: Bool { count > Self.most }

  private static var most: Int { 8 }
}

extension SharedRoom {
  /// The only length and reason of all gaps; nil if they differ.
  var onlyGap: (length: Double, reason: GapReason)? {
    guard let length = gaps.first, let reason = gapReasons.first, gaps.allSatisfy({ $0 == length }),
      gapReasons.allSatisfy({ $0 == reason })
    else { return nil }
    return (length, reason)
  }
}

extension GapReason {
  /// Whether the reason is worth a word beside the length: not the stack's own spacing or the default.
  var isNotable: Bool { self != .spacing && self != .standard }
}
