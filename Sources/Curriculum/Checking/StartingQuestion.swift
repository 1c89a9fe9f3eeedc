import Diagnostics

/// What is asked of somebody who checks the starter as it is, in the place of diagnoses.
public struct StartingQuestion: Sendable {
  /// The line where to begin: the first one after the `TODO`.
  public var range: SourceRange?
  /// The question.
  public var text: String
}

extension CheckReport {
  /// Asks where to look first, if the answer is the starter: whoever has not begun gets a question. A starter without one
  /// gets what a new cause gets, however often it is checked.
  public mutating func askWhereToBegin(_ answer: SourceText, starter: SourceText?) {
    guard verdict == .notYet, answer.text == starter?.text else { return }
    isUntouched = true
    guard let text = exercise.firstLook else { return reveal(.law) }
    diagnoses = []
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
