import Diagnostics
import Foundation
import Testing

/// Tests for `course show` and `course layout --svg`, in the terminal and in files.
@Suite struct ShowTests {
  /// Ten thousand rows once took half a minute to draw; nobody looks at that many.
  @Test(arguments: [[], ["--svg", "two.svg"]]) func stepsOfVeryManyViewsAreCut(options: [String]) throws {
    let playground = try Playground()
    try playground.write(
      "höme/many.layout", "VStack { ForEach(0..<3000) { n in Color.red.frame(width: 9, height: 3) } }")
    let outcome = try playground.binary.run(["show", "many.layout", "--phases"] + options)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("2500 more views are not drawn; --view NAME chooses a container."))
  }

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

  /// Code and names stay unchanged; all other words are in the reader's language, also in accessibility descriptions.
  @Test(arguments: [
    (["--guides"], "Die Linie top von HStack liegt bei y"), (["--phases"], "Wie HStack die Kinder an top ausrichtet"),
  ])
  func drawingsSpeakGerman(options: [String], words: String) throws {
    try playground.write("höme/card.layout", Self.card)
    let drawing = try playground.binary.run(["show", "card.layout", "--svg", "-", "--language", "de"] + options).output
    checkDrawing(drawing)
    #expect(drawing.contains(words), "\(drawing)")
    let said = drawing.replacing(#/<style.*?<\/style>/#.dotMatchesNewlines(), with: "").replacing(
      #/<[^>]*>/#, with: " ")
    #expect(EnglishWords.found(in: said.replacing("left &amp; right", with: "")).isEmpty, "\(said)")
  }

  @Test func whereViewsBelongIsSaidInGerman() throws {
    _ = try playground.binary.run("bake", "--yes")
    _ = try playground.binary.run("next", "level-tops")
    let drawing = try playground.binary.run("show", "level-tops", "--svg", "-", "--language", "de").output
    #expect(drawing.contains("gehört hierher</text>"))
    #expect(drawing.contains("wo es hingehört</text>"))
    #expect(drawing.contains("zu weit unten."))
  }

  /// Views from a `ForEach` are numbered as in checks.
  @Test func repeatedViewsHaveNumbers() throws {
    let row = "Color.red.frame(width: 20, height: 20).accessibilityIdentifier(\"box\")"
    try playground.write("höme/row.layout", "HStack { ForEach(0..<2, id: \\.self) { _ in \(row) } }")
    let picture = try playground.binary.run("show", "row.layout", "--size", "100x50", "--svg", "-").output
    #expect(picture.contains("box 1: Shape at x 26, y 15, 20 wide, 20 high."))
    #expect(picture.contains("box 2: Shape at x 54, y 15, 20 wide, 20 high."))
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

  /// With steps, the picture shows the start and each step.
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

  private static let slider = """
    struct ContentView: View {
      @State private var isOn = false
      var body: some View {
        HStack {
          VStack { Color.blue.frame(width: 10, height: 10) }
          Color.red.frame(width: isOn ? 80 : 40, height: 20).accessibilityIdentifier("box")
            .onTapGesture { withAnimation(.linear) { isOn.toggle() } }
        }
      }
    }

    """

  /// An animation is shown at a quarter, a half and three quarters of its time; also for views without a name.
  @Test func animatedStepsAreShownOnTheirWay() throws {
    try playground.write("höme/slide.layout", Self.slider)
    let strip = try playground.binary.run(
      "layout", "slide.layout", "--size", "200x50", "--tap", "box", "--tap", "box", "--svg", "-"
    ).output
    // 10 and 8 and 40 points in the middle of 200 begin at 71; with 80 at 51. Halfway the box is 60 wide, at 79.
    for (caption, x, width) in [
      ("t = 0, start", "89", "40"), ("t = ¼, tap box", "84", "50"), ("t = ½, tap box", "79", "60"),
      ("t = ¾, tap box", "74", "70"), ("t = 1, after tap box", "69", "80"),
    ] {
      #expect(strip.contains(">\(caption)</text>"), "\(caption)")
      let words = "\(caption): The stage is 200 by 50 points. box: Shape at x \(x), y 15, \(width) wide, 20 high."
      #expect(strip.contains(words), "\(words)")
    }
    // The blue square, which has no name, halfway.
    #expect(strip.contains("<rect x=\"61\" y=\"20\" width=\"10\" height=\"10\" fill=\"#"))
    #expect(strip.contains(">t = ¾, tap box</text>"))
  }

  /// A replaced view is not animated; the views beside it are.
  @Test func replacedViewsJump() throws {
    let source = Self.slider.replacing(
      "VStack { Color.blue.frame(width: 10, height: 10) }",
      with: "if isOn { Color.blue.frame(width: 10, height: 10).id(\"on\") }")
    try playground.write("höme/slide.layout", source)
    let strip = try playground.binary.run(
      "layout", "slide.layout", "--size", "200x50", "--tap", "box", "--svg", "-"
    ).output
    // From x = 80, 40 wide, to x = 69, 80 wide: halfway at 74.5.
    #expect(strip.contains("t = ½: The stage is 200 by 50 points."))
    #expect(strip.contains("box: Shape at x 74.5, y 15, 60 wide, 20 high."))
    #expect(strip.contains("on: Shape at x 51, y 20, 10 wide, 10 high."))
  }

  @Test func severalAreShownTogether() throws {
    _ = try playground.binary.run("bake", "--yes")
    let none = try playground.binary.run("show", "--all")
    #expect(none.status == 2)
    #expect(none.complaints.contains("You have not started an exercise yet."))
    _ = try playground.binary.run("next", "level-tops")
    _ = try playground.binary.run("next", "level-bottoms")
    let all = try playground.binary.run("show", "--all")
    let named = try playground.binary.run("show", "level-tops", "level-bottoms")
    #expect(all.output == named.output)
    #expect(all.output.contains("level-tops.layout, scenario base"))
    #expect(all.output.contains("level-bottoms.layout, scenario base"))
    let drawn = try playground.binary.run("show", "--all", "--svg", "pictures")
    #expect(drawn.status == 0, "\(drawn.complaints)")
    #expect(try playground.read("höme/pictures/level-tops.svg").hasPrefix("<svg xmlns="))
    #expect(try playground.read("höme/pictures/level-bottoms.svg").hasPrefix("<svg xmlns="))
    let json = try playground.binary.run("show", "--all", "--format", "json").json
    #expect(json["shown"]?.elements?.count == 2)
    #expect(try playground.binary.run("show", "--all", "--svg", "-").status == 2)
    #expect(try playground.binary.run("show", "--all", "level-tops").status == 2)
    #expect(try playground.binary.run("show", "level-tops", "level-topz").complaints.contains("`level-tops`?"))
  }

  /// One drawing shows every container with a guide from the source, or the container of a view without one.
  @Test func phasesOfSeveralContainers() throws {
    let source = """
      struct ContentView: View {
        var body: some View {
          HStack(alignment: .top) {
            Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { _ in 5 }.accessibilityIdentifier("a")
            VStack(alignment: .leading) {
              Color.green.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in 7 }.accessibilityIdentifier("b")
              HStack { Color.blue.frame(width: 9, height: 9).accessibilityIdentifier("c"); Color.red.frame(width: 9, height: 5) }
            }
          }
        }
      }
      """
    try playground.write("höme/three.layout", source)
    let both = try playground.binary.run("show", "three.layout", "--phases", "--svg", "-").output
    #expect(both.contains("How 2 containers align their children"))
    #expect(both.contains(">HStack by top: 1. Each view marks its own guide</text>"))
    #expect(both.contains(">VStack by leading: 1. Each view marks its own guide</text>"))
    let one = try playground.binary.run("show", "three.layout", "--phases", "--view", "b", "--svg", "-").output
    #expect(one.contains("How VStack aligns its children by leading"))
    let unset = try playground.binary.run("show", "three.layout", "--phases", "--view", "c").output
    #expect(unset.contains("HStack aligns its children by center"))
    #expect(!unset.contains("leading"))
    let nobody = try playground.binary.run("show", "three.layout", "--phases", "--view", "d")
    #expect(nobody.output.contains("`d` is neither a container"))
    #expect(try playground.binary.run("show", "three.layout", "--view", "b").status == 2)
  }

  /// The picture includes the pack's drawings and the expected frames.
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

  /// Only the shapes of a pack's drawing are kept; `Binary` examines every drawing.
  @Test(
    arguments: [
      #"<rect fill="URL(http://evil/upper#b)"/>"#, #"<rect mask="u\72l(http://evil/escaped.svg#b)"/>"#,
      #"<rect mask="url(#a), url(http://evil/list.png)"/>"#, #"<rect filter="url(#a) url(http://evil/list.svg#f)"/>"#,
      #"<rect fill=" url(http://evil/space#b)"/>"#, #"<rect cursor="Url('http://evil/cursor.png'), auto"/>"#,
      #"<rect fill="&#117;rl(http://evil/entity)"/>"#, #"<rect fill="image-set('http://evil/is.png' 1x)"/>"#,
      #"<rect mask-image="src('http://evil/s.png')"/>"#, #"<rect ONCLICK="evil(1)" onClick="evil"/>"#,
      ##"<use href="#a" xlink:href="#a"/>"##, #"<use href="http://evil/x.svg#a"/>"#,
      #"<use xlink:href="data:image/svg+xml,evil"/>"#, #"<a href="javascript:evil(1)"><rect/></a>"#,
      #"<set attributeName="href" to="javascript:evil(1)"/>"#, #"<style>@import url(http://evil/a.css);</style>"#,
      #"<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://evil"/></foreignObject>"#,
      #"<rect id='q"&apos;&gt;&lt;script&gt;evil'/>"#, "<text>]]&gt;&#x9b;&#x202e;</text>", #"<g id="x&#10;y"/>"#,
    ])
  func aDrawingOfThePackStaysInside(_ attack: String) throws {
    let start =
      #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">"#
    try playground.write("pack/Data/Images/leaf.svg", "\(start)<circle id=\"a\" r=\"4\"/>\(attack)</svg>")
    try playground.write("pack/Data/Images/manifest.json", #"{"leaf": {"size": [20, 10], "file": "leaf.svg"}}"#)
    try playground.write("höme/leaf.layout", "Image(\"leaf\")")
    for command in [["show", "leaf.layout", "--svg", "-"], ["layout", "leaf.layout", "--svg", "-"]] {
      let drawn = try playground.binary.run(command).output
      #expect(drawn.contains("-a\" r=\"4\"/>"))
      #expect(!drawn.contains("evil"))
      #expect(!drawn.unicodeScalars.contains { $0.value == 0x9B || $0.value == 0x202E })
    }
  }

  @Test func whatCannotBeShownIsSaid() throws {
    try playground.write("höme/broken.layout", "struct ContentView: View { var body: some View { Text( } }")
    #expect(try playground.binary.run("show", "broken.layout").status == 1)
    #expect(try playground.binary.run("show", "nobody.layout").status == 2)
    #expect(try playground.binary.run("show").status == 2)
    try playground.write("höme/alone.layout", "Color.red")
    let alone = try playground.binary.run("show", "alone.layout", "--phases")
    #expect(alone.output.contains("No container here lines up several views"))
    let json = try playground.binary.run("show", "alone.layout", "--size", "40x30", "--format", "json")
    let answer = try JSON.read(SourceText(name: "answer", text: json.output))
    #expect(answer["file"]?.string == "alone.layout")
    #expect(answer["scenarios"]?.elements?.count == 1)
  }
}
