import Diagnostics
import LayoutEngine
import LayoutProgram

/// What one guide of the text answers everywhere, and what it would have to answer.
///
///     left.alignmentGuide(.top) { _ in floors[door] }      30 and 70 needed, 50 and 50, 20 and 90
///
/// Nothing is tried for it: a view stands as much before the line as it answers, and so what is off says what is needed.
struct NeededAnswers {
  /// The answer for one view of one scenario.
  struct Row {
    let one: ScenarioTrace
    let node: Int
    let value: Double
    let needed: Double

    var isRight: Bool { abs(needed - value) <= FrameDifference.tolerance }
  }

  let site: GuideSite
  let rows: [Row]
}

extension AnswerTrace {
  /// Guides that may be off together while what they are lined up with is right; fewer first.
  func neededAnswers(_ axis: Axis) -> [[NeededAnswers]] {
    let sites = guideSites().filter { site in site.key.axis == axis && cases.contains { site.isUsed(in: $0) } }
    var found: [[NeededAnswers]] = []
    var seen: Set<[Int]> = []
    for reference in [nil] + sites.map(\.place).map(Optional.some) {
      guard let needed = neededAnswers(sites, beside: reference, axis), !needed.isEmpty,
        seen.insert(needed.map(\.site.range.lower)).inserted
      else { continue }
      found.append(needed)
    }
    return found.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map(\.element)
  }

  /// What guides would have to answer where those of one text are right, or what no guide of the learner's moves.
  private func neededAnswers(
    _ sites: [GuideSite], beside reference: EditPlace?, _ axis: Axis
  ) -> [NeededAnswers]? {
    var rows: [EditPlace: [NeededAnswers.Row]] = [:]
    for one in cases {
      let asks = one.tree.asks.filter { $0.key.axis == axis && $0.child != $0.container && $0.child != nil }
      for container in Set(asks.map(\.container)).sorted(by: { $0 ?? -1 < $1 ?? -1 }) {
        let group = asks.filter { $0.container == container }
        let views = group.compactMap { linedUp($0, axis, one) }
        let places = views.map { view in view.guide.flatMap { one.tree.nodes[$0.guide.node].range.map(EditPlace.init) }
        }
        let right = zip(views, places).filter { $0.1 == reference }.map(\.0.displacement)
        guard let usual = right.first else { continue }
        // Where what should be right is not in one line either, something else is off.
        guard right.allSatisfy({ abs($0 - usual) <= FrameDifference.tolerance }) else { return nil }
        for (view, place) in zip(views, places) where place != reference {
          let off = view.displacement - usual
          guard let place, let guide = view.guide?.guide, let value = guide.value else {
            // No value of the learner's moves it.
            if abs(off) > FrameDifference.tolerance { return nil }
            continue
          }
          rows[place, default: []].append(
            .init(one: one, node: guide.node, value: value, needed: value + view.way * off))
        }
      }
    }
    return sites.compactMap { site in
      guard let own = rows[site.place], own.contains(where: { !$0.isRight }) else { return nil }
      return NeededAnswers(site: site, rows: own)
    }
  }
}

extension AnswerTrace {
  /// What views without a guide would have to answer, where those that one is lined up with are right, and it alone is off
  /// with all that is in it.
  func silentAnswers(_ axis: Axis) -> [NeededAnswers] {
    var rows: [EditPlace: [NeededAnswers.Row]] = [:]
    var sites: [EditPlace: GuideSite] = [:]
    for one in cases {
      for ask in one.tree.asks where ask.key.axis == axis && ask.child != ask.container && ask.origin.guides.isEmpty {
        guard let child = ask.child, let range = ownRange(of: child, in: one), let row = row(of: ask, child, axis, one)
        else { continue }
        let place = EditPlace(range)
        rows[place, default: []].append(row)
        sites[place] = GuideSite(
          place: place, range: range, keyRange: nil, closureRange: nil, bodyRange: nil, key: ask.key)
      }
    }
    return sites.values.sorted { $0.range.lower < $1.range.lower }.compactMap { site in
      guard let own = rows[site.place], own.contains(where: { !$0.isRight }) else { return nil }
      return NeededAnswers(site: site, rows: own)
    }
  }

  /// Where a view is written in the learner's file: its call, or the modifier that names it.
  private func ownRange(of node: Int, in one: ScenarioTrace) -> SourceRange? {
    if let range = one.tree.nodes[node].range, range.file == 0 { return range }
    let core = one.core(node)
    let name = one.views.first { core.contains($0.node) }.map { ViewName($0.name).group }
    return facts.calls.first { call in
      call.name == "accessibilityIdentifier"
        && call.arguments.first.map { text($0.range) == "\"\(name ?? "")\"" } ?? false
    }?.range
  }

  /// Nil where the others are not in one line either.
  private func row(of ask: GuideTrace.Ask, _ child: Int, _ axis: Axis, _ one: ScenarioTrace) -> NeededAnswers.Row? {
    let others = one.tree.asks.filter { other in
      other.container == ask.container && other.key == ask.key && other.child != other.container
        && other.child != child
    }
    let places = others.compactMap { linedUp($0, axis, one)?.displacement }
    guard let usual = places.first, places.count == others.count, let own = linedUp(ask, axis, one),
      places.allSatisfy({ abs($0 - usual) <= FrameDifference.tolerance })
    else { return nil }
    let needed = ask.value + own.way * (own.displacement - usual)
    return NeededAnswers.Row(one: one, node: child, value: ask.value, needed: needed)
  }
}
