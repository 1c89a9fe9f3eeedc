import Curriculum
import Diagnostics
import LayoutProgram

extension CheckSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .ok: "\("ok", .good)"
    case .notYet: "\("not yet", .warning)"
    case .fileNotUnderstood: "\("not yet", .warning): not understood"
    case .scenariosOk(let passed, let all, let arePredictions):
      "\(passed) of \(counted(all, arePredictions ? "variant" : "scenario")) ok"
    case .hiddenScenario: "a hidden scenario"
    case .views(let count): Phrase(counted(count, "view"))
    case .viewsInPlace(let count, let all): "\(count) of \(counted(all, "view"))"
    case .answers(let count): Phrase(counted(count, "answer"))
    case .answersRight(let count, let all): "\(count) of \(counted(all, "answer"))"
    case .sameProblem(let scenario): "stopped by the same problem as “\(scenario)”"
    case .sameDifferences(let scenario): "off in the same way as “\(scenario)”"
    case .view: "view"
    case .expected: "expected"
    case .yours: "yours"
    case .difference: "difference"
    case .line: "line"
    case .notThere: "not there"
    case .oneTooMany: "one too many"
    case .noSuchView: "no view has this name"
    case .nearestView(let name): "there is “\(name)”"
    case .allTogether(let how):
      """
      All these views are \(how) together: they line up with each other, but the group is not in place.
      """
    case .seenFrom(let view, let others): "Seen from \(view), \(others)."
    case .viewIs(let view, let how): "\(view) is \(how)"
    case .atTheStart: "at the start"
    case .after(let step): "after \(step)"
    case .onTheWay(.share(let share), let step): "\(points(share)) of the way through \(step)"
    case .onTheWay(.seconds(let seconds), let step): "\(points(seconds)) s after \(step)"
    case .notReached: "The run did not get to this moment."
    case .replaced(let views): "Replaced instead of moved, one view removed and another inserted: \(views)."
    case .answer: "answer"
    case .nothingYet: "nothing yet"
    case .missing(let name): "\("missing", .warning): write  let \(name) = …"
    case .oneOf(let choices): "\("not yet", .warning): it is one of \(choices)"
    case .advice: "\("advice", .strong)"
    case .inLine(let line): "(line \(line))"
    case .uses(let name): "this exercise has to use \(name, .code)"
    case .avoids(let name): "this exercise does without \(name, .code)"
    case .shows(let view, let other): "“\(view)” has to be in front of “\(other)”"
    case .mightUse(let name): "it passes; now try it with \(name, .code)"
    case .readsAcross(let name, let axis):
      "a \(axis.name) guide reads \(name, .code)"
    case .acrossIsLuck:
      """
      A vertical guide counts from the top and a horizontal one from the leading edge. With a view of another shape \
      this guide would be off.
      """
    case .mightAvoid(let name): "it passes; now try it without \(name, .code)"
    case .editedLast(let exercise): "You edited \(exercise, .strong) last, so this checks it."
    case .sameText: "You checked this same text last time. Did you save the file?"
    case .viewsOk(let count): "\(counted(count, "more view")) \(count == 1 ? "is" : "are") ok."
    case .moreOff(let count): "\(counted(count, "more view")) \(count == 1 ? "is" : "are") off."
    case .everything: "All:"
    case .scenarioNames(let names): "\(names.joined(separator: ", "))"
    case .onlyARule: "\("Not yet", .warning): the layout is right; one thing in the code is left to change."
    case .anotherWay: "Another way"
    case .passed(let attempt, let hints):
      attempt.map { attempt in
        "\("Passed", .good) on attempt \(attempt), \(hints == 0 ? "no hints" : counted(hints, "hint")) used."
      } ?? "\("Passed", .good)."
    case .why: "Why the reference answer works"
    case .next: "Next"
    case .compare: "Compare"
    case .change: "change the file, then"
    case .lookAt: "Look at"
    case .summary(let passed, let all, let matching, let checked, let arePredictions):
      """
      \("Not yet", .warning): \(passed) of \(counted(all, arePredictions ? "variant" : "scenario")), \(matching) of \
      \(counted(checked, arePredictions ? "answer" : "view")) \(arePredictions ? "right" : "in place").
      """
    }
  }
}
