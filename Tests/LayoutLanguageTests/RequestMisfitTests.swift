import Diagnostics
import LayoutEngine
import Testing

@testable import LayoutEditing
@testable import LayoutLanguage
@testable import LayoutProgram

/// Parts of a request that do not fit a program: all are found, each at its own position.
@Suite struct RequestMisfitTests {
  private static let source = """
    struct Row: View {
      @State private var isOpen = false
      var width: Double
      let fixed = 3
      var body: some View { Color.red.frame(width: isOpen ? width : 5, height: 5) }
    }
    struct Box: View {
      let side: Double
      init(side: Double) { self.side = side }
      init(width: Double, of name: String) { side = width }
      var body: some View { Color.red.frame(width: side, height: 5) }
    }
    """

  /// Each misfit with its column in the JSON.
  @Test(arguments: [
    ("Row", #"{"arguments": {"width": 3}, "state": {"Row.isOpen": true}}"#, []),
    ("Rwo", #"{"arguments": {"width": 3}}"#, ["there is no view called 'Rwo' / Did you mean 'Row'?"]),
    ("Row", #"{"arguments": {"widht": 3}}"#, ["16: 'Row' takes no argument called 'widht' / Did you mean 'width'?"]),
    (
      "Row", #"{"arguments": {"width": "3"}}"#,
      [#"25: argument 'width' has the text "3" where a value of type 'Double' is needed"#]
    ),
    (
      "Row", #"{"arguments": {"width": 3, "fixed": 4}}"#,
      ["28: 'fixed' of 'Row' is a constant that has its value already"]
    ),
    (
      "Row", "{}",
      [
        "'Row' needs a value for 'width', and none was given / Give the property a start value, or remove it."
      ]
    ),
    (
      "Row", #"{"arguments": {"width": 3}, "state": {"Row.isOpne": true, "Row.isOpen": 1}}"#,
      [
        "39: there is no @State called 'Row.isOpne' / Did you mean 'Row.isOpen'?",
        "73: state 'Row.isOpen' has a number where a value of type 'Bool' is needed",
      ]
    ),
    (
      "Row", #"{"arguments": {"width": 3}, "state": {"Row.width": 1}}"#, ["39: there is no @State called 'Row.width'"]
    ),
    ("Box", #"{"arguments": {"side": 3}}"#, []),
    ("Box", #"{"arguments": {"width": 3}}"#, ["'Box' has no initializer for 'width'"]),
    ("Box", #"{"arguments": {"sied": 3}}"#, ["16: 'Box' takes no argument called 'sied' / Did you mean 'side'?"]),
    (
      "Box", #"{"arguments": {"of": 3, "width": 1}}"#,
      ["22: argument 'of' has a number where a value of type 'String' is needed"]
    ),
  ])
  func allIsTold(view: String, json: String, told: [String]) throws {
    let read = try JSON.read(SourceText(name: "exercise.json", text: json))
    let request = SceneRequest(
      view: view, arguments: read["arguments"]?.members ?? [], state: read["state"]?.members ?? [])
    let found = withDeadline(seconds: 60) { () -> [String] in
      guard let program = try? Program.compile([SourceText(name: "a.layout", text: "import SwiftUI\n" + Self.source)])
      else { return ["it does not compile"] }
      return program.misfits(of: request).map { misfit in
        let place = misfit.range.map { "\($0.lower + 1): " } ?? ""
        return place + ([misfit.message.english] + misfit.notes.map(\.message.english)).joined(separator: " / ")
      }
    }
    #expect(found == told)
  }

  /// Names that nothing has, and the suggestions for them.
  @Test(
    arguments: [
      (Mention.member("ofset"), Mention.member("offset")), (.member("offset"), nil), (.name("VStak"), .name("VStack")),
      (.name("VStack"), nil), (.member("qqqqqqqq"), nil), (.name("Qqqqqqqq"), nil), (.name("min"), nil),
    ] as [(Mention, Mention?)])
  func misspelledNames(mention: Mention, meant: Mention?) { #expect(mention.nearestKnown == meant) }

  /// If a learner changed a property's type, the position is in the learner's text, not in the author's JSON.
  @Test func theProgramsPlaceIsTold() throws {
    let source = SourceText(name: "a.layout", text: "import SwiftUI\n" + Self.source)
    let text = String(repeating: " ", count: 5000) + "\"wide\""
    let value = try JSON.read(SourceText(name: "exercise.json", text: text))
    let request = SceneRequest(view: "Row", arguments: [JSON.Member(key: "width", value: value)])
    let place = withDeadline(seconds: 60) { () -> Int? in
      do throws(Problems) {
        _ = try Program.compile([source]).scene(for: request)
        return nil
      } catch {
        return error.all.first?.range.map { source.line(at: $0.lower) }
      }
    }
    #expect(place == .some(.some(4)))
  }

  /// A function for one type loads like a generic one if its body is only a stub.
  @Test(arguments: [
    ("func load<T: Decodable>(_ name: String) -> T { fatalError() }", 40.0),
    ("func load(_ name: String) -> [Good] { fatalError(\"never\") }", 40),
    ("func load(_ name: String) -> [Good] { [Good(width: 7)] }", 7),
  ])
  func dataSetsAreLoaded(function: String, width: Double) throws {
    let text = """
      import SwiftUI
      struct Good: Decodable { var width: Double }
      \(function)
      let goods: [Good] = load("goods.json")
      struct Row: View {
        var body: some View { Color.red.frame(width: goods[0].width, height: 5).id("good") }
      }
      """
    let data = ["goods.json": SourceText(name: "Data/goods.json", text: #"[{"width": 40}]"#)]
    let scene = withDeadline(seconds: 60) { () -> Scene? in
      try? Program.compile([SourceText(name: "a.layout", text: text)]).scene(for: SceneRequest(view: "Row", data: data))
    }
    let shown = try #require(scene ?? nil)
    #expect(shown.views.first { $0.name == "good" }?.frame.width == width)
    #expect(shown.dataAsked == (width == 7 ? [] : ["goods.json"]))
  }
}
