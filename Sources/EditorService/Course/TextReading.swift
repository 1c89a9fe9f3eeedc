import Curriculum
import Diagnostics
import LayoutLanguage

/// One version of a text, read: what answers to all questions about it are made from.
struct TextReading: Sendable {
  var document: OpenDocument
  var subject: EditorSubject
  var insight: SourceInsight
  /// The sources as their ranges count them: the text, what is given.
  var sources: [SourceText]
  /// What of the scenes has been laid out already, by their place.
  var shown: [Int: Scene] = [:]

  init(_ document: OpenDocument, _ subject: EditorSubject, by deadline: Deadline) {
    self.document = document
    self.subject = subject
    sources = [document.source] + (subject.given.map { [$0] } ?? [])
    insight = SourceInsight(sources, by: deadline)
  }

  /// Lays the program out in one of its scenes; nil where that does not go, which the check tells.
  mutating func scene(_ place: Int, by deadline: Deadline) -> Scene? {
    if let scene = shown[place] { return scene }
    guard let program = insight.program, subject.scenes.indices.contains(place) else { return nil }
    var request = subject.scenes[place].request
    request.traced = true
    guard case .success(let scene) = Curriculum.scene(of: program, for: request, by: deadline) else { return nil }
    shown[place] = scene
    return scene
  }
}
