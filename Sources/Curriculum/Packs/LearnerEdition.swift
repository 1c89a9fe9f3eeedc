import Diagnostics

/// The learners' edition of a pack, and the withheld files. Unpacked over the edition, these restore the whole pack.
///
/// Withheld are solutions, wrong and accepted answers, hidden scenarios with their expected frames, and data sets that
/// only they read. The edition is a pack of its own, in which learners can do everything.
public struct LearnerEdition {
  /// A file of a pack: its path inside the pack and its bytes.
  public typealias File = (path: String, bytes: [UInt8])

  /// The files for learners.
  public private(set) var files: [File] = []
  /// The withheld files, and the original of each changed file.
  public private(set) var withheld: [File] = []
  /// The number of withheld scenarios.
  public private(set) var hiddenScenarios = 0
  /// The number of predictions whose right answers learners could read, because their checks compare with these.
  public private(set) var readablePredictions = 0

  /// The value of `edition` in course.json.
  public static let name = "learners"

  /// Splits a pack.
  ///
  /// - Throws: a problem if an exercise would have no scenario left, or if a prediction's hidden variants do not come
  ///   last.
  public init(of pack: Pack, files all: [File]) throws(Problems) {
    var secretData: Set<String> = []
    var knownData: Set<String> = []
    var exercises: [String: Exercise] = [:]
    for reference in pack.exercises {
      let exercise = try pack.exercise(reference)
      exercises[reference.folder] = exercise
      for scenario in exercise.scenarios {
        for substitution in scenario.data {
          if scenario.isHidden { secretData.insert(substitution.replacement) }
          knownData.insert(substitution.name)
          if !scenario.isHidden { knownData.insert(substitution.replacement) }
        }
      }
    }
    for file in all {
      if file.path == Pack.index {
        keep(file, as: try Self.marked(file))
      } else if let (folder, name) = Self.place(of: file.path), let exercise = exercises[folder] {
        try divide(file, called: name, of: exercise)
      } else if file.path.hasPrefix("Data/"), case let name = String(file.path.dropFirst(5)),
        secretData.contains(name), !knownData.contains(name)
      {
        withheld.append(file)
      } else {
        files.append(file)
      }
    }
    hiddenScenarios = exercises.values.reduce(0) { $0 + $1.scenarios.count(where: \.isHidden) }
    readablePredictions = exercises.values.count { $0.kind == .predict }
  }

  /// `Exercises/01-shelves/two-candles/wrong/a.layout` → the exercise's folder, and `wrong/a.layout`.
  private static func place(of path: String) -> (folder: String, name: String)? {
    let parts = path.split(separator: "/", maxSplits: 3).map(String.init)
    guard parts.count == 4, parts[0] == "Exercises" else { return nil }
    return (parts[0...2].joined(separator: "/"), parts[3])
  }

  private mutating func divide(_ file: File, called name: String, of exercise: Exercise) throws(Problems) {
    let isAnswer = name.hasPrefix("wrong/") || name.hasPrefix("accepted/")
    if isAnswer || name == ExerciseFile.solution.rawValue {
      withheld.append(file)
    } else if name == Exercise.fileName, exercise.scenarios.contains(where: \.isHidden) {
      keep(file, as: try Self.withoutHidden(file, of: exercise))
    } else if name == Expectations.fileName, exercise.scenarios.contains(where: \.isHidden) {
      keep(file, as: try Self.withoutHiddenFrames(file, of: exercise))
    } else {
      files.append(file)
    }
  }

  private mutating func keep(_ file: File, as other: JSON) {
    files.append((file.path, Array((other.pretty + "\n").utf8)))
    withheld.append(file)
  }

  // MARK: JSON

  private static func read(_ file: File) throws(Problems) -> (JSON, SourceText) {
    let source = SourceText(name: file.path, text: String(decoding: file.bytes, as: UTF8.self))
    do throws(Problem) {
      return (try JSON.read(source), source)
    } catch {
      throw Problems([error], in: [source])
    }
  }

  private static func marked(_ file: File) throws(Problems) -> JSON {
    let (json, _) = try read(file)
    let members = (json.members ?? []).filter { $0.key != "edition" }.map { (key: $0.key, value: $0.value) }
    let place = (members.firstIndex { $0.key == "version" } ?? members.count - 1) + 1
    return JSON(members: members[..<place] + [("edition", JSON(name))] + members[place...])
  }

  private static func withoutHidden(_ file: File, of exercise: Exercise) throws(Problems) -> JSON {
    let (json, source) = try read(file)
    let key = exercise.scenariosKey
    let shown = exercise.scenarios.indices.filter { !exercise.scenarios[$0].isHidden }
    let isPrefix = shown == Array(0..<shown.count)
    if shown.isEmpty || exercise.kind == .predict && !isPrefix {
      let message =
        shown.isEmpty
        ? "every scenario is hidden, so learners would have none"
        : "hidden variants come last, since learners' constants are numbered"
      throw Problems([Problem(.input, message, at: json.range(at: [.member(key)]))], in: [source])
    }
    return json.replacing(key) { $0.elements(at: shown) }.replacing("questions") { questions in
      JSON(
        (questions.elements ?? []).map { question in
          question.replacing("answers") { $0.elements(at: shown) }.replacing("mistakes") { mistakes in
            JSON((mistakes.elements ?? []).map { $0.replacing("values") { $0.elements(at: shown) } })
          }
        })
    }
  }

  private static func withoutHiddenFrames(_ file: File, of exercise: Exercise) throws(Problems) -> JSON {
    let hidden = exercise.scenarios.filter(\.isHidden).map(\.id)
    return try read(file).0.replacing("scenarios") { scenarios in
      JSON(members: (scenarios.members ?? []).filter { !hidden.contains($0.key) }.map { ($0.key, $0.value) })
    }
  }
}

extension JSON {
  /// The object with a member's value replaced, if it has the member.
  fileprivate func replacing(_ key: String, _ change: (JSON) -> JSON) -> JSON {
    guard let members, members.contains(where: { $0.key == key }) else { return self }
    return JSON(members: members.map { ($0.key, $0.key == key ? change($0.value) : $0.value) })
  }

  /// The array's elements at the given indices.
  fileprivate func elements(at places: [Int]) -> JSON {
    guard let elements else { return self }
    return JSON(places.filter(elements.indices.contains).map { elements[$0] })
  }
}
