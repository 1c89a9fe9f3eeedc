import Foundation
import Testing

@testable import LayoutEngine

/// Paint is stored and returned, and never read by layout.
@Suite struct PaintTests {
  private static func tree(_ paint: Paint?) -> LayoutTree {
    var builder = LayoutTreeBuilder()
    builder.open(.stack(.horizontal, alignment: .firstTextBaseline, spacing: nil))
    let text = builder.add(.text(StyledText("Hello, world")))
    let shape = builder.add(.shape)
    builder.close()
    if let paint {
      builder.paint(text, with: paint)
      builder.paint(shape, with: paint)
      builder.paint(-1, with: paint)
      builder.paint(99, with: paint)
    }
    return builder.finish()
  }

  @Test func framesDoNotDependOnPaint() {
    let paint = Paint(
      .shape(.rectangle, [.fill(.primary)]), effects: [.scale(x: 9, y: 9, anchor: .center), .hidden], zIndex: 4)
    let stage = Size(width: 120, height: 80)
    let plain = Self.tree(nil)
    let painted = Self.tree(paint)
    #expect(
      (0..<3).map { plain.layout(in: stage).frame(of: $0) } == (0..<3).map { painted.layout(in: stage).frame(of: $0) })
    let expected: [Paint] = [Paint.none, Paint.none, paint, paint, Paint.none, Paint.none]
    #expect((-1..<5).map { painted.paint(of: $0) } == expected)
  }

  /// The contrast of two colors as WCAG defines it: from 1 : 1 to 21 : 1.
  private func contrast(_ first: Color.RGB, _ second: Color.RGB) -> Double {
    func luminance(_ color: Color.RGB) -> Double {
      let parts = [color.red, color.green, color.blue].map {
        $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (one, other) = (luminance(first) + 0.05, luminance(second) + 0.05)
    return max(one, other) / min(one, other)
  }

  /// Lessons put text on filled views without considering dark screens: texts must be readable on every
  /// color, and every color visible on a dark stage.
  @Test(
    arguments: [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    ])
  func textsAreReadableOn(_ name: String) throws {
    let color = try #require(Color(named: name))
    #expect(contrast(color.light, Color.primary.light) >= 3)
    #expect(contrast(color.dark, Color.primary.dark) >= 3)
    #expect(contrast(color.dark, Color.primary.light) >= 3)
    let white = Color.RGB(red: 1, green: 1, blue: 1)
    #expect(contrast(color.dark, white) >= 3)
  }

  /// The lines of a text in its frame, each run in its own fill; runs without one use the last fill.
  @Test func linesOfAText() throws {
    let red = Fill.color(Color(red: 1, green: 0, blue: 0))
    let runs: [StyledText.Run] = [
      .init("One "), .init("two three", font: .system(size: 20, weight: .bold)), .init(" four"),
    ]
    var text = StyledText(runs: runs)
    text.alignment = .trailing
    var builder = LayoutTreeBuilder()
    builder.open(.fixedFrame(width: 90, height: nil, alignment: .topLeading))
    let node = builder.add(.text(text))
    builder.close()
    builder.paint(node, with: Paint(.text([.primary, red])))
    let tree = builder.finish()
    let result = tree.layout(in: Size(width: 300, height: 300))
    let lines = tree.lines(of: node, in: result)
    #expect(lines.map(\.string) == ["One two", "three four"])
    #expect(lines.map { $0.pieces.map(\.string) } == [["One ", "two"], ["three", " four"]])
    #expect(lines.map { $0.pieces.map(\.fill) } == [[.primary, red], [red, red]])
    #expect(lines[0].pieces.map(\.pointSize) == [17, 20])
    #expect(lines[0].pieces.map(\.weight) == [.regular, .bold])
    let width = result.frame(of: node).width
    for line in lines { #expect(abs(line.x + line.width - width) < 0.51, "the lines end at the right") }
    #expect(lines[0].baseline < lines[1].baseline)
    #expect(tree.lines(of: 0, in: result).isEmpty)
    #expect(tree.lines(of: -1, in: result).isEmpty)
    #expect(tree.lines(of: .max, in: result).isEmpty)
  }

  /// A `ViewThatFits` shows one view; the other one has no lines.
  @Test func whatIsNotShownHasNoLines() {
    var builder = LayoutTreeBuilder()
    builder.open(.viewThatFits(horizontal: true, vertical: true))
    let long = builder.add(.text(StyledText("much too long for this")))
    let short = builder.add(.text(StyledText("short")))
    builder.close()
    let tree = builder.finish()
    let result = tree.layout(in: Size(width: 60, height: 40))
    #expect(tree.lines(of: long, in: result).isEmpty)
    #expect(tree.lines(of: short, in: result).map(\.string) == ["short"])
  }
}

/// Colors as numbers and names.
@Suite struct ColorTests {
  static let wheel: [(Double, Double, Double, String)] = [
    (0.0, 1.0, 1.0, "#ff0000"), (0.1666667, 1.0, 1.0, "#ffff00"), (0.3333333, 1.0, 1.0, "#00ff00"),
    (0.5, 1.0, 1.0, "#00ffff"), (0.6666667, 1.0, 1.0, "#0000ff"), (0.8333333, 1.0, 1.0, "#ff00ff"),
    (1.0, 1.0, 1.0, "#ff0000"), (0.3, 0.0, 0.5, "#808080"), (0.0, 0.5, 1.0, "#ff8080"), (0.0, 1.0, 0.0, "#000000"),
    (Double.nan, Double.nan, Double.nan, "#000000"), (7.0, 7.0, 7.0, "#ff0000"),
  ]

  @Test(arguments: wheel)
  func hues(_ hue: Double, _ saturation: Double, _ brightness: Double, _ hex: String) {
    #expect(Color(hue: hue, saturation: saturation, brightness: brightness).light.hex == hex)
  }

  @Test func mixing() {
    let mixed = Color(white: 0).mix(with: Color(white: 1, opacity: 0), by: 0.25)
    #expect(mixed.light.hex == "#404040")
    #expect(mixed.opacity == 0.75)
    #expect(Color(white: 1).opacity(0.5).opacity(0.5).opacity == 0.25)
    #expect(Fill.color(Color(white: 1)).opacity(0.5) == .color(Color(white: 1, opacity: 0.5)))
  }

  /// Names of SwiftUI and of UIKit; two names for one hue are equal colors.
  @Test func names() throws {
    for name in [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    ] {
      let color = try #require(Color(named: name))
      #expect(color == Color(named: "system" + name.prefix(1).uppercased() + name.dropFirst()))
      #expect(color.light != color.dark)
    }
    let primary = try #require(Color(named: "primary"))
    #expect(primary.light.red < 0.2 && primary.dark.red > 0.8)
    #expect(Color(named: "clear")?.opacity == 0)
    #expect(Color(named: "nobody's color") == nil)
  }

  @Test func stopsAtEqualDistances() {
    #expect(GradientStop.evenly([.primary, .accent, .clear]).map(\.location) == [0, 0.5, 1])
    #expect(GradientStop.evenly([.primary]).map(\.location) == [0])
    #expect(GradientStop.evenly([]).isEmpty)
  }
}
