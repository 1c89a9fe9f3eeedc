import Curriculum
import Diagnostics

extension Session {
  /// `course new ID`: creates the files of an exercise for the author to fill in.
  func new() throws(Complaint) -> Reply {
    guard let id = invocation.operands.first else { throw .usage("“new” needs a name for the exercise.") }
    guard Pack.isNameToType(id) else {
      throw .usage("“\(id)” is no name for an exercise.", "Use small letters, digits and hyphens: toolbar-row")
    }
    if invocation.flags.contains(.undo) { return try undoNew(id) }
    let place = try authorsPack()
    if place.pack?.exercise(called: id) != nil {
      throw .usage("There is an exercise “\(id)” already.", "All exercises:  \(command: "list")")
    }
    // Rejects an invalid option before asking anything.
    let given = try invocation.kind.map { (word) throws(Complaint) in try Self.kind(word) }
    let chapter = try asked(unless: invocation.chapter) { () throws(Complaint) -> (id: String, title: String) in
      try self.chapter(in: place.pack)
    }
    try tell(chapter, in: place)
    let title = try wanted(invocation.title, "What is it called? ") ?? ""
    let goal = try wanted(invocation.goal, "What is to be reached, in one sentence? ") ?? ""
    let kind: Exercise.Kind
    if let given { kind = given } else { kind = try asked { () throws(Complaint) -> Exercise.Kind in try askedKind() } }
    let skeleton = Skeleton(
      reference: ExerciseReference(chapter: chapter.id, id: id), title: title, goal: goal, kind: kind)
    try write(skeleton, chapterTitle: chapter.title, to: place.folder, isNewPack: place.pack == nil)
    return page(skeleton, in: place)
  }

  // MARK: Pack and chapter

  /// The pack that gets the exercise; nil if `--pack` names a folder without a pack, in which this command creates one.
  private func authorsPack() throws(Complaint) -> (folder: String, pack: Pack?) {
    if let name = invocation.pack ?? context.environment("COURSE_PACK") {
      let folder = context.absolute(name)
      if !Path.isFile(Path.joined(folder, Pack.index)), Path.name(of: folder) != "Exercises" { return (folder, nil) }
    }
    let pack = try authoredPack()
    return (pack.folder.path, pack)
  }

  private func chapter(in pack: Pack?) throws(Complaint) -> (id: String, title: String) {
    guard let pack else {
      let id = invocation.chapter ?? "01-first"
      return (try Self.plain(id), Self.title(of: id))
    }
    let ids = pack.chapters.map(\.id)
    let list = "Chapters: " + pack.chapters.enumerated().map { "\($0 + 1) \($1.id)" }.joined(separator: ", ")
    guard let word = try wanted(invocation.chapter, "\(list)\nWhich chapter, by number or name? ") else {
      throw .usage("“new” needs a chapter.", "\(list)", "Say it:  \(command: "new ID --chapter 1")")
    }
    if let number = Int(word) {
      guard number >= 1, number <= pack.chapters.count else {
        throw .usage("There is no chapter \(number).", "\(list)", "A new one needs a name: --chapter 12-mine")
      }
      return (pack.chapters[number - 1].id, pack.chapters[number - 1].title)
    }
    if let chapter = pack.chapters.first(where: { $0.id == word }) { return (chapter.id, chapter.title) }
    if let near = nearest(to: word, in: ids) {
      throw .usage("There is no chapter “\(word)”.", "Did you mean \(near, .code)?")
    }
    return (try Self.plain(word), Self.title(of: word))
  }

  private static func plain(_ id: String) throws(Complaint) -> String {
    guard Pack.isPlainName(id) else {
      throw .usage("“\(id)” is no name for a chapter.", "Use small letters, digits and hyphens: 12-toolbars")
    }
    return id
  }

  /// `12-tool-bars` → `Tool bars`.
  private static func title(of id: String) -> String {
    let words = id.drop { $0.isNumber || $0 == "-" }.map { $0 == "-" ? " " : $0 }
    return words.isEmpty ? id : words.prefix(1).map { $0.uppercased() }.joined() + String(words.dropFirst())
  }

  /// The id of a new pack: its folder's name if that is a valid id, else `my-pack`.
  static func packID(for folder: String) -> String {
    let name = Path.name(of: folder).lowercased().map { $0.isLetter && $0.isASCII || $0.isNumber ? $0 : "-" }
    let id = String(String(name).drop { $0 == "-" })
    return Pack.isNameToType(id) ? id : "my-pack"
  }

  // MARK: Writing

  private func write(
    _ skeleton: Skeleton, chapterTitle: String, to folder: String, isNewPack: Bool
  ) throws(Complaint) {
    let reference = skeleton.reference
    let home = Path.joined(folder, reference.folder)
    let isTaken = Complaint.usage(
      "\(context.shown(home)) is there already.", "Take it away, or list it in \(Pack.index).")
    if Path.kind(home) != nil { throw isTaken }
    let index = Path.joined(folder, Pack.index)
    let text: String
    if isNewPack {
      text = Pack.firstIndex(
        id: Self.packID(for: folder), title: Path.name(of: folder), reference, chapterTitle: chapterTitle)
    } else {
      text = try Complaint.ofPack(
        Pack.index(
          PackFolder(path: folder).text(Pack.index), adding: reference, chapterTitle: chapterTitle))
    }
    // Creates all files or none, so that the command can be repeated after a failure.
    guard try Complaint.ofSystem(Self.put(skeleton, at: home)) else { throw isTaken }
    try Complaint.ofSystem { () throws(SystemError) in
      if isNewPack {
        _ = try FileText.create(index, text: text)
      } else {
        _ = try FileText.replace(index, text: text)
      }
    }
  }

  /// Creates the exercise's folder with its files.
  ///
  /// - Returns: false if something is there already.
  private static func put(_ skeleton: Skeleton, at home: String) throws(SystemError) -> Bool {
    let chapter = Path.folder(of: home)
    try Path.makeFolder(chapter)
    let folder = try SystemError.of(.write(home)) { () throws(Refusal) in try OpenFolder(chapter) }
    Draft.clear(folder)
    var draft = try Draft.folder(in: folder, of: skeleton.files.map { ($0.path, Array($0.text.utf8)) })
    return try SystemError.of(.putFolder(home)) { () throws(Refusal) in try draft.occupy(Path.name(of: home)) }
  }

  private func page(_ skeleton: Skeleton, in place: (folder: String, pack: Pack?)) -> Reply {
    let reference = skeleton.reference
    let folder = place.folder
    let pack = place.pack?.id ?? Self.packID(for: folder)
    let isPrediction = skeleton.kind == .predict
    let what: [String: String] = [
      "exercise.json": "title, goal, concepts, scenarios, hints (3 empty)", "lesson.md": "what to know, empty",
      "lesson.layout": "the views of the lesson's picture",
      "why.md": "why the answer is right, empty", "starter.layout": "what the learner gets",
      "given.layout": "the code to predict", "solution.layout": "yours",
    ]
    let rows = skeleton.files.map { file -> [Phrase] in
      let folder =
        file.path.hasPrefix("wrong/") ? "a mistake, and the diagnosis that it must get" : "another right answer"
      return ["\(file.path)", "\(what[file.path] ?? folder)"]
    }
    let bake: Phrase = "\(command: "bake \(reference.id)")"
    let verify: Phrase = "\(command: "verify \(reference.id)")"
    let first: Phrase = isPrediction ? "Write the code and the questions" : "Write the solution and the starter's flaw"
    let document = Document([
      .paragraph("Created \(context.shown(Path.joined(folder, reference.folder)), .strong)"),
      .indented([.table(Document.Table(columns: [.init(title: ""), .init(title: "")], rows: rows))]), .gap,
      .fields([
        .init(label: "Pack", text: "\(pack)\(place.pack == nil ? ", a new one; its id is in \(Pack.index)" : "")"),
        .init(label: "Chapter", text: "\(reference.chapter)"),
      ]), .gap,
      .paragraph("\(first), then:  \(bake)  and  \(verify), which names what is still empty."),
      .paragraph("If it was a slip:  \(command: "new \(reference.id) --undo")"),
    ])
    let files = skeleton.files.map { JSON("\(reference.folder)/\($0.path)") }
    return Reply(
      document: document,
      json: [
        "formatVersion": 1, "exercise": JSON(reference.id), "chapter": JSON(reference.chapter), "files": JSON(files),
        "pack": JSON(pack),
      ])
  }
}
