/// A pattern that finds the learner and the exercise in a file's name.
///
///     {learner}/{exercise}.layout                  ada/menu-icons.layout
///     {learner}_{number}_assignsubmission_file/**  Ada Lovelace_81_assignsubmission_file/menu icons.layout
///
/// `*` matches anything but slashes, `**` anything, `{number}` digits. Without `{exercise}` in the pattern, the file's
/// own name decides.
public struct NamingRule: Hashable, Sendable {
  enum Part: Hashable {
    case text([Character])
    case learner, exercise, number, anything, anythingWithSlashes
  }

  /// The text as typed, or the name of a known rule.
  public let name: String
  /// The first one that matches is used.
  let patterns: [[Part]]
  /// Whether other folders may be around the named ones: `hw3/download.zip/Ada Lovelace_81_assignsubmission_file_/…`.
  var skipsFolders = false
  /// Whether learners are the differing ends of folder names: `hw3-ada`, `hw3-alan`.
  var takesCommonBeginning = false

  /// The learner, and the text at the exercise's place.
  struct Match: Hashable {
    var learner: String?
    var exercise: String?
    /// The first `{number}`, which tells learners of one name apart.
    var number: String?
  }

  /// Whether a file's name has the rule's form, whatever exercise it names.
  public func fits(_ name: String) -> Bool { match(name) != nil }

  /// Matches a file's name; nil if it does not match.
  func match(_ name: String) -> Match? {
    var name = name[...]
    while true {
      for pattern in patterns {
        var matcher = NameMatcher(pattern: pattern, name: Array(name))
        if let match = matcher.match() { return match }
      }
      guard skipsFolders, let slash = name.firstIndex(of: "/") else { return nil }
      name = name[name.index(after: slash)...]
    }
  }
}

extension NamingRule {
  /// A syntax error in a rule.
  public enum Fault: Error, Hashable {
    /// An unknown part; lists the known ones.
    case unknownPart(String)
    /// An unclosed brace.
    case openBrace
    /// There is no `{learner}`.
    case noLearner
  }

  /// The predefined rules.
  public static let known = ["moodle", "canvas", "classroom"]

  /// Parses a rule.
  public init(_ text: String) throws(Fault) {
    switch text {
    // Assignments download: a folder per participant, or the same text as a prefix of the file's name.
    case "moodle":
      try self.init(
        text,
        [
          "{learner}_{number}_assignsubmission_file_/**", "{learner}_{number}_assignsubmission_file/**",
          "{learner}_{number}_assignsubmission_file_*",
        ])
      skipsFolders = true
    // Download submissions: login, perhaps LATE, user, submission, the file's own name.
    case "canvas":
      try self.init(text, ["{learner}_LATE_{number}_{number}_*", "{learner}_{number}_{number}_*"])
      skipsFolders = true
    // `gh classroom clone`: a repository per learner, named after the assignment and the login.
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
