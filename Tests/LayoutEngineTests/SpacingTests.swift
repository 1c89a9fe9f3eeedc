import LayoutEngine
import Testing

/// The gap between two neighbors. Origin: the table of each view's spacing preferences, with the body font's
/// numbers at 2 pixels per point: 6.6006 above a text, 10.8091 below one, 2 between two.
@Suite struct SpacingTests {
  static let aboveText = 17.0 * 494 / 2048 + 2.5
  static let belowText = 17.0 * 2444 / 2048 + 2.5 - 17.0 * 1443 / 2048

  /// The gap in a column, from the upper view's bottom to the lower view's top.
  func gap(_ upper: View, _ lower: View) -> Double {
    let scene = Scene(300, 300, column(upper.named("upper"), lower.named("lower")))
    return scene["lower"][1] - scene["upper"][1] - scene["upper"][3]
  }

  func gapInRow(_ first: View, _ second: View) -> Double {
    let scene = Scene(300, 300, row(first.named("first"), second.named("second")))
    return scene["second"][0] - scene["first"][0] - scene["first"][2]
  }

  static func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.002 }

  @Test(arguments: [
    ("box", "box", 8.0), ("box", "text", aboveText), ("text", "box", belowText), ("text", "text", 2),
    ("box", "spacer", 0), ("text", "spacer", 0), ("spacer", "text", 0), ("box", "divider", 8),
    ("divider", "text", aboveText), ("box", "circle", 8), ("image", "text", aboveText), ("box", "empty", 0),
    // With an explicit height, a text has the spacing of an ordinary view above and below.
    ("box", "text high", 8), ("text high", "box", 8), ("box", "text wide", aboveText),
    ("box", "text flexibly high", 8), ("box", "text flexibly wide", aboveText),
    // Padding resets the edges that it moves.
    ("box", "text padded on top", 8), ("box", "text padded at the side", aboveText),
    ("text padded on top", "box", belowText),
    // Position resets all edges.
    ("box", "text in position", 8), ("text in position", "text", aboveText),
    // These modifiers change nothing.
    ("box", "text moved", aboveText), ("box", "text with a guide", aboveText), ("box", "text of fixed size", aboveText),
    ("box", "text under a badge", aboveText), ("box", "text first", aboveText),
    // Above and below, a row wants the maximum of its children; a column wants what its first and last child want.
    ("box", "row of text and box", aboveText), ("row of text and box", "box", belowText),
    ("box", "column of box and text", 8), ("column of box and text", "box", belowText),
    // Layers want the maximum of the children that determine the size.
    ("box", "layers of text and box", aboveText), ("box", "layers with the box on top of all", 8),
    // A spacer never determines a size, so its preference does not count next to other layers.
    ("box", "layers of spacer and box", 8), ("layers of spacer and box", "text", aboveText),
    ("box", "layers of spacers", 0), ("layers of spacers", "box", 0), ("box", "spacer alone in layers", 0),
    ("box", "spacer alone in a row", 8), ("box", "spacer alone in a column", 0),
    // A spacer keeps its preference in a frame, but not in padding or in a row.
    ("box", "spacer in a frame", 0), ("box", "padded spacer", 8),
  ])
  func gapBelow(_ upper: String, _ lower: String, _ expected: Double) throws {
    let found = gap(try #require(Self.views()[upper]), try #require(Self.views()[lower]))
    #expect(Self.isClose(found, expected), "\(found)")
  }

  @Test(arguments: [
    ("box", "box", 8.0), ("box", "text", 8), ("text", "text", 8), ("text", "spacer", 0), ("box", "spacer", 0),
    ("box", "spacer in a frame", 0), ("box", "divider", 8), ("box", "padded spacer", 8),
    ("box", "layers of spacer and box", 8), ("box", "layers of spacers", 0), ("box", "spacer alone in layers", 0),
    ("box", "spacer alone in a row", 0), ("box", "spacer alone in a column", 8),
  ])
  func gapBeside(_ first: String, _ second: String, _ expected: Double) throws {
    #expect(gapInRow(try #require(Self.views()[first]), try #require(Self.views()[second])) == expected)
  }

  @Test func explicitSpacingIsForEveryGap() {
    let scene = Scene(
      100, 50, row(spacing: 10, box(20, 20), spacer(5).named("s"), box(20, 20).named("b")))
    #expect(scene["s"] == [30, 25, 40, 0])
    #expect(scene["b"][0] == 80)
  }

  static func views() -> [String: View] {
    let words = text("Words")
    return [
      "box": box(20, 20), "text": words, "spacer": spacer(), "divider": divider, "circle": circle.frame(nil, nil),
      "image": image(20, 20), "empty": row([]),
      "text high": words.frame(nil, 40), "text wide": words.frame(90, nil),
      "text flexibly high": words.frame(FlexibleFrame(maxHeight: 40)),
      "text flexibly wide": words.frame(FlexibleFrame(minWidth: 40)),
      "text padded on top": words.padding(EdgeInsets(top: 3)),
      "text padded at the side": words.padding(EdgeInsets(leading: 3)),
      "text in position": words.position(20, 20), "text moved": words.offset(3, 4),
      "text with a guide": words.guide(.leading, at: 3), "text of fixed size": words.fixedSize(),
      "text under a badge": words.overlay(.topTrailing, box(5, 5)), "text first": words.priority(1),
      "row of text and box": row(words, box(20, 20)),
      "column of box and text": column(box(20, 20), words),
      "layers of text and box": layers(.center, words, box(20, 20)),
      "layers with the box on top of all": layers(.center, words, box(20, 20).priority(1)),
      "layers of spacer and box": layers(.center, spacer(), box(20, 20)),
      "layers of spacers": layers(.center, spacer(), spacer(5)),
      "spacer alone in layers": spacer().alone(in: .zStack(.center)),
      "spacer alone in a row": spacer().alone(in: row().rule),
      "spacer alone in a column": spacer().alone(in: column().rule),
      "spacer in a frame": spacer().frame(20, 20), "padded spacer": spacer().padding(2),
    ]
  }
}
