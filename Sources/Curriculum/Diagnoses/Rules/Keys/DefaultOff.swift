import Diagnostics
import LayoutEngine
import LayoutProgram

/// One view answers with a default where another number would put it right beside all others.
///
///     soup; pie.alignmentGuide(.leading) { _ in 20 }; tea        tea is 10 too far right: 10 fits, and it answers 0
///
/// The number may be another one in each scenario. All others have to agree, and there have to be two of them at least:
/// of two views that do not fit each other, nobody can say which one it is.
struct DefaultOff: Explanation {
  static let id = DiagnosisID.defaultUsed

  /// What the view would have to answer.
  struct Need {
    let scenario: String
    let value: Double
  }

  let view: ViewReference
  let key: String
  let isOwnLine: Bool
  let container: ContainerReference
  /// What it answers in the first scenario.
  let value: Double
  let needs: [Need]
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [DefaultOff] {
    guard evidence.passing.isEmpty, let one = evidence.failing.first(where: { !$0.scenario.isHidden }) else {
      return []
    }
    evidence.scenes.allowMore()
    let found = evidence.defaultAnswers(in: one).prefix(Evidence.mostPlaces).compactMap { answer in
      evidence.needs(answer).flatMap { DefaultOff(answer, $0, in: one, evidence) }
    }
    return found.count == 1 ? found : []
  }

  private init?(_ answer: DefaultAnswer, _ needs: [Need], in one: EvidenceCase, _ evidence: Evidence) {
    guard !needs.isEmpty else { return nil }
    view = answer.view
    key = evidence.name(of: answer.key)
    isOwnLine = answer.key.isOwn
    container = one.word(for: answer.ask.container)
    value = answer.ask.value
    self.needs = needs
    range = answer.range
  }

  var isProven: Bool { true }
  var views: [ViewReference] { [view] }
  var parameters: Facts {
    ["view": view, "key": key, "value": value, "needed": needs.first?.value, "container": container]
  }

  /// Another scenario in which it is another number.
  var other: Need? { needs.first { abs($0.value - (needs.first?.value ?? 0)) > FrameDifference.tolerance } }

  var fact: String {
    "\(view.quoted.firstUppercased) has no guide for \(key): it answers with the default, \(points(value))."
  }
  var why: String { "The \(container) asks every view in it, and a view without a guide answers with the default." }
  var code: String {
    let fits = needs.first.map { " In “\($0.scenario)” \(points($0.value)) fits" } ?? ""
    let also = other.map { ", in “\($0.scenario)” \(points($0.value))" } ?? ""
    let step =
      isOwnLine ? "Give it a guide for \(key), or the line's ID another default." : "Give it a guide for \(key)."
    return "\(step)\(fits)\(also)."
  }
}

/// A checked view that answers a container with a default.
private struct DefaultAnswer {
  let view: ViewReference
  let place: EditPlace
  let range: SourceRange
  let key: AlignmentKey
  let ask: GuideTrace.Ask
}

extension Evidence {
  /// The checked views of the learner's text that answer with defaults along an axis that something is off along.
  fileprivate func defaultAnswers(in one: EvidenceCase) -> [DefaultAnswer] {
    var found: [DefaultAnswer] = []
    for ask in one.tree.asks where ask.origin == .standard && one.isOff(ask.key.axis) {
      guard let child = ask.child, child != ask.container, let view = one.checked(in: child).first,
        othersAgree(with: ask, in: one), let range = callInText(of: child, view, in: one),
        !found.contains(where: { $0.place == EditPlace(range) && $0.key == ask.key })
      else { continue }
      found.append(
        DefaultAnswer(view: view.reference, place: EditPlace(range), range: range, key: ask.key, ask: ask))
    }
    return found
  }

  /// Whether two or more other views of the container stand as they should to each other.
  private func othersAgree(with ask: GuideTrace.Ask, in one: EvidenceCase) -> Bool {
    let others = one.tree.asks.filter {
      $0.container == ask.container && $0.key == ask.key && $0.child != ask.child && $0.child != $0.container
    }
    let places = others.map { other in
      other.child.flatMap { one.checked(in: $0).first }.map { $0.displacement(ask.key.axis) }
    }
    guard places.count > 1, let first = places.first ?? nil else { return false }
    return places.allSatisfy { place in place.map { abs($0 - first) <= FrameDifference.tolerance } ?? false }
  }

  /// Where a guide could be set: at the view itself, or where one of the given code gets its name.
  private func callInText(of node: Int, _ view: EvidenceCase.View, in one: EvidenceCase) -> SourceRange? {
    if one.tree.nodes[node].isImplied { return nil }
    if let own = one.tree.nodes[node].range, own.file == 0 { return own }
    return namingCall(of: view)
  }

  /// What the view would have to answer in each failing scenario that may be named; nil where no number does.
  fileprivate func needs(_ answer: DefaultAnswer) -> [DefaultOff.Need]? {
    var needs: [DefaultOff.Need] = []
    for one in failing {
      guard let value = need(answer, in: one) else { return nil }
      if !one.scenario.isHidden { needs.append(DefaultOff.Need(scenario: one.scenario.id, value: value)) }
    }
    return needs
  }

  private func need(_ answer: DefaultAnswer, in one: EvidenceCase) -> Double? {
    let axis = answer.key.axis
    let asks = one.tree.asks.filter { $0.key == answer.key && $0.origin == .standard && $0.child != $0.container }
    guard let ask = asks.first(where: { $0.child.map { one.checked(in: $0).first?.reference } == answer.view }),
      let node = ask.child, let view = one.checked(in: node).first
    else { return nil }
    let isMirrored = axis == .horizontal && one.tree.nodes[node].layoutDirection == .rightToLeft
    var places: [Double] = []
    for other in one.views.filter({ !one.isInside($0.node, node) }).map({ $0.displacement(axis) }) + [0]
    where !places.contains(where: { abs($0 - other) <= FrameDifference.tolerance }) {
      places.append(other)
    }
    for place in places.prefix(3) {
      let way = view.displacement(axis) - place
      let value = ask.value + (isMirrored ? -way : way)
      guard abs(way) > FrameDifference.tolerance else { continue }
      if passes(one, [SceneEdit(answer.place, .guided(answer.key, value))]) { return value }
    }
    return nil
  }
}
