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
