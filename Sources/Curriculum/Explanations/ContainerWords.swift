import Diagnostics
import LayoutEngine
import LayoutProgram

extension SceneWords {
  private struct Group: Hashable {
    var container: Int?
    var key: AlignmentKey
    var line: Double
  }

  /// The containers with the lines that they ask for, in the order of the tree.
  func containers(checked: Set<String>, awaited: Set<GuideTrace.Asker>) -> [LayoutExplanation.Container] {
    var order: [Group] = []
    var asks: [Group: [GuideTrace.Ask]] = [:]
    for ask in tree.asks {
      let group = Group(container: ask.container, key: ask.key, line: ask.line)
      if asks[group] == nil { order.append(group) }
      asks[group, default: []].append(ask)
    }
    let inOrder = order.enumerated().sorted {
      ($0.element.container ?? -1, $0.offset) < ($1.element.container ?? -1, $1.offset)
    }
    return inOrder.compactMap { _, group in
      entry(group, asks[group] ?? [], checked: checked, awaited: awaited)
    }
  }

  private func entry(
    _ group: Group, _ asks: [GuideTrace.Ask], checked: Set<String>, awaited: Set<GuideTrace.Asker>
  ) -> LayoutExplanation.Container? {
    let isSet = asks.contains { !$0.origin.guides.isEmpty }
    let isAwaited = awaited.contains(GuideTrace.Asker(container: group.container, key: group.key))
    let node = node(group.container)
    if node?.isImplied ?? false, !isSet, !isAwaited { return nil }
    let isStack = node.map { !$0.kind.isModifier } ?? true
    let holdsChecked =
      asks.count > 1 && isStack
      && asks.contains { ask in
        self.node(ask.child)?.names.contains(where: checked.contains) ?? false
      }
    return LayoutExplanation.Container(
      node: group.container, name: container(group.container), range: node?.range, key: tree.name(of: group.key),
      axis: group.key.axis, line: group.line, answers: numbered(asks.map(answer)),
      isModifier: !isStack, isWorthShowing: isSet || isAwaited || holdsChecked)
  }

  /// Counts views that share a name from one.
  private func numbered(_ answers: [LayoutExplanation.Answer]) -> [LayoutExplanation.Answer] {
    let counts = Dictionary(grouping: answers, by: \.view).mapValues(\.count)
    var seen: [String: Int] = [:]
    return answers.map { answer in
      guard counts[answer.view] ?? 0 > 1 else { return answer }
      var answer = answer
      let number = seen[answer.view, default: 0]
      seen[answer.view] = number + 1
      answer.view += " \(number + 1)"
      return answer
    }
  }

  private func answer(_ ask: GuideTrace.Ask) -> LayoutExplanation.Answer {
    let isItself = ask.child == ask.container
    return LayoutExplanation.Answer(
      node: ask.child, view: isItself ? say(.itself(node(ask.container)?.kind.name)) : view(ask.child),
      value: ask.value, origin: ask.origin.word, because: because(ask.origin, ask.key, of: ask.child),
      start: isItself ? nil : start(of: ask.child, in: ask.container, ask.key.axis),
      guides: ask.origin.guides.compactMap { guide in self.guides[guide]?.closureRange })
  }

  /// The distance from the container's leading or top edge to the view's.
  private func start(of child: Int?, in container: Int?, _ axis: Axis) -> Double? {
    guard let child = node(child), let container = node(container) else { return nil }
    if axis == .vertical { return child.frame.y - container.frame.y }
    if container.layoutDirection == .rightToLeft {
      return container.frame.x + container.frame.width - child.frame.x - child.frame.width
    }
    return child.frame.x - container.frame.x
  }

  // MARK: Origins

  /// The origin of a value in words, with line numbers and the closure's text.
  func because(_ origin: GuideTrace.Origin, _ key: AlignmentKey, of child: Int?) -> String {
    switch origin {
    case .explicit(let guide): return say(.set(closure: closure(of: guide)))
    case .textBaseline: return say(.baseline(isLast: key == .lastTextBaseline))
    case .layout(let container): return say(.answersForItself(self.container(container)))
    case .standard: return standard(key)
    case .combined(_, let how, let parts):
      if parts.count == 1, let part = parts.first {
        return say(.handedOn(from: view(part.child), because: because(part.origin, key, of: part.child)))
      }
      return say(.combined(how, parts.map { say(.part($0.value, place(of: $0.origin) ?? view($0.child))) }))
    }
  }

  /// `line 14` for a guide from the source.
  private func place(of origin: GuideTrace.Origin) -> String? {
    guard case .explicit(let guide) = origin else { return nil }
    return line(of: node(guide)?.nameRange)
  }

  /// `line 14: d.width / 2`; a long closure is reduced to its line.
  private func closure(of guide: Int) -> String {
    let scene = guides[guide]
    let line = line(of: scene?.closureRange ?? node(guide)?.range)
    let body = text(of: scene?.bodyRange).flatMap { $0.count <= 60 ? $0 : nil }
    return say(.closure(line: line, body: body))
  }

  private func standard(_ key: AlignmentKey) -> String {
    let value: SceneSentence.Default =
      switch key {
      case .leading: .leading
      case .trailing: .trailing
      case .top: .top
      case .bottom: .bottom
      case .horizontalCenter, .verticalCenter: .middle
      case .firstTextBaseline, .lastTextBaseline: .bottomWithoutText
      default:
        tree.keys.first { $0.key == key }.map { .own($0.identifier, line: line(of: $0.range)) } ?? .unknown
      }
    return say(.standard(value))
  }
}

extension GuideTrace.Origin {
  fileprivate var word: String {
    switch self {
    case .explicit: "set"
    case .textBaseline: "text"
    case .layout: "layout"
    case .standard: "default"
    case .combined(_, let how, let parts): parts.count > 1 ? how.rawValue : "handed on"
    }
  }
}
