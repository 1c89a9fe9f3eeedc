import Diagnostics
import LayoutEngine
import Testing

@testable import LayoutLanguage
@testable import LayoutNatives
@testable import LayoutProgram

/// Environment values of views, in cases that no frame can show.
@Suite struct SurroundingsTests {
  @Test(arguments: [
    (
      """
      final class Model: ObservableObject {}
      struct Row: View {
        @EnvironmentObject var model: Model
        var body: some View { Color.red }
      }
      struct ContentView: View {
        var body: some View {
          VStack { Color.blue.environmentObject(Model()); Row() }
        }
      }
      """, 3,
      "No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of this view."
    ),
    (
      """
      @Observable final class Model {}
      struct ContentView: View {
        @Environment(Model.self) private var model
        var body: some View { Color.red }
      }
      """, 3,
      "No Observable object of type Model found. A View.environment(_:) for Model may be missing as an ancestor of this view."
    ),
  ])
  func anObjectThatNobodyGaveIsNamed(text: String, line: Int, message: String) throws {
    let source = SourceText(name: "answer.layout", text: text)
    let found = try #require(problems(of: source), "no answer in time")
    #expect(found.map(\.message.english) == [message])
    #expect(found.first?.range.map { source.location(at: $0.lower).line } == line)
    #expect(found.first?.notes.count == 1)
  }

  /// A view shown on its own has no views around it that could provide an object.
  @Test func anObjectIsMadeUpForAViewThatStandsAlone() throws {
    let text = """
      final class Shop: ObservableObject { @Published var count = 3 }
      struct Row: View {
        @EnvironmentObject var shop: Shop
        var body: some View { Color.red.frame(width: CGFloat(shop.count), height: 10).id("row") }
      }
      struct ContentView: View {
        @EnvironmentObject private var shop: Shop
        var body: some View { VStack { Row() }.onAppear { shop.count = 7 } }
      }
      """
    func shown(_ more: String) throws -> (frame: Rect?, warnings: [String])? {
      let source = SourceText(name: "answer.layout", text: text + more)
      return withDeadline(seconds: 20) {
        do throws(Problems) {
          var request = SceneRequest(stage: Size(width: 100, height: 100))
          request.makesSamples = true
          let scene = try Program.compile([source]).scene(for: request)
          return (scene.views.first { $0.name == "row" }?.frame, scene.warnings.map(\.message.english))
        } catch {
          return (nil, error.all.map(\.message.english))
        }
      }
    }
    let alone = try #require(try shown(""), "no answer in time")
    #expect(alone.frame == Rect(x: 46.5, y: 45, width: 7, height: 10))
    #expect(alone.warnings.count == 1 && alone.warnings[0].contains("'Shop' is made up"))
    // A preview determines the view's surroundings; so does a program that provides the object to another view.
    for more in [
      "\n#Preview { ContentView() }",
      "\nstruct Other: View { var body: some View { Row().environmentObject(Shop()) } }",
    ] {
      let missing = try #require(try shown(more), "no answer in time")
      #expect(missing.frame == nil)
    }
  }

  private func problems(of source: SourceText) -> [Problem]? {
    withDeadline(seconds: 20) {
      do throws(Problems) {
        _ = try Program.compile([source]).scene(for: SceneRequest(stage: Size(width: 100, height: 100)))
        return []
      } catch {
        return error.all
      }
    }
  }

  @Test func everyCategoryHasASizeAndBack() {
    for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(category: size.category) == size) }
    #expect(DynamicTypeSize(category: "huge") == nil)
  }

  @Test(
    arguments: [
      (0, nil, false, "0"), (1_234_567, nil, false, "1,234,567"), (-2.5, nil, false, "-2.5"),
      (3.14159, 2, false, "3.14"), (2, 2, false, "2.00"), (0.5, nil, true, "50%"), (-0.001, 1, false, "-0.0"),
      (999.9996, 3, false, "1,000.000"), (1e20, nil, false, "100,000,000,000,000,000,000"),
      (.infinity, nil, false, "∞"),
      (.nan, 3, true, "NaN"),
      (1.23456789, nil, false, "1.234568"), (5, 400, false, "5.000000000000"), (5, -3, false, "5"),
    ] as [(Double, Int?, Bool, String)])
  func numbersAreWrittenInEnglish(number: Double, length: Int?, isPercent: Bool, text: String) {
    let format = NumberFormat(.tuple([.bool(isPercent), length.map { .range($0, $0 + 1) } ?? .none, .string("")]))
    #expect(format.text(number) == text)
  }

  @Test(
    arguments: [
      (12.5, "USD", "$12.50"), (-1234.567, "EUR", "-€1,234.57"), (99.6, "JPY", "¥100"), (1, "CHF", "CHF\u{A0}1.00"),
    ] as [(Double, String, String)])
  func amountsAreWrittenInEnglish(number: Double, code: String, text: String) {
    #expect(NumberFormat(currency: code).text(number) == text)
    #expect(NumberFormat(NumberFormat(currency: code).value).text(number) == text)
  }
}
