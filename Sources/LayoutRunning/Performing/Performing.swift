import Diagnostics
import LayoutEngine
import LayoutProgram

/// Performs steps: finds the view, finds the handler, and runs it.
extension LiveScene {
  func perform(_ step: SceneStep) throws(Stop) {
    if case .wait(let seconds) = step.action { return try advance(to: max(lastStep + seconds, run.events.clock.time)) }
    try liftFinger()
    let target = try step.name.isEmpty ? target(at: step.point ?? .zero) : target(named: step.name, at: step.point)
    switch step.action {
    case .tap(let count): try tap(target, count)
    case .longPress: try longPress(target)
    case .drag(let way, let isReleased): try drag(target, by: way, isReleased: isReleased)
    case .set(let value): try set(target, to: value)
    case .scrollTo(let name, let anchor): try scroll(target, to: name, anchor)
    case .scroll(let way): try scroll(target, by: way)
    case .wait: return
    }
  }

  // MARK: Finding views

  /// A named view and the handlers for a touch on it: those around it, and those inside under its center.
  struct Target {
    let view: NamedView
    let name: String
    /// The touched point in stage coordinates.
    let point: Point
    /// Handlers around it, innermost first.
    let around: [Reaction]
    /// Handlers inside, front to back.
    let inside: [Reaction]

    var all: [Reaction] { around + inside }
  }

  private func target(named name: String, at point: Point?) throws(Stop) -> Target {
    let index = try index(ofView: name)
    let view = layout.views[index]
    let place = layout.places[index]
    let reactions = run.events.reactions
    let around = place.reacting.reversed().filter { $0 < reactions.count }.map { reactions[$0] }
    let own = Set(place.reacting)
    let frame = view.frame
    if let point, !Rect(origin: .zero, size: frame.size).contains(point) {
      throw Stop(.input, StepMessage.outside(name, width: frame.width, height: frame.height), at: view.range)
    }
    let finger = point.map { Point(x: frame.x + $0.x, y: frame.y + $0.y) } ?? frame.middle
    let inside = reactions.indices.reversed().filter { number in
      !own.contains(number) && reactions[number].isShown && reactions[number].frame.contains(finger)
        && run.identities.isInside(reactions[number].path, place.path)
    }
    return Target(
      view: view, name: name, point: finger, around: around, inside: inside.map { reactions[$0] })
  }

  /// The handlers at a point of the stage: the frontmost one, those around it, and those behind.
  private func target(at point: Point) -> Target {
    let reactions = run.events.reactions
    let under = reactions.indices.reversed().filter { reactions[$0].isTouched(at: point) }
    var around: [Int] = []
    if let front = under.first {
      around = [front] + reactions[front].enclosing.reversed().filter(reactions.indices.contains)
    }
    let behind = under.filter { !around.contains($0) }
    let name = "\(JSON.literal(for: point.x)), \(JSON.literal(for: point.y))"
    let stage = NamedView(
      name: name, naming: .content, frame: Rect(origin: .zero, size: size), range: nil, isRepeated: false)
    return Target(
      view: stage, name: name, point: point, around: around.map { reactions[$0] }, inside: behind.map { reactions[$0] })
  }

  /// The view called `name`, or `name#2` for the third of several.
  private func index(ofView name: String) throws(Stop) -> Int {
    let views = layout.views
    let found = views.indices.filter { views[$0].name == name }
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      throw Stop(
        .input, StepMessage.severalViews(found.count, name: name), at: views[found[0]].range,
        notes: [Note(StepMessage.numberedViews(name: name, count: found.count))])
    }
    if let (group, number) = ViewName(name).parts {
      let several = views.indices.filter { views[$0].name == group }
      if several.indices.contains(number) { return several[number] }
    }
    throw missing(name)
  }

  private func missing(_ name: String) -> Stop {
    let names = layout.views.map(\.name)
    var notes: [Note] = []
    if let near = nearest(to: name, in: names) {
      notes = [Note(NameNote.didYouMean(near))]
    } else if !names.isEmpty {
      notes = [Note(StepMessage.namedViews(shown(names), andMore: areMany(names)))]
    }
    return Stop(.input, StepMessage.notShown(name), at: nil, notes: notes)
  }

  /// The first eight distinct names.
  private func shown(_ names: [String]) -> [String] { Array(unique(names).prefix(8)) }

  private func areMany(_ names: [String]) -> Bool { unique(names).count > 8 }

  private func unique(_ names: [String]) -> [String] {
    var unique: [String] = []
    for name in names where !unique.contains(name) && unique.count < 9 { unique.append(name) }
    return unique
  }

  // MARK: Finding handlers

  /// The nearest handler around the view for this touch, or else the frontmost one under the view's center.
  func handler(at target: Target, _ touch: StepMessage.Touch, where does: (Reaction) -> Bool) throws(Stop) -> Reaction {
    guard let found = target.around.first(where: does) ?? target.inside.first(where: does) else {
      throw idle(target, touch)
    }
    try refuseDisabled(found, target)
    return found
  }

  func refuseDisabled(_ reaction: Reaction, _ target: Target) throws(Stop) {
    for number in reaction.enclosing where number < run.events.reactions.count {
      let around = run.events.reactions[number]
      guard case .disabled(true) = around.handler else { continue }
      throw Stop(.input, StepMessage.disabled(target.name), at: around.range ?? target.view.range)
    }
  }

  /// The error for a touch without a handler: it names handlers for other touches there, and where a tap would work.
  private func idle(_ target: Target, _ touch: StepMessage.Touch) -> Stop {
    var seen: [StepMessage.Target] = []
    for reaction in target.all {
      if let kind = reaction.handler.target, !seen.contains(kind) { seen.append(kind) }
    }
    var notes: [Note] = []
    if !seen.isEmpty { notes.append(Note(StepMessage.thereIs(seen))) }
    let others = layout.views.indices.filter { index in
      layout.places[index].reacting.contains { number in
        number < run.events.reactions.count && run.events.reactions[number].handler.target != nil
      }
    }
    if seen.isEmpty, !others.isEmpty {
      let names = others.map { layout.views[$0].name }
      notes.append(Note(StepMessage.reactingViews(shown(names), andMore: areMany(names))))
    }
    return Stop(.input, StepMessage.nothingReacts(view: target.name, to: touch), at: target.view.range, notes: notes)
  }

  // MARK: Scrolling

  private func scroll(_ target: Target, to name: String, _ anchor: UnitPoint?) throws(Stop) {
    _ = try scrollView(at: target)
    let index = try index(ofView: name)
    guard let key = layout.places[index].path.scrollKey else {
      throw Stop(
        .input, StepMessage.noID(name), at: layout.views[index].range,
        notes: [Note(StepMessage.giveID(name))])
    }
    try run.willChange()
    run.events.commands.append(ScrollCommand(key: key, anchor: anchor, range: layout.views[index].range))
  }

  private func scroll(_ target: Target, by way: Size) throws(Stop) {
    let identity = try scrollView(at: target)
    try run.willChange()
    run.events.offsets[identity] = [.horizontal: way.width, .vertical: way.height]
  }

  private func scrollView(at target: Target) throws(Stop) -> Int {
    for reaction in target.around + target.inside {
      if case .scroll(let identity) = reaction.handler { return identity }
    }
    throw Stop(.input, StepMessage.noScrollView(target.name), at: target.view.range)
  }
}

extension Handler {
  /// The kind of user action that triggers it; nil for handlers that run by themselves.
  var target: StepMessage.Target? {
    switch self {
    case .press: .button
    case .gesture(let gesture, _):
      switch gesture.kind {
      case .tap(let count, _): .taps(count)
      case .longPress: .longPress
      case .drag: .drag
      case .other(let name): .gesture(name)
      case .several: .severalGestures
      }
    case .control(.toggle): .toggle
    case .control(.slider): .slider
    case .control(.stepper): .stepper
    case .control(.picker): .picker
    case .control(.text): .textField
    default: nil
    }
  }
}

extension IdentityPath {
  /// The id of the view for `scrollTo`: the nearest `.id` or `ForEach` id around it.
  var scrollKey: String? {
    var here: IdentityPath? = self
    while let path = here {
      switch path.step {
      case .explicit(let key), .element(let key): return key
      default: here = path.parent
      }
    }
    return nil
  }
}

extension Rect {
  var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

  func contains(_ point: Point) -> Bool {
    x <= point.x && point.x <= x + width && y <= point.y && point.y <= y + height
  }
}
