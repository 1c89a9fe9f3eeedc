import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A length that a guide could go by, with what it is for each of its answers.
///
///     d.width                             70, 70, 90
///     floors[...door].reduce(0, +)        30, 90, 40
struct AnswerTerm {
  let text: String
  let values: [Double]
  /// The guide goes by it already.
  let isInUse: Bool
  /// It may be taken half or twice: nobody means half of a number that they typed.
  let isDivisible: Bool
}

/// Everything that is known by name where a guide is written: its view's size, what the code is given, numbers that
/// stand in it.
struct AnswerTerms {
  private static let most = 12
  /// Smaller ones are counts, and fit by chance.
  private static let smallestNumber = 5.0

  private(set) var terms: [AnswerTerm] = []
  private let needed: NeededAnswers
  private let body: String
  /// What properties are, for each answer.
  private let given: [GivenValues]

  init(_ needed: NeededAnswers, parameter: String, _ body: String, in trace: AnswerTrace) {
    (self.needed, self.body) = (needed, body)
    let scope = ScopeNames(trace.answer.text)
    given = needed.rows.map { GivenValues($0.one.scenario, scope) }
    let words = body.codeWords
    let lengths = given.first?.lengths ?? []
    addProperties(lengths.filter(words.contains))
    let axis = needed.site.key.axis
    add(
      "\(parameter).\(axis.length)",
      needed.rows.map { $0.one.tree.nodes[$0.node].frame.size[axis] })
    addElements((given.first?.lists ?? []).filter(words.contains))
    addProperties(lengths.filter { !words.contains($0) })
    addNumbers(trace)
    terms = Array(terms.prefix(Self.most))
  }

  private mutating func addProperties(_ names: [String]) {
    for name in names { add(name, given.map { $0.number(name) }) }
  }

  /// An element of a list, and what it and all before it come to.
  private mutating func addElements(_ lists: [String]) {
    let counts = given.first?.counts ?? []
    let likely = counts.filter(body.codeWords.contains)
    for list in lists {
      for count in likely.isEmpty ? counts : likely {
        add("\(list)[\(count)]", given.map { $0.element(count, of: list) })
        add("\(list)[...\(count)].reduce(0, +)", given.map { $0.sum(through: count, of: list) })
        add("\(list)[..<\(count)].reduce(0, +)", given.map { $0.sum(before: count, of: list) })
      }
    }
  }

  /// Numbers that stand in the guide, or are given to something as they are.
  private mutating func addNumbers(_ trace: AnswerTrace) {
    for number in trace.facts.numbers where number.role == .amount && abs(number.value) >= Self.smallestNumber {
      let isArgument = trace.facts.calls.contains { call in
        call.arguments.contains { $0.range == number.range && $0.label != "spacing" }
      }
      guard isArgument || needed.site.bodyRange.map(number.range.isInside) ?? false else { continue }
      add(trace.text(number.range), needed.rows.map { _ in number.value }, isDivisible: isArgument)
    }
  }

  /// Nothing goes by what is nothing, or by what is not known.
  private mutating func add(_ text: String, _ values: [Double?], isDivisible: Bool = true) {
    let known = values.compactMap { $0 }
    guard known.count == values.count, known.contains(where: { $0 != 0 }), !terms.contains(where: { $0.text == text })
    else { return }
    terms.append(AnswerTerm(text: text, values: known, isInUse: body.contains(text), isDivisible: isDivisible))
  }
}

/// What the properties of the shown view are in a scenario: what it says, or else what the text does.
struct GivenValues {
  let lengths: [String]
  let counts: [String]
  let lists: [String]
  private var numbers: [String: Double]
  private var elements: [String: [Double]]

  init(_ scenario: ExerciseScenario, _ scope: ScopeNames) {
    (lengths, counts, lists) = (scope.lengths, scope.counts, scope.lists)
    (numbers, elements) = (scope.numbers, scope.elements)
    for member in scenario.arguments + scenario.state {
      let name = member.key.split(separator: ".").last.map(String.init) ?? member.key
      if let number = member.value.number { numbers[name] = number }
      if let list = member.value.elements { elements[name] = list.compactMap(\.number) }
    }
  }

  func number(_ name: String) -> Double? { numbers[name] }

  func element(_ count: String, of list: String) -> Double? {
    guard let index = index(count), let all = elements[list], all.indices.contains(index) else { return nil }
    return all[index]
  }

  func sum(before count: String, of list: String) -> Double? {
    guard let index = index(count), let all = elements[list], (0...all.count).contains(index) else { return nil }
    return all.prefix(index).reduce(0, +)
  }

  func sum(through count: String, of list: String) -> Double? {
    element(count, of: list).flatMap { last in sum(before: count, of: list).map { $0 + last } }
  }

  private func index(_ count: String) -> Int? { numbers[count].flatMap { Int(exactly: $0) } }
}
