/// Derives learners and exercises from file names.
public struct NamedSubmissions: Sendable {
  /// Every exercise of the pack.
  private let exercises: [String]
  /// The exercise of all files; nil if file names decide.
  private let exercise: String?
  private let rule: NamingRule?
  /// The common prefix of all top-level folders.
  private let beginning: String
  /// The folders around all the others, with their slashes: `hw3-submissions/hw3-ada/…`.
  private let wrapping: String
  /// Names that several learners share; numbers distinguish them.
  private let namesakes: Set<String>

  /// - Parameter names: the names of all files, each inside of the folder or archive that was named.
  public init(_ names: [String], exercises: [String], exercise: String?, rule: NamingRule?) {
    self.exercises = exercises
    self.exercise = exercise
    self.rule = rule
    let repositories = rule?.takesCommonBeginning == true ? names.filter { rule?.match($0) != nil } : []
    let wrapping = Self.wrapping(repositories)
    self.wrapping = wrapping
    beginning = Self.commonBeginning(Self.folders(repositories.map { $0.dropFirst(wrapping.count) }))
    var numbers: [String: Set<String>] = [:]
    for match in names.compactMap({ rule?.match($0) }) {
      if let learner = match.learner, let number = match.number { numbers[learner, default: []].insert(number) }
    }
    namesakes = Set(numbers.filter { $0.value.count > 1 }.keys)
  }

  /// A file's submission; nil if its name matches no rule or names no exercise.
  ///
  /// - Parameter id: the submission's id, if it differs from its name.
  public func submission(called name: String, id: String? = nil) -> Submission? {
    let found: NamingRule.Match
    if let rule {
      guard let match = rule.match(String(name.dropFirst(wrapping.count))) else { return nil }
      found = match
    } else {
      found = NamingRule.Match()
    }
    guard let answered = exercise ?? named(found.exercise ?? Self.stem(of: name)) else { return nil }
    var learner = found.learner ?? Self.firstName(of: name)
    if learner.hasPrefix(beginning), learner.count > beginning.count {
      learner = String(learner.dropFirst(beginning.count))
    }
    if namesakes.contains(learner), let number = found.number { learner += " (\(number))" }
    return Submission(id: id ?? name, learner: learner, file: id ?? name, exercise: answered)
  }

  /// The exercise that a name means: an exact match, else the longest exercise name that it contains as whole words.
  ///
  ///     Menu_Icons-1 (2)   → menu-icons
  func named(_ name: String) -> String? {
    if exercises.contains(name) { return name }
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let fitting = exercises.filter { id in
      let wanted = id.split(separator: "-")
      return words.indices.contains { words[$0...].starts(with: wanted) }
    }
    return fitting.max { ($0.count, $1) < ($1.count, $0) }
  }

  /// The base name without folders and extension.
  private static func stem(of name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return last.lastIndex(of: ".").flatMap { $0 == last.startIndex ? nil : String(last[..<$0]) } ?? last
  }

  /// The first folder; without folders, the file's name.
  private static func firstName(of name: String) -> String {
    name.contains("/") ? String(name.prefix { $0 != "/" }) : stem(of: name)
  }

  private static func folders(_ names: [Substring]) -> Set<Substring> {
    Set(names.compactMap { $0.contains("/") ? $0.prefix { $0 != "/" } : nil })
  }

  /// The folders around the repositories, with their slashes: each holds all the rest, and the repositories begin alike.
  private static func wrapping(_ names: [String]) -> String {
    var (wrapping, rest) = ("", names.map { $0[...] })
    while true {
      let tops = folders(rest)
      if !wrapping.isEmpty, !commonBeginning(tops).isEmpty { return wrapping }
      guard tops.count == 1, let top = tops.first, rest.allSatisfy({ $0.hasPrefix("\(top)/") }) else { return "" }
      wrapping += "\(top)/"
      rest = rest.map { $0.dropFirst(top.count + 1) }
    }
  }

  /// The common prefix up to the last hyphen; empty if there is only one folder.
  private static func commonBeginning(_ folders: Set<Substring>) -> String {
    guard folders.count > 1, let first = folders.min(), let last = folders.max() else { return "" }
    let common = zip(first, last).prefix { $0 == $1 }.map(\.0)
    return common.lastIndex(of: "-").map { String(common[...$0]) } ?? ""
  }
}
