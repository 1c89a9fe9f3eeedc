import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

extension Session {
  /// `course audit FILE`, `course audit FOLDER`: finds layout problems across screens, text sizes and directions.
  func audit() throws(Complaint) -> Reply {
    guard let name = invocation.operands.first.map(typedFile) else { throw .usage(.needsAFile(command: "audit")) }
    let subject: LayoutSubject
    switch try layoutSubject(name, by: Deadline(memory: Deadline.usualMemory)) {
    case .failure(let stop): return stopped(by: stop.problems)
    case .success(let found): subject = found
    }
    let matrix = AuditMatrix(
      stages: invocation.sizes, textSizes: invocation.textSize.map { [$0] } ?? [],
      directions: invocation.direction.map { [$0] } ?? [])
    var page = AuditPage(sources: subject.program.sources, say: say)
    for (preview, request) in auditShots(of: subject) {
      var matrix = matrix
      // A preview with a size of its own is audited at that size only.
      if let stage = preview?.stage, invocation.sizes.isEmpty { matrix.stages = [stage] }
      // The picture shows the first preview with findings.
      let isPictured = invocation.svg != nil && (page.pictured.isEmpty || page.audit.findings.isEmpty)
      var scenes: [AuditCase: Scene] = [:]
      do throws(RunFailure) {
        try page.audit.add(subject.program, request, in: matrix, speaking: language) { one, scene in
          if isPictured { scenes[one] = scene }
        }
        if isPictured { (page.pictured, page.matrix) = (scenes, matrix) }
      } catch {
        page.stops.append(error.problems)
      }
    }
    if page.audit.layouts == 0, let stop = page.stops.first { return stopped(by: stop) }
    var answer = page.answer
    if invocation.svg != nil {
      let images = try imageSource(for: page.pictured.values.map(\.tree), in: subject.pack)
      answer.raw = try write(
        page.picture(called: Path.name(of: name)).svg(
          SVGOptions(language: language), columns: page.columns, images: images))
    }
    if invocation.format == .sarif { answer.raw = page.sarif }
    return answer
  }

  /// The requested view or preview; otherwise a folder's App and every preview.
  private func auditShots(of subject: LayoutSubject) -> [(preview: ProgramPreview?, request: SceneRequest)] {
    if invocation.view != nil || invocation.preview != nil, !invocation.showsAllPreviews {
      return [(nil, subject.request)]
    }
    let previews = subject.shots(all: true)
    guard subject.isFolder, subject.program.hasApp, previews.first?.preview != nil else { return previews }
    return subject.shots(all: false) + previews
  }
}
