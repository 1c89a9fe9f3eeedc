import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// Small edits of the learner's own text, led by no other answer.
///
///     heights[index] + spacing        heights[index]
///     floors[0..<door]                floors[0...door]
///     .position(x: 0, y: height)      .position(x: 0, y: 0)
///     ZStack { … }.alignmentGuide(…)  the guide on the view in the braces
///     isOpen ? a : b                  isOpen ? b : a
///     .padding(4).frame(…)            .frame(…).padding(4)
///
/// A slip that is made in one place is often made in all places of its kind, so that those are tried together as well.
struct OwnEdits {
  /// Each is a trial.
  private static let mostLikely = 20
  /// Further ones are tried after other slips.
  private static let likelySigns = 3
  private static let likelyChoices = 2

  let trace: AnswerTrace
  let facts: SourceFacts
  /// Where guides and defaults that are used, or places and sizes of views, are worked out.
  let sites: [SourceRange]

  init(_ trace: AnswerTrace) {
    (self.trace, facts) = (trace, trace.facts)
    let calls = facts.calls.filter { Self.placing.contains($0.name) }.flatMap(\.arguments).map(\.range)
    let guides = trace.usedGuides().compactMap(\.bodyRange).filter { $0.file == 0 }
    sites = guides + trace.defaults().map(\.body) + calls + facts.assignments.compactMap(\.value)
  }

  /// The first that makes everything right, of those that are tried before anything is taken from another answer.
  func found() -> FoundRepair? {
    trace.rewrites.allow(.own)
    return trace.first(of: likely.lazy.map { Candidate([$0]) }) ?? trace.first(of: removals { $0.count > 1 })
      ?? SolvedChanges(trace).spacing()
  }

  private var likely: ArraySlice<ProgramChange> {
    let ranges = limits.filter { $0.edits.count == 1 && trace.text($0.range).hasPrefix(".") }
    let spacers = missing("minLength", in: ["Spacer"])
    // In a guide that is right somewhere, the other sign may be no better, and happen to suit the scenarios.
    let turned = trace.passing.isEmpty ? Array(signs(isOfAPlace).prefix(Self.likelySigns)) : []
    let isOfRooms = trace.forgotten()?.dimensions == [.size]
    let groups: [[ProgramChange]] = [
      TwinChanges(spacers).repeated, spacers, turned, trace.passing.isEmpty ? [] : bounds, isOfRooms ? rooms : [],
      alignments, moves, ranges, Array(choices.prefix(Self.likelyChoices)), terms, members, zeros, names, givenNumbers,
    ]
    return groups.flatMap { $0 }.prefix(Self.mostLikely)
  }

  /// Those that are tried where no right answer is near.
  var further: [Candidate<FoundRepair>] {
    let spacings = missing("spacing", in: Self.stacks)
    // Where views are placed a sign is turned more easily than where sizes are added up.
    let turned = signs(isOfAPlace) + signs { !isOfAPlace($0) }
    let groups: [[ProgramChange]] = [
      spacings, TwinChanges(spacings).repeated, limits, values(each: counts + summands + ownLines),
      Array(turned.prefix(Self.likelySigns)), values(each: operators + otherEnds + factors), containers,
      Array(turned.dropFirst(Self.likelySigns)), Array(choices.dropFirst(Self.likelyChoices)), orders, fixedLengths,
      unstacked,
    ]
    return removals { $0.count == 1 }
      + groups.flatMap { $0 }.filter { !trace.silencesAGuide($0) }.map { Candidate([$0]) }
      + signPairs.map { Candidate($0) }
  }

  private static let placing: Set = [
    "position", "offset", "CGPoint", "CGSize", "UnitPoint", "padding", "HStack", "VStack",
  ]

  func isInASite(_ range: SourceRange) -> Bool { sites.contains { range.isInside($0) } }
}
