import Diagnostics
import LayoutLanguage

/// What is asked of somebody who checks the starter as it is, where no diagnosis has anything to say.
public struct StartingQuestion: Sendable {
  /// The line where to begin: the first one after the `TODO`.
  public var range: SourceRange?
  /// The question.
  public var text: String
}

extension CheckReport {
  /// Asks where to look first, if the answer is the starter and nothing else is said of it. An open task has nothing to
  /// repair at its start: whatever is found there is a guess, and the question goes before it.
  public mutating func askWhereToBegin(_ answer: SourceText, starter: SourceText?) {
    guard let text = exercise.firstLook, verdict == .notYet, answer.text == starter?.text else { return }
    if exercise.kind == .write { diagnoses = [] }
    guard diagnoses.isEmpty else { return }
    question = StartingQuestion(range: answer.firstLineToDo, text: text)
  }
}

extension SourceText {
  /// The line after the comment that says what to do.
  fileprivate var firstLineToDo: SourceRange? {
    var start = 0
    var isBehindTheMark = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.utf8.count
      let isComment = line.dropFirst(indent).hasPrefix("//")
      isBehindTheMark = isBehindTheMark || isComment && line.contains("TODO")
      if isBehindTheMark, !isComment {
        return SourceRange(file: 0, lower: start + indent, upper: start + line.utf8.count)
      }
      start += line.utf8.count + 1
    }
    return nil
  }
}
