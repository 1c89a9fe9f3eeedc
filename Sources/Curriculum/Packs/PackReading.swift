import Diagnostics

extension Pack {
  /// The version of the formats that this program reads and writes.
  static let format = 1

  /// Where a pack's list of exercises is, inside the pack.
  public static let index = "Exercises/course.json"

  /// Reads the pack in a folder: one file, not the exercises.
  ///
  ///     {"format": 1, "id": "alignment-guides", "title": "…", "version": "1.0.0",
  ///      "chapters": [{"id": "10-field-studies", "title": "Field studies", "exercises": ["razemon-eyes"]}]}
  public static func read(in folder: PackFolder) throws(Problems) -> Pack {
    let source = try folder.text(index)
    do throws(Problem) {
      return try pack(from: JSON.read(source), in: folder)
    } catch {
      throw Problems([error], in: [source])
    }
  }

  private static func pack(from json: JSON, in folder: PackFolder) throws(Problem) -> Pack {
    let reader = try ObjectReader(json, what: "a course", keys: Self.keys)
    try checkFormat(of: reader)
    let chapters = try reader.required("chapters", as: .list(of: chapter))
    guard chapters.contains(where: { !$0.exercises.isEmpty }) else {
      throw reader.problem("the course has no exercises", at: "chapters")
    }
    try checkUnique(chapters.map(\.id), what: "chapter", at: reader)
    try checkUnique(chapters.flatMap { $0.exercises.map(\.id) }, what: "exercise", at: reader)
    let concepts = try reader.optional("concepts", as: .list(of: .concept)) ?? []
    try Concept.check(concepts, exercises: chapters.flatMap { $0.exercises.map(\.id) }, of: reader)
    return Pack(
      id: try reader.required("id", as: .plainName), title: try reader.required("title", as: .text),
      version: try reader.required("version", as: .text), concepts: concepts, chapters: chapters, folder: folder)
  }

  static let keys = ["format", "id", "title", "version", "concepts", "chapters"]
  static let chapterKeys = ["id", "title", "exercises"]

  private static var chapter: JSONForm<Chapter> {
    JSONForm("a chapter") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: "a chapter", keys: chapterKeys)
      let id = try reader.required("id", as: .plainName)
      let names = try reader.required("exercises", as: .list(of: .plainName))
      return Chapter(
        id: id, title: try reader.required("title", as: .text),
        exercises: names.map { ExerciseReference(chapter: id, id: $0) })
    }
  }

  private static func checkUnique(_ names: [String], what: String, at reader: ObjectReader) throws(Problem) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw reader.problem("two \(what)s are called \"\(name)\"", at: "chapters")
    }
  }
}

/// Refuses a file whose format is not the one that this program reads.
func checkFormat(of reader: ObjectReader) throws(Problem) {
  let format = try reader.required("format", as: .wholeNumber)
  guard format != Pack.format else { return }
  let reason =
    format > Pack.format
    ? "it was written for a newer version of course" : "the first format is \(Pack.format)"
  throw reader.problem("format \(format) is not known to this version of course: \(reason)", at: "format")
}

extension JSONForm where Value == String {
  /// A name that is also a file's name: small letters, digits and hyphens, so that no name can leave its folder.
  static var plainName: JSONForm {
    JSONForm("a name of small letters, digits and hyphens") { json in
      json.string.flatMap { name in
        let isPlain = !name.isEmpty && name.utf8.count <= 100 && name.unicodeScalars.allSatisfy(isPlainNameScalar)
        return isPlain ? name : nil
      }
    }
  }

  /// The name of a file in `Data/`: no folders, not hidden.
  static var dataFileName: JSONForm {
    JSONForm("the name of a file in Data") { json in
      json.string.flatMap { name in
        let isPlain = PackPath(name)?.parts.count == 1 && !name.hasPrefix(".") && name.hasSuffix(".json")
        return isPlain ? name : nil
      }
    }
  }

  private static func isPlainNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", "-": true
    default: false
    }
  }
}
