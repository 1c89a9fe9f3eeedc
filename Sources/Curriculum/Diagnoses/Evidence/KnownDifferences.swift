import Diagnostics
import LayoutLanguage

/// How a learner's program differs from answers that are known to be right.
///
/// To read a text takes as long as to try a change or two. Those that the search asks about first, the reference and the
/// one that is most like the learner's, are read ahead, on a thread beside it.
final class KnownDifferences {
  /// The right answers, the reference first.
  let answers: [SourceText]
  private let program: Program
  private var readAhead: [String: ThreadTask<ProgramDifference?>] = [:]
  private var known: [String: ProgramDifference?] = [:]

  init(_ answers: [SourceText], of program: Program, _ answer: SourceText, _ ahead: WorkAhead) {
    (self.answers, self.program) = (answers, program)
    let likely = answers.prefix(1) + WordCounts(answer).nearest(1, of: answers.dropFirst())
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
