import Diagnostics
import LayoutEngine
import LayoutProgram

/// Registers handlers while a tree is built, and their frames after layout.
extension Run {
  /// The key of a modifier of a view.
  func key(of flat: FlatView, _ index: Int) -> ReactionKey {
    ReactionKey(identity: identities.number(of: flat.path), ordinal: index)
  }

  /// Fills in the frames of one tree's reactions after layout.
  func note(
    _ numbers: Range<Int>, in layout: LayoutResult, around spaces: [SeenSpace],
    _ place: (Int) -> Rect, _ transform: (Int, Int) -> AffineTransform?
  ) {
    for number in numbers {
      var reaction = events.reactions[number]
      reaction.frame = place(reaction.node)
      reaction.isShown = layout.isShown(reaction.node)
      if let window = reaction.window, !place(window).meets(reaction.frame) { reaction.isShown = false }
      let inner = reaction.spaces.map {
        SeenSpace(name: $0.name, frame: place($0.node), transform: transform($0.node, $0.transforms))
      }
      reaction.geometry = ReaderGeometry(
        frame: reaction.frame, transform: transform(reaction.node, reaction.transforms), spaces: spaces + inner)
      events.reactions[number] = reaction
    }
  }
}

extension Rect {
  /// Whether the rectangles overlap.
  fileprivate func meets(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}

extension Stage {
  /// A handler responds to events of the view inside, and of everything in that view.
  mutating func emit(_ flat: FlatView, _ index: Int, handling handler: Handler) throws(Stop) {
    let range = flat.wrappers[index].range ?? flat.base.range
    react(handler, run.key(of: flat, index), flat, at: range)
    let number = run.events.reactions.count - 1
    let scrollViews = scrolling.views.count
    try emit(flat, from: index + 1)
    run.events.reactions[number].scroll =
      scrolling.views.dropFirst(scrollViews).first?.identity ?? scrolling.current.map { scrolling.views[$0].identity }
    reacting.removeLast()
  }

  /// Adds a handler around the next node.
  mutating func react(_ handler: Handler, _ key: ReactionKey, _ flat: FlatView, at range: SourceRange?) {
    run.events.reactions.append(
      Reaction(
        handler: handler, key: key, node: builder.count, range: range, enclosing: reacting, path: flat.path,
        spaces: spaces, transforms: transforms.count, window: scrolling.lazyWindow))
    reacting.append(run.events.reactions.count - 1)
  }
}
