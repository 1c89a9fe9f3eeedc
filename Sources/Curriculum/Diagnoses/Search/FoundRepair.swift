import LayoutEditing
import LayoutLanguage

/// Changes with which everything is right, and without any of which it is not.
struct FoundRepair {
  /// Who has more to change is led to another way.
  static let mostOfOneWay = 3

  /// The first step first.
  let changes: [ProgramChange]
  /// It leads to the exercise's own answer, or to one that is much nearer.
  var isOfTheWay = false
  /// The first change brings something nearer to its place by itself.
  var isABeginning = true

  init(changes: [ProgramChange]) { self.changes = changes }

  var isSingle: Bool { changes.count == 1 }

  /// At how many places something changes.
  var places: Int { changes.reduce(0) { $0 + $1.places } }

  /// How much of what is written is touched, in words.
  var size: Double { changes.reduce(0) { $0 + $1.size * Double($1.places) } }

  /// Whether each change is of so few words that it is what was meant, and nothing else need be looked at.
  var isSmall: Bool { changes.allSatisfy { $0.size <= 4 } }

  /// Whether it mends the learner's own way, rather than leading to another one.
  var keepsTheWay: Bool {
    if isSingle { return true }
    return changes.count <= Self.mostOfOneWay
      && changes.allSatisfy { change in
        switch change.kind {
        case .extra(let piece): ![.view, .statement].contains(piece.sort)
        case .instead(let piece, _): ![.view, .statement, .declaration].contains(piece.sort)
        case .value, .name, .exchanged, .missing, .reordered, .moved: true
        }
      }
  }

  /// Whether the first change says something, though nothing is better with it alone: another view, or what is missing.
  /// A declaration or an answer that another way has is no step for anybody.
  var leadsOn: Bool {
    switch changes.first?.kind {
    case .name: true
    case .missing(let piece): piece.sort != .declaration && piece.words.first != "return"
    default: false
    }
  }

  /// Whether all that changes is by which lines things are lined up, at several places.
  var isOfLines: Bool {
    places > 1 && changes.allSatisfy { change in if case .value = change.kind { change.isOfTheLine } else { false } }
  }

  /// Whether all that changes is what numbers come to, and no line or view.
  var isOfValues: Bool {
    keepsTheWay && !isTyped
      && changes.allSatisfy { change in
        guard case .value = change.kind else { return false }
        return change.inside?.label != "alignment" && change.slot != "condition"
      }
  }

  /// Whether a number of something else makes up for a number that is typed.
  var isTyped: Bool {
    changes.contains { change in
      guard case .value(let from, let to) = change.kind, !from.contains(where: { $0.first?.isLetter ?? false }) else {
        return false
      }
      return to.contains { word in Double(word).map { abs($0) > 2 } ?? false && !from.contains(word) }
    }
  }

  /// Whether a guide goes and another one comes elsewhere, or another line is asked for and more changes along with it.
  var movesLines: Bool {
    func isGuide(_ piece: ProgramChange.Piece) -> Bool { piece.sort == .modifier && piece.name == "alignmentGuide" }
    let comes = changes.contains { if case .missing(let piece) = $0.kind { isGuide(piece) } else { false } }
    let goes = changes.contains { if case .extra(let piece) = $0.kind { isGuide(piece) } else { false } }
    return comes && goes || !isSingle && !isOfLines && changes.contains(where: \.isOfTheLine)
  }
}

extension Candidate where Law == FoundRepair {
  /// Changes of the learner's text that are tried together.
  init(_ changes: [ProgramChange]) { self.init(changes.edits) { FoundRepair(changes: changes) } }
}

extension ProgramChange {
  /// Whether the same is done elsewhere as well.
  var isAtSeveralPlaces: Bool { places > 1 }

  /// Another line that a container asks for, or that a guide is for.
  var isOfTheLine: Bool {
    switch kind {
    case .value: inside?.label == "alignment" || isOfTheGuidesLine
    case .missing(let piece), .extra(let piece): piece.sort == .argument && piece.name == "alignment"
    default: false
    }
  }

  /// Another line that a container asks for.
  var isOfTheAskedLine: Bool { isOfTheLine && !isOfTheGuidesLine }

  /// Another line that a guide is for.
  var isOfTheGuidesLine: Bool {
    if case .value = kind { inside?.name == "alignmentGuide" && inside?.isInClosure == false } else { false }
  }
}

extension AnswerTrace {
  /// Whether several changes lead to another way of writing what is there: a view would be missing that stands
  /// somewhere else in the text, or a choice of views that nobody can be told.
  func isElsewhere(_ repair: FoundRepair) -> Bool {
    repair.changes.contains { change in
      guard !repair.isSingle, case .missing(let piece) = change.kind else { return false }
      let first = piece.text.split(separator: "\n").first.map { String($0.drop(while: \.isWhitespace)) }
      switch piece.sort {
      case .view:
        let isAView = first?.first?.isUppercase ?? false
        return isAView && piece.name != "Spacer" && (first.map(answer.text.contains) ?? false)
      case .statement: return piece.text.contains("\n") && piece.text.contains(".accessibilityIdentifier(")
      default: return false
      }
    }
  }

  /// Whether all that a repair adds or replaces is there already, in another way than in the known answer: a modifier of
  /// the learner's own, or a guide of the same view.
  func hasAlready(_ repair: FoundRepair) -> Bool {
    guard repair.isSingle else { return false }
    switch repair.changes[0].kind {
    case .instead(let old, _) where old.sort == .modifier: return facts.declarations.contains { $0.name == old.name }
    case .missing(let piece) where piece.sort == .modifier && piece.name == "alignmentGuide":
      guard let one = failing.first, let target = TriedChange(repair.changes[0], .whole, in: self).target else {
        return false
      }
      return one.tree.guides.contains { guide in
        guide.guide.outcome.isUsed && one.tree.name(of: guide.guide.key) == piece.argument
          && one.name(of: guide.guide.node).withoutNumber == target
      }
    default: return false
    }
  }
}
