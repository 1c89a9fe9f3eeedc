import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// Something to write in the place of a number: what it is equal to where all is right, and not where something fails.
struct NumberReplacement {
  let number: SourceFacts.Number
  /// In words of code: `d.width / 2`, `-indent`.
  let meaning: String
  /// With all that has to change for it: a closure's `_` gets a name.
  let edits: [TextEdit]
  /// What it is in a scenario that fails.
  let becomes: Double
  let scenario: String?
  /// Whether it is the number's equal in every scenario that is right.
  let fitsAlways: Bool
  let call: String
  /// Of the guide that it is in.
  let axis: Axis?
  let view: ViewReference?
  /// Whether it is a length of the view that the closure is given.
  var isOfTheView = false
}

extension AnswerTrace {
  /// How many replacements are tried one by one.
  private static let singles = 5
  /// How many numbers are replaced together.
  private static let together = 5

  /// The number in whose place something else makes every scenario right: one alone, all of one value, or several.
  func replacedNumber() -> TypedNumber? {
    let all = replacements()
    // What fits wherever all is right first, and numbers of conditions last: a length is likelier to be meant.
    let ordered = [(false, true), (false, false), (true, true), (true, false)].flatMap { isCondition, fitsAlways in
      all.filter { ($0.number.role == .condition) == isCondition && $0.fitsAlways == fitsAlways }
    }
    for one in ordered.filter({ isLikelyAlone($0, ordered) }).prefix(Self.singles) where whatIf(one.edits) {
      return typed(one, [one])
    }
    var ofEach: [NumberReplacement] = []
    for one in ordered where !ofEach.contains(where: { $0.number.range == one.number.range }) { ofEach.append(one) }
    let inGuides = ofEach.filter { $0.call == "alignmentGuide" }
    for group in [inGuides] + alike(ordered) + [ofEach]
    where (2...Self.together).contains(group.count) && works(group) {
      return typed(needed(of: group))
    }
    return nil
  }

  /// Whether one replacement could do: a guide moves along its own axis only, and what many numbers are equal to is
  /// rather equal to them by chance.
  private func isLikelyAlone(_ one: NumberReplacement, _ all: [NumberReplacement]) -> Bool {
    guard all.count(where: { $0.meaning == one.meaning }) <= 3 else { return false }
    return one.axis.map { axis in failing.allSatisfy { $0.result.isRight(along: axis.other) } } ?? true
  }

  /// Replacements of equal numbers by the same thing.
  private func alike(_ all: [NumberReplacement]) -> [[NumberReplacement]] {
    let groups = all.prefix(Self.singles).map { one in
      all.filter { $0.meaning == one.meaning && $0.number.value == one.number.value }
    }
    return Array(
      groups.enumerated().filter { index, group in
        group.count > 1 && group.first?.number.range == all[index].number.range
      }.map(\.element).prefix(2))
  }

  /// Those of several replacements that cannot be left out.
  private func needed(of group: [NumberReplacement]) -> [NumberReplacement] {
    var group = group
    for one in group where group.count > 1 {
      let less = group.filter { $0.number.range != one.number.range }
      if works(less) { group = less }
    }
    return group
  }

  private func typed(_ all: [NumberReplacement]) -> TypedNumber? { all.first.map { typed($0, all) } }

  private func works(_ replacements: [NumberReplacement]) -> Bool {
    var edits: [TextEdit] = []
    for edit in replacements.flatMap(\.edits) where !edits.contains(where: { $0.range == edit.range }) {
      edits.append(edit)
    }
    return whatIf(edits)
  }

  private func typed(_ one: NumberReplacement, _ all: [NumberReplacement]) -> TypedNumber {
    TypedNumber(
      number: one.number, call: one.call, view: one.view,
      claim: .means(one.meaning, isOfTheView: one.isOfTheView, becomes: one.becomes, scenario: one.scenario),
      others: all.map(\.number).filter { $0.range != one.number.range }, isProven: true)
  }

  // MARK: What a number may mean

  /// All that numbers of the text may mean, lengths of their own views first.
  private func replacements() -> [NumberReplacement] {
    let sites = guideSites()
    let ofViews = sites.flatMap { site in
      facts.numbers.filter { number in site.bodyRange.map { number.range.isInside($0) } ?? false }
        .flatMap { lengths($0, site) }
    }
    let named = namedNumbers()
    let ofNames = facts.numbers.flatMap { number in
      named.compactMap { self.named(number, $0, sites) }
    }
    return ofViews + ofNames
  }

  /// The length of the guide's own view along the guide's axis, or half of it.
  private func lengths(_ number: SourceFacts.Number, _ site: GuideSite) -> [NumberReplacement] {
    guard number.role != .condition, number.value != 0, let head = ClosureHead(site, in: self) else { return [] }
    let axis = site.key.axis
    func lengths(_ one: ScenarioTrace) -> [Double] {
      site.guides(in: one).map { one.tree.nodes[$0.node].frame }.map { $0.size[axis] }
    }
    var found: [NumberReplacement] = []
    for (share, suffix) in [(1.0, ""), (0.5, " / 2")] {
      let fits = passing.flatMap(lengths).contains { abs(share * $0 - abs(number.value)) < 0.01 }
      let other = failing.firstAnswer { one in
        lengths(one).first { abs(share * $0 - abs(number.value)) > FrameDifference.tolerance }.map { (one, share * $0) }
      }
      guard fits, let (one, becomes) = other else { continue }
      let words = "\(number.value < 0 ? "-" : "")\(head.name).\(axis.length)\(suffix)"
      found.append(
        NumberReplacement(
          number: number, meaning: words,
          edits: [TextEdit(number.range, "(\(words))")] + (head.naming.map { [$0] } ?? []), becomes: becomes,
          scenario: one.scenario.isHidden ? nil : one.scenario.id, fitsAlways: true, call: "alignmentGuide", axis: axis,
          view: viewName(of: site), isOfTheView: true))
    }
    return found
  }

  /// A value that scenarios give: its name, and what it is in each.
  private struct Named {
    let name: String
    let values: [Double?]
  }

  /// The numbers that scenarios set, with what the code says where one sets nothing.
  private func namedNumbers() -> [Named] {
    var names: [String] = []
    for member in cases.flatMap({ $0.scenario.arguments + $0.scenario.state }) where member.value.number != nil {
      let name = member.key.lastName
      if !names.contains(name) { names.append(name) }
    }
    return names.map { name in
      let usual = declaredValue(of: name).flatMap { Double($0) }
      return Named(
        name: name,
        values: cases.map { one in
          (one.scenario.arguments + one.scenario.state).first { $0.key.lastName == name }?.value.number ?? usual
        })
    }
  }

  private func named(_ number: SourceFacts.Number, _ named: Named, _ sites: [GuideSite]) -> NumberReplacement? {
    // What a property is by itself may be a number.
    guard !facts.declarations.contains(where: { $0.range == number.range }) else { return nil }
    let all = [
      (1, named.name), (-1, "-\(named.name)"), (0.5, "\(named.name) / 2"), (-0.5, "-\(named.name) / 2"),
    ]
    // Nobody compares with half of something, and who moves a view by half of it the other way had better use a guide.
    let isOffset = facts.calls.contains { $0.name == "offset" && number.range.isInside($0.range) }
    for (share, text) in number.role == .condition ? all.prefix(1) : isOffset ? all.prefix(3) : all[...] {
      let pairs = zip(cases, named.values)
      let fits = pairs.firstAnswer { one, value in
        one.passed ? value.flatMap { share * $0 == number.value ? $0 : nil } : nil
      }
      let other = pairs.firstAnswer { one, value in
        one.passed ? nil : value.flatMap { share * $0 == number.value ? nil : (one, share * $0) }
      }
      guard let fits, fits != 0 || number.role == .condition, let (one, becomes) = other else { continue }
      let fitsAlways = pairs.allSatisfy { one, value in
        !one.passed || value.map { share * $0 == number.value } ?? true
      }
      let site = sites.first { site in site.bodyRange.map { number.range.isInside($0) } ?? false }
      return NumberReplacement(
        number: number, meaning: text, edits: [TextEdit(number.range, share == 1 ? text : "(\(text))")],
        becomes: becomes,
        scenario: one.scenario.isHidden ? nil : one.scenario.id, fitsAlways: fitsAlways,
        call: site == nil ? "" : "alignmentGuide", axis: site?.key.axis,
        view: site.map { viewName(of: $0) })
    }
    return nil
  }
}

extension String {
  /// `isDivided` of `Culture.isDivided`.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
