import Curriculum
import Diagnostics
import LayoutEngine
import LayoutProgram

extension ExplainSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .circumstances(let scenario, let step, let size):
      """
      \(scenario.isEmpty ? "" : "scenario \(scenario), ")\(step.map { "after \($0), " } ?? "")stage \(size.inPoints)
      """
    case .thisIsTheStart(let word, let scenario, let first):
      "This is the start. After a step:  \(command: "explain \(word) --scenario \(scenario) --after \(first)")"
    case .asksFor(let container, let key, let axis, let line):
      """
      \(container, .strong) asks for \(key, .code). The line is \(axis.line), \
      at \(axis.coordinate) = \(points(line)).
      """
    case .nothingToLineUp: "No container here lines views up."
    case .moreLines(let count, let subject):
      """
      \(count == 1 ? "One more line is" : "\(count) more lines are") asked for, and no guide in this file answers:  \
      \(command: "explain \(typed: subject.text) --all")
      """
    case .movedLegend:
      """
      “Moved” is how far the view is from the container's leading or top edge, so that its line meets the others.
      """
    case .fileSetsNoGuide: "This file sets no guides; every answer is a default."
    case .guidesAreAskedFor(let count):
      count == 1
        ? "A container asks for the one guide in this file."
        : "Containers ask for \(count == 2 ? "both" : "all \(count)") guides in this file."
    case .guidesWithoutEffect: "Guides that change nothing"
    case .silentGuide(let key, let view, let why): "\(key, .code) of \(view, .strong): \(why)"
    case .whySizes: "Worth knowing about sizes"
    case .rulesAreAt(let terms):
      "The rules: \(command: "explain TERM") with TERM one of: \(terms.joined(separator: ", "))."
    case .whatMoves: "What the last step animates"
    case .motion(let reason): Phrase(withCode: reason.english)
    case .stepByStep(let container): "\(container, .strong), step by step:"
    case .fromTheRoot(let view): "From the root to \(view, .strong):"
    case .offered(let offered, let size, let place):
      "offered \(offered), takes \(size.inPoints), is at \(points(place.x)),\(points(place.y))"
    case .frame: "Frame"
    case .frameInWords(let frame):
      "x \(points(frame.x)), y \(points(frame.y)), \(points(frame.width)) wide, \(points(frame.height)) tall"
    case .proposal: "Proposal"
    case .answersProposal: "Size answered"
    case .placedBy: "Placed by"
    case .answers: "answers"
    case .startsAt: "starts at"
    case .moved: "moved"
    case .because: "because"
    case .wordsOfTheCourse: "Words of the course"
    case .whatCanBeWrong: "What can be wrong"
    case .aboutOneWord: "About one:  \(command: "explain TERM")"
    case .aboutALayout: "About a layout:  \(command: "explain FILE")"
    case .seeAlso(let terms): "See also: \(terms.joined(separator: ", "))."
    case .wrong: "Wrong:"
    case .right: "Right:"
    }
  }
}

extension Size {
  /// `320 × 200`
  var inPoints: String { "\(points(width)) × \(points(height))" }
}

extension LayoutExplanation.MotionReason {
  fileprivate var english: String {
    switch self {
    case .animates(let animation):
      let words = AnimationWords(animation)
      return
        "It moves with .\(words.name), \(points(words.seconds)) s. Its layout is final at once; only the drawing is on its way."
    case .noAnimation:
      return """
        It jumps: no animation is in the transaction of this change. Put the change into `withAnimation`, or an \
        `.animation(_:value:)` with the changed value around the view.
        """
    case .isNotReached(let animation):
      return """
        It jumps although the step has an animation, .\(animation.name): that does not reach this view. \
        `.animation(_:value:)` works only inside the view that it is on, and an inner one or a transaction replaces an \
        outer one.
        """
    case .isReplaced(let animation):
      return """
        The view before and this one have different identities (another branch of an `if`, another `id`), so nothing is \
        interpolated between them unless `matchedGeometryEffect` joins them: one leaves, the other arrives\(animation == nil ? ", at once." : ", each with its transition.")
        """
    case .isInserted(let animation):
      return animation == nil
        ? "It is new and appears at once: no animation is in the transaction, so its transition does not run."
        : "It is new, so it has no earlier frame to start from; its transition shows it (a fade unless `.transition` says otherwise)."
    case .isRemoved(let animation):
      return animation == nil
        ? "It is removed at once: no animation is in the transaction, so its transition does not run."
        : "It leaves the layout at once; its transition is only drawn (a fade unless `.transition` says otherwise)."
    case .isDrawnOtherwise(let animation):
      return "Its frame stays; an offset, an effect, a color or a view inside changes, "
        + (animation.map { "and the step has an animation, .\($0.name)." }
          ?? "at once: no animation is in the transaction.")
    case .stays: return "It is the same before and after, so there is nothing to animate."
    }
  }
}
