import Diagnostics
import Grading

/// Writes the formats that were asked for, out of the results alone: one pass, nothing kept but counts.
struct GradeFiles {
  private let settings: GradeSettings
  private let leftOut: [String]

  init(_ settings: GradeSettings, leftOut: [String]) {
    self.settings = settings
    self.leftOut = leftOut
  }

  /// What was written.
  struct Written {
    var summary: ClassSummary
    var names: [String]
  }

  /// - Returns: what the results come to, and the names of files and folders.
  func write(_ results: ResultsFile, into folder: GradeFolder) throws(Complaint) -> Written {
    var summary = ClassSummary()
    var book = GradeBook()
    var streams: [FormatStream] = []
    for format in streamed { streams.append(try FormatStream(format, in: folder.path)) }
    var names = FileNames()
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
      try folder.put(format.text(ToldResult(record)), "\(kind.folderName)/\(name)\(kind.ending)")
    }
    guard settings.formats.contains(.learners) else { return }
    let report = LearnerReport(record, in: settings.language)
    try folder.put(report.markdown, "learners/\(name).md")
    try folder.put(report.html, "learners/\(name).html")
  }
}

/// A format's file while it is written, under a passing name until it is whole.
private struct FormatStream {
  private let format: any StreamedFormat
  private let place: String
  private var text: String
  private var isFirst = true
  private var draft: OpenDraft

  /// As many bytes are collected before they are written.
  private static let most = 1 << 16

  init(_ format: any StreamedFormat, in folder: String) throws(Complaint) {
    self.format = format
    place = type(of: format).fileName
    text = format.head
    draft = try OpenDraft(in: folder)
  }

  mutating func add(_ record: GradeRecord) throws(Complaint) {
    let piece = format.piece(record, isFirst: isFirst)
    isFirst = isFirst && piece.isEmpty
    text += piece
    if text.utf8.count > Self.most { try flush() }
  }

  mutating func end() throws(Complaint) {
    text += format.tail
    try flush()
    try draft.place(as: place)
  }

  private mutating func flush() throws(Complaint) {
    try draft.write(Array(text.utf8))
    text = ""
  }
}

/// A draft that several may hold.
private final class OpenDraft {
  private var draft: Draft
  private let path: String

  init(in folder: String) throws(Complaint) {
    path = folder
    draft = try Complaint.ofSystem { () throws(SystemError) in
      try SystemError.of(.write(folder)) { () throws(Refusal) in try Draft.file(in: OpenFolder(folder), rights: 0o666) }
    }
  }

  func write(_ bytes: [UInt8]) throws(Complaint) {
    try Complaint.ofSystem { () throws(SystemError) in
      try SystemError.of(.write(path)) { () throws(Refusal) in try draft.write(bytes) }
    }
  }

  func place(as name: String) throws(Complaint) {
    try Complaint.ofSystem { () throws(SystemError) in
      try SystemError.of(.write(path)) { () throws(Refusal) in try draft.replace(name) }
    }
  }
}

/// A plain file's name for each submission: no slash, no sign that some system forbids, none twice.
struct FileNames {
  private var taken: Set<String> = []
  private static let longest = 120

  mutating func name(for submission: String) -> String {
    let plain = String(
      submission.unicodeScalars.map { scalar -> Character in
        let isPlain =
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_. ".unicodeScalars.contains(scalar)
        return isPlain ? Character(scalar) : "_"
      })
    var short = plain
    while short.utf8.count > Self.longest { short.removeLast() }
    if short.first == "." || short.isEmpty { short = "_" + short }
    var name = short
    var count = 1
    // Some systems take two names that differ in capitals for one.
    while !taken.insert(name.lowercased()).inserted {
      count += 1
      name = "\(short) (\(count))"
    }
    return name
  }
}
