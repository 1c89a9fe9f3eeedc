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
    /// The written files and subfolders, for people.
    var names: [String] = []
    /// The paths of all written files inside of the folder.
    var paths: [String] = []
    /// The number of pages of earlier runs that are gone.
    var removed = 0
    /// The formats of earlier runs that are still there.
    var older: [String] = []

    mutating func put(_ text: String, _ name: String, into folder: GradeFolder) throws(Complaint) {
      try folder.put(text, name)
      paths.append(name)
    }
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
      try writeSingles(record, called: names.name(for: record.submission), &written, into: folder)
    }
    for index in streams.indices { try streams[index].end() }
    written.overridesForNobody = written.book.add(overrides)
    written.names = streamed.map { type(of: $0).fileName }
    try writeBooks(&written, into: folder)
    let pages = try writeLearners(&written, places, results, into: folder)
    if settings.formats.contains(.class) {
      let report = ClassReport(written.summary, written.book, leftOut: list.leftOut, pages: pages)
      try written.put(report.markdown, "class.md", into: folder)
      try written.put(report.html, "class.html", into: folder)
      written.names += ["class.md", "class.html"]
    }
    written.names += singles.map { type(of: $0).folderName + "/" }
    if settings.formats.contains(.learners) { written.names.append("learners/") }
    (written.removed, written.older) = try folder.end(written.paths + streamed.map { type(of: $0).fileName })
    return written
  }

  private func writeBooks(_ written: inout Written, into folder: GradeFolder) throws(Complaint) {
    let name = { (exercise: String) in settings.rubric.exercises[exercise]?.column ?? exercise }
    if settings.formats.contains(.moodle) {
      try written.put(written.book.moodle(naming: name), "moodle.csv", into: folder)
      written.names.append("moodle.csv")
    }
    if settings.formats.contains(.canvas) {
      try written.put(written.book.canvas(naming: name), "canvas.csv", into: folder)
      written.names.append("canvas.csv")
    }
  }

  /// - Returns: the learners' pages by id, without the ending.
  private func writeLearners(
    _ written: inout Written, _ places: [String: [Int]], _ results: ResultsFile, into folder: GradeFolder
  ) throws(Complaint) -> [String: String] {
    var (names, pages) = (SubmissionFileNames(), [String: String]())
    let texts = settings.formats.contains(.learners) ? list.texts : { _ in nil }
    for (learner, places) in places.sorted(by: { $0.key < $1.key }) {
      let records = places.compactMap { results.record(at: $0) }.map(tables.amended)
      let report = LearnerReport(records, in: written.book, language: settings.language, code: texts)
      let page = "learners/\(names.name(for: learner))"
      try written.put(report.markdown, "\(page).md", into: folder)
      try written.put(report.html, "\(page).html", into: folder)
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

  private func writeSingles(
    _ record: GradeRecord, called name: String, _ written: inout Written, into folder: GradeFolder
  ) throws(Complaint) {
    for format in singles {
      let kind = type(of: format)
      try written.put(
        format.text(DisclosedResult(record)), "\(kind.folderName)/\(name)\(kind.ending)", into: folder)
    }
  }
}
