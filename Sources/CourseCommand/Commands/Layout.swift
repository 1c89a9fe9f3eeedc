import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

extension Session {
  /// `course layout FILE`, `course layout FOLDER`: prints every named view's frame.
  func layout() throws(Complaint) -> Reply {
    guard let name = invocation.operands.first.map(typedFile) else {
      throw .usage(.needsAFile(command: "layout"), .usage("layout \(typed: CommandName.layout.operands)"))
    }
    if invocation.flags.contains(.update), invocation.expect == nil { throw .usage(.updateNeedsExpect) }
    let isMoving = !invocation.steps.isEmpty || invocation.sweep != nil
    if invocation.showsAllPreviews, isMoving { throw .usage(.allPreviewsAtRest) }
    let deadline = Deadline(memory: Deadline.usualMemory)
    let subject: LayoutSubject
    switch try layoutSubject(name, by: deadline) {
    case .failure(let stop): return stopped(by: stop.problems)
    case .success(let found): subject = found
    }
    if let wish = invocation.sweep {
      return try sweep(subject.program, wish, subject.request, name: Path.name(of: name), by: deadline)
    }
    if !invocation.steps.isEmpty {
      return try perform(
        subject.program, for: subject.request, name: Path.name(of: name), subject.pack, by: deadline)
    }
    return try layouts(of: subject, called: name, by: deadline)
  }

  /// `course layout FILE --tap NAME`: prints how each step changes the named views.
  private func perform(
    _ program: Program, for request: SceneRequest, name: String, _ pack: Pack?, by deadline: Deadline
  ) throws(Complaint) -> Reply {
    var steps = invocation.steps
    if invocation.svg != nil { Filmstrip.look(at: &steps) }
    switch performance(of: program, for: request, steps: steps, by: deadline) {
    case .failure(let stop): return stopped(by: stop.problems)
    case .success(let performance):
      var answer =
        PerformancePage(
          performance: performance.seen(at: invocation.steps), sources: program.sources, warnings: program.warnings,
          scale: invocation.scale,
          say: say
        ).answer
      if invocation.svg != nil {
        let scenes = [performance.start] + performance.moments.flatMap { [$0.scene] + $0.instants.map(\.scene) }
        let strip = Filmstrip(performance, title: name, say: say)
        let images = try imageSource(for: scenes.map(\.tree), in: pack)
        answer.raw = try write(strip.svg(SVGOptions(scale: invocation.scale, language: language), images: images))
      }
      return answer
    }
  }
}

extension ScenePerformance {
  /// The performance without the instants that only a drawing needs.
  fileprivate func seen(at steps: [SceneStep]) -> ScenePerformance {
    var performance = self
    for index in performance.moments.indices where steps.indices.contains(index) {
      performance.moments[index].instants.removeAll { !steps[index].times.contains($0.time) }
    }
    return performance
  }
}

/// The material that a pack provides for a file that is laid out without a check.
struct SceneMaterial {
  /// The exercise's given code, if the file is named after an exercise that has some.
  var given: SourceText?
  var data: [String: SourceText] = [:]
  var images: [String: Size] = [:]

  init(for file: String, in pack: Pack) throws(Problems) {
    if let reference = pack.exercise(called: Path.name(of: file).withoutEnding(".layout")) {
      given = try pack.textIfPresent(.given, of: reference)
    }
    for name in pack.folder.names(in: "Data", ending: ".json") { data[name] = try pack.folder.text("Data/\(name)") }
    images = try pack.imageSizes()
  }
}

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
