import Curriculum
import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// A file or a folder compiled as one program, with the request to lay it out.
struct LayoutSubject {
  var program: Program
  var request: SceneRequest
  var isFolder: Bool
  var pack: Pack?

  /// The requested previews, each as a scene request; the root view if no preview was requested or the program has
  /// none.
  func shots(all: Bool) -> [(preview: ProgramPreview?, request: SceneRequest)] {
    let previews = all ? program.previews : []
    guard !previews.isEmpty else {
      var request = request
      if all { request.preview = nil }
      return [(nil, request)]
    }
    return previews.map { preview in
      var request = request
      request.preview = preview.choice
      return (preview, request)
    }
  }
}

extension Session {
  /// Reads and compiles the sources of `layout` and `audit`.
  func layoutSubject(_ name: String, by deadline: Deadline) throws(Complaint) -> Result<LayoutSubject, RunFailure> {
    let sources = try layoutSources(name)
    let pack = try packIfPresent()
    let material = try pack.map { (pack) throws(Complaint) in
      try Complaint.ofPack(SceneMaterial(for: name, in: pack))
    }
    var request = invocation.request
    request.view = invocation.view
    request.arguments = invocation.arguments
    request.preview = invocation.preview
    request.prefersApp = sources.isFolder
    request.makesSamples = true
    let isSeenOnTheWay = invocation.steps.contains { $0.times != [.atRest] }
    request.explained = invocation.flags.contains(.trace)
    request.traced = invocation.flags.contains(.trace) || invocation.svg != nil || isSeenOnTheWay
    request.data = sources.assets.data.merging(material?.data ?? [:]) { own, _ in own }
    request.assets = sources.assets.images.merging(material?.images ?? [:]) { own, _ in own }
    let given = sources.isFolder ? sources.assets.symbols(besides: sources.files) : material?.given
    return compile(sources.files + [given].compactMap(\.self), by: deadline).map {
      LayoutSubject(program: $0, request: request, isFolder: sources.isFolder, pack: pack)
    }
  }
}
