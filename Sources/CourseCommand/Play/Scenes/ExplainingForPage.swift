import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutLanguage

/// What the page asks about one view: why it is where it is, how its container worked, and changes made by hand.
extension PageDesk {
  /// `explain`: the way from the root to a view.
  func explain(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let (wanted, laidOut, node) = try laidOutNode(inquiry)
    let chain = LayoutExplanation.chain(
      toNode: node, in: laidOut.scene, sources: [wanted.answer], speaking: inquiry.session.language)
    let document = Document(ExplainPage.blocks(of: chain ?? [], inquiry.say))
    return [("html", JSON(HTMLRenderer(program: inquiry.session.context.program).render(document)))]
  }

  /// `phases`: how containers align their views, in two steps.
  func phases(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let wanted = try sceneInquiry(inquiry)
    switch layOut(wanted, by: inquiry.deadline) {
    case .failure(let stop): return failure(stop, wanted, inquiry)
    case .success(let laidOut):
      let phases = ShownPhases(laidOut.scene.tree?.phases() ?? [])
      return [("drawing", JSON(phases.svg))]
    }
  }

  func steps(_ inquiry: PageInquiry) throws(PageRefusal) -> Members { throw .missing(.usage(.nothingToStep)) }

  func edit(_ inquiry: PageInquiry) throws(PageRefusal) -> Members { throw .missing(.usage(.noSuchNode)) }

  func sweep(_ inquiry: PageInquiry) throws(PageRefusal) -> Members { throw .missing(.usage(.nothingToStep)) }

  func export(_ inquiry: PageInquiry) throws(PageRefusal) -> Members { throw .missing(.usage(.nothingToStep)) }

  private func laidOutNode(_ inquiry: PageInquiry) throws(PageRefusal) -> (SceneInquiry, LaidOut, Int) {
    let wanted = try sceneInquiry(inquiry, ["node"])
    let reader = try inquiry.reader(SceneInquiry.keys + ["node"])
    let node = try inquiry.required(reader, "node", as: .wholeNumber)
    guard case .success(let laidOut) = layOut(wanted, by: inquiry.deadline),
      laidOut.scene.tree?.nodes.indices.contains(node) == true
    else { throw .missing(.usage(.noSuchNode)) }
    return (wanted, laidOut, node)
  }
}
