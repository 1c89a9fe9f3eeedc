import Diagnostics
import LayoutEditing
import LayoutLanguage
import LayoutProgram

/// How a learner's program differs from answers that are known to be right.
///
/// To read a text takes as long as to try a change or two. Those that the search asks about first, the reference and those
/// that are most like the learner's, are read ahead, on a thread beside it.
final class KnownDifferences {
  /// Of answers beside the reference, so many are read to find the nearest; whose words are others is not near.
  static let mostRead = 2
  /// How many times as many words one of them may differ in as the nearest does.
  static let notFar = 2.0

  /// The right answers, the reference first.
  let answers: [SourceText]
  private let program: Program
  private var readAhead: [String: ThreadTask<ProgramDifference?>] = [:]
  private var known: [String: ProgramDifference?] = [:]

  init(_ answers: [SourceText], of program: Program, _ answer: SourceText, _ ahead: WorkAhead) {
    (self.answers, self.program) = (answers, program)
    let likely =
      answers.prefix(1) + WordCounts(answer).nearest(Self.mostRead, of: answers.dropFirst(), within: Self.notFar)
    for text in likely {
      readAhead[text.text] = ahead.begin { ProgramDifference(from: program, to: text) }
    }
  }

  /// The difference to one of them; nil where that is no Swift. Each is read once.
  func difference(to text: SourceText) -> ProgramDifference? {
    if let known = known[text.text] { return known }
    let difference = readAhead[text.text].map { $0.value() } ?? ProgramDifference(from: program, to: text)
    known[text.text] = .some(difference)
    return difference
  }
}
