import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutProgram

extension PageDesk {
  /// `thumbnail`: a small picture of an exercise or a playground, and how it moves.
  ///
  /// Of an exercise it is the goal, and the learner's own answer once that has passed; of a prediction there is none
  /// before that, since it would answer the questions.
  func thumbnail(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let reader = try inquiry.reader(["exercise", "file", "dark", "motion"])
    let exercise = try inquiry.optional(reader, "exercise", as: .text)
    let moves = try inquiry.optional(reader, "motion", as: .flag) ?? false
    let subject: SubjectName
    if let exercise {
      subject = .exercise(exercise, scenario: nil)
    } else {
      subject = .file(try inquiry.required(reader, "file", as: .text))
    }
    guard let text = try pictured(subject, inquiry) else { return [("drawing", nil)] }
    let (_, given, request, _, _) = try circumstances(of: subject, inquiry)
    var wanted = SceneInquiry(
      subject: subject, answer: text, given: given, request: request, steps: [], motion: false,
      isDark: try inquiry.optional(reader, "dark", as: .flag) ?? false, layers: [])
    wanted.request.traced = true
    guard case .success(let still) = layOut(wanted, by: inquiry.deadline) else { return [("drawing", nil)] }
    let drawn = Thumbnail(scene: still.scene, isDark: wanted.isDark, say: inquiry.say) { [self] names in
      materials.drawings(named: names, inquiry.session)
    }
    let members: Members = [("drawing", JSON(drawn.svg)), ("bounds", JSON(still.scene.content))]
    guard moves, let step = still.scene.firstTouch else { return members }
    wanted.steps = [step]
    wanted.motion = true
    wanted.times = Self.thumbnailTimes
    guard case .success(let moving) = layOut(wanted, by: inquiry.deadline) else { return members }
    let instants = moving.last?.instants.map { (seconds: $0.seconds, scene: $0.scene) } ?? []
    let film = [(seconds: 0.0, scene: still.scene)] + instants + [(seconds: Self.thumbnailEnd, scene: moving.scene)]
    return members + [
      (
        "instants",
        JSON(
          film.map { instant -> JSON in
            var picture = drawn
            picture.scene = instant.scene
            return ["seconds": JSON(instant.seconds + Self.thumbnailRest), "drawing": JSON(picture.svg)]
          })
      )
    ]
  }

  /// A second, in as many pictures as a small one needs; before and after it there is a rest.
  private static let thumbnailTimes = (1..<20).map { Double($0) / 20 }
  private static let thumbnailEnd = 1.0
  private static let thumbnailRest = 0.3

  /// The text whose layout stands for an exercise or a file; nil if it may not be seen yet.
  private func pictured(_ subject: SubjectName, _ inquiry: PageInquiry) throws(PageRefusal) -> SourceText? {
    switch subject {
    case .file(let id): return try playground(id, inquiry).text
    case .lesson: return nil
    case .exercise(let id, _):
      let session = inquiry.session
      let pack = try materials.pack(session)
      let item = try materials.item(id, session)
      let reference = try pack.pageExercise(id)
      return try PageRefusal.of { () throws(Complaint) in
        let folder = session.workFolder()
        let isDone =
          folder.exists ? try store(in: folder, session).progress(of: reference, in: pack).isDone : false
        let file = folder.file(of: reference)
        if isDone, Path.isFile(file) { return try session.source(file, called: reference.learnerFile) }
        if item.material.exercise.kind == .predict { return nil }
        return try Complaint.ofPack(pack.text(.solution, of: reference))
      }
    }
  }
}

/// A scene small, cut to what is on it.
private struct Thumbnail {
  var scene: Scene
  var isDark: Bool
  var say: Speaker
  var images: (Set<String>) -> [String: String]

  var svg: String {
    var options = SVGOptions(
      layers: [], appearance: isDark ? .dark : .light, identifier: "small", language: say.language)
    options.isInPage = true
    let drawings = images(scene.tree?.imageNames ?? [])
    return Picture(scene, title: "").svg(options) { drawings[$0] }
  }
}

extension Scene {
  /// A tap on what reacts first, or another value of a switch; nil if nothing moves by one touch.
  fileprivate var firstTouch: SceneStep? {
    for touch in touches where !touch.isDisabled {
      let at = JSON([JSON(touch.frame.midX), JSON(touch.frame.midY)])
      let json: JSON
      if let control = touch.control {
        guard control.kind == .toggle, let isOn = control.value.bool else { continue }
        json = ["set": "", "to": JSON(!isOn), "at": at]
      } else if touch.gestures.contains(.tap) {
        json = ["tap": "", "at": at]
      } else {
        continue
      }
      if let step = try? SceneStep(json) { return step }
    }
    return nil
  }
}
