import Diagnostics
import Grading

/// The output of `course grade` at the end of the run, for instructors, in English.
struct GradePage {
  var files: GradeFiles.Written
  /// The number of results reused from an earlier run.
  var kept: Int
  var list: GradingList
  var lacksHidden: Bool
  var output: String

  private var summary: ClassSummary { files.summary }

  /// The reply. The status is a failure if points may be wrong, but not if nobody passed.
  var reply: Reply {
    var reply = Reply(document: document, json: json)
    if lacksHidden || doubts.contains(where: { !$0.names.isEmpty }) { reply.status = .notPassed }
    return reply
  }

  /// What makes points doubtful, each with its key in JSON.
  private var doubts: [(key: String, words: String, names: [String])] {
    [
      ("timesForNobody", "Times for nobody who handed something in", list.timesOfNobody),
      ("notOnRoster", "Handed in by nobody on the roster, and so in no gradebook", files.book.unknown),
      ("overridesForNobody", "Overrides for nobody, or for no exercise of these", files.overridesForNobody),
      ("withoutExtension", "Graded without their extension", files.withoutExtension.sorted()),
    ]
  }

  private static func named(_ words: String, _ names: [String]) -> Document.Block {
    let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
    return .paragraph("\(words): \(names.prefix(5).joined(separator: ", "))\(rest).")
  }

  private var document: Document {
    let before = kept > 0 ? ", \(kept) of them from the run before" : ""
    var document = Document([.paragraph("\(counted(summary.submissions, "submission")) graded\(before).")])
    let columns = [
      Document.Table.Column(title: "exercise"), .init(title: "submissions", isNumber: true),
      .init(title: "passed", isNumber: true), .init(title: "not laid out", isNumber: true),
    ]
    let rows = summary.counts.map { count -> [Phrase] in
      ["\(count.exercise)", "\(count.submissions)", "\(count.passed)", "\(count.errors)"]
    }
    document.add(.indented([.table(Document.Table(columns: columns, rows: rows))]))
    if !list.leftOut.isEmpty {
      document.add(.paragraph("Not graded: \(counted(list.leftOut.count, "file"))."))
      let shown = list.leftOut.prefix(5).map { Document.Block.line("\($0)") }
      document.add(.indented(Array(shown)))
      let rest = list.leftOut.count - shown.count
      if rest > 0 { document.add(.indented([.line("and \(rest) more")])) }
    }
    if lacksHidden {
      document.add(
        .paragraph(
          "The pack is the learners' form: its hidden scenarios were not tried. Grade with the whole pack, or say \("--without-hidden", .code)."
        ))
    }
    for doubt in doubts where !doubt.names.isEmpty { document.add(Self.named(doubt.words, doubt.names)) }
    let absent = files.book.withoutAnything
    if !absent.isEmpty { document.add(Self.named("Handed in nothing", absent)) }
    if list.withoutTime > 0 {
      document.add(.paragraph("Without a time, and so not late: \(counted(list.withoutTime, "submission"))."))
    }
    let several = files.book.severalTimes
    if !several.isEmpty {
      document.add(Self.named("Handed in several times, the best counts; or several people under one name", several))
    }
    document.add(.paragraph("Written into \(path: output): \(files.names.joined(separator: ", "))"))
    if files.removed > 0 {
      document.add(.paragraph("Removed from there: \(counted(files.removed, "page")) of an earlier run."))
    }
    if !files.older.isEmpty { document.add(Self.named("From an earlier run, and not written anew", files.older)) }
    return document
  }

  private var json: JSON {
    let exercises = summary.counts.map { count -> JSON in
      [
        "exercise": JSON(count.exercise), "submissions": JSON(count.submissions), "passed": JSON(count.passed),
        "errors": JSON(count.errors),
      ]
    }
    let members: [(key: String, value: JSON)] = [
      ("formatVersion", 1), ("submissions", JSON(summary.submissions)), ("kept", JSON(kept)),
      ("exercises", JSON(exercises)), ("notGraded", JSON(list.leftOut.map { JSON($0) })),
      ("lacksHidden", JSON(lacksHidden)), ("withoutTime", JSON(list.withoutTime)),
      ("handedInNothing", JSON(files.book.withoutAnything.map { JSON($0) })),
      ("severalTimes", JSON(files.book.severalTimes.map { JSON($0) })), ("removed", JSON(files.removed)),
      ("older", JSON(files.older.map { JSON($0) })),
      ("files", JSON(files.names.map { JSON($0) })),
    ]
    return JSON(members: members + doubts.map { ($0.key, JSON($0.names.map { JSON($0) })) })
  }
}
