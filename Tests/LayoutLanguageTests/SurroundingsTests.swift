import Diagnostics
import LayoutEngine
import Testing

@testable import LayoutLanguage

/// What views read from those around them, where it cannot be told by a frame.
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
      (3.14159, 2, false, "3.14"), (2, 2, false, "2.00"), (0.5, nil, true, "50%"), (-0.001, 1, false, "0.0"),
      (999.9996, 3, false, "1,000.000"), (1e300, nil, false, "1e+300"), (.infinity, nil, false, "∞"),
      (.nan, 3, true, "NaN"),
      (1.23456789, nil, false, "1.234568"), (5, 400, false, "5.000000000000"), (5, -3, false, "5"),
    ] as [(Double, Int?, Bool, String)])
  func numbersAreWrittenInEnglish(number: Double, length: Int?, isPercent: Bool, text: String) {
    let format = NumberFormat(.tuple([.bool(isPercent), length.map { .int($0) } ?? .none, .string("")]))
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
