import Diagnostics

extension Pack {
  /// The version of the file formats that this program reads and writes.
  static let format = 1

  /// The path of a pack's index inside the pack.
  public static let index = "Exercises/course.json"

  /// Reads a pack's index, not its exercises.
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
    try checkUnique(chapters, of: reader)
    let concepts = try reader.optional("concepts", as: .list(of: .concept)) ?? []
    try Concept.check(concepts, exercises: chapters.flatMap { $0.exercises.map(\.id) }, of: reader)
    return Pack(
      id: try reader.required("id", as: .nameToType), title: try reader.required("title", as: .text),
      version: try reader.required("version", as: .text), concepts: concepts,
      isForLearners: try reader.optional("edition", as: .edition) != nil,
      feedback: try reader.optional("feedback", as: .word(of: Feedback.allCases, "a way to tell diagnoses")),
      chapters: chapters, folder: folder)
  }

  static let keys = ["format", "id", "title", "version", "edition", "feedback", "concepts", "chapters"]
  static let chapterKeys = ["id", "title", "exercises"]

  private static var chapter: JSONForm<Chapter> {
    JSONForm("a chapter") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: "a chapter", keys: chapterKeys)
      let id = try reader.required("id", as: .plainName)
      let names = try reader.required("exercises", as: .list(of: .nameToType))
      return Chapter(
        id: id, title: try reader.required("title", as: .text),
        exercises: names.map { ExerciseReference(chapter: id, id: $0) })
    }
  }

  /// Throws if two chapters or two exercises share a name; the problem points at the second one.
  private static func checkUnique(_ chapters: [Chapter], of reader: ObjectReader) throws(Problem) {
    var known: (chapters: Set<String>, exercises: Set<String>) = ([], [])
    for (place, chapter) in chapters.enumerated() {
      guard known.chapters.insert(chapter.id).inserted else {
        throw reader.problem(
          "two chapters are called \"\(chapter.id)\"", inside: "chapters", .element(place), "id")
      }
      for (number, exercise) in chapter.exercises.enumerated()
      where !known.exercises.insert(exercise.id).inserted {
        throw reader.problem(
          "two exercises are called \"\(exercise.id)\"", inside: "chapters", .element(place), "exercises",
          .element(number))
      }
    }
  }
}

/// Throws if a file has another format version than this program reads.
func checkFormat(of reader: ObjectReader) throws(Problem) {
  let format = try reader.required("format", as: .wholeNumber)
  guard format != Pack.format else { return }
  let reason =
    format > Pack.format
    ? "it was written for a newer version of course" : "the first format is \(Pack.format)"
  throw reader.problem("format \(format) is not known to this version of course: \(reason)", at: "format")
}

extension JSONForm where Value == String {
  /// A name that is also a file name: lower-case letters, digits and hyphens, so that it cannot leave its folder or
  /// look like an option.
  static var plainName: JSONForm {
    JSONForm("a name of small letters, digits and hyphens, beginning with none of the hyphens") { json in
      json.string.flatMap { isPlain($0) ? $0 : nil }
    }
  }

  /// A plain name with a letter, so that it can be typed where a number is allowed as well.
  static var nameToType: JSONForm {
    JSONForm("a name of small letters, digits and hyphens, with at least one letter and no hyphen first") { json in
      json.string.flatMap { isPlain($0) && $0.contains(where: \.isLetter) ? $0 : nil }
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("-") && name.utf8.count <= 100 && name.unicodeScalars.allSatisfy(isPlainNameScalar)
  }

  /// The edition of a pack; the only value is the learners' edition.
  static var edition: JSONForm {
    JSONForm("\"\(Pack.learnersEdition)\"") { $0.string == Pack.learnersEdition ? Pack.learnersEdition : nil }
  }

  /// The name of a file in `Data/`: not hidden and without folders.
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
