import LayoutDrawing
import LayoutEngine

/// Lays out a small tree and makes a picture of it, as a caller would.
struct Stage {
  private var builder = LayoutTreeBuilder()
  private var figures: [Int: Figure] = [:]
  private var parents: [Int] = []
  private var owners: [Int: Int?] = [:]
  let size: Size

  init(_ width: Double, _ height: Double) { size = Size(width: width, height: height) }

  mutating func key(_ name: String, _ axis: Axis, _ value: @escaping (ViewDimensions) -> Double) -> AlignmentKey {
    builder.addKey(axis, name: name, defaultValue: value)
  }

  /// From here on, leading is right.
  mutating func mirror() { builder.layoutDirection = .rightToLeft }

  /// A container or modifier around what `inside` adds.
  mutating func inside(
    _ rule: LayoutRule, _ name: String? = nil, label: String = "", paint: Paint = .none,
    _ inside: (inout Stage) -> Void
  ) {
    let node = builder.open(rule)
    note(node, name, label, paint)
    parents.append(node)
    inside(&self)
    parents.removeLast()
    builder.close()
  }

  mutating func add(_ rule: LayoutRule, _ name: String? = nil, label: String = "", paint: Paint = .none) {
    note(builder.add(rule), name, label, paint)
  }

  mutating func text(_ string: String, _ name: String? = nil, font: Font = .style(.body), fill: Fill = .primary) {
    add(.text(StyledText(string, font: font)), name, label: "Text", paint: Paint(.text([fill])))
  }

  mutating func box(_ name: String?, _ width: Double, _ height: Double, _ color: String, effects: [Paint.Effect] = []) {
    let alignment = Alignment.center
    inside(.fixedFrame(width: width, height: height, alignment: alignment)) {
      let fill = Fill.color(Color(named: color) ?? .primary)
      $0.add(.shape, name, label: "Color", paint: Paint(.shape(.rectangle, [.fill(fill)]), effects: effects))
    }
  }

  private mutating func note(_ node: Int, _ name: String?, _ label: String, _ paint: Paint) {
    builder.paint(node, with: paint)
    owners[node] = parents.last
    figures[node] = Figure(
      name, label: label, frame: Rect(x: 0, y: 0, width: 0, height: 0), isContainer: label.hasSuffix("Stack"),
      paint: paint)
  }

  /// The finished picture, with the guides of the containers whose key is `key`.
  consuming func picture(_ title: String, guides wanted: [(key: AlignmentKey, name: String)] = []) -> Picture {
    let figures = figures
    let owners = owners
    let size = size
    let tree = builder.finish()
    let layout = tree.tracedLayout(in: size)
    let (result, trace) = (layout.result, layout.guideTrace())
    var picture = Picture(title: title, stage: size)
    for node in 0..<tree.count {
      var figure = figures[node] ?? Figure(frame: result.frame(of: node))
      figure.frame = result.frame(of: node)
      figure.parent = owners[node] ?? nil
      figure.paint = tree.paint(of: node)
      figure.lines = tree.lines(of: node, in: result)
      picture.figures.append(figure)
    }
    for (key, name) in wanted {
      let asks = trace.asks.filter { $0.key == key && $0.child != $0.container }
      for container in Set(asks.map(\.container)).sorted(by: { ($0 ?? -1) < ($1 ?? -1) }) {
        let own = asks.filter { $0.container == container }
        let ticks = own.compactMap { ask in
          ask.child.map { GuideLine.Tick(figure: $0, value: ask.value, isExplicit: ask.origin != .standard) }
        }
        picture.guides.append(
          GuideLine(key: name, axis: key.axis, position: own.first?.line ?? 0, container: container, ticks: ticks))
      }
    }
    return picture
  }
}
