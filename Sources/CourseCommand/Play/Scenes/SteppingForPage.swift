import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutLanguage
import LayoutProgram

extension PageDesk {
  /// `steps`: how a container laid itself out, each step a sentence and a drawing.
  func steps(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    guard let (wanted, laidOut, node) = try laidOutNode(inquiry) else { throw .missing(.usage(.noSuchNode)) }
    let story = ContainerStory(
      of: node, in: laidOut.scene, sources: laidOut.program.sources, speaking: inquiry.session.language)
    guard let story else { throw .missing(.usage(.nothingToStep)) }
    let drawings = materials.drawings(named: laidOut.imageNames, inquiry.session)
    let steps = story.steps.enumerated().map { number, step -> JSON in
      var options = SVGOptions(
        layers: [.containers, .guides, .names], appearance: wanted.isDark ? .dark : .light, scale: wanted.request.scale,
        identifier: "step\(number)", language: inquiry.session.language)
      options.isInPage = true
      let drawing = Picture(laidOut.scene, after: step, of: story).svg(options) { drawings[$0] }
      return ["words": JSON(step.words), "drawing": JSON(drawing)]
    }
    return [("steps", JSON(steps))]
  }
}
