import Diagnostics
import LayoutEngine
import Testing

@testable import LayoutLanguage
@testable import LayoutProgram

/// Each invalid layout value gets one warning at its source, whatever the number of rounds and steps.
/// Origin: Xcode's console has "Invalid frame dimension (negative or non-finite)." and "Contradictory frame constraints
/// specified." for the first two.
@Suite struct OddityTests {
  private func warnings(_ body: String, steps: [SceneStep] = []) throws -> [String] {
    let source = SourceText(
      name: "a.layout",
      text: """
        import SwiftUI
        struct Start: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width * .infinity } }
        extension HorizontalAlignment { static let start = HorizontalAlignment(Start.self) }
        struct Odd: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: CGFloat.nan, height: 10) }
          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        struct A: View {
          @State private var width: CGFloat = 10
          var body: some View {
        \(body)
          }
        }
        #Preview { A() }
        """)
    let program = try Program.compile([source])
    let scene = try program.scene(for: SceneRequest(stage: Size(width: 200, height: 100)))
    return scene.warnings.map { warning in
      let place = warning.range.map { source.location(at: $0.lower) }
      return "\(place.map { "\($0.line - 10):\($0.column) " } ?? "")\(warning.message.english)"
    }
  }

  @Test(
    arguments: [
      ("Text(\"a\").frame(width: -10)", "1:10 a frame's width cannot be -10: the width of its content counts"),
      (
        "Color.red\n.padding(4)\n.frame(height: .infinity)",
        "3:1 a frame's height cannot be infinite: the height of its content counts"
      ),
      (
        "Color.red.frame(minWidth: 50, maxWidth: 20)",
        "1:10 this frame's minimum is larger than its maximum, so neither counts"
      ),
      ("Color.red.frame(minWidth: .infinity)", "1:10 this view has no end, so it is shown as large as the stage"),
      ("Color.red.offset(x: .nan)", "1:10 an offset cannot be NaN (no number): 0 counts"),
      ("Color.red.padding(.infinity)", "1:10 a padding cannot be infinite: 0 counts"),
      ("Color.red.aspectRatio(0, contentMode: .fit)", "1:10 an aspectRatio cannot be 0: that of the content counts"),
      ("VStack(spacing: .infinity) { Color.red; Color.red }", "1:1 a spacing cannot be infinite: the usual one counts"),
      ("Odd { Color.red }", "1:1 an answer of sizeThatFits cannot be NaN (no number): 0 counts"),
      (
        "VStack(alignment: .leading) { Color.red\n.alignmentGuide(.leading) { _ in .nan }; Color.red }",
        "2:1 a guide's answer cannot be NaN (no number): a view has no such place"
      ),
      (
        "VStack(alignment: .start) { Color.red; Color.red }",
        "1:29 the default of 'Start' cannot be infinite: a view has no such place"
      ),
      (
        "ForEach(0..<3, id: \\.self) { _ in Color.red.frame(width: -1) }",
        "1:44 a frame's width cannot be -1: the width of its content counts"
      ),
    ]) func whatIsOddIsToldOnce(_ body: String, _ expected: String) throws
  {
    #expect(try warnings(body) == [expected])
  }

  @Test(
    arguments: [
      "Text(\"a\").frame(width: 0).padding(-4).offset(x: -10)",
      "Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)",
      "Color.red.frame(width: width).onTapGesture { width = -5 }",
      "HStack { Spacer(minLength: 0); Color.red }.layoutPriority(-1)",
    ]) func whatIsUsualIsNotTold(_ body: String) throws
  { #expect(try warnings(body) == []) }
}
