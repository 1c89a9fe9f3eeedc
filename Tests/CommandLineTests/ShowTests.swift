import Diagnostics
import Foundation
import Testing

/// `course show` and `course layout --svg`: pictures, in the terminal and in files.
@Suite struct ShowTests {
  let playground: Playground
  init() throws { playground = try Playground() }

  private static let card = """
    struct ContentView: View {
      var body: some View {
        HStack(alignment: .top) {
          Color.red.frame(width: 40, height: 20).alignmentGuide(.top) { _ in 10 }.accessibilityIdentifier("left & right")
          Text("Hello").foregroundStyle(.blue)
        }
      }
    }

    """

  @Test func anExerciseStandsForTheLearnersFile() throws {
    let unwritten = try playground.binary.run("show", "level-tops")
    #expect(unwritten.status == 2)
    #expect(unwritten.complaints.contains("next level-tops"))
    _ = try playground.binary.run("bake", "--yes")
    _ = try playground.binary.run("next", "level-tops")
    let shown = try playground.binary.run("show", "level-tops")
    #expect(shown.status == 0)
    #expect(shown.output.contains("level-tops.layout, scenario base, stage 200 × 100"))
    #expect(shown.output.contains("expected"))
    #expect(shown.output.contains("yours"))
    #expect(shown.output.contains("too low"))
    let states = try playground.binary.run("show", "level-tops", "--states")
    #expect(states.output.contains("state"))
    #expect(states.output.contains("tall"))
    #expect(!states.output.contains("unseen"), "hidden scenarios stay hidden")
  }

  @Test func aFileStandsForItself() throws {
    try playground.write("höme/card.layout", Self.card)
    let shown = try playground.binary.run("show", "card.layout", "--size", "200x100", "--guides")
    #expect(shown.status == 0)
    for part in ["card.layout, stage 200 × 100", "left & right", "Hello", "top", "●", "┌"] {
      #expect(shown.output.contains(part), "\(part)")
    }
    let plain = try playground.binary.run("show", "card.layout", "--plain", "--guides")
    #expect(plain.output.split(separator: "\n").dropFirst().allSatisfy { line in line.allSatisfy { $0.isASCII } })
    let phases = try playground.binary.run("show", "card.layout", "--phases")
    #expect(phases.output.contains("HStack aligns its children by top"))
    #expect(phases.output.contains("left & right  top 10, set in the source: stays"))
  }

  /// Views that a `ForEach` made are told apart as checks tell them apart.
  @Test func repeatedViewsHaveNumbers() throws {
    let row = "Color.red.frame(width: 20, height: 20).accessibilityIdentifier(\"box\")"
    try playground.write("höme/row.layout", "HStack { ForEach(0..<2, id: \\.self) { _ in \(row) } }")
    let picture = try playground.binary.run("show", "row.layout", "--size", "100x50", "--svg", "-").output
    #expect(picture.contains("box#0: Shape at x 26, y 15, 20 wide, 20 high."))
    #expect(picture.contains("box#1: Shape at x 54, y 15, 20 wide, 20 high."))
  }

  @Test func picturesGoWhereTheyAreWanted() throws {
    try playground.write("höme/card.layout", Self.card)
    let drawn = try playground.binary.run("layout", "card.layout", "--size", "200x100", "--svg", "a.svg")
    #expect(drawn.status == 0)
    #expect(drawn.output.contains("left & right"), "the frames are printed all the same")
    let picture = try playground.read("höme/a.svg")
    #expect(picture.hasPrefix("<svg xmlns="))
    #expect(picture.contains("left &amp; right: Shape at x"))
    #expect(picture.contains(">Hello</text>"))
    let printed = try playground.binary.run("layout", "card.layout", "--size", "200x100", "--svg", "-")
    #expect(printed.output == picture)
    let shown = try playground.binary.run("show", "card.layout", "--guides", "--svg", "b.svg")
    #expect(shown.output.contains("b.svg"))
    #expect(try playground.read("höme/b.svg").contains("<g class=\"guides\">"))
    let phases = try playground.binary.run("show", "card.layout", "--phases", "--svg", "-")
    #expect(phases.output.contains("How HStack aligns its children by top"))
    let nowhere = try playground.binary.run("show", "card.layout", "--svg", "no/such/folder/a.svg")
    #expect(nowhere.status == 2)
    #expect(nowhere.complaints.contains("cannot be written"))
  }

  /// After steps, the picture shows the start and each step.
  @Test func stepsAreAFilmstrip() throws {
    let source = """
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Color.red.frame(width: isOn ? 80 : 40, height: 20).onTapGesture { isOn.toggle() }.accessibilityIdentifier("box")
        }
      }
      """
    try playground.write("höme/tap.layout", source)
    let strip = try playground.binary.run("layout", "tap.layout", "--size", "100x50", "--tap", "box", "--svg", "-")
      .output
    #expect(strip.contains(">start</text>"))
    #expect(strip.contains("box: Shape at x 30, y 15, 40 wide, 20 high."))
    #expect(strip.contains("box: Shape at x 10, y 15, 80 wide, 20 high."))
  }

  /// The pack's drawings stand in the picture, and where the learner's views belong.
  @Test func imagesOfThePackAreDrawn() throws {
    let drawing = "<svg width=\"20\" height=\"10\"><path d=\"M0 0H20V10Z\"/></svg>"
    try playground.write("pack/Data/Images/leaf.svg", drawing)
    try playground.write("pack/Data/Images/manifest.json", #"{"leaf": {"size": [20, 10], "file": "leaf.svg"}}"#)
    try playground.write("höme/leaf.layout", "Image(\"leaf\")")
    let picture = try playground.binary.run("show", "leaf.layout", "--svg", "-").output
    #expect(picture.contains("<path d=\"M0 0H20V10Z\"/>"))
    _ = try playground.binary.run("bake", "--yes")
    _ = try playground.binary.run("next", "level-tops")
    let wrong = try playground.binary.run("show", "level-tops", "--svg", "-").output
    #expect(wrong.contains("belongs here"))
  }

  @Test func whatCannotBeShownIsSaid() throws {
    try playground.write("höme/broken.layout", "struct ContentView: View { var body: some View { Text( } }")
    #expect(try playground.binary.run("show", "broken.layout").status == 1)
    #expect(try playground.binary.run("show", "nobody.layout").status == 2)
    #expect(try playground.binary.run("show").status == 2)
    try playground.write("höme/alone.layout", "Color.red")
    let alone = try playground.binary.run("show", "alone.layout", "--phases")
    #expect(alone.output.contains("No container here has several views"))
    let json = try playground.binary.run("show", "alone.layout", "--size", "40x30", "--format", "json")
    let answer = try JSON.read(SourceText(name: "answer", text: json.output))
    #expect(answer["file"]?.string == "alone.layout")
    #expect(answer["scenarios"]?.elements?.count == 1)
  }
}
