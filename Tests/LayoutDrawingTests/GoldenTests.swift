import Diagnostics
import Foundation
import LayoutDrawing
import LayoutEngine
import Testing

/// Drawings as they were when someone last looked at them. `UPDATE_GOLDEN=1` writes them anew: open them, then commit.
@Suite struct GoldenTests {
  struct Golden: CustomTestStringConvertible, Sendable {
    var file: String
    var text: @Sendable () -> String
    var testDescription: String { file }

    init(_ file: String, _ text: @escaping @Sendable () -> String) {
      self.file = file
      self.text = text
    }
  }

  static let drawings: [Golden] = [
    Golden("numbers.svg") { Pictures.numbers.drawn() },
    Golden("numbers-guides.svg") {
      Pictures.numbers.drawn(SVGOptions(layers: [.names, .guides, .containers, .rulers], zoom: 2))
    },
    Golden("numbers-expected.svg") {
      Pictures.numbers.drawn(SVGOptions(layers: [.names, .expected, .rulers, .pixels], appearance: .light, zoom: 8))
    },
    Golden("shop.svg") {
      Pictures.shop.drawn(SVGOptions(layers: [.names, .guides, .containers], zoom: 2), images: Pictures.image)
    },
    Golden("shop-dark.svg") {
      Pictures.shop.drawn(SVGOptions(appearance: .dark, identifier: "shop"), images: Pictures.image)
    },
    Golden("gallery.svg") { Pictures.gallery.drawn(SVGOptions(layers: .names), images: Pictures.image) },
    Golden("mirrored.svg") { Pictures.mirrored.drawn(SVGOptions(layers: [.names, .guides])) },
    Golden("grid.svg") {
      Pictures.grid(columns: 4, rows: 5, pitch: Size(width: 50, height: 24))
        .drawn(SVGOptions(layers: [.guides, .containers], zoom: 2))
    },
    Golden("dense-grid.svg") {
      Pictures.grid(columns: 12, rows: 9, pitch: Size(width: 18, height: 14))
        .drawn(SVGOptions(layers: [.guides, .containers], zoom: 2))
    },
    Golden("bars.svg") { Pictures.bars.drawn(SVGOptions(layers: .names), width: 500) },
    Golden("phases.svg") { Pictures.phases.drawn(SVGOptions(zoom: 2)) },
    Golden("row-phases.svg") { Pictures.rowPhases.drawn() },
    Golden("numbers.txt") { terminal { Pictures.numbers.terminal($0) } },
    Golden("shop.txt") { terminal { Pictures.shop.terminal($0) } },
    Golden("grid.txt") {
      terminal { Pictures.grid(columns: 4, rows: 5, pitch: Size(width: 50, height: 24)).terminal($0) }
    },
    Golden("wide-names.txt") { terminal { Pictures.wideNames.terminal($0) } },
    Golden("bars.txt") { terminal { Pictures.bars.terminal($0) } },
    Golden("phases.txt") { terminal { Pictures.phases.terminal($0) + [""] + Pictures.rowPhases.terminal($0) } },
  ]

  /// A drawing for four windows: wide, of half the width, narrow, and in plain ASCII.
  private static func terminal(_ draw: (TerminalOptions) -> [String]) -> String {
    let windows = [(100, false), (60, false), (30, false), (80, true)]
    return windows.map { columns, isPlain in
      let options = TerminalOptions(columns: columns, isPlain: isPlain) { $0.displayWidth }
      return "\(columns) columns\(isPlain ? ", plain" : "")\n\n\(draw(options).joined(separator: "\n"))\n"
    }.joined(separator: "\n")
  }

  @Test(arguments: drawings) func drawsAsBefore(_ drawing: Golden) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
      .appendingPathComponent(drawing.file)
    let text = drawing.text()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let known = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let drawn = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(known, drawn).enumerated().first { $0.element.0 != $0.element.1 }
    let change = first.map { "line \($0.offset + 1) was\n\($0.element.0)\nand is\n\($0.element.1)" }
    #expect(change == nil, "\(drawing.file) changed: UPDATE_GOLDEN=1 swift test --filter Golden, then look at it")
    #expect(known.count == drawn.count)
  }
}
