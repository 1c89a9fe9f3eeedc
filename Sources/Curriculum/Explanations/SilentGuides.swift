import Diagnostics
import LayoutEngine
import LayoutLanguage

extension SceneWords {
  /// Guides that nobody asked for or that change nothing; those that a `ForEach` repeats are told once.
  var silentGuides: [LayoutExplanation.Silent] {
    var told: Set<String> = []
    return tree.guides.compactMap { scene in
      guard let (why, sentences) = reason(of: scene.guide) else { return nil }
      let range = scene.keyRange ?? node(scene.guide.node)?.range
      guard told.insert("\(range.map { "\($0.file):\($0.lower)" } ?? "\(scene.guide.node)") \(why)").inserted else {
        return nil
      }
      return LayoutExplanation.Silent(
        view: view(scene.guide.node), key: tree.name(of: scene.guide.key), why: why, sentences: sentences, range: range)
    }
  }

  private func reason(of guide: GuideTrace.Guide) -> (why: String, sentences: [String])? {
    switch guide.fate {
    case .used: return redundancy(of: guide)
    case .consulted(by: let outer):
      guard let outer else { return nil }
      return ("built on", ["The guide on \(place(outer)) reads this answer and gives one of its own."])
    case .overridden(by: let outer):
      return (
        "overridden",
        [
          "The guide on \(place(outer)) is further out and answers first, without reading this one.",
          "One of the two is enough.",
        ]
      )
    case .neverAsked(let reason): return sentences(on: reason, guide)
    }
  }

  private func place(_ guide: Int) -> String { line(of: node(guide)?.range) ?? "another line" }

  /// A guide that says what is so anyway; as part of what a stack hands on it does count.
  private func redundancy(of guide: GuideTrace.Guide) -> (why: String, sentences: [String])? {
    guard let value = guide.value, let standard = guide.standardValue, abs(value - standard) < 0.001,
      !combined.contains(guide.node)
    else { return nil }
    return ("changes nothing", ["It answers \(points(value)), which is what the view answers without it."])
  }

  private func sentences(
    on reason: GuideTrace.Reason, _ guide: GuideTrace.Guide
  ) -> (why: String, sentences: [String]) {
    let name = tree.name(of: guide.key)
    switch reason {
    case .wrongAxis(let asker):
      let along = guide.key.axis == .horizontal ? "left or right" : "up or down"
      return (
        "wrong axis",
        [
          "\(asks(asker)), a \(kind(of: asker.key.axis)) line. \(name) is a \(kind(of: guide.key.axis)) guide, so its "
            + "closure is never run.",
          "To move the view \(along) in there, use spacing, padding or a spacer; a guide needs a container that lines up "
            + "\(guide.key.axis == .horizontal ? "horizontally, such as VStack or ZStack" : "vertically, such as HStack or ZStack").",
        ]
      )
    case .otherKey(let asker, let further):
      let others = further.isEmpty ? "" : " \(further.map(asks).joined(separator: ". ")), which is another line, too."
      return (
        "other key",
        [
          "\(asks(asker)), and for no other \(kind(of: guide.key.axis)) line. A guide for \(name) is never run there."
            + others, "Let both name the same line: in the container's alignment, or in the guide.",
        ]
      )
    case .stopped(let stop, let asker):
      return (
        "stopped",
        [
          "\(asks(asker)), but \(container(stop)) stands between and answers with its own edge or middle: edges and "
            + "centres that are set on views inside a container do not leave it.",
          "Set the guide on the outside of \(container(stop)), or use an alignment of your own: that one is handed on.",
        ]
      )
    case .hidden(let cover, let asker):
      let who = asker.map { "\(asks($0)), but the" } ?? "The"
      return (
        "hidden",
        [
          "\(who) view is inside the \(container(cover)): what is in there counts for nothing outside.",
          "Set the guide on the view that the \(node(cover)?.kind.name ?? "overlay") is attached to.",
        ]
      )
    case .notPlaced:
      return ("not placed", ["The view is not shown here: ViewThatFits chose another one, so nobody asks it."])
    case .asksNothing(let container):
      return ("asks nothing", ["\(self.container(container)) places its views without asking for a line."])
    case .alone:
      return (
        "alone",
        [
          "There is no container around that lines several views up, so nobody asks.",
          "Guides say where a view meets others; a view alone is placed by a frame or by padding.",
        ]
      )
    }
  }

  private func asks(_ asker: GuideTrace.Asker) -> String {
    let name = container(asker.container)
    return "\(name.prefix(1).uppercased() + name.dropFirst()) asks for \(tree.name(of: asker.key))"
  }
}
