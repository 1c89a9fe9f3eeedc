import Diagnostics

/// Draws actual and expected frames from the numbers of a result alone, in the colors of a `ReportPage`.
///
///     ┌╌╌╌╌┐          dashed: expected
///     ╎ ┌──┼──┐       solid: actual
struct FramesPicture {
  var scenario: GradeRecord.Scenario
  var alt: String

  /// The limit on views; a reader could not tell more apart.
  private static let mostViews = 100
  private static let lineHeight = 12.0
  private static let letter = 6.0
  private static let margin = 14.0

  /// An SVG element of the part of the stage with the views; nil if there is nothing to draw.
  var svg: String? {
    let views = scenario.views.filter { $0.moment == nil }.prefix(Self.mostViews)
    let frames = views.flatMap { [$0.expected, $0.actual] }.compactMap { $0 }.filter { $0.count == 4 }
    guard let left = frames.map({ $0[0] }).min(), let top = frames.map({ $0[1] }).min(),
      let right = frames.map({ $0[0] + $0[2] }).max(), let bottom = frames.map({ $0[1] + $0[3] }).max()
    else { return nil }
    let labels = labels(views.filter { !$0.matches })
    let width = max(right, labels.map(\.end).max() ?? right) - left + 2 * Self.margin
    let height = max(bottom, labels.map(\.y).max() ?? bottom) - top + 2 * Self.margin
    let scale = min(max(560 / width, 0.2), 1.5)
    let box = [left - Self.margin, top - Self.margin, width, height].map { points($0) }.joined(separator: " ")
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"\(MarkupText.escaped(alt))\""
    return "\(start) width=\"\(points(width * scale))\" height=\"\(points(height * scale))\" viewBox=\"\(box)\">"
      + views.map(Self.frames).joined() + labels.map(Self.text).joined() + "</svg>"
  }

  private static func frames(_ view: GradeRecord.View) -> String {
    if view.matches { return rectangle(view.actual, "good", dashed: false) }
    return rectangle(view.expected, "quiet", dashed: true) + rectangle(view.actual, "bad", dashed: false)
  }

  private static func rectangle(_ frame: [Double]?, _ color: String, dashed: Bool) -> String {
    guard let frame, frame.count == 4 else { return "" }
    let numbers = frame.map { points($0) }
    let dash = dashed ? " stroke-dasharray=\"4 3\"" : ""
    return
      "<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\" rx=\"2\" fill=\"none\" "
      + "stroke=\"var(--\(color))\"\(dash)/>"
  }

  private struct Label {
    var x: Double
    var y: Double
    var name: String
    var end: Double { x + Double(name.count) * FramesPicture.letter }
  }

  /// The names of the views that are off: inside of a frame if they fit, else beside it, in the first free line.
  private func labels(_ views: [GradeRecord.View]) -> [Label] {
    var labels: [Label] = []
    for view in views {
      guard let frame = view.actual ?? view.expected, frame.count == 4 else { continue }
      let both = [view.expected, view.actual].compactMap { $0 }.filter { $0.count == 4 }
      let isInside = frame[2] > Double(view.name.count) * Self.letter + 8 && frame[3] > Self.lineHeight + 2
      let x = isInside ? frame[0] + 4 : (both.map { $0[0] + $0[2] }.max() ?? frame[0]) + 4
      var label = Label(x: x, y: frame[1] + Self.lineHeight, name: view.name)
      while labels.contains(where: { abs($0.y - label.y) < Self.lineHeight && $0.x < label.end && label.x < $0.end }) {
        label.y += Self.lineHeight
      }
      labels.append(label)
    }
    return labels
  }

  private static func text(_ label: Label) -> String {
    "<text x=\"\(points(label.x))\" y=\"\(points(label.y))\" font-size=\"10\" fill=\"var(--bad)\">"
      + "\(MarkupText.escaped(label.name))</text>"
  }
}
