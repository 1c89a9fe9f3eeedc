import Diagnostics

/// What sets scenarios apart.
enum Dimension: Hashable {
  case size
  case arguments(String)
  case data, state, direction, textSize, scale

  /// In words, after "differs in".
  var words: String {
    switch self {
    case .size: "the size of the room"
    case .arguments(let name): name
    case .data: "the data"
    case .state: "the state"
    case .direction: "the direction of reading"
    case .textSize: "the text size"
    case .scale: "the scale"
    }
  }

  /// For results.
  var name: String {
    switch self {
    case .size: "size"
    case .arguments(let name): "arguments.\(name)"
    case .data: "data"
    case .state: "state"
    case .direction: "direction"
    case .textSize: "textSize"
    case .scale: "scale"
    }
  }
}

extension ExerciseScenario {
  /// In what it differs from another.
  func dimensions(since other: ExerciseScenario) -> Set<Dimension> {
    var found: Set<Dimension> = []
    if size != other.size { found.insert(.size) }
    if direction != other.direction { found.insert(.direction) }
    if textSize != other.textSize { found.insert(.textSize) }
    if scale != other.scale { found.insert(.scale) }
    if data != other.data { found.insert(.data) }
    if Self.texts(state) != Self.texts(other.state) { found.insert(.state) }
    let (mine, theirs) = (Self.texts(arguments), Self.texts(other.arguments))
    for name in Set(mine.keys).union(theirs.keys) where mine[name] != theirs[name] { found.insert(.arguments(name)) }
    return found
  }

  /// Whether the scenario says something of its own about it.
  fileprivate func states(_ dimension: Dimension) -> Bool {
    switch dimension {
    case .arguments(let name): arguments.contains { $0.key == name }
    case .data: !data.isEmpty
    case .state: !state.isEmpty
    case .size, .direction, .textSize, .scale: true
    }
  }

  private static func texts(_ members: [JSON.Member]) -> [String: String] {
    members.reduce(into: [:]) { $0[$1.key] = $1.value.compact }
  }
}

extension AnswerTrace {
  /// For a failing scenario, what sets it apart from the passing one that is most like it; nil where none passes.
  func dimensions(of one: ScenarioTrace) -> Set<Dimension>? {
    passing.map { one.scenario.dimensions(since: $0.scenario) }.filter { !$0.isEmpty }.min { $0.count < $1.count }
  }

  /// The dimensions of the failing scenario that says most: the one with the fewest; nil where nothing passes.
  func forgotten() -> (one: ScenarioTrace, dimensions: Set<Dimension>)? {
    failing.compactMap { one in dimensions(of: one).map { (one, $0) } }.min { $0.1.count < $1.1.count }
  }

  /// What tells a failing scenario from *every* passing one: only of this may be said that all is right where it is
  /// another. What the scenario itself states comes first.
  func separating(_ one: ScenarioTrace) -> [Dimension] {
    let differences = passing.map { one.scenario.dimensions(since: $0.scenario) }
    guard let first = differences.first else { return [] }
    let common = differences.dropFirst().reduce(first) { $0.intersection($1) }
    return common.sorted { a, b in
      let (statesA, statesB) = (one.scenario.states(a), one.scenario.states(b))
      return statesA == statesB ? a.name < b.name : statesA
    }
  }

  /// Whether the first scenario passes, or more pass than fail: one that passes by having little in it says nothing.
  var isNearlyRight: Bool { cases.first?.passed ?? false || passing.count >= failing.count }

  /// Whether some scenarios pass, and those that fail differ from them in one thing alone.
  func variesOnly(_ dimension: Dimension) -> Bool {
    !passing.isEmpty && failing.allSatisfy { dimensions(of: $0) == [dimension] }
  }
}

// MARK: By name and value

extension AnswerTrace {
  /// The name that a dimension has in the code: of the state, only where one value of it is what differs.
  func name(of dimension: Dimension, in one: ScenarioTrace) -> String? {
    switch dimension {
    case .arguments(let name): return name
    case .state:
      let texts = { (one: ScenarioTrace) in
        one.scenario.state.reduce(into: [String: String]()) { $0[$1.key.lastName] = $1.value.compact }
      }
      let mine = texts(one)
      let names = passing.reduce(into: Set(mine.keys)) { $0.formUnion(texts($1).keys) }
      let separating = names.filter { name in passing.allSatisfy { texts($0)[name] != mine[name] } }
      return separating.count == 1 ? separating.first : nil
    case .size, .data, .direction, .textSize, .scale: return nil
    }
  }

  /// What it is in the scenarios that fail; nil where one of them fails for something else as well, or it is long to
  /// say.
  func values(of name: String, _ dimension: Dimension) -> [GivenValue]? {
    var found: [GivenValue] = []
    for one in failing {
      guard separating(one).contains(dimension), let value = value(of: name, in: one) else { return nil }
      if !found.contains(value) { found.append(value) }
    }
    return found.count <= 3 ? found : nil
  }

  /// A value that a scenario gives, or that the code has by itself, as the code would say it; nil for long ones.
  private func value(of name: String, in one: ScenarioTrace) -> GivenValue? {
    let members = one.scenario.arguments + one.scenario.state
    guard let member = members.first(where: { $0.key.lastName == name }) else {
      return declaredValue(of: name).flatMap { $0.count <= 24 && !$0.contains("(") ? .code($0) : nil }
    }
    switch member.value.content {
    case .string(let text):
      let isCase =
        declaredValue(of: name)?.hasPrefix(".") ?? false
        || [answer.text, checker.material.given?.text ?? ""].contains { $0.contains(".\(text)") }
      return text.count > 24 ? nil : isCase ? .code(".\(text)") : .text(text)
    case .array(let elements):
      let numbers = elements.compactMap(\.number)
      guard numbers.count == elements.count, numbers.count <= 4 else { return nil }
      return numbers.isEmpty ? .empty : .code("[\(numbers.map(points).joined(separator: ", "))]")
    case .object: return nil
    default: return .code(member.value.compact)
    }
  }
}

/// A value that a scenario gives, as a sentence says it: `“tight”`, `empty`, `28`.
enum GivenValue: Hashable {
  case text(String)
  /// A list without elements.
  case empty
  case code(String)

  var words: String {
    switch self {
    case .text(let text): "“\(text)”"
    case .empty: "empty"
    case .code(let code): code
    }
  }
}
