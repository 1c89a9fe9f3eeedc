import Diagnostics
import Grading

/// Writes the requested formats from the results: one pass for all, and one more for the learners' pages.
struct GradeFiles {
  private let settings: GradeSettings
  private let list: GradingList
  private let tables: InstructorTables
  private let overrides: Overrides

  /// - Parameter folder: the results folder, with the instructor's overrides.
  init(_ settings: GradeSettings, _ list: GradingList, in folder: GradeFolder) throws(Complaint) {
    (self.settings, self.list) = (settings, list)
    let path = Path.joined(folder.path, Overrides.fileName)
    var overrides = Overrides()
    if Path.kind(path) != nil {
      let text = String(decoding: try Complaint.ofSystem(FileText.bytes(of: path)), as: UTF8.self)
      overrides = try Complaint.ofTable(Overrides.fileName) { () throws(NamedTable.Fault) in
        try Overrides(text, roster: settings.roster)
      }
    }
    self.overrides = overrides
    tables = InstructorTables(roster: settings.roster, overrides: overrides, showsFixes: settings.rubric.fixes)
  }

  /// What a run has found out.
  struct Written {
    var summary = ClassSummary()
    var book: GradeBook
    /// The lines of the overrides that are about nobody.
    var overridesForNobody: [String] = []
    /// Learners whose results were late without the extension that the roster gives them.
    var withoutExtension: Set<String> = []
    /// The paths of the written files.
    var names: [String] = []
  }

  func write(_ results: ResultsFile, into folder: GradeFolder) throws(Complaint) -> Written {
    var written = Written(book: GradeBook(roster: settings.roster))
    var streams: [FormatStream] = []
    for format in streamed { streams.append(try FormatStream(format, in: folder.path)) }
    var names = SubmissionFileNames()
    var places: [String: [Int]] = [:]
    try results.read { (record, place) throws(Complaint) in
      let record = tables.amended(record)
      written.summary.add(record)
      written.book.add(record)
      if let late = record.late, let learner = settings.roster?.learner(called: record.learner),
        learner.extraHours != late.extraHours
      {
        written.withoutExtension.insert(record.learner)
      }
      if settings.formats.contains(.learners) { places[record.learner, default: []].append(place) }
      for index in streams.indices { try streams[index].add(record) }
      try writeSingles(record, called: names.name(for: record.submission), into: folder)
    }
    for index in streams.indices { try streams[index].end() }
    written.overridesForNobody = written.book.add(overrides)
    written.names = streamed.map { type(of: $0).fileName }
    try writeBooks(&written, into: folder)
    let pages = try writeLearners(written.book, places, results, into: folder)
    if settings.formats.contains(.class) {
      let report = ClassReport(written.summary, written.book, leftOut: list.leftOut, pages: pages)
      try folder.put(report.markdown, "class.md")
      try folder.put(report.html, "class.html")
      written.names += ["class.md", "class.html"]
    }
    written.names += singles.map { type(of: $0).folderName + "/" }
    if settings.formats.contains(.learners) { written.names.append("learners/") }
    return written
  }

  private func writeBooks(_ written: inout Written, into folder: GradeFolder) throws(Complaint) {
    let name = { (exercise: String) in settings.rubric.exercises[exercise]?.column ?? exercise }
    if settings.formats.contains(.moodle) {
      try folder.put(written.book.moodle(naming: name), "moodle.csv")
      written.names.append("moodle.csv")
    }
    if settings.formats.contains(.canvas) {
      try folder.put(written.book.canvas(naming: name), "canvas.csv")
      written.names.append("canvas.csv")
    }
  }

  /// - Returns: the learners' pages by id, without the ending.
  private func writeLearners(
    _ book: GradeBook, _ places: [String: [Int]], _ results: ResultsFile, into folder: GradeFolder
  ) throws(Complaint) -> [String: String] {
    var (names, pages) = (SubmissionFileNames(), [String: String]())
    let texts = settings.formats.contains(.learners) ? list.texts : { _ in nil }
    for (learner, places) in places.sorted(by: { $0.key < $1.key }) {
      let records = places.compactMap { results.record(at: $0) }.map(tables.amended)
      let report = LearnerReport(records, in: book, language: settings.language, code: texts)
      let page = "learners/\(names.name(for: learner))"
      try folder.put(report.markdown, "\(page).md")
      try folder.put(report.html, "\(page).html")
      pages[learner] = page
    }
    return pages
  }

  private var streamed: [any StreamedFormat] {
    settings.formats.compactMap { format -> (any StreamedFormat)? in
      switch format {
      case .csv: CSVFormat()
      case .junit: JUnitFormat()
      case .sarif: SarifFormat(version: ProgramVersion.current)
      default: nil
      }
    }
  }

  private var singles: [any SingleFormat] {
    settings.formats.compactMap { format -> (any SingleFormat)? in
      switch format {
      case .gradescope: GradescopeFormat()
      case .exercism: ExercismFormat()
      case .check50: Check50Format()
      default: nil
      }
    }
  }

  private func writeSingles(_ record: GradeRecord, called name: String, into folder: GradeFolder) throws(Complaint) {
    for format in singles {
      let kind = type(of: format)
      try folder.put(format.text(DisclosedResult(record)), "\(kind.folderName)/\(name)\(kind.ending)")
    }
  }
}
