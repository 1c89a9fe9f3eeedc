import Diagnostics
import LayoutEngine

/// A plot of views' positions while one number changes: a band for each view, and a line at each break.
///
///     x
///     100 ┤      ╱▒▒▒▒  label
///      85 ┼─────╱▒▒▒▒▒
///         └─────┆──────  width
///         60   93.5  140
public struct SweepPlot: Sendable {
  /// A view's extent along one axis, from edge to edge.
  public struct Band: Sendable {
    /// The view's name.
    public var name: String
    /// The extents by increasing number.
    public var points: [(at: Double, from: Double, to: Double)]

    /// Makes a band from points by increasing number.
    public init(_ name: String, points: [(at: Double, from: Double, to: Double)]) {
      self.name = name
      self.points = points
    }
  }

  /// The displayed name of the number.
  public var number: String
  /// The number's range.
  public var range: ClosedRange<Double>
  /// The bands along x; the caller leaves out views whose edges do not move.
  public var across: [Band]
  /// The bands along y.
  public var down: [Band]
  /// The numbers at which something breaks.
  public var breaks: [Double]

  /// Makes a plot.
  public init(number: String, range: ClosedRange<Double>, across: [Band], down: [Band], breaks: [Double]) {
    self.number = number
    self.range = range
    self.across = across
    self.down = down
    self.breaks = breaks
  }

  /// The plot as an SVG document. Hatching and the names at their ends distinguish the bands.
  public func svg(_ options: SVGOptions = SVGOptions()) -> String {
    var page = SVGPage(options) { _ in nil }
    let panels = [("x", across), ("y", down)].filter { !$0.1.isEmpty }
    let height = Double(max(1, panels.count)) * (Self.panelHeight + Self.gap) + Self.top
    let paper = Rect(x: 0, y: 0, width: Self.width, height: height)
    page.body.add(
      "rect", Outline(.rectangle, in: paper, isRightToLeft: false).attributes + page.ink(fill: PictureColor.canvas))
    for (place, panel) in panels.enumerated() {
      let y = Self.top + Double(place) * (Self.panelHeight + Self.gap)
      draw(
        panel.1, called: panel.0, in: Rect(x: Self.left, y: y, width: Self.plotWidth, height: Self.panelHeight), &page)
    }
    return page.document(canvas: paper, title: number, description: breaks.map(\.short).joined(separator: ", "))
  }

  private static let (width, panelHeight, gap, top, left, right) = (680.0, 200.0, 44.0, 16.0, 48.0, 120.0)
  private static let plotWidth = width - left - right
  private static let mostBands = 12

  private func draw(_ bands: [Band], called axis: String, in panel: Rect, _ page: inout SVGPage) {
    let shown = bands.prefix(Self.mostBands)
    let edges = shown.flatMap { $0.points.flatMap { [$0.from, $0.to] } }.filter(\.isFinite)
    guard let low = edges.min(), let high = edges.max() else { return }
    let scale = Scale(numbers: range, lengths: low...max(high, low + 1), panel: panel)
    let frame = Outline(.rectangle, in: panel, isRightToLeft: false)
    page.body.add(
      "rect", frame.attributes + page.ink(fill: PictureColor.stage, stroke: PictureColor.edge, width: 1))
    var ends: [Double] = []
    for (place, band) in shown.enumerated() { draw(band, place, scale, &ends, &page) }
    for (number, place) in zip(breaks, breaks.map(scale.x)) {
      page.drawLine(
        place, panel.minY, place, panel.maxY,
        page.ink(stroke: PictureColor.guide, width: 1) + [("stroke-dasharray", "3 3")])
      page.draw(Label(number.short, size: 9), at: Point(x: place - 8, y: panel.maxY + 12), PictureColor.guide)
    }
    for number in [range.lowerBound, range.upperBound] {
      page.draw(Label(number.short, size: 9), at: Point(x: scale.x(number) - 6, y: panel.maxY + 24), PictureColor.quiet)
    }
    page.draw(Label(number, size: 10), at: Point(x: panel.midX - 20, y: panel.maxY + 26), PictureColor.quiet)
    for length in [low, high] {
      page.draw(Label(length.short, size: 9), at: Point(x: 8, y: scale.y(length) + 3), PictureColor.quiet)
    }
    page.draw(Label(axis, size: 10, isBold: true), at: Point(x: 8, y: panel.midY), PictureColor.quiet)
  }

  /// One view's band, drawn in pieces, so that nothing covers a break.
  private func draw(_ band: Band, _ place: Int, _ scale: Scale, _ ends: inout [Double], _ page: inout SVGPage) {
    let color = Self.colors[place % Self.colors.count]
    for piece in pieces(of: band) {
      let there = piece.map { "\(scale.x($0.at).short),\(scale.y($0.from).short)" }
      let back = piece.reversed().map { "\(scale.x($0.at).short),\(scale.y($0.to).short)" }
      page.body.add(
        "polygon",
        [("points", (there + back).joined(separator: " ")), ("fill-opacity", "0.18"), ("stroke-linejoin", "round")]
          + page.ink(fill: color, stroke: color, width: 1.2)
          + (place % 2 == 1 ? [("stroke-dasharray", "5 2")] : []))
    }
    guard let last = band.points.last else { return }
    var y = scale.y((last.from + last.to) / 2) + 3
    while ends.contains(where: { abs($0 - y) < 12 }) { y += 12 }
    ends.append(y)
    page.draw(Label(band.name, size: 10), at: Point(x: scale.panel.maxX + 6, y: y), color)
  }

  private func pieces(of band: Band) -> [[(at: Double, from: Double, to: Double)]] {
    var pieces: [[(at: Double, from: Double, to: Double)]] = [[]]
    for point in band.points {
      if let last = pieces[pieces.count - 1].last, breaks.contains(where: { last.at < $0 && $0 <= point.at }) {
        pieces.append([])
      }
      pieces[pieces.count - 1].append(point)
    }
    return pieces.filter { !$0.isEmpty }
  }

  private static let colors = [PictureColor.expected, PictureColor.container, PictureColor.quiet, PictureColor.text]

  /// Converts numbers and points to positions on the paper.
  private struct Scale {
    var numbers: ClosedRange<Double>
    var lengths: ClosedRange<Double>
    var panel: Rect

    func x(_ number: Double) -> Double {
      let length = numbers.upperBound - numbers.lowerBound
      return panel.x + (length > 0 ? (number - numbers.lowerBound) / length : 0) * panel.width
    }

    /// y grows downward, as on the stage.
    func y(_ length: Double) -> Double {
      let room = panel.height - 16
      return panel.y + 8 + (length - lengths.lowerBound) / (lengths.upperBound - lengths.lowerBound) * room
    }
  }
}
