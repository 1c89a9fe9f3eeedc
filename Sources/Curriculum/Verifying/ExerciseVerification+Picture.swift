import Diagnostics
import LayoutEngine
import LayoutProgram

extension ExerciseVerification {
  private static let source = ExerciseFile.picture.rawValue
  private static let drawing = ExerciseFile.drawing.rawValue
  private static let example = "![What it shows, in words](\(drawing))"

  /// Checks that each lesson shows the picture on a line of its own, and that the drawing matches its views.
  mutating func checkPicture(of exercise: Exercise) {
    let there = Set(pack.folder.entries(in: reference.folder))
    let lessons = there.filter { $0.hasPrefix("lesson.") && $0.hasSuffix(".md") }.sorted()
    let texts = lessons.compactMap { name -> (String, [PictureLine])? in
      // An empty lesson gets no finding about its picture.
      guard let text = try? pack.folder.textIfPresent("\(reference.folder)/\(name)"), !text.text.isBlank else {
        return nil
      }
      return (name, PictureLine.all(in: text))
    }
    let hasSource = there.contains(Self.source)
    guard hasSource || there.contains(Self.drawing) || texts.contains(where: { !$0.1.isEmpty }) else {
      add(
        .pictures, ExerciseFile.lesson.rawValue, "the lesson has no picture",
        "Write \(Self.source), and \(Self.example) on a line of the lesson.")
      return
    }
    let count = result.findings.count
    for (name, pictures) in texts { checkLines(pictures, in: name) }
    // The drawing's title comes from the lesson.
    let isTitled = there.contains(ExerciseFile.lesson.rawValue) && result.findings.count == count
    guard hasSource else {
      add(.pictures, Self.source, "\(Self.source) is missing", "Write the views that the picture shows.")
      return
    }
    checkDrawing(titled: isTitled ? pack.pictureTitle(of: exercise) : nil)
  }

  private mutating func checkLines(_ pictures: [PictureLine], in name: String) {
    guard let first = pictures.first else {
      add(.pictures, name, "\(name) does not show the picture", "Give it a line of its own: \(Self.example)")
      return
    }
    for picture in pictures {
      if picture.file != Self.drawing {
        add(
          .pictures, name, line: picture.line, "the picture is called \(Self.drawing), not \"\(picture.file)\"",
          Self.example)
      }
      if picture.alt.isEmpty {
        add(.pictures, name, line: picture.line, "nobody who listens learns what the picture shows", Self.example)
      }
      if !picture.isAlone {
        add(.pictures, name, line: picture.line, "the picture shares its line with words", "Give it its own line.")
      }
    }
    if let second = pictures.dropFirst().first {
      let message = "a lesson has one picture; the first is on line \(first.line)"
      add(.pictures, name, line: second.line, message, "Take one of them away.")
    }
  }

  /// - Parameter title: the drawing's expected title; nil if it is unknown.
  private mutating func checkDrawing(titled title: String?) {
    let fix = "course bake \(reference.id)"
    do throws(Problems) {
      guard let scene = try pack.lessonScene(of: reference, seconds: verifier.seconds) else { return }
      checkStage(of: scene)
      if checkImages(of: scene) { return }
      guard let stored = text(Self.drawing, .pictures) else {
        if !pack.folder.entries(in: reference.folder).contains(Self.drawing) {
          add(.pictures, Self.drawing, "\(Self.drawing) is missing", fix)
        }
        return
      }
      guard let title, let draw = verifier.draw, try draw(scene, title) != stored.text else { return }
      add(.pictures, Self.drawing, "\(Self.drawing) is not what \(Self.source) gives today", fix)
    } catch {
      fail(error, .pictures, file: Self.source)
    }
  }

  /// - Returns: whether images are missing.
  private mutating func checkImages(of scene: Scene) -> Bool {
    var isMissingSome = false
    let source = (try? pack.textIfPresent(.picture, of: reference)) ?? nil
    for warning in scene.warnings {
      guard let name = warning.missingImage else { continue }
      add(
        .pictures, Self.source, line: warning.range.flatMap { source?.line(at: $0.lower) },
        "there is no image \"\(name)\"", "List it with its size in \(ImageManifest.file).")
      isMissingSome = true
    }
    return isMissingSome
  }

  /// Reports a picture that is too large for a lesson.
  private mutating func checkStage(of scene: Scene) {
    guard max(scene.stage.width, scene.stage.height) > Self.largestSide else { return }
    let size = "\(points(scene.stage.width)) × \(points(scene.stage.height))"
    let preview = (try? pack.textIfPresent(.picture, of: reference)).flatMap { source in
      (1...max(1, source.lineCount)).first { source.text(ofLine: $0).hasPrefix("#Preview") }
    }
    add(
      .pictures, Self.source, line: preview,
      "the picture's stage is \(size), no side may be over \(points(Self.largestSide))",
      "#Preview(traits: .fixedLayout(width: 320, height: 160)) { … }")
  }

  private static let largestSide = 480.0
}
