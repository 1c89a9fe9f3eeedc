import Curriculum
import Diagnostics

/// The output of `course add` about an update.
struct PackUpdatePage {
  var outcomes: [PackUpdate.Outcome]
  var say: Speaker
  /// Returns the path of a file as seen from the current folder.
  var shown: (String) -> String

  /// The number of outcomes that are listed at most.
  private static let mostShown = 20

  var blocks: [Document.Block] {
    var blocks = outcomes.prefix(Self.mostShown).flatMap(blocks)
    let rest = outcomes.count - Self.mostShown
    if rest > 0 { blocks.append(.paragraph(say(.andMore(rest)))) }
    return blocks
  }

  private func blocks(of outcome: PackUpdate.Outcome) -> [Document.Block] {
    let changes = outcome.changes.isEmpty ? [PackSentence.Change.starter(outcome.exercise)] : outcome.changes
    let lines = changes.map { Document.Block.line(say(.change($0))) }
    return lines + (outcome.file.map { [.indented([.paragraph(words(of: $0))])] } ?? [])
  }

  private func words(of file: PackUpdate.FileOutcome) -> Phrase {
    switch file {
    case .replaced: say(.starterReplaced)
    case .beside(_, let starter): say(.starterBeside(shown(starter)))
    case .moved(let file): say(.fileMoved(shown(file)))
    case .left(let file): say(.fileStays(shown(file)))
    }
  }
}

extension PackUpdate.Outcome {
  /// The outcome as JSON.
  var json: JSON {
    let kinds = changes.map { JSON($0.kind) }
    var members: [(key: String, value: JSON)] = [
      ("exercise", JSON(exercise)), ("changes", JSON(kinds)), ("was", JSON(was)),
    ]
    switch file {
    case .replaced(let file): members += [("file", JSON(file)), ("fileIs", "replaced")]
    case .beside(let file, let starter):
      members += [("file", JSON(file)), ("fileIs", "kept"), ("newStarter", JSON(starter))]
    case .moved(let file): members += [("file", JSON(file)), ("fileIs", "moved")]
    case .left(let file): members += [("file", JSON(file)), ("fileIs", "left")]
    case nil: break
    }
    return JSON(members: members)
  }
}

extension PackSentence.Change {
  fileprivate var kind: String {
    switch self {
    case .new: "new"
    case .renamed: "renamed"
    case .moved: "moved"
    case .judgedOtherwise: "changed"
    case .starter: "starter"
    case .gone: "gone"
    }
  }
}
