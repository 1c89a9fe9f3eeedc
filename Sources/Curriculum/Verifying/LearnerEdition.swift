import Diagnostics

/// The learners' edition of a pack, and the withheld files. Unpacked over the edition, these restore the whole pack.
///
/// Withheld are solutions, wrong and accepted answers, hidden scenarios with their expected frames, the answers of
/// predictions, of which only hashes remain, and data sets that only hidden scenarios read. The edition is a pack of its
/// own, in which learners can do everything.
public struct LearnerEdition {
  /// A file of a pack: its path inside the pack and its bytes.
  public typealias File = (path: String, bytes: [UInt8])

  /// The files for learners.
  public private(set) var files: [File] = []
  /// The withheld files, and the original of each changed file.
  public private(set) var withheld: [File] = []
  /// The number of withheld scenarios.
  public private(set) var hiddenScenarios = 0
  /// The number of predictions whose right answers became hashes.
  public private(set) var hashedPredictions = 0

  /// Splits a pack.
  ///
  /// - Throws: a problem if an exercise would have no scenario left, or if a prediction's hidden variants do not come
  ///   last.
  public init(of pack: Pack, files all: [File]) throws(Problems) {
    var secretData: Set<String> = []
    var knownData: Set<String> = []
    var exercises: [String: Exercise] = [:]
    var frames: [String: Expectations] = [:]
    for reference in pack.exercises {
      let exercise = try pack.exercise(reference)
      exercises[reference.folder] = exercise
      if exercise.kind == .predict {
        frames[reference.folder] = try Material(of: exercise, in: pack).expectations(in: pack)
      }
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
        try divide(file, called: name, of: exercise, frames[folder])
      } else if file.path.hasPrefix("Data/"), case let name = String(file.path.dropFirst(5)),
        secretData.contains(name), !knownData.contains(name)
      {
        withheld.append(file)
      } else {
        files.append(file)
      }
    }
    hiddenScenarios = exercises.values.reduce(0) { $0 + $1.scenarios.count(where: \.isHidden) }
    hashedPredictions = exercises.values.count { $0.kind == .predict }
  }

  /// `Exercises/01-shelves/two-candles/wrong/a.layout` → the exercise's folder, and `wrong/a.layout`.
  private static func place(of path: String) -> (folder: String, name: String)? {
    let parts = path.split(separator: "/", maxSplits: 3).map(String.init)
    guard parts.count == 4, parts[0] == "Exercises" else { return nil }
    return (parts[0...2].joined(separator: "/"), parts[3])
  }

  /// - Parameter frames: of a prediction.
  private mutating func divide(
    _ file: File, called name: String, of exercise: Exercise, _ frames: Expectations?
  ) throws(Problems) {
    let changes = frames != nil || exercise.scenarios.contains(where: \.isHidden)
    let isAnswer = name.hasPrefix("wrong/") || name.hasPrefix("accepted/")
    if isAnswer || name == ExerciseFile.solution.rawValue {
      withheld.append(file)
    } else if name == Exercise.fileName, changes {
      let shown =
        exercise.scenarios.contains(where: \.isHidden)
        ? try Self.withoutHidden(file, of: exercise) : try Self.read(file).0
      keep(file, as: frames.map { Self.hashed(shown, of: exercise, $0) } ?? shown)
    } else if name == Expectations.fileName, changes {
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
    return JSON(members: members[..<place] + [("edition", JSON(Pack.learnersEdition))] + members[place...])
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
      let shown = (scenarios.members ?? []).filter { !hidden.contains($0.key) }
      // The frames of a prediction are its answers.
      return JSON(members: shown.map { ($0.key, exercise.kind == .predict ? $0.value.withEmptyMembers : $0.value) })
    }
  }

  /// A prediction whose questions have hashes of their answers in the visible variants.
  private static func hashed(_ json: JSON, of exercise: Exercise, _ frames: Expectations) -> JSON {
    json.replacing("questions") { questions in
      JSON(
        zip(questions.elements ?? [], exercise.questions).map { json, question in
          let shown = exercise.scenarios.enumerated().filter { !$0.element.isHidden }
          let hashes = shown.map { index, scenario in
            question.hash(inVariant: index, frames.scenarios.first { $0.id == scenario.id }?.frames ?? []) ?? ""
          }
          let members = (json.members ?? []).filter { $0.key != "answers" }.map { (key: $0.key, value: $0.value) }
          return JSON(members: members + [("hashes", JSON(hashes.map { JSON($0) }))])
        })
    }
  }
}

extension JSON {
  /// The object with an empty object for each of its members.
  fileprivate var withEmptyMembers: JSON { JSON(members: (members ?? []).map { ($0.key, JSON(members: [])) }) }

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
