/// How a file's name tells who handed it in, and what it answers.
///
///     {learner}/{exercise}.layout                  ada/menu-icons.layout
///     {learner}_{number}_assignsubmission_file/**  Ada Lovelace_81_assignsubmission_file/menu icons.layout
///
/// `*` stands for anything but a slash, `**` for anything, `{number}` for digits. What a rule does not say of the
/// exercise is looked for in the file's own name.
public struct NamingRule: Hashable, Sendable {
  enum Part: Hashable {
    case text([Character])
    case learner, exercise, number, anything, anythingWithSlashes
  }

  /// As it was typed, or the name of a known one.
  public let name: String
  /// The first that fits counts.
  let patterns: [[Part]]
  /// Whether learners are what sets folders of one name apart: `hw3-ada`, `hw3-alan`.
  var takesCommonBeginning = false

  /// Which learner, and what stands where the exercise's name does.
  struct Match: Hashable {
    var learner: String?
    var exercise: String?
  }

  /// Takes a file's name apart; nil if it does not fit.
  func match(_ name: String) -> Match? {
    for pattern in patterns {
      var matcher = NameMatcher(pattern: pattern, name: Array(name))
      if let match = matcher.match() { return match }
    }
    return nil
  }
}

extension NamingRule {
  /// Why a rule cannot be used.
  public enum Fault: Error, Hashable {
    /// There is no such part; the known ones.
    case unknownPart(String)
    /// A brace is open.
    case openBrace
    /// Nothing in it says who.
    case noLearner
  }

  /// The rules that have names.
  public static let known = ["moodle", "canvas", "classroom"]

  /// Reads a rule.
  public init(_ text: String) throws(Fault) {
    switch text {
    // Assignments download: a folder for each participant, or without folders the same before the file's name.
    case "moodle":
      try self.init(
        text,
        [
          "{learner}_{number}_assignsubmission_file_/**", "{learner}_{number}_assignsubmission_file/**",
          "{learner}_{number}_assignsubmission_file_*",
        ])
    // Download submissions: login, perhaps LATE, user, submission, the file's own name.
    case "canvas":
      try self.init(text, ["{learner}_LATE_{number}_{number}_*", "{learner}_{number}_{number}_*"])
    // `gh classroom clone`: a repository for each, called by the assignment and the login.
    case "classroom":
      try self.init(text, ["{learner}/**.layout"])
      takesCommonBeginning = true
    default:
      try self.init(text, [text])
      guard patterns.allSatisfy({ $0.contains(.learner) }) else { throw .noLearner }
    }
  }

  private init(_ name: String, _ texts: [String]) throws(Fault) {
    self.name = name
    var patterns: [[Part]] = []
    for text in texts { patterns.append(try Self.parts(of: text)) }
    self.patterns = patterns
  }

  private static func parts(of text: String) throws(Fault) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let letter = rest.first {
      if letter == "{" {
        guard let end = rest.firstIndex(of: "}") else { throw .openBrace }
        parts.append(try part(called: String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else if letter == "*" {
        let stars = rest.prefix { $0 == "*" }
        parts.append(stars.count > 1 ? .anythingWithSlashes : .anything)
        rest = rest.dropFirst(stars.count)
      } else {
        let plain = rest.prefix { $0 != "{" && $0 != "*" }
        parts.append(.text(Array(plain)))
        rest = rest.dropFirst(plain.count)
      }
    }
    return parts
  }

  private static func part(called name: String) throws(Fault) -> Part {
    switch name {
    case "learner": .learner
    case "exercise": .exercise
    case "number": .number
    default: throw .unknownPart(name)
    }
  }
}
