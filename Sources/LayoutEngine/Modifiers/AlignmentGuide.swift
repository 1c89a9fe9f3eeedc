/// `alignmentGuide(_:computeValue:)`: an explicit position for one line of the view.
///
///     Image 20 × 20, alignmentGuide(.top) { $0.height / 2 }:   20 × 20, top at 10
///
/// The closure receives the content, the result of the earlier modifiers. All other lines are the content's.
struct GuideModifier: FramelessModifier, StoredKind {
  var key: AlignmentKey
  /// Whether the result depends on the dimensions alone.
  var isPure: Bool
  var value: (ViewDimensions) -> Double

  static func table(in payloads: Payloads) -> ContiguousArray<GuideModifier> { payloads.guides }

  func traits(_ content: ViewTraits) -> ViewTraits {
    var traits = content
    traits.explicitKeys.insert(key)
    return traits
  }

  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer {
    let guide = at(node, pass.tree)
    guard guide.key == key else { return pass.explicit(key, of: node + 1, in: proposal) }
    pass.statistics.guidesRun += 1
    let answer = pass.run(guide.value, for: .view(node + 1, proposal)) { value in
      pass.note(.invalidNumber(.guide, OddNumber(value)), node)
    }
    // An impure closure may change captured variables, so every proposal runs it again.
    return GuideAnswer(answer.value, reads: guide.isPure ? answer.reads : .both)
  }

  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin? {
    at(node, pass.tree).key == key ? .explicit(guide: node - 1) : pass.origin(of: key, in: node + 1)
  }

  static func way(of key: AlignmentKey, from child: Int, outOf node: Int, in tree: LayoutTree) -> GuideWay {
    at(node, tree).key == key ? .isSet : .passes
  }
}
