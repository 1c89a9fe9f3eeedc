import Diagnostics
import LayoutEngine
import LayoutProgram

/// A picture in a lesson's text.
///
///     ![Two boxes meet at 110](lesson.svg)     → line 1, alt "Two boxes meet at 110", file "lesson.svg", alone
public struct PictureLine: Hashable, Sendable {
  /// Counted from 1.
  public var line: Int
  /// What the picture shows, in words.
  public var alt: String
  /// The file that it names.
  public var file: String
  /// Whether nothing else stands on the line.
  public var isAlone: Bool

  /// Every picture of a text, in order; what stands in fenced code is no picture.
  public static func all(in source: SourceText) -> [PictureLine] {
    var pictures: [PictureLine] = []
    var isCode = false
    for number in 1...max(1, source.lineCount) {
      let text = String(source.text(ofLine: number).trimmed)
      if text.hasPrefix("```") || text.hasPrefix("~~~") { isCode.toggle() }
      if !isCode, let picture = PictureLine(text, line: number) { pictures.append(picture) }
    }
    return pictures
  }

  private init?(_ text: String, line: Int) {
    guard let start = text.firstRange(of: "!["), let middle = text[start.upperBound...].firstRange(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    self.line = line
    alt = String(text[start.upperBound..<middle.lowerBound].trimmed)
    file = String(text[middle.upperBound..<end].trimmed)
    isAlone = start.lowerBound == text.startIndex && text.index(after: end) == text.endIndex
  }
}

extension SourceText {
  /// The text without the lines that hold nothing but a picture.
  var withoutPictures: String {
    let pictures = Set(PictureLine.all(in: self).filter(\.isAlone).map(\.line))
    return (1...max(1, lineCount)).filter { !pictures.contains($0) }.map(text(ofLine:)).joined(separator: "\n")
  }
}

extension Pack {
  /// The code of a lesson's picture, and what it is shown with; nil for a lesson without one.
  public func lessonPicture(of reference: ExerciseReference) throws(Problems) -> (
    source: SourceText, request: SceneRequest
  )? {
    guard let source = try textIfPresent(.picture, of: reference) else { return nil }
    var request = SceneRequest()
    request.traced = true
    request.assets = try imageSizes()
    // A lesson is shown often, and few read data.
    for name in source.text.contains("load") ? folder.names(in: "Data", ending: ".json") : [] {
      request.data[name] = try folder.text("Data/\(name)")
    }
    return (source, request)
  }

  /// Lays out the views of a lesson's picture; nil for a lesson without one.
  ///
  /// - Throws: what keeps them from being shown, with file and line.
  public func lessonScene(of reference: ExerciseReference, seconds: Double = Deadline.usual) throws(Problems) -> Scene?
  {
    guard let (source, request) = try lessonPicture(of: reference) else { return nil }
    do throws(RunFailure) {
      let deadline = Deadline(seconds: seconds)
      return try scene(of: compile(source, with: nil, by: deadline).get(), for: request, by: deadline).get()
    } catch {
      throw error.problems
    }
  }

  /// What the lesson's picture is called where it stands alone: what its English text says of it, else the title.
  public func pictureTitle(of exercise: Exercise) -> String {
    let lesson = try? textIfPresent(.lesson, of: exercise.reference)
    let alt = lesson.flatMap { PictureLine.all(in: $0).first?.alt } ?? ""
    return alt.isEmpty ? exercise.title : alt
  }
}
