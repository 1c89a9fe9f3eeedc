import Curriculum
import Diagnostics

/// A lesson's picture, drawn but not yet written.
struct BakedPicture {
  /// How it compares to the stored picture.
  enum State: String {
    case first, changed, same
  }

  let file: String
  let text: String
  let state: State

  init?(of exercise: Exercise, in pack: Pack) throws(Complaint) {
    let drawn = try Complaint.ofPack { () throws(Problems) -> String? in
      guard let scene = try pack.lessonScene(of: exercise.reference) else { return nil }
      return try pack.lessonDrawing(scene, title: pack.pictureTitle(of: exercise))
    }
    guard let drawn else { return nil }
    text = drawn
    let file = "\(exercise.reference.folder)/\(ExerciseFile.drawing.rawValue)"
    self.file = file
    let stored = try Complaint.ofPack(pack.folder.textIfPresent(file))
    state = stored.map { $0.text == drawn ? .same : .changed } ?? .first
  }

  var isNew: Bool { state != .same }

  var sentence: String {
    switch state {
    case .first: "lesson.svg: drawn for the first time, \(text.utf8.count) bytes"
    case .changed: "lesson.svg: looks different, \(text.utf8.count) bytes"
    case .same: "lesson.svg: the same picture"
    }
  }

  func write(into pack: Pack) throws(Complaint) {
    guard isNew else { return }
    try Complaint.ofSystem(FileText.put(text, at: "\(pack.folder.path)/\(file)"))
  }
}
