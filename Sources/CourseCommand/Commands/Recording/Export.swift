import Curriculum
import Diagnostics
import Glibc
import LayoutEngine
import LayoutProgram

extension Session {
  /// `course export`: writes a layout as a page or as a file for Xcode, or writes a package that records frames on a
  /// Mac.
  func export() throws(Complaint) -> Reply {
    if invocation.html != nil || invocation.swift != nil || invocation.png != nil { return try exportPage() }
    guard invocation.flags.contains(.recorder) else {
      throw .usage(
        "“export” needs to know what to write.", "\(command: "export ID --html page.html")",
        "\(command: "export ID --swift Row.swift")", "\(command: "export --recorder -o DIR")")
    }
    guard let output = invocation.output else {
      throw .usage("“export” needs a folder to write.", "\(command: "export --recorder -o DIR")")
    }
    let place = try RecorderPlace(context.absolute(output), called: output)
    let chosen = try RecordedCases(of: self)
    let bar = ProgressBar(total: chosen.cases.count, isWanted: invocation.format == .text && !invocation.isPlain)
    let numbered = chosen.cases.enumerated().map { (number: $0.offset + 1, example: $0.element) }
    let entries = inParallel(
      numbered, onDone: { bar.show($0) }, { RecorderPackage.entry(for: $0.example, number: $0.number) })
    bar.clear()
    var package = RecorderPackage(entries)
    package.moments = chosen.moments
    try place.put(package)
    return ExportPage(package: package, folder: context.shown(place.path)).reply
  }
}

/// The cases chosen for recording.
private struct RecordedCases {
  private(set) var cases: [LayoutCase] = []
  /// The number of moments after steps in their scenarios.
  private(set) var moments = 0

  init(of session: Session) throws(Complaint) {
    let words = session.invocation.operands
    if words.isEmpty {
      let pack = try session.pack()
      for reference in pack.exercises { try add(reference, in: pack) }
    }
    for word in words { try add(word, session) }
    guard !cases.isEmpty else { throw .usage("There is nothing to record: no case has views.") }
  }

  private mutating func add(_ word: String, _ session: Session) throws(Complaint) {
    let path = session.context.absolute(word)
    if Path.kind(path) == nil, !word.contains("/"), !word.contains(".") {
      let pack = try session.pack()
      try add(pack.exercise(named: word), in: pack)
    } else if word.hasSuffix(".jsonl") {
      cases += try session.layoutCases(in: word)
    } else {
      try add(file: word, at: path, session)
    }
  }

  private mutating func add(_ reference: ExerciseReference, in pack: Pack) throws(Complaint) {
    let material = try Complaint.ofPack(Material(of: reference, in: pack))
    guard material.exercise.view != nil else { return }
    let solution = try Complaint.ofPack(pack.text(.solution, of: reference))
    for scenario in material.exercise.scenarios {
      let request = try Complaint.ofPack(material.request(for: scenario))
      cases.append(
        LayoutCase(
          id: "\(reference.id)/\(scenario.id)", source: solution, given: material.given, request: request))
      moments += scenario.steps.reduce(0) { $0 + Set($1.times).count }
    }
  }

  private mutating func add(file name: String, at path: String, _ session: Session) throws(Complaint) {
    let source = try session.source(path, called: name)
    let pack = try session.packIfPresent()
    let material = try pack.map { (pack) throws(Complaint) in
      try Complaint.ofPack(SceneMaterial(for: name, in: pack))
    }
    var request = SceneRequest(stage: session.invocation.size, scale: session.invocation.scale)
    request.data = material?.data ?? [:]
    request.assets = material?.images ?? [:]
    let id = Path.name(of: name).withoutEnding(".layout")
    cases.append(LayoutCase(id: id, source: source, given: material?.given, request: request))
  }
}

/// The folder that receives the package.
private struct RecorderPlace {
  let path: String

  /// The file with recorded frames; a folder that has it is not overwritten.
  private static let harvest = "recorded.jsonl"

  /// - Throws: a complaint if the folder has content that this command did not write.
  init(_ path: String, called name: String) throws(Complaint) {
    self.path = Path.kind(path) == nil ? path : Path.resolved(path)
    switch Path.kind(path) {
    case nil: break
    case .folder:
      let names = WholeFile.names(in: path)
      guard names.isEmpty || names.contains(RecorderPackage.mark) else {
        throw .usage("\(name) is not empty, and no recording package.", "Name a folder that is not there yet.")
      }
      if names.contains(Self.harvest) {
        throw .usage(
          "\(name) holds recorded frames: \(Self.harvest).", "Put that file elsewhere first; the folder is replaced.")
      }
    default: throw .usage(.fileCannotBecomeFolder(name), .chooseAnotherName)
    }
    guard !["", ".", ".."].contains(Path.name(of: self.path)) else {
      throw .usage("\(name) is no name for a folder to write.", "Name a folder that is not there yet.")
    }
  }

  /// Writes the whole package or nothing: the finished folder replaces the old one in one step.
  func put(_ package: RecorderPackage) throws(Complaint) {
    let parent = Path.folder(of: path)
    let files = package.files.map { (path: $0.path, bytes: Array($0.text.utf8)) }
    try Complaint.ofSystem { () throws(SystemError) in
      try Path.makeFolder(parent)
      let shelf = try PackShelf(parent)
      let draft = try shelf.draft(of: files)
      chmod(Path.joined(draft.path, "run"), 0o755)
      try shelf.put(draft, as: Path.name(of: path))
    }
  }
}

/// The output of `course export`.
private struct ExportPage {
  var package: RecorderPackage
  var folder: String

  private var unrecorded: Int { package.recorded.reduce(0) { $0 + $1.unrecorded.count } }

  /// The number of omitted cases that are named; the package's README lists all.
  private static let most = 20

  var reply: Reply {
    var document = Document([
      .paragraph("Written to \(folder, .strong): \(counted(package.recorded.count, "case")) to record")
    ])
    var remarks: [Document.Block] = []
    if package.moments > 0 {
      remarks.append(.paragraph("\(counted(package.moments, "moment")) after steps left out: only starts are recorded"))
    }
    if unrecorded > 0 {
      remarks.append(
        .paragraph(
          "\(counted(unrecorded, "view")) without a name of their own cannot be recorded; README.md lists them"))
    }
    if !package.leftOut.isEmpty {
      remarks.append(.paragraph("\(counted(package.leftOut.count, "case")) left out:"))
      remarks += package.leftOut.prefix(Self.most).map { .item("-", [.paragraph("\($0.id): \($0.reason)")]) }
      let rest = package.leftOut.count - Self.most
      if rest > 0 { remarks.append(.paragraph("and \(rest) more, which README.md lists")) }
    }
    document.add(.indented(remarks))
    document.add(.gap)
    document.add(.paragraph("On a Mac with Xcode, in that folder:  \("./run", .code)"))
    document.add(.paragraph("Then here:  \(command: "compare recorded.jsonl")"))
    return Reply(document: document, json: json)
  }

  private var json: JSON {
    let views = package.recorded.filter { !$0.unrecorded.isEmpty }.map { one -> JSON in
      ["case": JSON(one.id), "views": JSON(one.unrecorded.map { JSON($0) })]
    }
    return [
      "formatVersion": 1, "folder": JSON(folder), "cases": JSON(package.recorded.count),
      "momentsLeftOut": JSON(package.moments), "viewsLeftOut": JSON(views),
      "leftOut": JSON(package.leftOut.map { ["case": JSON($0.id), "reason": JSON($0.reason)] }),
    ]
  }
}
