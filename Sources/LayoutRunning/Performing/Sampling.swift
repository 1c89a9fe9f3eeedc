import LayoutEngine
import LayoutProgram

/// Samples the animated scene at one instant.
extension SceneMotion {
  /// The appearance of a node, with the effects on it and on everything around it.
  func seen(_ view: NamedView, _ key: Key, at time: Double) -> SeenView {
    var seen = SeenView(view: view)
    guard let part = parts[key], let frame = frame(of: key, at: time) else { return seen }
    seen.view.frame = frame
    seen.color = part.content?.value(at: time).color ?? colorInside(key, at: time)
    var here: Key? = key
    while let next = here, let around = parts[next] {
      for effect in around.effects { seen.take(effect.value(at: time)) }
      if let arrival = around.arrival, arrival.way.end > time {
        seen.take(arrival.look(at: time))
        seen.passage = .inserted
      }
      here = around.parent
    }
    return seen
  }

  /// The color of the leaf inside a node; modifiers add nodes around it.
  private func colorInside(_ key: Key, at time: Double) -> Color? {
    guard let inner = parts[Key(identity: key.identity, ordinal: key.ordinal + 1)] else { return nil }
    return inner.content?.value(at: time).color
      ?? colorInside(Key(identity: key.identity, ordinal: key.ordinal + 1), at: time)
  }

  /// The total offset by transitions of a node and everything around it.
  func shift(of key: Key, at time: Double) -> Point {
    var shift = Point.zero
    var here: Key? = key
    while let next = here, let around = parts[next] {
      if let arrival = around.arrival, arrival.way.end > time {
        let offset = arrival.look(at: time).offset
        shift.x += offset.x
        shift.y += offset.y
      }
      here = around.parent
    }
    return shift
  }
}

extension SceneMotion.Arrival {
  /// The appearance that the transition gives at a time.
  func look(at time: Double) -> SceneTransition.Appearance {
    let passage = SceneTransition.Passage(isLeaving: isLeaving, size: size, isRightToLeft: isRightToLeft)
    return transition.look(at: way.value(at: time).first ?? 0, passage)
  }
}

extension SeenView {
  fileprivate mutating func take(_ look: SceneTransition.Appearance) {
    view.frame.x += look.offset.x
    view.frame.y += look.offset.y
    for effect in look.effects { take(effect) }
  }

  fileprivate mutating func take(_ effect: Paint.Effect) {
    switch effect {
    case .opacity(let factor): opacity *= factor
    case .hidden: opacity = 0
    case .rotation(let degrees, _): rotation += degrees
    case .scale(let x, let y, _): scale = Size(width: scale.width * x, height: scale.height * y)
    case .border, .clip, .shadow, .filter, .background, .overlay, .mirrored: return
    }
  }

  fileprivate mutating func take(_ arrival: SceneMotion.Arrival, at time: Double) {
    take(arrival.look(at: time))
    passage = .removed
  }
}

extension Paint.Content {
  fileprivate var color: Color? {
    switch self {
    case .shape(_, let layers):
      guard case .fill(.color(let color), _)? = layers.first else { return nil }
      return color
    case .text(let fills):
      guard case .color(let color)? = fills.first else { return nil }
      return color
    case .symbol(_, .color(let color)): return color
    case .symbol, .image: return nil
    }
  }
}

extension LiveScene {
  /// The scene at an instant.
  func instant(_ time: StepTime, since start: Double) throws(Stop) -> SceneInstant {
    let now = run.events.clock.time
    let motion = run.events.motion
    var views: [SeenView] = []
    for (view, place) in zip(layout.views, layout.places) {
      views.append(motion.seen(view, motion.keys[place.node.tree][place.node.node], at: now))
    }
    let leaving = motion.leaving.sorted { ($0.key.identity, $0.key.ordinal) < ($1.key.identity, $1.key.ordinal) }
    for (_, gone) in leaving where gone.arrival.way.end > now {
      for var seen in gone.views {
        seen.take(gone.arrival, at: now)
        views.append(seen)
      }
    }
    var scene = try scene(asking: false)
    scene.views = views.map(\.view)
    if let (tree, numbers) = try sceneTree() { scene.tree = moved(tree, numbers, leaving.map(\.value), at: now) }
    return SceneInstant(time: time, seconds: now - start, views: views, scene: scene)
  }

  /// The scene's tree at an instant, with views that are disappearing.
  private func moved(
    _ tree: SceneTree, _ numbers: [[Int]], _ leaving: [SceneMotion.Leaving], at time: Double
  ) -> SceneTree {
    let motion = run.events.motion
    var tree = tree
    var places: [SceneMotion.Key: Int] = [:]
    for (number, keys) in motion.keys.enumerated() where numbers.indices.contains(number) {
      for (node, key) in keys.enumerated() where numbers[number].indices.contains(node) {
        let place = numbers[number][node]
        // The root of a reader's content is represented by the reader.
        guard tree.nodes.indices.contains(place), places[key] == nil, let part = motion.parts[key] else { continue }
        places[key] = place
        tree.nodes[place].move(as: part, key, in: motion, at: time)
      }
    }
    for gone in leaving where gone.arrival.way.end > time {
      let look = gone.arrival.look(at: time)
      let first = tree.nodes.count
      for (index, node) in gone.nodes.enumerated() {
        var node = node
        node.frame.x += look.offset.x
        node.frame.y += look.offset.y
        node.parent = node.parent.map { $0 + first } ?? gone.parent.flatMap { places[$0] }
        if index == 0 {
          node.paint.effects += look.effects
          // Disappearing views are drawn behind all others of the same z-index, as in the well-known SwiftUI pitfall.
          node.paint.zIndex -= 1e-6
        }
        tree.nodes.append(node)
      }
    }
    // Guides have no meaning in the middle of an animation.
    (tree.asks, tree.guides) = ([], [])
    return tree
  }
}

extension SceneNode {
  fileprivate mutating func move(
    as part: SceneMotion.Part, _ key: SceneMotion.Key, in motion: SceneMotion, at time: Double
  ) {
    if let frame = motion.frame(of: key, at: time) {
      let shift = motion.shift(of: key, at: time)
      self.frame = Rect(x: frame.x + shift.x, y: frame.y + shift.y, width: frame.width, height: frame.height)
    }
    paint.content = part.content?.value(at: time) ?? paint.content
    paint.effects = part.effects.map { $0.value(at: time) }
    if let arrival = part.arrival, arrival.way.end > time { paint.effects += arrival.look(at: time).effects }
    if case .text(let fills)? = paint.content { lines = lines.map { $0.filled(with: fills, instead: part.paint) } }
  }
}

extension DrawnLine {
  /// The line with the animated fills of its text.
  fileprivate func filled(with fills: [Fill], instead paint: Paint) -> DrawnLine {
    guard case .text(let targets)? = paint.content else { return self }
    var line = self
    for index in line.pieces.indices {
      guard let number = targets.firstIndex(of: line.pieces[index].fill), fills.indices.contains(number) else {
        continue
      }
      line.pieces[index].fill = fills[number]
    }
    return line
  }
}
