import Diagnostics

extension Exercise {
  /// The exercise with other data: numbers in its scenarios' arguments and states are drawn from a seed, so that
  /// memorized numbers do not pass.
  ///
  /// Whole numbers from 10 points on are lengths and change to 75 to 125 % of themselves, limited by the scenario's
  /// stage. Smaller ones may be counts or choices, and fractions may be shares; they stay, as do texts, stages and
  /// steps. Equal arguments stay equal. A prediction keeps its variants, because its text mentions them.
  ///
  /// - Returns: nil if nothing would change.
  public func varied(seed: UInt64) -> Exercise? {
    guard kind != .predict, view != nil else { return nil }
    var numbers = SeededNumbers(seed: seed)
    var factors: [String: Double] = [:]
    var exercise = self
    exercise.scenarios = scenarios.map { scenario in
      var varied = scenario
      let most = min(scenario.size.width, scenario.size.height)
      varied.arguments = Self.varied(scenario.arguments, upTo: most, &numbers, &factors)
      varied.state = Self.varied(scenario.state, upTo: most, &numbers, &factors)
      return varied
    }
    let isOther = zip(exercise.scenarios, scenarios).contains { new, old in
      Self.words(of: new.arguments) != Self.words(of: old.arguments)
        || Self.words(of: new.state) != Self.words(of: old.state)
    }
    return isOther ? exercise : nil
  }

  private static func words(of members: [JSON.Member]) -> [String] { members.map { "\($0.key) \($0.value.compact)" } }

  private static func varied(
    _ members: [JSON.Member], upTo most: Double, _ numbers: inout SeededNumbers, _ factors: inout [String: Double]
  ) -> [JSON.Member] {
    members.map { member in
      var member = member
      member.value = varied(member.value, at: member.key, upTo: most, &numbers, &factors)
      return member
    }
  }

  private static func varied(
    _ json: JSON, at place: String, upTo most: Double, _ numbers: inout SeededNumbers,
    _ factors: inout [String: Double]
  ) -> JSON {
    switch json.content {
    case .number(let value, _):
      let factor = factors[place + " \(value)"] ?? numbers.share(from: 0.75, to: 1.25)
      factors[place + " \(value)"] = factor
      return varied(value, by: factor, upTo: most).map { JSON($0) } ?? json
    case .array(let elements):
      return JSON(
        elements.enumerated().map { varied($1, at: "\(place).\($0)", upTo: most, &numbers, &factors) })
    case .object(let members):
      return JSON(
        members: members.map { member in
          (member.key, varied(member.value, at: "\(place).\(member.key)", upTo: most, &numbers, &factors))
        })
    default: return json
    }
  }

  private static let leastLength = 10.0

  private static func varied(_ value: Double, by factor: Double, upTo most: Double) -> Int? {
    guard abs(value) >= leastLength, let whole = Int(exactly: value) else { return nil }
    let room = max(abs(value), most)
    let length = min((abs(value) * factor).rounded(), room)
    return Int(exactly: length).map { whole < 0 ? -$0 : $0 }
  }
}

/// Pseudorandom numbers that are the same for the same seed on every machine (SplitMix64).
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number between two others, in a thousand steps.
  mutating func share(from least: Double, to most: Double) -> Double {
    least + (most - least) * Double(next() % 1001) / 1000
  }
}
