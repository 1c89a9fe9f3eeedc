import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutProgram

extension SVGOptions {
  /// Draws the alignment lines of containers, with the containers and rulers that make them readable.
  static let withGuides = SVGOptions(layers: [.guides, .containers, .rulers])
}

extension Pack {
  /// A lesson's picture as SVG; the same views always give the same text.
  func lessonDrawing(_ scene: Scene, title: String) throws(Problems) -> String {
    let drawings = try imageDrawings(named: scene.tree?.imageNames ?? [])
    return Picture(scene, title: title).svg(.withGuides) { drawings[$0] }
  }
}

extension Session {
  /// A lesson's picture as text for this terminal, at most 16 lines high; empty if it cannot be drawn.
  func lessonSketch(of reference: ExerciseReference, in pack: Pack) -> [String] {
    guard invocation.format == .text, !invocation.isPlain, let scene = try? pack.lessonScene(of: reference) else {
      return []
    }
    var window = terminal
    window.columns = min(window.columns - 2, 70)
    window.rows = 16
    let picture = Picture(scene, title: "")
    // If no views line up, shows their position on the stage.
    return (picture.guides.isEmpty ? picture.inFrame : picture).terminal(window)
  }
}

extension Picture {
  /// The picture with the stage as a figure around the others, labeled with its size.
  fileprivate var inFrame: Picture {
    var picture = self
    let frame = Rect(origin: .zero, size: stage)
    picture.figures.insert(Figure("\(points(stage.width)) × \(points(stage.height))", frame: frame), at: 0)
    for index in picture.figures.indices.dropFirst() {
      picture.figures[index].parent = picture.figures[index].parent.map { $0 + 1 }
    }
    return picture
  }
}
