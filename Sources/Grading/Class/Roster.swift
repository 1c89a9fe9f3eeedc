/// The learners of a class, from a table with the columns `id`, `name`, `group` and `extension`.
///
///     id,name,group,extension
///     s17,Ada Lovelace,A,24
///     s18,Alan Turing,A,
public struct Roster: Sendable {
  /// A learner of the class.
  public struct Learner: Hashable, Sendable {
    /// The ID number in Moodle, the SIS ID or login in Canvas, the account of a code host.
    public var id: String
    /// The full name; the id if there is none.
    public var name: String
    /// The group or section; empty if there is none.
    public var group: String
    /// The hours by which all due dates move.
    public var extraHours: Double
  }

  /// In the order of the table.
  public let learners: [Learner]
  /// Places by id.
  private let ids: [String: Int]
  /// Places by every form of a name; `shared` if several learners have it.
  private let names: [String: Int]
  private static let shared = -1

  /// Reads a roster.
  public init(_ text: String) throws(NamedTable.Fault) {
    var learners: [Learner] = []
    var ids: Set<String> = []
    for row in try NamedTable(text, columns: ["id", "name", "group", "extension"], required: 1).rows {
      let id = row["id"]
      if id.isEmpty { throw NamedTable.Fault(line: row.line, words: "the learner has no id") }
      guard ids.insert(id).inserted else {
        throw NamedTable.Fault(line: row.line, words: "the id “\(id)” is there twice")
      }
      let hours = row["extension"].isEmpty ? 0 : Double(row["extension"]) ?? -1
      guard (0...10_000).contains(hours) else {
        let words = "an extension is a number of hours from 0 to 10000, not “\(row["extension"])”"
        throw NamedTable.Fault(line: row.line, words: words)
      }
      let name = row["name"].isEmpty ? id : row["name"]
      learners.append(Learner(id: id, name: name, group: row["group"], extraHours: hours))
    }
    var (places, names): ([String: Int], [String: Int]) = ([:], [:])
    for (place, learner) in learners.enumerated() {
      places[Self.plain(learner.id)] = place
      for form in Self.forms(of: learner.name) { names[form] = names[form] == nil ? place : Self.shared }
    }
    (self.learners, self.ids, self.names) = (learners, places, names)
  }

  /// The learner with that id or name; nil if there is none, or several of the name.
  public func learner(called name: String) -> Learner? {
    // An id is never ambiguous, whatever others are called.
    let place = ids[Self.plain(name)] ?? names[Self.letters(name)]
    return place.flatMap { $0 == Self.shared ? nil : learners[$0] }
  }

  /// How platforms write a name: `Ada Lovelace`, `Lovelace, Ada`, `lovelaceada`; a namesake's with a number behind it.
  private static func forms(of name: String) -> Set<String> {
    let number = name.hasSuffix(")") ? name.lastIndex(of: "(").map { name[$0...] } ?? "" : ""
    let name = name.dropLast(number.count)
    let halves = name.split(separator: ",", maxSplits: 1).map(String.init)
    let words = halves.count == 2 ? [halves[1], halves[0]] : name.split(separator: " ").map(String.init)
    guard let last = words.last, words.count > 1 else { return [letters(name + number)] }
    return [letters(words.joined() + number), letters(last + words.dropLast().joined() + number)]
  }

  /// What Canvas keeps of a name in a file's name.
  private static func letters(_ name: some StringProtocol) -> String {
    let kept = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return kept.isEmpty ? plain(String(name)) : kept
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace && $0 != "," && $0 != "\u{FEFF}" }
  }
}
