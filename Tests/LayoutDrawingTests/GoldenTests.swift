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
    let file = Self.folder.appendingPathComponent(drawing.file)
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

  // MARK: The page of all drawings

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  /// All drawings beside each other, for people: as they are kept, and, where that is another, as they are drawn now.
  ///
  ///     GOLDEN_PAGE=drawings.html ./test --filter Golden
  private static func page() -> String {
    let rows = drawings.map { drawing -> String in
      let now = drawing.text()
      let kept = (try? String(contentsOf: folder.appendingPathComponent(drawing.file), encoding: .utf8)) ?? ""
      let figures = [figure(kept, "kept", of: drawing)] + (now == kept ? [] : [figure(now, "drawn now", of: drawing)])
      return "<section><h2>\(drawing.file)</h2>\(figures.joined())</section>"
    }
    return """
      <!doctype html><meta charset="utf-8"><title>Drawings</title>
      <style>
        body { font: 14px system-ui; margin: 2em; color-scheme: light dark }
        section { display: flex; flex-wrap: wrap; gap: 2em } h2 { width: 100% }
        figure { margin: 0 } figcaption { margin-bottom: 0.5em }
      </style>
      \(rows.joined(separator: "\n"))

      """
  }

  private static func figure(_ text: String, _ caption: String, of drawing: Golden) -> String {
    guard drawing.file.hasSuffix(".svg") else {
      let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      return "<figure><figcaption>\(caption)</figcaption><pre>\(escaped)</pre></figure>"
    }
    // As an image each has a document of its own, so that their names do not meet.
    let data = Data(text.utf8).base64EncodedString()
    return """
      <figure><figcaption>\(caption)</figcaption><img alt="" src="data:image/svg+xml;base64,\(data)"></figure>
      """
  }

  @Test func aPageShowsAllDrawings() throws {
    let page = Self.page()
    for drawing in Self.drawings { #expect(page.contains("<h2>\(drawing.file)</h2>")) }
    guard let file = ProcessInfo.processInfo.environment["GOLDEN_PAGE"] else { return }
    try page.write(toFile: file, atomically: true, encoding: .utf8)
  }
}
