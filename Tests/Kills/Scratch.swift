import Foundation

/// A learner's folder of its own with a pack in two versions, and what must hold in it whatever was killed.
final class Scratch {
  static let exercises = ["hello-frame", "guide-is-a-number", "positive-moves-back"]
  private static let chapter = "01-numbers"

  let path: String
  private var environment: [String: String] { ["COURSE_WORK": work, "COURSE_PACK": "kills"] }
  private var work: String { "\(path)/work" }
  private var pack: String { "\(work)/.course/packs/kills" }
  private var database: String { "\(work)/.course/progress.sqlite" }
  private let files = FileManager.default

  private(set) var nextVersion = "v2"
  private(set) var nextDrawing = "two"
  private var versions: [String: [String: Data]] = [:]
  private var drawings: [String: Data] = [:]
  private var starters: [String: String] = [:]
  /// What each learner's file may hold; nil stands for no file.
  private var texts: [String: Set<String?>] = [:]
  /// Words of texts that are to be in the progress for ever.
  private var kept: [String] = []
  private var mostHints: [String: Int] = [:]
  /// Drafts that were there after a kill.
  private(set) var drafts = 0

  init(at path: String) throws {
    self.path = path
    try? files.removeItem(atPath: path)
    try files.createDirectory(atPath: "\(path)/work", withIntermediateDirectories: true)
    for (name, side) in [("one", 10), ("two", 20)] {
      try write(
        "VStack { ForEach(0..<40) { n in Color.red.frame(width: \(side), height: 5).id(n) } }\n", "\(name).layout")
    }
    for version in ["v1", "v2"] { try makePack(version) }
    for id in try files.contentsOfDirectory(atPath: "Exercises/\(Self.chapter)") {
      starters[id] = try String(contentsOfFile: "Exercises/\(Self.chapter)/\(id)/starter.layout", encoding: .utf8)
    }
    try expectSuccess(of: ["add", "../v1", "--yes", "--work", work], pack: "../v1")
    try expectSuccess(of: ["init", work])
    for drawing in ["two", "one"] {
      try expectSuccess(of: ["layout", "../\(drawing).layout", "--size", "400x400", "--svg", "picture.svg"])
      drawings[drawing] = try Data(contentsOf: URL(fileURLWithPath: "\(work)/picture.svg"))
    }
    for id in starters.keys { texts[id] = [starters[id]] }
  }

  private func write(_ text: String, _ name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The course's first chapter; every file of a version says which it is, as far as nobody reads it as code.
  private func makePack(_ version: String) throws {
    let ids = try files.contentsOfDirectory(atPath: "Exercises/\(Self.chapter)").sorted()
    let list = ids.map { "\"\($0)\"" }.joined(separator: ", ")
    let course = """
      {"format": 1, "id": "kills", "title": "Kills", "version": "\(version)",
       "chapters": [{"id": "\(Self.chapter)", "title": "Numbers", "exercises": [\(list)]}]}
      """
    try files.createDirectory(atPath: "\(path)/\(version)/Exercises", withIntermediateDirectories: true)
    try files.copyItem(
      atPath: "Exercises/\(Self.chapter)", toPath: "\(path)/\(version)/Exercises/\(Self.chapter)")
    try write(course, "\(version)/Exercises/course.json")
    for id in ids { try write("\(version)\n", "\(version)/Exercises/\(Self.chapter)/\(id)/why.md") }
    for number in 0..<20 {
      try write("[\(String(repeating: "\"\(version)\", ", count: 5000))1]", "\(version)/Data/filler-\(number).json")
    }
    versions[version] = tree("\(path)/\(version)")
  }

  private func tree(_ folder: String) -> [String: Data] {
    var tree: [String: Data] = [:]
    for name in (try? files.subpathsOfDirectory(atPath: folder)) ?? [] {
      tree[name] = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    return tree
  }

  private func file(_ exercise: String) -> String { "\(work)/packs/kills/\(Self.chapter)/\(exercise).layout" }

  private func text(_ exercise: String) -> String? { try? String(contentsOfFile: file(exercise), encoding: .utf8) }

  // MARK: Starting

  /// Makes everything ready for a deed: a text that is there only once, files that are missing.
  func prepare(_ deed: Deed, _ exercise: String, number: Int, isFirstTime: Bool) throws {
    switch deed {
    case .check, .reset:
      let text = "\(starters[exercise] ?? "")\(marker(number))\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: file(exercise)))
      texts[exercise] = deed == .reset ? [text, starters[exercise]] : [text]
    case .initialize:
      for id in starters.keys where !Self.exercises.contains(id) {
        try? files.removeItem(atPath: file(id))
        texts[id] = [nil, starters[id]]
      }
    case .add: if isFirstTime { try? files.removeItem(atPath: pack) }
    case .hint, .draw: break
    }
  }

  private func marker(_ number: Int) -> String { "// text \(number)." }

  func start(_ deed: Deed, _ exercise: String, log: String) throws -> Course {
    var environment = environment
    if deed == .add { environment["COURSE_PACK"] = nil }
    return try Course(
      deed.arguments(self, exercise: exercise), in: work, environment: environment, log: "\(path)/\(log)")
  }

  private func expectSuccess(of arguments: [String], pack: String = "kills") throws {
    let ending = try Course(
      arguments, in: work, environment: ["COURSE_WORK": work, "COURSE_PACK": pack], log: "\(path)/setup"
    ).end()
    guard ending?.status == 0 else {
      throw Failure("the set-up failed: \(arguments): \(ending?.complaints ?? "hangs")")
    }
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
  }

  // MARK: What must hold

  /// What is wrong right after a kill, before any other command has run.
  func damage(isFirstTime: Bool) -> [String] {
    var damage: [String] = []
    for (exercise, allowed) in texts where !allowed.contains(text(exercise)) {
      damage.append("\(exercise).layout is neither the old text nor the new one")
    }
    let installed = tree(pack)
    let isThere = versions.values.contains(installed)
    if !isThere, !(isFirstTime && installed.isEmpty) { damage.append("the installed pack is not whole") }
    let picture = try? Data(contentsOf: URL(fileURLWithPath: "\(work)/picture.svg"))
    if !drawings.values.contains(where: { $0 == picture }) { damage.append("the drawing is not whole") }
    drafts += names.count { isDraft($0) }
    return damage
  }

  private var names: [String] { (try? files.subpathsOfDirectory(atPath: work)) ?? [] }

  private func isDraft(_ name: String) -> Bool {
    (name as NSString).lastPathComponent.hasPrefix(".course-draft-")
  }

  /// What an answer promised: it is remembered, and must be true from then on.
  func take(_ answer: Course.Ending, to deed: Deed, _ exercise: String, number: Int) -> [String] {
    guard answer.output.hasSuffix("}\n") else { return [] }
    if deed == .check, Progress.attempts(with: marker(number), in: database) == 0 {
      return ["an attempt that was answered is not kept"]
    }
    if deed == .check { kept.append(marker(number)) }
    if deed == .hint, let json = try? JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any],
      let hint = json["hint"] as? Int
    {
      if hint < mostHints[exercise, default: 0] { return ["a hint that was shown is forgotten"] }
      mostHints[exercise] = hint
    }
    return []
  }

  /// What is wrong after the same commands have run again, to their end.
  func remains(of deeds: [(deed: Deed, exercise: String)], number: Int) -> [String] {
    var remains: [String] = []
    for (deed, exercise) in deeds {
      switch deed {
      case .add:
        if tree(pack) != versions[nextVersion] { remains.append("the new pack is not there") }
        nextVersion = nextVersion == "v1" ? "v2" : "v1"
      case .draw:
        let picture = try? Data(contentsOf: URL(fileURLWithPath: "\(work)/picture.svg"))
        if picture != drawings[nextDrawing] { remains.append("the new drawing is not there") }
        nextDrawing = nextDrawing == "one" ? "two" : "one"
      case .reset:
        if text(exercise) != starters[exercise] { remains.append("the starter is not there") }
        if Progress.count(of: marker(number), in: database) == 0 { remains.append("the text before a reset is lost") }
        kept.append(marker(number))
      case .initialize:
        for (id, starter) in starters where text(id) != starter && !Self.exercises.contains(id) {
          remains.append("the starter of \(id) is not there")
        }
      case .check, .hint: break
      }
    }
    for id in starters.keys { texts[id] = [text(id)] }
    let expected =
      Set(starters.keys.map { "packs/kills/\(Self.chapter)/\($0).layout" }).union([
        "picture.svg", ".course/progress.sqlite",
        // They belong to the database, whose next reader puts them away.
        ".course/progress.sqlite-shm", ".course/progress.sqlite-wal",
      ])
    let others = names.filter { name in
      var isFolder: ObjCBool = false
      _ = files.fileExists(atPath: "\(work)/\(name)", isDirectory: &isFolder)
      let isDrafty = name.split(separator: "/").contains { $0.hasPrefix(".course-") }
      return isDrafty || !isFolder.boolValue && !expected.contains(name) && !name.hasPrefix(".course/packs/kills/")
    }
    if !others.isEmpty { remains.append("\(others.count) left over, such as \(others[0])") }
    if let damage = Progress.damage(of: database) { remains.append("the progress file is damaged: \(damage)") }
    return remains
  }

  /// What was promised at any time and is not true at the end.
  func lost() -> [String] {
    kept.filter { Progress.count(of: $0, in: database) == 0 }.map { "lost: \($0)" }
  }

  var promises: Int { kept.count }
}
