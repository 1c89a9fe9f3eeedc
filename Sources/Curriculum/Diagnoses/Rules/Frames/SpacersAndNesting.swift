import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A spacer that takes room where none was meant.
///
///     HStack { a; Spacer(); b }      where a and b just fit, the spacer still takes its 8 points
enum SpacerMinimum: TriedRule {
  /// What SwiftUI gives a spacer that says nothing of its least length.
  private static let standard = 8.0

  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    guard let one = trace.failing.first else { return [] }
    let spacers = one.tree.nodes.indices.compactMap {
      index -> (edit: SceneEdit, length: Double, range: SourceRange?)? in
      guard case .spacer(let least) = one.tree.nodes[index].kind,
        let edit = trace.edit(index, in: one, .minimumLength(0))
      else { return nil }
      return (edit, least ?? standard, one.tree.nodes[index].range)
    }
    guard let (_, length, range) = spacers.first else { return [] }
    return [
      Candidate(spacers.map(\.edit).withoutRepetition) {
        Diagnosis(
          .spacerMinimum, at: range, ["length": length],
          english: .init(
            fact: "The spacer takes \(points(length)) points although no room is left.",
            why: """
              A spacer takes the room that is left, and at least \(points(length)) points also where nothing is left: \
              then its neighbors get less, or the stack grows.
              """,
            code: "Write Spacer(minLength: 0)."),
          german: .init(
            fact: "Der Spacer nimmt \(length.inGerman) Punkte, wo kein Platz übrig ist.",
            why: """
              Ein Spacer nimmt den Platz, der übrig ist, und mindestens \(length.inGerman) Punkte, auch wenn nichts \
              übrig ist: Dann bekommen seine Nachbarn weniger, oder der Stack wächst.
              """,
            code: "Schreib Spacer(minLength: 0)."))
      }
    ]
  }
}

/// An overlay where layers were meant, or the other way round.
///
///     letter.overlay(alignment: .bottom) { seal }      the seal sticks out, and nobody makes room for it
enum OverlayVsZStack: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    trace.containerSites().prefix(AnswerTrace.mostPlaces).compactMap { site in
      site.layersExchanged.map { change in
        Candidate([SceneEdit(site.place, change)]) {
          let range = site.nameRange ?? site.range
          return site.isOverlay ? overlay(site.kind.name, at: range) : layers(trace.hasSpacers(in: site), at: range)
        }
      }
    } + beside(trace)
  }

  private static func overlay(_ word: String, at range: SourceRange) -> Diagnosis {
    Diagnosis(
      .overlayVsZStack, at: range, ["has": word, "meant": "ZStack", "hasSpacers": false],
      english: .init(
        fact: "The content of the \(word) does not count: the size is that of the view that carries it.",
        why: "An \(word) is offered the view's size and may stick out of it, but nothing around makes room for it.",
        direction: "The size has to include the upper view.", code: "Put both into a ZStack."),
      german: .init(
        fact: germanFact(word),
        why: """
          Ein \(word) bekommt die Größe der Ansicht angeboten und darf hinausragen, aber ringsum macht ihm niemand Platz.
          """,
        direction: "Die obere Ansicht muss bei der Größe mitzählen.", code: "Leg beide in einen ZStack."))
  }

  private static func germanFact(_ word: String) -> String {
    "Was \(GermanNoun(word).inside) ist, zählt nicht: Das Ganze ist so groß wie die Ansicht, die es trägt."
  }

  /// - Parameter hasSpacers: whether a layer contains spacers, which make it fill the offered size.
  private static func layers(_ hasSpacers: Bool, at range: SourceRange) -> Diagnosis {
    Diagnosis(
      .overlayVsZStack, at: range, ["has": "ZStack", "meant": "overlay", "hasSpacers": hasSpacers],
      english: .init(
        fact: "The ZStack is as large as all its layers together.",
        why: hasSpacers
          ? "A layer with spacers takes all the room that it is offered, and the ZStack grows with it."
          : "A ZStack grows until every layer has its place, and its middle moves with that.",
        direction: "The upper layers must not count in the size.",
        code: "Make the upper layers an overlay of the first."),
      german: .init(
        fact: "Der ZStack ist so groß wie alle seine Lagen zusammen.",
        why: hasSpacers
          ? "Eine Lage mit Spacern nimmt allen Platz, der ihr angeboten wird, und der ZStack wächst mit."
          : "Ein ZStack wächst, bis jede Lage ihren Platz hat, und seine Mitte wandert mit.",
        direction: "Die oberen Lagen dürfen bei der Größe nicht mitzählen.",
        code: "Mach die oberen Lagen zum Overlay der untersten."))
  }

  /// An overlay at the end of a view, with its content after the view instead.
  private static func beside(_ trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    let calls = trace.facts.calls.filter { call in
      guard ["overlay", "background"].contains(call.name), call.closure != nil else { return false }
      let rest = trace.text(SourceRange(lower: call.range.upper, upper: trace.answer.bytes.count))
      // What follows is set on both, and would be set on the second alone.
      return rest.first { !$0.isWhitespace } != "."
    }
    return calls.prefix(2).map { call in
      Candidate(
        [TextEdit(call.range, "\n" + trace.text(call.closure).dropFirst().dropLast())],
        if: trace.failing.first?.hasNarrowParts(of: call) ?? false
      ) {
        let word = call.name
        return Diagnosis(
          .overlayVsZStack, at: call.nameRange, ["has": word, "meant": "beside", "hasSpacers": false],
          english: .init(
            fact: "The content of the \(word) does not count: the size is that of the view that carries it.",
            why: """
              An \(word) lies on its view: it is offered the view's size and no more, and nothing around makes room for it.
              """,
            direction: "Give it a place of its own, beside the view.",
            code: "Move it out of the \(word), after the view, into the container around both."),
          german: .init(
            fact: germanFact(word),
            why: """
              Ein \(word) liegt auf seiner Ansicht: Es bekommt ihre Größe angeboten und nicht mehr, und ringsum macht ihm \
              niemand Platz.
              """,
            direction: "Gib ihm einen eigenen Platz neben der Ansicht.",
            code: """
              Nimm es aus \(GermanNoun(word).dative), und schreib es hinter die Ansicht, in den Container um beide.
              """))
      }
    }
  }
}

/// Views in a stack of their own, apart from those that they should stand among.
///
///     VStack { HStack { hour; first }; second }      hour and first are one row, and second is below them
enum SiblingNesting: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let one = trace.failing.first else { return [] }
    for site in trace.containerSites().filter(\.isStack).prefix(AnswerTrace.mostPlaces) {
      guard let node = one.nodes(at: site.place).first,
        let outer = one.chain(node).dropFirst().first(where: { !one.tree.nodes[$0].kind.isModifier }),
        one.checked(in: node).count > 1, one.tree.nodes[outer].kind.isStack
      else { continue }
      let edit = SceneEdit(site.place, .removed)
      let isProven = trace.whatIf([edit])
      guard isProven || trace.putsInOrder(edit, along: one.tree.nodes[outer].kind) else { continue }
      let (inner, around) = (one.word(for: node), one.word(for: outer))
      return [
        made(
          inner.told(.inner, from: around), in: around.told(.outer, from: inner),
          one.checked(in: node).map(\.reference), isProven: isProven, at: site.nameRange ?? site.range)
      ]
    }
    return []
  }

  private static func made(
    _ stack: ContainerReference, in outer: ContainerReference, _ views: [ViewReference], isProven: Bool,
    at range: SourceRange
  ) -> Diagnosis {
    Diagnosis(
      .siblingNesting, of: views, at: range, ["container": stack, "outer": outer, "views": views], isProven: isProven,
      english: .init(
        fact: "\(views.map(\.quoted).listed) are in \(stack.withArticle) of their own.",
        why: """
          To the \(outer), the \(stack) is one view: it places that, and the \(stack) places what is inside, by its own \
          axis and its own line.
          """,
        code: "Remove the \(stack) and keep its views."),
      german: .init(
        fact: "\(views.map(\.quotedInGerman).listedInGerman) sind in \(GermanNoun(stack).indefiniteDative) für sich.",
        why: """
          Für \(GermanNoun(outer).accusative) ist \(GermanNoun(stack).nominative) eine einzige Ansicht: \
          \(GermanNoun(outer).pronoun.firstUppercased) setzt diese, und was darin ist, setzt \
          \(GermanNoun(stack).nominative), nach eigener Achse und eigener Linie.
          """,
        code: "Nimm \(GermanNoun(stack).accusative) weg, und lass die Ansichten darin stehen."))
  }
}

extension AnswerTrace {
  /// Whether a change brings all views to their places along a stack's axis, in every failing scenario, where they were
  /// not before.
  fileprivate func putsInOrder(_ edit: SceneEdit, along kind: SceneNode.Kind) -> Bool {
    guard case .stack(let axis, _, _) = kind, failing.allSatisfy({ $0.isOff(axis) }) else { return false }
    return failing.allSatisfy { one in
      guard let result = result(of: one, [edit]) else { return false }
      return result.views.allSatisfy { view in
        guard let difference = view.difference else { return false }
        return abs(difference.way[axis]) <= FrameDifference.tolerance
      }
    }
  }
}

extension ContainerSite {
  /// An overlay as layers, and layers as an overlay.
  fileprivate var layersExchanged: SceneEdit.Change? {
    if isOverlay { return .overlayAsLayers }
    if case .zStack = kind { return .layersAsOverlay }
    return nil
  }
}

extension AnswerTrace {
  /// Whether a container of the text has spacers in it.
  fileprivate func hasSpacers(in site: ContainerSite) -> Bool {
    guard let one = failing.first, let node = one.nodes(at: site.place).first else { return false }
    return one.tree.nodes.indices.contains { index in
      guard case .spacer = one.tree.nodes[index].kind else { return false }
      return one.isInside(index, node)
    }
  }
}

extension ScenarioTrace {
  /// Whether something in an overlay has less room than in the goal.
  fileprivate func hasNarrowParts(of call: SourceFacts.Call) -> Bool {
    let parts = nodes(at: EditPlace(call.range)).flatMap { children[$0].dropFirst() }
    return views.contains { view in
      parts.contains { isInside(view.node, $0) }
        && min(view.growth(.horizontal), view.growth(.vertical)) < -FrameDifference.tolerance
    }
  }
}
