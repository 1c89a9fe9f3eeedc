import Curriculum
import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// The output of `course layout FILE`.
struct LayoutPage {
  var scene: Scene
  var sources: [SourceText]
  var warnings: [Problem]
  var scale: Double
  /// Whether the output includes the tree and the trace.
  var isTraced = false
  /// Whether the views are in several files.
  var namesFiles = false
  /// Speaks the reader's language.
  var say: Speaker

  var document: Document {
    var document = Document()
    if !warnings.isEmpty {
      document.blocks += [.problems(Problems(warnings, in: sources).spoken(in: say.language)), .gap]
    }
    document.add(.paragraph(say(.stageWithViews(scene.stage, scene.views.count))))
    if scene.views.isEmpty {
      document.add(.paragraph(say(LayoutSentence.nameAView)))
    } else {
      document.add(.indented([.table(table)]))
    }
    if isTraced { document.blocks += TraceText(scene: scene, sources: sources, say: say).blocks }
    return document
  }

  private var table: Document.Table {
    let numbers = ["x", "y", say.label(.width), say.label(.height), say.label(.line)].map {
      Document.Table.Column(title: $0, isNumber: true)
    }
    let rows = scene.views.map { view -> [Phrase] in
      let frame = view.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { Phrase(points($0)) }
      return ["\(view.name)"] + numbers + [Phrase(location(of: view).map(place) ?? "")]
    }
    return Document.Table(columns: [.init(title: say.label(.view))] + numbers, rows: rows)
  }

  private func place(_ location: SourceLocation) -> String {
    namesFiles ? "\(Path.name(of: location.file)):\(location.line)" : String(location.line)
  }

  private func location(of view: NamedView) -> SourceLocation? {
    view.range.flatMap { range in
      sources.indices.contains(range.file) ? sources[range.file].location(at: range.lower) : nil
    }
  }

  var members: Members {
    let views = scene.views.map { view -> JSON in
      let location = location(of: view)
      return [
        "name": JSON(view.name), "frame": JSON(view.frame), "file": JSON(location?.file),
        "line": location.map { JSON($0.line) } ?? nil, "column": location.map { JSON($0.column) } ?? nil,
      ]
    }
    let answer: [(key: String, value: JSON)] = [
      ("size", [JSON(scene.stage.width), JSON(scene.stage.height)]), ("scale", JSON(scale)),
      ("views", JSON(views)), ("warnings", JSON(warnings.map { $0.json(in: sources) })),
    ]
    let trace = (isTraced ? scene.tree : nil).map {
      SceneTreePage(tree: $0, sources: sources, reasons: LayoutExplanation.reasons(in: scene, sources: sources)).members
    }
    return answer + (trace ?? [])
  }
}
