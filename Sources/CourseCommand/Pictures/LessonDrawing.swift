import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutProgram

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
    let picture = Picture(scene, title: "")
    // Where no views line up, what there is to see is their place on the stage.
    return (picture.guides.isEmpty ? picture.inFrame : picture).terminal(window)
  }
}

extension Picture {
  /// The picture with its stage as a view around the others, called by its size.
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
