import Diagnostics
import Grading

/// Writes the requested formats from the results in one pass, keeping only counts in memory.
struct GradeFiles {
  private let settings: GradeSettings
  private let leftOut: [String]

  init(_ settings: GradeSettings, leftOut: [String]) {
    self.settings = settings
    self.leftOut = leftOut
  }

  /// The summary and the paths of the written files.
  struct Written {
    var summary: ClassSummary
    var names: [String]
  }

  /// - Returns: a summary of the results and the paths written.
  func write(_ results: ResultsFile, into folder: GradeFolder) throws(Complaint) -> Written {
    var summary = ClassSummary()
    var book = GradeBook()
    var streams: [FormatStream] = []
    for format in streamed { streams.append(try FormatStream(format, in: folder.path)) }
    var names = SubmissionFileNames()
    try results.read { (record) throws(Complaint) in
      summary.add(record)
      if settings.formats.contains(.gradebook) { book.add(record) }
      for index in streams.indices { try streams[index].add(record) }
      try writeSingles(record, called: names.name(for: record.submission), into: folder)
    }
    for index in streams.indices { try streams[index].end() }
    var written = [ResultsFile.name] + streamed.map { type(of: $0).fileName }
    if settings.formats.contains(.gradebook) {
      try folder.put(book.text, GradeBook.fileName)
      written.append(GradeBook.fileName)
    }
    if settings.formats.contains(.class) {
      let report = ClassReport(summary, leftOut: leftOut)
      try folder.put(report.markdown, "class.md")
      try folder.put(report.html, "class.html")
      written += ["class.md", "class.html"]
    }
    written += singles.map { type(of: $0).folderName + "/" }
    if settings.formats.contains(.learners) { written.append("learners/") }
    return Written(summary: summary, names: written)
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
    guard settings.formats.contains(.learners) else { return }
    let report = LearnerReport(record, in: settings.language)
    try folder.put(report.markdown, "learners/\(name).md")
    try folder.put(report.html, "learners/\(name).html")
  }
}
