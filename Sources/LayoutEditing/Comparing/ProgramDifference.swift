import Diagnostics
import LayoutLanguage
import SwiftSyntax

/// The differences between a program and another one with the same purpose, as changes to try one by one.
///
///     mine                                              another one
///     VStack {                                          VStack(alignment: .leading) {
///       Text("a").padding(4)                              Text("a")
///     }                                                 }
///
/// has two changes: the argument `alignment: .leading` is missing, and the modifier `padding` is extra. Names that only
/// one of the two declares are matched with each other, as are names of closure parameters.
public struct ProgramDifference: Sendable {
  /// The changes in source order.
  public let changes: [ProgramChange]

  /// Compares the learner's file with another text.
  ///
  /// - Returns: nil if the other text is not valid Swift.
  /// - Complexity: one walk over each text, plus the product of the lengths of matched rows of views, modifiers and
  ///   statements.
  public init?(from program: Program, to other: SourceText) {
    guard let mine = program.code.learnersTree, let read = try? Parsing.parse(other, file: 0).tree else { return nil }
    let (own, known) = (FileNames(mine), FileNames(read))
    let ownHelpers = HelperProperties(mine, without: known.properties)
    let knownHelpers = HelperProperties(read, without: own.properties)
    let helpers = Set(ownHelpers.bodies.keys).union(knownHelpers.bodies.keys)
    let comparison = PartComparison()
    comparison.compare(
      PartReader(mine, inlining: ownHelpers).file(mine),
      PartReader(read, renaming: own.pairs(with: known, besides: helpers), inlining: knownHelpers).file(read))
    changes = comparison.changes.together.sorted { $0.range.lower < $1.range.lower }
  }

  /// The number of differing words.
  public var size: Double { changes.reduce(0) { $0 + $1.size } }
}

extension [ProgramChange] {
  /// The edits of all changes in source order; insertions at one place form one edit.
  public var edits: [TextEdit] {
    var all: [TextEdit] = []
    for edit in flatMap(\.edits).enumerated().sorted(by: {
      ($0.element.range.lower, $0.element.range.upper, $0.offset)
        < ($1.element.range.lower, $1.element.range.upper, $1.offset)
    }).map(\.element) {
      if let last = all.last, last.range.upper >= edit.range.lower,
        last.range.upper == last.range.lower
          || last.range == edit.range
      {
        if last.range == edit.range, last.range.lower < last.range.upper { continue }
        all[all.count - 1] = TextEdit(
          Diagnostics.SourceRange(lower: last.range.lower, upper: edit.range.upper), last.text + edit.text)
      } else {
        all.append(edit)
      }
    }
    return all
  }

  /// Merges a removal and an addition of the same piece into a move, and other pairs into replacements and exchanges.
  fileprivate var together: [ProgramChange] {
    var changes = self
    changes.joinMoves()
    changes.joinReplacements()
    changes.joinExchanges()
    return changes
  }

  private mutating func joinMoves() {
    var index = 0
    while index < count {
      guard case .extra(let old) = self[index].kind, [.modifier, .view, .statement].contains(old.sort),
        let other = indices.first(where: { place in
          guard case .missing(let new) = self[place].kind, new.sort == old.sort else { return false }
          return new.name == old.name && new.words == old.words
        })
      else {
        index += 1
        continue
      }
      var moved = self[index]
      moved.kind = self[other].list == moved.list ? .reordered(old) : .moved(old)
      moved.edits += self[other].edits
      (moved.anchor, moved.whole) = (self[other].anchor ?? self[other].range, self[other].whole)
      self[index] = moved
      remove(at: other)
      if other > index { index += 1 }
    }
  }

  /// Merges an extra and a missing piece at one place into a replacement.
  private mutating func joinReplacements() {
    var index = 0
    while index < count {
      guard case .extra(let old) = self[index].kind,
        let other = indices.first(where: { place in
          guard case .missing(let new) = self[place].kind else { return false }
          return new.sort == old.sort && self[place].list == self[index].list
            && Swift.abs(self[place].place - self[index].place) <= 1
        }), case .missing(let new) = self[other].kind
      else {
        index += 1
        continue
      }
      self[index].kind = .instead(old, new)
      self[index].edits += self[other].edits
      self[index].anchor = self[other].anchor
      remove(at: other)
      if other > index { index += 1 }
    }
  }

  /// Merges two swapped values of one conditional, or of two guides.
  private mutating func joinExchanges() {
    var index = 0
    while index < count {
      guard case .value(let from, let to) = self[index].kind,
        let other = indices.dropFirst(index + 1).first(where: { place in
          guard case .value(let otherFrom, let otherTo) = self[place].kind else { return false }
          return otherFrom == to && otherTo == from && self[place].slot != nil
        }), self[index].slot == "first", self[other].slot == "second"
      else {
        index += 1
        continue
      }
      self[index].kind = .exchanged
      self[index].range.upper = Swift.max(self[index].range.upper, self[other].range.upper)
      self[index].edits += self[other].edits
      remove(at: other)
      index += 1
    }
  }
}
