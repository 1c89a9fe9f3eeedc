import Diagnostics
import LayoutEngine
import LayoutProgram

/// A picture in a lesson's Markdown.
///
///     ![Two boxes meet at 110](lesson.svg)     → line 1, alt "Two boxes meet at 110", file "lesson.svg", alone
public struct PictureLine: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The description of the picture.
  public var alt: String
  /// The name of its file.
  public var file: String
  /// Whether the line has nothing else.
  public var isAlone: Bool

  /// All pictures of a text, in order, except in fenced code.
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
  /// The text without the lines that contain only a picture.
  var withoutPictures: String {
    let pictures = Set(PictureLine.all(in: self).filter(\.isAlone).map(\.line))
    return (1...max(1, lineCount)).filter { !pictures.contains($0) }.map(text(ofLine:)).joined(separator: "\n")
  }
}

extension Pack {
  /// The source of a lesson's picture with its scene request; nil for a lesson without one.
  public func lessonPicture(of reference: ExerciseReference) throws(Problems) -> (
    source: SourceText, request: SceneRequest
  )? {
    guard let source = try textIfPresent(.picture, of: reference) else { return nil }
    var request = SceneRequest()
    request.traced = true
    request.assets = try imageSizes()
    // Reads data only if needed, because lessons are shown often.
    for name in source.text.contains("load") ? folder.names(in: "Data", ending: ".json") : [] {
      request.data[name] = try folder.text("Data/\(name)")
    }
    return (source, request)
  }

  /// The title of a lesson's picture: its description in the English lesson, else the exercise's title.
  public func pictureTitle(of exercise: Exercise) -> String {
    let lesson = try? textIfPresent(.lesson, of: exercise.reference)
    let alt = lesson.flatMap { PictureLine.all(in: $0).first?.alt } ?? ""
    return alt.isEmpty ? exercise.title : alt
  }
}
