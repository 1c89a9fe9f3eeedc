import Diagnostics
import Grading

/// The output of `course grade` at the end of the run, for instructors, in English.
struct GradePage {
  var summary: ClassSummary
  /// The number of results reused from an earlier run.
  var kept: Int
  var list: GradingList
  var lacksHidden: Bool
  var output: String
  var files: [String]

  /// The reply. The status is a failure if points may be wrong, but not if nobody passed.
  var reply: Reply {
    var reply = Reply(document: document, json: json)
    if lacksHidden || !list.timesOfNobody.isEmpty { reply.status = .notPassed }
    return reply
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
    if !list.timesOfNobody.isEmpty {
      document.add(
        .paragraph(
          "Times for nobody who handed something in: \(list.timesOfNobody.prefix(5).joined(separator: ", "))\(list.timesOfNobody.count > 5 ? " and \(list.timesOfNobody.count - 5) more" : "")."
        ))
    }
    if list.withoutTime > 0 {
      document.add(.paragraph("Without a time, and so not late: \(counted(list.withoutTime, "submission"))."))
    }
    document.add(.paragraph("Written into \(path: output): \(files.joined(separator: ", "))"))
    return document
  }

  private var json: JSON {
    let exercises = summary.counts.map { count -> JSON in
      [
        "exercise": JSON(count.exercise), "submissions": JSON(count.submissions), "passed": JSON(count.passed),
        "errors": JSON(count.errors),
      ]
    }
    return [
      "formatVersion": 1, "submissions": JSON(summary.submissions), "kept": JSON(kept), "exercises": JSON(exercises),
      "notGraded": JSON(list.leftOut.map { JSON($0) }), "lacksHidden": JSON(lacksHidden),
      "timesForNobody": JSON(list.timesOfNobody.map { JSON($0) }), "withoutTime": JSON(list.withoutTime),
      "files": JSON(files.map { JSON($0) }),
    ]
  }
}
