import Foundation
import Testing

/// Tests for `course layout FOLDER`: the files of a folder as one program, and the view that is shown.
@Suite struct LayoutFolderTests {
  let playground: Playground
  init() throws {
    playground = try Playground()
    let files = [
      "TripApp.swift":
        "import SwiftUI\n@main struct TripApp: App { var body: some Scene { WindowGroup { Days() } } }\n",
      "Views/Days.swift": """
      struct Days: View { var body: some View { VStack(spacing: 0) { Day(width: 40); Day(width: Trip.length) } } }
      struct Trip { static let length: CGFloat = 60 }
      """,
      "Views/Day.swift": """
      struct Day: View {
        let width: CGFloat
        var body: some View { Color.red.frame(width: width, height: 10).id("day") }
      }
      """,
      "Previews/Some.swift": "#Preview { Day(width: 90) }\n",
      // Files that are not part of the program and would not compile.
      "Package.swift": "nothing", "TripTests/DayTests.swift": "nothing", "Views/Check.swift": "import XCTest\nnothing",
      ".build/Old.swift": "nothing", "README.md": "nothing",
    ]
    for (name, text) in files { try playground.write("höme/Trip/\(name)", text) }
  }

  /// The rows of the output, with blanks collapsed.
  private func page(_ arguments: String...) throws -> (rows: [String], status: Int32, complaint: String) {
    let outcome = try playground.binary.run(["layout"] + arguments + ["--size", "100x100"])
    let rows = outcome.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    return (rows, outcome.status, outcome.complaintInOneLine)
  }

  @Test func theAppIsShownWithEachViewsFile() throws {
    let (rows, status, _) = try page("Trip")
    #expect(status == 0)
    #expect(rows.contains("day 30 40 40 10 Day.swift:3"))
    #expect(rows.contains("day 20 50 60 10 Day.swift:3"))
  }

  @Test func aViewMayBeChosenAndGivenItsArguments() throws {
    #expect(
      try page("Trip", "--view", "Day", "--arguments", #"{"width": 30}"#).rows.contains("day 35 45 30 10 Day.swift:3"))
    // Missing arguments are made up, with a note.
    let sample = try page("Trip", "--view", "Day")
    #expect(sample.status == 0 && sample.rows.contains { $0.contains("made up ones") })
    let missing = try page("Trip", "--view", "Dai")
    #expect(missing.status == 1 && missing.rows.joined().contains("there is no view called 'Dai'"))
  }

  /// In a single file, a preview takes precedence over the App.
  @Test func aFilesPreviewComesBeforeItsApp() throws {
    #expect(try page("Trip", "--preview", "1").rows.contains("day 5 45 90 10 Day.swift:3"))
    try playground.write(
      "höme/app.layout",
      """
      @main struct TripApp: App { var body: some Scene { WindowGroup { Color.red.id("app") } } }
      #Preview { Color.blue.frame(width: 10, height: 10).id("preview") }
      """)
    #expect(try page("app.layout").rows.contains("preview 45 45 10 10 2"))
  }

  /// A single file of an app, without the catalog of its colors, which affect no frame. A name is not a color if the
  /// declaration takes another type.
  @Test func colorsOfACatalogAreGraySaidOnce() throws {
    try playground.write(
      "höme/colors.layout",
      """
      enum Mood { case brandDark }
      struct Tag: View {
        init(_ color: Color) { width = 20 }
        init(_ mood: Mood) { width = 60 }
        let width: CGFloat
        var isOn = true
        var body: some View {
          Color.gray.frame(width: width, height: 10).background(isOn ? .brandNavy : .brandRose).id("tag")
        }
      }
      #Preview { Tag(.brandDark).background(.brandNavy) }
      """)
    let (rows, status, _) = try page("colors.layout")
    #expect(status == 0 && rows.contains("tag 20 45 60 10 8"))
    let said = rows.filter { $0.contains("nothing here declares the color") }
    #expect(said.count == 2, "\(rows)")
    try playground.write("höme/typo.layout", "#Preview { Text(\"a\").foregroundStyle(.bleu) }")
    #expect(try page("typo.layout").status == 1)
  }

  @Test func aPreviewMayBeChosen() throws {
    try playground.write(
      "höme/two.layout",
      """
      struct Box: View { let width: CGFloat; var body: some View { Color.red.frame(width: width, height: 10).id("box") } }
      #Preview("Narrow") { Box(width: 20) }
      #Preview("Wide", traits: .fixedLayout(width: 200, height: 20)) { Box(width: 80) }
      """)
    #expect(try page("two.layout").rows.contains("box 40 45 20 10 1"))
    #expect(try page("two.layout", "--preview", "2").rows.contains("box 10 45 80 10 1"))
    #expect(try page("two.layout", "--preview", "Wide").rows.contains("box 10 45 80 10 1"))
    let missing = try page("two.layout", "--preview", "Wyde")
    #expect(missing.status == 1)
    #expect(missing.rows.joined(separator: " ").contains("there is no preview 'Wyde'"))
    #expect(missing.rows.joined(separator: " ").contains("Did you mean 'Wide'?"))
    // Without any preview, none can be chosen.
    for (name, text) in [
      ("plain", "struct ContentView: View { var body: some View { Color.red } }"), ("bare", "Color.red"),
    ] {
      try playground.write("höme/\(name).layout", text)
      #expect(try page("\(name).layout", "--preview", "2").rows.joined().contains("there is no preview '2'"))
    }
    // The chosen preview's own stage.
    let outcome = try playground.binary.run("layout", "two.layout", "--preview", "Wide")
    #expect(outcome.output.contains("Stage 200 × 20"))
  }

  /// Each view of a provider is a preview of its own.
  @Test func viewsOfOneProviderAreShownAlone() throws {
    try playground.write(
      "höme/provider.layout",
      """
      struct Box: View { let width: CGFloat; var body: some View { Color.red.frame(width: width, height: 10).id("box") } }
      struct Box_Previews: PreviewProvider {
        static var previews: some View {
          Box(width: 20)
          Group { Box(width: 80) }
        }
      }
      """)
    #expect(try page("provider.layout").rows.filter { $0.hasPrefix("box") } == ["box 40 45 20 10 1"])
    #expect(try page("provider.layout", "--preview", "2").rows.filter { $0.hasPrefix("box") } == ["box 10 45 80 10 1"])
    #expect(try page("provider.layout", "--preview", "3").status == 1)
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    try FileManager.default.createDirectory(
      atPath: playground.home + "/empty", withIntermediateDirectories: true)
    let empty = try page("empty")
    #expect(empty.status == 2 && empty.complaint.contains("There is no .swift or .layout file in “empty”."))
    let list = try page("Trip", "--arguments", "[3]")
    #expect(list.status == 2 && list.complaint.contains("“[3]” is not a JSON object."))
    for number in 0..<401 { try playground.write("höme/many/\(number).swift", "") }
    let many = try page("many")
    #expect(many.status == 2 && many.complaint.contains("many has more than 400 files of Swift"))
  }

  /// A folder includes its assets; a picture's size is that of its file divided by its scale.
  @Test func whatLiesBesideTheSwiftIsUsed() throws {
    let catalog = "höme/Shop/Assets.xcassets"
    try playground.write(
      "höme/Shop/Shop.swift",
      """
      import SwiftUI
      struct Item: Decodable, Identifiable { let id: Int; let widths: Range<CGFloat> }
      struct ContentView: View {
        let items = try! JSONDecoder().decode(
          [Item].self, from: Data(contentsOf: Bundle.main.url(forResource: "items", withExtension: "json")!))
        var body: some View {
          HStack(spacing: 0) {
            Image("red-owl").id("owl")
            Image(.redOwl).id("symbol")
            Image("leaf").id("leaf")
            ForEach(items) { item in Color.brand.frame(width: item.widths.upperBound, height: 10).id("item") }
          }
          .foregroundStyle(.brand).tint(.accent).clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 4)))
        }
      }
      """)
    try playground.write("höme/Shop/Resources/items.json", #"[{"id": 1, "widths": [3, 12]}]"#)
    try playground.write("\(catalog)/Brand.colorset/Contents.json", "{}")
    // Every app has this color; Xcode drops the last word of its name.
    try playground.write("\(catalog)/AccentColor.colorset/Contents.json", "{}")
    try playground.write(
      "\(catalog)/red-owl.imageset/Contents.json",
      #"{"images": [{"scale": "1x"}, {"filename": "owl@2x.png", "scale": "2x"}]}"#)
    // The header of a picture of 40 × 20 pixels; nothing else of the file is read.
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 40, 0, 0, 0, 20,
    ]
    try Data(head).write(to: URL(fileURLWithPath: "\(playground.path)/\(catalog)/red-owl.imageset/owl@2x.png"))
    try playground.write("\(catalog)/leaf.imageset/Contents.json", #"{"images": [{"filename": "leaf.svg"}]}"#)
    try playground.write(
      "\(catalog)/leaf.imageset/leaf.svg", #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 8"/>"#)
    let (rows, status, complaint) = try page("Shop")
    #expect(status == 0, "\(complaint)")
    #expect(rows.contains("owl 21 45 20 10 Shop.swift:8"))
    #expect(rows.contains("symbol 41 45 20 10 Shop.swift:9"))
    #expect(rows.contains("leaf 61 46 6 8 Shop.swift:10"))
    #expect(rows.contains("item 67 45 12 10 Shop.swift:11"))
  }
}
