import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A frame with an alignment, as wide as what is in it: there is no room to align in.
///
///     VStack { … }.frame(width: 120, alignment: .trailing)      the VStack is 120 wide already
enum FrameIsTight: DiagnosisRule {
  /// What was tried and helps.
  private enum Remedy: String {
    /// The alignment belongs to the container in the frame.
    case inside
    /// The frame needs room.
    case room
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

  private static func made(
    _ node: Int, _ child: Int, _ site: ContainerSite, _ line: AlignmentKey, _ one: ScenarioTrace, _ trace: AnswerTrace
  ) -> Diagnosis {
    let (content, key, axis) = (one.contentName(child), one.tree.name(of: line), line.axis)
    let length = one.tree.nodes[node].frame.size[axis]
    let stack = one.core(node).last.flatMap { $0 == node ? nil : $0 }
    let remedy = trace.first(of: [
      Candidate([trace.edit(stack, in: one, .alignment(line))].compactMap { $0 }) { Remedy.inside },
      Candidate([SceneEdit(site.place, .filled(line))]) { Remedy.room },
    ])
    // The scenarios in which this is the case, unless it is the case in all.
    let scenario = trace.cases.first?.passed ?? false && !one.scenario.isHidden ? one.scenario.id : nil
    let inner = remedy == .inside ? stack.flatMap { one.tree.nodes[$0].nameRange } : nil
    return Diagnosis(
      .frameIsTight, at: inner ?? site.range,
      [
        "content": content, "length": length, "key": key, "axis": axis.name, "remedy": remedy?.rawValue,
        "isProven": remedy != nil, "scenario": scenario,
      ],
      isProven: remedy != nil,
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
          case .inside: "Give \(key) to \(content.quoted) itself."
          case .room: "Give the frame all the room: \(axis.maximum): .infinity."
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
          case .inside: "Gib \(key) \(content.germanDative) selbst."
          case .room: "Gib dem Frame den ganzen Raum: \(axis.maximum): .infinity."
          case nil: "Wo ist Platz übrig, und welcher Frame oder Container bestimmt darüber?"
          }
        }()))
  }
}

/// A guide on a view that stands alone, or a container with an alignment and one view: nothing shares the line.
///
///     ZStack(alignment: .topLeading) { Text("REC") }      is the text, and the text is in the middle of the room
enum NothingToAlignWith: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let one = trace.failing.first else { return [] }
    return (loneGuide(one, trace) ?? stackOfOne(one, trace)).map { [$0] } ?? []
  }

  private static func loneGuide(_ one: ScenarioTrace, _ trace: AnswerTrace) -> Diagnosis? {
    trace.guideSites().firstAnswer { site in
      guard case .alone? = site.neverAsked(in: trace.cases), let guide = site.guides(in: one).first else { return nil }
      let (view, key) = (one.name(of: guide.node), one.tree.name(of: site.key))
      return made(
        view, at: site.range, ["view": view, "key": key], frame: nil,
        .init(
          "\(view.quoted.firstUppercased) has a guide for \(key), and nothing around lines it up with anything.",
          "\(view.germanSubject) hat einen Guide für \(key), und nichts ringsum richtet sie an etwas aus."))
    }
  }

  private static func stackOfOne(_ one: ScenarioTrace, _ trace: AnswerTrace) -> Diagnosis? {
    (one.tree.elided + one.stacksOfOne).firstAnswer { elided in
      guard let range = elided.range, range.file == 0 else { return nil }
      let site = ContainerSite(place: EditPlace(range), range: range, nameRange: nil, kind: elided.kind)
      guard let call = trace.facts.call(at: range), call.arguments.contains(where: { $0.label == "alignment" }),
        let key = [Axis.horizontal, .vertical].firstAnswer({ axis in
          one.checked(in: elided.node).contains { abs($0.displacement(axis)) > FrameDifference.tolerance }
            ? site.key(axis) : nil
        })
      else { return nil }
      // The alignment of the frame around it that makes everything right.
      let asks = ContainerAsks(trace.frameTrial(), trace)
      let (view, container, frame) = (one.name(of: elided.node), elided.kind.name, asks?.needed.listed)
      return made(
        view, at: asks?.range ?? call.nameRange,
        ["view": view, "key": one.tree.name(of: key), "container": container, "frame": frame], frame: frame,
        .init(
          "The \(container) has one view, \(view.quoted): nothing is lined up with it.",
          """
          \(GermanNoun(container).first) hat nur eine Ansicht, \(view.quotedInGerman): Es gibt nichts, woran sie sich \
          ausrichtet.
          """))
    }
  }

  /// - Parameter frame: the alignment with which a frame around makes everything right.
  private static func made(
    _ view: ViewReference, at range: SourceRange, _ facts: Facts, frame: String?, _ fact: BilingualText
  ) -> Diagnosis {
    Diagnosis(
      .nothingToAlignWith, of: [view], at: range, facts, isProven: frame != nil,
      frame == nil ? [] : .tellsTheContainer,
      english: .init(
        fact: fact.english(),
        why: """
          An alignment brings views to one line with each other, not with the room or the screen. A container is as large \
          as what is in it, so that one view is always in its place.
          """,
        code: frame.map { "The frame around it has room to spare: give the alignment to the frame, \($0)." }
          ?? "Put what it should line up with into the same container, or give it room: a frame with an alignment."),
      german: .init(
        fact: fact.german(),
        why: """
          Eine Ausrichtung bringt Ansichten untereinander auf eine Linie, nicht mit dem Raum oder dem Bildschirm. Ein \
          Container ist so groß wie das, was in ihm ist; eine einzelne Ansicht steht darin immer an ihrem Platz.
          """,
        code: frame.map { "Der Frame darum hat Platz übrig: Gib die Ausrichtung dem Frame, \($0)." }
          ?? """
          Leg in denselben Container, woran sie sich ausrichten soll, oder gib ihr Platz: einen Frame mit einer \
          Ausrichtung.
          """))
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
    // What a layout of the learner's own offers its views is said in its body.
    let isInOwnLayout = one.chain(off.node).contains { one.tree.nodes[$0].kind.isOwnLayout }
    let layout = isInOwnLayout ? trace.facts.declarations.first { $0.name == "placeSubviews" }?.range : nil
    return Diagnosis(
      .overflowsContainer, of: [view], at: trace.ownPlace(of: off, in: one) ?? layout,
      [
        "view": view, "length": length, "room": room, "excess": excess, "axis": axis.name,
        "isInOwnLayout": isInOwnLayout,
      ],
      isProven: false,
      english: .init(
        fact: """
          \(view.quoted.firstUppercased) is \(points(length)) \(axis.measure) and reaches \(points(excess)) out of the \
          room, which has \(points(room)).
          """,
        why: """
          Room is offered, not imposed: a view with a size of its own keeps it, and so do those around it, which grow with \
          it and stick out on both sides.
          """,
        code: isInOwnLayout
          ? "Look at what your layout offers it: the proposal in sizeThatFits and in place."
          : "Find what makes it that \(axis.measure), or what it is lined up with."),
      german: .init(
        fact: """
          \(view.germanSubject) ist \(length.inGerman) \(axis.germanMeasure) und ragt \(excess.inGerman) aus dem Raum, der \
          \(room.inGerman) hat.
          """,
        why: """
          Platz wird angeboten, nicht aufgezwungen: Eine Ansicht mit eigener Größe behält sie, und was um sie herum ist, \
          wächst mit und ragt auf beiden Seiten hinaus.
          """,
        code: isInOwnLayout
          ? "Sieh nach, was dein Layout ihr anbietet: der Vorschlag in sizeThatFits und in place."
          : "Such, was sie so \(axis.germanMeasure) macht, oder woran sie ausgerichtet ist."))
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
