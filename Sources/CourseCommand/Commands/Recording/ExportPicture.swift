import Curriculum
import Diagnostics
import Glibc
import LayoutDrawing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

extension Session {
  /// `course export ID or FILE --png OUT`: writes the drawing as pixels, rendered by a headless browser.
  func exportPicture(
    _ program: Program, _ subject: Subject, _ pack: Pack?, to file: String, by deadline: Deadline
  ) throws(Complaint) -> Reply {
    guard let browser = ForeignProgram.first(of: Self.browsers, in: context) else {
      throw .usage(.noBrowser(Self.browsers), .askForIt(svgInstead))
    }
    var request = subject.scenarios.first?.request ?? SceneRequest()
    request.traced = true
    switch scene(of: program, for: request, by: deadline) {
    case .failure(let stop): return stopped(by: stop.problems)
    case .success(let scene):
      let images = try imageSource(for: [scene.tree], in: pack)
      let title = subject.exercise?.title ?? subject.answer.name
      let drawing = Picture(scene, title: title).svg(
        SVGOptions(scale: invocation.scale, language: language), images: images)
      try photograph(drawing, scene.stage, with: browser, into: file)
      return Reply(
        document: Document([.paragraph(say(.drawn(file)))]), json: ["formatVersion": 1, "file": JSON(file)])
    }
  }

  private var svgInstead: CommandWords { "show \(invocation.operands.first ?? "FILE") --svg picture.svg" }

  /// Browsers that take screenshots without a window; all accept the same arguments.
  static let browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]

  private func photograph(
    _ drawing: String, _ stage: Size, with browser: ForeignProgram, into file: String
  ) throws(Complaint) {
    // The browser reads and writes temporary files; the result then replaces the learner's file in one step.
    let folder = try Complaint.ofSystem { () throws(SystemError) in try TemporaryFolder(context) }
    defer { folder.remove() }
    let (page, picture) = (Path.joined(folder.path, "layout.svg"), Path.joined(folder.path, "layout.png"))
    try writing(page) { () throws(SystemError) in try FileText.put(drawing, at: page) }
    let size = "\(Int(stage.width.rounded(.up))),\(Int(stage.height.rounded(.up)))"
    let words =
      ["--headless", "--disable-gpu", "--hide-scrollbars", "--default-background-color=00000000"]
      // Chromium's sandbox does not run as root.
      + (geteuid() == 0 ? ["--no-sandbox"] : [])
      + [
        "--user-data-dir=\(Path.joined(folder.path, "browser"))", "--window-size=\(size)",
        "--force-device-scale-factor=\(points(invocation.scale))", "--screenshot=\(picture)", "file://\(page)",
      ]
    guard browser.run(words, seconds: 30) == 0, let pixels = try? FileText.bytes(of: picture) else {
      throw .usage(.browserFailed(browser.path), .askForIt(svgInstead))
    }
    try writing(file) { () throws(SystemError) in try FileText.put(pixels, at: context.absolute(file)) }
  }
}
