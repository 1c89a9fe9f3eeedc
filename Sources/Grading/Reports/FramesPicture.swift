import Diagnostics

/// Draws actual and expected frames from the numbers of a result alone.
///
///     ┌╌╌╌╌┐          dashed: expected
///     ╎ ┌──┼──┐       solid: actual
struct FramesPicture {
  var scenario: GradeRecord.Scenario
  var alt: String

  /// The limit on views; a reader could not tell more apart.
  private static let mostViews = 100

  /// An SVG element; nil if there is nothing to draw.
  var svg: String? {
    let views = scenario.views.filter { $0.moment == nil }.prefix(Self.mostViews)
    guard scenario.size.count == 2, !views.isEmpty else { return nil }
    let (width, height) = (points(scenario.size[0]), points(scenario.size[1]))
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"\(MarkupText.escaped(alt))\""
    let stage = "<rect width=\"\(width)\" height=\"\(height)\" fill=\"none\" stroke=\"#8888\"/>"
    return "\(start) width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">\(stage)"
      + views.map(Self.drawing).joined() + "</svg>"
  }

  private static func drawing(_ view: GradeRecord.View) -> String {
    if view.matches { return rectangle(view.actual, "#2a7", dashed: false) + name(view.name, at: view.actual, "#2a7") }
    return rectangle(view.expected, "#888", dashed: true) + rectangle(view.actual, "#d33", dashed: false)
      + name(view.name, at: view.actual ?? view.expected, "#d33")
  }

  private static func rectangle(_ frame: [Double]?, _ color: String, dashed: Bool) -> String {
    guard let frame, frame.count == 4 else { return "" }
    let numbers = frame.map { points($0) }
    let dash = dashed ? " stroke-dasharray=\"4 3\"" : ""
    return
      "<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\" fill=\"none\" "
      + "stroke=\"\(color)\"\(dash)/>"
  }

  private static func name(_ name: String, at frame: [Double]?, _ color: String) -> String {
    guard let frame, frame.count == 4 else { return "" }
    return "<text x=\"\(points(frame[0] + 3))\" y=\"\(points(frame[1] + 11))\" font-size=\"10\" fill=\"\(color)\">"
      + "\(MarkupText.escaped(name))</text>"
  }
}
