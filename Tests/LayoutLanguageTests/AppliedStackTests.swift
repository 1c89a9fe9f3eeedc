import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// A layout that applies a stack's layout to its subviews has the stack's frames; the stack itself is the reference.
@Suite struct AppliedStackTests {
  private static let contents = [
    [
      "Color.red.frame(width: 30, height: 20)", "Text(\"Some words that wrap\")",
      "Color.red.frame(minWidth: 10, maxWidth: 90, minHeight: 5, maxHeight: 40)",
    ],
    [
      "Color.red", "Text(\"Words of priority here\").layoutPriority(1)", "Divider()",
      "Color.red.frame(maxWidth: .infinity).frame(height: 10)",
    ],
    [
      "Color.red.frame(width: 40, height: 30).alignmentGuide(.top) { _ in -12 }.alignmentGuide(.leading) { _ in 50 }",
      "Spacer()", "Color.red.frame(width: 20, height: 60)", "Color.red.layoutPriority(-1)",
    ],
  ]

  @Test(
    arguments: [
      "HStack(alignment: .top)", "HStack(alignment: .lastTextBaseline, spacing: 7)", "HStack(spacing: 0)",
      "VStack(alignment: .leading)", "VStack(alignment: .trailing, spacing: 3)", "ZStack(alignment: .topLeading)",
      "ZStack(alignment: .bottomTrailing)",
    ], ["", ".frame(width: 60, height: 200)", ".fixedSize()", ".frame(maxHeight: 90)"])
  func comesToTheSame(stack: String, around: String) throws {
    let name = String(stack.prefix { $0 != "(" })
    let layout = """
      struct Applied: Layout {
        static var layoutProperties: LayoutProperties { \(name)Layout.layoutProperties }
        var rule = \(name)Layout\(stack.dropFirst(name.count))
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          rule.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          rule.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
      }
      """
    for views in Self.contents {
      let content = views.enumerated().map { "\($1).id(\"\($0)\")" }.joined(separator: "\n")
      let own = try frames("\(stack) {\n\(content)\n}\(around)")
      let applied = try frames("Applied {\n\(content)\n}\(around)", layout)
      #expect(own.count == views.count)
      for (name, frame) in own { #expect(applied[name].map(frame.isNear) ?? false, "\(content)\n\(name)") }
    }
  }

  private func frames(_ body: String, _ more: String = "") throws -> [String: Rect] {
    let text = "import SwiftUI\nstruct V: View { var body: some View {\n\(body)\n} }\n\(more)"
    let program = try Program.compile([SourceText(name: "stack.layout", text: text)])
    let scene = try program.scene(for: SceneRequest(stage: Size(width: 300, height: 240)))
    return Dictionary(scene.views.map { ($0.name, $0.frame) }) { first, _ in first }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy { abs($0 - $1) < 0.3 }
  }
}
