import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// An overlay where layers were meant, or the other way round.
///
///     letter.overlay(alignment: .bottom) { seal }      the seal sticks out, and nobody makes room for it
enum OverlayVsZStack: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    trace.containerSites().prefix(AnswerTrace.mostPlaces).compactMap { site in
      site.layersExchanged.map { change in
        Candidate([SceneEdit(site.place, change)]) {
          let range = site.nameRange ?? site.range
          return site.isOverlay ? overlay(site.kind.name, at: range) : layers(at: range)
        }
      }
    }
  }

  private static func overlay(_ word: String, at range: SourceRange) -> Diagnosis {
    Diagnosis(
      .overlayVsZStack, at: range, ["has": word, "meant": "ZStack"],
      english: .init(
        fact: "The content of the \(word) does not count: the size is that of the view that carries it.",
        why: "An \(word) is offered the view's size and may stick out of it, but nothing around makes room for it.",
        direction: "The size has to include the upper view.", code: "Put both into a ZStack."),
      german: .init(
        fact: "Was \(GermanNoun(word).inside) ist, zählt nicht: Das Ganze ist so groß wie die Ansicht, die es trägt.",
        why: """
          Ein \(word) bekommt die Größe der Ansicht angeboten und darf hinausragen, aber ringsum macht ihm niemand Platz.
          """,
        direction: "Die obere Ansicht muss bei der Größe mitzählen.", code: "Leg beide in einen ZStack."))
  }

  private static func layers(at range: SourceRange) -> Diagnosis {
    Diagnosis(
      .overlayVsZStack, at: range, ["has": "ZStack", "meant": "overlay"],
      english: .init(
        fact: "The ZStack is as large as all its layers together.",
        why: "A ZStack grows until every layer has its place, and its middle moves with that.",
        direction: "The upper layers must not count in the size.",
        code: "Make the upper layers an overlay of the first."),
      german: .init(
        fact: "Der ZStack ist so groß wie alle seine Lagen zusammen.",
        why: "Ein ZStack wächst, bis jede Lage ihren Platz hat, und seine Mitte wandert mit.",
        direction: "Die oberen Lagen dürfen bei der Größe nicht mitzählen.",
        code: "Mach die oberen Lagen zum Overlay der untersten."))
  }
}

/// Views in a stack of their own, apart from those that they should stand among.
///
///     VStack { HStack { hour; first }; second }      hour and first are one row, and second is below them
enum SiblingNesting: TriedRule {
  /// Right without the stack, or right along one axis, where something else is off along the other.
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    if let proven = trace.first(of: candidates(in: trace)) { return [proven] }
    let axes = [Axis.vertical, .horizontal].filter { axis in trace.failing.allSatisfy { $0.isOff(axis) } }
    guard axes.count == 2 else { return [] }
    return axes.firstAnswer { axis in trace.scenes.judging(axis) { trace.first(of: candidates(in: trace)) } }.map {
      var found = $0
      found.isProven = false
      return [found]
    } ?? []
  }

  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    guard let one = trace.failing.first else { return [] }
    return trace.containerSites().filter(\.isStack).prefix(AnswerTrace.mostPlaces).compactMap { site in
      guard let node = one.nodes(at: site.place).first,
        let outer = one.chain(node).dropFirst().first(where: { !one.tree.nodes[$0].kind.isModifier }),
        one.checked(in: node).count > 1, one.tree.nodes[outer].kind.isStack
      else { return nil }
      return Candidate([SceneEdit(site.place, .removed)]) {
        let (inner, around) = (one.word(for: node), one.word(for: outer))
        return made(
          inner.told(.inner, from: around), in: around.told(.outer, from: inner),
          one.checked(in: node).map(\.reference), at: site.nameRange ?? site.range)
      }
    }
  }

  private static func made(
    _ stack: ContainerReference, in outer: ContainerReference, _ views: [ViewReference], at range: SourceRange
  ) -> Diagnosis {
    Diagnosis(
      .siblingNesting, of: views, at: range, ["container": stack, "outer": outer, "views": views],
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

extension ContainerSite {
  /// An overlay as layers, and layers as an overlay.
  fileprivate var layersExchanged: SceneEdit.Change? {
    if isOverlay { return .overlayAsLayers }
    if case .zStack = kind { return .layersAsOverlay }
    return nil
  }
}
