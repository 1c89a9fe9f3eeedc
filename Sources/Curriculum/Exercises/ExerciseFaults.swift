import Diagnostics

/// Finds every fault in the form of an exercise.json in one pass: the first of each member, and of each element of a list.
///
///     "minutes": "five",           a whole number from 1 to 600 is needed
///     "scenarios": [{"id": 7}]     a text is needed
///
/// Reading ends at its first fault. Here the faulty part is taken away, or something sound put in its place, and the rest
/// is read again. Whether parts fit each other can be said only of sound ones.
struct ExerciseFaults {
  private let reference: ExerciseReference
  private var json: JSON
  private(set) var all: [Problem] = []
  /// A misspelled key leaves the right one missing, too.
  private var hasStrangeKey = false

  init(in json: JSON, at reference: ExerciseReference) {
    self.json = json
    self.reference = reference
    // Each round mends a part, so that there are at most as many as parts.
    while all.count < Self.most, let fault = nextFault, !all.contains(fault) {
      let isMissing = !isInside(fault)
      if !isMissing || !hasStrangeKey { all.append(fault) }
      guard isMissing ? addMissing() : takeAway(fault) else { return }
    }
  }

  /// More would not be read.
  private static let most = 30

  /// What every exercise needs, in some sound form; a prediction's beside those of the others.
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

  /// Fills in a member that is needed and not there; false where none is known.
  private mutating func addMissing() -> Bool {
    guard let members = json.members,
      let needed = Self.sound.first(where: { sound in !members.contains { $0.key == sound.key } })
    else { return false }
    json.content = .object(members + [needed])
    return true
  }

  /// Takes the faulty element out of its list, or the whole member away.
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
      // Nothing sound can be made up for these.
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
