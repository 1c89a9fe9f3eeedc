import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// A preview with its layout.
struct LayoutShot {
  var preview: ProgramPreview?
  var scene: Scene

  /// Its key in a file of expected frames.
  var key: String? { preview.map { $0.name ?? String($0.number) } }
}

extension Session {
  /// `course layout FILE`: shows one preview, or each with `--preview all` or if the expected frames are those of previews.
  func layouts(of subject: LayoutSubject, called name: String, by deadline: Deadline) throws(Complaint) -> Reply {
    var expected: ExpectedLayouts?
    if let text = try expectedText() {
      do throws(Problem) {
        expected = try ExpectedLayouts(text)
      } catch {
        return stopped(by: Problems([error], in: [text]))
      }
    }
    let showsAll =
      invocation.showsAllPreviews
      || invocation.preview == nil && expected?.layouts.contains { $0.preview != nil } == true
    var shots: [LayoutShot] = []
    for (preview, request) in subject.shots(all: showsAll) {
      switch scene(of: subject.program, for: request, by: deadline) {
      case .failure(let stop): return stopped(by: stop.problems)
      case .success(let scene): shots.append(LayoutShot(preview: preview, scene: scene))
      }
    }
    var answer: Reply
    if let file = invocation.expect {
      answer = try expectation(file, expected, shots, subject.program.sources)
    } else {
      answer = try page(of: shots, subject)
    }
    if invocation.svg != nil { answer.raw = try write(drawing(of: shots, called: Path.name(of: name), subject.pack)) }
    return answer
  }

  private func page(of shots: [LayoutShot], _ subject: LayoutSubject) throws(Complaint) -> Reply {
    var document = Document()
    var all: [Members] = []
    for shot in shots {
      let page = LayoutPage(
        scene: shot.scene, sources: subject.program.sources,
        warnings: (all.isEmpty ? subject.program.warnings : []) + shot.scene.warnings, scale: invocation.scale,
        isTraced: invocation.flags.contains(.trace), namesFiles: subject.isFolder, say: say)
      if let preview = shot.preview {
        document.blocks += all.isEmpty ? [] : [.gap]
        document.add(.heading(say(.preview(preview.number, name: preview.name))))
      }
      document.blocks += page.document.blocks
      var members = page.members
      if let between = invocation.between {
        let distance = LayoutDistance(
          try frame(between.0, in: shot.scene), try frame(between.1, in: shot.scene), invocation)
        document.blocks += [.gap] + distance.blocks(from: between.0, to: between.1, say)
        members.append(("between", distance.json(from: between.0, to: between.1)))
      }
      if let preview = shot.preview {
        members = [("preview", JSON(preview.number)), ("name", JSON(preview.name))] + members
      }
      all.append(members)
    }
    let single = shots.count == 1 && shots.first?.preview == nil ? all.first : nil
    let members = single ?? [("previews", JSON(all.map { JSON(members: $0) }))]
    return Reply(document: document, json: JSON(members: [("formatVersion", 1)] + members))
  }

  private func frame(_ name: String, in scene: Scene) throws(Complaint) -> Rect {
    guard let view = scene.views.first(where: { ViewName($0.name).isCalled(name) }) else {
      throw unknownView(name, in: scene)
    }
    return view.frame
  }

  private func drawing(of shots: [LayoutShot], called name: String, _ pack: Pack?) throws(Complaint) -> String {
    let images = try imageSource(for: shots.map(\.scene.tree), in: pack)
    let appearance: SVGOptions.Appearance = invocation.flags.contains(.dark) ? .dark : .automatic
    let options = SVGOptions(appearance: appearance, scale: invocation.scale, language: language)
    guard shots.count > 1 else {
      return shots.first.map { Picture($0.scene, title: name).svg(options, images: images) } ?? ""
    }
    let frames = shots.map { shot in
      let caption = shot.preview.map { say.label(.preview($0.number, name: $0.name)) } ?? name
      return Filmstrip.Frame(caption, Picture(shot.scene, title: caption))
    }
    return Filmstrip(title: name, frames: frames).svg(options, columns: shots.count, images: images)
  }
}
