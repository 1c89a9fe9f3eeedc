import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutLanguage

extension SVGOptions {
  /// With the lines that containers match, and what it takes to read them.
  static let withGuides = SVGOptions(layers: [.guides, .containers, .rulers])
}

extension Pack {
  /// A lesson's picture as it is stored beside the lesson; the same views always give the same text.
  func lessonDrawing(_ scene: Scene, title: String) throws(Problems) -> String {
    let drawings = try imageDrawings(named: scene.tree?.imageNames ?? [])
    return Picture(scene, title: title).svg(.withGuides) { drawings[$0] }
  }
}

extension Session {
  /// A lesson's picture for this window, no larger than a paragraph or two; empty where nothing can be drawn.
  func lessonSketch(of reference: ExerciseReference, in pack: Pack) -> [String] {
    guard invocation.format == .text, !invocation.isPlain, let scene = try? pack.lessonScene(of: reference) else {
      return []
    }
    var window = terminal
    window.columns = min(window.columns - 2, 70)
    window.rows = 16
    return Picture(scene, title: "").terminal(window)
  }
}
