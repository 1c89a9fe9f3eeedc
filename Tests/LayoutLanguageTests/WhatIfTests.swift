import Diagnostics
import Foundation
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// Scenes with edits of certain places: each equals the scene of a program with the edit in its source.
@Suite struct WhatIfTests {
  struct Trial: Sendable, CustomTestStringConvertible {
    let body: String
    /// The text that ends where the edited call ends.
    let place: String
    let change: SceneEdit.Change
    let same: String

    init(_ body: String, at place: String, _ change: SceneEdit.Change, is same: String) {
      self.body = body
      self.place = place
      self.change = change
      self.same = same
    }

    var testDescription: String { "\(change) at \(place)" }
  }

  private static let a = "Color.red.frame(width: 40, height: 20).id(\"a\")"
  private static let b = "Color.red.frame(width: 24, height: 50).id(\"b\")"

  private static func column(_ alignment: String, _ more: String = "") -> String {
    "VStack(alignment: \(alignment)) { \(a); \(b)\(more) }"
  }

  static let trials: [Trial] = [
    Trial(
      column(".leading", ".alignmentGuide(.leading) { _ in -5 }"), at: ".alignmentGuide(.leading) { _ in -5 }",
      .guideValue(GuideChange(factor: -1)), is: column(".leading", ".alignmentGuide(.leading) { _ in 5 }")),
    Trial(
      column(".leading", ".alignmentGuide(.leading) { d in d.width / 3 }"),
      at: ".alignmentGuide(.leading) { d in d.width / 3 }", .guideValue(GuideChange(factor: -1, size: 1, constant: 2)),
      is: column(".leading", ".alignmentGuide(.leading) { d in d.width * 2 / 3 + 2 }")),
    Trial(
      column(".leading", ".alignmentGuide(.trailing) { _ in 5 }"), at: ".alignmentGuide(.trailing) { _ in 5 }",
      .guideKey(.leading), is: column(".leading", ".alignmentGuide(.leading) { _ in 5 }")),
    Trial(
      column(".leading", ".alignmentGuide(.leading) { _ in 5 }"), at: ".alignmentGuide(.leading) { _ in 5 }", .removed,
      is: column(".leading")),
    Trial(column(".leading"), at: "VStack(alignment: .leading)", .alignment(.trailing), is: column(".trailing")),
    // The frame applies to the whole stack, and not to the views of its block, which ends at the same brace.
    Trial(
      column(".leading"), at: "VStack(alignment: .leading)", .filled(.trailing),
      is: column(".leading") + ".frame(maxWidth: .infinity, alignment: .trailing)"),
    Trial(
      "ZStack(alignment: .top) { \(a); \(b) }", at: "ZStack(alignment: .top)", .alignment(.trailing),
      is: "ZStack(alignment: .topTrailing) { \(a); \(b) }"),
    Trial(
      "\(a).frame(width: 90, height: 60)", at: ".frame(width: 90, height: 60)", .alignment(.bottom),
      is: "\(a).frame(width: 90, height: 60, alignment: .bottom)"),
    Trial(
      "\(a).frame(width: 90, height: 60).id(\"c\")", at: ".frame(width: 90, height: 60)", .sidesExchanged,
      is: "\(a).frame(width: 60, height: 90).id(\"c\")"),
    Trial(
      "ZStack(alignment: .bottom) { \(a); \(b) }", at: "ZStack(alignment: .bottom)", .layersAsOverlay,
      is: "\(a).overlay(alignment: .bottom) { \(b) }"),
    Trial(
      "\(a).overlay(alignment: .bottom) { \(b) }", at: ".overlay(alignment: .bottom)", .overlayAsLayers,
      is: "ZStack(alignment: .bottom) { \(a); \(b) }"),
    Trial(
      "\(a).background(alignment: .bottom) { \(b) }", at: ".background(alignment: .bottom)", .overlayAsLayers,
      is: "ZStack(alignment: .bottom) { \(b); \(a) }"),
    Trial(
      column(".leading", ".offset(x: 30)"), at: ".offset(x: 30)",
      .offsetAsGuides(Alignment(horizontal: .leading, vertical: .verticalCenter)),
      is: column(".leading", ".alignmentGuide(.leading) { d in d[.leading] - 30 }")),
    Trial(
      "VStack { Color.red; HStack { \(a); \(b) }; Color.red }", at: "HStack", .removed,
      is: "VStack { Color.red; \(a); \(b); Color.red }"),
    Trial(
      column(".leading"), at: ".id(\"b\")", .guided(.leading, 9),
      is: column(".leading", ".alignmentGuide(.leading) { _ in 9 }")),
  ]

  private func frames(_ body: String, _ edits: (SourceText) -> [SceneEdit]) throws -> [String: Rect] {
    let source = SourceText(name: "what-if.layout", text: "struct V: View { var body: some View { \(body) } }")
    var request = SceneRequest(stage: Size(width: 200, height: 100))
    request.edits = edits(source)
    let scene = try Program.compile([source]).scene(for: request)
    return scene.views.reduce(into: [:]) { $0[$1.name] = $1.frame }
  }

  /// The end of the call that begins with a text, including its closure.
  private func place(_ words: String, in source: SourceText) throws -> EditPlace {
    let facts = try Program.compile([source]).sourceFacts()
    let lower = try #require(source.text.range(of: words))
    let offset = source.text.utf8.distance(from: source.text.startIndex, to: lower.lowerBound)
    let call = facts.calls.first { $0.range.lower == offset }
    return EditPlace(try #require(call).range)
  }

  @Test(arguments: trials) func equalsTheProgramThatSaysSo(trial: Trial) throws {
    var found: EditPlace?
    let before = try frames(trial.body) { _ in [] }
    let changed = try frames(trial.body) { source in
      found = try? place(trial.place, in: source)
      return found.map { [SceneEdit($0, trial.change)] } ?? []
    }
    #expect(found != nil)
    #expect(try changed == frames(trial.same) { _ in [] })
    #expect(changed != before)
  }

  /// A guide on a row, tried on a view in it.
  @Test func aGuideMovesFurtherIn() throws {
    let row = "HStack { \(Self.a); \(Self.b) }"
    let body = "VStack(alignment: .leading) { Color.red; \(row).alignmentGuide(.leading) { _ in 9 } }"
    let moved = try frames(body) { source in
      guard let guide = try? place(".alignmentGuide(.leading) { _ in 9 }", in: source),
        let view = try? place(".id(\"b\")", in: source)
      else { return [] }
      return [SceneEdit(guide, .moved(inside: view))]
    }
    let same = "HStack { \(Self.a); \(Self.b).alignmentGuide(.leading) { _ in 9 } }"
    #expect(try moved == frames("VStack(alignment: .leading) { Color.red; \(same) }") { _ in [] })
  }

  @Test func whatFitsNoPlaceChangesNothing() throws {
    let changes: [SceneEdit.Change] = [
      .sidesExchanged, .layersAsOverlay, .overlayAsLayers, .guideKey(.top), .alignment(.top),
    ]
    for change in changes {
      let changed = try frames(Self.column(".leading")) { source in
        [EditPlace(SourceRange(lower: 0, upper: 9_999)), (try? place("VStack", in: source))].compactMap {
          $0.map { SceneEdit($0, change) }
        }
      }
      #expect(try changed == frames(Self.column(".leading")) { _ in [] })
    }
  }
}

@Suite struct SourceFactsTests {
  private func facts(_ body: String) throws -> SourceFacts {
    try Program.compile([SourceText(name: "facts.layout", text: body)]).sourceFacts()
  }

  @Test func numbersSayWhatTheyAreFor() throws {
    let facts = try facts(
      """
      struct V: View {
        var index = 7
        var body: some View {
          Color.red.alignmentGuide(.leading) { d in index == 1 ? d.width * 2 / 3 - 10 : [4.0, 5.0][index] }
            .frame(width: 0x10, height: 12)
            .offset(x: -3)
        }
      }
      """)
    func values(_ role: SourceFacts.Number.Role) -> [Double] { facts.numbers.filter { $0.role == role }.map(\.value) }
    #expect(values(.condition) == [1])
    #expect(values(.factor) == [2, 3])
    #expect(values(.amount) == [7, 10, 4, 5, 16, 12, -3])
  }

  @Test func callsKnowTheirArguments() throws {
    let facts = try facts("struct V: View { var body: some View { Text(\"a\").frame(width: 4, alignment: .top) } }")
    #expect(facts.calls.map(\.name) == ["frame", "Text"])
    #expect(facts.calls.first?.arguments.map(\.label) == ["width", "alignment"])
    let range = try #require(facts.calls.first?.range)
    #expect(facts.call(at: range)?.name == "frame")
  }

  @Test func textReachesWhatItNames() throws {
    let facts = try facts(
      """
      struct V: View {
        var far: CGFloat { near + 20 }
        private let near: CGFloat = 30
        var given: CGFloat = 40
        var body: some View { Color.red.offset(x: far + given) }
      }
      """)
    let argument = try #require(facts.calls.first { $0.name == "offset" }?.arguments.first?.range)
    let numbers = facts.reach(of: argument, without: ["given"]).flatMap { facts.numbers(in: $0) }.map(\.value)
    #expect(numbers.sorted() == [20, 30])
  }
}
