import Curriculum
import Diagnostics

extension Session {
  /// The pack to work with: `--pack`, else COURSE_PACK, else the nearest folder upwards from here that has exercises,
  /// else upwards from the program's own place.
  func pack() throws(Complaint) -> Pack {
    guard let folder = try packFolder() else {
      throw .fault(.noExercisesHere(index: Pack.index), .sayWhereTheyAre)
    }
    return try Complaint.ofPack(Pack.read(in: folder))
  }

  /// The pack that an instructor's command may write into: the one that was named, or the one whose folder this is. The
  /// course that somebody learns from is only found, and has to be named.
  func authoredPack() throws(Complaint) -> Pack {
    let pack = try pack()
    if invocation.pack != nil || context.environment("COURSE_PACK") != nil { return pack }
    let (here, home) = (Path.resolved(context.currentFolder), Path.resolved(pack.folder.path))
    if here == home || (here + "/").hasPrefix(Path.joined(home, "Exercises") + "/") { return pack }
    let command = invocation.command?.rawValue ?? ""
    let words = context.arguments.map(\.quotedForTheShell).joined(separator: " ")
    throw .usage(
      "This would write into the course that is installed in \(context.shown(pack.folder.path)).",
      "Say that you mean it:  \(command: "\(typed: words) --pack \(context.shown(pack.folder.path))")",
      "Or name a pack of your own:  \(form: "\(command) --pack DIR")")
  }

  /// The pack with its titles in the language to speak.
  func speakingPack() throws(Complaint) -> Pack {
    let pack = try pack()
    return try Complaint.ofPack(pack.titled(in: language))
  }

  /// The pack if there is a sound one; for commands that can do without.
  func packIfPresent() throws(Complaint) -> Pack? {
    guard let folder = try packFolder() else { return nil }
    return try Complaint.ofPack(Pack.read(in: folder))
  }

  private func packFolder() throws(Complaint) -> PackFolder? {
    if let name = invocation.pack { return try packFolder(named: name, by: "--pack") }
    if let name = context.environment("COURSE_PACK") { return try packFolder(named: name, by: "COURSE_PACK") }
    let here = Path.upwards(from: context.currentFolder)
    let program = Path.ofThisProgram().map { Path.upwards(from: Path.folder(of: $0)) } ?? []
    let installed = Path.installedFiles.map { [$0] } ?? []
    return (here + program + installed).first { Path.isFile(Path.joined($0, Pack.index)) }.map { PackFolder(path: $0) }
  }

  /// A folder that somebody named: the pack's own, or its `Exercises`.
  private func packFolder(named name: String, by source: String) throws(Complaint) -> PackFolder {
    let path = Path.resolved(context.absolute(name))
    if Pack.isPlainName(name), Path.kind(path) == nil, let added = workFolder().addedPack(called: name) {
      return added
    }
    if Path.isFile(Path.joined(path, Pack.index)) { return PackFolder(path: path) }
    let above = Path.folder(of: path)
    if Path.name(of: path) == "Exercises", Path.isFile(Path.joined(above, Pack.index)) {
      return PackFolder(path: above)
    }
    throw .usage(.noIndex(source: source, name: name, index: Pack.index))
  }
}

extension WorkFolder {
  /// A pack that was added; one that a killed process had set aside is put back first.
  fileprivate func addedPack(called id: String) -> PackFolder? {
    let index = Path.joined(pack(called: id), Pack.index)
    if !Path.isFile(index) { shelf?.tidy() }
    return Path.isFile(index) ? PackFolder(path: pack(called: id)) : nil
  }
}

extension Complaint {
  /// What comes of the pack; its problems become a complaint about it.
  static func ofPack<Value>(_ value: @autoclosure () throws(Problems) -> Value) throws(Complaint) -> Value {
    try ofPack(steps: value)
  }

  /// The same, where it takes several steps.
  static func ofPack<Value>(steps deed: () throws(Problems) -> Value) throws(Complaint) -> Value {
    do throws(Problems) {
      return try deed()
    } catch {
      throw .pack(error)
    }
  }
}
