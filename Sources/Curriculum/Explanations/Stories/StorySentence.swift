import Diagnostics
import LayoutEngine

/// Everything that the story of a container says, by a name and its parameters; each language is one table.
enum StorySentence: Message {
  case isOffered(String, ProposedViewSize?)

  // Sharing room.
  case gaps([Double], together: Double, in: Axis, of: Double?)
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

  /// A view that waits to be served.
  struct Turn {
    var name: String
    /// Nil where all have the same but for spacers, which come last of all.
    var priority: Double?
    var shortest: Double
    var longest: Double
  }

  /// What decides who comes first.
  enum Reason {
    case priority, flexibility, source
  }

  /// What a view is offered along a stack.
  struct Share {
    var length: Double
    /// How many of its priority share what is left, itself among them.
    var sharers: Int
    /// What is held back for lower priorities.
    var held: Double
    /// Whether those are only what comes after all others: spacers.
    var isHeldForLast: Bool

    /// What all sharers have together.
    var together: Double { length * Double(sharers) }
  }

  /// What a view answered.
  struct Answer {
    var name: String
    var value: Double
  }
}

extension [StorySentence.Answer] {
  /// The names under each value, first to last; of very many the first.
  var byValue: [(value: Double, names: [String])] {
    prefix(Self.most).reduce(into: []) { groups, answer in
      if let last = groups.indices.last, groups[last].value == answer.value {
        groups[last].names.append(answer.name)
      } else {
        groups.append((answer.value, [answer.name]))
      }
    }
  }

  /// Whether there are more than are said.
  var isCut: Bool { count > Self.most }

  private static var most: Int { 8 }
}

extension [Double] {
  /// Whether every number is the same.
  var isUniform: Bool { allSatisfy { $0 == first } }
}
