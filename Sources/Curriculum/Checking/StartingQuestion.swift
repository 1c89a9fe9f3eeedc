import Diagnostics

/// A question for a learner who checks the unchanged starter, shown instead of diagnoses.
public struct StartingQuestion: Sendable {
  /// The line to begin at: the first one after the `TODO` comment.
  public var range: SourceRange?
  /// The question.
  public var text: String
}

extension CheckReport {
  /// Asks where to look first if the answer is the unchanged starter. Without a question, limits the diagnoses to the
  /// first step, however often the starter is checked.
  public mutating func askWhereToBegin(_ answer: SourceText, starter: SourceText?) {
    guard verdict == .notYet, answer.text == starter?.text else { return }
    isUntouched = true
    guard let text = exercise.firstLook else { return reveal(.law) }
    diagnoses = []
    question = StartingQuestion(range: answer.firstLineToDo, text: text)
  }
}

extension SourceText {
  /// The first line of code after the `TODO` comment.
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
