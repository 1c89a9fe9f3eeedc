import Diagnostics
import Foundation
import Testing

/// Tests for `course export FILE --html/--swift/--png`, which writes files that need no course to open.
@Suite struct ExportCommandTests {
  let playground: Playground

  init() throws {
    playground = try Playground()
    try playground.write(
      "höme/row.layout",
      """
      struct Row: View {
        @State private var isOn = false

        var body: some View {
          HStack { Color.red.frame(width: isOn ? 40 : 20, height: 10).id("bar") }
            .onTapGesture { withAnimation { isOn.toggle() } }
        }
      }
      """)
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(playground.home)/\(name)", encoding: .utf8)
  }

  @Test func onePageWithoutNetwork() throws {
    let outcome = try playground.binary.run("export", "row.layout", "--html", "row.html", "--tap", "bar")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    let page = try read("row.html")
    #expect(page.lowercased().hasPrefix("<!doctype html"))
    #expect(page.contains("<svg") && page.contains("bar"))
    let outside = page.matches(of: #/(src|href)="(?!#)[^"]*"/#).map { String($0.output.0) }
    #expect(outside == [], "it asks for more than itself")
    #expect(page.matches(of: #/url\((?!["']?#)/#).isEmpty)
  }

  @Test func aFileForXcodeHasAPreview() throws {
    let outcome = try playground.binary.run("export", "row.layout", "--swift", "Row.swift")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    let text = try read("Row.swift")
    #expect(text.contains("import SwiftUI") && text.contains("#Preview") && text.contains("struct Row: View"))
    // The output is a layout again, with the same frames.
    try playground.write("höme/again.layout", text)
    let frames = try ["row.layout", "again.layout"].map { file in
      let json = try playground.binary.run("layout", file, "--size", "100x100", "--format", "json").json
      return json["views"]?.elements?.map { "\($0["name"]?.string ?? "") \($0["frame"]?.compact ?? "")" }
    }
    #expect(frames[0]?.isEmpty == false && frames[0] == frames[1])
  }

  @Test func withoutABrowserThereIsNoPicture() throws {
    var binary = playground.binary
    binary.environment["PATH"] = "/nowhere"
    let outcome = try binary.run("export", "row.layout", "--png", "row.png")
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains("A picture of pixels needs a browser"))
    #expect(outcome.complaints.contains("show row.layout --svg picture.svg"))
  }
}
