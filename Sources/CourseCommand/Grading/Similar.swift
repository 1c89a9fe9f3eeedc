import Curriculum
import Diagnostics
import Grading
import LayoutEditing
import LayoutProgram

extension Session {
  /// `course similar PATH…`: lists submissions that share more than the given code. It does not accuse anybody.
  func similar() throws(Complaint) -> Reply {
    guard !invocation.operands.isEmpty else {
      throw .usage(
        "“similar” needs what was handed in.", "Usage: \(form: "similar \(typed: CommandName.similar.operands)")")
    }
    let settings = try gradeSettings()
    let found = try SubmittedFiles(invocation.operands.map { ($0 == "-" ? "-" : context.absolute($0), $0) })
    let list = GradingList(found, settings)
    var texts = SimilarTexts()
    for exercise in Set(list.entries.map(\.submission.exercise)).sorted() {
      for form in given(for: exercise, in: settings.pack) { texts.addGiven(form, to: exercise) }
    }
    let forms = inParallel(list.entries) { entry -> NormalForm? in
      guard case .text(let text) = entry.content() else { return nil }
      let source = SourceText(name: entry.submission.file, text: text)
      return try? NormalForm.reading(source, within: Deadline()).get()
    }
    var unread = list.leftOut
    for (entry, form) in zip(list.entries, forms) {
      guard let form else {
        unread.append("\(entry.submission.id) cannot be read as Swift")
        continue
      }
      texts.add(form, called: entry.submission.id, in: entry.submission.exercise)
    }
    let pairs = texts.pairs(atLeast: try atLeast())
    return SimilarPage(count: list.entries.count, pairs: pairs, tooShort: texts.tooShort, unread: unread).reply
  }

  /// The starter and the given code, which all submissions may share.
  private func given(for exercise: String, in pack: Pack) -> [NormalForm] {
    guard let reference = pack.exercise(called: exercise) else { return [] }
    return [ExerciseFile.starter, .given].compactMap { file in
      guard let text = try? pack.textIfPresent(file, of: reference) else { return nil }
      return try? NormalForm.reading(text, within: Deadline()).get()
    }
  }

  private func atLeast() throws(Complaint) -> Int {
    guard let text = invocation.atLeast else { return 60 }
    if let percent = Int(text), (1...100).contains(percent) { return percent }
    throw .usage("“\(text)” is no number from 1 to 100.", "For example: --at-least 80")
  }
}

/// The output of `course similar`, for instructors, in English.
private struct SimilarPage {
  var count: Int
  var pairs: [SimilarTexts.Pair]
  var tooShort: [String]
  var unread: [String]

  private static let mostShown = 40

  var reply: Reply { Reply(document: document, json: json) }

  private var document: Document {
    let groups = SimilarTexts.clusters(of: pairs)
    let alike = groups.isEmpty ? "none alike" : "\(counted(groups.count, "group")) of texts that are alike"
    var document = Document([.paragraph("\(counted(count, "submission")), \(alike).")])
    for (index, group) in groups.enumerated() {
      document.add(.heading("Group \(index + 1)"))
      document.add(.indented(group.map { .line("\(path: $0)") }))
    }
    if !pairs.isEmpty {
      let columns = [
        Document.Table.Column(title: "one"), .init(title: "other"), .init(title: "alike", isNumber: true),
        .init(title: "shared", isNumber: true),
      ]
      let rows = pairs.prefix(Self.mostShown).map { pair -> [Phrase] in
        ["\(pair.one)", "\(pair.other)", "\(pair.percent) %", "\(pair.shared)"]
      }
      document.add(.table(Document.Table(columns: columns, rows: Array(rows))))
      document.add(
        .paragraph("Short answers to one question often look alike. Read both texts before you ask anybody."))
    }
    if !tooShort.isEmpty {
      document.add(.paragraph("Too short beside what was given, and not compared: \(counted(tooShort.count, "text"))."))
    }
    if !unread.isEmpty { document.add(.paragraph("Not compared: \(unread.joined(separator: "; ")).")) }
    return document
  }

  private var json: JSON {
    let groups = SimilarTexts.clusters(of: pairs).map { JSON($0.map { JSON($0) }) }
    let all = pairs.map { pair -> JSON in
      [
        "one": JSON(pair.one), "other": JSON(pair.other), "percent": JSON(pair.percent), "shared": JSON(pair.shared),
      ]
    }
    return [
      "formatVersion": 1, "submissions": JSON(count), "groups": JSON(groups), "pairs": JSON(all),
      "tooShort": JSON(tooShort.map { JSON($0) }), "notCompared": JSON(unread.map { JSON($0) }),
    ]
  }
}
