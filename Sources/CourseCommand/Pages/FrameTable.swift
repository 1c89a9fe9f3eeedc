import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutProgram

/// A table of expected and actual frames, with their differences in words.
///
///     view   expected x,y   yours x,y   difference      line
///     icon   12,20          12,32       12 too low      14
struct FrameTable {
  var sources: [SourceText]
  var say: Speaker

  func table(of views: [ViewResult], isShort: Bool = false) -> Document.Table {
    // If all sizes are right, they would only distract from the positions.
    let showsSizes = !views.allSatisfy { $0.matches || $0.difference?.isShift ?? false }
    let what = showsSizes ? "" : say.language == .german ? " x|y" : " x,y"
    let titles = [
      say.label(.view), say.label(.expected) + what, say.label(.yours) + what, say.label(.difference),
    ]
    // A short page drops these columns in narrow terminals: the difference and the diagnosis have the same facts.
    let narrow: Document.Table.Column.Narrow = isShort ? .goes : .stays
    let columns = titles.enumerated().map { position, title in
      Document.Table.Column(title: title, narrow: position == 1 ? narrow : .stays)
    }
    return Document.Table(
      columns: columns + [.init(title: say.label(.line), isNumber: true, narrow: narrow)],
      rows: views.map { row($0, showsSizes: showsSizes) })
  }

  private func row(_ view: ViewResult, showsSizes: Bool) -> [Phrase] {
    func shown(_ frame: Rect?) -> Phrase {
      Phrase(frame.map { showsSizes ? words($0) : words($0.origin) } ?? say.label(.notThere))
    }
    return [
      "\(ViewName(view.name).spoken)", shown(view.expected), shown(view.actual), difference(of: view),
      Phrase(line(of: view.range)),
    ]
  }

  /// `105,32`; in German `105|32,5`, because the comma is the decimal separator.
  private func words(_ place: Point) -> String {
    say.language == .german ? "\(place.x.inGerman)|\(place.y.inGerman)" : place.inWords
  }

  private func words(_ frame: Rect) -> String {
    guard say.language == .german else { return frame.inWords }
    return "\(words(frame.origin)) \(frame.width.inGerman) × \(frame.height.inGerman)"
  }

  private func difference(of view: ViewResult) -> Phrase {
    if let difference = view.difference {
      return difference.isSmall ? say(.ok) : "\(words(difference), .warning)"
    }
    if view.expected == nil { return "\(say.label(.oneTooMany), .warning)" }
    let none: Phrase = "\(say.label(.noSuchView), .warning)"
    return view.nearestName.map { "\(none); \(say(.nearestView($0)))" } ?? none
  }

  /// `14`, or `given.layout:5` for a view from the given code.
  func line(of range: SourceRange?) -> String {
    guard let range, sources.indices.contains(range.file) else { return "" }
    let source = sources[range.file]
    let line = String(source.line(at: range.lower))
    return range.file == 0 ? line : "\(Path.name(of: source.name)):\(line)"
  }

  /// `12 too high, 4 too wide`.
  func words(_ way: FrameDifference) -> String {
    Difference.words(
      x: way.x, y: way.y, width: way.width, height: way.height, tolerance: FrameDifference.tolerance,
      in: say.language) ?? ""
  }
}
