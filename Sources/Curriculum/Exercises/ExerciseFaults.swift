import Diagnostics

/// Finds every fault in the form of an exercise.json in one pass: the first one of each member and of each list
/// element.
///
///     "minutes": "five",           a whole number from 1 to 600 is needed
///     "scenarios": [{"id": 7}]     a text is needed
///
/// Parsing ends at its first fault. This type then removes or replaces the faulty part and parses again. Whether parts
/// fit each other can be checked only once they are valid.
struct ExerciseFaults {
  private let reference: ExerciseReference
  private var json: JSON
  private(set) var all: [Problem] = []
  /// A misspelled key also makes the right one missing, which is then not reported.
  private var hasStrangeKey = false

  init(in json: JSON, at reference: ExerciseReference) {
    self.json = json
    self.reference = reference
    // Each round repairs one part, so that there are at most as many rounds as parts.
    while all.count < Self.most, let fault = nextFault, !all.contains(fault) {
      let isMissing = !isInside(fault)
      if !isMissing || !hasStrangeKey { all.append(fault) }
      guard isMissing ? addMissing() : takeAway(fault) else { return }
    }
  }

  /// The limit on faults; nobody would read more.
  private static let most = 30

  /// Valid values for the members that every exercise needs, whether a prediction or not.
  private static let sound: [JSON.Member] = [
    .init(key: "format", value: 1), .init(key: "title", value: "a"), .init(key: "minutes", value: 1),
    .init(key: "goal", value: "a"), .init(key: "hints", value: ["1", "2", "3"]), .init(key: "view", value: "A"),
    .init(key: "check", value: ["a"]),
  ]

  private var nextFault: Problem? {
    do throws(Problem) {
      let reader = try ObjectReader(json, what: "an exercise", keys: Exercise.keys)
      _ = try Exercise(formOf: reader, at: reference)
      return nil
    } catch {
      return error
    }
  }

  private func isInside(_ fault: Problem) -> Bool { place(of: fault) != nil }

  private func place(of fault: Problem) -> Int? {
    guard let range = fault.range else { return nil }
    return json.members?.firstIndex { member in
      [member.keyRange, member.value.range].contains { $0?.covers(range) ?? false }
    }
  }

  /// Adds a missing required member; false if none is known.
  private mutating func addMissing() -> Bool {
    guard let members = json.members,
      let needed = Self.sound.first(where: { sound in !members.contains { $0.key == sound.key } })
    else { return false }
    json.content = .object(members + [needed])
    return true
  }

  /// Removes the faulty element from its list, or replaces or removes the whole member.
  private mutating func takeAway(_ fault: Problem) -> Bool {
    guard var members = json.members, let place = place(of: fault) else { return false }
    let member = members[place]
    if !Exercise.keys.contains(member.key) { hasStrangeKey = true }
    if let elements = member.value.elements, elements.count > 1, let range = fault.range,
      let faulty = elements.firstIndex(where: { $0.range?.covers(range) ?? false })
    {
      members[place].value.content = .array(elements.enumerated().filter { $0.offset != faulty }.map(\.element))
    } else if let sound = Self.sound.first(where: { $0.key == member.key }) {
      members[place].value = sound.value
    } else if ["kind", "scenarios", "variants", "questions"].contains(member.key) {
      // These have no valid default.
      return false
    } else {
      members.remove(at: place)
    }
    json.content = .object(members)
    return true
  }
}

extension SourceRange {
  fileprivate func covers(_ other: SourceRange) -> Bool {
    file == other.file && lower <= other.lower && other.upper <= upper
  }
}
