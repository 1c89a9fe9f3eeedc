import Diagnostics
import LayoutEngine
import LayoutProgram

/// Views that are moved after layout, so that nothing around them reacts.
///
///     Tag().offset(x: -24)        the tag is drawn further left; the stack's size and its neighbors stay as they were
enum OffsetUsed: DiagnosisRule {
  /// An offset changes no size: where the view that it pushes has another one, that is the story.
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    let hasPassed = trace.failing.isEmpty
    let looked = hasPassed ? Array(trace.cases.prefix(1)) : trace.failing
    guard let one = looked.first(where: { !sites(in: $0).isEmpty }), case let nodes = sites(in: one),
      let first = nodes.first
    else { return [] }
    let pushed = one.views.filter { view in (hasPassed ? [first] : nodes).contains { one.governs($0, view) } }
    let keepsSizes = pushed.allSatisfy { view in
      [Axis.horizontal, .vertical].allSatisfy { abs(view.growth($0)) <= FrameDifference.tolerance }
    }
    guard case .offset(let x, let y) = one.tree.nodes[first].kind, hasPassed || keepsSizes else { return [] }
    let lines = hasPassed ? [] : guides(one, nodes, trace)
    return [made(one.name(of: first), pushed, x, y, lines, hasPassed: hasPassed, at: one.tree.nodes[first].range)]
  }

  /// The lines for which guides instead of the offsets make everything right; none if they do not.
  private static func guides(_ one: ScenarioTrace, _ nodes: [Int], _ trace: AnswerTrace) -> [String] {
    var edits: [SceneEdit] = []
    var names: [String] = []
    for node in nodes {
      guard case .offset(let x, let y) = one.tree.nodes[node].kind, let lines = one.lines(around: node),
        let edit = trace.edit(node, in: one, .offsetAsGuides(lines))
      else { continue }
      if x != 0 { names.append(one.tree.name(of: lines.horizontal)) }
      if y != 0 { names.append(one.tree.name(of: lines.vertical)) }
      if !edits.contains(edit) { edits.append(edit) }
    }
    return trace.whatIf(edits) ? names.withoutRepetition : []
  }

  /// Offsets of the learner's text that move some of the checked views, but not all of them alike, or the only one.
  private static func sites(in one: ScenarioTrace) -> [Int] {
    one.tree.nodes.indices.filter { index in
      guard case .offset(let x, let y) = one.tree.nodes[index].kind, x != 0 || y != 0,
        one.tree.nodes[index].range?.file == 0, !one.tree.nodes[index].isImplied
      else { return false }
      return one.views.contains { one.governs(index, $0) }
    }
  }

  private static func made(
    _ subject: ViewReference, _ pushed: [ScenarioTrace.View], _ x: Double, _ y: Double, _ lines: [String],
    hasPassed: Bool, at range: SourceRange?
  ) -> Diagnosis {
    var found = Diagnosis(
      .offsetUsed, of: pushed.map(\.reference), at: range,
      ["views": pushed.map(\.reference), "x": x, "y": y, "key": lines.isEmpty ? nil : lines.listed],
      isProven: !lines.isEmpty,
      english: .init(
        fact: """
          \(subject.quoted.firstUppercased) is laid out first, and drawn \
          \([
            x == 0 ? nil : "\(points(abs(x))) to the \(x < 0 ? "left" : "right")",
            y == 0 ? nil : "\(points(abs(y))) \(y < 0 ? "up" : "down")",
          ].compactMap { $0 }.joined(separator: " and ")) afterwards.
          """,
        why: """
          An offset moves the drawing and leaves the layout alone: neighbors stay where they are, and the container keeps \
          the size that it has without the move. A guide is part of the layout, so that both react.
          """,
        code: hasPassed
          ? "All frames are right, since nothing here has to react. Are they with a guide, too?"
          : lines.isEmpty
            ? "Remove the offset first: which container places \(subject.quoted), and by which line?"
            : "Say the same with \(lines.count > 1 ? "guides" : "a guide") for \(lines.listed)."),
      german: .init(
        fact: """
          \(subject.germanSubject) wird erst gesetzt und danach um \
          \([
            x == 0 ? nil : "\(abs(x).inGerman) nach \(x < 0 ? "links" : "rechts")",
            y == 0 ? nil : "\(abs(y).inGerman) nach \(y < 0 ? "oben" : "unten")",
          ].compactMap { $0 }.joined(separator: " und ")) verschoben gezeichnet.
          """,
        why: """
          Ein Offset verschiebt die Zeichnung und lässt das Layout in Ruhe: Nachbarn bleiben, wo sie sind, und der \
          Container behält die Größe, die er ohne die Verschiebung hat. Ein Guide gehört zum Layout, also folgen ihm \
          beide.
          """,
        code: hasPassed
          ? "Alle Rahmen stimmen, weil hier nichts folgen muss. Stimmen sie auch mit einem Guide?"
          : lines.isEmpty
            ? """
            Nimm zuerst den Offset weg: Welcher Container setzt \(subject.germanAccusative), und nach welcher Linie?
            """ : "Sag dasselbe mit \(lines.count > 1 ? "Guides" : "einem Guide") für \(lines.listedInGerman)."))
    if hasPassed { found.severity = .informative }
    return found
  }
}

/// A view that is placed by hand.
///
///     Row().position(x: 160, y: 100)      takes all the room, and centers the row at that point whatever the room is
enum PositionUsed: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    let hasPassed = trace.failing.isEmpty
    for one in hasPassed ? trace.cases : trace.failing {
      for (index, node) in one.tree.nodes.enumerated() {
        guard case .position(let x, let y) = node.kind, node.range?.file == 0, !node.isImplied else { continue }
        let moved = one.views.filter { one.governs(index, $0) }
        guard !moved.isEmpty, let edit = trace.edit(index, in: one, .removed) else { continue }
        let isProven = !hasPassed && trace.whatIf([edit])
        return [made(one.name(of: index), moved.map(\.reference), x, y, isProven, hasPassed, at: node.range)]
      }
    }
    return []
  }

  /// - Parameter subject: one view, or a container with all in it.
  private static func made(
    _ subject: ViewReference, _ views: [ViewReference], _ x: Double, _ y: Double, _ isProven: Bool, _ hasPassed: Bool,
    at range: SourceRange?
  ) -> Diagnosis {
    var found = Diagnosis(
      .positionUsed, of: views, at: range, ["views": views, "x": x, "y": y], isProven: isProven,
      english: .init(
        fact: "\(subject.quoted.firstUppercased) is nailed to the point \(points(x)), \(points(y)).",
        why: """
          A position takes all the room there is and puts the view's middle at a point of it. It does not move when the \
          room, the view or its neighbors change, and nobody is lined up with it.
          """,
        code: isProven ? "Remove it: without it, everything fits." : "Let a container place it."),
      german: .init(
        fact: "\(subject.germanSubject) ist am Punkt x = \(x.inGerman), y = \(y.inGerman) festgenagelt.",
        why: """
          position nimmt allen Platz, den es gibt, und setzt die Mitte der Ansicht auf einen Punkt davon. Die Ansicht \
          rührt sich nicht, wenn der Raum, sie selbst oder ihre Nachbarn sich ändern, und niemand ist an ihr ausgerichtet.
          """,
        code: isProven ? "Nimm es weg: Ohne das passt alles." : "Lass einen Container sie setzen."))
    if hasPassed { found.severity = .informative }
    return found
  }
}

extension ScenarioTrace {
  /// The container that lines a node up with others, or in room that is left over.
  func liningUp(_ node: Int) -> Int? {
    var inner = node
    for outer in chain(node).dropFirst() {
      switch tree.nodes[outer].kind {
      case .stack, .lazyStack, .zStack, .frame, .flexibleFrame: return outer
      // The first view carries the other, and is not lined up.
      case .overlay, .background: if children[outer].first != inner { return outer }
      case let kind where kind.isModifier: break
      default: return nil
      }
      inner = outer
    }
    return nil
  }

  /// The lines that the container around a modifier asks for, the middle along an axis that it does not line up.
  func lines(around node: Int) -> Alignment? {
    guard let outer = liningUp(node) else { return nil }
    switch tree.nodes[outer].kind {
    case .stack(let axis, let key, _), .lazyStack(let axis, let key, _):
      return axis == .horizontal
        ? Alignment(horizontal: .horizontalCenter, vertical: key)
        : Alignment(horizontal: key, vertical: .verticalCenter)
    case .zStack(let alignment), .overlay(let alignment), .background(let alignment): return alignment
    case .frame(_, _, let alignment), .flexibleFrame(_, let alignment): return alignment
    default: return nil
    }
  }
}
