import Diagnostics
import LayoutEngine
import LayoutProgram

extension SceneWords {
  /// Guides that no container asks for or that change nothing. Repetitions by a `ForEach` are listed once.
  var silentGuides: [LayoutExplanation.Silent] {
    var told: Set<String> = []
    return tree.guides.compactMap { scene in
      guard !isForSeparator(scene.guide), let (outcome, sentences) = reason(of: scene) else { return nil }
      let range = scene.keyRange ?? node(scene.guide.node)?.range
      let place = range.map { "\($0.file):\($0.lower)" } ?? "\(scene.guide.node)"
      guard told.insert("\(place) \(outcome.rawValue)").inserted else { return nil }
      return LayoutExplanation.Silent(
        view: view(scene.guide.node), key: tree.name(of: scene.guide.key), why: outcome.rawValue,
        label: say(.outcome(outcome)),
        sentences: sentences.map(say), range: range)
    }
  }

  private typealias Reason = (outcome: SceneSentence.Outcome, sentences: [SceneSentence])

  /// Whether a guide sets an end of a list's separator, which affects no frame.
  func isForSeparator(_ guide: GuideTrace.Guide) -> Bool {
    guard [.listRowSeparatorLeading, .listRowSeparatorTrailing].contains(guide.key) else { return false }
    var outer = node(guide.node)?.parent
    while let here = outer {
      if isList(here) { return true }
      outer = tree.nodes[here].parent
    }
    return false
  }

  private func reason(of scene: SceneGuide) -> Reason? {
    let guide = scene.guide
    switch guide.outcome {
    // A closure with a condition may return another value at another time.
    case .used: return scene.isConditional ? nil : redundancy(of: guide)
    case .consulted(by: let outer):
      guard let outer else { return nil }
      return (.builtOn, [.isReadBy(place(outer))])
    case .overridden(by: let outer): return (.overridden, [.answersFirst(place(outer)), .oneIsEnough])
    case .neverAsked(let reason): return sentences(on: reason, guide)
    }
  }

  private func place(_ guide: Int) -> String { line(of: node(guide)?.range) ?? say(.elsewhere) }

  /// A guide that equals the default, unless a stack combines it with others.
  private func redundancy(of guide: GuideTrace.Guide) -> Reason? {
    guard let value = guide.value, let standard = guide.standardValue, abs(value - standard) < 0.001,
      !combined.contains(guide.node)
    else { return nil }
    return (.changesNothing, [.sameAsDefault(value)])
  }

  private func sentences(on reason: GuideTrace.Reason, _ guide: GuideTrace.Guide) -> Reason {
    let name = tree.name(of: guide.key)
    let axis = guide.key.axis
    switch reason {
    case .wrongAxis(let asker):
      return (
        .wrongAxis,
        [
          .isForOtherAxis(asks: asks(asker), asked: asker.key.axis, key: name, axis: axis), .moveAlong(axis),
        ]
      )
    case .otherKey(let asker, let further):
      return (
        .otherKey,
        [.isForOtherKey(asks: asks(asker), axis: axis, key: name, further: further.map(asks)), .letBothAgree]
      )
    case .stopped(let stop, let asker):
      return (
        .stopped, [.stands(asks: asks(asker), between: container(stop)), .setOutside(of: container(stop))]
      )
    case .hidden(let cover, let asker):
      return (
        .hidden, [.isCovered(by: container(cover), asks: asker.map(asks)), .setOnCarrier(of: node(cover)?.kind.name)]
      )
    case .notPlaced: return (.notPlaced, [.notShown])
    case .asksNothing(let container): return (.asksNothing, [.placesWithoutAsking(self.container(container))])
    case .alone: return (.alone, [.nobodyAround, .aloneNeedsFrame])
    }
  }

  private func asks(_ asker: GuideTrace.Asker) -> String {
    say(.asks(container(asker.container).firstUppercased, key: tree.name(of: asker.key)))
  }
}
