import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A frame with an alignment, as wide as what is in it: there is no room to align in.
///
///     VStack { … }.frame(width: 120, alignment: .trailing)      the VStack is 120 wide already
enum FrameIsTight: DiagnosisRule {
  /// What was tried and helps.
  private enum Remedy {
    /// The alignment belongs to the container in the frame.
    case inside(Repair)
    /// The frame needs room.
    case room(Repair)
  }

  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    for one in trace.failing {
      for site in trace.containerSites() where site.isFrame {
        guard let call = trace.facts.call(at: site.range),
          call.arguments.contains(where: { $0.label == "alignment" })
        else { continue }
        let nodes = one.nodes(at: site.place)
        for node in nodes {
          guard let child = one.children[node].first else { continue }
          for axis in one.offAxes {
            // The same text makes several frames; where one of them has room, the alignment has a say.
            guard nodes.allSatisfy({ one.isTight($0, axis) }), let key = one.key(of: site.place, axis),
              key != .center(axis),
              one.checked(in: node).contains(where: { abs($0.displacement(axis)) > FrameDifference.tolerance }),
              // Larger than the room: then it is not the frame that leaves none.
              one.tree.nodes[node].frame.size[axis] <= one.scenario.size[axis]
            else { continue }
            return [made(node, child, site, key, one, trace)]
          }
        }
      }
    }
    return []
  }

  private static func remedy(
    _ node: Int, _ site: ContainerSite, _ key: AlignmentKey, _ one: ScenarioTrace, _ trace: AnswerTrace
  ) -> Remedy? {
    let stack = one.core(node).last.flatMap { $0 == node ? nil : trace.edit($0, in: one, .alignment(key)) }
    let inside = stack.flatMap { trace.repair([$0]) }
    if let inside, inside.isProven { return .inside(inside) }
    let room = trace.repair([SceneEdit(site.place, .filled(key))])
    if let room, room.isProven || inside == nil { return .room(room) }
    return inside.map { .inside($0) }
  }

  private static func made(
    _ node: Int, _ child: Int, _ site: ContainerSite, _ line: AlignmentKey, _ one: ScenarioTrace, _ trace: AnswerTrace
  ) -> Diagnosis {
    let (content, key, axis) = (one.contentName(child), one.tree.name(of: line), line.axis)
    let length = one.tree.nodes[node].frame.size[axis]
    let remedy = remedy(node, site, line, one, trace)
    let (name, isProven): (String?, Bool) =
      switch remedy {
      case .inside(let repair): ("inside", repair.isProven)
      case .room(let repair): ("room", repair.isProven)
      case nil: (nil, false)
      }
    // The scenarios in which this is the case, unless it is the case in all.
    let scenario = trace.cases.first?.passed ?? false && !one.scenario.isHidden ? one.scenario.id : nil
    let inner = name == "inside" && isProven ? one.core(node).last.flatMap { one.tree.nodes[$0].nameRange } : nil
    return Diagnosis(
      .frameIsTight, at: inner ?? site.range,
      [
        "content": content, "length": length, "key": key, "axis": axis.name, "remedy": name, "isProven": isProven,
        "scenario": scenario,
      ],
      isProven: isProven,
      english: .init(
        fact: """
          \(scenario.map { "In “\($0)” t" } ?? "T")he frame is \(points(length)) \(axis.measure), and so is \
          \(content.quoted) in it: there is nothing to align.
          """,
        why: """
          A frame's alignment says where its content stands in room that is left over. Here none is left, so \(key) looks \
          like every other. And it moves the content as one: the views inside keep their places among themselves.
          """,
        code: {
          switch remedy {
          case .inside(let repair): "Give \(key) to \(content.quoted) itself.\(repair.afterwards)"
          case .room where isProven: "Give the frame all the room: \(axis.maximum): .infinity."
          case .room: "Give the frame more room than its content takes."
          case nil: "Where is room left over, and which frame or container decides about it?"
          }
        }()),
      german: .init(
        fact: """
          \(scenario.map { "In „\($0)“ ist der Frame" } ?? "Der Frame ist") \(length.inGerman) \(axis.germanMeasure), \
          \(content.germanNominative) darin auch: Es gibt nichts auszurichten.
          """,
        why: """
          Die Ausrichtung eines Frames sagt, wo sein Inhalt in dem Platz steht, der übrig ist. Hier ist keiner übrig, \
          also sieht \(key) aus wie jede andere. Und sie rückt den Inhalt als Ganzes: Die Ansichten darin behalten ihre \
          Plätze untereinander.
          """,
        code: {
          switch remedy {
          case .inside(let repair): "Gib \(key) \(content.germanDative) selbst.\(repair.germanAfterwards)"
          case .room where isProven: "Gib dem Frame den ganzen Raum: \(axis.maximum): .infinity."
          case .room: "Gib dem Frame mehr Platz, als sein Inhalt braucht."
          case nil: "Wo ist Platz übrig, und welcher Frame oder Container bestimmt darüber?"
          }
        }()))
  }
}

/// A frame's alignment where the container's was meant: the whole moves, the views in it stay as they are.
enum FrameMovesGroup: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    guard let one = trace.failing.first else { return [] }
    return trace.containerSites().filter(\.isFrame).flatMap { site -> [Candidate<Diagnosis>] in
      guard let node = one.nodes(at: site.place).first, let stack = one.core(node).last, stack != node,
        let place = one.tree.nodes[stack].range.map(EditPlace.init)
      else { return [] }
      return one.offAxes.flatMap { axis -> [Candidate<Diagnosis>] in
        guard let own = one.key(of: site.place, axis), own != .center(axis), let now = one.key(of: place, axis) else {
          return []
        }
        // Mostly the same line in both; but the frame may be right as it is, and the lines in it want another.
        let others = trace.passing.isEmpty ? AlignmentKey.geometric(axis).filter { $0 != own } : []
        return ([own] + others).filter { $0 != now }.map { key in
          Candidate([trace.edit(stack, in: one, .alignment(key))].compactMap { $0 }) {
            made(one.word(for: stack), one.tree.name(of: key), at: site.nameRange ?? site.range)
          }
        }
      }
    }
  }

  private static func made(_ container: ContainerReference, _ key: String, at range: SourceRange) -> Diagnosis {
    Diagnosis(
      .frameMovesGroup, at: range, ["container": container, "key": key],
      english: .init(
        fact: "The frame moves the \(container) as a whole; the views in it keep their places among themselves.",
        why: """
          A frame has one view to place: the \(container). Which line the views inside share is up to the \(container)'s \
          own alignment.
          """,
        code: "Ask for \(key) in the \(container)."),
      german: .init(
        fact: """
          Der Frame rückt \(GermanNoun(container).accusative) als Ganzes; die Ansichten darin behalten ihre Plätze \
          untereinander.
          """,
        why: """
          Ein Frame hat eine einzige Ansicht zu setzen, \(GermanNoun(container).accusative). Welche Linie die Ansichten \
          darin teilen, sagt \(GermanNoun(container).possessive) eigene Ausrichtung.
          """,
        code: "Frag \(GermanNoun(container).inside) nach \(key)."))
  }
}

/// A guide on a view that stands alone: nothing shares its line.
enum NothingToAlignWith: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let one = trace.failing.first else { return [] }
    let found = trace.guideSites().firstAnswer { site -> Diagnosis? in
      guard case .alone? = site.neverAsked(in: trace.cases), let guide = site.guides(in: one).first else {
        return nil
      }
      let (view, key) = (one.name(of: guide.node), one.tree.name(of: site.key))
      return Diagnosis(
        .nothingToAlignWith, of: [view], at: site.range, ["view": view, "key": key], isProven: false,
        english: .init(
          fact: """
            \(view.quoted.firstUppercased) has a guide for \(key), and nothing is around that would line it up with \
            anything.
            """,
          why: law, code: advice),
        german: .init(
          fact: """
            \(view.germanSubject) hat einen Guide für \(key), und nichts ringsum richtet sie an etwas aus.
            """,
          why: germanLaw, code: germanAdvice))
    }
    return found.map { [$0] } ?? []
  }

  fileprivate static let law = """
    An alignment brings views to one line with each other, not with the room or the screen. A container is as large as \
    what is in it, so that one view is always in its place.
    """
  fileprivate static let advice =
    "Put what it should line up with into the same container, or give it room: a frame with an alignment."
  fileprivate static let germanLaw = """
    Eine Ausrichtung bringt Ansichten untereinander auf eine Linie, nicht mit dem Raum oder dem Bildschirm. Ein \
    Container ist so groß wie das, was in ihm ist; eine einzelne Ansicht steht darin immer an ihrem Platz.
    """
  fileprivate static let germanAdvice = """
    Leg in denselben Container, woran sie sich ausrichten soll, oder gib ihr Platz: einen Frame mit einer Ausrichtung.
    """
}

/// A container with an alignment and one view.
///
///     ZStack(alignment: .topLeading) { Text("REC") }      is the text, and the text is in the middle of the room
enum StackOfOne: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let one = trace.failing.first else { return [] }
    for elided in one.tree.elided + one.stacksOfOne {
      guard let range = elided.range, range.file == 0 else { continue }
      let site = ContainerSite(place: EditPlace(range), range: range, nameRange: nil, kind: elided.kind)
      guard let call = trace.facts.call(at: range), call.arguments.contains(where: { $0.label == "alignment" }),
        let axis = [Axis.horizontal, .vertical].first(where: { axis in
          site.key(axis) != nil
            && one.checked(in: elided.node).contains { abs($0.displacement(axis)) > FrameDifference.tolerance }
        }), let key = site.key(axis)
      else { continue }
      // The alignment of the frame around it that makes everything right.
      let asks = ContainerAsks(trace.frameTrial(), trace)
      let (view, container, frame) = (one.name(of: elided.node), elided.kind.name, asks?.needed.listed)
      return [
        Diagnosis(
          .nothingToAlignWith, of: [view], at: asks?.range ?? call.nameRange,
          ["view": view, "key": one.tree.name(of: key), "container": container, "frame": frame],
          isProven: frame != nil, .tellsTheContainer,
          english: .init(
            fact: "The \(container) has one view, \(view.quoted): nothing is lined up with it.",
            why: NothingToAlignWith.law,
            code: frame.map { "The frame around it has room to spare: give the alignment to the frame, \($0)." }
              ?? NothingToAlignWith.advice),
          german: .init(
            fact: """
              \(GermanNoun(container).first) hat nur eine Ansicht, \(view.quotedInGerman): Es gibt nichts, woran sie sich \
              ausrichtet.
              """,
            why: NothingToAlignWith.germanLaw,
            code: frame.map { "Der Frame darum hat Platz übrig: Gib die Ausrichtung dem Frame, \($0)." }
              ?? NothingToAlignWith.germanAdvice))
      ]
    }
    return []
  }
}

extension ScenarioTrace {
  /// Stacks that are there and have one view now, since the others beside it depend on something.
  fileprivate var stacksOfOne: [ElidedContainer] {
    tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard node.kind.isContainer, !node.isImplied, node.isShown, children[index].count == 1 else { return nil }
      return ElidedContainer(kind: node.kind, range: node.range, node: children[index][0])
    }
  }
}

/// A view that reaches out of the room, where it is expected inside.
enum OverflowsContainer: DiagnosisRule {
  static let isCertain = true

  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    for one in trace.failing {
      for axis in [Axis.horizontal, .vertical] {
        let room = one.scenario.size[axis]
        func excess(_ frame: Rect) -> Double {
          let (low, high) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
          return max(-low, 0) + max(high - room, 0)
        }
        func sticksOut(_ frame: Rect) -> Bool { excess(frame) > FrameDifference.tolerance }
        let view = one.views.first { view in
          // What grows with others in it is not to blame.
          sticksOut(view.actual) && !sticksOut(view.expected) && one.checked(in: view.node).count == 1
            && (view.actual.size[axis] > room || abs(view.growth(axis)) > FrameDifference.tolerance)
        }
        if let view { return [made(view, axis, room, excess(view.actual), one, trace)] }
      }
    }
    return []
  }

  /// - Parameter excess: the points by which it overflows, both ends added.
  private static func made(
    _ off: ScenarioTrace.View, _ axis: Axis, _ room: Double, _ excess: Double, _ one: ScenarioTrace,
    _ trace: AnswerTrace
  ) -> Diagnosis {
    let (view, length) = (off.reference, off.actual.size[axis])
    // Whether a layout of the learner's own offers it its room.
    let isInOwnLayout = one.chain(off.node).contains { one.tree.nodes[$0].kind.isOwnLayout }
    // A view that fits the room is not too large itself: its siblings in the container push it out.
    let isTooLong = length > room
    let layout = isInOwnLayout ? trace.facts.declarations.first { $0.name == "placeSubviews" }?.range : nil
    return Diagnosis(
      .overflowsContainer, of: [view], at: trace.ownPlace(of: off, in: one) ?? layout,
      [
        "view": view, "length": length, "room": room, "excess": excess, "axis": axis.name,
        "isInOwnLayout": isInOwnLayout,
      ],
      isProven: false,
      english: .init(
        fact: isTooLong
          ? """
          \(view.quoted.firstUppercased) is \(points(length)) \(axis.measure) and reaches out of the room, which has \
          \(points(room)).
          """
          : """
          \(view.quoted.firstUppercased) reaches \(points(excess)) out of the room, though it is only \(points(length)) \
          \(axis.measure).
          """,
        why: """
          Room is offered, not imposed: a view with a size of its own keeps it, and so do those around it, which grow with \
          it and stick out on both sides.
          """,
        code: isInOwnLayout
          ? "Look at what your layout offers it: the proposal in sizeThatFits and in place."
          : isTooLong
            ? "Find what makes it that \(axis.measure)."
            : "Look at what it is lined up with: the container encloses both, and is longer than the room."),
      german: .init(
        fact: isTooLong
          ? """
          \(view.germanSubject) ist \(length.inGerman) \(axis.germanMeasure) und ragt aus dem Raum, der \(room.inGerman) \
          hat.
          """
          : """
          \(view.germanSubject) ragt \(excess.inGerman) aus dem Raum, obwohl die Ansicht nur \(length.inGerman) \
          \(axis.germanMeasure) ist.
          """,
        why: """
          Platz wird angeboten, nicht aufgezwungen: Eine Ansicht mit eigener Größe behält sie, und was um sie herum ist, \
          wächst mit und ragt auf beiden Seiten hinaus.
          """,
        code: isInOwnLayout
          ? "Sieh nach, was dein Layout ihr anbietet: der Vorschlag in sizeThatFits und in place."
          : isTooLong
            ? "Such, was sie so \(axis.germanMeasure) macht."
            : "Sieh nach, woran sie ausgerichtet ist: Der Container umschließt beide und ist länger als der Raum."))
  }
}

extension SceneNode.Kind {
  /// A layout written by hand.
  var isOwnLayout: Bool {
    if case .layout = self { true } else { false }
  }
}

extension AnswerTrace {
  /// Where in the learner's own file a view comes from: its call, else its name, else what is around it. What an
  /// exercise gives cannot be changed, and is never pointed at.
  func ownPlace(of view: ScenarioTrace.View, in one: ScenarioTrace) -> SourceRange? {
    let named = one.result.views.first { $0.name == view.name }?.range
    let around = one.chain(view.node).compactMap { one.tree.nodes[$0].range }
    return ([named].compactMap { $0 } + around).first { $0.file == 0 }
  }
}

extension ScenarioTrace {
  /// Whether a frame is as long as what is in it.
  fileprivate func isTight(_ frame: Int, _ axis: Axis) -> Bool {
    guard let child = children[frame].first else { return true }
    return abs(tree.nodes[frame].frame.size[axis] - tree.nodes[child].frame.size[axis]) <= FrameDifference.tolerance
  }
}
