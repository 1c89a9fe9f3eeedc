import Diagnostics

extension ExerciseVerification {
  /// Checks that the exercise's folder exists and contains no forbidden files. If not, nothing else is checked, since
  /// other findings would only follow from that.
  mutating func checkFolder() -> Bool {
    for path in ["Exercises/\(reference.chapter)", reference.folder] {
      guard let stranger = PackInventory.Stranger(insteadOfFolder: path, in: pack.folder) else { continue }
      result.findings.append(VerificationFinding(stranger))
      return false
    }
    guard pack.folder.isFolder(reference.folder) else {
      result.findings.append(missingFolder)
      return false
    }
    let strangers = PackInventory(of: [reference.folder, "Data"], in: pack.folder).strangers
    result.findings += strangers.map { VerificationFinding($0, exercise: isOwn($0.path) ? reference.id : nil) }
    return strangers.isEmpty
  }

  private func isOwn(_ path: String) -> Bool { path.hasPrefix(reference.folder + "/") }

  /// The finding about a missing folder. A missing chapter gives equal findings for all its exercises, so that it is
  /// listed once.
  private var missingFolder: VerificationFinding {
    let chapter = "Exercises/\(reference.chapter)"
    guard pack.folder.isFolder(chapter) else {
      let near = nearest(to: reference.chapter, in: pack.folder.entries(in: "Exercises"))
      return VerificationFinding(
        .files, file: Pack.index, line: pack.indexLine(ofChapter: reference.chapter),
        "there is no folder \(chapter)", advice: Self.advice(near))
    }
    if let other = pack.folder.entries(in: "Exercises").first(where: { name in
      name != reference.chapter && pack.folder.isFolder("Exercises/\(name)/\(reference.id)")
    }) {
      return VerificationFinding(
        .files, exercise: reference.id, file: Pack.index, line: pack.indexLine(of: reference),
        "there is no folder \(reference.folder)",
        advice: "It is in Exercises/\(other): list it there, or move it here.")
    }
    let others = pack.folder.entries(in: chapter).filter { name in pack.exercise(called: name) == nil }
    return VerificationFinding(
      .files, exercise: reference.id, file: Pack.index, line: pack.indexLine(of: reference),
      "there is no folder \(reference.folder)", advice: Self.advice(nearest(to: reference.id, in: others)))
  }

  private static func advice(_ near: String?) -> String {
    near.map { "Did you mean \"\($0)\"? It is there." } ?? "Make it, or take it from the list."
  }
}

extension VerificationFinding {
  /// Makes a finding about a file that a pack must not have.
  init(_ stranger: PackInventory.Stranger, exercise: String? = nil) {
    self.init(.files, exercise: exercise, file: stranger.path, stranger.message, advice: stranger.advice)
  }
}

extension Pack {
  /// The line of a member or an element in course.json.
  func indexLine(_ way: JSONStep...) -> Int? { indexLine(at: way) }

  /// The line of a member or an element in course.json.
  func indexLine(at way: [JSONStep]) -> Int? {
    guard let source = (try? folder.textIfPresent(Self.index)) ?? nil, let json = try? JSON.read(source) else {
      return nil
    }
    return json.valueRange(at: way).map { source.line(at: $0.lower) }
  }

  /// The line of course.json that lists an exercise.
  func indexLine(of reference: ExerciseReference) -> Int? {
    guard let chapter = chapters.firstIndex(where: { $0.id == reference.chapter }),
      let place = chapters[chapter].exercises.firstIndex(of: reference)
    else { return nil }
    return indexLine("chapters", .element(chapter), "exercises", .element(place))
  }

  /// The line of course.json with a chapter's id.
  func indexLine(ofChapter id: String) -> Int? {
    chapters.firstIndex { $0.id == id }.flatMap { indexLine("chapters", .element($0), "id") }
  }
}

extension PackFolder {
  /// Whether a folder with that name exists and is not a link.
  public func isFolder(_ name: String) -> Bool { PackPath(name).flatMap(thing) == .folder }
}
