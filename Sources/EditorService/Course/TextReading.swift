import Curriculum
import Diagnostics
import LayoutEditing
import LayoutLanguage

/// One version of a text after compilation, from which all requests about it are answered.
struct TextReading: Sendable {
  var document: OpenDocument
  var subject: EditorSubject
  var insight: SourceInsight
  /// The sources that ranges index: the text, the given code.
  var sources: [SourceText]
  /// The scenes that have been laid out, by index.
  var shown: [Int: Scene] = [:]

  init(_ document: OpenDocument, _ subject: EditorSubject, by deadline: Deadline) {
    self.document = document
    self.subject = subject
    sources = [document.source] + (subject.given.map { [$0] } ?? [])
    insight = SourceInsight(sources, by: deadline)
  }

  /// Lays the program out in one of its scenes; nil if that fails, which the check reports.
  mutating func scene(_ place: Int, by deadline: Deadline) -> Scene? {
    if let scene = shown[place] { return scene }
    guard let program = insight.program, subject.scenes.indices.contains(place) else { return nil }
    var request = subject.scenes[place].request
    request.traced = true
    request.explained = true
    guard case .success(let scene) = Curriculum.scene(of: program, for: request, by: deadline) else { return nil }
    shown[place] = scene
    return scene
  }
}
