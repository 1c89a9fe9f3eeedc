import Diagnostics
import LayoutEngine
import LayoutLanguage

/// An edge or a centre that is set inside a container, and asked for outside: it does not leave the container.
///
///     VStack(alignment: .trailing) {
///       HStack { Text; Image.alignmentGuide(.trailing) { … } }      the HStack has a trailing edge of its own
///     }
struct GuideStoppedAtStack: Explanation {
  static let id = DiagnosisID.guideStoppedAtStack
  static let isCertain = true

  let view: String
  let key: String
  let stack: String
  let asker: String
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [GuideStoppedAtStack] {
    guard let one = evidence.failing.first else { return [] }
    for site in evidence.guideSites() {
      guard case .stopped(let stop, let asker)? = site.neverAsked(in: evidence.cases),
        let guide = site.guides(in: one).first, evidence.failing.contains(where: { $0.isOff(site.key.axis) })
      else { continue }
      return [
        GuideStoppedAtStack(
          view: one.name(of: guide.node), key: one.tree.name(of: site.key), stack: one.word(for: stop),
          asker: one.word(for: asker.container), range: site.keyRange ?? site.range)
      ]
    }
    return []
  }

  var views: [String] { [view] }
  var parameters: [JSON.Member] {
    [
      .init("view", JSON(view)), .init("key", JSON(key)), .init("stack", JSON(stack)), .init("asker", JSON(asker)),
    ]
  }
  var title: String { "\(view)'s \(key) guide stops at the \(stack) around it." }
  var reason: String {
    """
    The \(asker) asks the \(stack) for \(key), and the \(stack) answers with its own edge or middle: edges and centres \
    that are set inside a container with several views do not leave it. Text baselines and lines of your own do.
    """
  }
  var step: String {
    "Declare an alignment of your own, let the \(asker) ask for it, and set it on \(view)."
  }
}
