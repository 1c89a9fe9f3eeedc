import Diagnostics
import Testing

@testable import Curriculum
@testable import LayoutEditing
@testable import LayoutLanguage

@Suite struct RuleTests {
  private static let source = """
    import SwiftUI

    enum Middle: AlignmentID {  // .offset in a comment
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    struct Sign: View {
      var offset: CGFloat = 3
      var body: some View {
        Text(".offset(x: 1) AnyLayout").padding(offset)
      }
    }
    """

  /// The names that the file uses, with the first line of each; comments, strings and variables with that name do not
  /// count.
  @Test(
    arguments: [
      (Mention.name("AlignmentID"), [3]), (.name("CGFloat"), [4, 8]), (.member("height"), [4]),
      (.member("padding"), [10]),
      (.name("offset"), [10]), (.member("offset"), []), (.name("AnyLayout"), []), (.name("height"), []),
      (.label("x"), []),
    ] as [(Mention, [Int])])
  func findsMentions(_ mention: Mention, _ lines: [Int]) throws {
    let source = SourceText(name: "sign.layout", text: Self.source)
    let program = try Program.compile([source])
    #expect(program.mentions(of: mention).map { source.line(at: $0.lower) } == lines)
    let uses = Rule(.uses([mention]), weight: .essential, reason: "").result(for: program)
    let avoids = Rule(.avoids([mention]), weight: .essential, reason: "").result(for: program)
    #expect(uses.isMet == !lines.isEmpty)
    #expect(avoids.isMet == lines.isEmpty)
    #expect(avoids.range.map { source.line(at: $0.lower) } == lines.first)
  }

  @Test func onlyEssentialRulesBlock() throws {
    let program = try Program.compile([SourceText(name: "sign.layout", text: Self.source)])
    let result = Rule(.uses([.name("Nothing")]), weight: .advice, reason: "").result(for: program)
    #expect(!result.isMet)
    #expect(!result.blocks)
    #expect(Rule(.uses([.name("Nothing")]), weight: .essential, reason: "").result(for: program).blocks)
  }
}
