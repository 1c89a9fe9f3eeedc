import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// Dragging a guide in the picture edits the text, where and as a person would write it.
@Suite struct GuideEditingTests {
  // MARK: A new guide

  @Test(arguments: [
    // On the same line, or on a line of its own like the other modifiers.
    (
      "      VStack { Text(\"a\"); Text(\"b\") }",
      "      VStack { Text(\"a\").alignmentGuide(.leading) { _ in 42 }; Text(\"b\") }"
    ),
    (
      "      VStack {\n        Text(\"a\")\n          .font(.title)\n          .bold()\n        Text(\"b\")\n      }",
      "          .alignmentGuide(.leading) { _ in 42 }"
    ),
    (
      "      VStack {\n        VStack {\n          Text(\"a\")\n          Text(\"c\")\n        }\n        Text(\"b\")\n      }",
      "          Text(\"a\").alignmentGuide(.leading) { _ in 42 }"
    ),
    // It follows modifiers that create no view of their own, and precedes those that do.
    (
      "      VStack(alignment: .leading) {\n        Text(\"a\").font(.title).foregroundStyle(.red)\n        Text(\"b\")\n      }",
      "        Text(\"a\").font(.title).foregroundStyle(.red).alignmentGuide(.leading) { _ in 42 }"
    ),
    (
      "      VStack(alignment: .leading) {\n        Text(\"a\").padding(8).id(\"a\")\n        Text(\"b\")\n      }",
      "        Text(\"a\").padding(8).id(\"a\").alignmentGuide(.leading) { _ in 50 }"
    ),
    (
      "      VStack {\n        Text(\"a\").frame(width: 100, alignment: .leading)\n        Text(\"b\")\n      }",
      "        Text(\"a\").alignmentGuide(.leading) { _ in 42 }.frame(width: 100, alignment: .leading)"
    ),
    (
      "      VStack {\n        (Text(\"a\") + Text(\"c\"))\n        Text(\"b\")\n      }",
      "        (Text(\"a\") + Text(\"c\")).alignmentGuide(.leading) { _ in 42 }"
    ),
    (
      "      VStack {\n        Text(\"a\") + Text(\"c\")\n        Text(\"b\")\n      }",
      "        (Text(\"a\") + Text(\"c\")).alignmentGuide(.leading) { _ in 42 }"
    ),
  ])
  func aGuideIsWritten(body: String, line: String) throws {
    let touching = try Touching(body)
    let name = touching.tree.nodes.contains { $0.kind == .text("a") } ? "a" : "ac"
    let text = try touching.guide(".leading", of: try touching.node(name), .number(42))
    #expect(touching.newLines(text) == [line])
  }

  @Test(arguments: [
    (GuideWish.number(310), "{ _ in 310 }", "310"), (.number(42.5), "{ _ in 42.5 }", "42.5"),
    (.number(-12), "{ _ in -12 }", "-12"), (.number(-0.001), "{ _ in 0 }", "0"),
    (.number(33.33333), "{ _ in 33.33 }", "33.33"), (.preset(.trailing), "{ d in d[.trailing] }", "d[.trailing]"),
    (.preset(.center), "{ d in d[HorizontalAlignment.center] }", "d[HorizontalAlignment.center]"),
  ])
  func whatIsNewIsSelected(wish: GuideWish, closure: String, selected: String) throws {
    let touching = try Touching("      VStack(alignment: .leading) { Text(\"a\"); Text(\"b\") }")
    let edit = try touching.editing.settingGuide(.leading, of: try touching.node("a"), to: wish)
    let text = touching.text(after: edit)
    #expect(text.contains("Text(\"a\").alignmentGuide(.leading) \(closure);"))
    #expect(String(decoding: Array(text.utf8)[edit.selection.lower..<edit.selection.upper], as: UTF8.self) == selected)
  }

  @Test func keysAreWrittenSoThatTheyMeanOneLine() throws {
    let more = """
      enum Eyes: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
      enum Nose: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
      extension VerticalAlignment { static let eyes = VerticalAlignment(Eyes.self) }
      """
    let touching = try Touching(
      "      HStack(alignment: VerticalAlignment(Nose.self)) { Text(\"a\"); Text(\"b\").alignmentGuide(.eyes) { _ in 1 } }",
      more: more)
    let node = try touching.node("a")
    for (key, written) in [
      (".eyes", ".eyes"), ("Nose", "VerticalAlignment(Nose.self)"), (".firstTextBaseline", ".firstTextBaseline"),
      ("VerticalAlignment.center", "VerticalAlignment.center"),
      ("HorizontalAlignment.center", "HorizontalAlignment.center"),
    ] {
      #expect(
        try touching.guide(key, of: node, .number(3)).contains("Text(\"a\").alignmentGuide(\(written)) { _ in 3 };"))
    }
    #expect(touching.tree.keys(called: ".center") == [.horizontalCenter, .verticalCenter])
    #expect(touching.tree.keys(called: ".nowhere") == [])
  }

  // MARK: Existing guides

  @Test(arguments: [
    ("{ d in d[.top] + 4 }", "{ _ in 42 }", "{ d in d[.trailing] }"),
    ("{ _ in 4 }", "{ _ in 42 }", "{ d in d[.trailing] }"),
    ("{ $0.width / 2 }", "{ _ in 42 }", "{ $0[.trailing] }"),
    ("{ size in\n  // why\n  size.width\n}", "{ _ in\n  // why\n  42\n}", "{ size in\n  // why\n  size[.trailing]\n}"),
    (
      "{ (d: ViewDimensions) -> CGFloat in d.width }", "{ _ in 42 }",
      "{ (d: ViewDimensions) -> CGFloat in d[.trailing] }"
    ),
    ("{ d in\n  let half = d.width / 2\n  return half\n}", "{ _ in\n  42\n}", "{ d in\n  d[.trailing]\n}"),
  ])
  func aGuideAnswersSomethingElse(old: String, number: String, preset: String) throws {
    func body(_ closure: String) -> String {
      "      VStack(alignment: .leading) { Text(\"a\").alignmentGuide(.leading) \(closure).bold(); Text(\"b\") }"
    }
    let touching = try Touching(body(old))
    let node = try touching.node("a")
    #expect(try touching.guide(".leading", of: node, .number(42)).contains(body(number)))
    #expect(try touching.guide(".leading", of: node, .preset(.trailing)).contains(body(preset)))
  }

  @Test func aGuideFurtherOutIsTheOneThatCounts() throws {
    let touching = try Touching(
      """
            VStack(alignment: .leading) {
              Text("a")
                .alignmentGuide(.leading) { _ in 1 }
                .padding(8)
                .alignmentGuide(.leading, computeValue: far)
              Text("b")
            }
      """, more: "func far(_ d: ViewDimensions) -> CGFloat { 100 }")
    let text = try touching.guide(".leading", of: try touching.node("a"), .number(10))
    #expect(touching.newLines(text) == ["          .alignmentGuide(.leading, computeValue: { _ in 18 })"])
    let without = try touching.guide(".leading", of: try touching.node("a"), .implicit)
    #expect(!without.contains("alignmentGuide"))
  }

  // MARK: Removal

  @Test func aGuideGoesWithItsLine() throws {
    let body = "      VStack {\n        Text(\"a\")\n          .bold()\n        Text(\"b\").id(\"b\")\n      }"
    let touching = try Touching(body)
    for name in ["a", "b"] {
      for wish in [GuideWish.number(10), .preset(.trailing)] {
        let edit = try touching.editing.settingGuide(.leading, of: try touching.node(name), to: wish)
        let again = try Touching(text: touching.text(after: edit))
        let gone = try again.guide(".leading", of: try again.node(name), .implicit)
        #expect(gone == touching.program.sources.first?.text)
      }
    }
  }

  @Test func remarksOnOtherLinesStay() throws {
    let touching = try Touching(
      "      VStack {\n        Text(\"a\")\n          // here\n          .alignmentGuide(.leading) { d in\n            d.width\n          } // half\n          .bold()\n      Text(\"b\") }"
    )
    let text = try touching.guide(".leading", of: try touching.node("a"), .implicit)
    #expect(text.contains("        Text(\"a\")\n          // here\n          .bold()\n"))
  }

  // MARK: The program's own views

  @Test func aViewOfOnesOwnGetsItsGuideWhereItIsUsed() throws {
    let card = "struct Card: View { let name: String; var body: some View { Text(name).padding(4) } }"
    let body =
      "      VStack(alignment: .leading) {\n        Card(name: \"a\").bold()\n        Card(name: \"b\")\n      }"
    for given in [nil, card] {
      let touching = try Touching(body, more: given == nil ? card : "", given: given)
      let text = try touching.guide(".leading", of: try touching.node("a"), .number(10))
      #expect(touching.newLines(text) == ["        Card(name: \"a\").bold().alignmentGuide(.leading) { _ in 14 }"])
    }
  }

  @Test func aModifierOfOnesOwnHasItInside() throws {
    let touching = try Touching(
      "      VStack(alignment: .leading) {\n        Text(\"a\").modifier(Framed())\n        Text(\"b\")\n      }",
      more: "struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding(5) } }")
    let text = try touching.guide(".leading", of: try touching.node("a"), .number(10))
    #expect(touching.newLines(text) == ["        Text(\"a\").modifier(Framed()).alignmentGuide(.leading) { _ in 15 }"])
  }

  @Test func severalViewsInOneHaveTheirOwnText() throws {
    let touching = try Touching(
      "      VStack(alignment: .leading) { Pair() }",
      more:
        "struct Pair: View {\n  var body: some View {\n    Group {\n      Text(\"a\")\n      Text(\"b\")\n    }\n  }\n}"
    )
    let text = try touching.guide(".leading", of: try touching.node("b"), .number(10))
    #expect(touching.newLines(text) == ["      Text(\"b\").alignmentGuide(.leading) { _ in 10 }"])
  }

  @Test func previewsAreNoUse() throws {
    let touching = try Touching("      Text(\"a\")", more: "#Preview { ContentView() }")
    let text = try touching.guide(".leading", of: try touching.node("a"), .number(10))
    #expect(touching.newLines(text) == ["      Text(\"a\").alignmentGuide(.leading) { _ in 10 }"])
  }

  // MARK: Refused edits

  @Test func whatCannotBeWrittenSaysWhy() throws {
    let touching = try Touching(
      "      VStack { Gift(); Toggle(\"t\", isOn: .constant(true)); Text(\"a\") }", more: "",
      given: "struct Gift: View { var body: some View { VStack { Text(\"g\"); Text(\"h\") } } }")
    func refusal(_ node: Int, _ wish: GuideWish = .number(3), key: AlignmentKey = .leading) -> EditRefusal? {
      do throws(EditRefusal) {
        _ = try touching.editing.settingGuide(key, of: node, to: wish)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal(99) == .noView)
    #expect(refusal(try touching.node("g")) == .isGiven)
    #expect(refusal(try touching.node("a"), .implicit) == .noGuide(key: ".leading"))
    #expect(refusal(try touching.node("a"), .number(.nan)) == .noNumber)
    #expect(refusal(try touching.node("a"), .preset(.top)) == .otherAxis(preset: ".top", key: ".leading"))
  }
}
