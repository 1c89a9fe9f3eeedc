import Curriculum
import Diagnostics

extension Session {
  /// `course pack [DIR] -o FILE.tar.gz`: packs the pack's files into a reproducible archive.
  ///
  /// The edition for learners leaves out all files that give away answers; a second archive has those.
  func packUp() throws(Complaint) -> Reply {
    guard let output = invocation.output else {
      throw .usage("“pack” needs a file to write.", "For example:  \(form: "pack DIR -o candles.tar.gz")")
    }
    var session = self
    if let folder = invocation.operands.first { session.invocation.pack = folder }
    let pack = try session.authoredPack()
    let source = try PackSource(path: pack.folder.path, name: context.shown(pack.folder.path))
    try Complaint.ofPack { () throws(Problems) in try Self.readAll(pack) }
    guard invocation.flags.contains(.forLearners) else {
      return reply(pack, [try write(source.files, to: output, of: pack)], edition: nil)
    }
    let edition = try Complaint.ofPack(LearnerEdition(of: pack, files: source.files))
    let overlay = Self.overlay(of: output)
    return reply(
      pack,
      [try write(edition.files, to: output, of: pack), try write(edition.withheld, to: overlay, of: pack)],
      edition: edition)
  }

  /// Reads all files that learners need, so that an author cannot publish a pack that learners cannot add.
  private static func readAll(_ pack: Pack) throws(Problems) {
    for reference in pack.exercises {
      _ = try Material(of: reference, in: pack).expectations(in: pack)
      _ = try pack.text(.starter, of: reference)
      _ = try pack.text(.lesson, of: reference)
    }
  }

  /// `candles.tar.gz` → `candles.grading.tar.gz`
  private static func overlay(of name: String) -> String {
    let stem = name.withoutEnding(".tar.gz").withoutEnding(".tgz")
    return "\(stem).grading.tar.gz"
  }

  private typealias Written = (name: String, files: Int, bytes: Int)

  private func write(
    _ files: [(path: String, bytes: [UInt8])], to name: String, of pack: Pack
  ) throws(Complaint) -> Written {
    guard let bytes = GzipFile.packed(TarWriter.archive(of: files)) else {
      throw .fault("\(name) could not be packed.")
    }
    try Complaint.ofSystem(FileText.put(bytes, at: context.absolute(name)))
    return (name, files.count, bytes.count)
  }

  private func reply(_ pack: Pack, _ written: [Written], edition: LearnerEdition?) -> Reply {
    let names = ["what learners add", "for grading: unpack it over the learners' form"]
    let rows = written.enumerated().map { place, file -> [Phrase] in
      [
        "\(path: file.name)", "\(counted(file.files, "file")), \(file.bytes) bytes",
        edition == nil ? "" : "\(names[min(place, names.count - 1)])",
      ]
    }
    var blocks: [Document.Block] = [
      .paragraph("Packed \(pack.id, .strong) \(pack.version):"),
      .indented([
        .table(.init(columns: [.init(title: ""), .init(title: ""), .init(title: "", narrow: .below)], rows: rows))
      ]),
    ]
    if let edition {
      let (hidden, predictions) = (edition.hiddenScenarios, edition.hashedPredictions)
      blocks.append(
        .paragraph("Left out: solutions, wrong and accepted answers, and \(counted(hidden, "hidden scenario"))."))
      if predictions > 0 {
        blocks.append(
          .paragraph(
            """
            The right answers of \(counted(predictions, "prediction")) became hashes. Nobody reads them by chance, but a \
            program that tries every answer finds them.
            """))
      }
    }
    let files = written.map { file -> JSON in
      ["file": JSON(file.name), "files": JSON(file.files), "bytes": JSON(file.bytes)]
    }
    return Reply(
      document: Document(
        blocks + [
          .gap, .fields([.init(label: "Try it", text: "\(form: "add \(typed: written[0].name.quotedForTheShell)")")]),
        ]),
      json: [
        "formatVersion": 1, "pack": ["id": JSON(pack.id), "version": JSON(pack.version)], "archives": JSON(files),
        "hiddenScenarios": edition.map { JSON($0.hiddenScenarios) } ?? nil,
        "hashedPredictions": edition.map { JSON($0.hashedPredictions) } ?? nil,
      ])
  }
}
